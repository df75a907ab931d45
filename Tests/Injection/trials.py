"""Puts payloads into every input and keeps what the command draws from them."""

import base64
import concurrent.futures
import json
import os
import re
import subprocess
import tempfile
import urllib.parse
from pathlib import Path

from payloads import ICONS, LINKS, NAMES, TEXTS

# Options: the words of the command, in which None is where the payload goes.
PILL, HUB, STATUS = ["pill", "a"], ["hub", "3"], ["status", "a", "b"]
OPTIONS = {
    "pill text": ["pill", "--", None], "hub count": ["hub", "--", None], "cell position": ["cell", "--", None],
    "status label": ["status", "--", None, "b"], "status message": ["status", "--", "a", None],
    "second message": ["status", "--", "a", "b", None],
}
OPTIONS |= {f"pill --{name}": [*PILL, f"--{name}", None] for name in (
    "title", "fill", "text-color", "font", "font-size", "font-weight", "inset-shadow", "border", "halo", "shadow", "gloss",
    "look", "state", "id-prefix", "scale", "color-scheme", "animation", "animations", "profile", "on")}
OPTIONS |= {f"hub --{name}": [*HUB, f"--{name}", None] for name in (
    "title", "title-pattern", "locale", "form", "direction", "border", "halo", "shadow", "font", "fill", "look")}
OPTIONS |= {f"status --{name}": [*STATUS, f"--{name}", None] for name in (
    "title", "color", "label-color", "dark-color", "text-color", "thresholds", "logo", "logo-color", "style", "palette",
    "font", "fill", "look", "progress", "id-prefix")}
OPTIONS["hub --on-color"] = [*HUB, "--on", "square.svg", "--on-color", None]
OPTIONS |= {f"hub --{name}": [*HUB, "--on", "96x96", f"--{name}", None] for name in ("moved", "overlap", "at")}
OPTIONS["pill --halo-dark-color"] = [
    *PILL, "--halo", "white,2", "--color-scheme", "auto", "--halo-dark-color", None]
OPTIONS["convert --color"] = ["convert", "square.svg", "--color", None]
OPTIONS["outlined text"] = ["pill", "--outline-text", "--allow-substitute", "--", None]

# Manifests and look files: JSON is YAML, and says texts without a doubt.
MANIFESTS = {
    "manifest pill text": {"pill": {"text": None}},
    "manifest title": {"title": None, "pill": {"text": "a"}},
    "manifest fill": {"pill": {"text": "a", "fill": None}},
    "manifest gradient": {"pill": {"text": "a", "fill": ["red", None]}},
    "manifest font": {"pill": {"text": "a", "font": {"family": None}}},
    "manifest look": {"pill": {"text": "a", "look": None}},
    "manifest look file": {"pill": {"text": "a", "lookFile": None}},
    "manifest shadow": {"pill": {"text": "a", "insetShadow": {"color": None, "blur": 2}}},
    "manifest idPrefix": {"idPrefix": None, "pill": {"text": "a", "fill": ["red", "blue"]}},
    "manifest alignWidths": {"alignWidths": None, "status": {"label": "a", "message": "b"}},
    "manifest title pattern": {"hub": {"count": 3, "titlePattern": None}},
    "manifest locale": {"hub": {"count": 3, "locale": None}},
    "manifest label": {"status": {"label": None, "message": "b"}},
    "manifest message": {"status": {"label": "a", "message": None}},
    "manifest color": {"status": {"label": "a", "message": "b", "color": None}},
    "manifest dark color": {"colorScheme": "auto", "status": {"label": "a", "message": "b", "darkLabelColor": None}},
    "manifest logo": {"status": {"label": "a", "message": "b", "logo": {"file": None}}},
    "manifest icon": {"hub": {"count": 3, "on": {"icon": None}}},
    "manifest row": {"table": {"width": 300, "rows": [{"summary": None, "detail": None}]}},
    "manifest short border": {"pill": {"text": "a", "border": None}},
    "manifest short font": {"pill": {"text": "a", "font": None}},
    "manifest short host": {"hub": {"count": 3, "on": None}},
    "manifest short logo": {"status": {"label": "a", "message": "b", "logo": None}},
    "manifest short row": {"table": {"width": 300, "rows": [None]}},
    "manifest value": {"status": {"label": "a", "value": None, "colors": {"else": "red"}}},
    "manifest colors": {"status": {"message": "a", "colors": None}},
    "manifest key": {"pill": {"text": "a", None: "b"}},
}
LOOKS = {
    "look summary": {"kind": "pill", "extends": "mail", "summary": None},
    "look font": {"kind": "pill", "extends": "mail", "font": {"families": [None], "size": 12}},
    "look fill": {"kind": "pill", "extends": "mail", "states": {"normal": {"fill": None, "text": "white"}}},
    "look extends": {"kind": "pill", "extends": None},
    "look kind": {"kind": None, "extends": "mail"},
    "look key": {"kind": "pill", "extends": "mail", None: 3},
}
TOKENS = {
    "token family": {"f": {"$type": "fontFamily", "$value": [None]}, "c": {"$type": "color", "$value": "red"}},
    "token colour": {"f": {"$type": "fontFamily", "$value": ["A"]}, "c": {"$type": "color", "$value": None}},
    "token space": {"f": {"$type": "fontFamily", "$value": ["A"]},
                    "c": {"$type": "color", "$value": {"colorSpace": None, "components": [1, 0, 0]}}},
    "token key": {"f": {"$type": "fontFamily", "$value": ["A"]}, "c": {"$type": "color", "$value": "red"}, None: {}},
}


