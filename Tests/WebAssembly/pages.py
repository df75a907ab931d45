#!/usr/bin/env python3
"""Opens the example pages for JavaScript in Chromium and Firefox: pages.py PACKAGE

The page with modules comes from a web server, that with the classic script from a disk. A browser that is not installed
is named.
"""

import functools
import http.server
import json
import shutil
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path[:0] = [str(ROOT / "Tests/Injection"), str(ROOT / "Tests/Conformance")]

from chromium import Chromium  # noqa: E402
from firefox import Firefox  # noqa: E402
from injection import ChromiumPages, FirefoxPages  # noqa: E402
from payloads import TEXTS  # noqa: E402

PAYLOADS = [text.replace("(new Image).src='FIRE'", "window.fired=1").replace("fetch(`FIRE`)", "window.fired=1")
            .replace("LOAD", "/loaded") for text in TEXTS] + ["__proto__", "constructor", "toString"]
ROOT_OF = "document.querySelector({}).shadowRoot"
# A badge of the page, and what it says: the picture with its label, and the news for screen readers; "-" for no place of
# news.
SAYS = """(() => {{ const root = document.querySelector({}).shadowRoot;
  if (!root?.querySelector("svg")) return "";
  return root.querySelector("svg").getAttribute("aria-label") + "|" + (root.querySelector("output")?.textContent ?? "-"); }})()"""
# Notes all news of a badge, which are there for a second.
NOTE = """(() => { window.news = [];
  new MutationObserver((records) => records.forEach(({addedNodes}) => addedNodes.forEach((one) => {
    if (one.nodeType === Node.TEXT_NODE) news.push(one.textContent);
  }))).observe(document.querySelector("#inbox").shadowRoot, {childList: true, subtree: true}); return 1; })()"""
FOREIGN = """[...document.querySelectorAll("cartouche-badge")]
  .flatMap((one) => [...one.shadowRoot.querySelectorAll("*")]).filter((one) => /^(script|foreignObject|img|iframe|image|a|style)$/i.test(one.localName)
    || [...one.attributes].some(({name}) => /^on/.test(name))).length + (window.fired ? 1000 : 0)"""

# Styles that elements take over, by every rule that a page can have for them: for the page, for all of it, for the badge.
STYLES = """text-transform:uppercase;text-shadow:2px 2px red;stroke:#00f;stroke-width:3px;fill:#0f0;fill-opacity:.3;
  letter-spacing:5px;word-spacing:5px;font:italic small-caps 900 40px serif;font-feature-settings:'zero';font-kerning:none;
  writing-mode:vertical-rl;text-orientation:upright;direction:rtl;dominant-baseline:hanging;paint-order:stroke;text-indent:9px;
  line-height:3;white-space:pre;-webkit-text-stroke:2px red;-webkit-text-fill-color:red;font-size-adjust:.9;color:red;
  text-emphasis:dot;shape-rendering:crispEdges;text-anchor:end;text-align:right;text-rendering:optimizeSpeed;quotes:none"""
