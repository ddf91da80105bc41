"""What is known before a card is played or an opponent chosen: chances, and what lapses.

The chances are compared with duels that the rules fight: strength is committed before the first
pass, and nothing else is used.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any

import pytest

from gonfalon.games.glory.model.messages.duel import PASS_LOST, PASS_WON
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.cards.play_card import play_view
from gonfalon.games.glory.rules.city.registration import PlaceShield
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.games.glory.rules.duel.foes import BRAVE, CARD, KNIGHT_FOE, PLAYER, VIRTUAL
from gonfalon.games.glory.rules.duel.forecast import forecast, forecast_against
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from tests.games.glory.city.test_registration import BOTTOM, pas_darmes, plaisance
from tests.games.glory.duels import Challenge, ids_of
from tests.games.glory.jousting import joust
from tests.games.glory.scenario import Scenario, opponent_is, player, table

# What the player has, and the opponent.
DUELS: dict[str, tuple[dict[str, Any], int, str]] = {
    "a card, ties are lost": ({"strength": 4, "steed": 3, "armour": 2}, CARD, "gruuthuse"),
    "a card, one tie is won": (
        {"strength": 5, "steed": 3, "armour": 2, "prestige": "retinue"},
        CARD,
        "gruuthuse",
    ),
    "no stars": ({"strength": 1, "steed": 1, "armour": 1}, CARD, "rescue"),
    "level IV": ({"strength": 4, "steed": 4, "armour": 4}, KNIGHT_FOE, "wladyslaw_jagiello"),
    "a magnate": ({"strength": 3, "steed": 3, "armour": 3}, KNIGHT_FOE, "dobieslaw_z_olesnicy"),
    "a veteran": (
        {"strength": 3, "steed": 3, "armour": 4, "prestige": "retinue office"},
        KNIGHT_FOE,
        "pierre_terrail",
    ),
    "Brave": ({"strength": 2, "steed": 4, "armour": 3}, BRAVE, "brave"),
    "a player": (
        {"strength": 4, "steed": 3, "armour": 2, "prestige": "retinue"},
        PLAYER,
        "strength",
    ),
    "the virtual opponent": ({"strength": 3, "steed": 3, "armour": 3}, VIRTUAL, "henry_v"),
}


def laid(name: str) -> tuple[Scenario, int, int]:
    """Return a table with such a player at seat 0, and the kind and number of the opponent."""
    mine, kind, foe = DUELS[name]
    if kind == VIRTUAL:
        s = table(player(**mine), seats=1, order=[1, 0], settings={"scenario": "rivalry"})
        opponent_is(s, s.state.content.knights.ids.index(foe))
        return s, kind, 1
    other = player(strength=2, steed=2, armour=4, prestige="office war_fame")
    s = table(player(**mine), other, order=[1, 0])
    return s, kind, 1 if kind == PLAYER else ids_of(s.state.content, kind).index(foe)


def fought(m: Match[GloryState], kind: int, foe: int, strength: int) -> tuple[int, int, bool]:
    """Fight one duel; return who wins, the passes that seat 0 wins, and if the first is one."""
    challenge = Challenge(FightDuel(0, kind, foe, False))
    m.call(challenge)
    m.advance()
    events = m.drain_events()
    while challenge.result is None:
        decision = m.decisions[0]
        ids = [option.id for option in decision.options]
        if decision.kind == "duel-strength":
            first = m.enclosing(FightDuel).passes == 1
            mine = strength if decision.seat == 0 else int(max(ids))
            events += m.choose(decision.id, str(mine) if first else "0")
        else:
            events += m.choose(decision.id, ids[-1])  # the loser recovers something
    winner, won = challenge.result
    [first_pass] = [e for e in events if e.message in (PASS_WON, PASS_LOST) and e.args[1] == 1]
    return winner, won[0], first_pass.message is PASS_WON and first_pass.args[0] == 0


def compare(name: str, duels: int, seed: int) -> None:
    """Compare the chances with so many duels; both with all the strength and with none."""
    s, kind, foe = laid(name)
    told = forecast(s.state, 0, kind, foe)
    for chance in (told["chances"][0], told["chances"][-1]):
        found = [0, 0, 0]
        for i in range(duels):
            m = s.m.clone()
            m.listening = True
            m.chance = FastChance(seed * duels + i + 1)
            winner, won, first = fought(m, kind, foe, chance["strength"])
            found[0] += first
            found[1] += winner == 0
            found[2] += winner == 1 and won == 1
        for share, count in zip(
            (chance["one_pass"], chance["duel"], chance["half"]), found, strict=True
        ):
            noise = 4 * sqrt(share * (1 - share) / duels) + 1e-9
            assert abs(count / duels - share) <= noise, (name, chance, found)


@pytest.mark.rules("GLO-DUEL-05", "GLO-DUEL-14", "GLO-DUEL-15", "GLO-DUEL-16", "GLO-PVP-05")
@pytest.mark.parametrize("name", DUELS)
def test_the_chances_are_those_of_duels(name: str) -> None:
    compare(name, 500, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", DUELS)
def test_the_chances_are_those_of_many_duels(name: str) -> None:
    compare(name, 6_000, 2)


def test_a_tie_won_by_prestige_counts_once_for_each_token() -> None:
    """GLO-DUEL-16: with one token against one star the first tie is won, the second is lost."""
    without, kind, foe = laid("a card, ties are lost")
    one, _, _ = laid("a card, one tie is won")
    lost = forecast(without.state, 0, kind, foe)
    told = forecast(one.state, 0, kind, foe)
    assert (lost["attack"], lost["prestige"], lost["wins_tie"]) == (8, [0, 1], False)
    assert (told["prestige"], told["wins_tie"]) == ([1, 1], True)
    [low, high] = lost["chances"][4], told["chances"][4]
    first = high["one_pass"]
    always = first * first * (3 - 2 * first)  # if every tie were won
    assert low["duel"] < high["duel"] < always


def test_strength_is_that_of_the_rules() -> None:
    """GLO-DUEL-04: at most four, and no more than there is."""
    for have, most in ((0, 0), (2, 2), (9, 4)):
        s = table(player(strength=have))
        told = forecast(s.state, 0, CARD, ids_of(s.state.content, CARD).index("rescue"))
        assert [chance["strength"] for chance in told["chances"]] == list(range(most + 1))
        duels = [chance["duel"] for chance in told["chances"]]
        assert duels == sorted(duels)


def test_what_others_hide_changes_nothing() -> None:
    """Cards and goals of the other player are left out, and so is what may be used in a duel."""
    shown = [
        forecast(table(player(strength=4), other).state, 0, PLAYER, 1)
        for other in (
            player(strength=2),
            player(strength=2, hand="game rescue", goals="brave", faith=3, relics="ring"),
        )
    ]
    assert shown[0] == shown[1]
    assert shown[0]["foe_strength"] == 2


def test_the_chances_come_with_the_questions() -> None:
    """Travel cards, places beside somebody and knights of a city come with them."""
    s = table(player(strength=3, hand="rescue game"), phase="travel").begin_with(TravelPhase(False))
    card = ids_of(s.state.content, CARD).index("rescue")
    assert s.seat(0).label("rescue")["preview"]["duel"] == forecast(s.state, 0, CARD, card)
    assert s.seat(0).label("game")["preview"] == {"nothing": False, "lapses": [], "duel": None}

    s = joust(table(player(), phase="registration"), *BOTTOM).begin_with(PlaceShield(0, False))
    state = s.state
    found = {id: s.seat(0).label(id)["preview"] for id in s.seat(0).options()}
    assert list(found) == ["2", "3", "5", "8"]
    for id, preview in found.items():
        assert preview == forecast_against(state, 0, state.places[(int(id) - 1) ^ 1])
        assert preview is not None
    s = plaisance().begin_with(PlaceShield(0, False))
    assert s.seat(0).label("5")["preview"] is None, "nobody stands beside it yet"

    s = pas_darmes().begin_with(PlaceShield(0, False))
    for id in s.seat(0).options():
        knight = s.state.content.knights.ids.index(id)
        assert s.seat(0).label(id)["preview"] == forecast(s.state, 0, KNIGHT_FOE, knight)


def test_they_are_worked_out_within_milliseconds() -> None:
    s, _, _ = laid("a player")
    took: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        for foe in range(20):
            forecast(s.state, 0, KNIGHT_FOE, foe)
            forecast(s.state, 0, PLAYER, 1)
        took.append((time.perf_counter() - began) / 40)
    assert min(took) < 0.005


# -- what lapses ----------------------------------------------------------------------------------


def known(card: str, **mine: Any) -> dict[str, Any]:
    """Return what a player is told before a card is played."""
    s = table(player(coin=9, hand=card, **mine), phase="travel").begin_with(TravelPhase(False))
    found: dict[str, Any] = s.seat(0).label(card)["preview"]
    return found


def reasons(card: str, **mine: Any) -> list[str]:
    """Return why parts of a card lapse."""
    return [text["message"] for text in known(card, **mine)["lapses"]]


@pytest.mark.rules("GLO-TRV-07", "GLO-EQP-02")
def test_a_card_that_gives_nothing_says_so_and_why() -> None:
    told = known("ludwig_von_brieg", steed=2)
    assert told["nothing"]
    assert told["lapses"] == [
        {
            "message": "blocked-not-from-this-level",
            "args": {"item": "steed", "level": 2, "need": 3, "to": 4},
        }
    ]
    assert not known("ludwig_von_brieg", steed=3)["nothing"]


def test_of_some_cards_only_a_part_lapses() -> None:
    """GLO-TRV-07: the rest is received."""
    told = known("golden_fleece", prestige="office")
    assert not told["nothing"]
    assert reasons("golden_fleece", prestige="office") == ["blocked-prestige-held"]
    assert reasons("courtly_love", prestige="lady_of_the_heart") == ["blocked-prestige-held"]
    assert reasons("golden_fleece") == []


def test_every_card_that_gives_nothing_has_a_reason() -> None:
    """With empty stocks, the highest levels and all prestige, whatever lapses says why."""
    s = table(
        player(steed=4, armour=4, prestige="lady_of_the_heart retinue war_fame kings_favour office")
    )
    state = s.state
    state.relics = [0 for _ in state.relics]
    state.scroll = [0 for _ in state.scroll]
    empty = 0
    for card in range(len(state.content.travel.ids)):
        told = play_view(state, 0, card)
        if told["nothing"]:
            empty += 1
            assert told["lapses"], state.content.travel.ids[card]
    assert empty >= 10
