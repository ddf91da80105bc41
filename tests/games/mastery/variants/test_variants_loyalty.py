"""Loyalty: teams that win together, support each other in battle, and share nothing else."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.errors import Refused
from tests.games.mastery.duel import all_pass, padded, preview, quiet_table
from tests.games.mastery.scenario import Scenario

FOURS = ("conflict_4", "conflict_4", "support_1")
CENTRE = {"1,0": 1, "0,0": 1, "1,-1": 1, "0,1": 1}  # twelve points with four players


def teams(seats: int, mode: str | None = None) -> list[int]:
    """Begin a match with teams and return the team of each seat."""
    m = GAME.new(seats, FastChance(1), {"variants": ["loyalty"], "team_mode": mode})
    return [seat["team"] for seat in m.view(None)["state"]["seats"]]


@pytest.mark.rules("MM-VAR-01")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_need_four_or_six_players(seats: int) -> None:
    """With two, three and five players Loyalty is refused."""
    with pytest.raises(Refused) as refused:
        GAME.new(seats, FastChance(1), {"variants": ["loyalty"]})
    assert refused.value.rule == "MM-VAR-01"


@pytest.mark.rules("MM-VAR-01")
def test_there_are_three_ways_to_form_teams() -> None:
    """Two pairs, three pairs, two triples; six players have to say which."""
    assert sorted(map(teams(4).count, set(teams(4)))) == [2, 2]
    pairs, triples = teams(6, "pairs_6"), teams(6, "triples_6")
    assert sorted(map(pairs.count, set(pairs))) == [2, 2, 2]
    assert sorted(map(triples.count, set(triples))) == [3, 3]
    for seats, mode in ((6, None), (6, "pairs_4"), (4, "triples_6")):
        with pytest.raises(Refused):
            teams(seats, mode)


@pytest.mark.rules("MM-VAR-02")
def test_partners_sit_opposite_and_triples_alternate() -> None:
    """Seats i and i + n/2 are partners; every second seat belongs to the same triple."""
    assert teams(4) == [0, 1, 0, 1]
    assert teams(6, "pairs_6") == [0, 1, 2, 0, 1, 2]
    assert teams(6, "triples_6") == [0, 1, 0, 1, 0, 1]


@pytest.mark.rules("MM-VAR-03", "MM-RUL-20")
@pytest.mark.parametrize(("partner", "winners"), [({}, []), ({"0,2": 1}, [0, 2])])
def test_a_team_of_two_wins_with_twenty_points_together(
    partner: dict[str, int], winners: list[int]
) -> None:
    """12 + 6 and a conquest make 19, 12 + 7 make 20; both members have won."""
    s = quiet_table(
        seats=4,
        variants=["loyalty"],
        land={0: CENTRE, 2: {"1,1": 1, "-1,1": 1, "0,-1": 1, **partner}},
    )
    s.seat(0).advances("3,-1", 2)
    assert s.state.points(0) == 13
    assert s.winners() == winners
    if winners:
        assert s.event("won-by-team") == {"team": [0, 2], "points": 20, "target": 20}
    else:
        assert s.seat(0).kind() == "window"


@pytest.mark.rules("MM-VAR-03")
def test_thirteen_points_of_one_member_win_nothing() -> None:
    """The line of the single player is gone."""
    s = quiet_table(seats=4, variants=["loyalty"], land={0: CENTRE})
    s.seat(0).advances("3,-1", 2)
    assert (s.state.points(0), s.winners()) == (13, [])


@pytest.mark.rules("MM-VAR-03", "MM-EX-54")
@pytest.mark.parametrize(("four", "winners"), [({}, []), ({"-3,0": 1}, [0, 2, 4])])
def test_a_team_of_three_wins_with_thirty_points_together(
    four: dict[str, int], winners: list[int]
) -> None:
    """8 + 12 + 8 and a conquest make 29, with 9 they make 30."""
    s = quiet_table(
        seats=6,
        variants=["loyalty"],
        team_mode="triples_6",
        turn_of=2,
        land={
            0: dict.fromkeys(("2,-1", "2,0", "0,2", "2,-2"), 1),
            2: dict.fromkeys(("1,0", "0,1", "0,0", "1,-1"), 1),
            4: {"1,1": 1, "-1,1": 1, "-1,2": 1, **four},
        },
    )
    s.seat(2).advances("0,4", 2)
    assert s.state.points(2) == 13
    assert s.winners() == winners


@pytest.mark.rules("MM-VAR-04")
def test_nobody_advances_onto_a_teammates_land() -> None:
    """It is blocked with its owner named; an enemy's land beside it is a target."""
    s = quiet_table(seats=4, variants=["loyalty"], land={1: {"2,-2": 1}, 2: {"3,-1": 1}})
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["none", "2,-1", "2,-2"]
    s.seat(0).cannot("3,-1", "MM-VAR-04", owner=2)
    s.seat(0).cannot("-2,2", "MM-ADV-04", owner=2)


