// The texts to copy do what they say: a shell, a manifest and the reader of service addresses take them.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import * as editor from "../snippets.js";
import { escaped, shields, snippets } from "../snippets.js";
import { parse, valueOf } from "../yaml.js";

const command = resolve(process.env.CARTOUCHE ?? ".build/debug/cartouche");
const TEXTS = [
  "passing", "a b", "a-b", "-a", "a-", "--", "_a_", "a _b", "a/b", "50%", "a'b\"c", "$(touch x)`touch y`", "<img src=x onerror=alert(1)>", "é 日本 مرحبا",
  "{{x}} ${y}", "](javascript:x)", "a\\b", "x\\' ; touch y ; '", "#x: {y}", "~", "yes", "1e3", "&amp;", "a?b=c&d", "a+b", "--output=z", "!x", "* a", "'",
];

function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const entries = TEXTS.flatMap((text, index) => [
  { status: { label: text, message: TEXTS[TEXTS.length - 1 - index], color: "success", look: "flat-square" } },
  { pill: { text, look: "mail", state: "selected", fill: "#B83280" }, colorScheme: "dark", title: text },
]);
entries.push({ hub: { count: -7, look: "ios" } }, { hub: { count: 120, grouping: true, locale: "ar-EG" }, profile: "embed" });
entries.push({ table: { width: 200, rows: [{ summary: "it's", state: "selected", pill: { text: "3" } }] } });
const drawn = (folder) =>
  execFileSync(command, ["draw"], { cwd: folder, input: entries.map((entry) => JSON.stringify(entry)).join("\n") }).toString().trimEnd().split("\n").map((line) => JSON.parse(line).svg);
const textOf = (entry, name, file) => snippets(entry, { file, title: "a", width: 1, height: 1 }).find(([one]) => one === name)?.[1];

test("the command draws the badge, whatever its texts are", () => {
  inFolder((folder) => {
    const wanted = drawn(folder);
    entries.forEach((entry, index) => {
      const line = textOf(entry, "Command", `${index} it's.svg`).replace(/(^|\| )cartouche /, `$1'${command}' `);
      const { status, stderr } = spawnSync("sh", ["-c", line], { cwd: folder });
      assert.equal(status, 0, `${line}: ${stderr}`);
      const { profile } = entry;
      if (profile !== "embed") assert.equal(readFileSync(join(folder, `${index} it's.svg`), "utf-8"), wanted[index], line);
    });
  });
});

test("a backslash in a command stands outside of single quotes, in which it would escape in fish", () => {
  assert.equal(editor.quoted("x\\' ; touch y ; '"), String.raw`'x'\\''\'' ; touch y ; '\'''`);
});

test("the command of one badge says nothing of the widths of others", () => {
  const link = { link: "https://example.org/a", messageLink: "https://example.org/b" };
  for (const entry of [{ status: { label: "a", message: "b" } }, { status: { label: "a", message: "b", ...link } }]) {
    assert.equal(textOf({ ...entry, alignWidths: "versions" }, "Command", "a.svg"), textOf(entry, "Command", "a.svg"));
    assert.match(textOf({ ...entry, alignWidths: "versions" }, "Manifest", "a.svg"), /alignWidths: versions/);
  }
});

test("the command draws what no option says, and keys without a value count as missing", () => {
  const others = [
    { status: { label: "a", message: "b", link: "https://example.org/a", messageLink: "https://example.org/b" } },
    ...[true, false, "true"].flatMap((value) => [
      { status: { label: "a", message: "b", value, colors: "true=green,else=red" } },
      { status: { label: "a", value, colors: "true=green,else=red" } },
    ]),
    { status: { label: "a", value: 85, thresholds: "80=red" } },
    { status: { label: "a", message: "b", value: "1:2", colors: "else=red" } },
    { status: { label: null, message: "b", color: null, value: null }, title: null },
    { file: null, pill: { text: "a" } },
    { file: "my badges/it's.svg", pill: { text: "a" } },
  ];
  inFolder((folder) => {
    const input = others.map((entry) => JSON.stringify(entry)).join("\n");
    const wanted = execFileSync(command, ["draw"], { cwd: folder, input }).toString().trimEnd().split("\n").map((line) => JSON.parse(line));
    others.forEach((entry, index) => {
      assert.ok(wanted[index].svg, wanted[index].error);
      const line = textOf(entry, "Command", `${index}.svg`).replace(/(^|\| )cartouche /, `$1'${command}' `);
      const { status, stderr } = spawnSync("sh", ["-c", line], { cwd: folder });
      assert.equal(status, 0, `${line}: ${stderr}`);
      assert.equal(readFileSync(join(folder, entry.file ?? `${index}.svg`), "utf-8"), wanted[index].svg, line);
    });
  });
  assert.equal(textOf(others.at(-1), "Markdown", "a.svg"), "![a](my%20badges/it%27s.svg)");
  const empty = { status: { label: null, message: "b", logo: null, look: null } };
  assert.equal(textOf(empty, "Shields", "a.svg"), "https://img.shields.io/badge/b-brightgreen");
  assert.match(textOf(empty, "Swift", "a.svg"), /StatusBadge\("", "b"\)\.svg/);
});

