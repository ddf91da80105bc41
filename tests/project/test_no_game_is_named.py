"""The server, the command line and the client know games by their hooks, and none by its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gonfalon

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("src/gonfalon/server", "src/gonfalon/cli", "src/gonfalon/terminal", "web/src")
OTHERS = (  # not of the client that is delivered: games themselves, and what only tests run
    "web/src/games/",
    "web/src/generated/",
    "web/src/gallery/",
    "web/src/table/state/fake-server.ts",
)
KINDS = (".css", ".ftl", ".html", ".js", ".json", ".py", ".svelte", ".toml", ".ts")
SLUG = "|".join(gonfalon.installed_games())
# As a literal, in a path, a list, an id, a selector of CSS, or as the argument of a command.
NAMED = re.compile(
    rf"[\"'`/.(\-_ ](?:{SLUG})[\"'`/.,):_]|[.-](?:{SLUG})\b|\bgonfalon \w+ (?:{SLUG})\b"
)


def named(text: str) -> list[str]:
    """Return the lines that name a game, apart from comments."""
    return [
        line.strip()
        for line in text.splitlines()
        if NAMED.search(line) and not line.lstrip().startswith(("#", "//", "*", "/*", "<!--"))
    ]


def files() -> list[Path]:
    found = [path for place in PLACES for path in (ROOT / place).rglob("*")]
    return sorted(
        path
        for path in found
        if path.suffix in KINDS
        and ".test." not in path.name
        and not path.relative_to(ROOT).as_posix().startswith(OTHERS)
    )


def test_no_game_is_named_outside_its_package() -> None:
    read = files()
    assert len(read) > 500
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in read
        for line in named(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        'SHOWN_FIRST = "mastery"',
        "const game = `glory`;",
        'parser.add_argument("game", help="its name (mastery, paladins)")',
        "site-look-mastery = Where do you advance?",
        ".games .glory { --cloth: var(--arena); }",
        "import face from '../games/crusaders/index.js';",
        '    "gonfalon play paladins": "play in this terminal",',
        "from gonfalon.games.glory.model.constants import ACTIONS",
    ],
)
def test_a_name_would_be_found(line: str) -> None:
    assert named(line) == [line.strip()]


@pytest.mark.parametrize("line", ["# as in mastery/map", "a number of points: 3 glory"])
def test_other_words_are_not_names(line: str) -> None:
    assert named(line) == []
