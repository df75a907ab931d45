"""A shortcode of Nikola: {{% badge coverage %}}, and badge("coverage") in templates.

The badges of badges.yml go to badges/ in the site. Before they are drawn, badges/tags.json in the folder for caches gets
the tags of the posts with their counts, for `each` in the manifest. The package cartouche-badges has the command.
"""

from pathlib import Path

from blinker import signal
from nikola.plugin_categories import ShortcodePlugin

from cartouche.building import Badges, write_counts


class BadgePlugin(ShortcodePlugin):
    name = "badge"

    def set_site(self, site):
        super().set_site(site)
        site.GLOBAL_CONTEXT["badge"] = self.html
        signal("scanned").connect(self.draw)

    def draw(self, site):
        folder = Path(site.config["CACHE_FOLDER"]) / "badges"
        write_counts(folder / "tags.json", [post.tags for post in site.posts])
        allow = site.config.get("CARTOUCHE_ALLOW", [])
        self.badges = Badges.build("badges.yml", folder / "badges", allow=allow, log=self.logger)
        # Nikola lists what is in its folders for files before it reads the posts.
        self.badges.copy(Path(site.config["OUTPUT_FOLDER"]) / "badges")
        # Pages are built again if something in the context of their templates changed.
        site.GLOBAL_CONTEXT["cartouche_badges"] = self.badges.entries

    def html(self, name):
        return self.badges.html(str(name), "/badges/")

    def handler(self, name, site=None, data=None, lang=None, post=None):
        return self.html(name), [str(self.badges.folder / "badges.json")]
