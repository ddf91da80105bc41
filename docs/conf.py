"""Settings of the documentation: Sphinx, MyST, Furo."""

import tomllib
from pathlib import Path

_project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))

project = "Gonfalon"
author = "the Gonfalon contributors"
project_copyright = author
release = _project["project"]["version"]
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
nitpicky = True

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Gonfalon {release}"
