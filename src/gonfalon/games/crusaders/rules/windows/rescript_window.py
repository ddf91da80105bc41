"""Windows in which hidden cards decide: rescripts in a raid or a battle, and the Bazaar there.

To the others a window that was skipped looks the same as one that was passed (CRU-D-06, CRU-D-29,
CRU-D-46).
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NONE, OWN_RAID
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.messages import rescripts as say
from gonfalon.games.crusaders.model.options.faith import NO_RESCRIPT, WINDOW_BAZAAR
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.raid import Raid
from gonfalon.games.crusaders.rules.cards.buildings import UseBazaar, usable_bazaars
from gonfalon.games.crusaders.rules.faith.rescripts import PlayRescript, playable, why_not
from gonfalon.games.crusaders.rules.windows.raid_preview import raid_help
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import WINDOW, Lanes
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


@declared
class RescriptWindow(Lanes[CrusadersState]):
    """One player may play rescripts of a moment, use a Bazaar, or pass, as often as they like.

    The moment is OWN_RAID or OWN_BATTLE, or NONE if only a Bazaar can be used (CRU-D-46). `before`
    says that a manoeuvre of the player follows (CRU-EFF-12).
    """

    NAME = "crusaders.rescript-window"
    SECRECY = WINDOW

    seat: int = later()
    moment: int = later()
    bazaar: bool = later()
    before: bool = later()

    def __init__(
        self,
        seats: int = 0,
        seat: int = 0,
        moment: int = OWN_RAID,
        bazaar: bool = False,
        before: bool = True,
    ) -> None:
        super().__init__(seats, 1 << seat)
        self.seat = seat
        self.moment = moment
        self.bazaar = bazaar
        self.before = before

    def run(self, m: Match[CrusadersState]) -> bool:
        """Skip the window if everybody can see that there is nothing to use."""
        hand = self.moment != NONE and len(m.state.rescripts(self.seat).cards)
        if not hand and not self.may_trade(m):
            m.done()
            return True
        return super().run(m)

    def may_trade(self, m: Match[CrusadersState]) -> bool:
        """Return whether the player can use a Bazaar in this window (CRU-BLDG-06, CRU-RUL-58)."""
        return self.bazaar and usable_bazaars(m, self.seat) > 0

    def question(self, m: Match[CrusadersState], seat: int, given: list[Option]) -> Decision | None:
        """Ask once: pass, play a rescript, or use a Bazaar."""
        if given:
            return None
        options: list[Option] = [NO_RESCRIPT]
        self.walk(m, options, None)
        return Decision(seat, "rescript-window", options, public=False, default=0)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the rescripts of the hand, then the Bazaar."""
        state = m.state
        options = state.content.faith_options.play
        now: list[int] = []
        if self.moment != NONE:
            now = playable(m, self.seat, self.moment)
        for card in now:
            if self.before or not needs_manoeuvre(state, card):
                found.append(options[card])
            elif why is not None:
                text = Text(say.BEFORE_MANOEUVRES_ONLY, card)
                touches = (f"rescript:{options[card].id}",)
                why.append(Blocked(options[card].id, "CRU-EFF-12", text, touches))
        if why is not None:
            for card in state.rescripts(self.seat).cards:
                if card not in now:
                    why.append(
                        why_not(state, card, state.content.rescripts.moment[card] == self.moment)
                    )
        if self.may_trade(m):
            found.append(WINDOW_BAZAAR)

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return why the other rescripts of the hand cannot be played now."""
        why: list[Blocked] = []
        self.walk(m, [], why)
        return why

    def opened(self, m: Match[CrusadersState]) -> None:
        """Carry out the answer and ask again, until the player passes (CRU-BAT-37)."""
        option = self.given[self.seat][0]
        if option is NO_RESCRIPT:
            m.done()
            return
        self.begin_round(self.circle)
        if option is WINDOW_BAZAAR:
            m.call(UseBazaar(self.seat))
        else:
            m.call(PlayRescript(self.seat, option.value))

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        if self.moment == NONE:
            return Text(say.ASK_BATTLE_BAZAAR)
        return Text(say.ASK_RAID_RESCRIPT if self.moment == OWN_RAID else say.ASK_BATTLE_RESCRIPT)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is NO_RESCRIPT:
            return Label(Text(say.PLAY_NO_RESCRIPT))
        if option is WINDOW_BAZAAR:
            return Label(
                Text(say.USE_WINDOW_BAZAAR), (f"building:{m.state.content.buildings.ids[0]}",)
            )
        ahead = None
        if self.moment == OWN_RAID:
            raid = m.enclosing(Raid)
            ahead = raid_help(m, self.seat, raid.city, option.value, raid.difference(m.state), True)
        return Label(Text(say.PLAY_RESCRIPT, option.value), (f"rescript:{option.id}",), ahead)


def needs_manoeuvre(state: CrusadersState, card: int) -> bool:
    """Return whether a rescript is about the next manoeuvre of its player (CRU-EFF-12)."""
    return any(
        isinstance(part, Operation) and part.OP == "no_cancel"
        for part in state.content.rescripts.effect[card].parts
    )


WINDOW_STEPS = (RescriptWindow,)
