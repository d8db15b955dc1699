// Tests through the browser: node e2e/run.mjs [part of a name ...]
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openHouse } from "./house.mjs";

const folder = join(import.meta.dirname, "tests");
const wanted = process.argv.slice(2);
const house = await openHouse();
let passed = 0;
let failed = 0;
for (const file of readdirSync(folder).sort()) {
  const { tests } = await import(join(folder, file));
  for (const [name, run] of Object.entries(tests)) {
    if (wanted.length && !wanted.some((part) => `${file} ${name}`.includes(part))) continue;
    const began = Date.now();
    try {
      await run(house);
      passed += 1;
      console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(
        `FAIL  ${name}\n      ${String(error?.message ?? error)
          .split("\n")
          .slice(0, 8)
          .join("\n      ")}`,
      );
      await keepPictures(name);
    }
    for (const context of house.browser.contexts()) await context.close();
  }
}
await house.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** What the pages showed when it failed, if somebody wants to see it. */
async function keepPictures(name) {
  const to = process.env.E2E_PICTURES;
  if (!to) return;
  for (const [at, page] of house.browser
    .contexts()
    .flatMap((context) => context.pages())
    .entries())
    await page.screenshot({ path: join(to, `${name.replaceAll(/\W+/g, "-")}-${at}.png`) }).catch(() => undefined);
}
