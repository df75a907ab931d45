import assert from "node:assert/strict";
import { test } from "node:test";
import { CartoucheError, caught, load, native } from "./package.mjs";

const cartouche = await load();
const badges = [
  { pill: { text: "42", look: "mail" } }, { pill: { text: "New <b>&\"'", look: "ant-status" } },
  { pill: { text: "שלום 12" } }, { pill: { text: "" } }, { cell: { position: "single", width: 120, height: 44 } },
  { pill: { text: "👩‍👩‍👧 e\u0301", fill: ["#f80", "#c04"], textColor: "white" } },
  { hub: { count: 1234, limit: 999 } }, { hub: { count: 3, on: { width: 24, height: 24 } } }, { hub: { count: 0 } },
  { hub: { count: 7, animation: "pulse" } }, { status: { label: "build", message: "passing" } },
  { status: { label: "x", message: "1.2k", style: "social" }, scale: 1.5 },
  { status: { label: "cover", message: "81 %", color: "red", style: "for-the-badge" }, title: "81" },
];
const options = [
  undefined, { profile: "embed", colorScheme: "auto" }, { profile: "embed", animations: "smil" },
  { colorScheme: "dark" },
];
const refused = [
  { pill: { text: "x", fill: "redd" } }, { pill: { text: "x", lok: "mail" } }, { pill: { text: "x", look: "mial" } },
  { pill: {} }, { hub: { count: "many" } }, { hub: { count: 1.5 } }, {}, { bell: {} },
  { pill: { text: "x" }, scale: 0 }, { cell: { position: "single", width: -1, height: 44 } }, { pill: { text: "x" }, hub: { count: 1 } },
  { pill: { text: "x" }, profile: "print" },
];

test("an entry with its options has the bytes that the command draws", () => {
  const all = badges.flatMap((badge) => options.map((each) => ({ badge, each, both: { ...badge, ...each } })));
  const expected = native(all.map(({ both }) => JSON.stringify(both)));
  for (const [index, { badge, each, both }] of all.entries()) {
    const text = JSON.stringify(both);
    assert.equal(cartouche.svg(badge, each), expected[index].svg, text);
    assert.equal(cartouche.svg(text), expected[index].svg, text);
  }
});

test("the warnings about an entry are a list, which is empty for most", () => {
  const entry = { pill: { text: "42", look: "github", state: "highlighted" } };
  const options = { profile: "web", bounds: true };
  const [{ warnings }] = native([JSON.stringify({ ...entry, ...options })]);
  assert(warnings.length === 2, warnings.join("\n"));
  assert.deepEqual(cartouche.warnings(entry, options), warnings);
  assert.deepEqual(cartouche.warnings(JSON.stringify(entry)), warnings.slice(1));
  assert.deepEqual(cartouche.warnings(badges[0]), []);
  const error = caught(() => cartouche.warnings({ pill: { text: "x", fill: "redd" } }));
  assert(error instanceof CartoucheError && error.suggestion === "red", `${error}`);
  assert.equal(caught(() => cartouche.warnings({ pill: { text: "x" }, exports: ["png"] }))?.code, "exports");
  for (const options of [{ profile: "design" }, { outlineText: true }, { expandStrokes: true }, { nonzero: true }]) {
    const outlines = caught(() => cartouche.svg({ hub: { count: 1, form: "dot" } }, options));
    assert(outlines?.code === "outlines" && outlines.message.includes(Object.entries(options)[0].join(": ").replace(": true", "")), `${outlines}`);
  }
  const logo = caught(() => cartouche.svg({ status: { message: "x", logo: "github" } }));
  assert.equal(logo?.message, "'github' cannot be read here; give a picture as a data URL, and a look as a map in 'look'");
});

test("a look may be an object, which starts from a built-in look", () => {
  const svg = (look) => cartouche.svg({ pill: { text: "42", look } });
  assert.equal(svg({ extends: "mail" }), svg("mail"));
  assert.notEqual(svg({ extends: "mail", height: 40 }), svg("mail"));
  const error = caught(() => svg({ extends: "mail", hieght: 40 }));
  assert(error.message.includes("unknown key 'hieght'") && error.suggestion === "height", error.message);
  assert.match(caught(() => svg({ extends: "mial" })).message, /mail/);
  assert.match(caught(() => svg({ extends: "./a.yml" })).message, /cannot/);
  assert.match(caught(() => cartouche.svg({ pill: { text: "42", lookFile: "a.yml" } })).message, /a map in 'look'/);
  assert.match(caught(() => svg({ extends: "badge-hub" })).message, /hub/);
});

