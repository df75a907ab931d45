#!/usr/bin/env python3
"""Makes AdvanceTables.swift, the advance widths and the kerning of the built-in shaper.

    make-tables.py ADVANCES [--fonts FOLDER] [--verdana FILE] > AdvanceTables.swift

Needs fontTools and uharfbuzz. ADVANCES is a folder with the figures of anafanafo 2.0.0 (npm, MIT) as JSON:
verdana-10-normal, verdana-11-normal, verdana-10-bold and helvetica-11-bold, each an object whose "ranges" are [first
code point, last code point, hundredths of a pixel]. The other families are read from Debian's packages
fonts-dejavu-core, fonts-liberation2 and fonts-noto-core, installed below FOLDER. HarfBuzz gives the kerning of pairs
and the widths of joined Arabic letters.
--verdana decides between two neighbouring font units for a rounded figure: the committed tables were made with the
verdana.ttf inside PyPI's genbadge 1.1.3, which is only measured. Without it, the error of a figure is at most one unit.
All widths are in 1/2048 em, the unit of all these fonts except Helvetica Neue, for which it is precise enough.
"""

import argparse
import functools
import json
import math
import pathlib
import sys
import textwrap
import unicodedata

import advance_text
import uharfbuzz
from fontTools.ttLib import TTFont

UNITS = 2048
BLOCKS = [
    (0x0020, 0x02FF),  # Latin, phonetic and modifier letters
    (0x0370, 0x06FF),  # Greek, Cyrillic, Armenian, Hebrew, Arabic
    (0x0750, 0x077F),  # Arabic Supplement
    (0x10A0, 0x10FF),  # Georgian
    (0x1E00, 0x1FFF),  # Latin and Greek with accents
    (0x2000, 0x23FF),  # punctuation, currency, letter-like, numbers, arrows, mathematics, technical
    (0x2460, 0x27BF),  # enclosed, boxes, blocks, shapes, symbols, dingbats
    (0x27F0, 0x27FF),  # long arrows
    (0x2B00, 0x2BFF),  # more arrows and shapes
    (0xFB00, 0xFB4F),  # ligatures, Hebrew with points
    (0xFFFD, 0xFFFD),  # the replacement character
]
# Scripts in Noto Sans, by the names of its files.
SCRIPTS = {
    "Devanagari": (0x0900, 0x097F), "Bengali": (0x0980, 0x09FF), "Gurmukhi": (0x0A00, 0x0A7F),
    "Gujarati": (0x0A80, 0x0AFF), "Oriya": (0x0B00, 0x0B7F), "Tamil": (0x0B80, 0x0BFF), "Telugu": (0x0C00, 0x0C7F),
    "Kannada": (0x0C80, 0x0CFF), "Malayalam": (0x0D00, 0x0D7F), "Sinhala": (0x0D80, 0x0DFF),
    "Myanmar": (0x1000, 0x109F), "Ethiopic": (0x1200, 0x139F), "Cherokee": (0x13A0, 0x13FF),
    "Khmer": (0x1780, 0x17FF),
}
# These have no advance in running text, even if a font's table has one.
NO_ADVANCE = {"Cc", "Cf", "Mn", "Me", "Zl", "Zp"}
# Format characters that are drawn: they enclose or precede a number.
DRAWN_FORMATS = {*range(0x0600, 0x0606), 0x06DD}
# Arabic letters that DejaVu Sans lacks, by a letter of the same shape; those of the second set join on one side alone.
LOOKALIKES = {
    0x0620: 0x064A, 0x063B: 0x06A9, 0x063C: 0x06A9, 0x063D: 0x06CC, 0x063E: 0x06CC, 0x063F: 0x06CC, 0x0671: 0x0627,
    0x0672: 0x0627, 0x0673: 0x0627, 0x0675: 0x0627, 0x0676: 0x0648, 0x0677: 0x06C7, 0x0678: 0x064A, 0x06C0: 0x0629,
    0x06C1: 0x0647, 0x06C2: 0x0647, 0x06C3: 0x0629, 0x06C4: 0x0648, 0x06C5: 0x0648, 0x06C9: 0x0648, 0x06CA: 0x0648,
    0x06CD: 0x064A, 0x06CF: 0x0648, 0x06D1: 0x064A, 0x06D2: 0x064A, 0x06D3: 0x064A,
}
JOINING_LAST_ALONE = {0x06CD, 0x06D2, 0x06D3}
FALLBACKS = ["dejaVuSans", "liberationSans", "verdana"]
KERNED = [*range(0x0020, 0x0100), *range(0x2010, 0x2040)]  # Latin-1, dashes and quotation marks