test("a word with a sign that a shell might expand is between quotation marks", () => {
  assert.match(textOf({ pill: { text: "=ls" } }, "Command", "a.svg"), / '=ls'$/);
});

test("a manifest of the entries draws the badges", () => {
  inFolder((folder) => {
    const wanted = drawn(folder);
    const lines = entries.map((entry, index) => textOf(entry, "Manifest", `${index}.svg`));
    writeFileSync(join(folder, "m.yml"), `badges:\n${lines.join("")}`);
    execFileSync(command, ["build", "m.yml", "-o", "out"], { cwd: folder });
    entries.forEach((entry, index) => {
      if (entry.profile !== "embed") assert.equal(readFileSync(join(folder, `out/${index}.svg`), "utf-8"), wanted[index], lines[index]);
    });
  });
});

test("an address of Shields has the texts and colours of the badge, as the command reads such addresses", () => {
  inFolder((folder) => {
    const statuses = TEXTS.map((text, index) => ({ label: index % 3 === 0 ? "" : text, message: TEXTS[(index * 5 + 3) % TEXTS.length], color: ["success", "#b83280", "blue"][index % 3], ...(index % 2 && { labelColor: "#123456" }), look: "plastic", link: "https://example.org/?a=b&c" }));
    const page = statuses.map((status) => `<img src="${shields(status).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`).join("\n\n");
    writeFileSync(join(folder, "README.md"), page);
    const { stdout } = spawnSync(command, ["adopt", "README.md", "--write"], { cwd: folder });
    const manifest = readFileSync(join(folder, "badges.yml"), "utf-8");
    assert.equal(manifest.match(/status:/g)?.length, statuses.length, stdout.toString());
    execFileSync(command, ["build", "badges.yml", "-o", "out", "--report", "r.json"], { cwd: folder });
    const { badges } = JSON.parse(readFileSync(join(folder, "r.json"), "utf-8"));
    const wanted = statuses.map(({ label, message }) => (label === "" ? message : `${label}: ${message}`));
    assert.deepEqual(new Set(Object.values(badges).map(({ alt }) => alt)), new Set(wanted));
    assert.equal(manifest.match(/labelColor: "#123456"/g).length, statuses.filter((one) => one.labelColor).length);
    assert.equal(manifest.match(/style: plastic/g).length, statuses.length);
  });
});

