"""Tables: opening, finding, sitting down, starting."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.chance.seeds import ABSENT, house_commitment, seat_commitment, seed_of
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.errors import Refused
from gonfalon.server.play.models import Entry
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables import lobby, starting, terms
from gonfalon.server.tables.lobby import Filter, Wanted
from gonfalon.server.tables.models import Table, TableBan
from gonfalon.server.tables.refusals import Forbidden, Invalid, NotFound, NotNow, Refusal
from gonfalon.server.tables.seats import seating
from tests.server.tabling import confirmed, fresh, opened, running, seat_users, somebody

pytestmark = pytest.mark.django_db

PACK = "[constants.technical_round_limit]\nvalue = 40\n"


def refused(kind: type[Refusal], code: str) -> Any:
    """Expect a refusal with a code."""
    return pytest.raises(kind, check=lambda error: error.code == code)


# -- opening ------------------------------------------------------------------------------------


def test_a_new_table_has_its_owner_on_a_seat_and_a_committed_secret() -> None:
    owner = somebody(language="uk")
    table = opened(owner, 4, own_seat=2, bots={0: "random", 3: "heuristic"})
    assert seat_users(table) == [None, None, owner.id, None]
    assert [s.bot for s in table.seats.order_by("number")] == ["random", "", "", "heuristic"]
    assert table.house_commitment == house_commitment(
        bytes(table.house_secret), bytes(table.house_salt)
    )
    assert (table.status, table.language, table.version) == ("open", "uk", 0)
    assert table.settings["variants"] == []  # complete


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess_boxing"}, "unknown-game"),
        ({"seats": 1}, "bad-seats"),
        ({"seats": 7}, "bad-seats"),
        ({"bots": {5: "random"}}, "bad-seats"),
        ({"bots": {0: "random"}}, "bad-seats"),
        ({"own_seat": 9}, "bad-seats"),
        ({"bots": {1: "genius"}}, "unknown-bot"),
        ({"packs": ["x" * 20_000]}, "packs-too-large"),
        ({"packs": [""] * 5}, "packs-too-large"),
        ({"packs": ["not toml ["]}, "bad-packs"),
        ({"packs": ["[dragons.one]\nx = 1"]}, "bad-packs"),
        ({"packs": ["[constants.technical_round_limit]\nvalue = 1000000000"]}, "packs-too-large"),
        ({"packs": ["[cards.conflict_1]\ncount = 'many'"]}, "bad-packs"),
        ({"packs": ["a=" + "[" * 5000]}, "packs-too-large"),
        ({"policy": "slow"}, "bad-policy"),
        ({"pace": "weeks"}, "bad-input"),
        ({"visibility": "hidden"}, "bad-input"),
        ({"rated": True, "packs": [PACK]}, "bad-rated"),
        ({"rated": True, "policy": "quick"}, "bad-rated"),
        ({"clock": {"kind": "hourglass"}}, "bad-clock"),
        ({"clock": {"kind": "none", "seconds": 5}}, "bad-clock"),
        ({"clock": {"kind": "per_move"}}, "bad-clock"),
        ({"clock": {"kind": "per_move", "seconds": 4}}, "bad-clock"),
        ({"clock": {"kind": "per_move", "seconds": True}}, "bad-clock"),
        ({"clock": {"kind": "per_move", "seconds": 60, "increment": 5}}, "bad-clock"),
        ({"clock": {"kind": "bank", "seconds": 900, "increment": -1}}, "bad-clock"),
        ({"clock": {"kind": "none", "window": 1}}, "bad-clock"),
        ({"clock": {"kind": "none", "tick": 1}}, "bad-clock"),
        ({"pace": "days", "clock": {"kind": "per_move", "seconds": 60}}, "bad-clock"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(change: dict[str, Any], code: str) -> None:
    user = somebody()
    confirmed(user)
    with refused(Invalid, code):
        lobby.create(user, Wanted(**{"game": "mastery", "seats": 4, **change}))
    assert not Table.objects.exists()


def test_the_rules_refuse_options_in_their_own_words() -> None:
    with pytest.raises(Refused, match="unknown option"):
        opened(somebody(), settings={"dragons": True})


def test_content_packs_are_kept_and_played_with() -> None:
    people = [somebody()]
    table = running(people, bots=1, packs=[PACK])
    content = match_of(table).content
    assert content.entries.section("constants")["technical_round_limit"]["value"] == 40


def test_clocks_are_kept_in_one_form() -> None:
    assert terms.check_clock("live", None, "quick") == {"kind": "none"}
    assert terms.check_clock("live", None, "") == {"kind": "none", "window": 12}
    assert terms.check_clock("days", None, "everyone") == {"kind": "per_move", "seconds": 259200}
    bank = terms.check_clock("live", {"kind": "bank", "seconds": 900}, "quick")
    assert bank == {"kind": "bank", "seconds": 900, "increment": 0}


@pytest.mark.parametrize(
    ("pace", "people", "policy"),
    [("live", 2, "fixed"), ("days", 2, "everyone"), ("live", 1, "quick"), ("days", 1, "quick")],
)
def test_sealed_rounds_open_by_the_default_of_the_rules(
    pace: str, people: int, policy: str
) -> None:
    table = running([somebody() for _ in range(people)], bots=1, pace=pace)
    assert table.policy == policy == match_of(table).policy


def test_a_chosen_policy_stays() -> None:
    assert running([somebody(), somebody()], policy="everyone").policy == "everyone"


# -- finding ------------------------------------------------------------------------------------


def test_the_lobby_lists_public_tables_and_filters_them() -> None:
    owner = somebody(language="pl")
    two = opened(owner, 2)
    four = opened(owner, 4, pace="days", rated=True, language="ru")
    full = opened(owner, 2, bots={1: "random"})
    opened(owner, visibility="link")
    opened(owner, visibility="private")
    played = running([somebody()], bots=1)

    def ids(**fields: Any) -> list[Any]:
        return [table.id for table in lobby.listed(Filter(**fields))]

    assert ids() == [full.id, four.id, two.id]
    assert ids(free=1) == [four.id, two.id]
    assert ids(free=3) == [four.id]
    assert ids(pace="days") == ids(rated=True) == ids(language="ru") == [four.id]
    assert ids(game="mastery", rated=False) == [full.id, two.id]
    assert ids(game="other") == []
    assert ids(before=four.created_at) == [two.id]
    assert ids(status="playing") == [played.id]


def test_my_turn_comes_first_by_deadline() -> None:
    me = somebody()
    now = timezone.now()
    late, soon, none, other = (running([me, somebody()]) for _ in range(4))
    bit = 1  # seat 0 is mine
    for table, waiting, deadline in (
        (late, bit, now + timedelta(hours=2)),
        (soon, bit, now + timedelta(hours=1)),
        (none, bit, None),
        (other, 2, now),
    ):
        Table.objects.filter(id=table.id).update(waiting=waiting, deadline=deadline)
    unready = opened(me)
    ready = opened(me)
    seating.ready(ready.id, me)
    owned = opened(me, own_seat=None)
    order = [table.id for table in lobby.mine(me)]
    assert order[:5] == [soon.id, late.id, none.id, unready.id, other.id]
    assert set(order[5:]) == {ready.id, owned.id}
    assert lobby.mine(somebody()) == []


def test_finished_tables_are_listed_apart() -> None:
    me = somebody()
    table = opened(me)
    seating.join(table.id, somebody())
    seating.leave(table.id, me)
    assert lobby.finished(me) == []  # left before it was anything
    over = running([me], bots=1)
    Table.objects.filter(id=over.id).update(status="over", ended_at=timezone.now())
    assert [t.id for t in lobby.finished(me)] == [over.id]
    assert lobby.finished(me, before=timezone.now() - timedelta(hours=1)) == []
    assert lobby.mine(me) == []


def test_lists_never_fetch_what_is_secret(django_assert_num_queries: Any) -> None:
    me = somebody()
    for _ in range(5):
        opened(me, 4)
    with django_assert_num_queries(3) as seen:
        lobby.listed(Filter())
    assert not any(
        word in query["sql"]
        for query in seen.captured_queries
        for word in ("house_secret", "house_salt", '"state"')
    )


# -- sitting down -------------------------------------------------------------------------------


def test_join_takes_the_first_free_seat_or_the_one_asked_for() -> None:
    owner, a, b = somebody(), somebody(), somebody()
    table = opened(owner, 4, bots={1: "random"})
    assert seating.join(table.id, a).number == 2
    assert seating.join(table.id, a).number == 2  # a retry
    assert seating.join(table.id, b, 3).number == 3
    with refused(NotNow, "table-full"):
        seating.join(table.id, somebody())
    with refused(NotNow, "seat-taken"):
        seating.join(table.id, somebody(), 1)
    with refused(NotNow, "no-such-seat"):
        seating.join(table.id, somebody(), 7)


def test_one_can_change_seats_and_has_to_be_ready_anew() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner, 3)
    seating.join(table.id, a, 1)
    seating.ready(table.id, a)
    assert seating.join(table.id, a, 2).ready is False
    assert seat_users(table) == [owner.id, None, a.id]


def test_a_link_or_private_table_wants_its_invitation() -> None:
    owner, a, b = somebody(), somebody(), somebody()
    link = opened(owner, 3, visibility="link")
    private = opened(owner, 3, visibility="private")
    with refused(Forbidden, "not-invited"):
        seating.join(link.id, a)
    with refused(Forbidden, "not-invited"):
        seating.join(link.id, a, invite="wrong")
    for invite in ("", "wrong"):
        with refused(NotFound, "no-such-table"):
            seating.join(private.id, a, invite=invite)
    seating.join(link.id, a, invite=link.invite)
    seating.join_by_invitation(private.invite, a)
    with refused(NotFound, "no-such-table"):
        seating.join_by_invitation("nothing", a)
    old = private.invite
    new = seating.invitation(private.id, owner, renew=True)
    with refused(NotFound, "no-such-table"):
        seating.join_by_invitation(old, b)
    seating.join_by_invitation(new, b)
    assert seating.invitation(private.id, b) == new
    with refused(Forbidden, "not-owner"):
        seating.invitation(private.id, b, renew=True)


def test_leaving_passes_the_table_on_and_the_last_closes_it() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner, 3, bots={2: "random"})
    seating.join(table.id, a)
    seating.leave(table.id, owner)
    assert fresh(table).owner_id == a.id
    with refused(Forbidden, "not-seated"):
        seating.leave(table.id, owner)
    seating.leave(table.id, a)
    closed = fresh(table)
    assert (closed.status, closed.void_reason) == ("void", "abandoned")
    with refused(NotNow, "not-open"):
        seating.join(table.id, a)


def test_the_owner_sends_people_away_for_good() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner, 3)
    seating.join(table.id, a)
    seating.ready(table.id, a, "a" * 64)
    with refused(Forbidden, "not-owner"):
        seating.kick(table.id, a, 0)
    with refused(NotNow, "own-seat"):
        seating.kick(table.id, owner, 0)
    with refused(NotNow, "seat-free"):
        seating.kick(table.id, owner, 2)
    seating.kick(table.id, owner, 1)
    seat = table.seats.get(number=1)
    assert (seat.user_id, seat.ready, seat.commitment) == (None, False, "")
    assert TableBan.objects.filter(table=table, user=a).exists()
    with refused(Forbidden, "barred"):
        seating.join(table.id, a)


def test_the_owner_adds_and_removes_bots() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner, 3)
    seating.join(table.id, a)
    with refused(Forbidden, "not-owner"):
        seating.add_bot(table.id, a, 2, "random")
    with refused(NotNow, "seat-taken"):
        seating.add_bot(table.id, owner, 1, "random")
    with refused(Invalid, "unknown-bot"):
        seating.add_bot(table.id, owner, 2, "genius")
    with refused(NotNow, "no-bot"):
        seating.remove_bot(table.id, owner, 2)
    seating.add_bot(table.id, owner, 2, "random")
    seating.add_bot(table.id, owner, 2, "heuristic")
    assert table.seats.get(number=2).bot == "heuristic"
    seating.remove_bot(table.id, owner, 2)
    assert table.seats.get(number=2).bot == ""


# -- the start ----------------------------------------------------------------------------------


def test_all_seats_must_be_taken_and_ready() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner)
    seating.ready(table.id, owner)
    with refused(NotNow, "seats-free"):
        seating.start(table.id, owner)
    seating.join(table.id, a)
    with refused(NotNow, "not-ready"):
        seating.start(table.id, owner)
    seating.ready(table.id, a)
    seating.not_ready(table.id, a)
    with refused(NotNow, "not-ready"):
        seating.start(table.id, owner)
    seating.ready(table.id, a)
    with refused(Forbidden, "not-owner"):
        seating.start(table.id, a)
    assert fresh(table).policy == ""  # a start that fails settles nothing
    seating.start(table.id, owner)
    with refused(NotNow, "not-open"):
        seating.start(table.id, owner)
    assert fresh(table).status == "playing"


def test_bots_alone_can_play_for_an_owner_who_watches() -> None:
    owner = somebody()
    table = opened(owner, 2, own_seat=None, bots={0: "random", 1: "random"})
    seating.start(table.id, owner)
    assert (fresh(table).status, fresh(table).policy) == ("playing", "quick")


def seed_of_running(table: Table) -> bytes:
    """Return the seed a match was begun with."""
    chance = match_of(table).chance
    assert isinstance(chance, ProvableChance)
    return chance.seed


def expected_seed(table: Table, contributions: list[str]) -> bytes:
    """Return the seed that house and seats make."""
    options = match_of(table).settings
    return seed_of(bytes(table.house_secret), str(table.id), canonical(options), contributions)


def committed_table() -> tuple[Any, Any, Any, Table]:
    """Return three people, of whom two have committed to something, and their table."""
    a, b, c = somebody(), somebody(), somebody()
    table = opened(a, 3)
    seating.join(table.id, b)
    seating.join(table.id, c)
    seating.ready(table.id, a, seat_commitment("contribution-of-a"))
    seating.ready(table.id, b, seat_commitment("contribution-of-b"))
    seating.ready(table.id, c)
    seating.start(table.id, a)
    return a, b, c, table


def test_the_seed_is_made_of_the_secret_and_all_contributions() -> None:
    a, b, c, table = committed_table()
    assert fresh(table).status == "seeding"
    with refused(Invalid, "bad-contribution"):
        seating.reveal(table.id, a, "contribution-of-x")
    with refused(Invalid, "bad-contribution"):
        seating.reveal(table.id, a, "short")
    with refused(NotNow, "no-commitment"):
        seating.reveal(table.id, c, "contribution-of-c")
    with refused(Forbidden, "not-seated"):
        seating.reveal(table.id, somebody(), "contribution-of-d")
    seating.reveal(table.id, a, "contribution-of-a")
    assert fresh(table).status == "seeding"
    seating.reveal(table.id, a, "contribution-of-a")  # a retry
    seating.reveal(table.id, b, "contribution-of-b")
    begun = fresh(table)
    assert begun.status == "playing"
    wanted = expected_seed(begun, ["contribution-of-a", "contribution-of-b", ABSENT])
    assert seed_of_running(begun) == wanted
    seating.reveal(table.id, b, "contribution-of-b")  # a retry after the start
    assert Entry.objects.filter(table=table).count() == 1


def test_a_missing_contribution_is_replaced_by_its_commitment_when_time_is_over() -> None:
    a, b, _c, table = committed_table()
    seating.reveal(table.id, a, "contribution-of-a")
    assert starting.seeding_overdue() == []
    assert not starting.start_overdue(table.id)  # there is time yet
    Table.objects.filter(id=table.id).update(seed_by=timezone.now() - timedelta(seconds=1))
    assert starting.seeding_overdue() == [table.id]
    assert starting.start_overdue(table.id)
    begun = fresh(table)
    default = seat_commitment("contribution-of-b")
    assert seed_of_running(begun) == expected_seed(begun, ["contribution-of-a", default, ABSENT])
    assert not starting.start_overdue(table.id)  # once is enough
    with refused(NotNow, "not-seeding"):
        seating.reveal(table.id, b, "contribution-of-b")


def test_nobody_comes_or_goes_while_contributions_are_collected() -> None:
    a, b, _c, table = committed_table()
    for act in (
        lambda: seating.leave(table.id, b),
        lambda: seating.kick(table.id, a, 1),
        lambda: seating.ready(table.id, b, "0" * 64),
        lambda: seating.not_ready(table.id, b),
        lambda: seating.join(table.id, somebody()),
        lambda: seating.start(table.id, a),
    ):
        with refused(NotNow, "not-open"):
            act()


def test_commitments_have_one_form() -> None:
    owner = somebody()
    table = opened(owner)
    for bad in ("A" * 64, "a" * 63, "zz"):
        with refused(Invalid, "bad-commitment"):
            seating.ready(table.id, owner, bad)


def test_a_table_says_nothing_secret_of_itself() -> None:
    table = running([somebody()], bots=1)
    for text in (repr(table), str(table), repr(table.seats.first())):
        assert bytes(table.house_secret).hex() not in text
        assert table.state not in text
        assert len(text) < 80
