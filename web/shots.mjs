// Pictures of laid tables, for looking at: node shots.mjs NAME[,NAME] [WxH ...]
import { chromium } from "playwright-core";
const names = (process.argv[2] ?? "act-4").split(",");
const sizes = process.argv.slice(3).length ? process.argv.slice(3) : ["1440x900"];
const base = process.env.BASE ?? "http://127.0.0.1:5173";
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
for (const size of sizes) {
  const [width, height] = size.split("x").map(Number);
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 900 });
  page.on("pageerror", (error) => console.log("pageerror", size, error.message));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && console.log(size, message.text()));
  for (const name of names) {
    await page.goto(name.startsWith("/") ? base + name : `${base}/dev/fixture/${name}`);
    // The page is there when something has its heading; what moves into place has come to rest a moment later.
    await page.waitForSelector("h1, h2, [data-area=prompt]");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(Number(process.env.WAIT ?? 700));
    await page.screenshot({ path: `shots/${name.replaceAll("/", "_")}-${size}.png` });
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth > innerWidth,
      document.documentElement.scrollHeight > innerHeight,
      ...[...document.querySelectorAll("[data-area=chooser]")].flatMap((chooser) => [
        chooser.scrollWidth > chooser.clientWidth,
        chooser.scrollHeight > chooser.clientHeight,
      ]),
    ]);
    if (over.some(Boolean)) console.log("overflow: page across, down, chooser across, down", name, size, over);
  }
  await page.close();
}
await browser.close();
