"""The chain app."""

from __future__ import annotations

from django.apps import AppConfig


class ChainConfig(AppConfig):
    """The public chain of commitments."""

    name = "gonfalon.server.chain"
    label = "chain"
