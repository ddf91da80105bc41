"""Shared by the server commands: set up Django and report configuration errors."""

from __future__ import annotations

import os

from gonfalon.cli.common import CommandError

SETTINGS = "gonfalon.server.settings"
INSTALL = "the server is not installed: pip install 'gonfalon[server]'"


def set_up(process: str) -> None:
    """Set up Django, or raise `CommandError` with a one-line reason."""
    os.environ["DJANGO_SETTINGS_MODULE"] = SETTINGS
    os.environ.setdefault("GONFALON_PROCESS", process)
    try:
        import django
    except ImportError as error:
        raise CommandError(INSTALL) from error
    from gonfalon.server.environment import BadEnvironment

    try:
        django.setup()
    except BadEnvironment as error:
        raise CommandError(str(error)) from error