test("an entry that is refused has the message of the command, its place and its parts", () => {
  const expected = native(refused.map((entry) => JSON.stringify(entry)));
  for (const [index, entry] of refused.entries()) {
    const error = caught(() => cartouche.svg(entry));
    assert(error instanceof CartoucheError && error instanceof Error, JSON.stringify(entry));
    assert(expected[index].error.includes(error.message.split("\n")[0]), `${error.message} / ${expected[index].error}`);
    assert(error.code && error.code !== "trap", `${error.code}`);
  }
  const error = caught(() => cartouche.svg('{"pill": {"text": "x",\n "fill": "redd"}}'));
  assert.deepEqual([error.line, error.column, error.suggestion], [2, 10, "red"]);
});

test("an entry that says what it is in JSON is that, with options, too", () => {
  class Own { toJSON() { return { pill: { text: "new" } }; } }
  assert.equal(cartouche.svg(new Own(), { profile: "embed" }), cartouche.svg({ pill: { text: "new" }, profile: "embed" }));
  const said = (entry) => { try { return cartouche.svg(entry, { profile: "embed" }); } catch (error) { return error.message; } };
  for (const list of [[], [{ pill: { text: "new" } }]]) assert.match(said(list), /keys with values/);
});

test("what JSON does not have is refused before the core, and the core lives on", () => {
  const loop = {};
  loop.pill = loop;
  let deep = [];
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  const no = () => { throw new Error("no"); };
  const nothing = () => { throw null; };
  const hostile = [
    loop, deep, { hub: { count: 3n } }, undefined, () => 3, Symbol("x"), null, 3, [],
    { toJSON: no }, { get pill() { no(); } }, { toJSON: nothing },
    { hub: { count: Infinity } }, { hub: { count: 1e300 } }, JSON.parse('{"__proto__": {"text": "x"}}'),
    "", "\0", "{", "\u2028", "[".repeat(100_000), "{\"pill\":".repeat(50_000), "x".repeat(3 << 20), "\ud800", "\ufeff{}",
    '{"pill": {"text": "\\ud800"}}', '{"hub": {"count": 99999999999999999999}}',
    '{"pill": {"text": "a"}, "scale": 3e9}',
    '{"pill": {"text": "a", "text": "b"}}',
  ];
  for (const entry of hostile) {
    const name = String(JSON.stringify(typeof entry === "string" ? entry.slice(0, 40) : typeof entry));
    const error = caught(() => cartouche.svg(entry));
    assert(error instanceof CartoucheError && error.code !== "trap", `${name}: ${error?.code} ${error?.message}`);
    assert.match(cartouche.svg({ hub: { count: 5 } }), /^<svg /, name);
  }
  assert.equal(caught(() => cartouche.svg('{"hub": {"count": 3}}', { profile: "embed" })).code, "entry");
  const thrown = [
    () => cartouche.svg(badges[0], { get profile() { nothing(); } }),
    () => cartouche.svg(badges[0], {}, { get light() { nothing(); } }),
    () => cartouche.measure("x", { family: "Verdana", get size() { nothing(); } }),
  ];
  for (const call of thrown) assert(caught(call) instanceof CartoucheError, `${call}`);
});

test("a key with a value that JSON does not have is refused by its name, and one without a value is not given", () => {
  const strange = [NaN, new Number(-Infinity), () => 3, Symbol("x"), 3n];
  const said = strange.map((scale) => caught(() => cartouche.svg({ hub: { count: 3 }, scale })));
  const names = ["NaN", "-Infinity", "a function", "a symbol", "a bigint"];
  assert.deepEqual(said.map((error) => error?.message), names.map((name) => `'scale' is ${name}, which JSON does not have`));
  for (const error of said) assert(error instanceof CartoucheError && error.code === "entry");
  assert.match(caught(() => cartouche.svg({ hub: { count: 3, limit: NaN } }, {})).message, /'limit' is NaN/);
  assert.equal(cartouche.svg({ hub: { count: 3, limit: undefined } }), cartouche.svg({ hub: { count: 3 } }));
  const hostile = caught(() => cartouche.svg({ hub: { count: 3 }, ["\n\u001b".repeat(1e3)]: NaN })).message;
  assert.match(hostile, /^"(\\n\\u001b){30}" is NaN/);
  for (const options of [new Map([["scale", 2]]), 3, () => 1]) {
    assert.match(caught(() => cartouche.svg({ hub: { count: 3 } }, options)).message, /the options are an object, not/);
  }
  const wordless = caught(() => cartouche.svg({ get hub() { throw Object.create(null); } }));
  assert(wordless instanceof CartoucheError && wordless.code === "entry");
  const own = { hub: { count: 3 }, profile: "embed" };
  assert.equal(cartouche.svg(own, { profile: undefined, scale: undefined }), cartouche.svg(own));
});

