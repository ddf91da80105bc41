"""Content: every number of a component is data, with its provenance.

A game's content is a folder of TOML files; all together they are one tree of sections, each a
table of entries by id, in file order. A content pack is one more TOML text laid over it: it
replaces single fields of entries that exist, or adds entries, so that an owner of the printed
game can correct a card without touching code.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from typing import Any, Final

from gonfalon.kernel.errors import ContentError

PROVENANCES: Final = ("rulebook", "public", "recalled", "reconstructed")

Section = dict[str, dict[str, Any]]


class Entries:
    """The tree of content: section, then entry id, then fields."""

    def __init__(self, sections: dict[str, Section]) -> None:
        self.sections = sections

    def section(self, name: str) -> Section:
        """Return one section, or say that it is missing."""
        if name not in self.sections:
            raise ContentError(f"the content has no section [{name}]")
        return self.sections[name]

    def digest(self) -> str:
        """Return a short name of this very content."""
        text = json.dumps(self.sections, sort_keys=True, ensure_ascii=False)
        order = json.dumps({name: list(section) for name, section in self.sections.items()})
        return hashlib.sha256((text + order).encode()).hexdigest()[:16]

    def provenance(self) -> dict[str, dict[str, int]]:
        """Count the entries of each section by where their facts come from."""
        table: dict[str, dict[str, int]] = {}
        for name, section in self.sections.items():
            counts = dict.fromkeys(PROVENANCES, 0)
            for entry in section.values():
                counts[entry["provenance"]] += 1
            table[name] = counts
        return table


def read_content(package: str, packs: tuple[str, ...] = ()) -> Entries:
    """Read a game's content folder and lay the packs over it."""
    sections: dict[str, Section] = {}
    folder = files(package).joinpath("content")
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        if path.name.endswith(".toml"):
            for name, section in parse(path.read_text(encoding="utf-8"), path.name).items():
                if name in sections:
                    raise ContentError(f"{path.name}: section [{name}] appears twice")
                sections[name] = section
    for number, pack in enumerate(packs, 1):
        lay_over(sections, parse(pack, f"content pack {number}"))
    check_provenance(sections)
    return Entries(sections)


def parse(text: str, where: str) -> dict[str, Section]:
    """Parse one TOML text into sections of entries."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{where}: {error}") from error
    if not is_plain(data):
        raise ContentError(f"{where}: dates and times have no place in content")
    for name, section in data.items():
        if not isinstance(section, dict):
            raise ContentError(f"{where}: {name} stands outside any section")
        if not all(isinstance(entry, dict) for entry in section.values()):
            data[name] = {name: section}  # a section that is one entry by itself
    return data


def is_plain(value: Any) -> bool:
    """Tell whether a value of TOML is one of JSON, too."""
    if isinstance(value, dict):
        return all(is_plain(v) for v in value.values())
    if isinstance(value, list):
        return all(is_plain(v) for v in value)
    return isinstance(value, (str, int, float))


def lay_over(sections: dict[str, Section], pack: dict[str, Section]) -> None:
    """Correct entries field by field; a pack may not invent sections."""
    for name, section in pack.items():
        if name not in sections:
            raise ContentError(f"a content pack cannot add a section: [{name}]")
        for entry_id, fields in section.items():
            sections[name].setdefault(entry_id, {}).update(fields)


def check_provenance(sections: dict[str, Section]) -> None:
    """Every entry says where its facts come from."""
    for name, section in sections.items():
        for entry_id, entry in section.items():
            if entry.get("provenance") not in PROVENANCES:
                raise ContentError(f"[{name}.{entry_id}] needs a provenance of {PROVENANCES}")


def whole(entry: dict[str, Any], field: str, where: str, least: int = 0) -> int:
    """Return a whole number of an entry, or say what is wrong with it."""
    value = entry.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ContentError(f"{where}: {field} must be a whole number of at least {least}")
    return value
