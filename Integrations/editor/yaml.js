// The YAML of look files, as a tree that knows where everything is in the text, so that one value can be changed and the
// rest stays as it was typed. It reads maps, lists, texts on one line and comments, and JSON; what else YAML has is
// refused.

/** Why a text is not read, and where: an offset in the text. */
export class YAMLError extends Error {
  constructor(message, offset) {
    super(message);
    this.name = "YAMLError";
    this.offset = offset;
  }
}

const NULLS = ["", "~", "null", "Null", "NULL"];
const ESCAPES = {
  0: "\0", a: "\x07", b: "\b", t: "\t", n: "\n", v: "\v", f: "\f", r: "\r", e: "\x1b", " ": " ", '"': '"', "/": "/",
  "\\": "\\", N: "\x85", _: "\xa0", L: "\u2028", P: "\u2029",
};
const DEEPEST = 32;
const TAB_BELOW = /[ \t]*[\r\n][ \r\n]*\t/y;
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\u2028\u2029\x85\uFFFE\uFFFF]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * The value in a text: `{type: "map", entries}`, `{type: "list", items}`, `{type: "text", value}` or `{type: "nothing"}`,
 * each with `start` and `end`. Maps and lists also say whether they are in brackets, `flow`.
 *
 * @throws {YAMLError}
 */
export function parse(text) {
  return new Parser(text).document();
}

/** Whether a whole text is JSON, which has other escapes and numbers than YAML. */
function isJSON(text) {
  try {
    return typeof JSON.parse(text.replace(/^\ufeff/, "")) === "object";
  } catch {
    return false;
  }
}

class Parser {
  constructor(text) {
    this.text = text;
    this.at = 0;
    this.depth = 0;
    this.brackets = 0;
    this.isJSON = isJSON(text);
  }

