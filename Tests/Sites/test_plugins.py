#!/usr/bin/env python3
"""Builds small sites with the plug-ins and looks at their pages and messages: test_plugins.py BINARY [TEST…]

A generator that is not installed gives a line, and its tests are left out.
"""

import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

from browser import Browser
from sites import serve

ROOT = Path(__file__).parent.parent.parent
# The sizes of the badge wherever a page shows it.
SIZES = """[...document.querySelectorAll("img[src$='a.svg']")].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.width, box.height]; })"""
MANIFEST = "badges: [{file: a.svg, pill: {text: new}}]\n"


class Sites(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.write("badges.yml", MANIFEST)

    def write(self, path, text):
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def read(self, path):
        return (self.folder / path).read_text(encoding="utf-8")

    def execute(self, *command, folder="", **environment):
        """Runs a command in the folder of the site, or in one below it; gives its exit code and all that it wrote."""
        if not (program := shutil.which(command[0])):
            self.skipTest(f"{command[0]} is missing")
        # The modules of the repository, and lines that are not wrapped.
        own = {"PYTHONPATH": str(ROOT / "Integrations/python"), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "500"}
        ended = subprocess.run([program, *command[1:]], cwd=self.folder / folder, env={**os.environ, **own, **environment}, text=True,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return ended.returncode, ended.stdout

    def build(self, *command, folder="", **environment):
        """The same for a build that must succeed; gives what it wrote."""
        code, text = self.execute(*command, folder=folder, **environment)
        self.assertEqual(code, 0, text)
        return text

    def assert_warning(self, *command, code=0):
        """Builds with a report that is missing, whose badge says so, and looks for the warning."""
        self.write("badges.yml", "badges: [{file: a.svg, coverage: none.xml, missing: unknown}]\n")
        ended, text = self.execute(*command)
        self.assertEqual(ended, code, text)
        self.assertRegex(text, r"warning: 'a\.svg' has no value: there is no file (\S*/)?none\.xml")

    def assert_whole(self, folder, page):
        """Opens a page, and looks whether the badge has its size, whatever the styles of the theme."""
        if Browser.missing():
            self.skipTest("Chromium is missing")
        browser = Browser()
        server, address = serve(self.folder / folder)
        try:
            browser.visit(address + page)
            self.assertEqual(browser.evaluate(SIZES), [[40, 20]])
        finally:
            server.shutdown()
            browser.close()

    def assert_next_build(self, page, count, *command):
        """Builds, changes the badge, builds again, and looks for its new size and words in a page that did not change."""
        self.build(*command)
        self.assertEqual(self.read(page).count('alt="new" width="40"'), count)
        self.write("badges.yml", MANIFEST.replace("new", "much longer"))
        self.build(*command)
        self.assertEqual(self.read(page).count('alt="much longer" width="93"'), count, self.read(page))

    def assert_allowed(self, page, *command, folder=""):
        """Builds the site in the folder site with a value from the folder beside it."""
        self.write("reports/a.json", '{"a": 123}')
        self.write("site/badges.yml", "data: {d: ../reports/a.json}\nbadges: [{file: a.svg, pill: {text: '{d.a}'}}]\n")
        self.build(*command, folder=folder)
        self.assertIn('alt="123"', self.read(page))

    def assert_index(self, folder, *command):
        """Builds with a page of all badges, which must be beside them, and takes it and a badge from the manifest."""
        self.write("badges.yml", "index: all.html\nbadges: [{file: a.svg, pill: {text: new}}, {file: b/c.svg, pill: {text: new}}]\n")
        self.build(*command)
        files = [self.folder / folder / "all.html", self.folder / folder / "b/c.svg"]
        self.assertEqual([path.exists() for path in files], [True, True])
        self.write("badges.yml", MANIFEST)
        self.build(*command)
        self.assertEqual([path.exists() for path in files], [False, False])
        self.assertTrue((self.folder / folder / "a.svg").exists())

    def assert_missing_command(self, *command):
        """Builds where the command is not installed, and looks for a line that says how to."""
        code, text = self.execute(*command, PATH="/usr/bin:/bin")
        self.assertNotEqual(code, 0)
        lines = [line for line in text.splitlines() if "pip install cartouche-badges" in line]
        self.assertTrue(any("no command 'cartouche'" in line for line in lines), text)


class Hugo(Sites):
    def test_a_theme_with_a_badge_of_its_own_keeps_it(self):
        self.write("hugo.toml", 'theme = ["cartouche", "other"]\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
        shutil.copytree(ROOT / "Integrations/hugo/cartouche", self.folder / "themes/cartouche")
        self.write("themes/other/layouts/partials/badge.html", "<b>{{ . }}</b>")
        self.write("themes/other/layouts/shortcodes/badge.html", "<i>{{ .Inner }}</i>")
        self.write("themes/other/layouts/index.html", '{{ partial "badge" "theirs" }} {{ .Content }} {{ partial "cartouche-badge" "a" }}')
        self.write("content/_index.md", "Text {{< badge >}}text{{< /badge >}} {{< cartouche-badge a >}}")
        self.build("cartouche", "build", "badges.yml", "--output", "assets/badges", "--report", "data/badges.json")
        self.build("hugo", "--quiet")
        page = self.read("public/index.html")
        self.assertIn("<b>theirs</b>", page)
        self.assertIn("<i>text</i>", page)
        self.assertEqual(page.count('<img class="cartouche-badge"'), 2, page)

    def test_no_space_follows_a_badge(self):
        self.write("hugo.toml", 'theme = "cartouche"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
        shutil.copytree(ROOT / "Integrations/hugo/cartouche", self.folder / "themes/cartouche")
        self.write("layouts/index.html", '{{ .Content }}({{ partial "cartouche-badge" "a" }})')
        self.write("content/_index.md", "({{< cartouche-badge a >}}) ({{% cartouche-badge a %}})")
        self.build("cartouche", "build", "badges.yml", "--output", "assets/badges", "--report", "data/badges.json")
        self.build("hugo", "--quiet")
        # Markdown leaves out the HTML of the second one.
        self.assertEqual(len(re.findall("<img [^>]*>\\)", self.read("public/index.html"))), 2)

    def test_the_word_of_hugo_for_a_shortcode_may_be_in_the_data(self):
        self.write("hugo.toml", 'theme = "cartouche"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
        shutil.copytree(ROOT / "Integrations/hugo/cartouche", self.folder / "themes/cartouche")
        word = "HAHAHUGOSHORTCODE0s0HBHB"
        status = f'{{label: "{word}", message: x, link: "https://e.org/{word}"}}'
        self.write("badges.yml", f"badges: [{{file: {word}.svg, colorScheme: pair, status: {status}}}]\n")
        self.write("layouts/index.html", "{{ .Content }}")
        self.write("content/_index.md", f'Text {{{{< cartouche-badge "{word}" >}}}}')
        self.build("cartouche", "build", "badges.yml", "--output", "assets/badges", "--report", "data/badges.json")
        self.build("hugo", "--quiet")
        page = html.unescape(self.read("public/index.html"))
        for start in f'href="https://e.org/{word}"', f'alt="{word}: x"', f'src="/badges/{word}.', f'srcset="/badges/{word}-dark.':
            self.assertIn(start, page)

    def test_tags_keep_their_names(self):
        self.write("hugo.toml", 'theme = "cartouche"\noutputs.home = ["html", "badges"]\ndisableKinds = ["RSS", "sitemap"]\n')
        shutil.copytree(ROOT / "Integrations/hugo/cartouche", self.folder / "themes/cartouche")
        tags = ["C++", "Machine Learning", "C#", "R&D", "iOS", "2026"]
        self.write("badges.yml", "data: {tags: public/badge-tags.json}\n"
                   "badges: [{each: tags, file: 'tag/{name|slug}.svg', pill: {text: '{name}'}}]\n")
        shown = '{{ partial "cartouche-badge" (print "tag/" .) }}'
        self.write("layouts/_default/single.html", f"{{{{ range .Params.tags }}}}{shown}{{{{ end }}}}"
                   f"{{{{ range .GetTerms \"tags\" }}}}{{{{ with .Data.Term }}}}{shown}{{{{ end }}}}{{{{ end }}}}")
        self.write("layouts/index.html", f"{{{{ range site.Taxonomies.tags }}}}{{{{ with .Page.Data.Term }}}}{shown}{{{{ end }}}}{{{{ end }}}}")
        self.write("layouts/_default/list.html", f"{{{{ with .Data.Term }}}}{shown}{{{{ end }}}}")
        self.write("content/posts/a.md", f"---\ntags: {tags}\n---\n")
        self.build("hugo", "--quiet", "--environment", "tags")
        self.build("cartouche", "build", "badges.yml", "--output", "assets/badges", "--report", "data/badges.json")
        self.build("hugo", "--quiet")
        for page, times in ("index.html", 1), ("posts/a/index.html", 2):
            found = re.findall('alt="([^"]*)"', self.read(f"public/{page}"))
            self.assertEqual(sorted(map(html.unescape, found)), sorted(tags * times))
        self.assertIn('alt="iOS"', self.read("public/tags/ios/index.html"))

    def test_tags_are_those_of_all_languages(self):
        self.write("hugo.toml", 'theme = "cartouche"\noutputs.home = ["html", "badges"]\ndisableKinds = ["RSS", "sitemap"]\n'
                   'defaultContentLanguage = "en"\n[languages.en]\n[languages.de]\n')
        shutil.copytree(ROOT / "Integrations/hugo/cartouche", self.folder / "themes/cartouche")
        self.write("content/a.md", "---\ntags: [C++, birds]\n---\n")
        self.write("content/a.de.md", "---\ntags: [C++, Vögel]\n---\n")
        self.build("hugo", "--quiet", "--environment", "tags")
        for path in "public/badge-tags.json", "public/de/badge-tags.json":
            found = {one["name"]: one["count"] for one in json.loads(self.read(path))}
            self.assertEqual(found, {"C++": 2, "birds": 1, "Vögel": 1}, path)

    def test_names_of_files_may_have_any_characters(self):
        self.write("hugo.toml", 'baseURL = "https://a.example/s$1 p/"\ntheme = "cartouche"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
        shutil.copytree(ROOT / "Integrations/hugo/cartouche", self.folder / "themes/cartouche")
        name = "ü $1/ß #1 50%25 a&b'c"
        self.write("badges.yml", f"""badges: [{{file: "{name}.svg", colorScheme: pair, pill: {{text: new}}}}]\n""")
        self.write("layouts/index.html", f'{{{{ partial "cartouche-badge" "{name}" }}}}')
        self.build("cartouche", "build", "badges.yml", "--output", "assets/badges", "--report", "data/badges.json")
        self.build("hugo", "--quiet")
        addresses = re.findall('(?:src|srcset)="/s[$]1%20p/([^"]*)"', self.read("public/index.html"))
        self.assertEqual(len(addresses), 2)
        for address in addresses:
            self.assertRegex(address, "[.][0-9a-f]{64}[.]svg$")
            self.assertTrue((self.folder / "public" / unquote(html.unescape(address))).exists(), address)

    def test_a_name_may_be_a_number(self):
        self.write("hugo.toml", 'theme = "cartouche"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
        shutil.copytree(ROOT / "Integrations/hugo/cartouche", self.folder / "themes/cartouche")
        self.write("badges.yml", MANIFEST.replace("a.svg", "2026.svg"))
        self.write("layouts/index.html", '{{ .Content }}{{ partial "cartouche-badge" 2026 }}')
        self.write("content/_index.md", "Text {{< cartouche-badge 2026 >}}")
        self.build("cartouche", "build", "badges.yml", "--output", "assets/badges", "--report", "data/badges.json")
        self.build("hugo", "--quiet")
        self.assertEqual(self.read("public/index.html").count('src="/badges/2026.'), 2)

    def test_a_missing_badge_is_named_with_its_place(self):
        self.write("hugo.toml", 'theme = "cartouche"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
        shutil.copytree(ROOT / "Integrations/hugo/cartouche", self.folder / "themes/cartouche")
        self.write("layouts/index.html", "{{ .Content }}")
        self.write("content/_index.md", "Text\n\n{{< cartouche-badge none >}}")
        code, text = self.execute("hugo")
        self.assertNotEqual(code, 0)
        self.assertRegex(text, r"no badge 'none' in data/badges.json, for \S*_index\.md:3:1\b")


class MkDocs(Sites):
    def setUp(self):
        super().setUp()
        self.write("mkdocs.yml", "{site_name: a, plugins: [cartouche], hooks: [hook.py], theme: {name: null, custom_dir: theme}}")
        self.write("theme/main.html", "{{ page.content }}")
        self.write("hook.py", "")
        self.write("docs/index.md", "[[badge a]]")

    def test_pages_that_a_hook_makes_show_badges_and_have_tags(self):
        self.write("hook.py", "from mkdocs.structure.files import File\n\n"
                   "def on_files(files, config):\n    files.append(File.generated(config, 'made.md', "
                   "content='---\\ntags: [birds]\\n---\\n[[badge a]]'))\n")
        self.build("mkdocs", "build", "--strict")
        self.assertIn('<img class="cartouche-badge" src="../badges/a.svg"', self.read("site/made/index.html"))
        self.assertEqual(self.read("build/badges/tags.json"), '[{"name": "birds", "count": 1}]')

    def test_the_blog_of_material(self):
        """Its drafts have no tags, wherever the plug-in stands, and its pages of excerpts show the badges of the posts."""
        self.write("badges.yml", "badges: [{file: d/a.svg, colorScheme: pair, pill: {text: new}}]\n")
        other = '<source media="(prefers-color-scheme: dark)" srcset="../badges/x"><img src="../badges/y">'
        for name, draft in ("a", "false"), ("b", "true"):
            self.write(f"docs/blog/posts/{name}.md", f"---\ndate: 2026-01-01\ntags: [{name}]\ndraft: {draft}\n---\n# {name}\n\n"
                       f"[[badge d/a]]\n\n<picture>{other}</picture>\n")
        self.write("docs/index.md", "# a\n")
        self.write("docs/blog/index.md", "# Blog\n")
        for plugins in "blog, tags, cartouche", "cartouche, blog, tags":
            with self.subTest(plugins):
                self.write("mkdocs.yml", "{site_name: a, site_url: 'https://a.example/b/', theme: {name: material, font: false}, "
                           f"plugins: [{plugins}]}}")
                self.build("mkdocs", "build", "--strict")
                self.assertEqual(self.read("build/badges/tags.json"), '[{"name": "a", "count": 1}]')
                for page in "blog/index.html", "blog/archive/2026/index.html", "blog/2026/01/01/a/index.html":
                    folder = "../" * page.count("/") + "badges/"
                    text = self.read(f"site/{page}")
                    self.assertIn(f'srcset="{folder}d/a-dark.svg"><img class="cartouche-badge" src="{folder}d/a.svg"', text)
                    self.assertIn(other, text)
                self.assertTrue((self.folder / "site/badges/d/a-dark.svg").exists())

    def test_a_page_below_the_folder_of_the_badges(self):
        self.write("badges.yml", "badges: [{file: badges/x.svg, pill: {text: new}}, {file: y.svg, pill: {text: new}}]\n")
        self.write("docs/badges/how.md", "[[badge badges/x]] [[badge y]]")
        self.write("docs/index.md", "[[badge y]]")
        self.build("mkdocs", "build", "--strict")
        page = self.read("site/badges/how/index.html")
        self.assertIn('src="../badges/x.svg"', page)
        self.assertIn('src="../y.svg"', page)

    def test_the_hook_of_the_example_does_what_the_plug_in_does(self):
        shutil.copy(ROOT / "Examples/mkdocs/hook.py", self.folder)
        self.write("watched.py", "def on_serve(server, config, builder):\n    raise SystemExit(str(server._watched_paths))\n")
        self.write("mkdocs.yml", "{site_name: a, hooks: [hook.py, watched.py], theme: {name: null, custom_dir: theme}}")
        _, text = self.execute("mkdocs", "serve", "--dev-addr", "127.0.0.1:0")
        self.assertIn(str(self.folder / "badges.yml"), text)
        handlers = re.findall(r"def (on_\w+)", (ROOT / "Integrations/python/cartouche/mkdocs.py").read_text(encoding="utf-8"))
        self.assertEqual([name for name in handlers if f"plugin.{name}" not in self.read("hook.py")], [])

    def test_tags_that_are_no_list(self):
        for tags, counts in (("night herons", '[{"name": "night herons", "count": 1}]'),
                             ("5", '[{"name": "5", "count": 1}]'), ("", "[]"), ("[a, null, 5]", '[{"name": "5", "count": 1}, '
                             '{"name": "a", "count": 1}]')):
            with self.subTest(tags):
                self.write("docs/index.md", f"---\ntags: {tags}\n---\n[[badge a]]")
                self.build("mkdocs", "build", "--strict")
                self.assertEqual(self.read("build/badges/tags.json"), counts)

    def test_the_command_is_missing(self):
        self.assert_missing_command("mkdocs", "build")

    def test_the_page_of_all_badges(self):
        self.assert_index("site/badges", "mkdocs", "build", "--strict")

    def test_warnings_of_the_build(self):
        self.assert_warning("mkdocs", "build")
        self.assert_warning("mkdocs", "build", "--strict", code=1)

    def test_the_themes_that_come_with_it(self):
        for theme in "mkdocs", "readthedocs":
            with self.subTest(theme):
                self.write("mkdocs.yml", f"{{site_name: a, plugins: [cartouche], theme: {theme}}}")
                self.build("mkdocs", "build", "--strict")
                self.assert_whole("site", "index.html")


class Jekyll(Sites):
    def setUp(self):
        super().setUp()
        shutil.copytree(ROOT / "Integrations/jekyll", self.folder / "_plugins")
        self.write("_config.yml", "exclude: [badges.yml]\n")
        self.write("index.html", "---\n---\n{% badge a %}")

    def test_an_incremental_build_takes_a_changed_badge(self):
        self.assert_next_build("_site/index.html", 1, "jekyll", "build", "--incremental")

    def test_words_in_any_script_where_the_locale_has_none(self):
        self.write("badges.yml", "badges: [{file: a.svg, pill: {text: größer}}, {file: b.svg, coverage: ä.xml, missing: unknown}]\n")
        code, text = self.execute("jekyll", "build", LC_ALL="C", LANG="C")
        self.assertEqual(code, 0, text)
        self.assertRegex(text, r"there is no file (\S*/)?ä\.xml")
        self.assertIn('alt="größer"', self.read("_site/index.html"))

    def test_the_address_of_the_site_with_any_slashes_in_the_configuration(self):
        self.write("badges.yml", MANIFEST.replace("a.svg", "a.svg, colorScheme: pair"))
        for base, folder in ("", "/badges/"), ("/", "/badges/"), ("blog", "/blog/badges/"), ("/blog/", "/blog/badges/"), \
                            ("/a b", "/a%20b/badges/"):
            self.write("_config.yml", f"exclude: [badges.yml]\nbaseurl: '{base}'\n")
            self.build("jekyll", "build")
            self.assertEqual(re.findall('src(?:set)?="([^"]*)"', self.read("_site/index.html")),
                             [f"{folder}a-dark.svg", f"{folder}a.svg"])

    def test_tags_that_are_numbers(self):
        self.write("_posts/2026-01-01-a.md", "---\ntags: [2026, birds]\n---\n")
        self.write("_posts/2026-01-02-b.md", "---\ntags: ['2026']\n---\n")
        self.build("jekyll", "build")
        self.assertEqual(self.read(".jekyll-cache/badges/tags.json"), '[{"name":"2026","count":2},{"name":"birds","count":1}]')

    def test_a_setting_of_a_theme_is_not_the_manifest(self):
        self.write("_config.yml", "exclude: [badges.yml, other.yml]\nbadges: {github: true}\nbadges_manifest: other.yml\n")
        self.write("other.yml", MANIFEST.replace("new", "other"))
        self.build("jekyll", "build")
        self.assertIn('alt="other"', self.read("_site/index.html"))

    def test_a_setting_that_is_no_path_is_told(self):
        for line in "badges_manifest: [a.yml]", "badges_allow: {a: b}", "badges_allow: [a, 5]":
            self.write("_config.yml", f"{line}\n")
            code, text = self.execute("jekyll", "build")
            self.assertNotEqual(code, 0)
            self.assertRegex(text, f"'{line.partition(':')[0]}' in _config.yml is no path: .+")

    def test_the_report_as_data(self):
        shown = "{{ %s['a'].alt }} {{ %s['tag/A'] }}"
        self.write("badges.yml", "data: {tags: tags.json}\nbadges: [{file: a.svg, pill: {text: new}}, "
                   "{each: tags, file: 'tag/{name|slug}.svg', pill: {text: '{name}'}}]\n")
        self.write("tags.json", '[{"name": "A"}]')
        self.write("index.html", "---\n---\n" + shown % ("site.data.badges", "site.data.badge_names"))
        self.build("jekyll", "build")
        self.assertIn("new tag/a", self.read("_site/index.html"))
        # Without the plug-in.
        shutil.rmtree(self.folder / "_plugins")
        self.write("index.html", "---\n---\n" + shown % ("site.data.badges.badges", "site.data.badges.names"))
        self.build("cartouche", "build", "badges.yml", "--output", "badges", "--report", "_data/badges.json")
        self.build("jekyll", "build")
        self.assertIn("new tag/a", self.read("_site/index.html"))

    def test_one_folder_is_allowed_without_a_list(self):
        self.write("site/_config.yml", f"plugins_dir: {self.folder}/_plugins\nbadges_allow: ../reports\n")
        self.write("site/index.html", "---\n---\n{% badge a %}")
        self.assert_allowed("site/_site/index.html", "jekyll", "build", "--source", "site", "--destination", "site/_site")

    def test_the_command_is_missing(self):
        self.assert_missing_command("jekyll", "build")

    def test_the_page_of_all_badges(self):
        self.assert_index("_site/badges", "jekyll", "build")

    def test_warnings_of_the_build(self):
        self.assert_warning("jekyll", "build")


class Nikola(Sites):
    def setUp(self):
        super().setUp()
        self.write("conf.py", "BLOG_TITLE = BLOG_AUTHOR = BLOG_DESCRIPTION = 'a'\nSITE_URL = 'https://example.org/'\n"
                   "BLOG_EMAIL = 'a@example.org'\nDEFAULT_LANG = 'en'\nTIMEZONE = 'UTC'\n"
                   "POSTS = [('posts/*.html', 'posts', 'post.tmpl')]\nPAGES = []\n")
        self.write("posts/a.html", "<!--\n.. title: a\n.. slug: a\n.. date: 2026-01-01 00:00:00\n-->\n\n{{% badge a %}}")
        shutil.copytree(ROOT / "Integrations/nikola/cartouche", self.folder / "plugins/cartouche")

    def test_the_next_build_takes_a_changed_badge(self):
        self.write("templates/post.tmpl", '<html><body>${badge("a")} ${post.text()}</body></html>')
        self.assert_next_build("output/posts/a/index.html", 2, "nikola", "build")

    def test_badges_are_files_of_the_site(self):
        self.write("badges.yml", "badges: [{file: 'b/a=b.svg', colorScheme: pair, exports: [png], pill: {text: new}}, {file: a.svg, pill: {text: new}}]\n")
        self.build("nikola", "build")
        self.assertTrue((self.folder / "output/badges/b/a=b-dark.svg").exists())
        self.build("nikola", "check", "--check-files")
        self.build("nikola", "clean")
        self.assertFalse((self.folder / "output/badges/a.svg").exists())

    def test_a_removed_badge_whose_page_cannot_be_built_is_no_file_of_the_site(self):
        self.build("nikola", "build")
        self.write("badges.yml", MANIFEST.replace("a.svg", "b.svg"))
        self.execute("nikola", "status")
        self.assertTrue((self.folder / "output/badges/a.svg").exists())
        self.assertNotEqual(self.execute("nikola", "build")[0], 0)
        self.write("posts/a.html", "<!--\n.. title: a\n.. slug: a\n.. date: 2026-01-01 00:00:00\n-->\n\n{{% badge b %}}")
        self.build("nikola", "build")
        self.assertEqual([path.name for path in (self.folder / "output/badges").iterdir()], ["b.svg"])

    def test_a_name_with_an_equals_sign_and_one_given_as_name(self):
        self.write("badges.yml", "badges: [{file: 'a=b.svg', pill: {text: new}}, {file: c.svg, pill: {text: new}}]\n")
        shown = '{{% badge a=b %}} {{% badge "a=b" %}} {{% badge name="a=b" %}} {{% badge name=c %}}'
        self.write("posts/a.html", f"<!--\n.. title: a\n.. slug: a\n.. date: 2026-01-01 00:00:00\n-->\n\n{shown}")
        self.build("nikola", "build")
        addresses = re.findall(r'src="[^"]*badges/([^"]*)"', self.read("output/posts/a/index.html"))
        self.assertEqual(list(map(unquote, addresses)), ["a=b.svg"] * 3 + ["c.svg"])

    def test_a_missing_badge_is_named_with_its_file(self):
        for words, name in ("night herons", "night herons"), ("", ""), ("a url=b", "a url=b"), ("self=b", "self=b"):
            self.write("posts/a.html", f"<!--\n.. title: a\n.. slug: a\n.. date: 2026-01-01 00:00:00\n-->\n\n{{{{% badge {words} %}}}}")
            code, text = self.execute("nikola", "build")
            self.assertNotEqual(code, 0)
            self.assertIn(f"posts/a.html: no badge '{name}'; there is a\n", text)
            self.assertNotIn("Traceback", text)

    def test_only_builds_need_a_manifest_without_errors(self):
        self.build("nikola", "build")
        self.write("badges.yml", "badges: [{fil: a.svg}]\n")
        self.build("nikola", "new_post", "--title", "b", "--format", "html")
        self.build("nikola", "status")
        code, text = self.execute("nikola", "build")
        self.assertNotEqual(code, 0)
        self.assertIn("badges.yml:1:11: error: unknown key 'fil'", text)
        self.build("nikola", "clean")

    def test_the_next_build_writes_no_page_if_no_badge_changed(self):
        self.build("nikola", "build")
        self.assertNotIn(".  render", self.build("nikola", "build"))

    def test_the_command_is_missing(self):
        self.assert_missing_command("nikola", "build")

    def test_the_page_of_all_badges(self):
        self.assert_index("output/badges", "nikola", "build")

    def test_the_theme_that_comes_with_it(self):
        self.build("nikola", "build")
        self.assert_whole("output", "posts/a/index.html")

    def test_warnings_of_the_build(self):
        self.assert_warning("nikola", "build")


class Sphinx(Sites):
    def setUp(self):
        super().setUp()
        self.write("conf.py", "extensions = ['cartouche.sphinx']\nhtml_theme = 'basic'\n")
        self.write("index.rst", "a\n=\n\n:badge:`a`\n")

    def test_a_badge_that_was_missing_is_shown_by_the_next_build(self):
        self.write("badges.yml", MANIFEST.replace("a.svg", "b.svg"))
        self.assertIn("index.rst:4: ERROR: no badge 'a'; there is b", self.build("sphinx-build", "-q", ".", "built"))
        self.write("badges.yml", MANIFEST)
        self.assertEqual(self.build("sphinx-build", "-q", ".", "built"), "")
        self.assertIn("cartouche-badge", self.read("built/index.html"))

    def test_a_name_with_escapes_and_on_two_lines(self):
        self.write("badges.yml", MANIFEST.replace("a.svg", "a_b c.svg"))
        self.write("index.rst", "a\n=\n\n:badge:`a\\_b c` :badge:`a_b\nc`\n")
        self.build("sphinx-build", "-q", "-W", ".", "built")
        self.assertEqual(self.read("built/index.html").count("cartouche-badge"), 2)

    def test_two_sites_in_one_process(self):
        for name in "xy":
            self.write(f"{name}/badges.yml", MANIFEST.replace("a.svg", f"{name}.svg"))
            self.write(f"{name}/conf.py", self.read("conf.py"))
            self.write(f"{name}/index.rst", f"a\n=\n\n:badge:`{name}`\n")
        self.write("both.py", "from sphinx.application import Sphinx\n"
                   "sites = [Sphinx(one, one, one + '/built', one + '/trees', 'html') for one in 'xy']\n"
                   "for site in sites:\n    site.build()\n")
        # The interpreter of Sphinx.
        program = Path(shutil.which("sphinx-build") or self.skipTest("sphinx-build is missing")).read_text().split("\n")[0][2:]
        self.build(program, "both.py")
        for name in "xy":
            self.assertIn(f'src="_images/{name}.svg"', self.read(f"{name}/built/index.html"))

    def test_one_folder_is_allowed_without_a_list(self):
        allow = "\ncartouche_allow = '{}'\n"
        self.write("site/index.rst", self.read("index.rst"))
        # It is no list of letters.
        self.write("site/conf.py", self.read("conf.py") + allow.format("./"))
        self.write("reports/a.json", '{"a": 123}')
        self.write("site/badges.yml", "data: {d: ../reports/a.json}\nbadges: [{file: a.svg, pill: {text: '{d.a}'}}]\n")
        code, text = self.execute("sphinx-build", "-q", "-W", ".", "built", folder="site")
        self.assertNotEqual(code, 0)
        self.assertIn("--allow", text)
        self.write("site/conf.py", self.read("conf.py") + allow.format("../reports"))
        self.assert_allowed("site/built/index.html", "sphinx-build", "-q", "-W", ".", "built", folder="site")

    def test_a_page_follows_a_badge_that_becomes_a_pair_or_is_one_no_more(self):
        """The light file of a pair has the bytes of a file alone."""
        pair = "badges: [{file: a.svg, colorScheme: pair, pill: {text: new}}]\n"
        for number, manifest in enumerate((MANIFEST, pair, MANIFEST)):
            self.write("badges.yml", manifest)
            self.build("sphinx-build", "-q", "-W", "-d", "trees", ".", f"built{number}")
            dark = self.folder / f"built{number}/_static/badges/a-dark.svg"
            self.assertEqual("a-dark.svg" in self.read(f"built{number}/index.html"), manifest == pair)
            self.assertEqual(dark.exists(), manifest == pair)

    def test_pages_and_books_have_the_badges_and_no_report(self):
        self.write("badges.yml", "badges: [{file: b/a.svg, colorScheme: pair, pill: {text: new}}]\n")
        self.write("index.rst", "a\n=\n\n:badge:`b/a`\n")
        self.write("conf.py", "extensions = ['cartouche.sphinx']\ncopyright = version = '1'\nhtml_theme = 'basic'\n")
        for builder in "html", "epub":
            self.build("sphinx-build", "-q", "-W", "-E", "-d", "trees", "-b", builder, ".", builder)
            files = sorted(path.name for path in (self.folder / builder / "_static").rglob("*badge*"))
            self.assertEqual(files, ["badges"])
            self.assertTrue((self.folder / builder / "_static/badges/b/a-dark.svg").exists())
        ElementTree.parse(self.folder / "epub/index.xhtml")

    def test_files_of_the_site_with_the_name_of_a_badge_stay(self):
        self.write("badges.yml", "badges: [{file: a.svg, colorScheme: pair, pill: {text: new}}]\n")
        self.write("conf.py", "extensions = ['cartouche.sphinx']\nhtml_theme = 'basic'\nhtml_static_path = ['_static']\n")
        for name in "a.svg", "a-dark.svg":
            self.write(f"_static/{name}", "mine")
        self.build("sphinx-build", "-q", "-W", ".", "built")
        self.assertEqual([self.read(f"built/_static/{name}") for name in ("a.svg", "a-dark.svg")], ["mine", "mine"])
        for path in re.findall('src(?:set)?="([^"]*svg)"', self.read("built/index.html")):
            self.assertIn("<svg", self.read(f"built/{path}"))

    def test_builders_of_texts_write_the_words(self):
        words = "Text 50% <new> @{}\\ .x more."
        self.write("badges.yml", "badges: [{file: a.svg, pill: {text: '50% <new> @{}\\ .x'}}]\n")
        self.write("index.rst", "a\n=\n\nText :badge:`a` more.\n")
        self.write("conf.py", "extensions = ['cartouche.sphinx', 'sphinx.ext.imgconverter']\n")
        for builder, path, written in (("text", "index.txt", words), ("man", "python.1", words.replace("\\", "\\e")),
                                       ("texinfo", "projectnamenotset.texi", words.replace("@{}", "@@@{@}"))):
            with self.subTest(builder):
                self.build("sphinx-build", "-q", "-W", "-d", "trees", "-b", builder, ".", builder)
                texts = [path.read_text() for path in (self.folder / builder).glob("*.*")]
                self.assertTrue(any(written in text for text in texts), texts)

    def test_latex_shows_the_pdf_file_if_there_is_one(self):
        self.write("badges.yml", "badges: [{file: b/a.svg, colorScheme: pair, exports: [png, pdf], pill: {text: new}}]\n")
        self.write("index.rst", "a\n=\n\n:badge:`b/a`\n\n.. toctree::\n\n   sub/b\n")
        self.write("sub/b.rst", "b\n=\n\n:badge:`b/a`\n")
        for extensions in "'cartouche.sphinx'", "'cartouche.sphinx', 'sphinx.ext.imgconverter'":
            self.write("conf.py", f"project = 'p'\nextensions = [{extensions}]\n")
            for builder in "html", "latex":
                self.build("sphinx-build", "-q", "-W", "-d", "trees", "-b", builder, ".", builder)
            self.assertEqual(len(re.findall(r"\\sphinxincludegraphics\[[^\]]*\]\{\{a\}\.pdf\}", self.read("latex/p.tex"))), 2)
            self.assertTrue((self.folder / "latex/a.pdf").exists())
            self.assertIn('src="_images/a.svg"', self.read("html/index.html"))

    def test_the_address_of_a_heading_is_without_its_badge(self):
        self.write("index.rst", "a\n=\n\nNews :badge:`a`\n---------------\n\n:badge:`a`\n----------\n\n`News`_\n")
        self.build("sphinx-build", "-q", "-W", ".", "built")
        self.assertEqual(re.findall('<section id="([^"]*)"', self.read("built/index.html")), ["a", "news", "id1"])
        self.assertIn('href="#news"', self.read("built/index.html"))

    def test_no_call_that_will_be_removed(self):
        text = self.build("sphinx-build", "-q", ".", "built", **{"PYTHONWARNINGS": "always"})
        self.assertNotRegex(text, r"cartouche\S*: RemovedIn")

    def test_a_pair_in_a_heading_is_in_the_heading_alone(self):
        """As Sphinx leaves out other pictures in lists of headings, where their addresses would lead nowhere."""
        self.write("badges.yml", "badges: [{file: a.svg, colorScheme: pair, pill: {text: new}}]\n")
        self.write("index.rst", "a\n=\n\n.. toctree::\n\n   sub/b\n")
        self.write("sub/b.rst", "B :badge:`a`\n============\n\nC :badge:`a`\n------------\n\nText\n")
        for builder, path in ("html", "sub/b.html"), ("dirhtml", "sub/b/index.html"), ("singlehtml", "index.html"):
            self.build("sphinx-build", "-q", "-W", "-E", "-d", "trees", "-b", builder, ".", builder)
            page = self.read(f"{builder}/{path}")
            self.assertEqual((page.count("<img "), page.count("<picture>")), (2, 2), page)
        self.assertNotIn("<img ", self.read("html/index.html"))

    def test_the_command_is_missing(self):
        self.assert_missing_command("sphinx-build", "-q", ".", "built")

    def test_the_theme_that_comes_with_it(self):
        self.write("conf.py", "extensions = ['cartouche.sphinx']\n")
        self.build("sphinx-build", "-q", ".", "built")
        self.assert_whole("built", "index.html")

    def test_warnings_of_the_build(self):
        self.assert_warning("sphinx-build", "-q", ".", "built")
        self.assert_warning("sphinx-build", "-q", "-W", ".", "built", code=1)


class Pelican(Sites):
    def setUp(self):
        super().setUp()
        self.write("pelicanconf.py", "PATH = 'content'\nPLUGINS = ['cartouche.pelican']\nTIMEZONE = 'UTC'\n"
                   "DEFAULT_LANG = 'en'\nDEFAULT_DATE = 'fs'\nARTICLE_PATHS = ['articles']\nPAGE_PATHS = ['pages']\n")

    def test_texts_of_every_state_show_badges(self):
        count = 0
        for folder in "articles", "pages":
            for state in "published", "hidden", "draft":
                for language in "en", "de":
                    self.write(f"content/{folder}/{state}-{language}.md",
                               f"Title: a\nSlug: {state}\nLang: {language}\nStatus: {state}\n\n[[badge a]]\n")
                    count += 1
        self.build("pelican")
        shown = [path for path in (self.folder / "output").rglob("*.html") if '<img class="cartouche-badge"' in path.read_text()]
        marked = [path for path in (self.folder / "output").rglob("*.html") if "[[badge" in path.read_text()]
        self.assertEqual(marked, [])
        self.assertGreaterEqual(len(shown), count, shown)

    def test_a_summary_shows_badges(self):
        for name in "ab":
            self.write(f"content/articles/{name}.md", f"Title: {name}\nSummary: short [[badge a]]\n\nText\n")
        self.build("pelican")
        # The theme shows the first article as a whole.
        self.assertIn('short <img class="cartouche-badge"', self.read("output/index.html"))

    def test_names_may_have_any_characters(self):
        self.write("badges.yml", "data: {tags: cache/badges/tags.json}\nbadges: [{each: tags, file: '{name|slug}.svg', pill: {text: '{count}'}}]\n")
        self.write("content/articles/a.md", "Title: a\nTags: R&D, a \"b\"\nSummary: [[badge R&D]]\n\n[[badge R&D]] [[badge a \"b\"]]\n")
        self.write("content/articles/b.rst", "b\n#\n\n:tags: R&D\n\n[[badge R&D]] [[badge a \"b\"]]\n")
        self.build("pelican")
        for name in "ab":
            page = self.read(f"output/{name}.html")
            self.assertIn('src="/badges/r-d.svg"', page)
            self.assertIn('src="/badges/a-b.svg"', page)

    def test_typography_keeps_marks(self):
        self.write("pelicanconf.py", self.read("pelicanconf.py") + "TYPOGRIFY = True\n")
        self.write("badges.yml", "data: {tags: cache/badges/tags.json}\nbadges: [{each: tags, file: '{name|slug}.svg', pill: {text: '{name}'}}]\n")
        self.write("content/articles/a.md", "Title: a\nTags: night API\n\nThe last word is [[badge night API]]\n")
        if "Could not process" in self.build("pelican"):
            self.skipTest("typogrify is missing")
        self.assertIn('src="/badges/night-api.svg"', self.read("output/a.html"))

    def test_tags_of_drafts_and_translations_have_a_count_of_none(self):
        self.write("badges.yml", "data: {tags: cache/badges/tags.json}\nbadges: [{each: tags, file: '{name|slug}.svg', hub: {count: '{count}'}}]\n")
        for name, head in (("a", "Tags: old"), ("b", "Status: draft\nTags: new, old"), ("c", "Status: hidden\nTags: own"),
                           ("d", "Slug: a\nLang: de\nTags: alt")):
            self.write(f"content/articles/{name}.md", f"Title: {name}\n{head}\n\n" + "".join(
                f"[[badge {tag}]]" for tag in head.rpartition("Tags: ")[2].split(", ")) + "\n")
        self.build("pelican")
        self.assertEqual(self.read("cache/badges/tags.json"), '[{"name": "alt", "count": 0}, {"name": "new", "count": 0}, '
                         '{"name": "old", "count": 1}, {"name": "own", "count": 0}]')

    def test_addresses_are_those_of_the_site(self):
        """In pages, texts, summaries, templates and feeds, with and without addresses that begin at the page."""
        self.write("content/pages/a.md", "Title: a\n\n[[badge a]]\n")
        for name in "ab":
            self.write(f"content/articles/{name}.md", f"Title: {name}\nSummary: [[badge a]]\n\n[[badge a]]\n")
        self.write("theme/templates/page.html", "{% from 'm.html' import m %}{{ page.content }}{{ badge('a') }}{{ m() }}")
        self.write("theme/templates/m.html", "{% macro m() %}<b>{{ badge('a') }}</b>{% endmacro %}")
        former = self.read("pelicanconf.py")
        for is_relative, root, deeper in ((False, "https://a.example/b", "https://a.example/b"), (True, ".", "..")):
            with self.subTest(is_relative=is_relative):
                self.write("pelicanconf.py", former + "SITEURL = 'https://a.example/b'\nTHEME_TEMPLATES_OVERRIDES = "
                           f"['theme/templates']\nRELATIVE_URLS = {is_relative}\n")
                self.build("pelican")
                page = self.read("output/pages/a.html")
                self.assertEqual(page.count(f'src="{deeper}/badges/a.svg"'), 2 if is_relative else 3)
                self.assertEqual(page.count('<b><img'), 1)
                self.assertEqual(self.read("output/index.html").count(f'src="{root}/badges/a.svg"'), 2)
                self.assertEqual(self.read("output/feeds/all.atom.xml").count('src="https://a.example/b/badges/a.svg"'), 2)
                self.assertTrue((self.folder / "output/badges/a.svg").exists())

    def test_a_missing_badge_is_named_with_its_file(self):
        self.write("content/articles/a.md", "Title: a\n\n[[badge none]]\n")
        code, text = self.execute("pelican")
        self.assertNotEqual(code, 0)
        self.assertRegex(text, r"RuntimeError: \S*articles/a\.md: no badge 'none'; there is a\b")

    def test_one_folder_is_allowed_without_a_list(self):
        self.write("site/pelicanconf.py", self.read("pelicanconf.py") + "CARTOUCHE_ALLOW = '../reports'\n")
        self.write("site/content/pages/a.md", "Title: a\n\n[[badge a]]\n")
        self.assert_allowed("site/output/pages/a.html", "pelican", folder="site")

    def test_the_command_is_missing(self):
        self.write("content/articles/a.md", "Title: a\n\nText\n")
        self.assert_missing_command("pelican")

    def test_the_page_of_all_badges(self):
        self.write("content/articles/a.md", "Title: a\n\n[[badge a]]\n")
        self.assert_index("output/badges", "pelican")

    def test_the_theme_that_comes_with_it(self):
        self.write("content/pages/a.md", "Title: a\n\n[[badge a]]\n")
        self.build("pelican")
        self.assert_whole("output", "pages/a.html")

    def test_warnings_of_the_build(self):
        self.write("content/articles/a.md", "Title: a\n\nText\n")
        self.assert_warning("pelican")


if __name__ == "__main__":
    os.environ["PATH"] = f"{Path(sys.argv.pop(1)).resolve().parent}{os.pathsep}{os.environ['PATH']}"
    unittest.main()
