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
  let bytes = 0;
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  tools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await context.route("**/sw.js", (route) => route.abort());
  const sent = house.host.sent;
  const began = Date.now();
  await page.goto("./");
  await page.locator("form.new").waitFor();
  const usable = Date.now() - began;
  await openTable(page, { seats: ["here", "bot:greedy"], moons: [2, 4, 6], seed: 5 });
  await atTable(page);
  await play([page], (_, now) => now.revision >= 2);
  console.log(`first visit: ${Math.round((house.host.sent - sent) / 1000)} kB compressed, usable after ${usable} ms`);
  await context.close();
}

/** What the page's own Workers do with the games and with a question for the master. */
async function speed() {
  const { page, context } = await person(house);
  const asked = [];
  await page.exposeFunction("noted", (question) => asked.push(question));
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.think) void globalThis.noted(message.think.question);
      return postMessage.call(this, message, ...rest);
    };
  });
  await openTable(page, { seats: ["here", "bot:master"], moons: [6, 18, 30], seed: 5 });
  await atTable(page);
  await play([page], () => asked.length >= 12);
  const question = asked.at(-1);
  writeFileSync(join(folder, "question.json"), question);
  const texts = readdirSync(games).map((name) => readFileSync(join(games, name), "utf8"));
  const decisions = texts.reduce((sum, text) => sum + JSON.parse(text).answers.length, 0);
  const found = await page.evaluate(
    async ({ texts, question }) => {
      const named = (kind) => performance.getEntriesByType("resource").find(({ name }) => name.includes(kind)).name;
      const module = await WebAssembly.compileStreaming(fetch(named("lodge-")));
      const start = (kind) => {
        const worker = new Worker(named(kind), { type: "module" });
        worker.postMessage({ begin: { module } });
        return (message, answered) =>
          new Promise((done) => {
            worker.onmessage = ({ data }) => answered(data) && done(data);
            worker.postMessage(message);
          });
      };
      const tables = start("tables.worker");
      const request = (id, body) =>
        tables({ request: { id, method: "POST", path: "/replays", body } }, ({ reply }) => reply?.id === id);
      await request(0, texts[0]);
      const times = [];
      for (const [id, text] of texts.entries()) {
        const began = performance.now();
        await request(id + 1, text);
        times.push(performance.now() - began);
      }
      const bot = start("bot.worker");
      const ask = (task) => bot({ think: { task, question, hand: 0 } }, (data) => data.task === task);
      await ask(1);
      const began = performance.now();
      const { counts } = await ask(2);
      const thought = performance.now() - began;
      return { times, thought, imagined: counts.reduce((sum, [visits]) => sum + visits, 0) };
    },
    { texts, question },
  );
  const spent = found.times.reduce((sum, time) => sum + time, 0) / 1000;
  console.log(`${decisions} decisions in ${spent.toFixed(3)} s: ${Math.round(decisions / spent)} a second`);
  const thought = found.thought / 1000;
  console.log(
    `${found.imagined} imagined games in ${thought.toFixed(3)} s: ${Math.round(found.imagined / thought)} a second`,
  );
  await context.close();
}

/** How long an answer takes, from the click's message to the news of it. */
async function answers() {
  const { page, context } = await person(house);
  await page.addInitScript(() => {
    globalThis.answered = [];
    const said = new Map();
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
      const answer = message.say && JSON.parse(message.say.text).answer;
      if (answer) said.set(answer.id, performance.now());
      if (!this.watched) {
        this.watched = true;
        this.addEventListener("message", ({ data }) => {
          const done = data.heard && JSON.parse(data.heard.text).done;
          if (done && said.has(done.id)) globalThis.answered.push(performance.now() - said.get(done.id));
        });
      }
      return postMessage.call(this, message, ...rest);
    };
  });
  await openTable(page, { seats: ["here", "bot:hasty"], moons: [2, 4, 6], seed: 5 });
  await atTable(page);
  await play([page], (_, now) => now.turn >= 3 || now.over);
  const times = (await page.evaluate(() => globalThis.answered)).sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
  console.log(`${times.length} answers: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms`);
  await context.close();
}

await firstVisit();
await answers();
await speed();
await house.close();