# The sizes of all badges, and the places and computed styles of their pictures and all parts of these.
COMPUTED = """JSON.stringify([...document.querySelectorAll("cartouche-badge")].map((badge) => {
  const own = badge.getBoundingClientRect();
  return [...badge.shadowRoot.querySelectorAll("svg,svg *")].map((part) => {
    const [style, box] = [getComputedStyle(part), part.getBoundingClientRect()];
    const place = part.ownerSVGElement ? [] : [own.width, own.height, box.x - own.x, box.y - own.y, box.width, box.height];
    return [...place.map(Math.round), ...[...style].map((name) => name + ":" + style.getPropertyValue(name))].join(";");
  });
}))"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}
    asked = []

    def log_message(self, *arguments):
        self.asked.append(self.path)


class Page:
    """Collects what is wrong with a page in a browser."""

    def __init__(self, browser):
        self.browser, self.faults = browser, []

    def expect(self, expression, expected, what):
        """Waits until an expression has a value."""
        deadline = time.monotonic() + 60
        value = self.browser.evaluate(expression)
        while value != expected and time.monotonic() < deadline:
            time.sleep(0.05)
            value = self.browser.evaluate(expression)
        if value != expected:
            self.faults.append(f"{what}: {str(value)[:300]!r} instead of {expected!r}")

    def set(self, selector, **attributes):
        pairs = json.dumps([[name, value] for name, value in attributes.items()])
        self.browser.evaluate(f"(() => {{ const one = document.querySelector({json.dumps(selector)});"
                              f"for (const [name, value] of {pairs}) one.setAttribute(name, value); return 1; }})()")


def says(selector):
    return SAYS.format(json.dumps(selector))


def modules(page, address):
    page.browser.open(address + "index.html")
    page.expect(says("#inbox"), "3 messages|", "the count is drawn")
    page.expect(says("[kind=status]"), "build: passing|-", "the status badge is drawn")
    page.expect("document.querySelector('#drawn img')?.naturalHeight > 0", True, "the module draws a picture that is shown")
    page.browser.evaluate(NOTE)
    page.browser.evaluate("document.querySelector('button').click() || 1")
    page.expect("news.join()", "4 messages", "a changed count is announced")
    page.expect(says("#inbox"), "4 messages|", "it is drawn, and the news is gone after a second")
    page.set("[kind=status]", text="failing")
    page.expect(says("[kind=status]"), "build: failing|-", "without the attribute, nothing is announced")
    page.browser.evaluate("window.errors = [], document.querySelector('#inbox').addEventListener('error',"
                          "({error}) => errors.push(error.name + ' ' + (error.message.includes('many') || 0))), 1")
    page.set("#inbox", count="many")
    page.expect("errors.join()", "CartoucheError true", "bad input is an event")
    page.expect(says("#inbox"), "4 messages|", "after bad input, the last picture stays")
    page.set("#inbox", count="5", alt="5 messages")
    page.expect(says("#inbox"), "5 messages|", "after bad input, the next count is drawn")
    page.expect("news.join()", "4 messages,5 messages", "and announced")
    page.browser.evaluate("document.querySelector('#inbox').removeAttribute('announce') || 1")
    page.expect(says("#inbox"), "5 messages|-", "who is no longer to announce has no place for it")
    page.set("#inbox", announce="")
    page.expect(says("#inbox"), "5 messages|", "nor does it say what was news before")


def styled(page):
    """Sets styles that texts and paths take over, and looks whether any reaches a picture."""
    former = page.browser.evaluate(COMPUTED)
    for target in ("body", "*", "cartouche-badge"):
        page.browser.evaluate(f"""(() => {{ const sheet = new CSSStyleSheet();
          sheet.replaceSync({json.dumps(target + "{" + STYLES + "}")}); document.adoptedStyleSheets = [sheet]; return 1; }})()""")
        page.expect("getComputedStyle(document.querySelector('cartouche-badge')).textTransform", "uppercase", "a style is set")
        if (found := page.browser.evaluate(COMPUTED)) != former:
            page.faults.append(f"a style for {target} reaches a picture: {difference(former, found)}")
    page.browser.evaluate("document.adoptedStyleSheets = [], 1")
    # What still has to reach it.
    for name, value in (("visibility", "hidden"), ("cursor", "pointer"), ("pointerEvents", "none"), ("colorScheme", "dark")):
        page.browser.evaluate(f"document.body.style.{name} = {value!r}, 1")
        page.expect(f"getComputedStyle({ROOT_OF.format(json.dumps('#inbox'))}.querySelector('svg')).{name}", value, name)
        page.browser.evaluate(f"document.body.style.{name} = '', 1")


def difference(former, found):
    """Where two lists of styles differ first."""
    pairs = zip(former.split(";"), found.split(";"))
    return next((f"{one[-60:]} became {other[-60:]}" for one, other in pairs if one != other), "the number of parts")


def decorative(page):
    """An empty text for readers says that a picture is decorative, as for an img."""
    svg = f"{ROOT_OF.format(json.dumps('#inbox'))}.querySelector('svg')"
    state = f"['aria-hidden', 'role', 'aria-label'].map((name) => {svg}.getAttribute(name)).join() + {svg}.textContent"
    page.set("#inbox", count="8", alt="")
    page.expect(state, "true,,8", "an empty alt draws a badge that is not read aloud")
    page.set("#inbox", count="9", alt="9 messages")
    page.expect(state, ",img,9 messages9", "with words again, it is read aloud")


def upgraded(page):
    """Sets an entry before the element knows its kind, as scripts do that run before the module."""
    page.browser.evaluate("""(() => {
      const early = document.implementation.createHTMLDocument("").createElement("cartouche-badge");
      early.id = "early";
      early.entry = { pill: { text: "early" } };
      document.body.append(early);
      return 1; })()""")
    page.expect(says("#early"), "early|-", "an entry that was set before the element was defined is drawn")
    page.browser.evaluate("document.querySelector('#early').entry = { pill: { text: 'late' } }, 1")
    page.expect(says("#early"), "late|-", "and so is the next one")
    # Moved into another document and back.
    page.browser.evaluate("""(() => { window.early = document.querySelector("#early");
      window.frame = document.body.appendChild(document.createElement("iframe"));
      frame.contentDocument.body.append(early); return 1; })()""")
    page.expect("frame.contentWindow.getComputedStyle(early).display", "inline-block", "in another document it keeps its style")
    page.browser.evaluate("document.body.append(early), frame.remove(), 1")
    page.expect("getComputedStyle(early).display", "inline-block", "and so it does when it comes back")
    page.browser.evaluate("document.querySelector('#early').remove(), 1")


def asked(page):
    """An entry that says how it looks, and badges that announce in a part of the page that scrolls."""
    root = ROOT_OF.format('"#inbox"')
    page.browser.evaluate("document.querySelector('#inbox').entry = {hub: {count: 7, animation: 'pulse'}, profile: 'web',"
                          "colorScheme: 'dark', animations: 'none'}, 1")
    page.expect(f"{root}.querySelector('[fill=\"#d10000\" i]') !== null", True, "an entry chooses its colour scheme")
    page.expect(f"{root}.querySelectorAll('animate,animateTransform').length", 0, "and whether it moves")
    page.expect(f"{root}.querySelector('title') === null", True, "but its profile is for what is inside a page")
    page.browser.evaluate("document.querySelector('#inbox').entry = {hub: {count: 7}, colorScheme: 'pair'}, 1")
    page.expect(f"{root}.innerHTML.includes('light-dark(')", True, "a pair is one picture for both schemes")
    page.browser.evaluate("document.querySelector('#inbox').entry = undefined, 1")
    page.browser.evaluate("""(() => { const list = document.body.appendChild(document.createElement("div"));
      list.id = "list";
      list.style = "height: 90px; overflow: auto; line-height: 0";
      for (let count = 1; count <= 200; count += 1) {
        const badge = list.appendChild(document.createElement("p")).appendChild(document.createElement("cartouche-badge"));
        badge.setAttribute("text", count);
        badge.setAttribute("announce", "");
      }
      return 1; })()""")
    page.expect("document.querySelector('#list p:last-child > *').shadowRoot?.querySelector('output') != null", True, "a list is drawn")
    page.expect("document.documentElement.scrollHeight", page.browser.evaluate("innerHeight"), "a list that announces keeps the page's height")
    page.browser.evaluate("document.querySelector('#list').remove(), 1")


def hostile(page):
    """Puts payloads into every attribute of the badges."""
    payloads = json.dumps(PAYLOADS)
    page.browser.evaluate(f"""(() => {{ window.finished = 0; (async () => {{
      for (const payload of {payloads}) {{
        for (const one of document.querySelectorAll("cartouche-badge")) {{
          for (const name of ["label", "text", "count", "look", "color", "alt", "kind"]) {{
            const former = one.getAttribute(name);
            one.setAttribute(name, payload);
            await new Promise((done) => setTimeout(done));
            former === null ? one.removeAttribute(name) : one.setAttribute(name, former);
          }}
        }}
      }}
      window.finished = 1; }})(); return 1; }})()""")
    page.expect("window.finished", 1, "every payload is drawn or refused")
    page.expect(FOREIGN, 0, "payloads make no elements, attributes or scripts")
    page.set("#inbox", count="6", alt="6 messages")
    page.expect(says("#inbox"), "6 messages|", "after payloads, the next count is drawn")


# A page that says where the core is, after its badges are there.
ELSEWHERE = """<!doctype html>
<cartouche-badge id="first" text="new"></cartouche-badge><cartouche-badge id="second" text="old"></cartouche-badge>
<script type="module">
  import { BadgeElement } from "./cartouche/badge-element.js";
  import { load } from "./cartouche/cartouche.js";
  window.faults = 0;
  document.addEventListener("error", () => { faults += 1; }, true);
  window.set = (address) => { BadgeElement.core = load(address); };
  set("./cartouche/cartouche-icons.wasm");
