"""What the coach says about Glory; the sentences are in `coach.ftl`."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.glory.bot.city import character
from gonfalon.games.glory.model.city_options import KEEPING, PASSING, STOPPING
from gonfalon.games.glory.model.constants import (
    COIN,
    FAITH,
    FINAL_TRAVEL_PHASE,
    PLAISANCE,
    REGISTRATION_PHASE,
    STRENGTH,
    TITLES_PHASE,
    TOURNAMENT_PHASE,
    TRAVEL_PHASE,
)
from gonfalon.games.glory.model.duel_shapes import ForecastView
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.model.tournament_options import WAITING
from gonfalon.games.glory.rules.cards.play_card import play_view
from gonfalon.games.glory.rules.duel.chances import roll_chances
from gonfalon.games.glory.rules.duel.foes import KNIGHT_FOE
from gonfalon.games.glory.rules.duel.forecast import forecast, forecast_against
from gonfalon.games.glory.rules.titles.title_conditions import conditions
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Preview
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import NUMBER, Message, Text

GOAL_SETUP: Final = Message("coach-goal-setup")
GOAL_CITY: Final = Message("coach-goal-city", round=NUMBER, glory=NUMBER)
GOAL_TRAVEL: Final = Message("coach-goal-travel", round=NUMBER, glory=NUMBER)
GOAL_REGISTER: Final = Message("coach-goal-register", round=NUMBER, glory=NUMBER)
GOAL_TOURNAMENT: Final = Message("coach-goal-tournament", round=NUMBER, glory=NUMBER)
GOAL_TITLES: Final = Message("coach-goal-titles", glory=NUMBER)
CHANCE: Final = Message("coach-chance", percent=NUMBER)
DUEL_CHANCE: Final = Message("coach-duel-chance", percent=NUMBER, strength=NUMBER)
INCOME: Final = Message("coach-income", coins=NUMBER, strength=NUMBER, faith=NUMBER)
AHEAD: Final = Message("coach-character-ahead", points=NUMBER)
GIVE_BACK: Final = Message("coach-give-back")
KEEP_CARDS: Final = Message("coach-keep-cards")
TITLE: Final = Message("coach-title", met=NUMBER, all=NUMBER, missing=NUMBER)

TIPS: Final = {
    "character": "character",
    "goal": "title",
    "keep-title": "title",
    "give-back": "give-back",
    "action": "action",
    "take-card": "take-card",
    "market": "market",
    "support": "support",
    "choose-effect": "reward",
    "choose-relic": "reward",
    "travel": "travel",
    "consolation": "travel",
    "herald": "shield",
    "shield": "shield",
    "duel-tent": "duel-help",
    "duel-lance": "duel-help",
    "duel-relic": "duel-help",
    "duel-ready-ally": "duel-ready",
    "duel-ready-relic": "duel-ready",
    "duel-strength": "duel-strength",
    "duel-faith": "duel-reroll",
    "duel-ring": "duel-reroll",
    "duel-recover-ally": "duel-ready",
    "duel-recover-relic": "duel-ready",
    "title": "claim",
    "bind-allies": "bind",
    "bind-relics": "bind",
}


def duel_after(state: GloryState, decision: Decision, option: Option) -> ForecastView | None:
    """Return the chances of the duel that an answer leads to, if it leads to one."""
    if option in (PASSING, STOPPING, WAITING):
        return None
    if decision.kind in ("travel", "consolation"):
        return play_view(state, decision.seat, option.value)["duel"]
    if state.mode == PLAISANCE:
        return forecast_against(state, decision.seat, state.places[option.value ^ 1])
    return forecast(state, decision.seat, KNIGHT_FOE, option.value)


def about_character(state: GloryState, decision: Decision, option: Option) -> list[Text]:
    """Return a character's income, and how far its start is ahead of the others."""
    income = state.content.characters.income[option.value]
    found = [Text(INCOME, income[COIN], income[STRENGTH], income[FAITH])]
    own = character(state.content, option.value)
    others = [character(state.content, o.value) for o in decision.options if o is not option]
    ahead = round(own - max(others)) if others else 0
    return [*found, Text(AHEAD, ahead)] if ahead > 0 else found


class GloryCoach:
    """The coach; it has no state."""

    tips = TIPS

    def goal(self, world: Match[Any], seat: int) -> Text:
        """Return what a phase is for."""
        state: GloryState = world.state
        glory = state.boards[seat].glory
        if state.round == 0:
            return Text(GOAL_SETUP)
        if state.phase == TITLES_PHASE:
            return Text(GOAL_TITLES, glory)
        if state.phase == REGISTRATION_PHASE:
            return Text(GOAL_REGISTER, state.round, glory)
        if state.phase == TOURNAMENT_PHASE:
            return Text(GOAL_TOURNAMENT, state.round, glory)
        if state.phase in (TRAVEL_PHASE, FINAL_TRAVEL_PHASE):
            return Text(GOAL_TRAVEL, state.round, glory)
        return Text(GOAL_CITY, state.round, glory)

    def points(self, world: Match[Any], seat: int) -> int:
        """Return the glory of a seat."""
        state: GloryState = world.state
        return state.boards[seat].glory

    def counts(self, world: Match[Any], seat: int) -> dict[str, int]:
        """Count what a player has to spend and to fight with."""
        state: GloryState = world.state
        board = state.boards[seat]
        return {
            "coins": board.goods[COIN],
            "strength": board.goods[STRENGTH],
            "faith": board.goods[FAITH],
            "equipment": sum(board.levels),
            "allies": sum(board.allies),
            "relics": sum(board.relics),
            "cards": state.cards_in_hand(seat),
            "titles": len(board.titles),
        }

    def remarks(
        self, world: Match[Any], decision: Decision, option: Option, ahead: Preview[Any]
    ) -> list[Text]:
        """Return the chance to win with an answer, or what a card is worth to its player."""
        if decision.kind == "character":
            return about_character(world.state, decision, option)
        if decision.kind == "give-back":
            return [Text(KEEP_CARDS if option is KEEPING else GIVE_BACK)]
        if decision.kind in ("goal", "keep-title"):
            asked = conditions(world.state, decision.seat, option.value)
            met = sum([1 for one in asked if one.met()])
            missing = sum([max(0, one.need - one.have) for one in asked if not one.met()])
            return [Text(TITLE, met, len(asked), missing)] if asked else []
        if decision.kind in ("travel", "consolation", "herald", "shield"):
            duel = duel_after(world.state, decision, option)
            if duel is None:
                return []
            most = duel["chances"][-1]
            return [Text(DUEL_CHANCE, round(100 * most["duel"]), most["strength"])]
        if decision.kind != "duel-strength":
            return []
        chances = roll_chances(world, decision.seat, option.value)
        won = chances["higher"] + (chances["equal"] if chances["wins_tie"] else 0)
        return [Text(CHANCE, round(100 * won / chances["of"]))]


COACH: Final = GloryCoach()
