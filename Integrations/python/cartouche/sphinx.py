"""An extension of Sphinx: badges of a manifest in the documents, by the role :badge:`name`.

The badges go into `_badges/badges` in the folder of the documents, and for pages also into `_static/badges`, where style
sheets find them. Builders of texts write the words of a badge, and LaTeX takes its PDF file.
"""

import html
from pathlib import Path
from urllib.parse import quote

from docutils import nodes
from docutils.utils import unescape
from sphinx.errors import ExtensionError
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.logging import getLogger
from sphinx.util.osutil import relative_uri

from cartouche.building import Badges

# Sphinx copies what is in this folder into `_static`, where other files may have the name of a badge.
STATIC = "_badges"
FOLDER = STATIC + "/badges"
# A name with a point, since Sphinx copies all others in a folder for static files.
REPORT = ".badges.json"


def build(app, config):
    manifest = Path(app.confdir) / config.cartouche_manifest
    allow = config.cartouche_allow
    allow = [Path(app.confdir) / path for path in ([allow] if isinstance(allow, str) else allow)]
    try:
        # Here, since roles are those of all sites that a process builds.
        config._cartouche_badges = Badges.build(
            manifest, Path(app.srcdir) / FOLDER, allow=allow, log=getLogger(__name__), report=REPORT)
    except (OSError, RuntimeError) as error:
        raise ExtensionError(str(error)) from error
    config.html_static_path.append(str(Path(app.srcdir) / STATIC))


class image(nodes.image):
    """A badge. Writers find what to do with a node by the name of its class, which is that of docutils."""

    def astext(self):
        """Nothing, so that the address of a heading does not change with the badge in it."""
        return ""


class badge_pair(nodes.image):
    """A picture with another file for dark pages, which builders of pages alone show."""


class Pairs(SphinxPostTransform):
    """Makes pairs of pictures with a dark file, after Sphinx took the headings, without their pictures, from the document."""

    default_priority = 90
    formats = ("html",)

    def run(self, **_):
        for badge in list(self.document.findall(image)):
            if "dark" in badge:
                badge.replace_self(badge_pair(badge.rawsource, **badge.attributes))


class Words(Pairs):
    """Makes texts of pictures."""

    formats = ("text", "man", "texinfo")

    def run(self, **_):
        for badge in list(self.document.findall(image)):
            badge.parent.replace(badge, nodes.Text(badge["alt"]))


class Prints(Pairs):
    """Takes the PDF files, where there are any, before Sphinx converts pictures."""

    formats = ("latex",)

    def run(self, **_):
        for badge in self.document.findall(image):
            if "pdf" in badge:
                badge["uri"] = badge["candidates"]["*"] = badge["pdf"]
                self.env.images.add_file(self.env.docname, badge["pdf"])


def visit_pair(self, node):
    page = self.builder.get_target_uri(self.builder.current_docname)
    dark = html.escape(relative_uri(page, "_static/badges/") + quote(node["dark"]))
    self.body.append(f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}" />')
    self.visit_image(node)


def depart_pair(self, node):
    self.depart_image(node)
    self.body.append("</picture>")


def role(_, rawtext, text, lineno, inliner, options=None, content=None):
    # The document is read again when other badges were built, or the badge has got a dark file.
    env = inliner.document.settings.env
    env.note_dependency(f"{FOLDER}/{REPORT}")
    try:
        entry = env.config._cartouche_badges.entry(unescape(text))
    except KeyError as error:
        problem = inliner.reporter.error(error.args[0], line=lineno)
        return [inliner.problematic(rawtext, rawtext, problem)], [problem]
    # Sphinx makes pictures with a size links to themselves, unless they have this class.
    classes = ["cartouche-badge", "no-scaled-link"]
    size = {"width": f'{entry["width"]}px', "height": f'{entry["height"]}px'}
    others = {"dark": entry["dark"]} if "dark" in entry else {}
    others.update(("pdf", f"{FOLDER}/{path}") for path in entry.get("exports", []) if path.endswith(".pdf"))
    badge = image(rawtext, uri=f'/{FOLDER}/{entry["file"]}', alt=entry["alt"], classes=classes, **size, **others)
    return [nodes.reference(rawtext, "", badge, refuri=entry["link"]) if "link" in entry else badge], []


def setup(app):
    app.add_config_value("cartouche_manifest", "badges.yml", "env")
    # Folders beside that of the manifest, and the working directory, from which the manifest names files.
    app.add_config_value("cartouche_allow", [], "env", types=[str])
    app.add_role("badge", role)
    for transform in Pairs, Words, Prints:
        app.add_post_transform(transform)
    app.add_node(badge_pair, html=(visit_pair, depart_pair))
    # Before Sphinx looks for the static folders.
    app.connect("config-inited", build)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
