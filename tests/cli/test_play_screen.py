"""`gonfalon play`: what the screen shows: colours, symbols, maps, boards."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.cli.play.play import begun
from gonfalon.kernel.game import game
from gonfalon.terminal.paint import Paint, wants_colour, wants_drawing
from gonfalon.terminal.screen import Screen, screen_of
from gonfalon.terminal.voice import Voice, voice
from tests.cli.person import options, table
from tests.cli.typed import FIRST, LANGUAGES, Typed


class Tty(io.StringIO):
    """An output that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals_that_want_it() -> None:
    assert wants_colour(Tty(), {})
    assert not wants_colour(io.StringIO(), {})
    assert not wants_colour(Tty(), {"NO_COLOR": "1"})
    assert not wants_colour(Tty(), {"TERM": "dumb"})
    assert Paint(colour=True).seat(0, "x") == "\x1b[1;31mx\x1b[0m"
    assert Paint().seat(0, "x") == "x"


def test_names_have_the_colours_of_their_seats() -> None:
    names = ["Ann", "Anna Z."]
    paint = Paint(colour=True)
    assert paint.named("Anna Z. pays Ann 2", names) == (
        "\x1b[1;34mAnna Z.\x1b[0m pays \x1b[1;31mAnn\x1b[0m 2"
    )
    assert paint.named("Annals of Anna", names) == "Annals of Anna"
    assert paint.named("Ann wins", names, "1") == "\x1b[1;31mAnn\x1b[0m\x1b[1m wins\x1b[0m"
    assert Paint().named("Anna Z. pays Ann 2", names, "1") == "Anna Z. pays Ann 2"


def played_in_a_terminal(typed: Path, *settings: str) -> str:
    """Return what a match prints in a terminal."""
    pty = pytest.importorskip("pty")
    typed.write_text("1\n" * 6, encoding="utf-8")
    words = ["play", "mastery", "--seats", "2", "--seed", "colours", "--name", "Ann", "--lang=en"]
    ours, theirs = pty.openpty()
    with typed.open("rb") as keys:
        process = subprocess.Popen(
            ["env", *settings, sys.executable, "-m", "gonfalon", *words],
            stdin=keys,
            stdout=theirs,
            stderr=theirs,
        )
    os.close(theirs)
    printed = b""
    while True:
        try:
            printed += os.read(ours, 65536)
        except OSError:  # as Linux says the end
            break
    os.close(ours)
    assert process.wait(60) == 0
    return printed.decode()


def test_a_terminal_has_colours_unless_it_must_not(tmp_path: Path) -> None:
    typed = tmp_path / "typed"
    coloured = played_in_a_terminal(typed, "-u", "NO_COLOR", "TERM=xterm")
    assert "\x1b[1;31mAnn\x1b[0m" in coloured
    assert "\x1b[" not in played_in_a_terminal(typed, "NO_COLOR=1", "TERM=xterm")


def test_symbols_are_for_outputs_that_can() -> None:
    assert wants_drawing(io.TextIOWrapper(io.BytesIO(), "utf-8"))
    assert not wants_drawing(io.TextIOWrapper(io.BytesIO(), "latin-1"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("width", [80, 120])
def test_the_map_fits(seats: int, width: int) -> None:
    session, _ = table(["mastery", "--seed", "1", "--seats", str(seats)], Typed(), width)
    board = session.screen.outline(session.match.view(0))
    assert max(len(line) for line in board) <= width
    names = session.screen.places().values()
    assert len(set(names)) == len(names)
    text = "\n".join(board)
    assert all(name in text for name in names)


def test_the_map_in_plain_letters() -> None:
    saved = begun(game("mastery"), options(FIRST))
    told = voice(game("mastery"), "en", saved.names)
    screen = screen_of(saved.match, told, Paint(drawing=False))
    board = screen.board(saved.match.view(0))
    assert all(line.isascii() for line in screen.outline(saved.match.view(0)))
    assert any("+------" in line for line in board)


def test_marks_differ_even_if_initials_do_not() -> None:
    session, _ = table(["mastery", "--seed", "1", "--name", "Anna"], Typed())
    board = "\n".join(session.screen.outline(session.match.view(0)))
    assert "1♞" in board
    assert "2♞" in board


def test_without_the_library_it_still_speaks() -> None:
    saved = begun(game("mastery"), options(FIRST))
    told = Voice(game("mastery"), "pl", saved.names)
    assert told.language == "en"
    assert told.play("bye") == "Goodbye."
    assert told.play("player", points=1, target=13, knights=2, castle=3, hand=4, deck=5, discard=6)
    screen = screen_of(saved.match, told, Paint())
    assert screen.board(saved.match.view(0))
    match = saved.match
    asked = told.explained(match.explain(match.open_decisions[0].seat)[0])
    assert asked.options


def test_a_game_without_a_screen_of_its_own_can_be_played() -> None:
    session, printed = table(["mastery", "--seed", "4", "--setting", "round_limit=1"], Typed())
    session.screen = Screen(session.match, session.told, session.paint)
    assert session.play() == 0
    assert any("What do you do?" in line for line in printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_paladins_shows_rows_and_boards(language: str) -> None:
    words = ["paladins", "--seats", "3", "--seed", "5", "--name", "Olena", "--lang", language]
    session, printed = table(words, Typed("1", "1", "1", "1", "board"))
    session.play()
    board = session.screen.board(session.match.view(0))
    text = "\n".join(board)
    assert max(len(line) for line in board) <= 80
    assert all(name in text for name in session.told.names)
    assert all(f"[{slot}] " in text for slot in range(1, 7))
    assert "play-" not in text
    assert board[-1] in printed
    told = session.told
    assert told.name_of("attributes", "faith") in text
    assert told.name_of("townsfolk", session.match.view(0)["state"]["townsfolk"][0]) in text


def test_the_board_of_paladins_shows_the_automated_opponent() -> None:
    words = ["paladins", "--seats", "1", "--seed", "5", "--setting", "difficulty=hard"]
    session, _ = table(words, Typed("1", "1", "1", "1"))
    session.play()
    view = session.match.view(0)
    board = session.screen.board(view)
    there = [line for line in board if line.lstrip("► ").startswith(session.told.seat(1))]
    assert len(there) == 1
    after = board[board.index(there[0]) :]
    assert f"     Workers: {view['state']['automa']['workers']}" in after
