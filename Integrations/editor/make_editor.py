#!/usr/bin/env python3
"""Makes the page of the editor: make_editor.py WASM FILE

The page is one file with the core inside. Its policy allows its own script and style and nothing else: no request, no
other script.
"""

import base64
import gzip
import hashlib
import html
import json
import re
import struct
import subprocess
import sys
import zlib
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "javascript"))

from make_package import classic  # noqa: E402

MODULES = ["yaml.js", "contrast.js", "fields.js", "samples.js", "snippets.js", "editor.js"]
# What the builder offers of an entry.
BADGE_KEYS = {
    "status": ["label", "message", "color", "labelColor", "look", "textColor", "link", "progress", "minWidth"],
    "pill": ["text", "look", "state", "fill", "textColor", "maxCharacters", "animation"],
    "hub": ["count", "look", "form", "limit", "locale", "grouping", "state", "fill", "textColor", "animation"],
}
ENTRY_KEYS = ["title", "colorScheme", "scale"]


def looks():
    """The text of every look, by kind and name, without the line that names the schema."""
    found = {}
    for path in sorted((ROOT / "Templates").glob("*/*.yml")):
        text = path.read_text(encoding="utf-8")
        found.setdefault(path.parent.name, {})[path.stem] = re.sub(r"^# yaml-language-server.*\n", "", text)
    return found


def schema(name):
    """A schema without the list of the names of colours, which no field shows."""
    whole = json.loads((ROOT / "Templates" / name).read_text(encoding="utf-8"))
    for color in "color", "statusColor":
        whole["definitions"][color] = {"description": whole["definitions"][color]["description"]}
    return whole


def look_schema():
    return {"definitions": schema("look.schema.json")["definitions"]}


def entry_schema():
    """What the builder needs of the schema of manifests."""
    definitions = schema("manifest.schema.json")["definitions"]

    def plain(value):
        # A value with an expression needs data, of which there is none here.
        forms = [form for form in value["anyOf"] if form.get("$ref") != "#/definitions/expression"]
        forms = [{**form, "enum": [one for one in form["enum"] if one != "pair"]} if "enum" in form else form for form in forms]
        return {**value, "anyOf": forms}

    entry = definitions["entry"]["properties"]
    kinds = {kind: {"properties": {key: plain(definitions[kind]["properties"][key]) for key in keys}}
             for kind, keys in BADGE_KEYS.items()}
    return {"properties": {key: plain(entry[key]) for key in ENTRY_KEYS},
            "definitions": {**kinds, "color": definitions["color"], "statusColor": definitions["statusColor"]}}


def icon(side=64, radius=14):
    """A rounded square as a PNG, on which badges are shown: the core reads no SVG."""
    def alpha(x, y):
        dx = max(radius - x, x - (side - radius), 0)
        dy = max(radius - y, y - (side - radius), 0)
        return max(0, min(255, round(255 * (radius + 0.5 - (dx * dx + dy * dy) ** 0.5))))

    rows = b"".join(
        b"\0" + b"".join(bytes((78 + y // 2, 134 + y // 4, 228, alpha(x + 0.5, y + 0.5))) for x in range(side))
        for y in range(side))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    data = (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))
    return "data:image/png;base64," + base64.b64encode(data).decode()


def constant(name, value):
    # No text of a look may end the script.
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f"const {name} = {text};\n"


def module(name):
    """A module as one function that gives what it exports."""
    text = (HERE / name).read_text(encoding="utf-8")
    text = re.sub(r"^import .*;\n", "", text, flags=re.MULTILINE)
    exports = re.findall(r"^export (?:async )?(?:function|const|class) (\w+)", text, flags=re.MULTILINE)
    body = re.sub(r"^export ", "", text, flags=re.MULTILINE)
    return f"const {{ {', '.join(exports)} }} = (() => {{\n{body}return {{ {', '.join(exports)} }};\n}})();\n"


def script(wasm):
    """All in one scope. The core is compressed, since the page is a quarter as large with it."""
    core = base64.b64encode(gzip.compress(wasm, 9, mtime=0)).decode()
    return "".join([
        '"use strict";\n(() => {\n', classic(b""), f'const CORE = "{core}";\n', constant("LOOKS", looks()),
        constant("SCHEMA", look_schema()), constant("ENTRIES", entry_schema()), constant("ICON", icon()),
        *map(module, MODULES), "})();\n"])


def licences():
    """Those of Cartouche and of what is linked into the core, as the package for JavaScript has them."""
    linked = subprocess.run([ROOT / "Packaging/licences", "--wasm"], check=True, capture_output=True, text=True).stdout
    return html.escape((ROOT / "LICENSE").read_text(encoding="utf-8") + "\n" + linked)


def digest(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def page(wasm):
    code = script(wasm)
    if re.search(r"</script|<!--", code, re.IGNORECASE):
        raise SystemExit("make_editor.py: the script has a text that ends it")
    style = (HERE / "editor.css").read_text(encoding="utf-8")
    policy = (f"default-src 'none'; img-src data: blob:; style-src {digest(style)}; script-src 'wasm-unsafe-eval' "
              f"{digest(code)}; base-uri 'none'; form-action 'none'")
    text = (HERE / "editor.html").read_text(encoding="utf-8")
    for mark, value in (("POLICY", policy), ("STYLE", style), ("LICENCES", licences()), ("SCRIPT", code)):
        head, tail = text.split(mark, 1)
        text = head + value + tail
    return text


def main():
    wasm, file = Path(sys.argv[1]).read_bytes(), Path(sys.argv[2])
    file.write_text(page(wasm), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
