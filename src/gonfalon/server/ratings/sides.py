"""Who is rated for a finished table, and with which rank. Implements docs/play/ratings.md.

Everything here is read from the table and its log; nothing is changed.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from uuid import UUID

from gonfalon.kernel.game import game
from gonfalon.server.accounts.bots import persons_behind
from gonfalon.server.play.storage.editions import content_at
from gonfalon.server.play.storage.log import answer_counts
from gonfalon.server.tables.models import Seat, Substitution, Table
from gonfalon.server.tables.rated import is_built_in
from gonfalon.server.tables.results import places_of

USER, BOT = "user:", "bot:"


@dataclass(frozen=True)
class Party:
    """A player who is rated for a seat."""

    seat: int
    who: str
    side: int
    rank: int
    gave_up: bool
    early: bool = False  # gave up in the first quarter of the match

    @property
    def user(self) -> UUID | None:
        """The account's id, if it is an account."""
        return UUID(self.who.removeprefix(USER)) if self.who.startswith(USER) else None

    @property
    def bot(self) -> str:
        """The bot's level, if it is a built-in bot."""
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else ""


@dataclass(frozen=True)
class Holder:
    """A seat's player at the start, and whether they gave it up."""

    who: str
    gave_up: bool
    early: bool = False


def parties_of(table: Table, known: dict[int, Holder] | None = None) -> list[Party]:
    """Return who is rated for a table, in seat order; empty if there is nothing to compare.

    `known` holds the parties stored when the table was reckoned. It replaces accounts that no
    longer exist.
    """
    if not table.rated or table.status != Table.Status.OVER or table.outcome is None:
        return []
    ranks: list[int] = table.outcome["ranks"]
    holders = holders_of(table, known or {})
    parties = [
        party_of(seat, side, ranks[seat], holders[seat])
        for side in sides_of(table)
        for seat in side
        if seat in holders
    ]
    if not any(party.who.startswith(USER) for party in parties):
        return []
    if len({party.side for party in parties}) < 2:
        return []
    persons = persons_behind([party.user for party in parties if party.user is not None])
    if len(set(persons)) < len(persons):
        return []  # somebody played against, or with, their own bot
    return sorted(settled(parties), key=lambda party: party.seat)


def party_of(seat: int, side: list[int], rank: int, holder: Holder) -> Party:
    """Return the party for a seat."""
    return Party(seat, holder.who, side[0], rank, holder.gave_up, holder.early)


def sides_of(table: Table) -> list[list[int]]:
    """Return the seats that win or lose together, as the game defines; most sides have one seat."""
    played = game(table.game)
    content = content_at(table)
    settings = played.check_settings(content, table.seat_count, table.settings)
    return played.sides(content, table.seat_count, settings)


def settled(parties: list[Party]) -> list[Party]:
    """Put sides that gave up behind all others, on one shared rank."""
    numbers: dict[int, list[int]] = defaultdict(list)
    for number, party in enumerate(parties):
        numbers[party.side].append(number)
    gone = {number for number, party in enumerate(parties) if party.gave_up}
    places = places_of([party.rank for party in parties], list(numbers.values()), gone)
    return [replace(party, rank=place) for party, place in zip(parties, places, strict=True)]


def holders_of(table: Table, known: dict[int, Holder]) -> dict[int, Holder]:
    """Return who is rated for each seat; seats for which this is unknown are omitted."""
    first = first_owners(table)
    own, all_answers = answers_by_hand(table, first)
    found: dict[int, Holder] = {}
    for seat in Seat.objects.filter(table=table).order_by("number"):
        number = seat.number
        if number in known and first.get(number) is None and known[number].who.startswith(USER):
            found[number] = known[number]
        elif (user := first.get(number)) is not None:
            gave_up = (
                seat.user_id != user
                or seat.resigned
                or seat.standing_in
                or 2 * own.get(number, 0) < all_answers.get(number, 0)
            )
            early = gave_up and 4 * own.get(number, 0) < all_answers.get(number, 0)
            found[number] = Holder(f"{USER}{user}", gave_up, early)
        elif is_built_in(seat):
            found[number] = Holder(f"{BOT}{seat.bot}", False)
    return found


def first_owners(table: Table) -> dict[int, UUID | None]:
    """Return the account that had each seat when the match began."""
    seats = Seat.objects.filter(table=table).values_list("number", "user_id")
    owners: dict[int, UUID | None] = dict(seats)
    given_up = Substitution.objects.filter(table=table).order_by("-at", "-id")
    for number, before in given_up.values_list("number", "before_id"):
        owners[number] = before
    return owners


def answers_by_hand(
    table: Table, first: dict[int, UUID | None]
) -> tuple[dict[int, int], dict[int, int]]:
    """Return each seat's number of answers given by its first owner, and of all answers."""
    own: dict[int, int] = defaultdict(int)
    every: dict[int, int] = defaultdict(int)
    for (seat, user), count in answer_counts(table.id).items():
        every[seat] += count
        owner = first.get(seat)
        if owner is not None and user == owner:
            own[seat] += count
    return own, every
