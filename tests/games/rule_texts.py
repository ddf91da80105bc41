"""The wording of each rule when the texts that state it were last read.

When a rule's wording changes, `test_rule_texts` lists these texts. Read them again, correct them
in every language, then write the new digests down: `python -m tests.games.rule_texts` in the root.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gonfalon.kernel.content.ledger import read_ledger
from gonfalon.kernel.game import Game, game
from gonfalon.proving.citing.rule_texts import RuleText, digests, rule_texts, unread
from tests.games.every import SLUGS

ROOT = Path(__file__).parents[2]


def texts_of(played: Game[Any]) -> list[RuleText]:
    """Return the texts about a game, those of the client included."""
    return rule_texts(played, ROOT / "web")


def kept(slug: str) -> Path:
    """Return the file with a game's digests."""
    return Path(__file__).parent / slug / "rule_texts.json"


def to_read(slug: str) -> list[str]:
    """Return a line for each text to be read again: the rule, then where the text stands."""
    played = game(slug)
    read = json.loads(kept(slug).read_text("utf-8")) if kept(slug).exists() else {}
    found = unread(read_ledger(played.package), texts_of(played), read)
    return [f"{rule}: {text}" for rule, texts in found.items() for text in texts]


def write(slug: str) -> None:
    """Note that the texts about a game have been read."""
    played = game(slug)
    now = digests(read_ledger(played.package), texts_of(played))
    kept(slug).write_text(json.dumps(now, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    for each in SLUGS:
        print(*to_read(each), sep="\n")
        write(each)
