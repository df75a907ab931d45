"""What drawing many lines takes: the tables of the article Past one machine."""

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

LICENCES = ["MIT"] * 55 + ["Apache-2.0"] * 20 + ["ISC"] * 12 + ["BSD-3-Clause"] * 8 + ["GPL-3.0", "MPL-2.0", "AGPL-3.0", "Zlib", "0BSD"]


def line(number):
    """A badge of a registry: the licence, the version or the downloads of a package, the same on each run."""
    spread = number * 2654435761 % 2**32
    name, kind = f"{spread % 676:03}/package-{number // 3}", number % 3
    if kind == 0:
        return {"file": f"{name}/license.svg", "status": {"label": "license", "message": LICENCES[spread // 7 % 100]}}
    if kind == 1:
        version = f"v{spread // 3 % 9}.{spread // 29 % 30}.{spread // 877 % 40}"
        return {"file": f"{name}/version.svg", "status": {"label": "npm", "message": version, "color": "blue"}}
    return {"file": f"{name}/downloads.svg", "hub": {"count": spread // 11 % 5000}}


class Run:
    """A line of the shell, with what it took."""

    def __init__(self, command, folder):
        start = time.monotonic()
        process = subprocess.Popen(["bash", "-c", command], cwd=folder, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.wall = time.monotonic() - start
        self.processor = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1000
        if process.returncode:
            raise SystemExit(f"exit {process.returncode} of: {command}")


def best(command, folder, rounds=3):
    return min((Run(command, folder) for _ in range(rounds)), key=lambda run: run.wall)


def write(path, count):
    with open(path, "w") as file:
        for number in range(count):
            file.write(json.dumps(line(number)) + "\n")


def tables(largest, names):
    folder = Path(tempfile.mkdtemp(prefix="cartouche-engines-"))
    try:
        rows = min(largest, 300_000)
        write(folder / "lines.jsonl", rows)
        print(f"| {rows:,} lines | seconds | lines a second | processor time a line |\n|---|---|---|---|")
        ways = {
            "one process, one core": "exec taskset -c 0 cartouche draw lines.jsonl",
            "one process, two cores": "exec cartouche draw lines.jsonl",
            "one process, `-o` a tar": "exec cartouche draw lines.jsonl -o one.tar",
            "one process, `-o` lines": "exec cartouche draw lines.jsonl -o one.jsonl",
            "`--by-content`": "rm -rf d; exec cartouche draw lines.jsonl --by-content --into d",
            "two processes, shards": "for n in 1 2; do cartouche draw lines.jsonl --shard $n/2 -o half$n.tar & done; wait",
        }
        if shutil.which("parallel"):
            ways["`parallel -j2 --pipepart`"] = "parallel -j2 --pipepart -a lines.jsonl --block 4M -k cartouche draw"
            ways["`parallel -j2`, 8 shards"] = "parallel -j2 cartouche draw lines.jsonl --shard {}/8 -o {}.tar ::: $(seq 8)"
        ways["one of 64 shards"] = "exec cartouche draw lines.jsonl --shard 9/64 -o x.tar"
        ways["`--resume`, whole"] = "exec cartouche draw lines.jsonl -o one.tar --resume"
        ways["`merge` of two tars"] = "exec cartouche merge half1.tar half2.tar -o all.tar"
        for name, command in ways.items():
            run = best(command, folder)
            print(f"| {name} | {run.wall:.1f} | {rows / run.wall:,.0f} | {run.processor / rows * 1e6:.1f} µs |", flush=True)
        print("\n| lines | memory of lines | memory of a tar |\n|---|---|---|")
        count = 10_000
        while count <= largest:
            write(folder / "lines.jsonl", count)
            runs = [Run(f"exec cartouche draw lines.jsonl -o x.{form}", folder) for form in ("jsonl", "tar")]
            print(f"| {count:,} | {runs[0].megabytes:.0f} MB | {runs[1].megabytes:.0f} MB |", flush=True)
            count *= 10
        share(folder, "of the lines above", rows)
        if names:
            with open(names, encoding="utf-8") as table, open(folder / "lines.jsonl", "w") as file:
                versions = [row.rstrip("\n").split("\t")[:2] for row in table][1:]
                for name, version in versions:
                    file.write(json.dumps({"file": f"{hashlib.sha256(name.encode()).hexdigest()}.svg",
                                           "status": {"label": "npm", "message": f"v{version}"}}) + "\n")
            share(folder, "versions of packages of npm", len(versions), rewrite=False)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def share(folder, what, rows, rewrite=True):
    """How many pictures differ."""
    if rewrite:
        write(folder / "lines.jsonl", rows)
    Run("rm -rf d; exec cartouche draw lines.jsonl --by-content --into d -o d.jsonl", folder)
    pictures = [file.stat().st_size for file in (folder / "d").rglob("*.svg")]
    print(f"\n{what}: {len(pictures):,} pictures of {rows:,}, {len(pictures) / rows:.1%}, {sum(pictures) / len(pictures):.0f} bytes each")
