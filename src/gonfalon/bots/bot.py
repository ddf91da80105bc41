"""Bots, and `Sitting`, the only place where bots and a real match meet.

A bot is given an *imagined* match that its seat cannot distinguish from the real one. Its hidden
cards are guesses, other seats' sealed answers are gone, and it has a chance generator that is
unrelated to the real seed. So a bot may do anything with it (look, clone, play on, imagine more
matches) without knowing more than an honest player. Only `Sitting` holds the real match.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.native import mypyc_attr

LONGEST: Final = 100_000  # answers; far longer than any real match


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A program that answers decisions, knowing only what its seat may know."""

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Return one of the decision's options.

        `world` is an imagined match in which `decision` is open. `world.view(decision.seat)` is the
        seat's view, and `world.imagine(decision.seat, chance)` makes another guess. `chance` is
        separate from the match's, so the bot can draw from it freely.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Blind(Bot):
    """A bot that looks only at the question, so no match is imagined for it (which is faster)."""

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Answer with `pick`; the world is ignored."""
        return self.pick(decision, chance)

    def pick(self, decision: Decision, chance: Chance) -> Option:
        """Return one of the decision's options."""
        raise NotImplementedError


class Sitting:
    """Bots in the seats of one match. A human plays in a seat without a bot (None)."""

    __slots__ = ("answers", "bots", "chance", "match")

    def __init__(self, match: Match[Any], bots: list[Bot | None], chance: Chance) -> None:
        if len(bots) != match.seats:
            raise KernelError(f"{len(bots)} places for {match.seats} seats")
        self.match = match
        self.bots = bots
        self.chance = chance
        self.answers = 0

    def next_question(self) -> Decision | None:
        """Return an open decision that a bot must answer, or None."""
        for decision in self.match.open_decisions:
            if self.bots[decision.seat] is not None:
                return decision
        return None

    def think(self, decision: Decision) -> Option:
        """Ask the seat's bot in an imagined match and return the real option it chose."""
        bot = self.bots[decision.seat]
        if bot is None:
            raise KernelError(f"no bot sits at seat {decision.seat}")
        if isinstance(bot, Blind):
            chosen = bot.pick(same_question(decision), self.chance)
        else:
            world = self.match.imagine(decision.seat, self.chance)
            chosen = bot.choose(world, counterpart(world, decision), self.chance)
        option = decision.option(chosen.id)
        if option is None:
            raise KernelError(f"a bot answered {chosen.id} to {decision}")
        return option

    def step(self) -> bool:
        """Let one bot answer one decision. Return False if no bot is asked."""
        decision = self.next_question()
        if decision is None:
            return False
        self.match.answer(decision, self.think(decision))
        self.answers += 1
        return True

    def play_out(self) -> None:
        """Let the bots play until the match is over. Rounds that wait for nobody are closed."""
        match = self.match
        for _ in range(LONGEST):
            if match.over:
                return
            if self.step():
                continue
            if match.open_decisions or not match.round:
                raise KernelError("nobody sits where an answer is waited for")
            match.close(match.round)
        raise KernelError(f"not over after {LONGEST} answers")


def same_question(decision: Decision) -> Decision:
    """Return a copy of a decision, so that the bot gets no object of the real match."""
    copy = Decision(
        decision.seat, decision.kind, decision.options[:], decision.public, decision.default
    )
    copy.epoch = decision.epoch
    copy.turn = decision.turn
    copy.beat = decision.beat
    copy.place = decision.place
    return copy


def counterpart(world: Match[Any], decision: Decision) -> Decision:
    """Return the same decision in an imagined match. It must exist and have the same options."""
    for other in world.open_decisions:
        if other.id == decision.id:
            if [o.id for o in other.options] != [o.id for o in decision.options]:
                raise KernelError(f"imagined with other options: {decision} and {other}")
            return other
    raise KernelError(f"{decision} is not open in the imagined match")
