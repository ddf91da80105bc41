"""The end of the game (MM-END): points, the line, ranks."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.outcome import Outcome
from tests.games.mastery.scenario import Scenario, given

HAND = ("conflict_2", "conflict_5", "support_1", "support_2", "call_to_arms")
NO_SCEPTRES = {0: ["sceptre_vigour"], 1: ["sceptre_fear"]}
# Supplied land of seat 0 of two, by its worth; forests at (1,1) and (2,-1) are next to the castle.
TEN = {"-1,1": 1, "0,1": 1, "-1,0": 1, "0,-1": 1, "2,-1": 1}
ELEVEN = {"-1,1": 1, "0,1": 1, "-1,0": 1, "0,-1": 1, "1,0": 1}
TWELVE = {**ELEVEN, "2,-1": 1}


def points(s: Scenario) -> list[int]:
    """Return everybody's points as a spectator sees them."""
    return [data["points"] for data in s.m.view(None)["state"]["seats"]]


def outcome(s: Scenario) -> Outcome:
    """Return the outcome of a match that is over."""
    assert s.m.outcome is not None
    return s.m.outcome


def at_the_limit(land: dict[int, dict[str, int]], castle: dict[int, int]) -> Outcome:
    """End a match of three by the limit in its last turn; return its outcome."""
    s = given(seats=3, turn=6, round_limit=2, turn_of=2, land=land, castle=castle)
    s.seat(2).chooses("end_turn")
    return outcome(s)


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rules("MM-END-01")
def test_points_are_the_values_of_the_land_supplied_or_not() -> None:
    """Value 1, 2 and 3 add up; castle and lake give none."""
    s = given(land={0: {"1,0": 1, "1,-1": 2}, 1: {"-2,1": 1}})
    assert points(s) == [5, 1]
    s = given(land={0: {"1,0": 1, "-1,-1": 6}}, castle={0: 20})
    assert points(s) == [3, 0]  # (-1,-1) is cut off and counts all the same
    shown = {h["hex"]: h for h in s.m.view(None)["state"]["hexes"]}
    assert shown["-1,-1"]["supplied"] is False
    assert "value" not in shown["2,0"]
    assert "value" not in shown["0,0"]


@pytest.mark.rules("MM-END-01", "MM-END-02")
def test_unsupplied_land_helps_to_win() -> None:
    """The thirteenth point counts with land that is cut off."""
    land = {"1,-1": 1, "-1,1": 1, "1,0": 1, "0,1": 1, "2,-1": 1, "-1,-1": 1}
    s = given(land={0: land})  # (-1,-1) touches none of the others
    assert points(s) == [12, 0]
    s.seat(0).advances("1,1", 1)
    assert s.winners() == [0]


@pytest.mark.rules("MM-END-09")
def test_skirmish_changes_what_homelands_are_worth() -> None:
    """Nothing, in points and on the tile; other land keeps its value."""
    for variants, worth in (((), 1), (("skirmish",), 0)):
        s = given(variants=variants, tiles={"1,1": "homelands"}, land={0: {"1,1": 1, "2,-1": 1}})
        assert points(s)[0] == 1 + worth
        shown = {h["hex"]: h for h in s.m.view(None)["state"]["hexes"]}
        assert (shown["1,1"]["value"], shown["2,-1"]["value"]) == (worth, 1)


@pytest.mark.rules("MM-END-09", "MM-END-02")
def test_land_that_is_fought_for_counts_for_nobody() -> None:
    """Attacker and defender are both shown without it until one of them holds it."""
    s = given(
        castle={0: 7},
        land={0: TEN, 1: {"1,-1": 2, "-2,1": 1}},
        artefacts=NO_SCEPTRES,
        hands={0: HAND, 1: HAND},
    )
    assert points(s) == [10, 4]
    s.seat(0).advances("1,-1", 6)
    assert points(s) == [10, 1]
    assert not s.m.over
    s.fight("conflict_5", "conflict_2")
    assert points(s) == [13, 1]
    assert s.winners() == [0]


# -- the line -------------------------------------------------------------------------------------


@pytest.mark.rules("MM-END-02")
@pytest.mark.parametrize(("land", "total"), [(ELEVEN, 12), (TWELVE, 13)])
def test_thirteen_points_win_at_once_and_twelve_do_not(land: dict[str, int], total: int) -> None:
    """The rest of the turn is not played: no window, no restoration, no next player."""
    s = given(land={0: land}, hands={0: ["call_to_arms"]}, broken={"orb_devotion": 2})
    s.seat(0).advances("1,1", 1)
    assert points(s)[0] == total
    if total < 13:
        assert s.winners() == []
        assert s.asked() == [(0, "window")]
        return
    assert s.winners() == [0]
    assert s.asked() == []
    assert s.said[-1] == "event-won-by-points"
    assert s.event("won-by-points") == {"seat": 0, "points": 13, "target": 13}
    s.never("turn-ends", "artefact-restored")
    assert s.m.undoable(0) == []


