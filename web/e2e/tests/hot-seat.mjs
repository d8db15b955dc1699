import { equal, ok, person } from "../house.mjs";
import { play } from "../player.mjs";
import { openTable } from "../tables.mjs";

export const tests = {
  "two people at one screen, with a cover between them": async (house) => {
    const { page, errors, leave } = await person(house);
    await openTable(page, { seats: ["here", "here"], moons: [6, 18, 30], seed: 4 });
    // Whoever has laid the table is not always the one who is asked first.
    await page.getByRole("heading", { name: /^Hand the device to Person/ }).waitFor();
    equal(await page.locator(".table").count(), 0, "the first hand lies open");
    const covers = new Set();
    const { told } = await play([page], (_, now) => {
      if (now.cover) covers.add(now.cover);
      return now.turn >= 2 || now.over;
    });
    ok(covers.size >= 2, `both were called: ${[...covers].join(", ")}`);
    ok(told.includes("prepare"), "somebody prepared");
    equal(errors, [], "errors on the page");
    await leave();
  },
};
