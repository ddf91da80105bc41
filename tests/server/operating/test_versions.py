"""A match outlives a new version of its rules, and can be read when its own version is gone.

(T-12 and T-13; `scripts/versions.py` is the long form.)
"""

from __future__ import annotations

import json
import random
import uuid
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from django.db import connection

from gonfalon.cli import main
from gonfalon.kernel.game import game
from gonfalon.server.jobs import sweeper
from gonfalon.server.jobs.bots import take_turns
from gonfalon.server.play.models import Edition, Ending, Entry
from gonfalon.server.play.reading import match_of
from gonfalon.server.play.storage.keeping import keep_ending, without_ending
from gonfalon.server.tables.ending import void_table
from gonfalon.server.tables.models import Table
from tests.server.forgetting import forget
from tests.server.next_version import (
    GAMES,
    SETTINGS,
    expected_end,
    next_version,
    outlive,
    pick,
    play_on,
    read_all,
)
from tests.server.playing import people, table, token
from tests.server.visitor import Program

pytestmark = pytest.mark.django_db(transaction=True)
EACH_GAME = pytest.mark.parametrize("slug", GAMES)


def room_of(users: list[Any], slug: str, most: int = 20_000) -> Table:
    """Return a match that was played, perhaps not to its end."""
    room = table(users, game=slug, settings=SETTINGS[slug])
    play_on(room, random.Random(slug), most)
    return Table.objects.get(id=room.id)


# -- matches across versions --------------------------------------------------------------------


def test_running_matches_end_under_the_version_they_began_with() -> None:
    inputs, wrong = outlive(people(2), matches=20, seed=1)
    assert wrong == []
    assert inputs > 1000


@EACH_GAME
def test_matches_that_begin_later_have_the_new_rules(slug: str) -> None:
    """Otherwise nothing above would show anything."""
    old = room_of(people(2), slug, 0)
    end = expected_end(old, random.Random(2))
    with next_version():
        new = Table.objects.get(id=old.id)
        data = json.loads(new.state)
        data["rules"] += 1
        if data["trail"]["base"] is not None:
            data["trail"]["base"]["rules"] += 1
        Table.objects.filter(id=old.id).update(state=json.dumps(data))
        forget()
        assert match_of(Table.objects.get(id=old.id)).rules == game(slug).rules_version
        assert expected_end(new, random.Random(2)) != end


def test_a_new_table_begins_under_the_newest_version() -> None:
    with next_version():
        room = room_of(people(2), "mastery", 3)
        assert (
            match_of(room).rules == game("mastery").rules_version == json.loads(room.state)["rules"]
        )


# -- release-check ------------------------------------------------------------------------------


def checked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Run the check on the database; return its exit code and what it printed."""
    forget()
    code = main(["release-check", "--processes", "1", *words])
    return code, capsys.readouterr().out


@pytest.fixture
def played() -> list[Table]:
    """A finished match and a running one of each game."""
    users = people(2)
    return [room_of(users, slug, most) for slug in GAMES for most in (20_000, 15)]


def test_a_release_that_changes_nothing_is_fine(
    played: list[Table], capsys: pytest.CaptureFixture[str]
) -> None:
    code, printed = checked(capsys)
    assert (code, printed.splitlines()) == (
        0,
        [
            "mastery, rules 2: 1 running, 1 finished",
            "paladins, rules 2: 1 running, 1 finished",
            "4 matches, 0 different",
        ],
    )
    with next_version():
        assert checked(capsys)[0] == 0


def test_a_careless_release_is_refused(
    played: list[Table], capsys: pytest.CaptureFixture[str]
) -> None:
    with next_version(careless=True):
        code, printed = checked(capsys)
    assert code == 1
    different = [line for line in printed.splitlines() if line.startswith("different: ")]
    # The running match of Paladins has not come to its scoring, so its past is the same.
    assert {line.split()[1] for line in different} == {str(played[n].id) for n in (0, 1, 2)}
    assert "4 matches, 3 different" in printed


def test_what_is_to_come_is_compared_with_the_release_in_service(
    played: list[Table], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A change that no match has met yet shows only ahead."""
    running = room_of(people(2, "Late"), "paladins", 0)
    luck = random.Random(4)
    play_on(running, luck, inputs_left(running, random.Random(4)) - 12)
    before = tmp_path / "before.jsonl"
    assert checked(capsys, "--write", str(before))[0] == 0
    with next_version():
        code, printed = checked(capsys, "--against", str(before))
        assert code == 0
        assert "5 compared with the release in service" in printed
    with next_version(careless=True):
        code, printed = checked(capsys, "--against", str(before), "--game", "paladins")
    assert code == 1
    assert f"{running.id} (paladins, rules 2, running): not as in the release" in printed


