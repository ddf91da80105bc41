"""Worked examples MM-EX-51 to MM-EX-60: variants together, teams of three, the very start."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel.play.match import Match
from tests.games.mastery.duel import quiet_table
from tests.games.mastery.examples import (
    clash,
    dealt,
    dice,
    homelands_of,
    nobody_supports,
    outcome,
    points,
    tag_of,
)
from tests.games.mastery.scenario import Scenario

NO_SUPPORT = ("call_to_arms", "tactical_advance")
CASTLE_OF_B = "-2,0"
ROAD = {"1,0": 1, "-1,0": 1}  # from the castle of seat 0 over the lake to that of seat 1


@pytest.mark.rules("MM-EX-51", "MM-VAR-12", "MM-VAR-42", "MM-VAR-45", "MM-VAR-51")
def test_siege_and_disorder() -> None:
    """Fear makes 8 : 8, 5 and 2 make 13 : 10; 1 and 1 are rolled, and the owner has won."""
    hand = ("conflict_2", "conflict_5", "support_1", *NO_SUPPORT)
    s = quiet_table(
        variants=("castle_siege", "disorder"),
        artefacts={0: ("sceptre_fear",)},
        land={0: ROAD},
        castle={0: 2, 1: 3},
        hands={0: hand, 1: hand},
        chance={"disorder": [0, 0]},
    )
    s.seat(0).advances(CASTLE_OF_B, 2)
    assert s.totals() == (2, 8)
    s.seat(0).chooses("equalise")
    assert s.totals() == (8, 8)
    clash(s, "conflict_5", "conflict_2")
    assert s.totals() == (13, 10)
    nobody_supports(s)
    assert outcome(s) == (13, 10, 3)
    assert s.all("disorder-rolls") == [{"seat": 0, "rolls": [1, 1], "count": 2}]
    assert s.event("reversed") == {"seat": 1}
    assert s.winners() == []
    assert s.asked() == [(0, "window")]
    assert (s.castle(0), s.castle(1)) == (0, 3)


@pytest.mark.rules("MM-EX-52", "MM-VAR-13", "MM-BAT-72", "MM-BAT-80", "MM-BAT-81")
def test_a_siege_beaten_off_with_brutality() -> None:
    """6 K, 12 : 14: Brutality leaves 5, the margin takes 2 more, 3 K retreat."""
    s = quiet_table(
        variants=("castle_siege",),
        artefacts={1: ("orb_brutality",)},
        land={0: ROAD},
        castle={0: 6, 1: 1},
        hands={
            0: ("conflict_2", "conflict_5", "support_1", *NO_SUPPORT),
            1: ("conflict_2", "conflict_4", "support_2", *NO_SUPPORT),
        },
    )
    attacker, owner = s.seat(0), s.seat(1)
    attacker.advances(CASTLE_OF_B, 6)
    assert s.totals() == (6, 8)
    clash(s, "conflict_5", "conflict_4")
    assert s.totals() == (11, 12)
    attacker.chooses("support_1", "stop")
    assert s.totals() == (12, 12)
    owner.chooses("support_2", "stop")
    assert s.totals() == (12, 14)
    nobody_supports(s)
    assert outcome(s) == (12, 14, 2)
    s.happened("battle-won", "artefact-applies", "knights-lost", "knights-lost", "retreated")
    assert [lost["count"] for lost in s.all("knights-lost")] == [1, 2]
    assert s.event("retreated") == {"seat": 0, "count": 3}
    assert (s.castle(0), s.castle(1)) == (3, 1)
    assert s.winners() == []


@pytest.mark.rules("MM-EX-53", "MM-VAR-20", "MM-CON-05", "MM-CON-07", "MM-BAT-92")
def test_ruthlessness_and_marshlands() -> None:
    """Seat 3 takes the Marshlands (2,-2) with 1 K: lost, uncontrolled, and (2,-3) is cleared."""
    marsh, behind = "2,-2", "2,-3"
    hand = ("conflict_2", "conflict_5", "support_1", *NO_SUPPORT)
    s = quiet_table(
        seats=4,
        variants=("ruthlessness",),
        tiles={marsh: "marshlands"},
        land={0: {marsh: 1, behind: 2}, 3: {"1,-2": 1}},
        hands={0: hand, 3: hand},
        turn_of=3,
    )
    s.seat(3).advances(marsh, 1)
    clash(s, "conflict_5", "conflict_2")
    assert s.totals() == (6, 3)
    nobody_supports(s)
    assert outcome(s) == (6, 3, 3)
    s.happened("conquered", "tile-loss", "abandoned", "supply-lost")
    assert (s.owner(marsh), s.knights(marsh)) == (None, 0)
    assert (s.owner(behind), s.knights(behind)) == (None, 0)
    assert s.event("supply-lost") == {"seat": 0, "hex": behind, "tile": "fort", "count": 2}
    assert (s.owner("1,-2"), s.castle(0)) == (3, 6)


def land_of(*hexes: str) -> dict[str, int]:
    """Return one knight on each of these."""
    return dict.fromkeys(hexes, 1)


def triples(variants: tuple[str, ...], of_0: dict[str, int]) -> Scenario:
    """Three against three: 12 VP of seat 2, 9 of seat 4, and what seat 0 has."""
    return quiet_table(
        seats=6,
        variants=variants,
        team_mode="triples_6",
        land={
            0: of_0,
            2: land_of("1,0", "0,1", "0,0", "1,1"),  # 3 + 3 + 3 + 3
            4: land_of("-1,1", "-1,0", "-2,2", "-2,1"),  # 3 + 2 + 2 + 2
        },
        turn_of=2,
    )


@pytest.mark.rules("MM-EX-54", "MM-VAR-03", "MM-END-02")
def test_three_against_three() -> None:
    """8 + 12 + 9 = 29 VP win nothing; with 30 the team wins."""
    s = triples(("loyalty",), land_of("2,-1", "2,0", "2,-2", "1,-2"))  # 2 + 2 + 2 + 2
    assert [points(s, seat) for seat in (0, 2, 4)] == [8, 12, 9]
    assert s.m.view(None)["state"]["target"] == 30
    assert s.winners() == []
    s.seat(2).advances("0,3", 1)
    assert points(s, 2) == 13
    assert s.event("won-by-team")["points"] == 30
    assert s.winners() == [0, 2, 4]


@pytest.mark.rules("MM-EX-54", "MM-VAR-03")
def test_thirteen_points_of_one_member_mean_nothing() -> None:
    """Seat 2's own 13 VP do not win while the team is below 30."""
    s = triples(("loyalty",), land_of("2,-1"))
    s.seat(2).advances("0,3", 1)
    assert points(s, 2) == 13
    assert s.winners() == []
    assert s.asked() == [(2, "window")]


