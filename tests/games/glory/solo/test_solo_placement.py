"""Where the virtual opponent puts its shield: pure rules on a written board.

A row is written as "5/1 . H .": a knight with 5 glory and 1 prestige, a free place, the player's
shield, a free place. Places are counted from 1, as in the rulebook.
"""

from __future__ import annotations

import pytest

from gonfalon.games.glory.model.constants import KNIGHT, NONE
from gonfalon.games.glory.solo.placement import (
    HUMAN,
    NO_PLACE,
    Bracket,
    Values,
    choose_knight,
)

OWN = "8/2"  # the token of the medium difficulty


def worth(text: str) -> tuple[int, int]:
    """Return glory and prestige."""
    glory, prestige = text.split("/")
    return int(glory), int(prestige)


def bracket(row: str, own: str = OWN, human_value: int = 7) -> Bracket:
    """Lay out a row."""
    knights = [worth(own)]
    places: list[int] = []
    for word in row.split():
        if "/" in word:
            places.append(KNIGHT + len(knights))
            knights.append(worth(word))
        else:
            places.append(HUMAN if word == "H" else NONE)
    assert len(places) == 8
    values = Values([glory for glory, _ in knights], [prestige for _, prestige in knights], 0)
    return Bracket(places, values, human_value)


def chosen(row: str, own: str = OWN, human_value: int = 7) -> int:
    """Return the slot that the opponent takes, from 1."""
    return bracket(row, own, human_value).choose() + 1


def prospects(row: str, own: str = OWN, human_value: int = 7) -> dict[int, int]:
    """Return the prospect of every free slot, from 1."""
    found = bracket(row, own, human_value)
    return {slot + 1: found.prospect(slot) for slot in range(8) if found.places[slot] == NONE}


# -- joust à plaisance ------------------------------------------------------------------------


@pytest.mark.rules("GLO-EX-33", "GLO-SOLO-23", "GLO-SOLO-24", "GLO-RUL-38", "GLO-RUL-71")
def test_the_worked_example() -> None:
    row = "5/1 . . 6/2 . 3/0 9/1 ."
    assert prospects(row) == {2: 11, 3: 11, 5: 3, 8: 0}
    assert chosen(row) == 3


@pytest.mark.rules("GLO-SOLO-23", "GLO-KVK-01")
@pytest.mark.parametrize(
    ("row", "slot"),
    [
        (". . . . . . 9/0 .", 4),  # more glory: (a) drops 8, (b) 5 and 6
        (". . . . . . 8/3 .", 4),  # more prestige
        (". . . . . . 8/2 .", 6),  # equal: it wins from the left, so (a) drops 8 only
        (". . . . . . . 8/2", 7),  # equal, but on the right of slot 7
        (". . . . . . 8/1 .", 8),  # weaker
    ],
)
def test_a_slot_beside_a_stronger_knight_is_dropped(row: str, slot: int) -> None:
    """Clause (a)."""
    assert chosen(row) == slot


@pytest.mark.rules("GLO-SOLO-23")
def test_without_stronger_knights_the_slot_beside_the_player_is_dropped() -> None:
    """Clause (a), second half: all slots promise the same, and 8 would be the rightmost."""
    row = "1/0 . . . . . H ."
    assert set(prospects(row).values()) == {8}
    assert chosen(row) == 4


@pytest.mark.rules("GLO-SOLO-23")
def test_a_stronger_knight_keeps_the_slot_beside_the_player() -> None:
    """Clause (a) drops either the slots beside stronger knights or the one beside the player."""
    assert chosen("9/0 . . . H . 1/0 1/0") == 6


@pytest.mark.rules("GLO-SOLO-23", "GLO-RUL-70")
def test_a_drop_that_leaves_no_slot_is_not_made() -> None:
    """Clause (a), both halves."""
    assert chosen("9/0 . 9/0 . 1/0 1/0 1/0 1/0") == 4
    assert chosen("H . 1/0 1/0 1/0 1/0 1/0 1/0") == 2


@pytest.mark.rules("GLO-SOLO-23")
def test_a_slot_next_to_a_pair_with_a_stronger_knight_is_dropped() -> None:
    """Clause (b): it goes by the strongest knight of the neighbouring pair."""
    row = "7/0 . 9/0 1/0 1/0 . 2/0 2/0"
    assert prospects(row) == {2: 7, 6: 3}
    assert chosen(row) == 6


