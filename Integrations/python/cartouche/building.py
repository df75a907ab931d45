"""Builds the badges of a manifest for a site, and finds them by their names."""

import html
import json
import logging
import os
import re
import shutil
import string
import subprocess
from bisect import bisect_left
from pathlib import Path

from cartouche import command

# The line of a fence of grave accents has others only between quotation marks, as in a title.
FENCE = re.compile(r"""[ \t>*+\-\d.)]*(`{3,}(?=[^`\n]*$|(?:[^`"'\n]|"[^"\n]*"|'[^'\n]*')*$)|~{3,}(?!~))""")
# Where a span of code cannot go on: at an empty line, at an item of a list, and at a heading, its underline, a rule or a
# row of a table.
BLOCK = re.compile(
    r"^[ \t>]*(?:$|(?P<line>#{1,6}[ \t]|\||(?:=+|-+)[ \t]*$|(?P<mark>[*_-])[ \t]*(?:(?P=mark)[ \t]*){2,}$).*"
    r"|(?:[*+\-]|\d{1,9}[.)])[ \t])", re.MULTILINE)
# A character behind a backslash, what can begin code or a comment, a tag as CommonMark or a framework has it, whose
# attributes show no badge, and a mark. A name is as long as the path of a file may be, so that each of many marks without
# an end does not look to the end of the text.
TOKEN = re.compile(
    r"""\\[\\`\[]|(?P<ticks>`+)|<(?P<element>pre|code|tt|script|style|textarea)(?=[\s>])|(?P<comment><!--)"""
    r"""|</?[a-z][a-z0-9-]*(?:\s+[a-z_:@#][\w:.@#-]*(?:\s*=\s*(?:[^\s"'=<>`]+|"[^"]*"|'[^']*'))?)*\s*/?>"""
    r"""|\[\[badge(?P<badge>(?:\s|&nbsp;|&#160;)(?:[^\[\]]|\[(?!\[)){1,1024})\]\]""", re.IGNORECASE)
# What a quote has before the words of each line.
LINE_START = re.compile(r"\n[ \t>]*")
# What typography and abbreviations write around words in HTML, and where a name cannot go on there.
INLINE_TAG = re.compile(r"</?(?:span|br|abbr)(?=[\s/>])[^>]*>", re.IGNORECASE)
NAME_END = re.compile(r"\n[ \t]*\n|<[/!a-z]", re.IGNORECASE)
# Letters beyond ASCII can have more or fewer characters in lower case, and places would differ.
LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)
# A warning, and the line of the manifest below it.
WARNING = re.compile(r"^\S.*(?:\n[ \t].*)*", re.MULTILINE)
ADDRESS = re.compile(' (src|srcset)="')


