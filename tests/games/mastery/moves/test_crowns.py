"""Crowns (MM-CRN): declared in a window of the user's turn, answered by Fracture, carried out."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery.model.content import MasteryContent
from tests.games.mastery.scenario import Scenario, corrected, given

CROWNS = {
    "crown_corruption": "corruption",
    "crown_insight": "insight",
    "crown_order": "order",
    "crown_prosperity": "prosperity",
    "crown_vitality": "redeploy-from",
    "crown_wrath": "wrath-discard",
}
AIMED = ("crown_corruption", "crown_prosperity")
ALL_CARDS = (
    *("conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush", "support_1", "support_2"),
    *("conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush", "support_1", "support_2"),
    *("call_to_arms", "tactical_advance", "fracture"),
)


def without_authority() -> MasteryContent:
    """Return content in which a whole deck fits into a hand."""
    return corrected("[cards.authority]\ncopies = 0\n")


def crowned(crown: str, seats: int = 3) -> Scenario:
    """Lay a table on which seat 0 may use this crown and has something to choose by it."""
    return given(
        seats=seats,
        artefacts={0: [crown]},
        hands={seat: ["conflict_2", "conflict_3"] for seat in range(seats)},
        discards={0: [("call_to_arms", 2), ("ambush", 2)]},
        land={0: {"2,-1": 2}},
    )


# -- declaring ----------------------------------------------------------------------------------


@pytest.mark.rules("MM-CRN-01", "MM-CRN-04", "MM-RUL-35")
@pytest.mark.parametrize("crown", CROWNS)
def test_a_crown_is_declared_in_a_window_and_names_a_player_where_it_has_the_choice(
    crown: str,
) -> None:
    """Corruption and Prosperity name any player, the user included; the others name nobody."""
    s = crowned(crown)
    assert s.seat(0).rule_of("crown") == "MM-CRN-01"
    s.seat(0).chooses("crown")
    if crown in AIMED:
        assert s.asked() == [(0, "crown-target")]
        assert s.seat(0).options() == ["0", "1", "2"]
        s.never("crown-aimed", "window-opens")  # not declared before the target is named
        s.seat(0).chooses("2")
        assert s.event("crown-aimed") == {"seat": 0, "artefact": crown, "target": 2}
        s.happened("crown-aimed", "window-opens", "window-closes")
    else:
        assert s.event("crown-declared") == {"seat": 0, "artefact": crown}
        s.happened("crown-declared", "window-opens", "window-closes")
    assert s.asked() == [(0, CROWNS[crown])]  # inner choices come after the response window


@pytest.mark.rules("MM-CRN-01")
def test_a_crown_is_declared_once_in_a_turn() -> None:
    """After its use it is not offered again until its owner's next turn."""
    s = given(artefacts={0: ["crown_wrath"]}, hands={0: ["conflict_2", "conflict_3"]})
    s.seat(0).chooses("crown", "conflict_2")
    s.seat(0).cannot("crown", because="MM-CRN-01", artefact="crown_wrath")
    s.seat(0).chooses("manoeuvre", "none")
    s.seat(0).cannot("crown", because="MM-CRN-01", artefact="crown_wrath")
    s.seat(0).chooses("end_turn")
    s.seat(1).chooses("end_turn")
    assert "crown" in s.seat(0).options()


@pytest.mark.rules("MM-CRN-01")
def test_a_crown_may_be_used_after_a_manoeuvre_but_not_inside_one() -> None:
    """Redeployment and advance offer no crown; the window after them does."""
    s = given(artefacts={0: ["crown_vitality"]}, land={0: {"1,0": 2}})
    s.seat(0).chooses("manoeuvre")
    assert "crown" not in s.seat(0).options()
    s.seat(0).chooses("done")
    assert "crown" not in s.seat(0).options()
    s.seat(0).chooses("none")
    assert "crown" in s.seat(0).options()


@pytest.mark.rules("MM-CRN-01")
def test_only_the_active_player_declares_a_crown() -> None:
    """The others are not asked anything in the window."""
    s = given(turn_of=1, artefacts={0: ["crown_vitality"], 1: ["crown_insight"]})
    assert s.asked() == [(1, "window")]


# -- uses without an effect -----------------------------------------------------------------------


@pytest.mark.rules("MM-CRN-02", "MM-RUL-13")
def test_corruption_needs_an_intact_artefact_other_than_itself() -> None:
    """With everything else broken it may not be declared; one intact orb is enough."""
    artefacts = {
        0: ["crown_corruption", "orb_greed", "sceptre_rage"],
        1: ["crown_wrath", "orb_devotion", "sceptre_loyalty"],
    }
    others = [*artefacts[0][1:], *artefacts[1]]
    s = given(artefacts=artefacts, broken=dict.fromkeys(others, 9))
    s.seat(0).cannot("crown", because="MM-CRN-02", artefact="crown_corruption")
    for spared in ("orb_greed", "sceptre_loyalty"):
        broken = dict.fromkeys((id for id in others if id != spared), 9)
        s = given(artefacts=artefacts, broken=broken)
        s.seat(0).chooses("crown")  # one target, one artefact: both follow without a question
        assert not s.intact(spared)
        assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-CRN-02", "MM-CRN-10")
