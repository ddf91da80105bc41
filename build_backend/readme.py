"""README as the package index shows it: there, links between files of the repository lead nowhere.

Each becomes the address of the file in the source, at the tag of this version.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCE: Final = "Source"  # the name of the repository's address in [project.urls]
LINK: Final = re.compile(r"""(?P<before>\]\(|(?:href|src|srcset)=")(?P<path>[^)\s"]+)""")
ELSEWHERE: Final = re.compile(r"[a-z]+:|#")
PICTURES: Final = (".avif", ".gif", ".jpg", ".png", ".svg", ".webp")


def absolute(text: str, source: str, version: str) -> str:
    """Return Markdown with its links into the repository as addresses."""

    def link(found: re.Match[str]) -> str:
        path = found["path"]
        if ELSEWHERE.match(path):
            return found[0]
        kind = "raw" if path.endswith(PICTURES) else "blob"
        return f"{found['before']}{source.rstrip('/')}/{kind}/v{version}/{path}"

    return LINK.sub(link, text)


class ReadmeHook(MetadataHookInterface):
    """Gives the package its README."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the readme."""
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute(text, metadata["urls"][SOURCE], metadata["version"]),
        }
