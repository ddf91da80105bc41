"""The technical limit, and the ranks at the end (MM-END)."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.outcome import Outcome
from tests.games.mastery.end.ends import HAND, points
from tests.games.mastery.scenario import Scenario, given


def outcome(s: Scenario) -> Outcome:
    """Return the outcome of a match that is over."""
    assert s.m.outcome is not None
    return s.m.outcome


def at_the_limit(land: dict[int, dict[str, int]], castle: dict[int, int]) -> Outcome:
    """End a match of three by the limit in its last turn; return its outcome."""
    s = given(seats=3, turn=6, round_limit=2, turn_of=2, land=land, castle=castle)
    s.seat(2).chooses("end_turn")
    return outcome(s)


@pytest.mark.rules("MM-END-05")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (3, 2), (4, 3)])
def test_the_limit_stops_the_match_after_complete_rounds(seats: int, rounds: int) -> None:
    """Every player has had as many turns as there are rounds, whoever began."""
    s = Scenario(GAME.new(seats, FastChance(5), {"round_limit": rounds}))
    first = s.m.view(None)["state"]["first"]
    for turn in range(seats * rounds):
        assert not s.m.over
        assert s.m.turn == turn + 1
        s.seat((first + turn) % seats).chooses("end_turn")
    assert s.m.over
    assert s.event("ended-by-limit") == {"rounds": rounds}
    assert [data["turns"] for data in s.m.view(None)["state"]["seats"]] == [rounds] * seats


@pytest.mark.rules("MM-END-05")
def test_the_last_turn_before_the_limit_is_played_to_its_end() -> None:
    """Artefacts are restored, then the match is over."""
    s = given(
        turn=4, round_limit=2, turn_of=1, artefacts={1: ["orb_greed"]}, broken={"orb_greed": 2}
    )
    s.seat(1).chooses("end_turn")
    s.happened("artefact-restored", "turn-ends", "ended-by-limit")
    assert s.intact("orb_greed")


@pytest.mark.rules("MM-END-05", "MM-END-06", "MM-RUL-46")
@pytest.mark.parametrize(
    ("land", "castle", "ranks"),
    [
        # points first, however many territories and knights the others have
        ({0: {"1,0": 1}, 1: {"1,1": 6, "-1,2": 6}, 2: {"-2,1": 6}}, {0: 0, 1: 9, 2: 9}, [1, 2, 3]),
        # equal points: territories; then knights
        ({0: {"1,-1": 6}, 1: {"1,1": 1, "-1,2": 1}, 2: {"-2,1": 1}}, {0: 9, 1: 0}, [2, 1, 3]),
        ({0: {"1,-2": 2}, 1: {"1,1": 1}, 2: {"-2,1": 3}}, {0: 5, 1: 5, 2: 5}, [2, 3, 1]),
        # knights in castle and on land count alike
        ({0: {"1,-2": 2}, 1: {"1,1": 1}, 2: {"-2,1": 3}}, {0: 5, 1: 6, 2: 4}, [1, 1, 1]),
        # shared places: two first, then the third; one first, then two second
        ({0: {"1,-2": 2}, 1: {"1,1": 2}}, {0: 5, 1: 5, 2: 9}, [1, 1, 3]),
        ({0: {"1,-2": 2}, 1: {"1,1": 2}, 2: {"-1,0": 1}}, {0: 5, 1: 5, 2: 0}, [2, 2, 1]),
    ],
)
def test_ranks_go_by_points_then_territories_then_knights(
    land: dict[int, dict[str, int]], castle: dict[int, int], ranks: list[int]
) -> None:
    """Equal in all three is a shared place; there may be several first ones."""
    found = at_the_limit(land, castle)
    assert found.ranks == ranks
    assert found.winners == [seat for seat in range(3) if ranks[seat] == 1]


@pytest.mark.rules("MM-END-06", "MM-END-07", "MM-RUL-46")
def test_behind_the_winner_the_others_rank_by_the_same_order() -> None:
    """One winner by the rulebook; the ranks behind are for display."""
    s = given(
        seats=4,
        turn_of=1,
        castle={0: 3, 1: 3, 2: 3, 3: 3},
        land={
            0: {"2,-2": 1, "3,-1": 1},
            1: {"1,0": 1, "0,0": 1, "0,1": 1, "1,1": 1, "2,1": 1},
            2: {"-1,1": 1},
            3: {"0,-1": 2},
        },
    )
    assert points(s) == [2, 12, 2, 2]
    s.seat(1).advances("0,2", 1)
    found = outcome(s)
    assert found.winners == [1]
    assert found.ranks == [2, 1, 4, 3]  # two territories, then five knights before four
    assert found.scores == [2, 13, 2, 2]


@pytest.mark.rules("MM-END-06")
def test_the_score_sheet_names_every_territory_with_its_worth() -> None:
    """Its lines add up to the points of each player."""
    found = at_the_limit({0: {"1,-1": 1, "1,0": 1}, 2: {"-2,1": 1}}, {})
    assert found.scores == [5, 0, 1]
    for seat, score in enumerate(found.scores):
        assert sum(line.points for line in found.sheet if line.seat == seat) == score
    assert [line.points for line in found.sheet if line.seat == 0] == [2, 3]


@pytest.mark.rules("MM-VAR-30", "MM-END-06", "MM-END-09")
def test_the_score_sheet_of_skirmish_gives_nothing_for_homelands() -> None:
    """The sheet counts as the variant does, and adds up to the score."""
    s = given(
        variants=["skirmish"],
        tiles={"1,1": "homelands"},
        land={0: {"1,1": 1, "-1,1": 1, "0,1": 1, "-1,0": 1, "0,-1": 1}, 1: {"-2,1": 1}},
    )
    s.seat(0).advances("1,0", 1)
    found = outcome(s)
    assert found.scores == [11, 1]
    sheet = [(line.source.args[1], line.points) for line in found.sheet if line.seat == 0]
    names = s.state.content.hex_names
    assert {names[hex]: worth for hex, worth in sheet} == {
        "1,1": 0,
        "-1,1": 3,
        "0,1": 2,
        "-1,0": 2,
        "0,-1": 2,
        "1,0": 2,
    }


@pytest.mark.rules("MM-END-07")
def test_who_takes_a_castle_ranks_first_whatever_the_points() -> None:
    """A besieger with one point beats an owner with eleven."""
    s = given(
        variants=["castle_siege"],
        castle={0: 6, 1: 0},
        land={0: {"1,0": 1, "-1,0": 1}, 1: {"1,-1": 1, "-1,1": 1, "0,1": 1, "0,-1": 1, "-2,1": 1}},
        artefacts={0: ["sceptre_fear"], 1: ["sceptre_rage"]},
        hands={0: HAND, 1: HAND},
    )
    assert points(s) == [4, 11]
    s.seat(0).advances("-2,0", 6)
    s.seat(0).chooses("equalise")
    s.fight("conflict_5", "conflict_2")
    found = outcome(s)
    assert found.winners == [0]
    assert found.ranks == [1, 2]
    assert found.scores == [4, 11]
    assert s.event("won-by-siege") == {"seat": 0, "owner": 1}


@pytest.mark.rules("MM-END-07")
def test_with_teams_the_teams_are_ranked() -> None:
    """All members take their team's rank: sums of points, then of territories, then of knights."""
    cases: list[tuple[dict[int, dict[str, int]], dict[int, int], list[int]]] = [
        ({0: {"1,0": 1}, 1: {"1,1": 1}, 3: {"2,-1": 1}}, {}, [2, 1, 2, 1]),
        ({0: {"2,-1": 1, "2,-2": 1, "3,-1": 1}, 1: {"1,1": 1}, 3: {"0,-1": 1}}, {}, [1, 2, 1, 2]),
        ({0: {"2,-2": 1, "3,-1": 1}, 1: {"1,1": 1}}, {1: 30}, [1, 2, 1, 2]),
        ({0: {"2,-2": 1}, 1: {"2,1": 1}}, {2: 7}, [1, 2, 1, 2]),
        ({0: {"2,-2": 1}, 1: {"2,1": 1}}, {}, [1, 1, 1, 1]),
    ]
    for land, castle, ranks in cases:
        s = given(
            seats=4,
            variants=["loyalty"],
            turn=8,
            round_limit=2,
            turn_of=3,
            land=land,
            castle=castle,
        )
        s.seat(3).chooses("end_turn")
        assert outcome(s).ranks == ranks
    # three pairs: the second team is second, not third
    s = given(
        seats=6,
        variants=["loyalty"],
        team_mode="pairs_6",
        turn=6,
        round_limit=1,
        turn_of=5,
        castle={1: 7, 2: 8},
    )
    s.seat(5).chooses("end_turn")
    assert outcome(s).ranks == [3, 2, 1, 3, 2, 1]


