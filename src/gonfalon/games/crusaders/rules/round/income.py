"""The income phase: taxes, goods, markets, influence (CRU-INC)."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.model.constants import GOODS, TACTICS_RED, TACTICS_YELLOW
from gonfalon.games.crusaders.model.messages import income as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.decks import fill_markets
from gonfalon.games.crusaders.rules.board.governors_score import score_governors
from gonfalon.games.crusaders.rules.board.holy_lands import settle_all
from gonfalon.games.crusaders.rules.board.measures import holy_lands
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step


class Income(Procedure[CrusadersState]):
    """The income phase. Nobody decides anything in it."""

    __slots__ = ()
    NAME = "crusaders.income"
    PHASES = ("do_taxes", "do_goods", "do_markets", "do_settle", "do_influence")

    def do_taxes(self, m: Match[CrusadersState]) -> None:
        """Give everybody the coins of their cities (CRU-INC-01)."""
        state = m.state
        for seat in state.active_order():
            coins = taxes(state, seat)
            state.boards[seat].coins += coins
            m.emit(say.TAXES, seat, coins)

    def do_goods(self, m: Match[CrusadersState]) -> None:
        """Make spent goods ready; free blocked ones (CRU-INC-02, CRU-PAY-04, CRU-RUL-42)."""
        for board in m.state.boards:
            for kind in range(len(GOODS)):
                board.ready[kind] += board.spent[kind]
                board.spent[kind] = board.blocked[kind]
                board.blocked[kind] = 0
        m.emit(say.GOODS_READY)

    def do_markets(self, m: Match[CrusadersState]) -> None:
        """Fill the markets and take the marks off buildings and spies (CRU-INC-03)."""
        fill_markets(m)
        for board in m.state.boards:
            board.used_buildings = [False] * len(board.buildings)
            board.used_spies = [False] * len(board.spies)
        m.emit(say.MARKETS_FILLED)

    def do_settle(self, m: Match[CrusadersState]) -> None:
        """Settle all holy lands before any influence is paid (CRU-INC-05)."""
        settle_all(m)

    def do_influence(self, m: Match[CrusadersState]) -> None:
        """Score governors and holy lands in turn order (CRU-INC-04).

        A player without a city still scores holy lands (CRU-CAP-03).
        """
        state = m.state
        goals = state.content.governors.goal
        for seat in state.turn_order():
            influence = state.boards[seat].influence
            for one in score_governors(state, seat):
                if TACTICS_YELLOW <= goals[one.card].measure <= TACTICS_RED:
                    m.disclose(1 << seat)  # it tells something about tactics in hand
                if one.influence:
                    influence.add(one.influence)
                    m.emit(say.GOVERNOR_SCORES, seat, one.card, one.influence)
            lands = holy_lands(state, seat)
            if lands:
                influence.add(lands)
                m.emit(say.HOLY_LANDS_SCORE, seat, lands)


def taxes(state: CrusadersState, seat: int) -> int:
    """Return the coins of a player's discs, and one for the capital (CRU-INC-01, CRU-CAP-01)."""
    coins = state.content.cities.coins
    return 1 + sum([coins[city][state.level[city]] for city in state.cities_of(seat)])


INCOME_STEPS: Final[tuple[type[Step[Any]], ...]] = (Income,)
