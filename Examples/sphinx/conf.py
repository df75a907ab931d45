project = "Field notes"
extensions = ["cartouche.sphinx"]
html_theme = "furo"
html_static_path = ["_static"]
html_favicon = "_static/icon.svg"
html_css_files = ["site.css"]
exclude_patterns = ["build"]
