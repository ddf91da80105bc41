"""Worked examples MM-EX-31 to MM-EX-40: dice, supply, and the variants."""

from __future__ import annotations

import pytest

from tests.games.mastery.duel import quiet_table
from tests.games.mastery.examples import (
    clash,
    dice,
    goes_to_advance,
    legal_numbers,
    nobody_supports,
    outcome,
    points,
    supplied,
    targets,
)
from tests.games.mastery.printed_examples.test_examples_01_10 import A, B, seat_1_takes_b
from tests.games.mastery.scenario import Scenario

FOREST = "2,-1"  # value 1, next to the castle of seat 0 of two
ONES_OF_FOUR = ("2,-2", "0,2", "-1,2", "1,-2", "3,-1", "2,1", "-2,1", "-1,-1")
NO_SUPPORT = ("call_to_arms", "tactical_advance")


@pytest.mark.rules("MM-EX-31", "MM-KNI-02", "MM-KNI-03", "MM-KNI-04", "MM-TURN-02")
def test_the_dice_limit() -> None:
    """9 territories and 5 K in the castle: of 3 new knights one is placed; only 6 may advance."""
    nine = dict.fromkeys((*ONES_OF_FOUR, "2,-1"), 1)
    s = quiet_table(seats=4, land={0: nine}, castle={0: 5}, turn_of=3)
    assert dice(s, 0) == 10
    s.seat(3).chooses("end_turn")
    assert s.event("knights-placed") == {"seat": 0, "count": 1}
    assert s.event("knights-forfeit") == {"seat": 0, "count": 2}
    assert s.castle(0) == 6
    a = goes_to_advance(s.seat(0))
    assert legal_numbers(s, 0, "3,0") == [6]  # with 3 K a tenth territory needs an 11th die
    a.chooses("3,0")  # a tenth territory; the only legal number is not asked for
    assert s.event("advanced")["count"] == 6
    assert (s.owner("3,0"), s.knights("3,0"), s.castle(0)) == (0, 6, 0)
    assert dice(s, 0) == 10


@pytest.mark.rules("MM-EX-32", "MM-SUP-03", "MM-SUP-08", "MM-ADV-03")
def test_an_isolated_base_opens_no_way() -> None:
    """Seat 0 holds (0,0), cut off, seat 1 stands on (2,-1): only the tiles round the castle."""
    s = quiet_table(seats=4, land={0: {"0,0": 3}, 1: {"2,-1": 2}})
    assert not supplied(s, "0,0")
    a = goes_to_advance(s.seat(0))
    assert targets(a) == {"2,-2", "2,-1", "3,-1"}
    for neighbour in ("1,0", "1,-1", "0,-1", "-1,1", "0,1"):
        a.cannot(neighbour, because="MM-ADV-03")
    a.cannot("-1,0", because="MM-ADV-04")  # the lake that (0,0) touches
    a.chooses("2,-1", "1")
    assert s.totals() == (1, 3)  # a battle, for a Fort


