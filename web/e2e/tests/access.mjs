import { equal, findings, ok, person } from "../house.mjs";
import { changed, look, step } from "../player.mjs";
import { openTable } from "../tables.mjs";

async function check(page, name, trouble, without) {
  for (const found of await findings(page, without)) trouble.push(`${name}: ${found}`);
}

// At the table whole cards are buttons. Their names are short ("Read Grim Torment") and cannot hold all that the card
// shows; key hints inside a button are for the eye only.
const CARDS = ["label-content-name-mismatch"];

export const tests = {
  "axe on every page": async (house) => {
    const { page, leave } = await person(house);
    const trouble = [];
    const pages = [
      ["/", "form.new"],
      ["/cards", "a.card"],
      ["/cards/black_feather", ".detail h3"],
      ["/cards/arena", ".detail h3"],
      ["/rules", "article"],
      ["/replays", "main h2"],
      ["/settings", "dl"],
      ["/about", ".version"],
      ["/tutorial", "main button"],
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
    await openTable(page, { seats: ["here", "invite"] });
    await page.locator("li.open .link input").waitFor();
    await check(page, "lobby", trouble);
    const link = await page.locator("li.open .link input").inputValue();
    await page.goto(link);
    await page.locator("#join-name").waitFor();
    await check(page, "join", trouble);
    equal(trouble, [], "serious findings");
    await leave();
  },

  "axe at the table, in every sort of question": async (house) => {
    const { page, leave } = await person(house);
    await openTable(page, { seats: ["here", "bot:greedy"] });
    const trouble = [];
    const seen = new Set();
    for (let count = 0; count < 90 && seen.size < 4; count++) {
      const now = await look(page);
      const kind = now.bench ? "bench" : now.chooser ? "chooser" : now.acts.length ? "act" : now.asked ? "lodge" : "";
      if (kind && !seen.has(kind)) {
        seen.add(kind);
        await check(page, `table, ${kind}`, trouble, CARDS);
      }
      await step(page, now, { steady: count, again: count % 2 });
      await changed(page, now.mark);
    }
    ok(seen.size >= 3, `seen: ${[...seen].join(", ")}`);
    const table = page.url().split("/").at(-1);
    await page.goto(`/replay/${table}`);
    await page.locator(".stage .table").waitFor();
    await check(page, "replay", trouble, CARDS);
    await page.goto("/tutorial");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator(".narrator h2").waitFor();
    await check(page, "lesson", trouble, CARDS);
    equal([...new Set(trouble)], [], "serious findings");
    await leave();
  },
};
