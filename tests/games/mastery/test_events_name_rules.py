"""Events of Medieval Mastery name the rules that they follow from."""

from __future__ import annotations

import tomllib
from pathlib import Path

from gonfalon.kernel.game import game

LEDGER = Path(__file__).resolve().parents[3] / "src/gonfalon/games/mastery/ledger.toml"


def test_every_event_follows_from_a_rule_of_the_ledger() -> None:
    """A line of the log leads to its rule."""
    rules = tomllib.loads(LEDGER.read_text(encoding="utf-8"))["rules"]
    for id, message in game("mastery").messages().items():
        if id.startswith("event-"):
            assert message.rule in rules, id
            assert rules[message.rule]["kind"] == "rule", id
        else:
            assert message.rule == "", id
