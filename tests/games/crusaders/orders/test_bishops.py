"""Bishops: training, moving, removing them (CRU-BISH)."""

from __future__ import annotations

from copy import copy

import pytest

from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.faith.bishops import BishopActions
from gonfalon.games.crusaders.rules.faith.choices import RemoveRivalBishop
from gonfalon.games.crusaders.rules.faith.rescripts import PlayRescript
from gonfalon.kernel.effects.effects import Doing
from gonfalon.kernel.play.match import Match
from tests.games.crusaders.orders.bishops import moves, trainings
from tests.games.crusaders.scenario import Scenario, player, table


class Fighting(Battle):
    """A battle that goes on and on."""

    NAME = "crusaders.test-fighting"

    def clone(self) -> Fighting:
        return copy(self)

    def run(self, m: Match[CrusadersState]) -> bool:
        return False


def actions(bishops: str | None, n: int = 1) -> Scenario:
    """Let Jerusalem carry out bishop actions."""
    s = table(player("jerusalem", bishops=bishops), player("tripoli"), player("edessa"))
    return s.begin_with(BishopActions(0, n))


@pytest.mark.rules("CRU-BISH-01", "CRU-D-20", "CRU-BISH-02", "CRU-BISH-03", "CRU-BISH-05")
def test_an_action_is_a_training_or_a_move() -> None:
    s = actions("jerusalem_city:1")
    assert s.asked() == [(0, "bishop")]
    assert trainings(s) == ["train-1-jerusalem_city", "train-2-jerusalem_city"]
    ids = s.state.content.cities.ids
    near = s.state.near[s.number("jerusalem_city")]
    assert moves(s) == [f"move-1-{ids[city]}" for city in near]
    told = s.seat(0).label("move-1-acre")
    assert told["args"] == {
        "bishop": 1,
        "level": 1,
        "origin": "jerusalem_city",
        "city": "acre",
    }
    assert told["touches"] == ["bishop:0.1", "city:acre"]
    s.seat(0).chooses("train-2-jerusalem_city")
    assert s.seat(0).bishops == "jerusalem_city:1 jerusalem_city:2"
    assert s.at_rest


@pytest.mark.rules("CRU-BISH-01", "CRU-EFF-03")
def test_an_action_may_be_declined() -> None:
    s = actions("jerusalem_city:1", 3)
    s.seat(0).chooses("stop")
    assert (s.seat(0).bishops, s.at_rest) == ("jerusalem_city:1", True)


@pytest.mark.rules("CRU-BISH-02")
def test_a_training_needs_a_bishop_of_ones_own_in_the_city() -> None:
    """CRU-BISH-02: also in a city of the saracens, and not in one's own without a bishop."""
    s = actions("homs:2")
    assert trainings(s) == ["train-1-homs", "train-2-homs"]
    s.seat(0).cannot("train-1-jerusalem_city", "CRU-BISH-02", city="jerusalem_city")


@pytest.mark.rules("CRU-BISH-02")
def test_the_first_bishop_is_trained_in_any_city_of_ones_own() -> None:
    s = table(
        player("jerusalem", bishops=""),
        player("tripoli"),
        player("edessa"),
        cities={"acre": "jerusalem 1"},
    ).begin_with(BishopActions(0, 1))
    assert trainings(s) == [
        "train-1-jerusalem_city",
        "train-1-acre",
        "train-2-jerusalem_city",
        "train-2-acre",
    ]
    s.seat(0).cannot("train-1-homs", "CRU-BISH-02", city="homs")


@pytest.mark.rules("CRU-BISH-02")
def test_only_bishops_in_the_supply_can_be_trained() -> None:
    s = actions("homs:2 homs:2 homs:2 homs:2")
    assert trainings(s) == ["train-1-homs"]
    s.seat(0).cannot("train-2-homs", "CRU-BISH-02", level=2)
    s = actions(" ".join(["homs:1"] * 6 + ["homs:2"] * 4))
    assert trainings(s) == []


