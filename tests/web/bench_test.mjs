// The engine as WebAssembly searches the same tree as the native engine. Usage: node bench_test.mjs
// PLYGLASS-WEB.WASM NODES
import { readFile } from "node:fs/promises";
import { Engine } from "../../ui/web/engine/engine.js";

const [wasm, expected] = process.argv.slice(2);
const engine = await Engine.create(await WebAssembly.compile(await readFile(wasm)));
const { nodes, timeMs } = engine.ask({ do: "bench" });
console.log(`${nodes} nodes ${Math.round((nodes * 1000) / timeMs)} nps`);
if (nodes !== Number(expected)) {
  console.error(`The bench must count ${expected} nodes.`);
  process.exit(1);
}