@pytest.mark.rules("MM-END-07")
def test_all_members_of_the_winning_team_win() -> None:
    """The team passes twenty together; single points mean nothing."""
    s = given(
        seats=4,
        variants=["loyalty"],
        land={
            0: {"1,0": 1, "0,0": 1, "1,-1": 1, "2,-1": 1, "2,-2": 1},
            2: {"0,1": 1, "-1,1": 1, "1,1": 1},
        },
    )
    assert points(s) == [12, 0, 7, 0]
    s.seat(0).advances("3,-1", 1)
    assert s.winners() == [0, 2]
    assert outcome(s).ranks == [1, 2, 1, 2]
    assert s.event("won-by-team") == {"team": [0, 2], "points": 20, "target": 20}


@pytest.mark.rules("MM-RUL-46", "MM-END-05", "MM-END-06")
def test_ranks_are_by_points_then_territories_then_knights_then_shared() -> None:
    s = given(
        seats=6,
        turn=12,
        round_limit=2,
        land={
            0: {"1,0": 1},  # three points, one territory
            1: {"3,0": 1, "4,0": 1, "3,-2": 1},  # three points, three territories
            2: {"0,3": 1, "2,1": 1},  # three points, two territories, two knights there
            3: {"-2,3": 1, "2,0": 2},  # three points, two territories, three knights there
            4: {"-1,0": 1},  # two points
            5: {"0,-1": 1},  # two points
        },
    )
    s.seat(0).chooses("end_turn")
    assert s.m.outcome is not None
    assert s.m.outcome.scores == [3, 3, 3, 3, 2, 2]
    assert s.m.outcome.ranks == [4, 1, 3, 2, 5, 5]


@pytest.mark.rules("MM-RUL-46", "MM-END-07", "MM-END-02")
def test_a_winner_is_alone_in_the_first_place() -> None:
    s = given(land={0: {"1,0": 1, "0,1": 1, "-1,1": 1, "1,1": 1, "2,-1": 1, "0,-1": 1}})
    s.seat(0).advances("1,-1", 1)
    assert s.winners() == [0]
    assert s.m.outcome is not None
    assert s.m.outcome.ranks == [1, 2]
    assert s.m.outcome.how.message.id == "event-won-by-points"


@pytest.mark.rules("MM-RUL-46", "MM-END-07")
def test_a_team_shares_its_rank() -> None:
    s = given(
        seats=6,
        variants=["loyalty"],
        team_mode="pairs_6",
        turn=12,
        round_limit=2,
        land={0: {"1,0": 1}, 1: {"3,0": 1}, 4: {"1,1": 1}},
    )
    s.seat(0).chooses("end_turn")
    assert s.m.outcome is not None
    assert s.m.outcome.ranks == [2, 1, 3, 2, 1, 3]
    assert s.winners() == [1, 4]
