"""Turns, workers, and what is common to the twelve actions (PAL-TURN, PAL-WORK)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.actions.spaces import RIGHT
from tests.games.paladins.scenario import given, player

RICH: dict[str, Any] = {"silver": 9, "provisions": 9, "faith": 4, "strength": 4, "influence": 4}


@pytest.mark.rules("PAL-TURN-01", "PAL-TURN-02", "PAL-DEC-05", "PAL-RUL-14", "PAL-GEN-03")
def test_a_turn_offers_every_legal_action_every_favour_and_passing() -> None:
    """All twelve actions and a favour, once each; the bank never runs out of workers."""
    s = given(
        player(
            "labourer labourer scout merchant fighter cleric criminal " + "labourer " * 30,
            placed={"hunt": "scout"},
            **RICH,
        ),
        favours=["favour_three_labourers"],
    )
    a = s.seat(0)
    assert a.options() == [
        "develop",
        "recruit",
        "trade",
        "pray",
        "conspire",
        *RIGHT,
        "favour:1",
        "pass",
    ]
    assert a.rule_of("pass") == "PAL-TURN-03"
    a.chooses("favour:1")
    assert a.b.workers[0] == 35, "more labourers than the box holds"
    assert s.asked() == [(1, "action")], "one action is one turn"


@pytest.mark.rules("PAL-TURN-03", "PAL-DEC-05")
def test_who_can_do_nothing_must_pass_and_is_asked_only_with_workers() -> None:
    """Without a worker passing is executed; with legal actions it may still be chosen."""
    s = given(player("labourer"), player("labourer labourer"))
    a = s.seat(0)
    a.chooses("trade")
    assert s.asked() == [(1, "action")]
    s.seat(1).chooses("hunt")
    assert s.asked() == [(1, "action")], "seat 0 has no worker and has passed unasked"
    assert s.seat(0).b.passed
    stuck = given(
        player("labourer", placed={"hunt": "scout", "trade": "scout", "conspire": "scout"}),
        townsfolk={},
    )
    b = stuck.seat(0)
    assert b.options() == ["pass"], "asked, although passing is all there is"
    b.chooses("pass")
    assert b.b.passed


@pytest.mark.rules("PAL-WORK-01", "PAL-WORK-05", "PAL-WORK-06", "PAL-WORK-04")
@pytest.mark.parametrize("action", RIGHT)
def test_spaces_workshops_and_blocking(action: str) -> None:
    """Three workers from left to right; a covered space needs none; the right one always."""
    first, second, last = RIGHT[action].split()
    answers = {
        "commission": ["space_1_2"],
        "garrison": ["space_1_2"],
        "absolve": ["absolve_space_6"],
    }
    row = {1: "warrior_saracen"}
    walls = ["wall_two_vp"]
    for covered, workers in (
        ([], f"{first} {second} {last}"),
        ([f"{action}:1"], f"{second} {last}"),
        ([f"{action}:2"], f"{first} {last}"),
        ([f"{action}:1", f"{action}:2"], last),
    ):
        s = given(
            player(workers, workshops=covered, **RICH),
            outsiders=row,
            next_walls=walls,
        )
        a = s.seat(0)
        a.chooses(action, *answers.get(action, []))
        assert a.on(action) == workers
        assert a.b.busy.bit_count() == 1
        one_less = " ".join(workers.split()[:-1])
        poor = given(
            player(one_less + " labourer" * 3, workshops=covered, **RICH),
            outsiders=row,
        )
        poor.seat(0).cannot(action, "PAL-WORK-02", worker=last)


@pytest.mark.rules("PAL-WORK-03", "PAL-WORK-02")
def test_a_space_for_criminals_takes_only_criminals() -> None:
    """The favour that asks for a criminal; every other space takes one."""
    s = given(player("labourer fighter cleric"), favours=["favour_three_labourers"])
    s.seat(0).cannot("favour:1", "PAL-FAV-01", worker="criminal")
    s = given(player("labourer criminal"), favours=["favour_three_labourers"])
    s.seat(0).chooses("favour:1")
    assert s.state.favour_workers == [5]
    s = given(player("criminal criminal criminal", provisions=1), next_walls=["wall_two_vp"])
    assert s.seat(0).chooses("fortify").on("fortify") == "criminal criminal criminal"


@pytest.mark.rules("PAL-WORK-09", "PAL-WORK-11", "PAL-RUL-10")
def test_the_order_inside_a_commission() -> None:
    """Workers, price, piece, influence, reward of the space, paladin, crew."""
    s = given(
        player(
            "scout labourer cleric",
            provisions=1,
            crew=["acolyte_labourer", "acolyte_silver"],
        )
    )
    s.seat(0).chooses("commission", "space_1_2")
    assert s.said[:9] == [
        "event-action",
        "event-paid",
        "event-monk-sent",
        "event-attribute-raised",
        "event-silver-gained",
        "event-ability-used",
        "event-worker-gained",
        "event-ability-used",
        "event-silver-gained",
    ]


@pytest.mark.rules("PAL-WORK-11", "PAL-ABS-04", "PAL-CONV-04")
def test_what_each_action_gives_and_in_which_order() -> None:
    """Absolve: faith, discard, space. Attack: influence, reward, bonus. Convert: strength only."""
    s = given(player("cleric labourer merchant", silver=1, suspicion=[0]))
    a = s.seat(0).chooses("absolve", "absolve_space_6")
    assert (a.faith, a.provisions) == (1, 0), "the space is still to come"
    a.chooses("1")
    assert a.provisions == 2
    s.happened("jar-placed", "attribute-raised", "suspicion-discarded", "provision-gained")
    s = given(
        player("scout labourer fighter", paladin="engelier"), outsiders={1: "marauder_saracen"}
    )
    b = s.seat(0).chooses("attack")
    assert b.influence == 2
    s.happened("attribute-raised", "attribute-raised", "paladin-bonus")
    s = given(player("fighter labourer cleric"), outsiders={1: "marauder_saracen"})
    c = s.seat(0).chooses("convert")
    assert (c.influence, c.strength) == (0, 1)


@pytest.mark.rules("PAL-WORK-10", "PAL-GEN-09")
def test_requirements_and_prices_are_checked_before_the_action() -> None:
    """Silver that only the action would give cannot be spent on it."""
    s = given(player("labourer", silver=0), townsfolk={4: "gatekeeper_silver"})
    s.seat(0).cannot("recruit", "PAL-REC-01", needed=1, held=0)
    s = given(
        player("scout labourer fighter", crew=["defender_tax"], paladin="engelier"),
        outsiders={4: "thief_viking"},
    )
    s.seat(0).cannot("attack", "PAL-ATT-02", needed=2, held=0)
