import type { Cell, Entry, Hub, Options, Pill, Status } from "./entries.js";
export * from "./entries.js";

/** Why an entry is not drawn. */
export class CartoucheError extends Error {
  /** What is wrong: `trap` for a fault of the core, `load` where the core is not found, others for faults of an entry. */
  code: string;
  /** What the place is in, if it is not the entry: the name of a built-in look, or `tokens`. */
  file?: string;
  /** The place in the JSON of the entry, from 1. */
  line?: number;
  column?: number;
  /** What helps. */
  help?: string;
  /** The word that was meant, as far as it can be guessed. */
  suggestion?: string;
  constructor(parts: Omit<CartoucheError, "name" | "stack" | "cause">, options?: { cause?: unknown });
}

/** A built-in look. */
export type Look = LookOf<"pill", Pill> | LookOf<"hub", Hub> | LookOf<"cell", Cell> | LookOf<"status", Status>;

interface LookOf<Kind extends string, Badge extends { look?: unknown }> {
  kind: Kind;
  /** A name that badges of this kind take. */
  name: Extract<Badge["look"], string>;
  /** A short description. */
  summary: string;
}

/** Design tokens: what files of the format of the Design Tokens Community Group contain; a later one replaces tokens. */
export interface Tokens {
  light?: object | object[];
  /** What differs on dark pages. */
  dark?: object | object[];
}

/** A font to measure with. */
export interface Font {
  /** The families, in order of preference: a list, or a text with commas between them. */
  family: string | string[];
  /** The size in points. */
  size: number;
  /** The weight: 100, 200 and so on to 900; by default 400. */
  weight?: number;
}

export interface Cartouche {
  /**
   * Draws a badge: the bytes of `cartouche draw` as a text.
   *
   * @param entry As in a manifest, or its JSON.
   * @param options More keys of the entry, such as its profile.
   * @param tokens The tokens that its look names.
   * @throws {CartoucheError}
   */
  svg(entry: Entry, options?: Options, tokens?: Tokens): string;
  svg(entry: Entry | string, options?: undefined, tokens?: Tokens): string;
  /**
   * Draws a badge, and gives what its entry says without an effect: the `warnings` of `cartouche draw`.
   *
   * @throws {CartoucheError} What `svg` throws.
   */
  warnings(entry: Entry, options?: Options, tokens?: Tokens): string[];
  warnings(entry: Entry | string, options?: undefined, tokens?: Tokens): string[];
  /**
   * Checks a look: an object with the keys of a look file, or its JSON.
   *
   * @param tokens The tokens that it names.
   * @throws {CartoucheError} What the command says of such a file.
   */
  look(look: object | string, tokens?: Tokens): Pick<Look, "kind" | "summary">;
  /** The built-in looks. */
  looks(): Look[];
  /**
   * The width of a text in points, by the tables that badges are laid out by.
   *
   * @throws {CartoucheError}
   */
  measure(text: string, font: Font): number;
}

/** Which core beside the script is loaded. */
export interface Beside {
  /** Whether icons and logos may be SVG, too. The file with what reads them is larger. */
  icons: boolean;
}

type Source = Beside | URL | string | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module;

/**
 * Loads the core.
 *
 * @param source Its address, a response with it, its bytes or its module; without one, the file beside the script, and
 *   with `{ icons: true }` that which also reads icons of SVG.
 * @throws {CartoucheError}
 */
export function load(source?: Source | Promise<Source>): Promise<Cartouche>;
