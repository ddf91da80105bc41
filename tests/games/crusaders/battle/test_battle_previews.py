"""Previews of manoeuvres, and of where units flee or retreat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crusaders.battles import Fight, between, fight, quiet
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


@pytest.mark.rules("CRU-BAT-12", "CRU-D-33", "CRU-BAT-38")
@pytest.mark.parametrize("city", ["antioch_city", "apamea"])
def test_what_becomes_of_units_that_flee(city: str) -> None:
    """Three of four attackers flee: the marker moves by three."""
    s = table(
        player("antioch"),
        player("tripoli", tactics="truce_of_god shield_wall reinforcements deus_vult pursuit"),
        cities={"tortosa": "tripoli 3 level 1", "apamea": "antioch 1", "antioch_city": "2"},
        active=0,
    )
    f = fight(s, 0, "tortosa", 4)
    f.lay("truce_of_god", "bottom")
    assert s.asked() == [(0, "flee")]
    marker, there = f.marker, s.state.units[s.number(city)]
    found = ahead(s, 0, city)
    assert found == {
        "moved": 3,
        "garrison": there + 3,
        "battle": {"marker": marker - 3, "units": [1, 3]},
    }
    s.seat(0).chooses(city)
    assert s.state.units[s.number(city)] == found["garrison"]
    assert (f.marker, list(f.units)) == (found["battle"]["marker"], found["battle"]["units"])


@pytest.mark.rules("CRU-BAT-26", "CRU-D-36")
def test_what_becomes_of_units_that_retreat() -> None:
    """Of three attackers one is lost before the question; two retreat."""
    s, f = between(units=3, city="5 level 2", cities={"apamea": "antioch 1"})
    quiet(f, "baptism_of_fire", "baptism_of_fire")
    assert s.asked() == [(0, "retreat")]
    assert ahead(s, 0, "apamea") == {"moved": 2, "garrison": 3, "battle": None}
    s.seat(0).chooses("apamea")
    assert s.city("apamea") == "antioch 3 level 2"
