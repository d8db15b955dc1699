// One hand of the bots: an engine of its own that thinks about a question and says what it found of each option.
import { Engine } from "./engine";

export type ToBot =
  { begin: { module: WebAssembly.Module } } | { think: { task: number; question: string; hand: number } };
/** How often each option was tried, and what that was worth in sum. */
export type Counts = [number, number][];
export interface FromBot {
  task: number;
  counts: Counts;
}

let module: WebAssembly.Module;
let engine: Promise<Engine>;

onmessage = async ({ data }: MessageEvent<ToBot>) => {
  if ("begin" in data) {
    module = data.begin.module;
    engine = Engine.load(module);
    return;
  }
  const { task, question, hand } = data.think;
  let counts: Counts = [];
  try {
    counts = (await engine).think<Counts>({ question, hand });
  } catch (error) {
    // A bot that breaks has no opinion; the table goes on, and the next question gets a fresh engine.
    console.error(error);
    engine = Engine.load(module);
  }
  postMessage({ task, counts } satisfies FromBot);
};
