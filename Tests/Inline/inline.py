#!/usr/bin/env python3
"""Inlines badges of every kind into pages that could change them, and compares each page with one that cannot.

The pages are opened in Chromium and Firefox. Each holds all badges at fixed places; the reference page holds the same
badges with nothing around them. The pictures must be equal. Before that, the reference pages are compared with badges
for light or dark pages alone, and a page that does change badges is compared, to see that a difference is found.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent.parent / "Conformance"))

from chromium import Chromium  # noqa: E402
from firefox import Firefox  # noqa: E402

CELL = (200, 60)
COLUMNS = 6
SCALE = 2
TOLERANCE = 2  # of 255, for every channel of every pixel
# Firefox smooths text with an opacity in its colour in another way than text with a fill-opacity.
SMOOTHING = 0.5  # of 255, on average

BADGES = {
    "flat": {"status": {"label": "build", "message": "passing *now*"}},
    "square": {"status": {"label": "build", "message": "failing", "color": "red", "style": "flat-square"}},
    "plastic": {"status": {"label": "docs", "message": "v1.2--rc", "style": "plastic"}},
    "social": {"status": {"label": "stars", "message": "1.2k", "style": "social"}},
    "badge-for-the-badge": {"status": {"label": "made", "message": "here", "style": "for-the-badge"}},
    "linked": {"status": {"label": "made", "message": "here", "style": "for-the-badge", "link": "https://example.org/"}},
    "arabic": {"status": {"label": "بناء", "message": "ناجح"}},
    "mail": {"pill": {"text": "42", "look": "mail"}},
    "solid": {"pill": {"text": "42", "look": "mail", "textColor": "white"}},
    "gradient": {"pill": {"text": "New", "look": "mail", "textColor": "white", "fill": ["#f80", "#c04"]}},
    "inset": {"pill": {"text": "7", "look": "mail", "textColor": "white", "insetShadow": {"blur": 6, "offset": 2}}},
    "shadow": {"pill": {"text": "7", "look": "mail", "textColor": "white", "shadow": {"blur": 6, "y": 2}}},
    "ant": {"pill": {"text": "New", "look": "ant-status"}},
    "material": {"hub": {"count": 12, "look": "material"}},
    "hub": {"hub": {"count": 1234}},
    "host": {"hub": {"count": 3, "on": {"width": 24, "height": 24}}},
    "web": {"profile": "web", "colorScheme": "light", "status": {"message": "here", "style": "for-the-badge"}},
    "cell": {"cell": {"position": "single", "width": 120, "height": 44}},
}

# Surroundings: name, tags around a badge, style of the page, and the badges of the reference page. {twin} is the same
# badge in another file, which is not displayed.
PAGES = [
    ("bold and italic", "<h2><b><em>{}</em></b></h2>", "h2{{font-weight:900;font-stretch:condensed}}", "light"),
    ("light weight", "<p class=x>{}</p>", ".x{{font-weight:300;font-style:oblique;font-size:40px}}", "light"),
    ("small capitals", "<p class=x>{}</p>", ".x{{font-variant:small-caps}}", "light"),
    ("right to left", "<p dir=rtl>{}</p>", "", "light"),
    ("letter spacing", "<p class=x>{}</p>", ".x{{letter-spacing:3px;word-spacing:9px}}", "light"),
    ("stroke", "<p class=x>{}</p>", ".x{{stroke:currentColor;stroke-width:3}}", "light"),
    ("links", "<p>{}</p>", "a{{text-decoration:underline;color:red}}", "light"),
    ("vertical lines", "<p class=x>{}</p>", ".x{{writing-mode:vertical-rl}}", "light"),
    ("a twin that is not displayed", "<div hidden>{twin}</div>{}", "", "light"),
    ("text anchor and colour", "<p class=x>{}</p>", ".x{{text-anchor:end;color:red;text-align:right}}", "light"),
    ("theme of the site: dark", "{}", ":root{{color-scheme:dark}}", "dark"),
    ("theme of the site: light", "{}", ":root{{color-scheme:light}}", "light"),
    ("theme of a part: dark", "<div class=x>{}</div>", ":root{{color-scheme:light}}.x{{color-scheme:dark}}", "dark"),
]
# A file that is not made to be inlined, and the only page that may not move its text.
WEB = ("web", "right to left")
# A rule that does change badges, whatever they say of themselves.
CONTROL = ("control", "<p class=x>{}</p>", ".x text,.x path,.x rect{{opacity:.5}}", "light")


def build(command, folder):
    """Draws every badge for the pages, and for light and dark ones alone."""
    entries = []
    for name, badge in BADGES.items():
        for variant, scheme in (("a", "auto"), ("twin", "auto"), ("light", "light"), ("dark", "dark")):
            entries.append({"file": f"{name}.{variant}.svg", "profile": "embed", "colorScheme": scheme, **badge})
    manifest = folder / "badges.json"
    manifest.write_text(json.dumps({"badges": entries}))
    done = subprocess.run([command, "build", manifest, "--output", folder], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)


def page(folder, tags, style, variant, policy=True):
    """A page with each badge at the place of its number, under a policy that allows only the page's own style."""
    cells = []
    for number, name in enumerate(BADGES):
        badge, twin = ((folder / f"{name}.{each}.svg").read_text().strip() for each in (variant, "twin"))
        cells.append(f'<div class="c n{number}">{tags.format(badge, twin=twin)}</div>')
    width, height = CELL
    places = "".join(
        f".n{number}{{left:{number % COLUMNS * width}px;top:{number // COLUMNS * height}px}}"
        for number in range(len(BADGES)))
    meta = ("<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; style-src 'nonce-page'\">"
            if policy else "")
    return (f"<!DOCTYPE html><meta charset=utf-8>{meta}<title>badges</title><style nonce=page>"
            f":root{{color-scheme:light}}body{{margin:0;background:none}}.c{{position:absolute;width:{width}px;height:{height}px}}"
            f".c svg{{position:absolute;left:10px;top:8px}}{places}{style.format()}</style>{''.join(cells)}")


