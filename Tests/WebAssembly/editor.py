#!/usr/bin/env python3
"""Uses the editor in Chromium and Firefox, by keys and pointer, from a disk: editor.py PAGE COMMAND [PICTURES]

A browser that is not installed is named. Barriers are looked for by axe-core if `make sites` has installed it.
"""

import base64
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path[:0] = [str(ROOT / "Tests/Injection"), str(ROOT / "Tests/Conformance"), str(ROOT / "Tests/Sites")]
sys.path += [str(path) for path in ROOT.glob("build/sites/venv/lib/python*/site-packages")]

import firefox  # noqa: E402
from browser import Browser, axe_script  # noqa: E402
from payloads import TEXTS  # noqa: E402

PAGE, COMMAND = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
PICTURES = Path(sys.argv[3]) if len(sys.argv) > 3 else None
PAYLOADS = [text.replace("(new Image).src='FIRE'", "window.fired=1").replace("fetch(`FIRE`)", "window.fired=1")
            for text in TEXTS]
NO_STORAGE = """Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError"); }});
delete window.showOpenFilePicker; delete window.showSaveFilePicker;"""
NO_PICKERS = "delete window.showOpenFilePicker; delete window.showSaveFilePicker;"
# Counts what comes into the page and could run or leave it there, at any time from now on.
WATCH = """(() => { window.fired = 0; window.foreign = [];
  const bad = "script, style, iframe, object, embed, foreignObject, svg, math, form, base, link, meta, a, video, audio, [style], [srcdoc]";
  new MutationObserver((records) => { for (const {addedNodes} of records) for (const node of addedNodes) {
    for (const one of node.querySelectorAll ? [node, ...node.querySelectorAll("*")] : []) {
      const isPicture = one.localName !== "img" || !one.getAttribute("src") || /^data:image\\/svg\\+xml,/.test(one.getAttribute("src"));
      if (one.matches(bad) || !isPicture || [...one.attributes].some(({name}) => name.startsWith("on"))) foreign.push(one.outerHTML.slice(0, 200));
    } } }).observe(document, {childList: true, subtree: true}); return 1; })()"""
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"
# Gives a text to the field of files as a file with a name.
SEND_TOKENS = """(() => { const files = new DataTransfer(); files.items.add(new File([%s], "%s"));
  const input = document.querySelector("#token-files"); input.files = files.files;
  input.dispatchEvent(new Event("change")); return 1; })()"""
TILE = '.tile[data-state="{}"][data-scheme="{}"][data-length="{}"]'


