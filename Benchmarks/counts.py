#!/usr/bin/env python3
"""Counts the instructions of one badge for each row, under valgrind, and compares them with counts.json.

    counts.py BENCHMARK              compares every row; fails if one grew by more than 5 %
    counts.py BENCHMARK ROW...       only these rows
    counts.py BENCHMARK --record     writes counts.json instead
"""

import json
import os
import pathlib
import re
import subprocess
import sys

COUNTS = pathlib.Path(__file__).parent / "counts.json"
GROWTH = 1.05
# The difference of two runs leaves the start of the process out.
FEW, MANY = 20, 120


def instructions(benchmark, row, rounds):
    # Hashing is random in each process otherwise.
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", benchmark, row, str(rounds)],
        capture_output=True, text=True, env=environment)
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not collected:
        sys.exit(f"counts: {row} does not run:\n{run.stdout}{run.stderr}")
    return int(collected.group(1))


def main():
    arguments = [word for word in sys.argv[1:] if word != "--record"]
    benchmark, rows = arguments[0], arguments[1:]
    known = json.loads(COUNTS.read_text()) if COUNTS.exists() else {}
    if not rows:
        rows = subprocess.run([benchmark, "--rows"], capture_output=True, text=True, check=True).stdout.split()
    grown = []
    for row in rows:
        count = round((instructions(benchmark, row, MANY) - instructions(benchmark, row, FEW)) / (MANY - FEW))
        before = known.get(row)
        change = f"{(count / before - 1) * 100:+.1f} %" if before else "new"
        print(f"{row:24}{count:12,}  {change}", flush=True)
        if before and count > before * GROWTH:
            grown.append(f"{row} grew from {before:,} to {count:,} instructions")
        if "--record" in sys.argv:
            known[row] = count
    if "--record" in sys.argv:
        COUNTS.write_text(json.dumps(known, indent=2) + "\n")
    elif grown:
        sys.exit("\n".join(grown))


if __name__ == "__main__":
    main()
