"""A shortcode of Nikola: {{% badge coverage %}}, and badge("coverage") in templates.

The badges of badges.yml go to badges/ in the site. Before they are drawn, badges/tags.json in the folder for caches gets
the tags of the posts with their counts, for `each` in the manifest. Those of drafts and translations alone have a count
of 0. The package cartouche-badges has the command.
"""

from pathlib import Path

from blinker import signal
from doit.exceptions import TaskFailed
from nikola.plugin_categories import Task
from nikola.shortcodes import ParsingError

from cartouche.building import Badges, write_counts


class BadgePlugin(Task):
    """Copy the badges."""

    name = "badge"
    error = None

    def set_site(self, site):
        super().set_site(site)
        site.register_shortcode(self.name, self.handler)
        site.GLOBAL_CONTEXT["badge"] = self.html
        signal("scanned").connect(self.draw)

    def draw(self, site):
        folder = Path(site.config["CACHE_FOLDER"]) / "badges"
        others = [post.tags_for_language(lang) for post in site.timeline for lang in post.translated_to]
        write_counts(folder / "tags.json", [post.tags for post in site.posts], others)
        allow = site.config.get("CARTOUCHE_ALLOW", [])
        try:
            self.badges = Badges.build("badges.yml", folder / "badges", allow=allow, log=self.logger)
        except (OSError, RuntimeError) as error:
            # Posts are also read by commands that need no badges.
            self.error = error
            return
        # Pages are built again if something in the context of their templates changed.
        site.GLOBAL_CONTEXT["cartouche_badges"] = self.badges.entries

    def output(self):
        return Path(self.site.config["OUTPUT_FOLDER"]) / "badges"

    def gen_tasks(self):
        self.site.scan_posts()
        if self.error:
            yield {"basename": self.name, "actions": [self.fail]}
            return
        files = self.badges.files()
        yield {"basename": self.name, "actions": [(self.badges.copy, [self.output()])], "clean": True,
               "file_dep": [str(self.badges.folder / path) for path in files],
               "targets": [str(self.output() / path) for path in files]}

    def fail(self):
        return TaskFailed(str(self.error))

    def html(self, name):
        if self.error:
            raise self.error
        return self.badges.html(str(name), "/badges/")

    def handler(self, /, *words, name="", site=None, data="", lang=None, post=None, **others):
        # Nikola takes a name with = for an argument with a name of its own, and hands those on apart from the words.
        words = filter(None, [name, *words, *(f"{key}={value}" for key, value in others.items())])
        try:
            return self.html(" ".join(words)), [str(self.badges.folder / "badges.json")]
        except KeyError as error:
            # Nikola adds the file.
            raise ParsingError(error.args[0]) from error
