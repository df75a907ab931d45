#!/usr/bin/env python3
"""Times other generators of badges beside Cartouche, in one run: `peers.py BENCHMARK CARTOUCHE`.

The first rows are one badge in the process that makes it. The last are 1,000 badges as files: for Cartouche the whole
command, which reads a manifest and checks every file, too. A generator that is not installed is left out.
"""

import importlib.util
import pathlib
import subprocess
import sys
import tempfile
import time

ROUNDS = 500
FILES = 1000
# The shortest of several, since the disk takes its time now and then.
TRIES = 5


def seconds(work, rounds=1):
    start = time.perf_counter()
    for number in range(rounds):
        work(number)
    return (time.perf_counter() - start) / rounds


def anybadge():
    from anybadge import Badge

    return lambda number: Badge("build", f"passing {number}", default_color="green").badge_svg_text


def pybadges():
    from pybadges import badge

    return lambda number: badge(left_text="build", right_text=f"passing {number}", right_color="green")


def cartouche(benchmark):
    line = subprocess.run([benchmark, "--time", "status"], capture_output=True, text=True, check=True).stdout
    return float(line.split()[1]) / 1e9


def badgeshield_files(folder):
    from badgeshield import BadgeBatchGenerator

    badges = [
        dict(left_text="build", left_color="#555555", right_text=f"passing {number}", right_color="#44cc11",
             badge_name=f"{number}.svg", output_path=str(folder)) for number in range(FILES)]
    return min(seconds(lambda _: BadgeBatchGenerator(log_level="ERROR").generate_batch(badges)) for _ in range(TRIES))


def cartouche_files(command, folder):
    entries = "".join(
        f"  {{\"file\": \"{number}.svg\", \"status\": {{\"label\": \"build\", \"message\": \"passing {number}\", "
        f"\"color\": \"success\"}}}},\n" for number in range(FILES))
    manifest = folder / "badges.json"
    manifest.write_text(f"{{\"badges\": [\n{entries.rstrip()[:-1]}\n]}}\n")

    def build(number):
        output = folder / f"badges-{number}"
        return seconds(lambda _: subprocess.run(
            [command, "build", manifest, "--output", output], capture_output=True, check=True))

    return min(build(number) for number in range(TRIES))


def main():
    benchmark, command = sys.argv[1:]
    own = cartouche(benchmark)
    print(f"cartouche: {own * 1e9:.0f} ns a badge")
    for make in (anybadge, pybadges):
        if importlib.util.find_spec(make.__name__) is None:
            print(f"{make.__name__}: not installed")
            continue
        other = seconds(make(), ROUNDS)
        print(f"{make.__name__}: {other * 1e9:.0f} ns a badge, {other / own:.0f} x cartouche")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        own = cartouche_files(command, folder)
        print(f"cartouche build: {own:.3f} s for {FILES} files")
        if importlib.util.find_spec("badgeshield") is None:
            print("badgeshield: not installed")
            return
        other = badgeshield_files(folder)
        print(f"badgeshield: {other:.3f} s for {FILES} files, {other / own:.0f} x cartouche")


if __name__ == "__main__":
    main()
