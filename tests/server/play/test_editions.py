"""A match keeps the content it began with, whatever is corrected later, and is never broken by it.

A correction is deployed as another content of the game, with everything forgotten that a process
has at hand; once also as another installation, in a server process of its own.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import gonfalon
from gonfalon.cli import main
from gonfalon.kernel.content.content import read_content
from gonfalon.kernel.game import game
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.server.jobs import sweeper
from gonfalon.server.jobs.bots import take_turns
from gonfalon.server.play import moves
from gonfalon.server.play.models import Edition
from gonfalon.server.play.reading import match_of
from gonfalon.server.play.storage.editions import EDITIONS
from gonfalon.server.tables.models import Seat, Table
from tests.games.every import SLUGS
from tests.server.forgetting import forget
from tests.server.playing import people, table, token
from tests.server.running import HOST, site
from tests.server.visitor import Program

pytestmark = pytest.mark.django_db(transaction=True)


@dataclass(frozen=True)
class Correction:
    """A number of a card that is corrected, and where it stands."""

    game: str
    path: tuple[Any, ...]
    before: int
    after: int
    pack: str
    settings: dict[str, Any]
    file: str
    printed: str  # in this file, instead of which it says `corrected`
    corrected: str

    def read(self, edition: dict[str, Any]) -> int:
        """Return the number in an edition as the server tells it."""
        value: Any = edition["sections"]
        for step in self.path:
            value = value[step]
        found: int = value
        return found


CORRECTIONS = {
    "crusaders": Correction(
        "crusaders",
        ("states", "jerusalem", "start_coins"),
        4,
        9,
        "[states.jerusalem]\nstart_coins = 9",
        {},
        "map.toml",
        "start_units = 4\nstart_coins = 4\n",
        "start_units = 4\nstart_coins = 9\n",
    ),
    "glory": Correction(
        "glory",
        ("titles", "strong", "glory"),
        7,
        9,
        "[titles.strong]\nglory = 9",
        {},
        "titles.toml",
        "[titles.strong]\nglory = 7\n",
        "[titles.strong]\nglory = 9\n",
    ),
    "mastery": Correction(
        "mastery",
        ("cards", "conflict_2", "effects", 0, "n"),
        2,
        7,
        "[cards.conflict_2]\neffects = [{ when = 'conflict_reveal', target = 'self',"
        " op = 'conflict_value', n = 7 }]",
        {"round_limit": 4},
        "cards.toml",
        'op = "conflict_value", n = 2 }',
        'op = "conflict_value", n = 7 }',
    ),
    "paladins": Correction(
        "paladins",
        ("walls", "wall_double_strength", "vp"),
        0,
        9,
        "[walls.wall_double_strength]\nvp = 9",
        {},
        "walls.toml",
        "n = 2 }]\nvp = 0\n",
        "n = 2 }]\nvp = 9\n",
    ),
}
CORRECTED = pytest.mark.parametrize("correction", [CORRECTIONS[slug] for slug in SLUGS], ids=SLUGS)


@contextmanager
def deployed(correction: Correction) -> Iterator[str]:
    """Install corrected content; give its digest."""
    played: Any = game(correction.game)
    before = played.load()
    played.installed = played.build(read_content(played.package, (correction.pack,)))
    forget()
    try:
        yield played.installed.digest
    finally:
        played.installed = before
        forget()


@contextmanager
def broken(correction: Correction) -> Iterator[None]:
    """Install content in which the number has become a word, which the game's loader refuses."""
    played: Any = game(correction.game)
    word = re.sub(rf"= {correction.after}\b", "= 'nonsense'", correction.pack)
    entries = read_content(played.package, (word,))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gonfalon.kernel.game.read_content", lambda package: entries)
        before, played.installed = played.installed, None
        forget()
        try:
            with pytest.raises((GonfalonError, TypeError, ValueError)):
                played.load()
            yield
        finally:
            played.installed = before
            forget()


