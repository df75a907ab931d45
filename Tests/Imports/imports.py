#!/usr/bin/env python3
"""Opens the fixtures for design tools in the importers that are installed, and prints what becomes of them.

    imports.py [--fixtures FOLDER] [--only NAME,…] [--every N]

Each importer draws the files itself, or writes them again as SVG or PDF, which a renderer then draws. The picture is
compared with that of resvg at four times the size, on white; "alike" are pictures with at most 0.5 per cent of other pixels. A
program that is missing is a line of the table with the package that has it, and no error. LIMITS in limits.py has what
an importer is known not to draw; a picture that is different without such a reason is named.

Exit status: 0 the table is complete, 1 a picture is different without a known limit of the program, 2 no fixtures.
"""

import argparse
import importlib.util
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "Tests/Conformance"))

import numpy  # noqa: E402
from PIL import Image  # noqa: E402

import comparing  # noqa: E402
import limits  # noqa: E402
from fixture import read  # noqa: E402

SCALE = 4
LIMIT = 0.5  # per cent of the pixels


class Job:
    """A fixture, the file that an importer reads, and the picture that it is to draw."""

    def __init__(self, fixture, svg, png, original):
        self.fixture, self.svg, self.png, self.original = fixture, svg, png, original


class Importer:
    """A subclass says what it needs, and draws one file or all; `package` has it in Debian or PyPI."""

    command = None
    module = None
    package = None

    def missing(self):
        if self.command and not shutil.which(self.command):
            return True
        return bool(self.module) and importlib.util.find_spec(self.module) is None

    def draw(self, job):
        """Draws a file into its picture; raises if the importer refuses it."""
        raise NotImplementedError

    def draw_all(self, jobs):
        """Draws all files. Returns why pictures are missing, by the names of the fixtures."""
        failures = {}
        for job in jobs:
            try:
                self.draw(job)
            except Exception as error:  # whatever an importer raises is a line of the table
                failures[job.fixture.name] = str(error).strip().splitlines()[-1] if str(error) else type(error).__name__
        return failures


def run(*command, timeout=120, **environment):
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=timeout,
                           env={**os.environ, **environment})
    if ended.returncode:
        raise RuntimeError(ended.stderr.decode(errors="replace").strip()[-200:] or f"exit {ended.returncode}")


def windowless(*command, **options):
    """Runs a program that needs a screen."""
    run("xvfb-run", "-a", *command, **options)


def draw_svg(text, job):
    import resvg_py
    width, height = job.fixture.size
    job.png.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=text, width=width * SCALE, height=height * SCALE)))


def draw_pdf(pdf, job):
    run("pdftocairo", "-png", "-transp", "-singlefile", "-antialias", "best", "-scale-to-x",
        str(job.fixture.size[0] * SCALE), "-scale-to-y", str(job.fixture.size[1] * SCALE), str(pdf),
        str(job.png.with_suffix("")))


def enlarged(source, fixture):
    """The file in the size of the pictures that are compared."""
    width, height = fixture.size
    sizes = f'width="{width * SCALE}" height="{height * SCALE}"'
    return re.sub(r'width="[^"]*" height="[^"]*"', sizes, source, count=1)


def pixels(image):
    """A picture as comparing.load reads it."""
    with io.BytesIO() as file:
        image.save(file, "png")
        file.seek(0)
        return comparing.load(file)


def on_white(picture):
    """A picture on a white page."""
    page = picture + (255 - picture[..., 3:])
    page[..., 3] = 255
    return page


def plain_difference(a, b):
    return float(numpy.abs(a - b).mean()) if a.shape == b.shape else float("inf")


class Inkscape(Importer):
    """Writes plain SVG, in one process for all files."""

    command = package = "inkscape"

    def draw_all(self, jobs):
        lines = [f"file-open:{job.svg}; export-filename:{job.png.with_suffix('.plain.svg')}; export-plain-svg; "
                 "export-do; file-close" for job in jobs]
        subprocess.run(["inkscape", "--shell"], input="\n".join(lines + ["quit", ""]), text=True, capture_output=True,
                       check=False, timeout=60 + 10 * len(jobs), env={**os.environ, "DISPLAY": ""})
        return super().draw_all(jobs)

    def draw(self, job):
        draw_svg(job.png.with_suffix(".plain.svg").read_text("utf-8"), job)


