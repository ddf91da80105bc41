"""Ratings: who counts, what a match does, and what does not count."""

from __future__ import annotations

import uuid
from functools import partial

import pytest
from allauth.account.models import EmailAddress

from gonfalon.server.play.models import Entry
from gonfalon.server.ratings.models import Reckoned, Standing
from gonfalon.server.ratings.sides import Party, parties_of, sides_of
from gonfalon.server.ratings.skill import SkillEstimate, rate_match
from gonfalon.server.ratings.updating import rate
from gonfalon.server.tables import lobby
from gonfalon.server.tables.models import Seat, Substitution, Table
from gonfalon.server.tables.refusals import Refusal
from gonfalon.server.tables.seats import agreeing, handing, seating
from tests.server.ratings.rated import finished
from tests.server.tabling import confirmed, fresh, opened, running, seat_users, somebody

# -- who counts ---------------------------------------------------------------------------------


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("ranks", "team_mode", "sides"),
    [
        ([1, 2, 3], None, [[0], [1], [2]]),
        ([1, 1, 3], None, [[0], [1], [2]]),  # two tied
        ([1, 2, 1, 2], "pairs_4", [[0, 2], [1, 3]]),
        ([1, 1, 1, 1], "pairs_4", [[0, 2], [1, 3]]),  # teams that tied are teams
        ([2, 1, 2, 1, 2, 1], "triples_6", [[0, 2, 4], [1, 3, 5]]),
        ([1, 2, 3, 1, 2, 3], "pairs_6", [[0, 3], [1, 4], [2, 5]]),
    ],
)
def test_the_game_tells_the_sides(
    ranks: list[int], team_mode: str | None, sides: list[list[int]]
) -> None:
    options = {"variants": ["loyalty"], "team_mode": team_mode} if team_mode else {}
    table = finished([somebody() for _ in ranks], ranks, settings=options)
    assert sides_of(table) == sides
    found = {
        p.side: [q.seat for q in parties_of(table) if q.side == p.side] for p in parties_of(table)
    }
    assert list(found.values()) == sides


def party(seat: int, rank: int, who: str = "", side: int = -1, gave_up: bool = False) -> Party:
    """Make a party."""
    return Party(seat, who or f"user:{seat}", seat if side < 0 else side, rank, gave_up)


def test_winning_lifts_losing_lowers_and_everybody_is_better_known() -> None:
    steps = rate_match([party(0, 1), party(1, 2), party(2, 3)], {})
    first, second, third = (step.after for step in steps)
    assert first.mu > second.mu > third.mu
    assert first.mu > SkillEstimate().mu > third.mu
    assert all(step.after.sigma < step.before.sigma for step in steps)


def test_a_team_moves_together() -> None:
    parties = [party(0, 1), party(1, 2), party(2, 1, side=0), party(3, 2, side=1)]
    one, two, three, four = (step.after for step in rate_match(parties, {}))
    assert one == three
    assert two == four
    assert one.mu > two.mu


def test_ties_leave_equals_equal() -> None:
    steps = rate_match([party(0, 1), party(1, 1)], {})
    assert steps[0].after == steps[1].after


def test_a_bot_on_several_seats_moves_once() -> None:
    parties = [party(0, 2), party(1, 1, "bot:random"), party(2, 3, "bot:random")]
    steps = rate_match(parties, {})
    assert steps[1].after == steps[2].after


def test_who_gave_up_never_gains_in_a_team() -> None:
    parties = [party(0, 1), party(1, 1, side=0, gave_up=True), party(2, 2), party(3, 2, side=2)]
    steps = rate_match(parties, {})
    assert steps[0].after.mu > SkillEstimate().mu
    assert steps[1].after.mu == SkillEstimate().mu


@pytest.mark.django_db
def test_seats_given_up_are_last() -> None:
    a, b, c, d = (somebody() for _ in range(4))
    table = finished([a, b, c, d], [1, 2, 3, 4])
    Seat.objects.filter(table=table, number=0).update(resigned=True, bot="heuristic")
    Seat.objects.filter(table=table, number=1).update(standing_in=True, bot="heuristic")
    found = parties_of(table)
    assert [(p.rank, p.gave_up) for p in found] == [(3, True), (3, True), (1, False), (2, False)]


@pytest.mark.django_db
def test_coming_back_counts_if_one_played_most_oneself() -> None:
    a, b = somebody(), somebody()
    table = finished([a, b], [1, 2], answers=10)
    Entry.objects.filter(table=table, seat=0, seq__lte=5).update(user=None)
    assert not parties_of(table)[0].gave_up
    Entry.objects.filter(table=table, seat=0, seq__lte=6).update(user=None)
    assert parties_of(table)[0].gave_up


@pytest.mark.django_db
def test_a_substitute_is_not_rated_and_who_left_is_last() -> None:
    a, b, helper = somebody(), somebody(), somebody()
    table = finished([a, b], [1, 2])
    Seat.objects.filter(table=table, number=0).update(user=helper)
    Substitution.objects.create(table=table, number=0, before=a, after=helper, resigned=True)
    found = parties_of(table)
    assert [(p.who, p.rank) for p in found] == [(f"user:{a.id}", 2), (f"user:{b.id}", 1)]
    assert rate(table.id)
    assert not Standing.objects.filter(user=helper).exists()


