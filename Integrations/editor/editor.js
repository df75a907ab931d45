// The page: two texts, a look and a badge, each with its fields, and pictures of what they say.
import { channels, lowest, PAGES, shown } from "./contrast.js";
import { element, makeFields, setText } from "./fields.js";
import { FIRST_BADGES, LENGTHS, SCHEMES, sample, statesOf, uses } from "./samples.js";
import { manifest, pictureName, snippets } from "./snippets.js";
import { changed, nodeAt, numberedJSON, offsetOf, parse, placeOf, valueOf, YAMLError } from "./yaml.js";

const LARGEST = 1 << 18;
const KEPT = "cartouche-editor";
const KINDS = ["status", "pill", "hub"];
/** The colours of a selected row in the default look of tables, from top to bottom. */
const ROW = valueOf(parse(LOOKS.cell.ambiance)).fill.highlighted;
const ROW_CHANNELS = ROW.map(channels);
const by = (id) => document.getElementById(id);
const image = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** What the page opens with. */
const first = () => ({
  mode: "look",
  name: "my-look.yml",
  text: extending("mail"),
  badge: FIRST_BADGES.status,
  chosen: { state: 0, scheme: 0, length: 0 },
  tokens: [],
});

let core;
let state;
let fields;
let fieldsFor = "";
let result = {};
let handle;
/** Whether the state is the draft of this browser, and not what somebody shared. */
let isOwn = true;
let turn = 0;
const done = [];
const undone = [];
let lastChange = { what: "", time: 0 };

// Looks

const kindOfLook = (name) => Object.keys(LOOKS).find((kind) => Object.hasOwn(LOOKS[kind], name));
const textOfLook = (name) => LOOKS[kindOfLook(name)]?.[name];

function extending(name) {
  return `# What differs from the look ${name}.\nkind: ${kindOfLook(name)}\nsummary: my own look\nextends: ${name}\n`;
}

const isMap = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** The values of the looks that a look extends, one over the other. */
function valuesBelow(value, depth = 0) {
  const base = typeof value?.extends === "string" && depth < 16 && textOfLook(value.extends);
  if (!base) return {};
  const own = valueOf(parse(base));
  return overlaid(valuesBelow(own, depth + 1), own);
}

function overlaid(below, above) {
  if (!isMap(below) || !isMap(above)) return above;
  const joined = { ...below };
  for (const [key, value] of Object.entries(above)) {
    if (value === null) delete joined[key];
    else joined[key] = Object.hasOwn(below, key) ? overlaid(below[key], value) : value;
  }
  return joined;
}

