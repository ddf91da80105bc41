"""Castle Siege: a castle defends itself with eight knights, and its fall ends the game."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from tests.games.mastery.duel import all_pass, plays, quiet_table
from tests.games.mastery.scenario import Scenario, given

SEVERAL = ("conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1")
THEIR_CASTLE = "-2,0"  # of seat 1 with two players
FOOTHOLD = {"1,0": 1, "-1,0": 1}  # across the lake, next to that castle

LAKE_AT_THE_CASTLE = """
[layouts.layout_2p]
counts = { castle = 2, lake = 2, t1 = 4, t2 = 3, t3 = 2 }
hexes = [
    ["lake", 0, 0], ["t3", 1, -1], ["t2", 1, 0], ["t2", 0, 1], ["t3", -1, 1], ["lake", -1, 0],
    ["t2", 0, -1], ["t1", 2, -1], ["t1", 1, 1], ["t1", -2, 1], ["t1", -1, -1],
    ["castle", 2, 0], ["castle", -2, 0],
]
"""


def siege(
    knights: int = 6, cards: tuple[str, str] = ("conflict_5", "conflict_2"), **more: Any
) -> Scenario:
    """Let seat 0 besiege the castle of seat 1; conflict cards are chosen as named."""
    variants = ["castle_siege", *more.pop("variants", ())]
    hands = {0: SEVERAL, 1: SEVERAL, **more.pop("hands", {})}
    land = {0: FOOTHOLD, **more.pop("land", {})}
    s = quiet_table(more.pop("artefacts", None), variants=variants, hands=hands, land=land, **more)
    s.seat(0).advances(THEIR_CASTLE, knights)
    return plays(s, *cards)


@pytest.mark.rules("MM-VAR-10")
def test_a_castle_next_to_supplied_land_may_be_besieged() -> None:
    """Out of reach it is blocked, and without the variant every castle is safe."""
    s = given(variants=["castle_siege"], land={0: FOOTHOLD})
    s.seat(0).chooses("manoeuvre", "done")
    assert THEIR_CASTLE in s.seat(0).options()
    assert s.seat(0).rule_of(THEIR_CASTLE) == "MM-VAR-10"

    far = given(variants=["castle_siege"], land={0: {"1,0": 1}})
    far.seat(0).chooses("manoeuvre", "done").cannot(THEIR_CASTLE, "MM-VAR-10", owner=1)
    cut = given(variants=["castle_siege"], land={0: {"-1,-1": 1}})
    cut.seat(0).chooses("manoeuvre").cannot(THEIR_CASTLE, "MM-VAR-10", owner=1)
    plain = given(land={0: FOOTHOLD})
    plain.seat(0).chooses("manoeuvre", "done").cannot(THEIR_CASTLE, "MM-ADV-04", owner=1)


@pytest.mark.rules("MM-VAR-10")
def test_a_lake_gives_no_way_to_a_castle() -> None:
    """On a board where a lake touches the castle, land is reached over it, the castle is not."""
    content = GAME.load((LAKE_AT_THE_CASTLE,))
    s = given(variants=["castle_siege"], land={0: {"1,0": 1}}, content=content)
    s.seat(0).chooses("manoeuvre", "done").cannot(THEIR_CASTLE, "MM-VAR-10")
    assert "-1,-1" in s.seat(0).options()
    beside = given(variants=["castle_siege"], land={0: {"1,0": 1, "-1,-1": 1}}, content=content)
    beside.seat(0).chooses("manoeuvre", "done")
    assert THEIR_CASTLE in beside.seat(0).options()


@pytest.mark.rules("MM-VAR-11")
def test_at_most_six_knights_advance_on_a_castle() -> None:
    """Nine stand ready; the seventh is refused. Few dice forbid small numbers."""
    s = given(variants=["castle_siege"], land={0: FOOTHOLD}, castle={0: 9})
    s.seat(0).chooses("manoeuvre", "done", THEIR_CASTLE)
    assert s.seat(0).options() == ["1", "2", "3", "4", "5", "6"]
    s.seat(0).cannot("7", "MM-VAR-11", count=7, most=6)

    eight = ("1,0", "0,1", "0,-1", "2,-1", "1,1", "-2,1", "-1,-1", "-1,0")
    few = given(variants=["castle_siege"], land={0: dict.fromkeys(eight, 1)}, castle={0: 8})
    few.seat(0).chooses("manoeuvre", "done", THEIR_CASTLE)
    assert few.seat(0).options() == ["2", "3", "4", "5", "6"]
    few.seat(0).cannot("1", "MM-KNI-04")


@pytest.mark.rules("MM-VAR-12", "MM-RUL-22")
@pytest.mark.parametrize("garrison", [0, 3, 20])
def test_a_castle_fights_with_eight_knights_whatever_stands_there(garrison: int) -> None:
    """Also when it is empty; the real knights stay where they are."""
    s = quiet_table(
        variants=["castle_siege"],
        land={0: FOOTHOLD},
        castle={1: garrison},
        hands={0: SEVERAL, 1: SEVERAL},
    )
    s.seat(0).advances(THEIR_CASTLE, 6)
    assert s.totals() == (6, 8)
    assert s.event("siege-begins")["defending"] == 8
    assert s.castle(1) == garrison
    assert s.battle()["siege"]


@pytest.mark.rules("MM-VAR-12", "MM-RUL-22")
@pytest.mark.parametrize(("side", "sceptre"), [(0, "sceptre_fear"), (1, "sceptre_vigour")])
def test_fear_and_vigour_count_the_eight_of_the_castle(side: int, sceptre: str) -> None:
    """Three attackers count as eight."""
    s = quiet_table(
        {side: [sceptre]},
        variants=["castle_siege"],
        land={0: FOOTHOLD},
        castle={1: 1},
        hands={0: SEVERAL, 1: SEVERAL},
    )
    s.seat(0).advances(THEIR_CASTLE, 3)
    assert s.totals() == (3, 8)
    s.seat(side).chooses("equalise")
    assert s.totals() == (8, 8)


@pytest.mark.rules("MM-VAR-13", "MM-VAR-12", "MM-EX-34")
def test_an_attacker_who_wins_the_siege_wins_the_game() -> None:
    """13 : 11 against an empty castle."""
    s = siege(
        6,
        castle={1: 0},
        cards=("conflict_5", "conflict_3"),
        hands={0: (*SEVERAL[:4], "support_2")},
    )
    s.seat(0).chooses("support_2", "stop")
    all_pass(s)
    assert s.event("battle-won")["margin"] == 2
    assert s.winners() == [0]
    assert s.event("won-by-siege") == {"seat": 0, "owner": 1}


@pytest.mark.rules("MM-VAR-13", "MM-VAR-15", "MM-EX-34")
def test_a_siege_that_ends_in_a_tie_is_beaten_off() -> None:
    """13 : 13: five knights go home, the castle stays empty and its owner's."""
    s = siege(
        6,
        castle={1: 0},
        cards=("conflict_5", "conflict_3"),
        hands={0: (*SEVERAL[:4], "support_2"), 1: (*SEVERAL[:4], "support_2")},
    )
    s.seat(0).chooses("support_2", "stop")
    s.seat(1).chooses("support_2", "stop")
    all_pass(s)
    assert s.event("battle-tied")["points"] == 13
    assert (s.castle(0), s.castle(1), s.owner(THEIR_CASTLE)) == (5, 0, 1)
    s.happened("retreated", "siege-beaten")
    assert s.winners() == []
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-VAR-13", "MM-EX-52")
def test_a_besieger_suffers_losses_and_brutality_as_usual() -> None:
    """12 : 14 with Brutality: one, then two are lost, three retreat."""
    s = siege(
        6,
        cards=("conflict_5", "conflict_5"),
        artefacts={1: ["orb_brutality"]},
        hands={1: (*SEVERAL, "support_1")},
    )
    s.seat(0).chooses("support_1", "stop")
    s.seat(1).chooses("support_1", "stop")
    all_pass(s)
    assert s.event("battle-won") == {"winner": 1, "loser": 0, "high": 14, "low": 12, "margin": 2}
    lost = [words["count"] for id, words in s.events if id == "event-knights-lost"]
    assert lost == [1, 2]
    assert s.event("retreated") == {"seat": 0, "count": 3}
    assert s.castle(1) == 6


