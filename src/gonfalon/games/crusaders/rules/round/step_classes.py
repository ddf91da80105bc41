"""All steps of the game, for saved matches."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.rules.battle.choices import BATTLE_CHOICE_STEPS
from gonfalon.games.crusaders.rules.battle.end import BATTLE_END_STEPS
from gonfalon.games.crusaders.rules.battle.fight import BATTLE_STEPS
from gonfalon.games.crusaders.rules.battle.manoeuvres import MANOEUVRE_STEPS
from gonfalon.games.crusaders.rules.board.capture import CAPTURE_STEPS
from gonfalon.games.crusaders.rules.board.cities import GiveUpGood
from gonfalon.games.crusaders.rules.board.units import UNIT_STEPS
from gonfalon.games.crusaders.rules.cards.buildings import BUILDING_STEPS
from gonfalon.games.crusaders.rules.cards.gain_choices import GAIN_STEPS
from gonfalon.games.crusaders.rules.cards.governors import GOVERNOR_STEPS
from gonfalon.games.crusaders.rules.cards.learning import LEARNING_STEPS
from gonfalon.games.crusaders.rules.cards.markets import MARKET_STEPS
from gonfalon.games.crusaders.rules.cards.payment import PAYMENT_STEPS
from gonfalon.games.crusaders.rules.faith.bishops import BISHOP_STEPS
from gonfalon.games.crusaders.rules.faith.choices import FAITH_CHOICE_STEPS
from gonfalon.games.crusaders.rules.faith.holiness import HOLINESS_STEPS
from gonfalon.games.crusaders.rules.faith.rescripts import RESCRIPT_STEPS
from gonfalon.games.crusaders.rules.losses.choices import LOSS_STEPS
from gonfalon.games.crusaders.rules.losses.effect_choices import EFFECT_STEPS
from gonfalon.games.crusaders.rules.losses.goods import BLOCK_STEPS
from gonfalon.games.crusaders.rules.losses.tactics import TACTIC_STEPS
from gonfalon.games.crusaders.rules.orders.activation import ACTIVATION_STEPS
from gonfalon.games.crusaders.rules.orders.build import BUILD_STEPS
from gonfalon.games.crusaders.rules.orders.march import MARCH_STEPS
from gonfalon.games.crusaders.rules.orders.muster import MUSTER_STEPS
from gonfalon.games.crusaders.rules.orders.planning import PLANNING_STEPS
from gonfalon.games.crusaders.rules.orders.prayer import PRAYER_STEPS
from gonfalon.games.crusaders.rules.orders.spies import SPY_STEPS
from gonfalon.games.crusaders.rules.raids.events import EventsPhase
from gonfalon.games.crusaders.rules.raids.raids import RAID_STEPS
from gonfalon.games.crusaders.rules.round.income import INCOME_STEPS
from gonfalon.games.crusaders.rules.round.rounds import PlayRound
from gonfalon.games.crusaders.rules.round.setup import Setup
from gonfalon.games.crusaders.rules.round.setup_choices import ChooseFirstGovernor, KeepBulls
from gonfalon.games.crusaders.rules.windows.rescript_window import WINDOW_STEPS
from gonfalon.kernel.effects.effects import Doing
from gonfalon.kernel.play.step import Step

STEP_CLASSES: Final[tuple[type[Step[Any]], ...]] = (
    Doing,
    Setup,
    KeepBulls,
    ChooseFirstGovernor,
    PlayRound,
    GiveUpGood,
    *ACTIVATION_STEPS,
    *BUILDING_STEPS,
    *SPY_STEPS,
    *PLANNING_STEPS,
    *INCOME_STEPS,
    *CAPTURE_STEPS,
    EventsPhase,
    *RAID_STEPS,
    *LOSS_STEPS,
    *BLOCK_STEPS,
    *EFFECT_STEPS,
    *BISHOP_STEPS,
    *FAITH_CHOICE_STEPS,
    *HOLINESS_STEPS,
    *PRAYER_STEPS,
    *WINDOW_STEPS,
    *RESCRIPT_STEPS,
    *MARCH_STEPS,
    *BATTLE_STEPS,
    *MANOEUVRE_STEPS,
    *BATTLE_CHOICE_STEPS,
    *BATTLE_END_STEPS,
    *PAYMENT_STEPS,
    *MARKET_STEPS,
    *GOVERNOR_STEPS,
    *TACTIC_STEPS,
    *LEARNING_STEPS,
    *UNIT_STEPS,
    *BUILD_STEPS,
    *MUSTER_STEPS,
    *GAIN_STEPS,
)
