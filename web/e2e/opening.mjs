// How long the page takes: node e2e/opening.mjs [times]. Each time a browser that has kept nothing opens the home page, and
// a table of two, and says when the first question of the table can be answered.
import { openHouse, person } from "./house.mjs";
import { atTable, openTable } from "./tables.mjs";

const times = Number(process.argv[2] ?? 5);
const house = await openHouse();
const measured = { home: [], table: [], "table again": [] };

for (let at = 0; at < times; at++) {
  const own = await person(house);
  let from = performance.now();
  await own.page.goto("/");
  await own.page.locator("form.new").getByRole("button", { name: "Open the table" }).waitFor();
  measured.home.push(performance.now() - from);
  const table = await openTable(own.page, { seats: ["here", "bot:greedy"], seed: at });
  const state = await own.context.storageState();
  await own.leave();

  // The same seat in a browser that has loaded nothing yet: from the address to the question.
  const fresh = await house.browser.newContext({ baseURL: house.base, storageState: state });
  const page = await fresh.newPage();
  for (const kind of ["table", "table again"]) {
    from = performance.now();
    await page.goto(`/table/${table}`);
    await atTable(page);
    await page.locator("[data-area=chooser] button, [data-area=prompt] button").first().waitFor();
    measured[kind].push(performance.now() - from);
  }
  await fresh.close();
}
await house.close();
for (const [what, list] of Object.entries(measured)) {
  const sorted = list.map(Math.round).sort((a, b) => a - b);
  console.log(`${what}: median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms`);
}
