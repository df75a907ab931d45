import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { CartoucheError, caught, load } from "./package.mjs";

// A core that traps for short texts, calls itself without end for the next longer ones, and else answers with the
// number of its calls, in a page by which the memory grows.
const core = `(module
  (memory (export "memory") 1)
  (global $calls (mut i32) (i32.const 0))
  (func $endless (param i32) (result i32) (i32.add (call $endless (local.get 0)) (call $endless (local.get 0))))
  (func (export "cartouche_allocate") (param i32) (result i32) (i32.const 16))
  (func (export "cartouche_free") (param i32))
  (func (export "cartouche_svg") (param i32 i32) (result i32)
    (local $place i32)
    (if (i32.lt_u (local.get 1) (i32.const 10)) (then (unreachable)))
    (if (i32.lt_u (local.get 1) (i32.const 12)) (then (drop (call $endless (i32.const 0)))))
    (global.set $calls (i32.add (global.get $calls) (i32.const 1)))
    (local.set $place (i32.mul (memory.grow (i32.const 1)) (i32.const 65536)))
    (i32.store (local.get $place) (i32.const 0))
    (i32.store (i32.add (local.get $place) (i32.const 4)) (i32.const 1))
    (i32.store8 (i32.add (local.get $place) (i32.const 8)) (i32.add (i32.const 48) (global.get $calls)))
    (local.get $place)))`;

function assembled() {
  const folder = mkdtempSync(join(tmpdir(), "core-"));
  try {
    const file = join(folder, "core.wasm");
    const { status, stderr } = spawnSync("wasm-as", ["-", "-o", file], { input: core });
    assert.equal(status, 0, `${stderr}`);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a trap is an error, and the next call has a fresh instance", async () => {
  const { svg } = await load(assembled());
  const long = { pill: { text: "long" } };
  assert.deepEqual([svg(long), svg(long)], ["1", "2"]);
  for (const bad of ["{}", '{"pill":{}}']) {
    const error = caught(() => svg(bad));
    assert(error instanceof CartoucheError && error.code === "trap" && error.cause, `${error}`);
    assert.equal(svg(long), "1");
  }
});

test("an answer is read from memory that grew during the call", async () => {
  const { svg } = await load(assembled());
  for (let call = 1; call < 9; call += 1) assert.equal(svg({ pill: { text: "long" } }), `${call}`);
});
