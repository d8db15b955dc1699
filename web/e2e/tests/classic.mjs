// The classic edition in the browser: laid on the page, played to the scoring, on a desk and on a phone.
import { equal, findings, hardToRead, ok, person } from "../house.mjs";
import { play } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";

const wide = (page) =>
  page.evaluate(() => {
    const app = document.getElementById("app");
    return app.scrollWidth - app.clientWidth;
  });

/** What a table of this edition shows and the other does not. */
const shown = (page) =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll("g.room")].map((room) => room.getAttribute("aria-label") ?? "");
    return {
      edition: document.documentElement.dataset.edition,
      whole: labels.filter((label) => label.includes("whole,")).length,
      coins: labels.filter((label) => label.includes("Token,")).length,
    };
  });

export const tests = {
  "a whole game of the classic edition against a bot, to the final scoring": async (house) => {
    const { page, errors, leave } = await person(house);
    await openTable(page, {
      seats: ["here", "bot:greedy"],
      edition: "Classic",
      name: "Embers",
      moons: [3, 8, 14],
      seed: 11,
    });
    await atTable(page);
    await page.waitForFunction(() => document.documentElement.dataset.edition === "classic");
    const seen = { whole: 0, coins: 0, quests: 0 };
    const { steps } = await play([page], async (_, now, step) => {
      // Not every step has to be looked at.
      if (step % 4 && !now.over) return false;
      const found = await shown(page);
      equal(found.edition, "classic", "the ground of the page");
      for (const name of ["whole", "coins"]) seen[name] = Math.max(seen[name], found[name]);
      seen.quests = Math.max(seen.quests, await page.getByText(/Quests \d of 2/).count());
      return now.over;
    });
    ok(steps > 20, `a game has more than ${steps} steps`);
    ok(seen.whole >= 18 && seen.coins >= 17, `rooms stand, with their tokens: ${JSON.stringify(seen)}`);
    ok(seen.quests > 0, "two quests at most are in hand");

    // The scoring counts tokens in a step of its own, and shows who took the lodge apart.
    const heads = await page.locator("section.board thead th button").allTextContents();
    equal(
      heads.map((head) => head.replace(/^\d/, "")),
      ["Board", "Quests", "Trophies", "Rooms", "Crown", "Total"],
      "the steps of the scoring",
    );
    await page.getByRole("heading", { name: "Who took the lodge apart" }).waitFor();
    await page.locator("section.board thead th button", { hasText: "Rooms" }).click();
    await page.getByText("Each token won counts the number on it.").waitFor();
    equal(await findings(page), [], "what axe finds");
    equal(await hardToRead(page, "day"), [], "by day");
    equal(errors, [], "errors on the page");
    await leave();
  },

  "the classic edition on a phone, to the final scoring": async (house) => {
    const { page, errors, leave } = await person(house, { width: 390, height: 844, touch: true });
    await openTable(page, { seats: ["here", "bot:random"], edition: "Classic", moons: [2, 4, 6], seed: 12 });
    const trouble = new Set();
    let looks = 0;
    await play([page], async (_, now) => {
      // Not every step has to be measured.
      if (looks++ % 5 === 0 && (await wide(page)) > 0) trouble.add("the page is too wide");
      return now.over;
    });
    await page.locator("section.board table tbody tr").first().waitFor();
    if ((await wide(page)) > 0) trouble.add("the scoring is too wide");
    const swiped = await page.locator("section.board").evaluate((board) => board.scrollWidth > board.clientWidth);
    if (swiped) trouble.add("the steps of the scoring have to be swiped");
    equal([...trouble], [], "the classic edition on a phone");
    equal(errors, [], "errors on the page");
    await leave();
  },

  "the page where a table is laid: edition, schools, packs, seats": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.goto("/new");
    await page.locator("form.lay").waitFor();
    const on = () => page.locator(".schools button.on b").allTextContents();
    const classic = page.locator(".plates label", { hasText: "Classic" });
    await classic.waitFor();
    equal((await on()).length, 6, "schools on the table");
    await classic.click();
    await page.locator(".plates label.on", { hasText: "Classic" }).waitFor();
    equal(
      await on(),
      ["Conspiracy", "Destruction", "Divination", "Illusion", "Necromancy", "Transmutation"],
      "the schools of the box",
    );
    // A school of the other box brings its box along, and takes the place of the one that was chosen first.
    await page.locator(".schools button", { hasText: "Agony" }).click();
    await page.getByText("Agony takes the place of Conspiracy").waitFor();
    const mixed = ["Destruction", "Divination", "Illusion", "Necromancy", "Transmutation", "Agony"];
    equal((await on()).sort(), mixed.sort(), "five of one box and one of the other");
    await page.waitForFunction(() => document.body.textContent?.includes("Rikkart"));
    await page.getByRole("button", { name: "The edition’s own six" }).click();
    await page.waitForFunction(() => !document.body.textContent?.includes("Rikkart"));
    equal(await page.locator(".pack").count(), 0, "packs that fit this edition");

    // A pack brings its school: a seventh takes the place of the first, however fast one is.
    await page.locator(".plates label", { hasText: "Rebirth" }).click();
    await page.locator(".plates label.on", { hasText: "Rebirth" }).waitFor();
    await page.locator(".pack label").click();
    await page.getByText("Embers takes the place of Agony").waitFor();
    await page.locator(".schools button.on", { hasText: "Embers" }).waitFor();
    const schools = await page.getByLabel("School of seat 1", { exact: true }).locator("option").allTextContents();
    ok(
      schools.some((name) => name.includes("Embers")) && !schools.some((name) => name.includes("Agony")),
      `seats offer what lies on the table: ${schools}`,
    );
    equal(await findings(page), [], "what axe finds");
    equal(errors, [], "errors on the page");
    await leave();
  },

  "the cards of both editions and of packs, with addresses of their own": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.goto("/cards?edition=classic");
    await page.locator("a.card").first().waitFor();
    equal(await page.getByRole("button", { name: "Jinxes", exact: true }).count(), 0, "decks that this box lacks");
    await page.goto("/cards/blade_barrage?edition=classic");
    await page.locator(".detail h3", { hasText: "Blade Barrage" }).waitFor();
    const words = await page.locator(".detail").innerText();
    ok(/red room/i.test(words) && /green room/i.test(words), "a room trap has two halves");
    ok(words.includes("C12.7") && !words.includes("R10."), "its rulings are those of its book");
    await page.getByRole("button", { name: "Rooms", exact: true }).click();
    await page.locator("a.card", { hasText: "" }).first().waitFor();
    await page.goto("/cards?packs=ember");
    await page.locator("a.card[aria-label='Cinder Lash']").waitFor();
    equal(errors, [], "errors on the page");
    await leave();
  },
};
