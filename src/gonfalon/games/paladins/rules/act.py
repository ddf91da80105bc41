"""One action on a player's board, from choosing its mode to the last reaction (PAL-WORK-09).

Questions come first (mode, target, price, workers) and change nothing. Then the workers are placed,
the price is paid, the piece moves and the rewards follow in a fixed order, each with everything it
triggers.
"""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import DEBT, PROVISION, RECRUIT, RIGHT, SILVER
from gonfalon.games.paladins.model.messages import play as say
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
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.amounts import values_of
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


@declared
class Act(Procedure[PaladinsState]):
    """An action whose details are being chosen, or which is being carried out.

    Nothing else performs an action: free recruits, pray effects and favours have steps of their own
    that block nothing and trigger neither paladin nor crew (PAL-GEN-10).
    """

    NAME = "paladins.act"
    PHASES = (
        "do_begin",
        "ask_mode",
        "ask_target",
        "ask_pay",
        "ask_workers",
        "do_place",
        "do_gain",
        "do_printed",
        "do_bonus",
        "do_crew",
    )

    side: int = 0
    action: int = 0
    free: bool = False  # a development without workers or price (PAL-DEV-07)
    mode: int = later(0)
    target: int = later(-1)
    pay: int = later(SILVER)
    workers: list[int] = later([])  # of the chosen payment; never changed in place
    crew: int = later(-1)  # size of the crew when the action began (PAL-TF-03)
    at: int = later(0)  # of the crew, who reacts next

    # -- questions ----------------------------------------------------------------------------

    def do_begin(self, m: Match[PaladinsState]) -> None:
        """Note who will react: the crew of this moment (step 1)."""
        self.crew = len(m.state.boards[self.side].crew)

    def ask_mode(self, m: Match[PaladinsState]) -> Decision | None:
        """Ask for the mode, if there are several (PAL-DEC-06, PAL-WORK-07)."""
        state = m.state
        if len(state.content.player.modes[self.action]) == 1:
            return None
        options: list[Option] = []
        BY_NUMBER[self.action].modes(state, self.side, options, None)
        return Decision(self.side, "mode", options, public=True)

    def take_mode(self, m: Match[PaladinsState], option: Option) -> None:
        self.mode = option.value

    def ask_target(self, m: Match[PaladinsState]) -> Decision | None:
        """Ask for the target, if the action has one."""
        action = BY_NUMBER[self.action]
        if not action.target_kind:
            return None
        options: list[Option] = []
        action.targets(m.state, self.side, options, None)
        return Decision(self.side, action.target_kind, options, public=True)

    def take_target(self, m: Match[PaladinsState], option: Option) -> None:
        """Record the target; with too little silver for it, a debt is the only way to pay."""
        state = m.state
        self.target = option.value
        if self.silver(state) > state.boards[self.side].silver:
            self.pay = DEBT

    def ask_pay(self, m: Match[PaladinsState]) -> Decision | None:
        """Ask whether to pay with silver or a debt, if both are possible (PAL-DEC-12)."""
        state = m.state
        if self.action != RECRUIT or self.pay == DEBT or not by_debt(state, self.side, self.target):
            return None
        return Decision(self.side, "pay", state.content.options.pay, public=True, default=0)

    def take_pay(self, m: Match[PaladinsState], option: Option) -> None:
        self.pay = option.value

    def ask_workers(self, m: Match[PaladinsState]) -> Decision | None:
        """Ask which workers to place (PAL-DEC-13)."""
        if self.free:
            return None
        state = m.state
        wanted = spaces_of(state, self.side, self.action, self.mode)
        options = payments(state, state.boards[self.side], wanted)
        return Decision(self.side, "workers", options, public=True, default=0)

    def take_workers(self, m: Match[PaladinsState], option: Option) -> None:
        self.workers = values_of(option)

    def silver(self, state: PaladinsState) -> int:
        """Return what this action costs in silver, given its target."""
        if self.free:
            return 0
        return BY_NUMBER[self.action].silver(state, self.side, self.target)

    # -- carrying out (PAL-WORK-09, PAL-RUL-10) -------------------------------------------------

    def do_place(self, m: Match[PaladinsState]) -> None:
        """Place the workers, pay (steps 2 and 3) and move the piece or card (step 4)."""
        if not self.free:
            self.place_and_pay(m)
        BY_NUMBER[self.action].move(m, self.side, self.target)

    def do_gain(self, m: Match[PaladinsState]) -> None:
        """Grant the attribute that every such action gives (step 5)."""
        BY_NUMBER[self.action].base_gain(m, self.side)

    def do_printed(self, m: Match[PaladinsState]) -> None:
        """Grant the printed reward (step 6)."""
        BY_NUMBER[self.action].printed(m, self.side, self.mode, self.target)

    def do_bonus(self, m: Match[PaladinsState]) -> None:
        """Grant the bonus of the paladin in play (step 7, PAL-PALADIN-10)."""
        state = m.state
        paladin = state.boards[self.side].paladin
        if paladin >= 0 and state.content.cards.bonus_on[paladin] == self.action:
            m.emit(say.PALADIN_BONUS, self.side, paladin)
            state.content.cards.bonus[paladin].do(m, self.side)

    def do_crew(self, m: Match[PaladinsState]) -> None:
        """Let the crew of step 1 react, in hiring order (step 8, PAL-TF-01, PAL-TF-03).

        Every copy of a card reacts (PAL-REC-07), and nobody is asked (PAL-TF-06).
        """
        state = m.state
        cards = state.content.cards
        crew = state.boards[self.side].crew
        while self.at < self.crew:
            kind = crew[self.at]
            self.at += 1
            if cards.trigger_action[kind] == self.action:
                m.emit(say.ABILITY_USED, self.side, kind)
                self.again()
                cards.ongoing[kind].do(m, self.side)
                return

    def place_and_pay(self, m: Match[PaladinsState]) -> None:
        """Place a worker on each uncovered space (PAL-WORK-01), then pay (steps 2 and 3)."""
        state = m.state
        board = state.boards[self.side]
        player = state.content.player
        workers = self.workers
        first = player.first_space[self.action]
        cover = board.covered(self.action) if self.action >= RIGHT else 0
        silver = self.silver(state)
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
                say.ACTION_TAKEN,
                self.side,
                player.first_mode[self.action] + self.mode,
                tuple(workers),
            )
        if player.price_in[self.action] == PROVISION:
            self.spend(m, PROVISION, BY_NUMBER[self.action].price(state, self.side))
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
        m.emit(say.PAID, self.side, resource, count)

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        state = m.state
        if decision.kind == "mode":
            return Text(say.ASK_MODE, self.action)
        if decision.kind == "workers":
            return Text(say.ASK_WORKERS, state.content.player.first_mode[self.action] + self.mode)
        if decision.kind == "pay":
            return Text(say.ASK_PAY, self.silver(state))
        return BY_NUMBER[self.action].prompt(state, self.side, self.mode)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        if decision.kind == "mode":
            word = state.content.player.first_mode[self.action] + option.value
            label = Label(
                Text(
                    say.CHOOSE_MODE,
                    word,
                    len(state.content.player.modes[self.action][option.value].spaces),
                )
            )
        elif decision.kind == "pay":
            label = self.pay_label(state, option)
        elif decision.kind == "workers":
            label = workers_label(option)
        else:
            label = BY_NUMBER[self.action].label(state, self.side, option)
        label.preview = act_preview(m, decision, option)
        return label

    def pay_label(self, state: PaladinsState, option: Option) -> Label:
        """Return the label of a way to pay."""
        board = state.boards[self.side]
        if option.value == DEBT:
            return Label(Text(say.PAY_DEBT, board.unpaid + 1), ("debt",))
        silver = self.silver(state)
        return Label(Text(say.PAY_SILVER, silver, board.silver - silver), ("silver",))

    def blocked(self, m: Match[PaladinsState], decision: Decision) -> list[Blocked]:
        """Explain why other answers are not offered.

        That includes modes, since a single remaining one is not asked (PAL-WORK-07).
        """
        state = m.state
        found: list[Blocked] = []
        if decision.kind == "pay":
            return found
        action = BY_NUMBER[self.action]
        if len(state.content.player.modes[self.action]) > 1:
            action.modes(state, self.side, [], found)
        if decision.kind == "workers":
            found += unfit_workers(
                state, self.side, spaces_of(state, self.side, self.action, self.mode)
            )
        elif decision.kind != "mode":
            action.targets(state, self.side, [], found)
        return found
