// The engine of the page is the engine of the program: recorded games come out the same.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { equal, lodgePath, person } from "../house.mjs";

/** Fifty games as the native program plays and records them: people, bots and the Avatar. */
function recorded() {
  const folder = mkdtempSync(join(tmpdir(), "lodge-games-"));
  const kinds = [
    ["--players", "2", "--bots", "hasty", "--games", "15", "--seed", "21"],
    ["--players", "4", "--bots", "random", "--games", "20", "--seed", "22"],
    ["--players", "1", "--avatar", "apprentice", "--bots", "random", "--games", "15", "--seed", "23"],
  ];
  for (const kind of kinds) execFileSync(lodgePath(), ["sim", ...kind, "--save", folder], { stdio: "ignore" });
  const games = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  rmSync(folder, { recursive: true });
  return games;
}

/** Keeps the engine where the page has it ready, however it was packed. */
const watchEngine = (page) =>
  page.addInitScript(() => {
    globalThis.engine = new Promise((found) => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message, ...rest) {
        if (message.begin) found(message.begin.module);
        return postMessage.call(this, message, ...rest);
      };
    });
  });

/** Sends requests to a Worker of the page's own, as the page does, and says how each was answered. */
const asked = (page, requests) =>
  page.evaluate(async (requests) => {
    const named = (kind) => performance.getEntriesByType("resource").find(({ name }) => name.includes(kind)).name;
    const worker = new Worker(named("tables.worker"), { type: "module" });
    worker.postMessage({ begin: { module: await globalThis.engine } });
    const answers = [];
    for (const [id, request] of requests.entries())
      answers.push(
        await new Promise((answered) => {
          worker.onmessage = ({ data }) => data.reply && answered(data.reply);
          worker.postMessage({ request: { id, ...request } });
        }),
      );
    worker.terminate();
    return answers.map(({ status, text }) => ({ status, text }));
  }, requests);

export const tests = {
  "page: fifty recorded games come out as in the program": async (house) => {
    const { page, leave } = await person(house);
    await watchEngine(page);
    await page.goto("./");
    await page.locator("form.new").waitFor();
    const games = recorded();
    equal(games.length, 50, "recorded games");
    // The engine plays each again and refuses what does not come out with the digest that the program wrote.
    const post = (body) => ({ method: "POST", path: "/replays", body });
    const answers = await asked(page, games.map(post));
    equal(
      [...new Set(answers.map(({ status, text }) => (status === 201 ? "as recorded" : text)))],
      ["as recorded"],
      "the games",
    );
    // And it would refuse: another digest, another answer.
    const wrong = games[0].replace(
      /"digest":\s*"[0-9a-f]/,
      (found) => `${found.slice(0, -1)}${found.endsWith("0") ? 1 : 0}`,
    );
    equal((await asked(page, [post(wrong)]))[0].status, 422, "a digest that is not the game's");
    await leave();
  },
};
