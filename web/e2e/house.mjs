// A server with a fresh database, a browser, and a way to run tests against both.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";

/** How long anything may take before it counts as broken. Machines are busy; nothing waits this long when all is well. */
export const PATIENCE = 90_000;

const ROOT = resolve(import.meta.dirname, "../..");
const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where a distribution puts Chromium. */
function chromiumPath() {
  const places = [
    process.env.CHROMIUM,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  const found = places.find((path) => path && existsSync(path));
  if (!found) throw new Error("no Chromium found; name one in CHROMIUM");
  return found;
}

export function lodgePath() {
  const places = [process.env.LODGE_BIN, join(ROOT, "target/release/lodge"), join(ROOT, "target/debug/lodge")];
  const found = places.find((path) => path && existsSync(path));
  if (!found) throw new Error("no lodge found; build it (cargo build -p lodge) or name one in LODGE_BIN");
  return found;
}

export const launch = () => chromium.launch({ executablePath: chromiumPath(), args: ARGS });

/** Starts a browser and a server. `E2E_BASE` takes a running one instead (for working on the client). */
export async function openHouse() {
  const browser = await launch();
  if (process.env.E2E_BASE) return { base: process.env.E2E_BASE, browser, close: () => browser.close() };
  const { base, server, close } = await openServer();
  return { base, browser, server, close: () => browser.close().then(close) };
}

/** Starts `lodge serve` on a free port. */
export async function openServer() {
  const folder = mkdtempSync(join(tmpdir(), "lodge-e2e-"));
  const files = [
    "--no-address-limits",
    "--hall",
    "--pause",
    "0",
    "--db",
    join(folder, "e2e.db"),
    "--pack",
    join(ROOT, "examples/packs/ember"),
  ];
  const server = spawn(lodgePath(), ["serve", "--addr", "127.0.0.1:0", ...files], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const base = await new Promise((found, failed) => {
    let text = "";
    server.stdout.on("data", (piece) => {
      text += piece;
      const address = /serves (http:\S+)/.exec(text)?.[1];
      if (address) found(address);
    });
    server.on("exit", (code) => failed(new Error(`lodge ended with ${code} before it served`)));
  });
  const close = async () => {
    server.removeAllListeners("exit");
    const ended = new Promise((done) => server.on("exit", done));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { base, server, close };
}

/** Names the seed of the table that this page lays next. */
export const seedNext = (page, seed) => page.evaluate((seed) => (globalThis.seedOfNextTable = seed), seed);

/** A table that is laid by chance fails one day and not the next: without a seed none is laid. The page itself names no
 * seed; it is written into what the page sends. (Not by the browser's own interception, which switches its cache off.) */
function seeded() {
  // A page alone asks its Worker instead of a server.
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    const asked = message.request;
    if (asked?.method === "POST" && asked.path === "/tables") {
      const seed = globalThis.seedOfNextTable;
      delete globalThis.seedOfNextTable;
      if (seed === undefined) globalThis.reportError(new Error("a table was to be laid without a seed"));
      asked.body = JSON.stringify({ ...JSON.parse(asked.body), seed });
    }
    return postMessage.call(this, message, ...rest);
  };
  const { fetch } = globalThis;
  globalThis.fetch = (address, how = {}) => {
    const { pathname } = new URL(address, location.href);
    if (pathname !== "/api/tables" || how.method !== "POST") return fetch(address, how);
    const seed = globalThis.seedOfNextTable;
    delete globalThis.seedOfNextTable;
    if (seed !== undefined) return fetch(address, { ...how, body: JSON.stringify({ ...JSON.parse(how.body), seed }) });
    const error = new Error("a table was to be laid without a seed");
    globalThis.reportError(error);
    return Promise.reject(error);
  };
}

/** A person with a browser of their own. Movement is off: a test looks at what is, not at how it came. */
export async function person(house, { width = 1440, height = 900, touch = false, settings = {} } = {}) {
  const context = await house.browser.newContext({
    baseURL: house.base,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(PATIENCE);
  const stored = JSON.stringify({ speed: "off", story: "off", name: "Mara", language: "en", ...settings });
  await context.addInitScript((value) => {
    if (!localStorage.getItem("lodge.settings")) localStorage.setItem("lodge.settings", value);
  }, stored);
  await context.addInitScript(seeded);
  house.contexts?.push(context);
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { context, page, errors, leave: () => context.close() };
}

export { findings, hardToRead, violations } from "./axe.mjs";

export function equal(found, wanted, what) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}: found ${a}, wanted ${b}`);
}
export function ok(value, what) {
  if (!value) throw new Error(what);
}
