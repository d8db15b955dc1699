import { equal, ok, person } from "../house.mjs";
import { play } from "../player.mjs";
import { openTable } from "../tables.mjs";
import { drawn, madeTables, sitter } from "./sizes.mjs";

/** What a finger cannot hit: anything to press that is smaller than 44 in its smaller extent. Links inside a sentence
 * may be smaller, and so may things that only make a larger one quicker to reach. */
function small(page) {
  return page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll(
      "a, button, select, input, summary, [role=button], label:has(input)",
    )) {
      const label = element.closest("label");
      const box = (element.matches("input") && label ? label : element).getBoundingClientRect();
      const style = getComputedStyle(element);
      if (!element.checkVisibility({ visibilityProperty: true }) || box.width < 2 || box.height < 2) continue;
      if (
        element.closest(".sr, .skip, svg, [aria-hidden=true]") ||
        (element.matches("label") === false && element.matches("input") && !label && style.opacity === "0")
      )
        continue;
      // A mention inside a sentence.
      if (element.matches(".mention")) continue;
      const inText = element.matches("a, button") && style.display === "inline";
      if (inText || (element.closest("p, small, .rule, h3, dd, footer") && element.matches("a"))) continue;
      if (Math.max(box.height, box.width) < 44 || (Math.min(box.height, box.width) < 43.5 && box.height < 43.5))
        found.push(
          `${element.tagName.toLowerCase()}.${element.className} ${Math.round(box.width)}x${Math.round(box.height)} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}"`,
        );
    }
    return [...new Set(found)];
  });
}
const wide = (page) =>
  page.evaluate(() => {
    const app = document.getElementById("app");
    return app.scrollWidth - app.clientWidth;
  });

export const tests = {
  "pages on a phone: nothing to scroll sideways, targets of 44": async (house) => {
    const { page, leave } = await person(house, { width: 390, height: 844, touch: true });
    const trouble = [];
    for (const path of [
      "/",
      "/cards",
      "/cards/grim_torment",
      "/rules",
      "/rules?edition=classic",
      "/replays",
      "/settings",
      "/about",
      "/tutorial",
    ]) {
      await page.goto(path);
      await page.locator("main, form.new").first().waitFor();
      if (path === "/") await page.locator("form.new").waitFor();
      if (path.startsWith("/rules")) await page.locator("article h2").first().waitFor();
      if (path.startsWith("/cards"))
        await page
          .locator(path === "/cards" ? "a.card" : ".detail h3")
          .first()
          .waitFor();
      if ((await wide(page)) > 0) trouble.push(`${path} is too wide`);
      trouble.push(...(await small(page)).map((what) => `${path}: ${what}`));
    }
    equal(trouble, [], "pages on a phone");
    await leave();
  },

  "a table on a phone": async (house) => {
    const { page, errors, leave } = await person(house, { width: 390, height: 844, touch: true });
    await openTable(page, { seats: ["here", "bot:random"], seed: 7 });
    const trouble = new Set();
    const left = new Set(["bench", "study", "chooser", "act"]);
    await play([page], async (_, now) => {
      const kind = now.bench
        ? "bench"
        : now.study
          ? "study"
          : now.chooser
            ? "chooser"
            : now.acts.length
              ? "act"
              : "other";
      if (left.delete(kind)) {
        if ((await wide(page)) > 0) trouble.add(`${kind} is too wide`);
        for (const what of await small(page)) trouble.add(`${kind}: ${what}`);
      }
      return left.size === 0 || now.over;
    });
    equal([...left], [], "sorts of questions that were not met");
    equal([...trouble], [], "a table on a phone");
    equal(errors, [], "errors on the page");
    await leave();
  },

  "on a phone the next card is seen when one has been laid": async (house) => {
    const { page, errors, leave } = await person(house, { width: 390, height: 844, touch: true });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const sitAt = await sitter(page, await madeTables());
    await sitAt("prepare-4");
    for (const laid of [1, 2, 3]) {
      await page.locator("[data-area=bench] .hole.next").tap();
      await page
        .locator("[data-area=hand] .gone")
        .nth(laid - 1)
        .waitFor();
      await drawn(page);
      const box = await page.locator("[data-area=hand] li.selected").boundingBox();
      ok(box.x >= 0 && box.x + box.width <= 390, `${laid} laid: the next lies at ${box.x} to ${box.x + box.width}`);
    }
    equal(errors, [], "errors on the page");
    await leave();
  },
};