const valueAt = (value, path) => path.reduce((inner, key) => (isMap(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value);

// Tokens

/** The contents of the files of tokens, for light and for dark pages; undefined where there are none. */
function tokens() {
  if (state.tokens.length === 0) return undefined;
  const files = (isDark) => state.tokens.filter(({ name }) => name.split(".").includes("dark") === isDark);
  return { light: files(false).map(({ text }) => JSON.parse(text)), dark: files(true).map(({ text }) => JSON.parse(text)) };
}

const tokenFiles = () => state.tokens.map(({ name }) => name);

/** The names of all tokens between braces, the first thousand of them. */
function tokenNames() {
  const names = new Set();
  const add = (group, path) => {
    for (const [key, value] of Object.entries(group)) {
      if (names.size >= 1000 || path.length > 16 || !isMap(value)) continue;
      if ("$value" in value) names.add(`{${[...path, key].join(".")}}`);
      else if (!key.startsWith("$")) add(value, [...path, key]);
    }
  };
  for (const { text } of state.tokens) add(JSON.parse(text), []);
  return [...names];
}

// Reading

/** What a text says: its tree, its values, and what is wrong with it. `forCore` gives the tree that the core reads. */
function read(text, check, forCore = (root) => root) {
  let root;
  let numbered;
  try {
    root = parse(text);
    numbered = numberedJSON(forCore(root));
    check(numbered.json);
    return { root, value: valueOf(root) };
  } catch (error) {
    const value = root && valueOf(root);
    if (error instanceof YAMLError) return { root, value, problem: problem(text, error.message, error.offset, root) };
    if (error.name !== "CartoucheError") throw error;
    const offset = error.line === undefined || error.file ? undefined : offsetOf(numbered, error.line, error.column);
    const message = error.file ? `${error.message}, in the files of ${error.file}` : error.message;
    return { root, value, problem: problem(text, message, offset, root) };
  }
}

function problem(text, message, offset, root) {
  if (offset === undefined) return { message };
  return { message, offset, ...placeOf(text, offset), path: root && pathTo(root, offset) };
}

/** The keys that lead to a place in the text. */
function pathTo(node, offset) {
  const entry = node.type === "map" ? node.entries.find((one) => one.start <= offset && offset <= Math.max(one.end, one.keyEnd)) : undefined;
  return entry ? [entry.key, ...pathTo(entry.value, offset)] : [];
}

/** The kind of a badge's text, if it is one that is built here. */
const kindOfBadge = (value) => KINDS.find((kind) => isMap(value?.[kind]));

/** The entry of a badge for the core: a look that is edited here is in a file for all others. */
function entryForCore(value) {
  const kind = kindOfBadge(value);
  if (!kind || value[kind].lookFile !== state.name) return value;
  const { lookFile, ...body } = value[kind];
  return { ...value, [kind]: { ...body, look: readLook().value } };
}

/** The tree of a badge for the core, with the places of its text. */
function badgeForCore(root) {
  const kind = kindOfBadge(valueOf(root));
  const body = root.entries?.find(({ key }) => key === kind)?.value;
  const [entry, other] = body?.entries.filter(({ key }) => key === "look" || key === "lookFile") ?? [];
  if (other) return root;
  if (entry?.key === "look" && entry.value.type === "map") {
    throw new YAMLError("expected the name of a look; a look of your own is edited in 'Edit a look', and named by 'lookFile'", entry.value.start);
  }
  if (entry?.key !== "lookFile" || entry.value.value !== state.name) return root;
  const { value, problem: found } = readLook();
  if (found) {
    const place = found.line ? `line ${found.line} of ${state.name}` : state.name;
    throw new YAMLError(`${found.message}, in ${place}`, entry.value.start);
  }
  const look = { ...entry, key: "look", value: { ...entry.value, type: "json", json: JSON.stringify(value) } };
  const replacing = (map, former, next) => ({ ...map, entries: map.entries.map((one) => (one === former ? next : one)) });
  const outer = root.entries.find(({ value: inner }) => inner === body);
  return replacing(root, outer, { ...outer, value: replacing(body, entry, look) });
}

const readLook = () => read(state.text, (json) => core.look(json, tokens()));

const readBadge = () => read(state.badge, (json) => core.svg(json, undefined, tokens()), badgeForCore);

/** What moves is nearly invisible in the first moment of some animations. */
const STILL = { animations: "none" };

/** A picture or the reason why there is none. */
function draw(entry) {
  try {
    return { svg: core.svg(entry, undefined, tokens()) };
  } catch (error) {
    if (error.name !== "CartoucheError") throw error;
    return { error: error.message };
  }
}

// Changes

function snapshot() {
  const { mode, name, text, badge, tokens } = state;
  // A change of what is no draft replaces the draft, which undo brings back.
  return { handle, isOwn, draft: isOwn ? undefined : storage.read(), mode, name, text, badge, tokens };
}

/** Changes the state. What is typed in one place at once is undone at once. */
function change(changes, what) {
  const now = Date.now();
  if (what !== lastChange.what || now - lastChange.time > 900 || done.length === 0) {
    done.push(snapshot());
    if (done.length > 200) done.shift();
  }
  if (what !== "mode") isOwn = what !== "address";
  lastChange = { what, time: now };
  undone.length = 0;
  // Words about the former text go, but an error keeps its words until it is corrected.
  if (!result.problem) say("");
  Object.assign(state, changes);
  refresh();
}

function travel(from, to) {
  const last = from.pop();
  if (!last) return;
  to.push(snapshot());
  const { handle: own, isOwn: wasOwn, draft, ...rest } = last;
  // Another page may have kept a newer draft.
  if (isOwn && !wasOwn && storage.read() === written) storage.write(draft);
  [handle, isOwn] = [own, wasOwn];
  Object.assign(state, rest);
  lastChange = { what: "", time: 0 };
  refresh();
  say(from === done ? "Undone" : "Done again");
}

/** Where the state has the text that is edited. */
const editedKey = () => (state.mode === "look" ? "text" : "badge");

const editedText = () => state[editedKey()];

/** A text as a field gives it. */
const inField = (text) => text.replace(/\r\n?/g, "\n");

function changeValue(path, value) {
  try {
    change({ [editedKey()]: changed(editedText(), path, value) }, path.join("."));
  } catch (error) {
    if (!(error instanceof YAMLError)) throw error;
  }
}

function say(text) {
  by("status").textContent = text;
}

// Drawing

function refresh() {
  const isLook = state.mode === "look";
  result = isLook ? readLook() : readBadge();
  for (const part of document.querySelectorAll("[data-mode]")) part.hidden = part.dataset.mode !== state.mode;
  by("edit-title").textContent = isLook ? "The look" : "The badge";
  for (const radio of document.querySelectorAll("[name=mode]")) radio.checked = radio.value === state.mode;
  // With `disabled`, a button that was just pressed would lose the focus.
  by("undo").setAttribute("aria-disabled", done.length === 0);
  by("redo").setAttribute("aria-disabled", undone.length === 0);
  by("save").textContent = isLook ? "Save look" : "Save entry";
  by("open").hidden = !isLook;
  if (document.activeElement !== by("name")) by("name").value = state.name;
  if (by("text").value !== inField(editedText())) by("text").value = editedText();
  by("token-names").textContent = tokenFiles().join(", ");
  by("clear-tokens").hidden = state.tokens.length === 0;
  showProblem();
  showFields();
  // What changes several times in one frame, as by a picker that is dragged, is drawn once.
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(showPictures);
  keep();
}

let frame = 0;
let alerting;

function showProblem() {
  const { problem: found } = result;
  const file = state.mode === "look" ? state.name : "badge";
  by("problem").hidden = !found?.snippet;
  by("problem-text").hidden = !found;
  by("text").setAttribute("aria-invalid", Boolean(found));
  // Errors are seen at once. A screen reader would speak at each key, so it is told when the typing rests.
  clearTimeout(alerting);
  alerting = setTimeout(() => setText(by("problem-alert"), found ? by("problem-text").textContent : ""), 600);
  if (!found) return;
  const place = found.line ? `${file}:${found.line}:${found.column}` : file;
  setText(by("problem-text"), `${place}: error: ${found.message}`);
  setText(by("problem-place"), found.snippet ?? "");
}

function showFields() {
  const box = by("fields");
  const isLook = state.mode === "look";
  const kind = isLook ? result.value?.kind : kindOfBadge(result.value);
  const known = typeof kind === "string" && Object.hasOwn(isLook ? LOOKS : FIRST_BADGES, kind) ? kind : undefined;
  box.disabled = result.root === undefined || known === undefined;
  const legend = element("legend", { textContent: "Values" });
  if (box.disabled) {
    // The fields of another mode say nothing of this text.
    if (fieldsFor.startsWith(state.mode)) return;
    fieldsFor = "";
    box.replaceChildren(legend);
    return;
  }
  by("kind").value = isLook ? by("kind").value : kind;
  const wanted = `${state.mode} ${kind} ${isLook ? "" : state.name}`;
  if (wanted !== fieldsFor) {
    fieldsFor = wanted;
    box.replaceChildren(legend);
    fields = makeFields(box, isLook ? lookSchema(kind) : badgeSchema(kind), (isLook ? SCHEMA : ENTRIES).definitions, host, ["states", "states.normal", "fill", kind]);
  }
  fields.update(result.problem);
}

const host = {
  root: () => result.root,
  tokens: tokenNames,
  inherited: (path) => (state.mode === "look" ? valueAt(below(), path) : undefined),
  change: changeValue,
  color: (path, name) => {
    const whole = overlaid(below(), result.value);
    const [table, own] = path;
    const fallbacks = { selected: ["selected", "highlighted", "normal"], highlighted: ["highlighted", "normal"], disabled: ["disabled", "normal"] };
    const tables = table === "dark" ? ["dark", "states"] : [table];
    for (const state of fallbacks[own] ?? [own]) {
      for (const one of tables) {
        const found = valueAt(whole, [one, state, name]);
        if (found !== undefined && found !== null) return found;
      }
    }
    return undefined;
  },
  grounds: ([table, own]) => (isInRow(result.value?.kind, own) ? ROW_CHANNELS : [PAGES[table === "dark" ? "dark" : "light"]]),
};

let belowOf = {};
function below() {
  if (belowOf.value !== result.value) belowOf = { value: result.value, all: valuesBelow(result.value) };
  return belowOf.all;
}

/** The keys of a look, those of colours first. */
function lookSchema(kind) {
  const { properties } = SCHEMA.definitions[kind];
  const order = ["states", "fill", "labelColor", "messageColor", "textColor", "dark"];
  const last = ["summary", "extends"];
  const rank = (key) => (order.includes(key) ? order.indexOf(key) : order.length + 1 + last.indexOf(key));
  return { properties: Object.fromEntries(Object.entries(properties).sort(([a], [b]) => rank(a) - rank(b))) };
}

function badgeSchema(kind) {
  const { properties } = ENTRIES.definitions[kind];
  const own = { ...properties };
  if (readLook().value?.kind === kind) {
    own.lookFile = { description: "The look that is edited here, instead of a built-in one.", enum: [state.name] };
  }
  return { properties: { [kind]: { anyOf: [{ properties: own }] }, ...ENTRIES.properties } };
}

/** The entry of the chosen picture, as others read it, and for the core. */
function chosenEntry() {
  if (state.mode === "badge") return { shown: result.value, drawn: entryForCore(result.value) };
  const { kind } = result.value;
  const { extends: base } = result.value;
  const isPlain = Object.keys(result.value).every((key) => /^(kind|summary|extends)$/.test(key));
  const named = isPlain && typeof base === "string" && textOfLook(base) ? { look: base } : { lookFile: state.name };
  return { shown: sample(kind, state.chosen, named), drawn: sample(kind, state.chosen, { look: result.value }) };
}

let picture;
let shownMode;

/** Takes away the picture and the texts to copy. */
function clearChosen() {
  picture = undefined;
  texts = [];
  by("chosen-name").textContent = "";
  by("grounds").replaceChildren();
  showSnippet();
}

function showPictures() {
  turn += 1;
  questions = [];
  clearTimeout(answering);
  if (shownMode !== state.mode) clearChosen();
  shownMode = state.mode;
  const isBad = Boolean(result.problem);
  document.querySelector(".show").classList.toggle("stale", isBad);
  if (isBad && picture) return setText(by("status"), "The pictures are those of the last text without an error.");
  if (/^The(re is no|) picture/.test(by("status").textContent)) say("");
  if (isBad) return void (by("chosen-facts").textContent = "There is no picture before the text is corrected.");
  showChosen();
  if (state.mode === "look") showStates();
  // To measure all pictures takes seconds, in which no letter could be typed.
  answering = setTimeout(answerAll, 300);
}

/** The name of the file of a picture that is saved. */
const pictureFile = () => pictureName(state.mode === "look" ? state.name : "badge.yml");

function options() {
  const all = {};
  if (by("profile").value !== "web") all.profile = by("profile").value;
  if (by("scheme").value) all.colorScheme = by("scheme").value;
  return all;
}

function showChosen() {
  const { shown: entry, drawn } = chosenEntry();
  const found = draw(drawn);
  // Ids in a page depend on the name of the file.
  const saved = draw({ file: pictureFile(), ...drawn, ...options() });
  const { kind } = state.mode === "look" ? result.value : { kind: kindOfBadge(result.value) };
  const scheme = state.mode === "badge" ? (entry.colorScheme === "dark" ? 1 : 0) : state.chosen.scheme;
  const names = [statesOf(kind)[state.chosen.state], LENGTHS[state.chosen.length], `${SCHEMES[scheme]} page`];
  const chosenName = state.mode === "look" ? `Chosen: ${names.join(", ")}` : "";
  if (found.error || saved.error) clearChosen();
  by("chosen-name").textContent = chosenName;
  if (found.error || saved.error) return void (by("chosen-facts").textContent = found.error ?? saved.error);
  picture = facts(saved.svg, scheme);
  const shownPicture = facts(found.svg, scheme);
  by("grounds").style.setProperty("--widest", `${4 * shownPicture.width + 26}px`);
  by("grounds").replaceChildren(
    ...Object.entries({ page: "On a page", row: "On a selected row", check: "Checkered" }).map(([back, label]) =>
      element(
        "div",
        { className: `ground ${SCHEMES[scheme]} ${back}`, role: "group", "aria-label": label },
        ...[1, 2, 4].map((zoom) => picturesOf(shownPicture, zoom)),
      ),
    ),
  );
  // What is wider than its box can be moved by keys.
  for (const ground of by("grounds").children) if (ground.scrollWidth > ground.clientWidth) ground.tabIndex = 0;
  const bytes = byteCount(saved.svg);
  by("chosen-facts").textContent = `${shownPicture.width} × ${shownPicture.height} points, ${bytes}`;
  ask(found.svg, drawn, scheme, [PAGES[SCHEMES[scheme]]], (words) => {
    by("chosen-facts").textContent = `${shownPicture.width} × ${shownPicture.height} points, ${bytes}. ${words.long}`;
  });
  showSnippets(entry);
}

function picturesOf({ svg, width, height, title }, zoom) {
  const made = element("img", { alt: zoom === 1 ? title : "", width: width * zoom, height: height * zoom, src: image(svg) });
  return made;
}

/** The size and the words of a picture. */
function facts(svg, scheme) {
  // The root alone: the policy of this page would report the style sheet of a picture.
  const tag = svg.slice(0, svg.indexOf(">"));
  const root = new DOMParser().parseFromString(`${tag}/>`, "image/svg+xml").documentElement;
  const number = (name) => Number(root.getAttribute(name)) || 0;
  return { svg, scheme, width: number("width"), height: number("height"), title: root.getAttribute("aria-label") ?? "" };
}

const byteCount = (svg) => `${new TextEncoder().encode(svg).length.toLocaleString("en")} bytes`;

let questions = [];
let answering;
const answers = new Map();

/** Answers one question after the other, until other pictures are shown. The browser has a turn between two. */
async function answerAll() {
  const asked = turn;
  for (const { key, entry, scheme, grounds, tell } of questions) {
    await new Promise((done) => setTimeout(done));
    if (asked !== turn) return;
    // A picture for both kinds of pages would be one for those that the browser prefers.
    const { svg } = draw({ ...entry, ...STILL, colorScheme: SCHEMES[scheme] });
    const words = svg ? await verdict(svg, grounds) : { short: "", long: "", isLow: false };
    if (answers.size >= 200) answers.clear();
    answers.set(key, words);
    if (asked === turn) tell(words);
  }
}

/** Asks for what to say of the contrast of a badge, which looks like a picture, on grounds of these colours. */
function ask(picture, entry, scheme, grounds, tell) {
  const key = [scheme, ...grounds, picture].join("\n");
  if (answers.has(key)) tell(answers.get(key));
  else questions.push({ key, entry, scheme, grounds, tell });
}

async function verdict(svg, grounds) {
  let found;
  try {
    for (const ground of grounds) {
      const one = await lowest(svg, ground);
      if (one && !(found && found.ratio / found.limit <= one.ratio / one.limit)) found = one;
    }
  } catch {
    // A browser that does not let pages read pictures knows no contrast.
  }
  if (!found) return { short: "", long: "", isLow: false };
  const isLow = found.ratio < found.limit;
  const short = shown(found.ratio);
  return { short, isLow, long: `Contrast of '\u2068${found.text}\u2069': ${short} : 1, ${isLow ? `too low; it needs ${found.limit}` : "enough"}.` };
}

let shownKind = "";

/** A picture for each state, page and text. They are made once for a kind, and then changed. */
function showStates() {
  const { kind } = result.value;
  const all = by("states");
  if (kind !== shownKind) {
    shownKind = kind;
    if (state.chosen.state >= statesOf(kind).length) state.chosen.state = 0;
    all.replaceChildren(
      ...SCHEMES.map((scheme, page) =>
        element(
          "section",
          { className: `scheme ${scheme}`, "aria-label": `On ${scheme} pages` },
          element("h4", { textContent: scheme === "light" ? "Light pages" : "Dark pages" }),
          ...statesOf(kind).map((name, index) =>
            element(
              "div",
              { className: "state", role: "group", "aria-label": `${name}, ${scheme}` },
              element("p", { className: "state-name", textContent: name }),
              element("div", { className: "tiles" }, ...LENGTHS.map((_, length) => tile({ state: index, scheme: page, length }))),
            ),
          ),
        ),
      ),
    );
  }
  const look = { look: result.value };
  for (const button of all.querySelectorAll("button")) showTile(button, kind, look);
  const shownUses = uses(kind, ICON, look).flatMap(([title, entry]) =>
    SCHEMES.map((scheme, page) => {
      const found = draw(page === 1 ? { ...entry, colorScheme: "dark" } : entry);
      const { width, height, title: words } = found.svg ? facts(found.svg, page) : {};
      const box = found.svg ? element("img", { src: image(found.svg), alt: words, width, height }) : element("span", { className: "wrong", textContent: found.error });
      const caption = element("figcaption", { textContent: `${title}${title && ", "}${scheme}${found.svg ? `: ${byteCount(found.svg)}` : ""}` });
      if (found.svg) ask(found.svg, entry, page, [PAGES[scheme]], (words) => mark(caption, words, caption.textContent));
      return element("figure", { className: `use ${scheme}` }, element("div", { className: `ground ${scheme} page` }, box), caption);
    }),
  );
  by("uses").replaceChildren(...shownUses);
}

function mark(place, words, text) {
  place.textContent = words.short === "" ? text : `${text}, ${words.short}${words.isLow ? " low" : ""}`;
  place.classList.toggle("low", words.isLow);
}

function tile(chosen) {
  const button = element("button", {
    type: "button", className: "tile", "data-state": chosen.state, "data-scheme": chosen.scheme, "data-length": chosen.length,
  });
  button.append(element("span", { className: "frame" }, element("img", { alt: "" }), element("span", { className: "wrong" })), element("small"));
  button.addEventListener("click", () => {
    state.chosen = chosen;
    showPictures();
    keep();
  });
  return button;
}

function showTile(button, kind, look) {
  const chosen = { state: Number(button.dataset.state), scheme: Number(button.dataset.scheme), length: Number(button.dataset.length) };
  const [made, reason] = button.querySelectorAll("img, .wrong");
  const small = button.querySelector("small");
  const entry = sample(kind, chosen, look);
  const found = draw(entry);
  const zoom = Number(document.querySelector("[name=zoom]:checked").value);
  const scheme = SCHEMES[chosen.scheme];
  const back = backOf(kind, chosen);
  button.querySelector(".frame").className = `frame ${scheme} ${back}`;
  button.setAttribute("aria-pressed", ["state", "scheme", "length"].every((key) => chosen[key] === state.chosen[key]));
  made.hidden = !found.svg;
  reason.textContent = found.error ?? "";
  small.textContent = "";
  if (!found.svg) return;
  const { width, height, title } = facts(found.svg, chosen.scheme);
  made.width = width * zoom;
  made.height = height * zoom;
  if (made.dataset.svg !== found.svg) {
    made.dataset.svg = found.svg;
    made.src = image(found.svg);
  }
  const bytes = byteCount(found.svg);
  const name = [statesOf(kind)[chosen.state], scheme, title].join(", ");
  mark(small, { short: "", isLow: false }, bytes);
  button.setAttribute("aria-label", `${name}: ${bytes}`);
  ask(found.svg, entry, chosen.scheme, back === "row" ? ROW_CHANNELS : [PAGES[scheme]], (words) => {
    mark(small, words, bytes);
    button.setAttribute("aria-label", `${name}: ${small.textContent}`);
  });
}

/** What a sample stands on: states that are made for a selected row stand on its colour. */
function backOf(kind, { state: index }) {
  const back = document.querySelector("[name=back]:checked").value;
  return back === "used" ? (isInRow(kind, statesOf(kind)[index]) ? "row" : "page") : back;
}

const isInRow = (kind, state) => /^(pill|hub)$/.test(kind) && /^(highlighted|selected)$/.test(state);

// Taking it

let texts = [];

function showSnippets(entry) {
  const named = { ...entry, ...options() };
  texts = snippets(named, { file: pictureFile(), ...picture }, tokenFiles());
  const current = document.querySelector("[name=format]:checked")?.value ?? "Manifest";
  const names = texts.map(([name]) => name);
  if (by("formats").dataset.names !== names.join()) {
    by("formats").dataset.names = names.join();
    by("formats").replaceChildren(
      ...names.map((name) =>
        element("label", {}, element("input", { type: "radio", name: "format", value: name, checked: name === (names.includes(current) ? current : names[0]) }), ` ${name}`),
      ),
    );
  }
  showSnippet();
}

const HINTS = {
  Manifest: "A line below badges: in a manifest, for cartouche build.",
  picture: "For two files, which colorScheme: pair in a manifest draws.",
  Swift: "Needs the package Cartouche.",
  Shields: "The badge of the service that looks like this one. Its picture may differ.",
};

function showSnippet() {
  const name = document.querySelector("[name=format]:checked")?.value;
  const [, text] = texts.find(([one]) => one === name) ?? texts[0] ?? ["", ""];
  by("snippet").textContent = text;
  by("snippet-hint").textContent = (text && HINTS[name]) ?? "";
}

async function copy(text, what) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page that is opened as a file may not be allowed to use the clipboard.
    const former = document.activeElement;
    const field = element("textarea", { value: text, className: "hidden-field" });
    document.body.append(field);
    field.select();
    isCopied = document.execCommand("copy");
    field.remove();
    former?.focus();
  }
  say(isCopied ? `Copied: ${what}` : "The browser does not allow copying");
}

