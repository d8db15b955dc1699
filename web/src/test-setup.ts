import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

// What one test has put on the page must not answer for the next.
afterEach(cleanup);
