"""Battle, steps 1 and 2: battle points, what the tile does, and the draw."""

from __future__ import annotations

import pytest

from tests.games.mastery.duel import all_pass, duel, plays, quiet_table

TWO_KINDS = ("conflict_2", "conflict_4", "support_1")


@pytest.mark.rules("MM-BAT-01", "MM-EX-07", "MM-EX-08")
def test_each_side_starts_with_a_point_for_each_of_its_knights() -> None:
    """Four knights against two start at 4 : 2, and nobody controls the land meanwhile."""
    s = quiet_table(
        tiles={"-1,0": "ruins"},
        land={0: {"1,0": 1}, 1: {"-1,0": 2}},
        hands={0: ("conflict_2", "conflict_3"), 1: ("conflict_2", "conflict_3")},
    )
    s.seat(0).advances("-1,0", 4)
    assert s.totals() == (4, 2)
    assert s.owner("-1,0") is None
    attacker, defender = s.battle()["sides"]
    assert (attacker["seat"], attacker["force"]) == (0, 4)
    assert (defender["seat"], defender["force"]) == (1, 2)


@pytest.mark.rules("MM-BAT-01", "MM-BAT-55")
def test_battle_points_add_up_from_knights_tile_sceptre_conflict_and_support() -> None:
    """Every source is counted once, on its own side."""
    s = duel(
        "city",
        6,
        5,
        ("conflict_5", "conflict_5", "support_2"),
        ("conflict_3", "conflict_3", "support_1"),
        {0: ["sceptre_rage"], 1: ["sceptre_loyalty"]},
    )
    s.seat(1).chooses("support_1", "stop")
    s.seat(0).chooses("support_2")
    attacker, defender = s.battle()["sides"]
    sources = ("counted", "tile", "sceptre", "conflict", "support", "total")
    assert [attacker[name] for name in sources] == [6, 0, 1, 5, 2, 14]
    assert [defender[name] for name in sources] == [5, 1, 1, 3, 1, 11]


@pytest.mark.rules("MM-BAT-02")
def test_the_nine_steps_come_strictly_in_order() -> None:
    """Tile, draw, sceptres, conflict, support, outcome, orbs, losses, territory."""
    s = duel(
        "fortress",
        6,
        1,
        ("conflict_5", "conflict_4", "fracture"),
        TWO_KINDS,
        {0: ["sceptre_rage", "orb_preparation"], 1: ["sceptre_loyalty", "orb_cleansing"]},
        exact=True,
        decks={0: ("conflict_2", "conflict_2"), 1: ("support_1", "support_2")},
    )
    assert (s.seat(0).kind(), s.battle()["step"]) == ("sceptre-response", 3)
    s.seat(0).chooses("pass")
    assert (s.seat(0).kind(), s.battle()["step"]) == ("conflict", 4)
    plays(s, "conflict_5", "conflict_2")
    assert (s.seat(1).kind(), s.battle()["step"]) == ("support", 5)
    all_pass(s)
    assert (s.seat(0).kind(), s.battle()["step"]) == ("orb-response", 7)
    s.seat(0).chooses("pass")
    assert (s.seat(0).kind(), s.battle()["step"]) == ("orb-discard", 7)
    s.seat(0).chooses("none")
    assert (s.seat(1).kind(), s.battle()["step"]) == ("orb-discard", 7)
    s.seat(1).chooses("none")
    assert (s.seat(0).kind(), s.battle()["step"]) == ("tile-discard", 9)
    assert s.battle()["stakes"] is None  # the land just won is already among the points
    s.seat(0).chooses("none")
    assert s.seat(0).kind() == "window"
    s.happened(
        "battle-begins",
        "tile-points",
        "cards-drawn",
        "artefact-applies",
        "conflicts-revealed",
        "support-passed",
        "battle-won",
        "artefact-applies",
        "knights-lost",
        "conquered",
    )


@pytest.mark.rules("MM-BAT-10")
@pytest.mark.parametrize(
    ("tile", "bonus"),
    [
        ("grasslands", (1, 0)),
        ("fort", (0, 1)),
        ("city", (0, 1)),
        ("fortress", (0, 1)),
        *((t, (0, 0)) for t in ("homelands", "village", "marshlands", "forest")),
        *((t, (0, 0)) for t in ("mountains", "cave", "battlefield", "ruins", "abbey")),
    ],
)
def test_grasslands_help_the_attacker_and_strongholds_the_defender(
    tile: str, bonus: tuple[int, int]
) -> None:
    """Grasslands give the attacker one point, Fort, City and Fortress the defender; no other."""
    s = duel(tile, 3, 2, TWO_KINDS, TWO_KINDS)
    assert tuple(side["tile"] for side in s.battle()["sides"]) == bonus
    assert s.totals() == (3 + bonus[0], 2 + bonus[1])


