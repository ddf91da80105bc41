"""Advance (MM-ADV): from the castle to land that would be supplied."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.model.content import MasteryContent
from tests.games.mastery.scenario import Scenario, given

HAND = ("conflict_2", "conflict_4", "support_1", "support_2", "call_to_arms")


def to_advance(s: Scenario) -> Scenario:
    """Start a manoeuvre of seat 0 and leave the knights where they are."""
    s.seat(0).chooses("manoeuvre")
    if s.seat(0).asked("redeploy-from"):
        s.seat(0).chooses("done")
    return s


def short_of_dice(territories: int, castle: int) -> tuple[Scenario, list[str], list[str]]:
    """Let seat 0 of six hold so many territories; return also empty forests and caves in reach."""
    content = GAME.load()
    layout = content.layouts[6]
    held: list[int] = []
    edge = [layout.castles[0]]
    while len(held) < territories:
        for hex in bits(layout.near[edge.pop(0)] & layout.land):
            if hex not in held and len(held) < territories:
                held.append(hex)
                edge.append(hex)
    reach = {n for h in held for n in bits(layout.near[h] & layout.land) if n not in held}
    ones = [content.hex_names[h] for h in reach if layout.kinds[h] == 1]
    twos = [content.hex_names[h] for h in reach if layout.kinds[h] == 2]
    s = given(
        seats=6,
        variants=["loyalty"],
        team_mode="triples_6",
        tiles=dict.fromkeys(twos, "cave"),
        land={0: {content.hex_names[h]: 1 for h in held}},
        castle={0: castle},
    )
    assert ones
    assert twos
    return s, ones, twos


@pytest.mark.rules("MM-ADV-01")
def test_a_manoeuvre_allows_one_advance_after_its_redeployment() -> None:
    """After it the window is back, without a second one."""
    s = given(land={0: {"1,0": 2}})
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).kind() == "redeploy-from"
    s.seat(0).chooses("done")
    assert s.seat(0).kind() == "advance"
    s.seat(0).chooses("2,-1", "1")
    assert s.seat(0).kind() == "window"
    assert s.said.count("event-advanced") == 1
    s.seat(0).cannot("manoeuvre", because="MM-TURN-05")


@pytest.mark.rules("MM-ADV-01")
def test_an_advance_is_optional() -> None:
    """Staying is always offered, and nothing moves."""
    s = to_advance(given())
    assert s.seat(0).rule_of("none") == "MM-ADV-01"
    s.seat(0).chooses("none")
    assert s.castle(0) == 6
    assert s.asked() == [(0, "window")]
    s.happened("no-advance")
    s.never("advanced")


@pytest.mark.rules("MM-ADV-02")
def test_knights_advance_from_the_castle_alone() -> None:
    """The number is bound by the castle, however many stand next to the target."""
    s = to_advance(given(castle={0: 2}, land={0: {"1,0": 6}}))
    s.seat(0).chooses("1,1")
    assert s.seat(0).options() == ["1", "2"]
    s.seat(0).chooses("2")
    assert (s.castle(0), s.knights("1,0"), s.knights("1,1")) == (0, 6, 2)


@pytest.mark.rules("MM-ADV-02")
def test_an_empty_castle_cannot_advance() -> None:
    """With all knights on the land there is no target; one knight in the castle opens them."""
    s = given(castle={0: 0}, land={0: {"1,0": 6}})
    s.seat(0).chooses("manoeuvre", "done")
    assert s.asked() == [(0, "window")]
    s.happened("redeployed", "no-advance")
    s = to_advance(given(castle={0: 1}, land={0: {"1,0": 6}}))
    s.seat(0).chooses("1,1")  # one knight is the only number
    assert (s.castle(0), s.knights("1,1")) == (0, 1)


@pytest.mark.rules("MM-ADV-02")
def test_own_land_is_no_target() -> None:
    """Knights reach it by redeployment only."""
    s = to_advance(given(land={0: {"1,0": 1}}))
    s.seat(0).cannot("1,0", because="MM-ADV-02", hex="1,0")


@pytest.mark.rules("MM-ADV-03")
def test_targets_lie_next_to_the_castle_to_supplied_land_or_across_a_lake() -> None:
    """Two players, seat 0 holds (1,0) beside the lake (MM-EX-06)."""
    s = to_advance(given(land={0: {"1,0": 1}}))
    expected = ["2,-1", "1,1", "1,-1", "0,1", "0,-1", "-1,0", "-1,1"]
    assert sorted(s.seat(0).options()) == sorted(["none", *expected])
    for hex in ("-1,-1", "-2,1"):
        s.seat(0).cannot(hex, because="MM-ADV-03", hex=hex)
    assert s.seat(0).rule_of("-1,0") == "MM-ADV-03"


@pytest.mark.rules("MM-ADV-03")
def test_a_lake_helps_only_where_it_touches_supplied_land() -> None:
    """Land beside the lake is out of reach while nothing supplied touches it."""
    s = to_advance(given())
    assert s.seat(0).options() == ["none", "1,0", "2,-1", "1,1"]
    s.seat(0).cannot("0,1", because="MM-ADV-03")
    s = to_advance(given(land={0: {"-1,0": 3}}))  # touches the lake, but is cut off
    assert s.seat(0).options() == ["none", "1,0", "2,-1", "1,1"]


@pytest.mark.rules("MM-ADV-03")
def test_land_without_supply_opens_no_way() -> None:
    """Four players: (0,0) is cut off, so only the tiles round the castle remain (MM-EX-32)."""
    s = to_advance(given(seats=4, land={0: {"0,0": 2}, 1: {"2,-1": 1}}))
    assert sorted(s.seat(0).options()) == ["2,-1", "2,-2", "3,-1", "none"]
    for hex in ("1,0", "1,-1", "0,1", "0,-1", "-1,1"):
        s.seat(0).cannot(hex, because="MM-ADV-03")


@pytest.mark.rules("MM-ADV-04")
def test_lakes_and_castles_are_never_targets() -> None:
    """Not even where they touch supplied land."""
    s = to_advance(given(land={0: {"1,0": 1, "-1,0": 1}}))
    s.seat(0).cannot("0,0", because="MM-ADV-04", hex="0,0")
    s.seat(0).cannot("-2,0", because="MM-ADV-04", owner=1)


@pytest.mark.rules("MM-ADV-04")
def test_in_castle_siege_a_castle_is_a_target_and_a_lake_still_is_not() -> None:
    """The castle has to touch supplied land."""
    s = to_advance(given(variants=["castle_siege"], land={0: {"1,0": 1, "-1,0": 1}}))
    assert "-2,0" in s.seat(0).options()
    s.seat(0).cannot("0,0", because="MM-ADV-04", hex="0,0")
    s = to_advance(given(variants=["castle_siege"], land={0: {"1,0": 1}}))
    s.seat(0).cannot("-2,0", because="MM-VAR-10", owner=1)


@pytest.mark.rules("MM-ADV-04")
def test_land_of_a_teammate_is_never_a_target() -> None:
    """The same land of an enemy is."""
    for owner, open_to in ((2, False), (1, True)):
        s = to_advance(given(seats=4, variants=["loyalty"], land={owner: {"2,-1": 1}}))
        assert ("2,-1" in s.seat(0).options()) == open_to
        if not open_to:
            s.seat(0).cannot("2,-1", because="MM-VAR-04", owner=2)


@pytest.mark.rules("MM-ADV-05")
@pytest.mark.parametrize(
    ("tile", "hex", "castle", "most"),
    [
        ("forest", "1,1", 9, 6),
        ("forest", "1,1", 6, 6),
        ("forest", "1,1", 4, 4),
        ("cave", "1,0", 9, 3),
        ("cave", "1,0", 2, 2),
        ("battlefield", "1,0", 9, 5),
    ],
)
def test_any_number_up_to_castle_and_capacity_may_advance(
    tile: str, hex: str, castle: int, most: int
) -> None:
    """From one to the smaller of both; the castle may be emptied."""
    s = to_advance(given(castle={0: castle}, tiles={hex: tile}))
    s.seat(0).chooses(hex)
    assert s.seat(0).options() == [str(n) for n in range(1, most + 1)]
    if castle > most:
        s.seat(0).cannot(str(most + 1), because="MM-KNI-05", most=most)
    s.seat(0).chooses(str(most))
    assert (s.castle(0), s.knights(hex)) == (castle - most, most)


@pytest.mark.rules("MM-ADV-05")
def test_the_capacity_binds_the_attacker_of_a_defended_tile_alone() -> None:
    """Three may attack a cave that three defend."""
    s = given(castle={0: 6}, tiles={"1,0": "cave"}, land={1: {"1,0": 3}})
    to_advance(s).seat(0).chooses("1,0")
    assert s.seat(0).options() == ["1", "2", "3"]


@pytest.mark.rules("MM-ADV-05")
def test_with_few_dice_the_numbers_need_not_start_at_one() -> None:
    """Eight territories and eight knights in the castle: one alone would need an eleventh die."""
    s, forests, caves = short_of_dice(8, 8)
    to_advance(s).seat(0).chooses(forests[0])
    assert s.seat(0).options() == ["2", "3", "4", "5", "6"]
    s.seat(0).cannot("1", because="MM-KNI-04", dice=10, limit=10)
    s, _, caves = short_of_dice(8, 8)
    to_advance(s).seat(0).chooses(caves[0])
    assert s.seat(0).options() == ["2", "3"]
    s, forests, _ = short_of_dice(8, 6)  # a die in reserve
    to_advance(s).seat(0).chooses(forests[0])
    assert s.seat(0).options() == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rules("MM-ADV-05")
def test_a_territory_without_a_legal_number_is_no_target() -> None:
    """Nine territories and six knights: all six to a forest, and no cave at all."""
    s, forests, caves = short_of_dice(9, 6)
    to_advance(s)
    for cave in caves:
        s.seat(0).cannot(cave, because="MM-KNI-04", dice=10, limit=10)
    s.seat(0).chooses(forests[0])  # six is the only number: no question
    assert (s.castle(0), s.knights(forests[0])) == (0, 6)


@pytest.mark.rules("MM-ADV-06")
def test_empty_land_is_conquered_at_once() -> None:
    """No battle, no card drawn."""
    s = given(hands={0: HAND})
    s.seat(0).advances("1,1", 2)
    assert s.owner("1,1") == 0
    s.happened("advanced", "conquered")
    s.never("battle-begins", "cards-drawn")
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-ADV-07")
def test_land_of_another_player_is_fought_for_at_once() -> None:
    """Neither side is asked whether it wants to; nobody controls the land meanwhile (MM-EX-07)."""
    s = given(
        land={0: {"1,0": 1}, 1: {"-1,0": 2}},
        artefacts={0: ["sceptre_vigour"], 1: ["sceptre_fear"]},
        hands={0: HAND, 1: HAND},
        tiles={"-1,0": "ruins"},
    )
    s.seat(0).advances("-1,0", 4)
    s.happened("advanced", "battle-begins")
    s.never("conquered")
    battle = s.battle()
    assert [(side["seat"], side["force"]) for side in battle["sides"]] == [(0, 4), (1, 2)]
    assert s.totals() == (4, 2)
    assert s.owner("-1,0") is None
    assert s.asked() == [(0, "conflict"), (1, "conflict")]
    for seat in (0, 1):
        s.seat(seat).cannot("none", because="MM-BAT-41")


@pytest.mark.rules("MM-ADV-08")
def test_a_battle_has_two_opponents_and_asks_nobody_else() -> None:
    """A third player with land next to it neither agrees nor helps nor loses anything."""
    s = given(
        seats=3,
        land={1: {"1,-1": 2}, 2: {"1,0": 3, "0,-1": 3}},
        artefacts={0: ["sceptre_vigour"], 1: ["sceptre_fear"]},
        hands=dict.fromkeys(range(3), HAND),
    )
    s.seat(0).advances("1,-1", 6)
    assert [side["seat"] for side in s.battle()["sides"]] == [0, 1]
    asked: set[int] = set()
    while s.m.view(None)["state"]["battle"]:
        asked |= {seat for seat, _ in s.asked()}
        decision = s.m.decisions[0]
        s.seat(decision.seat).chooses(decision.options[-1].id)
    assert asked == {0, 1}
    assert s.owner("1,-1") == 0
    assert (s.knights("1,0"), s.knights("0,-1"), s.castle(2)) == (3, 3, 6)
    assert s.hand(2) == sorted(HAND, key=s.state.content.cards.index)


def lake_by_the_castle() -> MasteryContent:
    """Return a board for two on which the lake lies beside the castle of seat 0."""
    content = GAME.load()
    hexes = content.entries.section("layouts")["layout_2p"]["hexes"]
    swap = {(0, 0): "t2", (1, 0): "lake"}
    rows = ", ".join(f'["{swap.get((q, r), kind)}", {q}, {r}]' for kind, q, r in hexes)
    return GAME.load((f"[layouts.layout_2p]\nhexes = [{rows}]\n",))


@pytest.mark.rules("MM-RUL-42")
def test_a_castle_cannot_be_besieged_across_a_lake() -> None:
    """The land behind the lake can be reached over it, the castle beside it cannot."""
    content = lake_by_the_castle()
    siege = ["castle_siege"]
    s = given(variants=siege, content=content, turn_of=1, land={1: {"-1,0": 1, "0,0": 1}})
    s.seat(1).chooses("manoeuvre", "done")
    assert {"2,-1", "1,1", "1,-1", "0,1"} <= set(s.seat(1).options())
    s.seat(1).cannot("2,0", because="MM-VAR-10", owner=0)
    s = given(variants=siege, content=content, turn_of=1, land={1: {"-1,0": 1, "0,0": 1, "1,1": 1}})
    s.seat(1).chooses("manoeuvre", "done")
    assert "2,0" in s.seat(1).options()  # (1,1) touches the castle itself