def test_corruption_cannot_be_aimed_at_a_player_without_intact_artefacts() -> None:
    """The others can still be named."""
    artefacts = {0: ["crown_corruption"], 1: ["crown_wrath", "orb_devotion", "sceptre_loyalty"]}
    s = given(seats=3, artefacts=artefacts, broken=dict.fromkeys(artefacts[1], 9))
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["0", "2"]
    s.seat(0).cannot("1", because="MM-CRN-02", target=1)


@pytest.mark.rules("MM-CRN-02", "MM-RUL-13")
def test_order_needs_an_eligible_card() -> None:
    """An empty pile or a pile without a card of the previous turn is not enough."""
    for pile in ([], ["conflict_2"], [("conflict_2", 1)], [("conflict_2", 3)]):
        s = given(artefacts={0: ["crown_order"]}, discards={0: pile}, own_turn=3)
        s.seat(0).cannot("crown", because="MM-CRN-02", artefact="crown_order")
    s = given(artefacts={0: ["crown_order"]}, discards={0: [("conflict_2", 2)]}, own_turn=3)
    assert "crown" in s.seat(0).options()


@pytest.mark.rules("MM-CRN-02", "MM-RUL-13")
def test_prosperity_needs_a_target_with_a_card_in_deck_or_pile() -> None:
    """Who holds the whole deck in hand cannot be named; one card in the pile is enough."""
    content = without_authority()
    s = given(
        seats=3,
        content=content,
        artefacts={0: ["crown_prosperity"]},
        hands={0: ALL_CARDS, 1: ALL_CARDS, 2: ALL_CARDS[1:]},
        discards={2: ALL_CARDS[:1]},
    )
    s.seat(0).chooses("crown")  # seat 2 alone is possible
    assert s.event("crown-aimed")["target"] == 2
    s = given(
        content=content,
        artefacts={0: ["crown_prosperity"]},
        hands={0: ALL_CARDS, 1: ALL_CARDS},
    )
    s.seat(0).cannot("crown", because="MM-CRN-02", artefact="crown_prosperity")
    s = given(
        seats=3,
        content=content,
        artefacts={0: ["crown_prosperity"]},
        hands={1: ALL_CARDS},
    )
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["0", "2"]
    s.seat(0).cannot("1", because="MM-CRN-02", target=1)


@pytest.mark.rules("MM-CRN-02", "MM-RUL-13")
def test_insight_needs_a_card_in_deck_or_pile() -> None:
    """With all cards in hand there is nothing to look at."""
    content = without_authority()
    s = given(content=content, artefacts={0: ["crown_insight"]}, hands={0: ALL_CARDS})
    s.seat(0).cannot("crown", because="MM-CRN-02", artefact="crown_insight")
    for deck, pile in ((ALL_CARDS[:1], ()), ((), ALL_CARDS[:1])):
        s = given(
            content=content,
            artefacts={0: ["crown_insight"]},
            hands={0: ALL_CARDS[1:]},
            decks={0: deck},
            discards={0: pile},
        )
        assert "crown" in s.seat(0).options()


@pytest.mark.rules("MM-CRN-02", "MM-RUL-13")
def test_wrath_needs_a_card_in_hand() -> None:
    """An empty hand has nothing to discard; one card is enough."""
    s = given(artefacts={0: ["crown_wrath"]})
    s.seat(0).cannot("crown", because="MM-CRN-02", artefact="crown_wrath")
    s = given(artefacts={0: ["crown_wrath"]}, hands={0: ["ambush"]})
    assert "crown" in s.seat(0).options()


@pytest.mark.rules("MM-CRN-02")
def test_vitality_may_always_be_declared() -> None:
    """Even with no knight to move."""
    s = given(artefacts={0: ["crown_vitality"]}, castle={0: 0})
    s.seat(0).chooses("crown")
    s.happened("crown-declared", "redeployed")
    s.seat(0).cannot("crown", because="MM-CRN-01")


# -- the response window --------------------------------------------------------------------------


@pytest.mark.rules("MM-CRN-03", "MM-RUL-35")
def test_a_fracture_stops_the_crown_and_the_use_is_spent() -> None:
    """B passes, C breaks the crown; nothing else happens, and it is spent (MM-EX-17)."""
    s = given(
        seats=3,
        artefacts={0: ["crown_corruption"], 2: ["crown_wrath", "orb_greed", "sceptre_rage"]},
        hands={0: ["ambush"], 1: ["fracture"], 2: ["fracture"]},
    )
    s.seat(0).chooses("crown", "2")
    assert s.asked() == [(1, "crown-response"), (2, "crown-response")]
    assert s.seat(1).options() == ["pass", "fracture:crown_corruption"]
    s.seat(1).chooses("pass")
    s.seat(2).chooses("fracture:crown_corruption")
    assert not s.intact("crown_corruption")
    assert all(map(s.intact, ("crown_wrath", "orb_greed", "sceptre_rage")))
    assert s.pile(2) == ["fracture"]
    assert s.hand(1) == ["fracture"]
    s.seat(0).cannot("crown", because="MM-CRN-01")
    s.seat(0).chooses("end_turn")
    assert not s.intact("crown_corruption")
    for seat in (1, 2, 0):
        s.seat(seat).chooses("end_turn")
    assert s.intact("crown_corruption")  # at the end of A's next turn