@pytest.mark.rules("MM-BAT-11", "MM-BAT-01", "MM-EX-25")
@pytest.mark.parametrize(
    ("rolls", "left"),
    [((4, 4), (2, 1)), ((3, 4), (2, 2)), ((4, 3), (3, 1)), ((1, 6), (2, 2)), ((6, 1), (3, 1))],
)
def test_in_the_arena_the_lower_roll_loses_a_knight(
    rolls: tuple[int, int], left: tuple[int, int]
) -> None:
    """On equal rolls both lose one; the battle points count who is left."""
    s = duel("arena", 3, 2, TWO_KINDS, TWO_KINDS, chance={"arena": [r - 1 for r in rolls]})
    assert tuple(side["force"] for side in s.battle()["sides"]) == left
    assert s.totals() == left
    assert s.event("arena-rolls") == {
        "attacker": 0,
        "first": rolls[0],
        "defender": 1,
        "second": rolls[1],
    }


@pytest.mark.rules("MM-BAT-12", "MM-BAT-93", "MM-BAT-94", "MM-EX-25")
def test_an_arena_that_swallows_both_sides_is_left_uncontrolled() -> None:
    """One knight each and equal rolls: nobody is left, nobody won, the turn goes on."""
    s = duel("arena", 1, 1, chance={"arena": [2, 2]}, artefacts={0: ["orb_greed"]})
    assert s.owner("1,-1") is None
    assert s.knights("1,-1") == 0
    assert s.seat(0).kind() == "window"
    s.happened("arena-rolls", "battle-void")
    s.never("conquered", "kept", "cards-drawn", "artefact-applies", "battle-won", "battle-tied")


@pytest.mark.rules("MM-BAT-13", "MM-BAT-94", "MM-RUL-18", "MM-EX-25")
def test_a_defender_who_alone_survives_the_arena_keeps_it_before_any_card_is_drawn() -> None:
    """The attacker's only knight falls: no draw, no sceptre, no orb, no losses for the rest."""
    s = duel(
        "arena",
        1,
        3,
        attacker=("conflict_4",),
        defender=("conflict_4",),
        exact=True,
        artefacts={0: ["sceptre_rage", "orb_devotion"], 1: ["sceptre_loyalty", "orb_greed"]},
        chance={"arena": [1, 4]},
    )
    assert (s.owner("1,-1"), s.knights("1,-1")) == (1, 3)
    assert (s.hand(0), s.hand(1)) == (["conflict_4"], ["conflict_4"])
    assert s.castle(0) == 5
    assert s.seat(0).kind() == "window"
    s.happened("arena-rolls", "kept")
    s.never("cards-drawn", "artefact-applies", "window-opens", "conquered", "battle-won")


@pytest.mark.rules("MM-BAT-13", "MM-BAT-93", "MM-RUL-18")
def test_an_attacker_who_alone_survives_the_arena_conquers_it_at_once() -> None:
    """The conquest counts, and victory is checked although the battle ended in step 1."""
    s = duel("arena", 2, 1, attacker=(), defender=(), exact=True, chance={"arena": [5, 2]})
    assert (s.owner("1,-1"), s.knights("1,-1")) == (0, 2)
    assert (s.hand(0), s.hand(1)) == ([], [])
    s.happened("arena-rolls", "conquered")
    s.never("cards-drawn", "retreated")

    won = duel(
        "arena",
        2,
        1,
        chance={"arena": [5, 2]},
        land={0: {"1,0": 1, "0,1": 1, "0,-1": 1, "-1,1": 1, "2,-1": 1}},
    )
    assert won.state.points(0) == 13
    assert won.winners() == [0]


@pytest.mark.rules("MM-BAT-20")
def test_attacker_then_defender_draw_up_to_five() -> None:
    """Three cards become five, five stay five, and a larger hand is not cut down."""
    six = ("conflict_2", "conflict_3", "conflict_4", "support_1", "support_1", "support_2")
    s = duel(attacker=TWO_KINDS, defender=TWO_KINDS[:2], exact=True)
    assert (len(s.hand(0)), len(s.hand(1))) == (5, 5)
    drawn = [words for id, words in s.events if id == "event-cards-drawn"]
    assert drawn == [{"seat": 0, "count": 2}, {"seat": 1, "count": 3}]

    full = duel(attacker=six, defender=(*TWO_KINDS, "call_to_arms", "fracture"), exact=True)
    assert (len(full.hand(0)), len(full.hand(1))) == (6, 5)
    full.never("cards-drawn")


@pytest.mark.rules("MM-BAT-20", "MM-BAT-02")
def test_authority_is_resolved_right_after_its_owners_draw() -> None:
    """The attacker's Authority comes before the defender draws a single card."""
    s = duel(
        attacker=TWO_KINDS,
        defender=TWO_KINDS,
        exact=True,
        decks={0: ("authority", "conflict_3", "conflict_3", "support_2", "support_2")},
    )
    assert len(s.hand(0)) == 6
    assert s.pile(0) == ["authority"]
    seats = [
        (id, words["seat"])
        for id, words in s.events
        if id in ("event-cards-drawn", "event-bonus-draw")
    ]
    assert seats == [
        ("event-cards-drawn", 0),
        ("event-bonus-draw", 0),
        ("event-cards-drawn", 0),
        ("event-cards-drawn", 1),
    ]
