// Games by lot in the engine as WebAssembly: node e2e/drill.mjs drill.wasm GAMES (`cargo xtask drill` builds and compares).
import { readFileSync } from "node:fs";

const [file, games] = process.argv.slice(2);
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
const before = spent();
const decisions = instance.exports.drill(Number(games));
console.log(`${decisions} decisions in ${Math.round(spent() - before)} microseconds`);
