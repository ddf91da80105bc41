"""What `gonfalon fields` writes, and that every file of the repository is up to date."""

import ast
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.proving.fields import rewritten, sources
from gonfalon.proving.sources import Library, SourceError

ROOT = Path(__file__).resolve().parent.parent.parent

HEAD = '''"""A game by somebody else."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.hidden import Pack, Zone
from gonfalon.kernel.match import Match
from gonfalon.kernel.procedure import Procedure
from gonfalon.kernel.state import State
from gonfalon.kernel.step import Lanes, Step

BEGIN: Final = -1


'''


def write(folder: Path, body: str) -> Path:
    """Write a module of a game."""
    path = folder / "game.py"
    path.write_text(HEAD + body, encoding="utf-8")
    return path


def region(path: Path, name: str) -> str:
    """Return what is written for a class, in one formatting."""
    text = rewritten(path)
    assert text is not None
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            parts = [part for part in node.body if getattr(part, "name", "") != "__init__"]
            return "\n".join(ast.unparse(part) for part in parts)
    raise AssertionError(name)


def test_every_file_is_up_to_date() -> None:
    library = Library()
    folders = (
        "src/gonfalon/kernel",
        "src/gonfalon/games",
        "tests/kernel",
        "tests/proving",
        "examples",
    )
    paths = sources([ROOT / folder for folder in folders])
    stale = [str(path.relative_to(ROOT)) for path in paths if rewritten(path, library)]
    assert not stale, "run `gonfalon fields` on " + " ".join(stale)


def test_a_step_passes_parameters_and_assigns_the_rest(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """class Haggle(Step[State]):
    NAME = "haggle"

    def __init__(self, seats: int = 0, seat: int = 0, offers: list[int] | None = None) -> None:
        self.seat = seat
        self.offers: list[int] = offers if offers is not None else []
        self.phase = BEGIN
        self.rivals = [seats, 0]
        self.fixed: list[int] = []  # shared: set once
""",
    )
    assert region(path, "Haggle") == (
        "NAME = 'haggle'\n"
        "__slots__ = ('fixed', 'offers', 'phase', 'rivals', 'seat')\n"
        "FIELDS = ('seat', 'offers', 'phase', 'rivals', 'fixed')\n"
        "def clone(self) -> Haggle:\n"
        "    other = Haggle(0, self.seat, self.offers[:])\n"
        "    other.phase = self.phase\n"
        "    other.rivals = self.rivals[:]\n"
        "    other.fixed = self.fixed\n"
        "    return other"
    )


def test_inherited_fields_are_copied_and_bases_are_not_cloned(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """class Sealed(Lanes[State]):
    def __init__(self, seats: int = 0, circle: int = 0, prize: int = 0) -> None:
        super().__init__(seats, circle)
        self.prize = prize


class Bid(Sealed):
    NAME = "bid"
""",
    )
    saved = "('circle', 'closed', 'touched', 'prize')"
    assert region(path, "Sealed") == (
        f"__slots__ = ('prize',)\nFIELDS: ClassVar[tuple[str, ...]] = {saved}"
    )
    assert region(path, "Bid") == (
        "NAME = 'bid'\n"
        "__slots__ = ()\n"
        "def clone(self) -> Bid:\n"
        "    other = Bid(0, self.circle, self.prize)\n"
        "    other.closed = self.closed\n"
        "    other.given = [item[:] for item in self.given]\n"
        "    other.touched = self.touched\n"
        "    return other"
    )


PROCEDURE = """class Trade(Procedure[State]):
    NAME = "trade"
    PHASES = ("do_open", "ask_price", "do_close")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def do_open(self, m: Match[State]) -> None: ...

    def ask_price(self, m: Match[State]) -> Decision | None: ...

    def take_price(self, m: Match[State], option: Option) -> None: ...

    def do_close(self, m: Match[State]) -> None: ...
"""


def test_a_procedure_finds_its_phases_by_comparing_numbers(tmp_path: Path) -> None:
    text = region(write(tmp_path, PROCEDURE), "Trade")
    assert "FIELDS = ('seat',)" in text, "phases are saved by name, not as fields"
    assert (
        "def clone(self) -> Trade:\n"
        "    other = Trade(self.seat)\n"
        "    other.phase = self.phase\n"
        "    other.next = self.next\n"
        "    return other\n"
        "def run(self, m: Match[State]) -> bool:\n"
        "    stack = m.stack\n"
        "    while True:\n"
        "        phase = self.next\n"
        "        self.phase = phase\n"
        "        self.next = phase + 1\n"
        "        if phase == 0:\n"
        "            self.do_open(m)\n"
        "        elif phase == 1:\n"
        "            self.next = phase\n"
        "            return False\n"
        "        elif phase == 2:\n"
        "            self.do_close(m)\n"
        "        else:\n"
        "            m.done()\n"
        "            return True\n"
        "        if not stack or stack[-1] is not self:\n"
        "            return True\n"
        "def ask(self, m: Match[State]) -> list[Decision]:\n"
        "    phase = self.phase\n"
        "    decision: Decision | None = None\n"
        "    if phase == 1:\n"
        "        decision = self.ask_price(m)\n"
        "    return [] if decision is None else [decision]\n"
        "def take(self, m: Match[State], seat: int, option: Option) -> None:\n"
        "    phase = self.phase\n"
        "    self.next = phase + 1\n"
        "    if phase == 1:\n"
        "        self.take_price(m, option)\n"
    ) in text


