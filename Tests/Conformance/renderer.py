"""What a renderer is: something that draws one SVG file as one PNG file."""

import base64
import importlib.metadata
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path


class Renderer:
    """A subclass says what it needs, draws one file at a time, and may keep a program running in between."""

    commands = ()  # one of these must be on the PATH
    modules = ()   # all of these must be importable
    python = sys.executable  # what it is run with

    @classmethod
    def missing(cls):
        """What is not installed, or None."""
        if cls.commands and not cls.command():
            return "no command " + " or ".join(cls.commands)
        absent = [module for module in cls.modules if importlib.util.find_spec(module) is None]
        return f"no Python module {absent[0]}" if absent else None

    @classmethod
    def command(cls):
        return next(filter(None, map(shutil.which, cls.commands)), None)

    def open(self):
        """Starts what is kept running between files."""

    def close(self):
        """Stops it."""

    def version(self):
        return output_of([self.command(), "--version"]).decode().strip().split("\n")[0]

    def draw(self, job):
        """Draws `job["svg"]`, `width` by `height` pixels at `scale`, on a clear background, into the file `job["png"]`."""
        raise NotImplementedError


def output_of(command):
    """The standard output of a command; raises with its last words where it fails."""
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    if ended.returncode:
        words = ended.stderr.decode(errors="replace")[-300:]
        raise RuntimeError(f"{Path(command[0]).name} exited with {ended.returncode}: {words}")
    return ended.stdout


def package_version(package):
    return f"{package} {importlib.metadata.version(package)}"


def save_data_url(url, path):
    """Writes the picture that a browser hands over as `data:image/png;base64,…`."""
    head, _, data = url.partition(",")
    if head != "data:image/png;base64":
        raise RuntimeError(url[:200])
    Path(path).write_bytes(base64.b64decode(data))
