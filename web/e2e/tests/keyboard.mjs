import { equal, ok, person, seedNext } from "../house.mjs";
import { play } from "../player.mjs";

/** Tab until something is focused that fits. */
async function tabTo(page, fits, most = 300) {
  for (let count = 0; count < most; count++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(fits)) return;
  }
  throw new Error(`no Tab leads to ${fits}`);
}

/** Answers with keys alone, by what the page shows. */
async function press(page, now, again) {
  const has = (act) => now.acts.some((label) => label.startsWith(act));
  if (now.reaction) return page.keyboard.press("p");
  if (now.acts.length) {
    if (has("Cast")) return page.keyboard.press("s");
    if (has("Quick")) return page.keyboard.press("q");
    if (has("Explore")) return page.keyboard.press("e");
    return page.keyboard.press("x");
  }
  if (now.study) {
    // Naming counts up, ticking goes on to the next card; the word is given with Enter.
    const ready = await page.locator("section.prompt .button.main:not([aria-disabled=true])").count();
    // Wherever the focus is: on a card or a school it would take back what is complete.
    if (ready) await page.locator("[data-area=study] [aria-pressed=true], [data-area=study] .on").first().focus();
    return page.keyboard.press(ready ? "Enter" : String(1 + now.ticks));
  }
  if ((now.chooser || now.lit) && again === 0) return page.keyboard.press("1");
  // A plain button is reached with Tab like anything else.
  await tabTo(page, () => document.activeElement?.matches("section.prompt .button:not([aria-disabled=true])") ?? false);
  return page.keyboard.press("Enter");
}

export const tests = {
  "preparation and casting with the keyboard alone": async (house) => {
    const { page, errors, leave } = await person(house);
    await page.goto("./");
    await page.locator("form.new").waitFor();
    await tabTo(page, () => document.activeElement?.textContent?.includes("Open the table") ?? false);
    await seedNext(page, 8);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/table\//);

    let prepared = false;
    let cast = false;
    const byKeys = async (_, now, again) => {
      if (now.bench) {
        // First card light in the next slot, second card turned to its dark side.
        await page.keyboard.press("1");
        await page.keyboard.press("Enter");
        await page.locator("[data-area=hand] .gone").nth(0).waitFor();
        await page.keyboard.press("2");
        await page.keyboard.press("f");
        await page.keyboard.press("Enter");
        await page.locator("[data-area=hand] .gone").nth(1).waitFor();
        await page.keyboard.press("Backspace");
        await page.waitForFunction(() => document.querySelectorAll("[data-area=hand] .gone").length === 1);
        await page.keyboard.press("2");
        await page.keyboard.press("Enter");
        await page.locator("[data-area=hand] .gone").nth(1).waitFor();
        await page.keyboard.press("c");
        prepared = true;
        return "prepare";
      }
      if (!now.asked || /^Prepare /.test(now.title)) return null;
      cast = prepared && now.acts.some((label) => label.startsWith("Cast"));
      await press(page, now, again);
      return "key";
    };
    // Where something else needs its place, the log waits.
    let log = "";
    await play(
      [page],
      async () => {
        if (cast) log = (await page.locator("[role=log]").allTextContents()).join(" ");
        return log !== "";
      },
      { how: byKeys },
    );
    ok(prepared, "prepared with keys");
    ok(/You (cast|reveal|make|activate|prepare)/i.test(log), `the log tells of it: ${log.slice(-200)}`);
    equal(errors, [], "errors on the page");
    await leave();
  },

  "the gallery and the rules with the keyboard alone": async (house) => {
    const { page, leave } = await person(house);
    await page.goto("/cards");
    await page.locator("a.card").first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("grim torment");
    await page.waitForFunction(() => document.querySelectorAll("a.card").length === 1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/cards/grim_torment");
    await page.locator(".detail h3", { hasText: "Grim Torment" }).waitFor();
    await page.goto("/rules");
    await page.locator("article h1").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("R17.11");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/rules#R17.11");
    await page.waitForFunction(() => {
      const box = document.getElementById("R17.11")?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.top < innerHeight;
    });
    // The other game has an address of its own, and a number says itself where it stands.
    await page.keyboard.press("/");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("overload");
    await page.getByRole("link", { name: /^Classic has/ }).click();
    await page.waitForURL("**/rules?edition=classic");
    await page.locator("#C19\\.3").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("c9.2");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/rules#C9.2");
    await page.locator("#C9\\.2.marked").waitFor();
    await leave();
  },
};
