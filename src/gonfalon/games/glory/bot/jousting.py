"""Where to put a shield: what the duels from there are worth."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.bot.fights import Foe, foe_of, knight_foe, player_foe
from gonfalon.games.glory.bot.needs import NEEDED
from gonfalon.games.glory.bot.worth import Worth
from gonfalon.games.glory.model.constants import ACTION_PHASE, FAITH, KNIGHT, NONE, STRENGTH
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.city.registration import late_kinds
from gonfalon.games.glory.rules.duel.foes import VIRTUAL

STAGES: Final = 3
VICTORY: Final = 30.0  # what the Warrior plays for, in each tournament
USED_EARLIER: Final = 1  # strength that is missing in each later stage

Meeting = tuple[Foe, float]  # an opponent and its glory


class Jousting:
    """The tournament of this round, as one player sees it."""

    __slots__ = ("faith", "points", "prices", "seat", "state", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state = worth.state
        self.seat = worth.seat
        board = worth.b
        if self.state.phase == ACTION_PHASE:  # there is time to train
            each = 0.8 * NEEDED[STRENGTH]
            self.prices = [each * count for count in range(self.state.content.most_strength + 1)]
        else:
            self.prices = worth.strength_prices(self.state.content.most_strength)
        self.faith = 1 if board.goods[FAITH] or self.state.phase == ACTION_PHASE else 0
        self.points = min(worth.fighter.points, 2)

    def __repr__(self) -> str:
        return f"Jousting({self.seat})"

    def meet(self, foe: Foe, glory: float, stage: int = 0) -> tuple[float, float]:
        """Return what a duel is worth and the chance to win it."""
        prices = self.prices[: max(len(self.prices) - USED_EARLIER * stage, 1)]
        points = max(self.points - stage, 0)
        half = float(int(glory) // 2)
        if self.worth.warrior:
            glory, half = VICTORY, 0.0
        return self.worth.fighter.best(foe, glory, half, prices, self.faith, points)

    def knight(self, knight: int) -> float:
        """Return what a duel with a knight is worth."""
        foe = knight_foe(self.state, self.seat, knight)
        return self.meet(foe, float(self.state.content.knights.glory[knight]))[0]

    # -- joust à plaisance ----------------------------------------------------------------------

    def standing(self, place: int) -> list[Meeting]:
        """Return whom one may meet on a place of the bottom row."""
        state = self.state
        who = state.places[place]
        if who != NONE:
            return [self.meeting(who)]
        kinds = late_kinds(state)
        knights = [knight for kind in kinds for knight in state.pools[kind]]
        if not knights:
            return []
        knights.sort(key=lambda knight: state.content.knights.glory[knight])
        middle = knights[len(knights) // 2]
        return [self.meeting(KNIGHT + middle)]

    def meeting(self, who: int) -> Meeting:
        """Return somebody on the tournament board as an opponent."""
        state = self.state
        if who >= KNIGHT:
            knight = who - KNIGHT
            return knight_foe(state, self.seat, knight), float(state.content.knights.glory[knight])
        glory = worth_of_side(state, self.seat, who)
        if state.is_opponent(who):
            return foe_of(state, self.seat, VIRTUAL, who), glory
        return player_foe(state, self.seat, who), glory

    def strongest(self, places: list[int]) -> list[Meeting]:
        """Return who probably comes out of some places: the one with most glory."""
        found: list[Meeting] = []
        for place in places:
            for meeting in self.standing(place):
                if not found or meeting[1] > found[0][1]:
                    found = [meeting]
        return found

    def place(self, place: int) -> float:
        """Return what a place is worth: its duel, and by the chance to win also the next ones."""
        slots = self.state.content.tournaments.slots
        size = 1
        found, reached = 0.0, 1.0
        for stage in range(STAGES):
            group = place // size
            other = group ^ 1
            places = list(range(other * size, min((other + 1) * size, slots)))
            who = self.standing(places[0]) if stage == 0 else self.strongest(places)
            if not who:
                break
            value, win = self.meet(who[0][0], who[0][1], stage)
            found += reached * value
            reached *= win
            size *= 2
        if self.worth.warrior:
            return VICTORY * reached
        return found + reached * self.prize()

    def prize(self) -> float:
        """Return what the prize is worth."""
        state = self.state
        number = 0 if state.prize == NONE else state.prize
        return self.worth.reward(state.content.prize_effect[number])


def worth_of_side(state: GloryState, seat: int, other: int) -> float:
    """Return the glory for beating another side."""
    if state.boards[other].glory > state.boards[seat].glory:
        return float(state.content.leader_value)
    return float(state.content.player_value)