</script>"""


def elsewhere(page, address):
    page.browser.open(address + "elsewhere.html")
    page.expect(says("#first"), "new|-", "a core that the page names draws the badges that are there")
    page.expect("performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length", 1,
                "and no other core is loaded")
    page.browser.evaluate("set('./nothing.wasm'), 1")
    page.expect("faults", 2, "a core that is not there is an error of each badge")
    page.browser.evaluate("document.querySelector('#first').setAttribute('text', 'newer'), set('./cartouche/cartouche.wasm'), 1")
    page.expect(says("#first"), "newer|-", "with another core the badges are drawn again")


# A page that has its badges before the core is there, in an environment without style sheets of shadow trees.
LATE = """<!doctype html><cartouche-badge id="first" text="a"></cartouche-badge>
<cartouche-badge id="second" text="b"></cartouche-badge><script type="module">
  window.faults = 0;
  document.addEventListener("error", ({ target }) => { faults += target.localName === "cartouche-badge"; }, true);
  Object.defineProperty(ShadowRoot.prototype, "adoptedStyleSheets", { value: undefined });
  const { fetch } = window;
  window.fetch = async () => { throw new Error("offline"); };
  const { BadgeElement } = await import("./cartouche/badge-element.js");
  window.online = () => { window.fetch = fetch; document.querySelector("#second").setAttribute("text", "c"); };
  window.none = () => { BadgeElement.core = Promise.reject(null); };
