"""The how-to-play pages: the numbers of their worked turns are those of the components.

The battle on the page of Crusaders is CRU-EX-10, which has a test of its own.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.fluent_files import LANGUAGES

ROOT = Path(__file__).parents[3]
GAMES = ("crusaders", "glory", "mastery", "paladins")


def content(game: str, file: str) -> dict[str, Any]:
    """Read a file of a game's content."""
    path = ROOT / "src/gonfalon/games" / game / "content" / f"{file}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def told(game: str, language: str = "en") -> str:
    """Return the texts of a game's page."""
    path = ROOT / "web/src/games" / game / "text" / language / "howto.ftl"
    return path.read_text(encoding="utf-8")


def numbers_of_turn(text: str) -> list[list[str]]:
    """Return the numbers of each text of the worked turn."""
    lines = text[text.index("howto-turn =") : text.index("howto-points =")].splitlines()
    found = [sorted(re.findall(r"\d+", line)) for line in lines if not line.startswith("#")]
    return [numbers for numbers in found if numbers]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_worked_turns_name_the_same_numbers_in_every_language(game: str, language: str) -> None:
    assert numbers_of_turn(told(game, language)) == numbers_of_turn(told(game))


def test_paladins_second_monk() -> None:
    """PAL-COMM-01, -02 and -04, PAL-ABS-02: price, reach and gain of a second commission."""
    ivon = content("paladins", "paladins")["paladins"]["ivon"]
    assert ivon["boost"]["faith"] == 3
    assert ivon["ability"] == {
        "kind": "waive_cost",
        "action": "commission",
        "resource": "provision",
    }
    board = content("paladins", "board")
    flags = [region["faith"] for region in board["regions"].values()]
    assert [flag <= 1 + 3 for flag in flags] == [True, True, True, False, False, False]
    assert board["board_spaces"]["space_3_3"]["effects"] == [{"op": "silver", "n": 2}]
    assert "from 1 to 2" in told("paladins")


def test_mastery_attack_on_the_city() -> None:
    """MM-BAT-10, MM-CON-03: what the City adds and gives."""
    city = content("mastery", "territories")["territories"]["city"]
    assert city["value"] == 3
    effects = {(effect["when"], effect["op"], effect["n"]) for effect in city["effects"]}
    assert effects == {("battle_start", "add_points", 1), ("on_conquest", "gain_knights", 1)}
    assert "5 to 4" in told("mastery"), "5 knights against 3 and the City"
    assert "8 to 8" in told("mastery"), "with conflict cards 3 and 4"


def test_glory_duel_with_jan_zizka() -> None:
    """GLO-DUEL-05, -08 and -15, GLO-ALLY-08: the knight, the dice, the Squire."""
    zizka = content("glory", "knights")["knights"]["jan_zizka"]
    assert (zizka["attack"], zizka["prestige"], zizka["glory"]) == (8, 0, 4)
    assert max(4, 2, 1) + max(2, 0) + max(1, 0) == zizka["attack"] - 1
    assert max(4, 2, 1) + max(2, 1) + max(1, 2) == zizka["attack"]
    assert max(3, 3, 1) + max(1, 4) + max(1, 1) == zizka["attack"]
    assert content("glory", "dice")["dice"]["steed"]["active"] == 4, "what the Squire turns it to"
