"""Turns (PAL-TURN) and passing (PAL-PASS)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import FREE, WORKERS
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.options import PASSING, FavourOption
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.act import Act
from gonfalon.games.paladins.rules.actions.registry import BY_NUMBER
from gonfalon.games.paladins.rules.favours import UseFavour, favour_label, favour_refusal, why_not
from gonfalon.games.paladins.rules.preview import act_preview
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.questions.one_by_one import OneByOne
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

MOST_KEPT: Final = 3


def keep(m: Match[PaladinsState], side: int, kept: list[int]) -> None:
    """Keep these workers; the others return to the general supply (PAL-PASS-02).

    Suspicion stays even if criminals go (PAL-SUSP-07).
    """
    m.state.boards[side].workers = kept
    if m.listening and max(kept):
        workers = [w for w, count in enumerate(kept) for _ in range(count)]
        m.emit(say.WORKERS_KEPT, side, tuple(workers))


@declared
class Turn(Procedure[PaladinsState]):
    """One turn: an action, a favour, or passing (PAL-TURN-01, PAL-DEC-05)."""

    NAME = "paladins.turn"
    PHASES = ("ask_action",)

    side: int = 0

    def ask_action(self, m: Match[PaladinsState]) -> Decision | None:
        """Offer everything legal; without workers, passing needs no question (PAL-TURN-03)."""
        state = m.state
        options: list[Option] = []
        workers = state.boards[self.side].hands()
        if workers:
            self.walk_actions(state, options, None)
        options.append(PASSING)
        return Decision(self.side, "action", options, public=not workers)

    def walk_actions(
        self, state: PaladinsState, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk through the actions of the board, then the favours (PAL-TURN-02)."""
        ready = state.content.options
        for action in BY_NUMBER:
            if action.may(state, self.side, why):
                found.append(ready.action[action.number])
        revealed = len(state.favours)
        for slot in range(revealed if why is None else len(ready.favour)):
            if not favour_refusal(state, self.side, slot):
                found.append(ready.favour[slot])
            elif why is not None:
                why.append(why_not(state, self.side, slot))

    def take_action(self, m: Match[PaladinsState], option: Option) -> None:
        """Begin an action or a favour, or pass."""
        if option is PASSING:
            self.leave(m)
        elif isinstance(option, FavourOption):
            m.call(UseFavour(self.side, option.value))
        else:
            m.call(Act(self.side, option.value))

    def leave(self, m: Match[PaladinsState]) -> None:
        """Pass: clear the board and keep up to three workers (PAL-PASS-01, PAL-PASS-02).

        Workers on favours stay there (PAL-FAV-02, PAL-FAV-07), and so do silver, provisions, debts
        and suspicion (PAL-PASS-04). After the last round no worker is kept (PAL-RUL-22).
        """
        state = m.state
        board = state.boards[self.side]
        board.passed = True
        for space in range(len(board.placed)):
            board.placed[space] = FREE
        board.busy = 0
        m.emit(say.PASSED, self.side)
        if state.round == state.content.board.rounds:
            keep(m, self.side, [0] * len(WORKERS))
        elif board.hands() > MOST_KEPT:
            m.call(Keep(self.side, MOST_KEPT))
        else:
            keep(m, self.side, board.workers)

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        state = m.state
        board = state.boards[self.side]
        return Text(say.ASK_ACTION, state.round, board.hands(), board.silver, board.provisions)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        if option is PASSING:
            hands = state.boards[self.side].hands()
            kept = 0 if state.round == state.content.board.rounds else min(hands, MOST_KEPT)
            return Label(Text(say.DO_PASS, kept, hands - kept))
        if isinstance(option, FavourOption):
            label = favour_label(state, self.side, option.value)
        else:
            text = BY_NUMBER[option.value].text(state, self.side)
            label = Label(text, (f"action:{option.id}",))
        label.preview = act_preview(m, decision, option)
        return label

    def blocked(self, m: Match[PaladinsState], decision: Decision) -> list[Blocked]:
        """Explain why the other actions and favours are not offered."""
        why: list[Blocked] = []
        self.walk_actions(m.state, [], why)
        return why


@declared
class Keep(OneByOne[PaladinsState]):
    """Choose which workers to keep (PAL-DEC-20)."""

    NAME = "paladins.keep"
    KIND = "keep"

    kept: list[int] = [0, 0, 0, 0, 0, 0]

    def walk(self, m: Match[PaladinsState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk through the types of workers."""
        state = m.state
        workers = state.boards[self.seat].workers
        found += [o for o in state.content.options.keep if workers[o.value] > self.kept[o.value]]

    def pick(self, m: Match[PaladinsState], option: Option) -> None:
        """Keep one worker of this type; with the last one, return the others."""
        self.kept[option.value] += 1
        if not self.left:
            keep(m, self.seat, self.kept)

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_KEEP, self.left)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return an option's label, with how many there are."""
        worker = option.value
        left = m.state.boards[self.seat].workers[worker] - self.kept[worker]
        return Label(Text(say.KEEP_WORKER, worker, left), (f"worker:{option.id}",))
