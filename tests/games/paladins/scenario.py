"""Scenarios: a table as the rulebook would describe it, played by choices alone.

`given(...)` lays a legal table in a player's turn and checks every invariant; from there a test
can only do what players can do: choose what is offered. `begun(...)` starts a whole match with
every deck in content order (the *last* entry of a content file is on top). Shuffles leave the
order as it is; an unscripted draw fails the test.

    s = given(player(workers="labourer fighter", silver=3), townsfolk={1: "gatekeeper_silver"})
    a = s.seat(0)
    a.chooses("recruit", "hire", "1", "silver")     # one answer after the other; a question with
    assert a.silver == 1                            # a single answer is not asked
    a.cannot("fortify", "PAL-WORK-02")              # refused, by this rule (and with numbers)

* `player(...)` describes one side; a seat that is not described holds one labourer, so that the
  round goes on when the others are done (`s.back_to(0)` lets the others pass). A player without
  workers passes unasked, and when all have passed the next round begins. Workers are words in one
  text ("labourer labourer criminal"). Cards are content ids; suspicion cards are their tax, the
  newest last. Pieces may be counted (`monks=3`: somewhere out of the way) or named
  (`monks=["space_1_1"]`).
* Rows are given by slot, from 1: `townsfolk={3: "abbot_labourer"}`. A row that is given holds
  nothing else; a row that is not given is filled with the cards nobody named.
* `next_walls`, `next_suspicion`, ... put cards on top of a deck, the next one first.
* The solo game: `given(seats=1, bot=player(...), automa=Automaton(...))`; with `turn_of=1` the
  automated opponent has already moved when `given` returns. In solo scenarios the events of that
  move are noted, too.
* `s.seat(0)` answers and looks (`silver`, `workers`, `track`, `suspicion`, ...); `s.bot` looks.
  Events: `s.happened("event", ...)` in this order, `s.never(...)`, `s.event(...)` arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import ATTRIBUTES, FREE, WORKERS
from gonfalon.games.paladins.model.content import PaladinsContent
from gonfalon.games.paladins.model.state import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    PaladinsState,
)
from gonfalon.games.paladins.rules.rounds import Round
from gonfalon.games.paladins.rules.scoring import sheet, total
from gonfalon.games.paladins.rules.turns import Turn
from gonfalon.games.paladins.solo.automa import AutomaTurn
from gonfalon.testing import Draws, scripted, wait_in
from gonfalon.testing import Player as AnyPlayer
from gonfalon.testing import Scenario as AnyScenario
from tests.games.paladins.laying import (
    Automaton,
    Hoard,
    Names,
    Row,
    Side,
    lay_automa,
    lay_paladins,
    lay_side,
    player,
    stand,
)

__all__ = ("Automaton", "Player", "Scenario", "begun", "given", "player")


def given(
    *sides: Side,
    seats: int = 0,
    bot: Side | None = None,
    automa: Automaton | None = None,
    turn_of: int = 0,
    first: int = 0,
    round: int = 3,
    tax: int = 0,
    debts_gone: int = 0,
    townsfolk: Row | None = None,
    outsiders: Row | None = None,
    orders: Names | None = None,
    favours: Names | None = None,
    favour_workers: Mapping[int, str] | None = None,
    taverns: Names | None = None,
    next_suspicion: Sequence[int] = (),
    suspicion_gone: Sequence[int] = (),
    no_suspicion_left: bool = False,
    next_walls: Names = (),
    walls_left: int | None = None,
    next_townsfolk: Names = (),
    townsfolk_left: int | None = None,
    next_outsiders: Names = (),
    outsiders_left: int | None = None,
    next_taverns: Names = (),
    next_orders: Names = (),
    next_favours: Names = (),
    paladins: Mapping[int, Names] | None = None,
    blocked_spaces: Mapping[str, int] | None = None,
    policy: str = "quick",
    content: PaladinsContent | None = None,
    chance: Draws | None = None,
) -> Scenario:
    """Lay a table in the turn of a seat (or of the automated opponent, `turn_of=1`).

    `tax` 0 means a full tax supply. `suspicion_gone` lie in the discard pile. `debts_gone` debts
    are held by nobody in the test's interest: they are given, paid, to the last seat.
    `..._left` limits a deck; what does not fit goes to the discard pile (walls: to the last
    seat). `orders` and `favours` are the face-up ones, by default those of the round in content
    order. `paladins` names the top of a seat's deck. `blocked_spaces` puts an outpost of a seat
    on a space of the main board.
    """
    content = content or GAME.load()
    if automa is not None or bot is not None:
        seats = 1
        automa = automa or Automaton()
    seats = seats or max(2, len(sides))
    options = {"difficulty": automa.difficulty} if automa else {}
    m = GAME.new(seats, scripted(GAME, seats, {"first": [0]}), options, content, policy)
    state = m.state = PaladinsState(content, seats)
    state.round, state.first = round, first
    state.active = turn_of
    count = len(state.boards)
    described = [*sides, *([bot] if bot is not None else [])]
    described += [player("labourer") for _ in range(count - len(described))]
    if automa is not None:
        described[1]["workers"] = ""  # its workers are all alike and counted elsewhere
    cards = content.cards
    hoard = Hoard(content)
    for side, told in enumerate(described):
        lay_side(state, side, told, hoard)
    for name, owner in (blocked_spaces or {}).items():
        stand(state, owner, name, True)
    if tax:
        state.tax = tax
    state.boards[count - 1].paid += debts_gone
    state.debts = cards.debts - sum(b.unpaid + b.paid for b in state.boards)
    state.townsfolk = hoard.row("townsfolk", townsfolk, content.board.row, next_townsfolk)
    state.outsiders = hoard.row("outsiders", outsiders, content.board.outsider_row, next_outsiders)
    state.discarded_townsfolk = hoard.deck(
        state, TOWNSFOLK, "townsfolk", next_townsfolk, townsfolk_left
    )
    state.discarded_outsiders = hoard.deck(
        state, OUTSIDERS, "outsiders", next_outsiders, outsiders_left
    )
    spare = hoard.deck(state, WALLS, "walls", next_walls, walls_left)
    state.boards[count - 1].walls += spare
    state.discarded_suspicion = hoard.take("suspicion", [f"suspicion_{n}" for n in suspicion_gone])
    drawn = [f"suspicion_{n}" for n in next_suspicion]
    left = 0 if no_suspicion_left else None
    state.discarded_suspicion += hoard.deck(state, SUSPICION, "suspicion", drawn, left)
    revealed = sum(r <= round for r in content.board.order_rounds)
    state.orders = hoard.take(
        "orders", orders if orders is not None else hoard.any("orders", revealed)
    )
    hoard.deck(state, ORDERS, "orders", next_orders)
    shown = sum(r <= round for r in content.board.favour_rounds)
    wanted = favours if favours is not None else hoard.any("favours", shown)
    state.favours = hoard.take("favours", wanted)
    state.favour_workers = [FREE] * len(state.favours)
    for slot, worker in (favour_workers or {}).items():
        state.favour_workers[slot - 1] = WORKERS.index(worker)
    hoard.deck(state, FAVOURS, "favours", next_favours)
    shown_taverns = taverns if taverns is not None else hoard.any("taverns", seats + 1)
    state.taverns = hoard.take("taverns", shown_taverns)
    state.picked = [*range(seats), FREE][: len(state.taverns)]
    hoard.deck(state, TAVERNS, "taverns", next_taverns)
    for seat in range(seats):
        lay_paladins(state, seat, described[seat]["paladin"], (paladins or {}).get(seat, ()))
    if automa is not None:
        lay_automa(state, automa)
    rounds = Round((turn_of + 1) % count)
    rounds.goto("do_turns")
    turn = AutomaTurn() if automa is not None and turn_of == 1 else Turn(turn_of)
    wait_in(m, [rounds, turn], 10, chance)
    scenario = Scenario(m)
    scenario.sound()
    m.advance()
    return scenario.begin()


def begun(
    seats: int = 2,
    difficulty: str | None = None,
    first: int = 0,
    chance: Draws | None = None,
    policy: str = "quick",
    content: PaladinsContent | None = None,
) -> Scenario:
    """Begin a match whose decks lie in content order, the last entry on top."""
    draws = {"first": [first], **(chance or {})}
    options = {} if difficulty is None else {"difficulty": difficulty}
    m = GAME.new(seats, scripted(GAME, seats, draws), options, content, policy)
    return Scenario(m).begin()


class Scenario(AnyScenario[PaladinsState]):
    """A match in a test's hands: choose, look, compare."""

    @property
    def bot(self) -> Player:
        """The automated opponent, to look at."""
        return Player(self, 1)

    def seat(self, seat: int) -> Player:
        """Return a player."""
        return Player(self, seat)

    def everybody_passes(self) -> Scenario:
        """Let everybody who is still in the round pass, keeping any workers."""
        round = self.state.round
        while not self.m.over and self.state.round == round and self.m.decisions:
            decision = self.m.decisions[0]
            option = "pass" if decision.kind == "action" else decision.options[0].id
            self.seat(decision.seat).chooses(option)
        return self

    def back_to(self, seat: int) -> Scenario:
        """Let the other players pass until it is this seat's turn again."""
        while self.m.decisions and self.m.decisions[0].seat != seat:
            decision = self.m.decisions[0]
            option = "pass" if decision.kind == "action" else decision.options[0].id
            self.seat(decision.seat).chooses(option)
        return self

    def choose_paladins(self) -> Scenario:
        """Let everybody take the first offered paladin and put the next on top."""
        while self.m.decisions and self.m.decisions[0].kind.startswith("paladin"):
            decision = self.m.decisions[0]
            self.seat(decision.seat).chooses(decision.options[0].id)
        return self

    # -- the table ----------------------------------------------------------------------------

    def row(self) -> list[str | None]:
        """Return the townsfolk row from slot 1."""
        names = self.state.content.cards.townsfolk
        return [names[kind] if kind >= 0 else None for kind in self.state.townsfolk]

    def outsiders(self) -> list[str | None]:
        """Return the outsider row from slot 1."""
        names = self.state.content.cards.outsiders
        return [names[kind] if kind >= 0 else None for kind in self.state.outsiders]

    def deck(self, pack: int, words: list[str]) -> list[str]:
        """Return a deck from the top."""
        return [words[kind] for kind in self.state.deck(pack).cards[::-1]]


