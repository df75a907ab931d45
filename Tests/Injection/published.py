"""Sites of real generators with badges whose words are payloads.

Each site shows every badge in several ways, each on a page of its own: by the plug-in or by what the command and its
report say, inside of a paragraph, alone, and in tables, lists and headings.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path

from markup import FILES, PAYLOADS

ROOT = Path(__file__).parent.parent.parent
FORBIDDEN = "".join(map(chr, [*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF]))
MANIFEST = """
data: {texts: texts.json, names: names.json}
badges:
- {each: texts, file: "s/{number}.svg", status: {label: "{text}", message: "{text}"}}
- {each: texts, file: "t/{number}.svg", title: "{text}", colorScheme: pair, status: {message: x, color: red, darkColor: blue}}
- {each: texts, file: "p/{number}.svg", pill: {text: "{text}"}}
- {each: texts, file: "e/{number}.svg", profile: embed, status: {label: "{text}", message: "{text}", link: "https://example.org/{path}"}}
- {each: names, file: "n/{text}.svg", pill: {text: a}}
"""
# Browsers take long for a gallery, and Chromium goes away over one of thousands of pictures.
GALLERY = """
data: {texts: few.json}
index: index.html
badges:
- {each: texts, file: "{number}.svg", title: "{text}", pill: {text: a}}
"""
FEW = 5


def words(text):
    """A text as a reader has it: on one line, with a replacement for what XML forbids."""
    return " ".join(text.translate(dict.fromkeys(map(ord, FORBIDDEN), "\ufffd")).split())


class Page:
    """A page of a site, and what is to be seen there."""

    def __init__(self, text, images=(), labels=(), markers=True):
        self.text, self.images, self.labels = text, list(images), list(labels)
        count = len(self.images) or len(self.labels)
        self.shows_references = False
        self.words = [word for number in range(count) for word in (f"n{number}", f"end{number}")] if markers else None


class Badges:
    """The badges of all payloads, and what the command says about them."""

    def __init__(self, command, folder, address, part=1):
        self.command, self.folder, self.address = command, folder, address
        self.texts = [text.replace("HOOK", f"self.fired={number}").replace("FIRE", f"{address}/fire/{number}")
                      .replace("LOAD", f"{address}/load/{number}") for number, text in enumerate(PAYLOADS[::part])]
        # Status badges trim their texts as JavaScript does.
        trimmed = [text.strip("\ufeff \t\r\n") for text in self.texts]
        self.drawn = list(map(words, trimmed))
        self.titles = {"s": [words(f"{text}: {text}") for text in trimmed]}
        self.titles |= dict.fromkeys("tp", [words(text) for text in self.texts])
        self.write_manifest(folder)
        self.run("build", "badges.yml", "--output", "badges", "--report", "badges.json")
        (folder / "gallery.yml").write_text(GALLERY)
        self.run("gallery", "gallery.yml", "--output", "gallery")
        self.run("build", "gallery.yml", "--output", "indexed")
        self.report = json.loads((folder / "badges.json").read_text())["badges"]

    def cards(self):
        """The titles on a page of few badges."""
        return self.titles["t"][::FEW]

    def run(self, *arguments):
        ended = subprocess.run([self.command, *arguments], cwd=self.folder, capture_output=True, check=False)
        if ended.returncode:
            raise SystemExit(f"injection: cartouche {arguments[0]}: {ended.stderr.decode()[:600]}")
        return ended.stdout.decode()

    def write_manifest(self, folder):
        def path(text):
            return "".join(letter for letter in words(text) if letter not in " \\\x7f\ufffd")
        texts = [{"number": number, "text": text, "path": path(text)} for number, text in enumerate(self.texts)]
        (folder / "texts.json").write_text(json.dumps(texts))
        (folder / "few.json").write_text(json.dumps(texts[::FEW]))
        (folder / "names.json").write_text(json.dumps([{"text": name.replace("HOOK", "self.fired=0")} for name in FILES]))
        (folder / "badges.yml").write_text(MANIFEST)

    def title(self, name):
        """The words of a badge of the report."""
        kind, _, number = name.partition("/")
        return "a" if kind == "n" else self.titles["s" if kind == "e" else kind][int(number)]

    def snippets(self, language):
        """What the command says about each badge, by its name, or as a whole."""
        text = self.run("snippets", "badges.json", "--format", language, "--base-url", f"{self.address}/file/badges/")
        if language == "rst":
            return text
        lines = text.split("\n")[:-1]
        if len(lines) != len(self.report):
            raise SystemExit(f"injection: {len(lines)} snippets of {len(self.report)} badges")
        return dict(zip(self.report, lines))

    def each(self, kind, form, markers="n{} {} end{}\n\n"):
        """A text with the badges of a kind."""
        return "".join(markers.format(number, form(f"{kind}/{number}"), number) for number in range(len(self.texts)))

    def page(self, kind, form, markers="n{} {} end{}\n\n"):
        return Page(self.each(kind, form, markers), self.titles[kind])

    def tagged(self, form):
        """The pages with what a plug-in understands."""
        return {
            "inline": self.page("s", form),
            "alone": self.page("t", form, "n{}\n\n{}\n\nend{}\n\n"),
            "list": self.page("p", form, "- n{} ` {} **end{}**\n"),
            "heading": self.page("s", form, "## n{} {} end{}\n\n"),
            "table": Page("| | | |\n|---|---|---|\n" + self.each("t", form, "| n{} | {} | end{} |\n"), self.titles["t"]),
        }

    def pasted(self):
        """The pages with what the command and its report say."""
        markdown, html = self.snippets("markdown"), self.snippets("html")
        pages = {
            "markdown": self.page("s", markdown.get), "markdown-alone": self.page("p", markdown.get, "n{}\n\n{}\n\nend{}\n\n"),
            "markdown-list": self.page("p", markdown.get, "- n{} ` {} **end{}**\n"),
            "html": self.page("t", html.get), "html-alone": self.page("s", html.get, "n{}\n\n{}\n\nend{}\n\n"),
            "report": self.page("p", lambda name: self.report[name]["html"]),
            "markdown-linked": Page(self.each("e", markdown.get), self.titles["s"]),
            "html-linked": Page(self.each("e", html.get), self.titles["s"]),
        }
        names = [name for name in self.report if name.startswith("n/")]
        for language, snippets in (("markdown", markdown), ("html", html)):
            lines = "".join(f"n{number} {snippets[name]} end{number}\n\n" for number, name in enumerate(names))
            pages[f"names-{language}"] = Page(lines, ["a"] * len(names))
        return pages

    def picture(self, name):
        return (self.folder / f"badges/{name}.svg").read_text().strip()

    def inlined(self, form=None):
        """The pages with the pictures themselves."""
        form, labels = form or self.picture, self.titles["s"]
        return {"embed": Page(self.each("e", form), labels=labels),
                "embed-alone": Page(self.each("e", form, "n{}\n\n{}\n\nend{}\n\n"), labels=labels)}


class Site:
    """A site in a folder of its own; `address` is where that folder is served."""

    needs = None

    def __init__(self, name, badges, folder, address):
        self.name, self.badges, self.folder, self.address = name, badges, folder, address
        folder.mkdir(parents=True)
        badges.write_manifest(folder)
        self.pages = {}

    def write(self, path, text):
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text(text)

    def run(self, *command):
        place = Path(self.badges.command)
        bin = self.badges.folder / "bin"
        if not bin.exists():
            bin.mkdir()
            (bin / "cartouche").symlink_to(place)
        environment = {**os.environ, "PATH": f"{bin}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8",
                       "PYTHONPATH": str(ROOT / "Integrations/python"), "PYTHONDONTWRITEBYTECODE": "1"}
        ended = subprocess.run(command, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                               check=False)
        if ended.returncode:
            raise RuntimeError(f"{command[0]}: {(ended.stderr or ended.stdout).decode(errors='replace')[-600:]}")

    def urls(self):
        return {page: f"{self.address}/built/{page}.html" for page in self.pages}


class MkDocs(Site):
    needs = "mkdocs"
    extensions = ["attr_list", "tables"]
    hooks = []

    def build(self):
        self.pages = {**self.badges.tagged("[[badge {}]]".format), **self.badges.pasted(), **self.badges.inlined()}
        for name, page in self.pages.items():
            self.write(f"docs/{name}.md", page.text)
        self.write("theme/main.html", "<!DOCTYPE html><meta charset=utf-8><main>{{ page.content }}</main>")
        self.write("mkdocs.yml", json.dumps({
            "site_name": "a", "site_dir": "built", "theme": {"name": None, "custom_dir": "theme"}, "plugins": ["cartouche"],
            "markdown_extensions": self.extensions, "hooks": self.hooks}))
        self.run("mkdocs", "build", "--quiet")

    def urls(self):
        return {page: f"{self.address}/built/{page}/" for page in self.pages}


class ExtendedMkDocs(MkDocs):
    """With many extensions of Markdown, and pages that are templates."""

    extensions = [
        "extra", "admonition", "sane_lists", "smarty", "toc", "wikilinks", "nl2br", "pymdownx.arithmatex", "pymdownx.betterem",
        "pymdownx.caret", "pymdownx.critic", "pymdownx.details", "pymdownx.emoji", "pymdownx.extra", "pymdownx.highlight",
        "pymdownx.inlinehilite", "pymdownx.keys", "pymdownx.magiclink", "pymdownx.mark", "pymdownx.smartsymbols",
        "pymdownx.snippets", "pymdownx.superfences", "pymdownx.tabbed", "pymdownx.tasklist", "pymdownx.tilde"]
    hooks = ["templates.py"]

    def build(self):
        self.write("templates.py", "import jinja2\n\n"
                   "def on_page_markdown(markdown, **_):\n    return jinja2.Template(markdown).render(config='SECRET')\n")
        super().build()


class Jekyll(Site):
    needs = "jekyll"

    def build(self):
        self.pages = self.contents()
        self.write("_layouts/default.html", "<!DOCTYPE html><meta charset=utf-8><main>{{ content }}</main>")
        for name, page in self.pages.items():
            self.write(f"{name}.md", f"---\nlayout: default\n---\n{page.text}")
        self.write("_config.yml", json.dumps({
            "plugins_dir": str(ROOT / "Integrations/jekyll"), "destination": "built", "liquid": {"error_mode": "strict"},
            "baseurl": f"/{self.address.split('/', 3)[3]}/built"}))
        self.run("jekyll", "build", "--quiet")

    def contents(self):
        return self.badges.tagged("{{% badge {} %}}".format)


class PastedJekyll(Jekyll):
    """Liquid reads what is pasted, and what is included."""

    def contents(self):
        shutil.copytree(self.badges.folder / "badges/e", self.folder / "_includes/e")
        return {**self.badges.pasted(), **self.badges.inlined("{{% include {}.svg %}}".format)}


class Hugo(Site):
    needs = "hugo"
    options = ()

    def build(self):
        self.pages = self.contents()
        for name, page in self.pages.items():
            self.write(f"content/{name}.md", f"---\ntitle: a\n---\n{page.text}")
        self.write("layouts/_default/single.html", "<!DOCTYPE html><meta charset=utf-8><main>{{ .Content }}</main>")
        self.write("config.json", json.dumps({
            "baseURL": f"{self.address}/built/", "uglyURLs": True, "theme": "cartouche", "publishDir": "built",
            "themesDir": str(ROOT / "Integrations/hugo"), "markup": {"goldmark": {"renderer": {"unsafe": True}}},
            "disableKinds": ["RSS", "sitemap", "section", "taxonomy", "term", "home"]}))
        self.run("cartouche", "build", "badges.yml", "--output", "assets/badges", "--report", "data/badges.json")
        self.run("hugo", *self.options)

    def contents(self):
        shown = self.badges.tagged('{{{{< cartouche-badge "{}" >}}}}'.format)
        read = self.badges.tagged('{{{{% cartouche-badge "{}" %}}}}'.format)
        return {**shown, **{f"read-{name}": page for name, page in read.items()}}


class PastedHugo(Hugo):
    def contents(self):
        pages = {**self.badges.pasted(), **self.badges.inlined()}
        # Goldmark 1.5 does not resolve character references in the text of `![text](address)`.
        for name, page in pages.items():
            page.shows_references = name.startswith("markdown")
        return pages


class MinifiedHugo(PastedHugo):
    options = ("--minify",)

    def contents(self):
        pages = super().contents()
        # The minifier resolves references in attributes twice, and joins the texts beside pictures.
        for page in pages.values():
            page.images = page.words = None
        return pages


class Sphinx(Site):
    needs = "sphinx-build"

    def build(self):
        role, raw = ":badge:`{}`".format, "n{}\n\n.. raw:: html\n\n   {}\n\nend{}\n\n"
        self.pages = {
            "inline": self.badges.page("s", role), "alone": self.badges.page("t", role, "n{}\n\n{}\n\nend{}\n\n"),
            "list": self.badges.page("p", role, "- n{} {} **end{}**\n"),
            "raw": self.badges.page("p", self.badges.snippets("html").get, raw),
            "embed": Page(self.badges.each("e", self.badges.picture, raw), labels=self.badges.titles["s"]),
            "snippets": Page(self.badges.snippets("rst"), map(self.badges.title, self.badges.report), markers=False),
        }
        for name, page in self.pages.items():
            self.write(f"{name}.rst", page.text)
        self.write("index.rst", "a\n=\n")
        self.write("conf.py", "extensions = ['cartouche.sphinx']\nhtml_theme = 'basic'\nhtml_permalinks = False\n"
                   "exclude_patterns = ['built']\n")
        self.run("sphinx-build", "-q", "-E", "-j", "2", ".", "built")


SITES = {"mkdocs": MkDocs, "mkdocs-extended": ExtendedMkDocs, "jekyll": Jekyll, "jekyll-pasted": PastedJekyll, "hugo": Hugo,
         "hugo-pasted": PastedHugo, "hugo-minified": MinifiedHugo, "sphinx": Sphinx}
