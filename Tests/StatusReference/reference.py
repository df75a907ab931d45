#!/usr/bin/env python3
"""Works out what the status badges of the reference look like, by their own rules and in their own form.

    reference.py ADVANCES > expected.json
    reference.py ADVANCES --pictures FOLDER

ADVANCES is the folder that make-status-tables.py takes. The rules are those of badge-maker 5.0.2 (classic) and of the
badges that Shields draws since May 2026, written down anew; nothing here looks at what Cartouche does. expected.json,
which stands beside this file, is what the tests of the badges compare with. The pictures are SVG files in the form of
the services, for compare_pictures.py.
"""

import argparse
import json
import math
import pathlib
import sys
from xml.sax.saxutils import escape

from inputs import INPUTS

STYLES = ["flat", "flat-square", "plastic", "for-the-badge", "social"]
EDITIONS = ["2026", "classic"]
VERDANA = "Verdana,Geneva,DejaVu Sans,sans-serif"
HELVETICA = "Helvetica Neue,Helvetica,Arial,sans-serif"
COLORS = {
    "classic": {
        "brightgreen": "#44cc11", "green": "#97ca00", "yellow": "#dfb317", "yellowgreen": "#a4a61d",
        "orange": "#fe7d37", "red": "#e05d44", "blue": "#007ec6", "grey": "#555555", "lightgrey": "#9f9f9f",
    },
    "2026": {
        "brightgreen": "#44bb00", "green": "#67ac09", "yellow": "#d8b800", "yellowgreen": "#95991a",
        "orange": "#ea7233", "red": "#dd4343", "blue": "#007ec6", "grey": "#555555", "lightgrey": "#939393",
    },
}
ALIASES = {
    "success": "brightgreen", "important": "orange", "critical": "red", "informational": "blue", "gray": "grey",
    "lightgray": "lightgrey", "inactive": "lightgrey",
}
CSS = {"rebeccapurple": "#663399"}


class Table:
    def __init__(self, folder, name):
        data = json.loads((folder / f"{name}.json").read_text())
        self.widths = {c: w / 100 for first, last, w in data["ranges"] for c in range(first, last + 1)}

    def measure(self, text):
        width = 0.0
        for character in text:
            code = ord(character)
            # Every input holds listed characters alone; another one fails here.
            width += 0.0 if code < 32 or code == 127 else self.widths[code]
        return width


def color_of(text, edition):
    text = ALIASES.get(text, text)
    if text in COLORS[edition]:
        return COLORS[edition][text]
    if len(text) in (3, 6) and all(c in "0123456789abcdefABCDEF" for c in text):
        text = "#" + text
    text = CSS.get(text, text)
    return "#" + "".join(2 * c for c in text[1:]) if len(text) == 4 else text


def text_colors(background):
    red, green, blue = (int(background[i : i + 2], 16) for i in (1, 3, 5))
    brightness = math.floor((299 * red + 587 * green + 114 * blue) / 255000 * 100 + 0.5) / 100
    return ("#ffffff", "#010101") if brightness <= 0.69 else ("#333333", "#cccccc")


def odd(width):
    whole = math.floor(width)
    return whole + 1 if whole % 2 == 0 else whole


def utf16_units(text):
    return len(text.encode("utf-16-le")) // 2