@pytest.mark.rules("MM-EX-54", "MM-VAR-31")
def test_three_against_three_in_a_skirmish() -> None:
    """With Skirmish the line is 24: 2 + 12 + 9 = 23 win nothing, 24 do."""
    s = triples(("loyalty", "skirmish"), land_of("2,-1"))
    assert s.m.view(None)["state"]["target"] == 24
    assert sum(points(s, seat) for seat in (0, 2, 4)) == 23
    s.seat(2).advances("0,3", 1)
    assert s.winners() == [0, 2, 4]


@pytest.mark.rules("MM-EX-54", "MM-VAR-31")
@pytest.mark.parametrize(("seats", "mode"), [(4, "pairs_4"), (6, "pairs_6")])
def test_teams_of_two_in_a_skirmish_need_16(seats: int, mode: str) -> None:
    """16 for a team of two."""
    s = quiet_table(seats=seats, variants=("loyalty", "skirmish"), team_mode=mode)
    assert s.m.view(None)["state"]["target"] == 16


def pairs() -> Scenario:
    """Three pairs: seat 4 (Rage) attacks seat 0 (Loyalty); everybody holds Fracture."""
    forest = "-2,0"
    hand = ("conflict_4", "conflict_5", "support_1", "support_2", "fracture")
    s = quiet_table(
        seats=6,
        variants=("loyalty",),
        team_mode="pairs_6",
        artefacts={4: ("sceptre_rage",), 0: ("sceptre_loyalty",)},
        land={0: {forest: 5}},
        castle={4: 4},
        hands=dict.fromkeys(range(6), hand),
        turn_of=4,
    )
    s.seat(4).advances(forest, 4)
    return s


@pytest.mark.rules("MM-EX-55", "MM-VAR-02", "MM-VAR-05", "MM-BAT-51")
def test_three_pairs_take_turns_in_the_support_step() -> None:
    """The attacker has fewer BP: 4, 0, 1, 3, again and again; 2 and 5 take no part."""
    s = pairs()
    for seat in range(6):
        s.seat(seat).chooses("pass")
    assert s.totals() == (4 + 1, 5 + 1)
    clash(s, "conflict_4", "conflict_5")
    assert s.totals() == (9, 11)
    assert s.battle()["support_order"] == [4, 0, 1, 3]
    asked = []
    while s.asked()[0][1] == "support":
        seat = s.asked()[0][0]
        asked.append(seat)
        if asked == [4, 0]:
            s.seat(seat).chooses("support_1")  # once, so that everybody is asked again
        s.seat(seat).chooses("stop")
    assert asked == [4, 0, 1, 3, 4, 0]
    assert outcome(s) == (9, 12, 3)


@pytest.mark.rules("MM-EX-55", "MM-BAT-31", "MM-RSP-03")
@pytest.mark.parametrize("first", range(6))
def test_all_six_belong_to_the_order_of_response_windows(first: int) -> None:
    """4, 5, 0, 1, 2, 3: whoever comes first in this order and answers fracture plays it."""
    order = [4, 5, 0, 1, 2, 3]
    s = pairs()
    assert s.m.view(None)["state"]["window"]["start"] == 4
    assert s.m.view(None)["state"]["window"]["circle"] == [0, 1, 2, 3, 4, 5]
    for place, seat in enumerate(order):
        fracture = "fracture:sceptre_loyalty" if seat == 4 else "fracture:sceptre_rage"
        s.seat(seat).chooses("pass" if place < first else fracture)
    assert s.all("card-played") == [{"seat": order[first], "card": "fracture"}]


