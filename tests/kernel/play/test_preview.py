"""Previews: an answer played on a copy, up to whatever its seat cannot know."""

from __future__ import annotations

from typing import Final

import pytest

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.hidden.unknown import Unknown
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import HIDDEN, OVER, QUESTION, SEALED, Preview, Rehearsal
from gonfalon.kernel.play.preview import preview as play
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.decision import Decision, Option
from tests.kernel.tiny import duel, hands, purse, quest
from tests.kernel.tiny.duel import DuelState, Strike
from tests.kernel.tiny.hands import HandsState
from tests.kernel.tiny.quest import QuestState

PAY: Final = [Option(f"pay-{n}", "QUE-PAY", n) for n in range(3)]


@declared
class Levy(Step[QuestState]):
    """Asks for gold twice, first one seat and then another; then writes into the journal."""

    NAME = "levy"

    second: int = 0
    options: int = 3
    default: int = -1
    answers: list[int] = later([])

    def run(self, m: Match[QuestState]) -> bool:
        if len(self.answers) < 2:
            return False
        m.state.journal.append("levied")
        m.done()
        return True

    def ask(self, m: Match[QuestState]) -> list[Decision]:
        if not self.answers:
            return [Decision(0, "first", PAY, public=True)]
        options = PAY[: self.options]
        return [Decision(self.second, "second", options, public=True, default=self.default)]

    def take(self, m: Match[QuestState], seat: int, option: Option) -> None:
        self.answers.append(option.value)
        m.state.gold += option.value


def levied(second: int, options: int, default: int) -> Preview[QuestState]:
    """Preview the first answer of a levy."""
    m = quest.GAME.begin()
    m.call(Levy(second, options, default))
    m.advance()
    return play(m, m.decisions[0], PAY[1])


class Boast(Step[DuelState]):
    """Asks whether to fight; then everybody strikes in secret."""

    __slots__ = ()
    NAME = "boast"

    def run(self, m: Match[DuelState]) -> bool:
        return False

    def ask(self, m: Match[DuelState]) -> list[Decision]:
        return [Decision(0, "boast", PAY, public=True)]

    def take(self, m: Match[DuelState], seat: int, option: Option) -> None:
        m.call(Strike(m.seats, (1 << m.seats) - 1))


def table() -> Match[HandsState]:
    """Return a match in which every act is possible for seat 0."""
    m = hands.GAME.begin(cards=[[0, 1, 2, 2, 3], [0, 1, 1, 2]], hand=2)
    state = m.state
    state.discards[0] = [3, 3]
    state.packs[0].put(state.crypt, [1, 1])
    state.packs[0].put(state.chest, [2, 2])
    m.reopen()
    return m


def act(m: Match[HandsState], verb: str) -> Preview[HandsState]:
    """Preview the first act with this verb, aimed at the other seat if possible."""
    found = [o for o in m.decisions[0].options if isinstance(o, hands.Act) and o.verb == verb]
    return play(m, m.decisions[0], max(found, key=lambda option: option.aim))


def test_a_preview_plays_on_a_copy_and_changes_nothing() -> None:
    m = table()
    before, used = digest(m), m.chance.used
    played = act(m, "play")
    assert digest(m) == before
    assert m.chance.used == used
    assert len(played.match.state.hands[0].cards) == 1
    assert [event.message.id for event in played.events] == ["played"]
    assert m.events == []


def test_it_stops_before_a_sealed_round() -> None:
    """Not even the lanes of those without a choice are filled: that would tell who they are."""
    m = duel.GAME.begin(cards=[3] * 4)
    m.call(Boast())
    m.advance()
    played = play(m, m.decisions[0], PAY[0])
    assert played.stopped == SEALED
    lanes = played.match.stack[-1]
    assert isinstance(lanes, Strike)
    assert lanes.given == [[], []]


UNKNOWN = (
    *("draw", "look", "sort", "return", "bury", "deny", "lose", "roll"),
    *("raise", "grope", "rob", "spill", "study"),
)


