"""Which rules the texts for players state: lessons, coach, how-to page, public pages, primer.

Comments in the English files name them. A comment above a message is about that message:
`# MM-BAT-60, MM-BAT-80`. A heading with ids, `## 9. Margin and tie (MM-BAT-60)`, is about those
messages below it that have no comment of their own. `no rule` says that a message states none.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from gonfalon.kernel.content.ledger import Ledger
from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.kernel.game import Game

# In these files every message names rules or says that it states none; in others some may.
WHOLE: Final = ("coach.ftl", "front.ftl", "howto.ftl", "learn.ftl", "page.ftl", "primer.ftl")
WEB: Final = Path("web")  # the client, in a checkout
MESSAGE: Final = re.compile(r"([a-z][\w-]*) =")
NO_RULE: Final = re.compile(r"\bno rule\b")
DIGITS: Final = 8  # of a digest: enough to notice a change


class RuleText:
    """A message for players: where it stands, and the rules it states."""

    def __init__(self, place: str, id: str, comment: str, prefix: str) -> None:
        self.place = place  # "gonfalon/games/mastery/text/en/learn.ftl:84"
        self.id = id
        self.rules = list(dict.fromkeys(re.findall(rf"\b{prefix}(?:-[A-Z]+)+-N?\d+\b", comment)))
        self.says_none = bool(NO_RULE.search(comment))

    def __str__(self) -> str:
        return f"{self.place} {self.id}"


def rule_texts(played: Game[Any], web: Path = WEB) -> list[RuleText]:
    """Return the English messages about a game; those of the client only in a checkout."""
    found: list[RuleText] = []
    for name, path in sources(played, web):
        whole = path.name in WHOLE
        for number, id, comment in commented(path.read_text(encoding="utf-8")):
            text = RuleText(f"{name}:{number}", id, comment, played.prefix)
            if whole or text.rules:
                found.append(text)
    return found


def sources(played: Game[Any], web: Path) -> Iterator[tuple[str, Path]]:
    """Give the files with such texts, with the names to show."""
    client = web / "src" / "games" / played.slug
    for name, package in [
        (played.package.replace(".", "/"), Path(str(files(played.package)))),
        (client.as_posix(), client),
    ]:
        for path in sorted((package / "text" / LANGUAGES[0]).glob("*.ftl")):
            yield f"{name}/{path.relative_to(package).as_posix()}", path


def commented(source: str) -> Iterator[tuple[int, str, str]]:
    """Give the messages of a Fluent file: line, id, and the comment that is about them."""
    heading = own = ""
    for number, line in enumerate(source.splitlines(), 1):
        entry = MESSAGE.match(line)
        if entry:
            yield number, entry[1], own or heading
        own = f"{own} {line}" if line.startswith("# ") else ""
        if line.startswith("## "):
            heading = line


def by_rule(texts: Iterable[RuleText]) -> dict[str, list[RuleText]]:
    """Return the texts that state each rule."""
    found: dict[str, list[RuleText]] = {}
    for text in texts:
        for rule in text.rules:
            found.setdefault(rule, []).append(text)
    return found


def digests(ledger: Ledger, texts: Iterable[RuleText]) -> dict[str, str]:
    """Return a digest of every rule that texts state. It changes with the rule's wording."""
    return {
        rule: hashlib.sha256(ledger.rules[rule].statement.encode()).hexdigest()[:DIGITS]
        for rule in sorted(by_rule(texts))
        if rule in ledger.rules
    }


def unread(
    ledger: Ledger, texts: Iterable[RuleText], read: Mapping[str, str]
) -> dict[str, list[RuleText]]:
    """Return the rules whose wording is not the one in `read`, with the texts to read again."""
    about = by_rule(texts)
    now = digests(ledger, texts)
    return {rule: about[rule] for rule in now if now[rule] != read.get(rule)}
