#!/usr/bin/env python3
"""Opens the pages of the gallery in Chromium and Firefox: test_gallery.py BINARY [PICTURES]"""

import functools
import http.server
import json
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

from browser import Browser, axe_script
from firefox import Firefox

ROOT = Path(__file__).parent.parent.parent
BINARY = Path(sys.argv[1]).resolve()
PICTURES = Path(sys.argv[2] if len(sys.argv) > 2 else "build/sites/pictures")

HOSTILE = """gallery:
  title: "</title><script>fired=1</script>"
  introduction: "<img src=x onerror=fired=1>"
  showcase:
    - {title: "<b onclick=fired=1>", text: "]]><!--", frame: readme, badges: [d %23#.svg, e.svg]}
    - {title: Icons, frame: icons, page: dark, badges: ["b' onload=fired=1 x='.svg", e.svg]}
badges:
  - file: "a/&lt;script&gt;fired=1 & `x` ${fired}.svg"
    title: "<img src=x onerror=fired=1>"
    pill: {text: "1", fill: black, textColor: white}
  - file: "b' onload=fired=1 x='.svg"
    pill: {text: "'\\"></script><script>fired=1</script>"}
  - file: "[c](javascript).svg"
    title: "](javascript:fired) `x` *y*"
    status: {label: "{{constructor}}", message: "\\u202Eabc"}
  - file: "d %23#.svg"
    status: {label: build, message: passing, style: flat-square, edition: classic}
  - file: e.svg
    colorScheme: auto
    status: {label: version, message: "1.4", color: blue, labelColor: "#ffffff", darkLabelColor: "#000000"}
  - file: f.svg
    colorScheme: pair
    status: {label: version, message: "1.4", color: blue, darkColor: white}
  - file: g.svg
    pill: {text: "42", look: mail, state: selected}
"""
LONG = "badges: [{file: " + "long/" * 40 + "name.svg, status: {label: البناء, message: ناجح}}]\n"
# The cards in the order of the page: those of each kind below their heading.
CARDS = ["[c](javascript).svg", "d %23#.svg", "e.svg", "f.svg", "a/&lt;script&gt;fired=1 & `x` ${fired}.svg",
         "b' onload=fired=1 x='.svg", "g.svg"]
SHOWN = "[...document.querySelectorAll('{}')].filter((one) => one.checkVisibility()).length"
STATUS = "document.querySelector('[role=status]').textContent"


def cartouche(*arguments):
    subprocess.run([BINARY, *arguments], check=True, stdout=subprocess.DEVNULL)


class Watched:
    """A page that `gallery --watch` makes of a manifest with some pills."""

    def __init__(self, folder, count):
        self.folder = folder
        folder.mkdir()
        self.write(count)
        self.log = open(folder / "log", "w", encoding="utf-8")
        self.process = subprocess.Popen([BINARY, "gallery", "m.yml", "-o", "out", "--watch"], cwd=folder,
                                        stdout=self.log, stderr=self.log)
        self.page = folder / "out/index.html"
        until(lambda: (folder / "out/index.html.version.svg").exists(), "the first page")

    def write(self, count, end=""):
        entries = "".join(f"  - {{file: {number}.svg, pill: {{text: '{number}'}}}}\n" for number in range(count))
        (self.folder / "m.yml").write_text("badges:\n" + entries + end, encoding="utf-8")

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        self.log.close()


def until(condition, what, seconds=20):
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"{what} after {seconds} seconds")
        time.sleep(0.05)


