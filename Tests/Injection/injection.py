#!/usr/bin/env python3
"""Puts payloads into every input of the command, and opens what it draws from them in browsers.

A web server on this machine serves what was drawn: inlined in a page, as a document, in a frame, as an object and as a
picture. It counts fires, that is requests that only a script makes, and loads, which are requests for what a file wants
from elsewhere. Before anything is opened, a picture that does fire and load is, to see that both would be noticed.
"""

import argparse
import collections
import http.server
import mimetypes
import shutil
import sys
import tempfile
import threading
import time
import urllib.parse
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "Conformance"))

from chromium import Chromium  # noqa: E402
from firefox import Firefox  # noqa: E402
from trials import Runner, all_trials, script_links  # noqa: E402

MODES = ("inline", "document", "frame", "object", "picture")
EACH = 40  # files of a page
CONTROL = ('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" onload="(new Image).src=\'FIRE\'">'
           '<script>(new Image).src=\'FIRE\'</script><image href="LOAD" width="9" height="9"/></svg>')


class Server(http.server.ThreadingHTTPServer):
    """Serves the drawn files and pages around them; notes which numbers fired or loaded."""

    request_queue_size = 128

    def contents(self, file):
        # An index asks for its badges by their own names, under which they are not kept.
        return file.read_bytes() if file.is_file() else b"", mimetypes.guess_type(file.name)[0] or "image/svg+xml"

    def __init__(self, folder):
        super().__init__(("127.0.0.1", 0), Handler)
        self.folder, self.pages = folder, {}
        self.hits = {"fire": collections.Counter(), "load": collections.Counter(), "file": collections.Counter()}
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # a connection serves many files

    def do_GET(self):
        kind, _, rest = self.path.lstrip("/").partition("/")
        rest = rest.split("?")[0]
        data, media = b"", "image/svg+xml"
        if kind in ("fire", "load"):
            self.server.hits[kind][rest.split("#")[0]] += 1
        elif kind == "file":
            self.server.hits["file"][rest] += 1
            file = self.server.folder / urllib.parse.unquote(rest)
            if file.is_dir():
                file /= "index.html"
            data, media = self.server.contents(file)
        elif kind == "page":
            data, media = self.server.pages[rest].encode("utf-8", errors="surrogatepass"), "text/html"
        self.send_response(200)
        self.send_header("Content-Type", f"{media}; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


class ChromiumPages:
    def __init__(self):
        self.browser = Chromium()
        self.browser.open()

    def open(self, url):
        self.browser.events.clear()
        self.browser.call("Page.navigate", url=url)
        while "Page.loadEventFired" not in self.browser.events:
            self.browser.events.append(self.browser.message().get("method"))

    def evaluate(self, expression):
        return self.browser.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"]["value"]

    def close(self):
        self.browser.close()


class FirefoxPages:
    def __init__(self):
        self.browser = Firefox()
        self.browser.open()
        self.browser.call("Marionette:SetContext", value="content")

    def open(self, url):
        self.browser.call("WebDriver:Navigate", url=url)

    def evaluate(self, expression):
        # Without a sandbox of its own, a script sees what the page's scripts left.
        return self.browser.call("WebDriver:ExecuteScript", script=f"return {expression}", args=[], sandbox=None)["value"]

    def close(self):
        self.browser.close()


def page(server, mode, names):
    """A page that shows files in one way."""
    if mode == "inline":
        body = "\n".join((server.folder / name).read_text("utf-8", errors="replace") for name in names)
    else:
        form = {"frame": '<iframe src="/file/{}"></iframe>', "object": '<object data="/file/{}" type="{}"></object>',
                "picture": '<img src="/file/{}">'}[mode]
        body = "\n".join(form.format(name, "text/html" if name.endswith(".html") else "image/svg+xml") for name in names)
    return f"<!DOCTYPE html><meta charset=utf-8><title>{mode}</title><body>{body}"


def show(server, browser, mode, names):
    """Opens files in one way; returns how often the server was asked for one."""
    before = sum(server.hits["file"].values())
    if mode == "document":
        for name in names:
            browser.open(f"{server.address}/file/{name}")
    else:
        files = [name for name in names if not (name.endswith(".html") and mode in ("inline", "picture"))]
        for start in range(0, len(files), EACH):
            key = f"{mode}-{start}-{time.monotonic()}"
            server.pages[key] = page(server, mode, files[start : start + EACH])
            browser.open(f"{server.address}/page/{key}")
            time.sleep(0.05)
            del server.pages[key]
    time.sleep(1)  # what a script asks for may come late
    return sum(server.hits["file"].values()) - before


def counts(server):
    return tuple(sum(server.hits[kind].values()) for kind in ("fire", "load"))


def check_controls(server, browser, label):
    """Opens the picture that fires and loads in every way; a script that is not noticed makes the rest worthless."""
    for mode in MODES:
        name = f"control-{mode}.svg"
        (server.folder / name).write_text(
            CONTROL.replace("FIRE", f"{server.address}/fire/control").replace("LOAD", f"{server.address}/load/control"))
        server.hits["fire"].clear()
        server.hits["load"].clear()
        shown = show(server, browser, mode, [name])
        fires, loads = counts(server)
        # A picture is shown without scripts and loads, by the rules of HTML; that it was asked for shows that it was.
        seen = shown > 0 if mode == "picture" else fires > 0 and loads > 0
        print(f"  control {label:9} {mode:9} fires {fires}, loads {loads}: {'noticed' if seen else 'NOT NOTICED'}")
        if not seen:
            raise SystemExit("injection: a control was not noticed")
        server.hits["fire"].clear()
        server.hits["load"].clear()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", help="the command that was built")
    parser.add_argument("--part", type=int, default=1, help="only every n-th trial")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cartouche-injection-"))
    server = Server(folder)
    try:
        return examine(options, folder, server)
    finally:
        server.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def examine(options, folder, server):
    runner = Runner(Path(options.command).resolve(), folder, server.address)
    trials = runner.run_all(list(all_trials())[:: options.part])
    names = [name for trial in trials for name in trial.drawn]
    links = {name: script_links((folder / name).read_bytes()) for name in names}
    if counts(server) != (0, 0):
        print("the command itself asked for something", dict(server.hits["load"]))
        return 1

    opened, fired, loaded, browsers = 0, collections.Counter(), collections.Counter(), []
    for label, kind, make in (("Chromium", Chromium, ChromiumPages), ("Firefox", Firefox, FirefoxPages)):
        if kind.missing():
            print(f"  {label}: skipped, {kind.missing()}")
            continue
        browsers.append(label)
        browser = make()
        try:
            check_controls(server, browser, label)
            for mode in MODES:
                start = time.monotonic()
                show(server, browser, mode, names)
                opened += len(names)
                print(f"  {label:9} {mode:9} {len(names)} files in {time.monotonic() - start:.0f} s", flush=True)
            fired.update(server.hits["fire"])
            loaded.update(server.hits["load"])
        finally:
            browser.close()
    if not browsers:
        print("injection: no browser")
        return 1

    print(f"\n{'input':28}{'tried':>7}{'accepted':>10}{'fires':>7}{'requests':>10}{'script links':>14}")
    rows = collections.defaultdict(lambda: [0, 0, 0, 0, 0])
    for number, trial in enumerate(trials):
        bad = [link for name in trial.drawn for link in links[name]]
        found = [1, int(bool(trial.drawn)), fired[str(number)], loaded[str(number)], len(bad)]
        rows[trial.place] = [a + b for a, b in zip(rows[trial.place], found)]
        if any(found[2:]):
            print(f"  {trial.place}: {trial.payload!r}: {found[2]} fires, {found[3]} requests, {bad}")
    for place, row in rows.items():
        print(f"{place:28}{row[0]:7}{row[1]:10}{row[2]:7}{row[3]:10}{row[4]:14}")
    total = [sum(column) for column in zip(*rows.values())]
    print(f"{'all':28}{total[0]:7}{total[1]:10}{total[2]:7}{total[3]:10}{total[4]:14}")
    stray = sum(fired.values()) + sum(loaded.values()) - total[2] - total[3]
    print(f"{len(names)} files, each opened in {len(MODES)} ways in {' and '.join(browsers)}: {opened} openings")
    return 1 if any(total[2:]) or stray else 0


if __name__ == "__main__":
    sys.exit(main())
