"""The pages of the documentation, and what stands in their blocks of code."""

from __future__ import annotations

import re
import shlex
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
TUTORIAL: Final = (
    ROOT / "docs" / "games" / "write-a-game.md"
)  # its code is a package of its own, which scripts/example_game.sh installs and plays
FENCE: Final = re.compile(r" *```(?P<kind>[^\n`]*)")
PROGRAMS: Final = r"(?:docker|gonfalon|make|npm|pip|python3?) [^`\n]+|scripts/\w+\.[^`\n]+"
INLINE: Final = re.compile(rf"`((?:[A-Z_]+=\S+ )*(?:{PROGRAMS}))`")
PROMPT: Final = re.compile(r"[$#] (?P<command>.+)")
FILE: Final = re.compile(r"# (?P<name>[\w.-]+\.toml)")
ENVIRONMENT: Final = re.compile(r"[A-Z_]+=")


class Block(NamedTuple):
    """A block of code: its kind, its text, and the line it begins at."""

    kind: str
    text: str
    line: int


def pages() -> list[Path]:
    """Return README, CONTRIBUTING and everything in docs."""
    docs = [path for path in (ROOT / "docs").rglob("*.md") if "_build" not in path.parts]
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(docs)]


def blocks(page: Path) -> list[Block]:
    """Return the blocks of code of a page, without the indent that a list gives them."""
    found: list[Block] = []
    opened: Block | None = None
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        fence = FENCE.fullmatch(line)
        if fence and opened is None:
            opened = Block(fence["kind"], "", number)
            indent = len(line) - len(line.lstrip())
        elif fence and opened is not None:
            found.append(opened)
            opened = None
        elif opened is not None:
            opened = opened._replace(text=f"{opened.text}{line[indent:]}\n")
    assert opened is None, f"{page}: a block without an end"
    return found


def program(page: Path) -> str:
    """Return all Python of a page as one program: a block goes on where the last one stopped."""
    return "\n".join(block.text for block in blocks(page) if block.kind == "python")


def promised(page: Path) -> str:
    """Return what a page says its Python prints: the `text` blocks right after `python` ones."""
    shown = blocks(page)
    return "".join(
        block.text
        for before, block in pairwise(shown)
        if block.kind == "text" and before.kind == "python"
    )


def files(page: Path) -> dict[str, str]:
    """Return the files a page shows: blocks that begin with their name as a comment."""
    found: dict[str, str] = {}
    for block in blocks(page):
        name = FILE.match(block.text)
        if name:
            found[name["name"]] = block.text
    return found


def commands(page: Path) -> list[list[str]]:
    """Return the words of every command a page gives, `&&` apart, without comments."""
    lines = [
        found["command"]
        for block in blocks(page)
        if block.kind == "console"
        for line in joined(block.text)
        if (found := PROMPT.match(line))
    ]
    lines += INLINE.findall(page.read_text(encoding="utf-8"))
    return [words for line in lines for words in split(line)]


def joined(text: str) -> list[str]:
    """Return the lines of a console, each with the lines it goes on in."""
    found: list[str] = []
    for line in text.splitlines():
        if PROMPT.match(line) or not found:
            found.append(line)
        else:
            found[-1] += f" {line.strip()}"
    return found


def split(line: str) -> list[list[str]]:
    """Return the commands of a line, without the variables set in front of them."""
    found: list[list[str]] = [[]]
    for word in shlex.split(line.removeprefix("("), comments=True):
        if word.endswith(")") and "(" not in word:  # in a folder: (cd web && …)
            word = word[:-1]
        if word == "&&":
            found.append([])
        elif found[-1] or not ENVIRONMENT.match(word):
            found[-1].append(word)
    return found
