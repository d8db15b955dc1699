// Tables laid through the page.
import { seedNext } from "./house.mjs";

/** Fills in the home page's form and opens the table. Seats: `here`, `invite`, or `bot:LEVEL`; of bots those that do not
 * think by the clock, or the seed would not be the whole game. */
export async function openTable(page, { seats, seed, moons = null, name = "", edition = "" }) {
  await page.goto("./");
  const form = page.locator("form.new");
  await form.waitFor();
  if (edition) {
    await form.locator(".plates label", { hasText: edition }).click();
    await form.locator(".plates label.on", { hasText: edition }).waitFor();
  }
  await form
    .locator(".segments label", { hasText: new RegExp(`^${seats.length}`) })
    .first()
    .click();
  for (const [at, who] of seats.entries())
    await page.getByLabel(`Who sits at seat ${at + 1}`, { exact: true }).selectOption(who);
  for (const [at, who] of seats.entries())
    if (who === "here") await page.getByLabel(`Name of the person at seat ${at + 1}`).fill(`Person ${at + 1}`);
  if (name) await form.locator("input.name").fill(name);
  if (moons) {
    await form.locator(".segments label", { hasText: "Other" }).click();
    for (const [at, label] of ["Second Moon", "Third Moon", "End of the game"].entries())
      await page.getByLabel(label, { exact: true }).fill(String(moons[at]));
  }
  await seedNext(page, seed);
  await form.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/(table|lobby)\//);
  return page.url().split("/").at(-1);
}

/** On the page where a table is laid, with everything else chosen there: two seats, the other one a bot's. */
export async function openWithBot(page, seed) {
  await page.locator(".segments label", { hasText: /^2/ }).first().click();
  await page.getByLabel("Who sits at seat 2", { exact: true }).selectOption("bot:hasty");
  await seedNext(page, seed);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  await atTable(page);
}

/** Whatever a table shows first: on a phone that may be a question alone, with the lodge there but out of sight. */
export const atTable = (page) => {
  const areas = ["[data-area=lodge]", "[data-area=bench]", "[data-area=prompt]", "main.page"];
  return page
    .locator(areas.map((area) => `${area}:visible`).join(", "))
    .first()
    .waitFor();
};
