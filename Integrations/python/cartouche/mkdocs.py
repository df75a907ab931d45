"""A plug-in of MkDocs: badges of a manifest in the pages, by [[badge name]].

Files are at `badges/` in the site. The tags of all pages, with their counts, are in `tags.json` in the folder that the
build of the badges uses, for `each` in the manifest.
"""

import html
import logging
import re
from pathlib import Path
from urllib.parse import unquote

from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File
from mkdocs.utils import get_relative_url
from mkdocs.utils.meta import get_data

from cartouche.building import Badges, write_counts

LOG = logging.getLogger(f"mkdocs.plugins.{__name__}")
PICTURE = re.compile(r'(<source media="\(prefers-color-scheme: dark\)" srcset="[^"]*">)?<img class="cartouche-badge" src="[^"]*"')
ADDRESS = re.compile(r'( (?:src|srcset)=")(?:\.\./)*([^"]*)')


class CartoucheConfig(Config):
    manifest = config_options.Type(str, default="badges.yml")
    # Outside of the documents, so that `mkdocs serve` does not build again because of it.
    folder = config_options.Type(str, default="build/badges")
    # Folders beside that of the manifest, and the working directory, from which the manifest names files.
    allow = config_options.ListOfItems(config_options.Type(str), default=[])


def tags(page):
    """The tags in the front matter of a page, also a single one that is in no list."""
    # What is made while a site is built, since MkDocs 1.6, has no path.
    text = Path(page.abs_src_path).read_text(encoding="utf-8-sig") if page.abs_src_path else page.content_string
    found = get_data(text)[1].get("tags")
    return [tag for tag in (found if isinstance(found, list) else [found]) if tag is not None]


class CartouchePlugin(BasePlugin[CartoucheConfig]):
    # After the plug-ins and hooks that make pages. The blog of Material says only here which of its posts are drafts.
    @event_priority(-100)
    def on_nav(self, nav, config, files):
        root = Path(config.config_file_path).parent
        folder = root / self.config.folder
        write_counts(folder / "tags.json", map(tags, files.documentation_pages()))
        try:
            allow = [root / path for path in self.config.allow]
            self.badges = Badges.build(root / self.config.manifest, folder / "badges", allow=allow, log=LOG)
        except (OSError, RuntimeError) as error:
            raise PluginError(str(error)) from error
        self.paths = set(self.badges.files())
        for path in self.badges.files():
            files.append(File(f"badges/{path}", str(folder), config.site_dir, config.use_directory_urls))
        return nav

    def on_page_markdown(self, markdown, page, config, files):
        try:
            return self.badges.expand(markdown, get_relative_url("badges/", page.url))
        except KeyError as error:
            raise PluginError(f"{page.file.src_path}: {error.args[0]}") from error

    def on_post_page(self, output, page, config):
        """Pages that collect others, such as those of blogs, have their badges with the addresses of those pages."""
        folder = get_relative_url("badges/", page.url)

        def is_known(path):
            return unquote(html.unescape(path)) in self.paths

        def address(found):
            written = found[0].removeprefix(found[1])
            if written.startswith(folder) and is_known(written.removeprefix(folder)):
                return found[0]
            # The address in a page below badges/ may not name this folder.
            for path in (found[2].removeprefix("badges/"), found[2]):
                if is_known(path):
                    return found[1] + folder + path
            return found[0]

        return PICTURE.sub(lambda picture: ADDRESS.sub(address, picture[0]), output)

    def on_serve(self, server, config, builder):
        server.watch(str(Path(config.config_file_path).parent / self.config.manifest))
        return server