@pytest.mark.rules("MM-CRN-03")
def test_the_first_fracture_ends_the_window() -> None:
    """Clockwise from the user's left, the first answer counts and the later ones are dropped."""
    s = given(
        seats=4,
        turn_of=2,
        artefacts={2: ["crown_insight"]},
        hands={0: ["fracture"], 1: ["fracture"], 2: ["ambush"], 3: ["ambush"]},
    )
    s.seat(2).chooses("crown")
    assert s.m.view(None)["state"]["window"]["start"] == 3
    s.seat(1).chooses("fracture:crown_insight")
    assert s.intact("crown_insight")
    s.seat(0).chooses("fracture:crown_insight")
    assert s.event("artefact-broken") == {"seat": 0, "artefact": "crown_insight", "owner": 2}
    assert s.pile(0) == ["fracture"]
    assert s.hand(1) == ["fracture"]
    assert s.asked() == [(2, "window")]
    s.never("looked")


@pytest.mark.rules("MM-CRN-03")
def test_only_the_declared_crown_can_be_broken_in_its_window() -> None:
    """Orb and sceptre of the user are not concerned."""
    s = given(artefacts={0: ["crown_vitality", "orb_greed"]}, hands={1: ["fracture"]})
    s.seat(0).chooses("crown")
    assert s.seat(1).options() == ["pass", "fracture:crown_vitality"]
    assert s.m.view(1)["state"]["window"]["artefacts"] == ["crown_vitality"]


@pytest.mark.rules("MM-CRN-03", "MM-RUL-43")
def test_the_user_has_no_say_in_the_window_of_their_own_crown() -> None:
    """Holding Fracture does not help: the circle begins with the next seat, without the user."""
    s = given(
        seats=3,
        turn_of=1,
        artefacts={1: ["crown_vitality"]},
        hands={0: ["fracture"], 1: ["fracture"], 2: ["fracture"]},
    )
    s.seat(1).chooses("crown")
    window = s.m.view(None)["state"]["window"]
    assert window["start"] == 2
    assert window["circle"] == [0, 2]
    assert s.asked() == [(0, "crown-response"), (2, "crown-response")]


@pytest.mark.rules("MM-CRN-04", "MM-CRN-03")
def test_if_nobody_responds_the_effect_follows_at_once() -> None:
    """After the last pass the user makes the inner choices."""
    s = given(
        artefacts={0: ["crown_corruption"], 1: ["crown_wrath"]},
        hands={1: ["fracture"]},
    )
    s.seat(0).chooses("crown", "1")
    assert s.asked() == [(1, "crown-response")]
    s.seat(1).chooses("pass")
    assert s.asked() == [(0, "corruption")]
    s.happened("crown-aimed", "window-opens", "window-closes")
    assert s.hand(1) == ["fracture"]


@pytest.mark.rules("MM-CRN-25", "MM-CRN-04")
@pytest.mark.parametrize("crown", CROWNS)
def test_a_declared_and_unbroken_crown_is_always_carried_out(crown: str) -> None:
    """With just one legal outcome left and everybody passing, that outcome still happens."""
    if crown == "crown_corruption":  # just one artefact can be chosen
        mine = ["crown_corruption", "orb_greed", "sceptre_rage"]
        other = ["crown_wrath", "orb_devotion", "sceptre_loyalty"]
        s = given(
            artefacts={0: mine, 1: other},
            broken=dict.fromkeys([*mine[1:], *other[1:]], 9),
            hands={1: ["fracture"]},
        )
    else:  # one card in hand, one in the pile, one on the user's deck
        content = without_authority()
        rest = list(ALL_CARDS)
        for card in ("ambush", "call_to_arms"):
            rest.remove(card)
        s = given(
            content=content,
            artefacts={0: [crown]},
            castle={0: 0},
            hands={0: ["ambush"], 1: ["fracture"]},
            decks={0: rest[:1]},
            discards={0: [("call_to_arms", 2), *rest[1:]]},
        )
    s.seat(0).chooses("crown")
    if s.seat(0).number in [seat for seat, _ in s.asked()]:
        s.seat(0).chooses("0")
    before = {artefact for artefact in s.state.content.artefacts if s.intact(artefact)}
    s.seat(1).chooses("pass")
    after = {artefact for artefact in s.state.content.artefacts if s.intact(artefact)}
    expected = {
        "crown_corruption": "artefact-broken",
        "crown_insight": "looked",
        "crown_order": "recycled",
        "crown_prosperity": "looked",
        "crown_vitality": "redeployed",
    }
    if crown == "crown_wrath":
        assert s.seat(0).options() == ["none", "ambush"]
    else:
        s.happened("window-closes", expected[crown])
    assert before - after == ({"crown_wrath"} if crown == "crown_corruption" else set())
