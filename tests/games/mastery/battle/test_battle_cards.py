"""Battle, steps 4 and 5: conflict cards chosen in secret, and support cards by turns."""

from __future__ import annotations

import pytest

from gonfalon.kernel.values.errors import Refused
from tests.games.mastery.duel import duel, plays, preview
from tests.games.mastery.scenario import Scenario

TWO_KINDS = ("conflict_2", "conflict_4", "support_1")


def tied(attacker: tuple[str, ...], defender: tuple[str, ...], **more: int) -> Scenario:
    """Lead a duel to its support step at 8 : 8, unless the knights differ."""
    return duel(
        "forest",
        more.get("attackers", 4),
        more.get("defenders", 4),
        ("conflict_4", "conflict_4", *attacker),
        ("conflict_4", "conflict_4", *defender),
    )


# -- step 4 -------------------------------------------------------------------------------------


@pytest.mark.rules("MM-BAT-40", "MM-RSP-07")
@pytest.mark.parametrize("first", [0, 1])
def test_both_opponents_choose_at_the_same_time_and_reveal_together(first: int) -> None:
    """Either may answer first; the other sees nothing of it until both cards are shown."""
    s = duel(attacker=TWO_KINDS, defender=TWO_KINDS)
    assert s.asked() == [(0, "conflict"), (1, "conflict")]
    other = 1 - first
    before = [preview(s, viewer) for viewer in (other, None)]
    s.seat(first).chooses("conflict_4")
    assert [preview(s, viewer) for viewer in (other, None)] == before
    assert s.m.view(None)["waiting"] == [0, 1]
    assert s.battle()["sides"][first]["card"] is None
    assert s.m.view(None)["state"]["seats"][first]["hand_count"] == 5
    s.never("conflicts-revealed")
    s.seat(other).chooses("conflict_2")
    shown = s.event("conflicts-revealed")
    cards = {first: "conflict_4", other: "conflict_2"}
    assert (shown["first"], shown["second"]) == (cards[0], cards[1])
    assert [side["card"] for side in s.battle()["sides"]] == [cards[0], cards[1]]


@pytest.mark.rules("MM-BAT-40", "MM-DEC-42")
def test_only_conflict_cards_are_offered_each_kind_once() -> None:
    """Two copies are one option; support and resource cards are no conflict cards."""
    hand = ("conflict_2", "conflict_2", "ambush", "support_1", "fracture")
    s = duel(attacker=hand, defender=TWO_KINDS)
    assert s.seat(0).options() == ["conflict_2", "ambush"]
    s.seat(0).cannot("support_1", "MM-BAT-40", card="support_1")
    s.seat(0).cannot("fracture", "MM-BAT-40", card="fracture")
    with pytest.raises(Refused) as refused:
        s.seat(0).chooses("conflict_5")
    assert refused.value.code == "not-offered"


@pytest.mark.rules("MM-BAT-41", "MM-RUL-38")
def test_a_conflict_card_in_hand_must_be_played() -> None:
    """Nobody may pretend to hold none."""
    s = duel(attacker=TWO_KINDS, defender=TWO_KINDS)
    for seat in (0, 1):
        assert s.seat(seat).options() == ["conflict_2", "conflict_4"]
        s.seat(seat).cannot("none", "MM-BAT-41")
        with pytest.raises(Refused) as refused:
            s.seat(seat).chooses("none")
        assert refused.value.rule == "MM-BAT-41"


@pytest.mark.rules("MM-BAT-41", "MM-BAT-40")
def test_who_holds_no_conflict_card_counts_zero_and_the_battle_goes_on() -> None:
    """Both empty-handed sides fight with their knights alone."""
    none = ("support_1", "support_1", "support_2", "support_2", "call_to_arms")
    s = duel(attackers=4, defenders=3, attacker=none, defender=none)
    assert s.event("conflicts-revealed") == {
        "attacker": 0,
        "first": "none",
        "defender": 1,
        "second": "none",
    }
    assert s.totals() == (4, 3)
    assert s.seat(1).kind() == "support"