  document() {
    const { text } = this;
    const forbidden = text.search(FORBIDDEN);
    if (forbidden >= 0) this.fail("a character that is not allowed", forbidden);
    if (text.startsWith("\ufeff")) this.at = 1;
    if (/^---[ \t]*(#.*)?$/m.test(text.slice(this.at).split(/\r\n?|\n/, 1)[0])) this.skipLine();
    this.skipBlanks();
    if (this.at >= text.length) this.fail("the file is empty", 0);
    if (/^%|^---|^\.\.\./.test(text.slice(this.at)) && this.column() === 0) this.fail("directives and several documents are not read here");
    const root = this.block(this.column(), -1);
    this.skipBlanks();
    if (this.at < text.length) this.fail("this line does not belong to what is above it; look at its indentation");
    return root;
  }

  fail(message, offset = this.at) {
    throw new YAMLError(message, offset);
  }

  // Places

  column(offset = this.at) {
    let start = offset;
    while (start > 0 && !/[\n\r]/.test(this.text[start - 1])) start -= 1;
    if (start === 0 && this.text[0] === "\ufeff") start = 1;
    return offset - start;
  }

  skipLine() {
    while (this.at < this.text.length && !/[\n\r]/.test(this.text[this.at])) this.at += 1;
  }

  skipSpaces() {
    while (this.text[this.at] === " " || this.text[this.at] === "\t") this.at += 1;
  }

  /** Steps over spaces, ends of lines and comments. True if a line ended. */
  skipBlanks() {
    let ended = false;
    for (;;) {
      const before = this.at;
      this.skipSpaces();
      const next = this.text[this.at];
      if (this.brackets === 0 && (ended || before === 0) && this.text.slice(before, this.at).includes("\t")) {
        this.fail("a tab at the beginning of a line; indent it with spaces", before);
      }
      if (next === "#") {
        if (before === this.at && this.at > 0 && !/[\s\ufeff]/.test(this.text[this.at - 1])) return ended;
        this.skipLine();
      } else if (next === "\n" || next === "\r") {
        this.at += 1;
        ended = true;
      } else return ended;
    }
  }

  /** Whether a mark is here that a space or the end of a line follows. */
  isMark(mark, offset = this.at) {
    return this.text[offset] === mark && (offset + 1 >= this.text.length || /\s/.test(this.text[offset + 1]));
  }

  // Blocks

  /** The value that begins here, at a column, in a map or a list with an indentation. */
  block(indent, parent) {
    this.depth += 1;
    if (this.depth > DEEPEST) this.fail("nested too deep");
    const value = this.isMark("-") ? this.blockList(indent) : this.blockMapOrValue(indent, parent);
    this.depth -= 1;
    return value;
  }

  blockMapOrValue(indent, parent) {
    const start = this.at;
    if (this.isMark("?")) this.fail("keys after '?' are not read here");
    const key = this.key();
    if (!key) {
      this.at = start;
      return this.inlineValue(parent);
    }
    const map = { type: "map", flow: false, indent, start, end: start, entries: [], keys: new Map() };
    let first = key;
    for (;;) {
      const name = first ?? this.key();
      first = undefined;
      if (!name) this.fail("expected a key and ':'");
      this.checkNew(map, name);
      map.entries.push(this.blockEntry(name, indent));
      map.end = map.entries.at(-1).end;
      const end = this.at;
      this.skipBlanks();
      if (this.at >= this.text.length || this.column() !== indent || this.isDocumentMark()) {
        if (this.at < this.text.length && this.column() > indent) this.fail("this line does not belong to what is above it; look at its indentation");
        this.at = end;
        return map;
      }
    }
  }

  checkNew(map, { key, start }) {
    const former = map.keys.get(key);
    if (former !== undefined) this.fail(`the key '${key}' is already in line ${placeOf(this.text, former).line}`, start);
    map.keys.set(key, start);
  }

  isDocumentMark() {
    return this.column() === 0 && /^(---|\.\.\.)(\s|$)/.test(this.text.slice(this.at, this.at + 4));
  }

  /** The value behind a key and its colon. */
  blockEntry({ key, start, end: keyEnd }, indent) {
    const colon = this.at;
    this.skipSpaces();
    if (!this.isLineEnd()) {
      const value = this.inlineValue(indent);
      return { key, start, keyEnd, value, end: value.end };
    }
    const blank = this.at;
    this.skipBlanks();
    const column = this.column();
    const isList = this.isMark("-") && column >= indent;
    if (this.at < this.text.length && (column > indent || isList) && !this.isDocumentMark()) {
      const value = this.block(column, indent);
      return { key, start, keyEnd, value, end: value.end };
    }
    this.at = blank;
    return { key, start, keyEnd, value: { type: "nothing", start: colon, end: colon }, end: colon };
  }

  blockList(indent) {
    const list = { type: "list", flow: false, indent, start: this.at, end: this.at, items: [] };
    for (;;) {
      this.at += 1;
      const behind = this.at;
      this.skipSpaces();
      if (this.text.slice(behind, this.at).includes("\t")) this.fail("a tab behind '-'", behind);
      let item;
      if (this.isLineEnd()) {
        const blank = this.at;
        this.skipBlanks();
        if (this.at < this.text.length && this.column() > indent) item = this.block(this.column(), indent);
        else {
          this.at = blank;
          item = { type: "nothing", start: behind, end: behind };
        }
      } else item = this.block(this.column(), indent);
      list.items.push(item);
      list.end = item.end;
      const end = this.at;
      this.skipBlanks();
      if (this.at >= this.text.length || this.column() !== indent || !this.isMark("-")) {
        if (this.at < this.text.length && this.column() > indent) this.fail("this line does not belong to what is above it; look at its indentation");
        this.at = end;
        return list;
      }
    }
  }

  isLineEnd() {
    const next = this.text[this.at];
    return next === undefined || next === "\n" || next === "\r" || (next === "#" && /\s/.test(this.text[this.at - 1]));
  }

  /** A key with its colon on this line; undefined if there is none. */
  key() {
    const start = this.at;
    const first = this.text[start];
    if (first === undefined || first === "{" || first === "[") return undefined;
    const scalar = first === '"' || first === "'" ? this.quoted() : this.plain(false, true);
    if (!scalar) return undefined;
    this.skipSpaces();
    if (!this.isMark(":")) {
      this.at = start;
      return undefined;
    }
    this.at += 1;
    if (scalar.type === "nothing" && scalar.start === scalar.end) this.fail("expected a key before ':'", start);
    return { key: this.text.slice(scalar.start, scalar.end).match(/^["']/) ? scalar.value : this.text.slice(scalar.start, scalar.end), start, end: scalar.end };
  }

  /** A value in brackets or a text, after which the line ends. */
  inlineValue(parent) {
    const value = this.flowValue(false);
    const end = this.at;
    this.skipSpaces();
    if (!this.isLineEnd()) {
      this.fail(this.text[this.at] === ":" ? "expected one key on a line" : "expected the end of the line; put a text with this character between quotation marks");
    }
    // A text goes on in a line that is further to the right.
    const rest = this.at;
    this.skipBlanks();
    const goesOn = value.type === "text" || value.type === "nothing";
    if (goesOn && this.at < this.text.length && this.column() > parent) {
      if (!this.text.slice(rest, this.at).includes("#")) this.fail("a text on several lines is not read here; put it on one line");
      this.fail("this line does not belong to what is above it; look at its indentation");
    }
    this.at = end;
    return value;
  }

  // Values in one line, or in brackets

  flowValue(isFlow) {
    switch (this.text[this.at]) {
      case "{": return this.flowMap();
      case "[": return this.flowList();
      case '"':
      case "'": return this.quoted();
      default: return this.plain(isFlow, false) ?? this.fail("expected a value");
    }
  }

  enter() {
    this.depth += 1;
    if (this.depth > DEEPEST) this.fail("nested too deep");
    this.at += 1;
    this.brackets += 1;
    this.skipBlanks();
  }

  leave(value) {
    this.at += 1;
    this.depth -= 1;
    this.brackets -= 1;
    value.end = this.at;
    return value;
  }

  flowMap() {
    const map = { type: "map", flow: true, start: this.at, end: 0, entries: [], keys: new Map() };
    this.enter();
    while (this.text[this.at] !== "}") {
      const start = this.at;
      const isQuoted = /["']/.test(this.text[start] ?? "");
      const scalar = isQuoted ? this.quoted() : this.plain(true, true);
      if (!scalar || (scalar.type === "nothing" && scalar.end === scalar.start)) this.fail("expected a key or '}'");
      const keyEnd = this.at;
      this.skipSpaces();
      const isColon = this.text[this.at] === ":" && (isQuoted || this.isMark(":"));
      const key = isQuoted ? scalar.value : this.text.slice(scalar.start, scalar.end);
      this.checkNew(map, { key, start });
      let value = { type: "nothing", start: keyEnd, end: keyEnd };
      if (isColon) {
        this.at += 1;
        value = { type: "nothing", start: this.at, end: this.at };
        this.skipBlanks();
        if (!/[,}]/.test(this.text[this.at] ?? "")) value = this.flowValue(true);
      } else this.fail("expected ':' behind the key");
      map.entries.push({ key, start, keyEnd, value, end: value.end });
      this.separator("}");
    }
    return this.leave(map);
  }

  flowList() {
    const list = { type: "list", flow: true, start: this.at, end: 0, items: [] };
    this.enter();
    while (this.text[this.at] !== "]") {
      if (this.text[this.at] === ",") this.fail("expected a value");
      list.items.push(this.flowValue(true));
      this.separator("]");
    }
    return this.leave(list);
  }

  separator(bracket) {
    this.skipBlanks();
    if (this.text[this.at] === ",") {
      this.at += 1;
      this.skipBlanks();
    } else if (this.text[this.at] !== bracket) this.fail(`expected ',' or '${bracket}'`);
  }

  quoted() {
    const start = this.at;
    const mark = this.text[start];
    let value = "";
    for (this.at += 1; ; this.at += 1) {
      const next = this.text[this.at];
      if (next === undefined || next === "\n" || next === "\r") this.fail(`expected ${mark} at the end of the text on the same line`);
      if (next === mark && mark === "'" && this.text[this.at + 1] === "'") {
        value += "'";
        this.at += 1;
      } else if (next === mark) {
        this.at += 1;
        return { type: "text", style: mark, value, start, end: this.at };
      } else if (next === "\\" && mark === '"') value += this.escape();
      else value += next;
    }
  }

  escape() {
    const start = this.at;
    const letter = this.text[(this.at += 1)];
    if (Object.hasOwn(ESCAPES, letter ?? "x")) return ESCAPES[letter];
    const length = { x: 2, u: 4, U: 8 }[letter];
    const code = (offset) => this.text.slice(offset, offset + length);
    if (!length || !/^[0-9a-fA-F]+$/.test(code(this.at + 1)) || code(this.at + 1).length < length) this.fail("an unknown escape", start);
    let value = parseInt(code(this.at + 1), 16);
    this.at += length;
    // JSON writes a character beyond 16 bits as two escapes.
    const pair = this.isJSON && /^[dD][89abAB]..\\u[dD][c-fC-F]../.test(this.text.slice(this.at - 3, this.at + 7));
    if (pair) {
      value = 0x10000 + ((value - 0xd800) << 10) + parseInt(this.text.slice(this.at + 3, this.at + 7), 16) - 0xdc00;
      this.at += 6;
    }
    if (value > 0x10ffff || (value >= 0xd800 && value < 0xe000)) this.fail("an escape that is no character", start);
    return String.fromCodePoint(value);
  }

  /** A text without quotation marks; undefined where none begins. */
  plain(isFlow, isKey) {
    const start = this.at;
    const first = this.text[start];
    if (first === undefined) return undefined;
    if (/[&*!|>%@`]/.test(first)) this.fail(`'${first}' at the beginning of a value is not read here; put it between quotation marks`);
    if (/[,[\]{}#"']/.test(first)) return undefined;
    if (isFlow && first === ":") this.fail("expected a value; put a text that begins with ':' between quotation marks");
    if (/[-?:]/.test(first) && (!(start + 1 < this.text.length) || /\s/.test(this.text[start + 1]) || (isFlow && /[,[\]{}]/.test(this.text[start + 1])))) {
      return isKey ? undefined : this.fail(`'${first}' is not read here; put it between quotation marks`);
    }
    let end = start;
    for (let at = start; at < this.text.length; at += 1) {
      const next = this.text[at];
      if (next === "\n" || next === "\r") break;
      if (next === "#" && /[ \t]/.test(this.text[at - 1])) break;
      if (isFlow && /[,[\]{}]/.test(next)) break;
      if (next === ":" && (at + 1 >= this.text.length || /\s/.test(this.text[at + 1]))) break;
      if (isFlow && next === ":" && /[,[\]{}]/.test(this.text[at + 1])) this.fail("expected a space behind ':'", at + 1);
      if (isFlow && next === "?") this.fail("'?' is not read here; put the text between quotation marks", at);
      if (!/[ \t]/.test(next)) end = at + 1;
    }
    this.at = end;
    TAB_BELOW.lastIndex = end;
    if (isFlow && TAB_BELOW.test(this.text)) this.fail("a tab at the beginning of a line; indent it with spaces", TAB_BELOW.lastIndex - 1);
    const typed = this.text.slice(start, end);
    // The core reads no exponents in texts. A number that needs one stays as it is, and is refused.
    const plain = this.isJSON && /^-?\d.*[eE]/.test(typed) ? String(Number(typed)) : "";
    const value = /^-?\d{1,15}(\.\d+)?$/.test(plain) ? plain : typed;
    if (isKey && NULLS.includes(value)) this.fail("a key must be a plain word", start);
    return NULLS.includes(value) ? { type: "nothing", start, end } : { type: "text", style: "", value, start, end };
  }
}

// What the core reads

/**
 * The tree as JSON with each part on a line of its own, and the node of each line, so that a line says where in the text
 * a problem is. A node of the type `json` is written as it is.
 */
export function numberedJSON(root) {
  const lines = [];
  const places = [];
  const put = (text, place) => {
    lines.push(text);
    places.push(place);
  };
  const write = (node, comma) => {
    if (node.type === "map") {
      put("{", { offset: node.start });
      node.entries.forEach((entry, index) => {
        put(`${JSON.stringify(entry.key)}:`, { offset: entry.start });
        write(entry.value, index + 1 < node.entries.length ? "," : "");
      });
      put(`}${comma}`, { offset: node.end });
    } else if (node.type === "list") {
      put("[", { offset: node.start });
      node.items.forEach((item, index) => write(item, index + 1 < node.items.length ? "," : ""));
      put(`]${comma}`, { offset: node.end });
    } else if (node.type === "text") {
      put(JSON.stringify(node.value) + comma, { offset: node.start, text: node });
    } else if (node.type === "json") {
      put(node.json + comma, { offset: node.start });
    } else put(`null${comma}`, { offset: node.start });
  };
  write(root, "");
  return { json: lines.join("\n"), places };
}

/** The offset in the text of a line and a column of its numbered JSON. */
export function offsetOf({ places }, line, column) {
  const place = places[Math.min(line, places.length) - 1];
  if (!place) return 0;
  if (!place.text || column < 2) return place.offset;
  const inside = column - (place.text.style ? 1 : 2);
  return Math.min(place.offset + inside, place.text.end);
}

/** The line and the column of an offset, from 1, with the line itself and a line with a caret below that place. */
export function placeOf(text, offset) {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const line = before.length;
  const shown = text.split(/\r\n|\r|\n/)[line - 1] ?? "";
  const head = before[line - 1];
  return { line, column: [...head].length + 1, snippet: `  ${shown}\n  ${head.replace(/[^\t]/gu, " ")}^` };
}

/** The plain value of a tree. */
export function valueOf(node) {
  switch (node?.type) {
    case "map": return Object.fromEntries(node.entries.map((entry) => [entry.key, valueOf(entry.value)]));
    case "list": return node.items.map(valueOf);
    case "text": return node.value;
    default: return null;
  }
}

/** The node at a path of keys and numbers; undefined where there is none. */
export function nodeAt(node, path) {
  for (const key of path) {
    if (node?.type === "map") node = node.entries.find((entry) => entry.key === String(key))?.value;
    else if (node?.type === "list") node = node.items[key];
    else return undefined;
  }
  return node;
}

// Writing

const PLAIN = /^(?!(?:[-?:]|---|\.\.\.)(?:\s|$))[^\s\p{C}\-?:,[\]{}#&*!|>'"%@`\\](?:[^:#,[\]{}'"?\\\p{C}\u2028\u2029]|:(?=[^\s,[\]{}]))*$/u;
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;
const WORDS = /^(?:~|null|true|false|yes|no|on|off|y|n)$/i;

const isPlain = (text) => PLAIN.test(text) && text === text.trim() && !WORDS.test(text) && !NUMBER.test(text);

/** A text as YAML, in quotation marks where it needs them: other readers then do not take it for a number or a word. */
export function scalar(value, style = "") {
  const text = String(value);
  if (typeof value === "number" || typeof value === "boolean") return text;
  if (style !== '"' && isPlain(text)) return text;
  // What JSON leaves as it is, YAML may not.
  return JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\ufeff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A value that is typed as YAML, and goes into the text as it is. */
export class Typed {
  constructor(text) {
    this.text = text;
  }
}

/** A value as YAML in brackets. With `isJSON`, all texts are in quotation marks. */
export function inBrackets(value, isJSON = false) {
  const style = isJSON ? '"' : "";
  if (value === null || value === undefined) return "null";
  if (value instanceof Typed) return value.text;
  if (Array.isArray(value)) return `[${value.map((one) => inBrackets(one, isJSON)).join(", ")}]`;
  if (typeof value !== "object") return scalar(value, style);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries.map(([key, one]) => `${scalar(key, style)}: ${inBrackets(one, isJSON)}`).join(", ")}}`;
}

/**
 * The text with another value at a path of keys, or without that key if the value is undefined. All else stays as it was
 * typed. Maps that are empty then go, too.
 */
export function changed(text, path, value) {
  const root = parse(text);
  return value === undefined ? removed(text, root, path) : stated(text, root, path, value);
}

function isJSONMap(map) {
  return map.flow && map.entries.length > 0 && map.entries.every((entry) => entry.keyEnd - entry.start > entry.key.length);
}

function stated(text, root, path, value) {
  const isWhole = isJSON(text);
  let map = root;
  for (let depth = 0; depth < path.length; depth += 1) {
    if (map.type !== "map") break;
    const entry = map.entries.find(({ key }) => key === path[depth]);
    const rest = path.slice(depth + 1).reduceRight((inner, key) => ({ [key]: inner }), value);
    if (!entry) return inserted(text, map, path[depth], rest, isWhole || isJSONMap(map));
    const isEnd = depth === path.length - 1 || entry.value.type !== "map";
    if (isEnd) return replaced(text, entry.value, rest, isWhole || isJSONMap(map));
    map = entry.value;
  }
  return text;
}

function replaced(text, node, value, isJSON) {
  // Quotation marks that the old value did not need are a habit of who typed them.
  const isHabit = node.type === "text" && node.style === '"' && isPlain(node.value);
  const style = isJSON || (isHabit && typeof value === "string") ? '"' : "";
  const isScalar = value === null || typeof value !== "object";
  let shown = isScalar && value !== null ? scalar(value, style) : inBrackets(value, isJSON);
  if (node.start === node.end && !/\s/.test(text[node.start - 1] ?? " ")) shown = ` ${shown}`;
  return text.slice(0, node.start) + shown + text.slice(node.end);
}

function inserted(text, map, key, value, isJSON) {
  const entry = `${scalar(key, isJSON ? '"' : "")}: ${inBrackets(value, isJSON)}`;
  const last = map.entries.at(-1);
  if (map.flow) {
    if (!last) return `${text.slice(0, map.start)}{${entry}}${text.slice(map.end)}`;
    const between = text.slice(map.start, last.start).includes("\n") ? `,\n${" ".repeat(columnOf(text, last.start))}` : ", ";
    return text.slice(0, last.end) + between + entry + text.slice(last.end);
  }
  const end = lineEnd(text, last.end);
  return `${text.slice(0, end)}\n${" ".repeat(map.indent)}${entry}${text.slice(end)}`;
}

function removed(text, root, path) {
  let map = root;
  let found;
  for (const key of path) {
    const index = map?.type === "map" ? map.entries.findIndex((entry) => entry.key === key) : -1;
    if (index < 0) return text;
    // The outermost map that would be empty goes as a whole.
    if (!found || map.entries.length > 1) found = { map, index };
    map = map.entries[index].value;
  }
  const entry = found.map.entries[found.index];
  if (!found.map.flow) {
    if (found.map.entries.length === 1) return text;
    const next = found.map.entries[found.index + 1];
    // The first key of a map in a list stands behind its dash.
    if (next && text.slice(entry.start - columnOf(text, entry.start), entry.start).trim() !== "") return text.slice(0, entry.start) + text.slice(next.start);
    const start = entry.start - columnOf(text, entry.start);
    const end = lineEnd(text, entry.end);
    return text.slice(0, start) + text.slice(Math.min(end + (text.startsWith("\r\n", end) ? 2 : 1), text.length));
  }
  const [before, next] = [found.map.entries[found.index - 1], found.map.entries[found.index + 1]];
  if (next) return text.slice(0, entry.start) + text.slice(next.start);
  return text.slice(0, before ? before.end : entry.start) + text.slice(entry.end);
}

function columnOf(text, offset) {
  return offset - Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) - 1;
}

function lineEnd(text, offset) {
  const end = text.slice(offset).search(/[\r\n]/);
  return end < 0 ? text.length : offset + end;
}
