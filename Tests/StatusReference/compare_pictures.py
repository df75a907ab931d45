#!/usr/bin/env python3
"""Compares the pictures of status badges with those of the reference, in Chromium.

    reference.py ADVANCES --pictures THEIRS
    CARTOUCHE_STATUS_PICTURES=OURS swift test --filter StatusReferenceTests
    compare_pictures.py THEIRS OURS [--scale 1] [--as-image] [--worst FOLDER]

For each style and edition it prints the input with the largest share of pixels that are off, as Tests/Conformance
measures it. --as-image shows each file in the `img` element of a page, with letters hinted as on most screens of
Linux, where the browser moves them to whole pixels unless the file asks for precision. --worst saves both pictures and
their difference for every input above the limit.
"""

import argparse
import collections
import math
import pathlib
import re
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Conformance"))

import comparing  # noqa: E402
from chromium import FLAGS, Chromium  # noqa: E402

LIMIT = 0.1  # per cent


class ImageInPage(Chromium):
    """Shows the file as a picture in a page, in letters that are hinted."""

    flags = tuple(flag for flag in FLAGS if not flag.startswith("--font-render-hinting"))

    def page(self, job):
        page = pathlib.Path(job["png"]).with_suffix(".html")
        source = pathlib.Path(job["svg"]).resolve().as_uri()
        page.write_text(f'<!doctype html><body style="margin:0"><img src="{source}" style="display:block">')
        return page.resolve().as_uri()


def size_of(svg):
    head = svg.read_text()[:2000]
    return [float(re.search(rf' {name}="([\d.]+)"', head).group(1)) for name in ("width", "height")]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("theirs", type=pathlib.Path)
    parser.add_argument("ours", type=pathlib.Path)
    parser.add_argument("--worst", type=pathlib.Path)
    parser.add_argument("--only", default="*.svg", help="a pattern that the files' names match")
    parser.add_argument("--scale", type=int, default=4, help="pixels to a point")
    parser.add_argument("--as-image", action="store_true", help="as the picture in a page")
    options = parser.parse_args()
    pictures = pathlib.Path(tempfile.mkdtemp(prefix="status-pictures-"))
    browser = ImageInPage() if options.as_image else Chromium()
    browser.open()
    shares = collections.defaultdict(list)
    try:
        for theirs in sorted(options.theirs.glob(options.only)):
            ours = options.ours / theirs.name
            # Room for what either may draw beyond its edges, on whole pixels.
            width, height = (math.ceil(max(a, b)) * options.scale for a, b in zip(size_of(theirs), size_of(ours)))
            drawn = []
            for side, svg in (("theirs", theirs), ("ours", ours)):
                png = pictures / f"{theirs.stem}.{side}.png"
                browser.draw({"svg": svg, "png": png, "width": width, "height": height, "scale": options.scale})
                drawn.append(comparing.load(png))
            difference = comparing.difference(*drawn)
            share = comparing.share(difference)
            name, style, edition = theirs.stem.rsplit(".", 2)
            shares[style, edition].append((share, float(difference.max()), name))
            if share > LIMIT and options.worst:
                options.worst.mkdir(parents=True, exist_ok=True)
                for side in ("theirs", "ours"):
                    shutil.copy(pictures / f"{theirs.stem}.{side}.png", options.worst)
                comparing.keep(difference, options.worst / f"{theirs.stem}.difference.png", True)
    finally:
        browser.close()
        shutil.rmtree(pictures)
    print(f"{'style':15} {'edition':8} {'inputs':>6} {'above':>6} {'worst':>8}  of")
    for (style, edition), found in sorted(shares.items()):
        share, _, name = max(found)
        above = sum(share > LIMIT for share, _, _ in found)
        print(f"{style:15} {edition:8} {len(found):6} {above:6} {share:7.3f}%  {name}")
    return any(share > LIMIT for found in shares.values() for share, _, _ in found)


if __name__ == "__main__":
    sys.exit(main())
