"""Estimates of a battle before it is fought, from public facts and the player's own hand.

Other hands are never inspected. An opponent's cards are treated as random draws from the part of
that deck that is not face up. Battle points are modelled as numbers with a known spread, much as a
sensible player would judge them.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from gonfalon.games.mastery.model.content import CONFLICT, SCEPTRE, SUPPORT, MasteryContent
from gonfalon.games.mastery.model.state import MasteryState

SPREAD: Final = 2.1  # standard deviation of the difference between the two sides' cards
WIDEST: Final = 16  # battle points; a larger lead decides the battle
STEPS: Final = 10  # entries of the table per battle point
DISCARD_COST: Final = 0.6  # battle points that a random discard costs a hand
PLAYED: Final = 0.8  # the share of its support points that a side actually plays


def bell(x: float) -> float:
    """Return the standard normal cumulative distribution at x."""
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


CURVE: Final = [bell((i / STEPS - WIDEST - 0.5) / SPREAD) for i in range(2 * WIDEST * STEPS + 1)]


def win_chance(lead: float) -> float:
    """Return the probability that an attacker with this expected lead wins; ties are lost."""
    at = int((lead + WIDEST) * STEPS + 0.5)
    if at < 0:
        at = 0
    elif at >= len(CURVE):
        at = len(CURVE) - 1
    return CURVE[at]


def card_points(content: MasteryContent) -> list[float]:
    """Return the battle points of each kind of card; 0 unless it is a conflict or support card."""
    found: list[float] = []
    for kind in range(len(content.cards)):
        points = 0.0
        for effect in content.card_effects[kind]:
            if effect.OP == "conflict_roll":
                points = (effect.n + 1) / 2
            elif effect.OP in ("conflict_value", "support_value"):
                points = float(effect.n)
        found.append(points)
    return found


class Cards:
    """Facts about the cards that depend only on the content."""

    __slots__ = ("best_first", "conflict", "points", "support")

    def __init__(self, content: MasteryContent) -> None:
        self.points = card_points(content)
        kinds = range(len(content.cards))
        self.conflict = [k for k in kinds if content.card_type[k] == CONFLICT]
        self.support = [k for k in kinds if content.card_type[k] == SUPPORT]
        self.best_first = sorted(self.conflict, key=self.worse)

    def worse(self, kind: int) -> float:
        """Sort key that puts strong cards first."""
        return -self.points[kind]


def unseen(state: MasteryState, seat: int) -> list[int]:
    """Return how many cards of each kind in a deck are not face up."""
    left = state.content.copies[:]
    for kind in state.discards[seat]:
        left[kind] -= 1
    for kind in state.in_play[seat]:
        left[kind] -= 1
    return left


def none_among(total: int, good: int, drawn: int) -> float:
    """Return the probability that none of the good cards is among those drawn."""
    chance = 1.0
    for i in range(drawn):
        left = total - i
        if left <= good:
            return 0.0
        chance *= (left - good) / left
    return chance


def drawn_points(cards: Cards, pool: list[int], drawn: int, held: float) -> float:
    """Return the expected points, after a draw, of the best conflict card plus support."""
    total = sum(pool)
    drawn = min(drawn, total)
    if not drawn:
        return held
    support = 0.0
    for kind in cards.support:
        support += pool[kind] * cards.points[kind]
    expected = 0.0
    good = 0
    missed = 1.0
    for kind in cards.best_first:
        points = cards.points[kind]
        if points <= held:
            break
        good += pool[kind]
        now = none_among(total, good, drawn)
        expected += (missed - now) * points
        missed = now
    expected += missed * held
    return expected + PLAYED * support * drawn / total


def own_points(state: MasteryState, seat: int, cards: Cards) -> float:
    """Return the points a player's own hand should add, once filled up for a battle."""
    hand = state.hands[seat].cards
    pool = unseen(state, seat)
    best = 0.0
    support = 0.0
    for kind in hand:
        pool[kind] = max(0, pool[kind] - 1)
        if kind in cards.conflict:
            best = max(best, cards.points[kind])
        else:
            support += cards.points[kind]
    missing = max(0, state.content.number["battle_hand"] - len(hand))
    return drawn_points(cards, pool, missing, best) + PLAYED * support


def other_points(state: MasteryState, seat: int, cards: Cards) -> float:
    """Return the points another player's hand should add, once filled up for a battle."""
    size = max(state.content.number["battle_hand"], len(state.hands[seat].cards))
    return drawn_points(cards, unseen(state, seat), size, 0.0)


def sceptre_of(state: MasteryState, seat: int, when: str) -> str:
    """Return the operation of a seat's sceptre if it is intact and applies at this moment."""
    artefact = state.artefacts[seat][SCEPTRE]
    if state.broken[artefact]:
        return ""
    effect = state.content.artefact_effect[artefact]
    return effect.OP if effect.when == when else ""


def tile_lead(state: MasteryState, hex: int) -> int:
    """Return the tile's bonus for the attacker (negative if it favours the defender)."""
    lead = 0
    for effect in state.content.tile_effects[state.tile[hex]]:
        if effect.OP == "add_points" and effect.when == "battle_start":
            lead += effect.n if effect.target == "attacker" else -effect.n
    return lead


def bare_lead(state: MasteryState, attacker: int, defender: int, sent: int, stand: int) -> float:
    """Return the attacker's lead from knights and sceptres alone."""
    lead = 0.0
    attack = sceptre_of(state, attacker, "before_conflict_attacker")
    defence = sceptre_of(state, defender, "before_conflict_defender")
    if attack == "equalise_knights" and stand > sent:
        sent = stand
    if defence == "equalise_knights" and sent > stand:
        stand = sent
    lead += sent - stand
    if attack == "add_points":
        lead += 1
    elif attack == "discard_random":
        lead += DISCARD_COST
    if defence == "add_points":
        lead -= 1
    elif defence == "discard_random":
        lead -= DISCARD_COST
    return lead
