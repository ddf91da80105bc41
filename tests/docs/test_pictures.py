"""The pictures of README and docs: few, small, each shown somewhere."""

from __future__ import annotations

import json
import re

from tests.docs.pages import ROOT, pages

FOLDER = ROOT / "docs" / "pictures"
PICTURES = sorted(FOLDER.glob("*.webp"))
MEGABYTE = 1_000_000


def test_there_are_few_and_they_are_small() -> None:
    assert PICTURES
    assert len(PICTURES) <= 16
    assert sum(one.stat().st_size for one in PICTURES) <= 5 * MEGABYTE
    assert (FOLDER / "turn.webp").stat().st_size <= 3 * MEGABYTE


def test_every_picture_is_shown() -> None:
    text = "\n".join(page.read_text("utf-8") for page in pages())
    shown = set(re.findall(r"!\[[^\]]+\]\([^)\s]*pictures/([\w-]+\.webp)\)", text))
    assert shown == {one.name for one in PICTURES}


def test_every_still_picture_is_checked_against_the_client() -> None:
    checked = json.loads((FOLDER / "places.json").read_text("utf-8"))
    assert {f"{name}.webp" for name in checked} == {one.name for one in PICTURES} - {"turn.webp"}


def test_nothing_else_lies_beside_them() -> None:
    assert {one.name for one in FOLDER.iterdir()} == {*[p.name for p in PICTURES], "places.json"}
