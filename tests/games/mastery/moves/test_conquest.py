"""Conquest (MM-CON): what a tile does to the one who has just conquered it."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from tests.games.mastery.scenario import Scenario, given

HAND = ("conflict_2", "conflict_5", "support_1", "support_2", "call_to_arms")
PLACES = {1: "1,1", 2: "1,0", 3: "1,-1"}  # a hex of each value that seat 0 of two can reach
KNIGHT_TILES = ("village", "abbey", "city")
DISCARD_TILES = ("ruins", "abbey", "fortress")
TILES = tuple(id for id in GAME.load().tiles if id not in ("lake", "castle"))
# Supplied land of seat 0, by its worth.
NINE = {"-1,1": 2, "0,1": 2, "-1,0": 1, "1,0": 1}
TEN = {"-1,1": 2, "0,1": 2, "-1,0": 1, "0,-1": 1, "2,-1": 1}
ELEVEN = {"1,-1": 2, "-1,1": 1, "1,0": 1, "0,1": 1, "2,-1": 1}
NO_SCEPTRES = {0: ["sceptre_vigour"], 1: ["sceptre_fear"]}


def place_of(tile: str) -> str:
    """Return where a tile is laid in these tests."""
    content = GAME.load()
    return PLACES[content.tile_value[content.tiles.index(tile)]]


def conquer(tile: str, knights: int = 2, hand: tuple[str, ...] = ()) -> Scenario:
    """Let seat 0 advance onto the empty tile."""
    hex = place_of(tile)
    s = given(land={0: {"2,-1": 1}}, tiles={hex: tile}, hands={0: hand})
    s.seat(0).advances(hex, knights)
    return s


def fight_for(tile: str, knights: int = 6, garrison: int = 1, lost: bool = False) -> Scenario:
    """Let seat 0 attack the tile of seat 1; the attacker wins unless `lost` is set."""
    hex = place_of(tile)
    s = given(
        castle={0: knights},
        land={0: {"2,-1": 1}, 1: {hex: garrison}},
        tiles={hex: tile},
        artefacts=NO_SCEPTRES,
        hands={0: HAND, 1: HAND},
    )
    s.seat(0).advances(hex, knights)
    if lost:
        s.fight("conflict_2", "conflict_5")
    else:
        s.fight("conflict_5", "conflict_2")
    return s


@pytest.mark.rules("MM-CON-01")
def test_empty_land_is_conquered_by_advancing_onto_it() -> None:
    """The conqueror controls it with the knights that advanced."""
    s = conquer("forest", 3)
    assert s.event("conquered") == {"seat": 0, "hex": "1,1", "tile": "forest"}
    assert (s.owner("1,1"), s.knights("1,1")) == (0, 3)


@pytest.mark.rules("MM-CON-01")
def test_land_is_conquered_by_winning_as_attacker() -> None:
    """And not by losing."""
    s = fight_for("forest")
    assert s.owner("1,1") == 0
    s.happened("battle-won", "conquered")
    s = fight_for("forest", 1, 6, lost=True)
    assert s.owner("1,1") == 1
    s.never("conquered")


@pytest.mark.rules("MM-CON-02", "MM-CON-03")
@pytest.mark.parametrize("tile", TILES)
def test_village_abbey_and_city_bring_a_knight_and_no_other_tile_does(tile: str) -> None:
    """One knight to the conqueror's castle, none to anybody else's."""
    s = conquer(tile)
    assert s.castle(0) == 4 + (tile in KNIGHT_TILES)
    assert s.castle(1) == 6


@pytest.mark.rules("MM-CON-02", "MM-CON-03")
@pytest.mark.parametrize("tile", KNIGHT_TILES)
def test_the_knight_comes_after_a_battle_as_well(tile: str) -> None:
    """The attacker's castle was empty before."""
    s = fight_for(tile)
    if s.seat(0).asked("tile-discard"):
        s.seat(0).chooses("none")
    assert s.owner(place_of(tile)) == 0
    assert s.castle(0) == 1


@pytest.mark.rules("MM-CON-02", "MM-CON-04")
@pytest.mark.parametrize("tile", TILES)
def test_ruins_abbey_and_fortress_let_the_conqueror_discard(tile: str) -> None:
    """A card of choice or none; no other tile asks."""
    hand = ("conflict_3", "conflict_3", "ambush")
    s = conquer(tile, hand=hand)
    if tile not in DISCARD_TILES:
        assert s.asked() == [(0, "window")]
        return
    assert s.asked() == [(0, "tile-discard")]
    assert s.seat(0).options() == ["none", "conflict_3", "ambush"]
    assert s.seat(0).rule_of("ambush") == "MM-CON-04"
    s.seat(0).chooses("conflict_3")
    assert s.hand(0) == ["conflict_3", "ambush"]
    assert s.pile(0) == ["conflict_3"]
    assert s.event("discarded") == {"seat": 0, "card": "conflict_3"}


