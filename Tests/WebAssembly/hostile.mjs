// Entries of attackers, entries at the limits of every number, and looks made of parts of others: always the same ones.
import { randomNumbers } from "./entries.mjs";

const texts = [
  '"', "\\", "{", "}", "[".repeat(70), "]", ",", ":", "null", "true", "1e999", "-0", "9223372036854775808", "1e-400", "\\u0000",
  "\\ud83d", "\\uffff", "\u202E", "\u0301".repeat(40), "knockout", "data:image/png;base64,iVBORw0KGgo=", "__proto__", "<script>",
  "]]>", "&#0;", "url(#a)", "javascript:", "../", "%00", "\ufeff", "url(data:", "0x10", "NaN", "{a.b}", "#".repeat(300),
];
const pieces = texts.map((text) => new TextEncoder().encode(text));
const odd = [0, 8, 9, 0x1f, 0x7f, 0x80, 0xbf, 0xc0, 0xed, 0xf4, 0xff];

/** So many lines with one to three values of others, or with texts of attackers in their place. */
export function mixedEntries(lines, count) {
  const random = randomNumbers(20260404);
  const below = (end) => Math.floor(random() * end);
  // The maps and lists of a value, each with one of its keys.
  const places = (value) =>
    value === null || typeof value !== "object" ? [] : Object.keys(value).flatMap((key) => [[value, key], ...places(value[key])]);
  const one = () => JSON.parse(lines[below(lines.length)]);
  return Array.from({ length: count }, () => {
    const entry = one();
    for (let faults = 1 + below(3); faults > 0; faults -= 1) {
      const own = places(entry);
      const [map, key] = own[below(own.length)];
      const same = places(one()).filter((place) => place[1] === key);
      const [other, name] = same.length > 0 ? same[below(same.length)] : [texts, below(texts.length)];
      const text = texts[below(texts.length)];
      map[key] = random() < 0.6 ? other[name] : random() < 0.5 ? text : `${map[key]}`.slice(0, 200) + text;
    }
    return JSON.stringify(entry);
  });
}

/** The bytes of so many lines, each with one to four faults. */
export function mutatedEntries(lines, count) {
  return mutated(lines, count, 20260202, pieces).map((bytes) => {
    const line = bytes.filter((byte) => byte !== 10 && byte !== 13);
    return Uint8Array.from(line.some((byte) => byte > 32) ? line : [0x7b]);
  });
}

/** The bytes of so many icons of SVG, every other one with one or two faults, and the others with other digits. */
export function mutatedIcons(icons, count) {
  const faulty = mutated(icons, count / 2, 20260505, parts.map((text) => new TextEncoder().encode(text)), 2);
  const random = randomNumbers(20260606);
  const digit = (before) => (random() < 0.03 ? `${Math.floor(random() * 10)}` : before);
  return faulty.flatMap((bytes) => [
    bytes, new TextEncoder().encode(icons[Math.floor(random() * icons.length)].replace(/\d/g, digit)),
  ]);
}

const parts = [
  "<", ">", "/", "/>", "</", '"', "'", "=", "&", "&amp;", "&x;", "&#0;", "&#x110000;", "&#xFFFE;", "&#55296;", "&#x000000000041;", "<!--",
  "-->", "--", "<?", "?>", "<![CDATA[", "]]>", "<!DOCTYPE svg>", "<!DOCTYPE svg [", "\ufffe", "\u0001", "\0", "é", "\r", "\r\n", "\n", "\t",
  ":", "a:", 'xmlns=""', 'xmlns:a="b"', ' x="1" x="2"', '<?xml version="1.0"?>', "%", "#", "[", "]", "\u{1F600}", "\ufeff", "xml", ";",
  "url(#a)", "url(x)", "1e9", "-", ".", "<g>", "</g>", "<path d='M0 0h9v9z'/>", "currentColor", "{", "}", "@", "fill:red",
];

