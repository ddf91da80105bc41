"""The choices of effects about bishops: which city to check, whose bishop to remove (CRU-D-43)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages import faith as say
from gonfalon.games.crusaders.model.state import BISHOP_DRAW, CrusadersState
from gonfalon.games.crusaders.rules.board.holy_lands import contested, present, settle
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.games.crusaders.rules.faith.bishops import remove_bishop
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def checkable(state: CrusadersState, seat: int, contested_only: bool) -> list[int]:
    """Return the cities a player can have checked: with a bishop of theirs (CRU-EFF-38)."""
    cities = sorted(set(state.boards[seat].bishops))
    return [city for city in cities if not contested_only or contested(state, city, seat)]


def why_not_city(state: CrusadersState, seat: int, city: int, rule: str) -> Blocked:
    """Return why a city cannot be chosen for an effect about bishops of several players."""
    id = state.content.cities.ids[city]
    message = say.NOT_CONTESTED if city in state.boards[seat].bishops else say.NO_OWN_BISHOP
    return Blocked(id, rule, Text(message, city), (f"city:{id}",))


@declared
class CheckHolyLand(OneQuestion):
    """Which city to check. If it is the player's holy land, an effect follows (CRU-EFF-21)."""

    NAME = "crusaders.check-holy-land"

    contested_only: bool = False
    then: int = 0  # number of the effect

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "check-holy-land", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the cities for those with a bishop of the player, and of another if need be."""
        state = m.state
        cities = checkable(state, self.seat, self.contested_only)
        for city, option in enumerate(state.content.faith_options.city):
            if city in cities:
                found.append(option)
            elif why is not None and state.exists(city):
                why.append(why_not_city(state, self.seat, city, "CRU-EFF-38"))

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Check the city, and go on with the effect if it is the player's holy land."""
        self.answered = True
        if settle(m, option.value) == seat:
            m.content.combinators[self.then].do(m, seat)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_CHECK)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.CHECK_CITY, option.value), (f"city:{option.id}",))


class RemoveRivalBishop(OneQuestion):
    """In which city a rival's bishop is removed: one with a bishop of the player (CRU-EFF-22)."""

    __slots__ = ()
    NAME = "crusaders.remove-rival-bishop"

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "remove-bishop", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the cities for those with a bishop of the player and one of another."""
        state = m.state
        cities = checkable(state, self.seat, True)
        for city, option in enumerate(state.content.faith_options.city):
            if city in cities:
                found.append(option)
            elif why is not None and state.exists(city):
                why.append(why_not_city(state, self.seat, city, "CRU-EFF-22"))

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Go on with the question whose bishop it is."""
        self.answered = True
        m.call(RemoveBishopOf(seat, option.value))

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_REMOVE_BISHOP)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.REMOVE_IN_CITY, option.value), (f"city:{option.id}",))


@declared
class RemoveBishopOf(OneQuestion):
    """Whose bishop in a city is removed. Players without a city still have theirs (CRU-CAP-03)."""

    NAME = "crusaders.remove-bishop-of"

    city: int = 0

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "remove-bishop-of", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer the other players with a bishop there."""
        state = m.state
        for rival in present(state, self.city):
            if rival != self.seat:
                found.append(state.content.faith_options.rival[rival])

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Remove one of the rival's bishops there at random (CRU-EFF-22)."""
        self.answered = True
        bishops = m.state.boards[option.value].bishops
        there = [bishop for bishop, city in enumerate(bishops) if city == self.city]
        remove_bishop(m, option.value, m.draw_from(BISHOP_DRAW, there))

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_REMOVE_BISHOP_OF, self.city)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        city = m.state.content.cities.ids[self.city]
        text = Text(say.REMOVE_OF_RIVAL, option.value, self.city)
        return Label(text, (f"seat:{option.value}", f"city:{city}"))


FAITH_CHOICE_STEPS = (CheckHolyLand, RemoveRivalBishop, RemoveBishopOf)
