"""The prayer: holiness points, more of them for candles (CRU-PRAY)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import CANDLES, PRAY, SPICES
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.messages import faith as say
from gonfalon.games.crusaders.model.preview_shapes import PrayerPreview
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.turn import Turn, current_turn
from gonfalon.games.crusaders.rules.cards.payment import (
    Payment,
    can_pay,
    has_secret_means,
    price_of,
)
from gonfalon.games.crusaders.rules.faith.holiness import HolinessBonuses, move_marker
from gonfalon.games.crusaders.rules.orders.order_part import OrderPart
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Rehearsal
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


class PrayPart(OrderPart):
    """The prayer itself: a marker can always move, and the basic points are always taken."""

    def possible(self, m: Match[CrusadersState], turn: Turn) -> bool:
        return True

    def owed(self, m: Match[CrusadersState], turn: Turn) -> bool:
        return True

    def start(self, m: Match[CrusadersState], turn: Turn) -> None:
        m.call(Prayer(turn.seat, turn.reinforced))


@declared
class Prayer(Procedure[CrusadersState]):
    """The points of an order: some for nothing and one for each candle spent (CRU-PRAY-01).

    Everything is paid before the marker moves. If reinforced, the movement brings a bishop action
    and a rescript of level II as well (CRU-PRAY-02).
    """

    NAME = "crusaders.prayer"
    PHASES = ("ask_points", "do_pay", "do_move")

    seat: int = 0
    reinforced: bool = False
    extra: int = later(0)  # points to pay for

    def ask_points(self, m: Match[CrusadersState]) -> Decision:
        """Ask for how many points the player pays (CRU-D-19)."""
        options: list[Option] = []
        self.walk(m, options, None)
        public = not has_secret_means(m.state, self.seat)
        return Decision(self.seat, "prayer", options, public=public)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the numbers of points for those the player can pay, with coins if need be."""
        for option in m.state.content.faith_options.points:
            if can_pay(m.state, self.seat, price_of(CANDLES, option.value), 0):
                found.append(option)
            elif why is not None:
                text = Text(say.PRAYER_TOO_DEAR, option.value)
                why.append(Blocked(option.id, "CRU-PRAY-01", text))

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return the numbers of points that the player cannot pay."""
        why: list[Blocked] = []
        self.walk(m, [], why)
        return why

    def take_points(self, m: Match[CrusadersState], option: Option) -> None:
        self.extra = option.value

    def do_pay(self, m: Match[CrusadersState]) -> None:
        """Pay a candle, or what replaces it, for each further point."""
        if self.extra:
            m.call(Payment(self.seat, price_of(CANDLES, self.extra), 0))

    def do_move(self, m: Match[CrusadersState]) -> None:
        """Move the marker; buildings look at the points of the prayer itself (CRU-EFF-24)."""
        content = m.state.content
        points = content.prayer + self.extra
        current_turn(m).prayed = points
        m.emit(say.PRAYED, self.seat, points)
        bishops, rescripts_2 = self.extras(content)
        move_marker(m, self.seat, points, bishops, rescripts_2)

    def extras(self, content: CrusadersContent) -> tuple[int, int]:
        """Return the bishop actions and rescripts of level II that come on top (CRU-PRAY-02)."""
        return (content.prayer_bishops, 1) if self.reinforced else (0, 0)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_PRAYER, m.state.content.prayer)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        points = m.state.content.prayer + option.value
        ahead = self.after_praying(m, option.value)
        if not option.value:
            return Label(Text(say.PRAY_PLAIN, points), (), ahead)
        return Label(Text(say.PRAY_MORE, option.value, points), ("good:candles",), ahead)

    def after_praying(self, m: Match[CrusadersState], extra: int) -> PrayerPreview:
        """Return what a number of further points costs and brings; a copy moves point by point."""
        state = m.state
        board = state.boards[self.seat]
        candles = min(extra, board.ready[CANDLES])
        other = extra - candles
        points = state.content.prayer + extra
        bishops, rescripts_2 = self.extras(state.content)
        rescripts_1 = 0
        path: list[int] = []
        copy = Rehearsal(m, self.seat)
        for _ in range(points):
            move_marker(copy, self.seat, 1)
            path.append(copy.state.boards[self.seat].holiness + 1)
            bonuses = copy.stack[-1]
            if isinstance(bonuses, HolinessBonuses):
                bishops += bonuses.bishops
                rescripts_1 += bonuses.rescripts_1
                copy.stack.pop()
        return {
            "points": points,
            "candles": candles,
            "other": other,
            "short": max(0, other - board.ready[SPICES] - board.coins),
            "path": path,
            "bishops": bishops,
            "rescripts": [rescripts_1, rescripts_2],
            "place": 1 + copy.state.turn_order().index(self.seat),
        }


PRAYER_PARTS: Final[tuple[OrderPart, ...]] = (PrayPart(PRAY, 0),)
PRAYER_STEPS = (Prayer,)
