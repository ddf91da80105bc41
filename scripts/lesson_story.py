"""The matches that lessons start their steps in, played by choices and written as records."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gonfalon
from gonfalon.bots import make_bot
from gonfalon.bots.bot import Sitting
from gonfalon.kernel.chance import FastChance
from gonfalon.kernel.record import record_of


class Story:
    """A match that is played by choices alone, with marks where steps start."""

    def __init__(
        self,
        slug: str,
        name: str,
        seed: int,
        seats: int = 2,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        self.name = name
        self.folder = Path(gonfalon.__file__).parent / "games" / slug / "learn"
        self.m = gonfalon.new(slug, seats, settings, seed)

    def step(self, name: str) -> None:
        """Print where a step starts."""
        assert self.m.log is not None
        print(f'{name}: from = {{ record = "{self.name}", inputs = {len(self.m.log)} }}')

    def play(self, seat: int, *options: str) -> None:
        """Let a seat answer one question after the other."""
        for option in options:
            asked = [d for d in self.m.decisions if d.seat == seat]
            assert asked, f"{self.name}: seat {seat} is not asked before {option}: {self.m}"
            self.m.choose(asked[0].id, option)

    def let_bots_play(self, until: str = "") -> None:
        """Let bots answer until a question of some kind is open, or else to the end."""
        bots: list[Any] = [make_bot("heuristic")] * self.m.seats
        sitting = Sitting(self.m, bots, FastChance(1))
        while not self.m.over and all(d.kind != until for d in self.m.decisions):
            decision = self.m.decisions[0]
            self.m.choose(decision.id, sitting.think(decision).id)

    def write(self) -> None:
        """Let bots play to the end, so that the record holds its seed, and write it."""
        self.let_bots_play()
        self.folder.mkdir(exist_ok=True)
        path = self.folder / f"{self.name}.record"
        path.write_text(record_of(self.m).text, encoding="utf-8")
