"""What matters about an SVG file that is to be drawn."""

import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import List
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


@dataclass
class Text:
    content: str
    families: List[str]
    size: float  # points


class Fixture:
    """Its name, size in points, elements and texts."""

    def __init__(self, name, source):
        self.name, self.source = name, source
        root = ElementTree.fromstring(source)
        self.is_design = name.endswith(".design")
        self.size = float(root.get("width")), float(root.get("height"))
        self.elements = {element.tag.removeprefix(SVG) for element in root.iter()}
        self.texts = [
            Text("".join(element.itertext()), re.split(r"\s*,\s*", element.get("font-family", "")),
                 float(element.get("font-size", 16)))
            for element in root.iter(SVG + "text")
        ]

    @property
    def without_text(self):
        """The same picture less its texts, whose shapes renderers without the font must draw alike, too."""
        return Fixture(self.name + ".textless", re.sub(r"<text\b.*?</text>", "", self.source, flags=re.DOTALL))

    @property
    def whole_size(self):
        return tuple(map(math.ceil, self.size))

    def written(self, out):
        """A copy to draw, of a whole number of points.

        Each renderer rounds other sizes, and stretches or moves the picture by up to a point, in a way of its own; the
        room is enlarged at the right and the bottom, so that nothing that is drawn moves.
        """
        source = self.source
        if self.size != self.whole_size:
            head = re.search(r"<svg\b[^>]*>", source)[0]
            whole, box = head, re.search(r'\sviewBox="([^"]*)"', head)[1].split()
            for i, key in enumerate(("width", "height")):
                whole = re.sub(rf'\s{key}="[^"]*"', f' {key}="{self.whole_size[i]}"', whole)
                box[2 + i] = str(float(box[2 + i]) * self.whole_size[i] / self.size[i])
            whole = re.sub(r'\sviewBox="[^"]*"', f' viewBox="{" ".join(box)}"', whole)
            source = source.replace(head, whole, 1)
        path = Path(out, self.name + ".svg")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, "utf-8")
        return path


def fixtures_in(folder):
    """Every fixture in a folder and, of those that hold text, what is left without it."""
    for path in sorted(folder.rglob("*.svg")):
        fixture = Fixture(path.relative_to(folder).with_suffix("").as_posix(), path.read_text("utf-8"))
        yield fixture
        if fixture.texts:
            yield fixture.without_text