@pytest.mark.rules("MM-BAT-42")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_a_numbered_card_adds_its_value(value: int) -> None:
    """From two to five."""
    card = f"conflict_{value}"
    s = duel(attacker=(card, card, "support_1"), defender=("conflict_2", "conflict_2", "support_1"))
    assert s.totals() == (4 + value, 6)
    assert s.battle()["sides"][0]["conflict"] == value


@pytest.mark.rules("MM-BAT-42", "MM-EX-24")
def test_two_ambushes_are_rolled_after_the_reveal_attacker_first() -> None:
    """The first roll is the attacker's, the second the defender's."""
    ambush = ("ambush", "ambush", "support_1")
    s = duel(attacker=ambush, defender=ambush, chance={"ambush": [1, 5]})
    assert s.totals() == (6, 10)
    s.happened("conflicts-revealed", "conflict-roll", "conflict-roll")
    rolls = [words for id, words in s.events if id == "event-conflict-roll"]
    assert rolls == [
        {"seat": 0, "card": "ambush", "roll": 2},
        {"seat": 1, "card": "ambush", "roll": 6},
    ]


@pytest.mark.rules("MM-BAT-42")
@pytest.mark.parametrize("pips", [1, 6])
def test_an_ambush_against_a_number_rolls_once(pips: int) -> None:
    """An Ambush is worth one to six."""
    s = duel(defender=("ambush", "ambush", "support_1"), chance={"ambush": [pips - 1]})
    assert s.totals() == (8, 4 + pips)


@pytest.mark.rules("MM-RSP-07", "MM-RUL-40", "MM-DEC-42", "MM-EX-46")
@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
def test_nobody_sees_that_the_other_side_has_no_conflict_card(policy: str) -> None:
    """Until the attacker has answered, a defender without a choice looks like any other."""
    hands = {
        "choice": ("conflict_2", "conflict_3", "support_1", "support_2", "call_to_arms"),
        "single": ("conflict_2", "support_1", "support_1", "support_2", "call_to_arms"),
        "none": ("support_1", "support_1", "support_2", "support_2", "call_to_arms"),
    }
    tables = {
        name: duel(attacker=TWO_KINDS, defender=hand, policy=policy) for name, hand in hands.items()
    }
    for viewer in (0, None):
        seen = [preview(s, viewer) for s in tables.values()]
        assert seen[0] == seen[1] == seen[2]
    for s in tables.values():
        assert s.seat(0).options() == ["conflict_2", "conflict_4"]
        s.seat(0).chooses("conflict_4")
        if s.seat(1).asked("conflict"):
            s.seat(1).chooses(s.seat(1).options()[0])
    assert tables["none"].event("conflicts-revealed")["second"] == "none"
    assert tables["none"].totals() == (8, 4)
    assert tables["single"].totals() == (8, 6)


@pytest.mark.rules("MM-RSP-07")
def test_without_a_choice_the_engine_answers_in_quick_play_and_asks_to_confirm_elsewhere() -> None:
    """Where people wait for each other, no length tells that somebody had no choice."""
    quick = duel(attacker=TWO_KINDS)
    assert quick.asked() == [(0, "conflict")]
    for policy in ("everyone", "fixed"):
        s = duel(attacker=TWO_KINDS, policy=policy)
        assert s.asked() == [(0, "conflict"), (1, "conflict")]
        assert s.seat(1).options() == ["conflict_4"]
        with pytest.raises(Refused) as refused:
            s.m.close(s.m.round)
        assert refused.value.code == "answer-owed"


# -- step 5 -------------------------------------------------------------------------------------


@pytest.mark.rules("MM-BAT-50", "MM-EX-21")
def test_on_mountains_no_support_card_is_played() -> None:
    """At 7 : 7 the attacker may not use the +2 in hand and loses by one."""
    s = duel("mountains", 3, 3, ("conflict_4", "conflict_4", "support_2"))
    s.happened("support-forbidden", "battle-tied")
    s.never("support-played", "support-passed")
    assert s.event("support-forbidden") == {"tile": "mountains"}
    assert "support_2" in s.hand(0)
    assert (s.owner("1,0"), s.event("battle-tied")["margin"]) == (1, 1)


