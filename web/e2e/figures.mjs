// Figures of the page alone: LODGE_PAGE=OUT node e2e/figures.mjs [FOLDER]. FOLDER gets the games and the question that
// were measured, for `cargo run --release -p page --example measure -- FOLDER/games FOLDER/question.json`.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lodgePath, person } from "./house.mjs";
import { play } from "./player.mjs";
import { openPage } from "./static.mjs";
import { atTable, openTable } from "./tables.mjs";

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), "lodge-figures-"));
const games = join(folder, "games");
mkdirSync(games, { recursive: true });
execFileSync(
  lodgePath(),
  ["sim", "--players", "4", "--bots", "random", "--games", "200", "--seed", "5", "--save", games],
  {
    stdio: "ignore",
  },
);
const house = await openPage(process.env.LODGE_PAGE);

/** From an empty browser to the first answer that was taken; the files that are kept for later are not waited for. */
async function firstVisit() {
  const { page, context } = await person(house);
  await context.route("**/sw.js", (route) => route.abort());
  const before = house.host.sent;
  await openTable(page, { seats: ["here", "bot:greedy"], moons: [2, 4, 6], seed: 5 });
  await atTable(page);
  await play([page], (_, now) => now.revision >= 2);
  console.log(`first visit: ${Math.round((house.host.sent - before) / 1000)} kB compressed to the first answer`);
  const began = Date.now();
  await page.goto("./");
  await page.locator("form.new").waitFor();
  console.log(`usable after ${Date.now() - began} ms`);
  await context.close();
}

/** The engine itself, without storage and Workers: the games again, and a question for the master. */
async function speed() {
  const { page, context } = await person(house);
  const asked = [];
  await page.exposeFunction("noted", (question) => asked.push(question));
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.begin) globalThis.engine = message.begin.module;
      if (message.think) void globalThis.noted(message.think.question);
      return postMessage.call(this, message, ...rest);
    };
  });
  await openTable(page, { seats: ["here", "bot:master"], moons: [6, 18, 30], seed: 5 });
  await atTable(page);
  await play([page], () => asked.length >= 12);
  // The question with the most to think about: the time is used up there.
  const question = asked.at(-1);
  writeFileSync(join(folder, "question.json"), question);
  const texts = readdirSync(games).map((name) => readFileSync(join(games, name), "utf8"));
  const decisions = texts.reduce((sum, text) => sum + JSON.parse(text).answers.length, 0);
  const found = await page.evaluate(
    async ({ texts, question }) => {
      const bytes = (at, length) => new Uint8Array(door.memory.buffer, at, length);
      const lodge = {
        now: () => performance.now(),
        chance: (at, length) => crypto.getRandomValues(bytes(at, length)),
        complain: (at, length) => console.error(new TextDecoder().decode(bytes(at, length))),
      };
      const instance = await WebAssembly.instantiate(globalThis.engine, { lodge });
      const door = instance.exports;
      const say = (verb, message) => {
        const text = new TextEncoder().encode(JSON.stringify(message));
        bytes(door.room(text.length), text.length).set(text);
        const length = door[verb]();
        return JSON.parse(new TextDecoder().decode(bytes(door.answer(), length)));
      };
      const request = (body) => say("hear", { request: { id: 1, method: "POST", path: "/replays", body, at: 0 } });
      request(texts[0]);
      const began = performance.now();
      texts.forEach(request);
      const replayed = performance.now() - began;
      say("think", { question, hand: 0 });
      const asked = performance.now();
      const counts = say("think", { question, hand: 0 });
      const thought = performance.now() - asked;
      return { replayed, thought, imagined: counts.reduce((sum, [visits]) => sum + visits, 0) };
    },
    { texts, question },
  );
  const line = (count, what, milliseconds) =>
    `${count} ${what} in ${(milliseconds / 1000).toFixed(3)} s: ${Math.round((count / milliseconds) * 1000)} a second`;
  console.log(line(decisions, "decisions", found.replayed));
  console.log(line(found.imagined, "imagined games", found.thought));
  await context.close();
}

/** How long an answer takes: from the click's message to what came of it, and to the picture of it. Where others' deeds are
 * told before the next question, the story takes its own time, and the answer does not count. */
async function answers() {
  const { page, context } = await person(house);
  await page.addInitScript(() => {
    globalThis.answered = [];
    let said = null;
    const { postMessage } = Worker.prototype;
    /** Behind the next picture, when all that belongs to it is done. */
    const drawn = (then) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
      });
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.say && JSON.parse(message.say.text).answer) said = performance.now();
      return postMessage.call(this, message, ...rest);
    };
    // Whoever listens first hears it when it comes, and not when the page has dealt with it.
    globalThis.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        this.addEventListener("message", ({ data }) => {
          if (said === null || !data.heard || !JSON.parse(data.heard.text).update) return;
          const began = said;
          const heard = performance.now() - began;
          said = null;
          drawn(() => {
            const story = document.querySelector("[data-area=story]") !== null;
            globalThis.answered.push({ heard, took: performance.now() - began, story });
          });
        });
      }
    };
  });
  await openTable(page, { seats: ["here", "bot:hasty"], moons: [2, 4, 6], seed: 5 });
  await atTable(page);
  await play([page], (_, now) => now.turn >= 3 || now.over);
  const all = await page.evaluate(() => globalThis.answered);
  const plain = all.filter(({ story }) => !story);
  const said = (what) => {
    const times = plain.map((answer) => answer[what]).sort((a, b) => a - b);
    const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
    return `${at(0.5)} ms (median), 95 % within ${at(0.95)} ms, all within ${at(1)} ms`;
  };
  console.log(`${plain.length} answers (${all.length - plain.length} more led into a story)`);
  console.log(`  carried out, kept and told after ${said("heard")}`);
  console.log(`  drawn after ${said("took")}`);
  await context.close();
}

await firstVisit();
await answers();
await speed();
await house.close();
