#!/usr/bin/env python3
"""Makes StatusAdvances.swift: the figures for status badges that differ from the advance tables.

    make-status-tables.py ADVANCES > StatusAdvances.swift

ADVANCES is the folder for make-tables.py. AdvanceTables.swift, which that script makes, must be up to date: it is read
from the folder of this file. A figure is left out if the advance table or the rules of the built-in shaper (one em for
full-width characters, half an em for half-width ones, nothing for marks and format characters) give it already.
"""

import json
import math
import pathlib
import sys
import unicodedata

import advance_text

UNITS = 2048
TABLES = [
    ("verdana11", "verdana-11-normal", "verdana", 11, "Verdana at 11 px."),
    ("verdana10", "verdana-10-normal", "verdana", 10, "Verdana at 10 px."),
    ("verdanaBold10", "verdana-10-bold", "verdanaBold", 10, "Verdana Bold at 10 px."),
    ("helveticaNeueBold11", "helvetica-11-bold", "helveticaNeueBold", 11, "Helvetica Neue Bold at 11 px."),
]
# The ranges of EastAsianWidth, up to U+FFFF.
FULL = [
    (0x1100, 0x11FF), (0x2329, 0x232A), (0x2E80, 0x3029), (0x3030, 0x303E), (0x3041, 0x3098), (0x309B, 0xA4CF),
    (0xA960, 0xA97F), (0xAC00, 0xD7FF), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE6F), (0xFF01, 0xFF60),
    (0xFFE0, 0xFFE6),
]
HALF = [(0xFF61, 0xFFDC), (0xFFE8, 0xFFEE)]


def known(code, table, size):
    """The shaper's own figure, in hundredths; None if it may use another font's figure."""
    def within(ranges):
        return any(first <= code <= last for first, last in ranges)

    if code in table:
        return math.floor(table[code] * size * 100 / UNITS + 0.5)
    if within(HALF):
        return size * 50
    if within(FULL):
        return size * 100
    return 0 if unicodedata.category(chr(code)) in {"Cf", "Mn", "Me", "Zl", "Zp"} else None


def main():
    folder = pathlib.Path(sys.argv[1])
    print("""\
// Made by make-status-tables.py, which stands beside this file and says how to make it again. Not to be edited.
//
// Source of the figures: anafanafo 2.0.0, MIT licence. Its authors note that all rights to Verdana are Microsoft's.
//
// swift-format-ignore-file

/// Advance widths of status badges in hundredths of a pixel, where they are not what the advance tables and the shaper's
/// rules give.
extension AdvanceTable {""")
    source = (pathlib.Path(__file__).parent / "AdvanceTables.swift").read_text()
    parts = []
    for name, file, own, size, comment in TABLES:
        table = advance_text.read(own, source)
        ranges = json.loads((folder / f"{file}.json").read_text())["ranges"]
        widths = {code: width for first, last, width in ranges for code in range(first, last + 1)}
        exceptions = {code: width for code, width in widths.items() if known(code, table, size) != width}
        parts.append(advance_text.declaration(name, exceptions, comment))
    print("\n".join(parts), end="")
    print("}")


if __name__ == "__main__":
    main()
