"""Drawing and discarding cards, and reshuffling decks (MM-DRAW)."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import EVERYONE

# Chance streams, in the order of `chance_names`; from SHUFFLE on there is one per seat.
TILES = 0  # and 1, 2: the stacks of values 3, 2 and 1
CROWNS = 3  # and 4, 5: orbs and sceptres
FIRST = 6
ARENA = 7
HIT = 8
AMBUSH = 9
DISORDER = 10
SHUFFLE = 11


def chance_names(seats: int) -> tuple[str, ...]:
    """Return the purposes for which random numbers are drawn (MM-OPT-05)."""
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


def tag_now(state: MasteryState, seat: int) -> int:
    """Return the Order tag of a card played now: the number of the seat's own turn (MM-CRN-16).

    Cards played outside the seat's own turn get 0, and so does Authority in the set-up (MM-SET-14).
    """
    return state.own_turns[seat] if state.active == seat else 0


def discard(state: MasteryState, seat: int, kind: int, tag: int = 0) -> None:
    """Put a card face up on its owner's discard pile, which is public (MM-DRAW-08, MM-RUL-36)."""
    state.discards[seat].append(kind)
    state.tags[seat].append(tag)


def reshuffle(m: Match[MasteryState], seat: int, under: bool = False) -> None:
    """Shuffle the discard pile into the deck, or under it (MM-DRAW-02, MM-DRAW-12).

    Cards in hand, in play or still taking effect are not in the pile, so they stay out.
    """
    state = m.state
    pile = state.discards[seat]
    pack = state.packs[seat]
    state.discards[seat] = []
    state.tags[seat] = []  # MM-CRN-16
    if not under:
        pack.prune_facts()
    pack.put(state.decks[seat], pile, True)
    m.shuffle(pack, state.decks[seat], SHUFFLE + seat, len(pile))
    if m.listening:
        m.emit(say.RESHUFFLED, seat, len(pile))  # MM-DRAW-13


def draw(m: Match[MasteryState], seat: int, count: int) -> None:
    """Draw cards, then resolve those that take effect when drawn (MM-DRAW-04, MM-RES-04).

    The draw is completed first, and Authority counts as one of its cards (MM-DRAW-05, MM-RUL-08).
    """
    state = m.state
    take(m, seat, count)
    forced = state.content.forced_kinds
    hand = state.hands[seat].cards
    pending = True
    while pending:  # one such card may draw another (MM-DRAW-11)
        pending = False
        for kind in forced:
            if kind in hand:
                pending = True
                effect = state.content.card_effect(kind, "after_draw")
                m.reveal(state.packs[seat], state.hands[seat], kind)
                m.emit(say.BONUS_DRAW, seat, kind, effect.n)  # MM-DRAW-13
                if others_left(state, seat, forced):
                    effect.do(m, seat, seat)
                discard(state, seat, kind, tag_now(state, seat))
    state.packs[seat].rule_out(state.hands[seat], forced)


def others_left(state: MasteryState, seat: int, forced: list[int]) -> bool:
    """Return whether the deck and pile hold anything besides cards that take effect when drawn.

    If only several copies of such cards were left, they would keep drawing each other without end.
    In that case there is nothing left to draw (MM-DRAW-03, MM-DRAW-11).
    """
    return any(k not in forced for k in state.decks[seat].cards + state.discards[seat])


def take(m: Match[MasteryState], seat: int, count: int) -> None:
    """Move cards from deck to hand, seen by the hand's owner alone (MM-DRAW-01).

    The discard pile is reshuffled only when the deck has run out (MM-DRAW-02).
    """
    state = m.state
    deck = state.decks[seat]
    hand = state.hands[seat]
    pack = state.packs[seat]
    left = count
    while left:
        if not deck.cards:
            if not state.discards[seat]:
                break  # nothing left to draw (MM-DRAW-03, MM-RUL-09)
            reshuffle(m, seat)
        now = min(left, len(deck.cards))
        seen = deck.cards[len(deck.cards) - now :]
        m.draw(pack, deck, hand, now)  # who has seen a card still knows it (MM-INF-04)
        if m.listening:
            seen.reverse()
            m.emit(say.CARDS_DRAWN, seat, now)  # only the number is public (MM-DRAW-13)
            m.emit(say.CARDS_SEEN, tuple(seen), to=hand.audience)  # MM-INF-02
        left -= now


def draw_up_to(m: Match[MasteryState], seat: int, size: int) -> None:
    """Draw until the hand holds `size` cards; do nothing if it already does (MM-DRAW-06)."""
    missing = size - len(m.state.hands[seat].cards)
    if missing > 0:
        draw(m, seat, missing)


def discard_from_hand(m: Match[MasteryState], seat: int, kind: int) -> None:
    """Discard a card the player chose; it becomes public on the pile."""
    state = m.state
    m.reveal(state.packs[seat], state.hands[seat], kind)
    discard(state, seat, kind)
    m.emit(say.DISCARDED, seat, kind)


def discard_at_random(m: Match[MasteryState], seat: int) -> None:
    """Discard a random card, each card in hand being equally likely (MM-BAT-33, MM-RUL-05)."""
    state = m.state
    cards = state.hands[seat].cards
    if not cards:
        return
    kind = cards[m.chance.below(HIT, len(cards))]
    m.reveal(state.packs[seat], state.hands[seat], kind)
    discard(state, seat, kind)
    m.emit(say.RANDOM_DISCARD, seat, kind)


def none_in_hand(state: MasteryState, seat: int, kinds: list[int]) -> None:
    """Record as public knowledge that a hand holds none of these kinds."""
    state.packs[seat].rule_out(state.hands[seat], kinds, EVERYONE)


def kinds_in_hand(state: MasteryState, seat: int) -> list[int]:
    """Return the distinct kinds in a hand; copies are never told apart (MM-INF-03)."""
    found: list[int] = []
    last = -1
    for kind in state.hands[seat].cards:
        if kind != last:
            found.append(kind)
            last = kind
    return found
