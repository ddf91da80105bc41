"""Set-up (PAL-SETUP, PAL-SOLO-SETUP): decks, rows, king's cards, starting goods, townsfolk."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import DIFFICULTIES
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.settings import CHOOSE, SETTINGS
from gonfalon.games.paladins.model.state import (
    DECK,
    FAVOURS,
    FIRST,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    PaladinsState,
)
from gonfalon.games.paladins.rules.actions.recruit import hire
from gonfalon.games.paladins.rules.cleanup import deal, fill_townsfolk
from gonfalon.games.paladins.rules.rounds import Round
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


@declared
class Setup(Choice[PaladinsState]):
    """Everything before the first round."""

    NAME = "paladins.setup"

    laid: bool = False
    left: int = 0  # players who have yet to take a townsfolk

    def run(self, m: Match[PaladinsState]) -> bool:
        """Ask for the difficulty, lay everything out, then let each player take a townsfolk."""
        state = m.state
        if not self.laid:
            if state.automa is not None and state.difficulty < 0:
                chosen = SETTINGS.of(m.settings)["difficulty"]
                if chosen == CHOOSE:
                    return False
                state.difficulty = DIFFICULTIES.index(chosen)
            self.laid = True
            self.left = m.seats  # the automated opponent takes none (PAL-SOLO-SETUP-01)
            lay_out(m)
            return True
        if self.left:  # counter-clockwise, the first player last (PAL-SETUP-11)
            state.active = (state.first + self.left - 1) % m.seats
            return False
        fill_townsfolk(m)  # once, after the last pick (PAL-SETUP-13)
        m.stack.pop()
        m.call(Round())
        return True

    def question(self, m: Match[PaladinsState], options: list[Option]) -> Decision:
        """Ask for the difficulty (PAL-DEC-21) or for a starting townsfolk (PAL-DEC-01)."""
        if not self.laid:
            return Decision(0, "difficulty", options, public=True)
        seat = (m.state.first + self.left - 1) % m.seats
        return Decision(seat, "start", options, public=True)

    def walk(self, m: Match[PaladinsState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the difficulties, or the row; other players have emptied some slots."""
        state = m.state
        if not self.laid:
            found += state.content.options.difficulty
            return
        for option in state.content.options.start:
            if state.townsfolk[option.value] >= 0:
                found.append(option)
            elif why is not None:
                text = Text(say.EMPTY_SLOT, option.value + 1)
                why.append(Blocked(option.id, "PAL-SETUP-13", text))

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Record the difficulty, or take a townsfolk and its instant reward (PAL-SETUP-12)."""
        state = m.state
        if not self.laid:
            state.difficulty = option.value
            return
        self.left -= 1
        hire(m, seat, option.value, say.START_TAKEN)

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_START if self.laid else say.ASK_DIFFICULTY)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        if not self.laid:
            return Label(
                Text(
                    say.CHOOSE_DIFFICULTY, option.value, state.content.board.revealed[option.value]
                )
            )
        kind = state.townsfolk[option.value]
        return Label(
            Text(say.TAKE_START, kind), (f"townsfolk:{state.content.cards.townsfolk[kind]}",)
        )


def lay_out(m: Match[PaladinsState]) -> None:
    """Shuffle every deck, deal the rows and give each player the starting goods."""
    state = m.state
    cards, board = state.content.cards, state.content.board
    for side in state.sides:
        side.set_up(m)
    for pack, deck in (
        (TOWNSFOLK, cards.townsfolk_deck),  # PAL-SETUP-01
        (OUTSIDERS, cards.outsider_deck),  # PAL-SETUP-05
        (WALLS, cards.wall_deck),  # PAL-SETUP-02
        (TAVERNS, cards.tavern_deck),  # PAL-SETUP-07
        (SUSPICION, cards.suspicion_deck),  # PAL-SETUP-04
        (ORDERS, cards.order_deck),  # revealed from the top, the rest unseen (PAL-SETUP-06)
        (FAVOURS, cards.favour_deck),  # likewise (PAL-SETUP-06)
    ):
        state.packs[pack].put(state.deck(pack), deck[:])
        m.shuffle(state.packs[pack], state.deck(pack), pack)
    state.townsfolk = deal(m, TOWNSFOLK, board.row)  # PAL-SETUP-01
    state.outsiders = deal(m, OUTSIDERS, board.outsider_row)  # PAL-SETUP-05
    for seat in range(m.seats):
        pack = PALADINS + seat  # PAL-SETUP-09
        state.packs[pack].put(state.packs[pack].zones[DECK], list(range(len(cards.paladins))))
        m.shuffle(state.packs[pack], state.packs[pack].zones[DECK], pack)
        state.boards[seat].silver = board.start_silver  # PAL-SETUP-08
        state.boards[seat].provisions = board.start_provisions  # PAL-SETUP-08
    # A random player; in the solo game always the person (PAL-SETUP-10, PAL-SOLO-SETUP-07).
    state.first = m.chance.below(FIRST, m.seats) if m.seats > 1 else 0
    m.emit(say.MATCH_BEGINS, state.first)
