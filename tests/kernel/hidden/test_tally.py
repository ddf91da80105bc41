"""Numbers with an audience: what a viewer sees, can work out, and imagines."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Game
from gonfalon.kernel.hidden.tally import ADDED, SHOWN, UNLIMITED, Tally, TallyFact
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import EVERYONE, bit_of
from gonfalon.proving.playing import plan
from gonfalon.proving.secrecy.barriers import Watch
from gonfalon.proving.secrecy.leaks import Search
from gonfalon.proving.secrecy.leaks import Tally as Count
from gonfalon.proving.secrecy.plants import planted
from tests.kernel.tiny import purse
from tests.kernel.tiny.purse import PurseState


def ready(*choices: str, seats: int = 2) -> Match[PurseState]:
    """Return a match after some choices; each of them may have a follow-up answered at once."""
    m = purse.GAME.begin(seats=seats)
    for choice in choices:
        m.choose(m.decisions[0].id, choice)
    return m


def seen(m: Match[PurseState], viewer: int | None) -> tuple[Any, Any]:
    """Return a view's totals and bounds of the purses."""
    state = m.view(viewer)["state"]
    return state["purses"], state["bounds"]


def test_the_owner_sees_the_total_and_others_its_bounds() -> None:
    m = ready("skim", "take-2")
    assert seen(m, 0) == ([4, None], [[4, 4], [2, 2]])
    assert seen(m, 1) == ([None, 2], [[3, 5], [2, 2]])
    assert seen(m, None) == ([None, None], [[3, 5], [2, 2]])


def test_while_all_is_public_nothing_is_kept_and_nothing_drawn_again() -> None:
    """Hidden from the view, not from memory."""
    m = ready("earn", "earn", "earn", "earn")
    first = m.state.purses[0]
    assert (first.total, first.facts) == (4, [])
    assert first.seen_by(1) is None
    chance = FastChance(1)
    assert m.imagine(1, chance).state.purses[0].total == 4
    assert chance.used == 0


def test_a_payment_tells_everyone_that_there_was_enough() -> None:
    """Two at first, one to three skimmed: whoever pays five had all three."""
    m = ready("skim", "take-3", "earn")
    m.state.purses[0].spend(m, 5)
    assert seen(m, 1)[1][0] == [0, 0]
    for seed in range(20):
        assert m.imagine(1, FastChance(seed)).state.purses[0].total == 0


def test_a_look_tells_one_seat_and_only_about_now() -> None:
    m = ready("skim", "take-2", "look-0", "skim", "take-1", seats=3)
    assert m.state.mover == 0
    assert seen(m, 1)[1][0] == [4, 4]
    assert seen(m, 2)[1][0] == [3, 5]
    totals = {m.imagine(2, FastChance(seed)).state.purses[0].total for seed in range(60)}
    assert totals == {3, 4, 5}
    for seed in range(60):
        imagined = m.imagine(2, FastChance(seed))
        total = imagined.state.purses[0].total
        assert imagined.state.purses[0].bounds(1) == (total, total), "seat 1 saw it there, too"


def test_a_boast_raises_the_lower_bound_of_everyone() -> None:
    m = ready("skim", "take-3", "earn", "boast")
    assert seen(m, 1)[1][0] == [5, 5]


def test_showing_to_everyone_forgets_how_it_came_about() -> None:
    m = ready("skim", "take-3", "earn")
    m.state.purses[0].show(m)
    assert m.state.purses[0].facts == []
    assert seen(m, None)[1][0] == [5, 5]


def test_public_changes_in_a_row_are_one_fact() -> None:
    tally = Tally(1, 2)
    tally.add(1, 1, (0, 2))
    for n in (1, 2, -1, -1, 3):
        tally.add(n)
    assert tally.facts is not None
    assert [fact.n for fact in tally.facts] == [1, 3, -2, 3]


def test_without_tracking_nothing_is_recorded() -> None:
    m = ready("skim", "take-2")
    imagined = m.imagine(1, FastChance(3), tracking=False)
    purse_0 = imagined.state.purses[0]
    assert purse_0.facts is None
    purse_0.add(2, 1, (0, 5))
    assert purse_0.facts is None
    before = purse_0.total
    assert imagined.imagine(1, FastChance(4)).state.purses[0].total == before


@pytest.mark.parametrize(
    ("n", "mask", "bounds", "message"),
    [
        (2, 1, None, "needs bounds"),
        (4, 1, (1, 3), "a change of 4, outside its bounds 1 to 3"),
        (-3, EVERYONE, None, "a total of -1, below 0"),
    ],
)
def test_impossible_changes_are_faults_of_the_game(
    n: int, mask: int, bounds: tuple[int, int] | None, message: str
) -> None:
    with pytest.raises(KernelError, match=message):
        Tally(1, 2).add(n, mask, bounds)


def test_a_false_boast_is_a_fault_of_the_game() -> None:
    m = ready()
    with pytest.raises(KernelError, match="a total of 2, not within 5"):
        m.state.purses[0].within(m, 5)


