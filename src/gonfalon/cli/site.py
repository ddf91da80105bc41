"""What the commands of the server share: reading the settings, and saying what is wrong."""

from __future__ import annotations

import os

from gonfalon.cli.common import CommandError

SETTINGS = "gonfalon.server.settings"
INSTALL = "the server is not installed: pip install 'gonfalon[server]'"


def set_up(process: str) -> None:
    """Make Django ready, or say in one line why it cannot be."""
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
