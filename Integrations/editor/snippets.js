// The texts to copy: how a badge is drawn by the command, a manifest or Swift, and shown in a page.
import { changed, inBrackets, parse, valueOf } from "./yaml.js";

/** A text in HTML or Markdown, in which no punctuation mark keeps a meaning. */
export const escaped = (text) =>
  // eslint-disable-next-line no-control-regex
  String(text).replace(/[\x00-\x1f]+/g, " ").replace(/[!-/:-@[-`{-~\x7f]/g, (one) => `&#${one.charCodeAt(0)};`);

/** A text as one word of a shell. In single quotes of fish, a backslash escapes, so it stands outside of them. */
export const quoted = (text) => (/^[\w@%+:,./-]+$/.test(text) ? String(text) : `'${String(text).replace(/['\\]/g, "'\\$&'")}'`);

const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const swift = (text) =>
  `"${String(text).replace(/["\\]/g, "\\$&").replace(/\p{Cc}|\p{Cf}|[\u2028\u2029]/gu, (one) => `\\u{${one.codePointAt(0).toString(16)}}`)}"`;

const POSITIONS = { pill: ["text"], hub: ["count"], status: ["label", "message"] };
const TYPES = { pill: "Pill", hub: "Hub", status: "StatusBadge", cell: "Cell" };
const TEXT_RULES = ["brightness", "contrast"];
const STATUS_WORDS = ["success", "important", "critical", "informational", "inactive"];

/** A file name without what leads elsewhere, and with the extension of a picture. */
export const pictureName = (name) => `${name.replace(/\.(ya?ml|json)$/i, "")}.svg`;

const kindOf = (entry) => Object.keys(entry).find((key) => entry[key] !== null && typeof entry[key] === "object");

/** The files of tokens that an entry needs: only a look of one's own can name tokens, in a file or in the entry. */
function needed(tokens, entry) {
  const { lookFile, look } = entry[kindOf(entry)] ?? {};
  return lookFile !== undefined || (look !== null && typeof look === "object") ? tokens : [];
}

/** A manifest with one item, which is text, and the files of tokens that it needs. */
const listed = (item, files) => `${files.length > 0 ? `tokens: ${inBrackets(files)}\n` : ""}badges:\n  - ${item}\n`;

/**
 * A manifest with an entry that is typed as a text, to which keys were added. It keeps the comments of the text if it reads
 * the same below a dash. `tokens` are the names of the files of tokens that its look names.
 */
export function manifest(text, entry, tokens = []) {
  const list = (item) => listed(item, needed(tokens, entry));
  try {
    const made = list(Object.entries(entry).reduceRight(stated, text).trimEnd().replace(/\r\n?|\n/g, "\n    "));
    const inOrder = (value) => JSON.stringify(Object.entries(value).sort());
    if (inOrder(valueOf(parse(made)).badges[0]) === inOrder(entry)) return made;
  } catch (error) {
    if (error.name !== "YAMLError") throw error;
  }
  return list(inBrackets(entry));
}

/** The text of a map with another value for a key. A new key is the first one. */
function stated(text, [key, value]) {
  const root = parse(text);
  const former = root.entries.find((one) => one.key === key);
  if (former) return valueOf(former.value) === value || typeof value === "object" ? text : changed(text, [key], value);
  const at = root.flow ? root.start + 1 : root.start;
  return `${text.slice(0, at)}${inBrackets({ [key]: value }).slice(1, -1)}${root.flow ? ", " : `\n${" ".repeat(root.indent)}`}${text.slice(at)}`;
}

/**
 * The texts for an entry as `[name, text]`; `picture` has its `title`, `width` and `height`, and a `file` for an entry
 * that names none. `tokens` are the names of the files of tokens that its look names.
 */
export function snippets({ file: own, ...entry }, picture, tokens = []) {
  const { title, width, height } = picture;
  const file = String(own ?? picture.file);
  const kind = kindOf(entry);
  const address = encodeURIComponent(file).replaceAll("%2F", "/").replace(/['()!*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  const image = `<img src="${address}" alt="${escaped(title)}" width="${width}" height="${height}">`;
  const dark = address.replace(/\.svg$/, "-dark.svg");
  const files = needed(tokens, entry);
  const item = inBrackets({ file, ...entry });
  const list = [
    ["Manifest", files.length > 0 ? listed(item, files) : `  - ${item}\n`],
    ["Command", command(entry, kind, file, files.flatMap((name) => ["--tokens", quoted(path(name))]))],
    ["Markdown", `![${escaped(title)}](${address})`],
    ["HTML", image],
    // Two files, which `colorScheme: pair` in a manifest draws.
    ["picture", `<picture><source media="(prefers-color-scheme: dark)" srcset="${dark}">${image}</picture>`],
  ];
  const code = files.length > 0 ? undefined : inSwift(entry, kind);
  if (code) list.push(["Swift", code]);
  const service = kind === "status" ? shields(entry.status) : undefined;
  if (service) list.push(["Shields", service]);
  return list;
}

/** The keys with texts, of which "true" is one. */
const TEXTS = /^(title|titlePattern|link|locale)$/;

/** The keys that no option says: `--value` is read in another way than its key. */
const ONLY_KEYS = ["value", "messageLink"];

// A value that begins with a dash would be read as the next option.
const option = (key, value) => [String(value).startsWith("-") ? `--${kebab(key)}=${quoted(value)}` : `--${kebab(key)} ${quoted(value)}`];

/** A path that no program takes for an option. */
const path = (name) => (name.startsWith("-") ? `./${name}` : name);

// One badge alone has no others whose widths it could take.
function command({ alignWidths, ...entry }, kind, file, tokens) {
  const { [kind]: body, ...options } = entry;
  const positions = POSITIONS[kind];
  const isPlain = (value) => value === null || (typeof value !== "object" && !/\p{Cc}/u.test(value));
  const keys = { ...body, ...options };
  if (!positions || ONLY_KEYS.some((key) => key in keys) || ![file, ...Object.values(keys)].every(isPlain)) {
    // A terminal would obey control characters, which JSON has as numbers.
    const json = JSON.stringify({ file, ...entry }).replace(/\p{Cc}/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
    return `printf '%s\\n' ${quoted(json)} | ${["cartouche draw", ...tokens].join(" ")} --into . -`;
  }
  const words = [...tokens];
  for (const [key, value] of Object.entries(keys)) {
    if (positions.includes(key) || value === null) continue;
    if (TEXTS.test(key)) words.push(...option(key, value));
    else if (value === true || value === "true") words.push(`--${kebab(key)}`);
    else if (value !== false && value !== "false") words.push(...option(key, value));
  }
  const texts = positions.map((key) => body[key] ?? "").filter((text, index) => kind !== "hub" || text !== "" || index);
  const isOption = texts.some((text) => String(text).startsWith("-"));
  return ["cartouche", kind, ...words, "-o", quoted(path(file)), ...(isOption ? ["--"] : []), ...texts.map((text) => quoted(text) || "''")].join(" ");
}

function inSwift(entry, kind) {
  const { [kind]: body, ...options } = entry;
  const type = TYPES[kind];
  if (!type || kind === "cell") return undefined;
  const calls = [];
  const head = [];
  for (const [key, value] of Object.entries({ ...body, ...options })) {
    if (POSITIONS[kind].includes(key) || key === "profile" || value === null) continue;
    if (key === "lookFile") {
      head.push(
        `let bytes = [UInt8](try Data(contentsOf: URL(filePath: ${swift(value)})))`,
        `let file = try LookFile(parsing: bytes, name: ${swift(String(value).replace(/\.\w+$/, ""))}, resolver: .builtin())`,
        `guard let look = ${type}Look(file.look) else { throw CocoaError(.fileReadCorruptFile) }`.replace("StatusBadgeLook", "StatusLook"),
      );
      calls.push(".look(look)");
    } else if (key === "look" && typeof value === "string") calls.push(`.look(.named(${swift(value)}))`);
    else if (key === "animation" && value === "none") calls.push(".animation(.still)");
    else if (key === "state" || key === "animation" || key === "form") calls.push(`.${key}(.${String(value).replace(/\W/g, "")})`);
    else if (key === "colorScheme") calls.push(`.colorScheme(.${value === "auto" ? "automatic" : String(value).replace(/\W/g, "")})`);
    else if (key === "textColor" && kind === "status" && TEXT_RULES.includes(value)) calls.push(`.textColor(by: .${value})`);
    else if (key === "color" && STATUS_WORDS.includes(value)) calls.push(`.color(.${value})`);
    else if (["fill", "textColor", "color", "labelColor", "title"].includes(key) && typeof value === "string" && value !== "knockout" && value !== "none") {
      calls.push(`.${key}(${swift(value)})`);
    } else if (key === "limit") calls.push(`.limit(${Number(value) || 1})`);
    else return undefined;
  }
  const texts = kind === "hub" ? Number(body.count ?? 1) || 0 : POSITIONS[kind].map((key) => swift(body[key] ?? "")).join(", ");
  const profile = options.profile === "embed" ? "embed" : "web";
  const imports = head.length ? "import BadgeManifest\nimport Cartouche\nimport Foundation\nimport LookFiles\n" : "import Cartouche\n";
  return `${imports}\n${head.map((line) => `${line}\n`).join("")}let svg = try ${type}(${texts})${calls.join("")}.svg(for: .${profile})\n`;
}

const STYLES = ["flat", "flat-square", "plastic", "for-the-badge", "social"];

/** The address of the badge at Shields; undefined where Shields has no such badge. */
export function shields(status) {
  const { label, message, color, labelColor, look, style, link, ...rest } = status;
  const known = String(look ?? style ?? "flat").replace(/-classic$/, "");
  if (!STYLES.includes(known) || Object.values(rest).some((value) => value !== null)) return undefined;
  // A name, or digits of base 16.
  const isKnown = (value) => /^([a-z]+|#?([\da-f]{3}){1,2})$/i.test(value) && !/^currentcolor$/i.test(value);
  if (![color, labelColor].every((value) => !value || isKnown(String(value)))) return undefined;
  const colorOf = (value) => String(value).replace(/^#/, "");
  const query = new URLSearchParams();
  if (known !== "flat") query.set("style", known);
  if (labelColor) query.set("labelColor", colorOf(labelColor));
  if (link) query.set("link", link);
  const [first, second, last] = [String(label ?? ""), String(message ?? ""), colorOf(color ?? "brightgreen")];
  // Of dashes at an end, and of spaces beside underscores, a path does not say which is which.
  const isPlain = (text) => !/^-|-$|[ _]{2}|^\s|\s$|\p{Cc}/u.test(text);
  const base = "https://img.shields.io";
  if (!isPlain(first) || !isPlain(second) || second === "" || /[-.]/.test(last)) {
    query.set("label", first);
    query.set("message", second);
    query.set("color", last);
    return `${base}/static/v1?${query}`;
  }
  const part = (text) => encodeURIComponent(text.replace(/-/g, "--").replace(/_/g, "__").replace(/ /g, "_"));
  const path = [...(first === "" ? [] : [part(first)]), part(second), encodeURIComponent(last)].join("-");
  return `${base}/badge/${path}${query.size ? `?${query}` : ""}`;
}
