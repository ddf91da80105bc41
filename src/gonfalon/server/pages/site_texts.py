"""The texts of the public pages, for templates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gonfalon.server.texts import bundle, say


class SiteTexts(Mapping[str, str]):
    """The texts of a language: `t.trust_rules` is `site-trust-rules`."""

    def __init__(self, language: str) -> None:
        self.bundle = bundle(language)

    def __getitem__(self, name: str) -> str:
        return say(self.bundle, f"site-{name.replace('_', '-')}")

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def pairs(t: SiteTexts, section: str, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the headings of a section with their texts."""
    return [(t[f"{section}_{name}"], t[f"{section}_{name}_text"]) for name in names]
