import { equal, ok, person } from "../house.mjs";
import { play } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";

const told = (page) =>
  page.evaluate(() => ({
    title: document.querySelector(".story-prompt b")?.textContent ?? null,
    voice: document.querySelector("[data-story-voice]")?.textContent ?? "",
    asked: document.querySelector("section.prompt") !== null,
    lines: document.querySelectorAll("[data-area=log] li:not(.heading)").length,
    flying: document.querySelector(".flights") !== null,
  }));
const words = ({ title, voice, lines }) => `${title} ${voice} ${lines}`;

/** Waits until the step that is told has been looked at, and takes the next. */
async function step(page) {
  await page.getByRole("button", { name: "Next", exact: true }).waitFor();
  await page.keyboard.press(" ");
}

/** Plays until others' deeds are told. Step by step nothing goes on by itself, so no clock decides what is seen. */
async function untilStory(page) {
  await play([page], async () => (await page.locator(".story-prompt").count()) > 0, { steps: 120 });
}

/** What is told, or null when the question has come. Between two deeds of somebody who thinks the page may be still. */
async function telling(page) {
  await page.locator(".story-prompt, section.prompt").first().waitFor();
  const now = await told(page);
  return now.title === null ? null : now;
}

async function opened(house, seed, more = {}) {
  const { reduced = false, ...settings } = more;
  const seated = await person(house, { settings: { story: "step", speed: "normal", ...settings } });
  if (reduced) await seated.page.emulateMedia({ reducedMotion: "reduce" });
  await openTable(seated.page, { seats: ["here", "bot:greedy"], seed, name: "Story" });
  await atTable(seated.page);
  await untilStory(seated.page);
  return seated;
}

export const tests = {
  "what others do is told step by step, and the question comes after it": async (house) => {
    const { page, errors, leave } = await opened(house, 3);
    const seen = new Set();
    for (let steps = 0; steps < 12; steps++) {
      const now = await telling(page);
      // A bot that thinks longer makes two stories of one.
      if (now === null && seen.size <= 3) await untilStory(page);
      else if (now === null) break;
      if (now === null) continue;
      ok(!now.asked, `nothing is asked while "${now.title}" is told`);
      ok(now.voice !== "", `"${now.title}" is heard`);
      seen.add(words(now));
      await step(page);
    }
    ok(seen.size > 3, `stories have more than ${seen.size} steps`);
    // Shift and Space end it, whatever is left.
    if (await page.locator(".story-prompt").count()) await page.keyboard.press("Shift+Space");
    await page.locator(".story-prompt").waitFor({ state: "detached" });
    equal(errors, [], "errors on the page");
    await leave();
  },

  "what happened since one last acted can be told again": async (house) => {
    const { page, errors, leave } = await opened(house, 3);
    await page.keyboard.press("Shift+Space");
    await page.locator(".story-prompt").waitFor({ state: "detached" });
    // At any time, whatever is asked and whatever stands beside the lodge.
    await page.keyboard.press("r");
    await page.locator(".story-prompt").waitFor();
    const { title, asked, voice } = await told(page);
    ok(title !== null && voice !== "" && !asked, `${title} is told again`);
    await page.getByRole("button", { name: "To now" }).click();
    await page.locator(".story-prompt").waitFor({ state: "detached" });
    // A page that was loaded anew tells it from the record of the table.
    await page.reload();
    await page.locator("section.prompt").waitFor();
    await page.keyboard.press("r");
    await page.locator(".story-prompt").waitFor();
    const anew = await told(page);
    equal([anew.title, anew.voice], [title, voice], "what is told after the page was loaded anew");
    await page.getByRole("button", { name: "To now" }).click();
    await page.locator(".story-prompt").waitFor({ state: "detached" });
    equal(errors, [], "errors on the page");
    await leave();
  },

  "less movement is the same story, and nothing flies": async (house) => {
    const { page, errors, leave } = await opened(house, 3, { reduced: true });
    const heard = [];
    for (let steps = 0; steps < 8; steps++) {
      const now = await telling(page);
      if (now === null) break;
      ok(!now.flying, "nothing flies");
      heard.push(now.voice);
      await step(page);
    }
    // What one mage lays is told at a stretch, sentence by sentence.
    const sentences = heard.flatMap((voice) => voice.split(/(?<=\.) /));
    ok(new Set(heard).size > 1 && new Set(sentences).size > 2, `heard ${heard.join(" / ")}`);
    equal(errors, [], "errors on the page");
    await leave();
  },
};
