import { equal, findings, hardToRead, person } from "../house.mjs";
import { play } from "../player.mjs";
import { openTable } from "../tables.mjs";

async function check(page, name, trouble) {
  for (const found of await findings(page)) trouble.push(`${name}: ${found}`);
  for (const theme of ["day", "contrast"])
    for (const found of await hardToRead(page, theme)) trouble.push(`${name}, ${found}`);
}

/** What is asked, by how it is answered. */
const kindOf = (now) =>
  now.bench
    ? "bench"
    : now.study
      ? "study"
      : now.chooser
        ? "chooser"
        : now.acts.length
          ? "act"
          : now.asked
            ? "lodge"
            : "";

export const tests = {
  "axe on every page": async (house) => {
    const { page, leave } = await person(house);
    const trouble = [];
    const pages = [
      ["/", "form.new"],
      ["/cards", "a.card"],
      ["/cards/black_feather", ".detail h3"],
      ["/cards/arena", ".detail h3"],
      ["/rules", "article h2"],
      ["/rules?edition=classic", "article h2"],
      ["/replays", "main h2"],
      ["/settings", "dl"],
      ["/about", ".version"],
      ["/tables", "#notices-title"],
      ["/hall", "h1"],
      ["/mail/leave", "main button"],
      ["/tutorial", "main ol"],
      ["/nowhere", "main"],
    ];
    for (const [path, ready] of pages) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await check(page, path, trouble);
    }
    await page.goto("/");
    await page.locator("form.new summary").click();
    await check(page, "optional rules", trouble);
    await openTable(page, { seats: ["here", "invite"], seed: 1 });
    await page.locator(".invite .link input").first().waitFor();
    await check(page, "lobby", trouble);
    const link = await page.locator(".invite .link input").first().inputValue();
    await page.goto(link);
    await page.locator("#join-name").waitFor();
    await check(page, "join", trouble);
    equal(trouble, [], "serious findings");
    await leave();
  },

  "axe at the table, in every sort of question": async (house) => {
    const { page, leave } = await person(house);
    await openTable(page, { seats: ["here", "bot:greedy"], seed: 2 });
    const trouble = [];
    const left = new Set(["bench", "study", "chooser", "act", "lodge"]);
    await play([page], async (_, now) => {
      const kind = kindOf(now);
      if (left.delete(kind)) await check(page, `table, ${kind}`, trouble);
      return left.size === 0 || now.over;
    });
    equal([...left], [], "sorts of questions that were not met");
    const table = page.url().split("/").at(-1);
    await page.goto(`/replay/${table}`);
    await page.locator(".stage .table").waitFor();
    await check(page, "replay", trouble);
    await page.goto("/tutorial");
    await page.getByRole("button", { name: "Begin lesson 1", exact: true }).click();
    await page.locator(".narrator h2").waitFor();
    await check(page, "lesson", trouble);
    equal([...new Set(trouble)], [], "serious findings");
    await leave();
  },
};