</script>"""


def late(page, address):
    page.browser.open(address + "late.html")
    page.expect("faults", 2, "a core that does not load is an error of each badge")
    page.browser.evaluate("online(), 1")
    page.expect(says("#second"), "c|-", "a badge that changes loads the core again")
    page.expect(says("#first"), "a|-", "and the others are drawn with it")
    page.browser.evaluate("none(), 1")
    page.expect("faults", 4, "a core that is refused without a reason is an error of each badge, too")


# A page that lets no script make HTML of a text, with a picture that the server has put into a badge.
STRICT = """<!doctype html><meta http-equiv="Content-Security-Policy"
  content="require-trusted-types-for 'script'; trusted-types cartouche">
<cartouche-badge id="plain" text="new"></cartouche-badge>
<cartouche-badge id="early" text="new"><template shadowrootmode="open"><p>old</p></template></cartouche-badge>
<script type="module">
  import { BadgeElement } from "./cartouche/badge-element.js";
  const plain = document.querySelector("#plain");
  plain.addEventListener("click", async () => {
    let events = 0;
    plain.addEventListener("error", () => { events += 1; });
    const core = BadgeElement.core = Promise.reject(Object.assign(new Error("no core"), { code: "load" }));
    for (const text of ["a", "b", "c"]) plain.setAttribute("text", text);
    await new Promise((done) => setTimeout(done, 100));
    plain.title = `${events} ${BadgeElement.core === core}`;
  });
