// Games by lot in the engine as WebAssembly: node e2e/drill.mjs drill.wasm GAMES PIECES (`cargo xtask drill` builds it and
// compares).
import { readFileSync } from "node:fs";

const [file, games, pieces] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file));
/** Microseconds that this thread had a processor, where the system tells; what others do meanwhile does not count. */
const spent = () => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[0]) / 1000;
  } catch {
    return performance.now() * 1000;
  }
};
// Often enough for the browser's compiler to have done what it can.
instance.exports.drill(150);
/** The same games in short pieces: nothing has come between the quickest. */
const piece = () => {
  const before = spent();
  const decisions = instance.exports.drill(Number(games));
  return { decisions, took: spent() - before };
};
const all = Array.from({ length: Number(pieces) }, piece).sort((a, b) => a.took - b.took);
console.log(`${all[0].decisions} decisions in ${Math.round(all[0].took)} microseconds`);
