// What brings messages to tables and back. A server does it over the network; alone, the program itself does it in a
// Worker. Both speak docs/protocol.md to the letter, so nobody above this line knows which it is.
import { alone } from "./alone";
import { server } from "./server";

/** As text: a seed is larger than what a number of JavaScript can hold, so records pass through unread. */
export interface Answer {
  status: number;
  text: string;
}

/** As much of a WebSocket as a line needs. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Carrier {
  /** One request; rejects when there is no answer at all. The token never becomes part of an address. */
  request(method: "GET" | "POST", path: string, body?: string, token?: string): Promise<Answer>;
  /** A line to a table. */
  open(table: string): Socket;
}

let chosen: Promise<Carrier> | null = null;

/** The carrier of this page. The one in a Worker is loaded only where it is needed. */
export function carrier(): Promise<Carrier> {
  chosen ??= alone ? import("./page/carrier").then(({ pageCarrier }) => pageCarrier()) : Promise.resolve(server);
  return chosen;
}
