"""Cities: their owners, neighbours, distances and levels, and the goods that follow a level."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import (
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    NONE,
    SARACENS,
)
from gonfalon.games.crusaders.model.messages import map as say
from gonfalon.games.crusaders.model.options.common import TOKEN_STATES
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.gains import add_good, gain_good, goods_in, remove_good
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def adjacent_of(state: CrusadersState, city: int, side: int) -> list[int]:
    """Return the neighbours of a city that a side controls (CRU-MAP-02, CRU-MAP-06)."""
    return [other for other in state.near[city] if state.owner[other] == side]


def distances(state: CrusadersState, city: int) -> list[int]:
    """Return the number of roads from a city to each other one, or NONE (CRU-MAP-02)."""
    found = [NONE] * len(state.level)
    found[city] = 0
    reached = [city]
    for here in reached:
        for other in state.near[here]:
            if found[other] == NONE:
                found[other] = found[here] + 1
                reached.append(other)
    return found


def city_goods(state: CrusadersState, city: int) -> list[int]:
    """Return the kinds of goods that a city produces at its level (CRU-MAP-10).

    They are also what lies ready in a saracen city (CRU-SETUP-14).
    """
    return state.content.cities.goods[city][state.level[city]]


def change_level(m: Match[CrusadersState], city: int, by: int) -> int:
    """Raise or lower a city within the limits and return the change (CRU-MAP-08).

    Its owner's goods follow (CRU-MAP-12, CRU-RUL-54). If the owner has to choose which token to
    give up, a question is called, so the caller must let it be answered before it goes on.
    """
    state = m.state
    old = state.level[city]
    level = min(max(old + by, LOWEST_LEVEL), HIGHEST_LEVEL)
    if level == old:
        return 0
    before = city_goods(state, city)
    state.level[city] = level
    m.emit(say.LEVEL_RAISED if level > old else say.LEVEL_LOWERED, city, level)
    owner = state.owner[city]
    if owner != SARACENS:
        after = city_goods(state, city)
        for kind in after:
            if kind not in before:
                gain_good(m, owner, kind)
        for kind in before:
            if kind not in after:
                give_up_good(m, owner, kind)
    return level - old


def give_up_good(m: Match[CrusadersState], seat: int, kind: int, winner: int = NONE) -> None:
    """Let a player part with a good of a kind, in a state of their choice (CRU-D-09).

    It goes to the supply, or to the winner of a battle, keeping its state (CRU-RUL-13).
    """
    m.call(GiveUpGood(seat, kind, winner))


@declared
class GiveUpGood(OneQuestion):
    """Which token of a kind of good to part with: ready, spent or blocked (CRU-D-09)."""

    NAME = "crusaders.give-up-good"

    kind: int = 0
    winner: int = NONE

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "give-up-good", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the states for those in which a token of the kind lies."""
        for option in TOKEN_STATES:
            if goods_in(m.state, self.seat, option.value)[self.kind]:
                found.append(option)
            elif why is not None:
                text = Text(say.NO_SUCH_TOKEN, self.kind, option.value)
                why.append(Blocked(option.id, "CRU-D-09", text))

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Move the token."""
        self.answered = True
        remove_good(m.state, seat, self.kind, option.value)
        if self.winner == NONE:
            m.emit(say.GOOD_GIVEN_UP, seat, self.kind, option.value)
        else:
            add_good(m.state, self.winner, self.kind, option.value)
            m.emit(say.GOOD_HANDED_OVER, seat, self.winner, self.kind, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        if self.winner == NONE:
            return Text(say.ASK_GIVE_UP, self.kind)
        return Text(say.ASK_HAND_OVER, self.kind, self.winner)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        good = m.content.vocabulary["good"][self.kind]
        return Label(Text(say.GIVE_TOKEN, self.kind, option.value), (f"good:{good}",))
