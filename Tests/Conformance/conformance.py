#!/usr/bin/env python3
"""Draws every fixture in many renderers and compares the pictures with those of one of them.

A fixture with text is drawn once more without it.

    conformance.py                                       all renderers, against Chromium
    conformance.py --renderers resvg,librsvg,cairosvg    the quick part, against resvg

Prints, for each renderer, how many fixtures it draws as the reference does and the worst share of pixels that are off
(see comparing.py): first among those that it must draw alike, then among those that it may draw otherwise, with the
reasons (see gates.py). Pictures, and pictures of the differences, stay in the output folder.

Exit status: 0 all agree that must, 1 some do not, 2 there is nothing to compare, or to compare with.
"""

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

import comparing
import drawing
import gates
from fixture import fixtures_in
from renderers import RENDERERS

TOP = Path(__file__).resolve().parents[2]
SCALE = 4  # at less, hinting moves text, and thin lines are lost in the tolerance
LIMIT = 0.1  # per cent of the pixels: renderers that agree differ by less, a corner that is drawn wrong by more


@dataclass
class Result:
    """How one renderer drew one fixture."""

    fixture: str
    renderer: str
    excuse: Optional[str]  # why it may draw it otherwise
    share: float = 0.0  # per cent of the pixels that are off
    failure: Optional[str] = None  # why there is no picture

    @property
    def is_off(self):
        return self.failure is not None or self.share > LIMIT

    def __str__(self):
        return f"no picture  {self.fixture}: {self.failure}" if self.failure else f"{self.share:8.2f} %  {self.fixture}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--renderers", default=",".join(RENDERERS), help="comma-separated; the first is the reference")
    parser.add_argument("--fixtures", type=Path, default=TOP / "Fixtures", help="folder of SVG files")
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
    fixtures = list(fixtures_in(options.fixtures))
    if not fixtures:
        print(f"no SVG files in {options.fixtures}", file=sys.stderr)
        return 2

    failures = draw(fixtures, names, options.out)
    results = compare(fixtures, names, failures, options.out)
    report(fixtures, names, results, options.all)
    return 1 if any(result.is_off and not result.excuse for result in results) else 0


def picture(out, fixture, name):
    return out / f"{fixture.name}.{name}.png"


def draw(fixtures, names, out):
    """Draws every fixture with every renderer; why pictures are missing, by their files."""
    copies = [(fixture, str(fixture.written(out))) for fixture in fixtures]
    jobs = {
        name: [
            {"svg": copy, "png": str(picture(out, fixture, name)), "scale": SCALE,
             "width": fixture.whole_size[0] * SCALE, "height": fixture.whole_size[1] * SCALE}
            for fixture, copy in copies
        ]
        for name in names
    }
    failures = {}
    for name, version, failed in drawing.draw(jobs, os.cpu_count() or 1):
        print(f"{name:9} {len(fixtures) - len(failed):4} of {len(fixtures)} drawn by {version}", flush=True)
        failures.update(failed)
    return failures


def compare(fixtures, names, failures, out):
    coverage, results, reference = gates.installed_coverage(), [], names[0]
    for fixture in fixtures:
        excuses = gates.excuses(fixture, coverage)
        ground = picture(out, fixture, reference)
        if failure := failures.get(str(ground)):
            results.append(Result(fixture.name, reference, None, failure=failure))
            continue
        # Where the reference itself is excused there is nothing to hold the others to.
        excuses = dict.fromkeys(names, excuses[reference]) if reference in excuses else excuses
        original = comparing.load(ground)
        for name in names[1:]:
            path = picture(out, fixture, name)
            result = Result(fixture.name, name, excuses.get(name), failure=failures.get(str(path)))
            shown = path.with_suffix(".difference.png")
            shown.unlink(missing_ok=True)
            if not result.failure:
                difference = comparing.difference(comparing.load(path), original)
                result.share = comparing.share(difference)
                if result.is_off:
                    comparing.save(difference, shown)
            results.append(result)
    return results


def report(fixtures, names, results, everything):
    uneven = [fixture for fixture in fixtures if fixture.size != fixture.whole_size]
    print(f"\n{len(fixtures)} pictures at {SCALE} times their size, against {names[0]}; "
          f"limit: {LIMIT} % of the pixels off by more than {comparing.LEVEL} of 255")
    if uneven:
        print(f"{len(uneven)} of them with a size rounded up to whole points, such as {uneven[0].name}")
    for title, excused in (("must agree", False), ("may differ", True)):
        print(f"\n{title:10} {'count':>5} {'off':>4}  {'worst':>10}")
        for name in names[1:]:
            rows = [row for row in results if row.renderer == name and bool(row.excuse) == excused]
            worst = max(rows, key=lambda row: (row.failure is not None, row.share), default="-")
            print(f"{name:10} {len(rows):5} {sum(row.is_off for row in rows):4}  {worst}")
    print("\nmay differ because it")
    for why in sorted({row.excuse for row in results if row.excuse}):
        rows = [row for row in results if row.excuse == why]
        excused = [name for name in names if any(row.renderer == name for row in rows)]
        print(f"{len({row.fixture for row in rows}):5} {why}: {', '.join(excused)}")
    print()
    for row in sorted(results, key=lambda row: (bool(row.excuse), row.renderer, row.fixture)):
        if row.is_off and (everything or not row.excuse):
            print(f"{'differs' if row.excuse else 'FAILED':8} {row.renderer:10} {row}" +
                  (f"  ({row.excuse})" if row.excuse else ""))


if __name__ == "__main__":
    sys.exit(main())
