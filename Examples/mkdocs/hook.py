from cartouche.mkdocs import CartouchePlugin

plugin = CartouchePlugin()
# The example sites share their reports.
plugin.load_config({"allow": [".."]})
on_nav, on_serve = plugin.on_nav, plugin.on_serve
on_page_markdown, on_post_page = plugin.on_page_markdown, plugin.on_post_page
