// Every kind of question at every size: nothing that is needed to answer is cut, covered or outside.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { equal, person } from "../house.mjs";

const WEB = resolve(import.meta.dirname, "../..");
const FIXTURES = join(WEB, "src/fixtures");
/** Sizes of one arrangement stand side by side. 640x360 is 1280x720 at 200 %, 960x600 is 1440x900
 * with text of 150 %. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 360],
  [768, 1024],
  [960, 600],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
];
/** Kinds of which no game was recorded, and a room with everybody in it (`fixtures/made.ts`). */
const MADE = {
  CastFromHand: "cast-from-hand-4",
  GiveQuest: "give-quest-4",
  PlayEvent: "play-event-4",
  PutBack: "put-back-4",
  Ransom: "ransom-4",
  RemoveInstability: "remove-instability-4",
  SpellType: "spell-type-4",
  TakeQuest: "take-quest-4",
  Transfer: "transfer-4",
  Icon: "icon-4",
  Order: "order-4",
  Mark: "mark-4",
  Element: "element-4",
  PutUnder: "put-under-4",
  TakeOver: "take-over-4",
  Declare: "declare-4",
  School: "school-4",
  CompleteQuest: "complete-quest-4",
  DiscardJinx: "discard-jinx-4",
  DiscardUpgrade: "discard-upgrade-4",
  Winner: "winner-4",
  "two to answer with": "react-both-4",
  long: "keep-long-4",
  "long quest": "quest-long-4",
  "two long quests": "quests-long-4",
  "quests and evocations": "quests-and-evocations-4",
  "long slots": "slots-long-4",
  "eight actions": "solve-4",
  "an effect that may be left": "room-left-4",
  events: "events-4",
  "events classic": "events-classic-4",
  "nothing is asked": "awaited-4",
  crowd: "crowded-4",
};

/** One sample for each kind of question: the one with the most seats. */
export function samples() {
  const found = new Map(Object.entries(MADE));
  for (const file of readdirSync(FIXTURES).filter((name) => name.endsWith(".json"))) {
    const kind = JSON.parse(readFileSync(join(FIXTURES, file), "utf8")).welcome?.view.question?.kind;
    const own = file.startsWith("classic-") ? `${kind} classic` : kind;
    if (kind && !file.startsWith("avatar")) found.set(own, file.replace(".json", ""));
  }
  return found;
}

