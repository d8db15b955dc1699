import "./theme/fonts";
import "./theme/themes.css";
import "./theme/tokens.css";
import "./theme/base.css";
import "./theme/print.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { setLocale } from "./i18n/index.svelte";
import { FALLBACK } from "./i18n/locales";
import { settings } from "./settings.svelte";
import { slantedEarly } from "./theme/slanted";

slantedEarly();

const target = document.getElementById("app");
setLocale(settings.language)
  .catch(() => setLocale(FALLBACK))
  .then(
    () => target && mount(App, { target }),
    // The one sentence of the page that has no language: there are no words to choose from.
    () => target?.append("Lodge could not fetch its words. Check the connection and load the page again."),
  );
