// Fields for the keys of a schema. Each shows the value of its key in the text, and changes that value alone.
import { channels, over, ratio, shown } from "./contrast.js";
import { inBrackets, nodeAt, parse, Typed, valueOf } from "./yaml.js";

/** An element with properties, attributes that begin with `aria-` or `data-`, and children. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (/^(aria|data)-|^(for|role|list)$/.test(key)) made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** Changes a text only if it is another one: a screen reader may say it again otherwise. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

let count = 0;
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** What a key may be: its forms without references, without no value, and without the name of a token. */
function forms(schema, definitions) {
  const resolved = (one) => {
    const name = one.$ref?.replace("#/definitions/", "");
    return name ? { name, ...definitions[name] } : one;
  };
  return (schema.anyOf ?? [schema]).map(resolved).filter((one) => one.type !== "null" && one.name !== "expression");
}

const isColor = (form) => /^(color|statusColor)$/.test(form.name ?? "");
const words = (form) => form.enum?.filter((word) => typeof word === "string") ?? [];

/** The kind of field for the forms of a key. */
function kindOf(all) {
  if (all.some(isColor)) return "color";
  if (all.length === 1 && all[0].properties) return "group";
  if (all.length === 1 && all[0].enum) return "choice";
  if (all.length === 1 && /^(number|integer)$/.test(all[0].type)) return "number";
  if (all.length === 1 && all[0].type === "array" && all[0].items?.type === "string") return "list";
  if (all.length === 1 && (all[0].type === "string" || Array.isArray(all[0].type))) return "text";
  return "typed";
}

/** The parts of a list of colours, at the commas outside of brackets. */
export function colorsIn(text) {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth <= 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/**
 * Makes the fields of a schema in an element.
 *
 * @param host What the fields show and change: `root()` the tree of the text, `inherited(path)` the value of a look that
 *   is extended, `change(path, value)`, `color(path, name)`, the colour of a state with all that it falls back to, and
 *   `grounds(path)`, the colours on which a state stands.
 * @returns `update(problem)` for after a change of the text.
 */
export function makeFields(parent, schema, definitions, host, open = []) {
  const fields = [];
  addAll(parent, schema.properties, []);
  return {
    update(problem) {
      for (const field of fields) field.update(problem);
    },
  };

  function addAll(box, properties, path) {
    for (const [key, value] of Object.entries(properties)) {
      if (key === "kind" && path.length === 0) continue;
      const all = forms(value, definitions);
      const own = [...path, key];
      const kind = kindOf(all);
      if (kind === "group") {
        const group = element("details", { open: open.includes(own.join(".")) }, element("summary", {}, element("span", { textContent: `${key} ` })));
        const rows = element("div", { className: "rows" });
        group.append(rows);
        addAll(rows, all[0].properties, own);
        box.append(group);
        const summary = group.querySelector("summary");
        const mark = element("span", { className: "mark", textContent: "set" });
        summary.append(mark, element("span", { className: "hint", textContent: ` ${value.description ?? ""}` }));
        fields.push({ path: own, box: group, update: () => (mark.hidden = nodeAt(host.root(), own) === undefined) });
      } else fields.push(addField(box, own, value, all, kind));
    }
  }

  function addField(parentBox, path, schema, all, kind) {
    const id = `field-${(count += 1)}`;
    const group = path.slice(0, -1).join(" ");
    const label = element("label", { for: id }, group && element("span", { className: "unseen", textContent: `${group} ` }), path.at(-1));
    const hint = element("p", { className: "hint", id: `${id}-hint`, textContent: describe(schema, all) });
    const wrong = element("p", { className: "wrong", id: `${id}-wrong`, hidden: true });
    const common = { id, autocomplete: "off", spellcheck: false, "aria-describedby": `${id}-wrong ${id}-hint` };
    let input;
    const controls = element("div", { className: "control" });
    const name = path.join(" ");
    if (kind === "choice") {
      input = element("select", common);
    } else {
      input = element("input", { type: "text", ...common });
      if (kind === "number") input.inputMode = "decimal";
    }
    let picker;
    if (kind === "color") {
      picker = element("span", { className: "pickers" });
      controls.append(picker);
    }
    controls.append(input);
    const suggestions = kind === "typed" || kind === "color" ? all.flatMap(words) : [];
    if (kind !== "choice") {
      const list = element("datalist", { id: `${id}-list` });
      input.setAttribute("list", list.id);
      controls.append(list);
      // The tokens are those that are open when something is typed.
      const suggest = () => list.replaceChildren(...[...suggestions, ...host.tokens()].map((value) => element("option", { value })));
      input.addEventListener("focus", suggest);
    }
    const chip = kind === "color" && /^(fill|text)$/.test(path.at(-1)) && path.length === 3 ? element("span", { className: "chip" }) : undefined;
    if (chip) controls.append(chip);
    const clear = element("button", { type: "button", className: "clear", textContent: "×", title: "Take this value out", "aria-label": `Take ${name} out` });
    controls.append(clear);
    const box = element("div", { className: "field" }, label, controls, hint, wrong);
    parentBox.append(box);

    const change = (text) => host.change(path, written(text, kind, all));
    if (kind === "choice") input.addEventListener("change", () => change(input.value));
    else input.addEventListener("input", () => change(input.value));
    if (kind === "number") {
      input.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        const step = (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : event.altKey ? 0.1 : all[0].maximum <= 1 ? 0.05 : 1);
        const { minimum = -Infinity, maximum = Infinity } = all[0];
        const next = Math.min(maximum, Math.max(minimum, Math.round((Number(input.value || input.placeholder) + step) * 1000) / 1000));
        if (Number.isFinite(next)) change((input.value = String(next)));
      });
    }
    clear.addEventListener("click", () => {
      host.change(path, undefined);
      input.focus();
    });

    function update(problem) {
      const node = nodeAt(host.root(), path);
      const below = host.inherited(path);
      const text = node ? read(node, kind) : "";
      if (kind === "choice") fillChoice(input, all[0].enum, text, below, node !== undefined);
      else {
        // What is being typed stays as it is, unless the text says something else.
        if (document.activeElement !== input || inBrackets(plain(written(input.value, kind, all))) !== inBrackets(valueOf(node ?? { type: "nothing" }))) input.value = text;
        input.placeholder = below === undefined ? "" : shownValue(below, kind);
      }
      clear.hidden = node === undefined;
      const isWrong = problem !== undefined && problem.path?.join("\0") === path.join("\0");
      input.setAttribute("aria-invalid", isWrong);
      wrong.hidden = !isWrong;
      setText(wrong, isWrong ? problem.message : "");
      if (picker) updatePickers(picker, text || input.placeholder, name, (colors) => change((input.value = colors.join(", "))));
      if (chip) updateChip(chip, path, host);
    }
    return { path, box, input, update };
  }
}