@pytest.mark.rules("MM-BAT-51", "MM-RUL-06")
@pytest.mark.parametrize(
    ("attackers", "defenders", "begins"), [(3, 4, 0), (4, 4, 0), (4, 3, 1), (6, 1, 1), (1, 6, 0)]
)
def test_who_has_fewer_points_begins_and_the_attacker_on_a_tie(
    attackers: int, defenders: int, begins: int
) -> None:
    """The comparison is made once, after the conflict cards."""
    s = tied(("support_1",), ("support_1",), attackers=attackers, defenders=defenders)
    assert s.asked() == [(begins, "support")]
    assert s.battle()["support_order"] == [begins, 1 - begins]


@pytest.mark.rules("MM-BAT-51", "MM-RUL-32")
def test_battle_points_not_victory_points_decide_who_begins() -> None:
    """The defender has more land and fewer battle points, and begins."""
    s = duel("forest", 5, 4, land={1: {"-2,1": 1, "-1,0": 1, "-1,-1": 1}})
    assert s.state.points(1) > s.state.points(0)
    assert s.asked() == [(1, "support")]


@pytest.mark.rules("MM-BAT-52", "MM-BAT-55", "MM-RUL-06")
def test_several_support_cards_may_be_played_in_one_turn_of_the_step() -> None:
    """One card at a time, as many as one likes, then a stop."""
    s = tied(("support_1", "support_1", "support_2"), ("support_1",))
    s.seat(0).chooses("support_1")
    assert s.totals() == (9, 8)
    assert s.asked() == [(0, "support")]
    assert s.seat(0).options() == ["support_1", "support_2", "stop"]
    s.seat(0).chooses("support_2")
    assert s.totals() == (11, 8)
    s.seat(0).chooses("support_1")
    assert s.totals() == (12, 8)
    assert s.seat(0).options() == ["stop"]
    s.seat(0).chooses("stop")
    assert s.asked() == [(1, "support")]
    s.happened("support-played", "support-played", "support-played", "support-stopped")
    s.never("support-passed")


@pytest.mark.rules("MM-BAT-52")
def test_only_support_cards_may_be_played_in_the_support_step() -> None:
    """Conflict and resource cards stay in the hand."""
    s = duel(attacker=("conflict_4", "conflict_4", "support_1", "fracture"))
    assert s.seat(0).options() == ["support_1", "stop"]
    s.seat(0).cannot("conflict_4", "MM-BAT-52", card="conflict_4")
    s.seat(0).cannot("fracture", "MM-BAT-52", card="fracture")
    s.seat(0).cannot("call_to_arms", "MM-BAT-52", card="call_to_arms")


@pytest.mark.rules("MM-BAT-52", "MM-BAT-53", "MM-EX-22")
def test_a_pass_does_not_bar_a_player_from_playing_later() -> None:
    """The attacker passes, is overtaken, and answers; two passes in a row end the step."""
    s = tied(("support_2",), ("support_1",))
    s.seat(0).chooses("stop")
    s.seat(1).chooses("support_1", "stop")
    assert s.totals() == (8, 9)
    s.seat(0).chooses("support_2", "stop")
    assert s.totals() == (10, 9)
    assert s.asked() == [(1, "support")]
    s.seat(1).chooses("stop")
    assert s.asked() == [(0, "support")]
    s.seat(0).chooses("stop")
    assert s.event("battle-won") == {"winner": 0, "loser": 1, "high": 10, "low": 9, "margin": 1}


