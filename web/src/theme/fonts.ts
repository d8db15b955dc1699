// Only the faces that are used; latin-ext files of the same packages load by unicode-range when a language needs them.
import "@fontsource-variable/cinzel/wght.css";
import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/eb-garamond/wght-italic.css";
import "@fontsource-variable/source-sans-3/wght.css";
