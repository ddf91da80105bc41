"""Matches of this repository's games that are kept as files, under the names they were made with.

The folder of a game has a module `golden` that says which (`GOLDEN`). To make its files again:
`python -m tests.games.golden GAME` in the root. Before the rules of a game change:
`python -m tests.games.golden GAME set-aside`.
"""

from __future__ import annotations

import sys
from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.testing import Golden
from gonfalon.testing.golden import NoSeed
from gonfalon.testing.kept_editions import keep_installed
from tests.games.every import SLUGS, of_every_game
from tests.games.former_names import FORMER_STEPS, former_digest, former_json, with_numbers


class FormerGolden(Golden):
    """Files of a game in the form of before November 2026 (see `former_names`)."""

    def digest(self, m: Match[Any]) -> str:
        """Return the digest under the former names."""
        return former_digest(m)

    def text(self, m: Match[Any]) -> str:
        """Return a match as it was saved under its former names."""
        return former_json(m)

    def dump(self, m: Match[Any], step: Step[Any]) -> dict[str, Any]:
        """Return a step as it was saved when answers and phases were numbers."""
        return with_numbers(step.dump(), m.content)

    def step_names(self) -> set[str]:
        """Return the names that steps had then."""
        return {FORMER_STEPS.get(name, name) for name in self.game.steps()}


def every_golden() -> list[Golden]:
    """Return what is kept of every game."""
    return of_every_game("golden", "GOLDEN")


if __name__ == "__main__":
    chosen = dict(zip(SLUGS, every_golden(), strict=True))[sys.argv[1]]
    if sys.argv[2:] == ["set-aside"]:
        chosen.set_aside()
    else:
        try:
            chosen.write()
            keep_installed(chosen.game)
        except NoSeed as error:
            sys.exit(f"{chosen}: {error}")