</script>"""


def strict(page, address):
    page.browser.open(address + "strict.html")
    page.expect(says("#plain"), "new|-", "a badge is drawn where trusted types are required")
    page.expect(says("#early"), "new|-", "and where the page has a shadow tree for it")
    page.expect("document.querySelector('#early').shadowRoot.querySelector('p') === null", True, "which it replaces")
    page.browser.evaluate("document.querySelector('#plain').click(), 1")
    page.expect("document.querySelector('#plain').title", "1 true", "changes at once have one event, and a core that the page set stays")


def media(page):
    """What only Chromium can be asked: reduced motion, dark pages, the names that are read aloud and what is let go."""
    call = page.browser.browser.call
    moving = f"{ROOT_OF.format(json.dumps('#inbox'))}.querySelectorAll('animate,animateTransform').length > 0"
    page.browser.evaluate("document.querySelector('#inbox').entry = {hub: {count: 7, animation: 'pulse'}, animations: 'smil'}, 1")
    for motion, dark in (("reduce", "light"), ("no-preference", "dark"), ("reduce", "light")):
        call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": motion},
                                                     {"name": "prefers-color-scheme", "value": dark}])
        page.expect(moving, motion != "reduce", f"an animation with the preference {motion}")
        path = f"{ROOT_OF.format(json.dumps('#inbox'))}.querySelector('[fill^=light]')"
        fill = f"getComputedStyle({path} ?? document.body).fill"
        page.expect(fill, "rgb(255, 0, 0)" if dark == "light" else "rgb(209, 0, 0)", f"the colour on {dark} pages")
    nodes = call("Accessibility.getFullAXTree")["nodes"]
    pictures = [node for node in nodes if not node.get("ignored") and node["role"]["value"] in ("image", "img")]
    names = {node["name"]["value"] for node in pictures}
    if not {"7", "build: failing", "new"} <= names:
        page.faults.append(f"screen readers read {names}")
    page.browser.evaluate("""(() => { const frame = document.body.appendChild(document.createElement("iframe"));
      const badge = frame.contentDocument.body.appendChild(document.createElement("cartouche-badge"));
      window.former = new WeakRef(badge);
      frame.remove();
      return 1; })()""")
    time.sleep(0.2)  # until it is drawn
    call("HeapProfiler.collectGarbage")
    page.expect("former.deref() === undefined", True, "a badge in a frame that was removed is let go")


def disk(page, folder):
    page.browser.open((folder / "disk.html").as_uri())
    page.expect("document.querySelector('#drawn img')?.naturalHeight ?? 0", 20, "the classic script draws from a disk")
    page.expect(says("cartouche-badge"), "new|-", "the element of the classic script draws")


def main():
    folder = Path(tempfile.mkdtemp(prefix="pages-"))
    faults = opened = 0
    try:
        shutil.copytree(ROOT / "Examples/javascript", folder, dirs_exist_ok=True)
        shutil.copytree(sys.argv[1], folder / "cartouche")
        (folder / "strict.html").write_text(STRICT, encoding="utf-8")
        (folder / "elsewhere.html").write_text(ELSEWHERE, encoding="utf-8")
        (folder / "late.html").write_text(LATE, encoding="utf-8")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for renderer, pages in ((Chromium, ChromiumPages), (Firefox, FirefoxPages)):
            label = renderer.__name__
            if not any(shutil.which(command) for command in renderer.commands):
                print(f"pages.py: {label} is missing, and opened nothing", file=sys.stderr)
                continue
            browser = pages()
            try:
                page = Page(browser)
                modules(page, f"http://127.0.0.1:{server.server_address[1]}/")
                styled(page)
                decorative(page)
                upgraded(page)
                asked(page)
                hostile(page)
                if renderer is Chromium:
                    media(page)
                strict(page, f"http://127.0.0.1:{server.server_address[1]}/")
                elsewhere(page, f"http://127.0.0.1:{server.server_address[1]}/")
                late(page, f"http://127.0.0.1:{server.server_address[1]}/")
                disk(page, folder)
            finally:
                browser.close()
            opened += 1
            faults += len(page.faults)
            print(f"{label}: {len(page.faults)} faults")
            for fault in page.faults:
                print(f"  {fault}")
        if loaded := [path for path in Quiet.asked if "loaded" in path]:
            faults += 1
            print(f"a payload loaded {loaded[:3]}")
    finally:
        shutil.rmtree(folder)
    print(f"pages.py: {opened} browsers, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