@pytest.mark.rules("MM-EX-56", "MM-BAT-13", "MM-BAT-94", "MM-VAR-41")
def test_arena_and_disorder() -> None:
    """2 K against 1 K, rolls 6 and 3: conquered with 2 K, no Disorder roll, no cards drawn."""
    arena = "1,-1"
    s = quiet_table(
        variants=("disorder",),
        tiles={arena: "arena"},
        land={0: {"1,0": 1}, 1: {arena: 1}},
        hands={0: ("conflict_2",), 1: ("conflict_2",)},
        chance={"arena": [6 - 1, 3 - 1]},
    )
    s.seat(0).advances(arena, 2)
    assert (s.owner(arena), s.knights(arena)) == (0, 2)
    s.happened("arena-rolls", "knights-lost", "conquered")
    s.never("disorder-rolls", "cards-drawn", "battle-won")
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-EX-57", "MM-BAT-72", "MM-BAT-80", "MM-KNI-07")
def test_brutality_and_a_small_garrison() -> None:
    """2 K lose by 3 against Brutality: 1 K after step 7, none after step 8, nobody retreats."""
    forest = "2,-1"
    s = quiet_table(
        artefacts={0: ("orb_brutality",)},
        land={1: {forest: 2}},
        castle={1: 6},
        hands={
            0: ("conflict_2", "conflict_5", "support_1", *NO_SUPPORT),
            1: ("conflict_2", "conflict_4", "support_1", *NO_SUPPORT),
        },
    )
    s.seat(0).advances(forest, 4)
    clash(s, "conflict_5", "conflict_4")
    assert s.totals() == (9, 6)
    nobody_supports(s)
    assert outcome(s) == (9, 6, 3)
    s.happened("artefact-applies", "knights-lost", "knights-lost", "conquered")
    assert [lost["count"] for lost in s.all("knights-lost")] == [1, 1]
    s.never("retreated")
    assert s.castle(1) == 6
    assert (s.owner(forest), s.knights(forest)) == (0, 4)


@pytest.mark.rules("MM-EX-58", "MM-CON-08", "MM-END-02")
def test_a_winning_conquest_asks_nothing_more() -> None:
    """11 VP and an empty Fortress: 14 VP, the game is won, no discard is asked for."""
    fortress = "-1,1"
    eleven = {"1,-1": 1, "1,0": 1, "0,1": 1, "0,-1": 1, "-1,0": 1}  # 3 + 2 + 2 + 2 + 2
    s = quiet_table(
        tiles={fortress: "fortress"}, land={0: eleven}, hands={0: ("conflict_2", "conflict_3")}
    )
    assert points(s, 0) == 11
    s.seat(0).advances(fortress, 1)
    assert points(s, 0) == 14
    assert s.winners() == [0]
    assert s.asked() == []
    s.never("discarded", "not-discarded")


def first_player_drew_authority_and_has_order(m: Match[Any]) -> bool:
    """Find an opening in which both parts of the example can be seen."""
    state = m.state
    crown = state.content.artefacts[state.artefacts[state.first][0]]
    pile = [state.content.cards[kind] for kind in state.discards[state.first]]
    return bool(crown == "crown_order" and pile == ["authority"])


@pytest.mark.rules("MM-EX-59", "MM-SET-11", "MM-SET-14", "MM-DRAW-04", "MM-CRN-15", "MM-CRN-02")
def test_authority_in_the_opening_hand() -> None:
    """Hand 6, deck 11, pile [authority] without tag; no Order in the first turn."""
    s = dealt(2, first_player_drew_authority_and_has_order)
    seat = s.state.first
    assert len(s.hand(seat)) == 6
    assert len(s.deck(seat)) == 11
    assert tag_of(s, seat) == [("authority", None)]
    assert s.asked() == [(seat, "window")]
    s.seat(seat).cannot("crown", because="MM-CRN-02")


def second_player_has_one_homelands(m: Match[Any]) -> bool:
    """The player who is not first has not yet placed the knights of a turn."""
    return len(homelands_of(m, 1 - m.state.first)) == 1


@pytest.mark.rules("MM-EX-60", "MM-VAR-30", "MM-VAR-40", "MM-SET-08")
def test_start_with_skirmish_and_disorder() -> None:
    """A castle with one Homelands: castle 9 K (2 dice), Homelands 3 K, 0 VP."""
    s = dealt(2, second_player_has_one_homelands, ("skirmish", "disorder"))
    seat = 1 - s.state.first
    (home,) = homelands_of(s.m, seat)
    assert s.castle(seat) == 9
    assert (s.owner(home), s.knights(home)) == (seat, 3)
    assert dice(s, seat) == 2 + 1
    assert points(s, seat) == 0
