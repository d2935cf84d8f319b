// Plyglass on a page. The engine is compiled once: one instance handles rules and answers at once, others
// search in the background.
import { App } from "./app.js";
import { byId, fillIcons } from "./dom.js";
import { compileEngine, Engine } from "./engine/engine.js";
import { Thinker } from "./engine/thinker.js";
import { workerSource } from "./resources.js";

/// Start position from the page or from its address.
function startOf() {
  const start = JSON.parse(byId("start").textContent);
  const address = new URLSearchParams(location.hash.slice(1));
  return {
    fen: address.get("fen") ?? start.fen ?? null,
    moves: address.get("moves")?.split(",") ?? start.moves ?? [],
    isFlipped: address.has("flipped") || Boolean(start.flipped),
  };
}

async function run() {
  const module = await compileEngine(window.plyglassEngine);
  delete window.plyglassEngine;
  const engine = await Engine.create(module);
  fillIcons();
  // For tests and the console.
  window.plyglass = new App(engine, new Thinker(module, workerSource), startOf());
  byId("loading").remove();
}

run().catch((error) => {
  byId("loading").textContent =
    `Plyglass cannot start: ${error.message} It needs a browser of 2023 or newer.`;
  console.error(error);
});