function mutated(texts, count, seed, pieces, most = 4) {
  const random = randomNumbers(seed);
  const below = (end) => Math.floor(random() * end);
  return Array.from({ length: count }, () => {
    let bytes = [...new TextEncoder().encode(texts[below(texts.length)])];
    for (let faults = 1 + below(most); faults > 0; faults -= 1) {
      const place = below(bytes.length + 1);
      const part = bytes.slice(place, place + 1 + below(12));
      switch (below(5)) {
        case 0: bytes.splice(place, part.length); break;
        case 1: bytes.splice(below(bytes.length + 1), 0, ...part); break;
        case 2: bytes.splice(place, 0, ...pieces[below(pieces.length)]); break;
        case 3: bytes[Math.min(place, bytes.length)] = random() < 0.5 ? odd[below(odd.length)] : below(256); break;
        default: bytes = bytes.slice(0, Math.max(1, place));
      }
    }
    return Uint8Array.from(bytes);
  });
}

/** An SVG of 24 points with this content. */
export const icon = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`;

/** Icons of attackers, in which as much is repeated as fits into so many bytes. */
export function hostileIcons(bytes) {
  const many = (text, count = Math.floor(bytes / text.length)) => text.repeat(count);
  const names = (count) => Array.from({ length: count }, (_, index) => ` a${index}="1"`).join("");
  // Names that are the same in Unicode, and not in XML.
  const accents = (count, length) =>
    Array.from({ length: count }, (_, index) => {
      const marks = index.toString(2).padStart(8, "0").replace(/0/g, "e\u0301").replace(/1/g, "\u00e9");
      return ` ${marks}${"\u00e9".repeat(Math.max(0, Math.floor(length / 2) - 8))}="1"`;
    }).join("");
  const spaces = Array.from({ length: 200 }, (_, index) => `<g${Array.from({ length: 100 }, (_, other) => ` xmlns:a${index}b${other}="urn:x"`).join("")}>`);
  return [
    many("<g>"), icon(many("<g>", 90) + many("</g>", 90)), icon(many("<g>", 255) + many("</g>", 255)),
    icon(many("<g>", 256) + many("</g>", 256)), icon(many("<a:b>", 300)), icon(`<g${names(256)}/>`), icon(`<g${names(257)}/>`),
    icon(many(`<g${names(250)}/>`)), icon(`<g${accents(250, Math.floor(bytes / 500))}/>`), icon(many(`<g${accents(250, 8)}/>`)), icon(`<g id="${many("&amp;")}"/>`), icon(`<g id="${many("a\n")}"/>`), icon(many("&lt;")),
    icon(`<g ${many("x")}="1"/>`), `<${many("x")}/>`, `<${many("é")}/>`, `<${many("a:")}/>`, icon(`<!--${many("- ")}-->`),
    icon(`<!--é${many("- ")}-->`), icon(`<![CDATA[${many("]]")}]]>`), icon(many("]")), icon(`<?a ${many("?")}?>`), icon(`<?a ${many("?")}`),
    `<!DOCTYPE svg SYSTEM "${many("x")}">${icon("")}`, many("<!-- -->") + icon(""), many("\n") + icon(""), icon(many("<g/>", 19_000)),
    icon(many("<g/>", 21_000)), many(" "), `<?xml ${many(" ")}`, icon(`<style>${many(".a{}", 1000)}</style>`), icon(`<g xmlns:a="${many("x:")}"/>`),
    icon(`${spaces.join("")}${many(`<a0b0:a/>`, 20_000)}${many("</g>", 200)}`), `<!DOCTYPE svg [${many("<!ENTITY a 'b'>")}]>${icon("")}`,
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>', icon("&a;"), icon("\0"), icon("\ufffe"),
    new Uint8Array([0x3c, 0xff]), new Uint8Array([0x3c, 0xed, 0xa0, 0x80]), new Uint8Array([0x3c, 0xf4, 0x90, 0x80, 0x80]),
    new Uint8Array([0xff, 0xfe, 0x3c]), new Uint8Array([0xfe, 0xff, 0xd8, 0]), Buffer.from(`\ufeff${icon("<path d='M0 0h9v9z'/>")}`, "utf16le"),
    ...["UTF-16", "EBCDIC", "latin1", "US-ASCII", "x".repeat(9000), ""].map((name) => `<?xml version="1.0" encoding="${name}"?>${icon("")}`),
    icon(`<path d="${many("M0 0h1", 100_000)}"/>`), icon(`<path d="M0 0${many("a1 1 0 0 1 1 1", 50_000)}"/>`), icon(`<g transform="${many("scale(2)")}"/>`),
  ];
}

const bases = {
  pill: { text: "42" }, hub: { count: 7 }, cell: { position: "single", width: 100, height: 44 },
  status: { label: "a", message: "b" }, table: { width: 300, rows: ["a"] }, entry: {},
};
// What some keys need beside them, and some maps inside.
const beside = { overlap: { host: "24x24" }, moved: { host: "24x24" } };
const size = { width: 24, height: 24 };
const inside = { host: size, on: size };

/** Entries with each number that a schema has at both ends of its range, and just beyond them. */
export function limitEntries(schema) {
  // Numbers of 64 bits are more than those of JavaScript.
  const { definitions } = JSON.parse(schema.replace(/("(?:minimum|maximum|exclusiveMinimum)": )(-?[\d.e+]+)/g, '$1"$2"'));
  const lines = [];
  const alternatives = (form) =>
    form.$ref ? alternatives(definitions[form.$ref.split("/").at(-1)]) : form.anyOf ? form.anyOf.flatMap(alternatives) : [form];
  const sample = (form) => {
    const [first] = alternatives(form);
    if (first.enum) return first.enum[0];
    if (first.properties) return map(first);
    if (first.type === "array") return [sample(first.items)];
    return ["integer", "number"].includes(first.type) ? Number(first.minimum) : first.type === "boolean" ? true : "red";
  };
  const map = (form) => Object.fromEntries((form.required ?? []).map((key) => [key, sample(form.properties[key])]));
  const numbers = ({ type, minimum, maximum }) => {
    if (type === "integer") return [minimum, maximum, BigInt(minimum) - 1n, BigInt(maximum) + 1n, `${maximum}.5`];
    const [least, most] = [Number(minimum), Number(maximum)];
    return [minimum, maximum, least - Math.max(Math.abs(least) * 1e-9, 1e-9), most + Math.abs(most) * 1e-9];
  };
  const walk = (form, write, depth, first) => {
    for (const one of alternatives(form)) {
      if (one.minimum !== undefined && one.maximum !== undefined) {
        for (const number of numbers(one)) lines.push(JSON.stringify(write("@")).replace('"@"', `${number}`));
      }
      if (!one.properties || depth > 3) continue;
      for (const [key, inner] of Object.entries(one.properties)) {
        walk(inner, (value) => write({ ...map(one), ...first, [key]: value }), depth + 1);
      }
    }
  };
  for (const [kind, base] of Object.entries(bases)) {
    const write = (value) => (kind === "entry" ? { pill: bases.pill, ...value } : { [kind]: { ...base, ...value } });
    for (const [key, inner] of Object.entries(definitions[kind].properties)) {
      if (!(key in bases)) walk(inner, (value) => write({ ...beside[key], [key]: value }), 0, inside[key]);
    }
  }
  return lines;
}

/** So many looks, each a built-in one with parts of others, as objects by their kind. */
export function mixedLooks(count, builtin) {
  const random = randomNumbers(20260303);
  const one = (list) => list[Math.floor(random() * list.length)];
  const some = (value, share) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return random() < 0.03 ? null : value;
    const keys = Object.keys(value).filter(() => random() < share);
    return Object.fromEntries(keys.map((key) => [key, random() < 0.6 ? value[key] : some(value[key], 0.6)]));
  };
  return Array.from({ length: count }, () => {
    const { name, kind } = one(builtin);
    const other = random() < 0.97 ? one(builtin.filter((look) => look.kind === kind)) : one(builtin);
    const look = { ...some(other.look, 0.4), extends: random() < 0.97 ? name : "nosuchlook" };
    if (random() < 0.9) delete look.kind;
    return { kind, look };
  });
}
