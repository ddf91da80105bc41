"""Claiming the best set of titles with answers given in a row."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.rules.titles.titles import best_claims
from tests.games.glory.claiming import settling
from tests.games.glory.scenario import Scenario, player


def offered(s: Scenario) -> list[str]:
    """Return the answers that the open question offers for the best set."""
    preview = s.m.explain(0)[0].preview
    assert preview is not None
    return list(preview["answers"])


def claim_all(s: Scenario) -> None:
    """Give all these answers."""
    for answer in offered(s):
        [decision] = [one for one in s.m.decisions if one.seat == 0]
        s.m.choose(decision.id, answer)


@pytest.mark.rules("GLO-TTL-12")
def test_the_best_set_is_claimed_with_the_answers_of_the_preview() -> None:
    """Rich, Lucky and Patron ask for coins, strength and allies; all three can be had here."""
    s = settling(player(coin=20, strength=9, faith=9, allies="minstrel minstrel squire nun"))
    best = best_claims(s.state, 0)
    before = s.state.boards[0].glory
    claim_all(s)
    claimed = [s.state.content.titles.ids[title] for title in s.state.boards[0].titles]
    assert claimed == [one["title"] for one in best["titles"]]
    assert s.state.boards[0].glory == before + best["glory"]


@pytest.mark.rules("GLO-TTL-12", "GLO-DEC-27")
@pytest.mark.parametrize("titles", ["influential rich lucky", "noble influential patron"])
def test_tokens_of_any_kind_are_bound_as_the_set_shows_them(titles: str) -> None:
    """Influential asks for any allies; those that other titles of the set name stay free."""
    allies = "minstrel minstrel minstrel queen squire squire nun nun nun fencing_master witch"
    s = settling(player(coin=20, strength=9, faith=9, allies=allies), titles=titles)
    best = best_claims(s.state, 0)
    assert "influential" in [one["title"] for one in best["titles"]]
    claim_all(s)
    claimed = [s.state.content.titles.ids[title] for title in s.state.boards[0].titles]
    assert claimed == [one["title"] for one in best["titles"]]


@pytest.mark.rules("GLO-TTL-12")
def test_nothing_to_claim_gives_no_answers() -> None:
    """A player with secret goals is asked although no title can be claimed."""
    s = settling(player(goals="famous"), player())
    assert offered(s) == []
