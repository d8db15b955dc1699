import "./theme/fonts";
import "./theme/themes.css";
import "./theme/tokens.css";
import "./theme/base.css";
import "./theme/print.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
