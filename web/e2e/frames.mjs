// How long the page works for a picture while a story is told: node e2e/frames.mjs [answers]. Three bots and a person; the
// person answers, the others' deeds are told brisk. What the page's own thread does at a stretch is a task, and no picture
// comes while it lasts: each should take less than 16 ms. Said is the time of the processor, which a busy machine changes
// little, for each kind of task; colouring in what was laid out is other threads' work and is said apart.
import { loadavg } from "node:os";
import { openHouse, person } from "./house.mjs";
import { play } from "./player.mjs";
import { atTable, openTable } from "./tables.mjs";

const answers = Number(process.argv[2] ?? 20);
const FRAME_MS = 16;
const TASK = "ThreadControllerImpl::RunTask";

const house = await openHouse();
const { page } = await person(house, { settings: { story: "brisk", speed: "normal" } });
await openTable(page, { seats: ["here", "bot:greedy", "bot:greedy", "bot:greedy"], seed: 21 });
await atTable(page);
const tools = await house.browser.newBrowserCDPSession();
const events = [];
tools.on("Tracing.dataCollected", ({ value }) => {
  for (const event of value) events.push(event);
});
const includedCategories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
await tools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
await play([page], (_, now, step) => step >= answers || now.over);
const traced = new Promise((done) => tools.on("Tracing.tracingComplete", done));
await tools.send("Tracing.end");
await traced;
await house.close();

/** The page's own thread: the busiest of those that draw pages. */
const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
const on = ({ pid, tid }) => events.filter((event) => event.ph === "X" && event.pid === pid && event.tid === tid);
const [own] = mains.map(on).sort((a, b) => b.length - a.length);
const tasks = own.filter(({ name }) => name === TASK);
const ms = (event) => (event.tdur ?? event.dur) / 1000;
const byLength = (events) => events.toSorted((a, b) => ms(b) - ms(a));
const part = (sorted, share) => (sorted.length ? ms(sorted[Math.floor(sorted.length * share)]).toFixed(1) : "-");

/** What a task is for, by the first of these that happens in it. */
const KINDS = [
  ["steps of the story and other timers", "TimerFire"],
  ["pictures: style, layout, pre-paint, paint", "PrePaint"],
  ["pressing and pointing", "EventDispatch"],
  ["messages of the server and all else", ""],
];
/** Each task with all that happens in it; both are in the order of their beginning. */
const ordered = own.toSorted((a, b) => a.ts - b.ts);
const held = new Map(tasks.map((task) => [task, []]));
let task = null;
for (const event of ordered) {
  if (event.name === TASK) task = !task || event.ts >= task.ts + task.dur ? event : task;
  else if (task && event.ts < task.ts + task.dur) held.get(task).push(event);
}
const kindOf = (task) => KINDS.find(([, name]) => !name || held.get(task).some((event) => event.name === name))[0];
const kinds = new Map(KINDS.map(([kind]) => [kind, []]));
for (const [task, inside] of held) if (inside.length) kinds.get(kindOf(task)).push(task);

const load = loadavg().map((each) => each.toFixed(1));
console.log(`${tasks.length} tasks; load of the machine ${load.join(", ")}; milliseconds of the processor`);
for (const [kind] of KINDS) {
  const sorted = byLength(kinds.get(kind));
  const long = sorted.filter((task) => ms(task) > FRAME_MS).length;
  console.log(
    `  ${kind}: ${sorted.length}, ${long} over ${FRAME_MS}; half ${part(sorted, 0.5)}, one in ten ${part(sorted, 0.1)}, one in a hundred ${part(sorted, 0.01)}, longest ${part(sorted, 0)}`,
  );
}
const raster = byLength(events.filter(({ ph, name }) => ph === "X" && name === "RasterTask"));
console.log(
  `  colouring in, other threads: ${raster.length} tiles, half ${part(raster, 0.5)}, one in a hundred ${part(raster, 0.01)}, longest ${part(raster, 0)}`,
);
/** What the longest consist of, the parts of one name together. */
for (const task of byLength([...held.keys()]).slice(0, 6)) {
  const sums = new Map();
  for (const event of held.get(task)) sums.set(event.name, (sums.get(event.name) ?? 0) + ms(event));
  const most = [...sums].sort((a, b) => b[1] - a[1]).slice(0, 6);
  console.log(`  ${ms(task).toFixed(1)} ms: ${most.map(([name, sum]) => `${name} ${sum.toFixed(1)}`).join(", ")}`);
}
