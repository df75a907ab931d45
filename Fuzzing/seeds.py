"""What each target of the fuzzer starts from: files of the project, and pieces of them."""

import re

STYLES = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
PATHS = re.compile(rb' d="([^"]*)"')
COLOURS = re.compile(rb'(?:fill|stroke|stop-color|color): ?"?([#a-z][^"}\]\n,]*)|fill="([^"]*)"')
ADDRESSES = re.compile(rb'"(data:[^"]*)"')

WORDS = {
    "color": ["red", "#abc", "#aabbccdd", "rgb(1, 2, 3)", "rgba(0,0,0,.5)", "hsl(120, 50%, 50%)", "none"],
    "words": [
        "\x00https://example.org/a?b#c", "\x00mailto:a@b", "\x00/a/b", "\x01{count} message|{count} messages",
        "\x01one={count} file|few=a|other=b|over=c", "\x02pt-PT", "\x02hi-u-nu-deva", "\x02zh-Hant-TW", "\x03id-1_a",
    ],
    "thresholds": ["50=red,80=yellow,95=green\n83%", "1.0.0=red,2.0.0=green,else=blue\n1.4.0", "0=red\n-3"],
    "version": ["1.4.0\n1.4.0-rc.1\nv2", "1\n1.0\n1.0.0+build", "0.0.1-alpha.1\n0.0.1-alpha.beta\n1e9"],
    "line": [
        '{"pill": {"text": "3", "look": "mail", "fill": ["red", "#00f"]}}', '{"hub": {"count": 12, "on": "96x96"}}',
        '{"file": "a.svg", "status": {"label": "\\u00e9\\ud83d\\ude42", "message": "83%", "thresholds": "50=red"}}',
        '{"table": {"width": 300, "rows": ["Inbox=3", {"summary": "b", "hub": {"count": -1.5e3}}]}, "scale": null}',
    ],
    "address": [
        "/badge/build-passing-brightgreen.svg?style=flat-square&logo=data:image/png;base64,iVBORw0KGgo=&link=https://a.b&link=c",
        "/:a__b--c-%23123.json", "/static/v1?label=&message=100%25&color=rgb(1,2,3)&colorA=abc", "/badge/a/b/red@2x.png",
        "/pill/42?look=mail&fill=red&border.color=blue&title=T", "/hub/128?limit=99&on=96x96&locale=hi-u-nu-deva",
        "/cell/top?width=300&height=44", "/status/a/b?thresholds=50=red&darkColor=blue&colorScheme=auto&scale=2",
        "/badge/a-b-red?logo=data:image/svg%2Bxml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%208%208%22"
        "%3E%3Cpath%20d=%22M0%200h8v8z%22/%3E%3C/svg%3E&logoColor=red&style=social",
    ],
    "answer": [
        '\n{"schemaVersion": 1, "label": "a", "message": "b", "color": "red", "style": "plastic", "cacheSeconds": 900}',
        'color=blue&label=c&maxAge=1\n{"schemaVersion":1,"label":"","message":"b","isError":true,"labelColor":"#123"}',
        '\n{"schemaVersion":1,"label":"","message":"b","logoSvg":"<svg xmlns=\\"http://www.w3.org/2000/svg\\"/>"}',
        '\n{"schemaVersion":1,"label":"","message":"b","namedLogo":"npm","logoColor":"red","logoWidth":9}',
    ],
    "tokens": [
        '{"$type": "dimension", "a": {"$value": "4px", "b": {"$value": {"value": 0.5, "unit": "rem"}}}, '
        '"e": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.7, 0.1, "none"], "alpha": 0.5}}}',
        '{"x": {"a": {"$type": "number", "$value": 3}}, "a": {"$ref": "#/x/a/$value"}, "e": {"$type": "gradient", "$value": '
        '[{"color": "{f}", "position": 0}, {"color": {"$ref": "#/f/$value"}, "position": 1}]}, '
        '"f": {"$type": "color", "$value": "#123456"}}\0{"f": {"$value": "red"}}',
        '{"b": {"$type": "typography", "$value": {"fontFamily": ["A", "B"], "fontSize": "12px", "fontWeight": "semi-bold"}}, '
        '"g": {"$type": "color", "e": {"$root": {"$value": "red"}}}, "e": {"$extends": "{g.e}", "$value": "{g.e.$root}"}}',
        '{"c": {"$type": "border", "$value": {"color": "red", "width": "1px", "style": "dashed"}}, "d": {"$type": "shadow", '
        '"$value": [{"color": "red", "offsetX": "1px", "offsetY": "2px", "blur": "3px", "inset": true}]}, '
        '"e": {"$type": "color", "$value": "{e}"}}',
        '{"core": {"e": {"$type": "color", "$value": "red"}}, "dark": {"e": {"$type": "color", "$value": "blue"}}, '
        '"$metadata": {"tokenSetOrder": ["core", "dark"]}}',
    ],
    "png": [],
    "font": ["\x00\x00\x04\xff", "\x01\x10\x00\x80\x00\x00\x14\x01"],
    "badge": ["\x00\x00" + chr(kind) + "\x01\x07" * 40 for kind in range(5)],
}


def seeds(target, root):
    """Some inputs of at most 4096 bytes for one target."""
    found = [text.encode("latin-1") for text in WORDS.get("line" if target == "call" else target, [])]
    pictures = [path.read_bytes() for path in sorted((root / "Fixtures").rglob("*.svg"))]
    paths = sorted({path for picture in pictures for path in PATHS.findall(picture)}, key=len)
    match target:
        case "path":
            found += paths
        case "boolean":
            found += [b"\x00\x00\x07" + first + b"\n" + second for first, second in zip(paths, paths[7:])]
        case "stroke":
            found += [b"\x10\x00\x01\x00" + path for path in paths] + [b"\x20\x00\x02\x02" + path for path in paths]
        case "color":
            files = [path.read_bytes() for path in (root / "Templates").rglob("*.yml")]
            found += {first or second for file in files for first, second in COLOURS.findall(file)}
        case "manifest":
            examples = (root / "Examples/badges.yml").read_bytes()
            entries = re.split(rb"(?m)^  - ", examples)
            found += [b"badges:\n  - " + entry for entry in entries[1:]]
        case "report":
            # The first byte is the format in the order of ReportFormat; 0xff lets it be guessed.
            reports = sorted((root / "Tests/ReportReadingTests/Reports").iterdir())
            found += [b"\xff" + report.read_bytes() for report in reports]
            formats = {"xml": [2, 4, 6, 9], "json": [0, 1, 8, 11, 14], "toml": [12, 13]}
            for report in reports:
                for format in formats.get(report.suffix[1:], []):
                    found.append(bytes([format]) + report.read_bytes())
        case "look":
            found += [path.read_bytes() for path in (root / "Templates").rglob("*.yml")]
        case "icon":
            found += [path.read_bytes() for path in (root / "Examples").rglob("*.svg")]
            found += [picture for picture in pictures if b"<text" not in picture]
        case "png" | "data-address":
            found += [address for picture in pictures for address in ADDRESSES.findall(picture)]
        case "style-sheet":
            found += [sheet for picture in pictures for sheet in STYLES.findall(picture)]
        case "xml" | "contrast":
            found += pictures
    if target == "png":
        found = [decoded(address) for address in found]
    return [seed for seed in dict.fromkeys(found) if seed and len(seed) <= 4096][:400]


def decoded(address):
    import base64

    return base64.b64decode(address.partition(b"base64,")[2])
