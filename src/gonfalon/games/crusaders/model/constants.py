"""Words and numbers that content, state and rules share. A word's number is its place here."""

from __future__ import annotations

from typing import Final, Literal

Good = Literal["wood", "candles", "steel", "horses", "spices"]
Order = Literal["build", "pray", "muster", "march"]
Phase = Literal["setup", "events", "planning", "activation", "income"]

GOODS: Final[tuple[Good, ...]] = ("wood", "candles", "steel", "horses", "spices")
WOOD: Final = 0
CANDLES: Final = 1
STEEL: Final = 2
HORSES: Final = 3
SPICES: Final = 4  # count as any one other good (CRU-PAY-07)

# The colour with a number is the colour of the good with this number.
COLOURS: Final = ("yellow", "white", "blue", "red", "green")
GREEN: Final = 4  # only Homs

ORDERS: Final[tuple[Order, ...]] = ("build", "pray", "muster", "march")  # in the order they act
BUILD: Final = 0
PRAY: Final = 1
MUSTER: Final = 2
MARCH: Final = 3

STATES: Final = ("jerusalem", "tripoli", "edessa", "antioch")  # in their first turn order

CITY_KINDS: Final = ("capital", "between", "central", "homs")
CAPITAL: Final = 0
BETWEEN: Final = 1
CENTRAL: Final = 2
HOMS: Final = 3

PHASES: Final[tuple[Phase, ...]] = ("setup", "events", "planning", "activation", "income")
SETUP_PHASE: Final = 0
EVENTS_PHASE: Final = 1
PLANNING_PHASE: Final = 2
ACTIVATION_PHASE: Final = 3
INCOME_PHASE: Final = 4

NONE: Final = -1  # no card, no token, nobody
MOST_PLAYERS: Final = 4
# Sides beside the seats. The saracens hold cities and fight; the automa only has order tokens.
SARACENS: Final = 4
AUTOMA: Final = 4

CLOSED: Final = 0  # the level of a city that does not exist in this match (CRU-MAP-06)
LOWEST_LEVEL: Final = 1
HIGHEST_LEVEL: Final = 3

# What a good in a warehouse can be (CRU-PAY-01).
READY: Final = 0
SPENT: Final = 1
BLOCKED: Final = 2
GOOD_STATES: Final = ("ready", "spent", "blocked")

# Decks of buildings and of tactics, and their markets.
LOW_DECK: Final = 0  # levels I and II
HIGH_DECK: Final = 1  # level IV
DECKS: Final = ("i_ii", "iii_iv")
DECK_LEVELS: Final = (2, 4)  # the highest level in each deck (CRU-MKT-04)

# When a rescript can be played for its effect.
MOMENTS: Final = ("own_turn", "own_march", "own_battle", "own_raid")
OWN_TURN: Final = 0
OWN_MARCH: Final = 1
OWN_BATTLE: Final = 2
OWN_RAID: Final = 3

# Bonuses of the holiness track.
NO_BONUS: Final = 0
BISHOP_BONUS: Final = 1
RESCRIPT_BONUS: Final = 2

# Halves of a card in a battle.
TOP: Final = 0
BOTTOM: Final = 1
HALVES: Final = ("top", "bottom")

# Conditions of operations (CRU-EFF-02) and of buildings (CRU-EFF-24).
CONDITIONS: Final = (
    "attacking",
    "defending",
    "won",
    "lost",
    "vs_saracens",
    "vs_player",
    "own_bishop_here",
    "outnumbered",
    "fought_battle",
    "won_battle",
    "captured_city",
    "upgraded_city",
    "hired_min_4",
    "holiness_min_4",
)
(
    IF_ATTACKING,
    IF_DEFENDING,
    IF_WON,
    IF_LOST,
    IF_VS_SARACENS,
    IF_VS_PLAYER,
    IF_OWN_BISHOP_HERE,
    IF_OUTNUMBERED,
    IF_FOUGHT_BATTLE,
    IF_WON_BATTLE,
    IF_CAPTURED_CITY,
    IF_UPGRADED_CITY,
    IF_HIRED_MIN_4,
    IF_HOLINESS_MIN_4,
) = range(len(CONDITIONS))

# Numbers that operations multiply by and that governors and bulls look at (CRU-EFF-29 to 32).
MEASURES: Final = (
    "open_tactics_yellow",
    "open_tactics_white",
    "open_tactics_blue",
    "open_tactics_red",
    "own_bishops_here",
    "own_cities_adjacent",
    "walls_here",
    "own_holy_lands",
    "own_holy_lands_uncontested",
    "own_cities",
    "goods_wood",
    "goods_candles",
    "goods_steel",
    "goods_horses",
    "goods_spices",
    "goods_total",
    "goods_kinds",
    "city_levels",
    "units_on_map",
    "bishops_on_map",
    "holy_lands",
    "holy_lands_saracen",
    "holy_lands_rival",
    "tactics_yellow",
    "tactics_white",
    "tactics_blue",
    "tactics_red",
    "tactics_non_starting",
    "buildings",
    "building_levels",
    "rescripts",
    "active_spies",
    "coins",
    "cities",
    "capital_level",
    "cities_level_3",
    "central_cities",
    "between_cities",
    "governors",
    "controls_homs",
)
(
    OPEN_TACTICS_YELLOW,
    OPEN_TACTICS_WHITE,
    OPEN_TACTICS_BLUE,
    OPEN_TACTICS_RED,
    OWN_BISHOPS_HERE,
    OWN_CITIES_ADJACENT,
    WALLS_HERE,
    OWN_HOLY_LANDS,
    OWN_HOLY_LANDS_UNCONTESTED,
    OWN_CITIES,
    GOODS_WOOD,
    GOODS_CANDLES,
    GOODS_STEEL,
    GOODS_HORSES,
    GOODS_SPICES,
    GOODS_TOTAL,
    GOODS_KINDS,
    CITY_LEVELS,
    UNITS_ON_MAP,
    BISHOPS_ON_MAP,
    HOLY_LANDS,
    HOLY_LANDS_SARACEN,
    HOLY_LANDS_RIVAL,
    TACTICS_YELLOW,
    TACTICS_WHITE,
    TACTICS_BLUE,
    TACTICS_RED,
    TACTICS_NON_STARTING,
    BUILDINGS,
    BUILDING_LEVELS,
    RESCRIPTS,
    ACTIVE_SPIES,
    COINS,
    CITIES,
    CAPITAL_LEVEL,
    CITIES_LEVEL_3,
    CENTRAL_CITIES,
    BETWEEN_CITIES,
    GOVERNORS,
    CONTROLS_HOMS,
) = range(len(MEASURES))

# Whose things an operation touches.
TARGETS: Final = ("self", "opponent", "chosen_rival")
SELF: Final = 0
OPPONENT: Final = 1
CHOSEN_RIVAL: Final = 2

# Where units, bishops or levels are touched.
PLACES: Final = ("any_own", "capital", "here", "any")
ANY_OWN: Final = 0
IN_CAPITAL: Final = 1
HERE: Final = 2
ANYWHERE: Final = 3

# Rule changes that last until the end of the round (CRU-EFF-25).
ROUND_CHANGES: Final = ("no_attacks_on_players", "saracen_strength")
NO_ATTACKS_ON_PLAYERS: Final = 0
SARACEN_STRENGTH: Final = 1

# To whom an event's upper part applies.
SCOPES: Final = ("table", "each_player", "round")
TABLE: Final = 0
EACH_PLAYER: Final = 1
ROUND: Final = 2
