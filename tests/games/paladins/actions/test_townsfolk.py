"""Townsfolk (PAL-TF)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.scenario import given, player


@pytest.mark.rules("PAL-TF-01", "PAL-TF-06")
@pytest.mark.parametrize(
    ("card", "workers", "answers", "told"),
    [
        (
            "abbot_provision",
            "cleric labourer merchant",
            ["absolve", "absolve_space_3"],
            {"silver": 1},
        ),
        ("architect_provision", "labourer labourer", ["develop", "attack:1"], {"silver": 4}),
        ("gatekeeper_silver", "merchant labourer scout", ["fortify"], {"provisions": 1}),
        ("defender_provision", "scout labourer fighter", ["attack"], {"strength": 1}),
        ("missionary_provision", "fighter labourer cleric", ["convert"], {}),
        (
            "watchman_silver",
            "merchant labourer fighter",
            ["garrison", "space_1_1"],
            {"provisions": 1, "strength": 1},
        ),
        ("acolyte_silver", "scout labourer cleric", ["commission", "space_1_1"], {"provisions": 1}),
    ],
)
def test_action_townsfolk_react_to_their_action(
    card: str, workers: str, answers: list[str], told: dict[str, Any]
) -> None:
    """Each time, automatically, one more of its good than without it."""
    found = []
    for crew in ([], [card]):
        s = given(
            player(workers, crew=crew, **told),
            townsfolk={},
            outsiders={1: "warrior_saracen"},
            next_walls=["wall_two_vp"],
        )
        a = s.seat(0).chooses(*answers)
        found.append((a.silver, a.provisions))
        assert s.asked() == [(1, "action")]
    (silver, provisions), more = found
    gain = (0, 1) if card.endswith("provision") else (1, 0)
    assert more == (silver + gain[0], provisions + gain[1])


@pytest.mark.rules("PAL-TF-03")
def test_inquisition_townsfolk_work_from_the_moment_of_hiring() -> None:
    """A Squire hired as a start of a chain is there when the tax runs out later in it."""
    s = given(
        player(
            "scout labourer cleric",
            provisions=1,
            crew=["acolyte_tax"],
        ),
        townsfolk={1: "squire_faith"},
        tax=1,
    )
    a = s.seat(0).chooses("commission", "space_1_1", "1")
    assert a.faith == 1
    s.happened("townsfolk-hired", "tax-taken", "inquisition-begins", "ability-used")


@pytest.mark.rules("PAL-TF-04", "PAL-REC-03")
def test_an_instant_reward_comes_once() -> None:
    """Hiring an Abbot with 1 suspicion asks once; its tax works at the next absolve only."""
    s = given(player("labourer fighter", suspicion=[0, 1]), townsfolk={5: "abbot_tax"})
    a = s.seat(0).chooses("recruit", "hire")
    assert a.options() == ["1", "0"]
    a.chooses("1")
    assert (a.suspicion, a.silver) == ([0], 0)
    assert s.asked() == [(1, "action")]