@pytest.mark.rules("MM-CON-04")
def test_the_discard_of_a_tile_may_be_declined_and_is_not_asked_of_an_empty_hand() -> None:
    """Nothing is discarded then."""
    s = conquer("ruins", hand=("ambush",))
    s.seat(0).chooses("none")
    assert s.hand(0) == ["ambush"]
    s.happened("conquered", "not-discarded")
    s = conquer("ruins")
    assert s.asked() == [(0, "window")]
    s.never("not-discarded", "discarded")


@pytest.mark.rules("MM-CON-02")
def test_the_effects_of_a_tile_come_in_the_order_listed() -> None:
    """Abbey: first the knight, then the question for a card."""
    s = conquer("abbey", hand=("ambush",))
    assert s.castle(0) == 5
    s.happened("conquered", "knights-placed")
    s.never("discarded")
    s.seat(0).chooses("ambush")
    s.happened("conquered", "knights-placed", "discarded")


@pytest.mark.rules("MM-CON-05", "MM-CON-09")
@pytest.mark.parametrize("knights", [1, 2, 6])
def test_marshlands_cost_the_conqueror_a_knight(knights: int) -> None:
    """The only knight leaves the land empty and uncontrolled."""
    s = conquer("marshlands", knights)
    assert s.knights("1,1") == knights - 1
    assert s.owner("1,1") == (0 if knights > 1 else None)
    assert s.event("tile-loss")["count"] == 1
    assert ("event-abandoned" in s.said) == (knights == 1)
    assert s.castle(0) == 6 - knights
    assert s.knights("2,-1") == 1  # knights elsewhere are not concerned


@pytest.mark.rules("MM-CON-05", "MM-CON-09")
@pytest.mark.parametrize(("knights", "owner"), [(1, None), (2, 0)])
def test_marshlands_cost_a_knight_after_a_battle_as_well(knights: int, owner: int | None) -> None:
    """The tile just fought for is the one that takes it."""
    s = fight_for("marshlands", knights)
    assert s.knights("1,1") == knights - 1
    assert s.owner("1,1") == owner
    s.happened("battle-won", "conquered", "tile-loss")


@pytest.mark.rules("MM-CON-09")
def test_the_place_of_a_conquest_is_the_tile_just_conquered() -> None:
    """The data say `conflict_tile`, with and without a battle."""
    content = GAME.load()
    marsh = content.entries.section("territories")["marshlands"]["effects"][0]
    assert (marsh["when"], marsh["place"]) == ("on_conquest", "conflict_tile")
    for s in (conquer("marshlands", 3), fight_for("marshlands", 3)):
        assert s.event("tile-loss")["hex"] == "1,1"
        assert s.knights("1,1") == 2


@pytest.mark.rules("MM-CON-06")
@pytest.mark.parametrize("tile", [*KNIGHT_TILES, "marshlands", "ruins", "fortress"])
def test_a_successful_defence_triggers_nothing(tile: str) -> None:
    """No knight, no loss, no question; the land was not conquered."""
    s = fight_for(tile, 1, 4, lost=True)
    hex = place_of(tile)
    assert (s.owner(hex), s.knights(hex), s.castle(1)) == (1, 4, 6)
    s.never("conquered", "tile-loss", "discarded", "not-discarded")
    assert s.asked() == [(0, "window")]
    s.happened("kept")


@pytest.mark.rules("MM-CON-07", "MM-RUL-16")
def test_a_battle_wins_the_game_the_moment_its_land_changes_hands() -> None:
    """The City sends no knight any more, and the battle cards still lie on the table."""
    s = given(
        castle={0: 6},
        land={0: TEN, 1: {"1,-1": 1}},
        artefacts=NO_SCEPTRES,
        hands={0: HAND, 1: HAND},
    )
    assert s.state.points(0) == 10
    s.seat(0).advances("1,-1", 6)
    s.fight("conflict_5", "conflict_2")
    assert s.winners() == [0]
    assert s.castle(0) == 0
    assert (s.pile(0), s.pile(1)) == ([], [])
    assert s.m.view(None)["state"]["seats"][0]["in_play"] == ["conflict_5"]
    s.happened("battle-won", "conquered", "won-by-points")
    s.never("knights-placed")


