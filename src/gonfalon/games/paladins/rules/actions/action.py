"""What all actions share (PAL-WORK): when one may begin, its price, its targets and its texts.

A condition is stated once. `why` is None while options are made; when a refusal has to be
explained, it is a list, and the same condition adds its rule and numbers to it.
"""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import ACTIONS, ANY, PROVISION, SILVER
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.gains import workers_on
from gonfalon.games.paladins.rules.payments import misfit, spaces_of
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Text


def discounted(state: PaladinsState, side: int, action: int, cost: int) -> int:
    """Return a price after the discount of the paladin in play (PAL-PALADIN-07).

    Only the price of the action itself is reduced, never a surcharge or the price of a favour
    (PAL-PALADIN-11).
    """
    paladin = state.boards[side].paladin
    if paladin >= 0:
        cost -= state.content.cards.discount[paladin][action]
    return cost if cost > 0 else 0


class Action:
    """An action of a player's board; by default without price or target, with a printed reward.

    There is one object for each action, shared by all matches.
    """

    __slots__ = ("number", "price_rule", "target_kind")

    def __init__(self, number: int, price_rule: str = "", target_kind: str = "") -> None:
        self.number = number
        self.price_rule = price_rule  # empty if the action costs only workers
        self.target_kind = target_kind  # the decision that asks for a target; empty if none does

    # -- may it be begun? ---------------------------------------------------------------------

    def may(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether the action is legal; if not, add the first reason to `why`.

        This is the only check, made before the action begins (PAL-WORK-10): its price must be
        payable with what the side has now (PAL-GEN-09).
        """
        board = state.boards[side]
        if board.busy >> self.number & 1:  # PAL-WORK-04
            if why is not None:
                workers = tuple(workers_on(state, side, self.number))
                self.refuse(why, "PAL-WORK-04", Text(say.ACTION_BUSY, self.number, workers))
            return False
        spaces = spaces_of(state, side, self.number, 0)
        missing = misfit(board.workers, spaces)
        if missing >= 0 and why is None:
            return False  # the cheapest check, made first; as a reason it comes last
        if not self.possible(state, side, why) or not self.affordable(state, side, why):
            return False
        if missing < 0 or why is None:
            return True
        if missing == ANY:
            text = Text(say.NO_WORKERS, self.number, len(spaces), board.hands())
            self.refuse(why, "PAL-WORK-01", text)
        else:
            self.refuse(why, "PAL-WORK-02", Text(say.NO_FITTING, self.number, missing))
        return False

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether only workers or goods could be missing."""
        return True

    def affordable(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether the side can pay the price."""
        if not self.price_rule:
            return True
        board = state.boards[side]
        cost = self.price(state, side)
        if state.content.player.price_in[self.number] == PROVISION:
            have, message = board.provisions, say.ACTION_PROVISIONS
        else:
            have, message = board.silver, say.ACTION_SILVER
        if cost <= have:
            return True
        if why is not None:
            self.refuse(why, self.price_rule, Text(message, self.number, cost, have))
        return False

    def refuse(self, why: list[Blocked], rule: str, text: Text) -> None:
        """Add the reason why the action may not be begun."""
        id = ACTIONS[self.number]
        why.append(Blocked(id, rule, text, (f"action:{id}",)))

    def times(self, board: Board) -> int:
        """Return how often a side has performed the action (PAL-KING-03).

        The count comes from the pieces or cards that the action leaves behind (PAL-RUL-07), so it
        is 0 for actions that leave none.
        """
        return 0

    # -- price --------------------------------------------------------------------------------

    def price(self, state: PaladinsState, side: int) -> int:
        """Return the current price, after the paladin's discount."""
        return discounted(state, side, self.number, self.full_price(state, side))

    def full_price(self, state: PaladinsState, side: int) -> int:
        """Return the price without a paladin's discount."""
        return state.content.player.modes[self.number][0].silver

    def silver(self, state: PaladinsState, side: int, target: int) -> int:
        """Return what the action costs in silver, given its target."""
        if state.content.player.price_in[self.number] != SILVER:
            return 0
        return self.price(state, side)

    def least_silver(self, state: PaladinsState, side: int) -> int:
        """Return what the action costs in silver at its cheapest target."""
        return self.silver(state, side, -1)

    # -- what may it aim at? ------------------------------------------------------------------

    def modes(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the modes: those the workers can fill, and what the others lack (PAL-WORK-07)."""
        player, board = state.content.player, state.boards[side]
        modes = player.modes[self.number]
        for option in state.content.options.mode[self.number]:
            spaces = modes[option.value].spaces
            missing = misfit(board.workers, spaces)
            if missing < 0:
                found.append(option)
            elif why is not None:
                word = player.first_mode[self.number] + option.value
                if missing == ANY:
                    text = Text(say.MODE_WORKERS, word, len(spaces), board.hands())
                else:
                    text = Text(say.MODE_FITTING, word, len(spaces), missing)
                why.append(Blocked(option.id, "PAL-WORK-07", text))

    def targets(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the targets: those with which the action can be completed, and why not others."""

    # -- do it --------------------------------------------------------------------------------

    def move(self, m: Match[PaladinsState], side: int, target: int) -> None:
        """Move the piece or card (step 4)."""

    def base_gain(self, m: Match[PaladinsState], side: int) -> None:
        """Grant the attribute that every such action gives (step 5)."""

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the reward printed on the card, space or mode (step 6, PAL-WORK-11)."""
        m.state.content.player.modes[self.number][mode].reward.do(m, side)

    # -- say it -------------------------------------------------------------------------------

    def text(self, state: PaladinsState, side: int) -> Text:
        """Return the action among those of a turn: its price, and the attribute it depends on."""
        raise NotImplementedError

    def prompt(self, state: PaladinsState, side: int, mode: int) -> Text:
        """Return the question for a target."""
        raise NotImplementedError

    def label(self, state: PaladinsState, side: int, option: Option) -> Label:
        """Return the label of a target, with its price or flag."""
        raise NotImplementedError


class RightAction(Action):
    """A right-hand action: a ladder of prices, and often a limit."""

    __slots__ = ()

    def full_price(self, state: PaladinsState, side: int) -> int:
        """Return the next price of the ladder."""
        ladder = state.content.player.price[self.number]
        done = self.times(state.boards[side])
        return ladder[done] if done < len(ladder) else 0

    def below_limit(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether the limit allows another time (PAL-WORK-08)."""
        limit = state.content.player.limit[self.number]
        if (
            not limit or self.times(state.boards[side]) < limit
        ):  # per game, not per round (PAL-RUL-01)
            return True
        if why is not None:
            self.refuse(why, "PAL-WORK-08", Text(say.LIMIT_REACHED, self.number, limit))
        return False

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the reward printed on the card or space."""


def sums_of(state: PaladinsState, side: int, attribute: int) -> tuple[int, int, int]:
    """Return a side's effective value, its track and the boost, as prompts name them."""
    return (
        state.effective(side, attribute),
        state.boards[side].track[attribute],
        state.boost(side, attribute),
    )
