"""Positions: where a scenario begins, without playing up to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gonfalon.kernel.chance.chance import ScriptedChance
from gonfalon.kernel.game import Game
from gonfalon.kernel.hidden.facts import MIX, SAW
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.play.trail import Trail
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import EVERYONE

Draws = Mapping[str, Sequence[int]]

REST = (Option("rest", ""), Option("rest-more", ""))


def scripted(game: Game[Any], seats: int, draws: Draws | None = None) -> ScriptedChance:
    """Return chance that draws what a test lists, by purpose.

    Shuffles keep the order of the cards unless they are listed; any other draw fails the test.
    """
    script = {name: list(values) for name, values in (draws or {}).items()}
    names = game.chance_names(seats)
    return ScriptedChance(names, script, tuple(name for name in names if name not in script))


def laid_pack(zones: list[Zone], cards: Sequence[Sequence[int]]) -> Pack:
    """Return a pack whose zones hold these cards; those of an ordered zone are told from the top.

    Everybody knows which cards there are, and who sees a zone has seen its cards.
    """
    pack = Pack(zones)
    for zone, kinds in zip(zones, cards, strict=True):
        pack.put(zone, list(kinds) if zone.bag else list(reversed(kinds)))
    hide(pack)
    return pack


def hide(pack: Pack) -> None:
    """Let only those know hidden cards who see them, after they were laid out in the open."""
    pack.note(MIX, EVERYONE, [label for zone in pack.zones for label in zone.labels], [])
    for zone in pack.zones:
        zone.marks = [zone.audience] * len(zone.cards)
        if zone.audience:
            pack.note(SAW, zone.audience, zone.labels, zone.cards)


def rest_question() -> Decision:
    """Return what seat 0 is asked while a scenario is at rest; with one answer it would go on."""
    return Decision(0, "rest", list(REST), public=True)


class Rest(Step[T]):
    """The bottom of a scenario's stack: everything the test is about is over."""

    NAME = "test-rest"
    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> Rest[T]:
        return Rest()

    def run(self, m: Match[T]) -> bool:
        """Wait."""
        return False

    def ask(self, m: Match[T]) -> list[Decision]:
        """Ask a question that no test answers."""
        return [rest_question()]


def wait_in(m: Match[T], steps: Sequence[Step[T]], turn: int, draws: Draws | None = None) -> None:
    """Let a match wait in these steps, the innermost last, as if it had just come there.

    Nothing can be undone and no event is left. What is asked is not asked yet: call `m.reopen()`
    if the last step waits for an answer, `m.advance()` if it has to run first.
    """
    m.stack = list(steps)
    m.chance = scripted(m.game, m.seats, draws)
    m.turn = turn
    m.outcome = None
    m.trail = Trail()
    m.events = []
    m.state.bind()