@pytest.mark.rules("MM-VAR-13", "MM-RUL-22")
def test_the_castles_real_knights_are_never_reduced() -> None:
    """Neither the margin nor Brutality takes one, and the game is won all the same."""
    s = siege(
        6, artefacts={0: ["orb_brutality"]}, cards=("conflict_5", "conflict_2"), castle={1: 2}
    )
    all_pass(s)
    assert s.event("artefact-applies")["artefact"] == "orb_brutality"
    s.never("knights-lost")
    assert (s.castle(1), s.winners()) == (2, [0])


@pytest.mark.rules("MM-VAR-14", "MM-VAR-51")
@pytest.mark.parametrize(("variants", "target"), [([], 13), (["skirmish"], 11)])
def test_victory_by_points_remains_beside_the_siege(variants: list[str], target: int) -> None:
    """Thirteen points win, in a skirmish eleven."""
    land = {"1,0": 1, "0,1": 1, "0,-1": 1, "-1,1": 1, "1,-1": 1}  # twelve
    if target == 11:
        land.pop("0,-1")
    s = given(variants=["castle_siege", *variants], land={0: land})
    s.seat(0).advances("2,-1", 1)
    assert s.state.points(0) == target
    assert s.winners() == [0]
    s.happened("won-by-points")


@pytest.mark.rules("MM-VAR-15")
def test_an_attacked_castle_does_not_break_its_owners_supply() -> None:
    """During the siege the land round the castle is supplied, and after it still is."""
    s = quiet_table(
        variants=["castle_siege", "ruthlessness"],
        land={0: FOOTHOLD, 1: {"-1,-1": 2, "-2,1": 1}},
        castle={1: 0},
        hands={0: SEVERAL, 1: SEVERAL},
    )
    s.seat(0).advances(THEIR_CASTLE, 6)
    for _ in range(2):
        hexes = {h["hex"]: h for h in s.m.view(None)["state"]["hexes"]}
        assert hexes["-1,-1"]["supplied"]
        assert hexes["-2,1"]["supplied"]
        assert hexes[THEIR_CASTLE]["owner"] == 1
        all_pass(plays(s, "conflict_2", "conflict_5"))
    s.never("supply-lost")


@pytest.mark.rules("MM-VAR-51")
def test_no_knight_remains_on_anothers_castle_for_ruthlessness_to_find() -> None:
    """A siege beaten off sends the survivors home."""
    s = siege(6, cards=("conflict_2", "conflict_3"), variants=("ruthlessness",))
    all_pass(s)
    s.never("supply-lost")
    assert s.castle(0) == 3