/** All kinds that the protocol knows. */
function kinds() {
  const wire = readFileSync(join(WEB, "src/wire/index.ts"), "utf8");
  return [...(/export type AskKind = ([^;]+);/.exec(wire)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(([, kind]) => kind);
}

/** What is wrong on the page just now. */
export function faults() {
  const app = document.getElementById("app");
  // Nothing of the page itself may have to be scrolled, and what was looked at before may have scrolled it.
  for (const fixed of [app, ...document.querySelectorAll(".table, .table > *")]) fixed.scrollTo(0, 0);
  const found = [];
  const name = (element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40)}"`;
  if (app.scrollWidth > app.clientWidth + 1) found.push("the page is too wide");
  // What sticks out of an area that nobody can scroll is out of reach, and drags the area along when it is shown.
  for (const area of document.querySelectorAll(".table > *"))
    if (
      !area.matches(".sr") &&
      getComputedStyle(area).overflowX === "hidden" &&
      area.scrollWidth > area.clientWidth + 1
    )
      found.push(`${area.tagName.toLowerCase()}.${area.className} holds what is wider than itself`);
  if (app.scrollHeight > app.clientHeight + 1) found.push("the page is too high");

  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  // Whatever is swiped is swiped in its own place: nothing else runs out of the screen with it.
  for (const part of document.querySelectorAll(".table > :not(.sr) > *")) {
    const { left, right, width } = part.getBoundingClientRect();
    if (seen(part) && width > 0 && (left < -1 || right > innerWidth + 1))
      found.push(`${name(part)} runs out of the screen: ${Math.round(left)} to ${Math.round(right)}`);
  }
  const within = (box) =>
    box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  /** The middle of a thing, or one of a few points around it, belongs to it. */
  const hittable = (element, box) =>
    [0.5, 0.3, 0.7].some((x) =>
      [0.5, 0.3, 0.7].some((y) => {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
  const check = (element, scrolls) => {
    if (!seen(element)) return;
    if (scrolls) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) found.push(`${name(element)} has no size`);
    else if (!within(box) && !(scrolls && box.height > innerHeight * 0.6))
      found.push(`${name(element)} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    else if (!hittable(element, box)) found.push(`${name(element)} is covered`);
    const cut = [element, ...element.querySelectorAll("b, span, small, p, h3")].filter(
      (part) =>
        part.namespaceURI === element.namespaceURI &&
        part.scrollWidth > part.clientWidth + 2 &&
        part.clientWidth > 0 &&
        !["inline", "contents"].includes(getComputedStyle(part).display) &&
        !part.closest(".sr"),
    );
    if (cut.length && !element.matches("svg *")) found.push(`${name(element)} is cut: ${name(cut[0])}`);
  };
  // The question and its buttons stand still; nothing has to be scrolled to find them.
  const prompt = document.querySelector("section.prompt, .waiting, .story-prompt");
  if (!prompt) found.push("no question is shown");
  else {
    const box = prompt.getBoundingClientRect();
    if (!within(box)) found.push(`the question is outside: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
  }
  // What is asked, and why, is read to its end. Letters hang out of their line by a few pixels; a line is higher.
  for (const words of document.querySelectorAll("section.prompt .words > *"))
    if (seen(words) && (words.scrollHeight > words.clientHeight + 5 || words.scrollWidth > words.clientWidth + 1))
      found.push(`${name(words)} is cut: ${words.scrollHeight} in ${words.clientHeight}`);
  for (const button of document.querySelectorAll(
    "section.prompt button, .story-prompt button, .waiting .button, .waiting .clock",
  ))
    check(button, false);
  for (const tab of document.querySelectorAll("nav.tabs button, [role=tab]")) check(tab, false);
  // What is chosen from may scroll within its place, but its place is there.
  const row = ".row.panel li button";
  const things = "[data-area=chooser] ul button, [data-area=chooser] .cubes button, [data-area=chooser] button.main";
  const study = "[data-area=drawn] button, .backs button, [data-area=hand] button, [data-area=bench] .slot > button";
  for (const thing of document.querySelectorAll(`${things}, ${row}, ${study}, [data-area=own] button, ul.chips button`))
    check(thing, true);
  // What is decided about says all its words; where the longest do not fit, on smaller screens, it is seen that they go on.
  for (const words of document.querySelectorAll("[data-area=drawn] .body"))
    if (words.scrollHeight > words.clientHeight + 1) {
      const told = words.hasAttribute("data-scrolls") && getComputedStyle(words, "::after").position === "sticky";
      if ((innerWidth >= 1180 && innerHeight > 820) || !told)
        found.push(`${name(words)} is cut: ${words.scrollHeight} in ${words.clientHeight}`);
    }
  // Of two that are said in few words both are seen.
  for (const two of document.querySelectorAll("[data-area=chooser] ul.flat:has(> :nth-child(2):last-child)"))
    if (!two.querySelector("small") && two.scrollWidth > two.clientWidth + 1) found.push(`${name(two)} is cut`);
  // Jinxes are compared: on a desktop all of them are seen at once.
  for (const list of document.querySelectorAll("[data-area=chooser] ul.close"))
    if (innerWidth >= 1180 && list.scrollHeight > list.clientHeight + 1)
      found.push(`${name(list)} is scrolled: ${list.scrollHeight} in ${list.clientHeight}`);
  // What passing means is seen beside the cards that may answer.
  for (const pass of document.querySelectorAll("[role=alertdialog] fieldset"))
    if (innerWidth >= 1440 && innerHeight >= 900) {
      const { bottom } = pass.closest("[role=alertdialog]").getBoundingClientRect();
      if (pass.getBoundingClientRect().bottom > bottom) found.push(`${name(pass)} is below the fold`);
    }
  // Quests say their tasks, however long; with nothing beside them a large screen need not be scrolled for it.
  for (const task of document.querySelectorAll("[data-area=own] .rows .task")) {
    const rows = task.closest(".rows");
    if (!seen(task)) found.push(`${name(task)} is not said`);
    else if (
      innerWidth >= 1440 &&
      innerHeight >= 900 &&
      rows.childElementCount <= 3 &&
      !rows.querySelector(".evocations *") &&
      rows.scrollHeight > rows.clientHeight + 1
    )
      found.push(`${name(task)} is scrolled`);
  }
  // What is asked does not run below its buttons.
  for (const words of document.querySelectorAll("section.prompt .words"))
    if (words.scrollWidth > words.clientWidth + 1)
      found.push(`${name(words)} is cut: ${words.scrollWidth} in ${words.clientWidth}`);
  for (const words of document.querySelectorAll("[data-area=events] .text"))
    if (seen(words) && words.scrollHeight > words.clientHeight + 2) found.push(`${name(words)} is cut`);
  // Counts on the others' sheets, and three cards of one's hand on a tablet, are all there; on a low one they are rolled.
  for (const counts of document.querySelectorAll(".left .sheet .chips"))
    if (counts.scrollWidth > counts.clientWidth + 1) found.push(`${name(counts)} is cut: counts of a sheet`);
  for (const hand of document.querySelectorAll(".tablet .strips"))
    if (innerHeight >= 700 && hand.children.length <= 3 && hand.scrollHeight > hand.clientHeight + 1)
      found.push(`the hand is cut: ${hand.scrollHeight} in ${hand.clientHeight}`);
  // A slot says its spell, or how it is read.
  for (const words of document.querySelectorAll(".slots .gist > p"))
    if (seen(words.parentElement) && getComputedStyle(words).visibility === "hidden")
      found.push(`${name(words.closest("button"))} is a blank slot`);
  // The log is more than a line or two, whatever else stands beside it.
  const log = document.querySelector(".right [data-area=log]");
  if (log && seen(log) && innerWidth >= 1180 && log.clientHeight < 88)
    found.push(`the log is ${log.clientHeight} high`);
  // A lodge is no heap: rooms can be told apart, and names that are written can be read.
  const lodge = document.querySelector(".table:not(.bench) [data-area=lodge] .board")?.getBoundingClientRect();
  if (lodge && Math.min(lodge.width, lodge.height) < 165)
    found.push(`the lodge is ${Math.round(lodge.width)} by ${Math.round(lodge.height)}`);
  const names = [...document.querySelectorAll("[data-area=lodge] text.name")].map((text) => ({
    words: text.textContent,
    room: text.closest("svg"),
    box: text.getBoundingClientRect(),
  }));
  for (const [at, { words, room, box }] of names.entries())
    for (const other of names.slice(at + 1)) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (room !== other.room && wide > 8 && high > 8) found.push(`"${words}" lies on "${other.words}"`);
    }
  // A deed that is told: the card's words, what came of it, and the question are all seen, none over another.
  const asked = prompt?.getBoundingClientRect();
  for (const part of document.querySelectorAll(".story, .story > *")) {
    if (!seen(part) || !asked) continue;
    const box = part.getBoundingClientRect();
    const [wide, high] = [
      Math.min(box.right, asked.right) - Math.max(box.left, asked.left),
      Math.min(box.bottom, asked.bottom) - Math.max(box.top, asked.top),
    ];
    if (!within(box)) found.push(`${name(part)} is told outside`);
    if (wide > 1 && high > 1) found.push(`${name(part)} lies over the question`);
    const place = part.closest(".mid, .lens, .side, .right").getBoundingClientRect();
    if (box.bottom > place.bottom + 1) found.push(`${name(part)} is cut below`);
  }
  const told = document.querySelector("[data-story-card]");
  if (told && told.scrollHeight > told.clientHeight + 6 && told.clientHeight < 80)
    found.push(`${name(told)} is ${told.clientHeight} high`);
  if (told && told.clientWidth < 240) found.push(`${name(told)} is ${told.clientWidth} wide`);
  // Two lines at least of what it does, without rolling it.
  told?.scrollTo(0, 0);
  const effect = told?.querySelector(".effect")?.getBoundingClientRect();
  if (effect) {
    const lines = Math.min(effect.bottom, told.getBoundingClientRect().bottom) - effect.top;
    if (lines < Math.min(effect.height, 36)) found.push(`${name(told)} shows ${Math.round(lines)} of its effect`);
  }
  // A Command Card: the part at work, or its first words, and why it chose as it did, without rolling.
  const command = document.querySelector(".story [data-area=command]");
  if (command) {
    const whole = command.getBoundingClientRect();
    const card = command.querySelector(".card").getBoundingClientRect();
    if (command.scrollHeight > command.clientHeight + 1)
      found.push(`a Command Card is ${command.clientHeight} high of ${command.scrollHeight}`);
    const lit = command.querySelector("[aria-current], .words").getBoundingClientRect();
    const high = Math.min(lit.bottom, card.bottom) - Math.max(lit.top, card.top);
    if (high < Math.min(lit.height, 56) - 2) found.push(`a Command Card shows ${Math.round(high)} of ${lit.height}`);
    for (const why of command.querySelectorAll(".reasons li:last-child, .list"))
      if (why.getBoundingClientRect().bottom > whole.bottom) found.push(`${name(why)} is below the fold`);
  }
  // Where a card leaves its name to the question's line, that line is read to its end.
  for (const title of document.querySelectorAll(".story-prompt b:not(.said)"))
    if ((innerWidth < 700 || innerHeight < 500) && title.scrollHeight > title.clientHeight + 5)
      found.push(`${name(title)} is cut`);
  const now = document.querySelector(".rows .now");
  if (now) {
    const [line, rows] = [now, now.parentElement].map((element) => element.getBoundingClientRect());
    if (line.top < rows.top - 1 || line.bottom > rows.bottom + 2) found.push(`${name(now)} is not seen`);
  }
  for (const room of document.querySelectorAll("g.room.legal")) {
    const box = room.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const lodge = room.closest("[data-area=lodge]");
    if (!within(box)) found.push(`${name(room)} is outside`);
    else if (!hit || !lodge.contains(hit)) found.push(`${name(room)} is covered by ${hit ? name(hit) : "nothing"}`);
  }
  return [...new Set(found)];
}

/** What a hint hides of the things it speaks of, or does not show of itself. */
function hiding(spoken) {
  const hint = document.querySelector("[data-area=hint]")?.getBoundingClientRect();
  if (!hint) return ["no hint is shown"];
  const found = [];
  if (hint.left < -1 || hint.top < -1 || hint.right > innerWidth + 1 || hint.bottom > innerHeight + 1)
    found.push("the hint is outside");
  const corners = [9, hint.width / 2, hint.width - 9].flatMap((x) =>
    [9, hint.height / 2, hint.height - 9].map((y) => [x, y]),
  );
  if (!corners.every(([x, y]) => document.elementFromPoint(hint.left + x, hint.top + y)?.closest("[data-area=hint]")))
    found.push("the hint is covered or cut");
  if (hint.height < 100) found.push(`the hint is ${Math.round(hint.height)} high`);
  const things = [...document.querySelectorAll(spoken)];
  if (things.length === 0) found.push(`nothing is spoken of: ${spoken}`);
  for (const thing of things) {
    // What is swiped lies beyond the edge of its place, and not below the hint.
    const boxes = [hint, thing.getBoundingClientRect(), thing.closest(".table > *").getBoundingClientRect()];
    const wide = Math.min(...boxes.map(({ right }) => right)) - Math.max(...boxes.map(({ left }) => left));
    const high = Math.min(...boxes.map(({ bottom }) => bottom)) - Math.max(...boxes.map(({ top }) => top));
    if (wide > 1 && high > 1) found.push(`${thing.getAttribute("aria-label")} is hidden`);
  }
  const lodge = document.querySelector(".table:not(.bench) [data-area=lodge] .board")?.getBoundingClientRect();
  if (lodge && Math.min(lodge.width, lodge.height) < 165)
    found.push(`the lodge is ${Math.round(lodge.width)} by ${Math.round(lodge.height)}`);
  return found;
}

const NO_QUESTION = "no question is shown";
const QUESTION = "section.prompt, .waiting, .story-prompt";

/** The page as it is after a change: drawn, and drawn again where something has measured itself. */
export const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What is wrong once the page has come to rest: what measures itself needs a few frames after a change of size. */
export async function settled(page, look = faults, about = undefined) {
  let found = [];
  for (let round = 0; round < 6; round++) {
    await drawn(page);
    found = await page.evaluate(look, about);
    if (found.length === 0) break;
    // Another arrangement is fetched when it is first needed, which takes more than some frames on a busy machine.
    if (found.includes(NO_QUESTION))
      await page
        .locator(QUESTION)
        .first()
        .waitFor({ state: "attached" })
        .catch(() => 0);
  }
  return found;
}

/** What is wrong at each of some sizes. From the one the page has now it goes to the nearer end of the list and then to
 * the other: an arrangement that is there need not be laid anew for the next table. */
export async function atEach(page, sizes, tell, measure = settled) {
  const { width: now } = page.viewportSize();
  const [first, last] = [sizes[0], sizes.at(-1)].map(([width]) => Math.abs(width - now));
  for (const [width, height] of first <= last ? sizes : sizes.toReversed()) {
    await page.setViewportSize({ width, height });
    for (const fault of await measure(page)) tell(fault, `${width}x${height}`);
  }
}

/** Tables that are made from recorded ones (`fixtures/made.ts`), which the browser's script knows as TypeScript. */
export async function madeTables() {
  const source = readFileSync(join(FIXTURES, "made.ts"), "utf8");
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
  return (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)).MADE;
}

const read = (name) => JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), "utf8"));