def play_on(room: Table, most: int = 10_000) -> int:
    """Answer for everybody, below the API; return how many answers were given."""
    luck = random.Random(5)
    seats = dict(Seat.objects.filter(table=room).values_list("number", "user_id"))
    for given in range(most):
        match = match_of(Table.objects.get(id=room.id))
        if match.over:
            return given
        decision = match.decisions[0]
        option = luck.choice(decision.options).id
        user = seats[decision.seat]
        assert user is not None
        moves.choose(room.id, user, decision.id, [option], uuid.uuid4())
    return most


class Player:
    """Somebody who plays over HTTP; nothing it asks may break the server."""

    def __init__(self, room: Table, user: Any) -> None:
        self.program = Program(token(user))
        self.path = f"/api/tables/{room.id}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask about the table."""
        answer = self.program.send(method, self.path + path, body)
        assert answer.status_code < 500, (path, answer.content)
        return answer

    def early(self) -> int:
        """Return a version from the beginning that was published: some answers publish none."""
        found: int = self.ask("GET", "/since/-1").json()["news"][2]["version"]
        return found

    def answer(self, luck: random.Random) -> bool:
        """Answer if there is a question; tell whether there was one."""
        seen = self.ask("GET", "/view").json()
        if not seen["explain"]:
            return False
        asked = luck.choice(seen["explain"])
        option = luck.choice(asked["options"])["id"]
        body = {"decision": asked["decision"], "options": [option], "key": str(uuid.uuid4())}
        assert self.ask("POST", "/choices", body).status_code == 200
        return True


def rooms(correction: Correction) -> tuple[Table, Table, list[Any]]:
    """Return a match that is over and one that runs, and who plays."""
    users = people(2, correction.game)
    over = table(users, game=correction.game, settings=correction.settings)
    running = table(users, game=correction.game, settings=correction.settings)
    play_on(over)
    play_on(running, 12)
    return Table.objects.get(id=over.id), Table.objects.get(id=running.id), users


def opens(player: Player, digest: str) -> None:
    """Check that a finished match opens, replays and verifies with the content it had."""
    seen = player.ask("GET", "/view")
    assert (seen.status_code, seen.json()["content"]) == (200, digest)
    past = player.ask("GET", f"/view?version={player.early()}")
    assert (past.status_code, past.json()["content"]) == (200, digest)
    assert player.ask("GET", "/since/-1").status_code == 200
    assert f"content: {digest}\n" in player.ask("GET", "/record").content.decode()
    assert player.ask("GET", "/proof").json()["seed"]
    assert player.ask("GET", "/verified").json()["holds"] is True


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


def play_until_bot(room: Table, user: Any) -> None:
    """Answer for the person until the bot is asked."""
    while (decision := match_of(Table.objects.get(id=room.id)).decisions[0]).seat == 0:
        moves.choose(room.id, user.id, decision.id, [decision.options[0].id], uuid.uuid4())


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


@CORRECTED
def test_a_match_from_before_editions_is_played_with_what_is_installed(
    correction: Correction,
) -> None:
    over, running, users = rooms(correction)
    packed = table(users, game=correction.game, packs=[correction.pack])
    digest = match_of(over).content.digest
    Edition.objects.all().delete()
    forget()
    opens(Player(over, users[0]), digest)
    assert any(Player(running, user).answer(random.Random(1)) for user in users)
    assert any(Player(packed, user).answer(random.Random(1)) for user in users)


@contextmanager
def former_digests(slug: str, packs: tuple[str, ...] = ()) -> Iterator[str]:
    """Let content go by the digest that it had before November 2026; give that digest."""
    played: Any = game(slug)
    before = played.load()
    entries = played.load(packs).entries
    named = entries.known_as(entries.digests()[1])
    played.installed = played.build(named)
    forget()
    try:
        yield played.installed.digest
    finally:
        played.installed = before
        forget()


