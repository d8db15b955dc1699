// Plays a game in the browser against bots, by clicking what glows: a check that no question dead-ends.
// node play.mjs [steps] [players] [WxH]
import { chromium } from "playwright-core";
const steps = Number(process.argv[2] ?? 60),
  players = Number(process.argv[3] ?? 2);
const [width, height] = (process.argv[4] ?? "1280x720").split("x").map(Number);
const base = process.env.BASE ?? "http://127.0.0.1:5173";
const made = await (
  await fetch(base + "/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Play",
      settings: {},
      seats: [
        { who: { here: { name: "Ada" } } },
        ...Array.from({ length: players - 1 }, () => ({
          who: { bot: { level: "greedy" } },
          mage: "random",
          school: "random",
          grimoire: "random",
        })),
      ],
    }),
  })
).json();
const known = [
  {
    table: made.table,
    name: "Play",
    seats: made.seats.filter((s) => s.token).map((s) => ({ seat: s.seat, token: s.token, name: "Ada" })),
    invites: [],
    opened: 0,
  },
];
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
const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 900 });
page.on("pageerror", (e) => console.log("PAGEERROR", e.message, e.stack?.split("\n").slice(0, 4).join(" | ")));
page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("console", m.text().slice(0, 300)));
await page.addInitScript((k) => localStorage.setItem("lodge.tables", k), JSON.stringify(known));
await page.addInitScript(() => localStorage.setItem("lodge.settings", JSON.stringify({ speed: "off" })));
await page.goto(`${base}/table/${made.table}`);
const seen = new Map();
let stuck = 0,
  last = "";
const pick = (list) => list[Math.floor(Math.random() * list.length)];
for (let i = 0; i < steps; i++) {
  await page.waitForTimeout(120);
  if (await page.locator(".hero h1").count()) {
    console.log("OVER", await page.locator(".hero h1").textContent());
    break;
  }
  const prompt = page.locator("[data-area=prompt]");
  if (!(await prompt.count())) continue;
  const title = (
    (await prompt
      .locator("b")
      .first()
      .textContent()
      .catch(() => "")) ?? ""
  ).trim();
  const waiting = await page.locator(".waiting").count();
  const text = title + ((await prompt.textContent().catch(() => "")) ?? "");
  stuck = text === last && !waiting ? stuck + 1 : 0;
  last = text;
  if (stuck === 8) {
    console.log("STUCK", text);
    await page.screenshot({ path: "shots/stuck.png" });
    break;
  }
  if (waiting) {
    await page.waitForTimeout(150);
    continue;
  }
  if (!seen.has(title)) {
    seen.set(title, i);
    await page.screenshot({ path: `shots/play-${String(seen.size).padStart(2, "0")}.png` });
  }
  if (await page.locator("[data-area=bench]").count()) {
    for (let k = 0; k < 3; k++) {
      await page.keyboard.press("Enter");
      await page.waitForTimeout(30);
    }
    if (Math.random() < 0.5) await page.keyboard.press("f");
    await page.keyboard.press("c");
    await page.waitForTimeout(300);
    continue;
  }
  const selectors = [
    "[data-area=chooser] ul button",
    "[data-area=chooser] .cubes button",
    "[data-area=chooser] .use",
    ".acts button:not(.refused)",
    "g.model.legal",
    "g.room.legal",
    ".buttons .button:not(.refused)",
  ];
  const all = [];
  for (const s of selectors) {
    const n = await page.locator(s).count();
    for (let k = 0; k < n; k++) all.push([s, k]);
  }
  const buttons = all.filter(([s]) => s === ".buttons .button:not(.refused)");
  const lively = all.filter(([s]) => s !== ".buttons .button:not(.refused)");
  const choice = lively.length && Math.random() < 0.8 ? pick(lively) : pick(buttons.length ? buttons : lively);
  if (!choice) {
    await page.keyboard.press("1");
    continue;
  }
  const target = page.locator(choice[0]).nth(choice[1]);
  const words = (await target.textContent().catch(() => "")) ?? "";
  if (/Undo|Dummy|Back/.test(words) && Math.random() < 0.7) continue;
  await target
    .click({ timeout: 800, force: true })
    .catch((e) => console.log("click", title, choice, e.message.split("\n")[0]));
}
console.log([...seen.keys()].join(" | "));
await page.screenshot({ path: "shots/play-end.png" });
await browser.close();
