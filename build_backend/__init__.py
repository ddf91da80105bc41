"""The build backend: hatchling, and the web client made first where it is missing.

pip and `python -m build` call these functions by name. An editable install takes the client from
`web/dist` (`make web`), so it asks for nothing more than hatchling does.
"""

from __future__ import annotations

from typing import Any

from hatchling import build as hatchling
from hatchling.build import build_editable, get_requires_for_build_editable

from build_backend import client

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what has to be installed before a wheel can be built."""
    return [*hatchling.get_requires_for_build_wheel(config_settings), *client.requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what has to be installed before a source distribution can be built."""
    return hatchling.get_requires_for_build_sdist(config_settings)


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build a wheel with the client in it; return its name."""
    client.make()
    return hatchling.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build a source distribution: the client's sources, from which the wheel makes it."""
    return hatchling.build_sdist(sdist_directory, config_settings)
