"""Chromium with a page in it, and what a reader would notice: errors, broken pictures, shifts, barriers."""

import base64
import importlib.util
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "Conformance"))

from chromium import Chromium  # noqa: E402

BEFORE = """
// A theme may keep the colour scheme of an earlier visit.
try { localStorage.clear(); } catch {}
window.shifts = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.value < 0.001) continue;
    const nodes = one.sources.map(({node}) => node?.outerHTML ?? node?.nodeName).join(" ");
    window.shifts.push(`${one.value.toFixed(4)} of ${nodes.slice(0, 120)}`);
  }
}).observe({type: "layout-shift", buffered: true});
"""
BROKEN = "[...document.images].filter((one) => !one.complete || !one.naturalWidth).map((one) => one.src)"
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SETTLED = "new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150)))"


def axe_script():
    """The checks of axe-core, which a Python package carries; None if it is not installed."""
    found = importlib.util.find_spec("axe_playwright_python")
    path = Path(found.origin).parent / "axe.min.js" if found and found.origin else None
    return path.read_text(encoding="utf-8") if path and path.exists() else None


class Browser(Chromium):
    def __init__(self):
        super().__init__()
        self.log = []
        self.open()
        for domain in "Runtime", "Log", "Network", "Accessibility":
            self.call(f"{domain}.enable")
        self.call("Page.addScriptToEvaluateOnNewDocument", source=BEFORE)
        self.call("Emulation.setDefaultBackgroundColorOverride")

    def message(self):
        message = super().message()
        if "method" in message:
            self.log.append(message)
        return message

    def visit(self, address, width=1280, height=900, scheme="light", scripts=True):
        """Opens a page and waits until it is still. Without scripts, the page has no clock that would say so."""
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.events.clear()
        self.log.clear()
        failure = self.call("Page.navigate", url=address).get("errorText")
        if failure:
            raise RuntimeError(f"{address}: {failure}")
        while "Page.loadEventFired" not in self.events:
            self.events.append(self.message().get("method"))
        if scripts:
            self.evaluate(SETTLED)
        else:
            time.sleep(0.5)

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", expression[:80]))
        return result["result"].get("value")

    def press(self, key, code=None, text=None):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
                 "/": 191}
        for kind in "keyDown", "keyUp":
            extra = {"text": text} if text and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key,
                      windowsVirtualKeyCode=codes[key], **extra)
        time.sleep(0.05)

    def errors(self):
        """What the console shows as errors."""
        found = []
        for event in self.log:
            parameters = event.get("params", {})
            if event["method"] == "Runtime.exceptionThrown":
                thrown = parameters["exceptionDetails"]
                found.append(thrown.get("exception", {}).get("description", thrown["text"]))
            elif event["method"] == "Runtime.consoleAPICalled" and parameters["type"] == "error":
                found.append(" ".join(str(one.get("value")) for one in parameters["args"]))
            elif event["method"] == "Log.entryAdded" and parameters["entry"]["level"] == "error":
                found.append(f'{parameters["entry"]["text"]} {parameters["entry"].get("url", "")}')
        return found

    def requests(self):
        return [event["params"]["request"]["url"] for event in self.log if event["method"] == "Network.requestWillBeSent"]

    def barriers(self, script, exclude=()):
        """What axe-core reports, but for the parts with these selectors."""
        self.evaluate(script)
        parts = json.dumps({"include": [["html"]], "exclude": [[one] for one in exclude]})
        violations = self.evaluate(f"axe.run({parts}, {{resultTypes: ['violations']}}).then((one) => one.violations)")
        return [f'{one["id"]}: {one["nodes"][0]["html"][:160]} ({len(one["nodes"])})' for one in violations]

    def problems(self, axe=None):
        """Everything that a reader would notice, each as a line."""
        found = [f"console: {one}" for one in self.errors()]
        found += [f"broken: {one[:200]}" for one in self.evaluate(BROKEN)]
        found += [f"layout shift: {one}" for one in self.evaluate("window.shifts")]
        if (overflow := self.evaluate(OVERFLOW)) > 0:
            found.append(f"overflow: {overflow} points to the right")
        if axe:
            found += [f"axe: {one}" for one in self.barriers(axe)]
        return found

    def shoot(self, path, height=None):
        """A picture of the page: of all of it, or of the upper part."""
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "scale": 1, "width": size["width"], "height": min(size["height"], height or 8000)}
        shot = self.call("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_bytes(base64.b64decode(shot["data"]))
