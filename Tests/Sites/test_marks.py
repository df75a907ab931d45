#!/usr/bin/env python3
"""Checks which marks of badges the plug-ins for Python replace: those in texts, and none in code."""

import html
import json
import os
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "Integrations/python"))
sys.dont_write_bytecode = True

from cartouche.building import Badges  # noqa: E402

BADGES = Badges(".", {"badges": {"a": {"html": '<img src="a.svg" alt="a">'}}, "names": {}})
SHOWN = '<img class="cartouche-badge" src="x/a.svg" alt="a">'

# Texts with a mark, and whether it becomes a badge.
TEXTS = [
    ("[[badge a]]", True), ("a [[badge  a ]] b", True), ("<li>[[badge a]]</li>", True), ("`a` [[badge a]] `b`", True),
    ("a ` [[badge a]]", True), ("a `\n\n[[badge a]]` b", True), (r"\`[[badge a]]\`", True),
    ("```\ncode\n```\n[[badge a]]", True), ("```\n[[badge a]]", True), ("~~~\n`\n~~~\n\n[[badge a]] ~~~", True),
    ("<codes>[[badge a]]</codes>", True), ("<code-x>[[badge a]]</code-x>", True), ("```\n```\n[[badge a]]", True),
    ("```\n[[badge b]]\n```foo\n```\n[[badge a]]", True), ("<pre> [[badge a]] <pre", True), ("[[badges a]] [[badge a]]", True),
    ("- a ` [[badge a]]\n- b `", True), ("1. a `\n2. [[badge a]] `", True), ("> * a `\n> * [[badge a]] `", True),
    ("## a `\n[[badge a]] `", True), ("a `\n# [[badge a]] `", True), ("| ` |\n| [[badge a]] ` |", True),
    ("a ` b\n===\n[[badge a]] `", True), ("a ` b\n***\n[[badge a]] `", True), ("> a ` b\n> - - -\n> [[badge a]] `", True),
    ("a ` b\n*-_\n[[badge a]] `", False), ("a ` b\n_ _\t__ \n[[badge a]] `", True),
    ("a ` b\n=c\n[[badge a]] `", False), (r"\[[badge a]]", False), (r"\\[[badge a]]", True), (r"\\`[[badge a]]`", False),
    ("- a `b\n  [[badge a]]`", False), ("> a `b\n> [[badge a]]`", False), ("a `b\n-c [[badge a]]`", False),
    ("`[[badge a]]`", False), ("``[[badge a]] ` ``", False), ("a `b\nc [[badge a]]`", False),
    ("```\n[[badge a]]\n```", False), ("```rst title=\"x\"\n[[badge a]]\n\n[[badge a]]\n```", False),
    ("- a\n\n    ~~~~ text\n    [[badge a]]\n    ~~~~", False), ("> ```\n> [[badge a]]\n> ```", False),
    ("1. ```\n   [[badge a]]\n   ```", False), ("<code>[[badge a]]</code>", False),
    ("<PRE>[[badge a]]</PRE>", False), ('<tt class="docutils literal">[[badge a]]</tt>', False), ("```\nx\n```foo\n[[badge a]]\n```\n", False),
    ("<!-- [[badge a]] -->", False), ("a <!--\n\n[[badge a]]\n--> b", False), ("<!-- ` --> [[badge a]] <!-- ` -->", True),
    ("<!-- [[badge a]]", True), ("`<!--` [[badge a]] `-->`", True),
    ('<pre class="x"><code>\n[[badge a]]\n</code></pre>', False), ("````\n```\n[[badge a]]\n```\n````", False),
    ('``` { .yaml title="a `b`" }\n[[badge a]]\n```', False), ("```yaml title='a `b`' x=\"`\"\n[[badge a]]\n```", False),
    ('``` { title="a `b`" }\n[[badge b]]\n```\n\n[[badge a]]\n\n```\n[[badge b]]\n```', True),
    ("~~~ yaml `b`\n[[badge a]]\n~~~", False), ('```text 5" tall\n[[badge a]]\n```', False), ('``` "a`\n\n[[badge a]]\n\n```', True),
    ('<img alt="[[badge a]]" src="b">', False), ("<b\ntitle='> [[badge a]]'>b</b>", False), ("<b title=''>[[badge a]]</b>", True),
    ("a <b and [[badge a]] c> d", True), ("<script>[[badge a]]</script>", False), ("<textarea>[[badge a]]</textarea>", False),
    ("a [[badge\na]]", True), ("> a [[badge\n> a]]", True), ("> > a [[badge\n> > a]]", True),
    ("a [[badge a\n \nb]] c", False), ("- [[badge a\n- b]]", False), ("> [[badge a\n>\n> b]]", False), ("# [[badge a\nb]]", False),
    ("[[badge b (x[[1]]) [[badge a]]", True), ("a <n use `p->q`, see [[badge a]] and `x`.", True),
    ("if a <n, don't loop. [[badge a]] isn't shown.\n\n> quote", True), ("if a <b take `c -> [[badge a]]` here.", False),
    ("if a <b c='\n\n[[badge a]] d'>", True), ('<img alt="a < b: [[badge a]]" src="b">', False),
    ('<b @click="c" title="[[badge a]]">', False),
]


