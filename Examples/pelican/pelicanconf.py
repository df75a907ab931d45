SITENAME = "Field notes"
SITEURL = ""
PATH = "content"
OUTPUT_PATH = "build/site"
CACHE_PATH = "build/cache"
TIMEZONE = "UTC"
PLUGINS = ["cartouche.pelican"]
# The example sites share their reports.
CARTOUCHE_ALLOW = [".."]
THEME = "theme"
FEED_ALL_ATOM = "feed.xml"
CATEGORY_FEED_ATOM = None
AUTHOR = "A. Swift"
DELETE_OUTPUT_DIRECTORY = True
DIRECT_TEMPLATES = ["index", "search"]
SEARCH_SAVE_AS = "search.json"
AUTHOR_SAVE_AS = CATEGORY_SAVE_AS = TAG_SAVE_AS = ""
