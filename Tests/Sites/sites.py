#!/usr/bin/env python3
"""Builds the example sites with their generators and opens them in Chromium: sites.py BINARY [SITE…]

A generator that is not installed gives a line, and its site is left out. Pictures go into build/sites/pictures.
"""

import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from xml.etree import ElementTree

from browser import Browser, axe_script

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "Examples"
PICTURES = ROOT / "build/sites/pictures"

# Each site: the program that it needs, the commands that build it, where it is then, and its pages.
SITES = {
    "hugo": ("hugo", [["./build.sh"]], "build/site", ["", "posts/3/", "tags/birds/"]),
    "jekyll": ("jekyll", [["jekyll", "build", "--quiet"]], "build/site", ["", "2026/03/01/post3.html"]),
    "mkdocs": ("mkdocs", [["mkdocs", "build", "--quiet", "--strict"]], "build/site", ["", "night-herons/"]),
    "mkdocs-hook": ("mkdocs", [["mkdocs", "build", "--quiet", "--strict", "--config-file", "mkdocs-hook.yml"]],
                    "build/site-hook", [""]),
    "sphinx": ("sphinx-build", [["sphinx-build", "-q", "-W", "-E", "-j", "2", ".", "build/site"]], "build/site",
               ["index.html", "night-herons.html"]),
    "pelican": ("pelican", [["pelican", "--quiet", "--fatal", "warnings"]], "build/site", ["", "night-herons.html"]),
    "nikola": ("nikola", [["nikola", "build", "--quiet"]], "build/site", ["", "posts/post3/"]),
    "swift-site": ("swift", [["swift", "run", "--quiet", "swift-site", "build/site"]], "build/site", ["", "tags.html"]),
}
# The feed of a site and the index of its search, as far as the site has them.
FEEDS = {"hugo": "index.xml", "jekyll": "feed.xml", "pelican": "feed.xml", "nikola": "rss.xml"}
SEARCHES = {"hugo": "index.json", "mkdocs": "search/search_index.json", "mkdocs-hook": "search/search_index.json",
            "sphinx": "searchindex.js", "pelican": "search.json"}
# What the themes of MkDocs and Sphinx bring along, whatever a page contains.
OF_THEMES = {"mkdocs": (".md-header", ".md-sidebar", ".md-footer", ".md-skip", ".md-search"),
             "mkdocs-hook": (".md-header", ".md-sidebar", ".md-footer", ".md-skip", ".md-search"),
             "nikola": ("#header", "#footer", ".metadata", ".postpromonav"),
             "sphinx": (".sidebar-drawer", ".toc-drawer", ".mobile-header", ".content-icon-container", "footer", ".skip-to-content")}
BADGES = "[...document.images].filter((one) => /badges|_images|_static|^data:image.svg/.test(one.src)).length"
SOURCE = re.compile('<img[^>]* src="([^"]*)"')
# Pictures of a pair that show the file for other pages.
WRONG_PAIRS = """[...document.querySelectorAll("picture img")].map((one) => one.currentSrc)
  .filter((one) => /-dark[.]/.test(one) != matchMedia("(prefers-color-scheme: dark)").matches)"""
