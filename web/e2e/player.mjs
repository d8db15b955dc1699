// Somebody who plays by what the page shows, and by nothing else. What it does follows from what is shown, never from how
// long something took: the same seed is the same game on any machine.
import { PATIENCE } from "./house.mjs";

/** What is on the page just now, in one look. */
export function look(page) {
  return page.evaluate(() => {
    const shown = (selector) => {
      const element = document.querySelector(selector);
      return element !== null && element.getClientRects().length > 0;
    };
    const text = (selector) => document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    const enabled = [...document.querySelectorAll(".acts button")]
      .filter((button) => button.getAttribute("aria-disabled") !== "true")
      .map((button) => button.getAttribute("aria-label") ?? "");
    const revision = Number(document.querySelector(".table")?.getAttribute("data-revision") ?? -1);
    return {
      over: shown("section.hero h1"),
      cover: shown("main.page button.main") ? text("main.page button.main") : "",
      bench: shown("[data-area=bench]"),
      study: shown("[data-area=study]"),
      ticks: document.querySelectorAll("[data-area=drawn] [aria-pressed=true], [data-area=hand] [aria-pressed=true]")
        .length,
      reaction: shown("[role=alertdialog][data-area=chooser]"),
      chooser: shown("section[data-area=chooser]"),
      acts: enabled,
      lit: document.querySelectorAll("g.room.legal").length,
      asked: shown("section.prompt[data-area=prompt]"),
      title: text("section.prompt[data-area=prompt] .words b"),
      buttons: [...document.querySelectorAll("section.prompt .buttons .button")]
        .filter(
          (button) =>
            button.getAttribute("aria-disabled") !== "true" &&
            !/^Undo/.test(button.getAttribute("aria-label") ?? button.textContent?.trim() ?? ""),
        )
        .map((button) => button.textContent?.trim() ?? ""),
      turn: Number(text("header.top .turn b")) || 0,
      revision,
      mark: [
        revision,
        text("[data-area=prompt]"),
        text("[data-area=chooser]"),
        text("[data-area=bench]"),
        text("[data-area=study]"),
        text("main.page"),
        shown("section.hero h1"),
      ].join("#"),
    };
  });
}

/** Nobody is shown the hole in a message where a word belongs. */
async function wordsAreWhole(page) {
  const hole = await page.evaluate(() => /.{0,40}\{\s?\$\w+\s?\}/.exec(document.body.textContent ?? "")?.[0]);
  if (hole) throw new Error(`a word is missing: ${hole}`);
}

/** Waits until the server has taken everything that was said on the page, and looks. */
export async function rest(page) {
  await wordsAreWhole(page);
  const taken = page.evaluate(() => {
    const busy = () => document.querySelector(".table[aria-busy=true]") !== null;
    if (!busy()) return;
    return new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (busy()) return;
        watch.disconnect();
        done();
      });
      watch.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
    });
  });
  await inTime(taken, "the server takes what was said");
  return look(page);
}

