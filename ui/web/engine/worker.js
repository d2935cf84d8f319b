// The search thread. It receives no messages during a search: it is stopped by terminating it.
import { Engine } from "./engine.js";

let engine = null;

self.onmessage = async ({ data }) => {
  if (data.module) {
    engine = Engine.create(data.module);
    return;
  }
  const answer = (await engine).ask(data.request, (progress) => self.postMessage({ progress }));
  self.postMessage({ answer });
};
