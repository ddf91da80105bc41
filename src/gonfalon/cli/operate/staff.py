"""`gonfalon staff`: who may moderate and operate the site."""

from __future__ import annotations

import argparse

from gonfalon.cli.common import CommandError, Commands
from gonfalon.cli.site import set_up

ROLES = ("moderator", "operator")


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "staff",
        description="Moderators read reports, hide lines, suspend and void. Operators announce, "
        "close registration and set limits. Both need a second factor.",
    )
    actions = parser.add_subparsers(title="actions", dest="action", metavar="ACTION", required=True)
    actions.add_parser("list", help="show all staff").set_defaults(run=show)
    adding = actions.add_parser("add", help="give an account these roles, and no others")
    adding.add_argument("name", help="of the account")
    adding.add_argument(
        "--as",
        dest="roles",
        action="append",
        choices=ROLES,
        help="may be given several times; moderator by default",
    )
    adding.set_defaults(run=add)
    removing = actions.add_parser("remove", help="take all roles from an account")
    removing.add_argument("name", help="of the account")
    removing.set_defaults(run=remove)


def show(arguments: argparse.Namespace) -> int:
    """List all staff."""
    set_up("staff")
    from gonfalon.server.accounts.staffing import members

    found = members()
    for member in found:
        factor = "" if member.has_factor else "  NO SECOND FACTOR"
        seen = f"{member.last_sign_in:%Y-%m-%d}" if member.last_sign_in else "never"
        roles = ", ".join(member.roles) or "no role"
        print(f"{member.name:24} {roles:24} last sign-in {seen}{factor}")
    print(f"{len(found)} staff")
    return 0


def add(arguments: argparse.Namespace) -> int:
    """Appoint an account."""
    set_up("staff")
    from gonfalon.server.accounts.staffing import CannotAppoint, appoint

    try:
        member = appoint(arguments.name, arguments.roles or ROLES[:1])
    except CannotAppoint as no:
        raise CommandError(str(no)) from no
    print(f"{member.name} is {' and '.join(member.roles)} and has to sign in again")
    return 0


def remove(arguments: argparse.Namespace) -> int:
    """Dismiss an account."""
    set_up("staff")
    from gonfalon.server.accounts.staffing import CannotAppoint, dismiss

    try:
        dismiss(arguments.name)
    except CannotAppoint as no:
        raise CommandError(str(no)) from no
    print(f"{arguments.name} is not staff any more")
    return 0
