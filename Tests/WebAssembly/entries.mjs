// Random entries as lines of JSON: the same for the same number, most of them right, some of them wrong.

/** Numbers from 0 to 1, always the same ones (mulberry32). */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const words = [
  "42", "", "a<b>&\"c\"", "passing", "ﬁ é e\u0301", "שלום 12", "नमस्ते", "日本語", "👩‍👩‍👧 x", "W".repeat(300), "\u0001", "Tea AV",
  "1.2.3", "x y  z", "İstanbul", "\u202Eabc", "98.5%",
];
const colors = [
  "red", "#0a7", "#12345680", "rgb(1, 2, 3)", "hsl(120deg 50% 50% / .5)", "oklch(0.7 0.1 200)", "rebeccapurple", "currentColor",
  "color-mix(in srgb, red, blue)", "lab(50 20 -30)", "transparent",
];
const statusColors = ["brightgreen", "success", "blue", "0a7", ...colors];
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const counts = [0, 1, 9, 10, 99, 100, 128, 999, 1000, 12345, -5, 2147483647, 2147483648, -2147483649, 9007199254740991, "7", 1.5, "x"];
const lengths = [0.5, 1, 2, 3.25, 12, 44, 300];

/** So many lines, with these looks. */
export function randomEntries(count, looks) {
  const random = randomNumbers(20260101);
  const below = (limit) => Math.floor(random() * limit);
  const one = (list) => list[below(list.length)];
  const maybe = (share, make) => (random() < share ? make() : undefined);
  const look = (kind) => maybe(0.8, () => (random() < 0.97 ? one(looks.filter((look) => look.kind === kind)).name : one(looks).name));
  const isWrong = () => random() < 0.02;
  const color = () => (isWrong() ? one(["nocolor", "brightgreen", "#12", "rgb()"]) : one(colors));
  const statusColor = () => (isWrong() ? "nocolor" : one(statusColors));
  const length = () => (isWrong() ? one([-1, 0, 1e6, 1e9, "x"]) : one(lengths));
  const paint = () => (random() < 0.3 ? [color(), color()] : color());
  const state = () => one(["normal", "highlighted", "selected", "disabled"]);
  const direction = () => one(["ltr", "rtl"]);
  const font = () => ({ family: maybe(0.5, () => one(["Verdana", "Georgia, serif", ["Inter", "sans-serif"]])), size: maybe(0.6, () => 1 + below(40)), weight: maybe(0.5, () => one(["bold", 500, "heavy"])) });
  const shadow = () => (random() < 0.5 ? `${color()},${below(12)},${below(4) - 2},${below(4)}` : { color: color(), blur: below(20), y: below(5) });
  const host = () => one(["96x96", "44x44", pixel, { size: "60x40" }, { width: 30 }, { icon: pixel, width: 64 }, "x96"]);

  const style = () => ({
    state: maybe(0.2, state), fill: maybe(0.2, paint), textColor: maybe(0.2, () => one([...colors, "knockout", "knockout"])),
    font: maybe(0.1, font), direction: maybe(0.1, direction), border: maybe(0.15, () => one(["white,2", { color: color(), width: length(), placement: "inside" }])),
    halo: maybe(0.1, () => one(["white,2", "knockout,2"])), gloss: maybe(0.1, () => one(["ellipse", "gradient", "fade"])),
    shadow: maybe(0.15, shadow), insetShadow: maybe(0.1, () => `black,${below(8)},${below(3)}`), animation: maybe(0.1, () => one(["blink", "pulse", "none"])),
  });
  const place = () => (random() < 0.75 && !isWrong() ? {} : {
    host: maybe(0.95, host), at: maybe(0.1, () => one(["top-trailing", "bottom-leading", "bottom", "center", "somewhere"])),
    overlap: maybe(0.1, () => one(["rectangular", "circular", 0.3, "12,-4", { x: 1, y: 2 }])), moved: maybe(0.05, () => "4,-2"),
    keepInside: maybe(0.05, () => true), growth: maybe(0.05, () => one(["leading", "trailing", "both"])),
  });
  const pill = () => ({ text: one(words), look: look("pill"), maxCharacters: maybe(0.1, () => below(12)), ...style(), ...place() });
  const hub = () => ({
    count: one(counts), look: look("hub"), form: maybe(0.1, () => one(["count", "dot", "blank"])), limit: maybe(0.2, () => one([1, 9, 99, 9999, 2147483648])),
    showZero: maybe(0.3, () => true), grouping: maybe(0.2, () => true), locale: maybe(0.2, () => one(["ar", "hi-u-nu-deva", "de", "pt-PT", "xx"])),
    titlePattern: maybe(0.1, () => one(["{count} message|{count} messages", { one: "one", other: "{count}", over: "many" }])),
    reserve: maybe(0.05, () => one([99, "99+"])), scaled: maybe(0.05, length), ...style(), ...place(),
  });
  const cell = () => ({
    position: one(["single", "top", "middle", "bottom"]), width: 20 + below(400), height: 10 + below(80), look: look("cell"),
    state: maybe(0.3, state), fill: maybe(0.2, paint), insetShadow: maybe(0.2, () => ({ color: color(), blur: length() })),
  });
  const status = (hasStyle = random() < 0.3) => ({
    label: maybe(0.8, () => one(words)), message: maybe(0.97, () => one(words)),
    look: hasStyle && !isWrong() ? undefined : look("status"), style: maybe(hasStyle ? 1 : 0, () => one(["flat", "flat-square", "plastic", "for-the-badge", "social"])), edition: maybe(hasStyle ? 0.2 : 0, () => "classic"),
    color: maybe(0.4, statusColor), labelColor: maybe(0.2, statusColor), darkColor: maybe(0.1, statusColor), textColor: maybe(0.1, () => one(["brightness", "contrast", "knockout", "white"])),
    thresholds: maybe(0.1, () => one(["50=red,80=yellow,95=green", "1=red,x"])), colors: maybe(0.05, () => ({ passing: "green", else: "grey" })),
    logo: maybe(0.15, () => one([pixel, { file: pixel, width: 20 }, "github"])), link: maybe(0.1, () => one(["https://a.example/?b=c&d", "javascript:a"])),
    messageLink: maybe(0.05, () => "https://b.example"), progress: maybe(0.1, () => one(["70%", 0.2, 2])), width: maybe(0.1, () => 40 + below(200)),
    minWidth: maybe(0.1, length), font: maybe(0.1, font), direction: maybe(0.1, direction),
    messages: maybe(0.05, () => [{ text: one(words), color: color() }, { text: one(words), progress: 0.5 }]), fill: maybe(0.05, paint),
  });
  const row = () => one(["Inbox=3", { summary: one(words), detail: maybe(0.5, () => one(words)), state: maybe(0.4, state), ...(random() < 0.5 ? { pill: { text: one(words) } } : { hub: { count: one(counts) } }) }]);
  const table = () => ({ width: 200 + below(200), look: look("cell"), rows: [row(), row(), row()].slice(below(3)), direction: maybe(0.1, direction) });
  const kinds = { pill, hub, cell, status, table };

  return Array.from({ length: count }, () => {
    const kind = one(Object.keys(kinds));
    return JSON.stringify({
      [kind]: kinds[kind](), profile: maybe(0.6, () => one(["web", "embed"])),
      colorScheme: maybe(0.4, () => one(["light", "dark", "auto"])), title: maybe(0.1, () => one(words)), scale: maybe(0.1, length),
      precision: maybe(0.1, () => below(8)), idPrefix: maybe(0.1, () => one(["a-", "b-", "x y"])), animations: maybe(0.1, () => one(["css", "smil", "none"])),
      shadows: maybe(0.1, () => one(["filter", "bands", "none"])), merge: maybe(0.05, () => true), bounds: maybe(0.05, () => true),
      file: maybe(0.1, () => one(["a.svg", "b/c.svg", "d.svg", "con.svg", "a.txt"])),
      exports: maybe(0.01, () => one(["png", ["imageset"]])), alignWidths: maybe(0.03, () => "g"), unknown: maybe(0.005, () => 1),
    });
  });
}
