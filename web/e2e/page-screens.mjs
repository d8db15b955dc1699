// Pictures of the page alone, for the documentation: LODGE_PAGE=OUT node e2e/page-screens.mjs [folder]
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { person } from "./house.mjs";
import { play } from "./player.mjs";
import { openPage } from "./static.mjs";
import { atTable, openTable } from "./tables.mjs";

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../../docs/screens"));
mkdirSync(folder, { recursive: true });
const house = await openPage(process.env.LODGE_PAGE);
/** Drawings that only some tables need are fetched when they are asked for: a picture waits for them. */
const shoot = async (page, name) => {
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 86 });
};

const { page, context } = await person(house);
await openTable(page, { seats: ["here", "bot:hasty", "bot:hasty"], edition: "Classic", seed: 21 });
await atTable(page);
await play([page], (_, now) => now.turn >= 2 && now.acts.length > 0);
await shoot(page, "page-classic");
await page.goto("./#/replays");
await page.getByRole("button", { name: /to a server, as a file/ }).waitFor();
await shoot(page, "page-replays");
await page.goto("./#/new");
await page.locator(".pack label").waitFor();
await shoot(page, "page-new");
await context.close();
await house.close();
