"""Spies: drawing, playing and using them (CRU-SPY)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import BUILD, MUSTER, NONE, PRAY
from gonfalon.games.crusaders.model.state import DECK, SPIES
from gonfalon.games.crusaders.rules.orders.spies import DrawSpies, SpyReactions
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.kernel.chance.chance import FastChance
from tests.games.crusaders.scenario import Scenario, player, table

FOUR = ("jerusalem", "tripoli", "edessa", "antioch")


def four(*told: Any, **laid: Any) -> Scenario:
    described = [*told] + [player(state) for state in FOUR[len(told) :]]
    return table(*described, **laid)


def spies_of(s: Scenario, seat: int) -> list[tuple[str, int, bool]]:
    """Return a player's active spies, with the watched seat and the mark."""
    board = s.state.boards[seat]
    names = [s.state.content.spies.ids[card] for card in board.spies]
    return list(zip(names, board.watched, board.used_spies, strict=True))


@pytest.mark.rules("CRU-SPY-01", "CRU-SPY-03", "CRU-D-12", "CRU-SPY-04")
def test_a_drawn_spy_is_secret_and_played_on_any_rival_or_kept() -> None:
    s = four(next_spies="smuggler recruiter").begin_with(DrawSpies(0, 1))
    me = s.seat(0)
    assert me.prompt()["args"] == {"spy": "smuggler"}
    assert me.options() == ["smuggler-on-1", "smuggler-on-2", "smuggler-on-3", "keep"]
    assert ("event-spy-drawn", {"seat": 0}) in s.heard_by(1)
    assert "event-spy-seen" not in [id for id, _ in s.heard_by(1)]
    me.chooses("keep")
    assert (me.spies, s.at_rest) == ("smuggler", True)
    s.begin_with(DrawSpies(0, 1))
    assert me.options()[0] == "recruiter-on-1"  # the smuggler has to wait for its owner's turn
    me.chooses("recruiter-on-3")
    assert spies_of(s, 0) == [("recruiter", 3, False)]
    assert me.spies == "smuggler"


@pytest.mark.rules("CRU-SPY-01", "CRU-D-12")
def test_others_can_imagine_another_spy_while_it_is_being_played() -> None:
    s = four(player("jerusalem", spies="smuggler chronicler")).begin_with(DrawSpies(0, 1))
    mine = {o.id for o in s.m.imagine(0, FastChance(3)).decisions[0].options}
    assert mine == set(s.seat(0).options())
    others = {s.m.imagine(1, FastChance(seed)).decisions[0].options[0].id for seed in range(12)}
    assert len(others) > 3


@pytest.mark.rules("CRU-SPY-02", "CRU-RUL-34")
def test_nothing_is_drawn_from_nothing_and_discards_are_shuffled() -> None:
    s = four(next_spies="smuggler")
    state = s.state
    pack = state.packs[SPIES]
    state.spy_discards = [
        pack.take_top(pack.zones[DECK]) for _ in range(len(pack.zones[DECK].cards))
    ]
    s.begin_with(DrawSpies(0, 2))
    s.seat(0).chooses("keep", "keep")
    assert len(s.seat(0).spies.split()) == 2
    assert state.spy_discards == []
    s = four()
    pack = s.state.packs[SPIES]
    board = s.state.boards[1]
    while pack.zones[DECK].cards:
        pack.draw(pack.zones[DECK], s.state.spies(1), 1)
    s.begin_with(DrawSpies(0, 1))
    assert s.at_rest
    s.happened("no-spy-left")
    assert board.spies == []


@pytest.mark.rules("CRU-SPY-05", "CRU-SPY-06", "CRU-D-13")
def test_with_four_players_one_spy_watches_each_rival() -> None:
    told = player("jerusalem", active_spies="smuggler>1* recruiter>2", spies="chronicler")
    s = four(told).begin_with(TakeTurn(0, BUILD))
    me = s.seat(0)
    ways = [option for option in me.options() if option.startswith("chronicler")]
    assert ways == [
        "chronicler-on-1-instead-of-0",
        "chronicler-on-2-instead-of-1",
        "chronicler-on-3",
    ]
    me.cannot("chronicler-on-1", "CRU-SPY-05")
    assert me.label(ways[0])["args"] == {
        "spy": "chronicler",
        "rival": 1,
        "other": "smuggler",
    }
    me.chooses(ways[0])
    assert spies_of(s, 0) == [("recruiter", 2, False), ("chronicler", 1, False)]
    assert s.state.spy_discards == [s.state.content.spies.ids.index("smuggler")]


