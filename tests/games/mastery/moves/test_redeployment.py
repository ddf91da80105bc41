"""Redeployment (MM-RED): knights move freely among the castle and the supplied land."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

from tests.games.mastery.moves.redeploying import land_round_castle, redeploying, wide
from tests.games.mastery.scenario import given, hex_of

# -- when -----------------------------------------------------------------------------------------


@pytest.mark.rules("MM-RED-01")
def test_each_manoeuvre_has_one_redeployment_before_its_advance() -> None:
    """Two manoeuvres, each: redeploy, then advance; there is no way back from the advance."""
    s = given(land={0: {"1,0": 2}}, hands={0: ["tactical_advance"]})
    s.seat(0).chooses("tactical_advance")
    for _ in range(2):
        s.seat(0).chooses("manoeuvre")
        assert s.seat(0).kind() == "redeploy-from"
        s.seat(0).chooses("done")
        assert s.seat(0).kind() == "advance"
        assert "done" not in s.seat(0).options()
        s.seat(0).chooses("none")
        assert s.seat(0).kind() == "window"
    s.seat(0).cannot("manoeuvre", because="MM-TURN-05")
    assert s.said.count("event-redeployed") == 2


@pytest.mark.rules("MM-RED-01")
def test_a_redeployment_is_not_repeated_after_the_advance() -> None:
    """Once the advance is carried out the manoeuvre is over."""
    s = given(land={0: {"1,0": 2}})
    s.seat(0).advances("2,-1", 2)
    assert s.asked() == [(0, "window")]
    assert "manoeuvre" not in s.seat(0).options()


# -- what -----------------------------------------------------------------------------------------


@pytest.mark.rules("MM-RED-02")
def test_knights_move_any_distance_among_castle_and_supplied_land() -> None:
    """Tiles at both ends of the realm, joined over the lake, exchange knights directly."""
    s = given(castle={0: 3}, land={0: {"1,0": 4, "-1,1": 3, "-1,0": 4}}, tiles={"1,0": "fort"})
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["done", "castle", "1,0", "-1,1", "-1,0"]
    s.seat(0).chooses("1,0")
    assert s.seat(0).options() == ["castle", "-1,1", "-1,0"]
    s.seat(0).chooses("castle", "3")
    s.seat(0).chooses("-1,1", "-1,0", "1")
    if s.seat(0).kind() == "redeploy-from":
        s.seat(0).chooses("done")
    assert s.castle(0) == 6
    assert [s.knights(hex) for hex in ("1,0", "-1,1", "-1,0")] == [1, 2, 5]
    assert [s.owner(hex) for hex in ("1,0", "-1,1", "-1,0")] == [0, 0, 0]


@pytest.mark.rules("MM-RED-02")
def test_unsupplied_and_foreign_land_takes_no_part() -> None:
    """Neither as giver nor as receiver; the reason is the missing supply."""
    s = given(land={0: {"1,0": 2, "-1,-1": 4}, 1: {"-1,0": 3}})
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["done", "castle", "1,0"]
    s.seat(0).cannot("-1,-1", because="MM-SUP-06", hex="-1,-1")
    s.seat(0).chooses("castle")  # 1,0 is the only place to go: it follows unasked
    assert s.seat(0).kind() == "redeploy-count"
    assert redeploying(s).target == hex_of(s.state.content, "1,0")


@pytest.mark.rules("MM-RED-03", "MM-RED-05")
@over(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_whatever_is_moved_no_knight_and_no_land_is_won_or_lost(seed: int) -> None:
    """Random transfers to the end: the same knights, the same land, the same owners."""
    picker = Random(seed)
    s = given(
        castle={0: picker.randint(0, 9)},
        tiles={"1,0": "cave"},
        land={0: {"1,0": 2, "2,-1": 5, "1,-1": 6, "-1,-1": 2}, 1: {"-1,0": 4}},
    )
    owners = s.state.owner[:]
    total = sum(k for k, owner in zip(s.state.knights, owners, strict=True) if owner == 0)
    s.seat(0).chooses("manoeuvre")
    while s.seat(0).kind().startswith("redeploy"):
        s.seat(0).chooses(picker.choice(s.seat(0).options()))
        assert s.state.owner == owners
        assert sum(k for k, o in zip(s.state.knights, owners, strict=True) if o == 0) == total
        assert s.knights("-1,-1") == 2
        assert s.knights("-1,0") == 4


@pytest.mark.rules("MM-RED-04", "MM-RED-05")
@pytest.mark.parametrize(("knights", "spare"), [(1, 0), (2, 1), (3, 2), (6, 5)])
def test_a_territory_keeps_at_least_one_knight(knights: int, spare: int) -> None:
    """A tile with one knight gives none, a tile with more gives all but one."""
    s = given(castle={0: 0}, land={0: {"1,0": knights, "2,-1": 1}})
    s.seat(0).chooses("manoeuvre")
    if not spare:
        s.happened("redeployed")  # nobody can give: nothing was asked
        return
    s.seat(0).cannot("2,-1", because="MM-RED-04", hex="2,-1")
    s.seat(0).chooses("1,0", "castle")
    if spare > 1:
        assert s.seat(0).options() == [str(n) for n in range(1, spare + 1)]
        s.seat(0).chooses(str(spare))
    assert s.knights("1,0") == 1
    assert s.castle(0) == spare


@pytest.mark.rules("MM-RED-04")
def test_with_one_knight_on_each_tile_and_an_empty_castle_nothing_can_move() -> None:
    """The redeployment is passed over."""
    s = given(castle={0: 0}, land={0: {"1,0": 1, "2,-1": 1}})
    s.seat(0).chooses("manoeuvre")
    s.happened("manoeuvre-begins", "redeployed", "no-advance")
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-RED-04")
def test_an_empty_castle_gives_nothing_and_may_be_emptied() -> None:
    """Without knights it is no source; with two it can give both."""
    s = given(castle={0: 0}, land={0: {"1,0": 2, "2,-1": 1}})
    s.seat(0).chooses("manoeuvre")
    s.seat(0).cannot("castle", because="MM-RED-04")
    s = given(castle={0: 2}, land={0: {"1,0": 2, "2,-1": 1}})
    s.seat(0).chooses("manoeuvre", "castle", "1,0")
    assert s.seat(0).options() == ["1", "2"]
    s.seat(0).chooses("2")
    assert s.castle(0) == 0


@pytest.mark.rules("MM-RED-04")
@pytest.mark.parametrize(
    ("tile", "hex", "most"), [("cave", "1,0", 3), ("battlefield", "1,0", 5), ("forest", "1,1", 6)]
)
def test_a_tile_receives_no_more_than_its_capacity(tile: str, hex: str, most: int) -> None:
    """Cave three, Battlefield five, others six; a full tile is no destination."""
    s = given(castle={0: 9}, tiles={hex: tile}, land={0: {hex: 1, "2,-1": 6}})
    s.seat(0).chooses("manoeuvre", "castle")
    assert s.seat(0).options() == [str(n) for n in range(1, most)]
    s = given(castle={0: 9}, tiles={hex: tile}, land={0: {hex: most, "2,-1": 6}})
    s.seat(0).chooses("manoeuvre")
    s.seat(0).cannot("castle", because="MM-RED-06")  # both tiles are full


@pytest.mark.rules("MM-RED-04")
def test_a_full_tile_is_blocked_as_destination_with_its_capacity() -> None:
    """The reason names the capacity; the castle takes any number."""
    s = given(castle={0: 9}, tiles={"1,0": "cave"}, land={0: {"1,0": 3, "2,-1": 2, "1,1": 6}})
    s.seat(0).chooses("manoeuvre", "1,1")
    s.seat(0).cannot("1,0", because="MM-KNI-05", capacity=3)
    assert s.seat(0).options() == ["castle", "2,-1"]
    s.seat(0).chooses("castle")
    assert s.seat(0).options() == ["1", "2", "3", "4", "5"]
    s.seat(0).chooses("5")
    assert s.castle(0) == 14


# -- how ------------------------------------------------------------------------------------------


@pytest.mark.rules("MM-RED-06")
def test_a_redeployment_is_a_series_of_transfers_ended_by_done() -> None:
    """Source, destination, number, again and again; `done` is offered before each transfer."""
    s = given(castle={0: 6}, land={0: {"1,0": 1, "2,-1": 1, "1,1": 1}})
    s.seat(0).chooses("manoeuvre")
    for hex in ("1,0", "2,-1"):
        assert s.seat(0).kind() == "redeploy-from"
        assert s.seat(0).rule_of("done") == "MM-RED-06"
        s.seat(0).chooses("castle")
        assert s.seat(0).kind() == "redeploy-to"
        assert "done" not in s.seat(0).options()
        s.seat(0).chooses(hex)
        assert s.seat(0).kind() == "redeploy-count"
        s.seat(0).chooses("2")
        assert s.event("transferred") == {"seat": 0, "source": "2,0", "target": hex, "count": 2}
    s.seat(0).chooses("done")
    s.happened("transferred", "transferred", "redeployed")
    assert s.seat(0).kind() == "advance"


@pytest.mark.rules("MM-RED-06")
def test_a_transfer_that_needs_an_eleventh_die_is_not_offered() -> None:
    """Nine territories and six knights in the castle: it cannot receive, but it can give."""
    s = wide(6, [4, 1, 1, 1, 1, 1, 1, 1, 1])
    strong = land_round_castle(1)[0]
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["done", "castle", strong]
    s.seat(0).chooses(strong)
    assert "castle" not in s.seat(0).options()
    assert len(s.seat(0).options()) == 8
    s.seat(0).cannot("castle", because="MM-KNI-04", dice=10, limit=10)
    s = wide(6, [4, 1, 1, 1, 1, 1, 1, 1])  # with a die in reserve it can
    s.seat(0).chooses("manoeuvre", strong)
    assert "castle" in s.seat(0).options()


@pytest.mark.rules("MM-RED-07")
def test_who_has_given_may_not_receive_and_who_has_received_may_not_give() -> None:
    """In the next redeployment both are free again."""
    s = given(
        castle={0: 3},
        land={0: {"1,0": 3, "2,-1": 2, "1,1": 2}},
        hands={0: ["tactical_advance"]},
    )
    s.seat(0).chooses("tactical_advance", "manoeuvre", "castle", "1,0", "1")
    assert s.seat(0).options() == ["done", "castle", "2,-1", "1,1"]
    s.seat(0).cannot("1,0", because="MM-RED-07")
    s.seat(0).chooses("2,-1")
    assert s.seat(0).options() == ["1,0", "1,1"]
    s.seat(0).cannot("castle", because="MM-RED-07")
    s.seat(0).chooses("1,1")
    if s.seat(0).kind() == "redeploy-count":
        s.seat(0).chooses("1")
    s.seat(0).cannot("1,1", because="MM-RED-07")
    s.seat(0).chooses("done", "none", "manoeuvre", "1,0")
    assert "castle" in s.seat(0).options()


@pytest.mark.rules("MM-RED-07")
@over(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_every_series_of_transfers_comes_to_an_end(seed: int) -> None:
    """Without ever choosing `done` the transfers run out."""
    picker = Random(seed)
    s = wide(picker.randint(0, 12), [picker.randint(1, 6) for _ in range(6)])
    s.seat(0).chooses("manoeuvre")
    asked = 0
    while s.seat(0).kind().startswith("redeploy"):
        s.seat(0).chooses(picker.choice([o for o in s.seat(0).options() if o != "done"]))
        asked += 1
        assert asked <= 3 * 7 * 6


@pytest.mark.rules("MM-RED-09")
def test_supply_does_not_change_while_knights_are_moved() -> None:
    """Land behind a drained tile stays part of the redeployment; cut-off land never joins it."""
    s = given(castle={0: 0}, land={0: {"1,0": 6, "1,-1": 2, "-1,-1": 2}})
    s.seat(0).chooses("manoeuvre", "1,0", "castle", "4")
    s.seat(0).chooses("1,0")  # one knight left to give; it may go to either tile
    assert s.seat(0).options() == ["castle", "1,-1"]
    s.seat(0).chooses("1,-1")
    assert (s.knights("1,0"), s.knights("1,-1")) == (1, 3)
    s = given(castle={0: 2}, land={0: {"1,0": 3, "-1,-1": 2}})
    s.seat(0).chooses("manoeuvre", "castle", "1")
    s.seat(0).cannot("-1,-1", because="MM-SUP-06")
