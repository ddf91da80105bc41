"""The face of Paladins of the West Kingdom."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, ClassVar

from gonfalon.games.paladins.abilities import Abilities
from gonfalon.games.paladins.act import Act
from gonfalon.games.paladins.automa import AutomaTurn
from gonfalon.games.paladins.choices import (
    ChooseAttribute,
    ChooseOne,
    ChoosePrayer,
    DropSuspicion,
    FreeRecruit,
)
from gonfalon.games.paladins.content import PaladinsContent
from gonfalon.games.paladins.debts import PayDebts
from gonfalon.games.paladins.described import described
from gonfalon.games.paladins.draft import ChoosePaladin, Draft
from gonfalon.games.paladins.effects import OPERATIONS
from gonfalon.games.paladins.favours import UseFavour
from gonfalon.games.paladins.invariants import broken_invariants
from gonfalon.games.paladins.messages import ALL
from gonfalon.games.paladins.rewards import Rewards
from gonfalon.games.paladins.rounds import Round
from gonfalon.games.paladins.setup import CHOOSE, Setup, check_options
from gonfalon.games.paladins.shapes import SHAPES, KingdomView
from gonfalon.games.paladins.shortfall import Shortfall
from gonfalon.games.paladins.state import CHANCE, Kingdom, load_kingdom
from gonfalon.games.paladins.tax import Inquisition, Suspect
from gonfalon.games.paladins.turns import Keep, Turn
from gonfalon.games.paladins.used import used_entries
from gonfalon.games.paladins.view import view_kingdom
from gonfalon.games.paladins.words import ACTIONS, ATTRIBUTES, DIFFICULTIES, WORKERS
from gonfalon.kernel.content import read_content
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Message, Said
from gonfalon.kernel.step import Step

STEPS: dict[str, type[Step[Kingdom]]] = {
    step.NAME: step
    for step in (
        Setup,
        Round,
        ChoosePaladin,
        Draft,
        Turn,
        Keep,
        Act,
        UseFavour,
        Rewards,
        DropSuspicion,
        ChoosePrayer,
        FreeRecruit,
        ChooseOne,
        ChooseAttribute,
        PayDebts,
        Suspect,
        Inquisition,
        Abilities,
        AutomaTurn,
        Shortfall,
    )
}


def own(content: Content) -> PaladinsContent:
    """Return the content as what it is for this game."""
    if not isinstance(content, PaladinsContent):
        raise KernelError("this is not content of Paladins of the West Kingdom")
    return content


class Paladins(Game[Kingdom]):
    """Paladins of the West Kingdom as a plug-in."""

    slug = "paladins"
    prefix = "PAL"
    rules_version = 1
    min_seats = 1
    max_seats = 4
    package = "gonfalon.games.paladins"
    kinds: ClassVar[Mapping[str, str]] = {
        "workers": "worker",
        "attributes": "attribute",
        "factions": "faction",
        "actions": "action",
        "regions": "region",
        "board_spaces": "space",
        "absolve_spaces": "absolve_space",
        "workshop_spaces": "workshop",
        "jars": "jar",
        "paladins": "paladin",
        "taverns": "tavern",
        "townsfolk": "townsfolk",
        "outsiders": "outsider",
        "walls": "wall",
        "suspicion": "suspicion",
        "debts": "debt",
        "kings_orders": "order",
        "kings_favours": "favour",
        "scheme_cards": "scheme",
    }

    def __init__(self) -> None:
        self.standard: PaladinsContent | None = None

    def load(self, packs: tuple[str, ...] = ()) -> PaladinsContent:
        """Return the content; without packs it is read once and shared."""
        if packs:
            return PaladinsContent(read_content(self.package, packs), OPERATIONS)
        if self.standard is None:
            self.standard = PaladinsContent(read_content(self.package), OPERATIONS)
        return self.standard

    def chance_names(self, seats: int) -> tuple[str, ...]:
        """Return the purposes of all draws (PAL-DEC-N4)."""
        return CHANCE

    def check_options(
        self, content: Content, seats: int, options: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return the options of a match, complete."""
        return check_options(seats, dict(options))

    def option_sets(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return every seat count, the solo game at each difficulty."""
        found: list[tuple[int, dict[str, Any]]] = [
            (1, {"difficulty": id}) for id in (*DIFFICULTIES, CHOOSE)
        ]
        found += [(seats, {"difficulty": None}) for seats in range(2, self.max_seats + 1)]
        return found

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Kingdom, Step[Kingdom]]:
        """Return the bare table and the step that sets it up."""
        return Kingdom(own(content), seats), Setup()

    def load_table(
        self, content: Content, seats: int, options: dict[str, Any], data: dict[str, Any]
    ) -> Kingdom:
        """Return a saved table."""
        return load_kingdom(own(content), seats, data)

    def steps(self) -> dict[str, type[Step[Kingdom]]]:
        """Return all kinds of steps by name."""
        return STEPS

    def messages(self) -> dict[str, Message]:
        """Return everything the game can say."""
        return ALL

    def view(self, m: Match[Kingdom], viewer: int | None) -> KingdomView:
        """Return what a viewer may know of the table."""
        return view_kingdom(m, viewer)

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of the game's own JSON."""
        return SHAPES

    def broken(self, m: Match[Kingdom]) -> list[str]:
        """Return the invariants that do not hold."""
        return broken_invariants(m)

    def used(self, m: Match[Kingdom]) -> set[str]:
        """Return the content entries a match has brought into play."""
        return used_entries(m)

    def described(self, content: Content, section: str, id: str) -> list[Said]:
        """Return what a component does, in words."""
        return described(own(content), section, id)

    def option_kinds(self, content: Content) -> dict[str, set[str]]:
        """Return for each kind of decision all option ids it may ever offer."""
        c = own(content)
        board = c.board
        slots = {str(slot + 1) for slot in range(board.row)}
        outsiders = {str(slot + 1) for slot in range(board.outsider_row)}
        ready = c.options
        actions: set[str] = set(ACTIONS)
        types: set[str] = set(WORKERS)
        workers = types.copy()
        for count in (2, 3):
            workers |= {":".join(some) for some in product(WORKERS, repeat=count)}
        paladins = set(c.cards.paladins)
        most = max([e.n for fx in c.rewards for e in fx if e.OP == "discard_suspicion"])
        lists = max([len(e.choices) for effects in c.rewards for e in effects])
        return {
            "difficulty": set(DIFFICULTIES),
            "start": slots,
            "paladin": paladins,
            "paladin-top": paladins,
            "tavern": {str(place + 1) for place in range(self.max_seats + 1)},
            "action": {*ACTIONS, "pass", *(option.id for option in ready.favour)},
            "mode": {o.id for modes in ready.mode if len(modes) > 1 for o in modes},
            "recruit": slots,
            "attack": outsiders,
            "convert": outsiders,
            "commission": set(board.spaces),
            "garrison": set(board.spaces),
            "absolve": set(c.player.absolve_spaces),
            "workshop": {option.id for option in ready.workshop},
            "pay": {"silver", "debt"},
            "workers": workers,
            "pray": actions - {"pray"},
            "pray-effect": {*ACTIONS, "decline"},
            "free-recruit": {*slots, "decline"},
            "suspicion": {str(n) for n in range(most + 1)},
            "choose-one": {str(n + 1) for n in range(lists)},
            "attribute": set(ATTRIBUTES),
            "inquisition": {*(option.id for option in ready.ability), "stop"},
            "keep": types,
        }
