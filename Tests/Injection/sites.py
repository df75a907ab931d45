#!/usr/bin/env python3
"""Builds sites of real generators from data with payloads, and opens their pages in browsers.

On each page nothing runs, nothing is loaded from elsewhere, no link has the scheme of a script, and the words that a
reader sees are those of the data. A generator that is not installed gives a line, and its sites are left out.
"""

import argparse
import base64
import html
import shutil
import sys
import tempfile
import time
from pathlib import Path

from injection import ChromiumPages, Chromium, Firefox, FirefoxPages, Server, check_controls, counts
from published import SITES, Badges, words

# A picture of one pixel, which takes browsers far less time than a badge.
PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")


class SiteServer(Server):
    """Serves a site, in which what a picture contains does not matter here."""

    def contents(self, file):
        is_badge = file.suffix == ".svg" and file.is_file() and file.parent != self.folder
        return (PIXEL, "image/png") if is_badge else super().contents(file)


LOOK = r"""(() => {
  const found = [], main = document.querySelector("main, [role=main]"), html = "http://www.w3.org/1999/xhtml";
  const allowed = new Set(("p img picture source ul li table thead tbody tr th td h2 strong em code div section br main " +
    "svg g path text a defs linearGradient stop rect mask").split(" "));
  if (window.fired !== undefined) found.push(`a script of payload ${window.fired} ran`);
  for (const one of document.querySelectorAll("*")) {
    for (const {name, value} of one.attributes) {
      if (/^on/i.test(name)) found.push(`${one.localName} has ${name}=${value}`);
      if (!/^(xlink:href|href|src|srcset|action|formaction|data|poster)$/i.test(name)) continue;
      let scheme = "none";
      try { scheme = new URL(value, document.baseURI).protocol; } catch {}
      const isPicture = name == "src" && value.startsWith("data:image/svg+xml,") || one.rel == "icon" && value == "data:,";
      if (!["http:", "https:", "mailto:", "none"].includes(scheme) && !isPicture) found.push(`${one.localName} has ${name}=${value}`);
    }
    // The link that an entry has; what is behind its host comes from the data.
    const isOwnLink = one.localName == "a" && one.protocol == "https:" && one.host == "example.org";
    if (main?.contains(one) && (!allowed.has(one.localName) || one.localName == "a" && one.namespaceURI == html && !isOwnLink))
      found.push(`there is an element ${one.localName}`);
  }
  const images = [...document.images].filter((one) => !one.complete || !one.naturalWidth).map((one) => one.src);
  const rest = main?.cloneNode(true);
  rest?.querySelectorAll("svg").forEach((one) => one.remove());
  const texts = (selector, value) => [...document.querySelectorAll(selector)].map(value);
  return {found, broken: images, text: rest?.textContent, images: texts("img", (one) => one.alt),
    labels: texts("svg", (one) => one.getAttribute("aria-label")),
    drawn: texts("svg", (one) => one.querySelector("text")?.textContent),
    cards: texts(".card q", (one) => one.textContent)};
})()"""


def differences(what, seen, expected):
    """Where two lists differ, in three lines at most."""
    pairs = [(number, a, b) for number, (a, b) in enumerate(zip(seen, expected)) if a != b]
    found = [f"{what} {number} is {a!r}, not {b!r}" for number, a, b in pairs[:3]]
    if len(pairs) > 3:
        found.append(f"{what}: {len(pairs) - 3} more differ")
    if len(seen) != len(expected):
        found.append(f"{what}: {len(seen)}, not {len(expected)}")
    return found


def problems(seen, page, texts):
    """What is wrong with a page of a site."""
    found = list(dict.fromkeys(seen["found"]))[:6]
    images = list(map(html.unescape, seen["images"])) if page.shows_references else seen["images"]
    if page.images is not None:
        found += differences("image", images, page.images)
    found += differences("label", [words(label) for label in seen["labels"]], page.labels)
    if page.labels:
        found += differences("drawn text", [words(text or "") for text in seen["drawn"]], texts)
    text = [word for word in seen["text"].split() if word.strip("|`-")]
    if page.words is not None and text != page.words:
        found.append(f"the text beside the badges is another one: {[word for word in text if word not in page.words][:9]}")
    return found + [f"no picture at {address}" for address in seen["broken"][:3]]


def built(badges, folder, server, names):
    """The sites that could be built, and the number of the others."""
    sites, failures = [], 0
    for name in names or SITES:
        kind = SITES[name]
        if shutil.which(kind.needs) is None:
            print(f"  {name}: skipped, no command {kind.needs}")
            continue
        start = time.monotonic()
        site = kind(name, badges, folder / name, f"{server.address}/file/{name}")
        try:
            site.build()
            sites.append(site)
            print(f"  {name:16} {len(site.pages):2} pages, built in {time.monotonic() - start:.0f} s", flush=True)
        except RuntimeError as error:
            failures += 1
            print(f"{name}: {error}", flush=True)
    return sites, failures


def opened(browser, label, badges, sites, server):
    """Opens every page; returns the number of problems."""
    count = 0

    def note(place, problems):
        nonlocal count
        count += len(problems)
        for one in problems:
            print(f"{label}, {place}: {one}", flush=True)

    for site in sites:
        start = time.monotonic()
        for name, url in site.urls().items():
            browser.open(url)
            time.sleep(0.2)  # handlers of events may be late
            page = site.pages[name]
            # What the report says has addresses beside the report.
            seen = browser.evaluate(LOOK)
            if name == "report":
                seen["broken"] = []
            note(f"{site.name}, {name}", problems(seen, page, badges.drawn))
        print(f"  {site.name:16} opened in {label} in {time.monotonic() - start:.0f} s", flush=True)
    for name in "gallery/index.html", "indexed/index.html":
        browser.open(f"{server.address}/file/{name}")
        seen = browser.evaluate(LOOK)
        wrong = [one for one in seen["found"] if "element" not in one] + seen["broken"]
        wrong += differences("title", sorted(map(words, seen["cards"])), sorted(badges.cards()))
        note(name, wrong)
    time.sleep(1)  # what a script asks for may come late
    for name in "fire", "load":
        note(name, [f"payload {number}" for number in server.hits[name]])
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", help="the command that was built")
    parser.add_argument("sites", nargs="*", help=f"some of {', '.join(SITES)}; by default all")
    parser.add_argument("--part", type=int, default=1, help="only every n-th payload")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cartouche-injection-"))
    server = SiteServer(folder)
    try:
        badges = Badges(str(Path(options.command).resolve()), folder, server.address, options.part)
        print(f"  {len(badges.texts)} payloads, {len(badges.report)} badges")
        sites, count = built(badges, folder, server, options.sites)
        if counts(server) != (0, 0):
            count += 1
            print("a generator asked for something", dict(server.hits["fire"]), dict(server.hits["load"]))
        browsers = 0
        for label, kind, make in (("Chromium", Chromium, ChromiumPages), ("Firefox", Firefox, FirefoxPages)):
            if kind.missing():
                print(f"  {label}: skipped, {kind.missing()}")
                continue
            browsers += 1
            browser = make()
            try:
                check_controls(server, browser, label)
                count += opened(browser, label, badges, sites, server)
            finally:
                browser.close()
        pages = sum(len(site.pages) for site in sites)
        print(f"{len(badges.texts)} payloads, {len(sites)} sites, {pages} pages, each opened in {browsers} browsers: {count} problems")
        return 1 if count or not browsers else 0
    finally:
        server.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
