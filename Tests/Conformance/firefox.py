"""Firefox, spoken to over Marionette: the SVG file opened as a document of its own."""

import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from renderer import Renderer, save_data_url

PREFERENCES = {
    "marionette.port": 0, "layout.css.prefers-color-scheme.content-override": 1, "ui.prefersReducedMotion": 1,
    "gfx.color_management.mode": 0,
    "browser.shell.checkDefaultBrowser": False, "browser.startup.page": 0, "app.update.auto": False,
    "datareporting.policy.dataSubmissionEnabled": False, "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
}

SET_BACKGROUND = """
    document.documentElement.style.setProperty("background", arguments[0], "important");
    requestAnimationFrame(() => requestAnimationFrame(arguments[1]));"""

SNAPSHOT = """
    let [width, height, scale, done] = arguments;
    let shown = gBrowser.selectedBrowser.browsingContext.currentWindowGlobal;
    shown.drawSnapshot(new DOMRect(0, 0, width, height), scale, "white").then(bitmap => {
        let canvas = document.createElementNS("http://www.w3.org/1999/xhtml", "canvas");
        canvas.width = bitmap.width; canvas.height = bitmap.height;
        canvas.getContext("2d").drawImage(bitmap, 0, 0);
        done(canvas.toDataURL("image/png"));
    }, failure => done("error: " + failure));"""

# The canvas of a document is opaque here, so what is clear follows from how much white and black backgrounds differ.
CLEAR_GROUND = """
    let [onBlack, onWhite, done] = arguments;
    let pixels = async url => {
        let bitmap = await createImageBitmap(await (await fetch(url)).blob());
        let context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
    };
    (async () => {
        let picture = await pixels(onBlack), black = picture.data, white = (await pixels(onWhite)).data;
        for (let i = 0; i < black.length; i += 4) {
            let clear = Math.max(0, white[i] - black[i], white[i + 1] - black[i + 1], white[i + 2] - black[i + 2]);
            let alpha = 255 - clear;
            for (let c = i; c < i + 3; c++) black[c] = alpha ? Math.min(255, Math.round(black[c] * 255 / alpha)) : 0;
            black[i + 3] = alpha;
        }
        let canvas = document.createElementNS("http://www.w3.org/1999/xhtml", "canvas");
        canvas.width = picture.width; canvas.height = picture.height;
        canvas.getContext("2d").putImageData(picture, 0, 0);
        done(canvas.toDataURL("image/png"));
    })().catch(failure => done("error: " + failure));"""


class Firefox(Renderer):
    commands = ("firefox-esr", "firefox")

    def open(self):
        self.profile = tempfile.mkdtemp(prefix="conformance-firefox-")
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in PREFERENCES.items()]
        Path(self.profile, "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [self.command(), "--headless", "--marionette", "--remote-allow-system-access", "--no-remote",
             "--profile", self.profile, "about:blank"],
            env={**os.environ, "HOME": self.profile}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        port = Path(self.profile, "MarionetteActivePort")
        deadline = time.monotonic() + 45
        while not (port.exists() and port.read_text().strip()):
            if time.monotonic() > deadline:
                raise RuntimeError("the browser named no port")
            time.sleep(0.05)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())))
        self.buffer, self.serial = b"", 0
        self.message()
        self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {"pageLoadStrategy": "normal"}})

    def draw(self, job):
        self.call("Marionette:SetContext", value="content")
        self.call("WebDriver:Navigate", url=Path(job["svg"]).resolve().as_uri())
        width, height = job["width"] / job["scale"], job["height"] / job["scale"]
        shots = []
        for background in ("black", "white"):
            self.call("Marionette:SetContext", value="content")
            self.script(SET_BACKGROUND, background)
            self.call("Marionette:SetContext", value="chrome")
            shots.append(self.script(SNAPSHOT, width, height, job["scale"]))
        save_data_url(self.script(CLEAR_GROUND, *shots), job["png"])

    def script(self, body, *arguments):
        return self.call("WebDriver:ExecuteAsyncScript", script=body, args=list(arguments))["value"]

    def call(self, method, **parameters):
        self.serial += 1
        body = json.dumps([0, self.serial, method, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(body), body))
        _, _, failure, result = self.message()
        if failure:
            raise RuntimeError(f"{method}: {failure.get('message')}")
        return result

    def message(self):
        while True:
            length = re.match(rb"(\d+):", self.buffer)
            if length and len(self.buffer) >= length.end() + int(length[1]):
                end = length.end() + int(length[1])
                body, self.buffer = self.buffer[length.end():end], self.buffer[end:]
                return json.loads(body)
            chunk = self.socket.recv(1 << 20)
            if not chunk:
                raise RuntimeError("the browser went away")
            self.buffer += chunk

    def close(self):
        try:
            self.call("Marionette:Quit", flags=["eForceQuit"])
            self.process.wait(5)
        except (AttributeError, OSError, RuntimeError, subprocess.TimeoutExpired):
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)
