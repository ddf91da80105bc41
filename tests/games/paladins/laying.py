"""Laying a table: one side after the other, every card taken from the box once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import (
    ACTIONS,
    ATTRIBUTES,
    DIFFICULTIES,
    MONKS,
    OUTPOSTS,
    RIGHT,
    WORKERS,
)
from gonfalon.games.paladins.model.content import PaladinsContent
from gonfalon.games.paladins.model.state import PALADINS, SCHEMES, PaladinsState
from gonfalon.kernel.hidden.pack import Zone
from gonfalon.testing import laid_pack

Names = Sequence[str]
Row = Mapping[int, str]
Side = dict[str, Any]


def player(
    workers: str = "",
    silver: int = 0,
    provisions: int = 0,
    faith: int = 0,
    strength: int = 0,
    influence: int = 0,
    paladin: str | None = None,
    crew: Names = (),
    suspicion: Sequence[int] = (),
    unpaid: int = 0,
    paid: int = 0,
    walls: Names | int = (),
    converted: Names | int = (),
    attacked: Names | int = (),
    monks: Names | int = (),
    outposts: Names | int = (),
    jars: Names | int = (),
    workshops: Names = (),
    placed: Mapping[str, str] | None = None,
    passed: bool = False,
) -> Side:
    """Describe one side: its supply, its board, its cards.

    `workshops` names covered spaces ("commission:1"), `placed` the workers on actions
    ({"absolve": "cleric labourer merchant"}, from the left, covered spaces left out).
    """
    return dict(locals())


class Automaton:
    """What only the automated opponent has; `workshops` counts them by action."""

    def __init__(
        self,
        workers: int = 4,
        position: int = 1,
        stack: Names = ("influence", "faith", "strength"),
        schemes: Names = (),
        discarded: Names = (),
        used: Names = (),
        placed: Mapping[str, int] | None = None,
        workshops: Mapping[str, int] | None = None,
        difficulty: str = "normal",
    ) -> None:
        self.workers = workers
        self.position = position
        self.stack = stack
        self.schemes = schemes
        self.discarded = discarded
        self.used = used
        self.placed = placed or {}
        self.workshops = workshops or {}
        self.difficulty = difficulty


class Hoard:
    """All cards of the box; what is laid out is taken from here."""

    def __init__(self, content: PaladinsContent) -> None:
        cards = content.cards
        self.words = {
            "townsfolk": cards.townsfolk,
            "outsiders": cards.outsiders,
            "walls": cards.walls,
            "taverns": cards.taverns,
            "suspicion": cards.suspicion,
            "orders": cards.orders,
            "favours": cards.favours,
            "schemes": cards.schemes,
        }
        self.left = {
            "townsfolk": cards.townsfolk_deck[:],
            "outsiders": cards.outsider_deck[:],
            "walls": cards.wall_deck[:],
            "taverns": cards.tavern_deck[:],
            "suspicion": cards.suspicion_deck[:],
            "orders": cards.order_deck[:],
            "favours": cards.favour_deck[:],
            "schemes": cards.scheme_deck + cards.favour_schemes,
        }

    def take(self, kind: str, names: Names) -> list[int]:
        """Take named cards."""
        found = [self.words[kind].index(name) for name in names]
        for card in found:
            self.left[kind].remove(card)
        return found

    def any(self, kind: str, count: int) -> list[str]:
        """Name some cards that nobody has asked for, without taking them."""
        return [self.words[kind][card] for card in self.left[kind][:count]]

    def some(self, kind: str, names: Names | int) -> list[int]:
        """Take named cards, or a number of any."""
        return self.take(kind, self.any(kind, names) if isinstance(names, int) else names)

    def row(self, kind: str, row: Row | None, size: int, spared: Names) -> list[int]:
        """Lay a row: what is named by slot, or cards that nobody asked for."""
        if row is None:
            kept = self.take(kind, spared)
            found = self.take(kind, self.any(kind, size))
            self.left[kind] += kept
            return found
        return [self.take(kind, [row[s]])[0] if s in row else -1 for s in range(1, size + 1)]

    def deck(
        self, state: PaladinsState, pack: int, kind: str, top: Names, size: int | None = None
    ) -> list[int]:
        """Lay the rest as a deck with these cards on top; return what exceeds its size."""
        above = self.take(kind, top)
        rest = self.left[kind]
        self.left[kind] = []
        keep = len(rest) if size is None else max(size - len(above), 0)
        state.packs[pack] = laid_pack([Zone()], [[*above, *rest[:keep]]])
        return rest[keep:]


def counted(workers: str) -> list[int]:
    """Return workers by type."""
    words = workers.split()
    assert set(words) <= set(WORKERS), f"unknown worker in {workers!r}"
    return [words.count(worker) for worker in WORKERS]


def stand(state: PaladinsState, side: int, name: str, outpost: bool) -> None:
    """Put a piece on a space of the main board."""
    space = state.content.board.spaces.index(name)
    assert state.free >> space & 1, f"{name} is not free"
    state.spaces[space] = OUTPOSTS[side] if outpost else MONKS[side]
    state.free &= ~(1 << space)
    if outpost:
        state.boards[side].outposts += 1
    else:
        state.boards[side].monks += 1


def lay_side(state: PaladinsState, side: int, told: Side, hoard: Hoard) -> None:
    """Lay one side's board and cards."""
    content, b = state.content, state.boards[side]
    b.workers = counted(told["workers"])
    b.silver, b.provisions = told["silver"], told["provisions"]
    b.track = [told[attribute] for attribute in ATTRIBUTES]
    b.unpaid, b.paid, b.passed = told["unpaid"], told["paid"], told["passed"]
    b.crew = hoard.take("townsfolk", told["crew"])
    b.suspicion = hoard.take("suspicion", [f"suspicion_{n}" for n in told["suspicion"]])
    b.walls = hoard.some("walls", told["walls"])
    b.converted = hoard.some("outsiders", told["converted"])
    b.attacked = hoard.some("outsiders", told["attacked"])
    for pieces, outpost in (("monks", False), ("outposts", True)):
        wanted = told[pieces]
        if isinstance(wanted, int):
            free = [i for i in range(len(content.board.spaces)) if state.free >> i & 1]
            wanted = [content.board.spaces[i] for i in free[-wanted:]] if wanted else []
        for name in wanted:
            stand(state, side, name, outpost)
    jars = told["jars"]
    if isinstance(jars, int):
        b.jars = jars
        b.absolved = 0 if state.is_automa(side) else (1 << jars) - 1 << 7 - jars
    else:
        b.jars = len(jars)
        b.absolved = sum(1 << content.player.absolve_spaces.index(name) for name in jars)
    for name in told["workshops"]:
        action, place = name.split(":")
        b.workshops |= 1 << 2 * (ACTIONS.index(action) - RIGHT) + int(place) - 1
    for action, workers in (told["placed"] or {}).items():
        lay_workers(state, b, ACTIONS.index(action), workers.split())


