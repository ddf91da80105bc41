"""Resources, prestige and what effects give (GLO-RES, GLO-PRE, GLO-ALLY-11, GLO-DEC-10)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory.model.constants import COIN, FAITH, STRENGTH
from gonfalon.games.glory.model.effect import Alternatives
from gonfalon.games.glory.rules.board.gains import (
    gain,
    gain_glory,
    gain_prestige,
    gain_relic,
    lose,
    lose_glory,
    pay,
)
from gonfalon.games.glory.rules.cards.effect_choices import ChooseOne
from gonfalon.games.glory.rules.cards.play_card import PlayCard
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from gonfalon.kernel.effects.effects import Combinator
from gonfalon.kernel.values.decision import Blocked
from tests.games.glory.scenario import Scenario, player, table


def plays(card: str, *players: Any, **laid: Any) -> Scenario:
    """Let the first player play a card from hand."""
    s = table(*players, **laid).begin_with(TravelPhase())
    s.seat(0).chooses(card)
    return s


@pytest.mark.rules("GLO-RES-01", "GLO-RES-02", "GLO-RUL-09", "GLO-RUL-11")
def test_coins_strength_and_faith_have_no_limit() -> None:
    s = table(player())
    for resource in (COIN, STRENGTH, FAITH):
        gain(s.m, 0, resource, 100)
    assert s.seat(0).board.goods == [100, 100, 100]


@pytest.mark.rules("GLO-RES-01", "GLO-RES-04", "GLO-RUL-10")
def test_losses_stop_at_nothing() -> None:
    s = table(player(coin=1, glory=1))
    lose(s.m, 0, COIN, 2)
    lose_glory(s.m, 0, 2)
    assert (s.seat(0).coin, s.seat(0).glory) == (0, 0)


@pytest.mark.rules("GLO-RES-03")
def test_a_cost_is_paid_in_full() -> None:
    s = table(player(coin=5))
    pay(s.m, 0, COIN, 4)
    s.begin()
    assert s.seat(0).coin == 1
    assert s.event("paid") == {"seat": 0, "resource": "coin", "count": 4}


@pytest.mark.rules("GLO-RES-05")
def test_glory_is_public_and_goes_beyond_thirty() -> None:
    s = table(player(glory=29), player())
    gain_glory(s.m, 0, 4)
    s.begin()
    assert s.seat(0).glory == 33
    assert dict(s.heard_by(1))["event-glory-gained"] == {"seat": 0, "count": 4, "glory": 33}


@pytest.mark.rules("GLO-RES-06")
def test_there_is_no_hand_limit() -> None:
    s = table(player(hand="game game game dance dance dance serenade serenade task task"))
    assert s.state.cards_in_hand(0) == 10
    s.begin_with(TravelPhase())
    s.seat(0).chooses("pass")
    assert s.state.cards_in_hand(0) == 10


@pytest.mark.rules("GLO-RES-07")
def test_several_tokens_of_a_kind() -> None:
    s = table(player(relics="ring"))
    kind = s.state.content.relics.index("ring")
    for _ in range(2):
        gain_relic(s.m, 0, kind)
    assert s.seat(0).relics == "ring ring ring"


@pytest.mark.rules("GLO-RES-02", "GLO-RES-09", "GLO-RUL-09")
def test_relics_run_out_and_the_rest_of_a_reward_is_received() -> None:
    s = table(player(hand="poachers"), player(relics="medallion " * 4))
    won(s, "poachers")
    assert (s.seat(0).relics, s.seat(0).strength) == ("", 1)
    s.happened("relic-none-left", "gained")


def won(s: Scenario, card: str) -> None:
    """Let the first player have beaten the opponent on a challenge card."""
    number = s.state.content.travel.ids.index(card)
    s.m.reveal(s.state.packs[2], s.state.hand(0, 2), number)
    step = PlayCard(0, number)
    step.goto("do_result")
    s.begin_with(step)


@pytest.mark.rules("GLO-PRE-01", "GLO-PRE-02")
def test_at_most_one_prestige_token_of_a_kind() -> None:
    s = plays(
        "court_appointment", player(coin=2, hand="court_appointment", spent_prestige="office")
    )
    assert s.seat(0).prestige == ""  # the one he has is spent
    assert s.seat(0).glory == 12
    assert s.event("prestige-owned") == {"seat": 0, "prestige": "office"}


@pytest.mark.rules("GLO-PRE-01")
def test_six_kinds_of_prestige() -> None:
    s = table(player())
    for kind in range(len(s.state.content.prestige)):
        gain_prestige(s.m, 0, kind)
    assert s.seat(0).prestige == ("lady_of_the_heart retinue war_fame kings_favour office champion")
    assert s.seat(0).board.ready_prestige() == 6


@pytest.mark.rules("GLO-PRE-03")
def test_no_token_of_the_kind_is_left() -> None:
    office = player(prestige="office")
    s = plays("golden_fleece", player(coin=3, hand="golden_fleece"), office, office, office)
    assert (s.seat(0).prestige, s.seat(0).glory) == ("", 13)
    s.happened("prestige-none-left")


@pytest.mark.rules("GLO-ALLY-11")
def test_an_ally_of_a_card_comes_from_the_scroll_stack() -> None:
    s = table(player(coin=1, hand="hired_squire"))
    squire = s.state.content.allies.ids.index("squire")
    stacks = [stack.count(squire) for stack in s.state.stacks]
    s.begin_with(TravelPhase())
    s.seat(0).chooses("hired_squire")
    assert s.seat(0).allies == "squire"
    assert s.state.scroll[squire] == 1
    assert [stack.count(squire) for stack in s.state.stacks] == stacks


@pytest.mark.rules("GLO-ALLY-11", "GLO-RES-09")
def test_an_ally_that_is_only_in_other_stacks_is_not_received() -> None:
    s = table(player(coin=1, hand="hired_blade"))
    thug = s.state.content.allies.ids.index("thug")
    s.state.removed_allies += [thug] * s.state.scroll[thug]
    s.state.scroll[thug] = 0
    s.begin_with(TravelPhase())
    s.seat(0).chooses("hired_blade")
    assert (s.seat(0).allies, s.seat(0).strength) == ("", 1)
    assert thug in s.state.stacks[0]


@pytest.mark.rules("GLO-ALLY-05", "GLO-RES-10")
def test_an_ally_gained_by_a_card_gives_what_it_gives() -> None:
    s = plays("song_of_praise", player(hand="song_of_praise"))
    s.seat(0).chooses("1")
    assert (s.seat(0).allies, s.seat(0).glory) == ("minstrel", 14)


@pytest.mark.rules("GLO-DEC-10", "GLO-TRV-07")
def test_alternatives_that_give_nothing_are_refused() -> None:
    s = table(
        player(hand="holder_of_the_bridge", prestige="war_fame"),
        player(prestige="war_fame"),
        player(prestige="war_fame"),
    )
    won(s, "holder_of_the_bridge")  # the first list still gives 1 glory
    assert s.seat(0).options() == ["1", "2"]
    assert s.seat(0).label("2")["message"] == "does-glory"
    both = s.seat(0).label("1")
    assert both["message"] == "option-choose-prestige"
    assert both["args"] == {"prestige": "war_fame", "glory": 1}
    s.seat(0).chooses("1")
    assert s.seat(0).glory == 11
    s = plays("courtly_love", player(hand="courtly_love", prestige="lady_of_the_heart"), player())
    assert s.seat(0).glory == 11  # the only list that gives something


@pytest.mark.rules("GLO-TRV-07", "GLO-PRE-02", "GLO-EQP-02", "GLO-RES-09")
def test_a_reward_that_gives_nothing_is_refused_by_name() -> None:
    s = table(player(prestige="retinue"))
    state = s.state
    state.boards[0].levels[:] = [1, 1]
    for supply in (state.scroll, state.relics, state.prestige):
        supply[:] = [0] * len(supply)
    found: set[tuple[str, str]] = set()
    for choice in state.content.combinators:
        if isinstance(choice, Alternatives):
            why: list[Blocked] = []
            ChooseOne(0, choice.number).walk(s.m, [], why)
            for blocked in why:
                assert blocked.rule == "GLO-TRV-07"
                said = blocked.to_json(state.content.vocabulary)
                found.add((said["message"], str(list(said["args"].values()))))
    assert found == {
        ("blocked-no-prestige", "['lady_of_the_heart']"),
        ("blocked-prestige-held", "['retinue']"),
        ("blocked-no-relic", "['amulet']"),
        ("blocked-not-from-this-level", "['steed', 1, 2, 3]"),
        ("blocked-not-from-this-level", "['armour', 1, 2, 3]"),
        *[
            ("blocked-no-scroll-ally", f"['{ally}']")
            for ally in ("minstrel", "queen", "nun", "squire", "thug", "fencing_master")
        ],
    }


@pytest.mark.rules("GLO-DEC-10")
def test_a_list_of_other_effects_is_called_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(player(hand="holder_of_the_bridge"), player(), player())
    won(s, "holder_of_the_bridge")
    for choice in s.state.content.combinators:
        if isinstance(choice, Alternatives):
            for part in choice.parts:
                assert isinstance(part, Combinator)
                monkeypatch.setattr(part, "parts", part.parts[::-1])
    assert s.seat(0).label("1")["message"] == "option-choose-list"
    assert s.seat(0).label("1")["args"] == {"number": 1}


@pytest.mark.rules("GLO-DEC-10")
def test_a_choice_can_be_taken_back() -> None:
    s = plays("courtly_love", player(hand="courtly_love dance"), player())
    s.seat(0).chooses("2")
    assert s.seat(0).prestige == "lady_of_the_heart"
    s.m.undo(0, s.m.undoable(0)[-1])
    s.seat(0).chooses("1")
    assert (s.seat(0).prestige, s.seat(0).glory) == ("", 11)


@pytest.mark.rules("GLO-DEC-11")
def test_a_relic_of_any_kind_that_is_left() -> None:
    s = table(player(hand="reliquary_keeper"), player(relics="ring " * 4))
    won(s, "reliquary_keeper")
    me = s.seat(0)
    assert me.options() == ["medallion", "amulet", "rosary"]
    me.cannot("ring", "GLO-RES-09", relic="ring")
    assert me.label("amulet")["touches"] == ["relic:amulet"]
    me.chooses("amulet")
    assert (me.relics, me.glory) == ("amulet", 12)


@pytest.mark.rules("GLO-DEC-11", "GLO-RES-09")
def test_without_relics_nothing_is_asked() -> None:
    everything = "medallion " * 4 + "amulet " * 4 + "ring " * 4 + "rosary " * 4
    s = table(player(hand="reliquary_keeper"), player(relics=everything))
    won(s, "reliquary_keeper")
    assert s.at_rest
    assert (s.seat(0).relics, s.seat(0).glory) == ("", 12)
    s.happened("no-relics")