function download(data, name) {
  const address = URL.createObjectURL(data);
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  say(`Saved as ${name}`);
}

/** Whether there is a picture of the text as it is. */
function isDrawn() {
  const isGood = picture && !result.problem;
  if (!isGood) say("There is no picture of this text: correct it first");
  return isGood;
}

function saveSVG() {
  if (isDrawn()) download(new Blob([picture.svg], { type: "image/svg+xml" }), pictureFile());
}

async function savePNG() {
  if (!isDrawn()) return;
  const scale = Number(by("png-scale").value);
  // What moves needs more room than what stands still.
  const still = facts(draw({ ...chosenEntry().drawn, ...STILL, colorScheme: SCHEMES[picture.scheme] }).svg, picture.scheme);
  const shownImage = new Image();
  shownImage.src = image(still.svg);
  await shownImage.decode();
  const canvas = element("canvas", { width: Math.round(still.width * scale), height: Math.round(still.height * scale) });
  canvas.getContext("2d").drawImage(shownImage, 0, 0, canvas.width, canvas.height);
  const name = pictureFile().replace(/\.svg$/, scale > 1 ? `@${scale}x.png` : ".png");
  canvas.toBlob((blob) => (blob ? download(blob, name) : say("The browser does not draw a PNG")), "image/png");
}

