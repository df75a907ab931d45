#!/usr/bin/env python3
"""Counts the instructions of one badge for each row, under valgrind, and compares them with counts.json.

    counts.py BENCHMARK              compares every row; fails if one grew by more than 5 %
    counts.py BENCHMARK ROW...       only these rows
    counts.py BENCHMARK --record     writes counts.json instead

Counts are the same on every run, but not for every processor and version of Swift. Where another version of Swift
built the benchmark than counts.json names, a growth is reported, and does not fail.
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
ROUNDS = {
    "floor": (10_000, 12_000),
    # In the first rounds, letters are met for the first time.
    "pills-design": (400, 800),
    "words-design": (400, 800),
}
FEW_ROUNDS = (20, 220)


def swift_version():
    run = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True)
    return re.search(r"Swift version (\S+)", run.stdout).group(1)


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


def count(benchmark, row):
    few, many = ROUNDS.get(row, FEW_ROUNDS)
    return round((instructions(benchmark, row, many) - instructions(benchmark, row, few)) / (many - few))


def main():
    arguments = [word for word in sys.argv[1:] if word != "--record"]
    is_recording = "--record" in sys.argv
    benchmark, rows = arguments[0], arguments[1:]
    known = json.loads(COUNTS.read_text()) if COUNTS.exists() else {"rows": {}}
    recorded = {} if is_recording and not rows else known["rows"]
    version = swift_version()
    if not rows:
        rows = subprocess.run([benchmark, "--rows"], capture_output=True, text=True, check=True).stdout.split()
    floor = known["rows"].get("floor")
    grown = []
    for row in rows:
        instructions_now = count(benchmark, row)
        floor = instructions_now if row == "floor" else floor
        before = known["rows"].get(row)
        change = f"{(instructions_now / before - 1) * 100:+6.1f} %" if before else "     new"
        share = f"{instructions_now / floor:9.1f} x floor" if floor else ""
        print(f"{row:20}{instructions_now:12,} {change}{share}", flush=True)
        if before and instructions_now > before * GROWTH:
            grown.append(f"{row} grew from {before:,} to {instructions_now:,} instructions")
        if is_recording:
            recorded[row] = instructions_now
    if is_recording:
        known["rows"] = recorded
        known["swift"] = version
        COUNTS.write_text(json.dumps(known, indent=2) + "\n")
    elif grown and version == known.get("swift"):
        sys.exit("counts: " + "\ncounts: ".join(grown))
    elif grown:
        print(f"counts.json was made with Swift {known.get('swift')}, this is {version}:\n" + "\n".join(grown))


if __name__ == "__main__":
    main()
