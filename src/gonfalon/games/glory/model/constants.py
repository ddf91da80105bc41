"""Words and numbers that content, state and rules share. A word's number is its place here."""

from __future__ import annotations

from typing import Final, Literal

Resource = Literal["coin", "strength", "faith"]
Item = Literal["steed", "armour"]
TravelType = Literal["romance", "trade", "challenge"]
Action = Literal[
    "training",
    "prayer",
    "service",
    "initiative",
    "plan_journey",
    "guard",
    "solo_training",
    "market",
    "gain_ally",
    "herald",
    "new_goal",
    "event",
]
Stack = Literal["i", "ii", "iii", "special", "scroll"]
Mode = Literal["plaisance", "pas_darmes"]
Phase = Literal[
    "action", "travel", "refresh", "registration", "tournament", "final_travel", "titles"
]
GlorySource = Literal["start", "city", "travel", "tournament", "final_travel", "titles"]
Scenario = Literal["warrior", "lone_challenge", "rivalry"]
Difficulty = Literal["easy", "medium", "hard"]
OpponentDeck = Literal["basic", "warrior", "righteous"]

RESOURCES: Final[tuple[Resource, ...]] = ("coin", "strength", "faith")
LAST_ROUND: Final = 3  # GLO-RND-01

COIN: Final = 0
STRENGTH: Final = 1
FAITH: Final = 2

DICE: Final = ("strength", "steed", "armour")  # the colours red, black and white
STRENGTH_DIE: Final = 0
STEED_DIE: Final = 1
ARMOUR_DIE: Final = 2
SPECIAL: Final = 9  # the face with the special symbol

ITEMS: Final[tuple[Item, ...]] = ("steed", "armour")
STEED: Final = 0
ARMOUR: Final = 1
TOP_LEVEL: Final = 4

TYPES: Final[tuple[TravelType, ...]] = ("romance", "trade", "challenge")  # of travel cards
ROMANCE: Final = 0
TRADE: Final = 1
CHALLENGE: Final = 2

ACTIONS: Final[tuple[Action, ...]] = (
    "training",
    "prayer",
    "service",
    "initiative",
    "plan_journey",
    "guard",
    "solo_training",
    "market",
    "gain_ally",
    "herald",
    "new_goal",
    "event",
)
(
    TRAINING,
    PRAYER,
    SERVICE,
    INITIATIVE,
    PLAN_JOURNEY,
    GUARD,
    SOLO_TRAINING,
    MARKET,
    GAIN_ALLY,
    HERALD,
    NEW_GOAL,
    EVENT,
) = range(len(ACTIONS))

TIMINGS: Final = ("on_gain", "tent", "lance", "passive")  # of allies
ON_GAIN: Final = 0
TENT: Final = 1
LANCE: Final = 2
PASSIVE: Final = 3

PASSIVES: Final = (
    "faith_reroll_bonus",
    "plan_journey_bonus",
    "coin_discount",
    "travel_limit_bonus",
    "title_bonus",
)
FAITH_REROLL_BONUS: Final = 0
PLAN_JOURNEY_BONUS: Final = 1
COIN_DISCOUNT: Final = 2
TRAVEL_LIMIT_BONUS: Final = 3
TITLE_BONUS: Final = 4

STACKS: Final[tuple[Stack, ...]] = ("i", "ii", "iii", "special", "scroll")
SPECIAL_STACK: Final = 3
SCROLL_STACK: Final = 4

MODES: Final[tuple[Mode, ...]] = ("plaisance", "pas_darmes")  # of tournaments
PLAISANCE: Final = 0
PAS_DARMES: Final = 1

PHASES: Final[tuple[Phase, ...]] = (
    "action",
    "travel",
    "refresh",
    "registration",
    "tournament",
    "final_travel",
    "titles",
)
(
    ACTION_PHASE,
    TRAVEL_PHASE,
    REFRESH_PHASE,
    REGISTRATION_PHASE,
    TOURNAMENT_PHASE,
    FINAL_TRAVEL_PHASE,
    TITLES_PHASE,
) = range(len(PHASES))

# Where glory comes from, as the end of the match lists it. The refresh phase still belongs to the
# city, registration to the tournament.
GLORY_SOURCES: Final[tuple[GlorySource, ...]] = (
    "start",
    "city",
    "travel",
    "tournament",
    "final_travel",
    "titles",
)
(
    FROM_START,
    FROM_CITY,
    FROM_TRAVEL,
    FROM_TOURNAMENT,
    FROM_FINAL_TRAVEL,
    FROM_TITLES,
) = range(len(GLORY_SOURCES))
SOURCE_OF_PHASE: Final = (
    FROM_CITY,
    FROM_TRAVEL,
    FROM_CITY,
    FROM_TOURNAMENT,
    FROM_TOURNAMENT,
    FROM_FINAL_TRAVEL,
    FROM_TITLES,
)

SCENARIOS: Final[tuple[Scenario, ...]] = ("warrior", "lone_challenge", "rivalry")
WARRIOR: Final = 0
LONE_CHALLENGE: Final = 1
RIVALRY: Final = 2
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "medium", "hard")
OPPONENT_DECKS: Final[tuple[OpponentDeck, ...]] = ("basic", "warrior", "righteous")
OPPONENT_ACTIONS: Final = (  # on the cards of the virtual opponent
    "ally",
    "special_ally",
    "plan",
    "new_goal",
    "event",
    "initiative",
    "training",
    "prayer",
    "service",
    "herald",
)

NONE: Final = -1  # no card, no token, nobody

# What a prestige token of a kind is to a player.
NOT_OWNED: Final = 0
READY: Final = 1
SPENT: Final = 2

# Who stands on a place of the tournament board: nobody (NONE), a side by its number, or a knight by
# its number plus this.
KNIGHT: Final = 100

MOST_PLAYERS: Final = 4
