"""The battle for a city, from the hands to the winner (CRU-BAT). `end.py` is stage 4.

`m.call(FightBattle(...))` fights one; the caller finds the winner in `returned`. The attacker
has the city if they won.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import NONE, SARACENS
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.state import (
    DECK,
    SARACEN_CARDS,
    SARACEN_HAND,
    CrusadersState,
)
from gonfalon.games.crusaders.rules.battle.end import BattleEnd
from gonfalon.games.crusaders.rules.battle.manoeuvres import Manoeuvre
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.cities import distances
from gonfalon.games.crusaders.rules.board.decks import refill_saracens
from gonfalon.games.crusaders.rules.board.round import saracen_bonus
from gonfalon.games.crusaders.rules.board.saracen_track import track_strength
from gonfalon.games.crusaders.rules.board.turn import on_turn
from gonfalon.games.crusaders.rules.windows.rescript_window import RescriptWindow
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

MANOEUVRES: Final = 4  # two for each side, the defender's first (CRU-BAT-04)


def help_of(m: Match[CrusadersState], defender: int) -> int:
    """Return what track and event add to a defender's units (CRU-SAR-18, CRU-SAR-20)."""
    return track_strength(m.state) + saracen_bonus(m) if defender == SARACENS else 0


@declared
class FightBattle(Battle):
    """A battle in the fixed sequence of CRU-BAT-37."""

    NAME = "crusaders.battle"
    PHASES = (
        "ask_saracen_player",
        "do_hands",
        "do_difference",
        "do_manoeuvre",
        "do_winner",
        "do_bazaar",
        "do_end",
    )

    manoeuvres: int = later(0)  # begun

    def ask_saracen_player(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask the attacker which of the nearest rivals plays the saracens (CRU-D-27)."""
        if self.defender != SARACENS:
            return None
        options = m.state.content.battle_options.saracen_player
        nearest = nearest_rivals(m.state, self.attacker, self.city)
        return Decision(
            self.attacker, "saracen-player", [options[seat] for seat in nearest], public=True
        )

    def take_saracen_player(self, m: Match[CrusadersState], option: Option) -> None:
        self.saracen_player = option.value

    def do_hands(self, m: Match[CrusadersState]) -> None:
        """Draw a hand for the saracens; players fight with their tactics (CRU-BAT-02)."""
        state = m.state
        if self.defender != SARACENS:
            m.emit(say.BATTLE_BEGINS, self.attacker, self.defender, self.city)
            return
        m.emit(say.SARACEN_BATTLE_BEGINS, self.attacker, self.saracen_player, self.city)
        pack = state.packs[SARACEN_CARDS]
        hand = pack.zones[SARACEN_HAND]
        hand.audience = 1 << self.saracen_player
        while len(hand.cards) < state.content.tactics_in_hand and refill_saracens(m):
            m.draw(pack, pack.zones[DECK], hand, 1)
        if m.listening:
            m.emit(say.SARACEN_HAND_DRAWN, self.saracen_player, len(hand.cards))
            m.emit(say.SARACEN_HAND_SEEN, tuple(hand.cards), to=1 << self.saracen_player)

    def do_difference(self, m: Match[CrusadersState]) -> None:
        """Stage 1: compare the sides; no track limits the difference (CRU-BAT-03, CRU-RUL-25)."""
        state = m.state
        self.marker = self.units + self.bonus - state.units[self.city] - state.level[self.city]
        self.marker -= help_of(m, self.defender)
        m.emit(say.DIFFERENCE, self.marker)

    def do_manoeuvre(self, m: Match[CrusadersState]) -> None:
        """Stage 2: the sides take turns, the defender begins (CRU-BAT-04)."""
        if self.manoeuvres == MANOEUVRES:
            return
        side = self.attacker if self.manoeuvres % 2 else self.defender
        self.manoeuvres += 1
        self.again()
        m.call(Manoeuvre(side))

    def do_winner(self, m: Match[CrusadersState]) -> None:
        """Stage 3: the attacker wins a draw (CRU-BAT-18). An early stop has a winner already."""
        if self.winner == NONE:
            self.winner = self.attacker if self.marker >= 0 else self.defender
        if self.winner == SARACENS:
            m.emit(say.SARACENS_WON, self.marker)
        else:
            m.emit(say.BATTLE_WON, self.winner, self.marker)

    def do_bazaar(self, m: Match[CrusadersState]) -> None:
        """Let the player on turn use a Bazaar before stage 4 (CRU-BLDG-06, CRU-D-46)."""
        if on_turn(m, self.attacker):
            m.call(RescriptWindow(m.seats, self.attacker, NONE, bazaar=True))

    def do_end(self, m: Match[CrusadersState]) -> None:
        """Stage 4, complete also after an early stop (CRU-BAT-35)."""
        m.call(BattleEnd())

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_SARACEN_PLAYER, self.city)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.CHOOSE_SARACEN_PLAYER, option.value), (f"seat:{option.id}",))

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return the rivals who are further away."""
        offered = [option.value for option in decision.options]
        return [
            Blocked(str(seat), "CRU-BAT-01", Text(say.TOO_FAR, seat), (f"seat:{seat}",))
            for seat in range(m.seats)
            if seat != self.attacker and seat not in offered
        ]


def nearest_rivals(state: CrusadersState, attacker: int, city: int) -> list[int]:
    """Return the rivals with a city at the smallest distance from the battle (CRU-BAT-01).

    If no rival has a city, the first eliminated one in turn order lends a hand (CRU-RUL-38).
    """
    away = distances(state, city)
    least = len(state.level)
    found: list[int] = []
    for seat in state.rivals(attacker):
        reach = len(state.level)
        for other in state.cities_of(seat):
            if away[other] != NONE and away[other] < reach:
                reach = away[other]
        if reach < least:
            least = reach
            found = []
        if reach == least:
            found.append(seat)
    if found:
        return found
    return [seat for seat in state.turn_order() if seat != attacker][:1]


BATTLE_STEPS: Final = (FightBattle,)