@pytest.mark.rules("CRU-BISH-03", "CRU-MAP-06")
def test_a_bishop_moves_to_an_adjacent_city_of_anybody() -> None:
    """CRU-BISH-03: to saracens and rivals; a closed city is no place to go to (CRU-MAP-06)."""
    s = actions("acre:1")
    ids = s.state.content.cities.ids
    assert moves(s) == [f"move-1-{ids[city]}" for city in s.state.near[s.number("acre")]]
    assert {"move-1-tripoli_city", "move-1-jerusalem_city"} < set(moves(s))
    s = actions("tortosa:1")  # Antioch does not take part
    assert "move-1-antioch_city" not in moves(s)


@pytest.mark.rules("CRU-BISH-04", "CRU-EX-08")
def test_trainings_come_before_moves_and_nobody_moves_twice() -> None:
    """CRU-EX-08: a bishop just trained may move; after a move nobody is trained."""
    s = actions("jerusalem_city:1", 3)
    s.seat(0).chooses("train-2-jerusalem_city", "move-2-acre")
    assert trainings(s) == []
    s.seat(0).cannot("train-1-jerusalem_city", "CRU-BISH-04")
    s.seat(0).cannot("move-2-jerusalem_city", "CRU-BISH-04", city="acre")
    s.seat(0).chooses("move-1-tadmor")
    assert s.seat(0).bishops == "tadmor:1 acre:2"
    assert s.at_rest


@pytest.mark.rules("CRU-BISH-04", "CRU-D-20")
def test_actions_end_when_every_bishop_has_moved() -> None:
    s = actions("jerusalem_city:1", 3)
    s.seat(0).chooses("move-1-acre")
    assert s.at_rest


@pytest.mark.rules("CRU-BISH-02", "CRU-RESC-01")
def test_a_training_by_effect_is_no_move() -> None:
    s = table(player("jerusalem", bishops="homs:1"), player("tripoli"), player("edessa"))
    s.begin_with(BishopActions(0, 1, trainings_only=True))
    assert s.seat(0).options() == ["train-1-homs", "train-2-homs", "stop"]
    s.seat(0).cannot("move-1-aleppo", "CRU-EFF-03")


@pytest.mark.rules("CRU-BISH-02")
def test_an_effect_may_allow_any_city_of_ones_own() -> None:
    s = table(player("jerusalem", bishops="homs:1"), player("tripoli"), player("edessa"))
    s.begin_with(BishopActions(0, 1, trainings_only=True, any_city=True))
    assert trainings(s) == ["train-1-jerusalem_city", "train-2-jerusalem_city"]


@pytest.mark.rules("CRU-BISH-02", "CRU-EFF-03")
def test_cards_say_where_a_bishop_may_be_trained() -> None:
    """The Castle Chapels train where a bishop is, the Pastoral Letter in any city of one's own."""
    first = player("jerusalem", bishops="homs:1", rescripts="pastoral_letter")
    s = table(first, player("tripoli"), player("edessa"), active=0)
    chapels = s.state.content.buildings.effect[
        s.state.content.buildings.ids.index("castle_chapels")
    ]
    s.begin_with(Doing(0, chapels.number))
    assert s.seat(0).options() == ["train-1-homs", "train-2-homs", "stop"]
    s.seat(0).chooses("stop")
    letter = s.state.content.rescripts.ids.index("pastoral_letter")
    s.begin_with(PlayRescript(0, letter)).seat(0).chooses("train-1-jerusalem_city")
    assert s.seat(0).bishops == "homs:1 jerusalem_city:1"


@pytest.mark.rules("CRU-EFF-15")
def test_nobody_is_trained_as_the_owner_of_a_city_that_is_fought_for() -> None:
    s = table(
        player("jerusalem", bishops=""),
        player("tripoli"),
        player("edessa"),
        cities={"acre": "jerusalem 1"},
    )
    s.m.call(Fighting(1, 0, s.number("acre")))
    s.begin_with(BishopActions(0, 1))
    assert trainings(s) == ["train-1-jerusalem_city", "train-2-jerusalem_city"]
    s.seat(0).cannot("train-1-acre", "CRU-EFF-15", city="acre")