@pytest.mark.rules("MM-VAR-04")
def test_a_teammates_land_gives_no_supply_no_way_and_no_redeployment() -> None:
    """Land behind the partner's is cut off; the partner's tiles take and give no knights."""
    s = quiet_table(seats=4, variants=["loyalty"], land={0: {"1,-1": 3, "2,-2": 2}, 2: {"2,-1": 3}})
    view = {h["hex"]: h for h in s.m.view(None)["state"]["hexes"]}
    assert view["1,-1"]["supplied"]  # next to their own land at 2,-2
    cut = quiet_table(seats=4, variants=["loyalty"], land={0: {"1,-1": 3}, 2: {"2,-1": 3}})
    assert not {h["hex"]: h for h in cut.m.view(None)["state"]["hexes"]}["1,-1"]["supplied"]
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["done", "castle", "1,-1", "2,-2"]
    s.seat(0).chooses("castle")
    assert s.seat(0).options() == ["1,-1", "2,-2"]
    cut.seat(0).chooses("manoeuvre")
    assert cut.seat(0).kind() == "advance"
    assert cut.seat(0).options() == ["none", "2,-2", "3,-1"]
    cut.seat(0).cannot("1,0", "MM-ADV-03")


def four_friends(**more: object) -> Scenario:
    """Let seat 0 attack seat 1 in teams of two; after step 4 it stands 8 : 10."""
    s = quiet_table(
        seats=4,
        variants=["loyalty"],
        tiles={"3,-1": "forest", "2,-1": str(more.get("tile", "fort"))},
        land={1: {"3,-1": 6, "2,-1": 3}},
        hands={
            0: padded("conflict_4", "conflict_4", "support_1"),
            1: padded("conflict_4", "conflict_4", "support_2"),
            2: ("support_2", "conflict_3"),
            3: ("support_2", "conflict_3"),
        },
        artefacts={2: ["sceptre_rage"], 3: ["sceptre_loyalty"]},
    )
    s.seat(0).advances(str(more.get("hex", "3,-1")), 4)
    return s


@pytest.mark.rules("MM-VAR-05", "MM-VAR-06", "MM-BAT-53", "MM-EX-38")
def test_teammates_play_support_cards_clockwise_until_all_have_passed() -> None:
    """0, 1, 2, 3 again and again; a card of the partner counts for the fighter."""
    s = four_friends()
    assert s.totals() == (8, 10)
    assert s.battle()["support_order"] == [0, 1, 2, 3]
    s.seat(0).chooses("stop")
    s.seat(1).chooses("stop")
    s.seat(2).chooses("support_2", "stop")
    assert s.totals() == (10, 10)
    s.seat(3).chooses("stop")
    s.seat(0).chooses("support_1", "stop")
    assert s.totals() == (11, 10)
    for seat in (1, 2, 3):
        s.seat(seat).chooses("stop")
    assert s.asked() == [(0, "support")]
    s.seat(0).chooses("stop")
    assert s.event("battle-won") == {"winner": 0, "loser": 1, "high": 11, "low": 10, "margin": 1}
    assert s.pile(2) == ["support_2"]
    assert s.m.view(None)["state"]["seats"][2]["discard"] == [{"card": "support_2", "tag": None}]


@pytest.mark.rules("MM-VAR-05")
def test_a_defenders_teammate_plays_for_the_defender() -> None:
    """Seat 3 adds to the side of seat 1."""
    s = four_friends()
    for seat in (0, 1, 2):
        s.seat(seat).chooses("stop")
    s.seat(3).chooses("support_2")
    assert s.totals() == (8, 12)


@pytest.mark.rules("MM-VAR-06")
def test_only_the_opponents_draw_choose_conflict_cards_and_use_sceptres() -> None:
    """The partners keep their two cards, and their sceptres and orbs are not asked."""
    s = four_friends()
    assert (len(s.hand(2)), len(s.hand(3))) == (2, 2)
    s.never("artefact-applies", "window-opens", "cards-drawn")
    assert s.event("conflicts-revealed")["attacker"] == 0
    all_pass(s)
    assert len(s.hand(2)) == 2
    s.never("artefact-applies")


