"""What is peculiar to the texts of Glory."""

from __future__ import annotations

from gonfalon.games.glory import GAME
from gonfalon.kernel.values.message import NUMBER
from tests.game_texts import GameTexts

WORDS = GAME.load().vocabulary
LEVELS = ("level", "to", "have", "need", "steed", "armour")  # arguments that are levels

TEXTS = GameTexts(
    GAME,
    with_text={
        "dice": None,
        "actions": {"market", "gain_ally", "herald", "event"},
        "scenarios": None,
    },
    also={
        "automa",
        "prestige-plain",
        *(f"mode-{id}{part}" for id in WORDS["mode"] for part in ("", ".text")),
        *(f"difficulty-{id}" for id in WORDS["difficulty"]),
        *(f"duel_step-{id}" for id in WORDS["duel_step"]),
        *(f"die_face-{id}" for id in WORDS["die_face"]),
    },
    words={"resource", "item", "type"},
    helpers={
        "counted-goods": {"resource": "resource", "count": NUMBER},
        "priced-goods": {"resource": "resource", "n": NUMBER},
        "needed-goods": {"resource": "resource", "need": NUMBER},
        **{f"{name}-roman": {name: NUMBER} for name in LEVELS},
    },
    unsaid={
        f"does-{operation}": {"n"}  # there is only ever one
        for operation in (
            "prestige",
            "relic",
            "any-relic",
            "ally",
            "hire",
            "turn-die",
            "ready-ally",
            "ready-relic",
            "ready-prestige",
        )
    },
    counts={"rule": 213, "decision": 28, "example": 35, "ruling": 73},
    ids_in_rules="[IVX]+",  # levels and stacks
    spelt_alike=(
        r"knight-\w+|mode-\w+|ally-minstrel|(relic|travel)-amulet"
        r"|travel-(gruuthuse|ludwig_von_brieg|riccio_da_parma)"
    ),
    named={
        **{f"{name}-roman": {name} for name in LEVELS},
        **{f"event-{id}": {"stage"} for id in ("stage-begins", "advanced", "consolation")},
    },
)
