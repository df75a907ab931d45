#!/usr/bin/env python3
"""Puts load on the server with wrk: what it answers in a second, how fast, in how much memory, and whether three of them
behind nginx lose a request while they are killed.

The client takes processor time of the same machine. So rates are compared in pairs, in rounds that alternate, with those
of /health: it has the headers of a badge and three bytes of text, and is the server's plainest answer.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import addresses
import instances
from host import Host

MIX = Path(__file__).with_name("mix.lua")
# Below what a machine of two cores gives while others use it, to notice what makes the server much slower.
LEAST_RATIO = 0.3


class Broken(Exception):
    """A promise that was not kept."""


class Run:
    """One run of wrk, with one thread."""

    def __init__(self, port, targets, seconds, connections=16, wait=0):
        said = subprocess.run(
            ["wrk", "--threads", "1", "--connections", str(connections), "--duration", str(seconds), "--script", MIX,
             f"http://127.0.0.1:{port}", "--", targets, str(wait)], capture_output=True, text=True, check=True).stdout
        self.__dict__ |= json.loads(said.splitlines()[-1])
        self.rate = self.requests / self.seconds

    def holds(self):
        if self.status or self.broken or not self.requests:
            raise Broken(f"{self.status} answers from 400, {self.broken} broken connections of {self.requests} requests")
        return self


def speed(host, files, options):
    """Rates beside that of /health, in rounds that alternate."""
    files = {**files, "openapi": "/openapi.json, a fixed text"}
    rows = {name: [] for name in ["health", *files]}
    for _ in range(options.rounds):
        for name, runs in rows.items():
            start = host.processor_seconds
            run = Run(host.port, options.folder / f"{name}.txt", options.seconds).holds()
            runs.append((run.rate, (host.processor_seconds - start) / run.requests * 1e6))
    print("| answers | a second | of those of `/health` | processor time each |\n|---|---|---|---|")
    ratios = {}
    for name, runs in rows.items():
        ratios[name] = statistics.median(run[0] / plain[0] for run, plain in zip(runs, rows["health"]))
        title = {"health": "`/health`", "mix": "all of these, in turn"}.get(name, files.get(name))
        print(f"| {title} | {statistics.median(run[0] for run in runs):,.0f} | {ratios[name]:.2f} "
              f"| {min(run[1] for run in runs):.0f} µs |")
    if ratios["mix"] < LEAST_RATIO:
        raise Broken(f"the mix has {ratios['mix']:.2f} of the rate of /health, and {LEAST_RATIO} at least is promised")
    return f"the mix has {ratios['mix']:.2f} of the rate of /health"


def latency(host, files, options):
    """The slowest of a hundred answers at half of the highest load: 64 connections that wait before each request."""
    mix = options.folder / "mix.txt"
    highest = Run(host.port, mix, options.seconds, 64).holds().rate
    runs = [Run(host.port, mix, options.seconds, 64, 64 / (highest / 2) * 1000 - 1).holds() for _ in range(5)]
    best = min(runs, key=lambda run: run.p99)
    print(f"| load | answers a second | half of them within | 99 of 100 within |\n|---|---|---|---|\n"
          f"| half of {highest:,.0f} | {best.rate:,.0f} | {best.p50:.2f} ms | {best.p99:.2f} ms |")
    if not 0.35 < best.rate / highest < 0.65:
        raise Broken(f"the load was {best.rate / highest:.2f} of the highest: the machine has other work")
    if best.p99 >= 5:
        raise Broken(f"99 of 100 answers took up to {best.p99:.1f} ms")
    return f"99 of 100 answers within {best.p99:.2f} ms"


def memory(host, files, options):
    """The memory after each tenth of many requests does not grow."""
    done, table = 0, []
    print("| requests | memory |\n|---|---|")
    while done < options.requests:
        end = done + options.requests / 10
        while done < end:
            done += Run(host.port, options.folder / "mix.txt", options.seconds, 64).holds().requests
        table.append(host.kilobytes)
        print(f"| {done:,} | {host.kilobytes / 1024:.1f} MiB |", flush=True)
    # The first tenth fills what malloc keeps for each thread.
    if table[-1] > table[0] * 1.1 + 2048:
        raise Broken(f"the memory grew from {table[0]} to {table[-1]} KiB")
    return f"{table[-1] / 1024:.1f} MiB after {done:,} requests"


def overload(host, files, options):
    """Beyond the requests that may wait, badges are refused with 503, /health is answered, and others are drawn."""
    crowded = Host(options.program, options.folder, options=["--max-requests", "16"])
    try:
        run = Run(crowded.port, options.folder / "mix.txt", options.seconds, 256)
        if crowded.status("/health") != 200 or run.broken or not 0 < run.status < run.requests:
            raise Broken(f"{run.status} of {run.requests} requests were refused, {run.broken} connections broken")
        if Run(crowded.port, options.folder / "mix.txt", options.seconds, 8).holds() and crowded.stop():
            raise Broken("the server did not end in order")
    finally:
        crowded.process.kill()
    return f"{run.status / run.requests:.0%} of the requests of 256 connections were refused beyond 16"


def behind(host, files, options):
    """No request of many fails while one of three servers behind nginx is killed every two seconds."""
    if not shutil.which("nginx", path=instances.PATH):
        return None
    if not instances.article_shows_configuration():
        raise Broken("the article shows another configuration of nginx")
    with instances.Instances(options.program, options.folder) as three:
        done = 0
        with three.killing(every=2):
            while done < options.behind:
                done += Run(three.port, options.folder / "mix.txt", options.seconds).holds().requests
    return f"{done:,} requests, {three.kills} servers killed, none failed"


def stop(host, files, options):
    """The signal of an orderly stop ends it while it is at work, without an error."""
    client = subprocess.Popen(
        ["wrk", "--duration", "2", "--script", MIX, f"http://127.0.0.1:{host.port}", "--", options.folder / "mix.txt"],
        stdout=subprocess.DEVNULL)
    time.sleep(1)
    start = time.monotonic()
    code = host.stop()
    client.wait()
    if code:
        raise Broken(f"exit code {code}")
    return f"ended in {time.monotonic() - start:.1f} s"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the server, built for release")
    parser.add_argument("--requests", type=int, default=1_000_000, help="requests while the memory is measured")
    parser.add_argument("--behind", type=int, default=100_000, help="requests behind nginx")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each rate")
    parser.add_argument("--seconds", type=int, default=2, help="seconds of each run of wrk")
    parser.add_argument("--only", default="", help="the checks, divided by commas")
    options = parser.parse_args()
    if not shutil.which("wrk"):
        print("load: skipped, for lack of wrk")
        return 0
    options.folder = Path(tempfile.mkdtemp(prefix="cartouche-load-"))
    addresses.write(options.folder)
    kinds = addresses.rows()
    files = {f"kind{number}": name for number, name in enumerate(kinds)} | {"mix": "mix"}
    lists = {f"kind{number}": kinds[name] for number, name in enumerate(kinds)}
    lists |= {"mix": sum(kinds.values(), []), "health": ["/health"], "openapi": ["/openapi.json"]}
    for name, targets in lists.items():
        (options.folder / f"{name}.txt").write_text("\n".join(targets) + "\n")
    host, broken = Host(options.program, options.folder), 0
    try:
        for check in (speed, latency, memory, overload, behind, stop):
            if options.only and check.__name__ not in options.only.split(","):
                continue
            start = time.monotonic()
            try:
                said = check(host, files, options)
                said = f"held: {said}" if said else "skipped, for lack of nginx"
            except Broken as fault:
                broken, said = broken + 1, f"BROKEN: {fault}"
            print(f"{check.__name__:10}{time.monotonic() - start:7.1f} s  {said}; load average "
                  f"{os.getloadavg()[0]:.1f}\n", flush=True)
    finally:
        host.process.kill()
        host.process.wait()
        shutil.rmtree(options.folder, ignore_errors=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