def wanted(code, blocks=BLOCKS):
    if not any(first <= code <= last for first, last in blocks):
        return False
    return code in DRAWN_FORMATS or unicodedata.category(chr(code)) not in NO_ADVANCE


def hundredths(units, size):
    """A width in hundredths of a pixel, rounded as the source rounded it."""
    return math.floor(units * size * 100 / UNITS + 0.5)


def figures(folder, name):
    ranges = json.loads((folder / f"{name}.json").read_text())["ranges"]
    return {code: width for first, last, width in ranges for code in range(first, last + 1) if wanted(code)}


def units_from(tables, known):
    """Font units from {size: {code: hundredths}}; every given figure must be the same again after rounding."""
    result, between = {}, 0
    for code in sorted(next(iter(tables.values()))):
        given = {size: table[code] for size, table in tables.items()}

        def distance(units):
            return sum((units * size * 100 / UNITS - width) ** 2 for size, width in given.items())

        middle = round(sum(given.values()) * UNITS / 100 / sum(given))
        near = sorted(range(max(0, middle - 3), middle + 4), key=distance)
        exact = [u for u in near if all(hundredths(u, size) == width for size, width in given.items())]
        if known.get(code) in exact:
            result[code] = known[code]
        elif exact:
            result[code] = exact[0]
        else:
            # The two sizes were measured with different fallback fonts: the wider figure is safe.
            between += 1
            result[code] = math.ceil(max(width * UNITS / 100 / size for size, width in given.items()))
    if between:
        print(f"{between} figures do not agree between sizes", file=sys.stderr)
    return result


def advances(path, blocks=BLOCKS):
    font = TTFont(path)
    scale = UNITS / font["head"].unitsPerEm
    metrics = font["hmtx"].metrics
    table = {c: round(metrics[g][0] * scale) for c, g in font.getBestCmap().items() if wanted(c, blocks)}
    if 0x0628 in table:
        table |= {code: table[like] for code, like in LOOKALIKES.items() if code not in table}
    return table


def kerning(path):
    """Pairs of characters, and what HarfBuzz adds between them."""
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))
    known = TTFont(path).getBestCmap()

    def width(text):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.direction, buffer.script = "ltr", "Latn"
        uharfbuzz.shape(font, buffer, {})
        return sum(position.x_advance for position in buffer.glyph_positions)

    alone = {code: width(chr(code)) for code in KERNED if code in known and wanted(code)}
    rows = [[a, b, width(chr(a) + chr(b)) - alone[a] - alone[b]] for a in alone for b in alone]
    return [row for row in rows if row[2]]


def compositions(faces):
    """Pairs of a letter and a mark. In some face, the composed letter is not as wide as the bare letter."""

    def parts(code):
        decomposition = unicodedata.decomposition(chr(code)).split()
        canonical = len(decomposition) == 2 and not decomposition[0].startswith("<")
        if canonical and unicodedata.normalize("NFC", chr(code)) == chr(code):
            return tuple(int(part, 16) for part in decomposition)
        return None

    pairs = {code: parts(code) for first, last in BLOCKS for code in range(first, last + 1) if parts(code)}

    def root(code):
        return root(pairs[code][0]) if code in pairs else code

    needed = set()
    for code in pairs:
        if any(face(code) != face(root(code)) for face in faces):
            step = code
            while step in pairs:
                needed.add(step)
                step = pairs[step][0]
    return sorted([*pairs[code], code] for code in needed)