class LibreOffice(Importer):
    """Opens each file as a drawing and writes a page of it, in one process for all files."""

    command, package = "soffice", "libreoffice-draw"

    def draw_all(self, jobs):
        pages = jobs[0].png.parent
        for start in range(0, len(jobs), 50):
            run("soffice", "--headless", "--convert-to", "pdf:draw_pdf_Export", "--outdir", str(pages),
                *(str(job.svg) for job in jobs[start:start + 50]), timeout=600)
        return super().draw_all(jobs)

    def draw(self, job):
        # The page is up to a pixel larger than the picture, and begins somewhere in that pixel. It is white.
        page = job.png.with_suffix(".page.png")
        run("pdftocairo", "-png", "-singlefile", "-antialias", "best", "-r", str(96 * SCALE),
            str(job.png.parent / (job.svg.stem + ".pdf")), str(page.with_suffix("")))
        width, height = (side * SCALE for side in job.fixture.size)
        with Image.open(page) as image:
            image = image.convert("RGBA")
            parts = [image.crop((x, y, x + width, y + height))
                     for x in range(image.width - width + 1) for y in range(image.height - height + 1)]
        if not parts:
            raise RuntimeError("the page is smaller than the picture")
        original = on_white(comparing.load(job.original))
        min(parts, key=lambda part: plain_difference(pixels(part), original)).save(job.png)


class Krita(Importer):
    """Opens each file as vector layers, in one process for all files."""

    command, package = "kritarunner", "krita python3-pyqt5 xvfb"

    def draw_all(self, jobs):
        with tempfile.TemporaryDirectory() as folder:
            lines = []
            for job in jobs:
                job.svg.write_text(enlarged(job.fixture.source, job.fixture), "utf-8")
                lines.append(f"{job.svg}\t{job.png}\n")
            Path(folder, "files.txt").write_text("".join(lines), "utf-8")
            Path(folder, "cartouche_import.py").write_text(
                "import time\nfrom pathlib import Path\nfrom krita import InfoObject, Krita\n"
                "from PyQt5.QtWidgets import QApplication\n\n\n"
                "def __main__(arguments):\n"
                "    Krita.instance().setBatchmode(True)\n"
                f"    for line in Path({folder!r}, 'files.txt').read_text('utf-8').splitlines():\n"
                "        svg, png = line.split('\\t')\n"
                "        document = Krita.instance().openDocument(svg)\n"
                "        document.setBatchmode(True)\n"
                # Vector layers are drawn by events of the program's loop.
                "        for _ in range(25):\n"
                "            QApplication.processEvents()\n"
                "            time.sleep(0.02)\n"
                "        document.refreshProjection()\n"
                "        document.waitForDone()\n"
                "        document.exportImage(png, InfoObject())\n"
                "        document.close()\n", "utf-8")
            try:
                windowless("kritarunner", "-s", "cartouche_import", timeout=120 + 10 * len(jobs), PYTHONPATH=folder)
            except RuntimeError:
                pass  # it may crash when it ends; what it has drawn counts
        return super().draw_all(jobs)

    def draw(self, job):
        if not job.png.exists():
            raise RuntimeError("no picture")


class Scribus(Importer):
    """Places each file on a page, in one process for fifty files, so that one that ends it costs few."""

    command, package = "scribus", "scribus xvfb"

    def draw_all(self, jobs):
        for start in range(0, len(jobs), 50):
            self.place(jobs[start:start + 50])
        return super().draw_all(jobs)

    @staticmethod
    def place(jobs):
        lines = ["import scribus\n"]
        for job in jobs:
            lines.append(
                f"scribus.newDocument({job.fixture.size}, (0, 0, 0, 0), scribus.PORTRAIT, 1, scribus.UNIT_POINTS, 0, 0, 1)\n"
                f"scribus.placeVectorFile({str(job.svg)!r}, 0, 0)\n"
                f"pdf = scribus.PDFfile()\npdf.file = {str(job.png.with_suffix('.scribus.pdf'))!r}\npdf.version = 14\n"
                "pdf.save()\nscribus.closeDoc()\n")
        script = jobs[0].png.with_suffix(".scribus.py")
        script.write_text("".join(lines), "utf-8")
        windowless("scribus", "--no-gui", "--python-script", str(script), timeout=120 + 10 * len(jobs))

    def draw(self, job):
        draw_pdf(job.png.with_suffix(".scribus.pdf"), job)


