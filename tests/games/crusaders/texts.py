"""What is peculiar to the texts of Crusaders."""

from __future__ import annotations

from gonfalon.games.crusaders import GAME
from gonfalon.kernel.values.message import NUMBER
from tests.game_texts import GameTexts

LEVEL = "level-roman"

TEXTS = GameTexts(
    GAME,
    with_text={},
    also={"automa"},
    words={"measure", "condition", "good_state", "colour", "half", "deck"},
    helpers={
        "coins-counted": {"coins": NUMBER},
        "units-counted": {"units": NUMBER},
        "n-coins": {"n": NUMBER},
        "n-units": {"n": NUMBER},
        "n-goods": {"n": NUMBER},
        LEVEL: {"level": NUMBER},
        "deck-levels": {"deck": "deck"},
        "measure-name": {"measure": "measure"},
        "measure-each": {"measure": "measure"},
        "condition-met": {"condition": "condition"},
    },
    unsaid={"does-no-attacks-on-players": {"n"}},
    counts={"rule": 285, "decision": 46, "example": 47, "ruling": 62},
    ids_in_rules="[IVX]+",  # levels
    spelt_alike=(
        r"automa|city-(edessa_city|turbessel|tortosa|tadmor|aleppo|apamea|baalbek|homs)"
        r"|governor-(galeran|arnulf_de_rohes)|rule_chapter-(AUTO|HOMS)"
    ),
    named={LEVEL: {"level"}},
)
