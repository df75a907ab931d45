"""Draws many files with many renderers.

Each renderer works in a process of its own that is fed one file at a time, so that a crash or a hang costs one picture
and a browser is started once for all files.
"""

import concurrent.futures
import json
import os
import select
import signal
import struct
import subprocess
import sys
from pathlib import Path

from renderers import RENDERERS

TIMEOUT = 60  # seconds for one picture, or for a start


def draw(jobs_of, workers):
    """Draws the jobs of every renderer named; yields each renderer's name, version and failures by picture."""
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        running = {name: pool.submit(draw_all, name, jobs) for name, jobs in jobs_of.items()}
        for name, result in running.items():
            yield (name, *result.result())


def draw_all(name, jobs):
    worker, version, failures = Worker(name), None, {}
    for job in jobs:
        Path(job["png"]).unlink(missing_ok=True)
        try:
            if worker.process is None:
                version = worker.start()
            failure = worker.ask(job) or fault(job)
        except (RuntimeError, OSError) as error:
            failure = str(error)
        if failure:
            failures[job["png"]] = failure
    worker.stop()
    return version, failures


def fault(job):
    """What is wrong with the picture that was written, or None."""
    try:
        with open(job["png"], "rb") as file:
            head = file.read(24)
    except FileNotFoundError:
        return "nothing written"
    if head[:8] != b"\x89PNG\r\n\x1a\n":
        return "not a PNG file"
    width, height = struct.unpack(">II", head[16:24])
    if (width, height) != (job["width"], job["height"]):
        return f"{width} × {height} pixels instead of {job['width']} × {job['height']}"
    return None


class Worker:
    """This side of a renderer's process: one line of JSON for each job, one for each answer."""

    def __init__(self, name):
        self.name, self.process = name, None

    def start(self):
        self.process = subprocess.Popen(
            [RENDERERS[self.name].python, os.path.abspath(__file__), self.name], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, start_new_session=True, text=True)
        hello = self.answer()
        if "failure" in hello:
            self.stop()
            raise RuntimeError(hello["failure"])
        return hello["version"]

    def ask(self, job):
        print(json.dumps(job), file=self.process.stdin, flush=True)
        return self.answer().get("failure")

    def answer(self):
        ready, _, _ = select.select([self.process.stdout], [], [], TIMEOUT)
        line = self.process.stdout.readline() if ready else ""
        if not line:
            self.stop(wait=0)
            raise RuntimeError("crashed" if ready else f"no answer in {TIMEOUT} s")
        return json.loads(line)

    def stop(self, wait=10):
        if self.process is None:
            return
        try:
            self.process.stdin.close()
            self.process.wait(wait)
        except (OSError, subprocess.TimeoutExpired):
            pass
        try:
            os.killpg(self.process.pid, signal.SIGKILL)  # the programs that it started, too
        except OSError:
            pass
        self.process.wait()
        self.process = None


def work(name):
    """The renderer's side."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a library prints must not get between the answers
    renderer = RENDERERS[name]()

    def say(**answer):
        print(json.dumps(answer), file=answers, flush=True)

    try:
        try:
            renderer.open()
            say(version=renderer.version())
        except Exception as error:
            say(failure=f"{type(error).__name__}: {error}")
            return
        for line in sys.stdin:
            try:
                renderer.draw(json.loads(line))
                say()
            except Exception as error:
                say(failure=f"{type(error).__name__}: {error}")
    finally:
        try:
            renderer.close()
        finally:
            os._exit(0)  # some libraries crash while they are taken down


if __name__ == "__main__":
    work(sys.argv[1])
