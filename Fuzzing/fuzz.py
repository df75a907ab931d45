#!/usr/bin/env python3
"""Runs the targets of the fuzzer and prints what they did as a table. `make fuzz` builds it first.

What is found lies in build/fuzz/TARGET/found. A file there that is kept goes to Fuzzing/Regressions/TARGET, from where
every `make test` replays it.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

from seeds import seeds

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGETS = re.findall(r'name: "([a-z-]+)", check:', (ROOT / "Fuzzing/Properties/FuzzTarget.swift").read_text())


def run(fuzzer, target, seconds):
    """The number of executions, those a second, and the files that broke a property or worse."""
    folder = ROOT / "build/fuzz" / target
    corpus, start, found = folder / "corpus", folder / "seeds", folder / "found"
    for part in (corpus, start, found):
        part.mkdir(parents=True, exist_ok=True)
    for index, seed in enumerate(seeds(target, ROOT)):
        (start / str(index)).write_bytes(seed)
    before = set(found.iterdir())
    command = [
        fuzzer, corpus, start, f"-max_total_time={seconds}", "-max_len=4096", "-timeout=10", "-rss_limit_mb=2048",
        "-print_final_stats=1", f"-artifact_prefix={found}/",
    ]
    kept = ROOT / "Fuzzing/Regressions" / target
    if kept.is_dir():
        command.insert(3, kept)
    environment = os.environ | {
        "CARTOUCHE_FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0",
    }
    log = folder / "log"
    with log.open("w") as output:
        subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, env=environment, check=False)
    text = log.read_text(errors="replace")
    executions = max([0, *(int(number) for number in re.findall(r"number_of_executed_units: (\d+)", text))])
    rate = max([0, *(int(number) for number in re.findall(r"average_exec_per_sec: *(\d+)", text))])
    if executions == 0:
        executions = max([0, *(int(number) for number in re.findall(r"^#(\d+)", text, re.MULTILINE))])
        rate = executions // seconds
    causes = re.findall(r"^property: .*|Fatal error: .*|ERROR: (?:Address|libFuzzer).*", text, re.MULTILINE)
    return executions, rate, sorted(set(found.iterdir()) - before), causes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fuzzer", help="the executable Fuzz")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(TARGETS)}; all unless told")
    parser.add_argument("--seconds", type=int, default=30, help="how long each target runs")
    options = parser.parse_intermixed_args()
    unknown = [name for name in options.targets if name not in TARGETS]
    if unknown:
        parser.error(f"there is no target {unknown[0]}; there are {', '.join(TARGETS)}")
    print(f"{'target':<14}{'executions':>12}{'a second':>10}{'found':>8}", flush=True)
    failed = False
    for target in options.targets or TARGETS:
        executions, rate, found, causes = run(options.fuzzer, target, options.seconds)
        print(f"{target:<14}{executions:>12}{rate:>10}{len(found):>8}", flush=True)
        for cause in dict.fromkeys(causes):
            print(f"    {cause[:300]}")
        for path in found:
            print(f"    {path.relative_to(ROOT)}")
        failed = failed or bool(found) or executions == 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