@pytest.mark.rules("CRU-SPY-05", "CRU-SPY-06")
@pytest.mark.parametrize(
    ("states", "active", "ways"),
    [
        (("jerusalem", "tripoli"), "smuggler>1 recruiter>1", ["-on-1"]),
        (
            ("jerusalem", "tripoli"),
            "smuggler>1 recruiter>1 saboteur>1",
            ["-on-1-instead-of-0", "-on-1-instead-of-1", "-on-1-instead-of-2"],
        ),
        (
            ("jerusalem", "tripoli", "edessa"),
            "smuggler>1 recruiter>1",
            ["-on-1-instead-of-0", "-on-1-instead-of-1", "-on-2"],
        ),
        (
            ("jerusalem", "tripoli", "edessa"),
            "smuggler>1 recruiter>1 saboteur>2",
            [
                "-on-1-instead-of-0",
                "-on-1-instead-of-1",
                "-on-2-instead-of-0",
                "-on-2-instead-of-1",
                "-on-2-instead-of-2",
            ],
        ),
    ],
)
def test_limits_by_number_of_players(states: tuple[str, ...], active: str, ways: list[str]) -> None:
    told = [player(states[0], active_spies=active), *[player(state) for state in states[1:]]]
    s = table(*told, next_spies="chronicler").begin_with(DrawSpies(0, 1))
    assert s.seat(0).options() == [f"chronicler{way}" for way in ways] + ["keep"]


@pytest.mark.rules("CRU-SPY-09", "CRU-RUL-38")
def test_nobody_watches_a_player_without_a_city() -> None:
    s = four(next_spies="smuggler")
    s.state.boards[2].capital = NONE
    s.m.call(DrawSpies(0, 1))
    s.m.advance()
    assert s.seat(0).options() == ["smuggler-on-1", "smuggler-on-3", "keep"]


@pytest.mark.rules("CRU-SPY-07", "CRU-SPY-08", "CRU-D-38", "CRU-ORDER-02")
def test_watchers_react_in_turn_order_each_with_all_of_their_spies() -> None:
    s = table(
        player("tripoli", active_spies="alms_collector>1 papal_courier>1 smuggler>1"),
        player("antioch", active_spies="false_pilgrim>0"),
    ).begin_with(SpyReactions(1, PRAY))
    assert s.seat(0).options() == ["alms_collector", "papal_courier", "pass"]
    assert s.seat(0).prompt()["args"] == {"rival": 1, "order": "pray"}
    s.seat(0).chooses("papal_courier")
    assert len(s.seat(0).rescripts.split()) == 1
    s.seat(0).cannot("papal_courier", "CRU-SPY-08")
    s.seat(0).chooses("alms_collector")
    assert s.at_rest
    assert s.seat(0).coins == 6
    assert [used for _, _, used in spies_of(s, 0)] == [True, True, False]


@pytest.mark.rules("CRU-SPY-07", "CRU-ORDER-02", "CRU-ORDER-03", "CRU-CAP-03")
def test_the_turn_order_of_the_moment_counts_and_the_eliminated_do_not() -> None:
    def lay() -> Scenario:
        return table(
            player("jerusalem", active_spies="false_pilgrim>3", holiness=2),
            player("tripoli", active_spies="alms_collector>3", holiness=4),
            player("edessa", active_spies="papal_courier>3", holiness=3),
            player("antioch", holiness=9),
        )

    s = lay().begin_with(SpyReactions(3, PRAY))
    assert s.asked() == [(1, "spy-reaction")]
    s.seat(1).chooses("pass")
    s.seat(2).chooses("pass")
    s.seat(0).chooses("false_pilgrim")
    assert s.seat(0).cell == 6
    s = lay()
    s.state.boards[1].capital = NONE
    s.m.call(SpyReactions(3, PRAY))
    s.m.advance()
    assert s.asked() == [(2, "spy-reaction")]


@pytest.mark.rules("CRU-SPY-07")
def test_a_spy_that_could_do_nothing_is_not_offered() -> None:
    s = table(player("tripoli", active_spies="smuggler>1 bribed_overseer>1"), player("antioch"))
    s.begin_with(SpyReactions(1, BUILD))
    assert s.seat(0).options() == ["bribed_overseer", "pass"]
    s.seat(0).cannot("smuggler", "CRU-SPY-07")  # no good is spent


@pytest.mark.rules("CRU-SPY-03", "CRU-D-14")
def test_spies_in_hand_are_played_in_any_own_turn_any_number_of_them() -> None:
    s = four(player("jerusalem", spies="smuggler recruiter")).begin_with(TakeTurn(0, MUSTER))
    me = s.seat(0)
    me.chooses("smuggler-on-1", "recruiter-on-2")
    assert [name for name, _, _ in spies_of(s, 0)] == ["smuggler", "recruiter"]
    assert me.spies == ""


@pytest.mark.rules("CRU-SPY-10", "CRU-PAY-08")
def test_a_spy_in_a_rivals_turn_is_not_paid_with_rescripts() -> None:
    s = table(
        player(
            "tripoli",
            coins=0,
            goods="wood/spent",
            active_spies="stolen_plans>1",
            rescripts="sparing_of_the_city",
        ),
        player("antioch"),
        active=1,
        buildings="siege_workshop",
        next_buildings="caravanserai",
    )
    s.state.bazaars = 4
    s.begin_with(SpyReactions(1, BUILD))
    s.seat(0).chooses("stolen_plans")
    assert not s.seat(0).offers("siege_workshop")  # 1 wood is missing, a rescript shows one
