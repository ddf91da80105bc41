"""Games in modules of their own, whose methods are made."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

HEAD = '''"""A game by somebody else."""

from __future__ import annotations

from typing import ClassVar, Final

from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.questions.dice import Dice
from gonfalon.kernel.fields import Bound, Derived, Given, Shared, declared, later
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.pay import Pay
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.state import Part, State
from gonfalon.kernel.play.step import Lanes, Step

BEGIN: Final = -1
ODDS: Final = [[1, 3, 5]]


'''


class Games:
    """Imports modules that a test writes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: list[str] = []

    def load(self, body: str, head: str = HEAD) -> ModuleType:
        """Write a module and import it."""
        path = self.folder / f"somebodys_game_{len(self.names)}.py"
        path.write_text(head + body, encoding="utf-8")
        self.names.append(path.stem)
        return __import__(path.stem)


PROCEDURE = """@declared
class Trade(Procedure[State]):
    NAME = "trade"
    PHASES = ("do_open", "ask_price", "do_close")

    seat: int = 0

    def do_open(self, m: Match[State]) -> None: ...

    def ask_price(self, m: Match[State]) -> Decision | None: ...

    def take_price(self, m: Match[State], option: Option) -> None: ...

    def do_close(self, m: Match[State]) -> None: ...
"""
