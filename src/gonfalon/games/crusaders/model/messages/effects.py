"""Descriptions of effects, by operation."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import MEASURE, ORDER, declare
from gonfalon.kernel.values.message import NUMBER, Message

EFFECTS: Final[dict[str, Message]] = {
    "holiness": declare("effect-holiness", n=NUMBER),
    "bishop_action": declare("effect-bishop-action", n=NUMBER),
    "train_bishop": declare("effect-train-bishop", n=NUMBER),
    "train_bishop_anywhere": declare("effect-train-bishop-anywhere", n=NUMBER),
    "draw_rescript": declare("effect-draw-rescript", n=NUMBER, level=NUMBER),
    "check_holy_land": declare("effect-check-holy-land"),
    "check_contested_land": declare("effect-check-contested-land"),
    "remove_rival_bishop": declare("effect-remove-rival-bishop"),
    "extra_moves": declare("effect-extra-moves", n=NUMBER),
    "gain_coins": declare("effect-gain-coins", n=NUMBER),
    "gain_coins_per": declare("effect-gain-coins-per", n=NUMBER, measure=MEASURE, most=NUMBER),
    "gain_influence": declare("effect-gain-influence", n=NUMBER),
    "gain_influence_per": declare(
        "effect-gain-influence-per", n=NUMBER, measure=MEASURE, most=NUMBER
    ),
    "restore_goods": declare("effect-restore-goods", n=NUMBER),
    "restore_all_goods": declare("effect-restore-all-goods"),
    "muster": declare("effect-muster", n=NUMBER),
    "muster_in_capital": declare("effect-muster-in-capital", n=NUMBER),
    "move_units": declare("effect-move-units", n=NUMBER),
    "bombard": declare("effect-bombard", n=NUMBER),
    "upgrade_city": declare("effect-upgrade-city", n=NUMBER, level=NUMBER),
    "build": declare("effect-build", level=NUMBER, discount=NUMBER),
    "build_free": declare("effect-build-free", level=NUMBER),
    "learn_tactic": declare("effect-learn-tactic", level=NUMBER, discount=NUMBER),
    "learn_tactic_free": declare("effect-learn-tactic-free", level=NUMBER),
    "replace_governor": declare("effect-replace-governor"),
    "basic_order": declare("effect-basic-order", order=ORDER),
    "draw_spy": declare("effect-draw-spy", n=NUMBER),
}

for name in (
    "lose_units",
    "lose_units_here",
    "lose_units_of_opponent",
    "lose_coins",
    "lose_coins_of_opponent",
    "block_goods",
    "block_goods_of_opponent",
    "block_goods_of_rival",
    "discard_rescript",
    "discard_rescript_of_opponent",
    "discard_building_of_opponent",
    "discard_spy_of_opponent",
    "lose_bishop",
    "lose_bishop_here",
    "lose_bishop_of_opponent",
    "lose_governor",
    "lose_governor_of_opponent",
    "lose_tactic",
    "raze_own",
    "pay",
    "place_saracens",
    "no_attacks_on_players",
    "saracen_strength",
):
    EFFECTS[name] = declare(f"does-{name.replace('_', '-')}", n=NUMBER)
for name in ("else", "else_each"):
    EFFECTS[name] = declare(f"does-{name.replace('_', '-')}")

# Battles.
for name in ("strength", "rout", "flee", "reinforce", "levy", "raze", "fortify", "losses"):
    EFFECTS[name] = declare(f"does-{name}", n=NUMBER)
    EFFECTS[f"{name}_per"] = declare(
        f"does-{name}-per",
        n=NUMBER,
        measure=MEASURE,
        most=NUMBER,  # 0: no limit
    )
for name in ("protect", "protect_all", "no_destruction", "peek_hand", "no_cancel"):
    EFFECTS[name] = declare(f"does-{name.replace('_', '-')}")
EFFECTS["bribe"] = declare("does-bribe", coins=NUMBER, strength=NUMBER)
