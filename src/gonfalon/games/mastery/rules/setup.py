"""Setup (MM-SET): castles, tiles, artefacts, starting knights, opening hands, first player."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.model.content import ARTEFACT_TYPES
from gonfalon.games.mastery.model.settings import SETTINGS
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.cards import CROWNS, FIRST, SHUFFLE, TILES, draw
from gonfalon.games.mastery.rules.board.ending import check_victory
from gonfalon.games.mastery.rules.board.knights import set_knights
from gonfalon.games.mastery.rules.turns import Turn
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Decision, Label, Option
from gonfalon.kernel.values.message import Text


class Setup(Step[MasteryState]):
    """Everything before the first turn, in the order of MM-SET-13."""

    __slots__ = ()
    NAME = "mastery.setup"

    def run(self, m: Match[MasteryState]) -> bool:
        """Ask for castles if players choose them, then set everything up."""
        state = m.state
        if len(state.castle_of) < m.seats:
            castles = SETTINGS.of(m.settings)["castles"]
            if castles == "choose":
                return False
            state.castle_of = [state.content.castles.index(id) for id in castles]
            return True
        m.barrier()
        self.lay_tiles(m)
        self.deal_artefacts(m)
        self.shuffle_decks(m)
        self.place_knights(m)
        for seat in range(m.seats):  # opening hands; no turn has begun, so no tags (MM-SET-14)
            draw(m, seat, state.content.number["starting_hand"])  # Authority included (MM-SET-11)
        state.first = m.chance.below(FIRST, m.seats)  # MM-SET-12
        m.emit(say.MATCH_BEGINS, state.first)
        m.stack.pop()
        m.call(Turn(state.first))
        check_victory(m)  # only changed content can end a match here (MM-END-02, MM-RUL-49)
        return True

    def lay_tiles(self, m: Match[MasteryState]) -> None:
        """Shuffle the three stacks and fill the layout (MM-SET-03, MM-SET-04)."""
        state = m.state
        content = state.content
        layout = state.rules.layout
        stacks: dict[int, list[int]] = {}
        for label, value in enumerate((3, 2, 1)):
            stack: list[int] = []
            # Printed values: in Skirmish, too, Homelands are of value 1 here (MM-RUL-45).
            for kind, copies in enumerate(content.tile_copies):
                if content.tile_value[kind] == value:
                    stack += [kind] * copies
            m.chance.shuffle(TILES + label, stack)
            stacks[value] = stack
        tile = [-1] * len(content.hex_names)
        for hex in layout.order:
            kind = layout.kinds[hex]
            if kind > 0:
                tile[hex] = stacks[kind].pop(0)
            else:
                tile[hex] = (
                    content.castle_tile if layout.castle_mask >> hex & 1 else content.lake_tile
                )
        state.tile = tile
        for seat in range(m.seats):
            state.owner[state.castle(seat)] = seat  # MM-SET-05

    def deal_artefacts(self, m: Match[MasteryState]) -> None:
        """Deal one crown, orb and sceptre to each player, face up (MM-SET-06).

        They keep their owners for the whole game (MM-ART-01).
        """
        state = m.state
        content = state.content
        dealt: list[list[int]] = [[] for _ in range(m.seats)]
        for kind in range(len(ARTEFACT_TYPES)):
            stack = [a for a in range(len(content.artefacts)) if content.artefact_type[a] == kind]
            m.chance.shuffle(CROWNS + kind, stack)
            for seat in range(m.seats):
                dealt[seat].append(stack[seat])
        state.artefacts = dealt
        keeper = [-1] * len(content.artefacts)
        for seat in range(m.seats):
            for artefact in dealt[seat]:
                keeper[artefact] = seat
        state.keeper = keeper

    def shuffle_decks(self, m: Match[MasteryState]) -> None:
        """Shuffle every player's deck (MM-SET-07)."""
        state = m.state
        for seat in range(m.seats):
            state.packs[seat].put(state.decks[seat], state.content.deck[:])
            m.shuffle(state.packs[seat], state.decks[seat], SHUFFLE + seat)

    def place_knights(self, m: Match[MasteryState]) -> None:
        """Divide the starting knights over castle and Homelands (MM-SET-08)."""
        state = m.state
        content = state.content
        layout = state.rules.layout
        for seat in range(m.seats):
            castle = state.castle(seat)
            # Homelands away from a castle stay empty (MM-SET-10).
            homes = [h for h in bits(layout.near[castle]) if content.homelands[state.tile[h]]]
            share = content.number["starting_knights"] // (len(homes) + 1)
            for hex in homes:
                set_knights(state, seat, hex, share)
            # Disorder: more knights, in the castle alone (MM-VAR-40).
            extra = content.number["disorder_extra_knights"] if state.rules.disorder else 0
            rest = content.number["starting_knights"] - share * len(homes)
            set_knights(state, seat, castle, rest + extra)
            if m.listening:
                m.emit(say.START_KNIGHTS, seat, rest + extra, len(homes))

    # -- choosing castles ---------------------------------------------------------------------

    def ask(self, m: Match[MasteryState]) -> list[Decision]:
        """Ask the next seat to choose a castle that is still free (MM-DEC-01, MM-SET-02)."""
        state = m.state
        options = [o for o in state.content.options.castle if o.value not in state.castle_of]
        return [Decision(len(state.castle_of), "castle", options, public=True)]

    def take(self, m: Match[MasteryState], seat: int, option: Option) -> None:
        """Take the castle, and its colour with it (MM-SET-02)."""
        state = m.state
        state.castle_of = [*state.castle_of, option.value]
        m.emit(say.CASTLE_CHOSEN, seat, option.value)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_CASTLE)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.CHOOSE_CASTLE, option.value), (f"castle:{option.id}",))
