"""Effects as data: lists, choices and offers, built from the operations of a tiny game."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel.effects.effects import Combinator, OneOf, PayFor
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import digest, from_json, to_json
from gonfalon.kernel.values.errors import ContentError, Refused
from tests.kernel.tiny import fair
from tests.kernel.tiny.fair import CONTENT, GAME, FairState


def options(m: Match[FairState]) -> list[str]:
    """Return what the one open question offers."""
    assert len(m.decisions) == 1
    return [option.id for option in m.decisions[0].options]


def answer(m: Match[FairState], *ids: str) -> None:
    """Answer the open questions in turn."""
    for id in ids:
        m.choose(m.decisions[0].id, id)


def test_a_quiet_list_needs_no_step() -> None:
    """Nothing can come between its parts."""
    assert CONTENT.stalls["plain"].quiet()
    m = GAME.at("plain")
    assert m.over
    assert m.state.log[:2] == ["0 coins 2", "0 coins -1"]


def test_a_list_goes_on_when_the_consequences_of_a_part_are_over() -> None:
    assert not CONTENT.stalls["slow"].quiet()
    m = GAME.at("slow")
    assert m.state.log[:3] == ["0 honey", "0 coins 2", "0 honey"]
    assert m.state.honey == [2, 2, 2]


def test_an_empty_list_does_nothing_and_is_shared() -> None:
    assert CONTENT.stalls["closed"] is CONTENT.combinators[0]
    assert not CONTENT.stalls["closed"].possible(FairState(1), 0)
    assert GAME.at("closed").state.log == []


def test_a_choice_offers_what_would_do_something() -> None:
    """The part that costs too much is refused with its reason."""
    m = GAME.at("choice")
    assert options(m) == ["1", "3"]
    with pytest.raises(Refused) as refused:
        answer(m, "2")
    assert refused.value.rule == "FAIR-1"
    answer(m, "3")
    assert m.state.log == ["0 coins 2", "0 coins -1", "0 coins 2"]


def test_the_game_chooses_for_a_side_without_a_seat() -> None:
    m = GAME.at("choice")
    answer(m, "1", "1")
    assert m.over
    assert m.state.log[-3:] == ["2 coins 2", "2 coins -1", "2 coins 2"]


def test_an_offer_may_be_declined() -> None:
    m = GAME.at("offer")
    assert options(m) == ["1", "decline"]
    answer(m, "decline")
    assert m.state.log == ["0 coins 2"]
    answer(m, "1")
    assert m.state.log[1:3] == ["1 honey", "1 coins 2"]


def test_a_price_is_paid_for_something_or_not_at_all() -> None:
    """Price and effect come together; what cannot be paid, or would be wasted, is not offered."""
    m = GAME.at("trade")
    answer(m, "1")
    assert m.state.log == ["0 coins -1", "0 honey", "0 honey", "0 coins 2"]
    answer(m, "decline")
    assert m.state.log[4] == "1 coins 2"
    assert GAME.at("dear").state.log[0] == "0 coins 2"
    paid = next(effect for effect in CONTENT.combinators if isinstance(effect, PayFor))
    state = FairState(1)
    assert paid.possible(state, 0)
    state.honey[0] = 2
    assert not paid.possible(state, 0)


def test_choices_nest() -> None:
    m = GAME.at("nested")
    answer(m, "1", "2")
    assert m.state.log == ["0 coins 2", "0 coins -1"]
    answer(m, "2")
    assert m.state.log[2] == "1 honey"


@pytest.mark.parametrize("stall", ["choice", "offer", "trade", "nested"])
def test_a_match_that_waits_in_an_effect_can_be_saved_and_cloned(stall: str) -> None:
    m = GAME.at(stall)
    while not m.over:
        copies = [m.clone(), from_json(to_json(m), played=GAME)]
        id = options(m)[-1]
        answer(m, id)
        for copy in copies:
            copy.choose(copy.decisions[0].id, id)
            assert digest(copy) == digest(m)


def test_texts_and_icons_follow_the_parts() -> None:
    def drawn(stall: str) -> list[dict[str, Any]]:
        return CONTENT.stalls[stall].icons()

    assert drawn("plain") == [fair.COINS, fair.FEE]
    assert drawn("offer")[0] == {"optional": [{"in_order": [fair.HONEY]}]}
    assert drawn("trade")[0] == {
        "optional": [
            {"pay": {"in_order": [fair.FEE]}, "for": {"in_order": [fair.HONEY, fair.HONEY]}}
        ]
    }
    assert [len(choice) for choice in drawn("choice")] == [1, 2]
    assert [text.args for text in CONTENT.stalls["slow"].texts()] == [(1,), (2,), (1,)]


def test_combinators_are_numbered_in_the_order_in_which_they_are_read() -> None:
    def check(effect: Combinator[Any]) -> None:
        assert CONTENT.combinators[effect.number] is effect
        for part in effect.parts:
            if isinstance(part, Combinator):
                assert part.number < effect.number

    for effect in CONTENT.combinators:
        check(effect)
    assert any(isinstance(effect, OneOf) for effect in CONTENT.combinators)


@pytest.mark.parametrize(
    "wrong",
    [
        {"op": "coins", "n": 1},
        [["coins"]],
        ["coins"],
        [{"op": "gold"}],
        [{"one_of": [[fair.HONEY]]}],
        [{"one_of": fair.HONEY}],
        [{"optional": fair.HONEY}],
        [{"pay": [fair.FEE]}],
        [{"optional": [fair.HONEY], "op": "wine"}],
    ],
    ids=repr,
)
def test_content_that_is_no_effect_is_refused_with_its_place(wrong: Any) -> None:
    with pytest.raises(ContentError, match="stall"):
        fair.Reader([]).read(wrong, "stall")
