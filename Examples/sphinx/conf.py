project = "Field notes"
extensions = ["cartouche.sphinx"]
# The example sites share their reports.
cartouche_allow = [".."]
html_theme = "furo"
# White rows show on a grey page.
html_theme_options = {"light_css_variables": {"color-background-primary": "#f2f2f7"}}
html_static_path = ["_static"]
html_favicon = "_static/icon.svg"
html_css_files = ["site.css"]
exclude_patterns = ["build"]
