"""A plug-in of Pelican: badges of a manifest in articles and pages, by [[badge name]], and in templates, by badge(name).

The manifest is badges.yml in the folder where Pelican runs, or CARTOUCHE_MANIFEST. Files are at `badges/` in the site.
The tags of all articles, with their counts, are in `cache/badges/tags.json`, for `each` in the manifest. Those of drafts,
hidden articles and translations alone have a count of 0.
"""

from pathlib import Path

from jinja2 import pass_context
from markupsafe import Markup, escape
from pelican import signals

from cartouche.building import Badges, write_counts

# The lists of the generators of articles and pages.
KINDS = ("articles", "translations", "hidden_articles", "hidden_translations", "drafts", "drafts_translations",
         "pages", "hidden_pages", "draft_pages", "draft_translations")
# Stands for the address of the badges in texts until they are put into a page.
SITE = "\ue000badges\ue000"


def draw(generators):
    settings = generators[0].settings
    folder = Path(settings["CACHE_PATH"]) / "badges"
    contents = [content for one in generators for kind in KINDS for content in getattr(one, kind, [])]
    articles = [article for one in generators for article in getattr(one, "articles", [])]
    tags, others = ([[tag.name for tag in getattr(one, "tags", [])] for one in many] for many in (articles, contents))
    write_counts(folder / "tags.json", tags, others)
    manifest = settings.get("CARTOUCHE_MANIFEST", "badges.yml")
    badges = Badges.build(manifest, folder / "badges", allow=settings.get("CARTOUCHE_ALLOW", []))
    badges.copy(Path(settings["OUTPUT_PATH"]) / "badges")
    for content in contents:
        try:
            content._content = badges.expand(content._content, SITE, is_html=True)
            if hasattr(content, "_summary"):
                content._summary = content.metadata["summary"] = badges.expand(content._summary, SITE, is_html=True)
        except KeyError as error:
            raise RuntimeError(f"{content.source_path}: {error.args[0]}") from error
        for name in "get_content", "get_summary":
            setattr(content, name, placed(getattr(content, name)))

    @pass_context
    def badge(context, name):
        # Macros of another file have no context.
        return Markup(badges.html(str(name), f'{context.get("SITEURL", settings["SITEURL"])}/badges/'))

    for one in generators:
        one.env.globals["badge"] = badge


def placed(method):
    """A method that gives a text for the address of the site, as it is from a page or a feed, with its badges there."""
    return lambda siteurl: method(siteurl).replace(SITE, f"{escape(siteurl)}/badges/")


def register():
    signals.all_generators_finalized.connect(draw)