// Files

async function open() {
  if (!window.showOpenFilePicker) return by("file").click();
  let chosen;
  try {
    [chosen] = await window.showOpenFilePicker({ types: [{ description: "Looks", accept: { "text/yaml": [".yml", ".yaml"], "application/json": [".json"] } }] });
  } catch (error) {
    if (error.name !== "AbortError") by("file").click();
    return;
  }
  if (await openFile(await chosen.getFile())) handle = chosen;
}

async function openFile(file) {
  if (file.size > LARGEST) {
    say(`The file is too large; the maximum is ${LARGEST.toLocaleString("en")} bytes`);
    return false;
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
    change({ mode: "look", text, name: safeName(file.name) }, "open");
    handle = undefined;
    say(`Opened ${state.name}`);
    return true;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    say("The file is not a text in UTF-8");
    return false;
  }
}

/** Opens files of design tokens beside those that are open; one with the name of another takes its place. */
async function openTokens(files) {
  const opened = [];
  for (const file of files) {
    const name = safeName(file.name);
    try {
      if (file.size > LARGEST) throw new SyntaxError(`the maximum is ${LARGEST.toLocaleString("en")} bytes`);
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      if (!isMap(JSON.parse(text))) throw new SyntaxError("it is no map");
      opened.push({ name, text });
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
      return say(`${name} is no file of tokens in JSON: ${error.message}`);
    }
  }
  const kept = state.tokens.filter(({ name }) => !opened.some((one) => one.name === name));
  const all = [...kept, ...opened];
  if (!areTokens(all)) return say("There are too many tokens");
  change({ tokens: all }, "tokens");
  say(`Opened ${opened.map(({ name }) => name).join(", ")}`);
}

