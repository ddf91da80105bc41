"""What the tiny games share: content in memory, and the parts of a plug-in they do not vary."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.kernel.chance.chance import Chance, ProvableChance
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import T
from gonfalon.kernel.values.message import NUMBER, SEAT, Message

KINDS: Final = ("a", "b", "c", "d")
"""The faces of all cards there are."""

ENDED: Final = Message("ended")
SCORED: Final = Message("scored")
ROLLED: Final = Message("rolled", seat=SEAT, eyes=NUMBER)
PLAYED: Final = Message("played", seat=SEAT, card="card")
MOVED: Final = Message("moved", seat=SEAT)


def tiny_content() -> Content:
    """Return content made in memory: four kinds of cards."""
    cards = {kind: {"provenance": "reconstructed"} for kind in KINDS}
    content = Content(Entries({"cards": cards}))
    content.vocabulary = {"card": KINDS}
    return content


CONTENT: Final = tiny_content()


class TinyGame(Game[T]):
    """A game whose options are the defaults with the given ones laid over."""

    min_seats = 2
    max_seats = 4
    draws = ("shuffle", "die")

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        """Return the content in memory."""
        return CONTENT

    def messages(self) -> dict[str, Message]:
        """Return everything the game can say."""
        said = (ENDED, SCORED, ROLLED, PLAYED, MOVED)
        return {message.id: message for message in said}

    def broken_invariants(self, m: Match[T]) -> list[str]:
        """Return the invariants that do not hold."""
        return [] if m.over or m.stack else ["nothing left to do"]

    def begin(
        self,
        seed: int = 1,
        seats: int = 2,
        policy: str = "quick",
        chance: Chance | None = None,
        live: bool = True,
        **options: Any,
    ) -> Match[T]:
        """Begin a match from a small number, for tests."""
        if chance is None:
            chance = ProvableChance(seed.to_bytes(8, "big"), self.chance_names(seats))
        return self.new(seats, chance, options, None, policy, live)