@pytest.mark.rules("CRU-EFF-15", "CRU-BISH-02")
def test_bishops_in_a_city_that_is_fought_for_still_train_others() -> None:
    s = table(player("jerusalem", bishops="acre:1"), player("tripoli"), player("edessa"))
    s.m.call(Fighting(0, SARACENS, s.number("acre")))
    s.begin_with(BishopActions(0, 1))
    assert trainings(s) == ["train-1-acre", "train-2-acre"]


@pytest.mark.rules("CRU-BISH-05", "CRU-RUL-61")
def test_only_their_owner_sees_the_levels() -> None:
    s = actions("jerusalem_city:1")
    s.seat(0).chooses("train-2-jerusalem_city")
    assert ("event-own-bishop-trained", {"city": "jerusalem_city", "level": 2}) in s.heard_by(0)
    assert [id for id, _ in s.heard_by(1)] == ["event-bishop-trained"]
    row = s.state.bishops_on_map(0)
    assert row.seen_by(0) == [1, 0]
    assert row.seen_by(1) == [-1, -1]


@pytest.mark.rules("CRU-RUL-61")
def test_the_first_bishop_is_known_and_stays_so_wherever_it_goes() -> None:
    """CRU-RUL-61: everybody knows the bishop of the setup, which is of level I (CRU-SETUP-17)."""
    s = actions(None, 2)
    s.seat(0).chooses("train-1-jerusalem_city", "move-1-acre")
    assert s.state.bishops_on_map(0).seen_by(1) == [-1, 0]  # the last one is told first


@pytest.mark.rules("CRU-BISH-02")
def test_a_training_can_be_taken_back() -> None:
    s = actions("jerusalem_city:1", 2)
    (first,) = [decision.id for decision in s.m.decisions]
    s.seat(0).chooses("train-2-jerusalem_city")
    assert s.m.undoable(0) == [first]


def removing(second: str, third: str = "", draws: int = 0) -> Scenario:
    """Let Jerusalem, with bishops in Acre and Homs, remove a rival's bishop."""
    s = table(
        player("jerusalem", bishops="acre:1 homs:1"),
        player("tripoli", bishops=second),
        player("edessa", bishops=third),
        draws={"bishops": [draws]},
    )
    return s.begin_with(RemoveRivalBishop(0))


@pytest.mark.rules("CRU-EFF-22", "CRU-D-43")
def test_the_city_then_the_rival_are_named() -> None:
    s = removing("acre:1 homs:2 aleppo:1", "homs:1")
    assert s.seat(0).options() == ["acre", "homs"]
    s.seat(0).cannot("aleppo", "CRU-EFF-22", city="aleppo")
    s.seat(0).chooses("homs")
    assert s.seat(0).options() == ["seat-1", "seat-2"]
    s.seat(0).chooses("seat-2")
    assert s.seat(2).bishops == ""
    assert s.at_rest


@pytest.mark.rules("CRU-EFF-22")
def test_one_of_several_bishops_is_taken_at_random() -> None:
    s = removing("homs:1 aleppo:1 homs:2", draws=1)  # the only city and the only rival
    assert s.seat(1).bishops == "homs:1 aleppo:1"
    assert s.state.bishop_supply(1).cards.count(1) == 4
    assert s.event("bishop-returned") == {"seat": 1, "city": "homs"}


@pytest.mark.rules("CRU-EFF-22", "CRU-RUL-61")
def test_a_removed_bishop_goes_back_unseen() -> None:
    s = removing("homs:2")
    known = s.state.bishop_supply(1).seen_by(0)
    assert 1 not in known
    assert s.state.bishop_supply(1).seen_by(1).count(1) == 4


@pytest.mark.rules("CRU-EFF-22", "CRU-CAP-03")
def test_the_bishop_of_a_player_without_a_city_can_be_removed() -> None:
    s = table(
        player("jerusalem", bishops="homs:1"),
        player("tripoli", bishops="homs:2"),
        player("edessa"),
        cities={"tripoli_city": "saracens 2"},
        draws={"bishops": [0]},
    )
    assert s.state.boards[1].out
    s.begin_with(RemoveRivalBishop(0))
    assert s.seat(1).bishops == ""
