"""Hidden cards can be exchanged (MM-INF) without anybody seeing a difference."""

from __future__ import annotations

import json

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from tests.games.mastery.information.looking import FIVE, NO_SCEPTRES
from tests.games.mastery.scenario import Scenario, given


def answer_all(s: Scenario, answers: dict[int, str]) -> None:
    """Let the seats that are really asked in a response window answer."""
    for seat, answer in answers.items():
        if s.seat(seat).asked("crown-response"):
            s.seat(seat).chooses(answer)


@pytest.mark.rules("MM-INF-06")
@pytest.mark.parametrize("policy", ["quick", "everyone"])
def test_who_was_really_asked_stays_secret(policy: str) -> None:
    """Nobody, one or two hold Fracture and pass: all else is the same (MM-EX-43)."""
    seen: set[tuple[bytes, ...]] = set()
    for first, third in (("ambush", "ambush"), ("ambush", "fracture"), ("fracture", "fracture")):
        s = given(
            seats=4,
            artefacts={0: ["crown_prosperity"]},
            hands={0: ["ambush"], 1: [first], 2: ["ambush"], 3: [third]},
            discards={2: ["fracture"]},
            policy=policy,
        )
        before = s.seat(0).decision().id
        s.seat(0).chooses("crown", "2")
        assert ("event-window-opens", {"artefacts": ["crown_prosperity"], "circle": [1, 3]}) in (
            s.heard_by(None)
        )
        answer_all(s, {1: "pass", 3: "pass"})
        assert before not in s.m.undoable(0)
        seen.add(tuple(s.sight(viewer) for viewer in (0, 2, None)))
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-06")
def test_a_forced_pass_in_the_support_step_looks_free() -> None:
    """With or without a support card in hand, the other side sees the same (MM-EX-45)."""
    seen: set[tuple[bytes, ...]] = set()
    options: list[list[str]] = []
    for spare in ("call_to_arms", "support_2"):
        s = given(
            seats=3,
            castle={0: 2},
            land={1: {"1,-1": 5}},
            artefacts=NO_SCEPTRES,
            hands={0: ["conflict_2", "conflict_3", "fracture", "tactical_advance", spare], 1: FIVE},
            broken={"sceptre_vigour": 1, "sceptre_fear": 1},
        )
        s.seat(0).advances("1,-1", 2)
        s.seat(0).chooses("conflict_2")
        s.seat(1).chooses("conflict_2")
        options.append(s.seat(0).options())
        during = tuple(s.sight(viewer) for viewer in (1, 2, None))
        s.seat(0).chooses("stop")
        seen.add((*during, *(s.sight(viewer) for viewer in (1, 2, None))))
    assert options == [["stop"], ["support_2", "stop"]]
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-06")
@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
def test_a_missing_conflict_card_is_unseen_before_the_reveal(policy: str) -> None:
    """Until the attacker has answered, the defender seems to choose (MM-EX-46)."""
    seen: set[tuple[bytes, ...]] = set()
    hands = (
        ["support_1", "support_1", "support_2", "call_to_arms", "tactical_advance"],
        ["conflict_2", "support_1", "support_2", "call_to_arms", "tactical_advance"],
        ["conflict_2", "conflict_5", "support_2", "call_to_arms", "tactical_advance"],
    )
    for hand in hands:
        s = given(
            seats=3,
            land={1: {"1,-1": 2}},
            artefacts=NO_SCEPTRES,
            hands={0: FIVE, 1: hand},
            policy=policy,
        )
        s.seat(0).advances("1,-1", 2)
        assert s.m.view(0)["waiting"] == [0, 1]
        seen.add(tuple(s.sight(viewer) for viewer in (0, 2, None)))
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-06")
def test_a_window_looks_the_same_whatever_the_active_player_holds() -> None:
    """Ids, counts, undo and waiting are the same; only the owner sees the options."""
    seen: set[tuple[bytes, ...]] = set()
    for card in ("call_to_arms", "tactical_advance", "conflict_2"):
        s = given(seats=3, hands={0: [card, "ambush"]}, land={0: {"1,-1": 2}})
        s.seat(0).chooses("manoeuvre", "castle", "1")
        seen.add(tuple(s.sight(viewer) for viewer in (1, 2, None)))
    assert len(seen) == 1


def observed(m: Match[MasteryState], viewer: int | None) -> bytes:
    """Return every byte a viewer can see of a match now."""
    seat = -1 if viewer is None else viewer
    told = [e.to_json(m.content.vocabulary) for e in m.explain(seat)]
    return json.dumps([m.view(viewer), told]).encode()


@pytest.mark.rules("MM-INF-06", "MM-INF-02")
@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
@pytest.mark.parametrize("seats", [2, 3, pytest.param(4, marks=pytest.mark.slow)])
def test_hidden_cards_can_be_exchanged_without_anybody_seeing_it(seats: int, policy: str) -> None:
    """All along random matches, another deal of what a viewer does not know looks the same."""
    m = GAME.new(seats, FastChance(seats), {"round_limit": 12}, policy=policy, live=False)
    picker, dealer = FastChance(7 * seats), FastChance(11 * seats)
    others = 0
    for at in range(400):
        if m.over:
            break
        if at % 5 == 0:
            for viewer in (*range(seats), None):
                twin = m.imagine(viewer, dealer)
                hidden = [zone.cards for pack in m.state.packs for zone in pack.zones]
                dealt = [zone.cards for pack in twin.state.packs for zone in pack.zones]
                others += hidden != dealt
                assert observed(twin, viewer) == observed(m, viewer)
        if not m.decisions:
            m.close(m.round)
            continue
        decision = m.decisions[picker.below(0, len(m.decisions))]
        m.choose(decision.id, decision.options[picker.below(0, len(decision.options))].id)
    assert others > 50
