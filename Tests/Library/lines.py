#!/usr/bin/env python3
"""Draws lines of JSON by the library: lines.py LIBRARY INPUT LINES SINGLE

LINES gets what one call with all lines gives; SINGLE a line of JSON for each, from a call of its own.
"""

import ctypes
import json
import shutil
import sys
import tempfile
from pathlib import Path

library, source, together, single = map(Path, sys.argv[1:])
with tempfile.TemporaryDirectory() as package:
    shutil.copytree(Path(__file__).parent.parent.parent / "Integrations/python/cartouche", f"{package}/cartouche")
    shutil.copy(library, f"{package}/cartouche/libcartouche.so")
    sys.path.insert(0, package)
    sys.dont_write_bytecode = True
    import cartouche
    import cartouche.library

    data = source.read_bytes()
    result = cartouche.library.Result()
    cartouche.library.loaded().cartouche_draw(data, len(data), None, 1, ctypes.byref(result))
    together.write_bytes(ctypes.string_at(result.text, result.length))
    cartouche.library.loaded().cartouche_free(ctypes.byref(result))
    entries = data.split(b"\n")
    with single.open("w", encoding="utf-8") as output:
        for drawn, line in zip(cartouche.draw(entries), cartouche.library.draw_lines(entries), strict=True):
            other = json.loads(line)
            if isinstance(drawn, cartouche.EntryError):
                told, other = drawn.message, other.get("error")
            else:
                told = [drawn.svg.decode(), drawn.width, drawn.height, drawn.title, list(drawn.warnings)]
                other = [other.get(key) for key in ("svg", "width", "height", "title")] + [other.get("warnings", [])]
            if told != other:
                sys.exit(f"together: {other}, alone: {told}")
            if isinstance(drawn, cartouche.EntryError):
                values = {"error": drawn.message}
            else:
                values = {**drawn._asdict(), "svg": drawn.svg.decode()}
            json.dump(values, output, ensure_ascii=False)
            output.write("\n")
