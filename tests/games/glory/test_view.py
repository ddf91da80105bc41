"""What each viewer knows, by section 5 of the rules: everything public is there, nothing hidden."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import ROMANCE, TYPES
from gonfalon.games.glory.model.shapes import GloryStateView
from gonfalon.games.glory.model.state import CHARACTERS, TITLES, GloryState
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.schema import Writer
from gonfalon.testing import laid_pack
from tests.games.glory.scenario import Scenario, player, table
from tests.games.glory.solo_scenario import acts, places, solo

VIEWERS = (0, 1, 2, None)


def seen(s: Scenario, viewer: int | None) -> Any:
    """Return the state as a viewer sees it, after a trip through JSON."""
    return json.loads(json.dumps(GAME.view(s.m, viewer)))


def hide(s: Scenario, pack: int, *zones: str) -> None:
    """Lay the cards of a pack, zone by zone; what is not named lies in the deck, zone 0."""
    state = s.state
    ids: list[str]
    if pack < TITLES:
        ids, everything = state.content.travel.ids, state.content.travel.decks[pack]
    elif pack == TITLES:
        ids, everything = state.content.titles.ids, list(range(len(state.content.titles.ids)))
    else:
        ids, everything = (
            state.content.characters.ids,
            state.content.characters.decks[pack - CHARACTERS + 1],
        )
    laid = [[ids.index(id) for id in zone.split()] for zone in zones]
    deck = everything[:]
    for card in [card for zone in laid for card in zone]:
        deck.remove(card)
    empty = GloryState(state.content, s.m.seats, GAME.settings.of(s.m.settings)).packs[pack].zones
    laid += [[] for _ in range(len(empty) - 1 - len(laid))]
    state.packs[pack] = laid_pack(empty, [deck, *laid])


def secrets(settings: dict[str, Any] | None = None) -> Scenario:
    """Lay a table at which everybody holds something of everything that can be secret."""
    s = table(seats=3, settings=settings)
    hide(s, 0, "serenade serenade game", "game", "")
    hide(s, 1, "", first(s, 1, 0), first(s, 1, 1))
    hide(s, 2, first(s, 2, 0), first(s, 2, 1), first(s, 2, 2))
    # Titles: the discard, what each player has drawn, the goals of each.
    hide(s, TITLES, "rich", "brave lucky", "", "strong", "famous", "noble", "patron")
    hide(s, CHARACTERS, "courtier", "pilgrim_knight", "tourney_fighter")
    hide(s, CHARACTERS + 1, "kings_ward", "crusaders_heir", "condottieres_son")
    s.m.reopen()
    return s


def first(s: Scenario, type: int, place: int) -> str:
    """Return a kind of travel card of a type."""
    travel = s.state.content.travel
    return [id for card, id in enumerate(travel.ids) if travel.type[card] == type][place]


# -- hidden -----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hands_are_for_their_owners(viewer: int | None) -> None:
    """Everybody knows how many cards of each type; the cards only their owner."""
    s = secrets()
    state = seen(s, viewer)
    counts = [
        {"romance": 3, "trade": 0, "challenge": 1},
        {"romance": 1, "trade": 1, "challenge": 1},
    ]
    for seat in (0, 1, 2):
        hidden = state["mats"][seat]["hidden"]
        if seat < 2:
            assert hidden["hand"] == counts[seat]
        held = [
            s.state.content.travel.ids[card]
            for type in range(len(TYPES))
            for card in s.state.hand(seat, type).cards
        ]
        assert hidden["cards"] == (held if seat == viewer else [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_goals_and_titles_to_choose_from_are_for_their_owners(viewer: int | None) -> None:
    state = seen(secrets(), viewer)
    goals = ["famous", "noble", "patron"]
    drawn: list[list[str]] = [["lucky", "brave"], [], ["strong"]]
    for seat, mat in enumerate(state["mats"]):
        hidden = mat["hidden"]
        assert hidden["goals"]["count"] == 1
        known = [goal["title"] for goal in hidden["goals"]["known"]]
        assert known == ([goals[seat]] if seat == viewer else [])
        assert hidden["drawn_count"] == len(drawn[seat])
        assert hidden["drawn"] == (drawn[seat] if seat == viewer else [])


@pytest.mark.rules("GLO-VAR-02")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_goals_are_for_all(viewer: int | None) -> None:
    state = seen(secrets({"goals": "open"}), viewer)
    known = [mat["hidden"]["goals"]["known"] for mat in state["mats"]]
    assert [[goal["title"] for goal in goals] for goals in known] == [
        ["famous"],
        ["noble"],
        ["patron"],
    ]
    assert [bool(mat["hidden"]["drawn"]) for mat in state["mats"]] == [
        viewer == 0,
        False,
        viewer == 2,
    ]


@pytest.mark.rules("GLO-DEC-01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_characters_are_secret_until_they_are_revealed(viewer: int | None) -> None:
    state = seen(secrets(), viewer)
    dealt = [["courtier", "kings_ward"], ["pilgrim_knight", "crusaders_heir"]]
    for seat in (0, 1):
        hidden = state["mats"][seat]["hidden"]
        assert hidden["dealt_count"] == 2
        assert hidden["dealt"] == (dealt[seat] if seat == viewer else [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_decks_and_discarded_titles_are_for_nobody(viewer: int | None) -> None:
    """No title and no character shows that the viewer does not hold."""
    state = seen(secrets(), viewer)
    text = json.dumps(state)
    assert state["city"]["title_deck"] == 7
    assert state["city"]["title_discard"] == 1
    for title in ("rich", "charming", "founder", "terrible", "affluent"):
        assert f'"{title}"' not in text
    for character in ("merchants_heir", "free_citys_baron"):
        assert f'"{character}"' not in text


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("goals", ["hidden", "open"])
def test_states_a_viewer_cannot_tell_apart_look_the_same(viewer: int | None, goals: str) -> None:
    """Everything the viewer cannot know is dealt again, in many ways: the view stays the same."""
    s = secrets({"goals": goals})
    state = seen(s, viewer)
    for seed in range(40):
        other = s.m.imagine(viewer, FastChance(seed))
        assert json.loads(json.dumps(GAME.view(other, viewer))) == state


def test_a_card_of_the_display_is_not_marked_in_a_hand() -> None:
    """Everybody saw it on its way, so a client may remember it; the view does not."""
    s = table(player(), display={"romance": "serenade"})
    [card] = s.state.display[ROMANCE]
    s.state.display[ROMANCE] = []
    s.state.packs[ROMANCE].put(s.state.hand(0, ROMANCE), [card])
    assert seen(s, 0)["mats"][0]["hidden"]["cards"] == ["serenade"]
    assert seen(s, 1)["mats"][0]["hidden"]["cards"] == []


def test_stacks_show_their_sizes_only() -> None:
    s = table(player(), track={5: "nun"})
    city = seen(s, None)["city"]
    assert city["stacks"] == {"i": 7, "ii": 8, "iii": 8, "special": 16, "scroll": 8}
    assert city["scroll"] == {
        "minstrel": 1,
        "squire": 2,
        "nun": 1,
        "thug": 1,
        "fencing_master": 2,
        "queen": 1,
    }
    stock = seen(s, None)["tournament_stock"]
    assert stock["knights"] == {"champion": 6, "veteran": 6, "king": 7, "magnate": 7, "noble": 6}
    assert stock["cards"] == 4
    assert stock["prizes"] == 4


# -- public -----------------------------------------------------------------------------------


def test_a_mat_is_public() -> None:
    s = table(
        player(
            coin=3,
            strength=2,
            faith=1,
            glory=17,
            steed=3,
            armour=2,
            allies="squire squire nun",
            spent_allies="squire",
            bound_allies="queen",
            relics="ring",
            spent_relics="amulet",
            prestige="office",
            spent_prestige="retinue",
            played="game",
            pawns=4,
        ),
    )
    s.state.boards[0].bound_goods = [2, 0, 0]
    mat = seen(s, None)["mats"][0]
    assert mat["character"] == "young_knight"
    assert mat["glory"] == 17
    assert mat["pawns"] == 4
    assert mat["goods"] == {"coin": 3, "strength": 2, "faith": 1}
    assert mat["bound_goods"] == {"coin": 2, "strength": 0, "faith": 0}
    assert mat["levels"] == {"steed": 3, "armour": 2}
    assert mat["allies"] == [
        {"ally": "squire", "ready": 2, "spent": 1, "bound": 0},
        {"ally": "nun", "ready": 1, "spent": 0, "bound": 0},
        {"ally": "queen", "ready": 0, "spent": 0, "bound": 1},
    ]
    assert mat["relics"] == [
        {"relic": "amulet", "ready": 0, "spent": 1, "bound": 0},
        {"relic": "ring", "ready": 1, "spent": 0, "bound": 0},
    ]
    assert mat["prestige"] == [
        {"prestige": "retinue", "ready": False},
        {"prestige": "office", "ready": True},
    ]
    assert mat["played"] == ["game"]
    assert (mat["plays"], mat["plays_limit"], mat["passed"]) == (0, 3, False)


def test_the_city_is_public() -> None:
    s = table(
        player(),
        player(),
        event="siege",
        next_event="war",
        track={2: "lady", 9: "nun"},
        display={"romance": "game serenade"},
        public_titles="rich brave noble",
        order=[1, 0],
    )
    places(s, 1, "training")
    s.state.laid = [0]
    s.state.boards[0].pawns -= 1
    state = seen(s, None)
    city = state["city"]
    assert state["order"] == [1, 0]
    assert city["actions"]["training"] == {"pawns": [1], "circles": 1}
    assert city["actions"]["guard"] == {"pawns": [], "circles": None}
    assert city["actions"]["event"] == {"pawns": [], "circles": 1}
    assert city["laid"] == [0]
    assert (city["event"], city["next_event"], city["hired"]) == ("siege", "war", None)
    track = city["track"]
    assert [slot["ally"] for slot in track] == [None, "lady", *[None] * 6, "nun"]
    assert [slot["price"] for slot in track] == [2, 2, 1, 1, 1, 1, 0, 0, 0]
    assert [slot["open"] for slot in track] == [False, True, False, False, *[True] * 5]
    assert [slot["special"] for slot in track] == [True, True, *[False] * 7]
    assert city["display"] == {"romance": ["game", "serenade"], "trade": [], "challenge": []}
    assert city["decks"] == {"romance": 24, "trade": 19, "challenge": 29}
    assert city["relics"] == {"medallion": 4, "amulet": 4, "ring": 4, "rosary": 4}
    assert city["prestige"]["champion"] == 2
    assert [title["title"] for title in city["public_titles"]] == ["rich", "brave", "noble"]


def test_an_event_for_all_has_no_circle() -> None:
    assert seen(table(event="war"), None)["city"]["actions"]["event"]["circles"] == 0


def test_the_settings_are_public() -> None:
    state = seen(table(seats=2, settings={"tournament": "pas_darmes", "goals": "open"}), None)
    assert state["mode"] == "pas_darmes"
    assert state["open_goals"] is True
    assert state["standard_prize"] is False
    assert (state["scenario"], state["difficulty"]) == (None, None)
    assert (state["round"], state["phase"]) == (1, "action")
    assert state["opponent"] is None
    assert (state["duel"], state["in_play"], state["sealed"]) == (None, None, [])


@pytest.mark.rules("GLO-RUL-05")
def test_the_virtual_opponent_is_open_but_for_its_deck() -> None:
    s = solo(next_titles="rich")
    acts(s, "basic_5")
    state = seen(s, None)
    assert (state["scenario"], state["difficulty"]) == ("rivalry", "medium")
    assert state["opponent"] == {
        "side": 1,
        "knight": "henry_v",
        "deck": 8,
        "drawn": ["basic_5"],
        "goals": ["rich"],
    }
    mat = state["mats"][1]
    assert (mat["virtual"], mat["hidden"], mat["pawns"], mat["glory"]) == (True, None, 5, 10)
    assert state["mats"][0]["virtual"] is False
    assert state["city"]["actions"]["initiative"]["pawns"] == [1]


def test_the_view_matches_its_schema() -> None:
    """Every field is as its type says."""
    check = jsonschema_rs.validator_for(state_schema())
    for s in (secrets(), secrets({"goals": "open"}), solo("warrior"), solo(mode="pas_darmes")):
        for viewer in range(s.m.seats):
            check.validate(seen(s, viewer))
        check.validate(seen(s, None))


def state_schema() -> Any:
    """Return the schema of the state."""
    writer = Writer({}, GAME.load().vocabulary, {})
    return {**writer.of(GloryStateView), "$defs": writer.made}
