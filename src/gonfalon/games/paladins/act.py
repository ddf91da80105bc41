"""One action of the own board, from the choice of its mode to the last reaction (PAL-WORK-09).

What is asked comes first (mode, target, price, workers) and changes nothing; then workers are
placed, the price is paid, the piece moves, and the rewards follow in their fixed order, each with
everything it causes.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.act_words import (
    blocked_targets,
    pay_label,
    prompt_of,
    target_label,
    unfit_workers,
    workers_label,
)
from gonfalon.games.paladins.gains import clear_action, raise_attribute, take_debt
from gonfalon.games.paladins.hiring import hire, send_away
from gonfalon.games.paladins.legality import by_debt, price, slot_price, surcharge
from gonfalon.games.paladins.messages import (
    ABILITY_USED,
    ACTION_TAKEN,
    CHOOSE_MODE,
    CLEARED,
    PAID,
    PALADIN_BONUS,
)
from gonfalon.games.paladins.options import payment_workers
from gonfalon.games.paladins.outlook import OPEN, Plan, act_outlook
from gonfalon.games.paladins.payments import misfit, payments, spaces_of
from gonfalon.games.paladins.pieces import (
    attack,
    build_outpost,
    build_wall,
    convert,
    place_jar,
    place_workshop,
    send_monk,
)
from gonfalon.games.paladins.rewards import reward
from gonfalon.games.paladins.state import Kingdom
from gonfalon.games.paladins.targets import TARGET_KINDS, targets
from gonfalon.games.paladins.words import (
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
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
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


class Act(Step[Kingdom]):
    """An action that is being chosen in detail or carried out."""

    __slots__ = (
        "action",
        "at",
        "crew",
        "free",
        "mode",
        "pay",
        "payment",
        "phase",
        "side",
        "target",
    )
    NAME = "paladins.act"
    FIELDS = (
        "side",
        "action",
        "free",
        "mode",
        "target",
        "pay",
        "payment",
        "crew",
        "phase",
        "at",
    )

    def __init__(self, side: int = 0, action: int = 0, free: bool = False) -> None:
        self.side = side
        self.action = action
        self.free = free  # a development without workers and price (PAL-DEV-07)
        self.mode = 0
        self.target = -1
        self.pay = SILVER
        self.payment = 0  # the workers, as the number of an option
        self.crew = -1  # how many of the crew were there when the action began (PAL-TF-03)
        self.phase = MODE
        self.at = 0

    def clone(self) -> Act:
        """Return an independent copy."""
        other = Act(self.side, self.action, self.free)
        other.mode = self.mode
        other.target = self.target
        other.pay = self.pay
        other.payment = self.payment
        other.crew = self.crew
        other.phase = self.phase
        other.at = self.at
        return other

    def run(self, m: Match[Kingdom]) -> bool:
        """Ask what is left to ask, then carry out, one phase after the other."""
        t = m.table
        if self.phase == MODE:
            if self.crew < 0:
                self.crew = len(t.boards[self.side].crew)
            if len(t.c.player.modes[self.action]) > 1:
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

    def silver(self, t: Kingdom) -> int:
        """Return the silver this action costs with its target."""
        if self.free:
            return 0
        if self.action == RECRUIT:
            return slot_price(t, self.side, self.target)
        if self.action == ATTACK:
            return surcharge(t, self.side, self.target)
        if t.c.player.price_in[self.action] == PROVISION:
            return 0
        return price(t, self.side, self.action)

    def both_ways(self, t: Kingdom) -> bool:
        """Tell whether silver and a debt are both possible (PAL-DEC-12)."""
        return (
            self.action == RECRUIT
            and self.silver(t) <= t.boards[self.side].silver
            and by_debt(t, self.side, self.target)
        )

    # -- carrying out -------------------------------------------------------------------------

    def carry_out(self, m: Match[Kingdom]) -> None:
        """Do the next phase with everything it causes."""
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

    def place_and_pay(self, m: Match[Kingdom]) -> None:
        """Place the workers, then pay (PAL-WORK-09, steps 2 and 3)."""
        t = m.table
        board = t.boards[self.side]
        player = t.c.player
        workers = payment_workers(self.payment)
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

    def spend(self, m: Match[Kingdom], resource: int, count: int) -> None:
        """Pay to the general supply (PAL-GEN-11)."""
        if not count:
            return
        board = m.table.boards[self.side]
        if resource == SILVER:
            board.silver -= count
        else:
            board.provisions -= count
        if m.listening:
            m.emit(PAID, (self.side, resource, count))

    def move(self, m: Match[Kingdom]) -> None:
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

    def base_gain(self, m: Match[Kingdom]) -> None:
        """Give the attribute every such action gives (step 5)."""
        t = m.table
        board, player = t.boards[self.side], t.c.player
        if self.action == COMMISSION:
            reward(m, self.side, player.base[COMMISSION][board.monks - 1])
        elif self.action == GARRISON:
            reward(m, self.side, player.base[GARRISON][board.outposts - 1])
        elif self.action == ABSOLVE:
            reward(m, self.side, player.base[ABSOLVE][board.jars - 1])
        elif self.action == ATTACK:
            reward(m, self.side, player.attack_base)
        elif self.action == CONVERT:
            raise_attribute(m, self.side, STRENGTH, t.c.cards.strength[board.converted[-1]])

    def printed(self, m: Match[Kingdom]) -> None:
        """Give what is printed on card, space or mode (step 6, PAL-WORK-11)."""
        t = m.table
        board, player, cards = t.boards[self.side], t.c.player, t.c.cards
        action, side = self.action, self.side
        if action == RECRUIT:
            if self.mode == HIRE:
                hire(m, side, self.target)
            else:
                send_away(m, side, self.target)
        elif action == PRAY:
            workers = clear_action(t, side, self.target)
            if m.listening:
                m.emit(CLEARED, (side, self.target, tuple(workers)))
        elif action == DEVELOP:
            reward(m, side, player.workshops[board.workshops_placed() - 1])
        elif action in (COMMISSION, GARRISON):
            reward(m, side, t.c.board.space_reward[self.target])
        elif action == FORTIFY:
            reward(m, side, cards.wall_reward[board.walls[-1]])
        elif action == ABSOLVE:
            reward(m, side, player.absolve_reward[self.target])
        elif action == ATTACK:
            reward(m, side, cards.attack_reward[board.attacked[-1]])
        elif action != CONVERT:
            reward(m, side, player.modes[action][self.mode].reward)

    def bonus(self, m: Match[Kingdom]) -> None:
        """Give the bonus of the paladin in play (step 7, PAL-PALADIN-10)."""
        t = m.table
        paladin = t.boards[self.side].paladin
        if paladin >= 0 and t.c.cards.bonus_on[paladin] == self.action:
            if m.listening:
                m.emit(PALADIN_BONUS, (self.side, paladin))
            reward(m, self.side, t.c.cards.bonus[paladin])

    def react(self, m: Match[Kingdom]) -> None:
        """Let the crew of step 1 react in hiring order (step 8, PAL-TF-01, PAL-TF-03)."""
        t = m.table
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

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Ask for mode, target, price or workers."""
        t = m.table
        ready = t.c.options
        board = t.boards[self.side]
        if self.phase == MODE:
            spaces = [mode.spaces for mode in t.c.player.modes[self.action]]
            options = [
                o for o in ready.mode[self.action] if misfit(board.workers, spaces[o.value]) < 0
            ]
            return [Decision(self.side, "mode", options)]
        if self.phase == TARGET:
            kind = TARGET_KINDS[self.action]
            return [Decision(self.side, kind, targets(t, self.side, self.action))]
        if self.phase == PAY:
            return [Decision(self.side, "pay", ready.pay)]
        wanted = spaces_of(t, self.side, self.action, self.mode)
        return [Decision(self.side, "workers", payments(t, board, wanted))]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Keep the answer; nothing on the table changes yet."""
        if self.phase == MODE:
            self.mode = value
            self.phase = TARGET
        elif self.phase == TARGET:
            self.target = value
            self.phase = PAY
        elif self.phase == PAY:
            self.pay = value
            self.phase = WORKERS
        else:
            self.payment = value
            self.phase = PERFORM

    # -- in words -----------------------------------------------------------------------------

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return prompt_of(
            m.table, self.side, self.action, self.mode, decision.kind, self.silver_of(m)
        )

    def silver_of(self, m: Match[Kingdom]) -> int:
        """Return the silver of the target, once there is one."""
        return self.silver(m.table) if self.phase > TARGET else 0

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        t = m.table
        plan = Plan(self.action, self.mode, self.target)
        plan.pay = self.pay
        plan.free = self.free
        if decision.kind == "mode":
            plan.mode = option.value
            plan.target = OPEN
            word = t.c.player.first_mode[self.action] + option.value
            label = Label(
                Said(CHOOSE_MODE, word, len(t.c.player.modes[self.action][option.value].spaces))
            )
        elif decision.kind == "pay":
            plan.pay = option.value
            label = pay_label(t, self.side, option, self.silver(t))
        elif decision.kind == "workers":
            plan.workers = payment_workers(option.value)
            label = workers_label(option)
        else:
            plan.target = option.value
            label = target_label(t, self.side, self.action, option)
        label.outlook = act_outlook(t, self.side, plan)
        return label

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say why other answers are not offered."""
        t = m.table
        if decision.kind in ("mode", "workers"):
            return unfit_workers(t, self.side, self.action, self.mode, decision)
        if decision.kind == "pay":
            return []
        return blocked_targets(t, self.side, self.action)
