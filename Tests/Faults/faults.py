#!/usr/bin/env python3
"""Breaks what surrounds `cartouche build` in every way that it may break, and looks at what is left behind.

After every round: nothing is torn, nothing lost, nothing left over after the next build, and the exit code is one that
is documented for the fault. Rounds for which the machine lacks a right or a program are skipped, and counted.
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import time

from rounds import KINDS, SLOW, Missing
from scene import Broken, Scene


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", help="the command that was built")
    parser.add_argument("--rounds", type=int, default=200, help="rounds of each signal; the other kinds take a tenth")
    parser.add_argument("--badges", type=int, default=40, help="badges of a build")
    parser.add_argument("--quick", action="store_true", help="a few rounds of each kind, without the slow ones")
    parser.add_argument("--seed", type=int, default=None, help="for the same moments once more, more or less")
    parser.add_argument("--only", help="the kinds of rounds, divided by commas")
    options = parser.parse_args()
    if sys.platform != "linux":
        print("faults: skipped, since limits, mounts and namespaces are those of Linux")
        return 0
    enter_namespace()
    hand_on_signals()
    if options.quick:
        options.rounds, options.badges = 3, 15
    seed = options.seed if options.seed is not None else random.randrange(1 << 32)
    random.seed(seed)

    scene = Scene(options.command, options.badges)
    try:
        start = time.monotonic()
        scene.build("b", scene.folder("a"), expect={0})
        scene.seconds = time.monotonic() - start
        kinds = options.only.split(",") if options.only else [kind for kind in KINDS if not (options.quick and kind in SLOW)]
        print(f"{options.badges} badges, {scene.seconds:.2f} s a build, seed {seed}")
        print(f"{'fault':28}{'rounds':>8}{'seconds':>9}  result  ended by")
        results = [run(scene, kind, options.rounds) for kind in kinds]
    finally:
        scene.close()
    rounds = sum(done for done, _ in results)
    broken = sum(state == "broken" for _, state in results)
    skipped = sum(state == "skipped" for _, state in results)
    print(f"{rounds} rounds, {broken} kinds broken, {skipped} kinds skipped")
    return 1 if broken else 0


def run(scene, kind, rounds):
    """Runs the rounds of one kind and prints its line."""
    count = rounds if kind.startswith("SIG") else min(2, rounds) if kind in SLOW else max(1, rounds // 10)
    scene.codes.clear()
    start, done, state, said = time.monotonic(), 0, "held", "held"
    try:
        for _ in KINDS[kind](scene, count):
            done += 1
    except Missing as lack:
        state, said = "skipped", f"skipped: this machine lacks {lack}"
    except Broken as fault:
        state, said = "broken", f"BROKEN in round {done + 1}: {fault}"
    ends = ", ".join(f"{name} {count}" for name, count in sorted(scene.codes.items()) if count)
    print(f"{kind:28}{done:8}{time.monotonic() - start:9.1f}  {said:8}{ends}", flush=True)
    return done, state


def enter_namespace():
    """Starts this again with mounts of its own, which end with it, where that is allowed."""
    if os.environ.get("FAULTS_OWN_MOUNTS") or os.geteuid() != 0 or not shutil.which("unshare"):
        return
    prefix = ["unshare", "--mount"]
    if subprocess.run([*prefix, "true"], capture_output=True).returncode == 0:
        os.environ["FAULTS_OWN_MOUNTS"] = "yes"
        os.execvp(prefix[0], [*prefix, sys.executable, *sys.argv])


def hand_on_signals():
    """Lets signals end the commands even where this was started to ignore them, as shells do in the background."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) == signal.SIG_IGN:
            # A handler, since only signals that are ignored stay so in what this starts.
            signal.signal(number, lambda *_: None)


if __name__ == "__main__":
    sys.exit(main())
