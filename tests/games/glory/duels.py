"""Duels in scenarios: who fights whom, the attacks, and how it ended.

    s = table(player(strength=3))
    rolls(s, "strength 5 2 1", "steed 4 0", "armour 1 0")
    d = fight(s, CARD, "rescue")
    s.seat(0).chooses("3")
    assert d.attacks() == (10, 7)

A player who has nothing to use is not asked anything: such a duel runs through by its dice.
"""

from __future__ import annotations

from gonfalon.games.glory.model.constants import DICE, SPECIAL
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.model.duel_shapes import DuelView
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.present.duel_view import view_duel
from gonfalon.games.glory.rules.duel.duel import attack_of, prestige_of
from gonfalon.games.glory.rules.duel.fight import FightDuel, RidePass
from gonfalon.games.glory.rules.duel.foes import BRAVE, CARD, KNIGHT_FOE
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from tests.games.glory.scenario import Scenario


class Challenge(Step[GloryState]):
    """Calls a duel as the rules do, and keeps what it reports."""

    NAME = "glory.test-challenge"
    __slots__ = ("duel", "result")
    FIELDS = ()

    def __init__(self, duel: FightDuel) -> None:
        self.duel: FightDuel | None = duel
        self.result: tuple[int, list[int]] | None = None

    def clone(self) -> Challenge:
        other = Challenge(FightDuel())
        other.duel = self.duel
        other.result = self.result
        return other

    def run(self, m: Match[GloryState]) -> bool:
        if self.duel is None:
            m.done()
        else:
            duel, self.duel = self.duel, None
            m.call(duel)
        return True

    def returned(self, m: Match[GloryState], child: Step[GloryState]) -> None:
        assert isinstance(child, FightDuel)
        self.result = child.winner, child.won


class Fight:
    """A duel of a scenario."""

    def __init__(self, s: Scenario, duel: FightDuel) -> None:
        self.s = s
        self.challenge = Challenge(duel)
        s.begin_with(self.challenge)

    @property
    def duel(self) -> FightDuel:
        """The duel that is being fought."""
        return self.s.m.enclosing(FightDuel)

    @property
    def run(self) -> RidePass:
        """The pass that is being ridden."""
        return self.s.m.enclosing(RidePass)

    def attacks(self) -> tuple[int, int]:
        """Return both attacks."""
        return attack_of(self.s.m, 0), attack_of(self.s.m, 1)

    def prestige(self) -> tuple[int, int]:
        """Return what the prestige of both counts."""
        return prestige_of(self.s.m, 0), prestige_of(self.s.m, 1)

    def dice(self, duellist: int = 0) -> list[str]:
        """Return the dice of a duellist, such as "steed S"."""
        dice = self.run.dice[duellist]
        return [
            f"{DICE[colour]} {'S' if face == SPECIAL else face}"
            for colour, face in zip(dice.colours, dice.faces, strict=True)
        ]

    def asked(self) -> tuple[int, str]:
        """Return who is asked what."""
        [found] = self.s.asked()
        return found

    def view(self) -> DuelView:
        """Return the duel as a client gets it."""
        return view_duel(self.duel, self.s.m)

    @property
    def result(self) -> tuple[int, list[int]]:
        """The winner and the passes of both, as the caller learns them."""
        assert self.challenge.result is not None, self.s.questions()
        return self.challenge.result


def fight(s: Scenario, kind: int, foe: str | int, seat: int = 0, tournament: bool = False) -> Fight:
    """Let a seat fight a knight, card or title by id, or a side by number."""
    number = foe if isinstance(foe, int) else ids_of(s.state.content, kind).index(foe)
    return Fight(s, FightDuel(seat, kind, number, tournament))


def ids_of(content: GloryContent, kind: int) -> list[str]:
    """Return the ids of opponents of a kind."""
    return {CARD: content.travel.ids, KNIGHT_FOE: content.knights.ids, BRAVE: content.titles.ids}[
        kind
    ]
