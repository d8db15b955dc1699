import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";
import { alsoSay, setLocale } from "./i18n/index.svelte";

// What one test has put on the page must not answer for the next.
afterEach(cleanup);

// Nothing is shown without words.
await setLocale("en");
await alsoSay("lessons");
