import { openHouse, person } from "./house.mjs";
import { madeTables, sitter, settled } from "./tests/sizes.mjs";
const [names, sizes, press] = [process.argv[2].split(","), process.argv[3].split(","), process.argv[4]];
const house = { ...(await openHouse()), contexts: [] };
const made = await madeTables();
const { page } = await person(house, process.env.BIG ? { width: 2560, height: 1440 } : {});
await page.emulateMedia({ reducedMotion: "reduce" });
const sitAt = await sitter(page, made);
for (const name of names) {
  await sitAt(name);
  for (const size of sizes) {
    const [width, height] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    if (press) await page.keyboard.press(press);
    await settled(page);
    await page.screenshot({ path: `/tmp/look/${name}-${size}.png` });
  }
}
await house.close(); process.exit(0);
