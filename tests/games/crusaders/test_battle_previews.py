"""Previews of manoeuvres: where the marker would be, by the half that stays open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crusaders.battles import Fight, fight
from tests.games.crusaders.scenario import Scenario, player, table

STARTING = "baptism_of_fire reinforcements shield_wall couched_lances deus_vult"
BRIBERY = "insidious_bribery reinforcements shield_wall couched_lances deus_vult"


def battle(
    theirs: str = STARTING, coins: int = 3, city: str = "3 level 1"
) -> tuple[Scenario, Fight]:
    """Let Antioch (seat 0) attack Tripoli (seat 1) in Tortosa with five units."""
    s = table(
        player("antioch"),
        player("tripoli", tactics=theirs, coins=coins),
        cities={"tortosa": f"tripoli {city}", "antioch_city": "1"},
        active=0,
    )
    return s, fight(s, 0, "tortosa", 5)


def ahead(s: Scenario, seat: int, option: str) -> dict[str, Any]:
    """Return the preview of an answer, as JSON."""
    [question] = s.m.explain(seat)
    told = question.to_json(s.m.content.vocabulary)
    found: dict[str, Any]
    [found] = [one["preview"] for one in told["options"] if one["id"] == option]
    return found


@pytest.mark.rules("CRU-BAT-10", "CRU-EFF-10")
def test_a_bribe_gives_a_range_until_it_is_paid() -> None:
    """Bottom: strength 1, and two coins for strength 2 each. The attacker is 1 ahead."""
    s, f = battle(BRIBERY)
    assert f.marker == 1
    s.seat(1).chooses("insidious_bribery")
    found = ahead(s, 0, "top")
    assert found["marker"] == 1
    [half] = found["halves"]
    assert half["half"] == "bottom"
    ops = [(part["op"], part["n"]) for part in half["parts"]]
    assert ("strength", 1) in ops
    assert ("bribe", 2) in ops
    assert half["most"] == 0
    assert half["least"] < 0
    assert half["units"] == [[5, 5], [3, 3]]


@pytest.mark.rules("CRU-EFF-10")
def test_without_coins_a_bribe_is_worth_nothing() -> None:
    s, f = battle(BRIBERY, coins=0)
    s.seat(1).chooses("insidious_bribery")
    [half] = ahead(s, 0, "top")["halves"]
    assert half["least"] == half["most"] == f.marker - 1


@pytest.mark.rules("CRU-BAT-11", "CRU-BAT-16")
def test_a_rout_that_leaves_nobody_ends_the_battle() -> None:
    """The last defender is routed by the lower half of Baptism of Fire."""
    s, f = battle(city="1 level 1")
    f.lay("shield_wall", "top")
    s.seat(0)
    cards = {card: ahead(s, 0, card) for card in ("baptism_of_fire", "shield_wall")}
    top, bottom = cards["baptism_of_fire"]["halves"]
    assert (top["half"], bottom["half"]) == ("top", "bottom")
    assert top["stops"] == "no"
    assert bottom["stops"] == "yes"
    assert bottom["units"] == [[5, 5], [0, 0]]
    assert [one["stops"] for one in cards["shield_wall"]["halves"]] == ["no", "no"]


@pytest.mark.rules("CRU-BAT-13", "CRU-BAT-14")
def test_what_a_preview_says_is_what_happens() -> None:
    """The levy of the attacker: none or one unit, and the marker moves by as many."""
    s, f = battle()
    f.lay("shield_wall", "top")
    marker = f.marker
    top, bottom = ahead(s, 0, "reinforcements")["halves"]
    assert (bottom["least"], bottom["most"]) == (marker, marker + 1)
    assert bottom["units"][0] == [5, 6]
    f.lay("reinforcements", "top")
    assert s.asked() == [(0, "levy")]
    assert ahead(s, 0, "1") == {"marker": marker + 1, "units": [6, 3]}
    s.seat(0).chooses("1")
    assert f.marker == bottom["most"]
    assert f.units[0] == 6
    assert top["least"] <= top["most"]


@pytest.mark.rules("CRU-BAT-08")
def test_parts_that_wait_move_nothing() -> None:
    """Deus Vult, bottom: strength 1 now, a coin at the end."""
    s, f = battle()
    s.seat(1).chooses("deus_vult")
    [half] = ahead(s, 0, "top")["halves"]
    assert [part["op"] for part in half["later"]] == ["gain_coins"]
    assert [(part["op"], part["least"]) for part in half["parts"]] == [("strength", -1)]
    assert half["least"] == half["most"] == f.marker - 1