test("the code in Swift compiles", (context) => {
  const built = dirname(command);
  if (!existsSync(join(built, "Modules"))) return context.skip("the command was not built here");
  const all = [
    ...entries.filter((entry) => !entry.table),
    { status: { label: 'a"\\(b)', message: "x\u0000\u2028", color: "blue", labelColor: "#123", lookFile: 'it"s.yml', textColor: "white" }, colorScheme: "auto" },
    { hub: { count: 3, look: "ios", form: "dot", limit: 9, animation: "pulse" } },
    { status: { message: "a", textColor: "brightness" } },
    { pill: { text: "a", lookFile: "tag.yml", state: "disabled", textColor: "red" }, profile: "embed" },
  ];
  const blocks = all.flatMap((entry) => textOf(entry, "Swift", "a.svg") ?? []);
  assert.ok(blocks.length > entries.length - 3);
  inFolder((folder) => {
    const bodies = blocks.map((block, index) => `func block${index}() throws {\n${block.replace(/^import .*\n/gm, "")}_ = svg\n}\n`);
    writeFileSync(join(folder, "a.swift"), `import BadgeManifest\nimport Cartouche\nimport Foundation\nimport LookFiles\n${bodies.join("")}`);
    const sources = new URL("../../../Sources/", import.meta.url).pathname;
    const maps = ["CLibXML2", "CYAML"].flatMap((name) => ["-Xcc", `-fmodule-map-file=${sources}${name}/module.modulemap`]);
    maps.push("-Xcc", "-I/usr/include/libxml2");
    const { status, stderr } = spawnSync("swiftc", ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", `${built}/Modules`, ...maps, "a.swift"], { cwd: folder });
    assert.equal(status, 0, stderr.toString().slice(0, 3000));
  });
});

test("a rule for the colour of texts is a rule in Swift, not the name of a colour", () => {
  for (const rule of ["brightness", "contrast"]) {
    assert.match(textOf({ status: { message: "a", textColor: rule } }, "Swift", "a.svg"), new RegExp(`\\("", "a"\\)\\.textColor\\(by: \\.${rule}\\)\\.svg`));
  }
});

test("a command has no control characters, which a terminal obeys", () => {
  for (const text of ["\x15touch x\n", "a\x03", "\x1b[31m", "\x9b31m", "a\rb"]) {
    for (const entry of [{ pill: { text } }, { pill: { text: "a" }, title: text }, { status: { label: text, message: "a" } }]) {
      const written = textOf(entry, "Command", "a.svg");
      assert.ok(!/\p{Cc}/u.test(written) && written.includes("| cartouche draw"), JSON.stringify(written));
    }
  }
  assert.equal(textOf({ pill: { text: "a" }, title: "true" }, "Command", "-a.svg"), "cartouche pill --title true -o ./-a.svg a");
});

test("a look that Shields does not have gives no address", () => {
  assert.equal(shields({ message: "a", lookFile: "x.yml" }), undefined);
  assert.equal(shields({ message: "a", look: "mine" }), undefined);
  assert.equal(shields({ label: "build", message: "passing" }), "https://img.shields.io/badge/build-passing-brightgreen");
});

test("a colour that Shields does not have gives no address", () => {
  for (const color of ["#11223344", "red, blue", "oklch(0.7 0.1 330)", "currentColor", ["red", "blue"]]) {
    assert.equal(shields({ message: "a", color }), undefined);
    assert.equal(shields({ message: "a", labelColor: color }), undefined);
  }
  assert.equal(shields({ message: "a", color: "#fff", labelColor: "#ABCDEF" }), "https://img.shields.io/badge/a-fff?labelColor=ABCDEF");
  assert.equal(shields({ message: "a", color: "critical" }), "https://img.shields.io/badge/a-critical");
});

test("texts for pages have no mark that HTML or Markdown reads", () => {
  for (const text of TEXTS) {
    const shown = escaped(text);
    assert.ok(!/[<>"'`*_[\]()!\\{}$]/.test(shown.replace(/&#\d+;/g, "")), shown);
    assert.equal(shown.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)), text);
  }
});

test("the Swift code stands still, counts a dot as one, and is left out for a look that is no name", () => {
  assert.match(textOf({ pill: { text: "a", animation: "none" } }, "Swift", "a.svg"), /\.animation\(\.still\)/);
  assert.match(textOf({ hub: { look: "mui-dot" } }, "Swift", "a.svg"), /Hub\(1\)\.look/);
  assert.equal(textOf({ pill: { text: "a", look: { extends: "mail" } } }, "Swift", "a.svg"), undefined);
});

test("a look in an entry names tokens as one in a file does, and a saved entry has the names of their files", () => {
  const own = { pill: { text: "new", look: { extends: "mail", fill: "{brand}" } } };
  const picture = { title: "new", width: 30, height: 20, file: "a.svg" };
  const texts = Object.fromEntries(snippets(own, picture, ["a.json"]));
  assert.match(texts.Manifest, /^tokens: \[a\.json\]\nbadges:\n {2}- /);
  assert.match(texts.Command, / \| cartouche draw --tokens a\.json --into \. -$/);
  const manifest = (entry) => editor.manifest(JSON.stringify(entry), { file: "a.svg", ...entry }, ["a.json"]);
  assert.match(manifest(own), /^tokens: \[a\.json\]\nbadges:\n {2}- \{file: a\.svg, "pill":/);
  assert.match(manifest({ pill: { text: "new", look: "mail" } }), /^badges:\n/);
});

test("a saved entry has its comments and the keys that are added, if a manifest reads the same from its text", () => {
  const saved = (text, keys) => editor.manifest(text, { file: "a.svg", ...valueOf(parse(text)), ...keys });
  assert.equal(saved("# why\r\npill:\r\n  text: a # b\r\n", { colorScheme: "auto" }),
    "badges:\n  - # why\n    file: a.svg\n    colorScheme: auto\n    pill:\n      text: a # b\n");
  assert.equal(saved("{pill: {text: a},\ncolorScheme: dark}", { colorScheme: "auto" }), "badges:\n  - {file: a.svg, pill: {text: a},\n    colorScheme: auto}\n");
  for (const text of ['{"pill": {"text": "\\ud83d\\ude00"}}', "---\npill: {text: \u{1f600}}", "\ufeffpill: {text: \u{1f600}}"]) {
    assert.deepEqual(valueOf(parse(saved(text, {}))), { badges: [{ file: "a.svg", pill: { text: "\u{1f600}" } }] });
  }
});
