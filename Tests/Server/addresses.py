"""Addresses of badges as pages have them, the same on each run."""

import base64
import json
from urllib.parse import quote

LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2 22 22H2Z"/></svg>'
LABELS = ["build", "coverage", "license", "npm", "downloads", "chat", "code style", "docs", "tests", "release"]
MESSAGES = ["passing", "failing", "91%", "MIT", "v1.24.0", "12k/month", "Apache-2.0", "42 passed", "on Discord", "stable"]
COLORS = ["brightgreen", "green", "yellow", "orange", "red", "blue", "lightgrey", "ff69b4", "4c1", "rebeccapurple"]
STYLES = ["flat", "flat-square", "plastic", "for-the-badge", "social"]
LOOKS = ["mail", "github"]


def dashed(text):
    """A text in a static address of Shields."""
    return quote(text.replace("_", "__").replace("-", "--").replace(" ", "_"), safe="")


def static(number, query=""):
    label, message = LABELS[number % 10], MESSAGES[number // 10 % 10]
    style, color = STYLES[number % 5], COLORS[number // 3 % 10]
    return f"/badge/{dashed(label)}-{dashed(message)}-{color}?style={style}{query}"


def rows():
    """The kinds of addresses, each with its addresses."""
    return {
        "static badges in five styles": [static(number) for number in range(100)],
        "with a logo in the address": [
            static(number, "&logo=data:image/svg%2Bxml;base64," + quote(base64.b64encode(LOGO.encode()), safe=""))
            for number in range(20)],
        "with a logo by its name": [static(number, f"&logo=icon{number % 4}") for number in range(20)],
        "badgen": [f"/badge/{quote(LABELS[n % 10])}/{quote(MESSAGES[n // 4 % 10], safe='')}/{COLORS[n % 6]}" for n in range(40)],
        "status": [f"/status/{quote(LABELS[n % 10])}/{quote(MESSAGES[n // 4 % 10], safe='')}" for n in range(40)],
        "pills": [f"/pill/{number * 37}?look={LOOKS[number % len(LOOKS)]}" for number in range(40)],
        "hubs": [f"/hub/{number * 13}?limit=99" for number in range(40)],
        "values": [f"/value/main/{number}" for number in range(20)],
    }


def write(folder):
    """Writes the folders that the addresses name."""
    (folder / "values/main").mkdir(parents=True)
    for number in range(20):
        answer = {"schemaVersion": 1, "label": LABELS[number % 10], "message": f"{number} %", "color": COLORS[number % 10]}
        (folder / f"values/main/{number}.json").write_text(json.dumps(answer))
    (folder / "logos/icons").mkdir(parents=True)
    for number in range(4):
        (folder / f"logos/icons/icon{number}.svg").write_text(LOGO.replace("22 22", f"22 {19 + number}"))
