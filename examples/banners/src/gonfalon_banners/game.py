"""Banners as a `Game`: what the kernel, the server and the tools ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.message import Messages
from gonfalon_banners.messages import MESSAGES
from gonfalon_banners.rules import DRAWS, Bid, Play
from gonfalon_banners.state import BannersContent, BannersState


class Banners(Game[BannersState]):
    """The plug-in."""

    slug = "banners"
    prefix = "BAN"
    min_seats = 2
    max_seats = 4
    package = "gonfalon_banners"
    step_classes: ClassVar[tuple[type[Step[Any]], ...]] = (Play, Bid)
    declared: ClassVar[Messages | None] = MESSAGES
    draws = DRAWS
    kinds: ClassVar[Mapping[str, str]] = {"lances": "lance", "banners": "banner"}

    def build(self, entries: Entries) -> BannersContent:
        """Build the components."""
        return BannersContent(entries)

    def start(
        self, content: Content, seats: int, settings: dict[str, Any]
    ) -> tuple[BannersState, Step[BannersState]]:
        """Return an empty state and the first step."""
        return BannersState(own(content), seats), Play()

    def view(self, m: Match[BannersState], viewer: int | None) -> Mapping[str, Any]:
        """Return what a viewer may know. "lance:3" names a component, which a board can draw."""
        state = m.state
        lances, banners = state.content.lances, state.content.banners
        return {
            "offered": [f"banner:{banners[banner]}" for banner in state.offered],
            "pile": len(state.packs[1].zones[0].cards),
            "players": [
                {
                    "points": state.points(seat),
                    "lances": len(state.hand(seat).cards),
                    "bid": f"lance:{lances[state.bids[seat]]}" if state.bids else None,
                    "hand": [f"lance:{lances[kind]}" for kind in state.hand(seat).seen_by(viewer)],
                    "won": [f"banner:{banners[banner]}" for banner in state.won[seat]],
                }
                for seat in range(m.seats)
            ],
        }

    def broken_invariants(self, m: Match[BannersState]) -> list[str]:
        """Check that no banner gets lost or doubled."""
        state = m.state
        seen = [*state.turned_up(), *state.packs[1].zones[0].cards]
        return [] if sorted(seen) == list(range(len(state.content.banners))) else ["banners"]

    def content_used(self, m: Match[BannersState]) -> set[str]:
        """Return the banners turned up and the lances bid."""
        state = m.state
        return {f"banners.{state.content.banners[banner]}" for banner in state.turned_up()} | {
            f"lances.{state.content.lances[lance]}" for lance in state.bids
        }


def own(content: Content) -> BannersContent:
    """Narrow content to this game's type."""
    assert isinstance(content, BannersContent)
    return content


GAME = Banners()
