"""Compares the VectorDrawables that the library writes with a renderer's pictures of the files for design tools.

No package of Debian or PyPI draws VectorDrawables. So a small converter here reads them by the documentation of
android.graphics.drawable.VectorDrawable, and the renderer draws what it makes of them. It refuses what it does not know.
"""

import os
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

import comparing
import drawing
from fixture import outlined_name
from results import Result

ANDROID = "{http://schemas.android.com/apk/res/android}"
AAPT = "{http://schemas.android.com/aapt}"
GROUP = "drawables against design"
LIMIT = 0.1  # per cent of the pixels
PATH = {
    "name": "id", "pathData": "d", "fillColor": "fill", "fillAlpha": "fill-opacity", "strokeColor": "stroke",
    "strokeAlpha": "stroke-opacity", "strokeWidth": "stroke-width", "strokeLineCap": "stroke-linecap",
    "strokeLineJoin": "stroke-linejoin",
}

# Where each kind of gradient is.
PLACES = {"linear": {"x1": "startX", "y1": "startY", "x2": "endX", "y2": "endY"},
          "radial": {"cx": "centerX", "cy": "centerY", "r": "gradientRadius"}}


def compare(fixtures, names, failures, picture, folder, scale):
    """A result for each drawable beside an outlined picture in `folder`, drawn by the first renderer."""
    pairs = []
    for fixture in (fixture for fixture in fixtures if fixture.is_design):
        drawable = folder / f"{outlined_name(fixture)}.xml"
        if drawable.exists():
            pairs.append((fixture, drawable))
    jobs = []
    for fixture, drawable in pairs:
        drawn = picture(fixture, names[0]).with_suffix(".drawable.svg")
        drawn.write_text(svg(drawable.read_text("utf-8")), "utf-8")
        jobs.append({"svg": str(drawn), "png": str(drawn.with_suffix(".png")), "scale": scale,
                     "width": fixture.size[0] * scale, "height": fixture.size[1] * scale})
    failed = {}
    for _, _, found in drawing.draw({names[0]: jobs}, os.cpu_count() or 1):
        failed.update(found)
    results = []
    for (fixture, _), job in zip(pairs, jobs):
        original = picture(fixture, names[0])
        result = Result(fixture.name, "drawable", GROUP, None, LIMIT,
                        failure=failed.get(job["png"]) or failures.get(str(original)))
        if not result.failure:
            difference = comparing.difference(comparing.load(job["png"]), comparing.load(original))
            result.share = comparing.share(difference)
            comparing.keep(difference, original.with_suffix(".drawable.difference.png"), result.is_off)
        results.append(result)
    return results


def svg(source):
    """An SVG file with the picture of a VectorDrawable."""
    root = ElementTree.fromstring(source)
    if root.tag != "vector":
        raise ValueError(f"the root is '{root.tag}'")
    size = {name: root.get(ANDROID + name) for name in ("width", "height", "viewportWidth", "viewportHeight")}
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{length(size["width"])}" '
             f'height="{length(size["height"])}" viewBox="0 0 {size["viewportWidth"]} {size["viewportHeight"]}">']
    gradients = iter(range(1_000_000))
    for child in root:
        lines += element(child, gradients)
    return "\n".join(lines + ["</svg>"])


def length(text):
    if not text.endswith("dp"):
        raise ValueError(f"the length '{text}' is not in dp")
    return text.removesuffix("dp")


def element(node, gradients):
    """The lines of an element: a group or a path."""
    if node.tag == "group":
        if set(node.attrib) - {ANDROID + "name"}:
            raise ValueError(f"a group with {set(node.attrib)}")
        return ["<g>"] + [line for child in node for line in element(child, gradients)] + ["</g>"]
    if node.tag != "path":
        raise ValueError(f"the element '{node.tag}'")
    values = {"fill": "none"}
    for name, value in node.attrib.items():
        values[PATH[name.removeprefix(ANDROID)]] = value
    values.pop("id", None)
    lines = []
    for child in node:
        if child.tag != AAPT + "attr" or child.get("name") != "android:fillColor" or len(child) != 1:
            raise ValueError(f"'{child.tag}' in a path")
        number = next(gradients)
        lines += gradient(child[0], f"g{number}")
        values["fill"] = f"url(#g{number})"
    return lines + ["<path " + " ".join(f"{name}={quoteattr(value)}" for name, value in values.items()) + "/>"]


def gradient(node, name):
    kind = node.get(ANDROID + "type")
    if node.tag != "gradient" or kind not in PLACES:
        raise ValueError(f"the element '{node.tag}' of type {kind}")
    places = " ".join(f'{svg}="{node.get(ANDROID + android)}"' for svg, android in PLACES[kind].items())
    stops = [f'<stop offset="{item.get(ANDROID + "offset")}" {paint(item.get(ANDROID + "color"))}/>' for item in node]
    return [f'<defs><{kind}Gradient id="{name}" gradientUnits="userSpaceOnUse" {places}>', *stops,
            f"</{kind}Gradient></defs>"]


def paint(color):
    """The colour of a stop, which may have its opacity before its other digits."""
    opacity = int(color[1:-6] or "ff", 16) / 255
    return f'stop-color="#{color[-6:]}" stop-opacity="{opacity:.6f}"'
