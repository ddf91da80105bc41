"""Redeployment in one message (MM-RED): a final distribution becomes transfers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

from gonfalon.games.mastery import GAME
from gonfalon.kernel.play.series import answers_for
from gonfalon.kernel.values.errors import Refused
from tests.games.mastery.moves.redeploying import land_round_castle, redeploying, wide
from tests.games.mastery.scenario import Scenario, given, hex_of


def wish(**knights: int) -> dict[str, int]:
    """Return a final distribution by tile; `castle` and `q_r` with `m` for minus name tiles."""
    found: dict[str, int] = {}
    for name, count in knights.items():
        tile = name if name == "castle" else name.lstrip("h").replace("m", "-").replace("_", ",")
        found[tile] = count
    return found


def answers(s: Scenario, wanted: dict[str, int]) -> list[str]:
    """Return the answers that lead to a final distribution."""
    return answers_for(s.m, s.m.decisions[0].id, wanted)


def transfers(s: Scenario, wanted: dict[str, int]) -> list[tuple[str, str, str]]:
    """Return the transfers that lead to a final distribution: source, target and number."""
    step = redeploying(s)
    decision = s.m.decisions[0]
    amounts = step.amounts(s.m, decision)
    assert amounts is not None
    *found, end = step.small_answers(s.m, decision, amounts.check(wanted))
    assert end == ("redeploy-from", "done")
    ids = [id for _, id in found]
    return list(zip(ids[::3], ids[1::3], ids[2::3], strict=True))


def refusal(s: Scenario, wanted: dict[str, int]) -> str:
    """Return the rule by which a final distribution is refused."""
    with pytest.raises(Refused) as refused:
        answers(s, wanted)
    return refused.value.rule


@pytest.mark.rules("MM-RED-08")
def test_a_final_distribution_becomes_transfers_in_one_fixed_order() -> None:
    """Castle first, then the layout's order; the first giver gives to the first receiver."""
    s = given(castle={0: 4}, land={0: {"1,-1": 6, "1,0": 1, "2,-1": 5, "1,1": 1}})
    s.seat(0).chooses("manoeuvre")
    wanted = wish(castle=1, h1_m1=3, h1_0=5, h2_m1=3, h1_1=5)
    found = transfers(s, wanted)
    assert found == [
        ("castle", "1,0", "3"),
        ("1,-1", "1,0", "1"),
        ("1,-1", "1,1", "2"),
        ("2,-1", "1,1", "2"),
    ]
    s.seat(0).chooses(*answers(s, wanted))
    assert s.seat(0).kind() == "advance"
    assert s.castle(0) == 1
    assert [s.knights(hex) for hex in ("1,-1", "1,0", "2,-1", "1,1")] == [3, 5, 3, 5]
    told = [words for id, words in s.events if id == "event-transferred"]
    moved = [(words["source"], words["target"], str(words["count"])) for words in told]
    assert moved == [("2,0", *found[0][1:]), *found[1:]]


@pytest.mark.rules("MM-RED-08")
def test_a_castle_that_receives_comes_first_among_the_receivers() -> None:
    """The first tile of the layout that gives, gives to the castle first."""
    s = given(castle={0: 0}, land={0: {"1,-1": 6, "1,0": 1}})
    s.seat(0).chooses("manoeuvre")
    wanted = wish(castle=2, h1_m1=1, h1_0=4)
    assert transfers(s, wanted) == [
        ("1,-1", "castle", "2"),
        ("1,-1", "1,0", "3"),
    ]


@pytest.mark.rules("MM-RED-08")
def test_tiles_that_are_not_named_keep_their_knights() -> None:
    """Without a change there is nothing to transfer, just `done`."""
    s = given(castle={0: 3}, land={0: {"1,0": 2}})
    s.seat(0).chooses("manoeuvre")
    assert transfers(s, {}) == []
    assert answers(s, {}) == ["done"]
    assert answers(s, wish(castle=2, h1_0=3)) == ["castle", "1", "done"]


