"""An extension of Sphinx: badges of a manifest in the documents, by the role :badge:`name`.

The badges go into `_badges` in the folder of the documents, and for pages also into `_static`, where style sheets find
them. Builders of texts write the words of a badge.
"""

from pathlib import Path

from docutils import nodes
from sphinx.errors import ExtensionError

from cartouche.building import Badges

FOLDER = "_badges"


def build(app, config):
    manifest = Path(app.confdir) / config.cartouche_manifest
    allow = [Path(app.confdir) / path for path in config.cartouche_allow]
    try:
        app.cartouche_badges = Badges.build(manifest, Path(app.srcdir) / FOLDER, allow=allow)
    except (OSError, RuntimeError) as error:
        raise ExtensionError(str(error)) from error
    config.html_static_path.append(str(Path(app.srcdir) / FOLDER))


def role(_, rawtext, text, lineno, inliner, options=None, content=None):
    app = inliner.document.settings.env.app
    try:
        entry = app.cartouche_badges.entry(text)
    except KeyError as error:
        problem = inliner.reporter.error(error.args[0], line=lineno)
        return [inliner.problematic(rawtext, rawtext, problem)], [problem]
    # Sphinx makes pictures with a size links to themselves, unless they have this class.
    classes = ["badge", "no-scaled-link"]
    size = {"width": f'{entry["width"]}px', "height": f'{entry["height"]}px'}
    return [nodes.image(rawtext, uri=f'/{FOLDER}/{entry["file"]}', alt=entry["alt"], classes=classes, **size)], []


def setup(app):
    app.add_config_value("cartouche_manifest", "badges.yml", "env")
    # Folders beside that of the manifest, and the working directory, from which the manifest names files.
    app.add_config_value("cartouche_allow", [], "env")
    app.add_role("badge", role)
    # Before Sphinx looks for the static folders.
    app.connect("config-inited", build)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
