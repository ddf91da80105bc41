"""Who is asked what, what may be taken back, who knows what (PAL-DEC, information model)."""

from __future__ import annotations

import json

import pytest

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.state import PALADINS
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.ledger import read_ledger
from tests.games.paladins.scenario import Automaton, begun, given, player


@pytest.mark.rules("PAL-DEC-N3")
def test_an_action_that_revealed_nothing_may_be_taken_back() -> None:
    """Until the next player answers; back to any of its decisions."""
    s = given(player("labourer scout"), player("labourer labourer"))
    s.seat(0).chooses("hunt", "two")
    assert s.asked() == [(1, "action")]
    back = s.m.undoable(0)
    assert [id.split(".")[3] for id in back] == ["action", "mode"]
    s.m.undo(0, back[0])
    assert s.asked() == [(0, "action")]
    assert s.seat(0).provisions == 0
    s.seat(0).chooses("hunt", "two")
    s.seat(1).chooses("hunt")
    assert s.m.undoable(0) == []


@pytest.mark.rules("PAL-DEC-N3")
def test_nothing_reaches_behind_a_reveal() -> None:
    """A wall, a suspicion card, a scheme, an ability of the inquisition."""
    s = given(player("merchant labourer scout", provisions=1), next_walls=["wall_two_vp"])
    s.seat(0).chooses("fortify")
    assert s.m.undoable(0) == []
    s = given(player("labourer"))
    s.seat(0).chooses("conspire")
    assert s.m.undoable(0) == []
    s = given(player("labourer labourer"), automa=Automaton())
    s.seat(0).chooses("hunt")
    assert s.m.undoable(0) == [], "the opponent has begun"
    s = given(
        player("scout labourer fighter", strength=1, suspicion=[0, 0], crew=["conspirator_a"]),
        outsiders={1: "mercenary_saracen_b"},
        tax=2,
    )
    s.seat(0).chooses("attack")
    assert s.m.undoable(0) != [], "so far nothing was revealed"
    s.seat(0).chooses("conspirator_a")
    assert s.m.undoable(0) == []


@pytest.mark.rules("PAL-DEC-N3", "PAL-DEC-03")
def test_the_paladin_choice_may_be_changed_until_all_have_chosen() -> None:
    """Then hands are closed and reveals begin."""
    s = begun(2)
    for seat in (1, 0):
        s.seat(seat).chooses("1" if seat else "2")
    s.seat(0).chooses("roland", "samson")
    assert s.m.undoable(0) != []
    s.m.undo(0, s.m.undoable(0)[0])
    assert s.seat(0).kind() == "paladin"
    s.seat(0).chooses("otton", "samson")
    s.choose_paladins()
    assert s.m.undoable(0) == []
    assert s.seat(0).sees()["boards"][0]["paladin"] == "otton"


@pytest.mark.rules("PAL-DEC-13", "PAL-WORK-02")
def test_whole_payments_are_offered_each_once_the_cheapest_first() -> None:
    """Fewest criminals first, then labourers; the same workers are never offered twice."""
    s = given(player("scout scout labourer cleric criminal", provisions=1))
    a = s.seat(0).chooses("commission", "space_1_2")
    options = a.options()
    assert options[0] == "scout:labourer:cleric"
    bags = [tuple(sorted(option.split(":"))) for option in options]
    assert len(set(bags)) == len(bags)
    criminals = [bag.count("criminal") for bag in bags]
    assert criminals == sorted(criminals)
    assert set(bags) == {
        ("cleric", "labourer", "scout"),
        ("cleric", "scout", "scout"),
        ("cleric", "criminal", "scout"),
        ("cleric", "criminal", "labourer"),
        ("criminal", "labourer", "scout"),
        ("criminal", "scout", "scout"),
    }
    s = given(player("cleric labourer fighter", silver=2, placed={"hunt": "scout"}))
    s = given(
        player("cleric criminal labourer", silver=2, placed={"hunt": "scout"}),
    )
    b = s.seat(0).chooses("pray")
    assert b.options() == ["cleric", "criminal"]
    b.cannot("labourer", "PAL-WORK-02", worker="labourer")