/** Goes to another page as a link does, without loading everything again; the one before it is gone then. Nobody leaves
 * the page one is on by a link to it. */
export async function follow(page, path) {
  if (new URL(page.url()).pathname === path) return;
  await page.evaluate((path) => {
    for (const main of document.querySelectorAll("main")) main.dataset.left = "";
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForFunction(() => !document.querySelector("main[data-left]"));
}

/** What a master says of every question: its first four answers. */
const candidates = [0, 1, 2, 3].map((option) => ({ option, brings: 1 - option, games: 40 }));

/** A page that sits down at tables where nothing happens: the shipped page, with a server that only knows one welcome at
 * a time, and cards in English unless others are given. What is handed back goes to a table by its name; all that its log
 * holds is told there, if wished. */
export async function sitter(page, made, catalogue = null) {
  let welcome;
  let cards;
  let say;
  await page.route("**/api/tables/**", (route) =>
    route.fulfill({ json: { table: welcome.table, content: welcome.content, packs: [], seats: [] } }),
  );
  await page.route("**/api/catalogue**", (route) =>
    route.fulfill(catalogue ? { json: catalogue(cards) } : { path: join(FIXTURES, cards) }),
  );
  await page.routeWebSocket(/\/socket$/, (socket) => {
    say = (what) => socket.send(JSON.stringify(what));
    socket.onMessage((text) => {
      const heard = JSON.parse(text);
      if ("hello" in heard) say({ welcome });
      if ("ping" in heard) say({ pong: {} });
      if ("hint" in heard) say({ hint: { ...heard.hint, candidates } });
    });
  });
  await page.goto("/about");
  return async (name, { told = false } = {}) => {
    const sample = made[name] ? made[name].change(read(made[name].from)) : read(name);
    const now = { ...sample.welcome, table: name };
    const before = { ...now, log: [], revision: now.revision - 1, view: { ...now.view, question: null } };
    welcome = told ? before : now;
    cards = (made[name]?.from ?? name).startsWith("classic-") ? "catalogue-classic.json" : "catalogue.json";
    const seats = [{ seat: welcome.seat, token: "a token", name: "Mara" }];
    const known = JSON.stringify([{ table: name, name, seats, invites: [], opened: 0 }]);
    // By way of a page that is no table: whoever sits down has left the last one.
    await follow(page, "/about");
    await page.locator(".version").waitFor();
    await page.evaluate((known) => localStorage.setItem("lodge.tables", known), known);
    await follow(page, `/table/${name}`);
    await page.locator("[data-area=prompt]").waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (!told) return;
    welcome = now;
    say({ welcome });
    await page.locator(".story-prompt").waitFor();
  };
}

/** Pages that go through the tables side by side. */
const HANDS = 3;

export const tests = {
  "every kind of question at every size: nothing needed is cut, covered or outside": async (house) => {
    const made = await madeTables();
    const tables = samples();
    equal(
      kinds().filter((kind) => !tables.has(kind) && !tables.has(`${kind} classic`)),
      [],
      "kinds of question without a table to look at",
    );
    const trouble = [];
    const left = [...tables].filter(
      ([kind]) => !process.env.SIZES_ONLY || process.env.SIZES_ONLY.split(",").includes(kind),
    );
    const hand = async () => {
      const { page, errors, leave } = await person(house);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const sitAt = await sitter(page, made);
      for (let next = left.shift(); next; next = left.shift()) {
        const [kind, name] = next;
        await sitAt(name).catch(() => trouble.push(`${kind} (${name}): no question is shown`));
        await atEach(page, SIZES, (fault, size) => trouble.push(`${kind} ${size}: ${fault}`));
      }
      trouble.push(...errors);
      await leave();
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    equal(trouble, [], "at some size something is not as it should be");
  },

  "a hint at every size: it is seen whole, and hides nothing of what it speaks of": async (house) => {
    const trouble = [];
    const { page, errors, leave } = await person(house);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const sitAt = await sitter(page, await madeTables());
    for (const [name, spoken] of [
      ["hint-room-4", "g.room.legal"],
      ["hint-keep-4", "[data-area=drawn] button"],
    ]) {
      await sitAt(name);
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await page.locator("[data-area=hint] li.best").waitFor();
      await atEach(
        page,
        SIZES,
        (fault, size) => trouble.push(`${name} ${size}: ${fault}`),
        (page) => settled(page, hiding, spoken),
      );
    }
    equal([...trouble, ...errors], [], "at some size something is not as it should be");
    await leave();
  },

  "text of 150 %, on large and small screens: nothing needed is cut, covered or outside": async (house) => {
    const trouble = [];
    const { page, errors, leave } = await person(house, { settings: { text: 150 } });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const sitAt = await sitter(page, await madeTables());
    const sizes = SIZES.filter(([width]) => [844, 390, 1280, 1440].includes(width));
    for (const name of ["act-4", "draw-from-4", "keep-4", "prepare-4", "react-4"]) {
      await sitAt(name);
      await atEach(page, sizes, (fault, size) => trouble.push(`${name} ${size}: ${fault}`));
    }
    equal([...trouble, ...errors], [], "at some size something is not as it should be");
    await leave();
  },

  "a crowded room that was chosen, at every size: its models are seen, hittable, and the lodge stays": async (
    house,
  ) => {
    const trouble = [];
    const { page, errors, leave } = await person(house, { touch: true });
    const sitAt = await sitter(page, await madeTables());
    await sitAt("crowded-4");
    await page.locator("g.room.legal").first().dispatchEvent("click");
    await atEach(page, SIZES, (fault, size) => trouble.push(`offered ${size}: ${fault}`));
    const sizes = SIZES.filter(([width]) => width < 1180);
    await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
    await page.locator(".row.panel button").nth(1).tap();
    await page.locator("section.prompt .button.main").waitFor();
    await atEach(page, sizes, (fault, size) => trouble.push(`chosen ${size}: ${fault}`));
    equal([...trouble, ...errors], [], "at some size something is not as it should be");
    await leave();
  },

  "a desktop at 200 %: phase and chips are whole": async (house) => {
    const { page, leave } = await person(house, { width: 720, height: 450 });
    await (
      await sitter(page, await madeTables())
    )("act-4");
    equal(await settled(page), [], "faults");
    equal(await page.locator(".phase-now").evaluate((words) => words.scrollWidth > words.clientWidth), false, "cut");
    await leave();
  },

  "while a deed is told, at every size: its card, what came of it and the lodge are seen": async (house) => {
    const trouble = [];
    const { page, errors, leave } = await person(house, { settings: { story: "step" } });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    const sitAt = await sitter(page, await madeTables());
    await page.setViewportSize({ width: 390, height: 844 });
    await sitAt("act-4");
    const lodge = async () => (await settled(page), page.locator("[data-area=lodge] .board").boundingBox());
    const own = await lodge();
    await sitAt("slot-4", { told: true });
    const told = await lodge();
    for (const edge of ["x", "y", "width", "height"])
      if (Math.abs(own[edge] - told[edge]) > 4) trouble.push(`the lodge: ${edge} ${own[edge]} becomes ${told[edge]}`);
    const next = page.getByRole("button", { name: "Next", exact: true });
    const tell = async (steps) => {
      for (let step = 0; step < steps; step++) {
        const title = await page.locator(".story-prompt b").textContent();
        await atEach(page, SIZES, (fault, size) => trouble.push(`${title}, step ${step}, ${size}: ${fault}`));
        // As long as the longest is looked at; in two parts, or the line would be taken for dead.
        for (let half = 0; half < 2 && (await next.count()) === 0; half++) await page.clock.runFor(3500);
        await page.keyboard.press(" ");
      }
    };
    // Two spells, whom they were aimed at, who was summoned and acts, and eleven things that came of the second.
    await tell(10);
    // A Command Card, as it is revealed and as the Avatar has chosen.
    await sitAt("avatar-told-2", { told: true });
    await tell(3);
    equal([...trouble, ...errors], [], "at some size something is not as it should be");
    await leave();
  },
};
