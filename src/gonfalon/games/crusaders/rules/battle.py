"""The battle for a city, from the hands to the winner (CRU-BAT). `battle_end.py` is stage 4.

`m.call(Battle(...))` fights one; the caller finds the winner in `returned`. The attacker has the
city if they won.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import NONE, SARACENS
from gonfalon.games.crusaders.model.messages.battle import (
    ASK_SARACEN_PLAYER,
    BATTLE_BEGINS,
    BATTLE_WON,
    CHOOSE_SARACEN_PLAYER,
    DIFFERENCE,
    SARACEN_BATTLE_BEGINS,
    SARACEN_HAND_DRAWN,
    SARACEN_HAND_SEEN,
    SARACENS_WON,
    TOO_FAR,
)
from gonfalon.games.crusaders.model.state import (
    DECK,
    SARACEN_CARDS,
    SARACEN_HAND,
    CrusadersState,
)
from gonfalon.games.crusaders.rules.base_battle import BaseBattle
from gonfalon.games.crusaders.rules.base_round import saracen_bonus
from gonfalon.games.crusaders.rules.base_turn import on_turn
from gonfalon.games.crusaders.rules.battle_end import BattleEnd
from gonfalon.games.crusaders.rules.cities import distances
from gonfalon.games.crusaders.rules.decks import refill_saracens
from gonfalon.games.crusaders.rules.manoeuvres import Manoeuvre
from gonfalon.games.crusaders.rules.rescript_window import RescriptWindow
from gonfalon.games.crusaders.rules.saracen_track import track_strength
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text

MANOEUVRES: Final = 4  # two for each side, the defender's first (CRU-BAT-04)


def help_of(m: Match[CrusadersState], defender: int) -> int:
    """Return what track and event add to a defender's units (CRU-SAR-18, CRU-SAR-20)."""
    return track_strength(m.state) + saracen_bonus(m) if defender == SARACENS else 0


class Battle(BaseBattle):
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

    def __init__(
        self, attacker: int = 0, defender: int = 0, city: int = 0, units: int = 0, bonus: int = 0
    ) -> None:
        super().__init__(attacker, defender, city, units, bonus)
        self.manoeuvres = 0  # begun

    # region written by `gonfalon fields`
    __slots__ = ("manoeuvres",)
    FIELDS = (
        "attacker",
        "defender",
        "city",
        "units",
        "bonus",
        "saracen_player",
        "marker",
        "winner",
        "cards",
        "sides",
        "cancelled",
        "protected",
        "taken",
        "shielded",
        "losses",
        "free_halves",
        "no_destruction",
        "manoeuvres",
    )

    def clone(self) -> Battle:
        other = Battle(self.attacker, self.defender, self.city, self.units, self.bonus)
        other.phase = self.phase
        other.next = self.next
        other.saracen_player = self.saracen_player
        other.marker = self.marker
        other.winner = self.winner
        other.cards = self.cards[:]
        other.sides = self.sides[:]
        other.cancelled = self.cancelled[:]
        other.protected = self.protected[:]
        other.taken = self.taken[:]
        other.shielded = self.shielded
        other.losses = self.losses[:]
        other.free_halves = self.free_halves
        other.no_destruction = self.no_destruction
        other.manoeuvres = self.manoeuvres
        return other

    def run(self, m: Match[CrusadersState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.next = phase
                return False
            elif phase == 1:
                self.do_hands(m)
            elif phase == 2:
                self.do_difference(m)
            elif phase == 3:
                self.do_manoeuvre(m)
            elif phase == 4:
                self.do_winner(m)
            elif phase == 5:
                self.do_bazaar(m)
            elif phase == 6:
                self.do_end(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    def ask(self, m: Match[CrusadersState]) -> list[Decision]:
        phase = self.phase
        decision: Decision | None = None
        if phase == 0:
            decision = self.ask_saracen_player(m)
        return [] if decision is None else [decision]

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        phase = self.phase
        self.next = phase + 1
        if phase == 0:
            self.take_saracen_player(m, option)

    # endregion

    def ask_saracen_player(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask the attacker which of the nearest rivals plays the saracens (CRU-D-27)."""
        if self.defender != SARACENS:
            return None
        options = m.state.c.battle_options.saracen_player
        nearest = nearest_rivals(m.state, self.attacker, self.city)
        return Decision(
            self.attacker, "saracen-player", [options[seat] for seat in nearest], public=True
        )

    def take_saracen_player(self, m: Match[CrusadersState], option: Option) -> None:
        self.saracen_player = option.value

    def do_hands(self, m: Match[CrusadersState]) -> None:
        """Draw a hand for the saracens; players fight with their tactics (CRU-BAT-02)."""
        t = m.state
        if self.defender != SARACENS:
            m.emit(BATTLE_BEGINS, self.attacker, self.defender, self.city)
            return
        m.emit(SARACEN_BATTLE_BEGINS, self.attacker, self.saracen_player, self.city)
        pack = t.packs[SARACEN_CARDS]
        hand = pack.zones[SARACEN_HAND]
        hand.audience = 1 << self.saracen_player
        while len(hand.cards) < t.c.tactics_in_hand and refill_saracens(m):
            m.draw(pack, pack.zones[DECK], hand, 1)
        if m.listening:
            m.emit(SARACEN_HAND_DRAWN, self.saracen_player, len(hand.cards))
            m.emit(SARACEN_HAND_SEEN, tuple(hand.cards), to=1 << self.saracen_player)

    def do_difference(self, m: Match[CrusadersState]) -> None:
        """Stage 1: compare the sides; no track limits the difference (CRU-BAT-03, CRU-RUL-25)."""
        t = m.state
        self.marker = self.units + self.bonus - t.units[self.city] - t.level[self.city]
        self.marker -= help_of(m, self.defender)
        m.emit(DIFFERENCE, self.marker)

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
            m.emit(SARACENS_WON, self.marker)
        else:
            m.emit(BATTLE_WON, self.winner, self.marker)

    def do_bazaar(self, m: Match[CrusadersState]) -> None:
        """Let the player on turn use a Bazaar before stage 4 (CRU-BLDG-06, CRU-D-46)."""
        if on_turn(m, self.attacker):
            m.call(RescriptWindow(m.seats, self.attacker, NONE, bazaar=True))

    def do_end(self, m: Match[CrusadersState]) -> None:
        """Stage 4, complete also after an early stop (CRU-BAT-35)."""
        m.call(BattleEnd())

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_SARACEN_PLAYER, self.city)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(CHOOSE_SARACEN_PLAYER, option.value), (f"seat:{option.id}",))

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return the rivals who are further away."""
        offered = [option.value for option in decision.options]
        return [
            Blocked(str(seat), "CRU-BAT-01", Text(TOO_FAR, seat), (f"seat:{seat}",))
            for seat in range(m.seats)
            if seat != self.attacker and seat not in offered
        ]


def nearest_rivals(t: CrusadersState, attacker: int, city: int) -> list[int]:
    """Return the rivals with a city at the smallest distance from the battle (CRU-BAT-01).

    If no rival has a city, the first eliminated one in turn order lends a hand (CRU-RUL-38).
    """
    away = distances(t, city)
    least = len(t.level)
    found: list[int] = []
    for seat in t.rivals(attacker):
        reach = len(t.level)
        for other in t.cities_of(seat):
            if away[other] != NONE and away[other] < reach:
                reach = away[other]
        if reach < least:
            least = reach
            found = []
        if reach == least:
            found.append(seat)
    if found:
        return found
    return [seat for seat in t.turn_order() if seat != attacker][:1]


BATTLE_STEPS: Final = (Battle,)
