"""Pictures that are read: icons, logos and files to check or format."""

import struct
import zlib

from shapes import Case, nest, repeat

ICON = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90">'
BADGE = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="20" viewBox="0 0 90 20" role="img" aria-label="a"><title>a</title>'
# Pieces of path data that lead back and forth over each other.
PATHS = {
    "lines": "l9 7 -9 -3",
    "crossing lines": "M0 §L90 1M§ 0L3 90",
    "rows": "h9v1h-9v-1",
    "quadratic curves": "q9 7 -3 2",
    "smooth curves": "t9 -7",
    "curves": "c9 7 -30 2 4 -4",
    "arcs": "a9 5 30 0 1 3 -2",
    "moves": "m1 1",
    "closed": "M0 0h9v9z",
    "one point": "l0 0",
    "digits": "L.1.2",
    "a number": "0",
    "huge": "L1e9-1e9",
    "star": "M0 0l90 30l-90 30l50 -80l0 90z",
}
# Those whose lines cross each other, which are drawn in time by the number of crossings, which grows by 4. Cairo's time
# for a star grows by 6.5.
CROSSING = {"lines", "crossing lines", "rows", "star"}
SHAPES = {
    "rectangles": '<rect x="§" width="9" height="9" rx="2"/>',
    "circles": '<circle cx="9" cy="9" r="§"/>',
    "ellipses": '<ellipse rx="9" ry="4"/>',
    "lines": '<line x2="§" y2="9" stroke="red"/>',
    "polygons": '<polygon points="0 0 9 0 9 9 0 § 3 7"/>',
    "paths": '<path d="M0 0h9v§z"/>',
    "strokes": '<path d="M0 0h9v§z" stroke="#123456" stroke-width="3" stroke-linejoin="round"/>',
    "groups": "<g/>",
    "shapes in groups": '<g opacity=".5"><path d="M0 0h9v9z"/></g>',
    "transforms": '<g transform="rotate(3)"><path d="M0 0h9v9z"/></g>',
    "uses": '<use xlink:href="#a"/>',
    "clips": '<g clip-path="url(#c)"><path d="M0 0h9v9z"/></g>',
    "gradients": '<path d="M0 0h9v9z" fill="url(#g)"/>',
    "definitions": '<defs><path id="p§" d="M0 0h9"/></defs>',
    "own clips": '<clipPath id="c§"><path d="M0 0h9v9z"/></clipPath><path clip-path="url(#c§)" d="M0 0h9v9z"/>',
    "texts of no place": "<title>a</title>",
    "metadata": "<metadata><a/></metadata>",
    "ids": '<g id="i§"/>',
    "the same id": '<g id="i"/>',
    "styles": '<g style="fill:red;opacity:1"/>',
    "style sheets": "<style>.a{fill:red}</style>",
    "unknown elements": "<a§/>",
    "comments": "<!---->",
    "text": "a ",
    "CDATA": "<![CDATA[]]>",
    "references": "&lt;",
    "classes": '<g class="a b c d e"/>',
    "symbols": '<symbol id="s§"><path d="M0 0h9v9z"/></symbol><use xlink:href="#s§"/>',
    "nested pictures": '<svg width="9" height="9"><path d="M0 0h9v9z"/></svg>',
    "stops": '<linearGradient id="l§"><stop offset="0" stop-color="red"/><stop offset="1"/></linearGradient>',
    "gradients of gradients": '<linearGradient id="g§" xlink:href="#g"/>',
}
# Those whose reading does not depend on what the picture becomes.
UNSEEN = {
    "definitions",
    "texts of no place",
    "metadata",
    "ids",
    "the same id",
    "styles",
    "style sheets",
    "unknown elements",
    "comments",
    "text",
    "CDATA",
    "references",
    "classes",
    "stops",
    "gradients of gradients",
}
DEFINED = (
    '<defs><path id="a" d="M0 0h9v9z"/><clipPath id="c"><path d="M0 0h9v9z"/></clipPath>'
    '<linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs>'
)
OUTPUTS = {
    "": ["-o", "a.svg"],
    "design": ["--profile", "design", "--allow-substitute", "-o", "a.svg"],
    "PNG": ["-o", "a.png", "--allow-substitute"],
    "PDF": ["-o", "a.pdf", "--allow-substitute"],
    "strokes": ["--expand-strokes", "--nonzero", "-o", "a.svg"],
    "merged": ["--profile", "design", "--merge", "--allow-substitute", "-o", "a.svg"],
}


