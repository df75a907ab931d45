"""What matters about an SVG file that is to be drawn."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import List
from xml.etree import ElementTree

ElementTree.register_namespace("", "http://www.w3.org/2000/svg")
ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")
SVG = "{http://www.w3.org/2000/svg}"
TEXT = re.compile(r"<text\b.*?</text>", re.DOTALL)


@dataclass
class Text:
    content: str
    families: List[str]
    size: float  # points
    is_stretched: bool  # about its middle, to a given width


class Fixture:
    """Its name, which ends in its profile, its size in whole points, elements and texts."""

    def __init__(self, name, source):
        self.name, self.source = name, source
        root = ElementTree.fromstring(source)
        sides = float(root.get("width")), float(root.get("height"))
        # Each renderer would round other sizes, and stretch or move the picture by up to a point, in a way of its own.
        if not all(side.is_integer() for side in sides):
            raise ValueError(f"{name} is {sides[0]} by {sides[1]} points, and not of whole points")
        self.size = tuple(map(int, sides))
        self.elements = {element.tag.removeprefix(SVG) for element in root.iter()}
        self.texts = list(texts_in(root, {}))

    @property
    def is_design(self):
        return self.name.endswith(".design")

    @property
    def group(self):
        """Under which heading it is reported."""
        if self.is_design:
            return "design"
        return "web, live text" if self.texts else "web, no live text"

    @property
    def without_text(self):
        """The same picture less its texts, whose shapes renderers without the font must draw alike, too."""
        return Fixture(self.name + ".textless", TEXT.sub("", self.source))

    @property
    def without_blur(self):
        """The same picture less its blurred shadows, as the design profile draws it."""
        root = ElementTree.fromstring(self.source)
        for parent in root.iter():
            for child in [child for child in parent if child.get("filter")]:
                parent.remove(child)
        return Fixture(self.name + ".sharp", ElementTree.tostring(root, "unicode"))

    def written(self, out):
        """A copy to draw."""
        path = Path(out, self.name + ".svg")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.source, "utf-8")
        return path


def texts_in(element, inherited):
    """The texts at or below an element; groups may say what fonts the texts within are set in."""
    said = {**inherited, **element.attrib}
    if element.tag == SVG + "text":
        families = re.split(r"\s*,\s*", said.get("font-family", ""))
        is_stretched = "textLength" in said and said.get("text-anchor") == "middle"
        yield Text("".join(element.itertext()), families, float(said.get("font-size", 16)), is_stretched)
    else:
        for child in element:
            yield from texts_in(child, said)


def fixtures_in(folder, outlined):
    """Every fixture in a folder, and every picture in `outlined`, where the texts of web pictures are outlines.

    What is left of a picture without its text stands for those that could not be outlined.
    """
    fixtures = read(folder)
    outlines = {fixture.name: fixture for fixture in read(outlined)} if outlined.is_dir() else {}
    for fixture in fixtures:
        yield fixture
        if fixture.texts and outlined_name(fixture) not in outlines:
            yield fixture.without_text
    for fixture in outlines.values():
        yield fixture
        if "filter" in fixture.elements:
            yield fixture.without_blur


def outlined_name(fixture):
    """What the picture with outlined text is called that belongs to a fixture of either profile."""
    return fixture.name.rpartition(".")[0] + ".outlined"


def read(folder):
    return [
        Fixture(path.relative_to(folder).with_suffix("").as_posix(), path.read_text("utf-8"))
        for path in sorted(folder.rglob("*.svg"))
    ]
