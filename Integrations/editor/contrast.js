// How well texts can be read, by WCAG 2.

/** The colours of pages on which badges stand. A checkered background counts as the page. */
export const PAGES = { light: [255, 255, 255], dark: [13, 17, 23] };

const channel = (value) => (value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The contrast of two colours, from 1 to 21. */
export function ratio(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A colour of red, green, blue and alpha from 0 to 255, over an opaque one. */
export const over = ([red, green, blue, alpha], below) =>
  [red, green, blue].map((value, index) => Math.round((value * alpha + below[index] * (255 - alpha)) / 255));

/** Rounded down, so that what is too low never looks like enough. */
export const shown = (value) => (Math.floor(value * 100 + 1e-9) / 100).toFixed(2);

const canvas = globalThis.document?.createElement("canvas");
const context = canvas?.getContext("2d", { willReadFrequently: true });

/** The channels of a colour of CSS from 0 to 255; undefined for what is none. */
export function channels(color) {
  if (!CSS.supports("color", color) || /^(currentcolor|inherit|initial|unset|revert|revert-layer)$|var\(|light-dark\(/i.test(color)) return undefined;
  canvas.width = canvas.height = 1;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

const hex = (color) => `#${color.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
const SCALE = 4;
const LARGEST = 4_000_000;

/** The pixels of a picture over a page. */
async function pixels(svg, width, height, page) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  context.fillStyle = hex(page);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/**
 * The text of a picture that is hardest to read: `{ratio, limit, text}`; undefined if it has no text. The picture is for
 * light or for dark pages. With this text alone, it is compared with the picture without texts.
 */
export async function lowest(svg, page) {
  const parse = () => new DOMParser().parseFromString(svg, "image/svg+xml");
  const picture = parse();
  const [width, height] = ["width", "height"].map((name) => Math.ceil(Number(picture.documentElement.getAttribute(name))));
  if (!(width * height * SCALE * SCALE < LARGEST)) return undefined;
  const texts = [...picture.querySelectorAll("text")];
  const withText = (kept) => {
    const copy = parse();
    copy.querySelectorAll("text").forEach((text, index) => index === kept || text.remove());
    return pixels(new XMLSerializer().serializeToString(copy), width, height, page);
  };
  let result;
  const below = texts.length > 0 && (await withText(-1));
  for (const [index, text] of texts.entries()) {
    if (text.closest("[aria-hidden=true]") || !text.textContent.trim()) continue;
    const found = lowestOf(await withText(index), below);
    if (!found) continue;
    const size = Number(inherited(text, "font-size"));
    const weight = inherited(text, "font-weight");
    const isLarge = size >= 24 || (size >= 56 / 3 && (weight === "bold" || Number(weight) >= 700));
    const limit = isLarge ? 3 : 4.5;
    if (!result || found / limit < result.ratio / result.limit) result = { ratio: found, limit, text: text.textContent };
  }
  return result;
}

const inherited = (element, name) => element.closest(`[${name}]`)?.getAttribute(name) ?? "";

/**
 * The lowest contrast of a text; undefined if it is not seen. Where it changes the picture most, a letter covers a pixel
 * wholly, and has its own colour. All pixels of this colour are compared: those at the edges of letters are mixed.
 */
function lowestOf(whole, below) {
  const change = (at) => Math.abs(whole[at] - below[at]) + Math.abs(whole[at + 1] - below[at + 1]) + Math.abs(whole[at + 2] - below[at + 2]);
  let [most, place] = [0, 0];
  for (let at = 0; at < whole.length; at += 4) {
    if (change(at) > most) [most, place] = [change(at), at];
  }
  if (most === 0) return undefined;
  const color = whole.slice(place, place + 3);
  let lowest = Infinity;
  for (let at = 0; at < whole.length; at += 4) {
    const isCovered = [0, 1, 2].every((part) => Math.abs(whole[at + part] - color[part]) <= 1);
    if (isCovered && change(at) > 0) lowest = Math.min(lowest, ratio(color, below.slice(at, at + 3)));
  }
  return lowest;
}
