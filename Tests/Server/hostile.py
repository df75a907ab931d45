#!/usr/bin/env python3
"""Attacks a server as hostile clients do, and asks after each attack whether another client is answered at once.

With --long, also clients that send slowly or never read, and schemathesis from PyPI, which asks for everything that the
document of the server says, and for what it forbids. These take minutes, and an idle machine.
"""

import argparse
import contextlib
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Injection"))

from payloads import LINKS, TEXTS  # noqa: E402

UPSTREAM = "https://other.example"
ANSWER = '{"schemaVersion": 1, "label": "a", "message": "b", "color": "red"}'
SECRET = "root-of-all-secrets"
AT_ONCE = 2  # seconds, of a debug build
failures = []


def expect(holds, sentence):
    if not holds:
        failures.append(sentence)
        print(f"  FAILED: {sentence}", flush=True)


class Host:
    """A server that runs."""

    # Whether nothing else runs on this machine, so that times tell something of the server.
    is_idle = False

    def __init__(self, program, *options):
        self.process = subprocess.Popen(
            [program, "--port", "0", *options], stderr=subprocess.PIPE, text=True, encoding="utf-8")
        line = self.process.stderr.readline()
        self.port = int(json.loads(line)["address"].rpartition(":")[2])
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def connection(self, seconds=5):
        return socket.create_connection(("127.0.0.1", self.port), timeout=seconds)

    def sent(self, data, seconds=10, silence=2):
        """Everything that the server answers until it closes, or is silent for a moment."""
        received = b""
        with self.connection(seconds) as connection, contextlib.suppress(OSError):
            connection.sendall(data)
            connection.settimeout(silence)
            while part := connection.recv(65536):
                received += part
                if complete(received) and data.count(b"HTTP/1.1\r\n") < 2:
                    break
        return received

    def get(self, target, method="GET", body=b"", headers=""):
        target = target.encode("utf-8", "surrogatepass") if isinstance(target, str) else target
        length = f"Content-Length: {len(body)}\r\n" if body else ""
        head = f" HTTP/1.1\r\nHost: a\r\n{length}{headers}\r\n".encode()
        return split(self.sent(method.encode() + b" " + target + head + body, silence=10))

    def expect_alive(self, after):
        start = time.monotonic()
        try:
            state, _, body = self.get("/pill/4")
        except OSError as error:
            state, body = 0, str(error).encode()
        taken = time.monotonic() - start
        expect(state == 200 and body.startswith(b"<svg"), f"after {after}, another client is answered: {state}")
        expect(taken < AT_ONCE or not self.is_idle, f"after {after}, another client is answered at once, not in {taken:.1f} s")
        expect(self.process.poll() is None, f"after {after}, the server runs")

    def memory(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024

    def end(self):
        self.process.terminate()
        self.process.wait(20)


def complete(received):
    head, _, body = received.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: (\d+)", head)
    return bool(length) and len(body) >= int(length[1])


def split(received):
    """The state, the headers in lower case, and the body of an answer."""
    head, _, body = received.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    state = int(lines[0].split(" ")[1]) if lines[0].startswith("HTTP/1.1 ") else 0
    return state, [tuple(line.lower().split(": ", 1)) for line in lines[1:]], body


# MARK: Places


def slow_clients(program):
    """Clients that send slowly, or nothing, or never read. Each holds its connections while another one asks."""
    attacks = {
        "idle connections": (1200, b""),
        "heads without an end": (1200, b"GET /pill/4 HTTP/1.1\r\nHost: a\r\nX: "),
        "bodies without an end": (400, b"POST /badges HTTP/1.1\r\nHost: a\r\nContent-Length: 30000\r\n\r\n{"),
        "chunks without an end": (400, b"POST /badges HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n7530\r\n{"),
        "answers that nobody reads": (8, b"GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * 600),
    }
    for name, (count, data) in attacks.items():
        host = Host(program, "--request-seconds", "6", "--idle-seconds", "6")
        held = []
        for _ in range(count):
            # Beyond the places for connections, the server accepts none for a moment.
            with contextlib.suppress(OSError):
                connection = host.connection(0.5)
                connection.setblocking(False)
                held.append(connection)
                if data:
                    connection.send(data)
        time.sleep(3)
        for _ in range(4):  # A byte now and then.
            for connection in held:
                with contextlib.suppress(OSError):
                    connection.send(b"x")
            host.expect_alive(f"{len(held)} {name}")
            time.sleep(1.5)
        expect(host.memory() < 400, f"{name} need little memory, not {host.memory()} MB")
        end = time.monotonic() + 10
        while (closed := sum(is_closed(connection) for connection in held)) < len(held) and time.monotonic() < end:
            time.sleep(0.5)
        expect(closed == len(held), f"{name} end: {closed} of {len(held)}")
        print(f"  {name}: {len(held)} held, {closed} closed, {host.memory()} MB", flush=True)
        for connection in held:
            connection.close()
        host.expect_alive(f"the end of {name}")
        host.end()


def is_closed(connection):
    try:
        while connection.recv(65536):
            pass
        return True
    except BlockingIOError:
        return False
    except OSError:
        return True


# MARK: Requests


def shapes(host):
    """Requests that are read in two ways by careless servers: each has one answer, and its state."""
    get = b"GET /pill/4 HTTP/1.1\r\nHost: a\r\n"
    post = b"POST /badges HTTP/1.1\r\nHost: a\r\n"
    entry = b'{"pill": {"text": "4"}}'
    hidden = b"GET /pill/SMUGGLED HTTP/1.1\r\nHost: a\r\n\r\n"
    cases = {
        "two lengths": (post + b"Content-Length: 23\r\nContent-Length: 0\r\n\r\n" + entry, {400}),
        "two equal lengths": (post + b"Content-Length: 23\r\nContent-Length: 23\r\n\r\n" + entry, {200, 400}),
        "a list of lengths": (post + b"Content-Length: 23, 23\r\n\r\n" + entry, {400}),
        "a length and chunks": (post + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden, {400}),
        "a signed length": (post + b"Content-Length: +23\r\n\r\n" + entry, {400}),
        "a negative length": (post + b"Content-Length: -1\r\n\r\n" + entry, {400}),
        "a length in base 16": (post + b"Content-Length: 0x17\r\n\r\n" + entry, {400}),
        "a huge length": (post + b"Content-Length: 99999999999999999999\r\n\r\n" + entry, {400, 413}),
        "a space before a colon": (post + b"Content-Length : 23\r\n\r\n" + entry, {400}),
        "an unknown encoding": (post + b"Transfer-Encoding: identity, x\r\nContent-Length: 23\r\n\r\n" + entry, {400, 501}),
        "chunked twice": (post + b"Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n", {400, 501}),
        "chunked with a tab": (post + b"Transfer-Encoding:\tchunked\r\n\r\n0\r\n\r\n", {400}),
        "chunked behind a line end": (post + b"Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n", {400}),
        "a bad chunk": (post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{\r\n0\r\n\r\n", {400, 0}),
        "a negative chunk": (post + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n{\r\n0\r\n\r\n", {400, 0}),
        "a huge chunk": (post + b"Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{", {400, 413, 0}),
        "a long chunk line": (post + b"Transfer-Encoding: chunked\r\n\r\n1;" + b"a" * 200_000, {400, 413, 0}),
        "a body of many chunks": (post + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 40_000 + b"0\r\n\r\n", {413, 0}),
        "many headers": (get + b"".join(b"X%d: a\r\n" % n for n in range(200)) + b"\r\n", {400, 431, 0}),
        "a huge header": (get + b"X: " + b"a" * 100_000 + b"\r\n\r\n", {400, 431, 0}),
        "a huge address": (b"GET /pill/" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", {400, 414, 431, 0}),
        "an address of 16 KiB": (b"GET /pill/" + b"a" * 16_378 + b" HTTP/1.1\r\nHost: a\r\n\r\n", {200}),
        "an address above 16 KiB": (b"GET /pill/" + b"a" * 16_379 + b" HTTP/1.1\r\nHost: a\r\n\r\n", {400}),
        "a whole address": (b"GET http://b/pill/4 HTTP/1.1\r\nHost: a\r\n\r\n", {200}),
        "a foreign address": (b"CONNECT evil:80 HTTP/1.1\r\nHost: a\r\n\r\n", {400, 404, 405}),
        "a star": (b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", {200, 204, 400, 404}),
        "no host": (b"GET /pill/4 HTTP/1.1\r\n\r\n", {200, 400}),
        "two hosts": (get + b"Host: b\r\n\r\n", {200, 400}),
        "a folded header": (get + b"X: a\r\n b\r\n\r\n", {200, 400}),
        "a zero in a header": (get + b"X: a\0b\r\n\r\n", {400}),
        "a lone line feed": (b"GET /pill/4 HTTP/1.1\nHost: a\n\n", {200, 400}),
        "a lone carriage return": (get + b"X: a\rY: b\r\n\r\n", {400}),
        "version 0.9": (b"GET /pill/4\r\n\r\n", {200, 400, 0}),
        "version 1.0": (b"GET /pill/4 HTTP/1.0\r\n\r\n", {200}),
        "version 2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", {400, 505, 0}),
        "version 9.9": (b"GET /pill/4 HTTP/9.9\r\nHost: a\r\n\r\n", {400, 505}),
        "an unknown method": (b"FOO /pill/4 HTTP/1.1\r\nHost: a\r\n\r\n", {400, 405, 501}),
        "an upgrade": (get + b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n", {200}),
        "TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)) * 2, {400, 0}),
        "zeros": (bytes(5000), {400, 0}),
        "empty lines": (b"\r\n" * 20_000, {400, 0}),
        "a wish to go on": (post + b"Content-Length: 23\r\nExpect: 100-continue\r\n\r\n" + entry, {100, 200, 417}),
        "a body of GET": (get + b"Content-Length: 23\r\n\r\n" + entry, {200, 400}),
        "nothing": (b"", {0}),
    }
    for name, (data, states) in cases.items():
        received = host.sent(data)
        state = split(received)[0]
        expect(state in states, f"{name} is answered with one of {sorted(states)}, not {state}")
        expect(b"SMUGGLED" not in received, f"{name} hides no request")
        host.expect_alive(name)
    many = host.sent(b"".join(b"GET /pill/%d HTTP/1.1\r\nHost: a\r\n\r\n" % number for number in range(100)))
    titles = re.findall(rb"<title>(\d+)</title>", many)
    expect(titles == [b"%d" % number for number in range(100)], f"100 requests in one go have their answers in order: {titles}")
    print(f"  {len(cases)} shapes of requests", flush=True)


# MARK: Files


def files(host, folder):
    """Addresses that lead out of the folder of values, or to what is no file."""
    inside = folder / "values"
    (inside / "seen.json").write_text(ANSWER)
    (inside / "sub").mkdir()
    (inside / "sub/seen.json").write_text(ANSWER)
    (inside / ".hidden.json").write_text(ANSWER.replace('"b"', f'"{SECRET}"'))
    (folder / "secret.json").write_text(ANSWER.replace('"b"', f'"{SECRET}"'))
    (inside / "link.json").symlink_to(folder / "secret.json")
    (inside / "hard").symlink_to(folder)
    (inside / "loop.json").symlink_to("loop.json")
    (inside / "device.json").symlink_to("/dev/zero")
    os.mkfifo(inside / "pipe.json")
    (inside / "folder.json").mkdir()
    with (inside / "huge.json").open("wb") as file:
        file.truncate(1 << 40)
    (inside / "odd.json").write_bytes(b"\xff\xfe{\0}")
    (inside / "deep.json").write_text("[" * 60_000)
    (inside / "long.json").write_text(ANSWER.replace('"b"', '"' + "b" * 60_000 + '"'))
    names = ["link", "hard/secret", "loop", "device", "pipe", "folder", "huge", "odd", "deep", ".hidden", "", "/", "sub", "sub/", "seen/"]
    ups = ["..", ".", "...", "....", "%2e%2e", "%2E.", ".%2e", "%252e%252e", "%c0%ae%c0%ae", "%uff0e%uff0e", "..%00", "..;", "..%5c", "..\\"]
    slashes = ["/", "%2f", "%5c", "\\", "//", "%252f", "%c0%af", "/./", "%00/", ";/"]
    names += [up + slash + "secret" for up in ups for slash in slashes]
    names += ["sub/" + up + slash + ".." + slash + "secret" for up in ups for slash in slashes]
    names += ["/etc/passwd", "%2fetc%2fpasswd", "file:///etc/passwd", "secret%00", "seen%00.json/../../secret", "C:\\secret", "~root/x",
              "/proc/self/environ", "/dev/stdin", "seen.json%0a", "%0d%0aSet-Cookie:%20a=b", "a" * 5000, "a/" * 5000]
    targets = [f"/value/{name}" for name in names] + [f"/value/{name}.json" for name in names]
    targets += [f"/endpoint?url=https://e.f/{part}.json" for name in names for part in {name, urllib.parse.quote(name, safe="")}]
    targets += [f"/endpoint?url={url}" for url in (
        "file:///etc/passwd", "https://e.f", "https://e.f.evil/x.json", "https://e.f@evil/x.json", "http://e.f/seen.json",
        "HTTPS://E.F/seen.json", "https://e.f/seen.json%23", "https://e.f/seen.json%3f", "//e.f/seen.json", "https://e.f\\seen.json",
        "http://169.254.169.254/latest/meta-data", "http://127.0.0.1:1/")]
    for target in targets:
        target = target.encode("utf-8").replace(b" ", b"%20")
        state, headers, body = host.get(target)
        found = state in (400, 404, 302)
        expect(found, f"{target[:90]} is no badge: {state}")
        expect(SECRET.encode() not in body and b"root:" not in body, f"{target[:90]} shows no secret")
        expect(str(folder).encode() not in body, f"{target[:90]} shows no folder")
    for target in ("/value/seen", "/value/sub/seen", "/value/long", "/endpoint?url=https://e.f/sub/seen.json"):
        expect(host.get(target)[0] == 200, f"{target} is a badge")
    host.expect_alive("all paths")
    print(f"  {len(targets)} paths", flush=True)
    changing(host, inside)


def changing(host, inside):
    """A file that a careless job writes in place, truncates, removes and makes a link of, while it is read."""
    end = time.monotonic() + 5
    texts = [ANSWER, "", ANSWER * 2000, ANSWER[:30]]

    def write():
        number = 0
        while time.monotonic() < end:
            number += 1
            with contextlib.suppress(OSError):
                if number % 5 == 0:
                    (inside / "changing.json").unlink()
                    (inside / "changing.json").symlink_to("../secret.json")
                else:
                    if (inside / "changing.json").is_symlink():
                        (inside / "changing.json").unlink()
                    (inside / "changing.json").write_text(texts[number % 4])

    writer = threading.Thread(target=write)
    writer.start()
    states = {}
    while time.monotonic() < end:
        state, _, body = host.get("/value/changing")
        states[state] = states.get(state, 0) + 1
        expect(SECRET.encode() not in body, "a file that becomes a link shows no secret")
    writer.join()
    expect(set(states) <= {200, 404}, f"a file that changes is a badge or none: {states}")
    print(f"  a file that changes: {states}", flush=True)


# MARK: Payloads


def skeleton(data):
    """The elements of a picture with the names of their attributes, and how many there are."""
    elements = list(ElementTree.fromstring(data).iter())
    return {(element.tag, name) for element in elements for name in [*element.attrib, ""]}, len(elements)


def payloads(host):
    """Attacks as texts of addresses and bodies: what is drawn has the elements and attributes of a plain text."""
    texts, tried = TEXTS + LINKS, 0

    def check(place, payload, answer):
        nonlocal tried
        tried += 1
        state, headers, body = answer
        expect(state in (200, 400), f"{place} with {payload!r} is a badge or an error: {state}")
        expect(len([name for name, *_ in headers if name == "set-cookie"]) == 0, f"{place} with {payload!r} adds no header")
        if body.startswith(b"{"):
            json.loads(body)
            return
        try:
            found = skeleton(body)
        except ElementTree.ParseError as error:
            return expect(False, f"{place} with {payload!r} is XML: {error}")
        expect(found[0] <= names and found[1] <= most, f"{place} with {payload!r} has the elements of a plain text")

    forms = {
        "static": "/badge/{}", "message": "/badge/label-{}-red", "label": "/static/v1?label={}&message=b", "badgen": "/badge/a/{}/red",
        "pill": "/pill/{}", "status": "/status/{}/b", "title": "/pill/4?title={}", "colour": "/badge/a-b-c?color={}", "own": "/pill/4?fill={}",
        "style": "/badge/a-b-red?style={}", "key": "/pill/4?{}=a", "unknown": "/badge/a-b-red?{}={}", "json": "/status/a/{}.json",
    }
    bodies = {
        "body text": {"pill": {"text": None}}, "body title": {"title": None, "pill": {"text": "4"}}, "body key": {None: "a"},
        "body message": {"status": {"label": None, "message": None}}, "body colour": {"status": {"message": "a", "color": None}},
        "answer": {"schemaVersion": 1, "label": None, "message": None}, "answer colour": {"schemaVersion": 1, "label": "", "message": "b", "color": None},
        "answer key": {"schemaVersion": 1, "label": "", "message": "b", None: "c"},
    }
    names, most = set(), 0
    for text in ["4", "plain", "two words", " a", "long " * 20, "#fffffe"]:
        drawn = [host.get(form.replace("{}", urllib.parse.quote(text)) + ("-red" if place == "static" else ""))[2]
                 for place, form in forms.items()]
        drawn += [host.get("/badges", "POST", json.dumps(filled(body, text)).encode())[2] for body in bodies.values()]
        for found, count in (skeleton(data) for data in drawn if data.startswith(b"<")):
            names, most = names | found, max(most, count)
    expect(not any(name.startswith("on") or "href" in name or "script" in tag for tag, name in names), "a plain text has no script")
    for place, form in forms.items():
        for payload in texts:
            if place in ("static", "message"):
                payload = payload.replace("-", "--").replace("_", "__")
            quoted = urllib.parse.quote(payload.encode("utf-8", "surrogatepass"), safe="")
            quoted += "-red" if place == "static" else ""
            check(place, payload, host.get(form.replace("{}", quoted)))
    for place, body in bodies.items():
        for payload in texts:
            data = json.dumps(filled(body, payload)).encode()
            check(place, payload, host.get("/badges", "POST", data))
    print(f"  {tried} payloads in addresses and bodies", flush=True)


def filled(value, payload):
    if isinstance(value, dict):
        return {payload if key is None else key: filled(part, payload) for key, part in value.items()}
    return payload if value is None else value


def redirections(program):
    """Addresses that would lead to another origin than that of --upstream, or add a header."""
    host = Host(program, "--upstream", UPSTREAM)
    starts = ["//evil.com", "///evil.com", "/\\evil.com", "/%5cevil.com", "/%2f/evil.com", "/.evil.com", "/@evil.com", "/:80@evil.com",
              "/%09/evil.com", "/%0d%0aLocation:%20https://evil.com", "/a%0d%0a%0d%0a<script>", "/a%E5%98%8A%E5%98%8DSet-Cookie:a=b", "/a%00b",
              "/..//evil.com", "/%2e%2e//evil.com", "/x/../../evil.com", "https://evil.com/a", "http:evil.com", "evil.com", "/;@evil.com",
              "/?//evil.com", "/?url=//evil.com", "/#//evil.com", "//evil.com%2f@x", "//[::1]/", "/a\tb", "/a\x0bb", "/\u2028evil.com", "/\xff"]
    starts += ["/npm/v/" + urllib.parse.quote(text.encode("utf-8", "surrogatepass"), safe="") for text in TEXTS + LINKS]
    starts += ["/npm/v/" + text for text in LINKS]
    redirected = 0
    for target in starts:
        received = host.sent(b"GET " + target.encode("utf-8", "surrogatepass") + b" HTTP/1.1\r\nHost: evil.com\r\nX-Forwarded-Host: evil.com\r\n\r\n")
        state, headers, _ = split(received)
        locations = [value for name, value in headers if name == "location"]
        redirected += len(locations)
        expect(state in (200, 302, 400, 404), f"{target!r} is redirected or refused: {state}")
        expect(len(locations) == (1 if state == 302 else 0), f"{target!r} has one location: {locations}")
        for location in locations:
            expect(location.startswith(UPSTREAM + "/"), f"{target!r} stays at its origin: {location}")
            expect(urllib.parse.urlsplit(location).netloc == "other.example", f"{target!r} stays at its origin: {location}")
        expect(not any(name == "set-cookie" for name, *_ in headers), f"{target!r} adds no header")
    host.expect_alive("all redirections")
    host.end()
    print(f"  {len(starts)} addresses with an upstream, {redirected} redirected", flush=True)


# MARK: The document


def document(host, tool, examples):
    """Every disagreement of the server with its own document."""
    if not pathlib.Path(tool).exists():
        print("hostile: the document is not tested, because schemathesis is missing", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder:
        ended = subprocess.run(
            [tool, "run", f"http://127.0.0.1:{host.port}/openapi.json", "--checks", "all", "--seed", "1", "-n", str(examples),
             "--continue-on-failure", "--no-color", "--warnings", "off", "--phases", "examples,coverage,fuzzing"],
            cwd=folder, capture_output=True, text=True, check=False)
    cases = re.search(r"(\d+) generated", ended.stdout)
    print(f"  {cases[0] if cases else 'none'} by the document", flush=True)
    if ended.returncode:
        print(ended.stdout)
    expect(ended.returncode == 0, "the server does what its document says")
    host.expect_alive("schemathesis")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="the server that was built")
    parser.add_argument("--long", action="store_true", help="slow clients and schemathesis, too")
    parser.add_argument("--schemathesis", default=ROOT / "build/server/venv/bin/schemathesis", help="the tool")
    parser.add_argument("--examples", type=int, default=100, help="of each operation")
    options = parser.parse_args()
    program = str(pathlib.Path(options.server).resolve())
    Host.is_idle = options.long
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "values").mkdir()
        host = Host(program, "--values", str(folder / "values"), "--endpoint", "https://e.f/=")
        shapes(host)
        files(host, folder)
        payloads(host)
        if options.long:
            document(host, options.schemathesis, options.examples)
        host.end()
    redirections(program)
    if options.long:
        slow_clients(program)
    print(f"hostile: {len(failures)} failures" + ("" if options.long else "; left out: slow clients, schemathesis"))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
