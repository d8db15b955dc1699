// Addresses that a page alone is opened at: links of a newer version, and links that lead nowhere.
import { equal, person } from "../house.mjs";

/** What the page says at each. */
const LINKS = [
  ["#/something/newer", "There is no such page"],
  ["#/table/%zz", "There is no such page"],
  ["#/table/nosuchtable", "There is no table at this address"],
  ["#/replay/nosuchtable?at=12", "There is no table at this address"],
  ["#/lobby/nosuchtable", "There is no table at this address"],
  ["#/join/nosuchtable#word", "There is no table at this address"],
  ["#/cards?edition=third", "third"],
  ["#/cards?packs=unknown", "unknown"],
];

export const tests = {
  "page: links of a newer version, and links that lead nowhere": async (house) => {
    const { page, errors, leave } = await person(house);
    for (const [link, says] of LINKS) {
      await page.goto(`./${link}`);
      await page.reload();
      await page.locator("main", { hasText: says }).waitFor();
    }
    // What a page alone does not know it leaves out, and offers what it has.
    await page.goto("./#/?edition=third");
    await page.locator("form.new").waitFor();
    equal(errors, [], "errors on the page");
    await leave();
  },
};
