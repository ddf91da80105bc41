"""Corrections of cards: deployed, broken, and played with before and after."""

from __future__ import annotations

import random
import re
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from gonfalon.kernel.content.content import read_content
from gonfalon.kernel.game import game
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.server.play import moves
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Seat, Table
from tests.games.every import SLUGS
from tests.server.forgetting import forget
from tests.server.playing import people, table, token
from tests.server.visitor import Program


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


def play_until_bot(room: Table, user: Any) -> None:
    """Answer for the person until the bot is asked."""
    while (decision := match_of(Table.objects.get(id=room.id)).decisions[0]).seat == 0:
        moves.choose(room.id, user.id, decision.id, [decision.options[0].id], uuid.uuid4())
