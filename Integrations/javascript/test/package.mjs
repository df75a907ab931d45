// What the tests of the package share: the package that was made, and the command that it is compared with.
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

export const root = new URL("../../../", import.meta.url);
export const folder = process.env.CARTOUCHE_PACKAGE
  ? new URL(`${pathToFileURL(process.env.CARTOUCHE_PACKAGE)}/`) : new URL("build/wasm/javascript/", root);
export const { load, CartoucheError } = await import(new URL("cartouche.js", folder));

const command = process.env.CARTOUCHE ?? ".build/debug/cartouche";

/** What the command says to lines of JSON: an object with `svg` or `error` for each. */
export function native(lines) {
  const { stdout } = spawnSync(command, ["draw"], { input: lines.join("\n") + "\n", maxBuffer: 1 << 30 });
  return stdout.toString().trimEnd().split("\n").map((line) => JSON.parse(line));
}

/** The error that a call throws; undefined if it throws none. */
export function caught(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
}
