"""Bots, and the only place where a bot and a real match come near each other.

A bot is asked with an *imagined* match: one that its seat cannot tell from the real one, with its
own chance. Hidden cards in it are guesses, sealed answers of others are gone, the seed is not in
it. So a bot may do with it whatever it likes (look, clone, play on, imagine further ones) without
ever knowing more than a fair player. `Sitting` makes these matches, and alone holds the real one.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.kernel.chance import Chance
from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.match import Match
from gonfalon.kernel.native import mypyc_attr

LONGEST: Final = 100_000  # answers; far above the longest match of any game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers questions from what a seat may know."""

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Return one of the decision's options.

        `world` is an imagined match in which `decision` is open; `world.view(decision.seat)` is
        the seat's view, `world.imagine(decision.seat, chance)` another guess. `chance` is the
        bot's own.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Blind(Bot):
    """A bot that looks at nothing but the question: no world has to be imagined for it."""

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Answer from the question alone."""
        return self.pick(decision, chance)

    def pick(self, decision: Decision, chance: Chance) -> Option:
        """Return one of the decision's options."""
        raise NotImplementedError


class Sitting:
    """Bots at the seats of one match; a seat without a bot (None) is a person's."""

    __slots__ = ("answers", "bots", "chance", "match")

    def __init__(self, match: Match[Any], bots: list[Bot | None], chance: Chance) -> None:
        if len(bots) != match.seats:
            raise KernelError(f"{len(bots)} places for {match.seats} seats")
        self.match = match
        self.bots = bots
        self.chance = chance
        self.answers = 0

    def next_question(self) -> Decision | None:
        """Return an open question to a bot, or None when there is none."""
        for decision in self.match.asking:
            if self.bots[decision.seat] is not None:
                return decision
        return None

    def think(self, decision: Decision) -> Option:
        """Ask the bot of a seat in an imagined world; return the real option it chose."""
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
        """Let one bot answer one question; tell whether there was one."""
        decision = self.next_question()
        if decision is None:
            return False
        self.match.answer(decision, self.think(decision))
        self.answers += 1
        return True

    def play_out(self) -> None:
        """Let bots answer until the match is over; rounds that wait for nobody are closed."""
        match = self.match
        for _ in range(LONGEST):
            if match.over:
                return
            if self.step():
                continue
            if match.asking or not match.round:
                raise KernelError("nobody sits where an answer is waited for")
            match.close(match.round)
        raise KernelError(f"not over after {LONGEST} answers")


def same_question(decision: Decision) -> Decision:
    """Return a copy of a question, so that nothing of the real match is handed out."""
    copy = Decision(
        decision.seat, decision.kind, decision.options[:], decision.public, decision.default
    )
    copy.epoch = decision.epoch
    copy.turn = decision.turn
    copy.beat = decision.beat
    copy.place = decision.place
    return copy


def counterpart(world: Match[Any], decision: Decision) -> Decision:
    """Return the same question in an imagined world; it has to be there, with the same options."""
    for other in world.asking:
        if other.id == decision.id:
            if [o.id for o in other.options] != [o.id for o in decision.options]:
                raise KernelError(f"imagined with other options: {decision} and {other}")
            return other
    raise KernelError(f"{decision} is not open in the imagined match")