class Trial:
    """One payload in one input."""

    def __init__(self, place, payload, arguments, files=(), output=None):
        self.place, self.payload, self.arguments, self.files, self.output = place, payload, arguments, dict(files), output
        self.drawn = []  # the names of accepted files, SVG or HTML


def filled(value, payload):
    """A value with the payload where None stands."""
    if value is None:
        return payload
    if isinstance(value, list):
        return [filled(part, payload) for part in value]
    if isinstance(value, dict):
        return {filled(key, payload): filled(part, payload) for key, part in value.items()}
    return value


def manifest(badge, name="a.svg", **more):
    return json.dumps({**more, "badges": [{"file": name, **badge}]}, ensure_ascii=False)


def all_trials():
    for place, words in OPTIONS.items():
        for payload in TEXTS + (LINKS if place == "status --logo" else []):
            # A program cannot be given a text with a zero.
            yield Trial(place, payload, filled(words, payload.replace("\0", "\\0")))
    for payload in LINKS + TEXTS:
        payload = payload.replace("\0", "\\0")
        yield Trial("status --link", payload, [*STATUS, f"--link={payload}"])
        yield Trial("status two links", payload, [*STATUS, f"--link={payload}", f"--link={payload}"])
    for place, badge in MANIFESTS.items():
        for payload in TEXTS:
            yield Trial(place, payload, ["build", "in.yml", "-o", "out"], {"in.yml": manifest(filled(badge, payload))}, "out")
    for payload in LINKS + TEXTS:
        for place, badge in {"manifest link": {"status": {"label": "a", "message": "b", "link": payload}},
                             "manifest message link": {"status": {"label": "a", "message": "b", "messageLink": payload}}}.items():
            yield Trial(place, payload, ["build", "in.yml", "-o", "out"], {"in.yml": manifest(badge)}, "out")
    for payload in NAMES + [text + ".svg" for text in TEXTS]:
        data = {"d.json": json.dumps([{"name": payload}], ensure_ascii=False)}
        for place, badge in {
            "label from data": {"status": {"label": "{name}", "message": "{name}"}},
            "title from data": {"title": "{name}", "pill": {"text": "a"}},
            "link from data": {"status": {"label": "a", "message": "b", "link": "{name}"}},
            "title pattern from data": {"hub": {"count": 3, "titlePattern": "{count} {name}"}},
            "logo from data": {"status": {"label": "a", "message": "b", "logo": "{name}"}},
        }.items():
            each = json.loads(manifest(badge))
            each["badges"][0]["each"] = "d"
            yield Trial(place, payload, ["build", "in.yml", "-o", "out"],
                        {"in.yml": json.dumps({"data": {"d": "d.json"}, **each}), **data}, "out")
        yield Trial("file name, in the index", payload, ["build", "in.yml", "-o", "out"],
                    {"in.yml": manifest({"pill": {"text": "a"}}, payload, index="index.html")}, "out")
        yield Trial("index name", payload, ["build", "in.yml", "-o", "out"],
                    {"in.yml": manifest({"pill": {"text": "a"}}, index=payload[:-4] + ".html")}, "out")
    for place, look in LOOKS.items():
        for payload in TEXTS:
            yield Trial(place, payload, ["pill", "a", "--look-file", "look.yml"],
                        {"look.yml": json.dumps(filled(look, payload), ensure_ascii=False)})
    look = {"kind": "pill", "extends": "mail", "font": {"families": "{f}", "size": 12},
            "states": {"normal": {"fill": "{c}", "text": "white"}}}
    for place, tokens in TOKENS.items():
        for payload in TEXTS:
            files = {"look.yml": json.dumps(look), "t.json": json.dumps(filled(tokens, payload), ensure_ascii=False)}
            yield Trial(place, payload, ["pill", "a", "--look-file", "look.yml", "--tokens", "t.json"], files)
    for payload in ICONS:
        address = "data:image/svg+xml," + urllib.parse.quote(payload)
        encoded = "data:image/svg+xml;base64," + base64.b64encode(payload.encode()).decode()
        for place, arguments in {
                "logo file": [*STATUS, "--logo", "icon.svg"], "host file": [*HUB, "--on", "icon.svg"],
                "converted file": ["convert", "icon.svg"],
                "logo for design tools": [*STATUS, "--logo", "icon.svg", "--profile", "design", "--allow-substitute"],
                "logo address": [*STATUS, "--logo", address], "logo address in Base64": [*STATUS, "--logo", encoded],
                "host address": [*HUB, "--on", address]}.items():
            yield Trial(place, payload, arguments, {"icon.svg": payload})
        yield Trial("manifest icon file", payload, ["build", "in.yml", "-o", "out"],
                    {"icon.svg": payload, "in.yml": manifest({"hub": {"count": 3, "on": {"icon": "icon.svg"}}})}, "out")
        # What passes the check is said to be inside the grammar, hence harmless.
        yield Trial("file that passes check", payload, ["check", "icon.svg"], {"icon.svg": payload})


