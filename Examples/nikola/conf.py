BLOG_AUTHOR = "A. Swift"
BLOG_TITLE = "Field notes"
SITE_URL = "https://example.org/"
BLOG_EMAIL = "post@example.org"
BLOG_DESCRIPTION = "Notes"
DEFAULT_LANG = "en"
TRANSLATIONS = {"en": ""}
TIMEZONE = "UTC"
THEME = "notes"
EXTRA_HEAD_DATA = '<link rel="stylesheet" href="/site.css"><link rel="icon" href="data:,">'
POSTS = (("posts/*.md", "posts", "post.tmpl"),)
PAGES = ()
COMPILERS = {"markdown": [".md"]}
OUTPUT_FOLDER = "build/site"
CACHE_FOLDER = "build/cache"
# In a site of your own, copy the folder cartouche from there into plugins.
EXTRA_PLUGINS_DIRS = ["../../Integrations/nikola"]
# The example sites share their reports.
CARTOUCHE_ALLOW = [".."]
COMMENT_SYSTEM = ""
