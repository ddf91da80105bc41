"""The evaluation behind the heuristic bot: a value for every option of every decision.

It reads public things and what the seat itself knows, never what an imagined match has guessed.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.glory.bot import city
from gonfalon.games.glory.bot.duelling import Duelling
from gonfalon.games.glory.bot.fights import reward_points
from gonfalon.games.glory.bot.worth import Worth
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.model.title_options import CLAIMING_NO_MORE
from gonfalon.games.glory.rules.cards.effect_choices import ChooseOne
from gonfalon.games.glory.rules.duel.duel import Pass
from gonfalon.games.glory.rules.titles.title_conditions import claimable, titles_of
from gonfalon.games.glory.rules.titles.titles import best_claims
from gonfalon.games.glory.rules.travel.travel import PlayCards
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.amounts import SetOption
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError

SCARCE: Final = 5.0  # an ally that another title names


class GloryJudge:
    """The evaluation; it has no state."""

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        """Return a value for each option of a decision."""
        kind = decision.kind
        options = decision.options
        state: GloryState = world.state
        seat = decision.seat
        if kind == "character":
            return [city.character(state.content, option.value) for option in options]
        return self.values(Worth(state, seat), world, kind, options)

    def values(
        self, worth: Worth, world: Match[Any], kind: str, options: list[Option]
    ) -> list[float]:
        """Return a value for each option of a question, by what things are worth."""
        if kind.startswith("duel-"):
            return self.duel(worth, world, kind, options)
        if kind in ("title", "bind-allies", "bind-relics"):
            return self.titles(worth, kind, options)
        if kind in ("goal", "keep-title"):
            return [worth.outlook.worth(option.value) for option in options]
        if kind == "give-back":
            return city.give_back(worth, options)
        if kind == "action":
            return city.actions(worth, options)
        if kind == "take-card":
            return city.take_card(worth, options)
        if kind == "market":
            return [city.market(worth, option.value) for option in options]
        if kind == "support":
            return [city.support(worth, option.value) for option in options]
        if kind in ("herald", "shield"):
            return city.shield(worth, options)
        if kind == "travel":
            return city.travel(worth, options, city.plays_left(worth))
        if kind == "consolation":
            step = world.stack[-1]
            if not isinstance(step, PlayCards):
                raise KernelError("nobody plays cards")
            return city.travel(worth, options, step.most - step.plays)
        if kind == "choose-relic":
            return [worth.relic(option.value) for option in options]
        step = world.stack[-1]
        if kind != "choose-effect" or not isinstance(step, ChooseOne):
            raise KernelError(f"{kind} is asked by {step}")
        parts = step.choice(world).parts
        return [worth.reward(parts[option.value]) for option in options]

    def duel(
        self, worth: Worth, world: Match[Any], kind: str, options: list[Option]
    ) -> list[float]:
        """Value the answers in a duel."""
        content = worth.content
        if kind in ("duel-recover-ally", "duel-ready-ally"):
            return [float(reward_points(content.allies.effect[option.value])) for option in options]
        if kind in ("duel-recover-relic", "duel-ready-relic"):
            return [float(reward_points(content.relic_effect[option.value])) for option in options]
        duelling = Duelling(world, worth)
        if kind == "duel-tent":
            return duelling.tents(options)
        if kind == "duel-strength":
            return duelling.strength(options)
        if kind in ("duel-faith", "duel-ring"):
            return duelling.rerolls(options, kind == "duel-faith")
        return duelling.helpers(options, world.enclosing(Pass).phase)

    def titles(self, worth: Worth, kind: str, options: list[Option]) -> list[float]:
        """Claim the best set of titles, then those that need a duel.

        What has to be bound is what no other title names, and relics that are of little use.
        """
        state, seat, content = worth.state, worth.seat, worth.content
        if kind == "title":
            best = best_claims(state, seat)
            certain = [claim["title"] for claim in best["titles"]]
            values: list[float] = []
            for option in options:
                if option is CLAIMING_NO_MORE:
                    values.append(0.5)
                elif option.id in certain:
                    values.append(10.0 + content.titles.glory[option.value])
                else:
                    values.append(1.0 if option.id in best["duels"] else 0.0)
            return values
        if kind == "bind-allies":
            named = [0] * len(content.allies.ids)
            for title in titles_of(state, seat):
                if claimable(state, seat, title):
                    for ally, count in enumerate(content.titles.allies[title]):
                        named[ally] += count
            return [
                -SCARCE * named[option.value] - reward_points(content.allies.effect[option.value])
                for option in options
            ]
        values = []
        for option in options:
            kinds = [option.value]
            if isinstance(option, SetOption):
                kinds = [content.relics.index(id) for id in option.things]
            values.append(
                -sum([float(reward_points(content.relic_effect[kind])) for kind in kinds])
            )
        return values


JUDGE: Final = GloryJudge()
