// The page carries its own tables: requests and lines go to a Worker instead of a server.
import { engineAddress, packsAddress } from "../alone";
import type { Answer, Carrier, Socket } from "../carrier";
import { Hands } from "./hands";
import { troubles } from "./troubles.svelte";
import type { All, FromTables, Pack, ToTables } from "./talk";

class PageSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(
    private readonly line: number,
    private readonly say: (message: ToTables) => void,
  ) {}

  send(text: string): void {
    this.say({ say: { line: this.line, text } });
  }

  close(): void {
    this.say({ close: { line: this.line } });
    this.closed();
  }

  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  closed(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}

/** Everything in one file, and back. */
export interface Keeper {
  save(): Promise<All>;
  load(all: All): Promise<{ taken: number; known: number }>;
}

/** Packs that somebody brings along, by name. */
export interface Packer {
  brought(): Promise<string[]>;
  /** Its name; an error says what is wrong with it. */
  bring(pack: Pack): Promise<string>;
  leave(pack: string): Promise<void>;
}

export class PageCarrier implements Carrier, Keeper, Packer {
  private readonly replies = new Map<number, (answer: Answer) => void>();
  private readonly sockets = new Map<number, PageSocket>();
  private readonly hands: Hands;
  private last = 0;

  constructor(
    module: WebAssembly.Module,
    private readonly tables: Worker,
    packs?: string,
  ) {
    this.hands = new Hands(module);
    tables.onmessage = ({ data }: MessageEvent<FromTables>) => this.hear(data);
    this.post({ begin: { module, packs } });
  }

  /** What is said to a Worker has no address that anybody writes down: there the token stands where it always did. */
  request(method: "GET" | "POST", path: string, body?: string, token?: string): Promise<Answer> {
    const way =
      token === undefined ? path : `${path}${path.includes("?") ? "&" : "?"}token=${encodeURIComponent(token)}`;
    return this.ask((id) => ({ request: { id, method, path: way, body } }));
  }

  open(table: string): Socket {
    const line = ++this.last;
    const socket = new PageSocket(line, (message) => this.post(message));
    this.sockets.set(line, socket);
    this.post({ open: { line, table } });
    return socket;
  }

  save(): Promise<All> {
    return this.told((id) => ({ save: { id } }));
  }

  load(all: All): Promise<{ taken: number; known: number }> {
    return this.told((id) => ({ load: { id, all } }));
  }

  brought(): Promise<string[]> {
    return this.told((id) => ({ brought: { id } }));
  }

  async bring(pack: Pack): Promise<string> {
    return (await this.told<{ pack: string }>((id) => ({ bring: { id, pack } }))).pack;
  }

  async leave(pack: string): Promise<void> {
    await this.told((id) => ({ leave: { id, pack } }));
  }

  /** What was answered, or the error that it is. */
  private async told<T>(message: (id: number) => ToTables): Promise<T> {
    const { status, text } = await this.ask(message);
    const told = JSON.parse(text) as T & { error?: { message: string } };
    if (status !== 200) throw new Error(told.error?.message ?? text);
    return told;
  }

  private ask(message: (id: number) => ToTables): Promise<Answer> {
    const id = ++this.last;
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      this.post(message(id));
    });
  }

  private post(message: ToTables): void {
    this.tables.postMessage(message);
  }

  private hear(message: FromTables): void {
    if ("reply" in message) {
      const { id, status, text } = message.reply;
      this.replies.get(id)?.({ status, text });
      this.replies.delete(id);
    } else if ("opened" in message) this.sockets.get(message.opened.line)?.opened();
    else if ("heard" in message) this.sockets.get(message.heard.line)?.onmessage?.({ data: message.heard.text });
    else if ("closed" in message) {
      this.sockets.get(message.closed.line)?.closed();
      this.sockets.delete(message.closed.line);
    } else if ("trouble" in message) troubles.push(message.trouble.kind);
    else {
      const { task, question, everybody } = message.think;
      this.hands.think(task, question, everybody, (counts) => this.post({ counted: { task, counts } }));
    }
  }
}

/** What lies beside the page. Without it the page plays all the same, with the built-in cards. */
async function packsAt(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** The engine, ready to be started: packed where it was written with a packer at hand, or as it is. */
async function engineAt(address: string): Promise<WebAssembly.Module> {
  if (!address.endsWith(".lzma")) {
    // A host that does not know the type of the file is no reason to stop.
    return WebAssembly.compileStreaming(fetch(address)).catch(async () =>
      WebAssembly.compile(await (await fetch(address)).arrayBuffer()),
    );
  }
  const worker = new Worker(new URL("./unpack.worker.ts", import.meta.url), { type: "module" });
  const told = await new Promise<{ module?: WebAssembly.Module; wrong?: string }>((done) => {
    worker.onmessage = ({ data }: MessageEvent<{ module?: WebAssembly.Module; wrong?: string }>) => done(data);
    worker.onerror = ({ message }) => done({ wrong: message });
    worker.postMessage(address);
  });
  worker.terminate();
  if (!told.module) throw new Error(told.wrong);
  return told.module;
}

export async function pageCarrier(): Promise<PageCarrier> {
  const tables = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
  // Asked for, so that the browser does not clear the tables away when it needs room; it may refuse.
  void navigator.storage?.persist?.().catch(() => false);
  const packs = packsAddress();
  const beside = packs === null ? undefined : packsAt(packs);
  const module = await engineAt(engineAddress());
  return new PageCarrier(module, tables, await beside);
}
