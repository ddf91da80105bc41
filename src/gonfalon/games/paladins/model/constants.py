"""The terms of the rules, as the small integers the engine uses."""

from __future__ import annotations

from typing import Final, Literal

Worker = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
Attribute = Literal["faith", "strength", "influence"]
LeftAction = Literal["develop", "recruit", "hunt", "trade", "pray", "conspire"]
RightAction = Literal["commission", "fortify", "garrison", "absolve", "attack", "convert"]
Action = LeftAction | RightAction
AnyAction = Action | Literal["rest"]  # includes the automated opponent's rest
Resource = Literal["silver", "provision", "debt"]
Difficulty = Literal["easy", "normal", "hard"]
PieceKind = Literal["monk", "outpost"]

# The six types. Workers have no owner, so only their numbers are kept (PAL-GEN-02).
WORKERS: Final[tuple[Worker, ...]] = (
    "labourer",
    "scout",
    "merchant",
    "fighter",
    "cleric",
    "criminal",
)
LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
ANY: Final = 6  # a transparent space accepts every type (PAL-WORK-02)
REQUIREMENTS: Final = (*WORKERS, "any")  # of a space for workers

ATTRIBUTES: Final[tuple[Attribute, ...]] = ("faith", "strength", "influence")
FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2

RIGHT_ACTIONS: Final[tuple[RightAction, ...]] = (
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
)
ACTIONS: Final[tuple[Action, ...]] = (
    "develop",
    "recruit",
    "hunt",
    "trade",
    "pray",
    "conspire",
    *RIGHT_ACTIONS,
)
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
RIGHT: Final = COMMISSION  # the first of the six right-hand actions

DISCARD: Final = 0  # modes of recruit
HIRE: Final = 1

# The pieces on the main board are numbered: a monk and an outpost of each side.
MONKS: Final = (0, 2, 4, 6)
OUTPOSTS: Final = (1, 3, 5, 7)
PIECE_SIDES: Final = (0, 0, 1, 1, 2, 2, 3, 3)
PIECE_KINDS: Final[tuple[PieceKind, ...]] = (
    *("monk", "outpost"),
    *("monk", "outpost"),
    *("monk", "outpost"),
    *("monk", "outpost"),
)

RESOURCES: Final = ("silver", "provision", "debt")
SILVER: Final = 0
PROVISION: Final = 1
DEBT: Final = 2

FREE: Final = -1  # no worker, piece or pick there
GONE: Final = -1  # no card there

DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "hard")

# When a townsfolk's ability applies.
ON_ACTION: Final = 0
ON_PAID_DEBT: Final = 1
ON_INQUISITION: Final = 2
TRIGGERS: Final = ("action", "pay_debt", "inquisition")

# What a townsfolk used at an inquisition requires at that moment (PAL-INQ-03).
NO_CONDITION: Final = 0
NO_SUSPICION: Final = 1
TWO_SUSPICIONS: Final = 2
CONDITIONS: Final = ("none", "suspicion_eq_0", "suspicion_ge_2")

# What the automated opponent's schemes may name besides a right-hand action and recruit.
SCHEME_ORDERS: Final = 12
SCHEME_FAVOUR: Final = 13
SCHEME_ACTIONS: Final = (*ACTIONS, "kings_orders", "kings_favour")
REST: Final = 12  # the automated opponent's extra left action, numbered after the twelve
AUTOMA_ACTIONS: Final[tuple[AnyAction, ...]] = (*ACTIONS, "rest")