class Badge:
    """One badge: its rectangles, its texts, its links."""

    def __init__(self, given, style, edition, tables):
        self.style, self.edition, self.tables = style, edition, tables
        self.label, self.message = given["label"].strip(), given["message"].strip()
        self.logo = given.get("logo")
        self.left, self.right = (given.get("links", []) + ["", ""])[:2]
        self.label_color = color_of(given["labelColor"], edition) if "labelColor" in given else None
        self.color = color_of(given.get("color", "brightgreen"), edition)
        self.rects, self.texts, self.hits, self.logo_frame = [], [], [], None
        if style == "social":
            self.social()
        elif style == "for-the-badge":
            self.for_the_badge()
        else:
            self.flat()

    @property
    def wraps_all(self):
        return bool(self.left) and not self.right

    def add_text(self, side, text, x, y, width, background, bold=False):
        fill, shadow = ("#333333", "#ffffff") if self.style == "social" else text_colors(background)
        self.texts.append(
            {"side": side, "text": text, "x": x, "y": y, "length": width, "fill": fill, "shadow": shadow, "bold": bold})

    def add_hit(self, side, x, width):
        link = self.left if side == "label" else self.right
        if link and not self.wraps_all:
            self.hits.append({"side": side, "x": x, "width": width, "link": link})

    def flat(self):
        measure = self.tables["verdana-11-normal"].measure
        self.height = 18 if self.style == "plastic" else 20
        y = 13 if self.style == "plastic" else 14
        logo_room = self.logo + (3 if self.label else 0) if self.logo else 0
        has_label = bool(self.label) or self.label_color is not None
        background = self.label_color or "#555555"
        label_width = odd(measure(self.label)) if self.label else 0
        left = label_width + 10 + logo_room if has_label else 0
        message_width = odd(measure(self.message))
        right = message_width + 10
        if self.logo and not has_label:
            right += logo_room + (4 if self.message else 0)
        label_margin = logo_room + 1
        message_margin = left - (1 if self.message else 0)
        if not has_label:
            message_margin += logo_room + 5 if self.logo else 1
        self.width = left + right
        if left:
            self.rects.append({"side": "label", "x": 0, "width": left, "fill": background})
        self.rects.append({"side": "message", "x": left, "width": right, "fill": self.color})
        if self.label:
            self.add_text("label", self.label, label_margin + label_width / 2 + 5, y, label_width, background)
            self.add_hit("label", label_margin + 1 if label_margin > 1 else 0, left)
        if self.message:
            self.add_text("message", self.message, message_margin + message_width / 2 + 5, y, message_width, self.color)
            self.add_hit("message", message_margin + 1 if message_margin > 1 else 0, right)
        if self.logo:
            self.logo_frame = [5, (self.height - 14) / 2, self.logo, 14]

    def for_the_badge(self):
        self.label, self.message = self.label.upper(), self.message.upper()
        self.height = 28

        def width(text, table):
            return math.floor(self.tables[table].measure(text)) + 1.25 * utf16_units(text) if text else 0

        label_width = width(self.label, "verdana-10-normal")
        message_width = width(self.message, "verdana-10-bold")
        gutter = 6 if self.label or self.message else -3
        needs_label = bool(self.label) or bool(self.logo and self.label_color)
        background = self.label_color or "#555555"
        label_x = 9 + self.logo + gutter if self.logo else 12
        left = 0
        if needs_label:
            left = label_x + label_width + 12 if self.label else 18 + self.logo
            message_x, right = left + 12, 24 + message_width
        elif self.logo:
            message_x, right = 12 + self.logo + gutter, 24 + self.logo + gutter + message_width
        else:
            message_x, right = 12, 24 + message_width
        self.width = left + right
        if needs_label:
            self.rects.append({"side": "label", "x": 0, "width": left, "fill": background})
        self.rects.append({"side": "message", "x": left, "width": right, "fill": self.color})
        if self.label:
            self.add_text("label", self.label, label_x + label_width / 2, 17.5, label_width, background)
            self.add_hit("label", 0, left)
        if self.message:
            self.add_text(
                "message", self.message, message_x + message_width / 2, 17.5, message_width, self.color, bold=True)
            self.add_hit("message", left, right)
        if self.logo:
            self.logo_frame = [9, 7, self.logo, 14]

    def social(self):
        self.label = self.label[:1].upper() + self.label[1:]
        self.height = 20
        measure = self.tables["helvetica-11-bold"].measure
        logo_room = self.logo + (3 if self.label else 0) if self.logo else 0
        label_width, message_width = odd(measure(self.label)), odd(measure(self.message))
        left, right = label_width + logo_room + 10, message_width + 8
        self.width = left + 1 + (6 + right if self.message else 0)
        self.rects.append({"side": "label", "x": 0.5, "width": left, "fill": "#fcfcfc"})
        if self.message:
            self.rects.append({"side": "message", "x": left + 6.5, "width": right, "fill": "#fafafa"})
        if self.label:
            self.add_text("label", self.label, logo_room + label_width / 2 + 5, 14, label_width, None, bold=True)
        self.add_hit("label", 0, left + 1)
        if self.message:
            self.add_text("message", self.message, left + 6 + right / 2, 14, message_width, None, bold=True)
            self.add_hit("message", left + 6, right + 1)
        if self.logo:
            self.logo_frame = [5, 3, self.logo, 14]

    @property
    def facts(self):
        title = f"{self.label}: {self.message}" if self.label and self.message else self.label + self.message
        return {
            "width": self.width, "height": self.height, "title": title, "rects": self.rects, "texts": self.texts,
            "hits": self.hits, "wrapped": self.left if self.wraps_all else None, "logo": self.logo_frame,
        }

    # What follows is the form of the services' files.

    def svg(self):
        # A browser stretches a document whose width is no whole number of points; that is not compared.
        parts = [
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' width="{math.ceil(self.width)}" height="{self.height}">']
        body = self.social_body() if self.style == "social" else self.flat_body()
        parts.append(f'<a target="_blank" xlink:href="{escape(self.left)}">{body}</a>' if self.wraps_all else body)
        return "".join([*parts, "</svg>"])

    def flat_body(self):
        rects = "".join(
            f'<rect x="{rect["x"]}" width="{rect["width"]}" height="{self.height}" fill="{rect["fill"]}"/>'
            for rect in self.rects)
        size = 100 if self.style == "for-the-badge" else 110
        defs, group = "", '<g shape-rendering="crispEdges">'
        stops = {
            "flat": [(0, "#bbb", 0.1), (1, "#000", 0.1)],
            "plastic": [(0, "#fff", 0.7), (0.1, "#aaa", 0.1), (0.9, "#000", 0.3), (1, "#000", 0.5)],
        }.get(self.style)
        if stops:
            radius = 4 if self.style == "plastic" else 3
            gradient = "".join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops)
            defs = (
                f'<linearGradient id="s" x2="0" y2="100%">{gradient}</linearGradient><clipPath id="r"><rect'
                f' width="{self.width}" height="{self.height}" rx="{radius}"/></clipPath>')
            group = '<g clip-path="url(#r)">'
            rects += f'<rect width="{self.width}" height="{self.height}" fill="url(#s)"/>'
            if self.edition == "2026":
                defs += '<filter id="blur"><feGaussianBlur stdDeviation="16"/></filter>'
        return (
            f'{defs}{group}{rects}</g><g fill="#fff" text-anchor="middle" font-family="{VERDANA}"'
            f' text-rendering="geometricPrecision" font-size="{size}">{self.logo_element()}{self.text_elements()}</g>')

    def logo_element(self):
        if not self.logo_frame:
            return ""
        x, y, width, height = self.logo_frame
        return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#ff8800"/>'

    def text_elements(self, before=lambda side: ""):
        result = ""
        for text in self.texts:
            elements = before(text["side"]) + self.text_layers(text)
            hit = next((hit for hit in self.hits if hit["side"] == text["side"]), None)
            if hit:
                elements = (
                    f'<a target="_blank" xlink:href="{escape(hit["link"])}"><rect x="{hit["x"]}" width="{hit["width"]}"'
                    f' height="{self.height}" fill="rgba(0,0,0,0)"/>{elements}</a>')
            result += elements
        return result

    def text_layers(self, text):
        weight = ' font-weight="bold"' if text["bold"] else ""

        def layer(y, fill, more=""):
            return (
                f'<text x="{10 * text["x"]:g}" y="{10 * y:g}" transform="scale(.1)" fill="{fill}"'
                f' textLength="{10 * text["length"]:g}"{weight}{more}>{escape(text["text"])}</text>')

        below = text["y"] + 1
        layers = ""
        if self.style in ("flat", "plastic"):
            if self.edition == "2026":
                layers += layer(below, text["shadow"], ' fill-opacity=".8" filter="url(#blur)"')
            layers += layer(below, text["shadow"], ' fill-opacity=".3"')
        if self.style == "social":
            layers += layer(below, text["shadow"])
        return layers + layer(text["y"], text["fill"])

    def social_body(self):
        left = self.rects[0]["width"]
        bubble = ""
        if self.message:
            x, width = self.rects[1]["x"], self.rects[1]["width"]
            bubble = (
                f'<rect x="{x}" y=".5" width="{width}" height="19" rx="2" fill="#fafafa"/><rect x="{x - 0.5}" y="7.5"'
                f' width=".5" height="5" stroke="#fafafa"/><path d="M{x} 6.5l-3 3v1l3 3" fill="#fafafa"/>')
        box = f'<rect stroke="#d5d5d5" fill="url(#a)" x=".5" y=".5" width="{left}" height="19" rx="2"/>'
        bare = "" if self.label else box
        return (
            '<linearGradient id="a" x2="0" y2="100%"><stop offset="0" stop-color="#fcfcfc" stop-opacity="0"/><stop'
            ' offset="1" stop-opacity=".1"/></linearGradient><g stroke="#d5d5d5"><rect stroke="none" fill="#fcfcfc"'
            f' x=".5" y=".5" width="{left}" height="19" rx="2"/>{bubble}</g>{self.logo_element()}{bare}<g fill="#333"'
            f' text-anchor="middle" font-family="{HELVETICA}" text-rendering="geometricPrecision" font-weight="700"'
            f' font-size="110">{self.text_elements(lambda side: box if side == "label" else "")}</g>')


def badges(folder):
    tables = {
        name: Table(folder, name)
        for name in ("verdana-11-normal", "verdana-10-normal", "verdana-10-bold", "helvetica-11-bold")}
    for given in INPUTS:
        for style in STYLES:
            for edition in EDITIONS:
                yield given, style, edition, Badge(given, style, edition, tables)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("advances", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path)
    options = parser.parse_args()
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
        for given, style, edition, badge in badges(options.advances):
            (options.pictures / f"{given['name']}.{style}.{edition}.svg").write_text(badge.svg())
        return
    cases = [
        {"input": given, "style": style, "edition": edition, **badge.facts}
        for given, style, edition, badge in badges(options.advances)]
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
    sys.stdout.write(f'{{"cases": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
