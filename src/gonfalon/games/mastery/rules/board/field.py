"""A battle's state: who fights where, with how many knights, and how their points add up."""

from __future__ import annotations

from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.cards import discard, tag_now
from gonfalon.games.mastery.rules.board.knights import dice_for
from gonfalon.kernel.fields import Shared, declared
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.errors import KernelError


@declared
class Field(Procedure[MasteryState]):
    """The state of a battle. Index 0 is the attacker's side, 1 the defender's.

    `force` holds the real knights on the contested hex. `counted` is the number each side counts
    (MM-BAT-03): Fear and Vigour change it, and for a besieged castle the rules fix it.
    """

    sides: Shared[list[int]]  # nobody else fights (MM-ADV-08)
    hex: int
    siege: bool
    force: list[int]
    counted: list[int]
    from_tile: list[int]
    from_sceptre: list[int]
    from_cards: list[int]
    from_support: list[int]
    conflict: list[int]  # the revealed conflict cards; -1 for none
    winner: int
    margin: int

    def __init__(self, attacker: int, defender: int, hex: int, knights: int) -> None:
        super().__init__()
        self.sides = [attacker, defender]
        self.hex = hex
        self.siege = False
        self.force = [knights, 0]
        self.counted = [knights, 0]
        self.from_tile = [0, 0]
        self.from_sceptre = [0, 0]
        self.from_cards = [0, 0]
        self.from_support = [0, 0]
        self.conflict = [-1, -1]
        self.winner = -1
        self.margin = 0

    def muster(self, state: MasteryState) -> None:
        """Move both sides' knights into the battle and leave the hex without an owner (MM-SUP-05).

        Until the battle ends the hex scores for nobody (MM-END-09). A castle under siege keeps its
        owner and its part in the owner's supply (MM-VAR-15). The rules give it eight defenders,
        whatever knights are really there (MM-VAR-12); these stay out of the battle (MM-RUL-22).
        """
        attacker, defender = self.sides
        state.dice[attacker] += dice_for(state, self.force[0])
        if state.rules.layout.castle_mask >> self.hex & 1:
            self.siege = True
            self.counted[1] = state.content.number["castle_siege_defence"]
            return
        self.force[1] = state.knights[self.hex]
        self.counted[1] = self.force[1]
        state.knights[self.hex] = 0
        state.owner[self.hex] = -1
        state.held[defender] &= ~(1 << self.hex)

    def set_force(self, state: MasteryState, side: int, count: int) -> None:
        """Change a side's real knights and update its dice."""
        state.dice[self.sides[side]] += dice_for(state, count) - dice_for(state, self.force[side])
        self.force[side] = count

    def side_of(self, seat: int) -> int:
        """Return the side on which a seat is fighting."""
        if seat == self.sides[0]:
            return 0
        if seat == self.sides[1]:
            return 1
        raise KernelError(f"seat {seat} does not fight here")

    def total(self, side: int) -> int:
        """Return a side's battle points (MM-BAT-01)."""
        return (
            self.counted[side]
            + self.from_tile[side]
            + self.from_sceptre[side]
            + self.from_cards[side]
            + self.from_support[side]
        )

    def leader(self, state: MasteryState) -> tuple[int, int]:
        """Return the side that wins with the present totals, and by how much (MM-BAT-60).

        On a tie the defender wins by one (MM-BAT-61).
        """
        ahead = self.total(0) - self.total(1)
        if not ahead:
            return 1, state.content.number["tie_margin"]
        return (0, ahead) if ahead > 0 else (1, -ahead)

    def side_for(self, state: MasteryState, seat: int) -> int:
        """Return the side a seat supports: its own or its teammate's (MM-VAR-05)."""
        return 0 if state.rules.team[seat] == state.rules.team[self.sides[0]] else 1

    def clear_cards(self, state: MasteryState) -> None:
        """Move the battle's cards to their owners' piles, the attacker's first (MM-BAT-91).

        Teammates' support cards go to their own piles (MM-VAR-06).
        """
        seats = state.rules.seats
        for i in range(seats):
            seat = (self.sides[0] + i) % seats
            tag = tag_now(state, seat)
            for kind in state.in_play[seat]:
                discard(state, seat, kind, tag)  # only now part of the pile (MM-DRAW-09)
            state.in_play[seat] = []
