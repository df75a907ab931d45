"""Cartouche draws badges as SVG. This package holds its command, and its library for some systems."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from cartouche.library import Drawing, EntryError, draw, drawing, svg, version

__all__ = ["Drawing", "EntryError", "command", "draw", "drawing", "svg", "version"]


def command() -> str:
    """The path of the command `cartouche`; raises FileNotFoundError."""
    schemes = (sysconfig.get_default_scheme(), sysconfig.get_preferred_scheme("user"))
    folders = [Path(sysconfig.get_path("scripts", scheme)) for scheme in schemes]
    # pip install --target
    folders.append(Path(__file__).parent.parent / "bin")
    for folder in folders:
        if (folder / "cartouche").is_file():
            return str(folder / "cartouche")
    # A command of another build, as in the example sites of the repository.
    if found := shutil.which("cartouche"):
        return found
    places = ", ".join(map(str, folders))
    raise FileNotFoundError(f"no command 'cartouche' in {places}, nor on the path; pip install cartouche-badges brings it")


def main() -> None:
    """Becomes the command, with the arguments of this process."""
    try:
        path = command()
    except FileNotFoundError as error:
        sys.exit(f"cartouche: {error}")
    os.execv(path, [path, *sys.argv[1:]])
