"""Which commands there are, what they are for, and what each does in one line."""

from __future__ import annotations

from typing import Final, NamedTuple


class Group(NamedTuple):
    """Commands for the same people: a package here, with a module for each command.

    A module has `add_parser`. A dash in the name of a command is an underscore in that of its
    module.
    """

    package: str
    title: str
    commands: dict[str, str]  # what each does, by its name, in the order of the help page


GROUPS: Final = (
    Group(
        "play",
        "play",
        {
            "demo": "play in the browser: the whole server on this machine",
            "play": "play in the terminal, against bots or at one keyboard",
            "replay": "print a recorded match step by step",
            "verify": "check every die and every shuffle of a recorded match",
            "chain": "check that a site has not changed the proofs it published",
        },
    ),
    Group(
        "author",
        "write a game",
        {
            "rules": "look up rules: wording, code, tests, coverage",
            "content": "show the components of a game and where their facts come from",
            "editions": "list the earlier contents that kept files of games need",
            "lessons": "list, read and check the lessons of games",
            "fields": "show the methods that follow from the fields of a class",
            "schema": "print the JSON Schema of a game's views, questions and events",
        },
    ),
    Group(
        "prove",
        "prove a game",
        {
            "simulate": "play random matches and check invariants, endings and coverage",
            "leaks": "check that nobody can learn more than the rules allow",
            "fidelity": "check saving, copying, undo and records at every decision",
            "balance": "let equal bots play: scores by seat, cards taken too often",
            "arena": "let bots play many matches against each other",
            "bench": "measure the speed, compared with other engines",
            "digests": "print checksums of random matches, to compare builds",
        },
    ),
    Group(
        "operate",
        "operate a site",
        {
            "serve": "run the web server: pages, API, sockets",
            "work": "run a worker of the server: bots, deadlines, notices",
            "migrate": "bring the server's database up to date",
            "doctor": "check everything the server needs",
            "staff": "list, appoint and dismiss moderators and operators",
            "operate": "announce, close registration, make the site read-only",
            "ratings": "compute the ratings again from the finished tables",
            "endings": "keep finished matches readable when their rules are dropped",
            "release-check": "replay all stored matches with this release, before it is deployed",
            "rehearse": "compare a restored backup with the live database",
            "move-table": "move a match in progress to another database",
            "static": "make a folder that plays without a server",
            "openapi": "write the OpenAPI description of the server's API",
        },
    ),
    Group(
        "shell",
        "your shell",
        {"completion": "complete commands and options with the Tab key"},
    ),
)

COMMANDS: Final = tuple(name for group in GROUPS for name in group.commands)

FIRST: Final = {
    "gonfalon demo": "play in the browser, against bots or with friends",
    "gonfalon play GAME": "play in this terminal",
    "gonfalon verify match.record": "check every die and every shuffle of a match",
    "gonfalon arena GAME": "see which bot plays better",
    "gonfalon rules GAME RULE": "look up a rule",
}
"""What most people need, shown first on the help page."""

EXIT_CODES: Final = (
    "exit codes: 0 done, or the check holds; 1 the check does not hold; 2 could not run; "
    "130 stopped with Ctrl-C"
)


def module_of(command: str) -> str:
    """Return the full name of a command's module."""
    group = next(group for group in GROUPS if command in group.commands)
    return f"gonfalon.cli.{group.package}.{command.replace('-', '_')}"
