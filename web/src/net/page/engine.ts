// The engine as WebAssembly: JSON goes in, JSON comes out. Its clock and its chance are the browser's.

import type { Query, Told } from "./talk";

interface Door {
  memory: WebAssembly.Memory;
  /** Makes room for a message of so many bytes and says where. */
  room(bytes: number): number;
  /** Hears the message; says how long the answer is. */
  hear(): number;
  /** Answers a query; says how long the answer is. */
  ask(): number;
  /** Thinks about a question; says how long the answer is. */
  think(): number;
  /** Where the answer lies. */
  answer(): number;
}

/** The engine broke; nothing of its memory may be trusted any more. */
export class Broken extends Error {}

const coder = { write: new TextEncoder(), read: new TextDecoder() };

export class Engine {
  private complaint = "";

  private constructor(private readonly door: Door) {}

  static async load(module: WebAssembly.Module): Promise<Engine> {
    // What the engine asks of the browser refers to the engine, which is there only afterwards.
    const holder: { engine?: Engine } = {};
    const bytes = (at: number, length: number): Uint8Array<ArrayBuffer> =>
      new Uint8Array(holder.engine!.door.memory.buffer as ArrayBuffer, at, length);
    const lodge = {
      now: (): number => performance.now(),
      chance: (at: number, length: number): void => void crypto.getRandomValues(bytes(at, length)),
      complain: (at: number, length: number): void => {
        holder.engine!.complaint = coder.read.decode(bytes(at, length).slice());
      },
    };
    const instance = await WebAssembly.instantiate(module, { lodge });
    holder.engine = new Engine(instance.exports as unknown as Door);
    return holder.engine;
  }

  hear<T>(message: unknown): T {
    return this.exchange(message, () => this.door.hear());
  }

  /** What is wrong, if anything is. */
  ask(query: Query): string | undefined {
    return this.told(query).wrong;
  }

  told(query: Query): Told {
    return this.exchange(query, () => this.door.ask());
  }

  think<T>(message: unknown): T {
    return this.exchange(message, () => this.door.think());
  }

  private exchange<T>(message: unknown, call: () => number): T {
    const text = coder.write.encode(JSON.stringify(message));
    try {
      const at = this.door.room(text.length);
      new Uint8Array(this.door.memory.buffer, at, text.length).set(text);
      const length = call();
      const answer = new Uint8Array(this.door.memory.buffer, this.door.answer(), length);
      return JSON.parse(coder.read.decode(answer)) as T;
    } catch (error) {
      throw new Broken(this.complaint || String(error));
    }
  }
}
