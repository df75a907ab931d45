"""Chromium, spoken to over its DevTools pipe: the SVG file opened as a document of its own."""

import base64
import json
import math
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from renderer import Renderer

FLAGS = (
    "--headless", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
    "--disable-extensions", "--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb",
    "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update",
)


class Chromium(Renderer):
    flags = FLAGS
    commands = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

    def open(self):
        self.profile = tempfile.mkdtemp(prefix="conformance-chromium-")
        commands_out, self.commands_in = os.pipe()
        self.answers_out, answers_in = os.pipe()
        # The browser reads commands from descriptor 3 and writes answers to descriptor 4.
        redirect = f'exec 3<&{commands_out} 4>&{answers_in}; exec "$@"'
        self.process = subprocess.Popen(
            ["bash", "-c", redirect, "bash", self.command(), *self.flags, f"--user-data-dir={self.profile}"],
            pass_fds=(commands_out, answers_in), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(commands_out)
        os.close(answers_in)
        self.buffer, self.serial, self.session, self.events = b"", 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "light"}, {"name": "prefers-reduced-motion", "value": "reduce"}])

    def page(self, job):
        """The address of what is shown."""
        return Path(job["svg"]).resolve().as_uri()

    def draw(self, job):
        self.call("Emulation.setDeviceMetricsOverride", width=math.ceil(job["width"] / job["scale"]),
                  height=math.ceil(job["height"] / job["scale"]), deviceScaleFactor=job["scale"], mobile=False)
        self.events.clear()
        failure = self.call("Page.navigate", url=self.page(job)).get("errorText")
        if failure:
            raise RuntimeError(failure)
        while "Page.loadEventFired" not in self.events:
            self.events.append(self.message().get("method"))
        size = {"width": job["width"] / job["scale"], "height": job["height"] / job["scale"]}
        clip = {"x": 0, "y": 0, "scale": 1, **size}
        shot = self.call("Page.captureScreenshot", format="png", clip=clip)
        Path(job["png"]).write_bytes(base64.b64decode(shot["data"]))

    def call(self, method, **parameters):
        self.serial += 1
        request = {"id": self.serial, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.commands_in, json.dumps(request).encode() + b"\0")
        while True:
            reply = self.message()
            if reply.get("id") == self.serial:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]
            self.events.append(reply.get("method"))

    def message(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.answers_out, 1 << 20)
            if not chunk:
                raise RuntimeError("the browser went away")
            self.buffer += chunk
        one, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(one)

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)
