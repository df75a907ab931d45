from cartouche.mkdocs import CartouchePlugin

plugin = CartouchePlugin()
plugin.load_config({})
on_files, on_page_markdown = plugin.on_files, plugin.on_page_markdown