def test_a_base_may_name_the_state_and_have_the_methods(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """class Fair(Procedure[State]):
    def do_open(self, m: Match[State]) -> None: ...


class SmallFair(Fair):
    NAME = "small"
    PHASES = ("do_open",)
""",
    )
    text = region(path, "SmallFair")
    assert "def run(self, m: Match[State]) -> bool:" in text
    assert "def ask" not in text


@pytest.mark.parametrize(
    ("was", "becomes", "message"),
    [
        ("def do_close", "def do_shut", "Trade has a phase 'do_close' and needs do_close"),
        ("def take_price", "def answer", "Trade has a phase 'ask_price' and needs take_price"),
        ('"do_close"', '"close"', "phase 'close' of Trade: its name begins with do_ or ask_"),
        ('"do_close"', '"do_open"', "Trade names a phase twice"),
        ("Procedure[State]", "Procedure", r"derive it from Procedure\[…\]"),
    ],
)
def test_phases_that_cannot_be_written_are_explained(
    tmp_path: Path, was: str, becomes: str, message: str
) -> None:
    path = write(tmp_path, PROCEDURE.replace(was, becomes))
    with pytest.raises(SourceError, match=message):
        rewritten(path)


def test_a_step_saves_objects_with_methods_of_its_own(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """from gonfalon.kernel.dice import Dice


class Throw(Step[State]):
    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.dice = Dice()


class HighThrow(Throw):
    NAME = "high"

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.aim = 0
""",
    )
    assert region(path, "Throw") == (
        "__slots__ = ('dice', 'seat')\n"
        "FIELDS: ClassVar[tuple[str, ...]] = ('seat',)\n"
        "def dump(self) -> dict[str, Any]:\n"
        "    data = super().dump()\n"
        "    data['dice'] = self.dice.dump()\n"
        "    return data\n"
        "def load(self, data: dict[str, Any]) -> None:\n"
        "    super().load(data)\n"
        "    self.dice = Dice().load(data['dice'])"
    )
    text = region(path, "HighThrow")
    assert "FIELDS = ('seat', 'aim')" in text
    assert "other.dice = self.dice.clone()" in text
    assert "def dump" not in text, "the base saves what is its own"


STATE = """class Rules:
    def __init__(self, seats: int) -> None:
        self.size = len(str(seats))


class Shop:
    def __init__(self, goods: int = 0) -> None:
        self.goods = goods

    # region written by `gonfalon fields`
    # endregion


class Town(State):
    def __init__(self, rules: Rules, blank: bool = False) -> None:
        super().__init__()
        self.rules = rules
        if blank:
            return
        self.shops: list[Shop] = [Shop() for _ in range(rules.size)]
        self.fair: Shop | None = None
        self.prices: dict[str, list[int]] = {}
        self.total = 0  # derived: of all goods
        self.deck = Zone()  # bound

    def bind(self) -> None:
        self.deck = self.packs[0].zones[0]

    def derive(self) -> None:
        self.total = sum(shop.goods for shop in self.shops)
"""


def test_a_state_is_cloned_saved_and_loaded(tmp_path: Path) -> None:
    path = write(tmp_path, STATE)
    text = rewritten(path)
    assert text is not None
    path.write_text(text, encoding="utf-8")
    assert rewritten(path) is None
    names: dict[str, object] = {"__name__": "game"}
    exec(compile(text, "game.py", "exec"), names)
    check = """
town = Town(Rules(22))
town.packs = [Pack([Zone()])]
town.bind()
town.shops[1].goods = 3
town.prices["corn"] = [2]
saved = town.dump()
loaded = Town(town.rules).load(saved)
copy = loaded.clone()
copy.shops[1].goods = 4
copy.prices["corn"].append(1)
found = (saved.keys(), copy.total, loaded.dump() == saved, copy.deck is copy.packs[0].zones[0])
"""
    exec(check, names)
    keys = {"packs": 0, "shops": 0, "fair": 0, "prices": 0}.keys()
    assert names["found"] == (keys, 3, True, True)


def test_what_is_written_by_hand_stays(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """class Turn(Step[State]):
    NAME = "turn"

    def clone(self) -> Turn:
        return self
""",
    )
    assert rewritten(path) is None


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("self.prices = dict(a=1)", "self.prices needs a type"),
        ("self.a, self.b = 1, 2", "self.a needs a type"),
        ("self.odd: set[int] = set()", "cannot be saved"),
        ("self.pack = Pack()", "belongs to the state, as every Pack does"),
        ("self.sum = 0  # derived", "steps save all their fields"),
    ],
)
def test_errors_name_line_and_field(tmp_path: Path, line: str, message: str) -> None:
    body = 'class Turn(Step[State]):\n    NAME = "turn"\n\n    def __init__(self) -> None:\n'
    path = write(tmp_path, f"{body}        {line}\n")
    with pytest.raises(SourceError, match=rf"game.py:21: .*{message}"):
        rewritten(path)


def test_the_command_writes_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, 'class Turn(Step[State]):\n    NAME = "turn"\n')
    assert main(["fields", "--check", str(tmp_path)]) == 1
    assert main(["fields", str(tmp_path)]) == 0
    assert main(["fields", "--check", str(path)]) == 0
    shown = capsys.readouterr().out
    assert shown == f"{path} is out of date\n{path} written\n"
