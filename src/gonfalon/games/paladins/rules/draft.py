"""Choosing a paladin in secret (PAL-PALADIN) and drafting a tavern publicly (PAL-TAV)."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import CRIMINAL
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import CHOSEN, DECK, HAND, PALADINS, PaladinsState
from gonfalon.games.paladins.rules.preview import trouble
from gonfalon.games.paladins.rules.tax import Suspect
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


class ChoosePaladin(Lanes[PaladinsState]):
    """All players at once: use one paladin, put one on top, one under (PAL-PALADIN-02).

    The kernel keeps the answers secret until all are given (PAL-PALADIN-03).
    """

    __slots__ = ()
    NAME = "paladins.choose-paladin"

    def question(self, m: Match[PaladinsState], seat: int, given: list[Option]) -> Decision | None:
        """Ask which to use (PAL-DEC-02), then which of the others goes on top (PAL-DEC-03)."""
        if len(given) == 2:
            return None
        state = m.state
        hand = state.packs[PALADINS + seat].zones[HAND].cards
        options = [
            o for o in [state.content.options.paladin[kind] for kind in hand] if o not in given
        ]
        return Decision(
            seat, "paladin-top" if given else "paladin", options, public=False, default=0
        )

    def opened(self, m: Match[PaladinsState]) -> None:
        """Move the cards as chosen; other players do not learn which (PAL-PALADIN-03)."""
        state = m.state
        for seat in range(m.seats):
            pack = state.packs[PALADINS + seat]
            hand = pack.zones[HAND]
            used, top = self.given[seat]
            m.give(pack, hand, used.value, pack.zones[CHOSEN])
            m.give(pack, hand, top.value, pack.zones[DECK])
            m.give(pack, hand, hand.cards[0], pack.zones[DECK], 0, True)
        m.emit(say.PALADINS_CHOSEN, self.circle)
        m.done()

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        hand = m.state.packs[PALADINS + decision.seat].zones[HAND].cards
        given = self.given[decision.seat]
        return Text(say.ASK_TOP, given[0].value) if given else Text(say.ASK_PALADIN, tuple(hand))

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        touched = (f"paladin:{option.id}",)
        given = self.given[decision.seat]
        if not given:
            return Label(Text(say.USE_PALADIN, option.value), touched)
        other = option.value
        for choice in decision.options:
            if choice is not option:
                other = choice.value
        return Label(Text(say.PALADIN_ON_TOP, option.value, other), touched)


def reveal_paladin(m: Match[PaladinsState], seat: int) -> None:
    """Turn the chosen paladin face up and take its workers (PAL-TAV-01, PAL-PALADIN-04)."""
    state = m.state
    pack = state.packs[PALADINS + seat]
    chosen = pack.zones[CHOSEN]
    kind = chosen.cards[0]
    m.barrier()  # a reveal cannot be undone (PAL-DEC-N3)
    m.reveal(pack, chosen, kind)
    board = state.boards[seat]
    board.paladin = kind
    workers = state.content.cards.paladin_workers[kind]
    for worker in workers:
        board.workers[worker] += 1
    if m.listening:
        m.emit(say.PALADIN_REVEALED, seat, kind, tuple(workers))
    criminals = workers.count(CRIMINAL)
    if criminals:
        m.call(Suspect(seat, criminals))


@declared
class Draft(Choice[PaladinsState]):
    """One player picks a tavern (PAL-TAV-01, PAL-DEC-04)."""

    NAME = "paladins.draft"

    side: int = 0
    picked: bool = False

    def run(self, m: Match[PaladinsState]) -> bool:
        """Wait for the pick; end once all suspicion is resolved."""
        if self.picked:
            m.done()
        return self.picked

    def question(self, m: Match[PaladinsState], options: list[Option]) -> Decision:
        return Decision(self.side, "tavern", options, public=True)

    def walk(self, m: Match[PaladinsState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the taverns for those that are still free (PAL-TAV-02)."""
        state = m.state
        for place, kind in enumerate(state.taverns):
            option = state.content.options.tavern[place]
            if state.picked[place] < 0:
                found.append(option)
            elif why is not None:
                touched = (f"tavern:{state.content.cards.taverns[kind]}",)
                text = Text(say.TAVERN_PICKED, kind, state.picked[place])
                why.append(Blocked(option.id, "PAL-TAV-02", text, touched))

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Take the tavern's workers; each criminal draws suspicion (PAL-TAV-03).

        They join those kept from the last round, which draw none again (PAL-TAV-04).
        """
        state = m.state
        self.picked = True
        state.picked[option.value] = seat
        kind = state.taverns[option.value]
        workers = state.content.cards.tavern_workers[kind]
        supply = state.boards[seat].workers
        for worker in range(len(supply)):
            supply[worker] += workers[worker]
        if m.listening:
            m.emit(say.TAVERN_TAKEN, seat, kind, tuple(listed(workers)))
        if workers[CRIMINAL]:
            m.call(Suspect(seat, workers[CRIMINAL]))

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_TAVERN, m.state.boards[self.side].paladin)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        kind = state.taverns[option.value]
        workers = state.content.cards.tavern_workers[kind]
        text = Text(say.TAKE_TAVERN, kind, tuple(listed(workers)), workers[CRIMINAL])
        ahead = trouble(state, self.side, workers[CRIMINAL], 0)
        return Label(text, (f"tavern:{state.content.cards.taverns[kind]}",), ahead)


def listed(counts: list[int]) -> list[int]:
    """Expand counts by type into a list of workers."""
    return [worker for worker, count in enumerate(counts) for _ in range(count)]
