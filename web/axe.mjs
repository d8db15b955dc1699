// Accessibility of laid tables: node axe.mjs NAME,NAME [WxH ...]
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
const names = (process.argv[2] ?? "act-4").split(",");
const sizes = process.argv.slice(3).length ? process.argv.slice(3) : ["1440x900"];
const base = process.env.BASE ?? "http://127.0.0.1:5173";
const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
for (const size of sizes)
  for (const name of names) {
    const [width, height] = size.split("x").map(Number);
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(`${base}/dev/fixture/${name}`);
    await page.waitForSelector("h1, h2, [data-area=prompt]");
    await page.evaluate(() => document.fonts.ready);
    await page.addScriptTag({ content: axe });
    const { violations } = await page.evaluate(() =>
      globalThis.axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
        // Counted as experimental, and yet what people who speak to their browser depend on.
        rules: { "label-content-name-mismatch": { enabled: true } },
      }),
    );
    for (const v of violations)
      console.log(
        name,
        size,
        v.id,
        v.impact,
        v.nodes.length,
        v.nodes
          .slice(0, 3)
          .map((n) => n.html.slice(0, 140) + " :: " + (n.any[0]?.message ?? n.all[0]?.message ?? "").slice(0, 140))
          .join("\n    "),
      );
    await page.close();
  }
await browser.close();
