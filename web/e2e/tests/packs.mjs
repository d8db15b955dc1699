import { equal, findings, ok, person, seedNext } from "../house.mjs";
import { play } from "../player.mjs";
import { atTable } from "../tables.mjs";

const options = (page, label) => page.getByLabel(label, { exact: true }).locator("option").allTextContents();

export const tests = {
  "a table is laid with a pack, and its cards are played": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.goto("/");
    const form = page.locator("form.new");
    await form.waitFor();
    const pack = form.getByRole("switch", { name: "The Ember School" });
    await pack.waitFor();
    ok(!(await options(page, "Mage of seat 1")).some((name) => name.includes("Cassia")), "no mage of a pack yet");
    await form.locator(".pack label").click();
    await page.waitForFunction(() => document.body.textContent?.includes("Cassia of the Kiln"));
    equal(await findings(page), [], "what axe finds");

    await form.locator(".segments label", { hasText: /^2/ }).first().click();
    await page.getByLabel("Who sits at seat 1", { exact: true }).selectOption("here");
    await page.getByLabel("Who sits at seat 2", { exact: true }).selectOption("bot:random");
    const value = async (label, words) => {
      const select = page.getByLabel(label, { exact: true });
      const found = await select.locator("option", { hasText: words }).first().getAttribute("value");
      await select.selectOption(found);
    };
    await value("Mage of seat 1", "Cassia of the Kiln");
    await value("School of seat 1", "Embers: The Kiln");
    await seedNext(page, 61);
    await form.getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/table\//);
    await atTable(page);
    const table = page.url().split("/").at(-1);
    // Her spells are read on the bench and at the table, by their names.
    const seen = new Set();
    await play([page], async (_, now) => {
      const text = await page.evaluate(() => document.body.textContent ?? "");
      for (const name of [
        "Cinder Lash",
        "Banked Coals",
        "Kindle the Hound",
        "Tinder Trap",
        "Hearth Oath",
        "Flashover",
        "Own Flame",
      ])
        if (text.includes(name)) seen.add(name);
      return now.over || (now.turn >= 3 && seen.size >= 3);
    });
    ok(seen.size >= 3, `spells of the pack that were seen: ${[...seen].join(", ")}`);
    const summary = await page.evaluate(
      (table) => fetch(`/api/tables/${table}`).then((answer) => answer.json()),
      table,
    );
    equal(summary.packs, ["ember"], "the packs of the table");
    equal(errors, [], "errors of the page");
    await leave();
  },
};