def test_what_others_learnt_cannot_be_taken_back() -> None:
    """A public gain can be undone; a look, and a payment that gives something away, cannot."""
    m = ready("skim", "take-3", "earn")
    assert m.undoable(1) != []
    m.choose(m.decisions[0].id, "pay")
    assert m.undoable(0) == []
    m.choose(m.decisions[0].id, "look-0")
    assert m.undoable(1) == []


def test_the_independent_check_of_barriers_knows_of_totals() -> None:
    m = ready("skim", "take-3")
    watch = Watch(m)
    m.choose(m.decisions[0].id, "look-0")
    assert watch.learnt(m, 1)
    assert not watch.learnt(m, 0)


# -- every history and no other --------------------------------------------------------------


def history(random: Random, m: Match[PurseState]) -> Tally:
    """Return a tally after some random changes and sightings among three seats."""
    tally = Tally(1, random.randrange(3))
    tally.settling = random.random() < 0.5
    for _ in range(random.randrange(1, 6)):
        low = random.randrange(-2, 3)
        high = low + random.randrange(3)
        n = random.randint(low, high)
        what = random.random()
        if what < 0.2:
            tally.show(m, 1 << random.randrange(3))
        elif what < 0.3:
            tally.within(m, max(0, tally.total - 1), tally.total + random.randrange(3))
        elif tally.total + n >= 0:
            tally.add(n, random.choice([0, 2, 4, 6, EVERYONE]), (low, high))
    return tally


def possible(tally: Tally, bit: int) -> set[tuple[int, ...]]:
    """Return all changes and totals that fit what a viewer saw, by trying all there are."""
    assert tally.facts is not None
    found: list[tuple[int, tuple[int, ...]]] = [(tally.start, ())]
    for fact in tally.facts:
        after: list[tuple[int, tuple[int, ...]]] = []
        for total, past in found:
            for n in range(-4, 5) if fact.word == ADDED else (0,):
                fits = fact.low <= n <= fact.high and (n == fact.n or not fact.mask & bit)
                if fact.word == SHOWN:
                    fits = total == fact.n or not fact.mask & bit
                elif fact.word != ADDED:
                    fits = fact.low <= total <= fact.high
                if fits and total + n >= 0:
                    after.append((total + n, (*past, n)))
        found = after
    return {(total, *past) for total, past in found}


def as_played(tally: Tally, facts: list[TallyFact]) -> tuple[int, ...]:
    """Return the total and the changes of a tally in one line."""
    return (tally.total, *(fact.n if fact.word == ADDED else 0 for fact in facts))


@pytest.mark.parametrize("seed", range(150))
def test_whatever_is_possible_is_imagined_and_nothing_else(seed: int) -> None:
    random = Random(seed)
    tally = history(random, ready())
    chance = FastChance(seed)
    for viewer in (0, 1, 2, None):
        wanted = possible(tally, bit_of(viewer))
        totals = {total for total, *_ in wanted}
        assert tally.bounds(viewer) == (min(totals), max(totals))
        missing = set(wanted)
        for _ in range(40 * len(wanted) + 2000):
            other = tally.clone()
            other.imagine(bit_of(viewer), chance, True)
            assert other.facts is not None
            line = as_played(other, other.facts)
            assert line in wanted
            assert other.bounds(viewer) == tally.bounds(viewer)
            missing.discard(line)
            if not missing:
                break
        assert not missing


def test_bounds_may_have_no_upper_end() -> None:
    m = ready()
    tally = Tally(1, 0)
    tally.add(3, 1, (0, UNLIMITED))
    tally.within(m, 2)
    assert tally.bounds(1) == (2, UNLIMITED)


# -- leaks ------------------------------------------------------------------------------------


def search(played: Game[Any], matches: int = 12) -> Count:
    """Search some matches for leaks, as `gonfalon leaks` does."""
    content = played.load()
    tally = Count()
    sets = [(seats, dict(purse.GAME.settings.read({}))) for seats in (2, 3)]
    for number in range(matches):
        Search(played, content, plan(number, 1, sets), 3, tally).run(6, 3, 20)
    return tally


def test_nothing_leaks() -> None:
    tally = search(purse.GAME)
    assert tally.leaks == 0, [failure.line() for failure in tally.failures]
    assert tally.other_worlds > tally.twins / 4
    assert tally.reveals > 5


@pytest.mark.parametrize("plant", ["card", "sorting"])
def test_a_total_that_is_shown_to_the_wrong_seat_is_found(plant: str) -> None:
    assert search(planted(purse.GAME, plant)).leaks > 0


class Telling(purse.Purses):
    """Offers everyone what depends on the mover's purse."""

    def view(self, m: Match[PurseState], viewer: int | None) -> dict[str, Any]:
        """Say whether the mover could pay."""
        rich = m.state.purses[m.state.mover].total >= purse.PRICE
        return {**super().view(m, viewer), "may_pay": rich}


def test_a_fault_of_the_game_that_depends_on_a_total_is_found() -> None:
    assert search(Telling()).leaks > 0
