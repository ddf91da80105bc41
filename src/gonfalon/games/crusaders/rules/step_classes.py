"""All steps of the game, for saved matches."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.rules.activation import ACTIVATION_STEPS
from gonfalon.games.crusaders.rules.battle import BATTLE_STEPS
from gonfalon.games.crusaders.rules.battle_choices import BATTLE_CHOICE_STEPS
from gonfalon.games.crusaders.rules.battle_end import BATTLE_END_STEPS
from gonfalon.games.crusaders.rules.bishops import BISHOP_STEPS
from gonfalon.games.crusaders.rules.build import BUILD_STEPS
from gonfalon.games.crusaders.rules.buildings import BUILDING_STEPS
from gonfalon.games.crusaders.rules.capture import CAPTURE_STEPS
from gonfalon.games.crusaders.rules.cities import GiveUpGood
from gonfalon.games.crusaders.rules.effect_choices import EFFECT_STEPS
from gonfalon.games.crusaders.rules.events import EventsPhase
from gonfalon.games.crusaders.rules.faith_choices import FAITH_CHOICE_STEPS
from gonfalon.games.crusaders.rules.gain_choices import GAIN_STEPS
from gonfalon.games.crusaders.rules.governors import GOVERNOR_STEPS
from gonfalon.games.crusaders.rules.holiness import HOLINESS_STEPS
from gonfalon.games.crusaders.rules.income import INCOME_STEPS
from gonfalon.games.crusaders.rules.learning import LEARNING_STEPS
from gonfalon.games.crusaders.rules.loss_choices import LOSS_STEPS
from gonfalon.games.crusaders.rules.loss_goods import BLOCK_STEPS
from gonfalon.games.crusaders.rules.manoeuvres import MANOEUVRE_STEPS
from gonfalon.games.crusaders.rules.march import MARCH_STEPS
from gonfalon.games.crusaders.rules.markets import MARKET_STEPS
from gonfalon.games.crusaders.rules.muster import MUSTER_STEPS
from gonfalon.games.crusaders.rules.payment import PAYMENT_STEPS
from gonfalon.games.crusaders.rules.planning import PLANNING_STEPS
from gonfalon.games.crusaders.rules.prayer import PRAYER_STEPS
from gonfalon.games.crusaders.rules.raids import RAID_STEPS
from gonfalon.games.crusaders.rules.rescript_window import WINDOW_STEPS
from gonfalon.games.crusaders.rules.rescripts import RESCRIPT_STEPS
from gonfalon.games.crusaders.rules.rounds import Round
from gonfalon.games.crusaders.rules.setup import Setup
from gonfalon.games.crusaders.rules.setup_choices import ChooseFirstGovernor, KeepBulls
from gonfalon.games.crusaders.rules.spies import SPY_STEPS
from gonfalon.games.crusaders.rules.tactics import TACTIC_STEPS
from gonfalon.games.crusaders.rules.units import UNIT_STEPS
from gonfalon.kernel.effects import Doing
from gonfalon.kernel.step import Step

STEP_CLASSES: Final[tuple[type[Step[Any]], ...]] = (
    Doing,
    Setup,
    KeepBulls,
    ChooseFirstGovernor,
    Round,
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