@pytest.mark.rules("MM-EX-33", "MM-DRAW-02", "MM-DRAW-09", "MM-DRAW-12", "MM-BAT-72")
def test_resurgence_leaves_cards_in_play_out_of_the_shuffle() -> None:
    """Hand 2, deck 2, pile 11, three in play: hand 6, deck 9, pile 0; the three come in step 9."""
    ruins = "1,0"
    pile = (
        *("conflict_2", "conflict_3", "conflict_3", "conflict_4", "conflict_5", "conflict_5"),
        *("authority", "ambush", "ambush", "support_2", "fracture"),
    )
    s = quiet_table(
        artefacts={1: ("orb_resurgence",)},
        tiles={ruins: "ruins"},
        land={1: {ruins: 2}},
        hands={
            0: ("conflict_4", "conflict_5", "support_1", *NO_SUPPORT),
            1: ("conflict_2", "support_1", "support_2", *NO_SUPPORT),
        },
        decks={1: ("conflict_4", "support_1")},
        discards={1: pile},
    )
    s.seat(0).advances(ruins, 6)
    clash(s, "conflict_5", "conflict_2")
    assert s.totals() == (11, 4)
    loser = s.seat(1)
    loser.chooses("support_1", "support_2")
    assert s.totals() == (11, 7)
    assert (len(s.hand(1)), len(s.deck(1)), len(s.pile(1))) == (2, 2, 11)
    in_play = ["conflict_2", "support_1", "support_2"]
    assert s.m.view(None)["state"]["seats"][1]["in_play"] == in_play
    loser.chooses("stop")
    nobody_supports(s)

    # Step 7 is over, the battle is not: the conqueror of the Ruins is asked for a discard.
    assert s.asked() == [(0, "tile-discard")]
    assert s.event("reshuffled") == {"seat": 1, "count": 11}
    drawn = [words["count"] for words in s.all("cards-drawn") if words["seat"] == 1]
    assert drawn == [2, 2]
    assert (len(s.hand(1)), len(s.deck(1)), len(s.pile(1))) == (6, 9, 0)
    s.never("bonus-draw")
    assert s.m.view(None)["state"]["seats"][1]["in_play"] == in_play
    s.seat(0).chooses("none")
    assert s.pile(1) == in_play[::-1]


def siege(hand_of_b: tuple[str, ...]) -> Scenario:
    """6 K on B's empty castle: 6 : 8; conflict 5 and 3: 11 : 11; the attacker plays +2."""
    s = quiet_table(
        variants=("castle_siege",),
        land={0: {"1,0": 1, "-1,0": 1}},
        castle={0: 6, 1: 0},
        hands={0: ("conflict_4", "conflict_5", "support_2", *NO_SUPPORT), 1: hand_of_b},
    )
    attacker = s.seat(0)
    attacker.advances("-2,0", 6)
    assert s.battle()["siege"]
    assert s.totals() == (6, 8)
    clash(s, "conflict_5", "conflict_3")
    assert s.totals() == (11, 11)
    attacker.chooses("support_2")
    assert s.totals() == (13, 11)
    attacker.chooses("stop")
    return s


@pytest.mark.rules("MM-EX-34", "MM-VAR-10", "MM-VAR-12", "MM-VAR-13")
def test_a_castle_falls() -> None:
    """13 : 11: the attacker wins the game."""
    s = siege(("conflict_2", "conflict_3", "conflict_4", *NO_SUPPORT))
    nobody_supports(s)
    assert outcome(s) == (13, 11, 2)
    assert s.winners() == [0]
    assert s.event("won-by-siege") == {"seat": 0, "owner": 1}


@pytest.mark.rules("MM-EX-34", "MM-VAR-12", "MM-VAR-13", "MM-BAT-61")
def test_a_siege_is_beaten_off() -> None:
    """With B holding support +2 as well: 13 : 13; 5 K return, B's castle remains empty."""
    s = siege(("conflict_2", "conflict_3", "support_2", *NO_SUPPORT))
    s.seat(1).chooses("support_2")
    assert s.totals() == (13, 13)
    s.seat(1).chooses("stop")
    nobody_supports(s)
    assert outcome(s) == (13, 13, 1)
    assert s.event("retreated") == {"seat": 0, "count": 5}
    assert (s.castle(0), s.castle(1)) == (5, 0)
    assert s.owner("-2,0") == 1
    assert s.winners() == []
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-EX-35", "MM-VAR-20", "MM-CON-07", "MM-BAT-92")
def test_ruthlessness_clears_land_that_is_cut_off() -> None:
    """As in the supply example: after the conquest of B the knights on A leave the board."""
    s = seat_1_takes_b(variants=("ruthlessness",))
    assert s.owner(B) == 1
    assert s.owner(A) is None
    assert s.knights(A) == 0
    assert s.event("supply-lost") == {"seat": 0, "hex": A, "tile": "city", "count": 2}
    s.happened("conquered", "supply-lost")
    assert s.castle(0) == 6  # they do not go to the castle: nobody was left to retreat from B
    assert points(s, 0) == 0


