"""A device that goes round tells each person what their seat may know, and nobody else anything.

Random matches of all games. While nobody holds the device, everything the API says is what it says
to a spectator; in somebody's hands, what it says to a person who plays that seat against bots.
"""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.table.views import seen
from tests.games.every import SLUGS
from tests.local.hot_seat import HotSeat, comparable, everything, refusals

FEW, MANY = 40, 260  # hand-overs in each game; the slow test has over a thousand
TABLES = ((2, 2), (3, 3), (3, 2), (4, 3))  # seats, people


class GoingRound:
    """Hands a device round, and compares what it tells."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.covers = 0
        self.sealed = 0
        self.taken_back = 0
        self.not_done = 0

    def run(self, wanted: int) -> None:
        """Play matches until the device has been handed over so often."""
        number = 0
        while self.covers < wanted:
            seats, people = TABLES[number % len(TABLES)]
            table = HotSeat(self.slug, seats, people, f"{self.slug} {number}")
            while not table.match.over and self.covers < wanted:
                self.step(table)
            number += 1

    def step(self, table: HotSeat) -> None:
        """Let one thing happen."""
        if table.holder is None:
            self.cover(table)
        elif table.luck.random() < 0.05:
            table.give(None)
        elif table.luck.random() < 0.1 and table.undo():
            self.taken_back += 1
        else:
            self.answer(table)

    def answer(self, table: HotSeat) -> None:
        """Let the holder answer, or a bot; what the answer is told to is told to the right one."""
        before = table.match.version
        answered = table.answer(f"?view=true&since={max(0, before - 2)}")
        if answered is None:
            if table.bot():
                return
            table.give(None)  # taken back by who was not done, and nothing was to be changed
            return
        status, found = answered
        assert status == 200, found
        assert "went_on" not in found
        asked = {one.seat for one in table.match.decisions}
        people = asked & set(table.at.terms.people.seats)
        assert table.holder is None or not people or table.holder in people
        assert told(found["current"]) == as_json(table, table.holder)
        _, since = table.ask("GET", f"/since/{max(0, before - 2)}?eyes=own")
        assert found["since"] == since

    def cover(self, table: HotSeat) -> None:
        """Look at the covered device, then give it to somebody and look again."""
        self.covers += 1
        self.sealed += bool(table.match.round)
        replays = not self.covers % 8
        place = table.luck.getstate()

        def looked(site: Any) -> Any:
            table.luck.setstate(place)
            return everything(table, site, replays)

        assert looked(table.site) == looked(table.watched())
        assert refusals(table, table.site) == refusals(table, table.watched())
        if not replays:
            imagined = table.imagined()
            assert looked(table.site) == looked(imagined)
        _, found = table.ask("GET", "/view")
        assert told(found) == as_json(table, None)
        status, holding = table.ask("GET", "/holder")
        assert (status, holding["holder"]) == (200, None)
        _, news = table.ask("GET", f"/since/{holding['since']}?eyes=spectator")
        assert holding["news"] == news
        to = holding["next"]
        if holding["last"] is not None and table.luck.random() < 0.1:
            to = holding["last"]
            self.not_done += 1
        assert table.give(to)["holder"] == to
        table.luck.setstate(place)
        assert looked(table.site) == looked(table.played_alone(to))
        _, found = table.ask("GET", "/view")
        assert told(found) == as_json(table, to)


def told(view: dict[str, Any]) -> Any:
    """Return what of a response is about the match."""
    return {k: v for k, v in comparable(view).items() if k not in ("status", "times")}


def as_json(table: HotSeat, seat: int | None) -> Any:
    """Return what a seat or a spectator may know, as the kernel tells it."""
    return comparable(seen(table.match, seat))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_device_that_goes_round_tells_nobody_too_much(slug: str) -> None:
    checked(slug, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_a_device_that_goes_round_for_long_tells_nobody_too_much(slug: str) -> None:
    done = checked(slug, MANY)
    assert done.not_done
    assert done.taken_back


def checked(slug: str, wanted: int) -> GoingRound:
    """Hand a device round so often, and compare."""
    done = GoingRound(slug)
    done.run(wanted)
    assert done.covers == wanted
    return done
