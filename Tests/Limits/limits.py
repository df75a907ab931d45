#!/usr/bin/env python3
"""Repeats and nests every construct of every reader up to 1 MB, and measures what the command takes for it.

A row fails above 2 s of processor time or 300 MB of memory, with an exit code that is not documented, or where twice the
size takes more than 3 times as long. What fails is measured again, and the best counts. Input that is refused is
tried again with a quarter of its size, until it is accepted, since a reader may be slow just below its limit.

To take minutes and not half an hour, some inputs are samples. Keys of badges whose values have one form are read alike:
one key of each form is tried, and each key that takes any text. Each of its inputs is made of several texts, which
share 1 MB. Elements of icons that draw nothing of their own are tried for SVG, the design profile and PNG alone. The
format of a report is guessed for the first construct of each format.
"""

import argparse
import concurrent.futures
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import manifests
import parts
import pictures
import reports

SIZE = 1_000_000  # bytes of all files of an input
SECONDS = 2.0  # of processor time
MEMORY = 300  # megabytes
FLOOR = 0.5  # seconds below which growth is not judged: libxml2 takes the square of a short time for many names
SMALLEST = 4_000  # bytes down to which smaller input is tried
DOCUMENTED = {0, 1, 64, 65, 66, 73}
PATIENCE = 10  # seconds of processor time beyond what is allowed, after which a command is ended


class Measure:
    """What one run took."""

    def __init__(self, seconds, megabytes, code, said):
        self.seconds, self.megabytes, self.code, self.said = seconds, megabytes, code, said


class Row:
    """A case with its measures, by size."""

    def __init__(self, command, case):
        self.command, self.case, self.best, self.spent = command, case, {}, 0
        size = min(SIZE, case.most)
        self.measure(size)
        while self.best[size].code and size > SMALLEST:
            size //= 4
            self.measure(size)
        for size in list(self.best):
            if self.best[size].seconds > FLOOR:
                self.measure(size // 2)
        self.measure_suspects()
        if self.worst[1]:
            print("to measure again: " + self.line, flush=True)

    def measure_suspects(self, times=2):
        for _ in range(times):
            for size in self.suspects():
                self.measure(size)

    def measure(self, size):
        now = run(self.command, self.case, size, round(self.allowed(size)) + PATIENCE)
        self.spent += now.seconds
        old = self.best.get(size)
        if old is None or now.seconds < old.seconds:
            self.best[size] = now

    def growth(self, size):
        half = self.best.get(size // 2)
        if half is None or self.best[size].seconds < FLOOR or half.code != self.best[size].code:
            return 0
        # Below a quarter of a second, other work of the machine makes more than the input.
        return self.best[size].seconds / max(half.seconds, 0.25)

    def allowed(self, size):
        return SECONDS + self.case.badges(size) * self.case.a_badge

    def faults(self, size):
        """What is wrong at a size, worst first."""
        found, best = [], self.best[size]
        if best.code not in DOCUMENTED:
            found.append(f"exit code {best.code}: {best.said}")
        if best.seconds > self.allowed(size):
            found.append(f"{best.seconds:.1f} s")
        if best.megabytes > MEMORY:
            found.append(f"{best.megabytes:.0f} MB")
        if self.growth(size) > self.case.growth:
            found.append(f"grows by {self.growth(size):.1f}")
        return found

    def suspects(self):
        """The sizes to measure once more: those whose faults can be chance."""
        wrong = {size for size in self.best if self.faults(size) and self.best[size].seconds < 2 * self.allowed(size)}
        return sorted(wrong | {size // 2 for size in wrong if size // 2 in self.best})

    def seconds(self):
        return self.best[self.worst[0]].seconds

    @property
    def line(self):
        size, faults = self.worst
        best, half = self.best[size], self.best.get(size // 2)
        return (
            f"{self.case.reader:12}{self.case.name[:41]:42}{size / 1000:6.0f}{best.seconds:9.2f}"
            f"{f'{half.seconds:8.2f}' if half else '       -'}{best.megabytes:6.0f}{best.code:5}  "
            f"{', '.join(faults) if faults else 'held'}"
        )

    @property
    def worst(self):
        """The size that is wrong, or took longest, and what is wrong there."""
        size = max(self.best, key=lambda size: (len(self.faults(size)) > 0, self.best[size].seconds))
        return size, self.faults(size)


def run(command, case, size, seconds):
    """Runs the command on the input of a case, for some seconds of processor time at most."""
    folder = Path(tempfile.mkdtemp(prefix="cartouche-limits-"))
    try:
        case.write(folder, size)
        given = folder / "stdin"
        with open(given if given.exists() else os.devnull, "rb") as stdin, open(folder / "stderr", "w+b") as stderr:
            line = ["sh", "-c", f'ulimit -t {seconds}; exec "$0" "$@"', command, *case.arguments(folder, size)]
            process = subprocess.Popen(line, cwd=folder, stdin=stdin, stdout=subprocess.DEVNULL, stderr=stderr)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            stderr.seek(0)
            said = stderr.read(200).decode(errors="replace").split("\n")[0][:120]
        unit = 1 if sys.platform == "darwin" else 1024
        seconds = usage.ru_utime + (usage.ru_stime if case.kernel else 0)
        return Measure(seconds, usage.ru_maxrss * unit / 1e6, process.returncode, said)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", help="the command, built for release")
    parser.add_argument("--only", default="", help="the readers, or a part of the names of cases, divided by commas")
    parser.add_argument("--all", action="store_true", help="print every row, and not only the slowest of each reader")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    command = os.path.abspath(options.command)
    cases = [*manifests.cases(), *reports.cases(), *pictures.cases(), *parts.cases()]
    wanted = [part for part in options.only.split(",") if part]
    cases = [case for case in cases if not wanted or any(part in f"{case.reader}: {case.name}" for part in wanted)]
    print(f"limits: {len(cases)} inputs up to {SIZE / 1e6:g} MB for {command}")
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        rows = list(pool.map(lambda case: Row(command, case), cases))
    # What other work of the machine made slow is not when it runs alone.
    for row in rows:
        if row.worst[1]:
            row.measure_suspects(times=5)
    broken = show(rows, options.all)
    took = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"{len(rows)} inputs, {broken} broken, in {time.monotonic() - start:.0f} s,"
        f" {took.ru_utime + took.ru_stime:.0f} s of processor time"
    )
    return 1 if broken else 0


def show(rows, everything):
    """Prints the slowest row of each reader, and at the end all that fail, worst last; the number of those."""
    print(f"{'reader':12}{'input':42}{'kB':>6}{'seconds':>9}{'half':>8}{'MB':>6}{'code':>5}  result")
    broken = sorted((row for row in rows if row.worst[1]), key=Row.seconds)
    held = sorted((row for row in rows if not row.worst[1]), key=Row.seconds)
    slowest = list({row.case.reader: row for row in held}.values())
    for row in held if everything else slowest:
        print(row.line)
    for reader in {row.case.reader: None for row in rows}:
        own = [row for row in rows if row.case.reader == reader]
        print(f"{reader:12}{len(own):5} inputs, {sum(row.spent for row in own):5.0f} s of processor time")
    for row in broken:
        print("broken: " + row.line)
    return len(broken)


if __name__ == "__main__":
    sys.exit(main())