@pytest.mark.rules("MM-RED-08", "MM-RED-02", "MM-RED-03", "MM-RED-04")
def test_an_illegal_final_distribution_is_refused_by_its_rule() -> None:
    """Beside each limit the distribution is refused, at the limit it is accepted."""
    s = given(
        castle={0: 3},
        tiles={"1,0": "cave"},
        land={0: {"1,0": 2, "2,-1": 5, "-1,-1": 2}, 1: {"-1,0": 1}},
    )
    s.seat(0).chooses("manoeuvre")
    assert refusal(s, wish(castle=2, hm1_m1=3)) == "MM-RED-02"  # not supplied
    assert refusal(s, wish(castle=2, hm1_0=2)) == "MM-RED-02"  # another player's land
    assert refusal(s, wish(castle=2, h1_1=1)) == "MM-RED-02"  # nobody's land
    assert refusal(s, wish(castle=4)) == "MM-RED-03"
    assert refusal(s, wish(castle=2)) == "MM-RED-03"
    assert refusal(s, wish(castle=5, h1_0=0)) == "MM-RED-04"
    assert refusal(s, wish(castle=1, h1_0=4)) == "MM-RED-04"  # a cave holds three
    assert refusal(s, wish(castle=-1, h2_m1=6, h1_0=3)) == "MM-RED-04"
    assert transfers(s, wish(castle=2, h1_0=3))
    assert transfers(s, wish(castle=4, h1_0=1))
    assert transfers(s, wish(castle=1, h1_0=3, h2_m1=6))


@pytest.mark.rules("MM-RED-08")
def test_a_final_distribution_is_bound_by_the_dice() -> None:
    """Nine territories and six knights in the castle: a seventh there is refused."""
    s = wide(5, [4, 2, 1, 1, 1, 1, 1, 1, 1])
    first, second = land_round_castle(2)
    s.seat(0).chooses("manoeuvre")
    assert refusal(s, {"castle": 7, first: 2}) == "MM-KNI-02"
    assert transfers(s, {"castle": 6, first: 3})
    assert transfers(s, {"castle": 0, first: 6, second: 5})


@pytest.mark.rules("MM-RED-08", "MM-RED-07")
def test_a_final_distribution_respects_the_transfers_already_made() -> None:
    """A tile that has given is not filled again; a half-chosen transfer has to be finished."""
    s = given(castle={0: 3}, land={0: {"1,0": 2, "2,-1": 2}})
    s.seat(0).chooses("manoeuvre", "castle", "1,0", "2")
    assert refusal(s, wish(castle=2, h2_m1=1)) == "MM-RED-07"
    assert refusal(s, wish(h1_0=3, h2_m1=3)) == "MM-RED-07"
    assert transfers(s, wish(castle=0, h2_m1=3)) == [("castle", "2,-1", "1")]
    s = given(castle={0: 3}, land={0: {"1,0": 2, "2,-1": 2}})
    s.seat(0).chooses("manoeuvre", "castle")
    with pytest.raises(Refused) as refused:
        answers(s, wish(castle=2, h1_0=3))
    assert refused.value.code == "no-amounts"


@pytest.mark.rules("MM-RED-08", "MM-RED-07", "MM-RED-03")
@over(st.integers(0, 9), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_every_legal_distribution_is_reached_by_its_transfers(tiles: int, seed: int) -> None:
    """Random realms up to the last die: the recorded transfers lead exactly there."""
    picker = Random(seed)
    names = land_round_castle(tiles)
    caves = {n: "cave" for n in names if kind_of(n) == 2 and picker.random() < 0.5}
    room = [3 if name in caves else 6 for name in names]
    knights = [picker.randint(1, most) for most in room]
    most_there = 6 * (10 - tiles)  # what the dice leave for the castle
    castle = picker.randint(0, most_there)
    s = wide(castle, knights, caves)
    s.seat(0).chooses("manoeuvre")
    if s.seat(0).kind() != "redeploy-from":
        return  # nothing can move at all
    total = castle + sum(knights)
    on_land = picker.randint(max(tiles, total - most_there), min(sum(room), total))
    final = [1] * tiles
    while sum(final) < on_land:
        at = picker.randrange(tiles)
        final[at] += final[at] < room[at]
    wanted = dict(zip(names, final, strict=True)) | {"castle": total - on_land}
    listed = transfers(s, wanted)
    givers = {giver for giver, _, _ in listed}
    takers = {taker for _, taker, _ in listed}
    assert not givers & takers
    assert len(listed) <= max(len(givers) + len(takers) - 1, 0)
    s.seat(0).chooses(*answers(s, wanted))
    assert not s.seat(0).kind().startswith("redeploy")
    assert {name: s.knights(name) for name in names} | {"castle": s.castle(0)} == wanted
    assert s.said.count("event-transferred") == len(listed)


def kind_of(name: str) -> int:
    """Return the value of a hex on the board for six."""
    content = GAME.load()
    return content.layouts[6].kinds[hex_of(content, name)]
