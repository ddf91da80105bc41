"""The editions that kept files name: records, saved states and lessons, each with its content.

A file that is kept says by a digest which content it was made with. The game's package keeps that
content (`kernel/records/editions.py`), so the file stays valid when a card is corrected. Whatever
makes such a file calls `keep_installed`.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from gonfalon.kernel.content.content import Entries, changed_entries
from gonfalon.kernel.game import Game
from gonfalon.kernel.records.editions import FOLDER, kept_entries
from gonfalon.lessons.loading import FOLDER as LESSONS

HEADER_LINE: Final = re.compile("^(game|content): (.+)$", re.MULTILINE)
LONGEST_HEADER: Final = 2_000  # characters


def package_folder(played: Game[Any]) -> Path:
    """Return the folder of a game's package."""
    return Path(import_module(played.package).__path__[0])


def keep_installed(played: Game[Any]) -> None:
    """Keep the installed content of a game in its package, for files that are made with it."""
    if played.package and (package_folder(played) / "content").is_dir():
        write_edition(played, played.load().entries)


def write_edition(played: Game[Any], entries: Entries) -> None:
    """Write a content into the game's package, unless it is there."""
    folder = package_folder(played) / FOLDER
    path = folder / f"{entries.digests()[0]}.json"
    if not path.exists():
        folder.mkdir(exist_ok=True)
        path.write_text(f"{entries.text}\n", encoding="utf-8")


def named_in(played: Game[Any], folder: Path) -> Iterator[str]:
    """Yield the digest that each record and each saved state of a game names, at any depth."""
    for path in sorted(folder.rglob("*")):
        header: dict[str, Any] = {}
        if path.suffix in (".txt", ".record"):
            header = dict(HEADER_LINE.findall(beginning(path)))
        elif path.suffix == ".json" and beginning(path).startswith("{"):
            header = json.loads(path.read_text(encoding="utf-8"))
        if header.get("game") == played.slug and "content" in header:
            yield header["content"]


def beginning(path: Path) -> str:
    """Return the first lines of a file, more than the header of a record."""
    with path.open(encoding="utf-8") as file:
        return file.read(LONGEST_HEADER)


def named_by_lessons(folder: Path) -> Iterator[str]:
    """Yield the digest that each lesson names by itself; its records name theirs."""
    for path in sorted(folder.glob("*.toml")):
        digest = tomllib.loads(path.read_text(encoding="utf-8")).get("content")
        if digest:
            yield digest


class KeptEditions:
    """The editions of one game: those that files in some folders name, and those that are kept.

    `named` counts the files by the digest they name. `missing` are the digests whose content is
    not kept, `unneeded` the contents that no file names.
    """

    def __init__(self, played: Game[Any], folders: Iterable[Path]) -> None:
        self.played = played
        self.kept = {entries.digests()[0]: entries for entries in kept_entries(played)}
        self.named: Counter[str] = Counter()
        self.files: Counter[str] = Counter()  # by the current digest of what they name
        lessons = package_folder(played) / LESSONS
        self.named.update(named_by_lessons(lessons))
        for folder in (lessons, *folders):
            self.named.update(named_in(played, folder))
        by_digest = {digest: now for now, e in self.kept.items() for digest in e.digests()}
        for digest, count in self.named.items():
            if digest in by_digest:
                self.files[by_digest[digest]] += count
        self.missing = sorted(digest for digest in self.named if digest not in by_digest)
        self.unneeded = sorted(digest for digest in self.kept if digest not in self.files)

    @property
    def ok(self) -> bool:
        """Whether exactly those editions are kept that files name."""
        return not self.missing and not self.unneeded

    def mend(self) -> None:
        """Remove what no file names, and keep the installed content if a file does."""
        installed = self.played.load().entries
        if any(digest in installed.digests() for digest in self.missing):
            write_edition(self.played, installed)
        for digest in self.unneeded:
            (package_folder(self.played) / FOLDER / f"{digest}.json").unlink()

    def lines(self) -> Iterator[str]:
        """Yield a line about each edition."""
        installed = self.played.load().entries
        for digest, entries in self.kept.items():
            changed = changed_entries(entries, installed)
            names = f"{len(changed)} entries differ: {', '.join(changed)}"
            what = names if changed else "as installed"
            who = f"{self.files[digest]} files" if digest in self.files else "no file names it"
            yield f"{self.played.slug} {digest}: {who}; {what}"
        for digest in self.missing:
            here = digest in installed.digests()
            what = "installed, but not kept" if here else "neither kept nor installed"
            yield f"{self.played.slug} {digest}: {self.named[digest]} files; {what}"
