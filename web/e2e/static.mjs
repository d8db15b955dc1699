// A host for static files and nothing else, below a path; what a fan's host would do.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";
import { launch } from "./house.mjs";

const BELOW = "/below/lodge/";
const KINDS = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Serves `folder`; another one can be put in its place, as a new version would be. Counts what it sends. */
export async function openPage(folder) {
  if (!folder || !existsSync(join(folder, "sw.js")))
    throw new Error("LODGE_PAGE names no folder of `cargo xtask page`");
  const host = { folder, sent: 0, files: new Map() };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://host");
    const name = pathname.startsWith(BELOW) ? normalize(pathname.slice(BELOW.length) || "index.html") : "..";
    const file = join(host.folder, name);
    if (name.startsWith("..") || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.setHeader("content-type", KINDS[extname(file)] ?? "application/octet-stream");
    response.setHeader("content-encoding", "gzip");
    response.setHeader("cache-control", "no-cache");
    const packed = createReadStream(file).pipe(createGzip({ level: 9 }));
    packed.on("data", (piece) => {
      host.sent += piece.length;
      host.files.set(name, (host.files.get(name) ?? 0) + piece.length);
    });
    packed.pipe(response);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const browser = await launch();
  const close = async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { base: `http://127.0.0.1:${server.address().port}${BELOW}`, browser, close, host };
}
