"""The six actions on the right of the board (PAL-COMM to PAL-CONV)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.actions.spaces import RIGHT
from tests.games.paladins.scenario import given, player


@pytest.mark.rules(
    "PAL-COMM-01",
    "PAL-FORT-01",
    "PAL-GARR-01",
    "PAL-ABS-01",
    "PAL-CONV-01",
    "PAL-ABS-02",
    "PAL-FORT-02",
    "PAL-RUL-17",
)
@pytest.mark.parametrize(
    ("action", "piece", "prices"),
    [
        ("commission", "monks", [1, 1, 1, 2, 2, 3, 3]),
        ("fortify", "walls", [1, 1, 1, 2, 2, 3, 3]),
        ("garrison", "outposts", [1, 1, 1, 2, 2, 3, 3]),
        ("absolve", "jars", [1, 2, 2, 2, 3, 3, 3]),
        ("convert", "converted", [0, 1, 2, 2, 2, 3, 3]),
    ],
)
def test_the_price_ladders(action: str, piece: str, prices: list[int]) -> None:
    """By the number of times the action has been performed; one less is refused."""
    high: dict[str, Any] = {"faith": 12, "strength": 12, "influence": 12}
    needs = {"fortify": [0, 1, 3, 5, 7, 9, 11], "absolve": [0, 2, 4, 6, 8, 10, 12]}
    for done, price in enumerate(prices):
        told: dict[str, Any] = {"workers": RIGHT[action], piece: done, **high}
        s = given(player(silver=price, provisions=price, **told))
        args = s.seat(0).label(action)["args"]
        assert args.get("silver", args.get("provisions")) == price
        assert args["times"] == done + 1
        if price:
            s = given(player(silver=price - 1, provisions=price - 1, **told))
            rule = {"commission": "COMM", "fortify": "FORT", "garrison": "GARR", "absolve": "ABS"}
            s.seat(0).cannot(action, f"PAL-{rule.get(action, 'CONV')}-01", needed=price)
        if action in needs:
            assert args["needed"] == needs[action][done]
            if needs[action][done]:
                low: dict[str, Any] = {**told, "influence": needs[action][done] - 1}
                s = given(player(silver=9, provisions=9, **low))
                rules = {"fortify": "PAL-FORT-02", "absolve": "PAL-ABS-02"}
                s.seat(0).cannot(action, rules[action], needed=needs[action][done])


@pytest.mark.rules("PAL-COMM-02", "PAL-GARR-02", "PAL-ATT-01", "PAL-CONV-02")
def test_flags_gate_regions_and_slots() -> None:
    """Faith 0, 2, 4, 6, 8, 10 for commission and convert; strength 1, 3, ... for garrison."""
    row = dict(enumerate(SIX, 1))
    for value in range(13):
        s = given(
            player(
                "scout fighter labourer cleric cleric merchant",
                silver=0,
                provisions=1,
                faith=value,
                strength=value,
            ),
            outsiders=row,
        )
        reach = len([flag for flag in (0, 2, 4, 6, 8, 10) if flag <= value])
        a = s.seat(0).chooses("commission")
        assert {name.split("_")[1] for name in a.options()} == {str(r + 1) for r in range(reach)}
        s = given(player(RIGHT["convert"], faith=value), outsiders=row)
        b = s.seat(0).chooses("convert")
        if reach > 1:
            assert b.options() == [str(slot + 1) for slot in range(reach)]
            if reach < 6:
                b.cannot("6", "PAL-CONV-02", needed=10, value=value)
        strong = len([flag for flag in (1, 3, 5, 7, 9, 11) if flag <= value])
        s = given(player(RIGHT["garrison"], provisions=1, strength=value), outsiders=row)
        if not strong:
            s.seat(0).cannot("garrison", "PAL-GARR-02", value=0)
            continue
        c = s.seat(0).chooses("garrison")
        assert {name.split("_")[1] for name in c.options()} == {str(r + 1) for r in range(strong)}
        s = given(player(RIGHT["attack"], strength=value), outsiders=row)
        d = s.seat(0).chooses("attack")
        if strong > 1:
            assert d.options() == [str(slot + 1) for slot in range(strong)]


SIX = [
    "archer_saracen",
    "warrior_saracen",
    "warrior_byzantine",
    "hunter_saracen",
    "lookout_viking",
    "armourer_viking",
]


@pytest.mark.rules("PAL-COMM-03", "PAL-GARR-04", "PAL-DEC-09")
def test_monks_and_outposts_of_everybody_share_the_spaces() -> None:
    """A space with any piece is taken."""
    s = given(
        player("scout labourer cleric", provisions=1, monks=["space_1_1"]),
        player(outposts=["space_1_2"]),
        player("labourer"),
    )
    a = s.seat(0).chooses("commission")
    assert a.b.monks == 2, "space_1_3 is the only one left and is taken without asking"
    both = given(
        player("merchant labourer fighter", provisions=1, strength=3, monks=["space_1_1"]),
        player(outposts=["space_1_2"]),
    )
    b = both.seat(0).chooses("garrison")
    b.cannot("space_1_1", "PAL-COMM-03", owner=0)
    b.cannot("space_1_2", "PAL-COMM-03", owner=1)
    assert b.options() == ["space_2_1", "space_2_2", "space_2_3", "space_2_4"]


@pytest.mark.rules("PAL-COMM-05")
def test_no_commission_without_a_reachable_space() -> None:
    """With faith 0 both open spaces of region 1 are taken."""
    s = given(
        player("scout labourer cleric", provisions=1),
        player(monks=["space_1_1", "space_1_2"]),
    )
    s.seat(0).cannot("commission", "PAL-COMM-05", attribute="faith", value=0)
    given(player("scout labourer cleric")).seat(0).cannot(
        "commission", "PAL-COMM-01", needed=1, held=0
    )


@pytest.mark.rules("PAL-FORT-06", "PAL-RUL-16")
def test_no_fortify_without_a_wall() -> None:
    """24 walls serve up to 28 slots."""
    s = given(
        player("merchant labourer scout", provisions=9, influence=12, walls=3),
        player("labourer", walls=7),
        player(walls=7),
        player(walls=7),
    )
    s.seat(0).cannot("fortify", "PAL-FORT-06")


@pytest.mark.rules("PAL-ABS-03", "PAL-DEC-10")
def test_each_absolve_space_takes_one_jar() -> None:
    """Seven spaces; one with a jar is refused."""
    s = given(player("cleric labourer merchant", silver=2, influence=2, jars=["absolve_space_3"]))
    a = s.seat(0).chooses("absolve")
    assert a.options() == [f"absolve_space_{n}" for n in (1, 2, 4, 5, 6, 7)]
    a.cannot("absolve_space_3", "PAL-ABS-03", space="absolve_space_3")


@pytest.mark.rules("PAL-ATT-05", "PAL-ATT-04", "PAL-RUL-19")
def test_an_attacked_slot_stays_empty() -> None:
    """The row does not move until the cleanup; the faction stays known to all."""
    s = given(
        player("scout labourer fighter", strength=3),
        player("scout labourer fighter", strength=3),
        outsiders={1: "warrior_saracen", 2: "archer_saracen", 3: "hunter_saracen"},
    )
    s.seat(0).chooses("attack", "1")
    assert s.outsiders()[:3] == [None, "archer_saracen", "hunter_saracen"]
    b = s.seat(1).chooses("attack")
    assert b.asked("attack") is False, "slot 2 is the only one in reach"
    assert s.m.view(None)["state"]["boards"][0]["attacked"] == ["warrior_saracen"]
    third = given(
        player("scout labourer fighter", silver=9),
        outsiders={1: "warrior_saracen", 3: "archer_saracen"},
    )
    third.seat(0).chooses("attack").cannot("2", "PAL-ATT-05", slot=2)