@pytest.mark.rules("GLO-SOLO-23")
def test_without_such_a_pair_the_slots_next_to_the_player_are_dropped() -> None:
    """Clause (b), second half: slot 5 would meet the player in stage 2."""
    row = ". 1/0 . . . 5/0 H 1/0"
    assert prospects(row) == {1: 6, 3: 6, 4: 6, 5: 7}
    assert chosen(row) == 4


@pytest.mark.rules("GLO-SOLO-23")
def test_a_pair_with_a_stronger_knight_keeps_the_slots_next_to_the_player() -> None:
    """Clause (b): slot 2 goes, slot 6 stays although the player may be met in stage 2."""
    assert chosen("1/0 . 9/0 1/0 1/0 . H 1/0") == 6


@pytest.mark.rules("GLO-SOLO-23", "GLO-RUL-70")
def test_nothing_is_dropped_in_the_place_of_a_drop_that_is_not_made() -> None:
    """Clause (b): both slots would meet a stronger knight in stage 2, slot 2 the player, too."""
    row = "7/0 . 9/0 H 6/0 . 9/0 1/0"
    assert prospects(row) == {2: 7, 6: 6}
    assert chosen(row) == 2


@pytest.mark.rules("GLO-SOLO-23")
def test_the_second_clause_sees_only_what_the_first_has_left() -> None:
    """(a) drops 2. (b) finds no stronger knight next to 6 and 7, and drops 7 for the player."""
    row = "9/0 . 9/0 1/0 H . . 1/0"
    assert prospects(row) == {2: 0, 6: 8, 7: 8}
    assert chosen(row) == 6


@pytest.mark.rules("GLO-SOLO-23")
def test_the_highest_prospect_decides_before_the_rightmost_slot() -> None:
    """Clauses (c) and (d)."""
    row = "5/0 . 4/0 1/0 1/0 . 1/0 1/0"
    assert prospects(row) == {2: 10, 6: 7}
    assert chosen(row) == 2
    row = "5/0 . 4/0 1/0 5/0 . 4/0 1/0"
    assert prospects(row) == {2: 14, 6: 14}
    assert chosen(row) == 6


@pytest.mark.rules("GLO-SOLO-24")
def test_the_prospect_adds_up_the_strongest_of_pair_and_half() -> None:
    row = "5/0 . 4/0 6/0 2/0 3/0 7/0 1/0"
    assert prospects(row) == {2: 5 + 6 + 7}


@pytest.mark.rules("GLO-SOLO-24", "GLO-RUL-71")
def test_the_prospect_ends_at_the_first_knight_that_wins() -> None:
    assert prospects("5/0 . 9/0 6/0 2/0 3/0 7/0 1/0") == {2: 5}
    assert prospects("9/0 . 4/0 6/0 2/0 3/0 7/0 1/0") == {2: 0}
    assert prospects("5/0 . 4/0 6/0 2/0 3/0 9/0 1/0") == {2: 11}


@pytest.mark.rules("GLO-SOLO-24")
def test_equal_knights_win_from_the_left_only() -> None:
    assert prospects("1/0 . 1/0 1/0 8/2 1/0 1/0 1/0") == {2: 1 + 1 + 8}
    assert prospects("8/2 1/0 1/0 1/0 1/0 . 1/0 1/0") == {6: 1 + 1}


@pytest.mark.rules("GLO-SOLO-24", "GLO-PVP-06")
def test_the_player_counts_where_no_knight_is_visible() -> None:
    """7 or 9, without ending the sum; beside a visible knight the player counts nothing."""
    assert prospects("H . 4/0 . 3/0 . . .")[2] == 7 + 4 + 3
    assert prospects("H . 4/0 . 3/0 . . .", human_value=9)[2] == 9 + 4 + 3
    assert prospects("5/0 . H . 3/0 . . .")[2] == 5 + 7 + 3
    assert prospects("5/0 . 4/0 . . H . .")[2] == 5 + 4 + 7
    assert prospects("5/0 . H 2/0 3/0 . . .")[2] == 5 + 2 + 3
    assert prospects("H . 9/0 . 3/0 . . .")[2] == 7


@pytest.mark.rules("GLO-SOLO-24")
def test_an_empty_pair_or_half_counts_nothing() -> None:
    assert prospects("5/0 . . . . . . .")[2] == 5
    assert prospects("5/0 . . . . . . .")[4] == 5
    assert prospects("5/0 . . . . . . .")[8] == 5
    assert prospects(". . . . . . . .")[1] == 0