class Joining:
    """The widths of a font's joined letters of Arabic script."""

    BEH, LAM, JOINER = 0x0628, 0x0644, 0x200D  # beh joins on both sides

    def __init__(self, path):
        self.font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))
        self.scale = UNITS / self.font.face.upem
        known = TTFont(path).getBestCmap()
        self.letters = [code for code in range(0x0620, 0x0780) if code in known and wanted(code)]

    def shape(self, *codes):
        """The glyphs of some scalars, first to last, with their advances."""
        buffer = uharfbuzz.Buffer()
        buffer.add_codepoints(list(codes))
        buffer.direction, buffer.script = "rtl", "Arab"
        uharfbuzz.shape(self.font, buffer, {})
        pairs = zip(buffer.glyph_infos, buffer.glyph_positions)
        return [(info.codepoint, round(position.x_advance * self.scale)) for info, position in pairs][::-1]

    def width(self, *codes):
        return sum(advance for _, advance in self.shape(*codes))

    def forms(self):
        """Letter, final, initial, medial advance; 0 for a form that the letter does not have."""
        alone = self.shape(self.BEH)[0]
        rows = []
        for code in self.letters:
            joins_last = self.shape(self.BEH, code)[0] != alone
            joins_next = self.shape(code, self.BEH)[-1] != alone
            rows.append([
                code,
                self.width(self.JOINER, code) if joins_last else 0,
                self.width(code, self.JOINER) if joins_next else 0,
                self.width(self.JOINER, code, self.JOINER) if joins_last and joins_next else 0,
            ])
        return sorted([row for row in rows if any(row[1:])] + self.lookalikes(rows))

    def lookalikes(self, rows):
        forms = {row[0]: row[1:] for row in rows}
        return [
            [code, forms[like][0], *([0, 0] if code in JOINING_LAST_ALONE else forms[like][1:])]
            for code, like in LOOKALIKES.items() if code not in forms
        ]

    def lam_alef(self):
        """Alef, and the advances of its ligature with a lam before it: alone, and joined to a letter before."""
        pairs = [code for code in self.letters if len(self.shape(self.LAM, code)) == 1]
        return [[code, self.width(self.LAM, code), self.width(self.JOINER, self.LAM, code)] for code in pairs]


def literal(name, rows, comment, kind="UInt16"):
    lines = textwrap.wrap(", ".join(str(number) for row in rows for number in row), 116)
    body = "\n".join(f"    {line}" for line in lines)
    return f"  /// {comment}\n  static let {name}: [{kind}] = [\n{body},\n  ]\n"


