// Pictures of the main screens, for the documentation: node e2e/screens.mjs [folder]
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { openHouse, person, seedNext } from "./house.mjs";
import { play } from "./player.mjs";
import { openTable } from "./tables.mjs";

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../../docs/screens"));
mkdirSync(folder, { recursive: true });
const house = await openHouse();
// Only files of these names are written; what else lies in the folder stays as it is.
const shoot = (page, name) => page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 86 });

const turnOf = (page) => page.evaluate(() => Number(/turn\s+(\d+)/i.exec(document.body.innerText)?.[1] ?? 0));

/** Goes on until something is on the page that was not shown yet, and takes its picture once; from that turn on. */
async function shootTable(page, names, { from = 1 } = {}) {
  const left = new Map(Object.entries(names));
  await play([page], async (_, now) => {
    const kind = now.bench
      ? "bench"
      : now.study && now.asked
        ? "study"
        : now.reaction
          ? "reaction"
          : now.chooser
            ? "chooser"
            : now.acts.length
              ? "act"
              : "";
    const name = left.get(kind);
    if (name && (await turnOf(page)) >= from) {
      left.delete(kind);
      await shoot(page, name);
    }
    return left.size === 0;
  });
}

const desk = await person(house);
await openTable(desk.page, {
  seats: ["here", "bot:greedy", "bot:greedy", "bot:greedy"],
  name: "The long eclipse",
  seed: 21,
});
await shootTable(desk.page, { study: "study", bench: "preparation", act: "action" }, { from: 3 });
await desk.page.goto("/");
await desk.page.locator(".continue").waitFor();
await shoot(desk.page, "home");
for (const [path, ready, name] of [
  ["/cards/black_feather", ".detail h3", "cards"],
  ["/rules#R17.11", "#R17\\.11", "rules"],
  ["/settings", "dl", "settings"],
]) {
  await desk.page.goto(path);
  await desk.page.locator(ready).first().waitFor();
  await shoot(desk.page, name);
}
await desk.page.goto("/cards");
for (const deck of ["Rooms", "Quests", "Evocations"]) {
  await desk.page.getByRole("button", { name: deck, exact: true }).click();
  await desk.page.locator("a.card").first().waitFor();
  await shoot(desk.page, `cards-${deck.toLowerCase()}`);
}
await desk.page.goto("/tutorial");
await desk.page.locator("main ol").waitFor();
await shoot(desk.page, "lessons");
// A hint, and the same table in the other two lights.
await desk.page.goto("/");
await desk.page.locator("form.new").waitFor();
await seedNext(desk.page, 61);
await desk.page.getByRole("button", { name: "Play a bot now" }).click();
await desk.page.getByRole("button", { name: "Hint", exact: true }).click();
await desk.page.locator("[data-area=hint] li.best").waitFor();
await shoot(desk.page, "hint");
for (const theme of ["day", "contrast"]) {
  await desk.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
  await shoot(desk.page, theme);
}
await openTable(desk.page, { seats: ["here", "invite", "bot:scout"], name: "Lunch at the crypt", seed: 22 });
await desk.page.locator(".invite .link input").first().waitFor();
await shoot(desk.page, "lobby");
await desk.page.goto("/tutorial");
await desk.page.getByRole("button", { name: "Begin lesson 1", exact: true }).click();
await desk.page.locator(".narrator").waitFor();
await shoot(desk.page, "lesson");
await play([desk.page], (_, now) => now.over);
await shoot(desk.page, "scoring");
const table = desk.page.url().split("/").at(-1);
await desk.page.goto(`/replay/${table}?at=30`);
// What is told of the game comes after the table.
await desk.page.locator(".stage [data-area=log] li").first().waitFor();
await shoot(desk.page, "replay");
await desk.leave();

const phone = await person(house, { width: 390, height: 844, touch: true });
await phone.page.goto("/");
await phone.page.locator("form.new").waitFor();
await shoot(phone.page, "phone-home");
await openTable(phone.page, { seats: ["here", "bot:greedy", "bot:greedy"], seed: 23 });
await shootTable(phone.page, { bench: "phone-preparation", act: "phone-action" }, { from: 2 });
await phone.leave();
await house.close();
