"""The play app."""

from __future__ import annotations

from django.apps import AppConfig


class PlayConfig(AppConfig):
    """Play."""

    name = "gonfalon.server.play"
    label = "play"
