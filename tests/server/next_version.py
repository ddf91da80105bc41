"""A release with one more version of the rules, planted into this process.

In Medieval Mastery a turn brings two more knights; in Paladins a scoring player has three more
provisions. A careless release changes the rule without asking for the version of the match.
"""

from __future__ import annotations

import random
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from gonfalon.games.mastery.rules import turns
from gonfalon.games.mastery.rules.board.knights import gain_knights
from gonfalon.games.paladins.rules import rounds
from gonfalon.games.paladins.rules.scoring import finish
from gonfalon.kernel.content.versions import RulesVersion
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.records.saving import digest
from gonfalon.server.play import moves
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Seat, Table
from tests.server.forgetting import forget

GAMES = ("mastery", "paladins")
SETTINGS: dict[str, dict[str, Any]] = {"mastery": {"round_limit": 6}, "paladins": {}}


def versions_after(slug: str, played: bool = True) -> tuple[RulesVersion, ...]:
    """Return the versions of a game and one more; those before it are played or dropped."""
    before = game(slug).versions
    kept = [RulesVersion(v.number, v.date, v.change, v.rules, v.played and played) for v in before]
    return (*kept, RulesVersion(before[-1].number + 1, "2099-01-01", "Planted."))


@contextmanager
def next_version(careless: bool = False, drops: bool = False) -> Iterator[None]:
    """Deploy it: `careless` of running matches, or one that `drops` all earlier versions."""
    newest = {slug: game(slug).rules_version + 1 for slug in GAMES}

    def asks(m: Match[Any]) -> bool:
        return careless or m.rules >= newest[m.game.slug]

    def more_knights(m: Match[Any], seat: int, count: int) -> None:
        gain_knights(m, seat, count + 2 if asks(m) else count)

    def more_provisions(m: Match[Any]) -> None:
        for board in m.state.boards:
            board.provisions += 3 if asks(m) else 0
        finish(m)

    with ExitStack() as release:
        for slug in GAMES:
            made = versions_after(slug, not drops)
            release.enter_context(patch.object(type(game(slug)), "versions", made))
        release.enter_context(patch.object(turns, "gain_knights", more_knights))
        release.enter_context(patch.object(rounds, "finish", more_provisions))
        forget()
        yield
    forget()


Picker = random.Random


def pick(match: Match[Any], luck: Picker) -> tuple[str, str, int]:
    """Return a decision, an answer to it, and the seat that answers."""
    decision = luck.choice(match.decisions)
    return decision.id, luck.choice(decision.options).id, decision.seat


def expected_end(room: Table, luck: Picker) -> str:
    """Return the digest with which a match ends if the rules of today play it."""
    match = clone_with_trail(match_of(Table.objects.get(id=room.id)))
    while not match.over:
        decision, option, _ = pick(match, luck)
        match.choose(decision, option)
    return digest(match)


def play_on(room: Table, luck: Picker, most: int = 20_000) -> int:
    """Answer for everybody as the API does; return how many answers were given."""
    seats = dict(Seat.objects.filter(table=room).values_list("number", "user_id"))
    for given in range(most):
        match = match_of(Table.objects.get(id=room.id))
        if match.over:
            return given
        decision, option, seat = pick(match, luck)
        user = seats[seat]
        assert user is not None
        moves.choose(room.id, user, decision, [option], uuid.uuid4())
    return most


def begin(users: list[Any], slug: str, luck: Picker) -> Table:
    """Begin a match and play it to some moment before its end."""
    from tests.server.playing import table

    room = table(users, game=slug, settings=SETTINGS[slug])
    play_on(room, luck, luck.randrange(40))
    return room


def broken(room: Table, rules: int, end: str) -> str:
    """Return what is wrong with a match that was played to its end; empty if nothing is."""
    row = Table.objects.get(id=room.id)
    match = match_of(row)
    if row.status != Table.Status.OVER or not match.over:
        return f"{room.id} is not over"
    if match.rules != rules:
        return f"{room.id} ended under version {match.rules}"
    return "" if digest(match) == end else f"{room.id} ended otherwise"


def outlive(
    users: list[Any], matches: int, seed: int, tell: Callable[[str], None] = lambda _: None
) -> tuple[int, list[str]]:
    """Begin matches of both games, deploy the next version, and play them to their ends.

    Return how many inputs the next release took, and what is wrong.
    """
    rooms = [
        begin(users, GAMES[number % 2], random.Random(f"{seed} {number} before"))
        for number in range(matches)
    ]
    tell(f"{matches} matches begun")
    rules = {slug: game(slug).rules_version for slug in GAMES}
    ends = [
        expected_end(room, random.Random(f"{seed} {number}")) for number, room in enumerate(rooms)
    ]
    tell("their ends foretold")
    inputs = 0
    wrong: list[str] = []
    with next_version():
        for number, (room, end) in enumerate(zip(rooms, ends, strict=True)):
            try:
                inputs += play_on(room, random.Random(f"{seed} {number}"))
                found = broken(room, rules[room.game], end)
            except Exception as error:  # one broken match must not hide the others
                found = f"{room.id}: {type(error).__name__}: {error}"
            wrong += [found] if found else []
            if number % 50 == 49:
                tell(f"{number + 1} ended, {len(wrong)} broken")
    return inputs, wrong


READS = (
    *("", "/view", "/view?eyes=spectator", "/view?eyes=0", "/view?eyes=7", "/view?version=3"),
    *("/since/-1", "/frames/0", "/record", "/proof", "/verified", "/course", "/rewind"),
    *("/standing-orders", "/quick-start", "/coach", "/chat", "/version", "/stream"),
)


def read_all(rooms: list[Table], user: Any) -> Counter[int]:
    """Ask for everything that can be read of tables, over HTTP; return the answers by status."""
    from tests.server.playing import token
    from tests.server.visitor import Program

    program = Program(token(user))
    program.client.raise_request_exception = False
    found: Counter[int] = Counter()
    for room in rooms:
        paths = [f"/api/tables/{room.id}{path}" for path in READS]
        for path in (*paths, f"/tables/{room.id}", f"/cards/tables/{room.id}.en.png"):
            found[program.send("GET", path).status_code] += 1
    return found
