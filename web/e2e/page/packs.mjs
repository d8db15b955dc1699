// A pack that its reader brings into a page alone: checked, kept, offered, saved, and taken away again.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { equal, findings, ok, person } from "../house.mjs";
import { play, rest } from "../player.mjs";
import { atTable, openWithBot } from "../tables.mjs";

const EMBER = resolve(import.meta.dirname, "../../../examples/packs/ember");

/** The pack of the manual under another name, since that one lies beside the page. */
function cinders(place) {
  const folder = join(place, "cinders");
  cpSync(EMBER, folder, { recursive: true });
  const change = (file, from, to) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), "utf8").replaceAll(from, to));
  change("pack.codex", 'pack ember "The Ember School"', 'pack cinders "The Cinder School"');
  change("locales/de/names.ftl", "-ember-", "-cinders-");
  return { folder, change };
}

export const tests = {
  "page: a pack of one's own": async (house) => {
    const place = mkdtempSync(join(tmpdir(), "lodge-pack-"));
    try {
      const { folder, change } = cinders(place);
      const { page, context, errors, leave } = await person(house);
      const own = (where) => where.locator("section[aria-labelledby=own-packs]");
      const bring = (what) => own(page).locator("input[type=file]").first().setInputFiles(what);
      await page.goto("./#/new");
      await own(page).waitFor();
      // What is wrong is said with its line and what would be right, and nothing is kept.
      change("spells.codex", "inflict 2.", "inflikt 2.");
      await bring(folder);
      await own(page).getByText("It was not taken").waitFor();
      ok(
        /cinders\/spells\.codex:\d+: .*inflikt[^]*help: /.test(await own(page).locator("pre").textContent()),
        "the line",
      );
      equal(await own(page).locator(".own").count(), 0, "nothing is kept of it");
      await own(page)
        .locator("input[type=file]")
        .nth(1)
        .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
      await own(page).getByText("no file of cards").waitFor();

      change("spells.codex", "inflikt 2.", "inflict 2.");
      await bring(folder);
      await own(page).getByText("The Cinder School can be played now").waitFor();
      equal(await findings(page), [], "axe");
      await page.reload();
      await page.locator(".pack label", { hasText: "The Cinder School" }).click();
      await page.locator(".schools button.on", { hasText: "Embers" }).waitFor();
      await openWithBot(page, 61);
      await play([page], (_, now) => now.revision >= 6);
      const address = page.url();

      // Everything as one file: another browser has the table and the pack.
      await page.goto("./#/settings");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save everything as a file" }).click(),
      ]);
      const other = await person(house);
      await other.page.goto("./#/settings");
      await other.page.locator("input[type=file]").setInputFiles(await download.path());
      await other.page.getByText("One table was taken from the file").waitFor();
      await other.page.goto("./#/new");
      await own(other.page).locator(".own", { hasText: "The Cinder School" }).waitFor();
      await other.leave();

      // Taken away, it is offered no more; the table that was laid with it goes on.
      await page.goto("./#/new");
      await own(page).getByRole("button", { name: "Take away The Cinder School" }).click();
      await own(page).getByText("The Cinder School was taken away").waitFor();
      equal(await page.locator(".pack label", { hasText: "The Cinder School" }).count(), 0, "no longer offered");
      await page.close();
      const again = await context.newPage();
      await again.goto(address);
      await atTable(again);
      const { revision } = await rest(again);
      await play([again], (_, now) => now.revision >= revision + 2);
      equal(errors, [], "errors on the page");
      await leave();
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  },
};
