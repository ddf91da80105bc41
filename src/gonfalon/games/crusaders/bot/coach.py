"""What the coach says about Crusaders; the sentences are in `coach.ftl`."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.bot.reasons import reasons
from gonfalon.games.crusaders.model.battle_shapes import RaidView
from gonfalon.games.crusaders.model.constants import PLANNING_PHASE, SETUP_PHASE
from gonfalon.games.crusaders.model.messages import ending as say
from gonfalon.games.crusaders.model.messages.common import CITY
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.present.saracen_view import coming_raids
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.round.ending import sheet
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Preview
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import NUMBER, Message, Text

GOAL_SETUP: Final = Message("coach-goal-setup", rounds=NUMBER)
GOAL_PLAN: Final = Message("coach-goal-plan", round=NUMBER, rounds=NUMBER, cities=NUMBER)
GOAL_ACT: Final = Message("coach-goal-act", round=NUMBER, rounds=NUMBER, cities=NUMBER)
GOAL_BATTLE: Final = Message("coach-goal-battle", round=NUMBER, rounds=NUMBER)
GOAL_LAST: Final = Message("coach-goal-last", round=NUMBER, cities=NUMBER)

RAID_FALLS: Final = Message(
    "coach-raid-falls", city=CITY, strength=NUMBER, walls=NUMBER, missing=NUMBER
)
RAID_HELD: Final = Message("coach-raid-held", city=CITY, strength=NUMBER, walls=NUMBER)
MOST_RAIDS: Final = 2  # cities to speak of
MOST_REASONS: Final = 2

TIPS: Final = {
    "keep-bull": "bull",
    "first-governor": "governor",
    "pick-governor": "governor",
    "replace-governor": "governor",
    "captured-governor": "governor",
    "plan": "plan",
    "turn": "turn",
    "after-order": "turn",
    "prayer": "prayer",
    "bishop": "bishop",
    "check-holy-land": "bishop",
    "remove-bishop": "rival",
    "remove-bishop-of": "rival",
    "pick-building": "building",
    "building-slot": "least",
    "upgrade": "upgrade",
    "free-upgrade": "upgrade",
    "pick-tactic": "tactic",
    "discard-tactic": "least",
    "take-back-tactic": "tactic",
    "shown-card": "shown-card",
    "extra-units": "units",
    "place-units": "place-units",
    "move-units": "place-units",
    "march-target": "march-target",
    "march-units": "march-units",
    "bombard": "march-target",
    "battle-card": "battle-card",
    "cancel-half": "cancel-half",
    "reinforce": "reinforce",
    "levy": "reinforce",
    "raze": "raze",
    "raze-own": "least",
    "bribe": "bribe",
    "end-part": "effect",
    "flee": "retreat",
    "retreat": "retreat",
    "raid-retreat": "retreat",
    "raid-target": "raid-target",
    "new-capital": "new-capital",
    "saracen-player": "rival",
    "pay": "pay",
    "pay-for": "pay-for",
    "bazaar": "bazaar",
    "restore-goods": "goods",
    "block-good": "block",
    "blocked-rival": "rival",
    "give-up-good": "least",
    "choose-effect": "effect",
    "play-spy": "spy",
    "spy-reaction": "spy",
    "rescript-window": "rescript",
    "discard-rescript": "least",
    "lose-rescript": "least",
    "discard-building": "lose",
    "discard-spy": "lose",
    "lose-bishop": "lose",
    "lose-governor": "lose",
    "lose-unit": "lose",
}


class CrusadersCoach:
    """The coach; it has no state."""

    tips = TIPS

    def goal(self, world: Match[Any], seat: int) -> Text:
        """Return what to do at this stage of the match."""
        state: CrusadersState = world.state
        rounds, cities = state.content.rounds, len(state.cities_of(seat))
        if state.phase == SETUP_PHASE or state.round == 0:
            return Text(GOAL_SETUP, rounds)
        if any(isinstance(step, Battle) for step in world.stack):
            return Text(GOAL_BATTLE, state.round, rounds)
        if state.round == rounds:
            return Text(GOAL_LAST, state.round, cities)
        goal = GOAL_PLAN if state.phase == PLANNING_PHASE else GOAL_ACT
        return Text(goal, state.round, rounds, cities)

    def points(self, world: Match[Any], seat: int) -> int:
        """Return the influence of a seat, without what its coins are worth."""
        return sum(
            line.points
            for line in sheet(world.state, seat)
            if line.source.message is not say.SCORE_COINS
        )

    def counts(self, world: Match[Any], seat: int) -> dict[str, int]:
        """Count a player's cities, units, goods, cards and bishops."""
        state: CrusadersState = world.state
        board = state.boards[seat]
        cities = state.cities_of(seat)
        return {
            "cities": len(cities),
            "levels": sum(state.level[city] for city in cities),
            "units": sum(state.units[city] for city in cities),
            "coins": board.coins,
            "goods": sum(board.ready),
            "buildings": len(board.buildings),
            "tactics": len(state.tactics(seat).cards),
            "rescripts": len(state.rescripts(seat).cards),
            "bishops": len(board.bishops),
            "holiness": board.holiness + 1,
        }

    def remarks(
        self, world: Match[Any], decision: Decision, option: Option, ahead: Preview[Any]
    ) -> list[Text]:
        """Return what speaks for an answer, with its numbers, and what the next raids do."""
        seat = decision.seat
        found: list[Text] = []
        missing: dict[int, int] = {}
        if world.state.phase != SETUP_PHASE:
            now, then = raids_on(world, seat), raids_on(ahead.match, seat)
            for city in [city for city, raid in now.items() if raid["result"] == "falls"]:
                after = then.get(city, now[city])
                numbers = (after["strength"], after["city_strength"])
                if after["result"] == "falls":
                    missing[city] = 1 - after["difference"]
                    found.append(Text(RAID_FALLS, city, *numbers, missing[city]))
                else:
                    found.append(Text(RAID_HELD, city, *numbers))
        return found[:MOST_RAIDS] + reasons(world, decision, option, ahead, missing)[:MOST_REASONS]


def raids_on(m: Match[CrusadersState], seat: int) -> dict[int, RaidView]:
    """Return the raids on a seat's cities in the next events phase, as everybody can foresee."""
    cities = m.state.content.cities.ids
    raids = coming_raids(m, None, None)
    return {cities.index(raid["city"]): raid for raid in raids if raid["seat"] == seat}


COACH: Final = CrusadersCoach()
