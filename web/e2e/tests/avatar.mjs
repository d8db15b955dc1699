import { equal, ok, person, violations } from "../house.mjs";
import { play } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";

/** What axe finds on the sheet and on the Command Card, be it ever so slight. */
async function unfit(page) {
  const found = await violations(page, { within: [".sheet.avatar", "[data-area=command]"] });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

/** Whatever stands on the stage is noted when it is there: it may be gone before anybody asks. */
const watch = (page) =>
  page.evaluate(() => {
    globalThis.staged = { cards: new Set(), reasons: new Set() };
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("[data-area=command] .title"))
        if (textContent) globalThis.staged.cards.add(textContent);
      for (const { textContent } of document.querySelectorAll("[data-area=command] .reasons li"))
        globalThis.staged.reasons.add(textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** What the page told about the Avatar on the way. */
async function note(page, seen) {
  const now = await page.evaluate(() => ({
    cards: [...globalThis.staged.cards],
    reasons: [...globalThis.staged.reasons],
    crown: document.querySelector("section.prompt.crown .words")?.textContent ?? "",
    sheet: document.querySelector(".sheet.avatar")?.textContent ?? "",
    chips: [...document.querySelectorAll(".sheet.avatar button.chip")].map((chip) => chip.getAttribute("title") ?? ""),
  }));
  for (const card of now.cards) seen.cards.add(card);
  for (const reason of now.reasons) seen.reasons.add(reason);
  if (now.crown) seen.crown.add(now.crown);
  if (now.sheet) seen.sheet = now.sheet;
  for (const chip of now.chips) seen.chips.add(chip);
}

export const tests = {
  "alone against the Avatar, to the final scoring": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.goto("/");
    await page.locator("form.new").waitFor();
    // Only the last seat can be the Avatar's.
    const offered = (at) =>
      page.getByLabel(`Who sits at seat ${at}`, { exact: true }).locator("option[value^='avatar:']").count();
    equal([await offered(1), await offered(3)], [0, 2], "where the Avatar may sit");
    await openTable(page, {
      seats: ["here", "avatar:apprentice"],
      moons: [2, 4, 6],
      name: "Against the Avatar",
      seed: 33,
    });
    await atTable(page);
    await watch(page);
    const seen = { cards: new Set(), reasons: new Set(), crown: new Set(), chips: new Set(), sheet: "" };
    // Looked at with a Command Card on the stage, and with something of its own on the Avatar's sheet; with this seed a
    // nightmare.
    const looks = [() => seen.cards.size > 0, () => seen.chips.size > 0];
    const trouble = [];
    await play([page], async (_, now) => {
      await note(page, seen);
      const at = now.acts.length ? looks.findIndex((due) => due()) : -1;
      if (at >= 0) {
        looks.splice(at, 1);
        trouble.push(...(await unfit(page)));
      }
      return now.over;
    });
    ok(seen.cards.size >= 2, `Command Cards seen: ${[...seen.cards].join(", ")}`);
    ok(seen.reasons.size >= 1, `reasons seen: ${[...seen.reasons].join(" | ")}`);
    ok(/Commands left/.test(seen.sheet), `the sheet: ${seen.sheet}`);
    for (const words of seen.crown) ok(/^\s*For The Possessed · /.test(words), `a Choice of the Crown: ${words}`);
    equal(trouble, [], "axe at the table");
    // One row for the person, one for the Black Rose, none for the Avatar's seat.
    equal(await page.locator("section.board table tbody tr").count(), 2, "rows of the scoring");
    ok(
      await page.locator("section.board tbody", { hasText: "Black Rose" }).count(),
      "the Black Rose is in the scoring",
    );
    equal(errors, [], "errors on the page");
    await leave();
  },
};
