// Somebody who plays by what the page shows, and by nothing else.

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
    return {
      over: shown("section.hero h1"),
      cover: shown("main.page button.main") ? text("main.page button.main") : "",
      bench: shown("[data-area=bench]"),
      reaction: shown("[role=alertdialog][data-area=chooser]"),
      chooser: shown("section[data-area=chooser]"),
      acts: enabled,
      lit: document.querySelectorAll("g.room.legal").length,
      asked: shown("section.prompt[data-area=prompt]"),
      title: text("section.prompt[data-area=prompt] .words b"),
      buttons: [...document.querySelectorAll("section.prompt .buttons .button")]
        .filter(
          (button) =>
            button.getAttribute("aria-disabled") !== "true" && !/^Undo/.test(button.textContent?.trim() ?? ""),
        )
        .map((button) => button.textContent?.trim() ?? ""),
      turn: Number(text("header.top .turn b")) || 0,
      mark: [
        text("[data-area=prompt]"),
        text("[data-area=chooser]"),
        text("[data-area=bench]"),
        document.querySelectorAll("[role=log] li").length,
        text("[role=log] li:last-child"),
        text("main.page"),
        [...document.querySelectorAll("[data-place]")].map((room) => room.getAttribute("aria-label")).join(),
      ].join("#"),
    };
  });
}

/** Waits until the page shows something else; true if it did. */
export async function changed(page, mark, timeout = 4000) {
  const until = Date.now() + timeout;
  for (;;) {
    const now = await look(page).catch(() => null);
    if (now && now.mark !== mark) return true;
    if (Date.now() > until) return false;
    // The next frame, not a guess at how long something takes.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => next(null)))).catch(() => undefined);
  }
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
  await page.locator("section.prompt .buttons .button.main").click();
}

const ORDER = ["Cast", "Quick", "Solve", "Fight", "Explore", "Command", "Momentum", "End"];

/** Takes one step if there is one to take. Says what it did, or null. The table may move on between look and press;
 * then there is nothing to press any more, and the next look decides. */
export async function step(page, now, how = {}) {
  page.setDefaultTimeout(2500);
  try {
    return await take(page, now, how);
  } catch (error) {
    if (error?.name === "TimeoutError") return "missed";
    throw error;
  } finally {
    page.setDefaultTimeout(15_000);
  }
}

async function take(page, now, { steady = 0, again = 0 }) {
  if (now.over) return null;
  if (now.cover) {
    await page.locator("main.page button.main").click();
    return "cover";
  }
  if (now.bench) {
    await prepare(page);
    return "prepare";
  }
  if (now.reaction) {
    // With one card there is a button for it; with several each has its own.
    const use = page.locator("section.prompt .buttons .button.main");
    if (steady % 2 === 0 && (await use.count())) await use.first().click();
    else if (now.buttons.length) await page.locator("section.prompt .buttons .button").first().click();
    else await page.locator("[role=alertdialog] button.use").first().click();
    return "react";
  }
  if (now.acts.length) {
    const wanted = ORDER.find((act) => now.acts.some((label) => label.startsWith(act))) ?? now.acts[0];
    await page.locator(`.acts button:not([aria-disabled=true])[aria-label^="${wanted}"]`).first().click();
    return `act ${wanted}`;
  }
  if (now.chooser) {
    const things = page.locator("section[data-area=chooser] ul button, section[data-area=chooser] .cubes button");
    const count = await things.count();
    if (count) {
      await things.nth(steady % count).click();
      return "choose";
    }
  }
  if (!now.asked) return null;
  // Things on the lodge have numbers; what has none is a button of the prompt. Where the first number means nothing,
  // the second try takes a button.
  const main = page.locator("section.prompt .buttons .button.main:not([aria-disabled=true])");
  if (again === 0 && !(await main.count())) {
    await page.keyboard.press("1");
    return "number";
  }
  if (await main.count()) await main.first().click();
  else if (now.buttons.length) {
    const buttons = page.locator("section.prompt .buttons > .button:not([aria-disabled=true])");
    await buttons.nth(again % (await buttons.count())).click();
  }
  return `button ${now.buttons.join("/")}`;
}

/** Plays at one or several pages until `done` says so. Fails when nothing moves any more. */
export async function play(pages, done, { steps = 900, still = 15_000 } = {}) {
  let stuckSince = Date.now();
  const tries = new Map();
  const told = [];
  for (let count = 0; count < steps;) {
    let acted = false;
    for (const page of pages) {
      const now = await look(page);
      if (await done(page, now, count)) return { steps: count, told };
      const again = tries.get(page)?.mark === now.mark ? tries.get(page).times + 1 : 0;
      tries.set(page, { mark: now.mark, times: again });
      const did = await step(page, now, { steady: count, again });
      if (!did) continue;
      acted = true;
      count += 1;
      told.push(did);
      if (await changed(page, now.mark, 1500)) stuckSince = Date.now();
    }
    if (!acted) {
      const first = pages[0];
      const marks = await Promise.all(pages.map(async (page) => (await look(page)).mark));
      await Promise.any(
        pages.map((page, at) => changed(page, marks[at], 3000).then((did) => did || Promise.reject())),
      ).then(
        () => (stuckSince = Date.now()),
        () => first && undefined,
      );
    }
    if (Date.now() - stuckSince > still) {
      const seen = await Promise.all(pages.map(look));
      throw new Error(
        `nothing moves: ${JSON.stringify(seen.map(({ mark, ...rest }) => ({ ...rest, mark: mark.slice(0, 300) })))} after ${told.slice(-6)}`,
      );
    }
  }
  throw new Error(`not done after ${steps} steps; last ${told.slice(-8).join(", ")}`);
}
