"""`gonfalon operate`: close registration, make the site read-only, announce, from a shell.

The same settings are on the operators' page. This command works when nobody can sign in.
"""

from __future__ import annotations

import argparse

from gonfalon.cli.common import CommandError, Commands
from gonfalon.cli.site import set_up

LANGUAGES = ("en", "ru", "uk", "pl")


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "operate",
        description="Change the settings of the running site, then print them. Without an option "
        "they are only printed. A change applies within two seconds.",
    )
    parser.add_argument("--registration", choices=("open", "closed"))
    parser.add_argument("--read-only", choices=("on", "off"), dest="read_only")
    for code in LANGUAGES:
        parser.add_argument(
            f"--announce-{code}", metavar="TEXT", dest=code, help="an empty text removes it"
        )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("operate")
    from django.core.exceptions import ValidationError
    from django.db import transaction

    from gonfalon.server.site.models import ONLY, SiteSettings

    with transaction.atomic():
        SiteSettings.objects.get_or_create(id=ONLY)
        row = SiteSettings.objects.select_for_update().get(id=ONLY)
        changes = wanted(arguments)
        for name, value in changes.items():
            setattr(row, name, value)
        try:
            row.full_clean()
        except ValidationError as error:
            raise CommandError(" ".join(error.messages)) from error
        if changes:
            row.save()
    print(f"registration  {'open' if row.registration_open else 'closed'}")
    print(f"read-only     {'on' if row.read_only else 'off'}")
    for code in LANGUAGES:
        print(f"announce {code}   {getattr(row, f'announcement_{code}') or '-'}")
    return 0


def wanted(arguments: argparse.Namespace) -> dict[str, object]:
    """Return the fields to change."""
    changes: dict[str, object] = {}
    if arguments.registration is not None:
        changes["registration_open"] = arguments.registration == "open"
    if arguments.read_only is not None:
        changes["read_only"] = arguments.read_only == "on"
    for code in LANGUAGES:
        text = getattr(arguments, code)
        if text is not None:
            changes[f"announcement_{code}"] = text
    return changes