@pytest.mark.rules("MM-CON-07", "MM-VAR-20")
@pytest.mark.parametrize(("land", "winners"), [("TEN", [0]), ("NINE", [])])
def test_ruthlessness_comes_after_the_effects_of_the_tile_and_not_after_victory(
    land: str, winners: list[int]
) -> None:
    """Land that is cut off is lost after the knight of the City has come, unless the City wins."""
    s = given(
        variants=["ruthlessness"],
        castle={0: 6},
        land={0: TEN if land == "TEN" else NINE, 1: {"1,-1": 1, "1,1": 1}},
        artefacts=NO_SCEPTRES,
        hands={0: HAND, 1: HAND},
    )
    s.seat(0).advances("1,-1", 6)
    s.fight("conflict_5", "conflict_2")
    assert s.winners() == winners
    if winners:
        s.happened("conquered", "won-by-points")
        s.never("supply-lost")
        assert s.owner("1,1") == 1
    else:
        s.happened("conquered", "knights-placed", "supply-lost")
        assert s.owner("1,1") is None


@pytest.mark.rules("MM-CON-07")
def test_supply_is_recomputed_when_the_conquest_is_complete() -> None:
    """A tile that joins cut-off land to the castle supplies it from that moment."""
    s = given(land={0: {"0,1": 2}})
    shown = {h["hex"]: h for h in s.m.view(None)["state"]["hexes"]}
    assert shown["0,1"]["supplied"] is False
    s.seat(0).advances("1,1", 1)
    shown = {h["hex"]: h for h in s.m.view(None)["state"]["hexes"]}
    assert shown["0,1"]["supplied"] is True


@pytest.mark.rules("MM-CON-08", "MM-RUL-16")
@pytest.mark.parametrize(("land", "winners"), [("TEN", [0]), ("NINE", [])])
def test_the_optional_discard_is_not_asked_of_a_winner(land: str, winners: list[int]) -> None:
    """With thirteen points the game ends instead; with twelve the question comes."""
    held = TEN if land == "TEN" else NINE
    s = given(land={0: held}, tiles={"1,-1": "fortress"}, hands={0: ["ambush"]})
    s.seat(0).advances("1,-1", 2)
    assert s.state.points(0) == (13 if winners else 12)
    assert s.winners() == winners
    s.never("discarded", "not-discarded")
    assert s.hand(0) == ["ambush"]
    assert s.asked() == ([] if winners else [(0, "tile-discard")])


@pytest.mark.rules("MM-CON-08")
def test_the_optional_discard_is_not_asked_after_a_winning_battle() -> None:
    """The game is over at once."""
    s = given(
        castle={0: 6},
        land={0: TEN, 1: {"1,-1": 1}},
        tiles={"1,-1": "fortress"},
        artefacts=NO_SCEPTRES,
        hands={0: HAND, 1: HAND},
    )
    s.seat(0).advances("1,-1", 6)
    s.fight("conflict_5", "conflict_2")
    assert s.winners() == [0]
    s.never("discarded", "not-discarded")
    assert s.asked() == []


@pytest.mark.rules("MM-RUL-16", "MM-CON-05", "MM-CON-07", "MM-CON-08")
@pytest.mark.parametrize("knights", [1, 2])
def test_points_count_before_the_effects_of_the_tile(knights: int) -> None:
    """Twelve points and empty Marshlands: even a single knight wins, and is not lost (MM-EX-26)."""
    land = {**TEN, "1,0": 1}
    s = given(land={0: land}, tiles={"1,1": "marshlands"})
    assert s.state.points(0) == 12
    s.seat(0).advances("1,1", knights)
    assert s.winners() == [0]
    assert (s.owner("1,1"), s.knights("1,1"), s.state.points(0)) == (0, knights, 13)
    s.never("tile-loss", "abandoned")


@pytest.mark.rules("MM-RUL-16", "MM-CON-07", "MM-BAT-90")
def test_a_knight_who_wins_marshlands_in_battle_wins_the_game() -> None:
    """The only one left of the attack: control of the thirteenth point is enough."""
    s = given(
        castle={0: 1},
        land={0: {**TEN, "1,0": 1}, 1: {"1,1": 1}},
        tiles={"1,1": "marshlands"},
        artefacts=NO_SCEPTRES,
        hands={0: HAND, 1: HAND},
    )
    s.seat(0).advances("1,1", 1)
    s.fight("conflict_5", "conflict_2")
    assert s.winners() == [0]
    s.never("tile-loss")
