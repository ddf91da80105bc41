"""The interface of a game: everything the kernel, the server and the tools need from it.

To add a game, subclass `Game` and `Content` and register the instance in the entry-point group
`gonfalon.games`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.content.content import Entries, read_content, with_packs
from gonfalon.kernel.content.versions import FIRST, RulesVersion, check_versions
from gonfalon.kernel.effects.effects import Combinator, OneOf
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import POLICIES, QUICK, Step
from gonfalon.kernel.play.trail import Trail
from gonfalon.kernel.values.decision import Option
from gonfalon.kernel.values.errors import NotInstalled, Refused
from gonfalon.kernel.values.message import Message, Messages, Text
from gonfalon.kernel.values.native import mypyc_attr
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import NoSettings
from gonfalon.kernel.values.worth import Worth

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gonfalon.drawing.front import FrontStep
    from gonfalon.drawing.shapes import Sketcher


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """A game's components, loaded and validated once and shared by all matches.

    `vocabulary` maps the engine's small integers to stable text ids ("card" 3 is "conflict_5").
    `digest` identifies exactly this content in records. `register` lists, for each decision kind,
    every option it can ever offer. `combinators` are the effects that steps refer to by number.
    """

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.digest: str = entries.digest()
        self.vocabulary: Mapping[str, Sequence[str]] = {}
        self.register: Mapping[str, Sequence[Option]] = {}
        self.combinators: list[Combinator[Any]] = []

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.digest})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """A game plug-in. There is one instance per game, found by its slug.

    A game has to write `start` and `view`, and to name its steps and messages. Everything else has
    a default that suits a small game.
    """

    slug: ClassVar[str] = ""
    prefix: ClassVar[str] = ""  # of the rule ids, e.g. MM for MM-BAT-40
    versions: ClassVar[tuple[RulesVersion, ...]] = FIRST  # of the rules, oldest first
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 1
    minutes: ClassVar[int] = 0  # how long a match takes, roughly; 0 if the game does not say
    # Whether the web client draws it: a board, pictures of it, and a page on how to play.
    has_board: ClassVar[bool] = False
    starts_with_map: ClassVar[bool] = False  # whether the first position is worth a picture
    package: ClassVar[str] = ""  # contains content, ledger and texts
    step_classes: ClassVar[tuple[type[Step[Any]], ...]] = ()
    declared: ClassVar[Messages | None] = None  # every message the game can produce
    # The name of each purpose of draws. A chance label is an index into it.
    draws: ClassVar[tuple[str, ...]] = ()
    settings: ClassVar[Settings[Any]] = Settings(NoSettings)
    # Content section -> the word that the text ids of its entries start with.
    kinds: ClassVar[Mapping[str, str]] = {}
    # Decision kind -> the option that ends the turn and so gives up all the others.
    closing: ClassVar[Mapping[str, str]] = {}
    # Decision kinds of the set-up, which somebody new to the game cannot judge: where players wish
    # for a quick start, they are answered as the coach advises (`gonfalon.table.quick_start`).
    setup_questions: ClassVar[tuple[str, ...]] = ()
    # What is hidden, for `gonfalon leaks --plant NAME`: a pack and its zone, or NUMBERS and which.
    secrets: ClassVar[Mapping[str, tuple[int, int]]] = {}

    def __init__(self) -> None:
        check_versions(self.versions)
        self.installed: Content | None = None
        self.editions: dict[str, Content] = {}  # see `kernel/records/editions.py`
        self.only: dict[type[Step[Any]], type[Step[Any]]] = {}  # see `find_only`

    def __repr__(self) -> str:
        return f"Game({self.slug!r})"

    @property
    def rules_version(self) -> int:
        """The version of the rules that new matches begin under."""
        return self.versions[-1].number

    def check_rules(self, rules: int) -> None:
        """Raise `NotInstalled` unless matches of this version of the rules can be played here."""
        played = [version.number for version in self.versions if version.played]
        if rules not in played:
            raise NotInstalled(
                "rules-not-installed",
                f"made under rules version {rules} of {self.slug}, which is not installed"
                f" (here: {', '.join(map(str, played))})",
            )

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        """Return the installed content, corrected by content packs (TOML texts).

        Without packs it is read once and shared.
        """
        if self.installed is None:
            self.installed = self.build(read_content(self.package))
        return self.build(with_packs(self.installed.entries, packs)) if packs else self.installed

    def build(self, entries: Entries) -> Content:
        """Build content from entries, for example those an older match was started with."""
        return Content(entries)

    def chance_names(self, seats: int) -> tuple[str, ...]:
        """Return `draws`. Override it if the purposes depend on the number of seats."""
        return self.draws

    def check_settings(
        self, content: Content, seats: int, settings: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return complete settings for a match. Raise `Refused` if the rules do not allow them."""
        self.settings.check_names(settings, f"{self.slug} has no setting")
        return dict(self.settings.read(settings))

    def setups(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return every allowed pair of seat count and settings, for tests and simulations.

        By default every number of seats, with the default settings.
        """
        return [
            (seats, dict(self.settings.read({})))
            for seats in range(self.min_seats, self.max_seats + 1)
        ]

    def start(self, content: Content, seats: int, settings: dict[str, Any]) -> tuple[T, Step[T]]:
        """Return the empty state and the step that sets it up."""
        raise NotImplementedError

    def load_state(
        self, content: Content, seats: int, settings: dict[str, Any], data: dict[str, Any]
    ) -> T:
        """Rebuild a state from its `dump`."""
        state, _ = self.start(content, seats, settings)
        return state.load(data)

    def choose_effect(self, m: Match[T], side: int, choice: OneOf[T]) -> None:
        """Call the step that asks a seat, or choose by rule for a side without one."""
        raise NotImplementedError

    def steps(self) -> dict[str, type[Step[T]]]:
        """Return all step classes by their `NAME`."""
        return {step.NAME: step for step in self.step_classes}

    def find_only(self, kind: type[Step[Any]]) -> type[Step[Any]]:
        """Return the only step class of this kind and keep it in `only`; `Step` if there are more.

        When compiled, comparing a step's class with it takes half the time of `isinstance`, which
        is slow for a class that is not known in advance, above all if the answer is no.
        """
        found = {step for step in self.steps().values() if issubclass(step, kind)}
        only = found.pop() if len(found) == 1 else Step
        self.only[kind] = only
        return only

    def messages(self) -> dict[str, Message]:
        """Return all of the game's messages by id."""
        return {} if self.declared is None else self.declared.by_id

    def view(self, m: Match[T], viewer: int | None) -> Mapping[str, Any]:
        """Return what a viewer (None: a spectator) may know of the state, as plain JSON."""
        raise NotImplementedError

    def worth(self, m: Match[T], seat: int) -> list[Worth]:
        """Return what components are worth to a player, from what that player may know.

        They appear in the player's view, for close-ups and the score sheet.
        """
        return []

    def points(self, m: Match[T]) -> list[int]:
        """Return the points of each side so far, hidden ones too; empty if the game has none.

        Only the course of a match that is over shows them.
        """
        return []

    def broken_invariants(self, m: Match[T]) -> list[str]:
        """Return a description of each violated invariant; empty if all is well."""
        return []

    def content_used(self, m: Match[T]) -> set[str]:
        """Return the entries that have come into play so far, as "section.id".

        Simulations use it to report content that no match has ever reached.
        """
        return set()

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of the game-specific parts of the JSON, for its schema.

        The keys are "state" (of a view), "preview" (of a question) and "option_preview". The schema
        leaves a missing part open. That of the settings is `settings.shape`.
        """
        return {}

    def option_kinds(self, content: Content) -> dict[str, set[str]]:
        """Return, for each decision kind, every option id it can ever offer."""
        return {kind: {o.id for o in options} for kind, options in content.register.items()}

    def sides(self, content: Content, seats: int, settings: dict[str, Any]) -> list[list[int]]:
        """Return groups of seats that win or lose together. By default each seat is on its own."""
        return [[seat] for seat in range(seats)]

    def card_text(self, content: Content, section: str, id: str) -> list[Text]:
        """Describe what a component does. Derived from the content, so the two cannot disagree."""
        return []

    def screen(self) -> type | None:
        """Return the class that shows a match in a terminal, a `gonfalon.terminal.screen.Screen`.

        Import it here, not above, as other programs do not need it. Without one, players see the
        questions and what happens.
        """
        return None

    def sketcher(self) -> Sketcher | None:
        """Return the function that draws a position, for `Match.svg` and the server's share cards.

        It gets the state of a view and the sections of the content. Import it here, not above:
        most programs never draw.
        """
        return None

    def front_step(self) -> FrontStep | None:
        """Return the step of the game's lesson that a landing page can show, on a board.

        A site shows that of the first game that has one. Import it here, not above.
        """
        return None

    def places(self, content: Content, seats: int) -> Mapping[str, Mapping[str, str]]:
        """Return display names of board places: argument kind -> place id -> name.

        They may depend on the number of seats. The names are printed on the board and are the same
        in every language. Ids do not change.
        """
        return {}

    def current_step(self, content: Content, data: dict[str, Any]) -> dict[str, Any]:
        """Return a saved step in the form that the current code saves it in.

        For changes of the form alone: the rules version and the records stay the same.
        """
        return data

    # -- common to all games ----------------------------------------------------------------

    def new(
        self,
        seats: int,
        chance: Chance,
        settings: Mapping[str, Any] | None = None,
        content: Content | None = None,
        policy: str = QUICK,
        live: bool = True,
        rules: int = 0,
    ) -> Match[T]:
        """Start a match. `live` enables trail, log and events, which simulations do without.

        `rules` is the version of the rules, by default the newest. A match of an older version has
        exactly the settings that it is given: others may have been added since.
        """
        if policy not in POLICIES:
            raise Refused("bad-policy", f"{policy!r} is not one of {', '.join(POLICIES)}")
        if not self.min_seats <= seats <= self.max_seats:
            raise Refused(
                "bad-seats", f"{self.slug} is for {self.min_seats} to {self.max_seats} seats"
            )
        if content is None:
            content = self.load()
        given = settings or {}
        complete = self.check_settings(content, seats, given)
        if rules and rules != self.rules_version:
            complete = {name: complete[name] for name in given}
        state, first = self.start(content, seats, complete)
        match: Match[T] = Match(self, content, seats, complete, chance, state, policy, rules)
        match.listening = live
        if live:
            match.log = []
        match.call(first)
        match.advance()
        if live:
            match.trail = Trail()
        return match


def game_slugs() -> list[str]:
    """Return the slugs of all installed games, without loading them."""
    return sorted(point.name for point in entry_points(group="gonfalon.games"))


def installed_games() -> dict[str, Game[Any]]:
    """Return all installed games by slug."""
    found: dict[str, Game[Any]] = {}
    for point in entry_points(group="gonfalon.games"):
        found[point.name] = point.load()
    return dict(sorted(found.items()))


def game(slug: str) -> Game[Any]:
    """Return a built-in game or an installed plug-in by slug, or raise `Refused`."""
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
    found = installed_games().get(slug)
    if found is None:
        raise Refused("unknown-game", f"no game {slug!r}")
    return found