/** Whether a value is a list of files of tokens, which anyone may have made. */
function areTokens(value) {
  const isFile = (one) => isMap(one) && typeof one.name === "string" && typeof one.text === "string" && isJSONMap(one.text);
  return Array.isArray(value) && value.length <= 8 && value.every(isFile)
    && value.reduce((sum, { text }) => sum + text.length, 0) <= LARGEST;
}

function isJSONMap(text) {
  try {
    return isMap(JSON.parse(text));
  } catch {
    return false;
  }
}

/** A name without folders and signs that a system gives a meaning to, and that is no device of Windows. */
function safeName(name) {
  const plain = String(name).replace(/[\p{C}\\/:*?"<>|]/gu, "").replace(/^[.\s]+|\s+$/g, "").slice(0, 80)
    .replace(/^(con|prn|aux|nul|con(in|out)\$|(com|lpt)[1-9¹²³]) *(\.|$)/i, "my-$&");
  return /\.(ya?ml|json)$/i.test(plain) && !/^\.[^.]*$/.test(plain) ? plain : `${plain || "my-look"}.yml`;
}

async function save() {
  const isLook = state.mode === "look";
  if (!isLook && result.problem) return say("The text has an error; correct it first");
  const text = isLook ? state.text : manifest(state.badge, { file: pictureFile(), ...result.value, ...options() }, tokenFiles());
  const name = isLook ? state.name : "badges.yml";
  if (isLook && window.showSaveFilePicker) {
    try {
      handle = handle?.name === name ? handle : await window.showSaveFilePicker({ suggestedName: name });
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
      return say(`Saved ${handle.name}`);
    } catch (error) {
      if (error.name === "AbortError") return;
      handle = undefined;
    }
  }
  download(new Blob([text], { type: "text/yaml" }), name);
}

// What is kept

const packed = (value) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

/** The state in a text that anyone may have made; undefined for what is none. */
function unpacked(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return known(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return undefined;
  }
}

/** The parts of a state that are what they should be; undefined where they are not. */
function known(value) {
  if (!isMap(value)) return undefined;
  const { mode, name, text, badge, chosen, tokens = [] } = value;
  if (!["look", "badge"].includes(mode) || [name, text, badge].some((one) => typeof one !== "string" || one.length > LARGEST)) return undefined;
  const isIndex = (one, count) => Number.isInteger(one) && one >= 0 && one < count;
  const isChosen = isMap(chosen) && isIndex(chosen.state, 4) && isIndex(chosen.scheme, 2) && isIndex(chosen.length, 4);
  if (!areTokens(tokens)) return undefined;
  return {
    mode,
    name: safeName(name),
    text,
    badge,
    chosen: isChosen ? { state: chosen.state, scheme: chosen.scheme, length: chosen.length } : first().chosen,
    tokens: tokens.map((one) => ({ name: safeName(one.name), text: one.text })),
  };
}

const storage = {
  read() {
    try {
      return localStorage.getItem(KEPT) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Keeps a text, or none; says whether the browser lets it. */
  write(text, key = KEPT) {
    try {
      localStorage.setItem(key, text ?? "");
      if (text === undefined) localStorage.removeItem(key);
      return true;
    } catch {
      return false;
    }
  },
};

let waiting;
/** The draft that this page kept last. */
let written;

/** Keeps the state in the browser and in the address, when it rests. What somebody shared does not replace one's draft. */
function keep() {
  clearTimeout(waiting);
  waiting = setTimeout(keepNow, 300);
}

function keepNow() {
  waiting = undefined;
  const text = packed(state);
  if (isOwn) written = text;
  // Without a draft, another key tells whether this browser keeps one.
  const isKept = isOwn ? storage.write(text) : storage.write(undefined, `${KEPT}?`);
  const words = isOwn ? "A draft is kept in this browser." : "This is from the address, and becomes your draft when you change it.";
  by("storage").textContent = `${isKept ? words : "This browser keeps no draft: save the look as a file."} Nothing leaves this page.`;
  try {
    history.replaceState(null, "", `#${text}`);
  } catch {
    // Some browsers count these changes, and stop for a while.
  }
}

function start() {
  const kept = storage.read() ?? "";
  const address = location.hash.slice(1);
  const draft = unpacked(kept);
  // After each change, the address is that of the draft.
  const isShared = address !== "" && address !== kept;
  const shared = isShared ? unpacked(address) : undefined;
  if (isShared && !shared) say("The address holds no look that can be read; this is your draft, or the first look.");
  isOwn = !shared;
  state = shared ?? draft ?? first();
  // A shared address takes the place of the draft, which undo brings back.
  if (shared && draft) done.push({ isOwn: true, mode: draft.mode, name: draft.name, text: draft.text, badge: draft.badge, tokens: draft.tokens });
}

// The page

function listen() {
  by("text").addEventListener("input", (event) => {
    const end = /\r\n?|\n/.exec(editedText())?.[0] ?? "\n";
    change({ [editedKey()]: event.target.value.replaceAll("\n", end) }, "text");
  });
  by("name").addEventListener("change", (event) => {
    const name = safeName(event.target.value);
    event.target.value = name;
    change({ name }, "name");
  });
  for (const radio of document.querySelectorAll("[name=mode]")) radio.addEventListener("change", () => change({ mode: radio.value }, "mode"));
  by("extend").addEventListener("click", () => startFrom(extending(by("start").value)));
  by("copy-look").addEventListener("click", () => startFrom(textOfLook(by("start").value)));
  by("kind").addEventListener("change", () => change({ badge: FIRST_BADGES[by("kind").value] }, "kind"));
  by("undo").addEventListener("click", () => travel(done, undone));
  by("redo").addEventListener("click", () => travel(undone, done));
  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "s") {
      // The name that is being typed is taken when its field is left.
      if (document.activeElement === by("name")) by("name").blur();
      save();
    } else if (event.target === by("name")) return; // The name counts when its field is left: the browser undoes in it.
    else if (key === "z" && !event.shiftKey) travel(done, undone);
    else if ((key === "z" && event.shiftKey) || key === "y") travel(undone, done);
    else return;
    event.preventDefault();
  });
  by("open").addEventListener("click", open);
  by("file").addEventListener("change", (event) => {
    const [file] = event.target.files;
    if (file) openFile(file);
    event.target.value = "";
  });
  by("open-tokens").addEventListener("click", () => by("token-files").click());
  by("token-files").addEventListener("change", async (event) => {
    await openTokens(event.target.files);
    event.target.value = "";
  });
  by("clear-tokens").addEventListener("click", () => {
    change({ tokens: [] }, "no tokens");
    by("open-tokens").focus();
  });
  by("save").addEventListener("click", save);
  by("share").addEventListener("click", () => copy(`${location.href.split("#")[0]}#${packed(state)}`, "the address with all that is here"));
  by("problem-go").addEventListener("click", () => {
    const { offset } = result.problem;
    // Ends of lines are one character in a field.
    const place = (end) => inField(editedText().slice(0, end)).length;
    by("text").focus();
    by("text").setSelectionRange(place(offset), Math.max(place(offset) + 1, place(nodeEnd(offset))));
  });
  by("save-svg").addEventListener("click", saveSVG);
  by("save-png").addEventListener("click", savePNG);
  by("copy").addEventListener("click", () => isDrawn() && copy(by("snippet").textContent, document.querySelector("[name=format]:checked").value));
  by("formats").addEventListener("change", showSnippet);
  for (const id of ["profile", "scheme"]) by(id).addEventListener("change", showPictures);
  by("zooms").addEventListener("change", showPictures);
  by("backs").addEventListener("change", showPictures);
  window.addEventListener("pagehide", () => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    keepNow();
  });
  window.addEventListener("hashchange", ({ newURL }) => {
    // The draft may be the address again by now.
    const address = new URL(newURL).hash.slice(1);
    const shared = unpacked(address);
    if (!shared) return say("The address holds no look that can be read.");
    change(shared, address === storage.read() ? "draft" : "address");
    handle = undefined;
  });
}

const nodeEnd = (offset) => (result.problem.path && nodeAt(result.root, result.problem.path)?.end) ?? offset;

function startFrom(text) {
  // A name that a person gave stays.
  const own = /^my-(.*)\.yml$/.exec(state.name)?.[1];
  const name = own === "look" || kindOfLook(own) ? `my-${by("start").value}.yml` : state.name;
  change({ text, name }, "start");
  handle = undefined;
  say(`Started from ${by("start").value}`);
}

const KIND_NAMES = { status: "Status badges", pill: "Pills", hub: "Hubs", cell: "Cells and tables" };

by("start").append(
  ...Object.entries(KIND_NAMES).map(([kind, label]) =>
    element("optgroup", { label }, ...Object.keys(LOOKS[kind]).map((name) => element("option", { value: name, textContent: name, selected: name === "mail" }))),
  ),
);

async function unzipped(text) {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

document.documentElement.style.setProperty("--row", `linear-gradient(${ROW.join(", ")})`);

Cartouche.load(unzipped(CORE)).then(
  (loaded) => {
    core = loaded;
    start();
    listen();
    refresh();
    for (const part of document.querySelectorAll("header, main, footer")) part.hidden = false;
  },
  (error) => say(error.message),
);
