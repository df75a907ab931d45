// Compares the fixtures that are drawn in WebAssembly with those that Swift's tests drew into a folder.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const drawn = process.env.DRAWN ?? "build/wasm/fixtures";
const wasm = new WebAssembly.Module(readFileSync("build/wasm/fixtures.wasm"));
// Compiled without optimization, failures are written to files, of which there are none.
const wasi_snapshot_preview1 = new Proxy({}, { get: () => () => 8 });
const core = new WebAssembly.Instance(wasm, { wasi_snapshot_preview1 }).exports;
core._initialize();

function answer(name, index) {
  const place = core[name](index);
  const [length] = new Uint32Array(core.memory.buffer, place, 1);
  return Buffer.from(core.memory.buffer.slice(place + 4, place + 4 + length));
}

test("every fixture has the same bytes for web pages and for embedding", () => {
  const names = Array.from({ length: core.fixture_count() }, (_, index) => answer("fixture_name", index).toString());
  const differ = [];
  for (const [index, name] of names.entries()) {
    for (const profile of ["web", "embed"]) {
      const wanted = readFileSync(`${drawn}/${name.replace("/", "+")}.${profile}.svg`);
      if (!answer(`fixture_${profile}`, index).equals(wanted)) differ.push(`${name} ${profile}`);
    }
  }
  assert.deepEqual(differ, []);
  const missing = readdirSync(drawn).map((file) => file.replace("+", "/").replace(/\.(web|embed)\.svg$/, ""))
    .filter((name) => !names.includes(name));
  assert.deepEqual(missing, []);
  assert.ok(names.length > 550, `${names.length} fixtures`);
});
