"""The documentation site, made from the documents as they are: `scripts/site` puts it into .cache/site."""

import defifoo

project = "Défifoo"
author = "The Défifoo maintainers"
release = defifoo.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
include_patterns = ["*.md", "docs/**"]
exclude_patterns = ["web/**", ".cache/**", ".venv/**", "src/**", "tests/**", "dist/**"]
root_doc = "docs/site/index"
suppress_warnings = ["misc.highlighting_failure"]  # blocks of text that are no programming language
html_theme = "furo"
html_title = "Défifoo"
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints = "description"
