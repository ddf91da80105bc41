"""The rules: deal, then six rounds of secret bids."""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes, Step
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.outcome import Line, Outcome
from gonfalon_banners import messages as say
from gonfalon_banners.state import BannersState

HAND: Final = 6
DRAWS: Final = ("lances", "banners")  # what is shuffled; a draw names its purpose by index


@declared
class Play(Step[BannersState]):
    """The whole game: deal, then turn up one banner after the other."""

    NAME = "banners.play"

    dealt: bool = False

    def run(self, m: Match[BannersState]) -> bool:
        """Do the next thing. True: nobody has to be asked first."""
        state = m.state
        lances, banners = state.packs
        pile = banners.zones[0]
        if not self.dealt:
            self.dealt = True
            deck = lances.zones[-1]
            lances.put(deck, state.content.deck)
            m.shuffle(lances, deck, 0)
            for seat in range(m.seats):  # BAN-SET-01
                m.draw(lances, deck, state.hand(seat), HAND)
            banners.put(pile, list(range(len(state.content.banners))))
            m.shuffle(banners, pile, 1)  # BAN-SET-02
        elif pile.cards:
            m.turn += 1
            banner = m.turn_up(banners, pile)  # BAN-BID-01
            state.offered.append(banner)
            m.emit(say.BANNER_TURNED, banner)
            m.call(Bid(m.seats, circle=(1 << m.seats) - 1))
        else:
            m.finish(outcome(m))  # BAN-END-01
        return True


class Bid(Lanes[BannersState]):
    """Everybody bids a lance in secret (BAN-BID-02)."""

    __slots__ = ()
    NAME = "banners.bid"

    def question(self, m: Match[BannersState], seat: int, given: list[Option]) -> Decision | None:
        """Ask for one lance. None: this seat has answered."""
        if given:
            return None
        held = m.state.hand(seat)
        options = [bid for bid in m.state.content.bids if held.count(bid.value)]  # BAN-BID-03
        return Decision(seat, "lance", options, public=False)

    def opened(self, m: Match[BannersState]) -> None:
        """Show all lances at once; the strongest that is not broken wins."""
        state = m.state
        state.bids = [lane[0].value for lane in self.given]
        for seat, lance in enumerate(state.bids):
            m.reveal(state.packs[0], state.hand(seat), lance)
            m.emit(say.LANCE_SHOWN, seat, lance)
        winner = strongest_unbroken(state)
        if winner >= 0:
            if m.listening:
                m.emit(say.BANNERS_WON, winner, tuple(state.offered))
            state.won[winner] += state.offered
            state.offered = []
        else:  # the banners stay (BAN-BID-05)
            m.emit(say.ALL_BROKEN)
        m.done()

    def prompt(self, m: Match[BannersState], decision: Decision) -> Text:
        """Return the question."""
        return Text(say.ASK_LANCE, tuple(m.state.offered))

    def label(self, m: Match[BannersState], decision: Decision, option: Option) -> Label:
        """Return the text of an answer, and the card that gives it when it is clicked."""
        return Label(Text(say.BID_LANCE, option.value), (f"lance:{option.id}",))

    def blocked(self, m: Match[BannersState], decision: Decision) -> list[Blocked]:
        """Say of every other lance why it cannot be bid."""
        offered = {option.id for option in decision.options}
        return [
            Blocked(bid.id, "BAN-BID-03", Text(say.NOT_HELD, bid.value))
            for bid in m.state.content.bids
            if bid.id not in offered
        ]


def strongest_unbroken(state: BannersState) -> int:
    """Return the seat that wins the round, or -1 (BAN-BID-04)."""
    best = -1
    for seat, lance in enumerate(state.bids):
        strength = state.content.strength[lance]
        if state.bids.count(lance) == 1 and (
            best < 0 or strength > state.content.strength[state.bids[best]]
        ):
            best = seat
    return best


def outcome(m: Match[BannersState]) -> Outcome:
    """Return who has won, and where every point comes from (BAN-END-02)."""
    state = m.state
    scores = [state.points(seat) for seat in range(m.seats)]
    ranks = [1 + sum([other > score for other in scores]) for score in scores]
    winners = sum([1 << seat for seat in range(m.seats) if ranks[seat] == 1])
    sheet = [
        Line(seat, Text(say.BANNER_POINTS, banner), state.content.points[banner])
        for seat in range(m.seats)
        for banner in state.won[seat]
    ]
    return Outcome(Text(say.GAME_OVER, winners, max(scores)), ranks, scores, sheet)
