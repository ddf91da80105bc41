"""Drawing titles and keeping one as a personal goal (GLO-ACT-20, GLO-ACT-21, GLO-DEC-09)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import NONE
from gonfalon.games.glory.model.messages import city as say
from gonfalon.games.glory.model.messages import setup as say_setup
from gonfalon.games.glory.model.state import DECK, DISCARD, TITLES, GloryState
from gonfalon.games.glory.rules.board.question import OneQuestion
from gonfalon.games.glory.rules.cards.effect_choices import played_card
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def titles_left(state: GloryState) -> int:
    """Return how many titles lie in deck and discard."""
    zones = state.packs[TITLES].zones
    return len(zones[DECK].cards) + len(zones[DISCARD].cards)


def renew_title_deck(m: Match[GloryState]) -> None:
    """Shuffle the discard into a new deck if the deck is empty (GLO-ACT-21)."""
    pack = m.state.packs[TITLES]
    deck, discard = pack.zones[DECK], pack.zones[DISCARD]
    if not deck.cards and discard.cards:
        count = len(discard.cards)
        m.draw(pack, discard, deck, count)
        m.shuffle(pack, deck, TITLES)
        m.emit(say.TITLES_RESHUFFLED, count)


def draw_titles(m: Match[GloryState], seat: int, count: int) -> int:
    """Draw titles for a player; return how many there were (GLO-ACT-21, GLO-RUL-28)."""
    state = m.state
    pack = state.packs[TITLES]
    drawn = state.titles_drawn(seat)
    count = min(count, titles_left(state))
    for _ in range(count):
        renew_title_deck(m)
        m.draw(pack, pack.zones[DECK], drawn, 1)
    if count:
        m.emit(say.TITLES_DRAWN, seat, count)
        if m.listening:
            m.emit(say.TITLES_SEEN, tuple(drawn.cards), to=1 << seat)
    else:
        m.emit(say.NO_TITLES, seat)
    return count


def draw_and_keep(m: Match[GloryState], seat: int, count: int) -> None:
    """Draw titles and ask which to keep; without any title nothing happens (GLO-DEC-09)."""
    if draw_titles(m, seat, count):
        m.call(KeepTitle(seat))


class KeepTitle(OneQuestion):
    """Keep one of the titles just drawn; the others go to the discard unseen (GLO-DEC-09)."""

    __slots__ = ()
    NAME = "glory.keep-title"

    def run(self, m: Match[GloryState]) -> bool:
        """Keep a single title without asking: that there is only one is no secret."""
        drawn = m.state.titles_drawn(self.side).cards
        if len(drawn) == 1 and not self.answered:
            self.keep(m, drawn[0])
        return super().run(m)

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        return Decision(self.side, "keep-title", options, public=False)

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the titles drawn."""
        state = m.state
        found += [
            state.content.city_options.keep_title[title]
            for title in state.titles_drawn(self.side).cards
        ]

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        self.keep(m, option.value)

    def keep(self, m: Match[GloryState], title: int) -> None:
        """Make a title a personal goal and discard the others (GLO-ACT-20)."""
        self.answered = True
        state = m.state
        pack = state.packs[TITLES]
        drawn = state.titles_drawn(self.side)
        m.barrier()  # the draw was seen
        m.give(pack, drawn, title, state.goals(self.side))
        discarded = len(drawn.cards)
        for other in drawn.cards[:]:
            m.give(pack, drawn, other, pack.zones[DISCARD])
        m.emit(say.TITLE_KEPT, self.side, discarded)
        if state.open_goals:
            m.emit(say_setup.GOAL_OPEN, self.side, title)  # GLO-VAR-02
        else:
            m.emit(say.TITLE_KEPT_SEEN, title, to=1 << self.side)

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt. It names the card that gives the title, if one does."""
        drawn = tuple(m.state.titles_drawn(self.side).cards)
        card = played_card(m)
        if card != NONE:
            return Text(say.ASK_KEEP_TITLE_CARD, card, drawn)
        return Text(say.ASK_KEEP_TITLE, drawn)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        titles = m.state.content.titles
        text = Text(say.KEEP_TITLE, option.value, titles.glory[option.value])
        return Label(text, (f"title:{titles.ids[option.value]}",))
