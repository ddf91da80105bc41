"""Seat 0 is about to attack, with known cards in hand, deck and pile."""

from __future__ import annotations

from typing import Any

from gonfalon.games.mastery.model.content import MasteryContent
from tests.games.mastery.scenario import CONTENT, Cards, Scenario, given

TARGET = "2,-1"  # a forest next to the castle of seat 0, held by seat 1 in these tests
NOBODY_ACTS: dict[int, Cards] = {  # no sceptre applies when seat 0 attacks, no orb when it wins
    0: ("sceptre_vigour", "orb_devotion"),
    1: ("sceptre_fear", "orb_greed"),
}
PUBLIC_DRAWS = ("event-cards-drawn", "event-bonus-draw", "event-reshuffled")


def rest_of(*zones: Cards, content: MasteryContent | None = None) -> list[str]:
    """Return the cards of a deck of 18 that lie in none of these zones, in content order."""
    content = content or CONTENT
    rest = [content.cards[k] for k in content.deck]
    for zone in zones:
        for card in zone:
            rest.remove(card)
    return rest


def war(
    hand: Cards = (),
    deck: Cards = (),
    pile: Cards | None = None,
    other: Cards = ("conflict_2", "conflict_2", "conflict_3", "conflict_3", "support_1"),
    artefacts: dict[int, Cards] | None = None,
    **more: Any,
) -> Scenario:
    """Lay a table on which seat 0 is about to attack; `pile` None leaves the rest in the deck."""
    return given(
        land={1: {TARGET: 1}},
        artefacts=artefacts or NOBODY_ACTS,
        hands={0: hand, 1: other},
        decks={0: deck},
        discards={0: pile or ()},
        **more,
    )


def attack(s: Scenario, knights: int = 4) -> Scenario:
    """Let seat 0 attack: steps 1 and 2 are done when this returns."""
    s.seat(0).advances(TARGET, knights)
    return s


def fight_on(s: Scenario, first: str, second: str) -> None:
    """Choose conflict cards and let the support step pass."""
    for seat, card in ((0, first), (1, second)):
        if s.seat(seat).asked("conflict"):
            s.seat(seat).chooses(card)
    while s.m.decisions and s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")


def drawn(s: Scenario, seat: int = 0) -> list[tuple[str, int]]:
    """Return what everybody hears of a seat's draws: the event and its number of cards."""
    return [
        (id.removeprefix("event-"), words["count"])
        for id, words in s.events
        if id in PUBLIC_DRAWS and words["seat"] == seat
    ]
