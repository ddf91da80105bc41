"""Battle, step 7: which orbs apply, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mastery.duel import all_pass, duel, padded, plays
from tests.games.mastery.scenario import Scenario

SEVERAL = ("conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1")
WINNER_ORBS = ("orb_brutality", "orb_greed", "orb_preparation")
LOSER_ORBS = ("orb_cleansing", "orb_devotion", "orb_resurgence")


def fought(winner: int, artefacts: dict[int, list[str]], **more: Any) -> Scenario:
    """Fight a duel for a Forest at 4 : 4 that one side wins by three."""
    cards = ("conflict_5", "conflict_2") if winner == 0 else ("conflict_2", "conflict_5")
    s = duel("forest", 4, 4, SEVERAL, SEVERAL, artefacts, **more)
    return all_pass(plays(s, *cards))


@pytest.mark.rules("MM-BAT-70")
@pytest.mark.parametrize("orb", [*WINNER_ORBS, *LOSER_ORBS])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_winner_orbs_apply_to_winners_and_loser_orbs_to_losers(
    orb: str, owner: int, winner: int
) -> None:
    """It does not matter who attacked."""
    s = fought(winner, {owner: [orb]})
    if (orb in WINNER_ORBS) == (owner == winner):
        assert s.event("window-opens")["artefacts"] == [orb]
        assert s.event("artefact-applies") == {"seat": owner, "artefact": orb}
    else:
        s.never("window-opens", "artefact-applies")


@pytest.mark.rules("MM-BAT-70")
def test_a_broken_orb_does_not_apply() -> None:
    """Greed lies face down: nothing is drawn."""
    s = fought(0, {0: ["orb_greed"]}, broken={"orb_greed": 9})
    s.never("window-opens", "artefact-applies", "cards-drawn")


@pytest.mark.rules("MM-BAT-70", "MM-BAT-61")
def test_after_a_tie_the_defender_is_the_winner_for_the_orbs() -> None:
    """Brutality takes one attacker besides the one of the tie."""
    s = duel(artefacts={1: ["orb_brutality"]})
    all_pass(s)
    lost = [words["count"] for id, words in s.events if id == "event-knights-lost"]
    assert lost == [1, 1]
    assert s.castle(0) == 4


@pytest.mark.rules("MM-BAT-71")
def test_an_orb_that_would_achieve_nothing_can_still_be_answered() -> None:
    """Greed with six cards in hand after the battle: the window opens all the same."""
    s = duel(
        attacker=(*SEVERAL, "support_1", "support_2"),
        defender=("conflict_2", "conflict_2", "fracture", "call_to_arms", "support_1"),
        artefacts={0: ["orb_greed"]},
    )
    plays(s, "conflict_5", "conflict_2")
    all_pass(s)
    assert len(s.hand(0)) == 6
    assert s.seat(1).options() == ["pass", "fracture:orb_greed"]
    s.seat(1).chooses("pass")
    s.never("cards-drawn")


@pytest.mark.rules("MM-BAT-71", "MM-BAT-72")
def test_an_orb_broken_in_the_window_has_no_effect() -> None:
    """The defender saves a knight by breaking Brutality."""
    s = duel(
        "forest",
        4,
        4,
        ("conflict_5", "conflict_5", "support_1"),
        ("conflict_4", "conflict_4", "fracture", "call_to_arms", "support_1"),
        {0: ["orb_brutality"]},
    )
    all_pass(s)
    s.seat(1).chooses("fracture:orb_brutality")
    assert not s.intact("orb_brutality")
    s.never("artefact-applies")
    assert s.event("retreated") == {"seat": 1, "count": 3}


@pytest.mark.rules("MM-BAT-72", "MM-BAT-80", "MM-EX-57")
@pytest.mark.parametrize(
    ("defenders", "cards", "home"),
    [(2, ("conflict_2", "conflict_3"), 0), (6, ("conflict_4", "conflict_3"), 4)],
    ids=["two lose by three", "six lose by one"],
)
def test_brutality_takes_one_knight_besides_the_margin(
    defenders: int, cards: tuple[str, str], home: int
) -> None:
    """A small garrison is gone, a large one retreats with the rest."""
    s = duel("forest", 6, defenders, SEVERAL, SEVERAL, {0: ["orb_brutality"]})
    all_pass(plays(s, *cards))
    counts = [words["count"] for id, words in s.events if id == "event-knights-lost"]
    assert counts == [1, 1]
    assert s.castle(1) == 6 + home
    assert s.knights("1,1") == 6


@pytest.mark.rules("MM-BAT-72")
@pytest.mark.parametrize(("winner", "orb"), [(0, "orb_greed"), (1, "orb_resurgence")])
def test_greed_and_resurgence_draw_up_to_six(winner: int, orb: str) -> None:
    """The owner holds four cards after the battle and draws two."""
    s = fought(winner, {0: [orb]})
    assert s.event("cards-drawn") == {"seat": 0, "count": 2}
    assert (len(s.hand(0)), len(s.hand(1))) == (6, 4)


@pytest.mark.rules("MM-BAT-72", "MM-EX-40")
def test_greed_that_draws_authority_ends_with_seven() -> None:
    """Three in hand, three drawn with Authority among them, and two more."""
    s = duel(
        attacker=("conflict_5", "conflict_5", "support_1", "support_2", "call_to_arms"),
        defender=("conflict_2", "conflict_2", "conflict_3"),
        artefacts={0: ["orb_greed"]},
        decks={0: ("conflict_2", "authority", "conflict_3", "conflict_4", "ambush")},
    )
    plays(s, "conflict_5", "conflict_2")
    s.seat(1).chooses("stop")
    s.seat(0).chooses("support_1", "stop")
    all_pass(s)
    assert len(s.hand(0)) == 7
    assert "authority" in s.pile(0)


@pytest.mark.rules("MM-BAT-72", "MM-EX-33")
def test_resurgence_reshuffles_the_pile_without_the_cards_in_play() -> None:
    """Hand 2, deck 2, pile 11, three cards in play: the new deck has nine."""
    pile = (
        *("conflict_3", "conflict_3", "conflict_4", "conflict_4", "conflict_5", "conflict_5"),
        *("ambush", "ambush", "authority", "fracture", "tactical_advance"),
    )
    s = duel(
        attackers=2,
        attacker=("conflict_2", "support_1", "support_1", "support_2", "call_to_arms"),
        artefacts={0: ["orb_resurgence"]},
        decks={0: ("conflict_2", "support_2")},
        discards={0: pile},
    )
    s.seat(0).chooses("support_1", "support_1", "stop")
    all_pass(s)
    assert s.event("reshuffled") == {"seat": 0, "count": 11}
    drawn = [words["count"] for id, words in s.events if id == "event-cards-drawn"]
    assert drawn == [2, 2]
    assert (len(s.hand(0)), len(s.deck(0))) == (6, 9)
    assert s.pile(0) == ["support_1", "support_1", "conflict_2"]


@pytest.mark.rules("MM-BAT-72", "MM-DEC-71")
@pytest.mark.parametrize(("winner", "orb"), [(0, "orb_preparation"), (1, "orb_cleansing")])
def test_preparation_and_cleansing_let_the_owner_discard_a_card(winner: int, orb: str) -> None:
    """Each kind in hand or none; what is discarded becomes public."""
    s = fought(winner, {0: [orb]})
    left = [c for c in SEVERAL if c != ("conflict_5", "conflict_2")[winner]]
    assert s.seat(0).kind() == "orb-discard"
    assert s.seat(0).options() == ["none", *left]
    s.seat(0).chooses("conflict_3")
    assert s.event("discarded") == {"seat": 0, "card": "conflict_3"}
    assert "conflict_3" not in s.hand(0)

    kept = fought(winner, {0: [orb]})
    kept.seat(0).chooses("none")
    kept.happened("not-discarded")
    assert kept.hand(0) == left


@pytest.mark.rules("MM-BAT-72")
@pytest.mark.parametrize("loser", [0, 1])
def test_devotion_gives_the_loser_a_knight(loser: int) -> None:
    """Besides the knight that retreats."""
    s = fought(1 - loser, {loser: ["orb_devotion"]})
    assert s.event("knights-placed") == {"seat": loser, "count": 1}
    assert s.castle(loser) == (2, 6)[loser] + 1 + 1


@pytest.mark.rules("MM-BAT-72", "MM-EX-50")
def test_devotion_places_nothing_without_a_die() -> None:
    """Nine other tiles and the conflict territory use all ten dice; the retreat still fits."""
    s = devoted("orb_greed")
    s.happened("knights-placed", "knights-forfeit", "knights-lost", "retreated")
    assert s.event("knights-placed") == {"seat": 1, "count": 0}
    assert s.event("knights-forfeit") == {"seat": 1, "count": 1}
    assert s.castle(1) == 2
    assert s.state.dice[1] == 10


def devoted(orb: str, defenders: int = 3) -> Scenario:
    """Let seat 1, with nine other tiles and an empty castle, lose by one with Devotion."""
    others = ("4,0", "3,0", "0,3", "0,4", "-2,3", "-3,4", "-2,0", "-3,0", "0,-3")
    s = duel(
        "forest",
        defenders,
        defenders,
        ("conflict_3", "conflict_3", "support_1"),
        ("conflict_2", "conflict_2", "support_1"),
        {0: [orb], 1: ["orb_devotion"]},
        seats=6,
        land={1: dict.fromkeys(others, 1)},
        castle={1: 0},
        at="3,-2",
    )
    return all_pass(s)


@pytest.mark.rules("MM-BAT-72", "MM-RUL-17")
def test_of_two_orbs_the_attackers_takes_effect_first() -> None:
    """Brutality takes the only defender and frees the die that Devotion needs."""
    s = devoted("orb_brutality", defenders=1)
    applied = [words["artefact"] for id, words in s.events if id == "event-artefact-applies"]
    assert applied == ["orb_brutality", "orb_devotion"]
    assert s.event("knights-placed") == {"seat": 1, "count": 1}
    s.never("knights-forfeit")
    assert s.castle(1) == 1


@pytest.mark.rules("MM-BAT-73")
def test_orbs_never_change_winner_or_margin() -> None:
    """Brutality empties the territory of its loser; the margin stays what step 6 said."""
    s = duel(
        "forest",
        4,
        1,
        padded("conflict_4", "conflict_4", "support_1"),
        ("conflict_5", "conflict_5", "support_1"),
        {0: ["orb_preparation"], 1: ["orb_devotion"]},
    )
    all_pass(s)
    assert s.seat(0).kind() == "orb-discard"
    assert (s.battle()["winner"], s.battle()["margin"]) == (0, 2)
    s.seat(0).chooses("support_1")
    assert s.owner("1,1") == 0
    assert s.event("knights-lost") == {"seat": 1, "hex": "1,1", "count": 1}
