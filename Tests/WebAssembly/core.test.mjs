// Compares the core in WebAssembly with the command: the same bytes, or the same message.
// CARTOUCHE names the command, WASM the module.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { Core, command, difference, file, native } from "./cores.mjs";
import { randomEntries } from "./entries.mjs";
import { limitEntries, mixedEntries, mixedLooks, mutatedEntries } from "./hostile.mjs";

const core = new Core(process.env.WASM ?? "build/wasm/cartouche.wasm");

/** Compares lines with what the command makes of them, and returns how many are drawn. */
function compare(lines, expected = native(lines)) {
  assert.equal(expected.length, lines.length);
  const wrong = [];
  let drawn = 0;
  for (const [index, line] of lines.entries()) {
    const answer = core.draw(line);
    if (answer.result !== undefined) drawn += 1;
    const found = difference(answer, expected[index]);
    if (found) wrong.push(`${new TextDecoder().decode(Buffer.from(line)).slice(0, 1000)}\n  command: ${(expected[index].error ?? "drawn").slice(0, 400)}\n  here: ${found}`);
  }
  assert.equal(wrong.length, 0, `${wrong.length} of ${lines.length} differ:\n${wrong.slice(0, 20).join("\n")}`);
  return drawn;
}

const looks = spawnSync(command, ["looks", "list"]).stdout.toString().trimEnd().split("\n").map((line) => {
  const [kind, name] = line.split(/ +/);
  return { kind, name };
});

test("random entries of every kind, look, profile and scheme have the bytes or the message of the command", (t) => {
  const lines = randomEntries(Number(process.env.ENTRIES ?? 10000), looks);
  const drawn = compare(lines);
  t.diagnostic(`${drawn} pictures and ${lines.length - drawn} refusals are the same`);
  assert(drawn > lines.length / 3, `${drawn} pictures`);
});

test("the warnings about an entry are those of the command", (t) => {
  const states = ["normal", "highlighted", "selected", "disabled"];
  const rows = [{ title: "a", state: "selected" }, { title: "b", state: "disabled" }, { title: "c" }];
  const lines = [
    ...randomEntries(Number(process.env.ENTRIES ?? 10000) / 5, looks),
    ...looks.filter(({ kind }) => kind === "pill" || kind === "hub").flatMap(({ kind, name }) => states.map((state, index) =>
      JSON.stringify({ [kind]: { text: kind === "pill" ? "4" : undefined, count: kind === "hub" ? 4 : undefined, look: name, state },
        colorScheme: ["auto", "dark", "light"][index % 3] }))),
    ...looks.filter(({ kind }) => kind === "cell").flatMap(({ name }) => states.map((state) =>
      JSON.stringify({ cell: { position: "single", width: 90, height: 40, look: name, state }, colorScheme: "auto" }))),
    ...looks.filter(({ kind }) => kind === "cell").map(({ name }) => JSON.stringify({ table: { width: 300, look: name, rows }, colorScheme: "auto" })),
    '{"pill": {"text": "a", "fill": "red", "shadow": "black,2,0,1"}, "profile": "web", "shadows": "filter"}',
    '{"pill": {"text": "a"}, "alignWidths": "a"}', '{"status": {"message": "a"}, "alignWidths": "a", "bounds": true}',
    '{"status": {"message": "a", "style": "social", "color": "red", "darkColor": "blue"}}', '{"pill": {"text": "a"}}',
  ];
  let count = 0;
  for (const [index, { error, warnings = [] }] of native(lines).entries()) {
    const answer = core.call("cartouche_warnings", lines[index]);
    if (error !== undefined || answer.error?.message.startsWith("files for web pages are drawn here")) continue;
    assert.deepEqual(JSON.parse(answer.result ?? "{}").warnings, warnings, `${lines[index]} ${answer.error?.message}`);
    count += warnings.length;
  }
  t.diagnostic(`${count} warnings are the same`);
  assert(count > 100, `${count} warnings`);
});

test("a line that is no entry is refused with the message of the command, and nothing else happens", () => {
  const quoted = JSON.stringify("\u{1F468}\u200D\u{1F469}".repeat(1000));
  compare([
    '{"pill": {"text": "a"}, "pill": {}}', "{}", "[]", "null", "1", "{", '{"pill"}', '{"pill": []}', '{"pil": {}}',
    '{"pill": {"text": "\\ud800"}}', '{"pill": {"text": "a", "fill": "rde"}}', `{"pill": {"text": ${quoted}}}`,
    "[".repeat(100000), '{"hub": {"count": 99999999999999999999}}', '{"hub": {"count": 9223372036854775807}}',
    '{"hub": {"count": -9223372036854775808, "showZero": true}}', '{"hub": {"count": 1e18, "limit": 2000000000000000000}}',
    '{"hub": {"count": 3000000000, "limit": 9000000000, "grouping": true}}', '{"hub": {"count": 5, "limit": 2147483648}}',
    '{"pill": {"text": "a", "maxCharacters": 4294967296}}', '{"pill": {"text": "a"}, "scale": 1000000}',
    '{"pill": {"text": "a", "font": {"size": 999999}}}', '{"cell": {"position": "single", "width": 1e6, "height": 1e6}}',
    '{"pill": {"text": "a"}, "precision": 2147483648}', '{"pill": {"text": "a"}, "file": "../a.svg"}',
    '{"pill": {"text": "a"}, "colorScheme": "pair"}', '{"pill": {"text": "a", "lookFile": "a.yml"}}',
    '{"status": {"message": "a", "logo": "github"}}', '{"status": {"message": "a", "logo": "a.svg"}}',
    '{"status": {"message": "a", "logo": "data:text/html,x"}}', '{"status": {"message": "a", "link": "javascript:x"}}',
  ]);
});