@pytest.mark.rules("MM-BAT-53", "MM-BAT-54", "MM-EX-23")
def test_two_passes_in_succession_end_the_step_and_cards_stay_in_hand() -> None:
    """8 : 10, both pass: the defender wins by two."""
    s = tied(("support_2",), ("support_2",), attackers=4, defenders=6)
    s.seat(0).chooses("stop")
    assert s.asked() == [(1, "support")]
    s.seat(1).chooses("stop")
    assert s.event("battle-won")["margin"] == 2
    assert "support_2" in s.hand(0)
    assert "support_2" in s.hand(1)


@pytest.mark.rules("MM-BAT-53")
def test_a_stop_after_a_card_is_no_pass() -> None:
    """The attacker plays and stops, the defender passes, and the attacker is asked once more."""
    s = tied(("support_1", "support_1"), ("support_1",))
    s.seat(0).chooses("support_1", "stop")
    s.seat(1).chooses("stop")
    assert s.asked() == [(0, "support")]
    assert s.seat(0).options() == ["support_1", "stop"]
    s.seat(0).chooses("stop")
    s.happened("support-stopped", "support-passed", "support-passed", "battle-won")


@pytest.mark.rules("MM-BAT-54", "MM-RSP-08", "MM-RUL-40", "MM-DEC-50", "MM-EX-45")
def test_a_forced_pass_looks_like_a_free_one() -> None:
    """Two cards in hand, no support card, three of four in the pile: `stop` alone is asked."""
    pile = ("support_1", "support_1", "support_2")
    forced = duel(
        "forest",
        4,
        6,
        ("conflict_4", "conflict_4", "conflict_2", "conflict_2", "conflict_3"),
        discards={0: pile},
    )
    free = duel(
        "forest",
        4,
        6,
        ("conflict_4", "conflict_4", "support_2", "conflict_2", "conflict_3"),
        discards={0: pile},
    )
    for s in (forced, free):
        plays(s, "conflict_4", "conflict_4")
    assert forced.seat(0).options() == ["stop"]
    assert free.seat(0).options() == ["support_2", "stop"]
    for viewer in (1, None):
        assert preview(forced, viewer) == preview(free, viewer)
    for s in (forced, free):
        s.seat(0).chooses("stop")
        s.happened("support-passed")
    for viewer in (1, None):
        assert preview(forced, viewer) == preview(free, viewer)


@pytest.mark.rules("MM-RSP-08", "MM-EX-45")
def test_a_pass_is_automatic_when_public_facts_show_it() -> None:
    """All four support cards lie in the discard pile: nobody needs to ask."""
    s = duel(
        "forest",
        4,
        6,
        ("conflict_4", "conflict_4", "conflict_2", "conflict_2", "fracture"),
        discards={0: ("support_1", "support_1", "support_2", "support_2")},
    )
    plays(s, "conflict_4", "conflict_4")
    assert s.asked() == [(1, "support")]
    s.happened("support-passed")


@pytest.mark.rules("MM-RSP-08")
def test_support_cards_in_play_count_as_out_of_the_hand() -> None:
    """Two in the pile and two played: the stop after the last card is automatic."""
    s = duel(
        attacker=("conflict_4", "conflict_4", "support_2", "support_2"),
        discards={0: ("support_1", "support_1")},
    )
    s.seat(0).chooses("support_2")
    assert s.asked() == [(0, "support")]
    s.seat(0).chooses("support_2")
    assert s.asked() == [(1, "support")]
    s.happened("support-played", "support-played", "support-stopped")


@pytest.mark.rules("MM-RSP-08")
def test_an_empty_hand_passes_by_itself() -> None:
    """The last card is played; a support card is still in the deck, but the hand is empty."""
    s = duel(
        attacker=("conflict_4", "support_1", "support_1", "support_2", "fracture"),
        artefacts={1: ["sceptre_loyalty"]},
    )
    s.seat(0).chooses("fracture:sceptre_loyalty", "support_1", "support_1")
    assert s.seat(0).options() == ["support_2", "stop"]
    s.seat(0).chooses("support_2")
    assert s.hand(0) == []
    assert s.deck(0).count("support_2") == 1
    assert s.asked() == [(1, "support")]