def inputs_left(room: Table, luck: random.Random) -> int:
    """Return how many answers a match takes from now on."""
    match = match_of(Table.objects.get(id=room.id)).clone()
    count = 0
    while not match.over:
        decision, option, _ = pick(match, luck)
        match.choose(decision, option)
        count += 1
    return count


def test_other_events_in_the_log_are_found(
    played: list[Table], capsys: pytest.CaptureFixture[str]
) -> None:
    entry = Entry.objects.filter(table=played[1]).exclude(events=[]).order_by("seq")[3]
    entry.events[0][1] = "another-message"
    entry.save()
    code, printed = checked(capsys, "--game", "mastery")
    assert code == 1
    assert f"different: {played[1].id}" in printed
    assert " instead of another-message\n" in printed


def test_another_stored_state_is_found(
    played: list[Table], capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(played[3].state)
    data["turn"] += 1
    Table.objects.filter(id=played[3].id).update(state=json.dumps(data))
    code, printed = checked(capsys)
    assert code == 1
    assert f"{played[3].id} (paladins, rules 2, running): another state: turn\n" in printed


def test_content_that_can_no_longer_be_read_is_found(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pack = "[cards.conflict_2]\ncopies = 3"
    packed = table(people(2), game="mastery", packs=[pack])
    assert checked(capsys)[0] == 0
    with patch.object(type(game("mastery")), "build", side_effect=KeyError("copies")):
        code, printed = checked(capsys)
    assert code == 1
    assert f"{packed.id} (mastery, rules 2, running): its content cannot be read" in printed


def test_finished_matches_can_be_limited(
    played: list[Table], capsys: pytest.CaptureFixture[str]
) -> None:
    code, printed = checked(capsys, "--limit", "1")
    assert (code, printed.splitlines()[-1]) == (0, "3 matches, 0 different")


def test_several_processes_share_the_work(
    played: list[Table], capsys: pytest.CaptureFixture[str]
) -> None:
    with next_version(careless=True):
        assert main(["release-check", "--processes", "2"]) == 1
    assert "4 matches, 3 different" in capsys.readouterr().out


def test_a_version_is_not_dropped_while_its_matches_run(
    played: list[Table], capsys: pytest.CaptureFixture[str]
) -> None:
    for room in played:
        keep_ending(room.id)
    with next_version(drops=True):
        code, printed = checked(capsys)
        assert code == 1
        assert f"{played[1].id} (mastery, rules 2, running): could not be played on" in printed
        assert "4 matches, 2 different" in printed
        for room in (played[1], played[3]):
            void_table(Table.objects.get(id=room.id), "test")
        code, printed = checked(capsys)
        assert code == 1
        assert "run `gonfalon endings` before" in printed
    assert main(["endings"]) == 0
    assert capsys.readouterr().out == "2 endings stored, 0 matches cannot be played here\n"
    assert main(["endings", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["command"], document["stored"], document["missing"]) == ("endings", 0, 0)
    with next_version(drops=True):
        code, printed = checked(capsys)
        assert code == 0
        assert "4 finished matches are shown as stored: their rules are gone" in printed
        assert main(["endings"]) == 0


# -- when a version is gone ---------------------------------------------------------------------


class Reader:
    """Somebody who reads a table over HTTP; nothing may break the server."""

    def __init__(self, room: Table, user: Any) -> None:
        self.program = Program(token(user))
        self.path = f"/api/tables/{room.id}"

    def ask(self, path: str, method: str = "GET", body: Any = None) -> Any:
        """Ask about the table."""
        answer = self.program.send(method, self.path + path, body)
        assert answer.status_code < 500, (path, answer.content)
        return answer


@EACH_GAME
def test_a_finished_match_of_a_dropped_version_is_shown_as_it_was(slug: str) -> None:
    users = people(2)
    room = room_of(users, slug)
    assert keep_ending(room.id)
    reader = Reader(room, users[0])
    shown = ("", "/view", "/view?eyes=spectator", "/view?eyes=1", "/since/-1", "/record", "/proof")
    before = {path: reader.ask(path) for path in (*shown, "/course")}
    verified = reader.ask("/verified").json()
    with next_version(drops=True):
        assert max(read_all([room], users[0])) < 500
        for path, answer in before.items():
            now = reader.ask(path)
            assert now.status_code == 200, (path, now.content)
            if path.startswith("/view"):
                assert now.json() == {**answer.json(), "kept": "rules-not-installed"}
            else:
                assert now.content == answer.content, path
        assert reader.ask("/view?eyes=7").json()["code"] == "no-such-seat"
        assert reader.ask("/view?version=3").json()["code"] == "rules-not-installed"
        again = reader.ask("/verified").json()
        assert again.pop("replayed_at") is not None
        verified.pop("replayed_at")
        assert again == verified
        assert again["holds"] is True


@EACH_GAME
def test_what_was_changed_since_does_not_hold(slug: str) -> None:
    users = people(2)
    room = room_of(users, slug)
    keep_ending(room.id)
    reader = Reader(room, users[0])
    with next_version(drops=True):
        entry = Entry.objects.filter(table=room, kind="choose").order_by("seq")[5]
        answers, entry.answers = entry.answers, [["x", "y"]]
        entry.save()
        assert reader.ask("/verified").json()["holds"] is False
        entry.answers = answers
        entry.save()
        assert reader.ask("/verified").json()["holds"] is True
        Table.objects.filter(id=room.id).update(house_secret=b"another")
        assert reader.ask("/verified").json()["holds"] is False


@EACH_GAME
def test_a_running_match_of_a_dropped_version_is_kept(slug: str) -> None:
    """It is refused politely: no view, no move, and no answer of 500."""
    users = people(2)
    running = room_of(users, slug, 20)
    with_bot = table(users, bot=1, game=slug, settings=SETTINGS[slug])
    reader = Reader(running, users[0])
    key = str(uuid.uuid4())
    with next_version(drops=True):
        assert max(read_all([running], users[0])) < 500
        assert reader.ask("/view").json()["code"] == "rules-not-installed"
        assert reader.ask("/since/-1").status_code == 200
        choice = {"decision": "x", "options": ["x"], "key": key}
        assert reader.ask("/choices", "POST", choice).json()["code"] == "rules-not-installed"
        assert reader.ask("/undo", "POST", {"to": "x", "key": key}).status_code == 409
        for path, body in (
            ("/rewind", {"version": 1, "key": key}),
            ("/plans", {"decision": "x", "wanted": {"x": 1}}),
            ("/series", {"decision": "x", "options": ["x"]}),
            ("/pace", {"pace": "live", "clock": {"kind": "none"}}),
            ("/hand-over", {"level": "random"}),
            ("/take-back", {}),
            ("/end", {"agrees": True}),
            ("/end", {"agrees": False}),
        ):
            reader.ask(path, "POST", body)
        assert take_turns(with_bot.id) == 0
        Table.objects.filter(id=running.id).update(deadline=running.moved_at)
        sweeper.Sweeper().sweep()
    assert play_on(running, random.Random(1)) > 0  # with the old release it goes on


def test_a_finished_match_without_a_stored_ending_does_not_break() -> None:
    users = people(2)
    room = room_of(users, "mastery")
    with next_version(drops=True):
        assert max(read_all([room], users[0])) < 500
        assert Reader(room, users[0]).ask("/view").json()["code"] == "rules-not-installed"


# -- storing endings ----------------------------------------------------------------------------


def jobs_of(task: str) -> list[dict[str, Any]]:
    """Return the arguments of the waiting jobs of a task."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT args FROM procrastinate_jobs WHERE task_name = %s ORDER BY id", [task]
        )
        return [json.loads(args) if isinstance(args, str) else args for (args,) in cursor]


def test_the_end_of_a_match_queues_its_ending() -> None:
    users = people(2)
    earlier = len(jobs_of("keep_ending"))  # of other tests
    over, voided = room_of(users, "mastery"), room_of(users, "mastery", 5)
    assert jobs_of("keep_ending")[earlier:] == [{"table": str(over.id)}]
    void_table(voided, "test")
    assert jobs_of("keep_ending")[earlier:] == [{"table": str(over.id)}, {"table": str(voided.id)}]
    assert list(without_ending())[-2:] == [over.id, voided.id]
    assert [keep_ending(room.id) for room in (over, voided, over)] == [True, True, True]
    assert not {over.id, voided.id} & set(without_ending())
    assert Ending.objects.get(table=over).holds
    assert len(bytes(Ending.objects.get(table=over).shown)) < 20_000


def test_an_open_table_and_a_running_match_have_no_ending() -> None:
    running = room_of(people(2), "mastery", 5)
    assert keep_ending(running.id) is False
    assert keep_ending(uuid.uuid4()) is False


def test_endings_need_no_edition_of_their_own() -> None:
    """Without its content, a match is shown in the same way."""
    users = people(2)
    room = room_of(users, "mastery")
    keep_ending(room.id)
    Edition.objects.all().delete()
    data = json.loads(room.state)
    data["content"] = "0" * 16
    Table.objects.filter(id=room.id).update(state=json.dumps(data))
    forget()
    seen = Reader(room, users[0]).ask("/view").json()
    assert (seen["kept"], seen["explain"]) == ("content-not-installed", [])
