// Games that go from a page alone to a server, and back.
import { readFileSync } from "node:fs";
import { equal, ok, openHouse, person } from "../house.mjs";
import { play, rest } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";

/** The file that a click saves. */
async function saved(page, click) {
  const [download] = await Promise.all([page.waitForEvent("download"), click()]);
  return readFileSync(await download.path());
}

const open = (page, buffer) =>
  page.locator("#replay-file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });

export const tests = {
  "page: a game begun alone goes on at a server, and its record comes back": async (house) => {
    const server = await openHouse();
    try {
      const alone = await person(house);
      await openTable(alone.page, { seats: ["here", "bot:hasty"], moons: [2, 4, 6], seed: 5 });
      await atTable(alone.page);
      await play([alone.page], (_, now) => now.turn >= 2 && (now.acts.length > 0 || now.lit > 0));
      const before = await rest(alone.page);
      await alone.page.goto("./#/replays");
      const file = await saved(alone.page, () =>
        alone.page.getByRole("button", { name: /to a server, as a file/ }).click(),
      );

      const there = await person({ ...server, contexts: house.contexts });
      await there.page.goto("/replays");
      // What cannot be verified is refused with a word, and nothing comes of it.
      const wrong = file.toString().replace(/"digest":"./, (found) => `${found.slice(0, -1)}x`);
      await open(there.page, Buffer.from(wrong));
      await there.page.locator("[role=alert]", { hasText: "digest" }).waitFor();
      await open(there.page, file);
      await there.page.locator(".table[data-revision]").waitFor();
      const after = await rest(there.page);
      equal([after.turn, after.title], [before.turn, before.title], "the same decision");
      await play([there.page], (_, now) => now.over);
      await there.page.goto("/replays");
      const record = await saved(there.page, () =>
        there.page.getByRole("button", { name: /Save the record of/ }).click(),
      );

      await alone.page.goto("./#/replays");
      await open(alone.page, record);
      await alone.page.waitForURL(/replay\//);
      ok(await alone.page.locator("main").count(), "the game is shown alone");
      equal(alone.errors, [], "errors on the page");
    } finally {
      for (const context of house.contexts.splice(0)) await context.close();
      await server.close();
    }
  },
};
