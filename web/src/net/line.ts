// One socket that stays: it says hello, comes back after a loss, and says again what was not acknowledged. Every
// message with an id may be repeated without harm, so nothing is lost and nothing happens twice.
import type { AskHint, Hello, Preview, ToClient, ToServer } from "../wire";
import type { Socket } from "./carrier";

export type LineStatus = "connecting" | "open" | "lost" | "closed";

export interface LineOptions {
  hello: () => Hello;
  heard: (message: ToClient) => void;
  status: (status: LineStatus) => void;
  /** A fresh socket; asked for again after every loss. */
  open: () => Promise<Socket> | Socket;
}

/** When a server dies, another one has its tables after three seconds: so long the tries are close together. */
const RETRY_MS = 600;
const SOON = 6;
const LAST_RETRY_MS = 8000;
/** A dead line is noticed within ten seconds: so often something is said, and so long nothing need be heard. */
const PING_MS = 2500;
const SILENCE_MS = 7000;
/** What was said and not acknowledged for so long is said again. */
const AGAIN_MS = 5000;

/** What changes nothing: when it is lost, nobody misses it. */
export type Asked = { preview: Preview } | { hint: AskHint };
export type Sent = Exclude<ToServer, { hello: Hello } | { ping: object } | Asked>;

const idOf = (message: Sent): string => Object.values(message)[0].id;

export class Line {
  private socket: Socket | null = null;
  private readonly unacknowledged = new Map<string, Sent>();
  private readonly saidAt = new Map<string, number>();
  private tries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  /** Calls in a row that nobody took. */
  private unanswered = 0;
  private closed = false;

  constructor(private readonly options: LineOptions) {
    this.connect();
  }

  /** Sent now if possible, and again after a reconnect until the server says that it is done or refused. */
  say(message: Sent): void {
    this.unacknowledged.set(idOf(message), message);
    this.tell(message);
  }

  private tell(message: Sent): void {
    this.saidAt.set(idOf(message), Date.now());
    this.write(message);
  }

  private settle(id: string): void {
    this.unacknowledged.delete(id);
    this.saidAt.delete(id);
  }

  /** Sent once: when it is lost, nobody misses it. */
  ask(asked: Asked): void {
    this.write(asked);
  }

  /** After a gap: asks for the whole again on the same socket. */
  hello(): void {
    this.write({ hello: this.options.hello() });
  }

  get waiting(): number {
    return this.unacknowledged.size;
  }

  /** Whether something of this kind was said that nobody has acknowledged yet. */
  still(kind: (message: Sent) => boolean): boolean {
    return [...this.unacknowledged.values()].some(kind);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    this.socket?.close();
    this.options.status("closed");
  }

  private write(message: ToServer): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.options.status("connecting");
    const made = this.options.open();
    // A test has its socket at once; a carrier that is still being loaded has not.
    if (made instanceof Promise)
      void made.then(
        (socket) => (this.closed ? socket.close() : this.take(socket)),
        () => this.retryLater(),
      );
    else this.take(made);
  }

  private take(socket: Socket): void {
    this.socket = socket;
    // From now on: a server that hangs takes the call and never answers it.
    this.lastHeard = Date.now();
    clearInterval(this.pingTimer);
    this.pingTimer = setInterval(() => this.beat(), PING_MS);
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.unanswered = 0;
      this.hello();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as ToClient);
    socket.onclose = () => this.lose(socket);
    socket.onerror = () => socket.close();
  }

  private hear(message: ToClient): void {
    this.lastHeard = Date.now();
    if ("welcome" in message) {
      this.tries = 0;
      this.options.status("open");
    }
    if ("done" in message) this.settle(message.done.id);
    if ("refused" in message && message.refused.id !== undefined) this.settle(message.refused.id);
    this.options.heard(message);
    if ("welcome" in message) for (const sent of this.unacknowledged.values()) this.tell(sent);
  }

  private beat(): void {
    const now = Date.now();
    // Whoever is merely slow to take the call gets more time with each try.
    if (now - this.lastHeard > SILENCE_MS * Math.min(this.unanswered + 1, 4)) return this.replace();
    for (const [id, sent] of this.unacknowledged) if (now - (this.saidAt.get(id) ?? 0) > AGAIN_MS) this.tell(sent);
    this.write({ ping: {} });
  }

  /** A dead socket cannot be closed in good order: it is let go, and another one takes its place at once. */
  private replace(): void {
    const dead = this.socket;
    if (dead?.readyState === 0) this.unanswered += 1;
    this.socket = null;
    clearInterval(this.pingTimer);
    if (dead) {
      dead.onmessage = dead.onclose = dead.onerror = dead.onopen = null;
      dead.close();
    }
    this.options.status("lost");
    this.connect();
  }

  private lose(socket: Socket): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.pingTimer);
    this.retryLater();
  }

  private retryLater(): void {
    if (this.closed) return;
    this.options.status("lost");
    const delay = Math.min(RETRY_MS * 2 ** Math.max(0, this.tries - SOON), LAST_RETRY_MS);
    this.tries += 1;
    this.retryTimer = setTimeout(() => this.connect(), delay);
  }
}
