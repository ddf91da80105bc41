"""The ally track: filling it, and the action Allies (GLO-ALLY-01, GLO-ACT-16)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import COIN, COIN_DISCOUNT, NONE, SPECIAL_STACK
from gonfalon.games.glory.model.messages import city as say
from gonfalon.games.glory.model.messages import rounds as say_rounds
from gonfalon.games.glory.model.state import ALLIES, GloryState
from gonfalon.games.glory.rules.board.gains import gain_ally, pay
from gonfalon.games.glory.rules.board.question import OneQuestion
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def fill_track(m: Match[GloryState]) -> None:
    """Fill the open slots from right to left, the regular ones first (GLO-ALLY-02, GLO-RUL-53)."""
    state = m.state
    city = state.content.city
    open_slots = [slot for slot in range(len(state.track)) if city.open_slot(slot, state.players)]
    open_slots.reverse()
    for slot in open_slots:
        if not city.slot_special[slot]:
            for stack in state.stacks[:SPECIAL_STACK]:  # I, then II, then III
                if stack:
                    state.track[slot] = m.draw_from(ALLIES, stack)
                    break
    for slot in open_slots:
        if city.slot_special[slot] and state.stacks[SPECIAL_STACK]:
            state.track[slot] = m.draw_from(ALLIES, state.stacks[SPECIAL_STACK])
    if m.listening:
        m.emit(say_rounds.TRACK_FILLED, tuple([kind for kind in state.track if kind != NONE]))


def clear_track(m: Match[GloryState]) -> None:
    """Take what is left on the track out of the game (GLO-REF-05)."""
    state = m.state
    left = [kind for kind in state.track if kind != NONE]
    state.removed_allies += left
    state.track = [NONE] * len(state.track)
    if left and m.listening:
        m.emit(say_rounds.TRACK_CLEARED, tuple(left))


def discounted(state: GloryState, seat: int, price: int) -> int:
    """Return a price of the market or the ally track, less 1 for each Diplomat.

    GLO-ACT-17, GLO-ALLY-10, GLO-RUL-49.
    """
    return max(price - state.boards[seat].passive(state.content, COIN_DISCOUNT), 0)


def ally_price(state: GloryState, seat: int, slot: int) -> int:
    """Return what the ally on a slot costs a player (GLO-ALLY-03, GLO-ACT-17, GLO-RUL-54)."""
    return discounted(state, seat, state.content.city.slot_price[slot])


def cheapest_ally(state: GloryState, seat: int) -> int:
    """Return the lowest price of an ally on the track, or NONE if there is none."""
    cheapest = NONE
    for slot, kind in enumerate(state.track):
        price = state.content.city.slot_price[slot]
        if kind != NONE and (cheapest == NONE or price < cheapest):
            cheapest = price
    return NONE if cheapest == NONE else discounted(state, seat, cheapest)


class GainSupport(OneQuestion):
    """Take an ally from the track and pay for it (GLO-ACT-16, GLO-DEC-07)."""

    __slots__ = ()
    NAME = "glory.gain-support"

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        return Decision(self.side, "support", options, public=True)

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the slots of the track for allies that the player can pay."""
        state = m.state
        have = state.boards[self.side].goods[COIN]
        for slot, kind in enumerate(state.track):
            option = state.content.city_options.support[slot]
            if kind == NONE:
                if why is None:
                    continue
                if state.content.city.open_slot(slot, state.players):
                    why.append(Blocked(option.id, "GLO-ACT-16", Text(say.EMPTY_SLOT, slot + 1)))
                else:
                    least = state.content.city.slot_players[slot]
                    text = Text(say.CLOSED_SLOT, slot + 1, least)
                    why.append(Blocked(option.id, "GLO-ALLY-01", text))
                continue
            price = ally_price(state, self.side, slot)
            if price <= have:
                found.append(option)
            elif why is not None:
                text = Text(say.CANNOT_PAY_ALLY, kind, price, have)
                touched = (f"ally:{state.content.allies.ids[kind]}",)
                why.append(Blocked(option.id, "GLO-RES-03", text, touched))

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Pay and take the ally; its slot stays empty (GLO-ACT-16)."""
        self.answered = True
        state = m.state
        kind = state.track[option.value]
        pay(m, seat, COIN, ally_price(state, seat, option.value))
        state.track[option.value] = NONE
        gain_ally(m, seat, kind)

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_SUPPORT, m.state.boards[self.side].goods[COIN])

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        kind = state.track[option.value]
        price = ally_price(state, self.side, option.value)
        text = Text(say.TAKE_ALLY, kind, price, option.value + 1)
        return Label(text, (f"ally:{state.content.allies.ids[kind]}",))
