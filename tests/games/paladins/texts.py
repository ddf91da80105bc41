"""What is peculiar to the texts of Paladins of the West Kingdom."""

from __future__ import annotations

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.words import DIFFICULTIES
from gonfalon.kernel.message import NUMBER
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
    words={"worker_id", "attribute_id", "action_id", "faction_id", "resource"},
    helpers={
        "workers-of-a-type": {"worker": "worker_id", "count": NUMBER},
        "favour-silver": {"silver": NUMBER},
        "favour-provisions": {"provisions": NUMBER},
        "favour-debts": {"debts": NUMBER},
    },
    unsaid={
        "event-solo-begins": {"actions"},  # a line of its own follows for each workshop
        "event-outsider-attacked": {"faction"},  # it is part of the name
        "effect-pray": {"n"},
        "effect-free_recruit": {"n"},
        "effect-free_develop": {"n"},
        "effect-choose_one": {"n"},
    },
    ids_in_rules="workshop_spaces|per_action",
    spelt_alike=r"paladin-\w+|region-\w+|faction-saracen|automa",
)
