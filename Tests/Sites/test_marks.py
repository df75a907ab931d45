#!/usr/bin/env python3
"""Checks which marks of badges the plug-ins for Python replace: those in texts, and none in code."""

import html
import sys
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
]


class Marks(unittest.TestCase):
    def test_marks_in_texts_alone_become_badges(self):
        for text, is_shown in TEXTS:
            with self.subTest(text):
                shown = BADGES.expand(text, "x/")
                self.assertEqual(SHOWN in shown, is_shown)
                self.assertEqual("[[badge a" not in shown.replace("[[badge  a", "[[badge a"), is_shown)

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

    def test_long_texts_take_little_time(self):
        repeated = [part * 80_000 for part in ("<!--", "<pre>", "<code >", "<tt >")]
        for text in [*repeated, "[[badge " * 20_000, "~" * 40_000 + "`", "```" + "\"'a" * 40_000 + "`", '```"`"' * 40_000]:
            start = time.process_time()
            self.assertEqual(BADGES.expand(text, ""), text)
            # In quadratic time, it would be five seconds or more.
            self.assertLess(time.process_time() - start, 2)
        for text in "`" * 20_000, "` `` " * 1_000, "<pre>" * 1_000, "```\n" * 1_001, "[[badge " * 2_000, "<code " * 20_000, "<!--" * 20_000, "\n\n`" * 20_000:
            self.assertEqual(BADGES.expand(text, ""), text)


if __name__ == "__main__":
    unittest.main()
