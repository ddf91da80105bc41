"""Which commands there are, by what they are for."""

from __future__ import annotations

from typing import Final

GROUPS: Final = {
    "play": ("demo", "play", "replay", "verify", "chain"),
    "author": ("rules", "content", "lessons", "fields", "schema"),
    "prove": ("simulate", "leaks", "fidelity", "balance", "arena", "bench", "digests"),
    "operate": (
        "serve",
        "work",
        "migrate",
        "doctor",
        "staff",
        "operate",
        "ratings",
        "endings",
        "release-check",
        "rehearse",
        "move-table",
        "openapi",
    ),
}
"""The commands of each group, in the order of the help page.

A group is a package here, and a command a module in it with `add_parser`. A dash in the name of a
command is an underscore in that of its module.
"""

COMMANDS: Final = tuple(name for names in GROUPS.values() for name in names)


def module_of(command: str) -> str:
    """Return the full name of a command's module."""
    group = next(group for group, names in GROUPS.items() if command in names)
    return f"gonfalon.cli.{group}.{command.replace('-', '_')}"
