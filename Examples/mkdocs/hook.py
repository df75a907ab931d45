from cartouche.mkdocs import CartouchePlugin

plugin = CartouchePlugin()
# The example sites share their reports.
plugin.load_config({"allow": [".."]})
on_files, on_page_markdown = plugin.on_files, plugin.on_page_markdown