def cases():
    return [*icons(), *sheets(), *pixels(), *documents()]


def icon(name, text, output="", arguments=(), reader="icons"):
    label = f"{output}, " if output else ""
    growth = 9 if name.partition(", ")[2] in CROSSING else 3
    arguments = ["status", "a", "b", "--logo", "l.svg", *arguments, *OUTPUTS[output]]
    return Case(reader, label + name, arguments, {"l.svg": text}, growth=growth)


def icons():
    for output in OUTPUTS:
        for name, unit in PATHS.items():
            yield icon(f"path, {name}", repeat(ICON + '<path d="M9 9', unit, '"/></svg>'), output)
            if output in ("PNG", "PDF", "strokes"):
                line = '<path fill="none" stroke="red" stroke-width="9" stroke-linejoin="round" d="M9 9'
                yield icon(f"line, {name}", repeat(ICON + line, unit, '"/></svg>'), output)
        for name, unit in SHAPES.items():
            if name not in UNSEEN or output in ("", "design", "PNG"):
                yield icon(name, repeat(ICON + DEFINED, unit, "</svg>"), output)
    for name, unit in PATHS.items():
        yield icon(
            f"clip, {name}",
            repeat(
                ICON + '<clipPath id="c"><path clip-rule="evenodd" d="M9 9',
                unit,
                '"/></clipPath><path clip-path="url(#c)" d="M0 0h90v90z"/></svg>',
            ),
            "design",
        )
        yield icon(
            f"knockout, {name}",
            repeat(ICON + '<path d="M9 9', unit, '"/></svg>'),
            "design",
            ["--logo-color", "knockout"],
        )
    for name, parts in {
        "groups": (ICON, "<g>", '<path d="M0 0h9v9z"/>', "</g>", "</svg>"),
        "fading groups": (ICON, '<g opacity=".9">', '<path d="M0 0h9v9z"/>', "</g>", "</svg>"),
        "clipped groups": (ICON + DEFINED, '<g clip-path="url(#c)">', '<path d="M0 0h9v9z"/>', "</g>", "</svg>"),
        "turned groups": (ICON, '<g transform="rotate(3)">', '<path d="M0 0h9v9z"/>', "</g>", "</svg>"),
        "pictures": (ICON, '<svg width="9" height="9">', '<path d="M0 0h9v9z"/>', "</svg>", "</svg>"),
        "definitions": (ICON, "<defs>", "", "</defs>", "</svg>"),
    }.items():
        for output in ("", "design", "PNG"):
            yield icon(f"nested {name}", nest(*parts), output)
    for name, head, unit, tail in (
        ("attributes", "<g", " a§=''", "/>"),
        ("the same attribute", "<g", " id=''", "/>"),
        ("namespaces", "<g", " xmlns:a§='a'", "/>"),
        ("a long name", "<", "g", "/>"),
        ("points", '<polygon points="', "1 2 ", '"/>'),
        ("transforms", '<g transform="', "rotate(3)", '"><path d="M0 0h9"/></g>'),
        ("a long style", '<g style="', "fill:red;", '"/>'),
        ("escapes in a style", '<g style="', "\\66 ", '"/>'),
        ("comments in a style", '<g style="', "/**/", '"/>'),
        ("a long colour", '<g fill="', "r", '"/>'),
        ("a long colour of digits", '<g fill="#', "1", '"/>'),
        ("a long function", '<g fill="rgb(', "1,", ')"/>'),
        ("classes", '<g class="', "c§ ", '"/>'),
        ("dashes", '<g stroke-dasharray="', "1 ", '"/>'),
        ("a long address", '<use xlink:href="#', "a", '"/>'),
        ("a long reference", '<g fill="url(#', "a", ')"/>'),
        (
            "stops of a gradient",
            '<linearGradient id="a">',
            '<stop offset="1"/>',
            '</linearGradient><path fill="url(#a)" d="M0 0h9v9z"/>',
        ),
        ("references in a value", '<g id="', "&#65;", '"/>'),
        ("a view box", '<svg viewBox="', "0 ", '"/>'),
        ("line ends", '<g id="', "\n", '"/>'),
        ("a title", "<title>", "é", "</title>"),
        ("a chain of uses", "<g>", '<use id="u§" xlink:href="#u§"/>', "</g>"),
        ("entities", "<g>", "&a;", "</g>"),
        ("instructions", "<g>", "<?a b?>", "</g>"),
    ):
        yield icon(name, repeat(ICON + head, unit, tail + "</svg>"))
        yield Case("check", name, ["check", "a.svg"], {"a.svg": repeat(BADGE + head, unit, tail + "</svg>")})
        yield Case("format", name, ["format", "a.svg"], {"a.svg": repeat(BADGE + head, unit, tail + "</svg>")})
    chain = (
        lambda size: ICON
        + '<path id="u0" d="M0 0h9v9z"/>'
        + "".join(f'<g id="u{n + 1}"><use xlink:href="#u{n}"/><use xlink:href="#u{n}"/></g>' for n in range(size // 70))
        + "</svg>"
    )
    for output in ("", "PNG"):
        yield icon("doubled uses", chain, output)
    clips = (
        lambda size: ICON
        + "".join(
            f'<clipPath id="c{n}" clip-path="url(#c{n + 1})"><circle r="{n}"/></clipPath>' for n in range(size // 70)
        )
        + '<path clip-path="url(#c0)" d="M0 0h9v9z"/></svg>'
    )
    gradients = (
        lambda size: ICON
        + "".join(f'<linearGradient id="g{n}" xlink:href="#g{n + 1}"/>' for n in range(size // 50))
        + '<path fill="url(#g0)" d="M0 0h9v9z"/></svg>'
    )
    for output in ("", "design", "PNG"):
        yield icon("a chain of clips", clips, output)
        yield icon("a chain of gradients", gradients, output)
    large = repeat(ICON + '<path d="M9 9', "l9 7 -9 -3", '"/></svg>')
    for size in ("16384x16384", "8000x8000"):
        yield Case(
            "icons",
            f"PNG of {size}",
            ["pill", "a", "--on", "l.svg", "--scale", "80", "-o", "a.png", "--allow-substitute"],
            {"l.svg": large},
        )


def sheets():
    """Style sheets, in icons and in badges."""
    for name, head, unit in (
        ("rules", "", ".a§{fill:red}"),
        ("the same rule", "", ".a{fill:red}"),
        ("selectors", "", ".a§,"),
        ("classes", "", ".a§"),
        ("declarations", ".a{", "fill:red;"),
        ("comments", "", "/**/"),
        ("blanks", "", " "),
        ("escapes", ".a{", "\\66 "),
        ("open braces", "", "{"),
        ("at rules", "", "@media a{}"),
        ("strings", "", "'a'"),
        ("open comments", "", "/*"),
        ("brackets", ".a{fill:", "("),
        ("key frames", "@keyframes a{", "1%{opacity:1}"),
        ("media", "@media (prefers-color-scheme:dark){", ".a{fill:red}"),
        ("long name", ".", "a"),
        ("numbers", ".a{opacity:", "1"),
        ("marks", "", ";"),
        ("closing braces", "", "}"),
    ):
        used = '</style><g class="a"><path class="a b" d="M0 0h9v9z"/></g></svg>'
        yield icon(name, repeat(ICON + "<style>" + head, unit, used), reader="sheets")
        yield Case(
            "sheets",
            f"check, {name}",
            ["check", "a.svg"],
            {"a.svg": repeat(BADGE + "<style>" + head, unit, "</style></svg>")},
        )
        yield Case(
            "sheets",
            f"contrast, {name}",
            ["check", "--contrast", "a.svg"],
            {"a.svg": repeat(BADGE + "<style>" + head, unit, "</style></svg>")},
        )
    both = (
        lambda size: ICON
        + "<style>"
        + "".join(f".c{n}{{fill:red}}" for n in range(1_900))
        + "</style>"
        + '<g class="c1 c2"/>' * (size // 40)
        + "</svg>"
    )
    yield icon("rules and elements", both, reader="sheets")
    every = (
        lambda size: ICON
        + "<style>"
        + ".c{fill:red;stroke:blue}" * 1_900
        + "</style>"
        + '<g class="c"/>' * (size // 60)
        + "</svg>"
    )
    yield icon("rules that apply to all elements", every, reader="sheets")
    selectors = ",".join(["*"] * 1_900)
    yield icon(
        "declarations of every selector", repeat(ICON + f"<style>{selectors}{{", "a:b;", "}</style><g/></svg>"),
        reader="sheets",
    )
    groups = ('<g stroke-dasharray="' + "1 " * 100 + '">') * 80
    clip = '<clipPath id="c"><path d="M0 0h9v9z"/></clipPath>' + "</g>" * 80
    yield icon(
        "clips below many groups",
        repeat(ICON + groups + clip, '<path clip-path="url(#c)" d="M0 0h9v9z"/>', "</svg>"),
    )


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(width, height, chunks=(), rows=None):
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
    packer = zlib.compressobj(9)
    left, parts = height * (1 + 4 * width) if rows is None else rows, []
    while left > 0:
        parts.append(packer.compress(bytes(min(left, 1 << 16))))
        left -= 1 << 16
    data = b"".join([*parts, packer.flush()])
    return b"\x89PNG\r\n\x1a\n" + header + b"".join(chunks) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def pixels():
    """Logos of pixels."""
    for name, file in {
        "chunks": lambda size: png(9, 9, [chunk(b"tEXt", b"a\0a")] * (size // 15)),
        "a long chunk": lambda size: png(9, 9, [chunk(b"tEXt", b"a" * size)]),
        "compressed chunks": lambda size: png(
            9, 9, [chunk(b"zTXt", b"a\0\0" + zlib.compress(b"\0" * 1_000_000))] * (size // 1_050)
        ),
        "empty data": lambda size: png(9, 9, [chunk(b"IDAT", b"")] * (size // 12)),
        "many pixels": lambda size: png(4096, 4096, [chunk(b"tEXt", b"a" * (size // 2))]),
        "too many rows": lambda size: png(9, 9, rows=size * 900),
        "no end": lambda size: png(9, 9)[:60] + b"\0" * size,
    }.items():
        for output in ("", "PNG"):
            yield Case(
                "logos",
                f"{output + ', ' if output else ''}{name}",
                ["status", "a", "b", "--logo", "l.png", *OUTPUTS[output]],
                {"l.png": file},
            )
    for name, unit in {"base64": "A", "percent": "%41", "blanks": " ", "elements": "%3Cg/%3E", "letters": "a"}.items():
        head = (
            "data:image/png;base64,"
            if name == "base64"
            else "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'%3E"
        )
        yield Case(
            "logos",
            f"data URL, {name}",
            ["draw"],
            {"stdin": repeat('{"status":{"message":"m","logo":"' + head, unit, '"}}\n')},
        )


ALONG = '<text x="0" y="0" font-family="Verdana" font-size="11" fill="#000000"><textPath xlink:href="#l">a</textPath></text>'
CONTENT = {
    "rectangles": '<rect width="9" height="9" fill="#ffffff"/>',
    "paths": '<path d="M0 0H9V§Z" fill="#ffffff"/>',
    "texts": '<text x="9" y="9" font-family="Verdana" font-size="11" fill="#000000">a</text>',
    "texts along lines": ALONG,
    "groups": "<g/>",
    "ids": '<g id="a§"/>',
    "wrong elements": "<b/>",
    "wrong attributes": '<g b=""/>',
    "wrong values": '<path d="M" fill="b"/>',
    "gradients": '<linearGradient id="g§" x2="1"><stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ffffff"/></linearGradient>',
    "references": '<path d="M0 0H9V9Z" fill="url(#g)"/>',
    "strokes": '<path d="M0 0H9V9" fill="none" stroke="#000000" stroke-width="3"/>',
    "comments": "<!---->",
    "titles": "<title>a</title>",
    "text": "a ",
    "fading groups": '<g opacity="0.5"><path d="M0 0H9V9Z" fill="#ffffff"/></g>',
    "clips": '<g clip-path="url(#c)"><path d="M0 0H9V9Z" fill="#ffffff"/></g>',
    "masks": '<g mask="url(#c)"><path d="M0 0H9V9Z" fill="#ffffff"/></g>',
    "filters": '<g filter="url(#c)"/>',
    "uses": '<use xlink:href="#g"/>',
    "links": '<a xlink:href="a"><g/></a>',
    "instructions": "<?a?>",
    "CDATA": "<![CDATA[]]>",
    "entities": "&lt;",
    "tags that are open": "<g>",
    "tags that are closed": "</g>",
    "brackets": "<",
    "quotes": '"',
    "animations": '<animate attributeName="opacity" values="0;1" dur="1s"/>',
}

DESIGN = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20" viewBox="0 0 90 20">'
FILLED = '" fill="url(#g)" stroke="none"/>'
RADIAL = '<radialGradient id="g%s" gradientUnits="userSpaceOnUse" cx="9" cy="9" fx="9" fy="9" r="9">%s</radialGradient>'
STOP = '<stop offset="0.5" stop-color="#000000" stop-opacity="0.5"/>'
# Content that the design profile allows, and that targets may not.
TARGETED = {
    "paths": ("", '<path d="M0 0H9V§Z" fill="#000000" fill-rule="evenodd" stroke="none"/>', ""),
    "groups": ("", '<g id="a§" fill="#ff0000"><path d="M0 0H9" fill="none" stroke="#000000" stroke-width="1"/></g>', ""),
    "data of a path": ('<path d="M0 0', "l9 7 -9 -3", '" fill="#000000" stroke="none"/>'),
    "radial gradients": ("<defs>", RADIAL % ("§", STOP), "</defs>"),
    "translucent stops": ("<defs>" + RADIAL.partition("%s</")[0] % "", STOP, '</radialGradient></defs><path d="M0 0H9V9Z' + FILLED),
    "gradients of paths": ("<defs>" + RADIAL % ("", STOP) + "</defs>", '<path d="M0 0H9V9Z' + FILLED, ""),
}


def documents():
    """Files to check and to format."""
    for name, unit in CONTENT.items():
        text = repeat(BADGE, unit, "</svg>")
        yield Case("check", name, ["check", "a.svg"], {"a.svg": text})
        yield Case("check", f"design, {name}", ["check", "--profile", "design", "a.svg"], {"a.svg": text})
        yield Case("check", f"contrast, {name}", ["check", "--contrast", "a.svg"], {"a.svg": text})
        yield Case("format", name, ["format", "a.svg"], {"a.svg": text})
    for name, unit in PATHS.items():
        text = repeat(
            BADGE
            + '<text x="9" y="9" font-family="Verdana" font-size="11" fill="#000000">a</text><path fill="#ffffff" d="M9 9',
            unit,
            '"/></svg>',
        )
        yield Case("check", f"contrast, path, {name}", ["check", "--contrast", "a.svg"], {"a.svg": text})
        yield Case("check", f"path, {name}", ["check", "a.svg"], {"a.svg": text})
        yield Case("format", f"path, {name}", ["format", "a.svg"], {"a.svg": text})
        line = repeat(BADGE + '<defs><path id="l" d="M9 9', unit, '"/></defs>' + ALONG + "</svg>")
        yield Case("check", f"contrast, text along, {name}", ["check", "--contrast", "a.svg"], {"a.svg": line})
    line = '<defs><path id="l" d="M9 9c9 7 -30 2 4 -4"/></defs>'
    text = repeat(BADGE + line, ALONG, "</svg>")
    yield Case("check", "contrast, texts along a line", ["check", "--contrast", "a.svg"], {"a.svg": text})
    for name, (head, unit, tail) in TARGETED.items():
        for target in ("android", "sf-symbol"):
            text = repeat(DESIGN + head, unit, tail + "</svg>")
            yield Case("check", f"{target}, {name}", ["check", "--target", target, "a.svg"], {"a.svg": text})
    for name, (opening, closing) in {
        "groups": ("<g>", "</g>"),
        "fading groups": ('<g opacity="0.5">', "</g>"),
        "links": ('<a xlink:href="a">', "</a>"),
        "wrong": ("<b>", "</b>"),
    }.items():
        for options in (["check"], ["check", "--contrast"], ["check", "--profile", "design"], ["format"]):
            yield Case(
                options[0],
                f"nested {name} {' '.join(options[1:])}",
                [*options, "a.svg"],
                {"a.svg": nest(BADGE, opening, "a", closing, "</svg>")},
            )
