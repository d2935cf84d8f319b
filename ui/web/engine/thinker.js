// Searches in the background. A second worker is always ready, so that a stop and the next search are
// immediate.

/// Rejection of a search that was stopped or replaced.
export class Stopped extends Error {}

export class Thinker {
  /// `source`: text of worker.js, so that a page without a server has its worker too.
  constructor(module, source) {
    this.#module = module;
    this.#url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.#idle = this.#newWorker();
    this.#spare = this.#newWorker();
  }

  #module;
  #url;
  #idle; // keeps its hash table between searches
  #spare;
  #busy = null; // {worker, reject}

  get isBusy() {
    return this.#busy !== null;
  }

  /// Stops the running search, then answers. Rejects with Stopped when it is stopped itself, and with an
  /// Error for an invalid request.
  ask(request, onProgress = () => {}) {
    this.stop();
    const worker = this.#idle;
    return new Promise((resolve, reject) => {
      this.#busy = { worker, reject };
      worker.onerror = (event) => this.#fail(new Error(`The engine failed: ${event.message}`));
      worker.onmessage = ({ data }) => {
        if (this.#busy?.worker !== worker) return;
        if (data.progress) return onProgress(data.progress);
        this.#busy = null;
        if (data.answer.error) reject(new Error(data.answer.error));
        else resolve(data.answer);
      };
      worker.postMessage({ request });
    });
  }

  stop() {
    if (this.#busy) this.#fail(new Stopped("The search was stopped."));
  }

  #fail(reason) {
    const { worker, reject } = this.#busy;
    this.#busy = null;
    worker.terminate();
    this.#idle = this.#spare;
    this.#spare = this.#newWorker();
    reject(reason);
  }

  #newWorker() {
    const worker = new Worker(this.#url);
    worker.postMessage({ module: this.#module });
    return worker;
  }
}
