import { afterEach, expect, test, vi } from "vitest";
import { lineIsBack, missed, newer, watchParts } from "./newer.svelte";

const OWN = "https://lodge.example/below/assets/main-old.js";
const serve = (script: string) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(`<script src="/assets/${script}"></script>`))),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  newer.found = null;
});

test("a part that a newer server no longer has: the page says that there is a new version", async () => {
  serve("main-new.js");
  await missed(OWN);
  expect(newer.found).toBe("new");
  expect(fetch).toHaveBeenCalledWith("https://lodge.example/below/", { cache: "no-cache" });
});

test("a part that does not come from the same server, or from none: the page says only that", async () => {
  serve("main-old.js");
  await missed(OWN);
  expect(newer.found).toBe("missing");
  newer.found = null;
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await missed(OWN);
  expect(newer.found).toBe("missing");
});

test("a line that is back asks whether another server answers, and is silent where it is the same", async () => {
  vi.stubEnv("DEV", false);
  serve("main-old.js");
  await lineIsBack(OWN);
  expect(newer.found).toBeNull();
  serve("main-new.js");
  await lineIsBack(OWN);
  expect(newer.found).toBe("new");
  vi.unstubAllEnvs();
});

test("the bundler's word that a part is missing is heard while somebody listens", async () => {
  serve("other.js");
  const stop = watchParts();
  dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(newer.found).toBe("new"));
  stop();
  newer.found = null;
  dispatchEvent(new Event("vite:preloadError"));
  await Promise.resolve();
  expect(newer.found).toBeNull();
});
