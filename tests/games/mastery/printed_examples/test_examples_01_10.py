"""Worked examples MM-EX-01 to MM-EX-10: the examples of the rulebook itself."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.play.match import Match
from tests.games.mastery.duel import quiet_table
from tests.games.mastery.examples import (
    dealt,
    goes_to_advance,
    homelands_of,
    outcome,
    points,
    supplied,
    targets,
)
from tests.games.mastery.scenario import Scenario, given


def others_have_0_1_2_homelands(m: Match[Any]) -> bool:
    """The three players who are not first have no, one and two Homelands at their castles."""
    first = m.state.first
    return sorted(len(homelands_of(m, s)) for s in range(4) if s != first) == [0, 1, 2]


@pytest.mark.rules("MM-EX-01", "MM-SET-08", "MM-SET-10", "MM-END-01")
def test_starting_knights_are_divided_over_castle_and_homelands() -> None:
    """Castles with 0, 1, 2 adjacent Homelands: 6; 3 + 3; 2 + 2 + 2. VP at the start: 0, 1, 2."""
    s = dealt(4, others_have_0_1_2_homelands)
    start = {
        len(homelands_of(s.m, seat)): (
            s.castle(seat),
            [s.knights(hex) for hex in homelands_of(s.m, seat)],
            points(s, seat),
        )
        for seat in range(4)
        if seat != s.state.first  # the first player has already placed the three knights of a turn
    }
    assert start == {0: (6, [], 0), 1: (3, [3], 1), 2: (2, [2, 2], 2)}
    for seat in range(4):
        assert all(s.owner(hex) == seat for hex in homelands_of(s.m, seat))
    s.never("conquered")


@pytest.mark.rules("MM-EX-02", "MM-RED-02", "MM-RED-03", "MM-RED-05", "MM-RED-06")
def test_redeployment_moves_knights_and_changes_nothing_else() -> None:
    """Castle 3, 4 on value 1, 3 on value 3, 4 on value 2 become castle 6, 1, 2, 5."""
    one, three, two = "2,-1", "1,-1", "1,0"
    s = given(castle={0: 3}, land={0: {one: 4, three: 3, two: 4}})
    assert all(supplied(s, hex) for hex in (one, two, three))
    assert s.castle(0) + s.knights(one) + s.knights(three) + s.knights(two) == 14
    a = s.seat(0)
    a.chooses("manoeuvre")
    a.chooses(one, "castle", "3")
    assert (s.castle(0), s.knights(one)) == (6, 1)
    a.chooses(three, two, "1")
    assert (s.knights(three), s.knights(two)) == (2, 5)
    a.chooses("done")
    assert (s.castle(0), s.knights(one), s.knights(three), s.knights(two)) == (6, 1, 2, 5)
    assert s.castle(0) + s.knights(one) + s.knights(three) + s.knights(two) == 14
    assert [s.owner(hex) for hex in (one, two, three)] == [0, 0, 0]


A, B = "1,-1", "2,-1"


@pytest.mark.rules("MM-EX-03", "MM-SUP-03", "MM-SUP-04")
def test_supply_runs_through_own_land() -> None:
    """Seat 0 (castle (3,-2)) controls B = (2,-1) and A = (1,-1): both supplied, A through B."""
    s = given(seats=4, land={0: {A: 1, B: 1}})
    assert supplied(s, A)
    assert supplied(s, B)
    without_b = given(seats=4, land={0: {A: 1}})
    assert not supplied(without_b, A)


@pytest.mark.rules("MM-EX-04", "MM-SUP-03", "MM-SUP-04")
def test_everything_connected_is_supplied() -> None:
    """Seat 0 controls (2,-2), (2,-1), (1,-1), (3,-1): all four are supplied."""
    held = ("2,-2", "2,-1", "1,-1", "3,-1")
    s = given(seats=4, land={0: dict.fromkeys(held, 1)})
    assert [supplied(s, hex) for hex in held] == [True] * 4


def seat_1_takes_b(variants: tuple[str, ...] = ()) -> Scenario:
    """Continue the first supply picture: seat 1 on (2,1) attacks B over the lake (2,0), and wins.

    Seat 1 has castle (1,2). Five knights against one, conflict 5 against 2: 10 : 4 on a Fort.
    """
    hand = ("conflict_2", "conflict_5", "support_1", "support_1", "call_to_arms")
    s = quiet_table(
        seats=4,
        variants=variants,
        land={0: {A: 2, B: 1}, 1: {"2,1": 1}},
        hands={0: hand, 1: hand},
        turn_of=1,
        castle={1: 5},
    )
    attacker = s.seat(1)
    goes_to_advance(attacker)
    assert B in targets(attacker)
    attacker.chooses(B, "5")
    assert s.totals() == (5, 2)
    s.seat(0).chooses("conflict_2")
    attacker.chooses("conflict_5")
    assert s.totals() == (10, 4)
    s.seat(0).chooses("stop")
    attacker.chooses("stop")
    assert outcome(s) == (10, 4, 6)
    return s


@pytest.mark.rules(
    "MM-EX-05", "MM-SUP-02", "MM-SUP-03", "MM-SUP-06", "MM-SUP-07", "MM-SUP-08", "MM-ADV-03"
)
def test_supply_is_cut_and_runs_over_a_lake() -> None:
    """Seat 1 takes B over the lake; A of seat 0 is cut off, counts 3 VP and opens no way."""
    s = seat_1_takes_b()
    assert s.owner(B) == 1
    assert supplied(s, B)  # (2,-1) - lake - (2,1) - castle
    assert s.owner(A) == 0
    assert not supplied(s, A)
    assert points(s, 0) == 3
    for seat in (1, 2, 3):
        s.seat(seat).chooses("end_turn")
    cut = s.seat(0)
    cut.chooses("manoeuvre")  # nothing to redeploy among: A is left out, the castle is alone
    assert cut.kind() == "advance"
    assert targets(cut) == {"2,-2", "2,-1", "3,-1"}
    cut.cannot("0,-1", because="MM-ADV-03")
    cut.cannot(A, because="MM-ADV-02")


@pytest.mark.rules("MM-EX-05", "MM-SUP-06", "MM-RED-02")
def test_land_that_is_cut_off_takes_no_part_in_redeployment() -> None:
    """With other supplied land there is a redeployment; A neither gives nor receives."""
    s = given(seats=4, land={0: {A: 2, "3,-1": 2, "3,0": 1}, 1: {B: 3, "2,1": 1}})
    a = s.seat(0)
    a.chooses("manoeuvre")
    assert a.options() == ["done", "castle", "3,-1"]
    a.cannot(A, because="MM-SUP-06", hex=A)
    a.chooses("castle")
    assert a.options() == ["3,-1", "3,0"]
    a.cannot(A, because="MM-SUP-06", hex=A)


@pytest.mark.rules("MM-EX-06", "MM-ADV-02", "MM-ADV-03", "MM-ADV-04")
def test_legal_targets_of_an_advance() -> None:
    """Seat 0 (castle (2,0)) controls only (1,0): next to the castle, next to it, round the lake."""
    s = given(land={0: {"1,0": 1}})
    a = goes_to_advance(s.seat(0))
    next_to_castle = {"2,-1", "1,1"}
    next_to_land = {"1,-1", "0,1"}
    round_the_lake = {"0,-1", "-1,0", "-1,1"}
    assert targets(a) == next_to_castle | next_to_land | round_the_lake
    a.cannot("-1,-1", because="MM-ADV-03")
    a.cannot("-2,1", because="MM-ADV-03")
    a.cannot("0,0", because="MM-ADV-04")  # the lake
    a.cannot("-2,0", because="MM-ADV-04")  # the other castle
    a.cannot("1,0", because="MM-ADV-02")


@pytest.mark.rules("MM-EX-07", "MM-ADV-07", "MM-BAT-01", "MM-SUP-05")
def test_an_advance_on_controlled_land_starts_a_battle() -> None:
    """As before, seat 1 controls (-1,0) with 2 K; seat 0 advances 4 K: 4 BP against 2 BP."""
    s = quiet_table(tiles={"-1,0": "ruins"}, land={0: {"1,0": 1}, 1: {"-1,0": 2}})
    assert s.owner("-1,0") == 1
    s.seat(0).advances("-1,0", 4)
    attacker, defender = s.battle()["sides"]
    assert (attacker["seat"], attacker["total"]) == (0, 4)
    assert (defender["seat"], defender["total"]) == (1, 2)
    assert s.owner("-1,0") is None
    assert s.knights("-1,0") == 0


@pytest.mark.rules("MM-EX-08", "MM-BAT-01")
@pytest.mark.parametrize(("attacking", "defending"), [(4, 1), (2, 4)])
def test_knights_are_the_opening_battle_points(attacking: int, defending: int) -> None:
    """A side with 4 K on the conflict territory starts with 4 BP."""
    s = quiet_table(land={1: {"2,-1": defending}})
    s.seat(0).advances("2,-1", attacking)
    assert s.totals() == (attacking, defending)
    assert 4 in s.totals()


CITY = "1,-1"


@pytest.mark.rules(
    "MM-EX-09",
    "MM-BAT-10",
    "MM-BAT-20",
    "MM-BAT-31",
    "MM-BAT-33",
    "MM-BAT-40",
    "MM-BAT-51",
    "MM-BAT-52",
    "MM-BAT-53",
    "MM-BAT-60",
    "MM-BAT-72",
    "MM-BAT-80",
    "MM-BAT-81",
    "MM-BAT-90",
    "MM-BAT-91",
    "MM-CON-03",
    "MM-ART-05",
)
def test_the_full_battle() -> None:
    """The battle example of the rulebook, step by step, with the totals it names."""
    s = given(
        tiles={CITY: "city"},
        land={0: {"1,0": 1}, 1: {CITY: 5}},
        castle={0: 6, 1: 6},
        artefacts={
            0: ("sceptre_rage", "orb_brutality"),
            1: ("sceptre_defiance", "orb_preparation"),
        },
        hands={
            0: ("fracture", "conflict_5", "support_2"),
            1: ("conflict_3", "support_1", "support_2"),
        },
        decks={0: ("conflict_2", "conflict_4"), 1: ("conflict_2", "conflict_4")},
    )
    attacker, defender = s.seat(0), s.seat(1)
    attacker.advances(CITY, 6)

    # 1. City +1 for the defender. 2. Both draw up to five.
    assert s.totals() == (6, 6)
    assert [len(s.hand(seat)) for seat in (0, 1)] == [5, 5]

    # 3. The attacker plays Fracture on Defiance; Rage applies; no random discard.
    assert attacker.options() == ["pass", "fracture:sceptre_defiance"]
    attacker.chooses("fracture:sceptre_defiance")
    assert not s.intact("sceptre_defiance")
    s.never("random-discard")
    assert s.totals() == (7, 6)

    # 4. Conflict 5 and 3.
    attacker.chooses("conflict_5")
    defender.chooses("conflict_3")
    assert s.totals() == (12, 9)

    # 5. The defender has fewer points and begins.
    assert s.asked() == [(1, "support")]
    defender.chooses("support_1")
    assert s.totals() == (12, 10)
    defender.chooses("support_2")
    assert s.totals() == (12, 12)
    defender.chooses("stop")
    attacker.chooses("support_2")
    assert s.totals() == (14, 12)
    attacker.chooses("stop")
    defender.chooses("stop")
    attacker.chooses("stop")

    # 6. The attacker wins by 2.
    assert s.event("battle-won") == {"winner": 0, "loser": 1, "high": 14, "low": 12, "margin": 2}
    # 7. Brutality: 4 are left; Preparation does not apply. 8. Two more are lost, two retreat.
    applied = [words["artefact"] for words in s.all("artefact-applies")]
    assert applied == ["sceptre_rage", "orb_brutality"]
    assert [lost["count"] for lost in s.all("knights-lost")] == [1, 2]
    assert s.event("retreated") == {"seat": 1, "count": 2}
    s.happened("battle-won", "artefact-applies", "knights-lost", "knights-lost", "retreated")

    # 9. The City is conquered with 6 K and gives one knight to the castle.
    assert s.owner(CITY) == 0
    assert s.knights(CITY) == 6
    assert s.castle(0) == 0 + 1
    assert s.castle(1) == 6 + 2
    assert s.pile(0) == ["support_2", "conflict_5", "fracture"]
    assert s.pile(1) == ["support_2", "support_1", "conflict_3"]

    # Defiance stays destroyed until the end of the defender's next turn.
    attacker.chooses("end_turn")
    assert not s.intact("sceptre_defiance")
    defender.chooses("end_turn")
    assert s.intact("sceptre_defiance")


@pytest.mark.rules("MM-EX-10", "MM-SET-03")
@pytest.mark.parametrize("games", [(2, 2, 2), (3, 3), (2, 4), (5,), (6,)])
def test_one_box_serves_several_games(games: tuple[int, ...]) -> None:
    """Castles <= 6, lakes <= 3, territories of value 1 / 2 / 3 <= 12 / 12 / 6 in sum."""
    content = GAME.load()
    kinds = [kind for seats in games for kind in content.layouts[seats].kinds.values()]
    castle, lake = -1, 0
    assert kinds.count(castle) <= len(content.castles) == 6
    assert kinds.count(lake) <= content.entries.section("lakes")["lake"]["copies"] == 3
    in_box = {
        v: sum(n for n, w in zip(content.tile_copies, content.tile_value) if w == v)
        for v in (1, 2, 3)
    }
    assert in_box == {1: 12, 2: 12, 3: 6}
    assert all(kinds.count(value) <= in_box[value] for value in (1, 2, 3))