UNNAMED = "[...document.images].filter((one) => !one.alt).map((one) => one.src)"
CELLS = """Promise.all([...document.querySelectorAll(".cells li")].map(async (one) => {
  const source = getComputedStyle(one).borderImageSource;
  const address = source.match(/url\\("(.*)"\\)/)?.[1];
  return address && (await fetch(address)).ok ? 1 : 0; })).then((found) => found.reduce((a, b) => a + b, 0))"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_address[1]}/"


def build(name, commands, folder):
    """Builds a site; returns what is wrong."""
    shutil.rmtree(folder, ignore_errors=True)
    for command in commands:
        ended = subprocess.run(command, cwd=EXAMPLES / name.removesuffix("-hook"), stdin=subprocess.DEVNULL,
                               capture_output=True, text=True, check=False)
        if ended.returncode:
            return [f"{' '.join(command)} exited with {ended.returncode}: {(ended.stderr or ended.stdout)[-600:]}"]
    return []


def readers(name, folder):
    """What is wrong in what readers of feeds and searches read of a site."""
    found = []
    if name in FEEDS:
        feed = (folder / FEEDS[name]).read_text(encoding="utf-8")
        texts = [one.text or "" for one in ElementTree.fromstring(feed).iter()]
        found += [] if "Night herons" in texts else ["the feed lacks a post"]
        pictures = [source for text in texts for source in SOURCE.findall(text)]
        found += [f"the feed has a picture at {one}" for one in pictures if not re.match("https?:|data:|/", one)]
    if name in SEARCHES:
        index = (folder / SEARCHES[name]).read_text(encoding="utf-8")
        found += [] if "herons" in index else ["the search lacks a post"]
        found += [f"the search has {word}" for word in ("<svg", "prefers-color-scheme") if word in index]
    return found


def generated(name, folder):
    """What is wrong in what a generator makes of badges."""
    if name == "sphinx":
        page = (folder / "night-herons.html").read_text(encoding="utf-8")
        return [] if page.count("<picture>") == 1 and 'srcset="_static/badges/inbox-dark.svg"' in page else ["no pair in a page"]
    if name == "pelican":
        page = (folder / "night-herons.html").read_text(encoding="utf-8")
        return [] if page.count("[[badge tests]]") == 1 and "badges/tests.svg" in page else ["a mark in code is lost"]
    if name.startswith("mkdocs"):
        page = (folder / "counting-swifts/index.html").read_text(encoding="utf-8")
        return [] if page.count("[[badge tests]]") == 2 and "badges/tests.svg" in page else ["a mark in code is lost"]
    return []


def look(browser, name, folder, pages, axe):
    """Opens the pages of a site; returns what is wrong."""
    found = []
    server, address = serve(folder)
    try:
        for page in pages:
            for scheme in "light", "dark":
                for width in 1280, 375:
                    browser.visit(address + page, width=width, scheme=scheme)
                    where = f"{page or 'index'} {scheme} {width}"
                    problems = browser.problems()
                    if not page or page == "index.html":
                        if browser.evaluate(CELLS) != 3:
                            found.append(f"{where}: not every row has its cell")
                        browser.shoot(PICTURES / f"{name}-{scheme}-{width}.png")
                    if browser.evaluate(BADGES) == 0:
                        found.append(f"{where}: no badge")
                    if unnamed := browser.evaluate(UNNAMED):
                        found.append(f"{where}: without a name: {unnamed}")
                    if wrong := browser.evaluate(WRONG_PAIRS):
                        found.append(f"{where}: for the other pages: {wrong}")
                    if axe:
                        # The rest of the page belongs to the theme.
                        problems += [f"axe: {one}" for one in browser.barriers(axe, OF_THEMES.get(name, ()))]
                    found += [f"{where}: {one}" for one in problems]
    finally:
        server.shutdown()
    return found


def main():
    binary = Path(sys.argv[1]).resolve()
    os.environ["PATH"] = f"{binary.parent}{os.pathsep}{os.environ['PATH']}"
    axe = axe_script()
    if axe is None:
        print("sites.py: no check by axe-core, because axe-playwright-python is missing", file=sys.stderr)
    browser = None if Browser.missing() else Browser()
    if browser is None:
        print("sites.py: no page was opened, because Chromium is missing", file=sys.stderr)
    passed = failed = skipped = 0
    for name, (program, commands, folder, pages) in SITES.items():
        if sys.argv[2:] and name not in sys.argv[2:]:
            continue
        if not shutil.which(program):
            print(f"{name}: left out, because {program} is missing")
            skipped += 1
            continue
        folder = EXAMPLES / name.removesuffix("-hook") / folder
        problems = build(name, commands, folder) or readers(name, folder) + generated(name, folder)
        if browser and not problems:
            problems = look(browser, name, folder, pages, axe)
        print(f"{name}: {len(problems)} problems" if problems else f"{name}: built, {len(pages)} pages looked at")
        for problem in problems:
            print(f"  {problem}")
        passed, failed = passed + (not problems), failed + bool(problems)
    if browser:
        browser.close()
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
