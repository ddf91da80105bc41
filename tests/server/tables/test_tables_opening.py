"""Opening a table: what it has at once, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel.chance.seeds import house_commitment
from gonfalon.kernel.values.errors import Refused
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables import lobby, terms
from gonfalon.server.tables.lobby import Wanted
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.refusals import Invalid
from tests.server.tabling import confirmed, opened, refused, running, seat_users, somebody

pytestmark = pytest.mark.django_db

PACK = "[constants.technical_round_limit]\nvalue = 40\n"


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


# -- the start ----------------------------------------------------------------------------------


def test_a_table_says_nothing_secret_of_itself() -> None:
    table = running([somebody()], bots=1)
    for text in (repr(table), str(table), repr(table.seats.first())):
        assert bytes(table.house_secret).hex() not in text
        assert table.state not in text
        assert len(text) < 80
