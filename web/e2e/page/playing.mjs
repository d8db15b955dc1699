// The whole game with nothing but static files served.
import { equal, findings, ok, person } from "../house.mjs";
import { play, rest } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";

const SHORT = [2, 4, 6];
/** As soon as a game can be over: those that are played to their end. */
const SHORTEST = [1, 2, 3];

export const tests = {
  "page: against the Avatar to the scoring": async (house) => {
    const { page, errors, leave } = await person(house);
    await openTable(page, { seats: ["here", "avatar:apprentice"], moons: SHORTEST, seed: 33 });
    await atTable(page);
    await play([page], (_, now) => now.over);
    ok(await page.locator("section.board tbody", { hasText: "Black Rose" }).count(), "the scoring");
    equal(errors, [], "errors on the page");
    await leave();
  },

  "page: against two bots to the scoring, axe at the table": async (house) => {
    const { page, errors, leave } = await person(house);
    await openTable(page, { seats: ["here", "bot:greedy", "bot:hasty"], moons: SHORTEST, seed: 7 });
    await atTable(page);
    let looked = false;
    const trouble = [];
    await play([page], async (_, now) => {
      if (now.acts.length && !looked) {
        looked = true;
        trouble.push(...(await findings(page)));
      }
      return now.over;
    });
    equal(trouble, [], "axe at the table");
    equal(errors, [], "errors on the page");
    await leave();
  },

  "page: two people at one screen": async (house) => {
    const { page, errors, leave } = await person(house);
    await openTable(page, { seats: ["here", "here"], moons: [6, 18, 30], seed: 4 });
    const covers = new Set();
    await play([page], (_, now) => {
      if (now.cover) covers.add(now.cover);
      return now.turn >= 2 || now.over;
    });
    ok(covers.size >= 2, `both were called: ${[...covers].join(", ")}`);
    equal(errors, [], "errors on the page");
    await leave();
  },

  "page: on a phone, and what it offers alone": async (house) => {
    const { page, errors, leave } = await person(house, { width: 390, height: 844, touch: true });
    await page.goto("./");
    await page.locator("form.new").waitFor();
    equal(await page.locator("option[value=invite]").count(), 0, "no links without a server");
    equal(await findings(page), [], "axe at home");
    for (const [path, ready] of [
      ["#/cards", "a.card"],
      ["#/rules?edition=classic", "article h2"],
      ["#/replays", "main h2"],
      ["#/settings", "dl"],
      ["#/tutorial", "main button"],
    ]) {
      await page.goto(`./${path}`);
      await page.locator(ready).first().waitFor();
      equal(await findings(page), [], `axe at ${path}`);
    }
    await openTable(page, { seats: ["here", "bot:hasty"], moons: SHORT, seed: 11 });
    await atTable(page);
    await play([page], (_, now) => now.turn >= 2 || now.over);
    equal(errors, [], "errors on the page");
    await leave();
  },

  "page: closed in mid-decision and opened again": async (house) => {
    const { context, page, leave } = await person(house);
    await openTable(page, { seats: ["here", "bot:hasty"], moons: SHORT, seed: 5 });
    await atTable(page);
    await play([page], (_, now) => now.turn >= 2 && (now.acts.length > 0 || now.lit > 0));
    const before = await rest(page);
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto("./");
    await again.locator("a[href*='/table/']").first().waitFor();
    await again.goto(address);
    await again.locator(".table[data-revision]").waitFor();
    const after = await rest(again);
    equal([after.revision, after.turn, after.title], [before.revision, before.turn, before.title], "the same decision");
    await play([again], (_, now) => now.revision > before.revision);
    await leave();
  },
};
