"""Response windows: artefacts that others may break with Fracture."""

from __future__ import annotations

from typing import Any

from tests.games.mastery.scenario import Scenario, given

HOLDER = ("conflict_2", "support_1", "fracture")
OTHERS = ("conflict_2", "conflict_3", "support_1")
FIGHTER = ("conflict_2", "conflict_4", "support_1", "support_2", "fracture")
LOYALTY, RAGE = "fracture:sceptre_loyalty", "fracture:sceptre_rage"


def declared(hands: dict[int, tuple[str, ...]], policy: str = "quick", **more: Any) -> Scenario:
    """Let seat 0 of four declare Prosperity on seat 2."""
    crowns = {0: ["crown_prosperity"]}
    s = given(seats=4, artefacts=crowns, hands=hands, policy=policy, **more)
    s.seat(0).chooses("crown", "2")
    return s


def attack(policy: str = "quick", **more: Any) -> Scenario:
    """Let A (seat 0, Rage) attack B (seat 1, Loyalty) while C (seat 2) watches; all hold one."""
    hands = {0: FIGHTER, 1: FIGHTER, 2: FIGHTER, **more.pop("hands", {})}
    s = given(
        seats=3,
        tiles={"2,-1": "forest"},
        land={1: {"2,-1": 4}},
        artefacts={0: ["sceptre_rage"], 1: ["sceptre_loyalty"]},
        hands=hands,
        policy=policy,
        **more,
    )
    s.seat(0).advances("2,-1", 4)
    return s


def orb_window(attackers: int, defenders: int) -> Scenario:
    """Let A (seat 0, Greed) and B (seat 1, Brutality) fight a battle in which more knights win.

    C (seat 2) watches; all three hold a Fracture, and the winner's orb is about to apply.
    """
    s = given(
        seats=3,
        tiles={"2,-1": "forest"},
        land={1: {"2,-1": defenders}},
        artefacts={
            0: ["orb_greed", "sceptre_defiance"],
            1: ["orb_brutality", "sceptre_rage"],
            2: ["orb_devotion"],
        },
        hands=dict.fromkeys((0, 1, 2), FIGHTER),
    )
    s.seat(0).advances("2,-1", attackers)
    return s.fight("conflict_4", "conflict_4")


def window(s: Scenario) -> dict[str, Any]:
    """Return the open window as everybody sees it."""
    found: dict[str, Any] | None = s.m.view(None)["state"]["window"]
    assert found is not None, "no window is open"
    return found
