#!/usr/bin/env python3
"""Counts the instructions of WebAssembly that a badge takes, and compares them with figures.json: counts.py MODULE

With --record, writes them there instead. wasmtime counts them as fuel: one version of it counts the same on every run and
machine.
"""

import json
import sys
from pathlib import Path

try:
    import wasmtime
except ImportError:
    print("counts: no instruction of WebAssembly was counted, because wasmtime is missing", file=sys.stderr)
    sys.exit(0)

FIGURES = Path(__file__).parent / "figures.json"
GROWTH = 1.05
WORDS = ["build", "passing", "coverage", "83%", "v2.0.1-rc", "12k/month", "docs & notes", "license", "MIT", "<latest>"]
# The entry of a round for each row.
ROWS = {
    "status": lambda n: {"status": {"label": WORDS[n % 10], "message": f"{WORDS[n * 7 % 10]} {n}"}},
    "status in a colour": lambda n: {"status": {"label": WORDS[n % 10], "message": WORDS[n * 3 % 10],
                                                "color": f"#{n * 0x9E3779 % 0x1000000:06x}"}},
    "pill": lambda n: {"pill": {"text": str(10 + n % 90), "look": "mail"}},
    "hub": lambda n: {"hub": {"count": 1 + n % 1200}},
    "cell": lambda n: {"cell": {"position": "top", "width": 300, "height": 40 + n % 9, "look": "ambiance"}},
}


class Core:
    """An instance of the core that counts."""

    def __init__(self, path):
        config = wasmtime.Config()
        config.consume_fuel = True
        engine = wasmtime.Engine(config)
        self.store = wasmtime.Store(engine)
        self.store.set_fuel(1 << 60)
        self.exports = wasmtime.Instance(self.store, wasmtime.Module.from_file(engine, path), []).exports(self.store)
        self.exports["_initialize"](self.store)

    def draw(self, entry):
        """The SVG of an entry."""
        text = json.dumps(entry).encode()
        memory, free = self.exports["memory"], self.exports["cartouche_free"]
        place = self.exports["cartouche_allocate"](self.store, len(text))
        memory.write(self.store, text, place)
        # No design tokens.
        answer = self.exports["cartouche_svg"](self.store, place, len(text), 0, 0)
        free(self.store, place)
        head = memory.read(self.store, answer, answer + 8)
        result = memory.read(self.store, answer + 8, answer + 8 + int.from_bytes(head[4:], "little"))
        free(self.store, answer)
        if head[0] or not result.startswith(b"<svg"):
            sys.exit(f"counts: {entry} is not drawn: {bytes(result).decode()}")
        return result

    def count(self, entries):
        """The instructions of some badges."""
        before = self.store.get_fuel()
        for entry in entries:
            self.draw(entry)
        return before - self.store.get_fuel()


def counts(path):
    """The instructions of each row, and of the first badge after loading."""
    found = {"first badge": Core(path).count([ROWS["status"](0)])}
    core = Core(path)
    for row, entry in ROWS.items():
        core.draw(entry(0))
        found[row] = round(core.count(entry(n) for n in range(1, 401)) / 400)
    return found


def main():
    figures = json.loads(FIGURES.read_text())
    found = counts([argument for argument in sys.argv[1:] if argument != "--record"][0])
    grown = []
    for row, now in found.items():
        before = figures.get("instructions", {}).get(row)
        print(f"{row:20}{now:12,}" + (f"{(now / before - 1) * 100:+8.1f} %" if before else "     new"))
        if not before or now > before * GROWTH:
            grown.append(f"{row}: {now:,} instructions; {FIGURES.name} has {before or 'none'}")
    if "--record" in sys.argv:
        FIGURES.write_text(json.dumps({**figures, "instructions": found}, indent=2) + "\n")
    elif grown:
        sys.exit("counts: " + "\ncounts: ".join(grown))


main()
