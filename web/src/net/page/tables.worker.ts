// The Worker that holds the tables: the engine, the storage, and one command after the other. Nothing is told before
// it is kept.
import { Broken, Engine } from "./engine";
import { packOf } from "./pack";
import { Shelf } from "./shelf";
import type { All, Errand, FromTables, Kept, OwnPacks, Pack, ToTables, Trouble } from "./talk";

const post = (message: FromTables): void => postMessage(message);
const trouble = (kind: Trouble, message: string): void => post({ trouble: { kind, message } });

let module: WebAssembly.Module;
let engine: Engine;
/** JSON of the packs that lie beside the page. */
let beside: string | undefined;
/** Those that somebody brought along. */
let own: OwnPacks = {};
let shelf: Shelf;
/** The table of every open line. */
const lines = new Map<number, string>();
/** Tables in the engine's memory. */
const awake = new Set<string>();
/** Tables that are this tab's alone, and how to let them go. */
const held = new Map<string, () => void>();
const tasks = new Map<number, { table: string; revision: number; hint?: number }>();
let lastTask = 0;

/** A fresh engine, with all packs. */
async function start(): Promise<Engine> {
  const fresh = await Engine.load(module);
  offer(fresh);
  return fresh;
}

/** Lets the engine offer all packs: those beside the page first, since its links may speak of them. */
function offer(to: Engine): void {
  const packs = beside === undefined ? [] : (JSON.parse(beside) as Pack[]);
  for (const text of Object.values(own)) {
    const pack = packOf(text);
    if (pack) packs.push({ ...pack, own: true });
  }
  const wrong = to.ask({ packs });
  if (wrong !== undefined) console.error(wrong);
}

const refuse = (id: number, status: number, code: string, message: string): void =>
  post({ reply: { id, status, text: JSON.stringify({ error: { code, message } }) } });

/** Takes a pack that the engine finds in order; one of the same name that was brought before makes room. */
async function bringPack(id: number, pack: Pack): Promise<void> {
  const { wrong, pack: name } = engine.told({ fits: pack });
  if (wrong !== undefined || name === undefined) return refuse(id, 422, "setup", wrong ?? "");
  await keepPack(name, JSON.stringify(pack));
  offer(engine);
  post({ reply: { id, status: 200, text: JSON.stringify({ pack: name }) } });
}

async function keepPack(name: string, text: string): Promise<void> {
  await shelf.keepPack(name, text);
  own = { ...own, [name]: text };
}

/** Tables that were laid with it have its cards beside them, and go on. */
async function leavePack(id: number, name: string): Promise<void> {
  await shelf.dropPack(name);
  own = Object.fromEntries(Object.entries(own).filter(([other]) => other !== name));
  offer(engine);
  post({ reply: { id, status: 200, text: "{}" } });
}

