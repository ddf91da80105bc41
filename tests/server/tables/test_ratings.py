"""Ratings: who counts, what a match does, one order, and the same numbers from the log again."""

from __future__ import annotations

import json
import threading
import uuid
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.db import connections
from django.utils import timezone

from gonfalon.server.accounts.leaving.erasure import erase
from gonfalon.server.accounts.models import User
from gonfalon.server.play.models import Entry
from gonfalon.server.ratings import boards, recomputing
from gonfalon.server.ratings.models import Change, Reckoned, Standing
from gonfalon.server.ratings.sides import Party, parties_of, sides_of
from gonfalon.server.ratings.skill import SkillEstimate, rate_match
from gonfalon.server.ratings.updating import rate
from gonfalon.server.ratings.weights import Meetings, certainty
from gonfalon.server.tables import lobby
from gonfalon.server.tables.models import Seat, Substitution, Table
from gonfalon.server.tables.refusals import Refusal
from gonfalon.server.tables.seats import agreeing, handing, seating
from gonfalon.server.tables.starting import house_secret
from tests.cli.progress import stopping
from tests.server.tabling import at_once, confirmed, fresh, opened, running, seat_users, somebody
from tests.server.visitor import Visitor

_clock = iter(range(1_000_000))


def finished(seats: list[User | str], ranks: list[int], answers: int = 2, **fields: Any) -> Table:
    """Make a table that is over: an account or a level of bot for each seat."""
    secret, salt, commitment = house_secret()
    ended = timezone.now() - timedelta(hours=1) + timedelta(milliseconds=next(_clock))
    table = Table.objects.create(
        game="mastery",
        seat_count=len(seats),
        rated=fields.pop("rated", True),
        status=fields.pop("status", Table.Status.OVER),
        outcome={"ranks": ranks, "scores": [0] * len(ranks), "winners": [], "sheet": []},
        ended_at=ended,
        house_secret=secret,
        house_salt=salt,
        house_commitment=commitment,
        **fields,
    )
    places, entries = [], []
    for number, who in enumerate(seats):
        user = who if isinstance(who, User) else None
        bot = who if isinstance(who, str) else ""
        places.append(Seat(table=table, number=number, user=user, bot=bot))
        for seq in range(1 + number * answers, 1 + (number + 1) * answers):
            said: dict[str, Any] = {"kind": "choose", "seat": number, "user": user, "target": "x"}
            entries.append(Entry(table=table, seq=seq, version=seq, at=ended, **said))
    Seat.objects.bulk_create(places)
    Entry.objects.bulk_create(entries)
    return table


def standing(user: User) -> Standing:
    """Return somebody's only standing."""
    return Standing.objects.get(user=user)


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


@pytest.mark.django_db
def test_the_same_pair_again_weighs_less() -> None:
    anna, boris, clara = somebody(), somebody(), somebody()

    def gained(seats: list[User | str], **fields: Any) -> float:
        table = finished(seats, list(range(1, len(seats) + 1)), **fields)
        assert rate(table.id)
        change = Change.objects.get(reckoned__table=table.id, seat=0)
        before = SkillEstimate(change.mu_before, change.sigma_before)
        parties = parties_of(table)
        other = Change.objects.get(reckoned__table=table.id, seat=1)
        beliefs = {
            parties[0].who: before,
            parties[1].who: SkillEstimate(other.mu_before, other.sigma_before),
        }
        whole = rate_match(parties, beliefs)[0].after.mu - before.mu
        known = certainty(before, beliefs[parties[1].who])
        return (change.mu_after - change.mu_before) / whole / known

    shares = [gained([anna, boris]) for _ in range(6)]
    assert shares == pytest.approx([1, 1, 1, 3 / 4, 3 / 5, 3 / 6], abs=1e-3)
    assert gained([anna, clara]) == pytest.approx(1, abs=1e-3)
    assert [gained([clara, "random"]) for _ in range(4)][3] == pytest.approx(3 / 4, abs=1e-3)
    assert recomputing.check().differences == []
    Reckoned.objects.update(at=timezone.now() - timedelta(days=40))
    Table.objects.update(ended_at=timezone.now() - timedelta(days=40))
    assert gained([anna, boris]) == pytest.approx(1, abs=1e-3)


