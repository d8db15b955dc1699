// What a visit fetches: scripts, styles and words, as compressed as any server sends them.
import { gzipSync } from "node:zlib";
import { ok, person, seedNext } from "../house.mjs";
import { atTable } from "../tables.mjs";

const kB = (bytes) => Math.round(bytes / 100) / 10;

/** From an empty browser to a table in somebody's language. */
async function visit(house, language) {
  const { page, leave } = await person(house, { settings: { language: "en" } });
  const sizes = new Map();
  const weighed = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname)) return;
    weighed.push(
      response.body().then(
        (body) => sizes.set(pathname, gzipSync(body, { level: 9 }).length),
        // What the page no longer waits for when it leaves is fetched again by the next.
        () => undefined,
      ),
    );
  });
  await page.addInitScript((language) => {
    const kept = JSON.parse(localStorage.getItem("lodge.settings") ?? "{}");
    localStorage.setItem("lodge.settings", JSON.stringify({ ...kept, language }));
  }, language);
  // The form is filled in by its English names, so the table is asked for without it.
  await page.goto("/");
  await page.locator("form.new").waitFor();
  await seedNext(page, 5);
  await page.locator("form.new button[type=submit]").click();
  await page.waitForURL(/\/table\//);
  await atTable(page);
  await page.waitForLoadState("networkidle");
  await Promise.all(weighed);
  await leave();
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

export const tests = {
  "weight: home and a table in 350 kB, and no language costs more than 25": async (house) => {
    const english = await visit(house, "en");
    ok(english <= 350_000, `scripts and styles of a visit weigh ${kB(english)} kB`);
    for (const language of ["de", "pl", "fr", "it"]) {
      const more = (await visit(house, language)) - english;
      ok(more <= 25_000, `${language} weighs ${kB(more)} kB more than English`);
    }
    console.log(`      a visit in English: ${kB(english)} kB`);
  },
};
