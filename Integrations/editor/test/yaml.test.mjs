// The reader of YAML: what it reads, the command reads in the same way, and a change leaves the rest as it is.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { changed, nodeAt, numberedJSON, offsetOf, parse, placeOf, valueOf } from "../yaml.js";

const command = resolve(process.env.CARTOUCHE ?? ".build/debug/cartouche");
const templates = new URL("../../../Templates/", import.meta.url);
const looks = ["pill", "hub", "cell", "status"].flatMap((kind) =>
  readdirSync(new URL(kind, templates)).map((file) => [kind, readFileSync(new URL(`${kind}/${file}`, templates), "utf-8")]),
);
const LOOK = `# The look of a tag.
kind: pill   # for labels
summary: "a \\"tag\\""
extends: mail
letterpress:
font: {families: [Verdana, 'it''s'], size: 11}
states:
  normal: {fill: "#2F855A", text: white} # the brand
  # for a list
  disabled:
    fill: [red, "#fff"]
dark: {normal: {fill: black}}
`;

/** A generator of numbers that gives the same each time. */
function numbers(seed) {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

test("a map, a list, texts in every form and comments are read", () => {
  assert.deepEqual(valueOf(parse(LOOK)), {
    kind: "pill", summary: 'a "tag"', extends: "mail", letterpress: null, font: { families: ["Verdana", "it's"], size: "11" },
    states: { normal: { fill: "#2F855A", text: "white" }, disabled: { fill: ["red", "#fff"] } }, dark: { normal: { fill: "black" } },
  });
  assert.deepEqual(valueOf(parse("a:\n- x: 1\n  y: 2\n- \n- [b, {c: d}]\n-\n  e\nz: {}")), { a: [{ x: "1", y: "2" }, null, ["b", { c: "d" }], "e"], z: {} });
  assert.deepEqual(valueOf(parse('{"a":[1,-2.5,true],"b":{"c":null}}')), { a: ["1", "-2.5", "true"], b: { c: null } });
});

test("what is not read is refused at its place, in a sentence", () => {
  for (const [text, line, column] of [
    ["", 1, 1], ["a: 1\n b: 2", 2, 2], ["a: &x 1", 1, 4], ["a: *x", 1, 4], ["a: |\n  b", 1, 4], ["a: !!str b", 1, 4], ["? a\n: b", 1, 1],
    ["a:\n\tb: 1", 2, 1], ["a: 1\na: 2", 2, 1], ["{a: 1, a: 2}", 1, 8], ["a: 'b\nc'", 1, 6], ['a: "\\q"', 1, 5], ["a: {b: 1", 1, 9], ["a: [1, 2", 1, 9], ["a: 1\n---\nb: 2", 2, 1], ["a: b\n  c", 2, 3],
    ["a: b: c", 1, 5], ["[1, 2] x", 1, 8], ["a: {b c}", 1, 8], ["%YAML 1.2\n---\na: 1", 1, 1], ["a: \u0007", 1, 4], ["a: @b", 1, 4],
  ]) {
    assert.throws(() => parse(text), (error) => {
      const place = placeOf(text, error.offset);
      assert.equal(error.name, "YAMLError", text);
      assert.deepEqual([place.line, place.column], [line, column], `${text}: ${error.message}`);
      assert.ok(place.snippet.split("\n")[1].endsWith("^"));
      return true;
    });
  }
});

test("deep and long texts end in a sentence, in time", () => {
  for (const text of ["[".repeat(1e5), "{a: ".repeat(1e5), "- ".repeat(1e5), "a: ".repeat(1e5), '"'.repeat(1e5), "#".repeat(1e6), " ".repeat(1e6)]) {
    const start = process.cpuUsage();
    assert.throws(() => parse(text), { name: "YAMLError" });
    assert.ok(process.cpuUsage(start).user < 2_000_000);
  }
});

test("each built-in look is read as the command reads it", () => {
  for (const [kind, text] of looks) {
    const { json, places } = numberedJSON(parse(text));
    assert.equal(JSON.parse(json).kind, kind);
    assert.equal(json.split("\n").length, places.length);
  }
});

test("a line of the numbered JSON says where in the text it comes from", () => {
  const numbered = numberedJSON(parse(LOOK));
  numbered.json.split("\n").forEach((part, index) => {
    const text = part.match(/^("(?:[^"\\]|\\.)*")[,:]?$/)?.[1];
    if (!text || text.includes("\\")) return;
    const offset = offsetOf(numbered, index + 1, 2);
    const [shown, wanted] = [LOOK.slice(offset), JSON.parse(text)];
    assert.ok(shown.startsWith(wanted) || shown.startsWith(wanted.replace("'", "''")) || shown.startsWith(`"${wanted}`), `${part} at ${offset}`);
  });
});

test("changed texts that are read are read by the command in the same way", () => {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  try {
    const random = numbers(11);
    const marks = ["'", '"', "#", ": ", ":", ", ", ",", "{", "}", "[", "]", "- ", "-", "\n", "  ", " ", "? ", "\t", "~", "null", "x", "é", "\\", "\n\n", "# c\n", "&", "|", "1e3", "<<"];
    const texts = [];
    while (texts.length < 400) {
      let text = random() < 0.5 ? LOOK : looks[Math.floor(random() * looks.length)][1];
      for (let count = 1 + random() * 3; count > 0; count -= 1) {
        const at = Math.floor(random() * text.length);
        text = text.slice(0, at) + marks[Math.floor(random() * marks.length)] + text.slice(at + Math.floor(random() * 3));
      }
      try {
        texts.push([text, numberedJSON(parse(text)).json]);
      } catch (error) {
        assert.equal(error.name, "YAMLError");
      }
    }
    // Two manifests at once: the texts as they are and as JSON, each as the value of a key that no badge has.
    mkdirSync(join(folder, "looks"));
    const lines = [];
    texts.forEach(([text, json], index) => {
      writeFileSync(join(folder, `looks/${index}.yml`), text);
      writeFileSync(join(folder, `looks/${index}.json`), json);
      const { kind } = JSON.parse(json);
      const [name, body] = { hub: ["hub", { count: 1 }], status: ["status", { message: "a" }], cell: ["table", { width: 99, rows: ["a"] }] }[kind] ?? ["pill", { text: "a" }];
      for (const end of ["yml", "json"]) lines.push(JSON.stringify({ [name]: { ...body, lookFile: `looks/${index}.${end}` } }));
    });
    const { stdout } = spawnSync(command, ["draw"], { cwd: folder, input: lines.join("\n"), maxBuffer: 1 << 28 });
    const answers = stdout.toString().trimEnd().split("\n").map(JSON.parse);
    // Where the command refuses a text, the sentence is the same, at another place.
    const said = ({ svg, error }) => svg ?? (error.match(/: error: ([^\n]*)/)?.[1] ?? error).replaceAll(".json", ".yml");
    texts.forEach(([text], index) => {
      assert.equal(said(answers[2 * index]), said(answers[2 * index + 1]), text);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a text that is JSON is read as JSON: characters of two escapes, and numbers with an exponent", () => {
  const written = '{"pill": {"text": "\\ud83d\\uDE80 new", "fill": ["red"], "scale": 3e1, "link": "1e1"}}';
  assert.deepEqual(valueOf(parse(written)), { pill: { text: "🚀 new", fill: ["red"], scale: "30", link: "1e1" } });
  for (const number of ["1e21", "1e-7", "1e400", "12345678901234567890e0"]) {
    assert.deepEqual(valueOf(parse(`{"a": ${number}}`)), { a: number });
  }
  const empty = '{"summary": "\\ud83d\\ude80", "states": {}}';
  assert.equal(changed(empty, ["states", "fill"], "red"), empty.replace("{}}", '{"fill": "red"}}'));
  for (const wrong of ['{"a": "\\ud83d"}', '{"a": "\\ud83d\\ud83d"}', '{"a": "\\ude80\\ud83d"}', 'a: "\\ud83d\\ude80"']) {
    assert.throws(() => parse(wrong), /an escape that is no character/, wrong);
  }
});

test("a changed value leaves all else as it was typed", () => {
  const put = (path, value) => changed(LOOK, path, value);
  assert.equal(put(["states", "normal", "fill"], "#123456"), LOOK.replace('"#2F855A"', '"#123456"'));
  assert.equal(put(["states", "normal", "text"], "black"), LOOK.replace("white", "black"));
  assert.equal(put(["font", "size"], 12), LOOK.replace("size: 11", "size: 12"));
  assert.equal(put(["letterpress", "depth"], 1), LOOK.replace("letterpress:\n", "letterpress: {depth: 1}\n"));
  assert.equal(put(["height"], 30), `${LOOK}height: 30\n`);
  assert.equal(put(["states", "disabled", "text"], "no"), LOOK.replace('[red, "#fff"]\n', '[red, "#fff"]\n    text: "no"\n'));
  assert.equal(put(["states", "selected", "fill"], ["#fff", "red"]), LOOK.replace('"#fff"]\n', '"#fff"]\n  selected: {fill: ["#fff", red]}\n'));
  assert.equal(put(["states", "normal", "text"], undefined), LOOK.replace(", text: white", ""));
  assert.equal(put(["states", "normal", "fill"], undefined), LOOK.replace('fill: "#2F855A", ', ""));
  assert.equal(put(["dark", "normal", "fill"], undefined), LOOK.replace("dark: {normal: {fill: black}}\n", ""));
  assert.equal(put(["extends"], undefined), LOOK.replace("extends: mail\n", ""));
  assert.equal(put(["kind"], undefined), LOOK.replace("kind: pill   # for labels\n", ""));
  assert.equal(put(["nothing", "here"], undefined), LOOK);
  const json = '{\n  "kind": "pill",\n  "states": {"normal": {"fill": "red"}}\n}';
  assert.equal(changed(json, ["height"], 3), json.replace("}}\n", '}},\n  "height": 3\n'));
  assert.equal(changed(json, ["states", "normal", "text"], "a"), json.replace('"red"', '"red", "text": "a"'));
});

test("whatever is put in comes out, and nothing else changes", () => {

  const values = ["", " ", "a: b", "#x", "- a", "'", '"', "\\", "null", "~", "yes", "12", "1e5", "a # b", "{x}", "[", "é\u2028", "\u0085", "a\nb", "\t", "@", "`", "%", "&a", "*a", "!x", "|", ">", "?", "? a", ":", "a:", "-", "---", "a,b", 0.5, -3, ["a", "#b"], ["a, b", "c: d"], "\ufeffx", "😀", "=", "<<", "0x1f", ".5", "+1", "a'b", 'a"b', "a ", " a"];
  const paths = [["states", "normal", "fill"], ["summary"], ["height"], ["font", "families"], ["letterpress"], ["dark", "selected", "text"], ["states", "disabled", "fill"], ["border", "color"]];
  for (const value of values) {
    for (const path of paths) {
      const text = changed(LOOK, path, value);
      const strings = (one) => (Array.isArray(one) ? one.map(String) : String(one));
      assert.deepEqual(valueOf(nodeAt(parse(text), path)), strings(value), `${path}: ${text}`);
      const rest = (whole) => JSON.stringify(valueOf(parse(changed(whole, path, "x"))));
      assert.equal(rest(text), rest(LOOK), text);
      const again = changed(changed(text, path, undefined), path, value);
      assert.deepEqual(valueOf(nodeAt(parse(again), path)), strings(value), again);
    }
  }
});
