import { equal, ok, person, seedNext } from "../house.mjs";
import { play } from "../player.mjs";
import { atEach, madeTables, settled, sitter } from "./sizes.mjs";

const narrator = (page) => page.locator(".narrator h2");
const begin = async (page, number) => {
  await page.goto("/tutorial");
  await page.getByRole("button", { name: `Begin lesson ${number}`, exact: true }).click();
  await narrator(page).waitFor();
};
/** Reads on to the last thing said, and puts the narrator aside where it lies over the table. */
async function readOn(page, titles) {
  const more = page.getByRole("button", { name: /^Continue/ });
  for (;;) {
    if (await narrator(page).count()) titles.add((await narrator(page).textContent()) ?? "");
    if (!(await more.count())) break;
    await more.click();
  }
  const aside = page.getByRole("button", { name: "I see", exact: true });
  if (await aside.count()) await aside.click();
}

/** A lesson from its beginning to its end; what it told. `first` is asked before each step, and says "again" when it has
 * taken one itself. */
async function whole(page, number, first = async () => undefined) {
  const titles = new Set();
  await begin(page, number);
  await play([page], async (_, now) => {
    await readOn(page, titles);
    return now.over || (await first());
  });
  await readOn(page, titles);
  return titles;
}

export const tests = {
  "the first lesson from start to end, left and taken up again": async (house) => {
    const { page, errors, leave } = await person(house);
    await begin(page, 1);
    equal(await narrator(page).textContent(), "You are Doria", "the first thing said");
    let left = false;
    const titles = new Set();
    await play([page], async (_, now) => {
      await readOn(page, titles);
      if (now.acts.length && !left) {
        left = true;
        await page.getByRole("button", { name: "Leave", exact: true }).click();
        await page.getByRole("link", { name: "Go on where you left" }).click();
        await narrator(page).waitFor();
        await page.locator("section.prompt[data-area=prompt]").waitFor();
        return "again";
      }
      return now.over;
    });
    ok(left, "left in the middle");
    const [said, won] = [
      await page.locator(".narrator").boundingBox(),
      await page.locator("section.hero").boundingBox(),
    ];
    ok(said.y + said.height <= won.y, "what the narrator says at the end covers nothing");
    const arrow = await page.getByRole("button", { name: "Previous step", exact: true }).boundingBox();
    ok(arrow.y + arrow.height <= 900, "the arrows it speaks of are on the screen");
    await readOn(page, titles);
    ok(titles.size >= 8, `told: ${[...titles].join(", ")}`);
    await page.getByRole("link", { name: /^On to: Second lesson/ }).click();
    await page.getByRole("button", { name: "Begin lesson 2", exact: true }).waitFor();
    equal(errors, [], "errors on the page");
    await leave();
  },

  "the second lesson tells of the Rose, quests, jinxes and rooms, and ends": async (house) => {
    const { page, errors, leave } = await person(house);
    const titles = await whole(page, 2);
    const wanted = [
      "The event board",
      "An event is revealed",
      "Your quests",
      "A jinx",
      "A full room",
      "A room is rebuilt",
    ];
    equal(
      wanted.filter((title) => !titles.has(title)),
      [],
      "not told",
    );
    equal(errors, [], "errors on the page");
    await leave();
  },

  "the third lesson tells of the Avatar, on a phone": async (house) => {
    const { page, errors, leave } = await person(house, { width: 390, height: 844, touch: true });
    const titles = await whole(page, 3);
    const wanted = ["Command Cards", "It can fall", "What it just did", "Now you know the whole game"];
    equal(
      wanted.filter((title) => !titles.has(title)),
      [],
      "not told",
    );
    equal(errors, [], "errors on the page");
    await leave();
  },

  "the first lesson of the classic game tells of falling rooms and of quests that pay at once": async (house) => {
    const { page, errors, leave } = await person(house);
    // The plan is made with cards of the hand one begins with: whoever throws one out hears of none.
    const keepAll = page.getByRole("button", { name: "Keep all", exact: true });
    const titles = await whole(page, 4, async () => {
      equal(await page.evaluate(() => document.documentElement.dataset.edition), "classic", "the ground of the page");
      if (!(await keepAll.count())) return undefined;
      await keepAll.click();
      return "again";
    });
    const wanted = [
      "You are Nero",
      "Rooms are gone",
      "Your quest",
      "A good plan",
      "Clean-up Phase",
      "The final scoring",
    ];
    equal(
      wanted.filter((title) => !titles.has(title)),
      [],
      "not told",
    );
    equal(errors, [], "errors on the page");
    await leave();
  },

  "one click plays a bot, with a guide that is silent about what it has told": async (house) => {
    const { page, errors, leave } = await person(house);
    const now = async () => {
      await page.goto("/");
      await page.locator("form.new").waitFor();
      await seedNext(page, 61);
      await page.getByRole("button", { name: "Play a bot now" }).click();
      await page.locator("section.prompt").waitFor();
    };
    await now();
    // However much has been said by the time one looks, nothing is passed over before one has done anything.
    await narrator(page).waitFor();
    equal(await narrator(page).textContent(), "Your first whole game", "the first thing said");
    const told = new Set();
    await readOn(page, told);
    await now();
    const titles = new Set();
    await readOn(page, titles);
    ok(!titles.has("Your first whole game"), "told twice");
    await page.goto("/tutorial");
    await seedNext(page, 62);
    await page.getByRole("button", { name: "Begin with a guide" }).click();
    await page.locator("section.prompt").waitFor();
    equal(errors, [], "errors on the page");
    await leave();
  },

  "beside a game at every size: the guide covers nothing, in a few lines, whole, or put aside": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const sitAt = await sitter(page, await madeTables());
    const trouble = [];
    const shots = process.env.E2E_PICTURES;
    const sizes = [
      [390, 844],
      [844, 390],
      [640, 360],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ];
    for (const table of ["act-4", "explore-2", "draw-from-2", "prepare-2"]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(
        (table) => localStorage.setItem("lodge.guide", JSON.stringify({ off: false, tables: [table], told: [] })),
        table,
      );
      await sitAt(table);
      await page.locator(".narrator").waitFor();
      const look = (how, sizes) =>
        atEach(
          page,
          sizes,
          (fault, size) => trouble.push(`${table}, ${how}, ${size}: ${fault}`),
          async (page) => {
            const { width, height } = page.viewportSize();
            // On its side a phone shows it in the place of the question, which comes back with a tap.
            const asked = how === "whole" && height < 500 ? [] : await settled(page);
            const found = [...asked, ...(await page.evaluate(covered))];
            if (shots) await page.screenshot({ path: `${shots}/guide-${table}-${how}-${width}x${height}.png` });
            return found;
          },
        );
      await look("in a few lines", sizes);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator(".inline .narrator").waitFor();
      for (const on = page.getByRole("button", { name: /^Continue/ }); await on.count();) await on.click();
      await page.getByRole("button", { name: "What was said", exact: true }).click();
      // Whole it has been asked for, and the lodge gives way to it.
      await look("whole", [
        [390, 844],
        [844, 390],
        [1024, 768],
      ]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "I see", exact: true }).click();
      await look("put aside", sizes);
    }
    equal([...trouble, ...errors], [], "something is covered");
    await leave();
  },
};

/** What cannot be reached of what stands above the table, and of the guide itself. */
function covered() {
  const found = [];
  for (const button of document.querySelectorAll(".top button, .top a, .say button:not(.more)")) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (width > 0 && !button.contains(hit))
      found.push(`${button.getAttribute("aria-label") ?? button.textContent} is covered`);
  }
  const said = document.querySelector(".inline .narrator")?.getBoundingClientRect();
  if (said && said.height > 84 && document.querySelector(".inline.short"))
    found.push(`the guide is ${Math.round(said.height)} high`);
  // Its few lines leave the lodge of a tablet on its side room for the name of every room.
  const lodge = document.querySelector(".tablet:not(.upright):not(.bench):has(.inline.short) [data-area=lodge]");
  const rooms = lodge?.querySelectorAll("g.room[data-place]").length ?? 0;
  if (lodge && lodge.querySelectorAll("text.name").length < rooms) found.push("rooms have no name");
  return found;
}
