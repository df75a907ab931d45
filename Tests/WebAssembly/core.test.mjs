// Compares the core in WebAssembly with the command: the same bytes, or the same message.
// CARTOUCHE names the command, WASM the module.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const command = process.env.CARTOUCHE ?? ".build/debug/cartouche";
const module = new WebAssembly.Module(readFileSync(process.env.WASM ?? "build/wasm/cartouche.wasm"));

// The C library asks for files and for random bytes, neither of which a badge needs.
const wasi_snapshot_preview1 = { fd_close: () => 8, fd_seek: () => 8, fd_write: () => 8, random_get: () => 0 };
const core = new WebAssembly.Instance(module, { wasi_snapshot_preview1 }).exports;

function draw({ kind, look, text, label = "", profile }) {
  const input = new TextEncoder().encode([kind, look, text, label, profile].join("\0"));
  const place = core.cartouche_allocate(input.length);
  new Uint8Array(core.memory.buffer, place, input.length).set(input);
  const answer = core.cartouche_draw(place, input.length);
  core.cartouche_free(place);
  const [isMessage, length] = new Uint32Array(core.memory.buffer, answer, 2);
  const result = new TextDecoder().decode(new Uint8Array(core.memory.buffer, answer + 8, length));
  core.cartouche_free(answer);
  return isMessage ? { message: result } : { svg: result };
}

/** What the command makes of the same badges, one for each line; the message without the place. */
function native(badges) {
  const lines = badges.map(({ kind, look, text, label, profile }) => {
    const content = {
      pill: { text, look }, hub: { count: Number(text), look }, status: { label, message: text, look },
      cell: { position: "single", width: 300, height: 44, look },
    }[kind];
    return JSON.stringify({ [kind]: content, profile });
  });
  const { stdout } = spawnSync(command, ["draw"], { input: lines.join("\n") + "\n", maxBuffer: 1 << 30 });
  return stdout.toString().trimEnd().split("\n").map(JSON.parse);
}

const looks = spawnSync(command, ["looks", "list"]).stdout.toString().trimEnd().split("\n").map((line) => {
  const [kind, name] = line.split(/ +/);
  return { kind, name };
});
const words = ["42", "", "a<b>&\"c\"", "passing", "ﬁ é e\u0301", "שלום 12", "नमस्ते", "日本語", "👩‍👩‍👧 x", "W".repeat(300), "\u0001"];
const labels = ["build", "", "λ", "تست"];
const counts = ["0", "1", "99", "100", "-5", "2147483647", "-2147483648"];

function badges() {
  const all = [];
  for (const { kind, name } of looks) {
    for (const profile of ["web", "embed"]) {
      const texts = kind === "hub" ? counts : kind === "cell" ? [""] : words;
      for (const [index, text] of texts.entries()) {
        all.push({ kind, look: name, text, label: labels[index % labels.length], profile });
      }
    }
  }
  all.push({ kind: "status", look: "flat", text: "x".repeat(200_000), label: "", profile: "web" });
  return all;
}

test("every look draws the bytes of the command, for web pages and inside them", (t) => {
  const all = badges();
  assert(all.length > 500, `${all.length} badges`);
  const expected = native(all);
  assert.equal(expected.length, all.length);
  let drawn = 0;
  for (const [index, badge] of all.entries()) {
    const { svg, message } = draw(badge);
    const wanted = expected[index];
    if (wanted.svg === undefined) {
      assert(svg === undefined && wanted.error.includes(message), `${JSON.stringify(badge)}: ${wanted.error} / ${message}`);
    } else {
      assert.equal(svg, wanted.svg, JSON.stringify(badge));
      drawn += 1;
    }
  }
  t.diagnostic(`${drawn} pictures and ${all.length - drawn} refusals are the same`);
  assert(drawn > 500, `${drawn} pictures`);
});

test("memory does not grow with the number of badges", () => {
  const badge = { kind: "status", look: "flat", text: "1", label: "build", profile: "web" };
  for (let index = 0; index < 1000; index += 1) draw({ ...badge, text: `${index}` });
  const before = core.memory.buffer.byteLength;
  for (let index = 0; index < 10000; index += 1) draw({ ...badge, text: `${index}` });
  assert.equal(core.memory.buffer.byteLength, before);
});
