"""T-19: whole matches with canaries where secrets are, and nobody hears of what is not theirs.

Web process and worker in service, sockets, streams, mails, pushes, logs and metrics: everything
that leaves is kept and searched. GONFALON_CANARIES=100 plays a hundred matches of each game (one by
default).
"""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.db import connection

from gonfalon.server.accounts.leaving.export import export
from gonfalon.server.tables.models import Table
from tests.server.canaries import (
    CARD,
    Secret,
    Viewer,
    allowed,
    hits,
    leaks_of_match,
)
from tests.server.operating.evening import LOOK, WANTED, Evening, House

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.timeout(3600),
]

MATCHES = int(os.environ.get("GONFALON_CANARIES", "1"))
MARKS = {"glory": pytest.mark.slow, "paladins": pytest.mark.slow}  # two games are enough for CI


@pytest.fixture
def house(tmp_path: Path, transactional_db: Any) -> Iterator[House]:
    """The server in service."""
    made = House(tmp_path)
    with made.stack:
        yield made


@pytest.mark.parametrize("game", [pytest.param(g, marks=MARKS.get(g, ())) for g in WANTED])
def test_nobody_hears_of_what_is_not_theirs(house: House, game: str) -> None:
    for number in range(MATCHES):
        evening = Evening(house, game, number)
        evening.play()
        evening.after()
        check_people(evening)
        check_exports(evening)
        check_house(evening)


def check_people(evening: Evening) -> None:
    """What reached anybody by HTTP, sockets and streams was theirs."""
    assert evening.found(evening.secrets) == set()
    viewers = list(evening.viewers.values())
    theirs = allowed(Table.objects.get(id=evening.table.id), viewers)
    for viewer in viewers:
        assert leaks_of_match(viewer, theirs[viewer.name], evening.packs) == set()
    # The search would find what it looks for: what Anna heard is full of what is not Zoe's.
    zoe, anna = evening.viewers["Zoe"], evening.viewers["Anna"]
    thief = Viewer("Zoe", zoe.server, heard=anna.heard)
    assert len(leaks_of_match(thief, theirs["Zoe"], evening.packs)) > 20
    assert len(hits(evening.secrets, "Zoe", ((h.channel, h.text) for h in anna.heard))) > 1
    channels = {heard.channel for viewer in viewers for heard in viewer.heard}
    assert {
        "socket",
        f"{evening.path}/stream",
        f"GET {evening.path}/since/-1",
        f"GET /api/players/{evening.people['Anna'].username}/summary",
        f"POST {evening.path}/choices{LOOK}",
    } <= channels


def check_exports(evening: Evening) -> None:
    """What somebody takes home is their own; of the match it is what everybody may know now."""
    others = [s for s in evening.secrets if not s.name.startswith(("house", "seed"))]
    for name in ("Bohdan", "Zoe"):
        with zipfile.ZipFile(io.BytesIO(export(evening.people[name]))) as packed:
            texts = [(file, packed.read(file).decode()) for file in packed.namelist()]
        assert hits(others, name, iter(texts)) == set()
        assert any(evening.people[name].email in text for _, text in texts)


def check_house(evening: Evening) -> None:
    """Nothing is in logs, metrics, Redis and jobs; a letter or push tells its reader alone."""
    house = evening.house
    contributions = [Secret(f"contribution of {n}", c) for n, c in evening.contributions.items()]
    everything = [*evening.secrets, *contributions]
    with connection.cursor() as cursor:
        cursor.execute("SELECT string_agg(args::text, ' ') FROM procrastinate_jobs")
        jobs = cursor.fetchone()[0] or ""
    for channel, text in {**house.logs(), "jobs": jobs}.items():
        usual = everything
        if channel == "Redis":  # keeps tickets for the invited, and counts by address and account
            usual = [s for s in everything if s.name != "invitation"]
        assert hits(usual, channel, iter([(channel, text)])) == set()
        assert CARD.findall(text) == [], channel
    assert len(house.web.said()) > 10_000
    assert "gonfalon_moves_total" in house.logs()["metrics of web"]
    assert "gonfalon_jobs_total" in house.logs()["metrics of work"]
    assert {s.text for s in evening.secrets if s.name == "mailbox of Bohdan"} <= {
        to for to, _ in house.post.got
    }
    for to, letter in house.post.got:
        others = [s for s in everything if s.text != to]
        assert hits(others, to, iter([("mail", letter)])) == set()
        assert CARD.findall(letter) == []
    check_pushes(evening, everything)


def check_pushes(evening: Evening, everything: list[Secret]) -> None:
    """A push service learns nothing but where it goes; opened, it has nothing of the match."""
    house, opened = evening.house, 0
    for path, (headers, body) in zip(house.pushed.paths, house.pushed.got, strict=True):
        outside = "\n".join([path, *(f"{k}: {v}" for k, v in headers.items()), str(body)])
        assert hits(everything, "push service", iter([("push", outside)])) == set()
        for name, phone in evening.phones.items():
            if phone.body["endpoint"].endswith(path):
                opened += 1
                text = json.dumps(phone.read(body))
                # Bohdan's invitation is to another table, which he finds in his lobby.
                invited = name == "Bohdan" and "invites you" in text
                assert invited or str(evening.table.id) in text
                assert hits(everything, name, iter([("push", text)])) == set()
                assert CARD.findall(text) == []
    assert opened
