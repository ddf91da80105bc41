"""`make quick`: which tests belong to what has changed."""

from __future__ import annotations

from pathlib import Path

from scripts.project.quick import beside


def told(*names: str) -> list[str]:
    return [str(path) for path in beside(map(Path, names))]


def test_tests_lie_as_the_sources_do() -> None:
    assert told("src/gonfalon/server/tables/seats/seating.py") == ["tests/server/tables"]
    assert told("src/gonfalon/kernel/play/step.py") == ["tests/kernel/play"]
    assert told("src/gonfalon/games/glory/rules/duel/duel.py") == ["tests/games/glory"]


def test_what_a_game_says_and_counts_has_tests_elsewhere() -> None:
    found = told("src/gonfalon/games/glory/content/titles.toml")
    assert found == ["tests/docs/test_readme.py", "tests/games/glory"]
    found = told(
        "src/gonfalon/games/glory/text/ru/cards.ftl", "src/gonfalon/games/glory/ledger.toml"
    )
    assert found == ["tests/games/glory", "tests/games/texts"]


def test_a_changed_test_is_run_alone_and_a_helper_with_its_folder() -> None:
    assert told("tests/server/tables/test_packs.py") == ["tests/server/tables/test_packs.py"]
    assert told("tests/games/glory/duels.py") == ["tests/games/glory"]


def test_a_folder_stands_for_what_is_in_it() -> None:
    assert told("tests/kernel/values/test_dice.py", "src/gonfalon/kernel/game.py") == [
        "tests/kernel"
    ]


def test_the_whole_of_the_tests_is_never_meant() -> None:
    assert told("src/gonfalon/__init__.py", "README.md", "web/src/main.ts") == []
