// How much a first visit fetches, as a host sends it: from an empty browser to the first question that was answered.
import { ok, person } from "../house.mjs";
import { play } from "../player.mjs";
import { openPage } from "../static.mjs";
import { atTable, openTable } from "../tables.mjs";

/** Engine, cards and one language included (docs/speed.md says what takes the room). */
const MOST = 900_000;

export const tests = {
  "page: a first visit fetches no more than 900 kB": async (house) => {
    // A host of its own: what others fetch meanwhile does not count.
    const own = await openPage(house.host.folder);
    try {
      const { page, context } = await person({ ...own, contexts: house.contexts });
      // What is kept for later is not waited for.
      await context.route("**/sw.js", (route) => route.abort());
      await openTable(page, { seats: ["here", "bot:greedy"], moons: [2, 4, 6], seed: 5 });
      await atTable(page);
      const schools = page.locator(".backs button.legal");
      await play([page], async () => (await schools.count()) > 0);
      for (const name of ["Agony", "Alchemy", "Alchemy", "Alchemy"]) await schools.filter({ hasText: name }).click();
      await page.locator("section.prompt .button.main:not([aria-disabled=true])").click();
      // The cards that it brought are there, in their letters; with this seed one of them has a line in italics.
      await page.locator("[data-area=drawn] em").first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const list = [...own.host.files].sort(([, a], [, b]) => b - a);
      const told = list.map(([name, bytes]) => `${(bytes / 1000).toFixed(1)} ${name}`).join("\n      ");
      if (process.env.E2E_SIZES) console.log(`      ${told}`);
      ok(own.host.sent <= MOST, `${Math.round(own.host.sent / 1000)} kB were fetched:\n      ${told}`);
    } finally {
      for (const context of house.contexts.splice(0)) await context.close();
      await own.close();
    }
  },
};
