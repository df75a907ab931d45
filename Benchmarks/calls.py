#!/usr/bin/env python3
"""Counts the instructions of an entry drawn in process from Python, under valgrind: calls.py LIBRARY [COMMAND]

Entries are status badges, pills and hubs of their own in turn. With a command, those of a line of `draw` are the measure.
The difference of two runs leaves the start of the process out; both have drawn each kind before.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
FEW, MANY = 200, 2_200


def entry(number):
    color = f"#{number * 7919 % 0xffffff:06x}"
    return [{"status": {"label": f"build {number % 97}", "message": f"{number} passed", "color": color}},
            {"pill": {"text": f"{number}", "look": "mail", "fill": color}},
            {"hub": {"count": number + 1, "fill": color}}][number % 3]


def run_child(way, package, rounds):
    sys.path.insert(0, package)
    import cartouche
    # Made in both runs, so that the difference has their drawing alone.
    entries = [entry(number) for number in range(MANY)][:rounds]
    match way:
        case "svg":
            for one in entries:
                cartouche.svg(one)
        case "draw":
            for _ in cartouche.draw(entries):
                pass
        case "nothing":
            for one in entries:
                json.dumps(one, ensure_ascii=False).encode()


def instructions(*command, **options):
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1", PYTHONHASHSEED="0")
    run = subprocess.run(
        [shutil.which("valgrind"), "--tool=callgrind", "--callgrind-out-file=/dev/null", *command], env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True, **options)
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def each(count):
    """The instructions of one entry, by a function that counts those of a run with some."""
    return (count(MANY) - count(FEW)) / (MANY - FEW)


def of_command(command):
    def count(rounds):
        with tempfile.TemporaryFile("w+") as lines:
            lines.writelines(json.dumps(entry(number)) + "\n" for number in range(rounds))
            lines.seek(0)
            return instructions(command, "draw", stdin=lines)

    return each(count)


def main():
    if sys.argv[1] == "--child":
        return run_child(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    library, command = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    measure = of_command(command) if command else None
    with tempfile.TemporaryDirectory() as package:
        shutil.copytree(ROOT / "Integrations/python/cartouche", f"{package}/cartouche")
        shutil.copy(library, f"{package}/cartouche/libcartouche.so")
        rows = {"a line of the command": measure} if command else {}
        for way, name in {"svg": "cartouche.svg", "draw": "cartouche.draw", "nothing": "JSON alone"}.items():
            rows[name] = each(
                lambda rounds: instructions(sys.executable, "-B", __file__, "--child", way, package, str(rounds)))
    for name, count in rows.items():
        print(f"{name:24}{count:12,.0f}" + (f"{count / measure:8.2f} x" if measure else ""))


if __name__ == "__main__":
    main()
