// The engine: WebAssembly and its few system calls. Used by page, worker and tests.

const kNotImplemented = 52; // WASI error number

/// Compiles the page's packed WebAssembly, from which instances are made quickly.
export async function compileEngine(base64) {
  const packed = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
}

/// An engine. It handles one request at a time, on the calling thread.
export class Engine {
  static async create(module) {
    const engine = new Engine();
    engine.#instance = await WebAssembly.instantiate(module, engine.#imports(module));
    engine.#instance.exports._initialize();
    return engine;
  }

  #instance;
  #onProgress = null;

  /// Answers a request of app/web/web_api.h; blocks meanwhile. `onProgress` gets intermediate results.
  ask(request, onProgress = null) {
    this.#onProgress = onProgress;
    const { plyglassRoom, plyglassAsk, plyglassAnswer } = this.#instance.exports;
    const text = new TextEncoder().encode(JSON.stringify(request));
    const room = plyglassRoom(text.length);
    this.#bytes(room, text.length).set(text);
    const size = plyglassAsk(room, text.length);
    return JSON.parse(this.#text(plyglassAnswer(), size));
  }

  #bytes(at, size) {
    return new Uint8Array(this.#instance.exports.memory.buffer, at, size);
  }

  #text(at, size) {
    return new TextDecoder().decode(this.#bytes(at, size));
  }

  #words() {
    return new DataView(this.#instance.exports.memory.buffer);
  }

  /// Files, environment and the like return an error.
  #imports(module) {
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      imports[from] ??= {};
      imports[from][name] = () => (from === "env" ? -kNotImplemented : kNotImplemented);
    }
    imports.env.emscripten_notify_memory_growth = () => {};
    imports.plyglass.progress = (at, size) => this.#onProgress?.(JSON.parse(this.#text(at, size)));
    Object.assign(imports.wasi_snapshot_preview1, {
      clock_time_get: (...args) => this.#tellTime(args.at(-1)),
      fd_write: (file, parts, count, written) => this.#log(parts, count, written),
      proc_exit: (code) => {
        throw new Error(`The engine ended with code ${code}.`);
      },
    });
    return imports;
  }

  #tellTime(at) {
    this.#words().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
    return 0;
  }

  /// Keeps the standard library's last messages before the program ends.
  #log(parts, count, written) {
    let text = "";
    let size = 0;
    for (let i = 0; i < count; ++i) {
      const length = this.#words().getUint32(parts + 8 * i + 4, true);
      text += this.#text(this.#words().getUint32(parts + 8 * i, true), length);
      size += length;
    }
    console.error(text);
    this.#words().setUint32(written, size, true);
    return 0;
  }
}
