"""Content: all numbers on a game's components are data, with their provenance.

A game's content is a folder of TOML files. Together they form one tree of sections, and each
section maps ids to entries in file order. A content pack is one more TOML text applied on top. It
replaces individual fields of existing entries or adds entries, so an owner of the printed game can
correct a card without touching code.

A match keeps the content it started with, whatever is corrected later. `Entries.text` is that
content as a single string to store under its digest; `from_text` reads it back.

Where a fact comes from (`provenance`, `source`, `note`, and fields such as `vp_source`) is for
readers. No rule may depend on it, and the digest leaves it out. Until November 2026 the digest
covered it too: files and matches from before name the content by that former digest.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from typing import Any, Final

from gonfalon.kernel.values.errors import ContentError

PROVENANCES: Final = ("rulebook", "public", "recalled", "reconstructed")
SOURCES: Final = ("provenance", "source", "note")
SOURCE_ENDINGS: Final = tuple(f"_{name}" for name in SOURCES)

Section = dict[str, dict[str, Any]]


class Entries:
    """The content tree: section name, then entry id, then fields.

    `named` is the digest that the content goes by if that is its former one.
    """

    def __init__(self, sections: dict[str, Section], named: str = "") -> None:
        self.sections = sections
        self.named = named

    def section(self, name: str) -> Section:
        """Return one section, or raise `ContentError` if it is missing."""
        if name not in self.sections:
            raise ContentError(f"the content has no section [{name}]")
        return self.sections[name]

    def pieces(self, name: str) -> int:
        """Return how many physical pieces a section has, counting every copy of each entry."""
        copies = [entry.get("copies", 1) for entry in self.sections.get(name, {}).values()]
        return sum(max(count, 0) if isinstance(count, int) else 1 for count in copies)

    def digest(self) -> str:
        """Return a short hash that identifies exactly this content, including its order."""
        return self.named or digest_of(without_sources(self.sections))

    def digests(self) -> tuple[str, str]:
        """Return the digest of this content, and the one it had before November 2026."""
        return digest_of(without_sources(self.sections)), digest_of(self.sections)

    def known_as(self, digest: str) -> Entries | None:
        """Return this content under one of its digests, or None if that is not one of them."""
        current, former = self.digests()
        if digest == current:
            return Entries(self.sections)
        return Entries(self.sections, former) if digest == former else None

    @property
    def text(self) -> str:
        """The whole tree as JSON, in its original order. `from_text` reads it."""
        return json.dumps(self.sections, separators=(",", ":"))

    def provenance(self) -> dict[str, dict[str, int]]:
        """Count the entries of each section by provenance."""
        table: dict[str, dict[str, int]] = {}
        for name, section in self.sections.items():
            counts = dict.fromkeys(PROVENANCES, 0)
            for entry in section.values():
                counts[entry["provenance"]] += 1
            table[name] = counts
        return table


def read_content(package: str, packs: tuple[str, ...] = ()) -> Entries:
    """Read a game's content folder and apply the packs to it."""
    sections: dict[str, Section] = {}
    folder = files(package).joinpath("content")
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        if path.name.endswith(".toml"):
            for name, section in parse(path.read_text(encoding="utf-8"), path.name).items():
                if name in sections:
                    raise ContentError(f"{path.name}: section [{name}] appears twice")
                sections[name] = section
    return with_packs(Entries(sections), packs)


def with_packs(entries: Entries, packs: tuple[str, ...]) -> Entries:
    """Return a copy of the content with packs (TOML texts) applied in order."""
    return with_parsed_packs(
        entries, [parse(p, f"content pack {n}") for n, p in enumerate(packs, 1)]
    )


def with_parsed_packs(entries: Entries, packs: list[dict[str, Section]]) -> Entries:
    """Return a copy of the content with parsed packs applied in order."""
    sections = {
        name: {id: dict(entry) for id, entry in section.items()}
        for name, section in entries.sections.items()
    }
    for pack in packs:
        apply_pack(sections, pack)
    check_provenance(sections)
    return Entries(sections)