def disorder(defending: int, conflict: str, support: tuple[str, ...], rolls: list[int]) -> Scenario:
    """The attacker wins 9 : 7 with 2 K on a Forest; then the winner's knights roll."""
    s = quiet_table(
        variants=("disorder",),
        artefacts={
            0: ("orb_devotion",),
            1: ("orb_greed",),
        },
        land={1: {FOREST: defending}},
        castle={0: 4, 1: 6},
        hands={
            0: ("conflict_2", "conflict_5", "support_2", *NO_SUPPORT),
            1: ("conflict_2", conflict, "support_1", *NO_SUPPORT),
        },
        chance={"disorder": [roll - 1 for roll in rolls]},
    )
    attacker, defender = s.seat(0), s.seat(1)
    attacker.advances(FOREST, 2)
    clash(s, "conflict_5", conflict)
    if s.totals() == (7, 7):
        attacker.chooses("support_2", "stop")
    else:
        assert s.totals() == (7, 6)
        defender.chooses(*support, "stop")
        attacker.chooses("support_2", "stop")
    assert s.totals() == (9, 7)
    defender.chooses("stop")
    attacker.chooses("stop")
    assert outcome(s) == (9, 7, 2)
    return s


@pytest.mark.rules("MM-EX-36", "MM-VAR-41", "MM-VAR-42", "MM-VAR-43", "MM-VAR-44")
def test_disorder_turns_the_result_round() -> None:
    """2 K roll 1 and 1; the defender's 3 K roll 1, 4, 6: 2 K keep the tile, orbs apply."""
    s = disorder(3, "conflict_4", (), [1, 1, 1, 4, 6])
    rolls = [(words["seat"], list(words["rolls"])) for words in s.all("disorder-rolls")]
    assert rolls == [(0, [1, 1]), (1, [1, 4, 6])]
    assert s.event("reversed") == {"seat": 1}
    assert (s.owner(FOREST), s.knights(FOREST)) == (1, 2)
    applied = [(words["seat"], words["artefact"]) for words in s.all("artefact-applies")]
    assert applied == [(0, "orb_devotion"), (1, "orb_greed")]  # loser's and winner's
    assert s.castle(0) == 4 - 2 + 1
    assert len(s.hand(1)) == 6
    s.never("knights-lost", "retreated", "conquered")
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-EX-37", "MM-VAR-43", "MM-VAR-44", "MM-BAT-94")
def test_disorder_may_leave_nobody() -> None:
    """The defender had 1 K and rolls 1: uncontrolled, no orbs, battle cards discarded."""
    s = disorder(1, "conflict_5", ("support_1",), [1, 1, 1])
    assert (s.owner(FOREST), s.knights(FOREST)) == (None, 0)
    s.never("artefact-applies", "conquered", "kept", "retreated")
    s.happened("disorder-rolls", "reversed", "disorder-rolls", "battle-void")
    assert s.pile(0) == ["support_2", "conflict_5"]
    assert s.pile(1) == ["support_1", "conflict_5"]
    assert (s.castle(0), s.castle(1)) == (2, 6)
    assert s.asked() == [(0, "window")]


NINE_OF_0 = {"2,-1": 1, "1,-1": 1, "1,0": 1, "3,-1": 1}  # 2 + 3 + 3 + 1
NINE_OF_2 = {"0,0": 1, "0,1": 1, "-1,1": 1, "-2,1": 1}  # 3 + 3 + 2 + 1