class Player(AnyPlayer[PaladinsState]):
    """One side of a scenario: its answers and its board."""

    @property
    def b(self) -> Board:
        """The board."""
        return self.state.boards[self.number]

    def pays(self) -> Player:
        """Place the workers that are suggested first, if there is a choice."""
        if self.asked("workers"):
            self.chooses(self.options()[0])
        return self

    # -- looking ------------------------------------------------------------------------------

    @property
    def workers(self) -> str:
        """The unplaced workers as one text, in the order of the types."""
        return " ".join(w for w, n in zip(WORKERS, self.b.workers, strict=True) for _ in range(n))

    @property
    def silver(self) -> int:
        """Silver in the supply."""
        return self.b.silver

    @property
    def provisions(self) -> int:
        """Provisions in the supply."""
        return self.b.provisions

    @property
    def track(self) -> dict[str, int]:
        """Track values."""
        return dict(zip(ATTRIBUTES, self.b.track, strict=True))

    @property
    def faith(self) -> int:
        """Track value."""
        return self.b.track[0]

    @property
    def strength(self) -> int:
        """Track value."""
        return self.b.track[1]

    @property
    def influence(self) -> int:
        """Track value."""
        return self.b.track[2]

    @property
    def effective(self) -> dict[str, int]:
        """Effective values."""
        state = self.state
        return {id: state.effective(self.number, a) for a, id in enumerate(ATTRIBUTES)}

    @property
    def suspicion(self) -> list[int]:
        """The tax on the suspicion cards held, the newest last."""
        tax = self.state.content.cards.suspicion_tax
        return [tax[kind] for kind in self.b.suspicion]

    @property
    def debts(self) -> tuple[int, int]:
        """Unpaid and paid debts."""
        return self.b.unpaid, self.b.paid

    @property
    def crew(self) -> list[str]:
        """The crew in the order of hiring."""
        return [self.state.content.cards.townsfolk[kind] for kind in self.b.crew]

    @property
    def points(self) -> int:
        """The points, as things stand."""
        return total(self.state, self.number)

    def on(self, action: str) -> str:
        """Return the workers on an action as one text."""
        view = self.m.view(None)["state"]["boards"][self.number]
        return " ".join(w for w in view["actions"][action]["workers"] if w is not None)

    def lines(self) -> list[tuple[str, int]]:
        """Return the score sheet: source and points of each line that is worth something."""
        vocabulary = self.m.content.vocabulary
        found: list[tuple[str, int]] = []
        for line in sheet(self.state, self.number):
            told = line.source.to_json(vocabulary)
            words = [str(value) for value in told["args"].values()]
            if line.points:
                found.append(
                    (" ".join([told["message"].removeprefix("score-"), *words]), line.points)
                )
        return found

    def sees(self) -> dict[str, Any]:
        """Return what this seat may know of the table."""
        state: dict[str, Any] = self.view()["state"]
        return state
