#!/usr/bin/env python3
"""Writes the manual pages of the command, one for each of its commands, from what its own help says.

    manual.py BINARY FOLDER
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ARTICLE = Path(__file__).parent.parent / "Sources/Cartouche/Cartouche.docc/LimitsAndExitCodes.md"


def exit_codes():
    """The rows of the article's table: `| 64 | an unknown option |`."""
    rows = re.findall(r"^\| (\d+) \| (.+) \|$", ARTICLE.read_text(encoding="utf-8"), re.MULTILINE)
    return [(code, meaning[0].upper().replace("`", "") + meaning[1:].replace("`", "") + ".") for code, meaning in rows]


def escaped(text):
    """A text without the characters that have a meaning in manual pages."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    return "\n".join("\\&" + line if line.startswith(".") else line for line in text.split("\n"))


def bold(text):
    return f"\\fB{escaped(text)}\\fR"


def italic(text):
    return f"\\fI{escaped(text)}\\fR"


def shown(parts):
    return [part for part in parts or [] if part.get("shouldDisplay", True)]


def spelled(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def is_help(argument):
    return any(name["name"] in ("help", "version") for name in argument.get("names", []))


def usage(argument):
    if argument["kind"] == "positional":
        text = italic(argument["valueName"])
    else:
        text = bold(spelled(argument["preferredName"]))
        if argument["kind"] == "option":
            text += " " + italic(argument["valueName"])
    if argument.get("isRepeating"):
        text += " ..."
    return f"[{text}]" if argument["isOptional"] else text


def described(argument):
    if argument["kind"] == "positional":
        head = italic(argument["valueName"])
    else:
        head = ", ".join(bold(spelled(name)) for name in argument["names"])
        if argument["kind"] == "option":
            head += " " + italic(argument["valueName"])
    lines = [".TP", head, escaped(argument.get("abstract", ""))]
    if argument.get("defaultValue"):
        lines.append(f"The default is {escaped(argument['defaultValue'])}.")
    return [line for line in lines if line]


def page(command, path, version, relatives):
    """The page of a command, `path` being the names that call it."""
    name = "-".join(path)
    arguments = shown(command.get("arguments"))
    own = [argument for argument in arguments if not is_help(argument)]
    commands = shown(command.get("subcommands"))
    lines = [f'.TH "{escaped(name).upper()}" 1 "" "cartouche {escaped(version)}" "User Commands"', ".SH NAME"]
    lines.append(f"{escaped(name)} \\- {escaped(command.get('abstract', '').rstrip('.'))}")
    lines += [".SH SYNOPSIS", bold(" ".join(path))]
    needed = [argument for argument in own if not argument["isOptional"] or argument["kind"] == "positional"]
    lines += [usage(argument) for argument in needed]
    if commands:
        lines.append(italic("command"))
    if any(argument["isOptional"] for argument in own) or commands:
        lines.append("[" + italic("options") + "]")
    if command.get("discussion"):
        paragraphs = [" ".join(part.split()) for part in command["discussion"].split("\n\n")]
        lines += [".SH DESCRIPTION", "\n.PP\n".join(escaped(part) for part in paragraphs)]
    for title, kinds in ("ARGUMENTS", ["positional"]), ("OPTIONS", ["option", "flag"]):
        chosen = [argument for argument in arguments if argument["kind"] in kinds]
        if chosen:
            lines.append(f".SH {title}")
            lines += [line for argument in chosen for line in described(argument)]
    if commands:
        lines.append(".SH COMMANDS")
        for one in commands:
            lines += [".TP", bold("-".join([*path, one["commandName"]])) + "(1)", escaped(one.get("abstract", ""))]
    lines.append(".SH EXIT STATUS")
    for code, meaning in exit_codes():
        lines += [".TP", code, escaped(meaning)]
    if relatives:
        lines += [".SH SEE ALSO", ",\n".join(bold(one) + "(1)" for one in relatives)]
    return "\n".join(lines) + "\n"


def pages(command, path, version, above=()):
    commands = [one for one in shown(command.get("subcommands")) if one["commandName"] != "help"]
    below = ["-".join([*path, one["commandName"]]) for one in commands]
    yield "-".join(path) + ".1", page(dict(command, subcommands=commands), path, version, [*above, *below])
    for one in commands:
        yield from pages(one, [*path, one["commandName"]], version, ["-".join(path)])


def main():
    binary, folder = sys.argv[1], Path(sys.argv[2])
    dump = json.loads(subprocess.run([binary, "--experimental-dump-help"], check=True, capture_output=True).stdout)
    version = subprocess.run([binary, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages(dump["command"], ["cartouche"], version):
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
