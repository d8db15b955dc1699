// What a page alone offers is what a server offers: both editions, both boxes together, and packs.
import { equal, ok, person } from "../house.mjs";
import { play } from "../player.mjs";
import { atTable, openTable, openWithBot } from "../tables.mjs";

export const tests = {
  "page: the classic edition against a bot, to the scoring": async (house) => {
    const { page, errors, leave } = await person(house);
    await openTable(page, { seats: ["here", "bot:hasty"], edition: "Classic", moons: [1, 2, 3], seed: 12 });
    await atTable(page);
    await page.waitForFunction(() => document.documentElement.dataset.edition === "classic");
    await play([page], (_, now) => now.over);
    ok(await page.locator("section.board tbody tr").count(), "the scoring");
    equal(errors, [], "errors on the page");
    await leave();
  },

  "page: a table of both boxes, and one with a pack that goes on where the pack is gone": async (house) => {
    const { page, context, errors, leave } = await person(house);
    await page.goto("./#/new");
    await page.locator("form.lay").waitFor();
    await page.locator(".plates label", { hasText: "Classic" }).click();
    await page.locator(".plates label.on", { hasText: "Classic" }).waitFor();
    await page.locator(".schools button.on", { hasText: "Transmutation" }).waitFor();
    await page.locator(".schools button", { hasText: "Agony" }).click();
    await page.getByText("Agony takes the place of Conspiracy").waitFor();
    await openWithBot(page, 8);
    await play([page], (_, now) => now.revision >= 8);

    await page.goto("./#/new");
    await page.locator(".pack label").click();
    await page.locator(".schools button.on", { hasText: "Embers" }).waitFor();
    await openWithBot(page, 61);
    await play([page], (_, now) => now.revision >= 8);
    // The host no longer lays the pack beside the page: the table has its cards from the browser's own storage.
    const address = page.url();
    await page.close();
    await context.route("**/packs-*.json", (route) => route.abort());
    const again = await context.newPage();
    await again.goto(address);
    await atTable(again);
    await play([again], (_, now) => now.revision >= 12);
    equal(errors, [], "errors on the page");
    await leave();
  },
};