class FontForge(Importer):
    """Reads each path as a glyph. It knows no colours, so the outlines are drawn again with those of the file."""

    command, package = "fontforge", "fontforge-nox"

    def draw_all(self, jobs):
        with tempfile.TemporaryDirectory() as folder:
            paths = [(job, number, data) for job in jobs
                     for number, data in enumerate(re.findall(r' d="([^"]*)"', job.fixture.source))]
            for index, (_, _, data) in enumerate(paths):
                Path(folder, f"{index}.svg").write_text(
                    f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">'
                    f'<path d="{data}"/></svg>', "utf-8")
            script = Path(folder, "import.py")
            script.write_text(
                "import fontforge, json\nfont = fontforge.font()\nglyph = font.createChar(65)\nread = []\n"
                f"for index in range({len(paths)}):\n"
                "    glyph.clear()\n"
                f"    glyph.importOutlines({folder!r} + '/%d.svg' % index, scale=False)\n"
                "    layer = glyph.foreground\n"
                "    read.append([(c.closed, [(p.x, font.ascent - p.y, p.on_curve) for p in c]) for c in layer])\n"
                f"open({folder!r} + '/read.json', 'w').write(json.dumps(read))\n", "utf-8")
            run("fontforge", "-lang=py", "-script", str(script), timeout=600)
            contours = json.loads(Path(folder, "read.json").read_text("utf-8"))
        self.data = {}
        for (job, number, _), glyph in zip(paths, contours):
            self.data[job.fixture.name, number] = " ".join(self.subpath(contour) for contour in glyph)
        return super().draw_all(jobs)

    @staticmethod
    def subpath(contour):
        is_closed, points = contour
        if is_closed:
            start = next(index for index, point in enumerate(points) if point[2])
            points = points[start:] + points[:start + 1]
        text, controls = [f"M {points[0][0]} {points[0][1]}"], []
        for x, y, is_on in points[1:]:
            controls += [x, y]
            if is_on:
                text.append({2: "L", 6: "C"}[len(controls)] + " " + " ".join(str(value) for value in controls))
                controls = []
        return " ".join(text) + (" Z" if is_closed else "")

    def draw(self, job):
        numbers = iter(range(1_000_000))
        draw_svg(re.sub(r' d="[^"]*"', lambda _: f' d="{self.data[job.fixture.name, next(numbers)]}"',
                        job.fixture.source), job)


class Scour(Importer):
    module = package = "scour"

    def draw(self, job):
        from scour.scour import parse_args, scourString
        draw_svg(scourString(job.fixture.source, parse_args([])), job)


class Picosvg(Importer):
    module = package = "picosvg"

    def draw(self, job):
        from picosvg.svg import SVG
        draw_svg(SVG.fromstring(job.fixture.source).topicosvg().tostring(), job)


class Svglib(Importer):
    module = package = "svglib"

    def draw(self, job):
        from reportlab.graphics import renderPDF
        from svglib.svglib import svg2rlg
        pdf = job.png.with_suffix(".svglib.pdf")
        renderPDF.drawToFile(svg2rlg(str(job.svg)), str(pdf))
        draw_pdf(pdf, job)


class FontTools(Importer):
    """Reads only the paths; each is drawn again with its colours."""

    module, package = "fontTools", "fonttools"

    def draw(self, job):
        from fontTools.pens.svgPathPen import SVGPathPen
        from fontTools.svgLib.path import parse_path

        def again(match):
            pen = SVGPathPen(None)
            parse_path(match[1], pen)
            return f' d="{pen.getCommands()}"'

        draw_svg(re.sub(r' d="([^"]*)"', again, job.fixture.source), job)


