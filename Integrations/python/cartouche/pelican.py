"""A plug-in of Pelican: badges of a manifest in articles and pages, by [[badge name]], and in templates, by badge(name).

The manifest is badges.yml in the folder where Pelican runs, or CARTOUCHE_MANIFEST. Files are at `badges/` in the site.
The tags of all articles, with their counts, are in `cache/badges/tags.json`, for `each` in the manifest.
"""

from pathlib import Path

from markupsafe import Markup
from pelican import signals

from cartouche.building import Badges, write_counts

# The lists of the generators of articles and pages.
KINDS = ("articles", "translations", "hidden_articles", "hidden_translations", "drafts", "drafts_translations",
         "pages", "hidden_pages", "draft_pages", "draft_translations")


def draw(generators):
    settings = generators[0].settings
    folder = Path(settings["CACHE_PATH"]) / "badges"
    contents = [content for one in generators for kind in KINDS for content in getattr(one, kind, [])]
    articles = [article for one in generators for article in getattr(one, "articles", [])]
    write_counts(folder / "tags.json", [[tag.name for tag in getattr(article, "tags", [])] for article in articles])
    manifest = settings.get("CARTOUCHE_MANIFEST", "badges.yml")
    badges = Badges.build(manifest, folder / "badges", allow=settings.get("CARTOUCHE_ALLOW", []))
    badges.copy(Path(settings["OUTPUT_PATH"]) / "badges")
    address = f'{settings["SITEURL"]}/badges/'
    for content in contents:
        content._content = badges.expand(content._content, address)
        if hasattr(content, "_summary"):
            content._summary = content.metadata["summary"] = badges.expand(content._summary, address)
    for one in generators:
        one.env.globals["badge"] = lambda name: Markup(badges.html(str(name), address))


def register():
    signals.all_generators_finalized.connect(draw)
