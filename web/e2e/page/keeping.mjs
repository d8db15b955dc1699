// What a page alone keeps: files for use without a network, versions, tables; and what it says when it cannot.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { equal, ok, person } from "../house.mjs";
import { play, rest } from "../player.mjs";
import { openPage } from "../static.mjs";
import { atTable, openTable } from "../tables.mjs";

const SEATS = { seats: ["here", "bot:hasty"], moons: [2, 4, 6], seed: 5 };

/** The service worker has everything and answers for the page. */
const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
  });

const notice = (page, words) => page.locator(".notices p", { hasText: words });

/** Plays until the person has answered something. */
const begin = async (page) => {
  await openTable(page, SEATS);
  await atTable(page);
  await play([page], (_, now) => now.revision >= 3);
  return rest(page);
};

export const tests = {
  "page: without a network after the first visit": async (house) => {
    const { context, page, leave } = await person(house);
    await page.goto("./");
    await kept(page);
    await context.setOffline(true);
    await page.goto("./");
    const { revision } = await begin(page);
    ok(revision >= 3, "answers without a network");
    await page.goto("./#/cards");
    await page.locator("a.card").first().waitFor();
    await leave();
  },

  "page: a new version is ready, and taken up when somebody says so": async (house) => {
    const place = mkdtempSync(join(tmpdir(), "lodge-page-"));
    cpSync(house.host.folder, place, { recursive: true });
    const own = await openPage(place);
    try {
      const { page } = await person({ ...own, contexts: house.contexts });
      await page.goto("./");
      await kept(page);
      const change = (file, from, to) =>
        writeFileSync(join(place, file), readFileSync(join(place, file), "utf8").replace(from, to));
      change("index.html", "<head>", '<head><meta name="newer" content="yes" />');
      change("sw.js", /VERSION = "/, 'VERSION = "newer-');
      await page.reload();
      await notice(page, "A new version is ready").waitFor();
      equal(await page.locator("meta[name=newer]").count(), 0, "the old one is still there");
      await notice(page, "A new version is ready").getByRole("button", { name: "Take it now" }).click();
      await page.locator("meta[name=newer]").waitFor({ state: "attached" });
    } finally {
      for (const context of house.contexts.splice(0)) await context.close();
      await own.close();
      rmSync(place, { recursive: true, force: true });
    }
  },

  "page: everything as one file, and back in another browser": async (house) => {
    const one = await person(house);
    const before = await begin(one.page);
    await one.page.goto("./#/settings");
    const [download] = await Promise.all([
      one.page.waitForEvent("download"),
      one.page.getByRole("button", { name: "Save everything as a file" }).click(),
    ]);
    const file = readFileSync(await download.path());
    const two = await person(house);
    await two.page.goto("./#/settings");
    const take = async (name, buffer) => {
      await two.page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer });
      return two.page.locator("section[aria-labelledby=set-storage] [role=status]");
    };
    const said = async (words) => two.page.locator("[role=status]", { hasText: words }).first().waitFor();
    await take("x.json", Buffer.from("{"));
    await said("it was not saved by this game");
    await take("x.json", Buffer.from('{"lodge": 99, "tables": []}'));
    await said("it was saved by a newer version");
    const damaged = JSON.parse(file.toString());
    damaged.tables[0].events[0] = "?";
    await take("x.json", Buffer.from(JSON.stringify(damaged)));
    await said("damaged");
    await take("lodge-tables.json", file);
    await said("One table was taken from the file");
    await take("lodge-tables.json", file);
    await said("One was here already");
    await two.page.goto("./");
    await two.page.locator("a[href*='/table/']").first().click();
    await two.page.locator(".table[data-revision]").waitFor();
    equal((await rest(two.page)).revision, before.revision, "where it stood");
    await one.leave();
    await two.leave();
  },

  "page: two tabs at one table": async (house) => {
    const { context, page, leave } = await person(house);
    await begin(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByText("open in another tab").first().waitFor();
    await page.close();
    // The line tries again by itself, and the table is free now.
    await atTable(other);
    await leave();
  },

  "page: a browser that keeps nothing, and one that is full": async (house) => {
    // Browsers differ in when they refuse or run out, so the worker meets it by a line before its own.
    const meeting = async (line) => {
      const own = await person(house);
      await own.context.route("**/tables.worker-*.js", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${line}\n${await response.text()}` });
      });
      return own;
    };
    const refusing = await meeting('indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };');
    await begin(refusing.page);
    await notice(refusing.page, "keeps nothing").waitFor();
    await play([refusing.page], (_, now) => now.revision >= 6);
    await refusing.leave();
    const full = await meeting(`
      const taken = IDBObjectStore.prototype.add;
      let room = 4;
      IDBObjectStore.prototype.add = function (...all) {
        if (room-- > 0) return taken.apply(this, all);
        throw new DOMException("no room", "QuotaExceededError");
      };`);
    const { revision } = await begin(full.page);
    await play([full.page], (_, now) => now.revision >= revision + 3);
    await notice(full.page, "is full").waitFor();
    await full.leave();
  },

  "page: a browser that a newer version has used": async (house) => {
    const { page, leave } = await person(house);
    await page.goto("./manifest.webmanifest");
    await page.evaluate(
      () =>
        new Promise((done, failed) => {
          const opened = indexedDB.open("lodge", 99);
          opened.onerror = failed;
          opened.onsuccess = () => (opened.result.close(), done());
        }),
    );
    await begin(page);
    await notice(page, "A newer version of this page").waitFor();
    await leave();
  },

  "page: storage that was damaged is told and left as it is": async (house) => {
    const { page, leave } = await person(house);
    await begin(page);
    const address = page.url();
    await page.goto("./#/about");
    await page.reload();
    const write = (value) =>
      page.evaluate(
        (value) =>
          new Promise((done, failed) => {
            const opened = indexedDB.open("lodge");
            opened.onerror = failed;
            opened.onsuccess = () => {
              const base = opened.result;
              const transaction = base.transaction("events", "readwrite");
              transaction.objectStore("events").openCursor().onsuccess = ({ target }) => {
                if (value) target.result.update(value);
              };
              transaction.oncomplete = () => (base.close(), done());
            };
          }),
        value,
      );
    await write("{ nothing");
    await page.goto(address);
    await page.getByText("what is kept of this table is damaged: event 1").first().waitFor();
    await leave();
  },
};