function describe(schema, all) {
  const { minimum, maximum } = all.find((form) => form.minimum !== undefined) ?? {};
  const range =
    minimum === undefined || minimum <= -1e6 ? "" : maximum >= 1e6 ? (minimum > 0 ? " More than 0." : " 0 or more.") : ` From ${minimum} to ${maximum}.`;
  return `${schema.description ?? ""}${range}`;
}

/** The value of a field as the text has it. */
function written(text, kind, all) {
  const trimmed = text.trim();
  if (trimmed === "" && kind !== "text") return undefined;
  switch (kind) {
    case "number": return NUMBER.test(trimmed) && String(Number(trimmed)) === trimmed ? Number(trimmed) : trimmed;
    case "list": return colorsIn(trimmed).filter((part) => part !== "");
    case "color": {
      const colors = colorsIn(trimmed).filter((part) => part !== "");
      return colors.length > 1 ? colors : trimmed;
    }
    case "choice": return all[0].enum.includes(Number(trimmed)) ? Number(trimmed) : trimmed;
    case "typed": {
      try {
        parse(`{x: ${trimmed}}`);
        return new Typed(trimmed);
      } catch {
        return trimmed;
      }
    }
    default: return text === "" ? undefined : text;
  }
}

const plain = (value) => {
  if (value === undefined) return null;
  if (value instanceof Typed) return valueOf(parse(`{x: ${value.text}}`)).x;
  return typeof value === "number" ? String(value) : value;
};

function read(node, kind) {
  const value = valueOf(node);
  return value === null ? "" : shownValue(value, kind);
}

function shownValue(value, kind) {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== "object");
  return isPlain && kind !== "typed" ? value.join(", ") : inBrackets(value);
}

function fillChoice(select, all, value, below, isSet) {
  const names = [...new Set(all.map(String))];
  const first = below === undefined || below === null ? "by default" : `${below}, inherited`;
  if (isSet && !names.includes(value)) names.push(value);
  const wanted = ["", ...names].join("\0");
  if (select.dataset.options !== wanted) {
    select.replaceChildren(...["", ...names].map((name) => element("option", { value: name, textContent: name })));
    select.dataset.options = wanted;
  }
  select.options[0].textContent = first;
  select.value = value;
}

const hex = (numbers) => `#${numbers.map((one) => one.toString(16).padStart(2, "0")).join("")}`;

/** A picker for each colour, which keeps how transparent the colour is. */
function updatePickers(box, text, name, change) {
  const colors = colorsIn(text).filter((part) => part !== "");
  const known = colors.slice(0, 4).map(channels);
  const pickers = known.some((color) => color === undefined) ? [] : known;
  if (pickers.length === 0) pickers.push(undefined);
  while (box.children.length > pickers.length) box.lastChild.remove();
  while (box.children.length < pickers.length) box.append(element("input", { type: "color" }));
  pickers.forEach((color, index) => {
    const picker = box.children[index];
    const value = color ? hex(color.slice(0, 3)) : "#808080";
    picker.setAttribute("aria-label", pickers.length > 1 ? `Pick ${name}, ${index + 1} of ${pickers.length}` : `Pick ${name}`);
    picker.classList.toggle("none", !color);
    if (picker.value !== value) picker.value = value;
    picker.oninput = () => {
      const alpha = color && color[3] < 255 ? color[3].toString(16).padStart(2, "0") : "";
      const next = color ? [...colors] : [""];
      next[index] = (picker.value + alpha).toUpperCase();
      change(next);
    };
  });
}

/** The contrast of the text and the fill of a state. */
function updateChip(chip, path, host) {
  const [fills, text] = ["fill", "text"].map((name) => host.color(path, name));
  const colors = [fills ?? "none"].flat();
  // To know a colour, the browser paints it: thousands of them would stop the page.
  const bodies = colors.length > 16 ? [undefined] : colors.map((color) => (color === "none" ? "ground" : channels(color)));
  const letters = text === "knockout" ? "ground" : text && channels(text);
  chip.className = "chip";
  if (!letters || bodies.some((color) => !color)) {
    setText(chip, "");
    return;
  }
  const least = Math.min(
    ...host.grounds(path).flatMap((ground) =>
      bodies.map((body) => {
        const below = body === "ground" ? ground : over(body, ground);
        return ratio(letters === "ground" ? ground : over(letters, below), below);
      }),
    ),
  );
  setText(chip, `${shown(least)} ${least < 4.5 ? "low" : "enough"}`);
  chip.title = "The contrast of text and fill. WCAG 2 asks for 4.5, or 3 for large text.";
  chip.classList.add(least < 4.5 ? "low" : "enough");
}
