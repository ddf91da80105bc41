"""What is peculiar to the texts of Medieval Mastery."""

from __future__ import annotations

from gonfalon.games.mastery import GAME
from tests.game_texts import GameTexts

CARD_TYPES = {"conflict", "support", "resource"}
ARTEFACT_TYPES = {"crown", "orb", "sceptre"}

TEXTS = GameTexts(
    GAME,
    with_text={"lakes": None, "variants": None, "team_modes": None, "dice": None},
    also={
        "card-none",
        "tile-castle",
        "tile-plain",
        *(f"card_type-{id}" for id in CARD_TYPES),
        *(f"artefact_type-{id}" for id in ARTEFACT_TYPES),
    },
    words={"when", "target", "whose"},
    helpers={"effect-when": {"when": "when"}},
    # An effect says of itself when it works, on whom and how much; with these operations that
    # is the same whatever the content says, or goes without saying.
    unsaid={
        "effect-conflict_value": {"target", "when"},
        "effect-conflict_roll": {"target", "when"},
        "effect-support_value": {"target", "when"},
        "effect-set_capacity": {"target", "when"},
        "effect-forbid_support": {"n", "target", "when"},
        "effect-arena_roll": {"n", "target", "when"},
        "effect-start_distribution": {"n", "target", "when"},
        "effect-draw": {"target"},
        "effect-draw_up_to": {"target"},
        "effect-discard_choice": {"target"},
        "effect-cancel_and_destroy": {"n", "target"},
        "effect-peek_reorder": {"target"},
        "effect-peek_keep_or_discard": {"n", "target"},
        "effect-recycle": {"target"},
        "effect-equalise_knights": {"n", "target"},
        "effect-redeploy": {"n", "target"},
        "effect-extra_manoeuvre": {"target"},
    },
    counts={"rule": 199, "decision": 22, "information": 6, "example": 60, "ruling": 49},
    ids_in_rules="",  # the rules use no ids
    spelt_alike=r"game-title|castle-\w+|tile-(fort|arena)",
)