@pytest.mark.rules("MM-EX-38", "MM-VAR-02", "MM-VAR-03", "MM-VAR-05", "MM-VAR-06")
@pytest.mark.parametrize(("more", "together"), [({}, 19), ({"-1,2": 1}, 20)])
def test_teammates_support_in_loyalty(more: dict[str, int], together: int) -> None:
    """8 : 10, then 10 : 10 by 2's card and 11 : 10 by 0's; 20 VP of {0, 2} together win."""
    forest = "2,-2"
    hand = ("conflict_4", "conflict_5", "support_1", "support_2", "call_to_arms")
    s = quiet_table(
        seats=4,
        variants=("loyalty",),
        land={0: NINE_OF_0, 1: {forest: 5}, 2: {**NINE_OF_2, **more}},
        castle={0: 4},
        hands=dict.fromkeys(range(4), hand),
    )
    assert (
        s.state.rules.team[0]
        == s.state.rules.team[2]
        != s.state.rules.team[1]
        == s.state.rules.team[3]
    )
    s.seat(0).advances(forest, 4)
    clash(s, "conflict_4", "conflict_5")
    assert s.totals() == (8, 10)
    assert s.battle()["support_order"] == [0, 1, 2, 3]
    s.seat(0).chooses("stop")
    s.seat(1).chooses("stop")
    s.seat(2).chooses("support_2")
    assert s.totals() == (10, 10)
    s.seat(2).chooses("stop")
    s.seat(3).chooses("stop")
    s.seat(0).chooses("support_1")
    assert s.totals() == (11, 10)
    s.seat(0).chooses("stop")
    for seat in (1, 2, 3, 0):
        s.seat(seat).chooses("stop")
    assert outcome(s) == (11, 10, 1)
    assert s.event("battle-won")["winner"] == 0
    assert points(s, 0) + points(s, 2) == together
    if together == 20:
        assert s.winners() == [0, 2]
    else:
        assert s.winners() == []
        assert s.pile(2) == ["support_2"]
        assert s.pile(0) == ["support_1", "conflict_4"]


@pytest.mark.rules("MM-EX-39", "MM-VAR-30")
@pytest.mark.parametrize(
    ("hex", "tile", "total"),
    [("-2,1", "homelands", 10), ("-2,1", "forest", 11), ("0,-1", "ruins", 12)],
)
def test_skirmish(hex: str, tile: str, total: int) -> None:
    """Two Homelands and 10 VP of other land are 10 VP; any further value of 1 or more wins."""
    homes = {"2,-1": "homelands", "1,1": "homelands"}
    ten = {"1,-1": 1, "-1,1": 1, "1,0": 1, "0,1": 1}  # 3 + 3 + 2 + 2
    s = quiet_table(
        variants=("skirmish",),
        tiles={**homes, hex: tile},
        land={0: {**ten, **dict.fromkeys(homes, 1)}},
    )
    assert points(s, 0) == 10
    assert s.winners() == []
    s.seat(0).advances(hex, 2)
    assert points(s, 0) == total
    assert s.winners() == ([0] if total >= 11 else [])


@pytest.mark.rules("MM-EX-40", "MM-BAT-72", "MM-DRAW-04", "MM-DRAW-05")
def test_greed_with_authority() -> None:
    """3 cards, up to six with Authority among the three drawn: 5 others + 2 = 7."""
    s = quiet_table(
        artefacts={0: ("orb_greed",)},
        land={1: {FOREST: 1}},
        hands={
            0: ("conflict_2", "conflict_5", "support_2", *NO_SUPPORT),
            1: ("conflict_2", "conflict_3", "support_2", *NO_SUPPORT),
        },
        decks={0: ("conflict_3", "authority", "conflict_4", "support_1", "ambush")},
    )
    winner = s.seat(0)
    winner.advances(FOREST, 4)
    clash(s, "conflict_5", "conflict_2")
    s.seat(1).chooses("stop")
    winner.chooses("support_2")
    assert len(s.hand(0)) == 3
    winner.chooses("stop")
    nobody_supports(s)
    assert outcome(s) == (11, 3, 8)
    assert s.event("bonus-draw") == {"seat": 0, "card": "authority", "count": 2}
    kept = {"conflict_2", "call_to_arms", "tactical_advance"}
    assert set(s.hand(0)) == kept | {"conflict_3", "conflict_4"} | {"support_1", "ambush"}
    assert len(s.hand(0)) == 7
    assert s.pile(0) == ["support_2", "conflict_5", "authority"]
