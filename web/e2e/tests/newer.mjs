import { equal, ok, person } from "../house.mjs";
import { openTable } from "../tables.mjs";

/** From now on the server is another one: its files have other names, and those of before are gone. */
async function replaceServer(page) {
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: "not found" }));
  await page.route(/:\d+\/$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/main-\w+/g, "main-another") });
  });
  return () => page.unrouteAll({ behavior: "wait" });
}

const word = (page) => page.getByRole("alert").filter({ hasText: "A new version of Lodge is here" });
const seated = (page) => page.locator(".table[data-revision]").waitFor();
const revision = (page) => page.locator(".table").getAttribute("data-revision");

export const tests = {
  "a table left open over an upgrade says so, and goes on where it was": async (house) => {
    const { page, leave } = await person(house);
    await openTable(page, { seats: ["here", "bot:hasty"], seed: 61 });
    await seated(page);
    const was = await revision(page);
    const restore = await replaceServer(page);
    // A phone's frame is fetched when it is needed.
    await page.setViewportSize({ width: 390, height: 844 });
    await word(page).waitFor();
    ok(
      (await word(page).innerText()).includes("Nothing you have answered is lost"),
      "what was answered is not spoken of",
    );
    // Whoever goes back to the large screen may go on as before.
    await page.setViewportSize({ width: 1440, height: 900 });
    await word(page).getByRole("button", { name: "Later" }).click();
    await word(page).waitFor({ state: "detached" });
    await page.locator("[data-area=prompt]").waitFor();
    // A dialog is another part; and again there is a word.
    await page.getByRole("button", { name: "Settings" }).click();
    await word(page).waitFor();
    await restore();
    await word(page).getByRole("button", { name: "Load the page again" }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .locator(".table.phone [data-area=prompt]:visible, .table.phone [data-area=bench]:visible")
      .first()
      .waitFor();
    ok(Number(await revision(page)) >= Number(was), "what was answered is gone");
    await leave();
  },

  "a page that a newer server has under another name is loaded again at the address one wanted": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.goto("./");
    await page.locator("form.new").waitFor();
    const restore = await replaceServer(page);
    await page.getByRole("link", { name: "Rules" }).first().click();
    await word(page).waitFor();
    await restore();
    await word(page).getByRole("button", { name: "Load the page again" }).click();
    await page.waitForURL(/\/rules$/);
    await page.locator("main h1").first().waitFor();
    equal(errors, [], "errors on the page");
    await leave();
  },

  "a line that comes back to another server says that there is a new version": async (house) => {
    const { page, leave } = await person(house);
    const lines = [];
    await page.routeWebSocket(/\/api\//, (line) => {
      line.connectToServer();
      lines.push(line);
    });
    await openTable(page, { seats: ["here", "bot:hasty"], seed: 62 });
    await seated(page);
    equal(await word(page).count(), 0, "words about a new version at the same server");
    const restore = await replaceServer(page);
    for (const line of lines) await line.close();
    await word(page).waitFor();
    await restore();
    await leave();
  },
};
