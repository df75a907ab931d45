// What the page shows of a look: the same texts, states and places for each look of a kind.

export const STATES = ["normal", "highlighted", "selected", "disabled"];
export const SCHEMES = ["light", "dark"];
export const LENGTHS = ["short", "long", "Chinese", "Arabic"];

// A status badge has no state, but colours that say what happened.
const STATUS_STATES = ["its own colour", "success", "important", "critical"];

const BODIES = {
  pill: [{ text: "7" }, { text: "Release candidate" }, { text: "新着通知" }, { text: "مسودة" }],
  hub: [{ count: 7 }, { count: 1234567 }, { count: 12, locale: "zh" }, { count: 12, locale: "ar-EG" }],
  status: [
    { label: "build", message: "passing" },
    { label: "end-to-end tests", message: "1,024 of 1,033 passed" },
    { label: "构建", message: "成功" },
    { label: "البناء", message: "ناجح" },
  ],
  cell: [
    ["Inbox", "3 unread", "3"],
    ["Correspondence with the publisher of the atlas", "Received in the last twelve months", "1,024"],
    ["受信トレイ", "未読 3 件", "新着"],
    ["البريد الوارد", "٣ رسائل غير مقروءة", "٣"],
  ],
};

/** The states of the samples of a kind. */
export const statesOf = (kind) => (kind === "status" ? STATUS_STATES : STATES);

/** The entry of a sample, without its look: `{state, scheme, length}`, each the index in its list. */
export function sample(kind, { state = 0, scheme = 0, length = 0 }, look) {
  const name = statesOf(kind)[state];
  const body = BODIES[kind][length];
  const options = scheme === 1 ? { colorScheme: "dark" } : {};
  switch (kind) {
    case "status": return { status: { ...body, ...(state > 0 && { color: name }), ...look }, ...options };
    case "cell": {
      const [summary, detail, text] = body;
      const rows = [{ summary, detail, ...(state > 0 && { state: name }), pill: { text } }, { summary }];
      return { table: { width: 280, rows, ...look }, ...options };
    }
    default: return { [kind]: { ...body, ...(state > 0 && { state: name }), ...look }, ...options };
  }
}

/** Entries that show a look where it is used, each with what it shows. */
export function uses(kind, icon, look) {
  const used = (body) => ({ [kind]: { ...body, ...look } });
  const onIcon = (body) => ({ [kind]: { ...body, host: icon, ...look } });
  const row = (summary, state, body) => ({ summary, ...(state && { state }), ...used(body) });
  const table = (rows) => ({ table: { width: 280, look: "inset-grouped", rows } });
  switch (kind) {
    case "pill":
      return [
        ["On an icon", onIcon({ text: "7" })],
        ["In rows", table([row("Inbox", "", { text: "7" }), row("Drafts", "selected", { text: "new" }), row("Trash", "disabled", { text: "128" })])],
      ];
    case "hub":
      return [
        ["On an icon", onIcon({ count: 7 })],
        ["On an icon, many", onIcon({ count: 1234 })],
        ["In rows", table([row("Inbox", "", { count: 7 }), row("Drafts", "selected", { count: 12 }), row("Trash", "disabled", { count: 128 })])],
      ];
    case "cell":
      return [
        [
          "A table",
          {
            table: {
              width: 280,
              rows: [
                { summary: "Inbox", detail: "3 unread", pill: { text: "3" } },
                { summary: "Sent", state: "selected", pill: { text: "1,024" } },
                { summary: "Archive", state: "highlighted", hub: { count: 128 } },
                { summary: "Trash", state: "disabled" },
              ],
              ...look,
            },
          },
        ],
      ];
    default:
      return [
        ["In a row", used({ label: "build", message: "passing", color: "success" })],
        ["", used({ label: "coverage", message: "87%", color: "important" })],
        ["", used({ label: "licence", message: "MIT" })],
        ["", used({ label: "", message: "no label", color: "informational" })],
      ];
  }
}

/** A first badge of a kind, for the builder. */
export const FIRST_BADGES = {
  status: 'status:\n  label: build\n  message: passing\n  color: success\n',
  pill: 'pill:\n  text: "42"\n  look: mail\n',
  hub: "hub:\n  count: 7\n  look: badge-hub\n",
};
