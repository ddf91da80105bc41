"""One action on a player's board, from choosing its mode to the last reaction (PAL-WORK-09).

Questions come first (mode, target, price, workers) and change nothing. Then the workers are placed,
the price is paid, the piece moves and the rewards follow in a fixed order, each with everything it
triggers.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEBT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HIRE,
    PRAY,
    PROVISION,
    RECRUIT,
    RIGHT,
    SILVER,
    STRENGTH,
)
from gonfalon.games.paladins.model.messages import (
    ABILITY_USED,
    ACTION_TAKEN,
    CHOOSE_MODE,
    CLEARED,
    PAID,
    PALADIN_BONUS,
)
from gonfalon.games.paladins.model.options import Payment, payment_of
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.act_text import (
    blocked_targets,
    pay_label,
    prompt_of,
    target_label,
    unfit_workers,
    workers_label,
)
from gonfalon.games.paladins.rules.gains import clear_action, raise_attribute, take_debt
from gonfalon.games.paladins.rules.hiring import hire, send_away
from gonfalon.games.paladins.rules.legality import by_debt, price, slot_price, surcharge
from gonfalon.games.paladins.rules.payments import misfit, payments, spaces_of
from gonfalon.games.paladins.rules.pieces import (
    attack,
    build_outpost,
    build_wall,
    convert,
    place_jar,
    place_workshop,
    send_monk,
)
from gonfalon.games.paladins.rules.preview import OPEN, Plan, act_preview
from gonfalon.games.paladins.rules.rewards import reward
from gonfalon.games.paladins.rules.targets import TARGET_KINDS, targets
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
            if TARGET_KINDS[self.action]:
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
        if self.action == RECRUIT:
            return slot_price(t, self.side, self.target)
        if self.action == ATTACK:
            return surcharge(t, self.side, self.target)
        if t.c.player.price_in[self.action] == PROVISION:
            return 0
        return price(t, self.side, self.action)

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
            self.move(m)
        elif phase == BASE:
            self.phase = PRINTED
            self.base_gain(m)
        elif phase == PRINTED:
            self.phase = BONUS
            self.printed(m)
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
            self.spend(m, PROVISION, price(t, self.side, self.action))
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

    def move(self, m: Match[PaladinsState]) -> None:
        """Move the piece or card (step 4)."""
        action, side, target = self.action, self.side, self.target
        if action == COMMISSION:
            send_monk(m, side, target)
        elif action == GARRISON:
            build_outpost(m, side, target)
        elif action == FORTIFY:
            build_wall(m, side)
        elif action == ABSOLVE:
            place_jar(m, side, target)
        elif action == ATTACK:
            attack(m, side, target)
        elif action == CONVERT:
            convert(m, side, target)
        elif action == DEVELOP:
            place_workshop(m, side, target)

    def base_gain(self, m: Match[PaladinsState]) -> None:
        """Grant the attribute that every such action gives (step 5)."""
        t = m.state
        board, player = t.boards[self.side], t.c.player
        if self.action == COMMISSION:
            reward(m, self.side, player.base[COMMISSION][board.monks - 1])  # PAL-COMM-04
        elif self.action == GARRISON:
            reward(m, self.side, player.base[GARRISON][board.outposts - 1])  # PAL-GARR-03
        elif self.action == ABSOLVE:
            reward(m, self.side, player.base[ABSOLVE][board.jars - 1])  # PAL-ABS-04
        elif self.action == ATTACK:
            reward(m, self.side, player.attack_base)  # PAL-ATT-03
        elif self.action == CONVERT:  # PAL-CONV-03
            raise_attribute(m, self.side, STRENGTH, t.c.cards.strength[board.converted[-1]])

    def printed(self, m: Match[PaladinsState]) -> None:
        """Grant the reward printed on the card, space or mode (step 6, PAL-WORK-11)."""
        t = m.state
        board, player, cards = t.boards[self.side], t.c.player, t.c.cards
        action, side = self.action, self.side
        if action == RECRUIT:
            if self.mode == HIRE:
                hire(m, side, self.target)  # PAL-REC-03
            else:
                send_away(m, side, self.target)  # PAL-REC-02
        elif action == PRAY:  # PAL-PRAY-01
            workers = clear_action(t, side, self.target)
            if m.listening:
                m.emit(CLEARED, (side, self.target, tuple(workers)))
        elif action == DEVELOP:  # the worker below the workshop (PAL-DEV-05)
            reward(m, side, player.workshops[board.workshops_placed() - 1])
        elif action in (COMMISSION, GARRISON):  # PAL-COMM-04, PAL-GARR-03
            reward(m, side, t.c.board.space_reward[self.target])
        elif action == FORTIFY:  # PAL-FORT-03
            reward(m, side, cards.wall_reward[board.walls[-1]])
        elif action == ABSOLVE:  # PAL-ABS-04
            reward(m, side, player.absolve_reward[self.target])
        elif action == ATTACK:  # PAL-ATT-03
            reward(m, side, cards.attack_reward[board.attacked[-1]])
        elif action != CONVERT:  # which gives nothing more (PAL-CONV-04)
            # PAL-HUNT-01, PAL-TRADE-01, PAL-CONS-01
            reward(m, side, player.modes[action][self.mode].reward)

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
        ready = t.c.options
        board = t.boards[self.side]
        if self.phase == MODE:  # PAL-DEC-06
            spaces = [mode.spaces for mode in t.c.player.modes[self.action]]
            options = [
                o for o in ready.mode[self.action] if misfit(board.workers, spaces[o.value]) < 0
            ]
            return [Decision(self.side, "mode", options, public=True)]
        if self.phase == TARGET:
            kind = TARGET_KINDS[self.action]
            return [Decision(self.side, kind, targets(t, self.side, self.action), public=True)]
        if self.phase == PAY:  # PAL-DEC-12
            return [Decision(self.side, "pay", ready.pay, public=True)]
        wanted = spaces_of(t, self.side, self.action, self.mode)  # PAL-DEC-13
        return [Decision(self.side, "workers", payments(t, board, wanted), public=True)]

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
        return prompt_of(
            m.state, self.side, self.action, self.mode, decision.kind, self.silver_of(m)
        )

    def silver_of(self, m: Match[PaladinsState]) -> int:
        """Return the price in silver once the target is chosen, else 0."""
        return self.silver(m.state) if self.phase > TARGET else 0

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        t = m.state
        plan = Plan(self.action, self.mode, self.target)
        plan.pay = self.pay
        plan.free = self.free
        if decision.kind == "mode":
            plan.mode = option.value
            plan.target = OPEN
            word = t.c.player.first_mode[self.action] + option.value
            label = Label(
                Text(CHOOSE_MODE, word, len(t.c.player.modes[self.action][option.value].spaces))
            )
        elif decision.kind == "pay":
            plan.pay = option.value
            label = pay_label(t, self.side, option, self.silver(t))
        elif isinstance(option, Payment):
            plan.workers = option.workers
            label = workers_label(option)
        else:
            plan.target = option.value
            label = target_label(t, self.side, self.action, option)
        label.preview = act_preview(t, self.side, plan)
        return label

    def blocked(self, m: Match[PaladinsState], decision: Decision) -> list[Blocked]:
        """Explain why other answers are not offered."""
        t = m.state
        if decision.kind in ("mode", "workers"):
            return unfit_workers(t, self.side, self.action, self.mode, decision)
        if decision.kind == "pay":
            return []
        return blocked_targets(t, self.side, self.action)
