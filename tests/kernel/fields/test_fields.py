"""What follows from the fields and phases that a class declares."""

from __future__ import annotations

import ast
import traceback
from typing import Any

import pytest

from gonfalon.cli import main
from gonfalon.kernel.fields import written
from gonfalon.kernel.hidden.pack import Pack, Zone
from tests.kernel.fields.games import PROCEDURE, Games


def shown(cls: Any) -> str:
    """Return what is made for a class, in one formatting."""
    return "\n".join(ast.unparse(part) for part in ast.parse("\n".join(written(cls))).body)


def test_a_step_passes_parameters_and_assigns_the_rest(games: Games) -> None:
    game = games.load(
        """@declared
class Haggle(Step[State]):
    NAME = "haggle"

    seat: int = 0
    offers: list[int] = []
    phase: int = later(BEGIN)
    rivals: list[int] = later([2, 0])
    odds: Shared[list[list[int]]] = later(ODDS)
    dice: Dice = later(factory=Dice)
    end: str | None = None
"""
    )
    names = ("seat", "offers", "phase", "rivals", "odds", "dice", "end")
    assert shown(game.Haggle).startswith(
        f"__slots__ = {tuple(sorted(names))}\n"
        "FIELDS: ClassVar[tuple[str, ...]] = ('seat', 'offers', 'phase', 'rivals', 'odds', 'end')\n"
        "def __init__(self, seat: int=0, offers: list[int] | None=None, "
        "end: str | None=None) -> None:\n"
        "    self.seat = seat\n"
        "    self.offers = offers if offers is not None else []\n"
        "    self.phase = -1\n"
        "    self.rivals = [2, 0]\n"
        "    self.odds = ODDS\n"
        "    self.dice = Dice()\n"
        "    self.end = end\n"
        "def clone(self) -> Haggle:\n"
        "    other = Haggle(self.seat, self.offers.copy(), self.end)\n"
        "    other.phase = self.phase\n"
        "    other.rivals = self.rivals.copy()\n"
        "    other.odds = self.odds\n"
        "    other.dice = self.dice.clone()\n"
        "    return other"
    )


def test_objects_do_not_share_first_values(games: Games) -> None:
    game = games.load(
        """@declared
class Haggle(Step[State]):
    NAME = "haggle"

    offers: list[int] = []
    rivals: list[int] = later([2, 0])
    odds: Shared[list[list[int]]] = ODDS
"""
    )
    one, other = game.Haggle(), game.Haggle()
    one.offers.append(1)
    one.rivals.append(1)
    assert (other.offers, other.rivals) == ([], [2, 0])
    assert one.odds is other.odds is game.ODDS
    assert game.Haggle.__slots__ == ("odds", "offers", "rivals")


def test_inherited_fields_come_first(games: Games) -> None:
    game = games.load(
        """@declared
class Throw(Procedure[State]):
    seat: int = 0
    dice: Dice = later(factory=Dice)


@declared
class HighThrow(Throw):
    NAME = "high"

    aim: int = 0


class HighestThrow(HighThrow):
    __slots__ = ()
    NAME = "highest"
"""
    )
    assert shown(game.Throw).endswith(
        "def dump(self) -> dict[str, Any]:\n"
        "    data = super(Throw, self).dump()\n"
        "    data['dice'] = self.dice.dump()\n"
        "    return data\n"
        "def load(self, data: dict[str, Any]) -> None:\n"
        "    super(Throw, self).load(data)\n"
        "    self.dice = Dice().load(data['dice'])"
    )
    assert "def clone" not in shown(game.Throw), "nobody clones a base"
    text = shown(game.HighThrow)
    assert "FIELDS: ClassVar[tuple[str, ...]] = ('seat', 'aim')" in text
    assert "def __init__(self, seat: int=0, aim: int=0) -> None:" in text
    assert "def dump" not in text, "the base saves what is its own"
    step = game.HighestThrow(2, 5)
    step.dice.faces = [6]
    copy = step.clone()
    assert type(copy) is game.HighestThrow
    assert (copy.seat, copy.aim, copy.dice.faces) == (2, 5, [6])
    again = game.HighestThrow()
    again.load(step.dump())
    assert again.dump() == step.dump()


