"""Kept files name the edition they were made with, so that a correction concerns none of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gonfalon.kernel.game import game
from gonfalon.testing import Golden
from gonfalon.testing.golden_checks import check_record, check_repeated, check_saved
from gonfalon.testing.kept_editions import KeptEditions
from tests.games.golden import every_golden

GAMES = every_golden()
each_game = pytest.mark.parametrize("golden", GAMES, ids=repr)
CORRECTIONS = {
    "crusaders": "[states.jerusalem]\nstart_coins = 9",
    "glory": "[titles.strong]\nglory = 9",
    "mastery": "[cards.conflict_2]\ncopies = 9",
    "paladins": "[walls.wall_double_strength]\nvp = 9",
}


@pytest.fixture
def corrected(golden: Golden) -> Iterator[Golden]:
    """Correct a number of the installed content."""
    played = game(golden.slug)
    before = played.load()
    played.installed = played.load((CORRECTIONS[golden.slug],))
    assert played.installed.digest != before.digest
    yield golden
    played.installed = before


@each_game
def test_exactly_the_editions_that_files_name_are_kept(golden: Golden) -> None:
    """`gonfalon editions --write` mends it."""
    found = KeptEditions(golden.game, [golden.folder])
    assert (found.missing, found.unneeded) == ([], [])


@each_game
def test_a_correction_concerns_no_kept_file(corrected: Golden) -> None:
    plan = next(plan for plan in corrected.plans if plan.repeatable)
    check_record(corrected, plan)
    check_repeated(corrected, plan)
    check_saved(corrected, corrected.states()[0])
