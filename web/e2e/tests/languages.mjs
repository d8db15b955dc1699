// Five languages in a real browser: their words are there, they change at once, and nothing of them is cut or sticks out.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { equal, ok, person } from "../house.mjs";
import { play } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";
import { atEach, drawn, follow, madeTables, samples, sitter } from "./sizes.mjs";

const LOCALES = resolve(import.meta.dirname, "../../../content/locales");
const OFFERED = readFileSync(join(LOCALES, "offered.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));
/** Those that are not the page's first. */
const OTHERS = OFFERED.filter((lang) => lang !== "en");
/** Desk, small desk, tablet on its side and upright, phone. */
const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
];
/** A page, and what stands there when it is ready. */
const PAGES = [
  ["/", "form.new"],
  ["/new", "form.lay .schools button"],
  ["/cards", "a.card"],
  ["/cards/grim_torment", ".detail h3"],
  ["/cards/blade_barrage?edition=classic", ".detail h3"],
  ["/rules", "article h2"],
  ["/settings", "dl"],
  ["/tutorial", "main a"],
  ["/tables", "main h1, main h2"],
  ["/hall", "main h1, main h2"],
  ["/replays", "main"],
  ["/about", "main"],
  ["/nowhere", "main"],
];
/** Questions with much to read, of both editions. */
const ASKED = [
  "Act",
  "DrawFrom",
  "Prepare",
  "React",
  "Keep",
  "Target",
  "Act classic",
  "Ransom classic",
  "Icon",
  "crowd",
  "long quest",
  "two long quests",
  "quests and evocations",
  "long slots",
  "eight actions",
];

/** The words of one line of a file, without what is put into them. */
const message = (lang, file, id) =>
  new RegExp(`^${id} = (.+)$`, "m").exec(readFileSync(join(LOCALES, lang, `${file}.ftl`), "utf8"))?.[1];

/** Words that leave the box they stand in, or are cut by it. */
function torn() {
  const found = [];
  const app = document.getElementById("app");
  if (app.scrollWidth > app.clientWidth + 1) found.push("the page is too wide");
  // A row of links that slides hides those at its end; those of every page are all seen.
  const links = document.querySelector(".page > header > nav:not(.decks)");
  if (links && links.scrollWidth > links.clientWidth + 1) found.push("the links to other pages do not fit");
  const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const own = text.parentElement;
    if (!text.data.trim() || own.closest("svg, .sr, select, option, [aria-hidden=true], [inert]")) continue;
    if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width < 1) continue;
    for (let box = own; box && box !== app; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const frame = parseFloat(style.borderRightWidth) > 0 || box.matches("button, a, label, td, th");
      const scrolls = ["auto", "scroll"].includes(style.overflowX);
      const clips = style.overflowX !== "visible";
      if (scrolls) break;
      if (!frame && !clips) continue;
      const edge = box.getBoundingClientRect();
      if (words.right > edge.right + 1 || words.left < edge.left - 1)
        found.push(`"${text.data.trim().slice(0, 40)}" leaves ${box.tagName.toLowerCase()}.${box.className}`);
      break;
    }
  }
  return [...new Set(found)];
}

/** Everybody's own language, one after the other; a fresh person each, as a browser would be. */
async function each(house, work) {
  const trouble = [];
  for (const lang of OFFERED) {
    const one = await person(house, { settings: { language: lang } });
    await one.page.emulateMedia({ reducedMotion: "reduce" });
    await work(lang, one.page, trouble);
    trouble.push(...one.errors.map((error) => `${lang}: ${error}`));
    await one.leave();
  }
  equal(trouble, [], "in one of the languages");
}