@pytest.mark.rules("MM-VAR-05", "MM-RSP-03", "MM-EX-55")
def test_players_of_a_third_team_take_no_part_in_the_support_step() -> None:
    """`pairs_6`: seat 4 attacks seat 0; 4, 0, 1, 3 play; windows go 4, 5, 0, 1, 2, 3."""
    fracture = ("fracture", "conflict_4", "conflict_4", "support_1", "support_2")
    s = quiet_table(
        seats=6,
        variants=["loyalty"],
        team_mode="pairs_6",
        turn_of=4,
        tiles={"-3,0": "forest"},
        land={0: {"-3,0": 6}},
        hands=dict.fromkeys(range(6), fracture),
        artefacts={0: ["sceptre_loyalty"], 4: ["sceptre_rage"]},
    )
    s.seat(4).advances("-3,0", 4)
    window = s.m.view(None)["state"]["window"]
    assert (window["start"], window["circle"]) == (4, [0, 1, 2, 3, 4, 5])
    for seat in (3, 2, 1, 0):
        s.seat(seat).chooses("fracture:sceptre_rage")
    s.seat(4).chooses("pass")
    s.seat(5).chooses("fracture:sceptre_loyalty")
    assert s.event("card-played") == {"seat": 5, "card": "fracture"}
    assert s.m.view(None)["state"]["window"]["circle"] == [0, 1, 2, 3]
    for seat in (0, 1, 2, 3):
        s.seat(seat).chooses("pass")
    assert s.totals() == (9, 10)
    assert s.battle()["support_order"] == [4, 0, 1, 3]
    for seat in (4, 0, 1, 3):
        assert s.asked() == [(seat, "support")]
        s.seat(seat).chooses("stop")
    assert s.event("battle-won")["winner"] == 0


@pytest.mark.rules("MM-VAR-07", "MM-RUL-21")
def test_hands_stay_hidden_from_teammates() -> None:
    """A partner sees the same whatever the hand holds."""
    tables = [
        quiet_table(seats=4, variants=["loyalty"], hands={0: hand, 2: FOURS})
        for hand in (("fracture", "support_1"), ("conflict_2", "conflict_3"))
    ]
    assert tables[0].seat(2).sees_in_hand_of(0) == []
    assert preview(tables[0], 2) == preview(tables[1], 2)
    assert tables[0].seat(0).sees_in_hand_of(2) == []
    assert tables[0].seat(2).sees_in_hand_of(2) == list(FOURS)


@pytest.mark.rules("MM-VAR-08", "MM-VAR-50")
def test_loyalty_and_castle_siege_exclude_each_other() -> None:
    """In either order, also together with a third variant."""
    for chosen in (
        ["loyalty", "castle_siege"],
        ["castle_siege", "loyalty"],
        ["loyalty", "castle_siege", "skirmish"],
    ):
        with pytest.raises(Refused) as refused:
            GAME.new(4, FastChance(1), {"variants": chosen})
        assert refused.value.rule == "MM-VAR-08"


@pytest.mark.rules("MM-VAR-09", "MM-BAT-50", "MM-RUL-47")
def test_on_mountains_teammates_are_barred_as_well() -> None:
    """Nobody of either team is asked for a support card."""
    s = four_friends(tile="mountains", hex="2,-1")
    s.happened("support-forbidden", "battle-won")
    s.never("support-passed", "support-played")
    assert s.event("battle-won")["margin"] == 1
    assert "support_2" in s.hand(2)


@pytest.mark.rules("MM-VAR-31", "MM-RUL-24", "MM-VAR-51", "MM-EX-54")
@pytest.mark.parametrize(
    ("seats", "mode", "line"), [(4, "pairs_4", 16), (6, "pairs_6", 16), (6, "triples_6", 24)]
)
def test_in_a_skirmish_the_line_of_a_team_falls_by_two_for_each_member(
    seats: int, mode: str, line: int
) -> None:
    """Sixteen for two, twenty-four for three."""
    options = {"variants": ["loyalty", "skirmish"], "team_mode": mode}
    m = GAME.new(seats, FastChance(1), options)
    assert m.view(None)["state"]["target"] == line


@pytest.mark.rules("MM-VAR-31", "MM-VAR-51")
@pytest.mark.parametrize(("more", "winners"), [({}, []), ({"-1,2": 1}, [0, 2])])
def test_a_skirmish_of_teams_is_won_with_sixteen(more: dict[str, int], winners: list[int]) -> None:
    """A Homelands tile of the partner adds nothing to the sum."""
    s = quiet_table(
        seats=4,
        variants=["loyalty", "skirmish"],
        tiles={"0,2": "homelands"},
        land={0: CENTRE, 2: {"1,1": 1, "0,2": 1, **more}},
    )
    s.seat(0).advances("3,-1", 2)
    assert s.winners() == winners
