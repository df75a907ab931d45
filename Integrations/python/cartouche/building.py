"""Builds the badges of a manifest for a site, and finds them by their names."""

import html
import json
import re
import shutil
import subprocess
from pathlib import Path

from cartouche import command

# Code of Markdown and HTML, in which a mark is text, or a mark. A span of code ends in its paragraph.
PART = re.compile(
    r"^[ \t>*+\-\d.)]*(?P<fence>`{3,}|~{3,})[^`\n]*\n(?s:.*?)\n[ \t>]*(?P=fence)"
    r"|(?<![\\`])(?P<ticks>`+)(?!`)(?:(?!\n[ \t]*\n)(?s:.))+?(?<!`)(?P=ticks)(?!`)"
    r"|<(?P<element>pre|code)\b(?s:.*?)</(?P=element)>"
    r"|\[\[badge (?P<badge>[^\]\n]+)\]\]", re.MULTILINE)
ADDRESS = re.compile(' (src|srcset)="')


class Badges:
    """What a build drew: the entries of its report, by name, and by the names of the data, such as tag/C++."""

    def __init__(self, folder, report):
        self.folder = Path(folder)
        self.entries = report["badges"]
        self.names = report["names"]

    @classmethod
    def build(cls, manifest, folder, values=None, allow=()):
        """Draws the badges of a manifest into a folder, from `values` as {key}; raises with the message of an error.

        The manifest names files in its own folder, in the working directory, and in the folders of `allow`.
        """
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        report = folder / "badges.json"
        settings = [f"--set={key}={value}" for key, value in (values or {}).items()]
        settings += [f"--allow={path}" for path in allow]
        built = subprocess.run(
            [command(), "build", str(manifest), "--output", str(folder), "--report", str(report), "--prune", *settings],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if built.returncode:
            raise RuntimeError(built.stderr.strip())
        return cls(folder, json.loads(report.read_text(encoding="utf-8")))

    def files(self):
        """The paths of all files below the folder."""
        return [path for entry in self.entries.values()
                for path in (entry["file"], entry.get("dark"), *entry.get("exports", [])) if path]

    def copy(self, folder):
        """Copies all files into another folder, but not the report."""
        for path in self.files():
            target = Path(folder) / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.folder / path, target)

    def entry(self, name):
        """The entry of a badge; raises KeyError with the names that there are."""
        name = self.names.get(name, name)
        if name not in self.entries:
            raise KeyError(f"no badge '{name}'; there is {', '.join(sorted(self.entries))}")
        return self.entries[name]

    def html(self, name, folder):
        """The `img` of a badge. `folder` is the address of the folder of the badges in the page."""
        # The report has it in a form that Markdown leaves alone: quotation marks in words are character references.
        image = self.entry(name)["html"].replace("<img ", '<img class="badge" ')
        return ADDRESS.sub(lambda start: start[0] + html.escape(folder), image)

    def expand(self, text, folder):
        """A text of Markdown or HTML with each [[badge name]] outside of code as the `img` of that badge."""
        return PART.sub(lambda part: self.html(part["badge"].strip(), folder) if part["badge"] else part[0], text)


def write_counts(path, lists):
    """Writes how often each word is in some lists, for `each` in a manifest: [{"name": …, "count": …}]."""
    counts = {}
    for words in lists:
        for word in words or []:
            counts[str(word)] = counts.get(str(word), 0) + 1
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([{"name": name, "count": counts[name]} for name in sorted(counts)]), encoding="utf-8")
