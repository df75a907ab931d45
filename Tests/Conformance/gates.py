"""Which renderers may draw a fixture otherwise than the reference, and why. What it holds decides, not its name.

Geometry is drawn alike by all, and so are pictures with a style sheet for dark pages or movements: what it says does
not hold here, where pages are light and movements unwanted. Masks, filters and clips are missing in some smaller
renderers. Text is drawn alike only where the same font is at hand, and only by renderers that obey `textLength`. Two of
those count the stretch behind the last letter, too, and draw a text that lies about its middle too far left: by half of
the room between two letters, which shows where letters are spaced, and where there are few of them. What moves by
elements moves in browsers whatever their readers want. WebKit spaces a kerned pair of a stretched text as if it were not
kerned, turns no bracket for the other one, and moves the lines of very large letters to whole pixels. Firefox moves small letters to whole pixels. Qt lets the edge of a
fill shine through a translucent line upon it, which is the one excuse of a file of the design profile.
"""

import re
import subprocess
import unicodedata

BROWSERS = ("chromium", "firefox", "webkit")
ALL = (*BROWSERS, "resvg", "librsvg", "inkscape", "cairosvg", "qt", "skia")
WITHOUT = {"mask": ("cairosvg",), "filter": ("cairosvg",), "clipPath": ("qt", "cairosvg"), "image": ("skia",)}
MOVEMENTS = {"animate", "animateMotion", "animateTransform", "set"}
WITHOUT_TEXT = {"librsvg": "ignores textLength", "cairosvg": "ignores textLength", "qt": "ignores textLength",
                "skia": "draws no text"}

# The fonts that what the badges name comes down to where nothing else is installed.
FONTS = ("Liberation Sans", "DejaVu Sans")
STANDS_FOR = {"Helvetica": "Liberation Sans", "Arial": "Liberation Sans", "Verdana": "DejaVu Sans"}
STRETCHING_BEYOND_THE_END = ("resvg", "inkscape")
# What turns a line to the left and back, which no font needs a glyph for.
TURNS = {"\u202b", "\u202c"}
# Points above which the other widths of DejaVu Sans, made good by textLength, move an anchored text by a visible part.
LARGE_VERDANA = 12
# Letters below which the room between two of them does.
FEW_LETTERS = 4
# Points below which Firefox moves letters by a visible part, at four times their size.
SMALL = 10
# Points from which WebKit moves the lines of letters to whole pixels.
VERY_LARGE = 24
# Families whose widths are those of badge services, so that a text is always stretched.
STRETCHED_FAMILIES = ("Verdana", "Helvetica Neue")
KERNED_PAIR = re.compile("[FLPTVWY][A-Za-z]|A[TVWY]")
TRANSLUCENT_LINE = re.compile(r'stroke-opacity="0?\.')


def excuses(fixture, coverage):
    """For each renderer that need not agree, the reason; `coverage` holds the characters of each installed font."""
    found = {}
    if TRANSLUCENT_LINE.search(fixture.source):
        found["qt"] = "shows the edge of a fill under a translucent line"
    if fixture.is_design:
        return found
    for text in fixture.texts:
        if why := without_font(text, coverage):
            return dict.fromkeys(ALL, why)
        if any(unicodedata.bidirectional(character) in ("R", "AL") for character in text.content):
            found["inkscape"] = "mixes up text from right to left"
            if "(" in text.content:
                found["webkit"] = "turns no bracket for the other one"
        if text.content.endswith(" "):
            found["inkscape"] = "drops a last space"
        if text.size < SMALL:
            found["firefox"] = "moves small letters to whole pixels"
        if re.search(r"[A-Z] | [A-Z]", text.content):
            found["firefox"] = "does not kern with spaces"
        if text.families[0] in STRETCHED_FAMILIES and KERNED_PAIR.search(text.content):
            found["webkit"] = "does not kern what it spaces"
        if text.size >= VERY_LARGE:
            found["webkit"] = "moves lines of large letters to whole pixels"
        if is_moved_by_its_stretch(text):
            found.update(dict.fromkeys(STRETCHING_BEYOND_THE_END, "stretches a text beyond its end"))
        found.update(WITHOUT_TEXT)
    if "textPath" in fixture.elements:
        found["webkit"] = "turns letters along a line otherwise"
    if fixture.elements & MOVEMENTS:
        found.update(dict.fromkeys(BROWSERS, "is moving"))
    for element in sorted(fixture.elements & set(WITHOUT)):
        found.update(dict.fromkeys(WITHOUT[element], f"has no {element}, or not all of it"))
    return found


def is_moved_by_its_stretch(text):
    """Capitals are those of for-the-badge, the one style with room between its letters."""
    is_large = text.families[0] == "Verdana" and text.size > LARGE_VERDANA
    return is_large or text.is_stretched and (len(text.content) < FEW_LETTERS or text.content.isupper())


def without_font(text, coverage):
    """Why this text may come out in some other font, or None."""
    fonts = (STANDS_FOR.get(family, family) for family in text.families)
    font = next((font for font in fonts if font in FONTS), None)
    if font is None:
        return "takes some other font"
    if font not in coverage:
        return f"{font} is not installed"
    absent = sorted(set(text.content) - coverage[font] - TURNS)
    return f"{font} has no U+{ord(absent[0]):04X}" if absent else None


def installed_coverage():
    """The characters of each font that is installed, as fontconfig knows them; of the bold face, which has fewest."""
    coverage = {}
    for font in FONTS:
        try:
            command = ["fc-list", f":family={font}:style=Bold", "charset"]
            listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            return {}
        sets = [characters(line.split(":charset=")[1]) for line in listed.splitlines() if ":charset=" in line]
        if sets:
            coverage[font] = set.intersection(*sets)
    return coverage


def characters(ranges):
    """The characters that fontconfig's `20-7e a0` stands for."""
    found = set()
    for part in ranges.split():
        first, _, last = part.partition("-")
        found.update(map(chr, range(int(first, 16), int(last or first, 16) + 1)))
    return found