@pytest.mark.rules("PAL-DEC-05", "PAL-DEC-06", "PAL-DEC-08", "PAL-DEC-13")
def test_nothing_offered_dead_ends_and_nothing_payable_is_missing() -> None:
    """In poor random positions: what is offered can be completed, what is not is refused."""
    picker = FastChance(7)
    tried = 0
    for seed in range(12):
        m = GAME.new(2, FastChance(seed), live=False)
        for _ in range(160):
            if m.over:
                break
            decision = m.open_decisions[0]
            if decision.kind == "action":
                offered = {option.id for option in decision.options}
                step = m.stack[-1]
                blocked = {b.id for b in step.blocked(m, decision)}
                assert not offered & blocked
                wanted = {*GAME.option_kinds(m.content)["action"]}
                assert offered | blocked == wanted, "every action is offered or refused"
                for option in decision.options:
                    trial = m.clone()
                    trial.answer(trial.open_decisions[0], option)
                    while not trial.over and trial.open_decisions[0].kind in (
                        "mode",
                        "recruit",
                        "pay",
                        "workers",
                    ):
                        tried += 1
                        last = trial.open_decisions[0].options[-1]
                        trial.answer(trial.open_decisions[0], last)
            m.answer(decision, decision.options[picker.below(0, len(decision.options))])
    assert tried > 500


@pytest.mark.rules("PAL-PALADIN-03", "PAL-DEC-02", "PAL-DEC-03")
def test_drawn_paladins_are_seen_by_their_owner_alone() -> None:
    """Not by others, not by spectators; the number is public."""
    s = begun(2)
    for seat in (1, 0):
        s.seat(seat).chooses("1" if seat else "2")
    own = s.m.view(0)["state"]["boards"][0]["paladins"]
    assert own["hand"] == ["otton", "roland", "samson"]
    for viewer in (1, None):
        seen = s.m.view(viewer)["state"]["boards"][0]["paladins"]
        assert (seen["hand"], seen["hand_count"]) == ([], 3)
        assert seen["deck"] == [None] * 9
    told = [words for id, words in s.heard_by(1) if id == "event-paladins-seen"]
    assert told == [{"paladins": ["otton", "roland", "samson"]}], "its own, once"
    assert not [id for id, _ in s.heard_by(None) if id == "event-paladins-seen"]


@pytest.mark.rules("PAL-PALADIN-02", "PAL-DEC-03")
def test_the_owner_remembers_what_lies_on_top_and_under() -> None:
    """And it comes back: the known top card is drawn first in the next round."""
    s = begun(2)
    for seat in (1, 0):
        s.seat(seat).chooses("1" if seat else "2")
    s.seat(0).chooses("roland", "samson")
    s.choose_paladins()
    s.seat(0).chooses("1")
    s.seat(1).chooses(s.seat(1).options()[0])
    s.everybody_passes()
    hand = s.state.packs[PALADINS].zones[1].cards
    assert s.state.content.cards.paladins.index("samson") in hand
    assert s.seat(0).sees()["boards"][0]["paladins"]["deck"][-1] == "otton"


@pytest.mark.rules("PAL-SUSP-05", "PAL-ATT-04")
def test_everything_else_is_open() -> None:
    """Supplies, boards, piles and tracks read the same for all; decks show only their size."""
    s = given(
        player("labourer criminal", silver=2, suspicion=[1], crew=["abbot_tax"], unpaid=1),
        player("labourer", attacked=["thief_viking"], walls=["wall_scout"]),
    )
    views = []
    for viewer in (0, 1, None):
        state = json.loads(json.dumps(s.m.view(viewer)["state"]))
        for board in state["boards"]:
            del board["paladins"]
        views.append(state)
    assert views[0] == views[1] == views[2]
    assert views[0]["decks"]["walls"] == 23
    assert set(views[0]["decks"]) == {"townsfolk", "outsiders", "walls", "taverns", "suspicion"}


def test_every_option_and_refusal_names_a_rule_of_the_ledger() -> None:
    """In random play of every kind of match, with all explanations."""
    rules = read_ledger(GAME.package).rules
    picker = FastChance(3)
    seen: set[str] = set()
    for seats in (1, 2, 3, 4):
        for seed in range(3):
            m = GAME.new(seats, FastChance(seed))
            while not m.over:
                for decision in m.open_decisions:
                    seen |= {option.rule for option in decision.options}
                    for explained in m.explain(decision.seat):
                        seen |= {blocked.rule for blocked in explained.blocked}
                decision = m.open_decisions[0]
                m.answer(decision, decision.options[picker.below(0, len(decision.options))])
    assert seen <= set(rules)
    assert len(seen) > 40
