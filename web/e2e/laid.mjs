// Laid tables to look at: node e2e/laid.mjs NAME[,NAME] [WxH ...], with a development server running (`E2E_BASE` names
// another address than its usual one). Takes a picture of each into `shots`, and says what overflows and what axe finds.
process.env.E2E_BASE ??= "http://localhost:5173";
const { openHouse, violations } = await import("./house.mjs");

const names = (process.argv[2] ?? "act-4").split(",");
const sizes = process.argv.slice(3).length ? process.argv.slice(3) : ["1440x900"];
const STRICT = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
};

/** What scrolls though it should fit: the page, or what is chosen from. */
const overflowing = () => {
  const across = (what) => what.scrollWidth > what.clientWidth;
  const down = (what) => what.scrollHeight > what.clientHeight;
  const page = document.getElementById("app");
  const choosers = [...document.querySelectorAll("[data-area=chooser]")];
  return [
    ...[page].filter(across).map(() => "page across"),
    ...[page].filter(down).map(() => "page down"),
    ...choosers.filter(across).map(() => "chooser across"),
    ...choosers.filter(down).map(() => "chooser down"),
  ];
};

const { base, browser, close } = await openHouse();
for (const size of sizes) {
  const [width, height] = size.split("x").map(Number);
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 900 });
  const say = (...words) => console.log(size, ...words);
  page.on("pageerror", (error) => say("pageerror", error.message));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && say(message.text()));
  for (const name of names) {
    await page.goto(name.startsWith("/") ? base + name : `${base}/dev/fixture/${name}`);
    // The page is there when something has its heading; what moves into place has come to rest a moment later.
    await page.waitForSelector("h1, h2, [data-area=prompt]");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(Number(process.env.WAIT ?? 700));
    await page.screenshot({ path: `shots/${name.replaceAll("/", "_")}-${size}.png` });
    for (const what of await page.evaluate(overflowing)) say(name, "overflows:", what);
    for (const { id, impact, nodes } of await violations(page, STRICT))
      say(name, id, impact, nodes.map(({ html }) => html.slice(0, 140)).join("\n    "));
  }
  await page.close();
}
await close();