class Marks(unittest.TestCase):
    def test_marks_in_texts_alone_become_badges(self):
        for text, is_shown in TEXTS:
            with self.subTest(text):
                shown = BADGES.expand(text, "x/")
                self.assertEqual(SHOWN in shown, is_shown)
                self.assertEqual("[[badge a" not in shown.replace("[[badge  a", "[[badge a"), is_shown)

    def test_grave_accents_and_tildes_in_html_are_no_code(self):
        for text in "he said `hello' [[badge a]] and `bye'", "```\n[[badge a]]\n```", "`[[badge a]]`":
            self.assertIn(SHOWN, BADGES.expand(text, "x/", is_html=True))
        for text in ("<code>[[badge a]]</code>", "<pre>[[badge a]]</pre>", "<!-- [[badge a]] -->", '<b title="[[badge a]]">',
                     '<b @c #d="[[badge a]]">'):
            self.assertEqual(BADGES.expand(text, "x/", is_html=True), text)

    def test_letters_with_more_characters_in_lower_case_do_not_move_marks(self):
        for code in "<code>[[badge a]]</code>", "<CODE>[[badge a]]</CODE>":
            self.assertEqual(BADGES.expand(f"{'İ' * 20} {code} [[badge a]]", "x/", is_html=True), f"{'İ' * 20} {code} {SHOWN}")

    def test_no_name_in_html_goes_over_elements_or_another_mark(self):
        for text in "<ul><li>[[badge a</li>\n<li>b]]</li></ul>", "<p>[[badge a</p><p>b]]</p>", "[[badge a<!-- b -->]]":
            self.assertEqual(BADGES.expand(text, "x/", is_html=True), text)
        text = "<p>a [[badge of honour.</p>\n<p>See (x[[1]]) or {}.</p>"
        self.assertEqual(BADGES.expand(text.format("[[badge a]]"), "x/", is_html=True), text.format(SHOWN))

    def test_names_with_the_spaces_and_tags_of_typography(self):
        badges = Badges(".", {"badges": {"a": {"html": "<img >"}}, "names": {"tag/night API & herons": "a"}})
        for mark in "[[badge tag/night API &amp;\nherons]]", \
                    '[[badge&nbsp;tag/night&#160;<span class="caps">API</span> <span class="amp">&amp;</span>&nbsp;herons]]', \
                    '[[badge tag/night<br />\n<abbr title="a b">API</abbr> &amp; herons]]':
            self.assertEqual(badges.expand(mark, "", is_html=True), '<img class="cartouche-badge" >')
        self.assertEqual(badges.expand("[[badge tag/night\n  API & herons]]", ""), '<img class="cartouche-badge" >')

    def test_names_in_html_have_character_references(self):
        for name in "R&D", "<b>", 'a "b"', "&amp;":
            badges = Badges(".", {"badges": {"a": {"html": "<img >"}}, "names": {f"tag/{name}": "a"}})
            self.assertEqual(badges.expand(f"[[badge tag/{name}]]", ""), '<img class="cartouche-badge" >')
            self.assertEqual(badges.expand(f"[[badge tag/{html.escape(name)}]]", "", is_html=True), '<img class="cartouche-badge" >')

    def test_a_missing_badge_is_named_unless_its_mark_is_code(self):
        with self.assertRaisesRegex(KeyError, "no badge 'b'; there is a"):
            BADGES.expand("[[badge b]]", "")
        for text in "`[[badge b]]`", "<!-- [[badge b]] -->":
            self.assertEqual(BADGES.expand(text, ""), text)
        with self.assertRaisesRegex(KeyError, "no badge 'b'; there are none"):
            Badges(".", {"badges": {}, "names": {}}).entry("b")

    def test_copies_of_badges_that_are_no_more_are_removed_from_each_folder_and_nothing_else(self):
        with tempfile.TemporaryDirectory() as holder:
            drawn, *sites = (Path(holder, name) for name in ("drawn", "one", "two"))
            for name in "ab":
                (drawn / name).parent.mkdir(exist_ok=True)
                (drawn / name).write_text(name)

            def copy(site, *names):
                Badges(drawn, {"badges": {name: {"file": name} for name in names}, "names": {}}).copy(site)
                return sorted(path.name for path in site.iterdir())

            for names in ("a", "b"), ("b",):
                for site in sites:
                    self.assertEqual(copy(site, *names), list(names))
            # A list that anyone wrote, or that is torn.
            (Path(holder) / "mine").write_text("mine")
            (sites[0] / "link").symlink_to("../mine")
            (sites[0] / "folder").symlink_to("..")
            (sites[0] / "c").mkdir()
            real = os.path.realpath(sites[0])
            paths = ["../mine", str(Path(real).parent / "mine"), "link", "folder/mine", "c", "", ".", "a\0", "\ud800", "x" * 5000]
            for text in (json.dumps({real: paths}), json.dumps({real: [5]}), json.dumps({real: 5}), '["b"', "5", "[" * 200_000, "\0"):
                (drawn / "copied.json").write_text(text)
                self.assertEqual(copy(sites[0], "a"), ["a", "b", "c", "folder", "link"])
            self.assertEqual((Path(holder) / "mine").read_text(), "mine")

    def test_long_texts_take_little_time(self):
        parts = ("<!--", "<pre>", "<code >", "<tt >", "<a ", "<a '\"", "<a \"'\" '", '<a b="', "<a b b b b ", """<a b="<a c=' " d='""")
        repeated = [part * 80_000 for part in parts]
        for text in [*repeated, "[[badge " * 20_000, "* " * 40_000 + "`", "\\" * 80_001 + "`", "~" * 40_000 + "`", "```" + "\"'a" * 40_000 + "`", '```"`"' * 40_000]:
            start = time.process_time()
            self.assertEqual(BADGES.expand(text, ""), text)
            # In quadratic time, it would be five seconds or more.
            self.assertLess(time.process_time() - start, 2)
        for text in "`" * 20_000, "` `` " * 1_000, "<pre>" * 1_000, "```\n" * 1_001, "[[badge " * 2_000, "<code " * 20_000, "<!--" * 20_000, "\n\n`" * 20_000:
            self.assertEqual(BADGES.expand(text, ""), text)


if __name__ == "__main__":
    unittest.main()