def shot(browser, html, folder, label):
    """The pixels of a page."""
    file, picture = folder / f"{label}.html", folder / f"{label}.png"
    file.write_text(html)
    rows = -(-len(BADGES) // COLUMNS)
    browser.draw({"svg": str(file), "png": str(picture), "scale": SCALE, "width": COLUMNS * CELL[0] * SCALE,
                  "height": rows * CELL[1] * SCALE})
    return numpy.asarray(Image.open(picture).convert("RGBA"), dtype=int)


def differing(one, other, measure=numpy.max, tolerance=TOLERANCE):
    """The badges that differ between two pages, each with its difference."""
    if one.shape != other.shape:
        raise SystemExit(f"inline: pages of {one.shape} and {other.shape}")
    found = {}
    width, height = CELL[0] * SCALE, CELL[1] * SCALE
    # The colour of a pixel counts as much as the pixel is opaque.
    one, other = (numpy.dstack((pixels[..., :3] * pixels[..., 3:] // 255, pixels[..., 3])) for pixels in (one, other))
    for number, name in enumerate(BADGES):
        top, left = number // COLUMNS * height, number % COLUMNS * width
        area = (slice(top, top + height), slice(left, left + width))
        difference = float(measure(abs(one[area] - other[area])))
        if one[area].max() == 0:
            raise SystemExit(f"inline: nothing is painted for {name}")
        if difference > tolerance:
            found[name] = round(difference, 1)
    return found


def names(browser, folder):
    """The names that a screen reader reads on a page with every badge once, from Chromium."""
    (folder / "names.html").write_text(page(folder, "{}", "", "a"))
    browser.events.clear()
    browser.call("Page.navigate", url=(folder / "names.html").as_uri())
    while "Page.loadEventFired" not in browser.events:
        browser.events.append(browser.message().get("method"))
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    pictures = [node for node in nodes if not node.get("ignored") and node["role"]["value"] in ("image", "img")]
    return [node["name"]["value"] for node in pictures]


def check(browser, label, folder):
    """Compares all pages in one browser; returns the number of pages that differ."""
    browser.open()
    try:
        references = {}
        for scheme in ("light", "dark"):
            style = f":root{{{{color-scheme:{scheme}}}}}"
            references[scheme] = shot(browser, page(folder, "{}", style, "a", policy=False), folder, f"{label}-{scheme}")
            alone = shot(browser, page(folder, "{}", "", scheme, policy=False), folder, f"{label}-{scheme}-alone")
            found = differing(references[scheme], alone, numpy.mean, SMOOTHING)
            if found:
                raise SystemExit(f"inline: in {label}, on {scheme} pages, badges for both differ: {found}")
        if len(differing(references["light"], references["dark"])) < 2:
            raise SystemExit("inline: no badge has colours for dark pages")
        name, tags, style, variant = CONTROL
        if not differing(shot(browser, page(folder, tags, style, "a"), folder, f"{label}-control"), references[variant]):
            raise SystemExit("inline: a page that changes badges was not noticed")
        faults = 0
        systems = ("light", "dark") if isinstance(browser, Chromium) else ("light",)
        pages = [(system, *each) for system in systems for each in PAGES]
        if isinstance(browser, Chromium):
            pages += [("print", *PAGES[0]), ("forced", *PAGES[0])]
        for system, name, tags, style, variant in pages:
            reference = references[variant]
            if isinstance(browser, Chromium):
                set_media(browser, system)
                if system in ("print", "forced"):
                    reference = shot(browser, page(folder, "{}", "", variant), folder, f"{label}-{system}")
            pixels = shot(browser, page(folder, tags, style, "a"), folder, f"{label}-{system}-{name.replace(' ', '-')}")
            found = differing(pixels, reference)
            if name != WEB[1]:
                found.pop(WEB[0], None)
            faults += bool(found)
            print(f"  {label:9} {system:7} {name:32} {found or 'equal'}")
        if isinstance(browser, Chromium):
            set_media(browser, "light")
            read = names(browser, folder)
            print(f"  {label:9} read by screen readers: {', '.join(read)}")
            # A badge with links is a group of them.
            count = len(BADGES) - sum("link" in badge.get("status", {}) for badge in BADGES.values())
            if len(read) != count or "" in read:
                print(f"inline: {len(read)} pictures have names, not {count}", file=sys.stderr)
                faults += 1
        return faults
    finally:
        browser.close()


def set_media(browser, system):
    browser.call("Emulation.setEmulatedMedia", media="print" if system == "print" else "", features=[
        {"name": "prefers-color-scheme", "value": "dark" if system == "dark" else "light"},
        {"name": "forced-colors", "value": "active" if system == "forced" else "none"}])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", help="the command that was built")
    parser.add_argument("--keep", help="a folder for the pages and their pictures")
    options = parser.parse_args()
    folder = Path(options.keep or tempfile.mkdtemp(prefix="inline-"))
    folder.mkdir(parents=True, exist_ok=True)
    faults = 0
    try:
        build(str(Path(options.command).resolve()), folder)
        for browser, label in ((Chromium(), "chromium"), (Firefox(), "firefox")):
            faults += check(browser, label, folder)
    finally:
        if not options.keep:
            shutil.rmtree(folder)
    print(f"inline: {faults} pages differ")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
