"""Matches from before editions, and those whose content or rules are gone."""

from __future__ import annotations

import json
import random
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

from gonfalon.kernel.game import game
from gonfalon.server.jobs import sweeper
from gonfalon.server.jobs.bots import take_turns
from gonfalon.server.play.models import Edition
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Table
from tests.server.forgetting import forget
from tests.server.play.editions.corrections import (
    CORRECTED,
    CORRECTIONS,
    Correction,
    Player,
    deployed,
    opens,
    play_on,
    play_until_bot,
    rooms,
)
from tests.server.playing import people, table, token
from tests.server.visitor import Program

pytestmark = pytest.mark.django_db(transaction=True)


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
