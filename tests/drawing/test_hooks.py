"""What a game has for some programs alone is loaded by them alone."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gonfalon
from gonfalon.terminal.screen import Screen

LIST_MODULES = """
import sys, gonfalon
for slug in gonfalon.installed_games():
    gonfalon.new(slug, gonfalon.game(slug).min_seats, seed=1)
print(*sys.modules)
"""
FOR_SOME = ("gonfalon.drawing", "gonfalon.speech", "gonfalon.terminal")


@pytest.mark.parametrize("slug", gonfalon.installed_games())
def test_a_game_has_a_screen_and_a_sketch_of_its_own(slug: str) -> None:
    game = gonfalon.game(slug)
    screen, sketcher = game.screen(), game.sketcher()
    assert screen is not None
    assert sketcher is not None
    assert issubclass(screen, Screen)
    assert screen.__module__.startswith(f"{game.package}.terminal")
    assert sketcher.__module__ == f"{game.package}.sketch"


@pytest.mark.parametrize("slug", gonfalon.installed_games())
def test_what_a_landing_page_shows_is_in_a_folder_of_the_game(slug: str) -> None:
    game = gonfalon.game(slug)
    front = game.front_step()
    if front is not None:
        assert front.draw.__module__.startswith(f"{game.package}.front")
        assert front.style.is_file()


def test_a_program_that_shows_nothing_loads_neither() -> None:
    command = [sys.executable, "-c", LIST_MODULES]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert "gonfalon.games.mastery.game" in loaded
    assert "gonfalon.games.mastery.front" not in loaded
    assert not [name for name in loaded if name.startswith(FOR_SOME)]
    assert not [name for name in loaded if "sketch" in name or "terminal" in name]