IMPORTERS = {
    "Inkscape": Inkscape(), "LibreOffice": LibreOffice(), "Krita": Krita(), "Scribus": Scribus(),
    "FontForge": FontForge(), "scour": Scour(), "picosvg": Picosvg(), "fontTools": FontTools(), "svglib": Svglib(),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--fixtures", type=Path, default=TOP / "Fixtures", help="folder of SVG files")
    parser.add_argument("--only", default=",".join(IMPORTERS), help="comma-separated names of importers")
    parser.add_argument("--every", type=int, default=1, help="take only every n-th fixture")
    parser.add_argument("--keep", type=Path, help="folder for the pictures that are not alike")
    options = parser.parse_args()
    fixtures = [fixture for fixture in read(options.fixtures) if fixture.is_design][::options.every]
    if not fixtures:
        print(f"no files for design tools in {options.fixtures}", file=sys.stderr)
        return 2
    status = 0
    print(f"{'importer':12} {'taken':>6} {'alike':>6} {'limits':>6}  of {len(fixtures)}; worst, and why others are not alike")
    with tempfile.TemporaryDirectory() as folder:
        originals = {}
        for number, fixture in enumerate(fixtures):
            original = Path(folder, f"{number}.original.png")
            draw_svg(fixture.source, Job(fixture, None, original, None))
            originals[fixture.name] = original
        for name in options.only.split(","):
            importer = IMPORTERS[name]
            if importer.missing():
                print(f"{name:12} {'-':>6} {'-':>6} {'-':>6}  is not installed; the package is {importer.package}")
                continue
            lines, is_explained = rows(name, importer, fixtures, originals, Path(folder), options.keep)
            print("\n".join(lines), flush=True)
            status |= not is_explained
    return int(status)


def rows(name, importer, fixtures, originals, folder, kept):
    """An importer's line and those of its limits, and whether all other pictures are alike."""
    jobs = []
    for number, fixture in enumerate(fixtures):
        svg, png = folder / f"{number}.svg", folder / f"{number}.png"
        svg.write_text(fixture.source, "utf-8")
        png.unlink(missing_ok=True)
        jobs.append(Job(fixture, svg, png, originals[fixture.name]))
    try:
        failures = importer.draw_all(jobs)
    except Exception as error:  # the whole importer failed
        failures = {job.fixture.name: str(error).strip().splitlines()[-1] if str(error) else type(error).__name__
                    for job in jobs}
    alike, worst, reasons, unknown = 0, (0.0, ""), {}, []
    for job in jobs:
        share = None
        if job.fixture.name not in failures:
            pictures = [on_white(comparing.load(path)) for path in (job.png, job.original)]
            if pictures[0].shape == pictures[1].shape:
                share = comparing.share(comparing.difference(*pictures))
            else:
                failures[job.fixture.name] = f"{pictures[0].shape[1::-1]} pixels instead of {pictures[1].shape[1::-1]}"
        if share is not None and share <= LIMIT:
            alike += 1
            continue
        if share is not None:
            worst = max(worst, (share, job.fixture.name))
        if kept and job.png.exists():
            kept.mkdir(parents=True, exist_ok=True)
            shutil.copy(job.png, kept / f"{job.fixture.name.replace('/', '.')}.{name}.png")
        if reason := limits.reason(name, job):
            reasons.setdefault(reason, []).append(job.fixture.name)
        else:
            why = failures.get(job.fixture.name) or f"{share:.2f} % of other pixels"
            unknown.append(f"{job.fixture.name}: {why}")
    excused = sum(len(names) for names in reasons.values())
    taken = len(jobs) - len(failures)
    lines = [f"{name:12} {taken:6} {alike:6} {excused:6}  {worst[0]:.2f} % {worst[1]}".rstrip()]
    lines += [f"{'':12} limit: {reason}: {len(names)}, such as {names[0]}" for reason, names in reasons.items()]
    lines += [f"{'':12} {line}" for line in unknown]
    return lines, not unknown


if __name__ == "__main__":
    sys.exit(main())
