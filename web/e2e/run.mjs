// Tests through the browser: node e2e/run.mjs [part of a name ...]. With LODGE_PAGE, a folder of `cargo xtask page`, those
// of the page alone.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openHouse } from "./house.mjs";
import { openPage } from "./static.mjs";
import { NO_FRAMES, troubleOf } from "./trouble.mjs";

/** Tests share the server and the browser, but no table and no person; a few at once take less time. */
const AT_ONCE = 3;

/** Parts of the names of those that take long: they begin first, so that none runs on by itself at the end. */
const LONG = ["at every size", "in each of them", "axe", "whole", "invitation", "scoring", "at a server"];

const alone = process.env.LODGE_PAGE;
const folder = join(import.meta.dirname, alone ? "page" : "tests");
const wanted = process.argv.slice(2);
const all = [];
for (const file of readdirSync(folder).sort()) {
  const { tests } = await import(join(folder, file));
  for (const [name, run] of Object.entries(tests))
    if (!wanted.length || wanted.some((part) => `${file} ${name}`.includes(part))) all.push({ name, run });
}
const turn = ({ name }) => (LONG.findIndex((part) => name.includes(part)) + LONG.length + 1) % (LONG.length + 1);
all.sort((one, other) => turn(one) - turn(other));
const house = await (alone ? openPage(alone) : openHouse());
let passed = 0;
let failed = 0;

async function one({ name, run, again = false }) {
  const own = { ...house, contexts: [] };
  const began = Date.now();
  try {
    await run(own);
    passed += 1;
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    const pages = own.contexts.flatMap((context) => context.pages());
    const troubles = (await Promise.all(pages.map(troubleOf))).filter((trouble) => trouble);
    // Where the browser has stopped drawing, the test has found out nothing about the page: it begins anew, once.
    const stalled = !again && troubles.includes(NO_FRAMES);
    if (stalled) left.unshift({ name, run, again: true });
    else failed += 1;
    const why = [
      ...String(error?.message ?? error)
        .split("\n")
        .slice(0, 8),
      ...troubles,
    ];
    console.log(`${stalled ? "again" : "FAIL "} ${name}\n      ${why.join("\n      ")}`);
    await keepPictures(name, own.contexts);
  }
  for (const context of own.contexts) await context.close();
}

const left = [...all];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = left.shift(); next; next = left.shift()) await one(next);
  }),
);
await house.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** What the pages showed when it failed, if somebody wants to see it. */
async function keepPictures(name, contexts) {
  const to = process.env.E2E_PICTURES;
  if (!to) return;
  for (const [at, page] of contexts.flatMap((context) => context.pages()).entries())
    await page.screenshot({ path: join(to, `${name.replaceAll(/\W+/g, "-")}-${at}.png`) }).catch(() => undefined);
}