def test_a_written_constructor_gets_what_it_requires(games: Games) -> None:
    game = games.load(
        """class Rules:
    def __init__(self, seats: int) -> None:
        self.size = len(str(seats))


@declared
class Shop(Part):
    goods: int = 0


@declared
class Town(State):
    rules: Given[Rules]
    shops: list[Shop]
    fair: Shop | None
    prices: dict[str, list[int]]
    total: Derived[int]  # of all goods
    deck: Bound[Zone]

    def __init__(self, rules: Rules, blank: bool = False) -> None:
        super().__init__()
        self.rules = rules
        if blank:
            return
        self.shops = [Shop() for _ in range(rules.size)]
        self.fair = None
        self.prices = {}
        self.total = 0
        self.deck = Zone()

    def bind(self) -> None:
        self.deck = self.packs[0].zones[0]

    def derive(self) -> None:
        self.total = sum(shop.goods for shop in self.shops)
"""
    )
    town = game.Town(game.Rules(22))
    town.packs = [Pack([Zone()])]
    town.bind()
    town.shops[1].goods = 3
    town.prices["corn"] = [2]
    saved = town.dump()
    assert saved.keys() == {"packs", "shops", "fair", "prices"}
    loaded = game.Town(town.rules).load(saved)
    copy = loaded.clone()
    copy.shops[1].goods = 4
    copy.prices["corn"].append(1)
    assert (copy.total, loaded.dump() == saved) == (3, True)
    assert copy.deck is copy.packs[0].zones[0]
    assert "other = Town(self.rules, blank=True)" in shown(game.Town)


def test_a_procedure_finds_its_phases_by_comparing_numbers(games: Games) -> None:
    text = shown(games.load(PROCEDURE).Trade)
    assert "FIELDS: ClassVar[tuple[str, ...]] = ('seat',)" in text, "phases are saved by name"
    assert (
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
        "        self.take_price(m, option)"
    ) in text


def test_what_a_class_writes_itself_stays(games: Games) -> None:
    game = games.load(
        """@declared
class Turn(Step[State]):
    NAME = "turn"

    seat: int = 0

    def clone(self) -> Turn:
        return self
"""
    )
    turn = game.Turn()
    assert turn.clone() is turn
    assert "def clone" not in shown(game.Turn)


def test_super_without_arguments_finds_the_class(games: Games) -> None:
    """`@declared` makes a class a second time; its methods must not look for the first one."""
    game = games.load(
        """@declared
class Toll(Pay[State]):
    NAME = "toll"

    price: int = later()

    def __init__(self, seat: int = 0, price: int = 0) -> None:
        super().__init__(seat)
        self.price = price
"""
    )
    assert game.Toll(1, 7).clone().dump()["price"] == 7


def test_a_traceback_shows_the_lines_of_a_made_method(games: Games) -> None:
    game = games.load(PROCEDURE.replace("-> None: ...", "-> None:\n        raise ValueError(1)", 1))

    class Played:
        stack: list[Any] = []

    with pytest.raises(ValueError, match="1") as raised:
        game.Trade().run(Played())
    frames = traceback.extract_tb(raised.value.__traceback__)
    frame = frames[-2]
    assert (frame.name, frame.line) == ("run", "self.do_open(m)")
    assert frame.filename == f"<methods of {game.__name__}.Trade>"


def test_the_command_shows_what_was_made(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fields", "--show", "tests.kernel.tiny.quest.Joust"]) == 0
    shown = capsys.readouterr().out
    assert "\ndef clone(self) -> Joust:\n" in shown
    assert "\ndef run(self, m: Match[QuestState]) -> bool:\n" in shown
    assert main(["fields", "--show", "gonfalon.kernel.hidden.zones.Zone"]) != 0
    assert main(["fields", "--show", "gonfalon.kernel.hidden.zones.Area"]) != 0
