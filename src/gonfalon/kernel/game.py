"""The face of a game: what the kernel, the server and the tools need to know of it."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from gonfalon.kernel.chance import Chance
from gonfalon.kernel.content import Entries
from gonfalon.kernel.decision import Decision
from gonfalon.kernel.errors import Refused
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Message, Said
from gonfalon.kernel.native import mypyc_attr
from gonfalon.kernel.step import POLICIES, QUICK, Step, T
from gonfalon.kernel.trail import Trail

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """A game's components, loaded and checked once, shared by all matches.

    `vocabulary` turns the engine's small integers into stable text ids ("card" 3 is
    "conflict_5"); `digest` names this very content in records.
    """

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.digest: str = entries.digest()
        self.vocabulary: Mapping[str, Sequence[str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """A plug-in: one object per game, found by its slug."""

    slug: ClassVar[str] = ""
    prefix: ClassVar[str] = ""  # of the rule ids
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 1
    package: ClassVar[str] = ""  # where content, ledger and texts lie
    # Section of the content -> the word that the text ids of its entries begin with.
    kinds: ClassVar[Mapping[str, str]] = {}

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        """Return the content, corrected by content packs (TOML texts)."""
        raise NotImplementedError

    def chance_names(self, seats: int) -> tuple[str, ...]:
        """Return the purposes of all draws; a label is an index into it."""
        raise NotImplementedError

    def check_options(
        self, content: Content, seats: int, options: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return the options of a match, complete; refuse what the rules do not allow."""
        raise NotImplementedError

    def option_sets(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return every seat count with every allowed set of options, for tests and simulation."""
        raise NotImplementedError

    def start(self, content: Content, seats: int, options: dict[str, Any]) -> tuple[T, Step[T]]:
        """Return the bare table and the step that sets it up."""
        raise NotImplementedError

    def load_table(
        self, content: Content, seats: int, options: dict[str, Any], data: dict[str, Any]
    ) -> T:
        """Return the table that its `dump` described."""
        raise NotImplementedError

    def steps(self) -> dict[str, type[Step[T]]]:
        """Return all kinds of steps by name."""
        raise NotImplementedError

    def messages(self) -> dict[str, Message]:
        """Return everything the game can say, by id."""
        raise NotImplementedError

    def view(self, m: Match[T], viewer: int | None) -> Mapping[str, Any]:
        """Return what a viewer may know of the table."""
        raise NotImplementedError

    def broken(self, m: Match[T]) -> list[str]:
        """Return the invariants that do not hold."""
        raise NotImplementedError

    def used(self, m: Match[T]) -> set[str]:
        """Return the content entries that a match has brought into play so far."""
        raise NotImplementedError

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of what the game's own JSON holds, for its schema.

        "table" (the view), "options" (of a match), "outlook" (of a question) and "option_outlook";
        a game that leaves one out says nothing about it.
        """
        return {}

    def option_kinds(self, content: Content) -> dict[str, set[str]]:
        """Return for each kind of decision all option ids it may ever offer."""
        raise NotImplementedError

    def sides(self, content: Content, seats: int, options: dict[str, Any]) -> list[list[int]]:
        """Return the seats that win or lose together; without teams everybody plays alone."""
        return [[seat] for seat in range(seats)]

    def described(self, content: Content, section: str, id: str) -> list[Said]:
        """Return what a component does, in words, so that its text follows the content."""
        return []

    def places(self, content: Content, seats: int) -> Mapping[str, Mapping[str, str]]:
        """Return by kind of argument what places are called on a board for so many seats.

        The names are drawn on the board and are the same in every language; ids stay as they are.
        """
        return {}

    def plan(self, m: Match[T], decision: Decision, wanted: Mapping[str, int]) -> list[str]:
        """Return the answers, one after the other, that bring about what is wanted.

        For questions that people think of as one ("so many here, so many there"); refused by rule
        if it cannot be had. A game without such questions refuses.
        """
        raise Refused("no-plan", f"{decision.kind} is answered one question at a time")

    def migrate(self, data: dict[str, Any]) -> dict[str, Any]:
        """Bring a saved state of an older rules version up to date."""
        return data

    # -- the same for all games -------------------------------------------------------------

    def new(
        self,
        seats: int,
        chance: Chance,
        options: Mapping[str, Any] | None = None,
        content: Content | None = None,
        policy: str = QUICK,
        live: bool = True,
    ) -> Match[T]:
        """Begin a match. `live` keeps trail, log and events; simulations do without."""
        if policy not in POLICIES:
            raise Refused("bad-policy", f"{policy!r} is not one of {', '.join(POLICIES)}")
        if not self.min_seats <= seats <= self.max_seats:
            raise Refused(
                "bad-seats", f"{self.slug} is for {self.min_seats} to {self.max_seats} seats"
            )
        if content is None:
            content = self.load()
        complete = self.check_options(content, seats, options or {})
        table, first = self.start(content, seats, complete)
        match: Match[T] = Match(self, content, seats, complete, chance, table, policy)
        match.listening = live
        if live:
            match.log = []
        match.push(first)
        match.advance()
        if live:
            match.trail = Trail()
        return match


def games() -> dict[str, Game[Any]]:
    """Return all installed games by slug."""
    found: dict[str, Game[Any]] = {}
    for point in entry_points(group="gonfalon.games"):
        found[point.name] = point.load()
    return dict(sorted(found.items()))


def game(slug: str) -> Game[Any]:
    """Return one game: a built-in one by name, or an installed plug-in."""
    if slug.isidentifier():
        try:
            module = import_module(f"gonfalon.games.{slug}")
        except ModuleNotFoundError as error:
            if error.name != f"gonfalon.games.{slug}":
                raise
        else:
            built_in: Game[Any] | None = getattr(module, "GAME", None)
            if built_in is not None:
                return built_in
    found = games().get(slug)
    if found is None:
        raise Refused("unknown-game", f"no game {slug!r}")
    return found
