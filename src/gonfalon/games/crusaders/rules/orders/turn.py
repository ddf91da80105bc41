"""A player's turn: the menu of an order, the rivals' spies, the menu after it (CRU-ACT)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import BUILD, MUSTER, NONE, ORDERS, PRAY
from gonfalon.games.crusaders.model.messages import buildings as say_buildings
from gonfalon.games.crusaders.model.messages import rescripts as say_rescripts
from gonfalon.games.crusaders.model.messages import turn as say
from gonfalon.games.crusaders.model.options.spies import SpyOption
from gonfalon.games.crusaders.model.options.turn import (
    A_BAZAAR,
    A_BUILDING,
    A_PART,
    A_RESCRIPT,
    BAZAAR,
    END_TURN,
    FINISH,
    TurnOption,
)
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.turn import DUTY, Turn
from gonfalon.games.crusaders.rules.cards.buildings import (
    BAZAAR_CARD,
    UseBazaar,
    usable_bazaars,
    usable_buildings,
    use_building,
    why_no_bazaar,
    why_not_usable,
)
from gonfalon.games.crusaders.rules.faith.rescripts import (
    PlayRescript,
    playable_in_turn,
    unplayable_in_turn,
)
from gonfalon.games.crusaders.rules.orders.order_parts import (
    ORDER_PARTS,
    discount_of,
    parts_of,
)
from gonfalon.games.crusaders.rules.orders.spies import (
    SpyReactions,
    play_label,
    play_spy,
    ways_to_play,
)
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Text


class TakeTurn(Turn):
    """One order: its parts in any sequence, then spies, then buildings (CRU-ACT-06, CRU-D-14).

    Between all of these the player may play rescripts and spies and use a Bazaar (CRU-ACT-04,
    CRU-RUL-17). Even an order in which nothing was done is resolved in the end (CRU-ACT-05,
    CRU-RUL-18, CRU-RUL-57).
    """

    __slots__ = ()
    NAME = "crusaders.turn"
    PHASES = ("do_begin", "ask_part", "do_resolve", "ask_after", "do_end")

    def do_begin(self, m: Match[CrusadersState]) -> None:
        """Find out what the order consists of."""
        state = m.state
        state.active = self.seat
        self.parts = parts_of(self.order, self.reinforced)
        self.discount = discount_of(state.content, self.order, self.reinforced)
        if m.rules >= 2:  # CRU-BISH-04
            state.boards[self.seat].moves.append([])
        if m.rules >= 2 and self.order in (BUILD, MUSTER):  # CRU-RUL-18
            self.parts |= DUTY
        m.emit(
            say.REINFORCED_ORDER_BEGINS if self.reinforced else say.ORDER_BEGINS,
            self.seat,
            self.order,
        )

    def ask_part(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask for a part of the order, something else, or its end."""
        options: list[Option] = []
        self.walk_parts(m, options, None)
        self.walk_own_effects(m, options, None)
        if not self.owed(m):
            options.append(FINISH)
        return Decision(self.seat, "turn", options, public=self.is_public(m.state))

    def take_part(self, m: Match[CrusadersState], option: Option) -> None:
        """Do it, and ask again; or finish the order."""
        if option is not FINISH:
            self.again()
            self.act(m, option)

    def do_resolve(self, m: Match[CrusadersState]) -> None:
        """The order is completely resolved: first come the spies of rivals (CRU-RUL-19)."""
        self.resolved = True
        self.discount = 0  # what is left is lost (CRU-PAY-09)
        m.emit(say.ORDER_RESOLVED, self.seat, self.order)
        m.call(SpyReactions(self.seat, self.order))

    def ask_after(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask for a building that the order triggers, something else, or the end (CRU-D-39).

        An order that a card granted ends without a question if there is no such building: the
        menu of the turn that it belongs to offers everything else.
        """
        buildings = usable_buildings(m, self)
        if not buildings and self.granted(m):
            return None
        state = m.state
        owned = state.boards[self.seat].buildings
        options: list[Option] = [
            state.content.turn_options.building[owned[slot]] for slot in buildings
        ]
        self.walk_own_effects(m, options, None)
        options.append(END_TURN)
        return Decision(self.seat, "after-order", options, public=self.is_public(state))

    def take_after(self, m: Match[CrusadersState], option: Option) -> None:
        """Do it, and ask again; or end the turn."""
        if option is not END_TURN:
            self.again()
            self.act(m, option)

    def do_end(self, m: Match[CrusadersState]) -> None:
        """Forget which bishops have moved."""
        moves = m.state.boards[self.seat].moves
        if moves:
            moves.pop()

    # -- what can be done -----------------------------------------------------------------------

    def is_public(self, state: CrusadersState) -> bool:
        """Return whether no hidden card has a say in what is offered."""
        return not state.rescripts(self.seat).cards and not state.spies(self.seat).cards

    def granted(self, m: Match[CrusadersState]) -> bool:
        """Return whether a card granted this order: it is part of another turn (CRU-ACT-07)."""
        return next(step for step in m.stack if isinstance(step, Turn)) is not self

    def owed(self, m: Match[CrusadersState]) -> bool:
        """Return whether a part that is left has to be done (CRU-ACT-05)."""
        for part in ORDER_PARTS[self.order]:
            if self.parts >> part.part & 1 and part.owed(m, self):
                return True
        return self.action_due(m)

    def action_due(self, m: Match[CrusadersState]) -> bool:
        """Return whether one of two actions is still due, and a part left is sure to bring it.

        Only what everybody knows counts: otherwise the end of an order would tell others something
        about the player's rescripts (CRU-RUL-18).
        """
        if not self.parts & DUTY:
            return False
        for part in ORDER_PARTS[self.order]:
            if self.parts >> part.part & 1 and part.certain(m, self):
                return True
        return False

    def last_chance(self, m: Match[CrusadersState]) -> bool:
        return bool(self.parts & DUTY) and not self.action_due(m)

    def walk_parts(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the parts of the order for those that are left and possible."""
        content = m.state.content
        for option in content.turn_options.part[self.order]:
            part = ORDER_PARTS[self.order][option.value]
            if self.parts >> part.part & 1:
                if part.possible(m, self):
                    found.append(option)
                elif why is not None:
                    why.append(part.blocked(m))
            elif why is not None and (self.reinforced or not part.extra):
                touched = (f"order:{ORDERS[self.order]}",)
                why.append(Blocked(option.id, option.rule, Text(say.PART_DONE), touched))

    def walk_own_effects(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk what is possible at any point of their turn (CRU-ACT-04, CRU-SPY-03)."""
        state = m.state
        for card in playable_in_turn(m, self.seat):
            found.append(state.content.turn_options.rescript[card])
        if why is not None:
            why += unplayable_in_turn(m, self.seat)
        last = NONE
        for card in state.spies(self.seat).cards:
            if card != last:
                ways_to_play(state, self.seat, card, found, why)
            last = card
        if usable_bazaars(m, self.seat):
            found.append(BAZAAR)
        elif why is not None:
            reason = why_no_bazaar(state, self.seat)
            if reason is not None:
                why.append(reason)

    def act(self, m: Match[CrusadersState], option: Option) -> None:
        """Do what an answer says."""
        if isinstance(option, SpyOption):
            play_spy(m, self.seat, option)
            return
        if not isinstance(option, TurnOption):
            raise KernelError(f"{option} is no answer in a turn")
        if option.what == A_PART:
            self.parts &= ~(1 << option.value)
            ORDER_PARTS[self.order][option.value].start(m, self)
        elif option.what == A_RESCRIPT:
            m.call(PlayRescript(self.seat, option.value))
        elif option.what == A_BUILDING:
            use_building(m, self.seat, option.value)
        elif option.what == A_BAZAAR:
            m.call(UseBazaar(self.seat))

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        if self.resolved:
            return Text(say.ASK_AFTER_ORDER, self.order)
        return Text(say.ASK_REINFORCED_TURN if self.reinforced else say.ASK_TURN, self.order)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        content = m.state.content
        order = f"order:{ORDERS[self.order]}"
        if option is FINISH:
            return Label(Text(say.FINISH_ORDER, self.order), (order,))
        if isinstance(option, SpyOption):
            return play_label(m.state, self.seat, option)
        if not isinstance(option, TurnOption) or option is END_TURN:
            return Label(Text(say.END_THE_TURN))
        if option.what == A_PART:
            return Label(Text(say.DO_PART[option.id]), (order,))
        if option.what == A_RESCRIPT:
            return Label(
                Text(say_rescripts.PLAY_RESCRIPT, option.value), (f"rescript:{option.id}",)
            )
        if option.what == A_BUILDING:
            return Label(Text(say_buildings.USE_BUILDING, option.value), (f"building:{option.id}",))
        return Label(
            Text(say_buildings.USE_BAZAAR), (f"building:{content.buildings.ids[BAZAAR_CARD]}",)
        )

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return why the other parts, cards and buildings are no answers now."""
        why: list[Blocked] = []
        if self.resolved:
            for slot, card in enumerate(m.state.boards[self.seat].buildings):
                reason = None if card == BAZAAR_CARD else why_not_usable(m, self, slot)
                if reason is not None:
                    why.append(reason)
        else:
            self.walk_parts(m, [], why)
            if self.owed(m):
                why.append(self.why_not_finished())
        self.walk_own_effects(m, [], why)
        return why

    def why_not_finished(self) -> Blocked:
        """Return why the order cannot be finished yet."""
        if self.order == PRAY:
            return Blocked(FINISH.id, "CRU-ACT-05", Text(say.MUST_PRAY))
        if self.order in (BUILD, MUSTER):
            return Blocked(FINISH.id, "CRU-RUL-18", Text(say.MUST_ACT))
        return Blocked(FINISH.id, "CRU-MARCH-03", Text(say.MUST_MARCH))


def grant_order(m: Match[CrusadersState], seat: int, order: int) -> None:
    """Let a player carry out a basic order at once, without a token (CRU-BLDG-07, CRU-ACT-07)."""
    m.emit(say.ORDER_GRANTED, seat, order)
    m.call(TakeTurn(seat, order, False))
