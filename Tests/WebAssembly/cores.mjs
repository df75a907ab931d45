// The cores in WebAssembly and the command that they are compared with, which CARTOUCHE names.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export const command = resolve(process.env.CARTOUCHE ?? ".build/debug/cartouche");
export const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf-8");

/** A core, and a fresh instance of it after a trap. */
export class Core {
  constructor(path) {
    this.wasm = readFileSync(path);
    this.module = new WebAssembly.Module(this.wasm);
    this.start();
  }

  /** It asks for nothing: neither for files nor for random bytes. */
  start() {
    this.exports = new WebAssembly.Instance(this.module).exports;
    this.exports._initialize();
  }

  /** The answer to a call with a text or bytes. */
  call(name, text) {
    const core = this.exports;
    const input = text instanceof Uint8Array ? text : new TextEncoder().encode(text);
    const place = core.cartouche_allocate(input.length);
    new Uint8Array(core.memory.buffer, place, input.length).set(input);
    const answer = text === undefined ? core[name]() : core[name](place, input.length);
    core.cartouche_free(place);
    const [isError, length] = new Uint32Array(core.memory.buffer, answer, 2);
    const result = new TextDecoder().decode(new Uint8Array(core.memory.buffer, answer + 8, length));
    core.cartouche_free(answer);
    return isError ? { error: JSON.parse(result) } : { result };
  }

  draw(line) {
    try {
      return this.call("cartouche_svg", line);
    } catch (trap) {
      this.start();
      return { trap: trap.stack };
    }
  }
}

/** What the command makes of lines in a folder. */
export function native(lines, cwd) {
  const input = Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from("\n")]));
  const { stdout } = spawnSync(command, ["draw"], { cwd, input, maxBuffer: 1 << 30 });
  const answers = stdout.toString().trimEnd().split("\n").map(JSON.parse);
  if (answers.length !== lines.length) throw new Error(`the command answers ${answers.length} of ${lines.length} lines`);
  return answers;
}

/** Why an answer is not that of the command; undefined if it is. */
export function difference({ result, error, trap }, wanted) {
  if (trap) return trap;
  // The command draws outlines with fonts, of which there are none here; it may lack one, too.
  if (error?.message.startsWith("files for web pages are drawn here")) return undefined;
  if (/no font '|is not in '/.test(wanted.error)) return undefined;
  // The command reads and writes files, and its advice is about options.
  if (/cannot be read here|no file is written here/.test(error?.message)) return /--into|--logos|cannot be read/.test(wanted.error) ? undefined : error.message;
  if (wanted.svg !== undefined) return result === wanted.svg ? undefined : (error?.message ?? "other bytes");
  if (result !== undefined) return "drawn";
  // The command counts the lines before.
  const line = wanted.error.match(/^standard input:(\d+):/)?.[1];
  const message = error.message.replace(/ in line 1$/, ` in line ${line}`);
  return wanted.error.includes(message) ? undefined : message;
}
