"""Spies: drawing and playing them, and using them after a rival's order (CRU-SPY)."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.model.constants import NONE
from gonfalon.games.crusaders.model.messages import spies as say
from gonfalon.games.crusaders.model.options.spies import KEEP_SPY, NO_SPY, SpyOption
from gonfalon.games.crusaders.model.state import DECK, SPIES, CrusadersState
from gonfalon.games.crusaders.rules.board.decks import refill_spies
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER, Procedure
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

# -- playing ------------------------------------------------------------------------------------


def ways_to_play(
    state: CrusadersState, seat: int, card: int, found: list[Option], why: list[Blocked] | None
) -> None:
    """Add each way to play a spy: on a rival, and in place of which active one (CRU-D-12).

    There are at most three active spies, and on the same rival as many as the number of players
    allows (CRU-SPY-05). If a limit is reached, one that makes room is discarded (CRU-SPY-06,
    CRU-D-13). Nobody watches the automa or a player without a city (CRU-SPY-09).
    """
    board = state.boards[seat]
    full = len(board.spies) >= state.content.most_spies
    most = state.content.spies_per_rival[len(state.boards)]
    for rival in range(len(state.boards)):
        if rival == seat or state.boards[rival].out:
            continue
        options = state.content.spy_options.play[card][rival]
        crowded = board.watched.count(rival) >= most
        if not full and not crowded:
            found.append(options[0])
            continue
        if why is not None:
            text = Text(say.NO_ROOM_FOR_SPY, card, rival, len(board.spies))
            touched = (f"spy:{state.content.spies.ids[card]}", f"seat:{rival}")
            why.append(Blocked(options[0].id, "CRU-SPY-05", text, touched))
        for slot, watched in enumerate(board.watched):
            if not crowded or watched == rival:
                found.append(options[slot + 1])


def play_spy(m: Match[CrusadersState], seat: int, option: SpyOption) -> None:
    """Put a spy on a rival, after discarding the one in whose place it comes (CRU-SPY-04)."""
    state = m.state
    board = state.boards[seat]
    if option.slot != NONE:
        discard_active_spy(m, seat, option.slot)
    m.reveal(state.packs[SPIES], state.spies(seat), option.value)
    board.spies.append(option.value)
    board.watched.append(option.rival)
    board.used_spies.append(False)
    m.emit(say.SPY_PLAYED, seat, option.value, option.rival)


def discard_active_spy(m: Match[CrusadersState], seat: int, slot: int) -> None:
    """Put an active spy under its deck (CRU-SPY-06, CRU-MKT-05)."""
    state = m.state
    board = state.boards[seat]
    card = board.spies.pop(slot)
    board.watched.pop(slot)
    board.used_spies.pop(slot)
    state.spy_discards.append(card)
    m.emit(say.SPY_REPLACED, seat, card)


def play_label(state: CrusadersState, seat: int, option: SpyOption) -> Label:
    """Return the label of a way to play a spy."""
    ids = state.content.spies.ids
    spy = f"spy:{ids[option.value]}"
    if option.slot == NONE:
        return Label(Text(say.PLAY_SPY, option.value, option.rival), (spy, f"seat:{option.rival}"))
    other = state.boards[seat].spies[option.slot]
    text = Text(say.PLAY_SPY_INSTEAD, option.value, option.rival, other)
    return Label(text, (spy, f"spy:{ids[other]}"))


# -- drawing ------------------------------------------------------------------------------------


@declared
class DrawSpies(Procedure[CrusadersState]):
    """Draw spies one after another; each can be played at once (CRU-SPY-01, CRU-SPY-03).

    Which spy was drawn is hidden, but everybody can follow the card: the step keeps its label.
    """

    NAME = "crusaders.draw-spies"
    PHASES = ("do_draw", "ask_play", "do_next")

    seat: int = 0
    left: int = 0
    drawn: int = later(NONE)  # the label of the card

    def do_draw(self, m: Match[CrusadersState]) -> None:
        """Draw one, if deck and discards hold any (CRU-SPY-02)."""
        state = m.state
        if not self.left:
            self.goto(OVER)
            return
        if not refill_spies(m):
            m.emit(say.NO_SPY_LEFT, self.seat)
            self.goto(OVER)
            return
        self.left -= 1
        pack = state.packs[SPIES]
        self.drawn = pack.zones[DECK].labels[-1]
        m.draw(pack, pack.zones[DECK], state.spies(self.seat), 1)
        m.emit(say.SPY_DRAWN, self.seat)
        m.emit(say.SPY_SEEN, self.card(state), to=1 << self.seat)

    def card(self, state: CrusadersState) -> int:
        """Return the spy that was just drawn."""
        hand = state.spies(self.seat)
        return hand.cards[hand.labels.index(self.drawn)]

    def ask_play(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask whom the spy is to watch, or whether to keep it (CRU-D-12)."""
        options: list[Option] = []
        ways_to_play(m.state, self.seat, self.card(m.state), options, None)
        if not options:
            return None
        options.append(KEEP_SPY)
        return Decision(self.seat, "play-spy", options, public=False)

    def take_play(self, m: Match[CrusadersState], option: Option) -> None:
        """Play the spy, or keep it."""
        if isinstance(option, SpyOption):
            play_spy(m, self.seat, option)

    def do_next(self, m: Match[CrusadersState]) -> None:
        """Draw the next one."""
        self.goto("do_draw")

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_PLAY_SPY, self.card(m.state))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if isinstance(option, SpyOption):
            return play_label(m.state, self.seat, option)
        return Label(Text(say.KEEP_SPY_TEXT))

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return why there is no room on some rivals."""
        why: list[Blocked] = []
        ways_to_play(m.state, self.seat, self.card(m.state), [], why)
        return why


# -- using --------------------------------------------------------------------------------------


def watching(state: CrusadersState, owner: int, seat: int, order: int) -> list[int]:
    """Return the slots of a player's spies that this order of this rival concerns."""
    board = state.boards[owner]
    orders = state.content.spies.order
    return [
        slot
        for slot, card in enumerate(board.spies)
        if board.watched[slot] == seat and orders[card] == order
    ]


