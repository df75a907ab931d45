// <cartouche-badge kind="status" label="build" text="passing" look="flat"></cartouche-badge>
import { load } from "./cartouche.js";

const ATTRIBUTES = ["kind", "label", "text", "count", "look", "color", "alt"];
// What is no number is refused by the core, in its own words.
const count = (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);
const ENTRIES = {
  status: ({ label, text, look, color }) => ({ status: { label, message: text, look, color } }),
  pill: ({ text = "", look, color }) => ({ pill: { text, look, fill: color } }),
  hub: ({ count: text, look, color }) => ({ hub: { count: count(text), look, fill: color } }),
};
// The picture takes over these styles of a page alone. News with a place in the page would let it scroll further.
const STYLE = `
  :host { display: inline-block; vertical-align: middle } :host([hidden]) { display: none }
  div { all: initial; display: block; width: max-content; color-scheme: inherit; visibility: inherit; cursor: inherit;
    pointer-events: inherit; forced-color-adjust: inherit } svg { display: block }
  output { position: fixed; inset: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }`;

/**
 * Draws a badge from its attributes, and again when they change. If that fails, the last picture stays, and there is an
 * event `error`. With `announce`, screen readers are told a changed badge, for a second. In Node it is no element.
 */
export class BadgeElement extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = [...ATTRIBUTES, "announce"];
  /** The core of all elements: what `load` gives. Set it to load from elsewhere: elements are then drawn again. */
  static get core() { return BadgeElement.#core; }
  static set core(core) { BadgeElement.#core = core; BadgeElement.#drawAll(); }
  static #core; static #own; static #all = new Set(); static #policy; // #own: the page has not set it
  static #motion = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
  static #drawAll = () => { for (const one of BadgeElement.#all) one.deref()?.#draw() ?? this.#all.delete(one); };
  static #isFollowed = BadgeElement.#motion?.addEventListener("change", BadgeElement.#drawAll);
  #entry; #turn = 0; #box = globalThis.document?.createElement("div");
  #news = globalThis.document?.createElement("output"); #self = new WeakRef(this); // A removed frame disconnects none.

  /** An entry as in a manifest, instead of the attributes. */
  get entry() { return this.#entry; } set entry(entry) { this.#entry = entry; this.#draw(); }
  attributeChangedCallback() { this.#draw(); } disconnectedCallback() { BadgeElement.#all.delete(this.#self); }
  connectedCallback() {
    // What was set before the element was defined is beside the property of the class.
    if (Object.hasOwn(this, "entry")) [this.#entry] = [this.entry, delete this.entry];
    BadgeElement.#all.add(this.#self);
    this.#style();
    this.#draw();
  }
  async #draw() {
    const turn = (this.#turn += 1), isLate = () => turn !== this.#turn || !this.isConnected;
    await null; // Attributes that change together are drawn once, and with the core that the page sets.
    if (isLate()) return;
    // This draws all: those without a picture after a load that failed, too.
    if (!BadgeElement.#core) return void (BadgeElement.core = BadgeElement.#own = load());
    try {
      const core = await BadgeElement.#core;
      if (isLate()) return;
      const { colorScheme: scheme = "auto", animations: moves = "css" } = this.#entry ?? {}; // as in a manifest
      const animations = BadgeElement.#motion?.matches ? "none" : moves === "css" ? "smil" : moves;
      const colorScheme = scheme === "pair" ? "auto" : scheme;
      this.#show(core.svg(this.#entry ?? this.#attributes(), { profile: "embed", colorScheme, animations }));
    } catch (error) {
      if (error?.code === "load" && BadgeElement.core === BadgeElement.#own) BadgeElement.#core = undefined;
      if (isLate()) return;
      this.dispatchEvent(new ErrorEvent("error", { error, message: error?.message }));
    }
  }

  #attributes() {
    const values = Object.fromEntries(ATTRIBUTES.map((name) => [name, this.getAttribute(name) ?? undefined]));
    const { kind = "pill", alt } = values;
    return { ...(Object.hasOwn(ENTRIES, kind) ? ENTRIES[kind](values) : { [kind]: {} }), title: alt || undefined };
  }

  /** Shows a picture, which is read as XML and never as HTML. It has its role and its label for screen readers. */
  #show(svg) {
    try { BadgeElement.#policy ??= globalThis.trustedTypes?.createPolicy("cartouche", { createHTML: (text) => text }); }
    catch { /* The page allows no such policy, which only matters where it requires one. */ }
    const text = BadgeElement.#policy?.createHTML(svg) ?? svg;
    const picture = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
    const isDecorative = !this.#entry && this.getAttribute("alt") === "";
    if (isDecorative) for (const name of ["role", "aria-label"]) picture.removeAttribute(name);
    if (isDecorative) picture.setAttribute("aria-hidden", "true");
    const [former, label] = [this.#box.firstChild, picture].map((one) => one && (one.getAttribute("aria-label") ?? ""));
    if (!this.#box.parentNode) (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(this.#box);
    this.#style();
    this.#box.replaceChildren(picture);
    if (!this.hasAttribute("announce")) return this.#news.remove();
    if (!this.#news.isConnected) this.shadowRoot.append(this.#news);
    if (former === null || former === label) return;
    this.#news.replaceChildren(label);
    setTimeout((words) => words?.remove(), 1000, this.#news.firstChild);
  }

  /** Sets the style sheet, which the element loses where it comes into another document. */
  #style() {
    const view = this.ownerDocument.defaultView;
    if (!view || this.shadowRoot?.adoptedStyleSheets?.length !== 0) return;
    this.shadowRoot.adoptedStyleSheets = [new view.CSSStyleSheet()];
    this.shadowRoot.adoptedStyleSheets[0].replaceSync(STYLE);
  }
}

globalThis.customElements?.get("cartouche-badge") ?? globalThis.customElements?.define("cartouche-badge", BadgeElement);