class Runner:
    """Runs trials and keeps the files that were drawn, each under a number."""

    def __init__(self, command, folder, address):
        self.command, self.folder, self.address = command, folder, address

    def run_all(self, trials):
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda numbered: self.run(*numbered), enumerate(trials)))

    def armed(self, text, number):
        return text.replace("FIRE", f"{self.address}/fire/{number}").replace("LOAD", f"{self.address}/load/{number}")

    def run(self, number, trial):
        with tempfile.TemporaryDirectory() as place:
            place = Path(place)
            (place / "square.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
            for name, text in trial.files.items():
                (place / name).write_text(self.armed(text, number), "utf-8", errors="surrogatepass")
            arguments = [self.armed(word, number) for word in trial.arguments]
            ended = subprocess.run([self.command, *arguments], cwd=place, stdin=subprocess.DEVNULL, capture_output=True,
                                   timeout=60, check=False)
            if ended.returncode not in (0, 1, 64, 65, 66, 73):
                raise SystemExit(f"{trial.place}: {trial.payload!r} ended with {ended.returncode}: {ended.stderr[:300]}")
            if ended.returncode:
                return trial
            if trial.output:
                files = [file for file in (place / trial.output).rglob("*") if file.is_file()]
                contents = [(file.suffix, file.read_bytes()) for file in files]
            elif trial.arguments[0] == "check":
                contents = [(".svg", (place / "icon.svg").read_bytes())]
            else:
                contents = [(".svg", ended.stdout)]
            for index, (suffix, data) in enumerate(contents):
                name = f"{number}-{index}{suffix}"
                (self.folder / name).write_bytes(data)
                trial.drawn.append(name)
        return trial


ALLOWED_SCHEMES = {"http", "https", "mailto"}


def script_links(data):
    """The links in a file whose scheme is not allowed."""
    text = data.decode("utf-8", errors="replace")
    bad = []
    for element in re.findall(r"<a\b[^>]*>", text):
        for value in re.findall(r"href\s*=\s*[\"']([^\"']*)", element):
            scheme = re.match(r"\s*([A-Za-z][A-Za-z0-9+.-]*)\s*:", re.sub(r"[\x00-\x20]", "", value))
            if scheme and scheme[1].lower() not in ALLOWED_SCHEMES:
                bad.append(value)
    return bad
