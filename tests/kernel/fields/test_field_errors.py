"""Classes whose methods cannot be made: what is said, and where."""

from __future__ import annotations

import pytest

from gonfalon.kernel.values.errors import KernelError
from tests.kernel.fields.games import HEAD, PROCEDURE, Games


@pytest.mark.parametrize(
    ("was", "becomes", "message"),
    [
        ("def do_close", "def do_shut", "phase 'do_close' needs do_close"),
        ("def take_price", "def answer", "phase 'ask_price' needs take_price"),
        ('"do_close"', '"close"', "phase 'close': its name begins with do_ or ask_"),
        ('"do_close"', '"do_open"', "a phase is named twice"),
    ],
)
def test_phases_that_cannot_be_made_are_explained(
    games: Games, was: str, becomes: str, message: str
) -> None:
    with pytest.raises(KernelError, match=rf"game_0\.py:\d+: Trade: {message}"):
        games.load(PROCEDURE.replace(was, becomes))


def test_phases_need_the_type_of_the_state(games: Games) -> None:
    game = games.load(PROCEDURE.replace("Procedure[State]", "Procedure"))
    with pytest.raises(KernelError, match=r"Trade: it has phases: derive it from Procedure\[…\]"):
        game.Trade()


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("odd: set[int] = later(factory=set)", r"odd is a set\[int\], which cannot be saved"),
        ("odd: tuple[int, int] = (0, 0)", r"odd is a tuple\[int, int\], which cannot be saved"),
        ("odd: Match[State] | None = None", r"odd is a Match\[State\], which cannot be saved"),
        ("pack: Pack = later(factory=Pack)", "pack belongs to the state, as every Pack does"),
        ("sum: Derived[int] = 0", "sum belongs to a step, and steps save all their fields"),
        ("deck: Bound[int] = 0", "deck belongs to a step, and steps save all their fields"),
        ("hat: Hat | None = None", "hat is a Hat, which its module does not import"),
        ("dice: Dice = Dice()", r"dice = Dice\(.*\): use later\(factory=…\)"),
        ("seat: int", "seat has no first value: give it one, or write __init__"),
    ],
)
def test_errors_name_file_line_and_field(games: Games, line: str, message: str) -> None:
    body = f'@declared\nclass Turn(Step[State]):\n    NAME = "turn"\n\n    {line}\n'
    where = rf"somebodys_game_0\.py:{HEAD.count(chr(10)) + 1}: Turn: "
    with pytest.raises(KernelError, match=where + message):
        games.load(body).Turn().clone()


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            "class Turn(Step[State]):\n    seat: int = 0\n",
            "Turn: it declares fields: add @declared",
        ),
        ("@declared\nclass Turn(Step[State]):\n    __slots__ = ()\n", "@declared is for a Step"),
        ("@declared\nclass Turn:\n    seat: int = 0\n", "@declared is for a Step, State or Part"),
        (
            '@declared\nclass Turn(Lanes[State]):\n    NAME = "turn"\n    seat: int = 0\n',
            "Turn: write __init__, as Lanes does",
        ),
        (
            "@declared\nclass Turn(Step[State]):\n    seat: int = 0\n"
            "    def __init__(self) -> None: ...\n",
            "Turn: seat has a first value, and __init__ is written",
        ),
        (
            '@declared\nclass Turn(Step[State]):\n    NAME = "turn"\n    seat: int\n'
            "    def __init__(self, seat: int) -> None: ...\n"
            "Turn(1).clone()\n",
            "Turn: its constructor requires seat: declare that as Given",
        ),
        (
            'class Turn(Step[State]):\n    __slots__ = ("seat",)\n    NAME = "turn"\n',
            "Turn: write clone, or declare seat",
        ),
    ],
)
def test_classes_that_cannot_be_made_are_explained(games: Games, body: str, message: str) -> None:
    with pytest.raises(KernelError, match=message):
        games.load(body).Turn()


def test_annotations_have_to_be_text(games: Games) -> None:
    head = HEAD.replace("from __future__ import annotations\n", "")
    with pytest.raises(KernelError, match="needs `from __future__ import annotations`"):
        games.load("@declared\nclass Turn(Step[State]):\n    seat: int = 0\n", head)