def test_with_several_opponents_the_mean_weight_counts() -> None:
    now = timezone.now()
    met = Meetings()
    for _ in range(5):
        met.add([("a", 0), ("b", 1)], now)
    parties = [Party(n, who, n, n + 1, False) for n, who in enumerate("abc")]
    known = dict.fromkeys("abcd", SkillEstimate(25, 4))
    assert met.weights(parties, known, now) == {"a": 0.75, "b": 0.75, "c": 1.0}
    allies = [Party(n, who, n // 2, 1, False) for n, who in enumerate("abcd")]
    assert met.weights(allies, known, now)["a"] == 1.0


def test_an_uncertain_opponent_counts_less() -> None:
    new, met_once, learnt, known = (SkillEstimate(25, s) for s in (25 / 3, 8.2, 7.8, 3.0))
    assert certainty(new, new) == pytest.approx(1 / 8, abs=1e-6)
    assert certainty(new, new) < certainty(new, met_once) < certainty(new, learnt) == 1
    assert certainty(known, learnt) < 0.2  # it says nothing new
    assert certainty(new, known) == certainty(learnt, known) == 1


def test_who_gave_up_early_loses_all_and_the_winner_gains_little() -> None:
    now = timezone.now()
    known = dict.fromkeys("abc", SkillEstimate(25, 4))
    parties = [Party(n, who, n, 1 + n, n == 1, n == 1) for n, who in enumerate("ab")]
    assert Meetings().weights(parties, known, now) == {"a": 0.1, "b": 1.0}
    three = [Party(n, who, n, 1 + n, n == 2, n == 2) for n, who in enumerate("abc")]
    assert Meetings().weights(three, known, now) == pytest.approx({"a": 0.55, "b": 0.55, "c": 1.0})


def shown_after(wins: int, early: bool, weighted: bool = True) -> float:
    """Return what a leaderboard shows after wins against so many new accounts that resign."""
    beliefs: dict[str, SkillEstimate] = {}
    met, now = Meetings(), timezone.now()
    for number in range(wins):
        loser = Party(1, f"new {number}", 1, 2, True, early)
        parties = [Party(0, "me", 0, 1, False), loser]
        weights = met.weights(parties, beliefs, now) if weighted else None
        met.add([(p.who, p.side) for p in parties], now)
        for step in rate_match(parties, beliefs, weights):
            beliefs[step.party.who] = step.after
    return beliefs["me"].shown


def test_beating_new_accounts_does_not_pay() -> None:
    whole = [shown_after(wins, True, weighted=False) for wins in (10, 40)]
    assert whole == pytest.approx([20.43, 36.27], abs=0.01)  # what it was worth without weights
    assert shown_after(40, early=True) < 2
    assert shown_after(40, early=False) < 12
    assert shown_after(40, early=False) < whole[0]


@pytest.mark.django_db
def test_giving_up_in_the_first_quarter_is_early() -> None:
    a, b = somebody(), somebody()
    table = finished([a, b], [1, 2], answers=12)
    Entry.objects.filter(table=table, seat=1, seq__gt=15).update(user=None)
    assert [(p.gave_up, p.early) for p in parties_of(table)] == [(False, False), (True, False)]
    Entry.objects.filter(table=table, seat=1, seq__gt=14).update(user=None)
    assert [(p.gave_up, p.early) for p in parties_of(table)] == [(False, False), (True, True)]
    assert rate(table.id)
    assert Change.objects.get(seat=1).early
    assert recomputing.check().differences == []
    table.delete()
    assert recomputing.check().differences == []


@pytest.mark.django_db
def test_a_table_counts_once() -> None:
    a, b = somebody(), somebody()
    table = finished([a, b, "heuristic"], [1, 2, 3])
    assert rate(table.id)
    before = list(Standing.objects.order_by("id").values())
    assert not rate(table.id)
    assert list(Standing.objects.order_by("id").values()) == before
    assert [s["matches"] for s in before] == [1, 1, 1]
    assert Standing.objects.get(bot="heuristic").who == "bot:heuristic"
    assert standing(a).mu > standing(b).mu


@pytest.mark.django_db
def test_games_and_seat_counts_are_apart() -> None:
    a, b, c = somebody(), somebody(), somebody()
    rate(finished([a, b], [1, 2]).id)
    rate(finished([a, b, c], [3, 2, 1]).id)
    assert Standing.objects.filter(user=a).count() == 2
    assert [r.number for r in Reckoned.objects.all()] == [1, 1]


@pytest.mark.django_db(transaction=True)
def test_tables_that_end_together_count_one_after_the_other() -> None:
    people = [somebody() for _ in range(4)]
    tables = [
        finished([people[i % 4], people[(i + 1 + i // 4) % 4]], [1 + i % 2, 2 - i % 2])
        for i in range(12)
        if (1 + i // 4) % 4
    ]
    results = at_once([partial(rate, t.id) for t in tables + tables])
    assert sum(result is True for result in results) == len(tables), results
    assert sorted(Reckoned.objects.values_list("number", flat=True)) == list(
        range(1, len(tables) + 1)
    )
    found = recomputing.check()
    assert found.differences == []
    assert found.tables == len(tables)


# -- recomputing --------------------------------------------------------------------------------


def some_history() -> list[User]:
    """Let many matches count, of all kinds."""
    people = [somebody() for _ in range(5)]
    for i in range(30):
        first, second = people[i % 5], people[(i + 1 + i % 3) % 5]
        ranks = [1, 2, 3] if i % 4 else [2, 1, 2]
        table = finished([first, second, "random" if i % 2 else "heuristic"], ranks)
        if i % 7 == 0:
            Seat.objects.filter(table=table, number=0).update(resigned=True, bot="heuristic")
        assert rate(table.id)
        pair = finished([people[j % 5] for j in range(i, i + 4)], [1, 2, 1, 2])
        assert rate(pair.id)
    return people


def beliefs() -> dict[tuple[int, str], tuple[float, float]]:
    """Return what is believed of everybody, by seat count."""
    return {(s.seats, s.who): (s.mu, s.sigma) for s in Standing.objects.all()}


def everything() -> tuple[list[Any], list[Any]]:
    """Return all numbers there are."""
    standings = Standing.objects.order_by("game", "seats", "who")
    changes = Change.objects.order_by("reckoned__game", "reckoned__seats", "reckoned__number")
    return (
        list(standings.values_list("who", "game", "seats", "mu", "sigma", "matches", "last_at")),
        list(
            changes.order_by("reckoned__table", "seat").values_list(
                "reckoned__table", "seat", "rank", "mu_before", "mu_after", "sigma_after"
            )
        ),
    )


@pytest.mark.django_db
def test_recomputing_gives_the_same_numbers() -> None:
    some_history()
    before = everything()
    found = recomputing.check()
    assert (found.tables, found.differences) == (60, [])
    recomputing.rewrite()
    assert everything() == before
    assert recomputing.check().differences == []


@pytest.mark.django_db
def test_recomputing_finds_what_was_tampered_with() -> None:
    people = some_history()
    Standing.objects.filter(user=people[0], seats=3).update(mu=40)
    assert len(recomputing.check().differences) == 1
    recomputing.rewrite()
    assert recomputing.check().differences == []
    change = Change.objects.order_by("id")[7]
    Change.objects.filter(pk=change.pk).update(mu_after=change.mu_after + 0.000001)
    assert len(recomputing.check().differences) == 1
    recomputing.rewrite()
    table = Table.objects.get(id=Reckoned.objects.order_by("id")[3].table)
    assert table.outcome is not None
    table.outcome["ranks"] = list(reversed(table.outcome["ranks"]))
    table.save(update_fields=["outcome"])
    assert recomputing.check().differences


@pytest.mark.django_db(transaction=True)
def test_a_ladder_is_stored_as_a_whole_or_stays_as_it_was() -> None:
    some_history()  # 30 tables of three seats, then 30 of four
    Standing.objects.update(mu=40)
    Change.objects.update(mu_after=40)
    before = everything()
    result = recomputing.rewrite(stopping.after(20))
    assert (result.tables, result.standings) == (0, 0)
    assert everything() == before
    result = recomputing.rewrite(stopping.after(45))
    assert result.tables == 30
    standings, changes = everything()
    assert {s[2] for s in standings if s[3] == 40} == {4}
    assert sum(change[4] == 40 for change in changes) == 30 * 4
    assert recomputing.rewrite().tables == 60
    assert recomputing.check().ok


@pytest.mark.django_db
def test_a_table_nobody_reckoned_is_found() -> None:
    a, b = somebody(), somebody()
    forgotten = finished([a, b], [1, 2])
    assert recomputing.check().differences == [f"table {forgotten.id} has not been reckoned"]
    assert recomputing.rewrite().tables == 1
    assert recomputing.check().differences == []


@pytest.mark.django_db
def test_recomputing_outlives_accounts_and_tables() -> None:
    people = some_history()
    before = beliefs()
    erase(people[0])
    people[1].delete()
    Table.objects.filter(id=Reckoned.objects.order_by("id")[5].table).delete()
    assert recomputing.check().differences == []
    recomputing.rewrite()
    assert beliefs() == before
    assert not [s for s in boards.leaderboard("mastery", 3).standings if s.user == people[0]]


@pytest.mark.django_db(transaction=True)
def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    from gonfalon.cli import main

    a, b = somebody(), somebody()
    rate(finished([a, b], [1, 2]).id)
    assert main(["ratings", "recompute", "--check"]) == 0
    assert "checked: 1 tables, 2 standings, 0 differences" in capsys.readouterr().out
    Standing.objects.filter(user=a).update(sigma=1)
    assert main(["ratings", "recompute", "--check"]) == 1
    capsys.readouterr()
    assert main(["ratings", "recompute", "--check", "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["ok"], document["tables"], len(document["differences"])) == (False, 1, 1)
    assert main(["ratings", "recompute"]) == 0
    assert main(["ratings", "recompute", "--check"]) == 0


@pytest.mark.django_db(transaction=True)
def test_reckoning_waits_for_the_lock() -> None:
    a, b = somebody(), somebody()
    table = finished([a, b], [1, 2])
    from django.db import transaction

    from gonfalon.server.ratings.updating import serialise

    done = threading.Event()

    def other() -> None:
        rate(table.id)
        done.set()
        connections.close_all()

    with transaction.atomic():
        serialise("mastery", 2)
        thread = threading.Thread(target=other)
        thread.start()
        assert not done.wait(0.3)
    thread.join()
    assert done.is_set()


# -- the API ------------------------------------------------------------------------------------


@pytest.mark.django_db
def test_leaderboard(stranger: Visitor) -> None:
    people = some_history()
    User.objects.filter(pk=people[4].pk).update(is_guest=True)
    newcomer = somebody()
    rate(finished([newcomer, people[0], "random"], [1, 2, 3]).id)
    board = stranger.get("/api/ratings/mastery/3").json()
    assert board["least_matches"] == boards.LEAST
    rows = board["rows"]
    assert [row["place"] for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) == board["total"] == 4 + 2  # neither the guest nor the newcomer; two bots
    assert [row["rating"] for row in rows] == sorted((r["rating"] for r in rows), reverse=True)
    assert {row["bot"] for row in rows} == {"", "random", "heuristic"}
    assert all(abs(r["rating"] - (r["mu"] - 3 * r["sigma"])) < 0.02 for r in rows)
    assert stranger.get("/api/ratings/mastery/3", page=2).json()["rows"] == []
    assert {"game": "mastery", "seats": 3, "players": 6} in stranger.get("/api/ratings").json()


@pytest.mark.django_db
def test_history_names_only_what_one_may_know(anna: Visitor, stranger: Visitor) -> None:
    b = somebody()
    public = finished([anna.user, b], [1, 2])
    private = finished([anna.user, b], [2, 1], visibility=Table.Visibility.PRIVATE)
    assert rate(public.id)
    assert rate(private.id)
    path = f"/api/players/{anna.user.id}/ratings"
    assert stranger.get(path).json()[0]["provisional"] is True
    own = anna.get(f"{path}/mastery/2").json()
    assert [c["table"] for c in own["changes"]] == [str(private.id), str(public.id)]
    assert own["changes"][0]["before"] == own["changes"][1]["after"]
    other = stranger.get(f"{path}/mastery/2").json()
    assert [c["table"] for c in other["changes"]] == [None, str(public.id)]
    assert stranger.get(f"{path}/mastery/2", before=2).json()["changes"][0]["number"] == 1
    assert stranger.get(f"{path}/mastery/4").status_code == 404
    assert stranger.get(f"/api/players/{uuid.uuid4()}/ratings").status_code == 404
