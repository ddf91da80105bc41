"""Settings of the documentation: Sphinx, MyST, Furo."""

from gonfalon import __version__

project = "Gonfalon"
author = "the Gonfalon contributors"
project_copyright = author
release = __version__
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build", "readme"]  # README in other languages is read on GitHub
nitpicky = True
# Types in signatures may name what the reference leaves out, or belong to the standard library.
nitpick_ignore_regex = [(r"py:.*", r".*")]
default_role = "code"

autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Gonfalon {release}"
