"""The automated opponent of the solo game (PAL-SOLO): set-up, rounds, and its turn."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.automa_targets import automa_cost, automa_target, scheme_actions
from gonfalon.games.paladins.gains import raise_attribute, take_debt
from gonfalon.games.paladins.hiring import send_away
from gonfalon.games.paladins.messages import (
    AUTOMA_ACTS,
    AUTOMA_FAVOUR,
    AUTOMA_RESTS,
    AUTOMA_WORKERS,
    AUTOMA_WORKSHOP,
    PASSED,
    SCHEME_IMPOSSIBLE,
    SCHEME_REVEALED,
    SOLO_BEGINS,
)
from gonfalon.games.paladins.pieces import attack, build_outpost, build_wall, convert, send_monk
from gonfalon.games.paladins.resources import automa_of, move_marker
from gonfalon.games.paladins.rewards import reward
from gonfalon.games.paladins.schemes import automa_prays, shuffle_schemes
from gonfalon.games.paladins.state import DIFFICULTY, FREE, SCHEMES, Kingdom
from gonfalon.games.paladins.tax import Suspect
from gonfalon.games.paladins.words import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEBT,
    FORTIFY,
    GARRISON,
    LABOURER,
    PRAY,
    RECRUIT,
    REST,
    RIGHT,
    SCHEME_FAVOUR,
    STRENGTH,
    TRADE,
)
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step

SIDE: Final = 1

DECIDE: Final = 0
BASE: Final = 1
PRINTED: Final = 2
OVER: Final = 3


def add_workshop(m: Match[Kingdom], action: int) -> None:
    """Put a workshop on an action of its board; at most two fit (PAL-SOLO-SETUP-05)."""
    board = m.table.boards[SIDE]
    first = 1 << 2 * (action - RIGHT)
    board.workshops |= first << 1 if board.workshops & first else first
    if m.listening:
        m.emit(AUTOMA_WORKSHOP, (SIDE, action, board.covered(action).bit_count()))


def automa_set_up(m: Match[Kingdom]) -> None:
    """Markers, resource marker, schemes, and workshops by difficulty (PAL-SOLO-SETUP)."""
    t = m.table
    automa = t.automa
    if automa is None:
        return
    c = t.c
    automa.stack = c.board.markers[:]
    automa.position = c.board.first_position
    t.packs[SCHEMES].put(t.deck(SCHEMES), c.cards.scheme_deck[:])
    m.shuffle(t.packs[SCHEMES], t.deck(SCHEMES), SCHEMES)
    orders = c.cards.order_deck[:]
    m.chance.shuffle(DIFFICULTY, orders)
    shown = [c.cards.order_action[kind] for kind in orders[: c.board.revealed[t.difficulty]]]
    if m.listening:
        m.emit(SOLO_BEGINS, (t.difficulty, tuple(shown)))
    for action in shown:
        add_workshop(m, action)


def automa_prepares(m: Match[Kingdom]) -> None:
    """A revealed order moves its workshop, a favour frees its scheme; workers (PAL-SOLO-ROUND)."""
    t = m.table
    automa = t.automa
    if automa is None:
        return
    c = t.c
    if t.round in c.board.order_rounds:
        add_workshop(m, c.cards.order_action[t.orders[-1]])
    if t.round in c.board.favour_rounds:
        automa.schemes.append(c.cards.favour_schemes[len(t.favours) - 1])
    automa.workers = c.board.automa_workers[t.round]
    if m.listening:
        m.emit(AUTOMA_WORKERS, (SIDE, automa.workers))


def tavern_suspicion(t: Kingdom) -> int:
    """Return the criminals on the tavern left to it (PAL-SOLO-ROUND-02)."""
    if t.automa is None:
        return 0
    for place in range(len(t.taverns)):
        if t.picked[place] == FREE:
            return t.c.cards.tavern_workers[t.taverns[place]][CRIMINAL]
    return 0


class AutomaTurn(Step[Kingdom]):
    """One turn: a scheme, or what it falls back on (PAL-SOLO-ROUND-05). It decides nothing."""

    __slots__ = ("action", "phase", "target")
    NAME = "paladins.automa-turn"
    FIELDS = ("phase", "action", "target")

    def __init__(self, phase: int = DECIDE, action: int = 0, target: int = -1) -> None:
        self.phase = phase
        self.action = action
        self.target = target

    def clone(self) -> AutomaTurn:
        """Return an independent copy."""
        return AutomaTurn(self.phase, self.action, self.target)

    def run(self, m: Match[Kingdom]) -> bool:
        """Decide and act, then the rewards in their order (PAL-SOLO-ACT-17)."""
        phase = self.phase
        if phase == DECIDE:
            m.barrier()
            self.phase = OVER
            self.decide(m)
        elif phase == BASE:
            self.phase = PRINTED
            self.base_gain(m)
        elif phase == PRINTED:
            self.phase = OVER
            self.printed(m)
        else:
            m.done()
        return True

    def decide(self, m: Match[Kingdom]) -> None:
        """Without a worker pass; otherwise try the scheme, then the fallbacks."""
        t = m.table
        automa = automa_of(t)
        if not automa.workers:
            self.leave(m)
            return
        deck = t.deck(SCHEMES)
        if not deck.cards:
            shuffle_schemes(m)
        scheme = m.turn_up(t.packs[SCHEMES], deck)
        automa.schemes.append(scheme)
        if m.listening:
            m.emit(SCHEME_REVEALED, (SIDE, scheme))
        for action in scheme_actions(t, scheme):
            if self.perform(m, action):
                return
        if m.listening:
            m.emit(SCHEME_IMPOSSIBLE, (SIDE, scheme))
        for action in t.c.board.fallback:
            if self.perform(m, action):
                return

    def leave(self, m: Match[Kingdom]) -> None:
        """Pass for this round."""
        m.table.boards[SIDE].passed = True
        if m.listening:
            m.emit(PASSED, (SIDE,))

    def perform(self, m: Match[Kingdom], action: int) -> bool:
        """Perform an action if it is possible; tell whether it was."""
        t = m.table
        automa = automa_of(t)
        target = automa_target(t, SIDE, action)
        if target < 0:
            return False
        self.action = action
        self.target = target
        cost = automa_cost(t, SIDE, action)
        automa.workers -= cost
        if action == SCHEME_FAVOUR and target >= 0:
            self.use_favour(m)
        elif action >= RIGHT and action != REST:
            automa.placed[action - RIGHT] = cost
            t.boards[SIDE].busy |= 1 << action
            if m.listening:
                m.emit(AUTOMA_ACTS, (SIDE, action, cost))
            self.phase = BASE
            self.move(m)
        else:
            automa.used |= 1 << action
            self.left_action(m)
        return True

    def use_favour(self, m: Match[Kingdom]) -> None:
        """Put a worker on a favour; only a debt is really paid (PAL-SOLO-ACT-14)."""
        t = m.table
        kind = t.favours[self.target]
        t.favour_workers[self.target] = LABOURER
        if m.listening:
            m.emit(AUTOMA_FAVOUR, (SIDE, kind))
        take_debt(m, SIDE, t.c.cards.favour_cost[kind][DEBT])
        reward(m, SIDE, t.c.cards.favour_reward[kind])

    def left_action(self, m: Match[Kingdom]) -> None:
        """Recruit, pray, trade, conspire or rest (PAL-SOLO-ACT-02 to -06)."""
        t = m.table
        automa = automa_of(t)
        action = self.action
        if action == REST:
            if m.listening:
                m.emit(AUTOMA_RESTS, (SIDE, automa.workers))
            move_marker(m, SIDE, 1 + automa.workers)
            self.leave(m)
            return
        if m.listening:
            m.emit(AUTOMA_ACTS, (SIDE, action, 1))
        if action == RECRUIT:
            send_away(m, SIDE, self.target)
        elif action == PRAY:
            automa_prays(m, SIDE)
        elif action == TRADE:
            move_marker(m, SIDE, 1)
        elif action == CONSPIRE:
            automa.workers += 2
            if m.listening:
                m.emit(AUTOMA_WORKERS, (SIDE, automa.workers))
            m.push(Suspect(SIDE, 1))

    def move(self, m: Match[Kingdom]) -> None:
        """Move the piece or card."""
        action, target = self.action, self.target
        if action == COMMISSION:
            send_monk(m, SIDE, target)
        elif action == GARRISON:
            build_outpost(m, SIDE, target)
        elif action == FORTIFY:
            build_wall(m, SIDE)
        elif action == ABSOLVE:
            m.table.boards[SIDE].jars += 1
        elif action == ATTACK:
            attack(m, SIDE, target)
        else:
            convert(m, SIDE, target)

    def base_gain(self, m: Match[Kingdom]) -> None:
        """Give the attribute every such action gives."""
        t = m.table
        board, base = t.boards[SIDE], t.c.player.base
        if self.action == COMMISSION:
            reward(m, SIDE, base[COMMISSION][board.monks - 1])
        elif self.action == GARRISON:
            reward(m, SIDE, base[GARRISON][board.outposts - 1])
        elif self.action == ABSOLVE:
            reward(m, SIDE, base[ABSOLVE][board.jars - 1])
        elif self.action == ATTACK:
            reward(m, SIDE, t.c.player.attack_base)
        elif self.action == CONVERT:
            raise_attribute(m, SIDE, STRENGTH, t.c.cards.strength[board.converted[-1]])

    def printed(self, m: Match[Kingdom]) -> None:
        """Give what is printed; its absolve uses no space (PAL-SOLO-ACT-09)."""
        t = m.table
        c, board = t.c, t.boards[SIDE]
        if self.action == COMMISSION or self.action == GARRISON:
            reward(m, SIDE, c.board.space_reward[self.target])
        elif self.action == FORTIFY:
            reward(m, SIDE, c.cards.wall_reward[board.walls[-1]])
        elif self.action == ABSOLVE:
            reward(m, SIDE, c.automa_absolve)
        elif self.action == ATTACK:
            reward(m, SIDE, c.cards.attack_reward[board.attacked[-1]])
