"""The fonts of the pictures. Renderers choose different ones for a family that is not installed, so all of them are
given the same two families, whatever else is on the machine."""

import os
from pathlib import Path

FOLDERS = ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/liberation2",
           "/usr/share/fonts/truetype/liberation"]
ALIASES = "/etc/fonts/conf.d"


def limit(folder):
    """Lets Fontconfig know only the fonts of the tests, in this process and those that it starts."""
    if not any(Path(path).is_dir() for path in FOLDERS[1:]) or not Path(FOLDERS[0]).is_dir():
        return
    folder.mkdir(parents=True, exist_ok=True)
    folders = "".join(f"  <dir>{path}</dir>\n" for path in FOLDERS)
    file = folder / "fonts.conf"
    file.write_text(
        f'<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">\n<fontconfig>\n{folders}'
        f'  <cachedir>{folder / "font-cache"}</cachedir>\n'
        f'  <include ignore_missing="yes">{ALIASES}</include>\n</fontconfig>\n')
    os.environ["FONTCONFIG_FILE"] = str(file.resolve())
