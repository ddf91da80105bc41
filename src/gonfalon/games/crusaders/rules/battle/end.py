"""Stage 4 of a battle: parts that waited, retreat, destruction and trophies (CRU-BAT-19 to 32)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import HALVES, NONE, OPPONENT, SARACENS
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.options.battle import DECLINE, KEEP, REPLACE, RESOLVE
from gonfalon.games.crusaders.model.state import SARACEN_CARDS, TACTICS, CrusadersState
from gonfalon.games.crusaders.rules.battle.choices import RetreatTo
from gonfalon.games.crusaders.rules.battle.effects import BattleOperation
from gonfalon.games.crusaders.rules.battle.halves import operations_of
from gonfalon.games.crusaders.rules.battle.losses import stays_taken
from gonfalon.games.crusaders.rules.battle.units import add_to_supply
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.capture import change_hands
from gonfalon.games.crusaders.rules.board.cities import adjacent_of, change_level
from gonfalon.games.crusaders.rules.cards.governors import TakeGovernor, governor_available
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.decision import Decision, Label, Option
from gonfalon.kernel.values.message import Text

# Operations that offer to do nothing by themselves, so that declining them is no question of its
# own (CRU-EFF-03).
OPTIONAL: Final = frozenset(
    (
        "reinforce",
        "levy",
        "raze",
        "bribe",
        "bishop_action",
        "train_bishop",
        "restore_goods",
        "muster",
        "move_units",
        "bombard",
        "upgrade_city",
        "build",
        "learn_tactic",
        "replace_governor",
        "pay",
        "basic_order",
    )
)


@declared
class BattleEnd(Procedure[CrusadersState]):
    """Everything after the winner is known."""

    NAME = "crusaders.battle-end"
    PHASES = (
        "do_find",
        "ask_part",
        "do_part",
        "do_retreat",
        "do_cards",
        "do_destruction",
        "do_held",
        "ask_governor",
        "do_governor",
        "do_trophies",
        "do_units",
    )

    place: int = later(0)  # of the open card
    half: int = later(0)
    at: int = later(0)  # the part of this half

    # -- 4a: what the cards do at the end -------------------------------------------------------

    def do_find(self, m: Match[CrusadersState]) -> None:
        """Find the next end-of-battle part, by the order of the cards (CRU-BAT-19).

        Cards that losses took count too (CRU-BAT-24).
        """
        battle = m.enclosing(Battle)
        while self.place < len(battle.cards):
            if battle.cancelled[self.place] != self.half:
                parts = self.parts(m, battle)
                while self.at < len(parts):
                    if self.matters(m, battle, parts[self.at]):
                        return
                    self.at += 1
            self.at = 0
            self.half += 1
            if self.half == len(HALVES):
                self.half = 0
                self.place += 1
        self.goto("do_retreat")

    def parts(self, m: Match[CrusadersState], battle: Battle) -> list[Operation]:
        """Return the operations of the current half."""
        return operations_of(m.state, battle.sides[self.place], battle.cards[self.place], self.half)

    def matters(self, m: Match[CrusadersState], battle: Battle, part: Operation) -> bool:
        """Return whether a part waits for now, its condition holds, and it would do something."""
        side = battle.sides[self.place]
        if not part.at_end or not battle.meets(m.state, side, part.condition):
            return False
        if part.target == OPPONENT and battle.opponent(side) == SARACENS:
            return False  # CRU-EFF-34
        if isinstance(part, BattleOperation):
            return part.can_act(m.state, battle, side)
        return side == SARACENS or part.possible(m.state, side)

    def ask_part(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask the owner of a card whether its part is resolved (CRU-D-34).

        Those of saracen cards are mandatory (CRU-BAT-19, CRU-EFF-04).
        """
        battle = m.enclosing(Battle)
        side = battle.sides[self.place]
        if side == SARACENS or self.parts(m, battle)[self.at].OP in OPTIONAL:
            return None
        return Decision(side, "end-part", [RESOLVE, DECLINE], public=True)

    def take_part(self, m: Match[CrusadersState], option: Option) -> None:
        if option is DECLINE:
            m.emit(say.PART_DECLINED, m.enclosing(Battle).sides[self.place])
            self.at += 1
            self.goto("do_find")

    def do_part(self, m: Match[CrusadersState]) -> None:
        """Resolve the part, then look for the next one."""
        battle = m.enclosing(Battle)
        part = self.parts(m, battle)[self.at]
        self.at += 1
        self.goto("do_find")
        part.do(m, battle.sides[self.place])

    # -- 4b to 4d -------------------------------------------------------------------------------

    def do_retreat(self, m: Match[CrusadersState]) -> None:
        """The loser returns a unit to the supply; the others retreat (CRU-BAT-26, CRU-BAT-33)."""
        battle = m.enclosing(Battle)
        state = m.state
        side = battle.opponent(battle.winner)
        units = battle.units_of(state, side)
        if not units:
            return
        battle.change_units(state, side, -1)
        add_to_supply(state, side, 1)
        if side == SARACENS:
            m.emit(say.SARACEN_LOST)
        else:
            m.emit(say.UNIT_LOST, side)
        units -= 1
        if not units:
            return
        if adjacent_of(state, battle.city, side):
            m.call(RetreatTo(battle.player(side), side, units))
            return
        battle.change_units(state, side, -units)  # CRU-RUL-44
        add_to_supply(state, side, units)
        if side == SARACENS:
            m.emit(say.SARACENS_CANNOT_RETREAT, units)
        else:
            m.emit(say.NO_RETREAT, side, units)

    def do_cards(self, m: Match[CrusadersState]) -> None:
        """Take the cards back; those of the saracens are discarded (CRU-BAT-27)."""
        battle = m.enclosing(Battle)
        for side in (battle.attacker, battle.defender):
            if side == SARACENS:
                discard_saracen_cards(m, battle)
            else:
                take_back_tactics(m, battle, side)
        m.state.packs[TACTICS].shorten_facts()
        m.state.packs[SARACEN_CARDS].shorten_facts()

    def do_destruction(self, m: Match[CrusadersState]) -> None:
        """The city loses a level, whoever won (CRU-BAT-28), unless it is spared (CRU-EFF-13)."""
        battle = m.enclosing(Battle)
        if battle.no_destruction:
            m.emit(say.CITY_SPARED, battle.city)
        else:
            change_level(m, battle.city, -1)

    def do_held(self, m: Match[CrusadersState]) -> None:
        """A defender who won keeps the city, and nothing is gained (CRU-BAT-31)."""
        battle = m.enclosing(Battle)
        if battle.winner == battle.attacker:
            return
        if battle.defender == SARACENS:
            m.emit(say.SARACENS_HELD, battle.city)
        else:
            m.emit(say.CITY_HELD, battle.defender, battle.city)
        m.done()

    def ask_governor(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask whether a sitting governor stays, if there is another one (CRU-BAT-30, CRU-D-37)."""
        battle = m.enclosing(Battle)
        if m.state.governor[battle.city] == NONE or not governor_available(m.state):
            return None
        return Decision(battle.attacker, "captured-governor", [KEEP, REPLACE], public=True)

    def take_governor(self, m: Match[CrusadersState], option: Option) -> None:
        if option is KEEP:
            self.goto("do_trophies")

    def do_governor(self, m: Match[CrusadersState]) -> None:
        """The winner takes a governor from the market or the deck, if there is one (CRU-BAT-30)."""
        battle = m.enclosing(Battle)
        if governor_available(m.state):
            m.call(TakeGovernor(battle.attacker, battle.city))

    def do_trophies(self, m: Match[CrusadersState]) -> None:
        """The winner takes the disc and the goods; then come capital, elimination and the Homs card
        (CRU-BAT-29, CRU-BAT-32).
        """
        battle = m.enclosing(Battle)
        change_hands(m, battle.city, battle.attacker)

    def do_units(self, m: Match[CrusadersState]) -> None:
        """The attackers hold the city (CRU-MAP-04)."""
        battle = m.enclosing(Battle)
        m.state.units[battle.city] = battle.units
        battle.units = 0

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        battle = m.enclosing(Battle)
        if decision.kind == "captured-governor":
            return Text(say.ASK_CAPTURED_GOVERNOR, m.state.governor[battle.city], battle.city)
        return Text(say.ASK_END_PART, battle.cards[self.place])

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        battle = m.enclosing(Battle)
        if decision.kind == "captured-governor":
            city = m.state.content.cities.ids[battle.city]
            text = Text(say.KEEP_SITTING if option is KEEP else say.REPLACE_SITTING, battle.city)
            return Label(text, (f"city:{city}",))
        card = battle.cards[self.place]
        touched = (f"tactic:{m.state.content.tactics.ids[card]}",)
        return Label(Text(say.RESOLVE_PART if option is RESOLVE else say.DECLINE_PART), touched)


def take_back_tactics(m: Match[CrusadersState], battle: Battle, side: int) -> None:
    """Return a player's open and covering tactics to their hand, except lost ones."""
    state = m.state
    pack, hand, covers = state.packs[TACTICS], state.tactics(side), battle.covers(state, side)
    for card in covers.cards[:]:
        m.give(pack, covers, card, hand)
    for place, card in enumerate(battle.cards):
        if battle.sides[place] != side:
            continue
        if not (battle.taken[place] and stays_taken(state, side, card)):
            pack.put(hand, [card])


def discard_saracen_cards(m: Match[CrusadersState], battle: Battle) -> None:
    """Discard all saracen cards of the battle face up, except those that losses removed."""
    state = m.state
    pack = state.packs[SARACEN_CARDS]
    discarded = [
        card
        for place, card in enumerate(battle.cards)
        if battle.sides[place] == SARACENS and not battle.taken[place]
    ]
    m.barrier()  # cards come out that nobody, or only one player, knew
    for zone in (battle.covers(state, SARACENS), battle.hand(state, SARACENS)):
        for card in zone.cards[:]:
            m.reveal(pack, zone, card)
            discarded.append(card)
    state.saracen_discards += discarded
    if m.listening:
        m.emit(say.SARACEN_CARDS_DISCARDED, tuple(discarded))


BATTLE_END_STEPS: Final = (BattleEnd,)
