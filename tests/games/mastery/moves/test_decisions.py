"""Decisions of a turn: who is asked what and when, every option by its id, what is automatic."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.errors import Refused
from tests.games.mastery.duel import preview, quiet_table
from tests.games.mastery.scenario import Scenario, given

RESOURCES = ("call_to_arms", "tactical_advance", "fracture")


# -- before the game ----------------------------------------------------------------------------


@pytest.mark.rules("MM-DEC-01")
def test_castles_are_chosen_in_seat_order_before_anything_random() -> None:
    """Each seat has the castles nobody has taken; the choice is open."""
    castles = list(GAME.load().castles)
    s = Scenario(GAME.new(3, FastChance(1), {"castles": "choose"}))
    for seat in range(3):
        assert s.asked() == [(seat, "castle")]
        assert s.m.view(None)["waiting"] == [seat]
        assert s.seat(seat).options() == castles
        assert s.m.chance.used == 0
        taken = castles.pop(-2)
        s.seat(seat).chooses(taken)
        assert s.event("castle-chosen") == {"seat": seat, "castle": taken}
    assert s.m.chance.used > 0
    assert s.m.decisions[0].kind == "window"


@pytest.mark.rules("MM-DEC-01")
def test_castles_are_not_asked_for_without_that_option_and_the_last_is_automatic() -> None:
    """The sixth of six players has no choice left."""
    assert GAME.new(6, FastChance(1)).decisions[0].kind == "window"
    s = Scenario(GAME.new(6, FastChance(1), {"castles": "choose"}))
    for seat in range(5):
        s.seat(seat).chooses(s.seat(seat).options()[0])
    assert s.m.decisions[0].kind == "window"
    with pytest.raises(Refused):
        GAME.new(2, FastChance(1), {"castles": ["castle_touraine", "castle_touraine"]})


# -- the window ---------------------------------------------------------------------------------


@pytest.mark.rules("MM-DEC-10")
def test_the_window_offers_everything_that_is_possible_in_a_fixed_order() -> None:
    """The active player is asked, and only that player sees the list."""
    s = given(hands={0: (*RESOURCES, "conflict_2")})
    assert s.asked() == [(0, "window")]
    assert s.seat(0).options() == [*RESOURCES, "crown", "manoeuvre", "end_turn"]
    assert s.m.view(1)["decisions"] == []
    assert s.m.view(None)["decisions"] == []
    s.seat(0).chooses("call_to_arms")
    assert s.event("card-played") == {"seat": 0, "card": "call_to_arms"}
    assert s.seat(0).options() == [*RESOURCES[1:], "crown", "manoeuvre", "end_turn"]


@pytest.mark.rules("MM-DEC-10")
def test_what_the_window_does_not_offer_it_explains() -> None:
    """A card not held, Authority, a used crown, no manoeuvre left."""
    s = given(hands={0: ("conflict_2",)}, manoeuvres=0, crown_uses=0)
    assert s.seat(0).options() == ["end_turn"]
    for card in RESOURCES:
        s.seat(0).cannot(card, "MM-RES-01", card=card)
    s.seat(0).cannot("authority", "MM-RES-04")
    s.seat(0).cannot("crown", "MM-CRN-01")
    s.seat(0).cannot("manoeuvre", "MM-TURN-05")


@pytest.mark.rules("MM-DEC-10")
def test_fracture_needs_an_intact_artefact_of_another_and_the_crown_an_effect() -> None:
    """Held but without a target; broken; without a card to return."""
    s = given(hands={0: ("fracture",)})
    theirs = {s.state.content.artefacts[a]: 1 for a in s.state.artefacts[1]}
    s = given(hands={0: ("fracture",)}, broken=theirs)
    s.seat(0).cannot("fracture", "MM-RES-05")
    broken = given(artefacts={0: ["crown_vitality"]}, broken={"crown_vitality": 1})
    broken.seat(0).cannot("crown", "MM-ART-02")
    idle = given(artefacts={0: ["crown_order"]})
    idle.seat(0).cannot("crown", "MM-CRN-02")


@pytest.mark.rules("MM-DEC-10")
def test_two_copies_of_a_card_are_one_option_and_ending_is_always_legal() -> None:
    """Kinds, not cards, are offered; nobody is obliged to anything."""
    s = given(artefacts={0: ["crown_wrath"]}, hands={0: ("conflict_2", "conflict_2", "support_1")})
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["none", "conflict_2", "support_1"]
    s.seat(0).chooses("none", "end_turn")
    assert s.asked() == [(1, "window")]


@pytest.mark.rules("MM-DEC-11")
def test_fracture_asks_openly_for_an_intact_artefact_of_another() -> None:
    """By artefact id, seat by seat; own and broken ones are blocked."""
    s = given(
        seats=3,
        hands={0: ("fracture",)},
        artefacts={
            0: ["crown_wrath", "orb_greed", "sceptre_fear"],
            1: ["crown_order", "orb_devotion", "sceptre_rage"],
            2: ["crown_insight", "orb_cleansing", "sceptre_vigour"],
        },
        broken={"orb_devotion": 9},
    )
    s.seat(0).chooses("fracture")
    assert s.asked() == [(0, "fracture")]
    assert s.seat(0).options() == [
        *("crown_order", "sceptre_rage"),
        *("crown_insight", "orb_cleansing", "sceptre_vigour"),
    ]
    s.seat(0).cannot("orb_greed", "MM-RES-07").cannot("orb_devotion", "MM-ART-02", owner=1)
    s.seat(0).chooses("sceptre_vigour")
    assert s.event("artefact-broken") == {"seat": 0, "artefact": "sceptre_vigour", "owner": 2}
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-DEC-11")
def test_a_single_target_of_fracture_is_taken_without_asking() -> None:
    """Everybody can see that there is only one."""
    s = quiet_table({1: ["crown_order"]}, hands={0: ("fracture",)})
    s.seat(0).chooses("fracture")
    assert not s.intact("crown_order")
    assert s.asked() == [(0, "window")]


# -- crowns -------------------------------------------------------------------------------------


@pytest.mark.rules("MM-DEC-12")
def test_corruption_and_prosperity_ask_for_a_player_the_user_included() -> None:
    """By seat number; a player without an intact artefact is no target of Corruption."""
    corrupt = {0: ["crown_corruption"]}
    bare = given(seats=3, artefacts=corrupt)
    theirs = {bare.state.content.artefacts[a]: 1 for a in bare.state.artefacts[1]}
    s = given(seats=3, artefacts=corrupt, broken=theirs)
    s.seat(0).chooses("crown")
    assert s.asked() == [(0, "crown-target")]
    assert s.seat(0).options() == ["0", "2"]
    s.seat(0).cannot("1", "MM-CRN-02", target=1)
    rich = given(seats=3, artefacts={0: ["crown_prosperity"]})
    rich.seat(0).chooses("crown")
    assert rich.seat(0).options() == ["0", "1", "2"]
    rich.seat(0).chooses("0")
    assert rich.event("crown-aimed")["target"] == 0


@pytest.mark.rules("MM-DEC-12")
@pytest.mark.parametrize("crown", ["insight", "order", "vitality", "wrath"])
def test_the_other_crowns_ask_for_no_player(crown: str) -> None:
    """They are used on oneself."""
    s = given(
        artefacts={0: [f"crown_{crown}"]},
        hands={0: ("conflict_2",)},
        discards={0: [("conflict_3", 2), ("support_1", 2)]},
        land={0: {"1,0": 2}},
    )
    s.seat(0).chooses("crown")
    s.happened("crown-declared")
    assert s.seat(0).kind() != "crown-target"


@pytest.mark.rules("MM-DEC-13")
def test_a_declared_crown_may_be_broken_or_left() -> None:
    """Option ids of the sealed answer; who holds no Fracture passes unseen."""
    s = given(seats=3, artefacts={0: ["crown_vitality"]}, hands={1: ("fracture",), 2: ("ambush",)})
    s.seat(0).chooses("crown")
    assert s.asked() == [(1, "crown-response")]
    assert s.m.view(None)["waiting"] == [1, 2]
    assert s.seat(1).options() == ["pass", "fracture:crown_vitality"]


@pytest.mark.rules("MM-DEC-14")
def test_corruption_asks_for_an_artefact_of_its_target() -> None:
    """Never the declared crown itself; a single one is taken without asking."""
    artefacts = {0: ["crown_corruption", "orb_greed", "sceptre_fear"]}
    s = given(artefacts=artefacts)
    s.seat(0).chooses("crown", "0")
    assert s.asked() == [(0, "corruption")]
    assert s.seat(0).options() == ["orb_greed", "sceptre_fear"]
    s.seat(0).cannot("crown_corruption", "MM-CRN-10").chooses("orb_greed")
    assert not s.intact("orb_greed")
    single = given(artefacts=artefacts, broken={"orb_greed": 9})
    single.seat(0).chooses("crown", "0")
    assert not single.intact("sceptre_fear")
    assert single.asked() == [(0, "window")]


def insight(*top: str) -> Scenario:
    """Let seat 0 look at the top four cards of their deck."""
    s = given(artefacts={0: ["crown_insight"]}, decks={0: top})
    s.seat(0).chooses("crown")
    return s


@pytest.mark.rules("MM-DEC-15")
def test_insight_asks_for_the_cards_from_the_top_and_the_last_is_automatic() -> None:
    """Four different cards take three questions."""
    s = insight("conflict_5", "conflict_2", "ambush", "support_1")
    assert s.asked() == [(0, "insight")]
    assert s.seat(0).options() == ["conflict_2", "conflict_5", "ambush", "support_1"]
    s.seat(0).chooses("ambush")
    assert s.seat(0).options() == ["conflict_2", "conflict_5", "support_1"]
    s.seat(0).chooses("support_1")
    assert s.seat(0).options() == ["conflict_2", "conflict_5"]
    s.seat(0).chooses("conflict_5")
    assert s.deck(0)[:4] == ["ambush", "support_1", "conflict_5", "conflict_2"]
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-DEC-15")
def test_how_many_questions_insight_takes_is_private() -> None:
    """Two kinds, three, or four: onlookers see the same before and after."""
    tables = [
        insight("conflict_2", "conflict_2", "conflict_3", "conflict_3"),
        insight("conflict_2", "conflict_2", "conflict_3", "conflict_4"),
        insight("conflict_2", "conflict_3", "conflict_4", "conflict_5"),
    ]
    asked: list[int] = []
    for viewer in (1, None):
        seen = [preview(s, viewer) for s in tables]
        assert seen[0] == seen[1] == seen[2]
    for s in tables:
        count = 0
        while s.seat(0).kind() == "insight":
            s.seat(0).chooses(s.seat(0).options()[0])
            count += 1
        asked.append(count)
    assert asked == [2, 3, 3]
    for viewer in (1, None):
        seen = [preview(s, viewer) for s in tables]
        assert seen[0] == seen[1] == seen[2]
    assert len({s.seat(0).decision().id for s in tables}) == 1


@pytest.mark.rules("MM-DEC-15")
def test_equal_cards_are_put_back_without_a_question() -> None:
    """Nothing that remains can be told apart."""
    s = insight("conflict_2", "conflict_2", "conflict_3", "conflict_4")
    s.seat(0).chooses("conflict_4", "conflict_3")
    assert s.deck(0)[:4] == ["conflict_4", "conflict_3", "conflict_2", "conflict_2"]
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-DEC-16", "MM-EX-49")
def test_order_asks_openly_for_a_kind_played_in_the_users_previous_turn() -> None:
    """The tagged copy goes into the deck; other cards of the pile are blocked."""
    tagged = ("conflict_4", 3)
    pile: list[str | tuple[str, int]] = ["conflict_4", tagged, ("authority", 3), "ambush"]
    s = given(artefacts={0: ["crown_order"]}, discards={0: pile}, own_turn=4)
    s.seat(0).chooses("crown")
    assert s.asked() == [(0, "order")]
    assert s.seat(0).options() == ["conflict_4", "authority"]
    s.seat(0).cannot("ambush", "MM-CRN-14").chooses("conflict_4")
    assert s.pile(0) == ["conflict_4", "authority", "ambush"]
    single = given(artefacts={0: ["crown_order"]}, discards={0: [tagged]}, own_turn=4)
    single.seat(0).chooses("crown")
    assert single.event("recycled") == {"seat": 0, "card": "conflict_4"}
    assert single.asked() == [(0, "window")]


@pytest.mark.rules("MM-DEC-17")
def test_prosperity_shows_the_card_to_its_user_alone() -> None:
    """`keep` tells nobody the card, `discard` everybody."""

    def looked(top: str) -> Scenario:
        s = given(seats=3, artefacts={0: ["crown_prosperity"]}, decks={1: (top,)})
        s.seat(0).chooses("crown", "1")
        return s

    tables = [looked("conflict_5"), looked("support_2")]
    assert tables[0].asked() == [(0, "prosperity")]
    assert tables[0].seat(0).options() == ["keep", "discard"]
    shown = tables[0].m.explain(0)[0].prompt.to_json(tables[0].m.content.vocabulary)
    assert shown["args"] == {"owner": 1, "card": "conflict_5", "whose": "other"}
    for s in tables:
        s.seat(0).chooses("keep")
    for viewer in (1, 2, None):
        assert preview(tables[0], viewer) == preview(tables[1], viewer)
    s = looked("conflict_5")
    s.seat(0).chooses("discard")
    assert s.event("top-discarded") == {
        "seat": 0,
        "owner": 1,
        "card": "conflict_5",
        "whose": "other",
    }
    assert s.pile(1) == ["conflict_5"]


@pytest.mark.rules("MM-DEC-18")
def test_wrath_offers_each_kind_in_hand_or_none() -> None:
    """The list is private until a card is discarded."""

    def wrath(*hand: str) -> Scenario:
        s = given(artefacts={0: ["crown_wrath"]}, hands={0: hand})
        s.seat(0).chooses("crown")
        return s

    s, other = wrath("conflict_2", "ambush"), wrath("support_1", "fracture")
    assert s.asked() == [(0, "wrath-discard")]
    assert s.seat(0).options() == ["none", "conflict_2", "ambush"]
    assert preview(s, 1) == preview(other, 1)
    s.seat(0).chooses("ambush")
    assert s.event("discarded") == {"seat": 0, "card": "ambush"}
    other.seat(0).chooses("none")
    other.happened("not-discarded")
    assert other.pile(0) == []
