"""The invariants find what must never happen; every question of whole matches keeps them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import gonfalon
from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import KNIGHT, NONE, SPENT
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.contest import without_dice
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.games.glory.rules.duel.foes import KNIGHT_FOE
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.testing import walk
from tests.games.glory.jousting import challenged, cities, joust
from tests.games.glory.scenario import Scenario, player, table
from tests.games.glory.solo_scenario import solo
from tests.games.glory.walks import eager

NAMES = ("joao_i", "jan_zizka", "henry_v", "john_talbot", "juan_ii", "james_ii")


def broken(s: Scenario) -> str:
    """Return what is wrong with a table."""
    return "; ".join(GAME.broken_invariants(s.m))


def lose_a_knight(state: GloryState) -> None:
    state.pools[0].pop()


def move_a_knight(state: GloryState) -> None:
    state.pools[1].append(state.pools[0].pop())


def use_a_card_twice(state: GloryState) -> None:
    state.used_cards += [0, 0]


def use_another_tables_card(state: GloryState) -> None:
    state.used_cards.append(state.content.tournaments.for_players(4)[0])


def use_a_prize_twice(state: GloryState) -> None:
    state.used_prizes += [state.content.prize_tokens[0]] * 5


@pytest.mark.rules("GLO-TSET-01", "GLO-TSET-05", "GLO-TSET-07")
@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lose_a_knight, "knights lost or doubled"),
        (move_a_knight, "knights in the pool"),
        (use_a_card_twice, "used twice"),
        (use_another_tables_card, "another number of players"),
        (use_a_prize_twice, "used twice"),
    ],
)
def test_pieces_of_tournaments_are_counted(
    change: Callable[[GloryState], None], found: str
) -> None:
    s = table()
    assert broken(s) == ""
    change(s.state)
    assert found in broken(s)


@pytest.mark.rules("GLO-REG-06", "GLO-REG-07", "GLO-ACT-18")
def test_a_joust_is_full_and_everybody_takes_part_once() -> None:
    s = joust(table(phase="tournament"), 0, 1, *NAMES)
    s.state.card = 0
    assert broken(s) == ""
    knight, s.state.places[7] = s.state.places[7] - KNIGHT, NONE
    s.state.pools[s.state.content.knights.kind[knight]].append(knight)
    assert "a free place" in broken(s)
    s.state.places[7] = 1
    assert "two shields of one side" in broken(s)
    s.state.places[1] = s.state.places[7] = NONE
    assert "players [1] are not registered" in broken(s)


@pytest.mark.rules("GLO-REG-05")
def test_one_shield_a_side_and_city() -> None:
    s = cities(table(settings={"tournament": "pas_darmes"}), "joao_i jan_zizka", "henry_v")
    challenged(s, joao_i=0, jan_zizka=1, henry_v=0)
    assert broken(s) == ""
    challenged(s, jan_zizka=0)
    assert "two shields of one side in a city" in broken(s)


@pytest.mark.rules("GLO-REF-02", "GLO-REF-03")
def test_after_the_refresh_nothing_is_spent_and_pawns_are_home() -> None:
    s = table(phase="registration")
    assert broken(s) == ""
    s.state.boards[0].pawns -= 1
    s.state.pawns[0].append(0)
    s.state.boards[1].prestige[0] = SPENT
    s.state.prestige[0] -= 1
    told = broken(s)
    assert "side 0 has 5 pawns after the refresh" in told
    assert "pawns in the city" in told
    assert "side 1 has spent tokens" in told


def raise_above_the_top(state: GloryState) -> None:
    state.boards[1].levels[1] = 5


def settle_a_title_twice(state: GloryState) -> None:
    state.boards[0].titles += [0, 0]


def bind_nothing(state: GloryState) -> None:
    state.boards[0].titles.append(state.content.titles.ids.index("rich"))


def lay_out_too_many_cards(state: GloryState) -> None:
    state.display[0] = state.display[0] + [
        state.packs[0].take_top(state.packs[0].zones[0]) for _ in range(5)
    ]


def mix_up_the_columns(state: GloryState) -> None:
    state.display[0], state.display[1] = (
        [state.packs[1].take_top(state.packs[1].zones[0])],
        state.display[0],
    )


def use_a_closed_slot(state: GloryState) -> None:
    state.track[0] = state.stacks[0].pop()


def promote_a_stranger(state: GloryState) -> None:
    state.places[0], state.places[1], state.places[8] = 0, 0, 1


@pytest.mark.rules(
    *("GLO-EQP-01", "GLO-TTL-03", "GLO-TTL-04", "GLO-REF-06"),
    *("GLO-ALLY-01", "GLO-TOUR-03"),
)
@pytest.mark.parametrize(
    ("change", "found"),
    [
        (raise_above_the_top, "side 1 has levels"),
        (settle_a_title_twice, "settled a title twice"),
        (bind_nothing, "player 0 has bound"),
        (lay_out_too_many_cards, "cards in a column"),
        (mix_up_the_columns, "another type of card"),
        (use_a_closed_slot, "closed slot 1"),
        (promote_a_stranger, "not taken by a winner"),
    ],
)
def test_mats_and_boards_are_as_the_rules_leave_them(
    change: Callable[[GloryState], None], found: str
) -> None:
    s = table()
    assert broken(s) == ""
    change(s.state)
    assert found in broken(s)


def commit_too_much(duel: FightDuel) -> None:
    duel.committed[0] = 5


def spend_faith_twice(duel: FightDuel) -> None:
    duel.faith[0] = 2


def use_two_tent_allies(duel: FightDuel) -> None:
    duel.used_allies[0] = [GAME.load().allies.ids.index("thug")] * 2


def use_three_lance_allies(duel: FightDuel) -> None:
    duel.used_allies[0] = [GAME.load().allies.ids.index("squire")] * 3


def use_two_relics(duel: FightDuel) -> None:
    duel.used_relics[0] = [0, 1]


def win_too_early(duel: FightDuel) -> None:
    duel.winner = 0


def win_a_pass_before_its_end(duel: FightDuel) -> None:
    duel.won = [1, 0]


@pytest.mark.rules(
    *("GLO-DUEL-01", "GLO-DUEL-03", "GLO-DUEL-04", "GLO-DUEL-11", "GLO-DUEL-12", "GLO-DUEL-13")
)
@pytest.mark.parametrize(
    ("change", "found"),
    [
        (commit_too_much, "5 strength used in a duel, at most 4"),
        (spend_faith_twice, "2 faith used in a duel, at most 1"),
        (use_two_tent_allies, "2 tent allies used in a duel, at most 1"),
        (use_three_lance_allies, "3 lance allies used in a duel, at most 2"),
        (use_two_relics, "2 relics used in a duel, at most 1"),
        (win_too_early, "wins with"),
        (win_a_pass_before_its_end, "passes won"),
    ],
)
def test_a_duel_stays_within_its_limits(change: Callable[[FightDuel], None], found: str) -> None:
    s = table(player(strength=1)).begin_with(FightDuel(0, KNIGHT_FOE, 0))
    assert broken(s) == ""
    change(s.m.enclosing(FightDuel))
    assert found in broken(s)


@pytest.mark.rules("GLO-SOLO-08")
def test_the_opponents_cards_are_counted() -> None:
    s = solo()
    assert broken(s) == ""
    assert s.state.opponent is not None
    s.state.opponent.drawn.append(s.state.opponent.deck[0])
    assert broken(s) == "the opponent's cards"


@pytest.mark.rules("GLO-KVK-01", "GLO-KVK-02")
def test_knights_meet_without_chance() -> None:
    """GLO-KVK-01: every draw fails here, and the same knight wins whenever they meet again."""
    s = table(draws={})
    knights = range(KNIGHT, KNIGHT + len(s.state.content.knights.ids))
    for left in knights:
        for right in knights:
            first = without_dice(s.m, left, right)
            assert first in (left, right)
            assert without_dice(s.m, left, right) == first


@pytest.mark.parametrize("mode", ["plaisance", "pas_darmes"])
def test_a_match_uses_one_card_a_round_and_the_knights_that_were_there(mode: str) -> None:
    m = gonfalon.new("glory", 3, {"tournament": mode}, seed=5)
    met: set[int] = set()
    for _ in walk(m, FastChance(5), eager):
        state = m.state
        if state.card != NONE:
            assert len(state.used_cards) == state.round
            assert len(state.used_prizes) == (state.round if mode == "plaisance" else 0)
        met.update(place - KNIGHT for place in state.places if place >= KNIGHT)
        for line in state.cities:
            met.update(line)
    ids = m.state.content.knights.ids
    used = GAME.content_used(m)
    assert {id for id in ids if f"knights.{id}" in used} == {ids[knight] for knight in met}
    assert 8 < len(met) < len(ids)
