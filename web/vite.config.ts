import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { firstVisit } from "./chunks";
import { parts } from "./parts";
import { roundDrawing } from "./src/kit/rounded";

const server = process.env.LODGE_SERVER ?? "http://127.0.0.1:8080";

const rounded: Plugin = {
  name: "rounded-drawings",
  enforce: "post",
  transform: (code, id) => (id.includes("icons/game-icons/") ? { code: roundDrawing(code), map: null } : null),
};

/** Notes in messages are for those who write them. */
const messages: Plugin = {
  name: "bare-messages",
  enforce: "pre",
  load: (id) => {
    const [path = "", query] = id.split("?");
    if (!path.endsWith(".ftl") || query !== "raw") return null;
    const bare = readFileSync(path, "utf8")
      .replaceAll(/^#.*\n/gm, "")
      .replaceAll(/\n{3,}/g, "\n\n");
    return `export default ${JSON.stringify(bare)}`;
  },
};

export default defineConfig({
  // Icons arrive as text: the same drawing is used in HTML and inside the lodge's SVG.
  plugins: [messages, svelte(), icons({ compiler: "raw", scale: 1 }), rounded, parts],
  // A page alone may lie below any path, so scripts find each other by where they lie; only the server's index.html, which
  // stands at many addresses, names them from the root. `cargo xtask page` makes that relative too.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  worker: { format: "es" },
  build: {
    target: "es2022",
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
    // Letters that a visit does not need stay files of their own, however few they are.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: [firstVisit] } } },
  },
  server: {
    // The messages live beside the cards, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  preview: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  // Files share their worlds: what stands around a test takes four times as long to build as the test itself.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/test-setup.ts"], isolate: false },
});
