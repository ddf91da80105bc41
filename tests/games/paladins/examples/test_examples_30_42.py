"""Worked examples PAL-EX-30 to PAL-EX-42: hard interactions."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.rules.actions.attack import surcharge
from tests.games.paladins.scenario import begun, given, player


@pytest.mark.rules("PAL-EX-30", "PAL-ATT-02", "PAL-RUL-18")
@pytest.mark.parametrize(
    ("strength", "slot", "silver"), [(4, 4, 2), (0, 1, 1), (7, 4, 0), (8, 6, 2)]
)
def test_missing_strength_costs_half_rounded_up(strength: int, slot: int, silver: int) -> None:
    """Strength 4 against 7: 2 silver; 0 against 1: 1; 7 against 7: 0; 8 against 11: 2."""
    s = given(
        player("scout labourer fighter", strength=strength, silver=2),
        outsiders={slot: "warrior_saracen"},
    )
    assert surcharge(s.state, 0, slot - 1) == silver
    a = s.seat(0)
    a.chooses("attack")
    assert a.silver == 2 - silver


@pytest.mark.rules("PAL-EX-31", "PAL-PRAY-04", "PAL-RUL-15")
def test_a_pray_effect_clears_the_running_action() -> None:
    """Garrison to a pray space clears garrison itself; next turn it may be performed again."""
    s = given(
        player("merchant merchant labourer labourer fighter fighter", provisions=2, strength=5)
    )
    a = s.seat(0)
    a.chooses("garrison", "space_3_4").pays()
    a.chooses("garrison")
    assert a.on("garrison") == ""
    assert a.workers == "labourer merchant fighter"
    s.back_to(0)
    assert a.offers("garrison")


@pytest.mark.rules("PAL-EX-32", "PAL-DEV-04", "PAL-DEV-03")
def test_a_workshop_on_an_occupied_space_sends_its_worker_home() -> None:
    """The labourer returns; fighter and cleric stay and block; next round two workers do."""
    s = given(player("labourer labourer", silver=4, placed={"convert": "fighter labourer cleric"}))
    a = s.seat(0)
    a.chooses("develop")
    assert a.label("convert:2")["message"] == "option-workshop-over"
    a.chooses("convert:2")
    assert a.on("convert") == "fighter cleric"
    assert a.workers == "scout"
    s.back_to(0)
    a.cannot("convert", "PAL-WORK-04", workers=["fighter", "cleric"])
    later = given(player("fighter cleric", workshops=["convert:2"]))
    b = later.seat(0).chooses("convert")
    assert b.on("convert") == "fighter cleric"


@pytest.mark.rules("PAL-EX-33", "PAL-SUSP-06", "PAL-SUSP-08", "PAL-RUL-40")
def test_exhausted_suspicion_means_an_inquisition_first() -> None:
    """14 and 10 cards held, nothing left, tax 3 of 5: 14 -> 7, refill, reshuffle, one drawn."""
    cards = [0] * 6 + [1] * 8 + [2] * 10
    s = given(
        player("labourer", suspicion=cards[10:]),
        player("labourer", suspicion=cards[:10]),
        no_suspicion_left=True,
        tax=3,
    )
    a = s.seat(0)
    a.chooses("conspire")
    s.happened(
        "inquisition-begins",
        "punished",
        "tax-refilled",
        "suspicion-reshuffled",
        "suspicion-drawn",
    )
    assert s.event("punished") == {"seats": [0], "held": 14, "discarded": 7}
    assert s.all("tax-refilled")[0] == {"count": 5}
    assert s.event("suspicion-reshuffled") == {"count": 7}
    assert len(a.suspicion) == 8
    assert len(s.seat(1).suspicion) == 10
    assert a.debts == (1, 0)


@pytest.mark.rules("PAL-EX-34", "PAL-GEN-04", "PAL-EFF-04", "PAL-RUL-02")
def test_a_track_ends_at_twelve() -> None:
    """Strength 12 and a wall of strength: it stays 12, other rewards are received."""
    s = given(
        player("merchant labourer scout", provisions=1, strength=12),
        next_walls=["wall_double_strength"],
    )
    a = s.seat(0).chooses("fortify")
    assert a.strength == 12
    s = given(
        player("merchant labourer scout", provisions=1, strength=11),
        next_walls=["wall_double_strength"],
    )
    assert s.seat(0).chooses("fortify").strength == 12
    s = given(
        player("merchant labourer scout", provisions=1, strength=12),
        next_walls=["wall_three_labourers"],
    )
    assert s.seat(0).chooses("fortify").workers == "labourer labourer labourer"


@pytest.mark.rules("PAL-EX-35", "PAL-TAX-01", "PAL-TAX-04", "PAL-TAX-03")
def test_exact_exhaustion_is_one_inquisition() -> None:
    """Tax supply 2 and 2 tax: 2 silver gained, one inquisition, supply refilled."""
    s = given(
        player("scout labourer fighter", strength=1),
        outsiders={1: "mercenary_saracen_b"},
        tax=2,
    )
    a = s.seat(0).chooses("attack")
    assert a.silver == 2
    assert s.times("inquisition-begins") == 1
    assert s.state.tax == 5


@pytest.mark.rules("PAL-EX-36", "PAL-INQ-09", "PAL-PASS-03", "PAL-RUL-21", "PAL-TAV-04")
def test_a_passed_peddler_still_gains() -> None:
    """Passed with 3 workers, 2 suspicion: a labourer more, and 4 + 6 workers next round."""
    s = given(
        player("scout labourer fighter", strength=1),
        player("labourer scout cleric", suspicion=[0, 0], crew=["peddler_labourer"], passed=True),
        outsiders={1: "mercenary_saracen_b"},
        next_taverns=["tavern_08", "tavern_09", "tavern_10"],
        tax=2,
    )
    s.seat(0).chooses("attack")
    b = s.seat(1)
    assert b.workers == "labourer labourer scout cleric"
    assert s.state.round == 4, "seat 0 had no worker left and the round ended"
    s.choose_paladins()
    s.seat(1).chooses("1")
    assert b.b.hands() == 4 + 6


@pytest.mark.rules("PAL-EX-37", "PAL-WORK-07", "PAL-HUNT-01")
def test_no_second_worker_is_added_later() -> None:
    """Hunt with 1 worker: not offered again this round, until cleared by praying."""
    s = given(player("labourer scout cleric", silver=2))
    a = s.seat(0)
    a.chooses("hunt", "one", "labourer")
    assert a.provisions == 1
    s.back_to(0)
    a.cannot("hunt", "PAL-WORK-04", workers=["labourer"])
    a.chooses("pray")
    s.back_to(0)
    assert a.offers("hunt")


@pytest.mark.rules("PAL-EX-38", "PAL-SCORE-13", "PAL-SCORE-16")
def test_traitors_and_debts() -> None:
    """3 unpaid debts, both Traitors: -9 + 3 + 3 = -3."""
    s = given(player(unpaid=3, converted=["traitor_byzantine", "traitor_viking"]))
    assert s.seat(0).points == -3


@pytest.mark.rules("PAL-EX-39", "PAL-SCORE-18", "PAL-GEN-01")
def test_ties() -> None:
    """More VP from orders, then fewer suspicion cards, then shared."""

    def ended(first: dict[str, Any], second: dict[str, Any]) -> tuple[list[int], str]:
        s = given(
            player("labourer", **first),
            player(passed=True, **second),
            orders=["order_garrison", "order_commission", "order_absolve"],
            round=7,
        )
        assert s.seat(0).points == s.seat(1).points
        s.seat(0).chooses("pass")
        return s.winners(), s.said[-1]

    # 6 for five monks in slot 2, beside 2 for the fifth; 8 + 1 for five jars in slot 3.
    assert ended({"monks": 5, "silver": 3}, {"jars": 5}) == ([1], "event-won-by-orders")
    fewer = ended({"suspicion": [0, 1]}, {"suspicion": [2]})
    assert fewer == ([1], "event-won-by-suspicion")
    assert ended({"suspicion": [0]}, {"suspicion": [2]}) == ([0, 1], "event-won")
    s = given(player("labourer", silver=3), player(passed=True), round=7)
    s.seat(0).chooses("pass")
    assert s.winners() == [0]


@pytest.mark.rules("PAL-EX-40", "PAL-WORK-08", "PAL-RUL-01")
def test_seven_times_and_no_more() -> None:
    """With 7 jars absolve is never offered again; an eighth attack is."""
    s = given(
        player(
            "cleric cleric labourer merchant",
            silver=9,
            influence=12,
            jars=7,
            placed={"absolve": "cleric labourer merchant"},
        )
    )
    a = s.seat(0)
    a.chooses("pray").pays()
    s.back_to(0)
    a.cannot("absolve", "PAL-WORK-08", limit=7)
    attack = given(player("scout labourer fighter", strength=1, attacked=7))
    attack.seat(0).chooses("attack")
    assert len(attack.seat(0).b.attacked) == 8
    for action, told in (
        ("commission", player("scout labourer cleric", provisions=9, faith=12, monks=7)),
        ("garrison", player("merchant labourer fighter", provisions=9, strength=12, outposts=7)),
        ("fortify", player("merchant labourer scout", provisions=9, influence=12, walls=7)),
        ("convert", player("fighter labourer cleric", silver=9, faith=12, converted=7)),
    ):
        given(told).seat(0).cannot(action, "PAL-WORK-08", limit=7)


@pytest.mark.rules("PAL-EX-41", "PAL-TF-02", "PAL-TF-05", "PAL-FORT-04", "PAL-DEC-17")
def test_a_debt_collector_reacts_to_a_wall() -> None:
    """Choosing the debt: strength +1, debt paid, 1 scout."""
    s = given(
        player("merchant labourer scout", provisions=1, unpaid=1, crew=["debt_collector_scout"]),
        next_walls=["wall_debt_or_silver"],
    )
    a = s.seat(0).chooses("fortify")
    assert a.options() == ["1", "2"]
    a.chooses("1")
    assert (a.strength, a.debts, a.workers, a.silver) == (1, (0, 1), "scout", 0)


@pytest.mark.rules("PAL-EX-42", "PAL-SETUP-14", "PAL-RUL-06")
def test_open_spaces_by_number_of_players() -> None:
    """Two players: 2, 4, 6, 7, 5, 1 open spaces (25); three 34; four 40; solo as two."""
    content = GAME.load()
    for seats, wanted in ((1, 25), (2, 25), (3, 34), (4, 40)):
        s = begun(seats, "easy" if seats == 1 else None)
        spaces = [s.seat(0).sees()["spaces"][i]["open"] for i in range(40)]
        assert sum(spaces) == wanted
        if wanted == 25:
            regions = [content.board.space_region[i] for i in range(40) if spaces[i]]
            assert [regions.count(region) for region in range(6)] == [2, 4, 6, 7, 5, 1]
    two = given(player("scout labourer cleric", provisions=1))
    two.seat(0).chooses("commission").cannot("space_1_3", "PAL-SETUP-14", players=3)