@pytest.mark.parametrize("verb", UNKNOWN)
def test_it_stops_at_whatever_the_seat_would_learn(verb: str) -> None:
    m = table()
    played = act(m, verb)
    assert played.stopped == HIDDEN
    assert played.events == [], "nobody is told before the card is drawn"
    rolls = verb in ("lose", "roll", "grope", "rob")
    assert played.pack is (None if rolls else played.match.state.packs[0])


@pytest.mark.parametrize("verb", ["play", "show", "crypt", "chest", "top", "under", "hand"])
def test_it_goes_on_with_cards_the_seat_sees(verb: str) -> None:
    """It then stops at the other seat's turn, whose options it does not open."""
    played = act(table(), verb)
    assert played.stopped == QUESTION
    assert played.match.state.mover == 1
    assert played.match.open_decisions == []


def test_it_stops_at_cards_the_seat_does_not_see() -> None:
    copy = Rehearsal(table(), 0)
    state = copy.state
    pack, theirs = state.packs[0], state.hands[1]
    kind = theirs.cards[0]
    with pytest.raises(Unknown):
        copy.reveal(pack, theirs, kind)
    with pytest.raises(Unknown):
        copy.show(pack, theirs, kind)
    with pytest.raises(Unknown):
        copy.give(pack, theirs, kind, state.crypt)


def test_it_stops_at_numbers_the_seat_does_not_see() -> None:
    m = purse.GAME.begin()
    decision = m.decisions[0]
    m.state.purses[decision.seat].add(purse.PRICE)
    assert play(m, decision, purse.LOOKS[1 - decision.seat]).stopped == HIDDEN
    assert [e.message for e in play(m, decision, purse.PAY).events][:1] == [purse.PAID]


def test_it_stops_when_the_asking_step_is_over() -> None:
    """The quest around a joust does not hear of its end, and asks nothing more."""
    m = quest.GAME.begin()
    m.choose(m.decisions[0].id, "forest")
    journal = m.state.journal[:]
    played = play(m, m.decisions[0], quest.HOME)
    assert played.stopped == OVER
    assert played.match.state.journal == journal


def test_it_stops_when_the_match_is_over() -> None:
    m = quest.GAME.begin()
    m.choose(m.decisions[0].id, "home")
    played = play(m, m.decisions[0], quest.HOME)
    assert (played.stopped, played.match.over) == (OVER, True)
    assert not m.over


@pytest.mark.parametrize(
    ("second", "options", "default", "stopped", "gold"),
    [
        (0, 3, -1, QUESTION, 1),
        (0, 3, 2, OVER, 3),  # the default
        (1, 3, 2, QUESTION, 1),  # another seat decides for itself
        (1, 1, -1, OVER, 1),  # everybody knows the only answer
    ],
)
def test_it_answers_only_what_is_no_choice(
    second: int, options: int, default: int, stopped: str, gold: int
) -> None:
    played = levied(second, options, default)
    assert (played.stopped, played.match.state.gold) == (stopped, gold)
    assert ("levied" in played.match.state.journal) == (stopped == OVER)


def test_an_open_question_can_be_previewed_in_turn() -> None:
    first = levied(0, 3, -1)
    (decision,) = first.match.open_decisions
    second = play(first.match, decision, PAY[2])
    assert (second.stopped, second.match.state.gold) == (OVER, 3)
    assert first.match.state.gold == 1


def test_skipping_goes_on_without_the_question() -> None:
    m = quest.GAME.begin()
    played = play(m, m.decisions[0], quest.ROADS[0])
    assert played.stopped == QUESTION
    played.skip()  # the joust: it was not won, and the next quest begins
    assert (played.stopped, played.match.state.journal[-1]) == (QUESTION, "set out")
    played.skip()
    assert played.stopped == OVER
    played.skip()
    assert played.stopped == OVER


def test_skipping_goes_on_without_the_hidden_card() -> None:
    played = act(table(), "draw")
    played.skip()
    assert (played.stopped, len(played.match.state.hands[0].cards)) == (QUESTION, 2)
