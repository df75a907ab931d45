#!/usr/bin/env python3
"""Opens the fixtures for design tools in the importers that are installed, and prints what becomes of them.

    imports.py [--fixtures FOLDER] [--only NAME,…] [--every N]

Each importer draws a file itself, or writes it again as SVG or PDF, which a renderer then draws. The picture is compared
with that of resvg at four times the size; "alike" are pictures with at most 0.5 per cent of other pixels. A program that
is missing is a line of the table with the package that has it, and no error.

Exit status: 0 the table is complete, 1 a program that reads all of SVG 1.1 draws a picture differently, 2 no fixtures.
"""

import argparse
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "Tests/Conformance"))

import comparing  # noqa: E402
from fixture import read  # noqa: E402

SCALE = 4
LIMIT = 0.5  # per cent of the pixels


class Importer:
    """A subclass says what it needs and draws a file; `package` has it in Debian or PyPI."""

    command = None
    module = None
    package = None
    must_agree = False

    def missing(self):
        if self.command and not shutil.which(self.command):
            return True
        return bool(self.module) and importlib.util.find_spec(self.module) is None

    def draw(self, svg, png, fixture):
        """Draws `svg` into `png`; raises if the importer refuses it."""
        raise NotImplementedError


def run(*command):
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=120)
    if ended.returncode:
        raise RuntimeError(ended.stderr.decode(errors="replace").strip()[-200:] or f"exit {ended.returncode}")


def draw_svg(text, png, fixture):
    import resvg_py
    png.write_bytes(bytes(resvg_py.svg_to_bytes(
        svg_string=text, width=fixture.size[0] * SCALE, height=fixture.size[1] * SCALE)))


def draw_pdf(pdf, png, fixture):
    run("pdftocairo", "-png", "-transp", "-singlefile", "-antialias", "best", "-scale-to-x",
        str(fixture.size[0] * SCALE), "-scale-to-y", str(fixture.size[1] * SCALE), str(pdf), str(png.with_suffix("")))


class Inkscape(Importer):
    command = package = "inkscape"
    must_agree = True

    def draw(self, svg, png, fixture):
        plain = png.with_suffix(".plain.svg")
        run("inkscape", "--export-plain-svg", f"--export-filename={plain}", str(svg))
        draw_svg(plain.read_text("utf-8"), png, fixture)


class LibreOffice(Importer):
    command, package = "soffice", "libreoffice-draw"

    def draw(self, svg, png, fixture):
        run("soffice", "--headless", "--convert-to", "pdf:draw_pdf_Export", "--outdir", str(png.parent), str(svg))
        draw_pdf(png.parent / (svg.stem + ".pdf"), png, fixture)


class Krita(Importer):
    command = package = "krita"

    def draw(self, svg, png, fixture):
        run("krita", "--export", "--export-filename", str(png), str(svg))


class Scribus(Importer):
    command = package = "scribus"

    def draw(self, svg, png, fixture):
        script = png.with_suffix(".script.py")
        pdf = png.with_suffix(".pdf")
        script.write_text(
            "import scribus\n"
            f"scribus.newDocument({fixture.size}, (0, 0, 0, 0), scribus.PORTRAIT, 1, scribus.UNIT_POINTS, 0, 0, 1)\n"
            f"scribus.placeVectorFile({str(svg)!r}, 0, 0)\n"
            f"pdf = scribus.PDFfile()\npdf.file = {str(pdf)!r}\npdf.save()\n")
        run("scribus", "--no-gui", "--python-script", str(script))
        draw_pdf(pdf, png, fixture)


class FontForge(Importer):
    command = package = "fontforge"

    def draw(self, svg, png, fixture):
        glyph = png.with_suffix(".glyph.svg")
        run("fontforge", "-lang=py", "-c",
            f"import fontforge; f = fontforge.font(); g = f.createChar(65); g.importOutlines({str(svg)!r}); "
            f"g.export({str(glyph)!r})")
        raise RuntimeError("takes outlines only; their colours cannot be compared")


class Scour(Importer):
    module = package = "scour"
    must_agree = True

    def draw(self, svg, png, fixture):
        from scour.scour import parse_args, scourString
        draw_svg(scourString(svg.read_text("utf-8"), parse_args([])), png, fixture)


