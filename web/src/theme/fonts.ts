// Only the faces that are used (`slanted.ts` fetches the italic one). The letters of our languages come from small files;
// whole ones load by unicode-range when somebody writes others.
import "@fontsource-variable/cinzel/wght.css";
import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./fonts.css";