class InChromium:
    name = "Chromium"
    kind = Browser

    def __init__(self, folder, storage=True):
        self.browser = Browser()
        self.script = self.browser.call("Page.addScriptToEvaluateOnNewDocument",
                                        source=NO_PICKERS if storage else NO_STORAGE)
        self.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))

    def open(self, address, **options):
        self.browser.visit("about:blank")
        self.browser.visit(address, **options)

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def click(self, selector):
        place = self.evaluate(f"""(() => {{ const one = document.querySelector({json.dumps(selector)});
          one.scrollIntoView({{block: "center"}}); const {{left, top, width, height}} = one.getBoundingClientRect();
          return [left + width / 2, top + height / 2]; }})()""")
        for kind in "mousePressed", "mouseReleased":
            self.browser.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def keys(self, *keys):
        """Presses keys, such as `Tab` or `Control+z`, or letters."""
        for key in keys:
            control = key.startswith("Control+") and len(key) > 8
            name = key.removeprefix("Control+") if control else key
            codes = {"Tab": 9, "Enter": 13, "ArrowUp": 38, "ArrowDown": 40, "ArrowRight": 39, "End": 35, "Delete": 46}
            code = codes.get(name) or (ord(name.upper()) if name.isascii() and name.isalnum() else 0)
            text = {} if control or name in codes else {"text": name}
            if name == "Enter":
                text = {"text": "\r"}
            commands = {"commands": ["selectAll"]} if key == "Control+a" else {}
            for kind in "keyDown", "keyUp":
                extra = {**text, **commands} if kind == "keyDown" else {}
                self.browser.call("Input.dispatchKeyEvent", type=kind, key=name, windowsVirtualKeyCode=code,
                                  modifiers=2 if control else 0, **extra)

    def upload(self, selector, path):
        root = self.browser.call("DOM.getDocument")["root"]["nodeId"]
        node = self.browser.call("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        self.browser.call("DOM.setFileInputFiles", nodeId=node, files=[str(path)])

    def problems(self, axe):
        return self.browser.problems(axe)

    def requests(self):
        return [one for one in self.browser.requests() if not one.startswith(("data:", "blob:", "about:"))]

    def shoot(self, path):
        self.browser.shoot(path, height=3000)

    def close(self):
        self.browser.close()


class InFirefox:
    name = "Firefox"
    kind = firefox.Firefox

    def __init__(self, folder, storage=True):
        kept = dict(firefox.PREFERENCES)
        firefox.PREFERENCES.update({"browser.download.folderList": 2, "browser.download.dir": str(folder),
                                    "browser.download.useDownloadDir": True, "dom.storage.enabled": storage,
                                    "browser.helperApps.neverAsk.saveToDisk": "image/svg+xml,text/yaml,image/png",
                                    "browser.download.always_ask_before_handling_new_types": False})
        self.browser = firefox.Firefox()
        self.browser.open()
        firefox.PREFERENCES.clear()
        firefox.PREFERENCES.update(kept)
        self.browser.call("Marionette:SetContext", value="content")

    def open(self, address, width=1280, height=900, scheme="light"):
        self.browser.call("WebDriver:SetWindowRect", width=width, height=height)
        self.browser.call("WebDriver:Navigate", url="about:blank")
        self.browser.call("WebDriver:Navigate", url=address)
        time.sleep(0.3)

    def evaluate(self, expression):
        return self.browser.call("WebDriver:ExecuteScript", script=f"return {expression}", args=[], sandbox=None)["value"]

    def find(self, selector):
        value = self.browser.call("WebDriver:FindElement", using="css selector", value=selector)["value"]
        return next(iter(value.values()))

    def click(self, selector):
        self.evaluate(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center'}})")
        self.browser.call("WebDriver:ElementClick", id=self.find(selector))

    def keys(self, *keys):
        names = {"Tab": "\ue004", "Enter": "\ue007", "ArrowUp": "\ue013", "ArrowDown": "\ue015", "ArrowRight": "\ue014",
                 "End": "\ue010", "Delete": "\ue017"}
        actions = []
        for key in keys:
            control = key.startswith("Control+") and len(key) > 8
            name = key.removeprefix("Control+") if control else key
            value = names.get(name, name)
            if control:
                actions.append({"type": "keyDown", "value": "\ue009"})
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
            if control:
                actions.append({"type": "keyUp", "value": "\ue009"})
        self.browser.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def upload(self, selector, path):
        self.evaluate(f"document.querySelector({json.dumps(selector)}).hidden = false")
        self.browser.call("WebDriver:ElementSendKeys", id=self.find(selector), text=str(path))
        self.evaluate(f"document.querySelector({json.dumps(selector)}).hidden = true")

    def problems(self, axe):
        if axe is None:
            return []
        run = "return axe.run({include: [['html']]}, {resultTypes: ['violations']}).then((one) => one.violations)"
        violations = self.browser.call("WebDriver:ExecuteScript", script=f"{axe};{run}", args=[], sandbox=None)["value"]
        return [f'axe: {one["id"]}: {one["nodes"][0]["html"][:160]}' for one in violations]

    def requests(self):
        return []

    def close(self):
        self.browser.close()


class Use:
    """Uses a page, and collects what is wrong with it."""

    def __init__(self, browser, folder):
        self.browser, self.folder, self.faults = browser, folder, []

    def open(self, hash_text="", **options):
        self.browser.open(PAGE.as_uri() + hash_text, **options)
        self.expect("document.querySelector('main').hidden", False, "the page is ready")

    def value(self, expression):
        return self.browser.evaluate(expression)

    def wait(self, expression, is_right):
        deadline = time.monotonic() + 15
        value = self.value(expression)
        while not is_right(value) and time.monotonic() < deadline:
            time.sleep(0.05)
            value = self.value(expression)
        return value

    def expect(self, expression, expected, what):
        value = self.wait(expression, lambda one: one == expected)
        if value != expected:
            self.faults.append(f"{what}: {str(value)[:400]!r} instead of {expected!r}")

    def match(self, expression, pattern, what):
        value = self.wait(expression, lambda one: re.search(pattern, str(one)))
        if not re.search(pattern, str(value)):
            self.faults.append(f"{what}: {str(value)[:400]!r} does not match {pattern!r}")

    def fill(self, selector, text):
        """Types over what a field says."""
        self.browser.click(selector)
        self.browser.keys("Control+a")
        self.browser.keys(*text)

    def set_text(self, text):
        """Puts a whole text into the text area, as if it was pasted."""
        self.value(f"""(() => {{ const area = document.querySelector("#text"); area.focus(); area.value = {json.dumps(text)};
          area.dispatchEvent(new Event("input", {{bubbles: true}})); return 1; }})()""")

    def text(self):
        return self.value("document.querySelector('#text').value")

    def saved(self, name):
        """The bytes of a file that the page saves."""
        deadline = time.monotonic() + 15
        path = self.folder / name
        while time.monotonic() < deadline:
            if path.exists() and path.stat().st_size and not path.with_name(name + ".part").exists():
                data = path.read_bytes()
                path.unlink()
                return data
            time.sleep(0.05)
        self.faults.append(f"{name} is not saved; there is {[one.name for one in self.folder.iterdir()]}")
        return b""

    def svg(self, state=0, scheme=0, length=0):
        image = f"document.querySelector('{TILE.format(state, scheme, length)} img').src"
        return f"decodeURIComponent({image}.split(',').slice(1).join(','))"

    def field(self, *path):
        """The selector of the field of a key."""
        label = json.dumps(" ".join(path))
        return "#" + self.value(f"""(() => {{ for (const one of document.querySelectorAll(".field > label")) {{
          if (one.textContent !== {label}) continue;
          for (let up = one.closest("details"); up; up = up.parentElement.closest("details")) up.open = true;
          return one.htmlFor; }} return "none"; }})()""")


def command(*arguments, folder, text=None):
    done = subprocess.run([COMMAND, *arguments], cwd=folder, capture_output=True, text=True, input=text)
    if done.returncode:
        raise RuntimeError(f"{arguments}: {done.stderr}")
    return done.stdout


def shared(state):
    text = json.dumps(state, ensure_ascii=False).encode("utf-8", errors="surrogatepass")
    return "#" + base64.urlsafe_b64encode(text).decode().rstrip("=")


def state(text, name="tag.yml", mode="look", badge="pill:\n  text: a\n"):
    return {"mode": mode, "name": name, "text": text, "badge": badge, "chosen": {"state": 0, "scheme": 0, "length": 0}}


def a_colour_is_corrected_saved_and_built(use):
    """A designer changes a colour, sees that it is hard to read, corrects it, saves the look, and a build draws it."""
    use.open(shared(state("kind: pill\nsummary: a tag # of ours\nextends: github\n")))
    tile = TILE.format(0, 0, 1)
    fill, letters = use.field("states", "normal", "fill"), use.field("states", "normal", "text")
    use.fill(letters, "white")
    use.match(f"document.querySelector('{letters}').closest('.control').querySelector('.chip').textContent", "low$",
              "the contrast is beside the colour")
    use.match(f"document.querySelector('{tile} small').textContent", r"bytes, 1\.\d\d low$", "the contrast is below the picture")
    use.fill(fill, "#1F6FEB")
    use.match(f"document.querySelector('{letters}').closest('.control').querySelector('.chip').textContent",
              r"^4\.6\d enough$", "a corrected colour is enough")
    use.match(f"document.querySelector('{tile} small').textContent", r"bytes, 4\.6\d$", "and so it is below the picture")
    expected = ('kind: pill\nsummary: a tag # of ours\nextends: github\nstates: {normal: {text: white, fill: "#1F6FEB"}}\n')
    use.expect("document.querySelector('#text').value", expected, "only the values change in the text")
    use.browser.click("#save")
    look = use.saved("tag.yml")
    if look.decode() != expected:
        use.faults.append(f"the saved look is {look!r}")
    (use.folder / "looks").mkdir(exist_ok=True)
    (use.folder / "looks/tag.yml").write_bytes(look)
    command("pill", "Release candidate", "--look-file", "looks/tag.yml", "-o", "looks/tag.svg", folder=use.folder)
    use.expect(use.svg(0, 0, 1), (use.folder / "looks/tag.svg").read_text(), "the command draws the same bytes")
    use.browser.click(tile)
    use.browser.click("#save-svg")
    if use.saved("tag.svg") != (use.folder / "looks/tag.svg").read_bytes():
        use.faults.append("the saved picture has other bytes")
    use.browser.click("#save-png")
    if not use.saved("tag@2x.png").startswith(b"\x89PNG"):
        use.faults.append("the PNG is none")
    use.browser.click("[name=format][value=Command]")
    use.expect("document.querySelector('#snippet').textContent",
               "cartouche pill --look-file tag.yml -o tag.svg 'Release candidate'", "the command is there to copy")
    # What is changed in one place within a second is undone at once.
    use.value("new Promise((done) => setTimeout(() => done(1), 1000))")
    # A picker of the browser sets the value in this way.
    use.value(f"""(() => {{ const picker = document.querySelector('{fill}').closest('.control').querySelector("[type=color]");
      picker.value = "#cf222e"; picker.dispatchEvent(new Event("input", {{bubbles: true}})); return 1; }})()""")
    use.match("document.querySelector('#text').value", "fill: \"#CF222E\"", "a picked colour is in the text")
    use.browser.click("#undo")
    use.expect("document.querySelector('#text').value", expected, "undo takes it back")
    use.browser.click("#redo")
    use.match("document.querySelector('#text').value", "CF222E", "redo does it again")


def tokens_are_the_values_of_a_look(use):
    """A look names tokens of two files, and is drawn as the command draws it with them."""
    light = {"color": {"$type": "color", "brand": {"$value": "#1f6feb"}, "ink": {"$value": "white"}}}
    dark = {"color": {"$type": "color", "brand": {"$value": "#a5d6ff"}}}
    names = {"tokens.json": json.dumps(light), "tokens.dark.json": json.dumps(dark)}
    look = 'kind: pill\nsummary: a tag\nextends: github\nstates: {normal: {text: "{color.ink}", fill: "{color.brand}"}}\n'
    page = {**state(look, name="token.yml"), "tokens": [{"name": name, "text": text} for name, text in names.items()]}
    use.open(shared(page))
    folder = use.folder / "tokens"
    folder.mkdir(exist_ok=True)
    (folder / "token.yml").write_text(look)
    for name, text in names.items():
        (folder / name).write_text(text)
    tokens = ["--tokens", "tokens.json", "--tokens", "tokens.dark.json"]
    for scheme, options in enumerate(([], ["--color-scheme", "dark"])):
        drawn = command("pill", "Release candidate", "--look-file", "token.yml", *tokens, *options, folder=folder)
        use.expect(use.svg(0, scheme, 1), drawn, "the command draws the same bytes with the tokens")
    use.browser.click(TILE.format(0, 0, 1))
    use.browser.click("[name=format][value=Command]")
    use.expect("document.querySelector('#snippet').textContent", "cartouche pill --tokens tokens.json --tokens "
               "tokens.dark.json --look-file token.yml -o token.svg 'Release candidate'", "the command names the tokens")
    use.browser.click("[name=format][value=Manifest]")
    use.match("document.querySelector('#snippet').textContent", r"^tokens: \[tokens.json, tokens.dark.json\]\nbadges:\n",
              "the manifest names them")
    fill = use.field("states", "normal", "fill")
    use.fill(fill, "{color.bran}")
    use.match("document.querySelector('#problem-text').textContent", "there is no token 'color.bran'; did you mean 'color.brand'",
              "a missing token has the nearest name")
    use.expect(f"document.querySelector('{fill}').getAttribute('aria-invalid')", "true", "at the field that names it")
    use.browser.click("#undo")
    use.browser.click("#clear-tokens")
    use.match("document.querySelector('#problem-text').textContent", "the token 'color.[a-z]+' is not known", "without tokens")
    use.browser.click("#undo")
    use.expect("document.querySelector('#problem').hidden", True, "tokens come back")
    use.value(SEND_TOKENS % (json.dumps('{"color": {"brand": {"$type": "color", "$value": "red"}}}'), "tokens.json"))
    use.expect("document.querySelector('#token-names').textContent", "tokens.dark.json, tokens.json", "a file takes the place of one with its name")
    use.match("document.querySelector('#problem-text').textContent", "there is no token 'color.ink'", "of the new file")
    for number, bad in enumerate(("", "[]", "{", "x" * 300_000)):
        use.value(SEND_TOKENS % (json.dumps(bad), f"<b>{number}.json"))
        use.match("document.querySelector('#status').textContent", f"^b{number}.json is no file of tokens in JSON: ", repr(bad[:20]))


def a_wrong_value_is_told_at_its_place(use):
    use.open(shared(state("kind: pill\nsummary: a tag\nextends: mail\nheight: 20\n")))
    before = use.value(use.svg())
    height = use.field("height")
    use.fill(height, "x2")
    use.match("document.querySelector('#problem-text').textContent", r"^tag\.yml:4:9: error: 'x2' is not a plain number",
              "the reader's own words and place")
    use.expect("document.querySelector('#problem-place').textContent", "  height: x2\n          ^", "the line with a caret")
    use.expect(f"document.querySelector('{height}').getAttribute('aria-invalid')", "true", "the field is marked")
    use.expect(use.svg(), before, "the last good picture stays")
    written = use.folder / "wrong.yml"
    written.write_text(use.text())
    done = subprocess.run([COMMAND, "pill", "a", "--look-file", "wrong.yml"], cwd=use.folder, capture_output=True, text=True)
    said = use.value("document.querySelector('#problem-text').textContent + '\\n' + document.querySelector('#problem-place').textContent")
    if done.stderr.strip() != said.replace("tag.yml", "wrong.yml"):
        use.faults.append(f"the command says {done.stderr!r}, the page {said!r}")
    use.browser.click("#problem-go")
    use.expect("(({selectionStart, selectionEnd, value}) => value.slice(selectionStart, selectionEnd))(document.querySelector('#text'))",
               "x2", "the place is selected in the text")
    use.fill(height, "21")
    use.expect("document.querySelector('#problem').hidden", True, "a corrected value ends the error")
    use.browser.keys("ArrowUp")
    use.match("document.querySelector('#text').value", "height: 22\n", "an arrow key counts up")
    for text, pattern in (("kind: pill\n", r"^tag\.yml:1:1: error: .*'summary'"), ("kind: pil\n", r"^tag\.yml:1:7: error: .*did you mean 'pill'"),
                          ("kind: pill\nsummary: a\nextends: mail\nhight: 3\n", r"^tag\.yml:4:1: error: unknown key 'hight'; did you mean 'height'"),
                          ("kind: pill\n\tx: 1\n", r"^tag\.yml:2:1: error: a tab"), ("", "^tag\\.yml:1:1: error: the file is empty"),
                          ("kind: pill\nsummary: a\nextends: ./other.yml\n", r"^tag\.yml:3:10: error: .*other\.yml"),
                          ("kind: pill\nsummary: a\nextends: mail\nstates: {normal: }\n", r"error: .*'normal'"),
                          ("kind: pill\nsummary: a\nextends: mail\nstates: {normal: {fill: reed}}\n", r"^tag\.yml:4:25: error: .*did you mean 'red'")):
        use.set_text(text)
        use.match("document.querySelector('#problem-text').textContent", pattern, f"of {text!r}")
    use.set_text("kind: pill\nsummary: a\nextends: mail\n")
    use.expect("document.querySelector('#problem').hidden", True, "a good text ends the errors")
    use.open(shared(state("kind: pill\r\nsummary: a\r\nextends: mail\r\nstates: {normal: {fill: reed}}\r\n")))
    use.browser.click("#problem-go")
    use.expect("(({selectionStart, selectionEnd, value}) => value.slice(selectionStart, selectionEnd))(document.querySelector('#text'))",
               "reed", "the place is selected in a text with other ends of lines")
    for look, badge, pattern in (
            ("height: 20", "pill:\n  text: a\n  fill: redd\n  lookFile: tag.yml", r"^badge:3:9: error: .*did you mean 'red'"),
            ("height: -3", "pill: {text: a, lookFile: tag.yml}", r"^badge:1:27: error: -3 is out of range .*, in line 4 of tag\.yml"),
            ("height: 'x", "pill: {text: a, lookFile: tag.yml}", r"^badge:1:27: error: expected ' .*, in line 4 of tag\.yml"),
            ("height: 20", "pill: {text: a, look: {extends: mail}}", r"^badge:1:23: error: expected the name of a look")):
        use.open(shared(state(f"kind: pill\nsummary: a\nextends: mail\n{look}\n", mode="badge", badge=badge + "\n")))
        use.match("document.querySelector('#problem-text').textContent", pattern, f"of {badge!r} with {look!r}")


def keys_alone_are_enough(use):
    use.open(shared(state("kind: pill\nsummary: a tag\nextends: github\n")))
    use.value("document.body.focus() || document.activeElement.blur()")
    names = []
    for _ in range(20):
        use.browser.keys("Tab")
        names.append(use.value("""(({activeElement: one}) => (one.ariaLabel || one.labels?.[0]?.textContent || one.textContent).trim())(document)"""))
    for wanted in ("Edit a look", "Open…", "Save look", "Copy address", "Start from", "Extend", "Whole text", "File", "states normal fill"):
        if wanted not in names:
            use.faults.append(f"Tab does not lead to {wanted}: {names}")
    visible = use.value("(({outlineStyle, outlineWidth}) => outlineStyle + parseFloat(outlineWidth))(getComputedStyle(document.activeElement))")
    if visible not in ("solid2", "auto1"):
        use.faults.append(f"the focus is not seen: {visible}")
    use.value("document.querySelector('[name=mode]').focus()")
    use.browser.keys("ArrowRight")
    use.expect("document.querySelector('#edit-title').textContent", "The badge", "an arrow key changes what is made")
    message = use.field("pill", "text")
    use.value(f"document.querySelector('{message}').focus()")
    use.browser.keys("Control+a", *"neu")
    use.match("document.querySelector('#text').value", "text: neu", "typing changes the badge")
    use.browser.keys("Control+z")
    use.match("document.querySelector('#text').value", "text: a", "Control+Z undoes it")
    use.browser.keys("Control+y")
    use.match("document.querySelector('#text').value", "text: neu", "Control+Y does it again")
    use.value("document.querySelector('#undo').focus()")
    for _ in range(4):
        use.browser.keys("Enter")
    use.expect("document.querySelector('#undo').ariaDisabled + document.activeElement.id", "trueundo", "the last Undo keeps the focus")


def an_error_moves_nothing_and_is_in_view(use):
    for width in 1280, 375:
        use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n")), width=width, height=700)
        for selector in use.field("states", "normal", "fill"), "#text":
            use.browser.click(selector)
            top = f"document.querySelector('{selector}').getBoundingClientRect().top"
            before = use.value(top)
            use.browser.keys("End", "x", "x")
            use.expect("document.querySelector('#problem').hidden", False, "there is an error")
            use.expect(top, before, f"{selector} stays where it is at a width of {width}")
            use.expect("""(({left, top}) => document.elementFromPoint(left + 20, top + 5)?.id)(
              document.querySelector("#problem-text").getBoundingClientRect())""", "problem-text", f"the error is seen at a width of {width}")
            use.set_text("kind: pill\nsummary: a\nextends: mail\n")
    use.open(width=320)
    use.value("(document.documentElement.style.fontSize = '200%')")
    # Firefox has no window that is so narrow.
    use.expect("document.documentElement.scrollWidth - document.documentElement.clientWidth", 0, "texts of twice the size fit")


def the_contrast_is_measured_when_the_typing_rests(use):
    use.open(shared(state("kind: cell\nsummary: a\nextends: inset-grouped\n")))
    last = "[...document.querySelectorAll('figcaption')].at(-1).textContent"
    use.match(last, r", \d+\.\d\d", "the last picture is measured")
    use.value("""(() => { window.measured = 0; const {decode} = HTMLImageElement.prototype;
      HTMLImageElement.prototype.decode = function () { measured += 1; return decode.call(this); }; return 1; })()""")
    use.set_text("kind: cell\nsummary: a note\nextends: inset-grouped\n")
    time.sleep(1)
    use.match(last, r", \d+\.\d\d", "the same picture has its contrast at once")
    use.expect("measured", 0, "and is not measured again")


def only_what_is_shown_is_taken(use):
    """Nothing of another mode, of another text or of another page is copied or saved."""
    use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n", mode="badge", badge="pill: {text: a")))
    for mode in None, "look", "badge":
        if mode:
            use.browser.click(f"[name=mode][value={mode}]")
            use.value(FRAMES)
    use.expect("document.querySelector('#snippet').textContent + document.querySelector('#chosen-name').textContent "
               "+ document.querySelectorAll('#grounds img, #fields .field').length", "0", "a badge with an error shows nothing of the look")
    use.browser.click("#copy")
    use.match("document.querySelector('#status').textContent", "correct it first", "and copies nothing")
    for text, profile, scheme in (("# mine\npill:\n  text: x # why\n  look: mail\n", "embed", "auto"), ("{pill: {text: x,\n look: mail},\n colorScheme: dark}", "web", "auto"),
                                  ('{"pill": {"text": "\\ud83d\\ude00"}}', "web", ""), ("\ufeff---\n  file: a/b.svg\n  status: {message: 'it''s'}", "embed", "")):
        use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n", mode="badge", badge=text)))
        for name, value in (("profile", profile), ("scheme", scheme)):
            use.value(f"""(() => {{ const one = document.querySelector("#{name}"); one.value = "{value}"; one.dispatchEvent(new Event("change")); return 1; }})()""")
        use.browser.click("#save-svg")
        picture = use.saved("badge.svg")
        use.browser.click("#save")
        entry = use.saved("badges.yml").decode()
        (use.folder / "m.yml").write_text(entry)
        command("build", "m.yml", "-o", "taken", folder=use.folder)
        file = use.folder / "taken" / ("a/b.svg" if "a/b" in text else "badge.svg")
        if file.read_bytes() != picture or text.count("#") != entry.count("#"):
            use.faults.append(f"the saved entry of {text!r} is {entry!r}")
    if isinstance(use.browser, InChromium):
        pictures = []
        for scheme in "light", "dark":
            use.open(shared(state("", mode="badge", badge="pill: {text: '42', look: mail}\ncolorScheme: auto")), scheme=scheme)
            use.browser.click("#save-png")
            pictures.append(use.saved("badge@2x.png"))
        if pictures[0] != pictures[1]:
            use.faults.append("a PNG depends on the colours of the system")


def what_is_typed_is_kept(use):
    use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n", name="my-brand.yml")))
    time.sleep(0.5)
    use.set_text("kind: pill\nsummary: b\nextends: mail\n")
    use.expect("((before) => { dispatchEvent(new Event('pagehide')); return before !== location.hash; })(location.hash)", True,
               "the draft is kept when the page is left")
    use.browser.click("#name")
    use.browser.keys("Control+a", *"new", "Control+z")
    use.match("document.querySelector('#text').value", "summary: b", "Control+Z in the name undoes no text")
    use.set_text("kind: pill\nsummary: c\nextends: mail\n")
    use.fill("#name", "my-brand.yml")
    use.browser.click("#extend")
    use.expect("document.querySelector('#name').value", "my-brand.yml", "a name of one's own stays")
    use.fill("#name", "my-look.yml")
    use.browser.click("#extend")
    use.expect("document.querySelector('#name').value", "my-mail.yml", "a name that the page gave is that of the look")


def what_a_click_did_is_seen_where_the_page_stands(use):
    for width in 1280, 640, 375:
        use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n")), width=width, height=600)
        use.expect("document.querySelector('#status').offsetHeight", 0, "with nothing to say, nothing is covered")
        use.browser.click("#save-svg")
        use.saved("tag.svg")
        use.match("""(({left, top, width, height}) => document.elementFromPoint(left + width / 2, top + height / 2)?.textContent)(
          document.querySelector("#status").getBoundingClientRect())""", "^Saved as tag", f"at a width of {width}")
        use.fill(use.field("height"), "33")
        use.expect("document.querySelector('#status').textContent", "", "the next change takes it away")


def a_screen_reader_hears_an_error_when_the_typing_rests(use):
    use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n")))
    fill = use.field("states", "normal", "fill")
    use.value(f"""(() => {{ window.heard = [];
      for (const one of document.querySelectorAll("output, [role=alert], [role=status], [aria-live]")) {{
        new MutationObserver(() => one.offsetParent && heard.push(one.textContent)).observe(one, {{subtree: true, childList: true}}); }}
      const field = document.querySelector("{fill}"); window.seen = [];
      (async () => {{ for (const letter of "royalblu") {{ field.value += letter; field.dispatchEvent(new Event("input", {{bubbles: true}}));
        seen.push(document.querySelector("#problem-text").offsetHeight > 0); await null; }} }})(); return 1; }})()""")
    use.match("heard.at(-1)", "error: unknown colour 'royalblu'", "the error is told")
    use.expect("heard.length + seen.join()", "2" + ",".join(["true"] * 8), "once, as is that pictures are old, and seen at each key")
    if isinstance(use.browser, InChromium):
        nodes = use.browser.browser.call("Accessibility.getFullAXTree")["nodes"]
        names = [node["name"]["value"] for node in nodes if "Disclosure" in node.get("role", {}).get("value", "")]
        for name in "states set The colours of each state.", "disabled While out of use.":
            if name not in names:
                use.faults.append(f"no group has the name {name!r}: {names}")


def a_hostile_look_does_nothing(use):
    """Opens looks with the texts of attackers in every place, and addresses and names with them."""
    use.open()
    use.value(WATCH)
    for index, payload in enumerate(PAYLOADS):
        text = json.dumps(payload)
        look = (f"# {payload.splitlines()[0] if payload.splitlines() else ''}\nkind: pill\nsummary: {text}\nextends: mail\n"
                f"font: {{families: [{text}], size: 12}}\n" + (f"{text}: {text}\n" if index % 3 == 0 else ""))
        use.set_text(look)
        use.value(FRAMES)
        link = f", link: {text}" if index % 8 == 0 else ""
        badge = f"status: {{label: {text}, message: {text}{link}}}\ntitle: {text}\n"
        if index % 4 == 0:
            use.value(f"location.hash = {json.dumps(shared(state(look, name=payload, mode='badge', badge=badge)))}")
            time.sleep(0.05)
            use.value(FRAMES)
            use.value("document.querySelectorAll('[name=format]').forEach((one) => one.click())")
            use.value("document.querySelector('[name=mode][value=look]').click()")
    path = use.folder / "<img src=x onerror=fired=1>.yml"
    path.write_text('kind: pill\nsummary: "</script><script>fired=1</script>"\nextends: mail\nmark: {path: "M0 0\\" onload=\\"fired=1", size: 9}\n')
    use.browser.upload("#file", path)
    use.match("document.querySelector('#name').value", r"^img src=x onerror=fired=1\.yml$", "the file is opened, its name without signs")
    use.match("document.querySelector('#problem-text').textContent", "error", "what is no path is refused")
    time.sleep(0.5)
    use.expect("fired + foreign.join()", "0", "no payload makes an element, an attribute or a script")
    if len(asked := use.browser.requests()) > 1:
        use.faults.append(f"a payload asks for {asked[1:4]}")
    for name, data, words in (("big.yml", b"#" * 300_000, "too large"), ("latin.yml", b"kind: \xff\xfe", "not a text in UTF-8")):
        (use.folder / name).write_bytes(data)
        use.browser.upload("#file", use.folder / name)
        use.match("document.querySelector('#status').textContent", words, f"{name} is refused")


def garbage_in_the_address_is_refused(use):
    for garbage in ("#%", "#x", "#" + "A" * 5000, "#eyJ4IjoxfQ", shared([1, 2]), shared({"mode": "x"}), shared({**state("a"), "text": 5}),
                    shared({"__proto__": {"mode": "look"}}), shared({**state("a"), "text": "x" * 300_000}), "#%00%FF<script>", "#null"):
        use.open(garbage)
        use.match("document.querySelector('#status').textContent", "^The address holds no look", f"{garbage[:30]} is refused")
        use.expect("document.querySelector('#problem').hidden", True, "there is a look to begin with")
    use.open(shared({**state("kind: hub\nsummary: a\nextends: ios\n"), "chosen": {"state": 99, "scheme": -1, "length": "x"}}))
    use.expect("document.querySelectorAll('.tile[aria-pressed=true]').length", 1, "a wrong choice is the first")


def a_shared_address_gives_the_same_page(use):
    use.open(shared(state("# my note\nkind: pill\nsummary: a tag\nextends: github\nheight: 31\n")))
    use.fill("#name", "Con.yml")
    use.browser.keys("Tab")
    use.expect("document.querySelector('#name').value", "my-Con.yml", "a device of Windows is no name of a file")
    picture = use.value(use.svg(2, 1, 1))
    use.fill(use.field("height"), "33")
    use.expect(f"{use.svg(2, 1, 1)} !== {json.dumps(picture)}", True, "the picture changes")
    use.match("document.querySelector('#text').value", "height: 33", "all that is typed is in the text")
    time.sleep(0.6)
    picture = use.value(use.svg(2, 1, 1))
    address = use.value("location.hash")
    use.open(address)
    use.match("document.querySelector('#text').value", "(?s)# my note.*height: 33", "the address has the whole text")
    use.expect(use.svg(2, 1, 1), picture, "and gives the same picture")
    if isinstance(use.browser, InFirefox):  # In Chromium, each page begins without what was kept.
        use.open()
        use.match("document.querySelector('#text').value", "height: 33", "without it, the draft is there")


def what_is_shared_becomes_the_draft_by_a_change_alone(use):
    draft = "atob((localStorage.getItem('cartouche-editor') ?? '').replace(/-/g, '+').replace(/_/g, '/'))"
    one, other = (shared(state(f"kind: pill\nsummary: {word}\nextends: mail\n")) for word in ("one", "other"))
    time.sleep(0.5)  # What the page before keeps, it keeps by now.
    use.value("(() => { try { localStorage.clear() } catch {} })()")
    use.open(one)
    use.match("document.querySelector('#storage').textContent", "from the address", "the page says that it is no draft")
    use.expect(draft, "", "what was opened is not kept")
    for mode in "badge", "look":
        use.browser.click(f"[name=mode][value={mode}]")
        time.sleep(0.5)
        use.expect(draft, "", f"nor by the choice of a {mode}")
    use.set_text("kind: pill\nsummary: typed\nextends: mail\n")
    use.match(draft, "summary: typed", "what is typed is kept")
    use.browser.click("#undo")
    time.sleep(0.5)
    use.expect(draft, "", "until it is undone")
    use.fill(use.field("height"), "33")
    use.match(draft, "summary: one.*height: 33", "what was changed is")
    use.value(f"location.hash = {json.dumps(other)}")
    use.match("document.querySelector('#storage').textContent", "from the address", "another one is shared")
    use.match(draft, "summary: one.*height: 33", "the draft stays")
    use.browser.click("#undo")
    use.browser.click("#redo")
    use.match("document.querySelector('#storage').textContent", "from the address", "it is still no draft")
    use.match(draft, "summary: one.*height: 33", "and replaces none")
    use.browser.click("#undo")
    use.match("document.querySelector('#storage').textContent", "draft is kept", "undo brings the draft back")
    use.fill(use.field("height"), "34")
    use.match(draft, "summary: one.*height: 34", "which is kept again")
    use.value(f"location.hash = {json.dumps(other)}")
    use.match("document.querySelector('#storage').textContent", "from the address", "the other one is shared again")
    use.set_text("kind: pill\nsummary: typed\nextends: mail\n")
    use.match(draft, "summary: typed", "what is typed replaces the draft")
    use.browser.click("#undo")
    time.sleep(0.5)
    use.match(draft, "summary: one.*height: 34", "until it is undone")
    use.value("history.back()")
    use.match("document.querySelector('#text').value", "(?s)summary: one.*height: 34", "Back leads to the draft")
    use.match("document.querySelector('#storage').textContent", "draft is kept", "which is no shared one")
    use.value(f"location.hash = {json.dumps(other)}")
    use.match("document.querySelector('#storage').textContent", "from the address", "the other one is shared once more")
    use.set_text("kind: pill\nsummary: typed\nextends: mail\n")
    use.match(draft, "summary: typed", "what is typed again replaces it again")
    newer = shared(state("kind: pill\nsummary: newer\nextends: mail\n"))[1:]
    use.value(f"(() => {{ localStorage.setItem('cartouche-editor', {json.dumps(newer)}) }})()")
    use.browser.click("#undo")
    time.sleep(0.5)
    use.match(draft, "summary: newer", "the draft that another page kept since stays")


def without_storage(use):
    use.open()
    use.match("document.querySelector('#storage').textContent", "keeps no draft", "the page says so")
    use.fill(use.field("height"), "33")
    use.match("document.querySelector('#text').value", "height: 33", "and works")
    time.sleep(0.5)
    use.open(use.value("location.hash"))
    use.match("document.querySelector('#text').value", "height: 33", "the address has what was typed")
    use.match("document.querySelector('#storage').textContent", "keeps no draft", "which still is no draft")


def a_badge_is_built(use):
    use.open(shared(state("kind: status\nsummary: a\nextends: flat\nheight: 24\nbaseline: 16\n", name="tall.yml", mode="badge",
                          badge="status: {label: build, message: passing} # first\n")))
    use.fill(use.field("status", "message"), "a-b c")
    use.fill(use.field("status", "color"), "blue")
    use.expect("document.querySelector('#text').value", "status: {label: build, message: a-b c, color: blue} # first\n",
               "fields change the entry alone")
    use.browser.click("[name=format][value=Shields]")
    use.expect("document.querySelector('#snippet').textContent", "https://img.shields.io/badge/build-a--b_c-blue", "the address of Shields")
    use.value("""(() => { const one = document.querySelector('#%s'); one.value = "tall.yml"; one.dispatchEvent(new Event("change")); return 1; })()"""
              % use.field("status", "lookFile")[1:])
    use.match("document.querySelector('#text').value", "lookFile: tall.yml", "the look that is edited can be chosen")
    use.match("document.querySelector('#chosen-facts').textContent", "× 24 points", "and draws the badge")
    use.expect("[...document.querySelectorAll('[name=format]')].map((one) => one.value).join()",
               "Manifest,Command,Markdown,HTML,picture,Swift", "Shields has no such look")
    use.browser.click("#save-svg")
    picture = use.saved("badge.svg")
    (use.folder / "tall.yml").write_text("kind: status\nsummary: a\nextends: flat\nheight: 24\nbaseline: 16\n")
    line = use.value("document.querySelector('#snippet').textContent")
    use.browser.click("[name=format][value=Manifest]")
    line = use.value("document.querySelector('#snippet').textContent")
    (use.folder / "m.yml").write_text("badges:\n" + line)
    command("build", "m.yml", "-o", "built", folder=use.folder)
    if (use.folder / "built/badge.svg").read_bytes() != picture:
        use.faults.append(f"a build of {line!r} has other bytes")
    use.set_text("hub: {count: 3, animation: pulse}\n")
    use.value(FRAMES)
    use.browser.click("#save-png")
    png = use.saved("badge@2x.png")
    size = [int.from_bytes(png[at:at + 4], "big") for at in (16, 20)]
    if size != [60, 60]:
        use.faults.append(f"what moves has a PNG of {size}")
    use.set_text("status: {label: a")
    use.match("document.querySelector('#problem-text').textContent", "^badge:1:18: error: expected", "an error has its place")
    use.set_text("pil: {text: a}")
    use.match("document.querySelector('#problem-text').textContent", "^badge:1:1: error: .*pil", "and its words")
    use.set_text("status: {message: a}")
    for kind, text in (("pill", "pill:"), ("hub", "hub:")):
        use.value(f"""(() => {{ const one = document.querySelector("#kind"); one.value = "{kind}"; one.dispatchEvent(new Event("change")); return 1; }})()""")
        use.match("document.querySelector('#text').value", f"^{text}", f"a {kind} can be built")
        use.expect("document.querySelector('#problem').hidden", True, f"the first {kind} is drawn")


def files_and_the_clipboard_of_the_browser(use):
    """Opens and saves through the browser's access to files, where there is one, and copies."""
    if not isinstance(use.browser, InChromium):
        return
    call = use.browser.browser.call
    call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n")))
    call("Page.bringToFront")
    for button, pattern in (("#copy", "^  - {file: tag.svg, pill: {text: \"7\", look: mail}}\n$"), ("#share", "^file:.*editor.html#ey")):
        use.browser.click(button)
        use.match("document.querySelector('#status').textContent", "^Copied", "copying is told")
        use.match("navigator.clipboard.readText()", pattern, "what is copied")
    use.value("""(() => { window.kept = {"own.yml": "kind: hub\\nsummary: of a disk\\nextends: ios\\n"};
      window.handle = (name, key = name) => ({name, getFile: async () => new File([kept[key]], name), createWritable: async () => ({
        write: async (text) => { kept[key] = text; }, close: async () => {}})});
      window.showOpenFilePicker = async () => [handle("own.yml")];
      window.asked = 0;
      window.showSaveFilePicker = async ({suggestedName}) => { asked += 1; if (window.refuses) throw new DOMException("no", "AbortError"); return handle(suggestedName); };
      return 1; })()""")
    use.browser.click("#open")
    use.match("document.querySelector('#text').value", "of a disk", "the file is opened")
    use.fill(use.field("diameter"), "21")
    use.browser.keys("Control+s")
    use.match("kept['own.yml']", "diameter: 21\n$", "the same file is saved")
    use.expect("asked", 0, "without a question")
    use.fill("#name", "new")
    use.browser.keys("Control+s")
    use.match("kept['new.yml']", "diameter: 21\n$", "another name, also one that is still typed, is another file")
    use.expect("asked", 1, "which is asked for")
    for folder in "light", "dark":
        use.value(f"""(() => {{ kept.{folder} = "kind: pill\\nsummary: {folder}\\nextends: mail\\n";
          window.showOpenFilePicker = async () => [handle("same.yml", "{folder}")]; return 1; }})()""")
        time.sleep(1)
        use.browser.click("#open")
        use.match("document.querySelector('#text').value", f"summary: {folder}", f"the {folder} file is opened")
    use.browser.click("#undo")
    use.match("document.querySelector('#text').value", "summary: light", "the light file is back")
    use.fill(use.field("height"), "27")
    use.browser.keys("Control+s")
    use.match("kept.light", "height: 27\n$", "it is saved where it was opened")
    use.expect("kept.dark.includes('summary: dark') && asked", 1, "and no other file, without a question")
    # The draft becomes the address again before the page is told.
    address = json.dumps(shared(state("kind: pill\nsummary: shared\nextends: mail\n", name="same.yml")))
    use.value(f"(() => {{ const draft = location.hash; location.hash = {address}; history.replaceState(null, '', draft); }})()")
    use.match("document.querySelector('#text').value", "summary: shared", "a look of that name is shared")
    use.browser.click("#save")
    use.match("kept['same.yml']", "summary: shared", "it is no file that was opened")
    use.expect("kept.light.includes('summary: light') && asked", 2, "but one that is asked for")
    use.value("window.refuses = true")
    use.fill("#name", "no")
    use.browser.click("#save")
    use.expect("asked + Object.keys(kept).join()", "3own.yml,new.yml,light,dark,same.yml", "who says no saves nothing")
    use.set_text("kind: pil")
    use.value(FRAMES)
    use.browser.click("#save-svg")
    use.match("document.querySelector('#status').textContent", "correct it first", "no picture of an older text is saved")


def every_look_has_the_bytes_of_the_command(use):
    """Compares all pictures of each built-in look, copied and extended, with what the command draws."""
    script = """import { sample } from "./Integrations/editor/samples.js"; const [, kinds] = process.argv;
      const all = []; for (const kind of JSON.parse(kinds)) for (let state = 0; state < 4; state += 1) for (let scheme = 0; scheme < 2; scheme += 1)
        for (let length = 0; length < 4; length += 1) all.push([kind, state, scheme, length, sample(kind, {state, scheme, length}, {look: "NAME"})]);
      console.log(JSON.stringify(all));"""
    samples = json.loads(subprocess.run(["node", "--input-type=module", "-e", script, "--", '["pill","hub","status","cell"]'],
                                        cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    looks = [line.split()[:2] for line in command("looks", "list", folder=use.folder).splitlines()]
    folder = use.folder / "every"
    folder.mkdir(exist_ok=True)
    named, filed = [], []
    use.open()
    for kind, name in looks:
        for how in "copy-look", "extend":
            use.value(f"""(() => {{ document.querySelector("#start").value = {json.dumps(name)};
              document.querySelector("#{how}").click();
              return {FRAMES}; }})()""")
            pictures = use.value("""Object.fromEntries([...document.querySelectorAll(".tile")].map((one) => [
              [one.dataset.state, one.dataset.scheme, one.dataset.length].join(), decodeURIComponent(one.querySelector("img").src.split(",").slice(1).join(","))]))""")
            (folder / f"{name}-{how}.yml").write_text(use.text())
            for other, state, scheme, length, entry in samples:
                if other != kind:
                    continue
                text = json.dumps(entry, ensure_ascii=False)
                picture = pictures.get(f"{state},{scheme},{length}")
                if how == "copy-look":
                    named.append((name, text.replace('"NAME"', json.dumps(name)), picture))
                filed.append((name, text.replace('"look": "NAME"', f'"lookFile": "{name}-{how}.yml"'), picture))
    for what, entries in (("by name", named), ("as a file", filed)):
        answers = command("draw", folder=folder, text="\n".join(entry for _, entry, _ in entries)).splitlines()
        wrong = [entry for (_, entry, picture), answer in zip(entries, answers, strict=True) if json.loads(answer)["svg"] != picture]
        print(f"  {use.browser.name}: {len(entries) - len(wrong)} of {len(entries)} pictures of {len(looks)} looks {what} have the command's bytes")
        if wrong or len(looks) < 60:
            use.faults.append(f"other bytes {what}: {wrong[:3]}")


def the_contrast_is_that_of_the_command(use):
    for message, color, style in (("passing", "brightgreen", "flat-square"), ("failing", "red", "flat"), ("a", "#777", "plastic"), ("text", "#fe7d37", "for-the-badge")):
        entry = f"status: {{label: \"\", message: {message}, color: \"{color}\", look: {style}, textColor: white}}\n"
        if message == "a":
            # In its first moment, it is nearly invisible.
            entry = "pill: {text: a, fill: '#777', textColor: white, animation: blink}\n"
        use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n", mode="badge", badge=entry)))
        use.match("document.querySelector('#chosen-facts').textContent", "Contrast", "there is a contrast")
        told = use.value("document.querySelector('#chosen-facts').textContent")
        svg = use.value("decodeURIComponent(document.querySelector('#grounds img').src.split(',').slice(1).join(','))")
        (use.folder / "c.svg").write_text(svg)
        done = subprocess.run([COMMAND, "check", "--contrast", "c.svg"], cwd=use.folder, capture_output=True, text=True)
        found = re.search(r"has a contrast of ([\d.]+)", done.stdout + done.stderr)
        ratio = float(re.search(r"([\d.]+) : 1", told)[1])
        if found is None and "enough" not in told or found is not None and abs(float(found[1]) - ratio) > 0.15 * ratio:
            use.faults.append(f"{entry}: the command says {found and found[0]!r}, the page {told!r}")


def a_selected_row_has_the_colours_of_the_gallery(use):
    """Both show the row of one look, and say how well what stands on it can be read."""
    (use.folder / "m.yml").write_text("badges: [{file: a.svg, pill: {text: a, look: mail, state: selected}}]\n")
    command("gallery", "m.yml", "-o", "gallery", folder=use.folder)
    page = (use.folder / "gallery/index.html").read_text()
    use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n")))
    own = use.value("getComputedStyle(document.documentElement).getPropertyValue('--row')").strip().lower()
    if f"--row: {own};" not in page:
        use.faults.append(f"the gallery has not the row {own}")
    use.browser.click("[name=back][value=used]")
    selected = TILE.format(2, 0, 0)
    use.match(f"getComputedStyle(document.querySelector('{selected} .frame')).backgroundImage", r"^linear-gradient\(", "the row is seen")
    figure = re.search(r"Contrast</span> ([\d.]+):1", page)[1]
    use.match(f"document.querySelector('{selected} small').textContent", f"bytes, {figure}", "the contrast is that of the gallery")
    use.match(f"document.querySelector('{use.field('states', 'selected', 'fill')}').closest('.control').textContent", f"^{figure}",
              "and that beside the colour")


def forced_colours_keep_what_is_shown_and_chosen(use):
    """The editor and the gallery keep their backgrounds, and mark what is chosen by the system's colour."""
    if not isinstance(use.browser, InChromium):
        return
    (use.folder / "m.yml").write_text("badges: [{file: a.svg, pill: {text: a, look: mail}}]\n")
    command("gallery", "m.yml", "-o", "gallery", folder=use.folder)
    highlight = """((one) => { document.body.append(one); one.style.color = "Highlight"; const {color} = getComputedStyle(one);
      one.remove(); return color; })(document.createElement("i"))"""
    color = "getComputedStyle(document.querySelector({})).{} === {}"
    dark = "getComputedStyle(document.querySelector({})).backgroundColor"
    try:
        use.open(shared(state("kind: pill\nsummary: a\nextends: mail\n")))
        use.browser.browser.call("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        use.expect(dark.format("'.tile .frame.dark'"), "rgb(13, 17, 23)", "a tile keeps its page")
        use.expect(color.format("'.tile[aria-pressed=true]'", "borderTopColor", highlight), True, "the chosen tile is marked")
        use.expect(color.format("'.switch label:has(:checked)'", "backgroundColor", highlight), True, "the chosen button is marked")
        use.browser.open((use.folder / "gallery/index.html").as_uri())
        use.browser.browser.call("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        use.expect(dark.format("'.tiles .dark'"), "rgb(13, 17, 23)", "the gallery keeps its pages")
        use.expect(color.format("'fieldset input:checked + span'", "backgroundColor", highlight), True, "its chosen button is marked")
    finally:
        use.browser.browser.call("Emulation.setEmulatedMedia", features=[])


def nothing_is_wrong_with_the_page(use):
    """Errors, broken pictures, shifts and barriers, at both widths, light and dark; in Firefox barriers alone."""
    axe = axe_script()
    if axe is None:
        print("editor.py: no check by axe-core, because axe-playwright-python is missing", file=sys.stderr)
    wrong = "kind: pill\nsummary: a\nextends: mail\nheight: 2x\n"
    pages = {"look": state("kind: pill\nsummary: a tag\nextends: github\nstates:\n  normal: {fill: \"#1F6FEB\", text: white}\n"),
             "cell": state("kind: cell\nsummary: a\nextends: inset-grouped\n"), "status": state("kind: status\nsummary: a\nextends: flat\n"),
             "badge": state("kind: hub\nsummary: a\nextends: ios\n", mode="badge", badge="status: {label: build, message: passing}\n"),
             "error": state(wrong)}
    in_firefox = isinstance(use.browser, InFirefox)
    for name, one in pages.items():
        for scheme in ["light"] if in_firefox else ["light", "dark"]:
            for width in [1280] if in_firefox else [1280, 375]:
                use.open(shared(one), width=width, scheme=scheme)
                time.sleep(0.7)
                for problem in use.browser.problems(axe):
                    use.faults.append(f"{name}, {scheme}, {width}: {problem}")
                if in_firefox:
                    continue
                if len(asked := use.browser.requests()) != 1:
                    use.faults.append(f"{name}: asks for {asked[:3]}")
                if PICTURES:
                    use.browser.shoot(PICTURES / f"editor-{name}-{scheme}-{width}.png")


USES = [a_colour_is_corrected_saved_and_built, tokens_are_the_values_of_a_look, a_wrong_value_is_told_at_its_place,
        keys_alone_are_enough, what_a_click_did_is_seen_where_the_page_stands,
        an_error_moves_nothing_and_is_in_view, the_contrast_is_measured_when_the_typing_rests, only_what_is_shown_is_taken,
        what_is_typed_is_kept, a_screen_reader_hears_an_error_when_the_typing_rests, a_badge_is_built,
        garbage_in_the_address_is_refused, a_hostile_look_does_nothing, a_shared_address_gives_the_same_page,
        what_is_shared_becomes_the_draft_by_a_change_alone, files_and_the_clipboard_of_the_browser,
        every_look_has_the_bytes_of_the_command, the_contrast_is_that_of_the_command,
        a_selected_row_has_the_colours_of_the_gallery, forced_colours_keep_what_is_shown_and_chosen]


def main():
    only = sys.argv[4:]
    faults = opened = 0
    for kind in InChromium, InFirefox:
        if kind.kind.missing():
            print(f"editor.py: {kind.name} is missing, and opened nothing", file=sys.stderr)
            continue
        opened += 1
        for storage in True, False:
            folder = Path(tempfile.mkdtemp(prefix="editor-"))
            browser = kind(folder, storage=storage)
            try:
                uses = [*USES, nothing_is_wrong_with_the_page] if storage else [without_storage]
                for one in uses:
                    if only and one.__name__ not in only:
                        continue
                    use = Use(browser, folder)
                    start = time.monotonic()
                    one(use)
                    print(f"{kind.name}: {one.__name__}: {len(use.faults)} faults, {time.monotonic() - start:.0f} s", flush=True)
                    for fault in use.faults:
                        print(f"  {fault}")
                    faults += len(use.faults)
            finally:
                browser.close()
                shutil.rmtree(folder, ignore_errors=True)
    print(f"editor.py: {opened} browsers, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