def follow(test, watched, evaluate):
    """Changes, breaks and mends a manifest, and looks at the page that is open."""
    def settles(expression, expected, what):
        def holds():
            try:
                return evaluate(expression) == expected
            except RuntimeError:  # The page is being opened.
                return False
        until(holds, what)

    cards = "document.querySelectorAll('.card').length"
    evaluate("""(() => {
      const filter = document.querySelector("#filter");
      filter.value = "pills"; filter.dispatchEvent(new Event("input"));
      document.querySelector("#dark").click(); scrollTo({top: 900, behavior: "instant"}); return 1; })()""")
    place = evaluate("scrollY")
    test.assertGreater(place, 800)
    watched.write(61)
    settles(cards, 61, "a badge more in the page")
    test.assertEqual(evaluate("document.querySelector('#filter').value"), "pills")
    test.assertEqual(evaluate("document.querySelector('#dark').checked"), True)
    settles(STATUS, "61 of 61 badges", "the filter in use")
    test.assertAlmostEqual(evaluate("scrollY"), place, delta=2)
    watched.write(61, "  - {file: x.svg, pil: {text: <i>a</i>}}\n")
    message = "(document.querySelector('[role=alert]')?.textContent ?? '').split('\\n')[0]"
    settles(message, "m.yml:63:19: error: unknown key 'pil'; did you mean 'pill'?", "the error in the page")
    test.assertEqual(evaluate("document.querySelectorAll('[role=alert] *').length"), 0)
    settles(cards, 61, "the badges of before below it")
    test.assertAlmostEqual(evaluate("scrollY"), place, delta=120)
    box = "document.querySelector('{}').getBoundingClientRect()"
    seen = "({}.bottom <= {}.top && {}.bottom <= innerHeight)".format(box.format(".controls"), *[box.format(".error")] * 2)
    test.assertTrue(evaluate(seen), "the error is in view, and covers no control")
    watched.write(62)
    settles(cards, 62, "the mended manifest in the page")
    test.assertEqual(evaluate(message), "")
    evaluate("(window.mark = 1)")
    time.sleep(1.5)
    test.assertEqual(evaluate("window.mark"), 1)
    test.assertIn("m.yml:63:19: error: unknown key 'pil'", (watched.folder / "log").read_text(encoding="utf-8"))


class GalleryInFirefox(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if shutil.which("firefox") is None and shutil.which("firefox-esr") is None:
            raise unittest.SkipTest("no Firefox")
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.folder = Path(holder.name)
        (cls.folder / "hostile.yml").write_text(HOSTILE, encoding="utf-8")
        cartouche("gallery", cls.folder / "hostile.yml", "--output", cls.folder / "hostile")
        cls.browser = Firefox()
        cls.browser.open()
        cls.addClassCleanup(cls.browser.close)
        cls.browser.call("Marionette:SetContext", value="content")

    def evaluate(self, expression):
        return self.browser.call("WebDriver:ExecuteScript", script=f"return {expression}", args=[], sandbox=None)["value"]

    def visit(self, page):
        self.browser.call("WebDriver:Navigate", url=page.as_uri())

    def press(self, *keys):
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.browser.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def test_no_name_and_no_title_runs_a_script(self):
        self.visit(self.folder / "hostile/index.html")
        self.assertIsNone(self.evaluate("window.fired ?? null"))
        self.assertEqual(self.evaluate("[...document.querySelectorAll('h3')].map((one) => one.textContent)"), CARDS)
        broken = "[...document.images].filter((one) => !one.complete || !one.naturalWidth).length"
        self.assertEqual(self.evaluate(broken), 0)

    def test_the_policy_forbids_nothing_that_the_page_asks_a_server_for(self):
        handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=self.folder / "hostile")
        handler.func.log_message = lambda *_: None
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.browser.call("WebDriver:Navigate", url=f"http://127.0.0.1:{server.server_port}/index.html")
        time.sleep(1)  # A browser asks for an icon when the page is there.
        self.browser.call("Marionette:SetContext", value="chrome")
        self.addCleanup(self.browser.call, "Marionette:SetContext", value="content")
        messages = self.browser.call("WebDriver:ExecuteScript", args=[], sandbox="system",
                                     script="return Services.console.getMessageArray().map(String)")["value"]
        self.assertEqual([one for one in messages if "Content-Security-Policy" in one], [])

    def test_keys_filter_the_badges_lead_between_them_and_copy(self):
        self.visit(self.folder / "hostile/index.html")
        self.press("/", *"pills")
        until(lambda: self.evaluate(STATUS) == "3 of 7 badges", "the filter by keys")
        self.assertEqual(self.evaluate(SHOWN.format(".card")), 3)
        self.press("\ue00c")  # Escape
        self.assertEqual(self.evaluate("document.querySelector('#filter').value"), "")
        self.assertEqual(self.evaluate(SHOWN.format(".card")), 7)
        self.evaluate("document.querySelector('.copy summary').focus()")
        self.press("\ue014")  # right
        self.assertEqual(self.evaluate("document.activeElement.closest('.card').querySelector('h3').textContent"), CARDS[1])
        self.press("\ue007", "\ue004", "\ue007")  # Enter, Tab, Enter
        until(lambda: self.evaluate(STATUS) == "Copied d %23#.svg as Command", "the copied command")

    def test_a_watched_page_follows_its_manifest(self):
        watched = Watched(self.folder / "watched", 60)
        self.addCleanup(watched.close)
        self.visit(watched.page)
        follow(self, watched, self.evaluate)


