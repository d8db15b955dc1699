// People at one table, each with a browser of their own: how they come, what they say, how they move and play again.
import { equal, ok, person } from "../house.mjs";
import { play, rest } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";

/** Host and guest at a short table. The guest's first answer to sitting down gets lost on its way. */
async function atOneTable(house, { seed, size = {}, lose = false }) {
  const host = await person(house, size);
  const guest = await person(house, { settings: { name: "Ilse" }, ...size });
  const table = await openTable(host.page, { seats: ["here", "invite"], moons: [1, 2, 3], seed, name: "Crypt" });
  const link = await host.page.locator(".invite .link input").first().inputValue();
  ok(
    /\/join\/[\w-]+\?seat=2#[\w-]+$/.test(link),
    `the secret of an invitation stands where no server reads it: ${link}`,
  );
  const joins = [];
  await guest.page.route("**/api/tables/*/join", async (route) => {
    joins.push(route.request().postDataJSON());
    if (!lose || joins.length > 1) return route.fallback();
    // It arrives and is done; only the answer does not come back.
    await route.fetch();
    return route.abort();
  });
  await guest.page.goto(link);
  await guest.page.getByLabel("Your name").fill("Ilse");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await guest.page.waitForURL(/\/table\//);
  await atTable(guest.page);
  return { host, guest, table, joins };
}

/** Everything that was asked for, by its address. */
function addresses(page) {
  const found = [];
  page.on("request", (request) => found.push(request.url()));
  return found;
}
const openPeople = async (page) => {
  await page.getByRole("button", { name: /^People and talk/ }).click();
  const dialog = page.getByRole("dialog", { name: "People" });
  await dialog.waitFor();
  return dialog;
};
const tokenOf = (page, table) =>
  page.evaluate(
    (table) => JSON.parse(localStorage.getItem("lodge.tables")).find((known) => known.table === table)?.seats[0]?.token,
    table,
  );

export const tests = {
  "people: a lost answer, presence, talk, and a seat on another device": async (house) => {
    const { host, guest, table, joins } = await atOneTable(house, { seed: 11, lose: true });
    equal([joins.length, joins[0].token], [2, joins[1].token], "the same secret is said again");
    const asked = addresses(guest.page);

    // The host sees who has come, and that they are here.
    await host.page.locator("li[data-presence=here]", { hasText: "Ilse" }).waitFor();
    await host.page.getByRole("link", { name: "Sit down" }).click();
    await atTable(host.page);

    // A phrase arrives in the reader's words, is counted, and read when it is looked at.
    const said = await openPeople(guest.page);
    await said.getByRole("button", { name: "Well struck." }).click();
    await said.locator("[role=log]", { hasText: "Well struck." }).waitFor();
    await guest.page.keyboard.press("Escape");
    await host.page.getByRole("button", { name: "People and talk, one new saying" }).waitFor();
    await host.page.getByRole("status").filter({ hasText: "Ilse: Well struck." }).waitFor();
    const heard = await openPeople(host.page);
    await heard.locator("[role=log] li", { hasText: "Ilse Well struck." }).waitFor();

    // Whoever is muted is not heard, on this device.
    await heard.getByRole("button", { name: "Mute" }).click();
    await heard.getByText("One saying of a muted seat is hidden.").waitFor();
    await host.page.keyboard.press("Escape");
    await host.page.getByRole("button", { name: "People and talk", exact: true }).waitFor();

    // Six digits bring the seat to another device; both hold it.
    const dialog = await openPeople(guest.page);
    await dialog.getByRole("button", { name: "A code for another device" }).click();
    const code = await dialog.locator("output").innerText();
    ok(/^\d{3} \d{3}$/.test(code), `six digits: ${code}`);
    const phone = await person(house, { width: 390, height: 844, settings: { name: "" } });
    await phone.page.goto("/");
    await phone.page.getByLabel("Join or watch").fill(code);
    await phone.page.getByRole("button", { name: "Go" }).click();
    await phone.page.waitForURL(new RegExp(`/table/${table}`));
    await atTable(phone.page);
    equal(await tokenOf(phone.page, table), await tokenOf(guest.page, table), "the same secret on both devices");
    // It is good for once.
    await phone.page.goto("/");
    await phone.page.getByLabel("Join or watch").fill(code);
    await phone.page.getByRole("button", { name: "Go" }).click();
    await phone.page.getByText("This code leads nowhere").waitFor();

    // One's own page shows the table.
    await phone.page.goto("/tables");
    await phone.page.getByRole("link", { name: "Crypt" }).waitFor();

    // Whoever goes is away; whoever handed the seat to a bot is told so, and takes it back.
    await phone.leave();
    await guest.page.goto("/about");
    const rows = await openPeople(host.page);
    await rows.locator("li[data-presence=away]", { hasText: "Ilse" }).getByText("Away since").waitFor();
    await rows.getByText("a bot may play from").waitFor();
    await rows.getByRole("button", { name: "Hand my seat to a bot" }).click();
    await host.page.keyboard.press("Escape");
    await host.page.getByText("A bot plays for you").waitFor();
    await host.page.getByRole("button", { name: "Take my seat back" }).click();
    await host.page.getByText("A bot plays for you").waitFor({ state: "hidden" });

    const secret = joins[0].token;
    equal(
      asked.filter((address) => address.includes(secret) || address.includes("token=")),
      [],
      "secrets in addresses",
    );
    equal([...host.errors, ...guest.errors, ...phone.errors], [], "errors on the pages");
    await host.leave();
    await guest.leave();
  },

  "people: the host offers a seat anew, and the old secret opens nothing": async (house) => {
    const { host, guest, table } = await atOneTable(house, { seed: 12 });
    await guest.page.goto("/about");
    const row = host.page.locator("li[data-presence=away]", { hasText: "Ilse" });
    await row.getByRole("button", { name: "Offer the seat anew" }).click();
    await row.getByRole("button", { name: "Yes, offer it" }).click();
    await host.page.locator("li[data-presence=open]").waitFor();
    const link = await host.page.locator(".invite .link input").first().inputValue();
    await guest.page.goto(`/table/${table}`);
    await guest.page.getByText("This link does not open a seat").waitFor();
    const other = await person(house, { settings: { name: "Otto" } });
    await other.page.goto(link);
    await other.page.getByRole("button", { name: "Sit down" }).click();
    await other.page.waitForURL(/\/table\//);
    await host.page.locator("li[data-presence=here]", { hasText: "Otto" }).waitFor();
    equal([...host.errors, ...other.errors], [], "errors on the pages");
    await host.leave();
    await guest.leave();
    await other.leave();
  },

  "people: a whole short game, a rematch for all, and the replay with open hands": async (house) => {
    const { host, guest, table } = await atOneTable(house, { seed: 13 });
    await host.page.getByRole("link", { name: "Sit down" }).click();
    await atTable(host.page);
    await play([host.page, guest.page], (_, now) => now.over);
    for (const { page } of [host, guest]) await page.locator("section.hero h1").waitFor();
    // People by their names: in the title or below it, and in the rows.
    await host.page.locator("section.board small", { hasText: "Ilse" }).waitFor();

    await host.page.getByRole("button", { name: "Play again" }).click();
    await host.page.getByText("One has not said yes yet.").waitFor();
    await guest.page.locator(".again li.yes", { hasText: "Person 1" }).waitFor();
    await guest.page.getByRole("button", { name: "Play again" }).click();
    for (const { page } of [host, guest]) {
      await page.getByRole("link", { name: "To the new table" }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(table));
      await atTable(page);
    }
    const laid = new URL(host.page.url()).pathname.split("/").at(-1);
    equal(new URL(guest.page.url()).pathname, `/table/${laid}`, "both at one table");
    equal(await tokenOf(host.page, laid), await tokenOf(host.page, table), "the old secret opens the new seat");
    const now = await rest(host.page);
    ok(now.revision >= 0, "the new table is there");

    // The game is counted, and stays when the table is forgotten.
    await guest.page.goto("/tables");
    await guest.page.getByRole("table", { name: "By mage" }).waitFor();
    equal(await guest.page.evaluate(() => JSON.parse(localStorage.getItem("lodge.games")).length), 1, "games kept");

    // Over: everybody's hand can be looked into.
    await host.page.goto(`/replay/${table}?at=9999`);
    const eyes = host.page.getByLabel("Through whose eyes");
    await eyes.waitFor();
    const own = host.page.locator("[data-area=own] h2");
    await own.waitFor();
    const before = await own.innerText();
    await eyes.selectOption("1");
    await host.page.waitForFunction(
      (before) => document.querySelector("[data-area=own] h2")?.innerText !== before,
      before,
    );
    equal([...host.errors, ...guest.errors], [], "errors on the pages");
    await host.leave();
    await guest.leave();
  },

  "people: whoever watches is told so, and can leave": async (house) => {
    const { host, guest, table } = await atOneTable(house, { seed: 14 });
    const looker = await person(house, { settings: { name: "" } });
    await looker.page.goto(`/table/${table}`);
    await looker.page.getByText("You are watching").waitFor();
    const dialog = await openPeople(looker.page);
    equal(await dialog.getByRole("button", { name: "Well struck." }).count(), 0, "spectators say nothing");
    await looker.page.keyboard.press("Escape");
    await looker.page.getByRole("link", { name: "Stop watching" }).click();
    await looker.page.locator("form.new").waitFor();
    equal(looker.errors, [], "errors on the page");
    for (const one of [host, guest, looker]) await one.leave();
  },

  "people: a clock for each answer, counted down for whoever must give it": async (house) => {
    const host = await person(house);
    await host.page.goto("/");
    const form = host.page.locator("form.new");
    await form.waitFor();
    await host.page.getByLabel("Who sits at seat 2", { exact: true }).selectOption("here");
    await form.getByText("Over days").click();
    await form.getByText("Per decision").click();
    await form.getByLabel("What happens at zero").selectOption("bot");
    await host.page.evaluate(() => (globalThis.seedOfNextTable = 15));
    await form.getByRole("button", { name: "Open the table" }).click();
    await host.page.waitForURL(/\/table\//);
    await host.page.locator("main.page button.main").click();
    await host.page.getByRole("timer", { name: "Time left" }).first().waitFor();
    ok(
      /^\s*(1 d 0 h|23 h 59 min)\s*$/.test(await host.page.getByRole("timer").first().innerText()),
      "a day for each answer",
    );
    await host.page.goto("/tables");
    await host.page
      .getByText(/Over days/)
      .first()
      .waitFor();
    await host.page.waitForFunction(() => document.title.startsWith("(1)"));
    equal(host.errors, [], "errors on the page");
    await host.leave();
  },
  "people: a clock that has run out: a bot has answered, and that is said": async (house) => {
    const { page, errors, leave } = await person(house);
    // The shortest clock that a server takes is shorter than any that the form offers.
    await page.route("**/api/tables", (route) => {
      const asked = route.request().postDataJSON();
      const manner = { ...asked.manner, clock: { each: 5, then: "answer" } };
      return route.continue({ postData: { ...asked, manner } });
    });
    await openTable(page, { seats: ["here", "bot:hasty"], seed: 16 });
    await page.getByRole("timer", { name: "Time left" }).first().waitFor();
    await page.getByText("Your time was up").waitFor();
    equal(errors, [], "errors on the page");
    await leave();
  },
};
