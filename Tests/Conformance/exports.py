"""Compares the PNG and PDF files that the library draws by cairo with a renderer's pictures of the SVG file."""

import shutil
import subprocess

import comparing
from results import Result

PNG, PDF = "png", "pdf"
GROUP = "exports against the SVG file"
LIMITS = {PNG: 0.1, PDF: 0.2}  # per cent of the pixels


def compare(fixtures, names, failures, picture, folder, scale):
    """A result for each PNG and PDF file beside an outlined picture in `folder`; pages are drawn by Poppler."""
    named = {fixture.name: fixture for fixture in fixtures}
    poppler = shutil.which("pdftocairo")
    results = []
    for fixture in (fixture for fixture in fixtures if fixture.name.endswith(".outlined")):
        png = folder / f"{fixture.name}.png"
        if png.exists():
            results.append(result(fixture, PNG, png, picture(fixture, names[0]), failures))
        page = folder / f"{fixture.name}.pdf"
        if poppler and page.exists():
            # A page has no pixels, and so no blurred shadows.
            original = picture(named.get(fixture.name + ".sharp", fixture), names[0])
            drawn = original.with_suffix(".pdf.png")
            subprocess.run([poppler, "-png", "-transp", "-singlefile", "-antialias", "best", "-r", str(72 * scale),
                            str(page), str(drawn.with_suffix(""))], check=True)
            results.append(result(fixture, PDF, drawn, original, failures))
    return results


def result(fixture, name, drawn, original, failures):
    found = Result(fixture.name, name, GROUP, None, LIMITS[name], failure=failures.get(str(original)))
    if not found.failure:
        pictures = comparing.load(drawn), comparing.load(original)
        if pictures[0].shape != pictures[1].shape:
            found.failure = f"{pictures[0].shape[1::-1]} pixels instead of {pictures[1].shape[1::-1]}"
        else:
            difference = comparing.difference(*pictures)
            found.share = comparing.share(difference)
            comparing.keep(difference, original.with_suffix(f".{name}.difference.png"), found.is_off)
    return found
