// Draws badges as SVG by the core of Cartouche in WebAssembly: in Node, in pages and in workers.

const beside = (icons) =>
  icons ? new URL("cartouche-icons.wasm", import.meta.url) : new URL("cartouche.wasm", import.meta.url);

/** Why an entry is not drawn: `message` as the command writes it, and its place and parts as far as they are known. */
export class CartoucheError extends Error {
  constructor({ message, code, file, line, column, help, suggestion }, options) {
    super(message, options);
    this.name = "CartoucheError";
    Object.assign(this, { code, file, line, column, help, suggestion });
  }
}

/**
 * Loads the core, and gives what draws with it.
 *
 * @param source The core: its address, the response to a request for it, its bytes, or a `WebAssembly.Module`. Without
 *   one, it is the file beside this script; with `{ icons: true }` that which also reads icons of SVG, which is larger.
 */
export async function load(source = { icons: false }) {
  let module;
  try {
    const found = await source;
    module = await compiled(found?.constructor === Object && "icons" in found ? beside(found.icons) : found);
    const isCore = WebAssembly.Module.exports(module).some(({ name }) => name === "cartouche_svg");
    if (!isCore) throw new TypeError("this module is no core of Cartouche");
  } catch (cause) {
    const message = `the core is not loaded: ${cause?.message ?? cause}`;
    throw new CartoucheError({ code: "load", message }, { cause });
  }
  const core = new Core(module);
  return {
    svg: (entry, options, tokens) => core.call("cartouche_svg", line(entry, options), ...sets(tokens)),
    warnings: (entry, options, tokens) =>
      JSON.parse(core.call("cartouche_warnings", line(entry, options), ...sets(tokens))).warnings,
    look: (look, tokens) => JSON.parse(core.call("cartouche_look", line(look), ...sets(tokens))),
    looks: () => JSON.parse(core.call("cartouche_looks")),
    measure: (text, { family = [], size, weight } = {}) => {
      const families = [family].flat().flatMap((names) => String(names).split(/\s*,\s*/));
      return JSON.parse(core.call("cartouche_measure", line({ text, families, size, weight }))).width;
    },
  };
}

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (!(source instanceof Response)) {
    const address = new URL(source, globalThis.document?.baseURI ?? globalThis.location?.href);
    if (address.protocol === "file:" && globalThis.process?.versions?.node) {
      // A bundler for browsers does not find a module that is named in the call.
      const files = "node:fs/promises";
      const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ files);
      return WebAssembly.compile(await readFile(address));
    }
    source = await fetch(address);
  }
  if (!source.ok) throw new Error(`${source.url} gives ${source.status}`);
  // Browsers compile while they load only what the server calls WebAssembly, without parameters.
  const isNamed = source.headers.get("Content-Type")?.trim().toLowerCase() === "application/wasm";
  return isNamed ? WebAssembly.compileStreaming(source) : WebAssembly.compile(await source.arrayBuffer());
}

/** The entry with its options as JSON. */
function line(entry, options) {
  if (typeof entry === "string" && options === undefined) return entry;
  let text;
  try {
    if (typeof entry === "string") throw new TypeError("an entry that is JSON has its options inside");
    const value = options !== undefined && typeof entry?.toJSON === "function" ? entry.toJSON() : entry;
    const hasKeys = typeof value === "object" && value !== null && !Array.isArray(value);
    text = JSON.stringify(options !== undefined && hasKeys ? { ...value, ...options } : value);
    if (text === undefined) throw new TypeError(`an entry is an object, not ${typeof entry}`);
  } catch (cause) {
    throw new CartoucheError({ code: "entry", message: cause.message }, { cause });
  }
  return text;
}

/** Design tokens as JSON, if there are any. */
function sets(tokens) {
  return tokens == null ? [] : [line({ light: [tokens.light ?? []].flat(), dark: [tokens.dark ?? []].flat() })];
}

/** The calls of an instance, and of the next one after a trap, which leaves an instance in any state. */
class Core {
  #module;
  #exports;
  #bytes = new Uint8Array();
  #encoder = new TextEncoder();
  #decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  constructor(module) {
    this.#module = module;
  }

  /** The result of a call of the core. */
  call(name, ...inputs) {
    let isError, text;
    try {
      this.#exports ??= this.#instance();
      const places = inputs.flatMap((input) => this.#written(input));
      const place = this.#exports[name](...places) >>> 0;
      for (let index = 0; index < places.length; index += 2) this.#exports.cartouche_free(places[index]);
      isError = this.#memory[place] !== 0;
      const [count] = new Uint32Array(this.#memory.buffer, place + 4, 1);
      text = this.#decoder.decode(this.#memory.subarray(place + 8, place + 8 + count));
      this.#exports.cartouche_free(place);
    } catch (cause) {
      this.#exports = undefined;
      const message = `the core failed (${cause.message}); the next call has a new one`;
      throw new CartoucheError({ code: "trap", message }, { cause });
    }
    if (isError) throw new CartoucheError(JSON.parse(text));
    return text;
  }

  #instance() {
    const { exports } = new WebAssembly.Instance(this.#module);
    exports._initialize?.();
    return exports;
  }

  /** The bytes of the memory. When it grows, all earlier views of it end. */
  get #memory() {
    const { buffer } = this.#exports.memory;
    if (this.#bytes.buffer !== buffer) this.#bytes = new Uint8Array(buffer);
    return this.#bytes;
  }

  /** The place and the length of a text, which is written into the memory. */
  #written(text) {
    // A code unit of UTF-16 becomes three bytes at most.
    const room = 3 * text.length;
    const place = this.#exports.cartouche_allocate(room) >>> 0;
    return [place, this.#encoder.encodeInto(text, this.#memory.subarray(place, place + room)).written];
  }
}
