// The thread that searches. While it does, it hears nothing: it is stopped by being ended.
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