def from_text(text: str, digest: str) -> Entries:
    """Read content from its text and check that it matches the digest."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ContentError(f"content {digest}: {error}") from error
    if not isinstance(data, dict) or not all(is_section(section) for section in data.values()):
        raise ContentError(f"content {digest}: this is no tree of sections")
    entries = Entries(data)
    named = entries.known_as(digest)
    if named is None:
        raise ContentError(f"content {digest} is damaged: it reads as {entries.digest()}")
    return named


def digest_of(sections: dict[str, Section]) -> str:
    """Return the hash of sections, in their order."""
    text = json.dumps(sections, sort_keys=True, ensure_ascii=False)
    order = json.dumps({name: list(section) for name, section in sections.items()})
    data = (text + order).encode("utf-8", "surrogatepass")  # JSON can contain half a character
    return hashlib.sha256(data).hexdigest()[:16]


def without_sources(sections: dict[str, Section]) -> dict[str, Section]:
    """Return sections without the fields that say where facts come from."""
    return {
        name: {
            id: {field: value for field, value in entry.items() if not is_source(field)}
            for id, entry in section.items()
        }
        for name, section in sections.items()
    }


def changed_entries(one: Entries, other: Entries) -> list[str]:
    """Return the entries that differ, as "section.id": changed, added or removed ones."""
    before, after = without_sources(one.sections), without_sources(other.sections)
    return [
        f"{name}.{id}"
        for name in dict.fromkeys([*before, *after])
        for id in dict.fromkeys([*before.get(name, {}), *after.get(name, {})])
        if before.get(name, {}).get(id) != after.get(name, {}).get(id)
    ]


def is_source(field: str) -> bool:
    """Return whether a field of an entry says where its facts come from."""
    return field in SOURCES or field.endswith(SOURCE_ENDINGS)


def is_section(value: Any) -> bool:
    """Return whether a value maps ids to entries."""
    return isinstance(value, dict) and all(isinstance(entry, dict) for entry in value.values())


def parse(text: str, where: str) -> dict[str, Section]:
    """Parse one TOML text into sections of entries."""
    try:
        data = tomllib.loads(text)
        plain = is_plain(data)
    except (tomllib.TOMLDecodeError, RecursionError) as error:  # too deep for the parser
        raise ContentError(f"{where}: {error}") from error
    if not plain:
        raise ContentError(f"{where}: dates and times have no place in content")
    for name, section in data.items():
        if not isinstance(section, dict):
            raise ContentError(f"{where}: {name} stands outside any section")
        if not all(isinstance(entry, dict) for entry in section.values()):
            data[name] = {name: section}  # the section is a single entry
    return data


def is_plain(value: Any) -> bool:
    """Return whether a TOML value can also be written as JSON."""
    if isinstance(value, dict):
        return all(is_plain(v) for v in value.values())
    if isinstance(value, list):
        return all(is_plain(v) for v in value)
    return isinstance(value, (str, int, float))


def apply_pack(sections: dict[str, Section], pack: dict[str, Section]) -> None:
    """Update entries field by field, in place. A pack cannot add sections."""
    for name, section in pack.items():
        if name not in sections:
            raise ContentError(f"a content pack cannot add a section: [{name}]")
        for entry_id, fields in section.items():
            sections[name].setdefault(entry_id, {}).update(fields)


def check_provenance(sections: dict[str, Section]) -> None:
    """Check that every entry states where its facts come from."""
    for name, section in sections.items():
        for entry_id, entry in section.items():
            if entry.get("provenance") not in PROVENANCES:
                raise ContentError(f"[{name}.{entry_id}] needs a provenance of {PROVENANCES}")


def whole_number(entry: dict[str, Any], field: str, where: str, least: int = 0) -> int:
    """Return an integer field of an entry, or raise `ContentError` naming the problem."""
    value = entry.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ContentError(f"{where}: {field} must be a whole number of at least {least}")
    return value
