"""Drawing, discarding, decks (MM-DRAW)."""

from __future__ import annotations

from gonfalon.games.mastery.messages import (
    BONUS_DRAW,
    CARDS_DRAWN,
    CARDS_SEEN,
    DISCARDED,
    RANDOM_DISCARD,
    RESHUFFLED,
)
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import EVERYONE

# Purposes of chance, in the order of `chance_names`; those from SHUFFLE on come once per seat.
TILES = 0  # and 1, 2: the stacks of value 3, 2, 1
CROWNS = 3  # and 4, 5: orbs, sceptres
FIRST = 6
ARENA = 7
HIT = 8
AMBUSH = 9
DISORDER = 10
SHUFFLE = 11


def chance_names(seats: int) -> tuple[str, ...]:
    """Return the purposes of all draws (MM-OPT-05)."""
    return (
        "tiles-3",
        "tiles-2",
        "tiles-1",
        "crowns",
        "orbs",
        "sceptres",
        "first-player",
        "arena",
        "random-discard",
        "ambush",
        "disorder",
        *(f"deck-{seat}" for seat in range(seats)),
    )


def tag_now(t: Realm, seat: int) -> int:
    """Return the Order tag of a card this seat plays now: its own turn's number (MM-CRN-16)."""
    return t.own_turns[seat] if t.active == seat else 0


def discard(t: Realm, seat: int, kind: int, tag: int = 0) -> None:
    """Lay a card face up on its owner's discard pile (MM-DRAW-08)."""
    t.discards[seat].append(kind)
    t.tags[seat].append(tag)


def reshuffle(m: Match[Realm], seat: int, under: bool = False) -> None:
    """Shuffle the discard pile into (or under) the deck; tags are lost (MM-DRAW-02, -12)."""
    t = m.table
    pile = t.discards[seat]
    pack = t.packs[seat]
    t.discards[seat] = []
    t.tags[seat] = []
    if not under:
        pack.settle()
    pack.put(t.decks[seat], pile, True)
    m.shuffle(pack, t.decks[seat], SHUFFLE + seat, len(pile))
    if m.listening:
        m.emit(RESHUFFLED, (seat, len(pile)))


def draw(m: Match[Realm], seat: int, count: int) -> None:
    """Draw cards, then resolve cards that act when drawn (MM-DRAW-01 to -05, -11)."""
    t = m.table
    take(m, seat, count)
    forced = t.c.forced_kinds
    hand = t.hands[seat].cards
    pending = True
    while pending:
        pending = False
        for kind in forced:
            if kind in hand:
                pending = True
                effect = t.c.card_effect(kind, "after_draw")
                m.reveal(t.packs[seat], t.hands[seat], kind)
                if m.listening:
                    m.emit(BONUS_DRAW, (seat, kind, effect.n))
                if others_left(t, seat, forced):
                    effect.apply(m, seat, seat)
                discard(t, seat, kind, tag_now(t, seat))
    t.packs[seat].rule_out(t.hands[seat], forced)


def others_left(t: Realm, seat: int, forced: list[int]) -> bool:
    """Tell whether there is more to draw than cards that act when drawn.

    Where several copies of such a card are all that is left, they would draw each other for ever;
    then there is nothing left to draw (MM-DRAW-03, MM-DRAW-11).
    """
    return any(k not in forced for k in t.decks[seat].cards + t.discards[seat])


def take(m: Match[Realm], seat: int, count: int) -> None:
    """Move cards from deck to hand, reshuffling when the deck runs out (MM-DRAW-02, -03)."""
    t = m.table
    deck = t.decks[seat]
    hand = t.hands[seat]
    pack = t.packs[seat]
    left = count
    while left:
        if not deck.cards:
            if not t.discards[seat]:
                break
            reshuffle(m, seat)
        now = min(left, len(deck.cards))
        if m.listening:
            seen = deck.cards[len(deck.cards) - now :]
            seen.reverse()
            m.emit(CARDS_DRAWN, (seat, now))
            m.emit(CARDS_SEEN, (tuple(seen),), hand.audience)
        m.draw(pack, deck, hand, now)
        left -= now


def draw_up_to(m: Match[Realm], seat: int, size: int) -> None:
    """Draw until the hand holds so many cards; nothing if it does already (MM-DRAW-06)."""
    missing = size - len(m.table.hands[seat].cards)
    if missing > 0:
        draw(m, seat, missing)


def discard_from_hand(m: Match[Realm], seat: int, kind: int) -> None:
    """Discard a card of choice; it becomes public on the pile."""
    t = m.table
    m.reveal(t.packs[seat], t.hands[seat], kind)
    discard(t, seat, kind)
    if m.listening:
        m.emit(DISCARDED, (seat, kind))


def discard_at_random(m: Match[Realm], seat: int) -> None:
    """Discard a card that chance picks, each card in hand equally likely (MM-BAT-33)."""
    t = m.table
    cards = t.hands[seat].cards
    if not cards:
        return
    kind = cards[m.chance.below(HIT, len(cards))]
    m.reveal(t.packs[seat], t.hands[seat], kind)
    discard(t, seat, kind)
    if m.listening:
        m.emit(RANDOM_DISCARD, (seat, kind))


def none_in_hand(t: Realm, seat: int, kinds: list[int]) -> None:
    """Let everybody know that a hand holds none of these kinds."""
    t.packs[seat].rule_out(t.hands[seat], kinds, EVERYONE)


def kinds_in_hand(t: Realm, seat: int) -> list[int]:
    """Return the different kinds in a hand, in order."""
    found: list[int] = []
    last = -1
    for kind in t.hands[seat].cards:
        if kind != last:
            found.append(kind)
            last = kind
    return found