def main():
    parser = argparse.ArgumentParser(description="Makes the advance tables of the built-in shaper.")
    parser.add_argument("advances", type=pathlib.Path)
    parser.add_argument("--fonts", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/truetype"))
    parser.add_argument("--verdana", type=pathlib.Path)
    options = parser.parse_args()

    read = functools.partial(figures, options.advances)
    verdana = advances(options.verdana) if options.verdana else {}
    tables = {
        "verdana": units_from({10: read("verdana-10-normal"), 11: read("verdana-11-normal")}, verdana),
        "verdanaBold": units_from({10: read("verdana-10-bold")}, {}),
        "helveticaNeueBold": units_from({11: read("helvetica-11-bold")}, {}),
        "dejaVuSans": advances(options.fonts / "dejavu/DejaVuSans.ttf"),
        "dejaVuSansBold": advances(options.fonts / "dejavu/DejaVuSans-Bold.ttf"),
        "liberationSans": advances(options.fonts / "liberation2/LiberationSans-Regular.ttf"),
        "liberationSansBold": advances(options.fonts / "liberation2/LiberationSans-Bold.ttf"),
        "liberationSerif": advances(options.fonts / "liberation2/LiberationSerif-Regular.ttf"),
        "liberationSerifBold": advances(options.fonts / "liberation2/LiberationSerif-Bold.ttf"),
        "liberationMono": advances(options.fonts / "liberation2/LiberationMono-Regular.ttf"),
    }
    # The fonts of families; Noto Sans is only for what they lack.
    faces = list(tables)
    tables["notoSans"] = {}
    for script, block in SCRIPTS.items():
        tables["notoSans"] |= advances(options.fonts / f"noto/NotoSans{script}-Regular.ttf", [block])
    comments = {
        "verdana": "Verdana, from the figures at 10 and 11 px.",
        "verdanaBold": "Verdana Bold, from the figures at 10 px.",
        "helveticaNeueBold": "Helvetica Neue Bold, from the figures that their source calls Helvetica Bold, at 11 px.",
        "dejaVuSans": "DejaVu Sans 2.37.",
        "dejaVuSansBold": "DejaVu Sans Bold 2.37.",
        "liberationSans": "Liberation Sans 2.1.5, which has the widths of Helvetica and Arial.",
        "liberationSansBold": "Liberation Sans Bold 2.1.5, which has the widths of Helvetica Bold and Arial Bold.",
        "liberationSerif": "Liberation Serif 2.1.5, which has the widths of Times New Roman.",
        "liberationSerifBold": "Liberation Serif Bold 2.1.5, which has the widths of Times New Roman Bold.",
        "liberationMono": "Liberation Mono 2.1.5, which has the widths of Courier New, in both weights.",
        "notoSans": "Noto Sans 20201225, for scripts that no other table has.",
    }

    def face(name):
        weight = "Bold" if name.endswith("Bold") else ""
        chain = [tables[name], *(tables[fallback + weight] for fallback in FALLBACKS)]
        return lambda code: next((table[code] for table in chain if code in table), None)

    print("""\
// Made by make-tables.py, which stands beside this file and says how to make it again. Not to be edited.
//
// Sources of the figures, all advance widths and kerning, no outlines:
// - Verdana, Helvetica Neue: anafanafo 2.0.0, MIT licence. Its authors note that all rights to Verdana are Microsoft's.
//   It measured in a browser, so characters that these fonts lack have the widths of that browser's fallback fonts.
// - DejaVu Sans: Debian package fonts-dejavu-core 2.37. Bitstream Vera licence, DejaVu changes in the public domain.
// - Liberation Sans, Serif and Mono: Debian package fonts-liberation2 2.1.5. SIL Open Font License 1.1.
// - Noto Sans: Debian package fonts-noto-core 20201225. SIL Open Font License 1.1.
//
// swift-format-ignore-file

/// Advance widths in 1/2048 em.
extension AdvanceTable {""")
    print("\n".join(advance_text.declaration(name, table, comments[name]) for name, table in tables.items()), end="")
    print("""\
}

/// Figures of letters that stand beside others, in 1/2048 em.
enum AdvanceTables {""")
    parts = []
    pairs = compositions([face(name) for name in faces])
    comment = "Letter, mark, composed letter, where the composed letter is not always as wide as the bare one; sorted."
    parts.append(literal("compositions", pairs, comment))
    for name, file in (("liberationSans", "Regular"), ("liberationSansBold", "Bold")):
        comment = "First character, second character, and the space that is added between them; sorted."
        pairs = kerning(options.fonts / f"liberation2/LiberationSans-{file}.ttf")
        parts.append(literal(f"{name}Kerning", pairs, comment, "Int16"))
    for name, file in (("dejaVuSans", "DejaVuSans"), ("dejaVuSansBold", "DejaVuSans-Bold")):
        joining = Joining(str(options.fonts / f"dejavu/{file}.ttf"))
        comment = "Letter, and its advances at the end, at the start and in the middle of joined letters; 0 for none."
        parts.append(literal(f"{name}Forms", joining.forms(), comment))
        comment = "Alef, and the advances of its ligature with a lam before it, alone and joined to a letter before."
        parts.append(literal(f"{name}LamAlef", joining.lam_alef(), comment))
    print("\n".join(parts), end="")
    print("}")


if __name__ == "__main__":
    main()
