// Draws badges as SVG by the core of Cartouche in WebAssembly: in Node, in pages and in workers.

const beside = (icons) =>
  icons ? new URL("cartouche-icons.wasm", import.meta.url) : new URL("cartouche.wasm", import.meta.url);

/** The greatest length of an entry in bytes, which is not less than that in code units. */
const MAXIMUM = 1 << 20;

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
  const core = new Core(await compiled(source));
  const drawn = (name, entry, options, tokens) => {
    const text = line(entry, options);
    // The core refuses it, too, but its memory would never shrink again.
    if (text.length > MAXIMUM) {
      throw new CartoucheError({ code: "tooLarge", message: `the entry is too long; the maximum is ${MAXIMUM} bytes` });
    }
    return core.call(name, text, ...sets(tokens));
  };
  return {
    svg: (entry, options, tokens) => drawn("cartouche_svg", entry, options, tokens),
    warnings: (entry, options, tokens) => JSON.parse(drawn("cartouche_warnings", entry, options, tokens)).warnings,
    look: (look, tokens) => JSON.parse(core.call("cartouche_look", line(look), ...sets(tokens))),
    looks: () => JSON.parse(core.call("cartouche_looks")),
    measure: (text, font) => {
      const request = json(() => {
        const { family = [], size, weight } = font ?? {};
        return { text, families: [family].flat().flatMap((names) => String(names).split(/\s*,\s*/)), size, weight };
      });
      return JSON.parse(core.call("cartouche_measure", request)).width;
    },
  };
}

/** The module of a core. Each step makes of one form of the source the next one. */
async function compiled(source) {
  let place = "";
  try {
    let found = await source;
    if (kind(found) === "Object" && "icons" in found) found = beside(found.icons);
    if (["String", "URL"].includes(kind(found))) {
      // An address may be data.
      place = String(found).slice(0, 200);
      found = await read(new URL(found, globalThis.document?.baseURI ?? globalThis.location?.href));
    }
    if (kind(found) === "Response") {
      const type = found.headers.get("Content-Type")?.trim().toLowerCase();
      place = `${found.url.slice(0, 200) || "a response"} (${type ?? "no Content-Type"})`;
      if (!found.ok) throw new Error(`the status is ${found.status}`);
      // Browsers compile while they load only what the server calls WebAssembly, without parameters.
      found = await (type === "application/wasm" ? WebAssembly.compileStreaming(found) : found.arrayBuffer());
    }
    if (kind(found) === "ArrayBuffer" || ArrayBuffer.isView(found)) found = await WebAssembly.compile(found);
    if (kind(found) !== "WebAssembly.Module") {
      throw new TypeError(`a core is an address, a response, bytes, a module or { icons }, not ${kind(found)}`);
    }
    const isCore = WebAssembly.Module.exports(found).some(({ name }) => name === "cartouche_svg");
    if (!isCore) throw new TypeError("this module is no core of Cartouche");
    return found;
  } catch (cause) {
    const message = `the core is not loaded${place && ` from ${place}`}: ${reason(cause)}`;
    throw new CartoucheError({ code: "load", message }, { cause });
  }
}

/** The name of a class: what another realm made, such as a frame, is an instance of no class of this one. */
const kind = (value) => Object.prototype.toString.call(value).slice(8, -1);

/** What is at an address: a response, or the bytes of a file in Node. */
async function read(address) {
  if (address.protocol !== "file:" || !globalThis.process?.versions?.node) return fetch(address);
  // A bundler for browsers does not find a module that is named in the call.
  const files = "node:fs/promises";
  const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ files);
  return readFile(address);
}

/** The entry with its options as JSON. */
function line(entry, options) {
  if (typeof entry === "string" && options == null) return entry;
  return json(() => {
    if (typeof entry === "string") throw new TypeError("an entry that is JSON has its options inside");
    if (options == null) return entry;
    if (kind(options) !== "Object") throw new TypeError(`the options are an object, not ${kind(options)}`);
    const value = typeof entry?.toJSON === "function" ? entry.toJSON() : entry;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return { ...value, ...Object.fromEntries(Object.entries(options).filter(([, one]) => one !== undefined)) };
  });
}

/** Design tokens as JSON, if there are any. */
function sets(tokens) {
  return tokens == null ? [] : [json(() => ({ light: [tokens.light ?? []].flat(), dark: [tokens.dark ?? []].flat() }))];
}

/** The JSON of what is made. */
function json(make) {
  try {
    const text = JSON.stringify(make(), checked);
    if (text === undefined) throw new TypeError("an entry is an object, not undefined");
    return text;
  } catch (cause) {
    throw new CartoucheError({ code: "entry", message: reason(cause) }, { cause });
  }
}

/** A value as it is, unless JSON has none such: it would be left out, or be null. */
function checked(key, value) {
  if (kind(value) === "Number") value = Number(value);
  const isNumber = typeof value === "number";
  if (isNumber ? Number.isFinite(value) : !["function", "symbol", "bigint"].includes(typeof value)) return value;
  const name = key === "" ? "an entry" : /^\w{1,60}$/.test(key) ? `'${key}'` : JSON.stringify(key.slice(0, 60));
  throw new TypeError(`${name} is ${isNumber ? value : `a ${typeof value}`}, which JSON does not have`);
}

/** Why something failed, which may have thrown anything. */
function reason(cause) {
  try {
    return String(cause?.message ?? cause);
  } catch {
    return "what was thrown has no message";
  }
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
