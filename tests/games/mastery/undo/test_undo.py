"""Undo: the active player may take back own choices up to the last barrier."""

from __future__ import annotations

import pytest

from gonfalon.kernel.values.errors import Refused
from tests.games.mastery.scenario import given
from tests.games.mastery.undo.taking_back import barred, reach, tables, takes_back

# -- the rules of taking back ---------------------------------------------------------------------


def test_only_the_player_who_chose_may_take_back() -> None:
    """Nobody else is offered it, and nobody else can do it."""
    s = given(land={0: {"1,0": 2}})
    s.seat(0).chooses("manoeuvre")
    assert reach(s) == [["window"], []]
    with pytest.raises(Refused):
        s.m.undo(1, s.m.undoable(0)[0])
    with pytest.raises(Refused):
        s.m.undo(0, "0.10.99.window.0")


def test_any_of_the_choices_since_the_barrier_can_be_gone_back_to() -> None:
    """Earlier ones stay, the chosen one and all later ones are taken back."""
    s = given(land={0: {"1,0": 2, "2,-1": 2}})
    s.seat(0).chooses("manoeuvre", "castle", "1,0", "3")
    assert reach(s)[0] == ["window", "redeploy-from", "redeploy-to", "redeploy-count"]
    s.m.undo(0, s.m.undoable(0)[2])
    assert s.seat(0).kind() == "redeploy-to"
    assert reach(s)[0] == ["window", "redeploy-from"]
    s.seat(0).chooses("2,-1", "1")
    assert (s.castle(0), s.knights("1,0"), s.knights("2,-1")) == (5, 2, 3)


def test_ids_from_before_an_undo_are_stale() -> None:
    """A late click on a question that was taken back changes nothing."""
    s = given(land={0: {"1,0": 2}})
    s.seat(0).chooses("manoeuvre")
    old = s.seat(0).decision().id
    takes_back(s, 0)
    with pytest.raises(Refused):
        s.m.choose(old, "done")


# -- no barriers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "choices",
    [
        ("call_to_arms",),
        ("tactical_advance",),
        ("fracture",),
        ("fracture", "orb_greed"),
        ("manoeuvre",),
        ("manoeuvre", "castle"),
        ("manoeuvre", "castle", "1,0"),
        ("manoeuvre", "castle", "1,0", "2"),
        ("manoeuvre", "castle", "1,0", "2", "done"),
        ("manoeuvre", "done", "none"),
        ("manoeuvre", "done", "1,1"),
        ("manoeuvre", "done", "1,1", "2"),
        ("call_to_arms", "tactical_advance", "fracture", "orb_greed", "manoeuvre"),
    ],
)
def test_what_is_no_barrier_can_be_taken_back(choices: tuple[str, ...]) -> None:
    """Cards of the window, the start of a manoeuvre, transfers, target and number."""
    s = given(
        artefacts={1: ["orb_greed"]},
        land={0: {"1,0": 2, "2,-1": 2}},
        hands={0: ["call_to_arms", "tactical_advance", "fracture"]},
    )
    mine, options = tables(s)[0], s.seat(0).options()
    s.seat(0).chooses(*choices)
    assert len(reach(s)[0]) == len(choices)
    assert reach(s)[1] == []
    takes_back(s, 0, len(choices))
    assert tables(s)[0] == mine
    assert s.seat(0).options() == options
    assert barred(s)
    s.seat(0).chooses(*choices)  # and the same can be done again


@pytest.mark.rules("MM-CON-03", "MM-CON-05")
@pytest.mark.parametrize("tile", ["forest", "village", "marshlands"])
def test_the_conquest_of_empty_land_can_be_taken_back_with_its_effects(tile: str) -> None:
    """The knight of a Village goes back, the knight of the Marshlands returns."""
    s = given(tiles={"1,1": tile})
    before = tables(s)
    s.seat(0).advances("1,1", 1)
    assert s.event("conquered")["tile"] == tile
    takes_back(s, 0, len(reach(s)[0]))
    assert tables(s) == before
    assert (s.castle(0), s.knights("1,1"), s.owner("1,1")) == (6, 0, None)


@pytest.mark.rules("MM-CON-04")
@pytest.mark.parametrize(
    ("tile", "hex"), [("ruins", "1,0"), ("abbey", "1,0"), ("fortress", "1,-1")]
)
def test_the_discard_of_a_tile_outside_a_battle_can_be_taken_back(tile: str, hex: str) -> None:
    """The card returns to the hand, and the whole conquest may be taken back, too."""
    s = given(tiles={hex: tile}, land={0: {"2,-1": 1}}, hands={0: ["ambush", "conflict_2"]})
    s.seat(0).advances(hex, 1)
    s.seat(0).chooses("ambush")
    assert s.pile(0) == ["ambush"]
    assert reach(s)[0] == ["window", "redeploy-from", "advance", "advance-count", "tile-discard"]
    takes_back(s, 0)
    assert s.hand(0) == ["conflict_2", "ambush"]
    assert s.pile(0) == []
    s.seat(0).chooses("none")
    takes_back(s, 0, 5)
    assert s.owner(hex) is None
    assert s.castle(0) == 6


@pytest.mark.rules("MM-CRN-24")
@pytest.mark.parametrize("choice", ["ambush", "none"])
def test_the_discard_of_wrath_can_be_taken_back(choice: str) -> None:
    """Not the crown itself."""
    s = given(artefacts={0: ["crown_wrath"]}, hands={0: ["ambush", "conflict_2"]})
    s.seat(0).chooses("crown", choice)
    assert reach(s)[0] == ["wrath-discard"]
    takes_back(s, 0)
    assert s.hand(0) == ["conflict_2", "ambush"]
    assert s.asked() == [(0, "wrath-discard")]
    assert barred(s)
