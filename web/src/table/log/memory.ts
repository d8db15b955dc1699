// What was worded once: while everything is called as it was, a line of the log says what it said, and with an answer
// only the new lines are put into words and drawn.
import { locale } from "../../i18n/index.svelte";
import type { Book } from "../../kit/book";
import type { LogLine } from "../../wire";
import type { Scene } from "../model/scene";

export class Memory {
  private book: Book | null = null;
  private naming = "";
  private lines = new WeakMap<LogLine, Map<string, unknown>>();

  /** For sentences of this scene; what was called otherwise is forgotten. */
  of(scene: Scene): this {
    const naming = `${locale()} ${scene.naming}`;
    if (scene.book !== this.book || naming !== this.naming) this.lines = new WeakMap();
    this.book = scene.book;
    this.naming = naming;
    return this;
  }

  /** What was made of a line for this, or what is made of it now. */
  recall<T>(line: LogLine, what: string, make: () => T): T {
    let known = this.lines.get(line);
    if (!known) this.lines.set(line, (known = new Map()));
    if (!known.has(what)) known.set(what, make());
    return known.get(what) as T;
  }
}
