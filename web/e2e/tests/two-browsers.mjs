import { equal, ok, person } from "../house.mjs";
import { play, rest } from "../player.mjs";
import { atTable, openTable } from "../tables.mjs";

export const tests = {
  "two browsers, an invitation, and a reload in the middle of a decision": async (house) => {
    const host = await person(house);
    const guest = await person(house, { settings: { name: "Ilse" } });
    await openTable(host.page, { seats: ["here", "invite"], moons: [1, 2, 3], seed: 5 });
    ok(host.page.url().includes("/lobby/"), "an open seat leads to the lobby");
    const link = await host.page.locator(".invite .link input").first().inputValue();
    await guest.page.goto(link);
    await guest.page.getByLabel("Your name").fill("Ilse");
    await guest.page.getByRole("button", { name: "Sit down" }).click();
    await guest.page.waitForURL(/\/table\//);
    // The lobby notices without being asked.
    await host.page.getByText("Ilse", { exact: true }).waitFor();
    await host.page.getByText("Everyone is here.").waitFor();
    await host.page.getByRole("link", { name: "Sit down" }).click();
    await atTable(host.page);
    await atTable(guest.page);

    const pages = [host.page, guest.page];
    let reloaded = 0;
    await play(pages, async (page, now, count) => {
      if (now.over) return true;
      // What is half chosen on the bench stays in its browser tab.
      if (now.asked && !now.bench && !now.study && reloaded < 2 && count > 6 + 8 * reloaded) {
        reloaded += 1;
        await page.reload();
        await page.locator("section.prompt[data-area=prompt]").waitFor();
        const after = await rest(page);
        equal([after.title, after.buttons], [now.title, now.buttons], "the question after a reload");
        return "again";
      }
      return false;
    });
    equal(reloaded, 2, "reloads in the middle of a decision");
    for (const { page } of [host, guest]) await page.locator("section.hero h1").waitFor();
    equal([...host.errors, ...guest.errors], [], "errors on the pages");
    await host.leave();
    await guest.leave();
  },
};
