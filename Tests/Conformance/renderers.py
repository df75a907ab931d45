"""The renderers that are no browsers, and the list of all."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from chromium import Chromium
from firefox import Firefox
from renderer import Renderer, output_of, package_version
from webkit import WebKit


class Resvg(Renderer):
    modules = ("resvg_py",)

    def draw(self, job):
        import resvg_py
        Path(job["png"]).write_bytes(bytes(resvg_py.svg_to_bytes(
            svg_string=Path(job["svg"]).read_text("utf-8"), width=job["width"], height=job["height"])))

    def version(self):
        import resvg_py
        return f"resvg {resvg_py.__resvg_version__}"


class Librsvg(Renderer):
    commands = ("rsvg-convert",)

    def draw(self, job):
        size = ["-w", str(job["width"]), "-h", str(job["height"])]
        output_of([self.command(), *size, "-o", job["png"], job["svg"]])

    def version(self):
        return super().version().replace("rsvg-convert version", "librsvg")


class Inkscape(Renderer):
    """One shell kept open, with a profile of its own."""

    commands = ("inkscape",)

    def open(self):
        self.profile = tempfile.mkdtemp(prefix="conformance-inkscape-")
        self.process = subprocess.Popen(
            [self.command(), "--shell"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "INKSCAPE_PROFILE_DIR": self.profile, "DISPLAY": ""})
        self.until_prompt()

    def draw(self, job):
        self.process.stdin.write(
            (f"file-open:{Path(job['svg']).resolve()}; export-filename:{Path(job['png']).resolve()}; export-type:png; "
             f"export-area-page; export-width:{job['width']}; export-height:{job['height']}; "
             "export-background-opacity:0; export-do; file-close\n").encode())
        self.process.stdin.flush()
        said = self.until_prompt()
        if not os.path.exists(job["png"]):
            raise RuntimeError(said.decode(errors="replace")[-200:])

    def until_prompt(self):
        said = b""
        while not said.endswith(b"> "):
            chunk = os.read(self.process.stdout.fileno(), 65536)
            if not chunk:
                raise RuntimeError("Inkscape went away: " + said.decode(errors="replace")[-200:])
            said += chunk
        return said

    def close(self):
        self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)


class CairoSVG(Renderer):
    modules = ("cairosvg",)

    @classmethod
    def missing(cls):
        absent = super().missing()
        if absent:
            return absent
        try:
            import cairosvg  # looks for the library at once
        except OSError:
            return "no library libcairo"
        return None

    def draw(self, job):
        import cairosvg
        cairosvg.svg2png(url=str(Path(job["svg"]).resolve()), write_to=job["png"], output_width=job["width"],
                         output_height=job["height"])

    def version(self):
        return package_version("CairoSVG")


class Qt(Renderer):
    modules = ("PySide6",)

    def open(self):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from PySide6.QtGui import QGuiApplication
        self.application = QGuiApplication([])

    def draw(self, job):
        from PySide6.QtCore import QRectF
        from PySide6.QtGui import QImage, QPainter
        from PySide6.QtSvg import QSvgRenderer
        renderer = QSvgRenderer(job["svg"])
        if not renderer.isValid():
            raise RuntimeError("QSvgRenderer could not read it")
        image = QImage(job["width"], job["height"], QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, job["width"], job["height"]))
        painter.end()
        image.save(job["png"])

    def version(self):
        return package_version("PySide6-Essentials")


class Skia(Renderer):
    """Skia's own SVG module, which is not the one of Chromium; the Python binding draws no text."""

    modules = ("skia",)

    def draw(self, job):
        import skia
        source = Path(job["svg"]).read_bytes()  # the stream does not keep it alive
        document = skia.SVGDOM.MakeFromStream(skia.MemoryStream(source))
        if document is None:
            raise RuntimeError("SVGDOM could not read it")
        surface = skia.Surface(job["width"], job["height"])
        canvas = surface.getCanvas()
        canvas.clear(skia.ColorTRANSPARENT)
        canvas.scale(job["scale"], job["scale"])
        document.setContainerSize(skia.Size(job["width"] / job["scale"], job["height"] / job["scale"]))
        document.render(canvas)
        surface.makeImageSnapshot().save(job["png"], skia.kPNG)

    def version(self):
        return package_version("skia-python")


RENDERERS = {
    "chromium": Chromium, "firefox": Firefox, "webkit": WebKit, "resvg": Resvg, "librsvg": Librsvg,
    "inkscape": Inkscape, "cairosvg": CairoSVG, "qt": Qt, "skia": Skia,
}
