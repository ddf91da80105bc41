"""The hand of five tactics: discarded, taken back, hidden (CRU-TAC, CRU-MUST-03)."""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders.model.constants import COLOURS
from gonfalon.games.crusaders.model.state import TACTICS
from gonfalon.games.crusaders.rules.losses.tactics import (
    DiscardTactics,
    LoseTactics,
    TakeBackTactic,
    discard_tactic,
)
from gonfalon.kernel.chance.chance import FastChance
from tests.games.crusaders.scenario import GAME, Scenario, player, table

LEARNED = "sappers fire_volley shield_wall couched_lances deus_vult"


def at_table() -> Scenario:
    """Lay a table at which Edessa has learned two tactics."""
    return table(player("edessa", tactics=LEARNED), player("antioch"))


@pytest.mark.rules("CRU-TAC-01")
def test_colours_of_tactics() -> None:
    tactics = GAME.load().tactics
    for card, colours in enumerate(tactics.colours):
        wanted = {0: 0, 1: 1, 2: 1, 4: 2}[tactics.level[card]]
        assert len(colours) == wanted
        assert all(COLOURS[colour] != "green" for colour in colours)


@pytest.mark.rules("CRU-D-24", "CRU-MUST-03")
def test_nothing_is_discarded_from_a_hand_of_five() -> None:
    s = at_table().begin_with(DiscardTactics(0))
    assert s.at_rest


@pytest.mark.rules("CRU-D-35", "CRU-BAT-20", "CRU-BAT-25")
def test_a_starting_tactic_replaces_a_lost_one() -> None:
    s = at_table()
    s.m.call(TakeBackTactic(0))
    discard_tactic(s.m, 0, s.state.content.tactics.ids.index("fire_volley"))
    s.m.advance()
    me = s.seat(0)
    assert me.options() == ["baptism_of_fire", "reinforcements"]
    assert not me.decision().public
    me.chooses("reinforcements")
    assert me.tactics == "reinforcements shield_wall couched_lances deus_vult sappers"
    assert me.tactics_away == "baptism_of_fire"
    assert s.at_rest


@pytest.mark.rules("CRU-D-35")
def test_without_a_discard_nothing_is_taken_back() -> None:
    s = table(player("edessa"), player("antioch")).begin_with(TakeBackTactic(0))
    assert s.at_rest


@pytest.mark.rules("CRU-TAC-01", "CRU-RUL-50", "CRU-MUST-03")
def test_others_see_that_a_starting_tactic_is_discarded_but_not_which() -> None:
    s = at_table()
    pack = s.state.packs[TACTICS]
    s.state.tactic_market[0] = [pack.take_top(pack.zones[0])]
    pack.put(s.state.tactics(0), s.state.tactic_market[0])
    s.state.tactic_market[0] = []
    s.begin_with(DiscardTactics(0)).seat(0).chooses("deus_vult")
    told = [id for id, _ in s.heard_by(1)]
    assert told.count("event-starting-tactic-discarded") == 1
    assert "event-starting-tactic-put-away" not in told
    assert ("event-starting-tactic-put-away", {"tactic": "deus_vult"}) in s.heard_by(0)
    ids = s.state.content.tactics.ids
    seen: set[str] = set()
    for seed in range(60):
        away = s.m.imagine(1, FastChance(seed)).state.tactics_away(0).cards
        assert all(s.state.content.tactics.starting[card] for card in away)
        seen.update(ids[card] for card in away)
    assert len(seen) == s.state.content.tactics.starters  # none of them can be ruled out


@pytest.mark.rules("CRU-BAT-25", "CRU-EFF-33", "CRU-D-35")
def test_losses_outside_a_battle() -> None:
    """A learned tactic of choice goes, and a starting one of choice comes back."""
    held = "fire_volley sappers shield_wall deus_vult reinforcements"
    s = table(player("antioch", tactics=held), player("tripoli")).begin_with(LoseTactics(0, 1))
    assert s.seat(0).options() == ["sappers", "fire_volley"]
    s.seat(0).chooses("sappers", "couched_lances")
    assert s.at_rest
    kept = "reinforcements shield_wall couched_lances deus_vult fire_volley"
    assert s.seat(0).tactics == kept
    assert s.seat(0).tactics_away == "baptism_of_fire"


@pytest.mark.rules("CRU-MKT-05", "CRU-MUST-03")
@pytest.mark.parametrize(("card", "discards"), [("godfreys_assault", (0, 1)), ("sappers", (1, 0))])
def test_a_discarded_tactic_goes_under_the_deck_of_its_level(
    card: str, discards: tuple[int, int]
) -> None:
    hand = f"{card} fire_volley shield_wall couched_lances deus_vult"
    s = table(player("edessa", tactics=hand), player("antioch"))
    discard_tactic(s.m, 0, s.state.content.tactics.ids.index(card))
    assert tuple(len(cards) for cards in s.state.tactic_discards) == discards