class Badges:
    """What a build drew: the entries of its report, by name, and by the names of the data, such as tag/C++."""

    def __init__(self, folder, report):
        self.folder = Path(folder)
        self.entries = report["badges"]
        self.names = report["names"]
        self.index = report.get("index", {})

    @classmethod
    def build(cls, manifest, folder, values=None, allow=(), log=logging.getLogger(__name__), report="badges.json"):
        """Draws the badges of a manifest into a folder, from `values` as {key}; raises with the message of an error.

        The manifest names files in its own folder, in the working directory, and in the folders of `allow`, which may be
        one as a text. `log` gets each warning. `report` is the name of the report in the folder.
        """
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        report = folder / report
        settings = [f"--set={key}={value}" for key, value in (values or {}).items()]
        settings += [f"--allow={path}" for path in ([allow] if isinstance(allow, str) else allow)]
        built = subprocess.run(
            [command(), "build", str(manifest), "--output", str(folder), "--report", str(report), "--prune", *settings],
            stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False)
        if built.returncode:
            raise RuntimeError(built.stderr.strip())
        for warning in WARNING.findall(built.stderr):
            log.warning("%s", warning)
        return cls(folder, json.loads(report.read_text(encoding="utf-8")))

    def files(self):
        """The paths of all files below the folder, also of the page that `index` in the manifest names."""
        return [path for entry in (*self.entries.values(), self.index)
                for path in (entry.get("file"), entry.get("dark"), *entry.get("exports", [])) if path]

    def copy(self, folder):
        """Copies all files into another folder, but not the report, and removes copies of files that are no more."""
        files = self.files()
        folder = Path(os.path.realpath(folder))
        # What was copied last into each folder: builds in between may have copied nothing.
        copied = self.folder / "copied.json"
        lists = read_lists(copied)
        for path in set(lists.get(str(folder), [])) - set(files):
            target = folder / path
            # The list may come with a repository.
            if os.path.isfile(target) and Path(os.path.realpath(target)) == target and folder in target.parents:
                target.unlink()
        for path in files:
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.folder / path, target)
        written = copied.with_suffix(".new")
        written.write_text(json.dumps({**lists, str(folder): files}), encoding="utf-8")
        os.replace(written, copied)

    def entry(self, name):
        """The entry of a badge, whose name may be on several lines; raises KeyError with the names that there are."""
        for known in name, " ".join(name.split()):
            known = self.names.get(known, known)
            if known in self.entries:
                return self.entries[known]
        raise KeyError(f"no badge '{known}'; there {'is ' + ', '.join(sorted(self.entries)) if self.entries else 'are none'}")

    def html(self, name, folder):
        """The `img` of a badge. `folder` is the address of the folder of the badges in the page."""
        # The report has it in a form that Markdown leaves alone: quotation marks in words are character references.
        image = self.entry(name)["html"].replace("<img ", '<img class="cartouche-badge" ')
        return ADDRESS.sub(lambda start: start[0] + html.escape(folder), image)

    def expand(self, text, folder, is_html=False):
        """A text of Markdown or HTML with each [[badge name]] outside of code, comments and tags as the `img` of that badge.

        In HTML, names have character references, and may have tags of a writer of typography.
        """
        parts = [(text, False)] if is_html else without_fences(text)
        return "".join(part if is_fence else self.expand_lines(part, folder, is_html) for part, is_fence in parts)

    def expand_lines(self, text, folder, is_html):
        """A text without fences: code is in a span of its block, or in an element."""
        small = text.translate(LOWER)
        runs = {}
        # Grave accents in HTML are no code.
        for run in () if is_html else re.finditer("`+", text):
            runs.setdefault(len(run[0]), []).append(run.start())
        blocks = [place for block in (() if is_html else BLOCK.finditer(text))
                  for place in ((block.start(), block.end()) if block["line"] else (block.start(),))]
        parts, kept, token = [], 0, TOKEN.search(text)
        while token:
            end = token.end()
            name = INLINE_TAG.sub("", token["badge"] or "") if is_html else token["badge"]
            # A block that begins within shows that there is no tag or mark.
            if NAME_END.search(name) if is_html else (following(blocks, token.start()) or end) < end:
                end = token.start() + 1
            elif name:
                name = html.unescape(name) if is_html else LINE_START.sub("\n", name)
                parts += [text[kept:token.start()], self.html(name.strip(), folder)]
                kept = end
            elif token["ticks"]:
                count = len(token["ticks"])
                closing = following(runs.get(count, []), end)
                if closing is not None and closing < (following(blocks, end) or len(text)):
                    end = closing + count
            elif token["element"] or token["comment"]:
                closing = f"</{token['element'].lower()}>" if token["element"] else "-->"
                # The last one is looked for once: without it, each of many elements would look to the end.
                if closing not in runs:
                    runs[closing] = small.rfind(closing)
                if end <= runs[closing]:
                    end = small.index(closing, end) + len(closing)
            token = TOKEN.search(text, end)
        return "".join([*parts, text[kept:]])


def read_lists(path):
    """The lists of texts in a file of JSON, by their names; none for what is something else."""
    try:
        lists = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    items = lists.items() if isinstance(lists, dict) else []
    return {name: texts for name, texts in items if isinstance(texts, list) and all(isinstance(text, str) for text in texts)}


def following(places, start):
    """The first of some sorted places that is not before a start; None if there is none."""
    index = bisect_left(places, start)
    return places[index] if index < len(places) else None


def without_fences(text):
    """The parts of a text of Markdown, each with whether it is a block between two fences. One without an end is text."""
    lines = text.split("\n")
    ends = {}
    for number, line in enumerate(lines):
        ends.setdefault(line.strip(" \t>"), []).append(number)
    kept = number = 0
    while number < len(lines):
        fence = FENCE.match(lines[number])
        end = following(ends.get(fence[1], []), number + 1) if fence else None
        if end is not None:
            yield "".join(line + "\n" for line in lines[kept:number]), False
            last = end == len(lines) - 1
            yield "\n".join(lines[number:end + 1]) + ("" if last else "\n"), True
            kept = end + 1
            number = end
        number += 1
    if kept < len(lines):
        yield "\n".join(lines[kept:]), False


def write_counts(path, lists, others=()):
    """Writes how often each word is in some lists, for `each` in a manifest: [{"name": …, "count": …}].

    Words that are in other lists alone, such as those of drafts, which are rendered too, have a count of 0.
    """
    counts = {str(word): 0 for words in others for word in words}
    for words in lists:
        for word in words:
            counts[str(word)] = counts.get(str(word), 0) + 1
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([{"name": name, "count": counts[name]} for name in sorted(counts)]), encoding="utf-8")
