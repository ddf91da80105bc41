"""The evaluation behind the heuristic bot: a value for every option of every decision.

It reads public things and what the seat itself knows, never what an imagined match has guessed.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.bot.choices import Choices
from gonfalon.games.crusaders.bot.fighting import Fighting
from gonfalon.games.crusaders.bot.orders import Orders
from gonfalon.games.crusaders.bot.planning import Planning
from gonfalon.games.crusaders.bot.raiding import Raiding
from gonfalon.games.crusaders.bot.rewards import Rewards
from gonfalon.games.crusaders.bot.worth import Worth
from gonfalon.games.crusaders.model.constants import NONE, OWN_RAID, SARACENS
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.options.battle import DECLINE, KEEP
from gonfalon.games.crusaders.model.options.faith import NO_RESCRIPT, WINDOW_BAZAAR
from gonfalon.games.crusaders.model.options.losses import PAYING
from gonfalon.games.crusaders.model.options.spies import NO_SPY, SpyOption
from gonfalon.games.crusaders.rules.battle.choices import BribeCoins, FleeTo
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.raid import Raid
from gonfalon.games.crusaders.rules.board.turn import Turn
from gonfalon.games.crusaders.rules.board.units import PlaceUnits
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.games.crusaders.rules.faith.bishops import BishopActions
from gonfalon.games.crusaders.rules.losses.choices import LoseThings
from gonfalon.games.crusaders.rules.losses.effect_choices import ChooseOne, PayForEffect
from gonfalon.games.crusaders.rules.orders.march import MarchUnits
from gonfalon.games.crusaders.rules.orders.prayer import Prayer
from gonfalon.games.crusaders.rules.windows.rescript_window import RescriptWindow
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError

LOSSES: Final = (
    "lose-unit",
    "lose-rescript",
    "discard-building",
    "discard-spy",
    "lose-bishop",
    "lose-governor",
)
BATTLE: Final = ("battle-card", "cancel-half", "raze", "bribe", "levy", "reinforce")


class CrusadersJudge:
    """The evaluation; it has no state."""

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        """Return a value for each option of a decision; the first is best if nothing is known."""
        worth = Worth(world, decision.seat)
        rewards = Rewards(worth)
        kind = decision.kind
        options = decision.options
        step = world.stack[-1]
        if kind in BATTLE:
            return self.battle(rewards, step, kind, options)
        if kind == "rescript-window":
            return self.window(rewards, step, options)
        values = self.in_turn(worth, rewards, step, kind, options)
        if values is None:
            values = self.choice(worth, rewards, step, kind, options)
        return values

    # -- battles and raids ----------------------------------------------------------------------

    def battle(
        self, rewards: Rewards, step: object, kind: str, options: list[Option]
    ) -> list[float]:
        """Value the answers in a battle."""
        fighting = Fighting(rewards.worth.m.enclosing(Battle), rewards)
        if kind == "battle-card":
            return fighting.cards(options)
        if kind == "cancel-half":
            return fighting.cancel(options)
        if kind == "raze":
            return fighting.levels(options)
        if kind == "bribe":
            return fighting.coins(options, step.strength if isinstance(step, BribeCoins) else 1)
        if kind == "levy":
            return [float(option.value) for option in options]
        units = rewards.worth.state.units
        more = fighting.needs_more()
        return [
            0.5 if option.id == "enough" else (float(units[option.value]) if more else 0.0)
            for option in options
        ]

    def window(self, rewards: Rewards, step: object, options: list[Option]) -> list[float]:
        """Value rescripts in a battle or a raid."""
        m = rewards.worth.m
        if not isinstance(step, RescriptWindow) or step.moment == NONE:
            return [0.0 if option is NO_RESCRIPT else -1.0 for option in options]
        if step.moment != OWN_RAID:
            return Fighting(m.enclosing(Battle), rewards).window(options, step.before)
        raid = m.enclosing(Raid)
        state = m.state
        ahead = state.units[raid.city] + state.level[raid.city] + raid.bonus - raid.strength
        values: list[float] = []
        for option in options:
            gain = 0
            if option is not NO_RESCRIPT and option is not WINDOW_BAZAAR:
                for part in state.content.rescripts.effect[option.value].parts:
                    if isinstance(part, Operation) and part.OP == "strength":
                        gain += part.n
            saves = ahead <= 0 < ahead + gain
            values.append(0.0 if option is NO_RESCRIPT else (5.0 if saves else -1.0))
        return values

    # -- orders ---------------------------------------------------------------------------------

    def in_turn(
        self, worth: Worth, rewards: Rewards, step: object, kind: str, options: list[Option]
    ) -> list[float] | None:
        """Value the answers that have to do with orders, or return None."""
        planning = Planning(worth, rewards)
        orders = Orders(worth, planning)
        if kind == "plan":
            return planning.placements(options)
        if kind == "play-spy":
            return [orders.spy(o) if isinstance(o, SpyOption) else 0.05 for o in options]
        if kind == "bishop" and isinstance(step, BishopActions):
            return orders.bishops(step, options)
        if kind == "place-units" and isinstance(step, PlaceUnits):
            return orders.place_units(step, options)
        if kind == "move-units":
            return orders.move_units(options)
        if kind == "free-upgrade":
            return orders.free_upgrades(options)
        if kind == "raze-own":
            return orders.lowered(options)
        if kind == "bombard":
            gains = [planning.attacks.gain(city) for city in range(len(worth.state.owner))]
            return Choices(worth, rewards).bombarded(options, gains)
        if kind == "prayer" and isinstance(step, Prayer):
            return orders.prayers(step.reinforced, options)
        if kind in ("turn", "after-order") and isinstance(step, Turn):
            return orders.menu(step, options)
        if kind not in ("march-target", "march-units", "extra-units", "upgrade"):
            return None
        turn = worth.m.enclosing(Turn)
        if kind == "march-target":
            return orders.targets(turn, options)
        if kind == "march-units" and isinstance(step, MarchUnits):
            return orders.march_units(turn, step, options)
        if kind == "extra-units":
            return orders.extra_units(turn, options)
        return orders.upgrades(options, turn.discount)

    # -- everything else ------------------------------------------------------------------------

    def choice(
        self, worth: Worth, rewards: Rewards, step: object, kind: str, options: list[Option]
    ) -> list[float]:
        """Value the answers to small questions."""
        choices = Choices(worth, rewards)
        if kind == "pay":
            return choices.pay(options)
        if kind == "shown-card" and isinstance(step, PickCard):
            return choices.shown(step, options)
        if kind.startswith("pick-") and isinstance(step, PickCard):
            return choices.pick(step, options)
        if kind == "bazaar":
            return choices.bazaar(options)
        if kind == "restore-goods":
            return choices.restore(options)
        if kind == "replace-governor":
            return choices.replaced_governors(options)
        if kind == "first-governor":
            return [worth.governor(option.value) for option in options]
        if kind == "keep-bull":
            return choices.bulls(options)
        if kind in LOSSES and isinstance(step, LoseThings):
            return choices.lose(step, kind, options)
        if kind == "block-good":
            victim = step.victim if isinstance(step, LoseThings) else worth.seat
            return choices.block(options, victim)
        if kind == "give-up-good":
            return choices.give_up(options)
        if kind == "raid-target":
            return Raiding(worth).targets(options)
        if kind in ("flee", "retreat", "raid-retreat"):
            return choices.refuges(options, self.for_saracens(worth, step))
        if kind == "new-capital":
            return choices.capitals(options)
        if kind in ("blocked-rival", "remove-bishop-of"):
            return choices.rivals(options)
        if kind == "saracen-player":
            return [-value for value in choices.rivals(options)]
        if kind in ("check-holy-land", "remove-bishop"):
            return choices.contested(options, kind == "remove-bishop")
        return self.cards(worth, rewards, step, kind, options)

    def for_saracens(self, worth: Worth, step: object) -> bool:
        """Return whether the player answers for the saracens."""
        if isinstance(step, FleeTo):
            return step.side == SARACENS
        for other in reversed(worth.m.stack):
            if isinstance(other, Battle):
                return other.defender == SARACENS and other.attacker != worth.seat
        return False

    def cards(
        self, worth: Worth, rewards: Rewards, step: object, kind: str, options: list[Option]
    ) -> list[float]:
        """Value the answers about single cards and effects."""
        if kind == "discard-tactic":
            return [-rewards.tactic(option.value) for option in options]
        if kind == "take-back-tactic":
            return [rewards.tactic(option.value) for option in options]
        if kind == "discard-rescript":
            return [-rewards.rescript(option.value) for option in options]
        if kind == "building-slot":
            return [-rewards.building(option.value) for option in options]
        if kind == "spy-reaction":
            effects = worth.content.spies.effect
            return [
                0.0 if option is NO_SPY else 0.01 + rewards.effect(effects[option.value])
                for option in options
            ]
        if kind == "end-part":
            return [0.0 if option is DECLINE else 1.0 for option in options]
        if kind == "captured-governor":
            sitting = worth.state.governor[worth.m.enclosing(Battle).city]
            kept = worth.governor(sitting) if sitting != NONE else -1.0
            return [kept if option is KEEP else worth.best_governor() for option in options]
        if kind == "choose-effect" and isinstance(step, ChooseOne):
            parts = step.choice(worth.m).parts
            return [rewards.effect(parts[option.value]) for option in options]
        if kind == "pay-for" and isinstance(step, PayForEffect):
            value = rewards.effect(worth.content.combinators[step.number]) - step.coins * worth.coin
            return [value if option is PAYING else 0.0 for option in options]
        raise KernelError(f"{kind} is asked by {step}")


JUDGE: Final = CrusadersJudge()
