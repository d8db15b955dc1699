// The italic face, with which cards say when they answer; whole, because few words are set in it.
import "@fontsource-variable/eb-garamond/wght-italic.css";