export const tests = {
  "languages: every page in each of them, and nothing is cut or leaves its box": (house) =>
    each(house, async (lang, page, trouble) => {
      let before = "";
      await page.goto("/about");
      for (const [path, ready] of PAGES) {
        // A card is shown by the page of all cards: only a page of another sort leaves the one before it.
        const [, sort] = path.split("/");
        await (sort === before ? page.goto(path) : follow(page, path));
        before = sort;
        await page.locator(ready).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        equal(await page.evaluate(() => document.documentElement.lang), lang, `the language of ${path}`);
        const ways = page.locator("select:has(> option[lang=en])");
        ok((await ways.count()) > 0, `a way to another language at ${path}`);
        const tell = (fault, size) => trouble.push(`${lang} ${path} ${size}: ${fault}`);
        await atEach(page, SIZES, tell, (page) => drawn(page).then(() => page.evaluate(torn)));
      }
    }),

  "languages: questions at the table in each of them, at five sizes": async (house) => {
    const made = await madeTables();
    const tables = samples();
    await each(house, async (lang, page, trouble) => {
      const cards = {};
      for (const [file, edition] of [
        ["catalogue.json", ""],
        ["catalogue-classic.json", "&edition=classic"],
      ])
        cards[file] = await (await fetch(`${house.base}/api/catalogue?lang=${lang}${edition}`)).json();
      const sitAt = await sitter(page, made, (file) => cards[file]);
      for (const kind of ASKED) {
        ok(tables.has(kind), `a table that asks ${kind}`);
        await sitAt(tables.get(kind));
        await atEach(page, SIZES, (fault, size) => trouble.push(`${lang} ${kind} ${size}: ${fault}`));
      }
    });
  },

  "languages: one click changes everything, and the choice is kept": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.goto("/");
    await page.locator("form.new").waitFor();
    for (const lang of [...OTHERS, "en"]) {
      await page.locator("footer select").selectOption(lang);
      await page.getByRole("button", { name: message(lang, "pages", "home-play-now") }).waitFor();
      equal(await page.evaluate(() => document.documentElement.lang), lang, "the language of the page");
      // The words of cards come from the server, the others with the page.
      const bot = message(lang, "table", "level-greedy");
      await page.locator("form.new option", { hasText: bot }).first().waitFor({ state: "attached" });
      await page.reload();
      await page.getByRole("button", { name: message(lang, "pages", "home-play-now") }).waitFor();
    }
    equal(errors, [], "errors on the page");
    await leave();
  },

  "languages: words that come when others are wanted by then change nothing": async (house) => {
    const { page, errors, leave } = await person(house);
    const [first, last] = [OTHERS.at(0), OTHERS.at(-1)];
    let hold;
    const asked = new Promise((found) => (hold = found));
    await page.route(new RegExp(`/api/catalogue\\?lang=${first}`), (route) => hold(route));
    await page.goto("/");
    await page.locator("form.new").waitFor();
    await page.locator("footer select").selectOption(first);
    const held = await asked;
    await page.locator("footer select").selectOption(last);
    const bot = page.locator("form.new option", { hasText: message(last, "table", "level-greedy") }).first();
    await bot.waitFor({ state: "attached" });
    const late = page.waitForResponse(held.request().url());
    await held.continue();
    await (await late).finished();
    // What is asked for after it has been read after it.
    await page.evaluate(() => fetch("/api/catalogue?lang=en").then((answer) => answer.json()));
    await drawn(page);
    equal(await bot.count(), 1, "the words that were asked for last");
    equal(errors, [], "errors on the page");
    await leave();
  },

  "languages: changed in mid-game, the table reads as if it had been so from the start": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openTable(page, { seats: ["here", "bot:hasty"], seed: 7 });
    await atTable(page);
    await play([page], (_, now) => now.turn >= 2 && now.study && now.asked);
    /** Everything on the page, line by line, while a school is pointed at; once it has come to rest. */
    const words = async () => {
      await page.mouse.move(0, 0);
      await page.locator(".backs button").first().hover();
      let before = [];
      for (let round = 0; round < 20; round++) {
        await drawn(page);
        const now = (await page.locator("#app").innerText()).split("\n");
        if (now.join() === before.join()) break;
        before = now;
      }
      return before;
    };
    for (const lang of [...OTHERS, "en"]) {
      await words();
      await page.locator(".language select").selectOption(lang);
      await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
      // The words of cards come from the server, a moment after those of the page.
      const { schools } = await (await fetch(`${house.base}/api/catalogue?lang=${lang}`)).json();
      await page.locator(".backs", { hasText: schools[0].name }).waitFor();
      const changed = await words();
      await page.reload();
      await atTable(page);
      const fresh = await words();
      equal(
        changed.filter((line) => !fresh.includes(line)),
        [],
        `lines that stay as they were when the language becomes ${lang}`,
      );
    }
    equal(errors, [], "errors on the page");
    await leave();
  },
};