class GalleryInChromium(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.axe = axe_script()
        if cls.axe is None:
            print("test_gallery.py: no check by axe-core, because axe-playwright-python is missing", file=sys.stderr)
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.folder = Path(holder.name)
        (cls.folder / "hostile.yml").write_text(HOSTILE, encoding="utf-8")
        cartouche("gallery", cls.folder / "hostile.yml", "--output", cls.folder / "hostile", "--base-url",
                  "https://example.org/badges")
        cartouche("build", cls.folder / "hostile.yml", "--output", cls.folder / "files")
        cartouche("gallery", ROOT / "Examples/badges.yml", "--output", cls.folder / "all")
        (cls.folder / "long.yml").write_text(LONG, encoding="utf-8")
        cartouche("gallery", cls.folder / "long.yml", "--output", cls.folder / "long")
        cartouche("build", ROOT / "Examples/badges.yml", "--output", cls.folder / "built")
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)
        cls.browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])

    def visit(self, name, **options):
        self.browser.visit((self.folder / name / "index.html").as_uri(), **options)

    def copied(self, card, button):
        self.browser.call("Page.bringToFront")
        self.browser.evaluate(
            f"[...document.querySelectorAll('.card')[{CARDS.index(card)}].querySelectorAll('button')]"
            f".find((one) => one.textContent === {json.dumps(button)}).click()")
        self.browser.evaluate("new Promise((done) => setTimeout(done, 100))")
        return self.browser.evaluate("navigator.clipboard.readText()")

    def test_every_badge_is_there_without_an_error_a_shift_or_a_barrier(self):
        # The checks take minutes for a page of many badges, and the badges do not change what they find.
        for name, axe in ("all", None), ("built", None), ("hostile", self.axe):
            for scheme in "light", "dark":
                for width in 1280, 375:
                    with self.subTest(page=name, scheme=scheme, width=width):
                        self.visit(name, scheme=scheme, width=width)
                        self.assertEqual(self.browser.problems(axe), [])
                        self.browser.shoot(PICTURES / f"gallery-{name}-{scheme}-{width}.png", height=2000)

    def test_the_page_asks_for_nothing_from_elsewhere(self):
        self.visit("hostile")
        addresses = [address for address in self.browser.requests() if not address.startswith("data:")]
        self.assertEqual(len(addresses), 1, addresses)

    def test_no_name_and_no_title_runs_a_script(self):
        self.visit("hostile")
        self.assertIsNone(self.browser.evaluate("window.fired"))
        self.assertEqual(self.browser.evaluate("document.querySelectorAll('script').length"), 1)
        self.assertEqual(self.browser.evaluate("document.querySelectorAll('[onload],[onerror]').length"), 0)
        self.assertEqual(self.browser.evaluate("[...document.querySelectorAll('h3')].map((one) => one.textContent)"), CARDS)
        self.assertEqual(self.browser.evaluate("document.title"), "</title><script>fired=1</script>")
        self.assertEqual(self.browser.evaluate("document.querySelector('h1').textContent"), "</title><script>fired=1</script>")
        self.assertEqual(self.browser.evaluate("document.querySelector('figure h2').textContent"), "<b onclick=fired=1>")

    def test_the_filter_hides_other_badges_and_says_how_many_are_left(self):
        self.visit("all")
        shown = SHOWN.format(".card")
        count = self.browser.evaluate(shown)
        self.browser.evaluate("""{
          const filter = document.querySelector("#filter");
          filter.focus(); filter.value = "PILL mail"; filter.dispatchEvent(new Event("input")); }""")
        left = self.browser.evaluate(shown)
        self.assertLess(left, count)
        self.assertGreater(left, 3)
        self.assertEqual(self.browser.evaluate(STATUS), f"{left} of {count} badges")

    def test_the_filter_knows_accents_in_any_form_and_not_the_numbers_of_headings(self):
        self.visit("all")
        found = """(() => {
          const filter = document.querySelector("#filter");
          filter.value = %s; filter.dispatchEvent(new Event("input"));
          return [...document.querySelectorAll(".card")].filter((one) => one.checkVisibility()).length; })()"""
        plain = self.browser.evaluate(found % "'mail'")
        for word in ["m\u00e1il", "ma\u0301il", "MAIL"]:
            self.assertEqual(self.browser.evaluate(found % json.dumps(word)), plain, word)
        numbers = self.browser.evaluate("[...document.querySelectorAll('h2 small')].map((one) => one.textContent)")
        for number in numbers:
            named = self.browser.evaluate(
                "[...document.querySelectorAll('.card')].filter((one) => [...one.querySelectorAll('h3, .words')]"
                f".some((part) => part.textContent.includes('{number}'))).length")
            self.assertEqual(self.browser.evaluate(found % json.dumps(number)), named, number)

    def test_the_buttons_copy_what_they_name(self):
        self.visit("hostile")
        address = "https://example.org/badges/d%20%2523%23.svg"
        card = "d %23#.svg"
        self.assertEqual(self.copied(card, "Command"),
                         "cartouche status build passing --style flat-square --edition classic -o 'd %23#.svg'")
        self.assertEqual(self.copied(card, "Manifest entry"),
                         '- {file: "d %23#.svg", status: {label: build, message: passing, style: flat-square, edition: classic}}')
        self.assertEqual(self.copied(card, "Markdown"), f"![build&#58; passing]({address})")
        self.assertRegex(self.copied(card, "HTML"), f'^<img src="{address}" alt="build&#58; passing" width="[0-9.]+" height="20">$')
        self.assertEqual(self.copied(card, "reStructuredText"), f".. image:: {address}\n   :alt: build: passing\n")
        self.assertRegex(self.copied("f.svg", "picture"),
                         '^<picture><source media="[^"]*dark[^"]*" srcset="https://example.org/badges/f-dark.svg"><img src="https://example.org/badges/f.svg"')
        for file in CARDS:
            self.assertEqual(self.copied(file, "SVG"), (self.folder / "files" / file).read_text(encoding="utf-8"))

    def test_a_copied_title_ends_no_link(self):
        self.visit("hostile")
        words = "&#93;&#40;javascript&#58;fired&#41; &#96;x&#96; &#42;y&#42;"
        text = self.copied("[c](javascript).svg", "Markdown")
        self.assertTrue(text.startswith(f"![{words}]("), text)

    def focused(self):
        return self.browser.evaluate(
            "(document.activeElement.labels ?? [])[0]?.textContent.trim() ?? document.activeElement.textContent.trim()")

    def test_keys_do_what_a_pointer_does(self):
        self.visit("hostile")
        self.browser.press("/", code="Slash", text="/")
        self.assertEqual(self.browser.evaluate("document.activeElement.id"), "filter")
        self.assertEqual(self.browser.evaluate("document.querySelector('#filter').value"), "")
        names = []
        for _ in range(4):
            self.browser.press("Tab")
            names.append(self.focused())
        self.assertEqual(names[:2], ["Both", "1×"])
        self.assertRegex(names[2], "^Contrast [0-9.]+:1")
        self.assertTrue(names[3].startswith("Copy "), names[3])
        self.browser.press("Enter", text="\r")
        self.browser.press("Tab")
        self.assertEqual(self.focused(), "Command")
        self.browser.press("Enter", text="\r")
        self.browser.evaluate("new Promise((done) => setTimeout(done, 150))")
        self.assertEqual(self.browser.evaluate(STATUS), "Copied [c](javascript).svg as Command")
        self.browser.press("Escape")
        self.assertEqual(self.focused(), names[3])
        self.assertEqual(self.browser.evaluate("document.querySelectorAll('details[open]').length"), 0)

    def test_arrow_keys_lead_to_the_badges_around(self):
        self.visit("hostile", width=1280)
        card = "document.activeElement.closest('.card').querySelector('h3').textContent"
        self.browser.evaluate("document.querySelector('.copy summary').focus()")
        seen = []
        for key in "Right", "Down", "Up", "Left":
            self.browser.press("Arrow" + key)
            seen.append(self.browser.evaluate(card))
        # Four status badges are above three pills.
        self.assertEqual(seen, [CARDS[1], CARDS[5], CARDS[1], CARDS[0]])
        self.browser.press("ArrowLeft")
        self.assertEqual(self.browser.evaluate(card), CARDS[0])

    def test_escape_empties_the_filter(self):
        self.visit("hostile")
        self.browser.evaluate("""{
          const filter = document.querySelector("#filter");
          filter.focus(); filter.value = "pill"; filter.dispatchEvent(new Event("input")); }""")
        self.assertEqual(self.browser.evaluate(SHOWN.format(".card")), 3)
        self.assertEqual(self.browser.evaluate(SHOWN.format("main > section[id]")), 1)
        self.browser.press("Escape")
        self.assertEqual(self.browser.evaluate(SHOWN.format(".card")), len(CARDS))

    def test_backdrop_and_size_change_what_is_shown(self):
        self.visit("hostile")
        shown = SHOWN.format(".tiles > div")
        width = "document.querySelector('.card img').getBoundingClientRect().width"
        # A badge in a selected row has no other page.
        self.assertEqual(self.browser.evaluate(shown), 13)
        before = self.browser.evaluate(width)
        for backdrop in "light", "dark", "checkered":
            self.browser.evaluate(f"document.querySelector('#{backdrop}').click()")
            self.assertEqual(self.browser.evaluate(shown), 7)
            self.browser.shoot(PICTURES / f"gallery-{backdrop}.png")
        self.browser.evaluate("document.querySelector('#all').click(); document.querySelector('#large').click()")
        self.assertAlmostEqual(self.browser.evaluate(width), 3 * before, delta=0.1)
        self.browser.shoot(PICTURES / "gallery-large.png")

    def test_the_table_of_contents_leads_to_each_kind(self):
        self.visit("all")
        for number in range(5):
            top = self.browser.evaluate(f"""(() => {{
              const link = document.querySelectorAll("nav a")[{number}];
              link.click();
              return new Promise((done) => setTimeout(() =>
                done(document.querySelector(link.hash).getBoundingClientRect().top), 1500)); }})()""")
            bottom = self.browser.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 1")
            self.assertTrue(bottom or abs(top - 80) < 3, f"{number}: {top}")

    def test_a_link_to_a_kind_that_the_filter_hides_empties_the_filter(self):
        self.visit("hostile")
        self.browser.evaluate("""{
          const filter = document.querySelector("#filter");
          filter.value = "pill"; filter.dispatchEvent(new Event("input")); document.querySelector("nav a").click(); }""")
        self.assertEqual(self.browser.evaluate(SHOWN.format(".card")), len(CARDS))
        self.assertEqual(self.browser.evaluate(STATUS), "")

    def test_words_of_any_length_and_size_move_nothing_and_fit(self):
        for width in 320, 700, 1280:
            self.visit("long", width=width)
            top = self.browser.evaluate("document.querySelector('main > section[id]').getBoundingClientRect().top")
            self.browser.evaluate("document.querySelector('.copy button').click()")
            self.browser.evaluate("new Promise((done) => setTimeout(done, 100))")
            self.assertTrue(self.browser.evaluate(STATUS).startswith("Copied long/long/"))
            self.assertEqual(
                self.browser.evaluate("document.querySelector('main > section[id]').getBoundingClientRect().top"), top)
            self.browser.evaluate("(document.documentElement.style.fontSize = '200%')")
            self.assertEqual(self.browser.evaluate("document.documentElement.scrollWidth"), width)

    def test_a_sentence_with_words_from_right_to_left_goes_from_left_to_right(self):
        self.visit("long", width=1280)
        order = self.browser.evaluate("""(() => {
          document.querySelector(".contrast").open = true;
          const line = document.querySelector(".contrast li");
          line.style.whiteSpace = "nowrap";
          const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          const found = {};
          for (let node; (node = texts.nextNode());) for (const one of ["'", "has", "needs"]) {
            const at = node.data.indexOf(one);
            if (at < 0 || one in found) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            found[one] = range.getBoundingClientRect().left;
          }
          return Object.values(found); })()""")
        self.assertEqual(len(order), 3)
        self.assertEqual(order, sorted(order))

    def test_a_print_has_the_badges_and_no_controls(self):
        self.visit("hostile")
        self.browser.call("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(self.browser.evaluate(SHOWN.format(".controls, .copy")), 0)
        self.assertEqual(self.browser.evaluate(SHOWN.format(".tiles img")), 13)
        self.browser.call("Emulation.setEmulatedMedia", media="")

    def test_a_watched_page_follows_its_manifest(self):
        watched = Watched(self.folder / "watched", 60)
        self.addCleanup(watched.close)
        self.browser.visit(watched.page.as_uri())
        follow(self, watched, self.browser.evaluate)
        self.assertEqual(self.browser.errors(), [])

    def test_without_scripts_the_badges_are_there_and_what_needs_scripts_is_not(self):
        self.visit("hostile", scripts=False)
        self.assertEqual(self.browser.evaluate(SHOWN.format(".tiles img")), 13)
        self.assertEqual(self.browser.evaluate(SHOWN.format("button, .copy, #filter")), 0)

    def test_a_script_that_was_changed_on_its_way_leaves_no_control_that_does_nothing(self):
        folder = self.folder / "minified"
        folder.mkdir(exist_ok=True)
        page = (self.folder / "hostile/index.html").read_text(encoding="utf-8")
        (folder / "index.html").write_text(page.replace('"use strict";\n', '"use strict";'), encoding="utf-8")
        seen = ("[...document.querySelectorAll('.copy, #filter')]"
                ".filter((one) => one.checkVisibility({visibilityProperty: true})).length")
        for name, count in ("hostile", len(CARDS) + 1), ("minified", 0):
            self.visit(name)
            self.assertEqual(self.browser.evaluate(seen), count)
            self.assertEqual(self.browser.evaluate(SHOWN.format(".tiles img")), 13)

    def test_cards_cast_a_shadow_on_light_pages_alone(self):
        for scheme, color in ("light", "rgba(22, 24, 29, 0.05)"), ("dark", "rgba(0, 0, 0, 0)"):
            self.visit("hostile", scheme=scheme)
            self.assertEqual(self.browser.evaluate("getComputedStyle(document.querySelector('.card')).boxShadow"),
                             f"{color} 0px 1px 2px 0px")

    def test_the_contrast_of_each_badge_is_a_mark_with_its_sentence(self):
        self.visit("hostile")
        marks = self.browser.evaluate(
            "[...document.querySelectorAll('.card')].map((one) => one.querySelector('.contrast summary').textContent)")
        self.assertEqual(len(marks), len(CARDS))
        self.assertEqual(marks[1], "Contrast 2.1:1")
        self.assertEqual(marks[4], "Contrast 21:1 AAA")
        sentence = "document.querySelectorAll('.card')[1].querySelector('.contrast ul')"
        self.assertFalse(self.browser.evaluate(f"{sentence}.checkVisibility()"))
        self.browser.evaluate("document.querySelectorAll('.contrast summary')[1].click()")
        self.assertTrue(self.browser.evaluate(f"{sentence}.checkVisibility()"))
        self.assertIn("'passing' has a contrast of 2.12", self.browser.evaluate(f"{sentence}.textContent"))

    def test_a_badge_for_a_selected_row_stands_on_its_colour(self):
        self.visit("hostile")
        backgrounds = self.browser.evaluate(
            "[...document.querySelectorAll('.tiles > .row')].map((one) => getComputedStyle(one).backgroundImage)")
        self.assertEqual(backgrounds, ["linear-gradient(rgb(5, 140, 245), rgb(1, 93, 230))"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