@CORRECTED
@pytest.mark.parametrize("stored", [True, False], ids=["stored", "never stored"])
def test_matches_that_name_a_former_digest_go_on(correction: Correction, stored: bool) -> None:
    """Under the name they have, whether their content was stored or is the installed one."""
    with former_digests(correction.game) as former:
        over, running, users = rooms(correction)
        assert match_of(over).content.digest == former
    if not stored:
        Edition.objects.all().delete()
    opens(Player(over, users[0]), former)
    assert any(Player(running, user).answer(random.Random(1)) for user in users)
    play_on(running)
    opens(Player(running, users[0]), former)
    told = Program(token(users[0])).get(f"/api/games/{correction.game}/editions/{former}")
    assert told.json()["digest"] == former
    fresh = table(users, game=correction.game, settings=correction.settings)
    assert match_of(fresh).content.digest == game(correction.game).load().digest != former


def test_packs_are_found_by_a_former_digest_too() -> None:
    """A match from before editions were stored has only its packs."""
    correction = CORRECTIONS["mastery"]
    users = people(2, "mastery")
    with former_digests("mastery", (correction.pack,)) as former:
        room = table(users, game="mastery")
    Table.objects.filter(id=room.id).update(packs=[correction.pack])
    Edition.objects.all().delete()
    assert match_of(Table.objects.get(id=room.id)).content.digest == former


def test_the_migration_keeps_what_matches_are_played_with() -> None:
    from django.apps import apps

    correction = CORRECTIONS["mastery"]
    over, _, users = rooms(correction)
    packed = table(users, game="mastery", packs=[correction.pack])
    wanted = {match_of(room).content.digest for room in (over, packed)}
    Edition.objects.all().delete()
    migration = import_module("gonfalon.server.play.migrations.0004_editions")
    migration.keep_installed(apps, None)
    assert set(Edition.objects.values_list("digest", flat=True)) == wanted


def set_rules(room: Table, version: int) -> None:
    """Let a match be one of another version of the rules."""
    data = json.loads(Table.objects.get(id=room.id).state)
    data["rules"] = version
    if data.get("trail", {}).get("base"):
        data["trail"]["base"]["rules"] = version
    Table.objects.filter(id=room.id).update(state=json.dumps(data))


@CORRECTED
@pytest.mark.parametrize("missing", ["content-not-installed", "rules-not-installed"])
def test_without_its_content_or_rules_a_match_is_only_kept(
    correction: Correction, missing: str
) -> None:
    with deployed(correction):
        over, running, users = rooms(correction)
        with_bot = table(users, bot=1, game=correction.game, settings=correction.settings)
        play_until_bot(with_bot, users[0])
    if missing == "content-not-installed":
        Edition.objects.all().delete()
    else:
        for room in (over, running, with_bot):
            set_rules(room, 99)
    for room in (over, running):
        refused_politely(Player(room, users[0]), missing, room is over)
    kept = Player(over, users[0])
    record = kept.ask("GET", "/record")
    assert record.status_code == 200
    if missing == "rules-not-installed":
        assert "\nrules: 99\n" in record.content.decode()
    assert kept.ask("GET", "/proof").json()["seed"]
    assert kept.ask("GET", "/verified").json()["code"] == missing
    assert take_turns(with_bot.id) == 0
    Table.objects.filter(id=running.id).update(deadline=running.moved_at)
    sweeper.Sweeper().sweep()
    assert Table.objects.get(id=running.id).status == Table.Status.PLAYING


def refused_politely(player: Player, code: str, is_over: bool) -> None:
    """Check what can still be read, and how the rest is refused."""
    assert player.ask("GET", "").status_code == 200
    assert player.ask("GET", "/since/-1").status_code == 200
    key = str(uuid.uuid4())
    for method, path, body in (
        ("GET", "/view", None),
        ("GET", f"/view?version={player.early()}", None),
        ("POST", "/choices", {"decision": "x", "options": ["x"], "key": key}),
        ("POST", "/undo", {"to": "x", "key": key}),
        ("POST", "/rewind", {"version": 1, "key": key}),
        ("POST", "/plans", {"decision": "x", "wanted": {"x": 1}}),
        ("POST", "/series", {"decision": "x", "options": ["x"]}),
    ):
        answer = player.ask(method, path, body)
        ended = is_over and path in ("/undo", "/rewind")
        assert answer.status_code == 409, (path, answer.content)
        assert answer.json()["code"] == ("not-playing" if ended else code), (path, answer.content)


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
