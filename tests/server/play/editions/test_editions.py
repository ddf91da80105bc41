"""A match keeps the content it began with, whatever is corrected later, and is never broken by it.

A correction is deployed as another content of the game, with everything forgotten that a process
has at hand; once also as another installation, in a server process of its own.
"""

from __future__ import annotations

import json
import random
import shutil
import uuid
from pathlib import Path
from typing import Any

import pytest

import gonfalon
from gonfalon.cli import main
from gonfalon.server.jobs.bots import take_turns
from gonfalon.server.play.models import Edition
from gonfalon.server.play.reading import match_of
from gonfalon.server.play.storage.editions import EDITIONS
from gonfalon.server.tables.models import Table
from tests.server.forgetting import forget
from tests.server.play.editions.corrections import (
    CORRECTED,
    CORRECTIONS,
    Correction,
    Player,
    broken,
    deployed,
    opens,
    play_on,
    play_until_bot,
    rooms,
)
from tests.server.playing import people, table, token
from tests.server.running import HOST, site
from tests.server.visitor import Program

pytestmark = pytest.mark.django_db(transaction=True)


@CORRECTED
def test_matches_keep_their_content_and_new_ones_have_the_new(
    correction: Correction, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over, running, users = rooms(correction)
    old = match_of(over).content.digest
    with_bot = table(users, bot=1, game=correction.game, settings=correction.settings)
    with deployed(correction) as new:
        assert new != old
        opens(Player(over, users[0]), old)
        # a running match goes on to its end with the old number
        players = [Player(running, user) for user in users]
        luck = random.Random(3)
        # (over HTTP for a while: the rest of it at once would be too often)
        given = sum(player.answer(luck) for _ in range(20) for player in players)
        assert given > 5
        play_on(running)
        assert Table.objects.get(id=running.id).status == Table.Status.OVER
        opens(players[1], old)
        # so do bots, who think in a process that has only what is installed
        play_until_bot(with_bot, users[0])
        assert take_turns(with_bot.id, stint=0) == 1
        # and a match that starts now has the new one
        fresh = table(users, game=correction.game, settings=correction.settings)
        play_on(fresh)
        opens(Player(fresh, users[0]), new)
        asked = Program(token(users[0]))
        told = {d: asked.get(f"/api/games/{correction.game}/editions/{d}") for d in (old, new)}
        assert correction.read(told[old].json()) == correction.before
        assert correction.read(told[new].json()) == correction.after
        assert "immutable" in told[old]["Cache-Control"]
        record = Player(fresh, users[0]).ask("GET", "/record").content
    # nothing here has the new content now: its package does not keep it
    check_files(record, told[new].content, tmp_path, capsys)


@CORRECTED
def test_invalid_content_stops_no_match_that_has_its_own(correction: Correction) -> None:
    over, running, users = rooms(correction)
    old = match_of(over).content.digest
    waits = Table.objects.create(game=correction.game, owner=users[0], seat_count=2)
    with broken(correction):
        opens(Player(over, users[0]), old)
        players = [Player(running, user) for user in users]
        luck = random.Random(3)
        assert sum(player.answer(luck) for _ in range(5) for player in players) > 1
        play_on(running)
        assert Table.objects.get(id=running.id).status == Table.Status.OVER
        opens(players[1], old)
        assert players[0].program.send("GET", f"/api/tables/{waits.id}").status_code < 500


def check_files(
    text: bytes, edition: bytes, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Check a record as a file: it is verified with its content, and says so without."""
    record, content = folder / "match.record", folder / "content.json"
    record.write_bytes(text)
    content.write_bytes(edition)
    assert main(["verify", str(record), "--content", str(content)]) == 0
    capsys.readouterr()
    assert main(["verify", str(record)]) == 2
    said = capsys.readouterr()
    assert "cannot be checked here: made with content" in said.err
    assert "Traceback" not in said.err


@CORRECTED
def test_what_a_match_is_played_with_is_stored_once(correction: Correction) -> None:
    users = people(2)
    for _ in range(3):
        room = table(users, game=correction.game)
    stored = Edition.objects.get()
    content = match_of(room).content
    assert (stored.game, stored.digest) == (correction.game, content.digest)
    forget()
    assert EDITIONS.build(stored.game, stored.digest, stored.text).digest == content.digest


def test_another_installation_serves_the_matches_of_this_one(tmp_path: Path) -> None:
    """The same in a server process of its own, whose package has the corrected files."""
    found = {slug: rooms(correction) for slug, correction in CORRECTIONS.items()}
    digests = {slug: match_of(over).content.digest for slug, (over, _, _) in found.items()}
    package = tmp_path / "gonfalon"
    shutil.copytree(Path(gonfalon.__file__).parent, package)
    for slug, correction in CORRECTIONS.items():
        correct(package / "games" / slug / "content" / correction.file, correction)
    with site(
        tmp_path / "log", PYTHONPATH=str(tmp_path), GONFALON_HOSTS=HOST, GONFALON_LIMITS="0"
    ) as there:
        for slug, (over, running, users) in found.items():
            who = {"Authorization": f"Bearer {token(users[0])}"}
            installed = json.loads(there.ask("GET", f"/api/games/{slug}").body)["digest"]
            assert installed != digests[slug]
            for room in (over, running):
                for path in ("/view", "/view?version=2", "/since/-1"):
                    answer = there.ask("GET", f"/api/tables/{room.id}{path}", who)
                    assert answer.status == 200, answer.body
                    assert json.loads(answer.body).get("content", digests[slug]) == digests[slug]
            answer = there.ask("GET", f"/api/tables/{over.id}/verified", who)
            assert json.loads(answer.body)["holds"] is True
            edition = there.ask("GET", f"/api/games/{slug}/editions/{digests[slug]}")
            correction = CORRECTIONS[slug]
            assert correction.read(json.loads(edition.body)) == correction.before
            moved = [choose_there(there, running, user) for user in users]
            assert 200 in moved
            assert all(status < 500 for status in moved)


def correct(path: Path, correction: Correction) -> None:
    """Correct a file."""
    text = path.read_text()
    assert correction.printed in text
    path.write_text(text.replace(correction.printed, correction.corrected, 1))


def choose_there(there: Any, room: Table, user: Any) -> int:
    """Give the first answer to the first question; return the status."""
    who = {"Authorization": f"Bearer {token(user)}", "Content-Type": "application/json"}
    seen = json.loads(there.ask("GET", f"/api/tables/{room.id}/view", who).body)
    if not seen["explain"]:
        return 0
    asked = seen["explain"][0]
    body = {
        "decision": asked["decision"],
        "options": [asked["options"][0]["id"]],
        "key": str(uuid.uuid4()),
    }
    answer = there.ask("POST", f"/api/tables/{room.id}/choices", who, json.dumps(body).encode())
    return int(answer.status)
