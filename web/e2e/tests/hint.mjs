// A hint at a question: alone at once, with others when all agree.
import { equal, ok, person } from "../house.mjs";
import { openTable } from "../tables.mjs";

const ask = async (page) => {
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.locator("[data-area=hint] li.best").waitFor();
};

export const tests = {
  "a hint names candidates with what each is expected to bring, and answers nothing": async (house) => {
    const { page, errors, leave } = await person(house);
    await openTable(page, { seats: ["here", "bot:greedy"], seed: 31 });
    await page.locator("section.prompt").waitFor();
    const before = await page.locator("section.prompt .words b").textContent();
    await ask(page);
    ok(
      /[+−-]?\d[.,]\d/.test(await page.locator("[data-area=hint] li.best .brings").textContent()),
      "no value is named",
    );
    equal(await page.locator("section.prompt .words b").textContent(), before, "the question has changed");
    await page.keyboard.press("Escape");
    equal(await page.locator("[data-area=hint]").count(), 0, "the hint is still there");
    equal(errors, [], "errors on the page");
    await leave();
  },
  "with others at the table there is no hint until all agree": async (house) => {
    const { page, leave } = await person(house);
    await openTable(page, { seats: ["here", "invite"], seed: 32 });
    const link = await page.locator(".invite .link input").first().inputValue();
    const guest = await person(house, { settings: { name: "Nils" } });
    await guest.page.goto(link);
    await guest.page.locator("#join-name").waitFor();
    await guest.page.locator("form button").first().click();
    await guest.page.locator("[data-area=prompt], .waiting").first().waitFor();
    await page.goto(page.url().replace("/lobby/", "/table/"));
    await page.locator("[data-area=prompt], .waiting").first().waitFor();
    equal(await page.getByRole("button", { name: "Hint", exact: true }).count(), 0, "a hint is offered");
    for (const one of [page, guest.page]) {
      await one.getByRole("button", { name: "Menu" }).click();
      await one.getByRole("button", { name: "Agree to hints" }).click();
      await one.getByRole("button", { name: "You agree to hints" }).waitFor();
      await one.keyboard.press("Escape");
    }
    const asked = (await page.locator("section.prompt").count()) ? page : guest.page;
    await asked.getByRole("button", { name: "Hint", exact: true }).waitFor();
    await ask(asked);
    await guest.leave();
    await leave();
  },
};