@declared
class SpyReactions(Procedure[CrusadersState]):
    """After an order those who watch its player may use their spies (CRU-SPY-07, CRU-D-38).

    They do so in the turn order of that moment, each with any of their spies one after another. A
    used spy is marked until income (CRU-SPY-08). It is no turn of theirs, so rescripts pay for
    nothing (CRU-SPY-10).
    """

    NAME = "crusaders.spy-reactions"
    PHASES = ("do_begin", "ask_spy", "do_next")

    seat: int = 0
    order: int = 0
    owners: list[int] = later([])  # who are still to be asked (CRU-ORDER-02, CRU-ORDER-03)

    def do_begin(self, m: Match[CrusadersState]) -> None:
        """Find out who has a spy to use; a player without a city has none (CRU-CAP-03)."""
        state = m.state
        self.owners = [
            owner
            for owner in state.active_order()
            if owner != self.seat and watching(state, owner, self.seat, self.order)
        ]
        if not self.owners:
            self.goto(OVER)

    def usable(self, state: CrusadersState, found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the first owner's spies for those that are not marked and would do something."""
        owner = self.owners[0]
        board = state.boards[owner]
        for slot in watching(state, owner, self.seat, self.order):
            card = board.spies[slot]
            option = state.content.spy_options.use[card]
            touched = (f"spy:{option.id}",)
            if board.used_spies[slot]:
                if why is not None:
                    text = Text(say.SPY_WAS_USED, card)
                    why.append(Blocked(option.id, "CRU-SPY-08", text, touched))
            elif state.content.spies.effect[card].possible(state, owner):
                found.append(option)
            elif why is not None:
                text = Text(say.SPY_DOES_NOTHING, card)
                why.append(Blocked(option.id, "CRU-SPY-07", text, touched))

    def ask_spy(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask the next owner for a spy, if one can be used."""
        options: list[Option] = []
        self.usable(m.state, options, None)
        if not options:
            return None
        options.append(NO_SPY)
        return Decision(self.owners[0], "spy-reaction", options, public=True)

    def take_spy(self, m: Match[CrusadersState], option: Option) -> None:
        """Mark the spy and carry out its effect; then the same player may use another."""
        if option is NO_SPY:
            return
        state = m.state
        owner = self.owners[0]
        board = state.boards[owner]
        card = option.value
        board.used_spies[board.spies.index(card)] = True
        m.emit(say.SPY_USED, owner, card, self.seat)
        self.goto("ask_spy")
        state.content.spies.effect[card].do(m, owner)

    def do_next(self, m: Match[CrusadersState]) -> None:
        """Turn to the next owner."""
        self.owners.pop(0)
        self.goto("ask_spy" if self.owners else OVER)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_SPY_REACTION, self.seat, self.order)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is NO_SPY:
            return Label(Text(say.USE_NO_SPY))
        return Label(Text(say.USE_SPY, option.value), (f"spy:{option.id}",))

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return why other spies cannot be used."""
        why: list[Blocked] = []
        self.usable(m.state, [], why)
        return why


SPY_STEPS: Final[tuple[type[Step[Any]], ...]] = (DrawSpies, SpyReactions)
