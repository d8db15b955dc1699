// Being told that it is one's turn, and the hall: what a person sets, what the browser refuses, and how strangers meet.
import { equal, ok, person } from "../house.mjs";
import { atTable, openTable } from "../tables.mjs";

const section = (page) => page.locator("section", { has: page.getByRole("heading", { name: "When it is your turn" }) });

export const tests = {
  "notices: what a browser refuses is said, hours and mail are kept": async (house) => {
    const { page, context, errors } = await person(house);
    // The house of these tests sends no mail; what the page does with a house that does is seen all the same.
    const wishes = [];
    await page.route("**/api/services", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), mail: true } });
    });
    await page.route("**/api/notices", async (route) => {
      const mail = route.request().method() === "POST" ? route.request().postDataJSON().mail : wishes.at(-1)?.mail;
      if (route.request().method() === "POST") wishes.push(route.request().postDataJSON());
      const kept = mail ? { address: mail, confirmed: wishes.length > 2 } : null;
      await route.fulfill({ json: { push: false, mail: kept, quiet: null } });
    });
    const table = await openTable(page, { seats: ["here", "bot:greedy"], seed: 3, name: "Eclipse" });
    await page.goto("/tables");
    const own = section(page);
    const push = own.getByRole("switch", { name: "Notices on this device" });
    const knob = own.locator("label", { hasText: "Notices on this device" });
    await knob.click();
    await own.getByText("Your browser refuses notices from this page.").waitFor();
    ok(!(await push.isChecked()), "what is refused is not on");
    // A browser of tests has no push service behind it.
    await context.grantPermissions(["notifications"], { origin: house.base });
    await knob.click();
    await own.getByText("Your browser does not reach its push service.").waitFor();
    ok(!(await push.isChecked()));

    await own.getByLabel("Mail to").fill("mara@mail.example");
    await own.getByRole("button", { name: "Send a link" }).click();
    await own.getByText("A link is on its way to mara@mail.example.").waitFor();
    equal([wishes[0].mail, wishes[0].lang, wishes[0].seats[0].table], ["mara@mail.example", "en", table]);
    await own.locator("label", { hasText: "Quiet hours" }).click();
    await own.getByLabel("From").fill("21:30");
    await own.getByLabel("From").blur();
    await own.getByText("Mail comes to mara@mail.example.").waitFor();
    await page.reload();
    equal(await own.getByLabel("From").inputValue(), "21:30");
    equal([wishes.at(-1).quiet.from, wishes.at(-1).quiet.to], [21 * 60 + 30, 7 * 60]);
    await own.getByText("Mail comes to mara@mail.example.").waitFor();
    await own.getByRole("button", { name: "No more mail" }).click();
    await own.getByLabel("Mail to").waitFor();

    // A notice is shown in its own words.
    const cdp = await context.newCDPSession(page);
    const versions = new Promise((found) =>
      cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [there] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(house.base));
        if (there) found(there.registrationId);
      }),
    );
    await cdp.send("ServiceWorker.enable");
    const registrationId = await versions;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const data = JSON.stringify({ title: "Du bist am Zug", body: "Asche wartet.", lang: "de", table });
    // Looked at and taken at once: a system may put a notice away before anybody has looked, so there are several.
    let shown = [];
    for (let sent = 0; sent < 10 && shown.length === 0; sent++) {
      await cdp.send("ServiceWorker.deliverPushMessage", { origin: house.base, registrationId, data });
      shown = await page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        for (let round = 0; round < 100; round++) {
          const notices = await worker.getNotifications();
          if (notices.length > 0) return notices.map(({ title, body, tag }) => ({ title, body, tag }));
          await new Promise((next) => setTimeout(next, 50));
        }
        return [];
      });
    }
    equal(shown, [{ title: "Du bist am Zug", body: "Asche wartet.", tag: `table-${table}` }]);
    equal(errors, []);
  },

  "notices: the link of a mail asks before it does anything": async (house) => {
    const { page } = await person(house);
    const said = [];
    await page.route("**/api/notices/**", async (route) => {
      said.push(new URL(route.request().url()).pathname);
      const wrong = route.request().url().includes("wrong");
      const error = { error: { code: "wrong_token", message: "none" } };
      await route.fulfill(wrong ? { status: 401, json: error } : { json: { push: false, mail: null, quiet: null } });
    });
    await page.goto("/mail/leave#abc-def");
    const leave = page.getByRole("button", { name: "No more mail" });
    await leave.waitFor();
    equal(said, [], "a link that something opens by itself does nothing");
    await leave.click();
    await page.getByText("No more mail comes.").waitFor();
    await page.goto("/mail/confirm#abc-def");
    await page.getByRole("button", { name: "Yes, send mail" }).click();
    await page.getByText("Mail comes when it is your turn").waitFor();
    equal(said, ["/api/notices/leave/abc-def", "/api/notices/confirm"]);
    await page.goto("/");
    await page.goto("/mail/leave#wrong");
    await page.getByRole("button", { name: "No more mail" }).click();
    await page.getByText("This link leads nowhere").waitFor();
  },

  "hall: a stranger finds an open table, sits down, and watches another": async (house) => {
    const host = await person(house, { settings: { name: "Ada" } });
    await host.page.goto("/");
    await host.page.getByLabel("Who sits at seat 2", { exact: true }).selectOption("invite");
    await host.page.locator("label", { hasText: "Open in the hall" }).click();
    await openTableHere(host.page, { seed: 21, name: "Ashes and Sugar" });

    const guest = await person(house, { settings: { name: "Ilse" }, width: 390, height: 844, touch: true });
    await guest.page.goto("/");
    await guest.page.getByRole("link", { name: /^Hall/ }).click();
    const card = guest.page.locator("li.panel", { hasText: "Ashes and Sugar" });
    await card.getByText("free").waitFor();
    await card.getByRole("link", { name: "Sit down" }).click();
    await guest.page.getByLabel("Your name").fill("Ilse");
    await guest.page.getByRole("button", { name: "Sit down" }).click();
    await guest.page.waitForURL(/\/table\//);
    await atTable(guest.page);
    await host.page.locator("li[data-presence=here]", { hasText: "Ilse" }).waitFor();

    // Every seat is taken: others may watch, and the guest goes back to the own seat.
    const stranger = await person(house);
    await stranger.page.goto("/hall");
    const full = stranger.page.locator("li.panel", { hasText: "Ashes and Sugar" });
    // The list may be a few seconds old.
    await full.getByText("Ilse").waitFor();
    await full.getByRole("link", { name: "Watch" }).click();
    await stranger.page.waitForURL(/\/table\//);
    await atTable(stranger.page);
    equal([...host.errors, ...guest.errors, ...stranger.errors], []);
  },
};

async function openTableHere(page, { seed, name }) {
  const form = page.locator("form.new");
  await form.locator("input.name").fill(name);
  await page.evaluate((seed) => (globalThis.seedOfNextTable = seed), seed);
  await form.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/lobby\//);
}