async function inTime(promise, what) {
  let timer;
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${what}: not within ${PATIENCE / 1000} s`)), PATIENCE);
  });
  try {
    await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until one of the pages shows something else, for a while. */
async function anyChanges(pages, seen, timeout) {
  const moves = pages.map((page, at) =>
    page.waitForFunction(
      ([revision, prompt, over]) => {
        const text = (selector) => document.querySelector(selector)?.textContent ?? "";
        return (
          Number(document.querySelector(".table")?.getAttribute("data-revision") ?? -1) !== revision ||
          text("[data-area=prompt]").replace(/\s+/g, " ").trim() !== prompt ||
          (document.querySelector("section.hero h1") !== null) !== over
        );
      },
      [seen[at].revision, seen[at].mark.split("#")[1], seen[at].over],
      { timeout },
    ),
  );
  await Promise.any(moves).catch(() => undefined);
}

/** Lays spells in the next free slots until no more are needed, then confirms. */
async function prepare(page) {
  const cards = page.locator("[data-area=hand] li > button:not(.gone)");
  for (let laid = 0; laid < 4; laid++) {
    const hole = page.locator("[data-area=bench] button.hole.open").first();
    if ((await cards.count()) === 0 || (await hole.count()) === 0) break;
    await cards.first().click();
    await hole.click();
  }
  await wordsAreWhole(page);
  await page.locator("section.prompt .buttons .button.main").click();
}

const ORDER = ["Cast", "Quick", "Solve", "Fight", "Explore", "Command", "Momentum", "End"];

/** Takes one step if there is one to take. Says what it did, or null. `again` counts how often this same page was met
 * before. Somebody else may move between look and press; then there is nothing to press any more, and the next look
 * decides. */
async function step(page, now, again, how) {
  page.setDefaultTimeout(10_000);
  try {
    return await how(page, now, again);
  } catch (error) {
    if (error?.name === "TimeoutError") return "missed";
    throw error;
  } finally {
    page.setDefaultTimeout(PATIENCE);
  }
}

async function take(page, now, again) {
  if (now.over) return null;
  if (now.cover) {
    await page.locator("main.page button.main").click();
    return "cover";
  }
  if (now.bench) {
    await prepare(page);
    return "prepare";
  }
  // What was confirmed on the bench is being laid.
  if (/^Prepare /.test(now.title)) return null;
  const main = page.locator("section.prompt .buttons .button.main:not([aria-disabled=true])");
  if (now.reaction) {
    // With one card there is a button for it; with several each has its own.
    if (now.revision % 2 === 0 && (await main.count())) await main.first().click();
    else if (now.buttons.length) await page.locator("section.prompt .buttons .button").first().click();
    else await page.locator("[role=alertdialog] button.use").first().click();
    return "react";
  }
  if (now.study && now.asked) {
    // Schools are named and cards ticked; then the button names what is done.
    if (await main.count()) {
      await main.first().click();
      return "study";
    }
    const things = page.locator(
      ".backs button.legal, [data-area=drawn] button.legal:not(.ticked), [data-area=hand] button.legal:not(.ticked)",
    );
    const count = await things.count();
    if (count) {
      await things.nth((now.revision + again) % count).click();
      return "tick";
    }
  }
  if (now.acts.length) {
    const wanted = ORDER.find((act) => now.acts.some((label) => label.startsWith(act))) ?? now.acts[0];
    await page.locator(`.acts button:not([aria-disabled=true])[aria-label^="${wanted}"]`).first().click();
    return `act ${wanted}`;
  }
  if (now.chooser) {
    // What is chosen by a finger, or for good, is confirmed; an order is taken as it lies.
    const sure = page.locator("section[data-area=chooser] .button.main").or(main);
    if (await sure.count()) {
      await sure.first().click();
      return "confirm";
    }
    const things = page.locator("section[data-area=chooser] ul button, section[data-area=chooser] .cubes button");
    const count = await things.count();
    if (count) {
      await things.nth((now.revision + again) % count).click();
      return "choose";
    }
  }
  if (!now.asked) return null;
  // Things on the lodge have numbers; what has none is a button of the prompt. Where the first number means nothing,
  // the second try takes a button.
  if (await main.count()) {
    await main.first().click();
    return `main ${now.buttons.join("/")}`;
  }
  if (again === 0 || now.buttons.length === 0) {
    await page.keyboard.press("1");
    return "number";
  }
  const buttons = page
    .locator("section.prompt .buttons > .button:not([aria-disabled=true])")
    .filter({ hasNotText: /^\s*Undo/ });
  await buttons.nth((again - 1) % now.buttons.length).click();
  return `button ${now.buttons.join("/")}`;
}

/** Plays at one or several pages until `done` says so. Fails when nothing moves any more. `how` takes a step. */
export async function play(pages, done, { steps = 900, still = PATIENCE, how = take } = {}) {
  let moved = Date.now();
  const met = new Map();
  const told = [];
  while (told.length < steps) {
    let acted = false;
    const seen = [];
    for (const page of pages) {
      const now = await rest(page);
      const end = await done(page, now, told.length);
      if (end === true) return { steps: told.length, told };
      // Whoever did something to the page in `done` says so, and is asked again before the next step.
      if (end === "again") {
        acted = true;
        told.push(end);
        continue;
      }
      const before = met.get(page);
      if (before?.mark !== now.mark) moved = Date.now();
      const again = before?.mark === now.mark ? before.times : 0;
      const did = await step(page, now, again, how);
      met.set(page, { mark: now.mark, times: did ? again + 1 : again });
      seen.push(now);
      if (!did) continue;
      acted = true;
      told.push(did);
    }
    if (!acted) await anyChanges(pages, seen, 2000);
    if (Date.now() - moved > still) {
      const stuck = await Promise.all(pages.map(look));
      throw new Error(
        `nothing moves: ${JSON.stringify(stuck.map(({ mark, ...rest }) => ({ ...rest, mark: mark.slice(0, 300) })))} after ${told.slice(-6)}`,
      );
    }
  }
  throw new Error(`not done after ${steps} steps; last ${told.slice(-8).join(", ")}`);
}
