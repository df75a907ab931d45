import type { Cartouche, Entry } from "./cartouche.js";

/** `<cartouche-badge>`: draws a badge from its attributes, and again when they change. */
export class BadgeElement extends HTMLElement {
  /** The core of all elements; set it to load from elsewhere: elements are then drawn again. */
  static core?: Promise<Cartouche> | undefined;
  /** An entry as in a manifest, instead of the attributes. Its profile is `embed`, and reduced motion comes before it. */
  entry?: Entry | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    "cartouche-badge": BadgeElement;
  }
}
