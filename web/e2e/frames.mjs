// How long the page works for a picture while a story is told: node e2e/frames.mjs [answers]. Three bots and a person; the
// person answers, the others' deeds are told brisk. What the page's own thread does at a stretch is a task, and no picture
// comes while it lasts: each should take less than 16 ms. Said are the time of the processor, which a busy machine does not
// change, and that of the clock.
import { openHouse, person } from "./house.mjs";
import { play } from "./player.mjs";
import { atTable, openTable } from "./tables.mjs";

const answers = Number(process.argv[2] ?? 60);
const FRAME_MS = 16;
const TASK = "ThreadControllerImpl::RunTask";

const house = await openHouse();
const { page } = await person(house, { settings: { story: "brisk", speed: "normal" } });
await openTable(page, { seats: ["here", "bot:greedy", "bot:greedy", "bot:greedy"], seed: 21 });
await atTable(page);
const tools = await house.browser.newBrowserCDPSession();
const events = [];
tools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
const includedCategories = ["toplevel", "devtools.timeline"];
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
const sorted = tasks.toSorted((a, b) => ms(b) - ms(a));
const longer = sorted.filter((task) => ms(task) > FRAME_MS);
const part = (share) => ms(sorted[Math.floor(sorted.length * share)] ?? sorted[0]).toFixed(1);
console.log(`${tasks.length} tasks, ${longer.length} longer than ${FRAME_MS} ms of the processor`);
console.log(`longest ${part(0)} ms, one in a hundred ${part(0.01)} ms, one in ten ${part(0.1)} ms`);
console.log(`by the clock: longest ${(Math.max(...tasks.map(({ dur }) => dur)) / 1000).toFixed(1)} ms`);
/** What the longest consist of, the parts of one name together. */
for (const task of sorted.slice(0, 6)) {
  const inside = own.filter(({ name, ts }) => name !== TASK && ts >= task.ts && ts < task.ts + task.dur);
  const sums = new Map();
  for (const event of inside) sums.set(event.name, (sums.get(event.name) ?? 0) + ms(event));
  const most = [...sums].sort((a, b) => b[1] - a[1]).slice(0, 6);
  console.log(`  ${ms(task).toFixed(1)} ms: ${most.map(([name, sum]) => `${name} ${sum.toFixed(1)}`).join(", ")}`);
}
