import { equal, person } from "../house.mjs";
import { openTable } from "../tables.mjs";

const closed = (line) => line.isClosed() || line.waitForEvent("close");

export const tests = {
  "straight from one table to another: one line is left, and the seats of the other table": async (house) => {
    const { page, errors, leave } = await person(house);
    const lines = [];
    page.on("websocket", (line) => lines.push(line));
    const open = () => lines.filter((line) => !line.isClosed()).map((line) => line.url().split("/").at(-2));
    const seated = () => page.locator(".table[data-revision]").waitFor();
    const classic = await openTable(page, { seats: ["here", "bot:hasty"], edition: "Classic", seed: 41 });
    const here = await openTable(page, { seats: ["here", "bot:hasty"], seed: 42 });
    await seated();
    equal(open(), [here], "lines at the first table");
    // As a link does, or somebody's way back: the page itself is not loaded anew.
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/table/${classic}`);
    await page.waitForFunction(() => document.documentElement.dataset.edition === "classic");
    await seated();
    await Promise.all(lines.filter((line) => !line.url().includes(classic)).map(closed));
    equal(open(), [classic], "lines at the other table");
    equal(errors, [], "errors on the page");
    await leave();
  },
};