test("entries with faults are refused or drawn as by the command, and none is a trap", (t) => {
  const count = Number(process.env.ENTRIES ?? 10000);
  const right = randomEntries(1000, looks);
  t.diagnostic(`${compare(mutatedEntries(right, count))} of ${count} with other bytes are drawn`);
  t.diagnostic(`${compare(mixedEntries(right, count))} of ${count} with other values are drawn`);
});

test("every number of an entry has the limits of the schema, also where integers have 32 bits", (t) => {
  const lines = limitEntries(file("Templates/manifest.schema.json"));
  const drawn = compare(lines);
  t.diagnostic(`${drawn} of ${lines.length} are drawn`);
  assert(lines.length > 200 && drawn > lines.length / 5, `${drawn} of ${lines.length}`);
});

test("a look as an object draws as the command draws with the look in a file", (t) => {
  const texts = file("Packaging/wasm/LookText+Lines.swift").matchAll(/##"\S+ (\S+) (.*)"##/g);
  const builtin = [...texts].map(([, name, text]) => ({ name, look: JSON.parse(text), kind: JSON.parse(text).kind }));
  assert.equal(builtin.length, looks.length);
  const badges = {
    pill: { text: "42" }, hub: { count: 12 }, cell: { position: "single", width: 100, height: 44 }, status: { label: "a", message: "b" },
  };
  const mixed = [...builtin.map(({ name, kind }) => ({ kind, look: { extends: name } })), ...mixedLooks(600, builtin)];
  const entry = ({ kind }, more, index) => JSON.stringify({
    [kind]: { ...badges[kind], ...more }, colorScheme: ["light", "dark", "auto"][index % 3], profile: index % 2 ? "embed" : "web",
  });
  const folder = mkdtempSync(join(tmpdir(), "cartouche-"));
  try {
    for (const [index, { kind, look }] of mixed.entries()) {
      writeFileSync(join(folder, `${index}.yml`), JSON.stringify({ kind, summary: "", ...look }));
    }
    const expected = native(mixed.map((one, index) => entry(one, { lookFile: `${index}.yml` }, index)), folder);
    const drawn = compare(mixed.map((one, index) => entry(one, { look: one.look }, index)), expected);
    t.diagnostic(`${drawn} of ${mixed.length} are drawn`);
    assert(drawn > mixed.length / 2, `${drawn} of ${mixed.length}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("characters have the properties and the decompositions that Swift's library has", () => {
  const texts = [], equal = [];
  for (let code = 0xA0; code < 0x323B0; code += 1) {
    if (code >= 0xD800 && code < 0xE000) continue;
    const character = String.fromCodePoint(code), parts = character.normalize("NFD");
    if (texts.length === 0 || code % 40 === 0) texts.push("");
    texts[texts.length - 1] += character;
    // Those of Korean follow a rule.
    if (parts !== character && (code < 0xAC00 || code >= 0xD7A4)) equal.push([character, parts]);
  }
  const badges = texts.map((text) => JSON.stringify({ status: { label: "a", message: text } }));
  const pairs = equal.map(([key, other]) => `{"pill": {"text": "a"}, "${key}": 1, "${other}": 2}`);
  assert(compare([...badges, ...pairs]) > badges.length / 2);
  assert(pairs.filter((line) => core.draw(line).error?.message.includes("is already in")).length > 2000);
});

test("a table with states in more rows than it may have is refused without much memory", () => {
  const rows = Array.from({ length: 15_000 }, () => ({ summary: "", state: "selected" }));
  assert.equal(compare([JSON.stringify({ table: { width: 300, rows } })]), 0);
  assert(core.exports.memory.buffer.byteLength < 200 << 20, `${core.exports.memory.buffer.byteLength} bytes`);
});

test("the module is as small as it was", (t) => {
  const { gzip } = JSON.parse(file("Tests/WebAssembly/figures.json"));
  const size = gzipSync(core.wasm, { level: 9 }).length;
  t.diagnostic(`${core.wasm.length} bytes, ${size} with gzip`);
  assert(size < gzip * 1.02, `${size} bytes with gzip; Tests/WebAssembly/figures.json has ${gzip}`);
});

test("every built-in look is listed", () => {
  const listed = JSON.parse(core.call("cartouche_looks").result);
  assert.deepEqual(listed.map(({ kind, name }) => ({ kind, name })), looks);
});

test("a text is as wide as a pill leaves room for", () => {
  const { result } = core.call("cartouche_measure", '{"text": "passing", "families": ["Verdana"], "size": 11}');
  assert.equal(JSON.parse(result).width.toFixed(2), "41.75");
  assert.match(core.call("cartouche_measure", '{"text": "a", "families": ["Verdana"], "size": -1}').error.message, /-1/);
});

test("memory does not grow with the number of badges", () => {
  const line = (index) => JSON.stringify({ status: { label: "build", message: `${index}`, look: "flat" } });
  for (let index = 0; index < 1000; index += 1) core.draw(line(index));
  const before = core.exports.memory.buffer.byteLength;
  for (let index = 0; index < 10000; index += 1) core.draw(line(index));
  assert.equal(core.exports.memory.buffer.byteLength, before);
});
