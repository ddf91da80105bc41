"""`gonfalon doctor`: check everything a site needs."""

from __future__ import annotations

import argparse

from gonfalon.cli.common import Commands
from gonfalon.cli.site import set_up


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "doctor",
        description="Look at the settings, the database, Redis, disk, clock, mail and static "
        "files. One line each; exits with 1 if anything fails.",
    )
    parser.add_argument("--strict", action="store_true", help="a warning is a failure")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("doctor")
    from gonfalon.server.commands.doctor import examine
    from gonfalon.server.commands.findings import FAIL, WARN

    states = []
    for found in examine():
        print(found.line(), flush=True)
        states.append(found.state)
    bad = states.count(FAIL)
    warned = states.count(WARN)
    print(f"{len(states)} looked at, {warned} warnings, {bad} failures")
    return 1 if bad or (arguments.strict and warned) else 0
