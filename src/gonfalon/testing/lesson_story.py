"""Play a match by choices alone, and mark where the steps of a lesson start in it.

The scripts that write the records of lessons use it.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

import gonfalon
from gonfalon.bots import make_bot
from gonfalon.bots.bot import Sitting
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.records.record import RecordPlayer, record_of
from gonfalon.testing.kept_editions import keep_installed


class LessonStory:
    """A match that is played by choices alone, with marks where steps start."""

    def __init__(
        self,
        game: str,
        name: str,
        seats: int,
        seed: int,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.name = name
        self.begin = partial(gonfalon.new, game, seats, settings, seed)
        self.m = self.begin()

    @property
    def inputs(self) -> int:
        """How many inputs the match has had."""
        assert self.m.log is not None
        return len(self.m.log)

    def step(self, name: str, inputs: int | None = None) -> None:
        """Print where a step starts: here, or after that many inputs."""
        at = self.inputs if inputs is None else inputs
        print(f'{name}: from = {{ record = "{self.name}", inputs = {at} }}')

    def branch(self, name: str) -> LessonStory:
        """Return another story, which has begun with the same choices."""
        other = copy(self)
        other.name = name
        other.m = self.begin()
        RecordPlayer(other.m, self.m.log or []).advance(self.inputs)
        return other

    def play(self, seat: int, *options: str) -> None:
        """Let a seat answer one question after the other. Sealed rounds are opened when full."""
        for option in options:
            asked = [d for d in self.m.decisions if d.seat == seat]
            assert asked, f"{self.name}: seat {seat} is not asked before {option}: {self.m}"
            self.m.choose(asked[0].id, option)
            if not self.m.decisions and not self.m.over:
                self.m.close(self.m.round)

    def let_bots_play(self, until: str) -> None:
        """Let bots answer until a question of this kind is open."""
        bots: list[Any] = [make_bot("heuristic")] * self.m.seats
        sitting = Sitting(self.m, bots, FastChance(1))
        while not self.m.over and all(d.kind != until for d in self.m.decisions):
            decision = self.m.decisions[0]
            self.m.choose(decision.id, sitting.think(decision).id)

    def finish(self) -> None:
        """Let bots play to the end: only a record of a whole match holds its seed."""
        bots: list[Any] = [make_bot("heuristic")] * self.m.seats
        Sitting(self.m, bots, FastChance(1)).play_out()

    def write(self) -> None:
        """Finish the match; write its record for the game's lessons, and the edition it names."""
        self.finish()
        keep_installed(game(self.game))
        folder = Path(gonfalon.__file__).parent / "games" / self.game / "learn"
        folder.mkdir(exist_ok=True)
        (folder / f"{self.name}.record").write_text(record_of(self.m).text, encoding="utf-8")
