"""One travel card from its play to its discard (GLO-TRV), and what is known before (GLO-TRV-07)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import CHALLENGE, COIN
from gonfalon.games.glory.model.duel_shapes import PlayView
from gonfalon.games.glory.model.effect import Operation
from gonfalon.games.glory.model.messages import travel as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.gains import pay
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.games.glory.rules.duel.foes import CARD
from gonfalon.games.glory.rules.duel.forecast import forecast
from gonfalon.kernel.effects.effects import Combinator, Effect
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER, Procedure
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.message import Text


def play_view(state: GloryState, seat: int, card: int) -> PlayView:
    """Return what is known before a card is played: what lapses, and the chances of its duel."""
    travel = state.content.travel
    effect = travel.effect[card]
    lapses: list[Text] = []
    walk_lapses(state, seat, effect, lapses)
    return {
        "nothing": not effect.possible(state, seat),
        "lapses": [text.to_json(state.content.vocabulary) for text in lapses],
        "duel": forecast(state, seat, CARD, card) if travel.type[card] == CHALLENGE else None,
    }


def walk_lapses(
    state: GloryState, seat: int, effect: Effect[GloryState], found: list[Text]
) -> None:
    """Collect why operations would change nothing now (GLO-RES-09)."""
    if isinstance(effect, Combinator):
        for part in effect.parts:
            walk_lapses(state, seat, part, found)
    elif isinstance(effect, Operation) and not effect.possible(state, seat):
        why = effect.why_not(state, seat)
        if why is not None:
            found.append(why)


@declared
class PlayCard(Procedure[GloryState]):
    """One travel card, from the moment it is shown until its effects are done (GLO-TRV-11)."""

    NAME = "glory.play-card"
    PHASES = ("do_show", "do_result", "do_effects", "do_discard")

    seat: int = 0
    card: int = 0  # on the table, in no hand
    won: bool = later(True)

    def do_show(self, m: Match[GloryState]) -> None:
        """Show the card, and pay for it or fight (GLO-TRV-03, GLO-TRV-04, GLO-TRV-05)."""
        state = m.state
        travel = state.content.travel
        type = travel.type[self.card]
        m.reveal(state.packs[type], state.hand(self.seat, type), self.card)
        m.emit(say.CARD_PLAYED, self.seat, self.card)
        pay(m, self.seat, COIN, travel.price[self.card])
        if type == CHALLENGE:  # no glory for this duel, only the card's reward (GLO-TRV-09)
            m.call(FightDuel(self.seat, CARD, self.card))

    def returned(self, m: Match[GloryState], child: Step[GloryState]) -> None:
        """Note who has won the duel."""
        if isinstance(child, FightDuel):
            self.won = child.winner == 0

    def do_result(self, m: Match[GloryState]) -> None:
        """Take a lost challenge back into the hand; it can be tried again (GLO-TRV-05)."""
        state = m.state
        type = state.content.travel.type[self.card]
        if not self.won:
            state.packs[type].put(state.hand(self.seat, type), [self.card])
            m.emit(say.CHALLENGE_LOST, self.seat, self.card)
            self.goto(OVER)
        elif type == CHALLENGE:
            m.emit(say.CHALLENGE_WON, self.seat, self.card)

    def do_effects(self, m: Match[GloryState]) -> None:
        """Receive what the card gives, as far as it can be received (GLO-TRV-07, GLO-RES-09)."""
        m.state.content.travel.effect[self.card].do(m, self.seat)

    def do_discard(self, m: Match[GloryState]) -> None:
        """Put the card on the personal discard, open to everybody (GLO-TRV-08)."""
        m.state.boards[self.seat].played.append(self.card)
        m.emit(say.CARD_DISCARDED, self.seat, self.card)