def lay_workers(state: PaladinsState, b: Board, action: int, workers: list[str]) -> None:
    """Put workers on the uncovered spaces of an action."""
    space = state.content.player.first_space[action]
    for worker in workers:
        while (
            action >= RIGHT
            and b.covered(action) >> space - state.content.player.first_space[action] & 1
        ):
            space += 1
        b.placed[space] = WORKERS.index(worker)
        space += 1
    b.busy |= 1 << action


def lay_paladins(state: PaladinsState, seat: int, in_play: str | None, top: Names) -> None:
    """Lay a seat's twelve paladins: in play, used in earlier rounds, on top of the deck."""
    words = state.content.cards.paladins
    b = state.boards[seat]
    rest = list(range(len(words)))
    b.paladin = -1 if in_play is None else words.index(in_play)
    above = [words.index(name) for name in top]
    for kind in [*above, *([b.paladin] if b.paladin >= 0 else [])]:
        rest.remove(kind)
    b.used = [rest.pop() for _ in range(state.round - 1)]
    if b.paladin < 0:  # somebody quiet: no ability, no boost that matters to the test
        b.used.append(rest.pop())
    zones = [Zone(), Zone(1 << seat, True), Zone(1 << seat, True)]
    state.packs[PALADINS + seat] = laid_pack(zones, [[*above, *rest], [], []])


def lay_automa(state: PaladinsState, told: Automaton) -> None:
    """Lay what only the automated opponent has."""
    automa, b = state.automa, state.boards[1]
    assert automa is not None
    cards = state.content.cards
    state.difficulty = DIFFICULTIES.index(told.difficulty)
    automa.workers, automa.position = told.workers, told.position
    automa.stack = [ATTRIBUTES.index(attribute) for attribute in told.stack]
    automa.used = sum(1 << (*ACTIONS, "rest").index(action) for action in told.used)
    for action, count in told.placed.items():
        automa.placed[ACTIONS.index(action) - RIGHT] = count
        b.busy |= 1 << ACTIONS.index(action)
    for action, count in told.workshops.items():
        b.workshops |= (1 << count) - 1 << 2 * (ACTIONS.index(action) - RIGHT)
    rest = cards.scheme_deck + cards.favour_schemes[: len(state.favours)]
    above = [cards.schemes.index(name) for name in told.schemes]
    automa.schemes = [cards.schemes.index(name) for name in told.discarded]
    for kind in above + automa.schemes:
        rest.remove(kind)
    state.packs[SCHEMES] = laid_pack([Zone()], [[*above, *rest]])
