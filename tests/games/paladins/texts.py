"""What is peculiar to the texts of Paladins of the West Kingdom."""

from __future__ import annotations

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.constants import DIFFICULTIES
from gonfalon.kernel.values.message import NUMBER
from tests.game_texts import GameTexts

CONTENT = GAME.load()

TEXTS = GameTexts(
    GAME,
    with_text={"workers": {"criminal"}, "actions": None, "debts": None, "scheme_cards": None},
    also={
        "automa",
        *(f"mode-{word}" for word in CONTENT.player.mode_words),
        *(f"outsider_type-{word}" for word in CONTENT.cards.types),
        *(f"difficulty-{id}{part}" for id in DIFFICULTIES for part in ("", ".text")),
    },
    words={"worker_id", "attribute_id", "action_id", "counted_id", "faction_id", "resource"},
    helpers={
        "counted-by-card": {"counts": "counted_id", "count": NUMBER},
        "counted-besides": {"base": NUMBER},
        "workers-of-a-type": {"worker": "worker_id", "count": NUMBER},
        "favour-silver": {"silver": NUMBER},
        "favour-provisions": {"silver": NUMBER, "provisions": NUMBER},
        "favour-debts": {"silver": NUMBER, "provisions": NUMBER, "debts": NUMBER},
        "favour-after-silver": {"silver": NUMBER},
        "favour-after-goods": {"silver": NUMBER, "provisions": NUMBER},
        "favour-after-provisions": {"provisions": NUMBER},
    },
    unsaid={
        "event-solo-begins": {"actions"},  # a line of its own follows for each workshop
        "event-outsider-attacked": {"faction"},  # it is part of the name
        "effect-pray": {"n"},
        "effect-free_recruit": {"n"},
        "effect-free_develop": {"n"},
        "effect-choose_one": {"n"},
    },
    counts={"rule": 252, "decision": 26, "example": 55, "ruling": 43},
    ids_in_rules="",  # none
    spelt_alike=r"paladin-\w+|region-\w+|faction-saracen|automa",
)
