import { equal, ok, person } from "../house.mjs";
import { play } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";

export const tests = {
  "a whole game of two mages against a bot, to the final scoring": async (house) => {
    const { page, errors, leave } = await person(house);
    const table = await openTable(page, {
      seats: ["here", "bot:greedy"],
      moons: [2, 4, 6],
      name: "Whole game",
      seed: 6,
    });
    await atTable(page);
    const { steps } = await play([page], (_, now) => now.over);
    ok(steps > 20, `a game has more than ${steps} steps`);
    ok(await page.locator("section.board table tbody tr").count(), "the scoring has rows");
    equal(errors, [], "errors on the page");

    // What was played can be seen again: the list, the viewer, its controls, the record.
    await page.goto("/replays");
    await page.getByRole("link", { name: /Whole game/ }).click();
    await page.waitForURL(`**/replay/${table}**`);
    const where = page.locator(".controls .where");
    await page.locator(".stage .table").waitFor();
    await page.getByRole("button", { name: "One step on" }).click();
    await page.waitForFunction(() => document.querySelector(".controls .where")?.textContent?.startsWith("1 /"));
    await page.locator(".controls select").first().selectOption({ label: "Turn 2" });
    await page.waitForFunction(() => document.querySelector("header.top .turn b")?.textContent === "2");
    const at = Number((await where.textContent())?.split("/")[0]);
    ok(at > 1 && page.url().endsWith(`at=${at}`), `the moment ${at} is in the address ${page.url()}`);
    await page.reload();
    await page.waitForFunction(() => document.querySelector("header.top .turn b")?.textContent === "2");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForFunction(
      (from) => Number(document.querySelector(".where")?.textContent?.split("/")[0]) > from,
      at,
    );
    await page.getByRole("button", { name: "Pause" }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the record" }).click();
    const file = await (await saved).path();
    await page.getByRole("button", { name: "Scoring" }).click();
    await page.locator("section.hero h1").waitFor();

    await page.goto("/replays");
    await page.locator("#replay-file").setInputFiles(file);
    await page.waitForURL((url) => url.pathname.startsWith("/replay/") && !url.pathname.endsWith(table));
    await page.locator(".stage .table").waitFor();
    equal(errors, [], "errors on the page");
    await leave();
  },
};