test("an entry that is too long is refused before it takes memory", (context) => {
  const refused = (text) => caught(() => cartouche.svg({ pill: { text } }));
  const byCore = refused("é".repeat(6e5));
  const written = context.mock.method(TextEncoder.prototype, "encodeInto");
  const { code, message } = refused("x".repeat(1 << 20));
  assert.deepEqual([code, message, written.mock.callCount()], ["tooLarge", byCore.message, 0]);
  assert.equal(byCore.code, "tooLarge");
});

test("an entry cannot write what it likes into the picture", () => {
  const payload = "</text></svg><script>x</script>\" onload='x' ]]>";
  const status = { label: payload, message: payload };
  for (const entry of [{ pill: { text: payload } }, { status }, { hub: { count: 1 }, title: payload }]) {
    for (const profile of ["web", "embed"]) {
      const svg = cartouche.svg(entry, { profile });
      assert.doesNotMatch(svg, /<script|<[^>"]*("[^"]*"[^>"]*)* onload=/);
      assert.equal(svg.split("</svg>").length, 2);
    }
  }
});

test("a look is checked as the command checks its file", () => {
  const look = { kind: "pill", summary: "mine", extends: "mail", height: 30 };
  assert.deepEqual(cartouche.look(look), { kind: "pill", summary: "mine" });
  assert.deepEqual(cartouche.look(JSON.stringify(look)), { kind: "pill", summary: "mine" });
  const refused = (one, expected) => assert.throws(() => cartouche.look(one), { name: "CartoucheError", ...expected });
  refused({ kind: "pill" }, { code: "missingKey", line: 1, column: 1 });
  refused('{"kind": "pill",\n"summary": "a", "hight": 3}', { code: "unknownKey", line: 2, column: 17, suggestion: "height" });
  refused({ ...look, extends: "./other.json" }, { code: "badFile" });
  refused({ ...look, height: -1 }, { code: "badNumber" });
  refused("[1]", { code: "badValue" });
  refused("", { code: "syntax" });
  refused("[".repeat(1e5), { code: "tooLarge" });
});

test("looks are those of the command, and a longer text is wider", () => {
  const looks = cartouche.looks();
  assert(looks.length > 50 && looks.some(({ kind, name }) => kind === "status" && name === "flat"));
  const width = cartouche.measure("badge", { family: "Verdana", size: 11 });
  assert(width > 20 && width < 60, `${width}`);
  assert(Math.abs(cartouche.measure("badge", { family: "Verdana", size: 22 }) - 2 * width) < 0.01);
  assert.equal(cartouche.measure("", { family: "Verdana", size: 11 }), 0);
});

test("a look names design tokens, which are given to each call", () => {
  const light = { color: { $type: "color", brand: { $value: "#b83280" }, action: { $value: "{color.brand}" } } };
  const dark = { color: { brand: { $type: "color", $value: "#fbb6ce" } } };
  const look = { extends: "mail", states: { normal: { fill: "{color.action}" } } };
  const own = { extends: "mail", states: { normal: { fill: "#b83280" } }, dark: { normal: { fill: "#fbb6ce" } } };
  const svg = (look, options, tokens) => cartouche.svg({ pill: { text: "42", look } }, options, tokens);
  assert.equal(svg(look, {}, { light }), svg(own));
  for (const colorScheme of ["light", "dark", "auto"]) {
    assert.equal(svg(look, { colorScheme }, { light: [light], dark }), svg(own, { colorScheme }), colorScheme);
  }
  // Nothing is kept from an earlier call.
  assert.match(caught(() => svg(look)).message, /the token 'color.action' is not known/);
  const head = { kind: "pill", summary: "x" };
  assert.deepEqual(cartouche.look({ ...head, ...look }, { light }), cartouche.look({ ...head, ...own }));
  const missing = caught(() => svg({ extends: "mail", states: { normal: { fill: "{color.bran}" } } }, {}, { light }));
  assert.match(missing.message, /there is no token 'color.bran'; did you mean 'color.brand'\?/);
  const loop = { a: { $type: "color", $value: "{b}" }, b: { $value: "{a}" } };
  const error = caught(() => svg({ extends: "mail", states: { normal: { fill: "{a}" } } }, {}, { light: loop }));
  assert(error.file === "tokens" && error.message.includes("cycle"), error.message);
  const hostile = [{ light: 3 }, { light: "{}" }, { dark: [null] }, { light: [[]] }, null, 3, { light: { $value: {} } }];
  for (const tokens of hostile) {
    const error = caught(() => svg(look, {}, tokens));
    assert(error instanceof CartoucheError && error.code !== "trap", `${JSON.stringify(tokens)} ${error}`);
  }
});