class Picosvg(Importer):
    module = package = "picosvg"
    must_agree = True

    def draw(self, svg, png, fixture):
        from picosvg.svg import SVG
        draw_svg(SVG.fromstring(svg.read_text("utf-8")).topicosvg().tostring(), png, fixture)


class Svglib(Importer):
    module = package = "svglib"

    def draw(self, svg, png, fixture):
        from reportlab.graphics import renderPDF
        from svglib.svglib import svg2rlg
        pdf = png.with_suffix(".pdf")
        renderPDF.drawToFile(svg2rlg(str(svg)), str(pdf))
        draw_pdf(pdf, png, fixture)


class FontTools(Importer):
    """Reads only the paths; each is drawn again with its colours."""

    module, package = "fontTools", "fonttools"
    must_agree = True

    def draw(self, svg, png, fixture):
        import re
        from fontTools.pens.svgPathPen import SVGPathPen
        from fontTools.svgLib.path import parse_path

        def again(match):
            pen = SVGPathPen(None)
            parse_path(match[1], pen)
            return f' d="{pen.getCommands()}"'

        draw_svg(re.sub(r' d="([^"]*)"', again, svg.read_text("utf-8")), png, fixture)


IMPORTERS = {
    "Inkscape": Inkscape(), "LibreOffice": LibreOffice(), "Krita": Krita(), "Scribus": Scribus(),
    "FontForge": FontForge(), "scour": Scour(), "picosvg": Picosvg(), "fontTools": FontTools(), "svglib": Svglib(),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--fixtures", type=Path, default=TOP / "Fixtures", help="folder of SVG files")
    parser.add_argument("--only", default=",".join(IMPORTERS), help="comma-separated names of importers")
    parser.add_argument("--every", type=int, default=1, help="take only every n-th fixture")
    options = parser.parse_args()
    fixtures = [fixture for fixture in read(options.fixtures) if fixture.is_design][::options.every]
    if not fixtures:
        print(f"no files for design tools in {options.fixtures}", file=sys.stderr)
        return 2
    status = 0
    print(f"{'importer':12} {'taken':>6} {'alike':>6}  of {len(fixtures)}; worst, and why others are not alike")
    with tempfile.TemporaryDirectory() as folder:
        originals = {}
        for number, fixture in enumerate(fixtures):
            originals[fixture.name] = Path(folder, f"{number}.original.png")
            draw_svg(fixture.source, originals[fixture.name], fixture)
        for name in options.only.split(","):
            importer = IMPORTERS[name]
            if importer.missing():
                print(f"{name:12} {'-':>6} {'-':>6}  is not installed; the package is {importer.package}")
                continue
            line, is_alike = row(importer, fixtures, originals, Path(folder))
            print(f"{name:12} {line}", flush=True)
            status |= importer.must_agree and not is_alike
    return int(status)


def row(importer, fixtures, originals, folder):
    """The rest of an importer's line, and whether all pictures are alike."""
    taken, alike, worst, why = 0, 0, (0.0, ""), ""
    for number, fixture in enumerate(fixtures):
        svg, png = folder / f"{number}.svg", folder / f"{number}.png"
        svg.write_text(fixture.source, "utf-8")
        png.unlink(missing_ok=True)
        try:
            importer.draw(svg, png, fixture)
            pictures = comparing.load(png), comparing.load(originals[fixture.name])
        except Exception as error:  # whatever an importer raises is a line of the table
            why = why or f"{fixture.name}: {str(error).splitlines()[-1] if str(error) else type(error).__name__}"
            continue
        taken += 1
        if pictures[0].shape != pictures[1].shape:
            why = why or f"{fixture.name}: another size"
            continue
        share = comparing.share(comparing.difference(*pictures))
        alike += share <= LIMIT
        worst = max(worst, (share, fixture.name))
    line = f"{taken:6} {alike:6}  {worst[0]:.2f} % {worst[1]}"
    return line + (f"; {why}" if why else ""), alike == len(fixtures)


if __name__ == "__main__":
    sys.exit(main())
