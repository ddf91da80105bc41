"""One action on a player's board, from choosing its mode to the last reaction (PAL-WORK-09).

Questions come first (mode, target, price, workers) and change nothing. Then the workers are placed,
the price is paid, the piece moves and the rewards follow in a fixed order, each with everything it
triggers.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import DEBT, PROVISION, RECRUIT, RIGHT, SILVER
from gonfalon.games.paladins.model.messages import (
    ABILITY_USED,
    ACTION_TAKEN,
    ASK_MODE,
    ASK_PAY,
    ASK_WORKERS,
    CHOOSE_MODE,
    PAID,
    PALADIN_BONUS,
    PAY_DEBT,
    PAY_SILVER,
)
from gonfalon.games.paladins.model.options import Payment, payment_of
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.recruit import by_debt
from gonfalon.games.paladins.rules.actions.registry import BY_NUMBER
from gonfalon.games.paladins.rules.gains import take_debt
from gonfalon.games.paladins.rules.payments import (
    payments,
    spaces_of,
    unfit_workers,
    workers_label,
)
from gonfalon.games.paladins.rules.preview import act_preview
from gonfalon.games.paladins.rules.rewards import reward
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.step import Step

MODE: Final = 0
TARGET: Final = 1
PAY: Final = 2
WORKERS: Final = 3
PERFORM: Final = 4
BASE: Final = 5
PRINTED: Final = 6
BONUS: Final = 7
CREW: Final = 8


class Act(Step[PaladinsState]):
    """An action whose details are being chosen, or which is being carried out.

    Nothing else performs an action: free recruits, pray effects and favours have steps of their own
    that block nothing and trigger neither paladin nor crew (PAL-GEN-10).
    """

    NAME = "paladins.act"

    def __init__(self, side: int = 0, action: int = 0, free: bool = False) -> None:
        self.side = side
        self.action = action
        self.free = free  # a development without workers or price (PAL-DEV-07)
        self.mode = 0
        self.target = -1
        self.pay = SILVER
        self.workers: list[int] = []  # of the chosen payment; never changed in place
        self.crew = -1  # size of the crew when the action began (PAL-TF-03)
        self.phase = MODE
        self.at = 0

    # region written by `gonfalon fields`
    __slots__ = (
        "action",
        "at",
        "crew",
        "free",
        "mode",
        "pay",
        "phase",
        "side",
        "target",
        "workers",
    )
    FIELDS = ("side", "action", "free", "mode", "target", "pay", "workers", "crew", "phase", "at")

    def clone(self) -> Act:
        other = Act(self.side, self.action, self.free)
        other.mode = self.mode
        other.target = self.target
        other.pay = self.pay
        other.workers = self.workers[:]
        other.crew = self.crew
        other.phase = self.phase
        other.at = self.at
        return other

    # endregion

    def run(self, m: Match[PaladinsState]) -> bool:
        """Ask the remaining questions, then carry out one phase after another."""
        t = m.state
        if self.phase == MODE:
            if self.crew < 0:
                self.crew = len(t.boards[self.side].crew)
            if len(t.c.player.modes[self.action]) > 1:  # PAL-WORK-07
                return False
            self.phase = TARGET
        if self.phase == TARGET:
            if BY_NUMBER[self.action].target_kind:
                return False
            self.phase = PAY
        if self.phase == PAY:
            if self.both_ways(t):
                return False
            self.pay = DEBT if self.silver(t) > t.boards[self.side].silver else SILVER
            self.phase = PERFORM if self.free else WORKERS
        if self.phase == WORKERS:
            return False
        self.carry_out(m)
        return True

    def silver(self, t: PaladinsState) -> int:
        """Return what this action costs in silver, given its target."""
        if self.free:
            return 0
        return BY_NUMBER[self.action].silver(t, self.side, self.target)

    def both_ways(self, t: PaladinsState) -> bool:
        """Return whether silver and a debt are both possible (PAL-DEC-12)."""
        return (
            self.action == RECRUIT
            and self.silver(t) <= t.boards[self.side].silver
            and by_debt(t, self.side, self.target)
        )

    # -- carrying out -------------------------------------------------------------------------

    def carry_out(self, m: Match[PaladinsState]) -> None:
        """Carry out the next phase with everything it triggers (PAL-WORK-09, PAL-RUL-10)."""
        phase = self.phase
        if phase == PERFORM:
            self.phase = BASE
            if not self.free:
                self.place_and_pay(m)
            BY_NUMBER[self.action].move(m, self.side, self.target)
        elif phase == BASE:
            self.phase = PRINTED
            BY_NUMBER[self.action].base_gain(m, self.side)
        elif phase == PRINTED:
            self.phase = BONUS
            BY_NUMBER[self.action].printed(m, self.side, self.mode, self.target)
        elif phase == BONUS:
            self.phase = CREW
            self.bonus(m)
        else:
            self.react(m)

    def place_and_pay(self, m: Match[PaladinsState]) -> None:
        """Place a worker on each uncovered space (PAL-WORK-01), then pay (steps 2 and 3)."""
        t = m.state
        board = t.boards[self.side]
        player = t.c.player
        workers = self.workers
        first = player.first_space[self.action]
        cover = board.covered(self.action) if self.action >= RIGHT else 0
        silver = self.silver(t)
        space = 0
        for worker in workers:
            while cover >> space & 1:
                space += 1
            board.placed[first + space] = worker
            board.workers[worker] -= 1
            space += 1
        board.busy |= 1 << self.action
        if m.listening:
            m.emit(
                ACTION_TAKEN,
                (self.side, player.first_mode[self.action] + self.mode, tuple(workers)),
            )
        if player.price_in[self.action] == PROVISION:
            self.spend(m, PROVISION, BY_NUMBER[self.action].price(t, self.side))
        elif self.pay == DEBT:
            take_debt(m, self.side)
        else:
            self.spend(m, SILVER, silver)

    def spend(self, m: Match[PaladinsState], resource: int, count: int) -> None:
        """Pay to the general supply (PAL-GEN-11)."""
        if not count:
            return
        board = m.state.boards[self.side]
        if resource == SILVER:
            board.silver -= count
        else:
            board.provisions -= count
        if m.listening:
            m.emit(PAID, (self.side, resource, count))

    def bonus(self, m: Match[PaladinsState]) -> None:
        """Grant the bonus of the paladin in play (step 7, PAL-PALADIN-10)."""
        t = m.state
        paladin = t.boards[self.side].paladin
        if paladin >= 0 and t.c.cards.bonus_on[paladin] == self.action:
            if m.listening:
                m.emit(PALADIN_BONUS, (self.side, paladin))
            reward(m, self.side, t.c.cards.bonus[paladin])

    def react(self, m: Match[PaladinsState]) -> None:
        """Let the crew of step 1 react, in hiring order (step 8, PAL-TF-01, PAL-TF-03).

        Every copy of a card reacts (PAL-REC-07), and nobody is asked (PAL-TF-06).
        """
        t = m.state
        cards = t.c.cards
        crew = t.boards[self.side].crew
        while self.at < self.crew:
            kind = crew[self.at]
            self.at += 1
            if cards.trigger_action[kind] == self.action:
                if m.listening:
                    m.emit(ABILITY_USED, (self.side, kind))
                reward(m, self.side, cards.ongoing[kind])
                return
        m.done()

    # -- questions ----------------------------------------------------------------------------

    def ask(self, m: Match[PaladinsState]) -> list[Decision]:
        """Ask for the mode, target, price or workers."""
        t = m.state
        action = BY_NUMBER[self.action]
        options: list[Option] = []
        if self.phase == MODE:  # PAL-DEC-06
            action.modes(t, self.side, options, None)
            return [Decision(self.side, "mode", options, public=True)]
        if self.phase == TARGET:
            action.targets(t, self.side, options, None)
            return [Decision(self.side, action.target_kind, options, public=True)]
        if self.phase == PAY:  # PAL-DEC-12
            return [Decision(self.side, "pay", t.c.options.pay, public=True, default=0)]
        wanted = spaces_of(t, self.side, self.action, self.mode)  # PAL-DEC-13
        options = payments(t, t.boards[self.side], wanted)
        return [Decision(self.side, "workers", options, public=True, default=0)]

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Record the answer; the state does not change yet."""
        if self.phase == MODE:
            self.mode = option.value
            self.phase = TARGET
        elif self.phase == TARGET:
            self.target = option.value
            self.phase = PAY
        elif self.phase == PAY:
            self.pay = option.value
            self.phase = WORKERS
        else:
            self.workers = payment_of(option).workers
            self.phase = PERFORM

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        t = m.state
        if decision.kind == "mode":
            return Text(ASK_MODE, self.action)
        if decision.kind == "workers":
            return Text(ASK_WORKERS, t.c.player.first_mode[self.action] + self.mode)
        if decision.kind == "pay":
            return Text(ASK_PAY, self.silver(t))
        return BY_NUMBER[self.action].prompt(t, self.side, self.mode)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        t = m.state
        if decision.kind == "mode":
            word = t.c.player.first_mode[self.action] + option.value
            label = Label(
                Text(CHOOSE_MODE, word, len(t.c.player.modes[self.action][option.value].spaces))
            )
        elif decision.kind == "pay":
            label = self.pay_label(t, option)
        elif isinstance(option, Payment):
            label = workers_label(option)
        else:
            label = BY_NUMBER[self.action].label(t, self.side, option)
        label.preview = act_preview(m, decision, option)
        return label

    def pay_label(self, t: PaladinsState, option: Option) -> Label:
        """Return the label of a way to pay."""
        board = t.boards[self.side]
        if option.value == DEBT:
            return Label(Text(PAY_DEBT, board.unpaid + 1), ("debt",))
        silver = self.silver(t)
        return Label(Text(PAY_SILVER, silver, board.silver - silver), ("silver",))

    def blocked(self, m: Match[PaladinsState], decision: Decision) -> list[Blocked]:
        """Explain why other answers are not offered.

        That includes modes, since a single remaining one is not asked (PAL-WORK-07).
        """
        t = m.state
        found: list[Blocked] = []
        if decision.kind == "pay":
            return found
        action = BY_NUMBER[self.action]
        if len(t.c.player.modes[self.action]) > 1:
            action.modes(t, self.side, [], found)
        if decision.kind == "workers":
            found += unfit_workers(t, self.side, spaces_of(t, self.side, self.action, self.mode))
        elif decision.kind != "mode":
            action.targets(t, self.side, [], found)
        return found
