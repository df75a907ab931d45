// Compares icons of SVG that the core with icons draws with those that the command draws, which reads XML by libxml2.
// CARTOUCHE names the command, WASM_ICONS the module, and CARTOUCHE_CASES a folder with documents and paths of other projects.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { Core, difference, file, native } from "./cores.mjs";
import { hostileIcons, icon as inside, mutatedIcons } from "./hostile.mjs";

const core = new Core(process.env.WASM_ICONS ?? "build/wasm/cartouche-icons.wasm");

/** The texts of Swift's literals in a file, without escapes. */
const literals = (path) => [...file(path).matchAll(/"""\n([\s\S]*?)\n *"""|#"(.*?)"#|"((?:[^"\\\n]|\\.)+)"/g)].map(
  ([, block, raw, plain]) => block?.replace(/\\\n */g, "") ?? raw ?? plain.replace(/\\"/g, '"'));

/** All texts in a value of JSON. */
const texts = (value) =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];

const found = (folder, ending) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(ending)).sort();
const files = ["Fixtures", "Examples", "Tests"].flatMap((folder) => found(folder, ".svg").map((name) => file(`${folder}/${name}`)));
const samples = ["Samples", "MeaningTests", "BoundTests"].flatMap((name) => literals(`Tests/IconReadingTests/${name}.swift`))
  .filter((text) => text.includes("<")).map((text) => (/^\s*<(svg|[?!])/.test(text) ? text : inside(text)));
const hostile = literals("Tests/IconReadingTests/HostileIcons.swift").flatMap((text) => [
  inside(text), inside(`<style>${text}</style><path class="a" d="M0 0h9v9z"/>`), inside(`<path d="M0 0h9v9z" fill="${text}"/>`),
  inside(`<use href="${text}"/>`), inside(`<path d="M0 0h9v9z" ${text}="x"/>`),
]);
const others = process.env.CARTOUCHE_CASES;
const cases = (others ? found(others, ".json") : []).flatMap((name) => texts(JSON.parse(readFileSync(`${others}/${name}`))))
  .flatMap((text) => (/^\s*</.test(text) ? [text] : /^\s*[Mm][\s\d.,+-]/.test(text) ? [inside(`<path d="${text}"/>`)] : []));

/** The entry for an icon, each with another use of it. */
function line(icon, index) {
  const url = `data:image/svg+xml;base64,${Buffer.from(icon).toString("base64")}`;
  return JSON.stringify([
    { status: { label: "a", message: "b", logo: url } }, { hub: { count: 3, host: url } },
    { status: { label: "a", message: "b", logo: { file: url, color: "red" } }, profile: "embed" },
    { hub: { form: "dot", halo: "knockout,2", host: url }, colorScheme: "auto" },
  ][index % 4]);
}

/** Compares icons with what the command makes of them: which are drawn, and how many refusals have the same message. */
function compare(icons) {
  const lines = icons.map(line), wrong = [], others = [];
  let drawn = 0;
  for (const [index, wanted] of native(lines).entries()) {
    const answer = core.draw(lines[index]);
    if (answer.result !== undefined) drawn += 1;
    const found = difference(answer, wanted);
    if (!found) continue;
    const shown = `${Buffer.from(icons[index])}`.slice(0, 600);
    const text = `${JSON.stringify(shown)}\n  command: ${(wanted.error ?? "drawn").slice(0, 400)}\n  here: ${found.slice(0, 400)}`;
    (answer.error && wanted.error ? others : wrong).push(text);
  }
  assert.equal(wrong.length, 0, `${wrong.length} of ${lines.length} differ:\n${wrong.slice(0, 20).join("\n")}`);
  return { drawn, others, refused: lines.length - drawn };
}

test("every icon of the repository is drawn as by the command, or refused with its message", (t) => {
  const { drawn, others, refused } = compare([...files, ...samples, ...hostile]);
  t.diagnostic(`${drawn} are drawn, and ${refused} are refused`);
  assert.deepEqual(others, []);
  assert(files.length > 500 && samples.length > 50 && drawn > 100 && refused > 1000, `${files.length}, ${samples.length}`);
});

test("documents and paths of other projects are drawn as by the command, or refused", (t) => {
  if (cases.length === 0) return t.skip("CARTOUCHE_CASES is not set");
  const { drawn, others, refused } = compare(cases);
  t.diagnostic(`${drawn} are drawn, and ${refused} are refused, ${others.length} with another message`);
  assert(others.length <= refused / 100, others.join("\n"));
});

test("icons with faults are drawn as by the command, or refused, and hardly any with another message", (t) => {
  const count = Number(process.env.ICONS ?? 4000);
  const right = [...files, ...samples, ...cases].filter((icon) => core.draw(line(icon, 0)).result && icon.length < 4000);
  const { drawn, others, refused } = compare(mutatedIcons(right, count), count / 1000);
  t.diagnostic(`${drawn} are drawn, and ${refused} are refused, ${others.length} with another message`);
  assert(right.length > 200 && drawn > count / 10 && refused > count / 2, `${drawn} of ${right.length} are drawn`);
  assert(others.length <= refused / 200, others.slice(0, 20).join("\n"));
});

test("icons of attackers are refused or drawn as by the command, and none is a trap or takes long", (t) => {
  const { drawn, others, refused } = compare(hostileIcons(60_000));
  t.diagnostic(`${drawn} are drawn, and ${refused} are refused`);
  assert.deepEqual(others, []);
  let longest = 0;
  for (const icon of hostileIcons(700_000)) {
    const start = process.cpuUsage();
    assert.equal(core.draw(line(icon, 0)).trap, undefined);
    // Of the processor, so that other work of the machine does not count.
    const { user, system } = process.cpuUsage(start);
    const time = (user + system) / 1000;
    longest = Math.max(longest, time);
    assert(time < 3000, `${time} ms for ${`${icon}`.slice(0, 200)}`);
  }
  t.diagnostic(`the longest takes ${Math.round(longest)} ms`);
});

test("the core without icons says how to load that with icons", () => {
  const { error } = new Core(process.env.WASM ?? "build/wasm/cartouche.wasm").draw(line(inside(""), 0));
  assert.match(error.message, /load cartouche-icons\.wasm/);
  assert.deepEqual([error.line, error.column], [1, 45]);
});

test("the module with icons is as small as it was", (t) => {
  const { gzipWithIcons } = JSON.parse(file("Tests/WebAssembly/figures.json"));
  const size = gzipSync(core.wasm, { level: 9 }).length;
  t.diagnostic(`${core.wasm.length} bytes, ${size} with gzip`);
  assert(size < gzipWithIcons * 1.02, `${size} bytes with gzip; Tests/WebAssembly/figures.json has ${gzipWithIcons}`);
});