def test_a_full_row_has_no_slot() -> None:
    assert bracket("1/0 1/0 1/0 1/0 1/0 1/0 1/0 H").choose() == NONE


# -- pas d'armes ------------------------------------------------------------------------------


def challenged(
    *cities: str, avoided: tuple[int, ...] = (1,), own: str = OWN, equals: bool = True
) -> tuple[int, int]:
    """Return city and place of the knight that the opponent challenges.

    A city is written as "9/1 7/1H": an H or a V behind a knight is the player's or the opponent's
    shield.
    """
    knights = [worth(own)]
    standing: list[list[int]] = []
    challengers: list[list[int]] = []
    for city in cities:
        words = city.split()
        standing.append([])
        challengers.append([])
        for word in words:
            standing[-1].append(len(knights))
            knights.append(worth(word.rstrip("HV")))
            challengers[-1].append(0 if word.endswith("H") else 1 if word.endswith("V") else NONE)
    values = Values([glory for glory, _ in knights], [prestige for _, prestige in knights], 0)
    return choose_knight(standing, challengers, values, list(avoided), equals)


HERALD = (1, HUMAN)  # sides whose cities it avoids when it calls on the Herald


@pytest.mark.rules("GLO-SOLO-25", "GLO-RUL-38")
def test_it_challenges_the_most_glory_that_it_can_beat() -> None:
    assert challenged("9/1 6/2", "7/1 5/0", "8/3") == (1, 0)
    assert challenged("8/1 6/2", "7/1 5/0", "8/3") == (0, 0)


@pytest.mark.rules("GLO-SOLO-25")
def test_an_equal_knight_is_beaten_from_the_left() -> None:
    assert challenged("8/3", "8/2", "9/0") == (1, 0)
    assert challenged("8/1", "8/2", "8/3") == (1, 0)
    assert challenged("8/1", "8/3", "9/0") == (0, 0)
    assert challenged("8/3", "9/0", "8/3") == NO_PLACE


@pytest.mark.rules("GLO-SOLO-25")
def test_in_matches_of_version_one_an_equal_knight_is_not_challenged() -> None:
    assert challenged("8/2", "8/3", "9/0", equals=False) == NO_PLACE
    assert challenged("8/2", "8/3", "8/1", equals=False) == (2, 0)


@pytest.mark.rules("GLO-SOLO-25")
def test_ties_go_to_prestige_then_to_the_earlier_city_then_to_the_left() -> None:
    assert challenged("7/0 6/2", "7/1 5/0", "7/1") == (1, 0)
    assert challenged("7/1 7/1", "7/1 5/0", "7/1") == (0, 0)
    assert challenged("7/1H 7/1", "7/1 5/0", "7/1") == (0, 1)


@pytest.mark.rules("GLO-SOLO-25")
def test_it_leaves_challenged_knights_and_cities_with_its_own_shield() -> None:
    assert challenged("7/1H 5/1", "6/1V 6/1", "4/0") == (0, 1)
    assert challenged("7/1V 5/1", "6/1V 6/1", "4/0V") == NO_PLACE
    assert challenged("7/1H", "6/1H", "4/0H") == NO_PLACE


@pytest.mark.rules("GLO-SOLO-25", "GLO-SOLO-18")
def test_by_the_herald_it_also_leaves_cities_with_the_players_shield() -> None:
    assert challenged("7/1H 5/1", "6/1", "4/0") == (1, 0)
    assert challenged("7/1H 6/2", "6/1", "4/0", avoided=HERALD) == (1, 0)
    assert challenged("7/1H 6/2", "6/1", "4/0") == (0, 1)
    assert challenged("7/1H 5/1", "6/1H 1/0", "4/0V", avoided=HERALD) == NO_PLACE


@pytest.mark.rules("GLO-EX-28", "GLO-SOLO-26")
def test_the_opponent_against_knights() -> None:
    """Glory 8, prestige 2: beaten by Jaroslav Lev, a tie with Maximilian I goes to the left."""
    values = Values([8, 9, 8], [2, 1, 2], 0)
    jaroslav_lev, maximilian_i = 1, 2
    assert values.beats_opponent(jaroslav_lev, left=False)
    assert not values.beats_opponent(maximilian_i, left=False)
    assert values.beats_opponent(maximilian_i, left=True)
