"""Versions of a game's rules: a match is played to its end under the version it began with.

A game declares its versions, oldest first. New matches begin under the last one. Rules that differ
ask the match: `if m.rules >= 3`. When no match of a version runs any more, the version is marked
`played=False` and the code that only it needed is removed.
"""

from __future__ import annotations

import re
from typing import Final

from gonfalon.kernel.values.errors import KernelError


class RulesVersion:
    """One version of a game's rules.

    `change` tells in one line what is different from the version before, for players. `rules` are
    the ids of the rules that changed. `date` is the day of the release, as in 2026-11-17.
    """

    __slots__ = ("change", "date", "number", "played", "rules")

    def __init__(
        self,
        number: int,
        date: str,
        change: str,
        rules: tuple[str, ...] = (),
        played: bool = True,
    ) -> None:
        self.number = number
        self.date = date
        self.change = change
        self.rules = rules
        self.played = played

    def __repr__(self) -> str:
        return f"RulesVersion({self.number}{'' if self.played else ', no longer played'})"


DAY: Final = re.compile("[0-9]{4}-[01][0-9]-[0-3][0-9]")
FIRST: Final = (RulesVersion(1, "2026-11-15", "The first version."),)


def check_versions(versions: tuple[RulesVersion, ...]) -> None:
    """Raise `KernelError` unless versions are numbered in order and the last one is played."""
    if [version.number for version in versions] != list(range(1, len(versions) + 1)):
        raise KernelError(f"versions must be numbered from 1, without gaps: {versions}")
    played = [version.played for version in versions]
    if not played or played != sorted(played) or not played[-1]:
        raise KernelError(
            f"only the newest versions can be played, and the last one is: {versions}"
        )
    days = [version.date for version in versions]
    if days != sorted(days) or not all(DAY.fullmatch(day) for day in days):
        raise KernelError(f"versions must be dated as in 2026-11-17, in order: {days}")
    for version in versions:
        if not version.change or "\n" in version.change:
            raise KernelError(f"{version} does not say in one line what has changed")