@pytest.mark.django_db
def test_a_bots_seat_that_somebody_adopted_is_nobodys() -> None:
    a, b, helper = somebody(), somebody(), somebody()
    table = finished([a, b, helper], [2, 3, 1])
    Substitution.objects.create(table=table, number=2, before=None, after=helper)
    assert [p.who for p in parties_of(table)] == [f"user:{a.id}", f"user:{b.id}"]


@pytest.mark.django_db
def test_what_does_not_count() -> None:
    a, b = somebody(), somebody()
    for table in (
        finished([a, b], [1, 2], rated=False),
        finished([a, b], [1, 2], status=Table.Status.VOID),
        finished([a, b], [1, 2], status=Table.Status.PLAYING),
        finished(["random", "heuristic"], [1, 2]),
    ):
        assert not rate(table.id)
    assert not rate(uuid.uuid4())
    assert not Reckoned.objects.exists()


# -- reckoning ----------------------------------------------------------------------------------


@pytest.mark.django_db
def test_a_match_with_ones_own_bot_does_not_count() -> None:
    anna, other = somebody(), somebody()
    bots = [somebody(is_bot=True, keeper=anna) for _ in range(2)]
    assert not rate(finished([anna, bots[0]], [1, 2]).id)
    assert not rate(finished([bots[0], bots[1], other], [1, 2, 3]).id)
    assert rate(finished([bots[0], other], [1, 2]).id)


@pytest.mark.django_db
def test_nobody_sits_at_a_rated_table_as_a_guest_or_with_their_own_bot() -> None:
    anna, guest = somebody(), somebody(is_guest=True)
    bots = [somebody(is_bot=True, keeper=anna) for _ in range(2)]
    confirmed(anna)
    table = opened(anna, 3, rated=True, policy="everyone")
    for user, code in ((guest, "guest-rated"), (bots[0], "own-bot-rated")):
        with pytest.raises(Refusal) as refusal:
            seating.join(table.id, user)
        assert refusal.value.code == code
    with pytest.raises(Refusal, match="account"):
        opened(guest, rated=True, policy="everyone")
    theirs = opened(somebody(), 3, rated=True, policy="everyone")
    with pytest.raises(Refusal, match="Confirm your email"):
        seating.join(theirs.id, somebody())
    seating.join(theirs.id, bots[0])
    with pytest.raises(Refusal, match="own bot"):
        seating.join(theirs.id, bots[1])
    unrated = opened(anna, 3)
    for user in (guest, bots[0]):
        seating.join(unrated.id, user)


@pytest.mark.django_db
def test_rated_play_needs_a_confirmed_email_address() -> None:
    keeper = somebody()
    bot = somebody(is_bot=True, keeper=keeper)
    table = opened(somebody(), 3, rated=True, policy="everyone")
    wanted = lobby.Wanted(game="mastery", seats=2, rated=True, policy="everyone")
    played = opened(keeper, rated=False)
    Table.objects.filter(id=played.id).update(rated=True, status="over")
    EmailAddress.objects.filter(user=keeper).update(verified=False)
    for act in (
        partial(seating.join, table.id, keeper),
        partial(seating.join, table.id, bot),
        partial(lobby.create, keeper, wanted),
        partial(agreeing.rematch, played.id, keeper),
    ):
        with pytest.raises(Refusal) as refusal:
            act()
        assert (refusal.value.status, refusal.value.code) == (403, "unconfirmed-rated")
    confirmed(keeper)
    seating.join(table.id, bot)
    assert agreeing.rematch(played.id, keeper).rated


@pytest.mark.django_db
def test_a_rematch_of_a_rated_match_seats_only_who_may_play_it() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b, c], rated=True)
    Table.objects.filter(id=table.id).update(status="over")
    EmailAddress.objects.filter(user=b).delete()
    assert seat_users(agreeing.rematch(table.id, a)) == [c.id, a.id, None]


@pytest.mark.django_db
def test_bots_do_not_end_a_rated_match() -> None:
    a, b = somebody(), somebody()
    for people in ([a], [a, b]):
        table = running(people, bots=1, rated=True)
        for user in people:
            with pytest.raises(Refusal) as refusal:
                agreeing.agree_to_end(table.id, user)
            assert (refusal.value.status, refusal.value.code) == (409, "bots-rated")
        assert fresh(table).status == "playing"
        agreeing.agree_to_end(table.id, a, False)
    unrated = running([a], bots=1)
    agreeing.agree_to_end(unrated.id, a)
    assert fresh(unrated).status == "void"


@pytest.mark.django_db
def test_bots_keep_their_seats_in_a_rated_match() -> None:
    """Otherwise a friend could adopt them: the match would count for nobody, or be ended."""
    a, friend = somebody(), somebody(is_guest=True)
    table, unrated = running([a], bots=1, rated=True), running([a], bots=1)
    with pytest.raises(Refusal) as refusal:
        handing.offer(table.id, a, True, 1)
    assert (refusal.value.status, refusal.value.code) == (409, "bot-stays-rated")
    Seat.objects.filter(table=table, number=1).update(offered=True)
    with pytest.raises(Refusal, match="kept"):
        handing.adopt(table.id, friend, 1, table.invite)
    handing.offer(unrated.id, a, True, 1)
    handing.adopt(unrated.id, friend, 1, unrated.invite)
