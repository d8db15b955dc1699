import { equal, ok, openServer, person } from "../house.mjs";
import { play } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";

const closed = (line) => line.isClosed() || line.waitForEvent("close");

export const tests = {
  "straight from one table to another: one line is left, and the seats of the other table": async (house) => {
    const { page, errors, leave } = await person(house);
    const lines = [];
    page.on("websocket", (line) => lines.push(line));
    const open = () => lines.filter((line) => !line.isClosed()).map((line) => line.url().split("/").at(-2));
    /** At a table, when one has heard that the lines to others have ended. */
    const seated = async (table) => {
      await page.locator(".table[data-revision]").waitFor();
      await Promise.all(lines.filter((line) => !line.url().includes(table)).map(closed));
    };
    const classic = await openTable(page, { seats: ["here", "bot:hasty"], edition: "Classic", seed: 41 });
    const here = await openTable(page, { seats: ["here", "bot:hasty"], seed: 42 });
    await seated(here);
    equal(open(), [here], "lines at the first table");
    // As a link does, or somebody's way back: the page itself is not loaded anew.
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/table/${classic}`);
    await page.waitForFunction(() => document.documentElement.dataset.edition === "classic");
    await seated(classic);
    equal(open(), [classic], "lines at the other table");
    equal(errors, [], "errors on the page");
    await leave();
  },

  "a server that hangs is called again, and what was answered meanwhile is taken once": async (house) => {
    const { base, server, close } = await openServer();
    const { page, errors, leave } = await person({ ...house, base });
    const answers = [];
    const refused = [];
    let lines = 0;
    page.on("websocket", (line) => {
      lines += 1;
      line.on("framesent", ({ payload }) => answers.push(...(JSON.parse(payload).answer ? [payload] : [])));
      line.on("framereceived", ({ payload }) => refused.push(...(JSON.parse(payload).refused ? [payload] : [])));
    });
    await openTable(page, { seats: ["here", "bot:hasty"], seed: 43 });
    await atTable(page);
    await play([page], (_, now) => now.revision >= 3);
    const revision = async () => Number(await page.locator(".table").getAttribute("data-revision"));
    const was = await revision();
    const [before, said] = [lines, answers.length];
    server.kill("SIGSTOP");
    // Said into a line that nobody hears, while others are tried that nobody takes.
    const playing = play([page], (_, now) => now.revision >= was + 6);
    await page.locator(".banner[role=alert]").waitFor();
    await page.waitForFunction((was) => document.querySelector(".table").dataset.revision === `${was}`, was);
    ok(lines > before, "no other line was tried");
    server.kill("SIGCONT");
    await page.locator(".banner[role=alert]").waitFor({ state: "detached" });
    await playing;
    const again = answers.slice(said).filter((text, at, all) => all.indexOf(text) !== at);
    ok(again.length > 0, "what nobody acknowledged was not said again");
    equal(refused, [], "what was said twice and taken twice");
    equal(errors, [], "errors on the page");
    await leave();
    await close();
  },
};