/** Takes a table for this tab; another one that has it keeps it. Browsers without locks rely on numbered events. */
function hold(table: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (held.has(table) || !locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(`lodge-table-${table}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>((free) => held.set(table, free));
    });
  });
}

function letGo(table: string): void {
  if ([...lines.values()].includes(table)) return;
  if (awake.delete(table)) engine.hear({ sleep: { table } });
  // What a bot is still thinking about there is nobody's question any more.
  for (const [task, asked] of tasks) if (asked.table === table) tasks.delete(task);
  held.get(table)?.();
  held.delete(table);
}

/** The version of a table's cards. A row that is damaged has none; the engine says what is wrong with it. */
function contentOf({ row }: Kept): string {
  try {
    return (JSON.parse(row) as { content: string }).content;
  } catch {
    return "";
  }
}

/** Gives the engine cards that are not its own, if they are to be had; says what is wrong with them. */
async function bring(
  content: string,
  find: (version: string) => Promise<string | undefined> | string | undefined,
): Promise<string | undefined> {
  if (engine.ask({ knows: { content } }) === undefined) return undefined;
  const text = await find(content);
  return text === undefined ? undefined : engine.ask({ take: { content, text } });
}

async function wake(table: string): Promise<void> {
  if (awake.has(table)) return;
  const kept = await shelf.load(table).catch((error: unknown) => {
    trouble("damaged", String(error));
    return null;
  });
  if (!kept) return;
  await bring(contentOf(kept), (version) => shelf.cards(version).catch(() => undefined));
  engine.hear({ wake: kept });
  awake.add(table);
}

/** Carries out what the engine wants, in its order: what is to be kept is kept before the next is told. */
async function run(errands: Errand[]): Promise<void> {
  for (let at = 0; at < errands.length; at++) {
    const errand = errands[at]!;
    if ("reply" in errand) post(errand);
    else if ("tell" in errand) post({ heard: errand.tell });
    else if ("hang_up" in errand) hangUp(errand.hang_up.line);
    else if ("keep" in errand) await shelf.keepCards(errand.keep.version, errand.keep.text);
    else if ("lay" in errand) {
      await shelf.lay(errand.lay);
      awake.add(errand.lay.table);
    } else if ("store" in errand) {
      await shelf.append(errand.store.table, errand.store.n, [errand.store.event]);
    } else {
      const { question, everybody, ...task } = errand.think;
      tasks.set(++lastTask, task);
      post({ think: { task: lastTask, question, everybody } });
    }
  }
}

function hangUp(line: number): void {
  const table = lines.get(line);
  if (!lines.delete(line)) return;
  post({ closed: { line } });
  if (table) letGo(table);
}

/** The tables that a request is about. */
function named(path: string, body?: string): string[] {
  const own = /^\/tables\/([^/?]+)/.exec(path)?.[1];
  if (own) return [decodeURIComponent(own)];
  if (!path.startsWith("/summaries")) return [];
  try {
    return (JSON.parse(body ?? "[]") as { table: string }[]).map(({ table }) => table);
  } catch {
    return [];
  }
}

// Two patterns, since the bundler knows none that leaves a name out by itself.
const words = import.meta.glob<string>(
  ["../../../../content/locales/*/{cards,names,rulings,table}.ftl", "!../../../../content/locales/en/*.ftl"],
  { query: "?raw", import: "default" },
);
const spoken = new Set(["en"]);

/** Cards are worded by the engine: it gets the language that somebody reads them in, once, and no other. */
async function speak(path: string): Promise<void> {
  const lang = path.startsWith("/catalogue") ? new URLSearchParams(path.split("?")[1]).get("lang") : null;
  if (lang === null || spoken.has(lang)) return;
  const own = Object.entries(words).filter(([file]) => file.split("/").at(-2) === lang);
  const files = await Promise.all(own.map(async ([file, load]) => [file.split("/").at(-1), await load()]));
  if (files.length) engine.hear({ speak: { lang, files } });
  spoken.add(lang);
}

const ELSEWHERE = { code: "elsewhere", message: "this table is open in another tab; close it there first" };

async function request({ id, method, path, body }: Extract<ToTables, { request: unknown }>["request"]): Promise<void> {
  const tables = named(path, body);
  // Whoever writes needs the table for itself; looking is free.
  const writes = /^\/tables\/[^/?]+\/join/.test(path);
  for (const table of tables) {
    if (writes && !(await hold(table))) {
      post({ reply: { id, status: 409, text: JSON.stringify({ error: ELSEWHERE }) } });
      return;
    }
    await wake(table);
  }
  await speak(path);
  await run(engine.hear({ request: { id, method, path, body: body ?? "", at: Date.now() } }));
  [...awake].forEach(letGo);
}

async function open({ line, table }: { line: number; table: string }): Promise<void> {
  lines.set(line, table);
  if (!(await hold(table))) {
    post({ opened: { line } });
    post({ heard: { line, text: JSON.stringify({ refused: ELSEWHERE }) } });
    hangUp(line);
    return;
  }
  await wake(table);
  post({ opened: { line } });
  await run(engine.hear({ open: { line, table } }));
}

/** Everything of this browser's storage that is a table. */
async function save(id: number): Promise<void> {
  const tables: Kept[] = [];
  for (const name of await shelf.names()) {
    const kept = await shelf.load(name);
    if (kept) tables.push(kept);
  }
  const all: All = { tables, cards: await shelf.allCards(), packs: own };
  post({ reply: { id, status: 200, text: JSON.stringify(all) } });
}

/** Takes tables and packs from a file. What is here already stays as it is; what cannot be played is refused whole. */
async function load(id: number, { tables, cards, packs }: All): Promise<void> {
  const known = new Set(await shelf.names());
  const fresh = tables.filter(({ table }) => !known.has(table));
  for (const kept of fresh) {
    const why = (await bring(contentOf(kept), (version) => cards[version])) ?? engine.ask({ check: kept });
    if (why !== undefined) return refuse(id, 422, "incompatible_replay", why);
  }
  // Packs that no longer fit are kept as well: what was laid with them has its cards.
  for (const [name, text] of Object.entries(packs)) if (!(name in own)) await keepPack(name, text);
  offer(engine);
  for (const kept of fresh) {
    const text = cards[contentOf(kept)];
    if (text !== undefined) await shelf.keepCards(contentOf(kept), text);
    await shelf.lay(kept);
  }
  post({
    reply: { id, status: 200, text: JSON.stringify({ taken: fresh.length, known: tables.length - fresh.length }) },
  });
}

async function hear(message: ToTables): Promise<void> {
  if ("begin" in message) {
    module = message.begin.module;
    beside = message.begin.packs;
    [engine, shelf] = await Promise.all([Engine.load(module), Shelf.open(trouble)]);
    own = await shelf.packs().catch((error: unknown) => {
      trouble("damaged", String(error));
      return {};
    });
    offer(engine);
  } else if ("request" in message) await request(message.request);
  else if ("open" in message) await open(message.open);
  else if ("say" in message) {
    if (lines.has(message.say.line)) await run(engine.hear({ say: message.say }));
  } else if ("close" in message) {
    if (!lines.has(message.close.line)) return;
    await run(engine.hear({ close: message.close }));
    hangUp(message.close.line);
  } else if ("save" in message) await save(message.save.id);
  else if ("load" in message) await load(message.load.id, message.load.all);
  else if ("bring" in message) await bringPack(message.bring.id, message.bring.pack);
  else if ("leave" in message) await leavePack(message.leave.id, message.leave.pack);
  else if ("brought" in message)
    post({ reply: { id: message.brought.id, status: 200, text: JSON.stringify(Object.keys(own)) } });
  else {
    const task = tasks.get(message.counted.task);
    tasks.delete(message.counted.task);
    if (task && awake.has(task.table)) await run(engine.hear({ thought: { ...task, counts: message.counted.counts } }));
  }
}

/** After a fault the memory of the engine is not trusted: a fresh one reads what was kept, and the lines come back. */
async function recover(error: unknown, message: ToTables): Promise<void> {
  const why = error instanceof Error ? error.message : String(error);
  const asked = Object.values(message)[0] as { id?: number };
  if (asked.id !== undefined) refuse(asked.id, 503, "busy", why);
  if (error instanceof Broken) {
    engine = await start();
    spoken.clear();
    spoken.add("en");
  } else awake.forEach((table) => engine.hear({ sleep: { table } }));
  awake.clear();
  [...lines.keys()].forEach(hangUp);
  console.error(why);
}

let last: Promise<void> = Promise.resolve();
onmessage = ({ data }: MessageEvent<ToTables>) => {
  last = last.then(() => hear(data)).catch((error: unknown) => recover(error, data));
};
