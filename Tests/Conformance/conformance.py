#!/usr/bin/env python3
"""Draws every fixture in many renderers and compares the pictures with those of one of them.

A fixture with text is drawn once more with outlines in its place, as `swift test` writes it where CARTOUCHE_OUTLINED
names the folder, or without it. The same renderer's pictures of the web profile and the design profile are compared,
too (see profiles.py), and the PNG and PDF files and the VectorDrawables beside the outlined pictures (see exports.py
and drawables.py).

    conformance.py                                       all renderers, against Chromium
    conformance.py --renderers resvg,librsvg,cairosvg    the quick part, against resvg

Prints, for each renderer and profile, how many pictures it draws as the reference does and the worst share of pixels
that are off (see comparing.py): first among those that it must draw alike, then among those that it may draw otherwise,
with the reasons (see gates.py). Pictures, and pictures of the differences, stay in the output folder.

Exit status: 0 all agree that must, 1 some do not, 2 there is nothing to compare, or to compare with.
"""

import argparse
import os
import sys
from pathlib import Path

import comparing
import drawables
import drawing
import exports
import fonts
import gates
import profiles
from fixture import fixtures_in
from renderers import RENDERERS
from results import Result, report

TOP = Path(__file__).resolve().parents[2]
SCALE = 4  # at less, hinting moves text, and thin lines are lost in the tolerance
LIMIT = 0.1  # per cent of the pixels: renderers that agree differ by less, a corner that is drawn wrong by more
LIMIT_ALONG_LINES = 1  # Chromium turns the letters along a line by its own steps; a letter at a wrong place is more


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--renderers", default=",".join(RENDERERS), help="comma-separated; the first is the reference")
    parser.add_argument("--fixtures", type=Path, default=TOP / "Fixtures", help="folder of SVG files")
    parser.add_argument("--outlined", type=Path, default=TOP / "build/conformance/outlined",
                        help="folder of the same with outlined text")
    parser.add_argument("--out", type=Path, default=TOP / "build/conformance/pictures", help="folder for the pictures")
    parser.add_argument("--all", action="store_true", help="name every picture that differs, excused or not")
    options = parser.parse_args()

    asked = options.renderers.split(",")
    if unknown := [name for name in asked if name not in RENDERERS]:
        parser.error(f"no renderer {unknown[0]}; there are {', '.join(RENDERERS)}")
    missing = {name: why for name in asked if (why := RENDERERS[name].missing())}
    for name, why in missing.items():
        print(f"left out: {name} ({why})")
    if asked[0] in missing:
        print(f"without {asked[0]} there is nothing to compare with", file=sys.stderr)
        return 2
    names = [name for name in asked if name not in missing]
    if len(names) < 2:
        print(f"there is nothing but {names[0]} to compare", file=sys.stderr)
        return 2
    try:
        fixtures = list(fixtures_in(options.fixtures, options.outlined))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if not fixtures:
        print(f"no SVG files in {options.fixtures}", file=sys.stderr)
        return 2

    def picture(fixture, name):
        return options.out / f"{fixture.name}.{name}.png"

    fonts.limit(options.out)
    failures = draw(fixtures, names, options.out, picture)
    print(f"\n{len(fixtures)} pictures at {SCALE} times their size, against {names[0]}; "
          f"a pixel counts that is off by more than {comparing.LEVEL} of 255")
    pairs = profiles.compare(fixtures, names, failures, picture)
    if not pairs:
        print(f"left out: {profiles.GROUP} (no pictures in {options.outlined})")
    drawn = exports.compare(fixtures, names, failures, picture, options.outlined, SCALE)
    drawn += drawables.compare(fixtures, names, failures, picture, options.outlined, SCALE)
    results = compare(fixtures, names, failures, picture) + pairs + drawn
    report(results, options.all)
    return 1 if any(result.fails for result in results) else 0


def draw(fixtures, names, out, picture):
    """Draws every fixture with every renderer; why pictures are missing, by their files."""
    copies = [(fixture, str(fixture.written(out))) for fixture in fixtures]
    jobs = {
        name: [
            {"svg": copy, "png": str(picture(fixture, name)), "scale": SCALE,
             "width": fixture.size[0] * SCALE, "height": fixture.size[1] * SCALE}
            for fixture, copy in copies
        ]
        for name in names
    }
    failures = {}
    for name, version, failed in drawing.draw(jobs, os.cpu_count() or 1):
        print(f"{name:9} {len(fixtures) - len(failed):4} of {len(fixtures)} drawn by {version}", flush=True)
        failures.update(failed)
    return failures


def compare(fixtures, names, failures, picture):
    """How the renderers drew each fixture, against the first of them."""
    coverage, results, reference = gates.installed_coverage(), [], names[0]
    for fixture in fixtures:
        excuses = gates.excuses(fixture, coverage)
        limit = LIMIT_ALONG_LINES if "textPath" in fixture.elements else LIMIT
        expected = picture(fixture, reference)
        if failure := failures.get(str(expected)):
            results.append(Result(fixture.name, reference, fixture.group, None, LIMIT, failure=failure))
            continue
        # Where the reference itself is excused there is nothing to hold the others to.
        excuses = dict.fromkeys(names, excuses[reference]) if reference in excuses else excuses
        original = comparing.load(expected)
        for name in names[1:]:
            path = picture(fixture, name)
            result = Result(fixture.name, name, fixture.group, excuses.get(name), limit,
                            failure=failures.get(str(path)))
            shown = path.with_suffix(".difference.png")
            if result.failure:
                shown.unlink(missing_ok=True)
            else:
                difference = comparing.difference(comparing.load(path), original)
                result.share = comparing.share(difference)
                comparing.keep(difference, shown, result.is_off)
            results.append(result)
    return results


if __name__ == "__main__":
    sys.exit(main())
