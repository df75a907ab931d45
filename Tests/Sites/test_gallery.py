#!/usr/bin/env python3
"""Opens the pages of the gallery in Chromium: test_gallery.py BINARY [PICTURES]"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from browser import Browser, axe_script

ROOT = Path(__file__).parent.parent.parent
BINARY = Path(sys.argv[1]).resolve()
PICTURES = Path(sys.argv[2] if len(sys.argv) > 2 else "build/sites/pictures")

HOSTILE = """badges:
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
"""


def cartouche(*arguments):
    subprocess.run([BINARY, *arguments], check=True, stdout=subprocess.DEVNULL)


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
        cartouche("build", ROOT / "Examples/badges.yml", "--output", cls.folder / "built")
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)
        cls.browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])

    def visit(self, name, **options):
        self.browser.visit((self.folder / name / "index.html").as_uri(), **options)

    def copied(self, card, button):
        self.browser.call("Page.bringToFront")
        self.browser.evaluate(f"document.querySelectorAll('.card')[{card}].querySelectorAll('button')[{button}].click()")
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
        self.assertEqual(self.browser.evaluate("document.querySelectorAll('.card h2')[0].textContent"),
                         "a/&lt;script&gt;fired=1 & `x` ${fired}.svg")

    def test_the_filter_hides_other_badges_and_says_how_many_are_left(self):
        self.visit("all")
        shown = "[...document.querySelectorAll('.card')].filter((one) => one.checkVisibility()).length"
        count = self.browser.evaluate(shown)
        self.browser.evaluate("""{
          const filter = document.querySelector("#filter");
          filter.focus(); filter.value = "PILL mail"; filter.dispatchEvent(new Event("input")); }""")
        left = self.browser.evaluate(shown)
        self.assertLess(left, count)
        self.assertGreater(left, 3)
        self.assertEqual(self.browser.evaluate("document.querySelector('[role=status]').textContent"),
                         f"{left} of {count} badges")

    def test_the_buttons_copy_what_they_name(self):
        self.visit("hostile")
        address = "https://example.org/badges/d%20%2523%23.svg"
        self.assertEqual(self.copied(3, 0), f"![build&#58; passing]({address})")
        self.assertRegex(self.copied(3, 1), f'^<img src="{address}" alt="build&#58; passing" width="[0-9.]+" height="20">$')
        self.assertEqual(self.copied(3, 2), f".. image:: {address}\n   :alt: build: passing\n")
        for card in range(5):
            file = self.browser.evaluate(f"document.querySelectorAll('.card h2')[{card}].textContent")
            self.assertEqual(self.copied(card, 3), (self.folder / "files" / file).read_text(encoding="utf-8"))

    def test_a_copied_title_ends_no_link(self):
        self.visit("hostile")
        words = "&#93;&#40;javascript&#58;fired&#41; &#96;x&#96; &#42;y&#42;"
        self.assertTrue(self.copied(2, 0).startswith(f"![{words}]("), self.copied(2, 0))

    def test_keys_do_what_a_pointer_does(self):
        self.visit("hostile")
        self.browser.evaluate("document.querySelector('#filter').focus()")
        names = []
        for _ in range(7):
            self.browser.press("Tab")
            names.append(self.browser.evaluate(
                "(document.activeElement.labels ?? [])[0]?.textContent.trim() ?? document.activeElement.textContent"))
        self.assertEqual(names, ["All", "1×", "Markdown", "HTML", "reStructuredText", "SVG", "Markdown"])
        self.browser.press("Enter", text="\r")
        self.browser.evaluate("new Promise((done) => setTimeout(done, 150))")
        status = self.browser.evaluate("document.querySelector('[role=status]').textContent")
        self.assertRegex(status, "^Copied b.* as Markdown$")

    def test_backdrop_and_size_change_what_is_shown(self):
        self.visit("hostile")
        shown = "[...document.querySelectorAll('.tiles > div')].filter((one) => one.checkVisibility()).length"
        width = "document.querySelector('img').getBoundingClientRect().width"
        self.assertEqual(self.browser.evaluate(shown), 15)
        before = self.browser.evaluate(width)
        for backdrop in "light", "dark", "checkered":
            self.browser.evaluate(f"document.querySelector('#{backdrop}').click()")
            self.assertEqual(self.browser.evaluate(shown), 5)
        self.browser.evaluate("document.querySelector('#all').click(); document.querySelector('#large').click()")
        self.assertAlmostEqual(self.browser.evaluate(width), 3 * before, delta=0.1)
        self.browser.shoot(PICTURES / "gallery-large.png")

    def test_without_scripts_the_badges_are_there_and_what_needs_scripts_is_not(self):
        self.visit("hostile", scripts=False)
        shown = "[...document.querySelectorAll('{}')].filter((one) => one.checkVisibility()).length"
        self.assertEqual(self.browser.evaluate(shown.format("img")), 15)
        self.assertEqual(self.browser.evaluate(shown.format("button, #filter")), 0)

    def test_a_verdict_on_contrast_stands_beside_each_badge(self):
        self.visit("hostile")
        texts = self.browser.evaluate("[...document.querySelectorAll('.card')].map((one) => one.innerText)")
        self.assertTrue(all("Contrast:" in text for text in texts))
        self.assertIn("'passing' has a contrast of 2.12", texts[3])
        self.assertIn("enough, by WCAG 2", texts[0])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