@pytest.mark.rules("MM-END-02")
def test_more_than_thirteen_points_win_as_well() -> None:
    """Eleven and a City make fourteen."""
    s = given(land={0: ELEVEN})
    s.seat(0).advances("1,-1", 1)
    assert points(s)[0] == 14
    assert s.winners() == [0]


@pytest.mark.rules("MM-END-02")
@pytest.mark.parametrize(("seats", "target"), [(2, 13), (3, 13), (6, 13)])
def test_the_line_is_the_same_for_any_number_of_players(seats: int, target: int) -> None:
    """Everybody sees it."""
    assert given(seats=seats).m.view(None)["state"]["target"] == target


@pytest.mark.rules("MM-END-02")
def test_points_are_checked_after_the_set_up() -> None:
    """With a line of one point a match can be over before the first turn."""
    content = GAME.load(("[constants.victory_points_to_win]\nvalue = 1\n",))
    ends: set[bool] = set()
    for seed in range(30):
        m = GAME.new(2, FastChance(seed), content=content)
        scores = [data["points"] for data in m.view(None)["state"]["seats"]]
        assert m.over == any(scores)
        if m.outcome is not None:
            assert all(scores[seat] for seat in m.outcome.winners)
        ends.add(m.over)
    assert ends == {True, False}


@pytest.mark.rules("MM-END-02")
def test_a_battle_is_not_won_before_its_land_changes_hands() -> None:
    """With the outcome known and an orb still to answer the game goes on."""
    s = given(
        castle={0: 6},
        land={0: TEN, 1: {"1,-1": 1}},
        artefacts={0: ["sceptre_vigour", "orb_preparation"], 1: ["sceptre_fear"]},
        hands={0: HAND, 1: HAND},
    )
    s.seat(0).advances("1,-1", 6)
    s.fight("conflict_5", "conflict_2")
    assert s.asked() == [(0, "orb-discard")]
    assert s.winners() == []
    s.seat(0).chooses("none")
    assert s.winners() == [0]


@pytest.mark.rules("MM-END-03")
@pytest.mark.parametrize("seed", range(6))
def test_only_the_active_player_ever_passes_the_line(seed: int) -> None:
    """In random matches points of the others never rise, and one player alone wins."""
    seats = 2 + seed % 3
    m = GAME.new(seats, FastChance(seed), {"round_limit": 60})
    picker = FastChance(100 + seed)
    while not m.over:
        active = m.state.active
        before = [m.state.points(seat) for seat in range(seats)]
        battle = m.view(None)["state"]["battle"]
        decision = m.decisions[0]
        m.choose(decision.id, decision.options[picker.below(0, len(decision.options))].id)
        for seat in range(seats):
            risen = m.state.points(seat) > before[seat]
            kept = battle is not None and seat == battle["sides"][1]["seat"]
            assert not risen or seat == active or kept
        if m.outcome is not None and "limit" not in m.outcome.how.message.id:
            assert m.outcome.winners == [active]


@pytest.mark.rules("MM-END-03")
def test_a_defender_who_keeps_the_land_has_no_more_points_than_before() -> None:
    """Twelve points before the battle, twelve after it."""
    defender = {"-1,1": 1, "0,1": 1, "-1,0": 1, "0,-1": 1, "1,0": 6, "-2,1": 1}
    s = given(
        land={1: defender},
        artefacts=NO_SCEPTRES,
        hands={0: HAND, 1: HAND},
        castle={0: 1},
    )
    assert points(s) == [0, 12]
    s.seat(0).advances("1,0", 1)
    s.fight("conflict_2", "conflict_5")
    assert points(s) == [0, 12]
    assert s.winners() == []


@pytest.mark.rules("MM-END-04")
def test_without_a_limit_a_match_goes_on_for_ever() -> None:
    """Three hundred turns in which nobody does anything end nothing."""
    s = given(seats=2)
    for turn in range(300):
        s.seat(turn % 2).chooses("end_turn")
    assert s.winners() == []
    assert s.m.turn == 310


@pytest.mark.rules("MM-END-04", "MM-END-08")
def test_a_player_without_land_and_knights_stays_in_the_game() -> None:
    """Three knights at the start of the turn, and the tiles round the castle are open."""
    s = given(seats=3, castle={1: 0}, land={2: {"1,1": 3}})
    s.seat(0).chooses("end_turn")
    assert s.asked() == [(1, "window")]
    assert s.castle(1) == 3
    s.seat(1).chooses("manoeuvre")
    assert sorted(s.seat(1).options()) == ["-1,2", "0,1", "1,1", "none"]
    s.seat(1).chooses("-1,2", "3")
    assert s.owner("-1,2") == 1
    s.seat(1).chooses("end_turn")
    s.seat(2).chooses("end_turn")
    s.seat(0).chooses("end_turn")
    assert s.castle(1) == 3


# -- the limit and the ranks ----------------------------------------------------------------------


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
