import { equal, ok, person } from "../house.mjs";
import { play } from "../player.mjs";

export const tests = {
  "the first lesson from start to end, left and taken up again": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.goto("/tutorial");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator(".narrator h2", { hasText: "You are Doria" }).waitFor();
    await page.getByRole("button", { name: /Continue/ }).click();
    await page.locator(".narrator h2", { hasText: "The Lodge" }).waitFor();
    let left = false;
    const titles = new Set();
    await play([page], async (_, now) => {
      titles.add((await page.locator(".narrator h2").textContent()) ?? "");
      if (now.acts.length && !left) {
        left = true;
        await page.getByRole("button", { name: "Leave", exact: true }).click();
        await page.waitForURL((url) => url.pathname === "/");
        await page.goto("/tutorial");
        await page.getByRole("link", { name: "Go on where you left" }).click();
        await page.locator(".narrator h2").waitFor();
        await page.locator("section.prompt[data-area=prompt]").waitFor();
        return "again";
      }
      return now.over;
    });
    ok(left, "left in the middle");
    ok(titles.size >= 6, `told: ${[...titles].join(", ")}`);
    const more = page.getByRole("button", { name: /^Continue/ });
    while (await more.count()) await more.click();
    await page.locator(".narrator h2", { hasText: "The final scoring" }).waitFor();
    await page.getByRole("link", { name: "To a table of your own" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    equal(errors, [], "errors on the page");
    await leave();
  },
};
