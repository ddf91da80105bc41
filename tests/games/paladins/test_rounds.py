"""Rounds, king's cards, paladins and taverns (PAL-ROUND, PAL-KING, PAL-PALADIN, PAL-TAV)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins.model.state import CHOSEN, DECK, HAND, PALADINS, TAVERNS
from tests.games.paladins.scenario import Scenario, begun, given, player


def after_setup(seats: int = 2, first: int = 0) -> Scenario:
    """Begin a match and take the starting townsfolk."""
    s = begun(seats, first=first)
    while s.m.decisions[0].kind == "start":
        seat = s.seat(s.m.decisions[0].seat)
        seat.chooses(seat.options()[0])
    return s


def play_round(s: Scenario) -> None:
    """Let everybody take what comes first, and pass."""
    round = s.state.round
    while not s.m.over and s.state.round == round:
        decision = s.m.decisions[0]
        option = "pass" if decision.kind == "action" else decision.options[-1].id
        s.seat(decision.seat).chooses(option)


@pytest.mark.rules("PAL-ROUND-01", "PAL-ROUND-02", "PAL-ROUND-03", "PAL-ROUND-08", "PAL-END-01")
def test_seven_rounds_with_a_wandering_first_player() -> None:
    """The token moves from round 2 on; orders in rounds 1-3, favours in 3-7; no last cleanup."""
    s = after_setup(3, first=2)
    for round in range(1, 8):
        assert s.state.round == round
        assert s.state.first == (2 + round - 1) % 3
        assert len(s.state.orders) == min(round, 3)
        assert len(s.state.favours) == max(round - 2, 0)
        play_round(s)
    assert s.m.over
    assert s.times("round-ends") == 6
    assert len(s.state.taverns) == 4, "the taverns of round 7 still lie there"


@pytest.mark.rules("PAL-ROUND-04", "PAL-CLEAN-04")
def test_the_tavern_deck_is_reshuffled_when_it_runs_out() -> None:
    """Four players use 5 of 24 taverns a round: in round 5 the discard pile comes back."""
    s = after_setup(4)
    for _ in range(4):
        s.never("taverns-reshuffled")
        play_round(s)
    assert s.event("taverns-reshuffled") == {"count": 20}
    assert len(s.state.taverns) == 5
    assert len(s.state.deck(TAVERNS).cards) == 19


@pytest.mark.rules("PAL-ROUND-04")
def test_the_last_taverns_are_revealed_before_the_deck_is_made_new() -> None:
    """Four of five are left: all lie open, and only then the discard pile is shuffled."""
    s = after_setup(4)
    for _ in range(4):
        left = s.state.deck(TAVERNS).cards[::-1]
        play_round(s)
    assert len(left) == 4
    assert s.state.taverns[:4] == left
    assert s.state.taverns[4] not in left
    assert not set(left) & set(s.state.deck(TAVERNS).cards)


@pytest.mark.rules("PAL-ROUND-05", "PAL-ROUND-06", "PAL-ROUND-07", "PAL-TAV-01", "PAL-TURN-01")
def test_the_steps_of_a_round_follow_each_other() -> None:
    """Paladins together, then the draft in turn order, then turns clockwise."""
    s = after_setup(3, first=1)
    assert sorted(s.asked()) == [(0, "paladin"), (1, "paladin"), (2, "paladin")]
    s.choose_paladins()
    order = []
    while s.m.decisions[0].kind == "tavern":
        seat = s.m.decisions[0].seat
        order.append(seat)
        assert s.seat(seat).b.paladin >= 0
        assert s.seat((seat + 1) % 3).b.paladin < 0 or (seat + 1) % 3 in order
        s.seat(seat).chooses(s.seat(seat).options()[0])
    assert order == [1, 2, 0]
    turns = []
    for _ in range(6):
        seat = s.m.decisions[0].seat
        turns.append(seat)
        s.seat(seat).chooses("trade" if s.seat(seat).offers("trade") else "hunt", "one").pays()
    assert turns == [1, 2, 0, 1, 2, 0]


@pytest.mark.rules("PAL-ROUND-09", "PAL-PASS-03", "PAL-ROUND-07")
def test_the_last_player_takes_one_turn_after_another() -> None:
    """Who has passed takes no more turns."""
    s = given(player("labourer labourer labourer"), player("labourer"))
    a, b = s.seat(0), s.seat(1)
    a.chooses("hunt")
    b.chooses("pass")
    a.chooses("trade")
    assert s.asked() == [(0, "action")]
    a.chooses("conspire")
    assert not b.asked("action")


@pytest.mark.rules("PAL-KING-01", "PAL-KING-02", "PAL-KING-03", "PAL-RUL-07")
@pytest.mark.parametrize(
    ("order", "five", "four"),
    [
        ("order_commission", {"monks": 5}, {"monks": 4}),
        ("order_fortify", {"walls": 5}, {"walls": 4}),
        ("order_garrison", {"outposts": 5}, {"outposts": 4}),
        ("order_absolve", {"jars": 5}, {"jars": 4}),
        ("order_attack", {"attacked": 5}, {"attacked": 4}),
        ("order_convert", {"converted": 5}, {"converted": 4}),
    ],
)
def test_an_order_is_fulfilled_by_five_traces(
    order: str, five: dict[str, Any], four: dict[str, Any]
) -> None:
    """Every player who fulfils it gets its points, by slot 4, 6, 8."""
    rest = [o for o in ("order_commission", "order_fortify", "order_garrison") if o != order][:2]
    for slot, points in enumerate((4, 6, 8)):
        orders = [*rest[:slot], order, *rest[slot:]]
        s = given(
            player(**five),
            player(**four),
            orders=orders,
        )
        assert (f"order {order} 5", points) in s.seat(0).lines()
        assert not [line for line in s.seat(1).lines() if line[0].startswith(f"order {order}")]


@pytest.mark.rules("PAL-KING-04", "PAL-RUL-08", "PAL-TURN-02")
def test_a_favour_is_usable_from_its_round_on() -> None:
    """Face up in round 3, used in round 3, once in total; hidden ones wait."""
    s = given(
        player("labourer labourer labourer"),
        player("labourer labourer"),
        favours=["favour_provisions_tax"],
        round=3,
    )
    a = s.seat(0)
    a.cannot("favour:2", "PAL-KING-04", round=4)
    a.chooses("favour:1")
    assert (a.provisions, a.silver) == (2, 1)
    s.seat(1).cannot("favour:1", "PAL-FAV-03")
    s.back_to(0)
    a.cannot("favour:1", "PAL-FAV-03")


@pytest.mark.rules("PAL-KING-05", "PAL-FAV-07", "PAL-PRAY-02")
def test_praying_never_clears_a_favour() -> None:
    """A worker on a favour is no target, neither for the action nor for the effect."""
    s = given(
        player("cleric", silver=2, placed={"hunt": "labourer"}),
        favours=["favour_provisions_tax"],
        favour_workers={1: "labourer"},
    )
    s.seat(0).chooses("pray")
    assert s.state.favour_workers == [0]
    alone = given(
        player("cleric", silver=2),
        favours=["favour_provisions_tax"],
        favour_workers={1: "labourer"},
    )
    alone.seat(0).cannot("pray", "PAL-PRAY-03")


# -- paladins ---------------------------------------------------------------------------------


@pytest.mark.rules("PAL-PALADIN-01", "PAL-PALADIN-02", "PAL-DEC-02", "PAL-DEC-03")
def test_one_is_used_one_goes_on_top_one_under() -> None:
    """The top three are drawn; the next round draws the one on top first."""
    s = after_setup()
    a = s.seat(0)
    zones = s.state.packs[PALADINS].zones
    names = s.state.content.cards.paladins
    drawn = [names[k] for k in zones[HAND].cards]
    assert drawn == ["otton", "roland", "samson"], "the top of a deck in content order"
    assert a.options() == drawn
    a.chooses("roland")
    assert a.kind() == "paladin-top"
    assert a.options() == ["otton", "samson"]
    a.chooses("samson")
    s.choose_paladins()
    deck = [names[k] for k in s.state.packs[PALADINS].zones[DECK].cards]
    assert deck[-1] == "samson"
    assert deck[0] == "otton"
    assert len(deck) == 11


@pytest.mark.rules("PAL-PALADIN-03", "PAL-DEC-02")
def test_nobody_learns_a_choice_before_the_reveal() -> None:
    """Not who has answered, not what, not the cards put back."""
    s = after_setup()
    before = s.m.view(1)
    s.seat(0).chooses("roland", "samson")
    assert s.m.view(1) == before
    assert s.m.view(None)["waiting"] == [0, 1]
    s.choose_paladins()
    state = s.seat(1).sees()
    own = state["boards"][1]["paladins"]
    assert own["deck"][0] is not None
    assert own["deck"][-1] is not None
    other = state["boards"][0]
    assert other["paladin"] == "roland", "seat 0 drafts first and has revealed"
    assert other["paladins"]["deck"] == [None] * 11
    mine = s.seat(0).sees()["boards"]
    assert mine[0]["paladins"]["deck"][0] == "samson"
    assert mine[0]["paladins"]["deck"][-1] == "otton"
    assert mine[1]["paladins"]["chosen"] == []
    assert mine[1]["paladins"]["chosen_count"] == 1
    assert mine[1]["paladin"] is None


@pytest.mark.rules("PAL-PALADIN-05", "PAL-CLEAN-06", "PAL-RUL-09", "PAL-PALADIN-06")
def test_used_paladins_do_not_return() -> None:
    """Decks hold 12, 11, ... 6 cards at the start of rounds 1 ... 7; boosts end with the round."""
    s = after_setup()
    for round in range(1, 8):
        hidden = [len(zone.cards) for zone in s.state.packs[PALADINS].zones]
        assert sum(hidden) == 13 - round
        assert s.seat(0).b.paladin < 0
        assert s.seat(0).effective == s.seat(0).track
        assert len(s.seat(0).b.used) == round - 1
        play_round(s)
    assert len(s.state.packs[PALADINS].zones[CHOSEN].cards) == 0


@pytest.mark.rules("PAL-PALADIN-04", "PAL-PALADIN-06", "PAL-SCORE-19", "PAL-GEN-05")
def test_a_boost_counts_for_requirements_and_never_for_points() -> None:
    """From the reveal to the end of the round, also for who has passed."""
    s = given(player("labourer", influence=7, paladin="gerin"), player(passed=True), round=7)
    a = s.seat(0)
    assert a.effective["influence"] == 11
    assert ("attribute influence 7", 6) in a.lines()
    s = given(player("labourer", influence=7, paladin="gerin"), player("labourer"))
    s.seat(0).chooses("pass")
    assert s.seat(0).effective["influence"] == 11
    s.seat(1).chooses("pass")
    assert s.seat(0).effective["influence"] == 7


@pytest.mark.rules("PAL-PALADIN-07", "PAL-PALADIN-08")
@pytest.mark.parametrize(
    ("paladin", "action", "told", "answers"),
    [
        ("anseis", "fortify", {"workers": "merchant labourer scout"}, ()),
        ("berengier", "garrison", {"workers": "merchant labourer fighter"}, ("space_1_2",)),
        ("ivon", "commission", {"workers": "scout labourer cleric"}, ("space_1_2",)),
        ("ivoire", "absolve", {"workers": "cleric labourer merchant"}, ("absolve_space_6",)),
        ("oliver", "pray", {"workers": "cleric", "placed": {"hunt": "scout"}}, ()),
        ("gerier", "convert", {"workers": "fighter labourer cleric", "converted": 1}, ("1",)),
    ],
)
def test_a_waived_price_is_nothing_and_the_workers_stay_needed(
    paladin: str, action: str, told: dict[str, Any], answers: tuple[str, ...]
) -> None:
    """With the paladin the action costs none of its resource; without it is out of reach."""
    s = given(player(paladin=paladin, **told))
    a = s.seat(0).chooses(action, *answers)
    assert a.debts == (0, 0)
    s.never("paid")
    s.happened("action")
    without = given(player(strength=1, **told))
    assert not without.seat(0).offers(action)
    idle = given(player(**{**told, "workers": "labourer"}, paladin=paladin))
    assert not idle.seat(0).offers(action)


@pytest.mark.rules("PAL-PALADIN-07", "PAL-DEV-01")
def test_samson_develops_for_two() -> None:
    """Two silver less."""
    s = given(player("labourer labourer", silver=2, paladin="samson"))
    a = s.seat(0)
    assert a.label("develop")["args"]["silver"] == 2
    a.chooses("develop", "attack:1")
    assert a.silver == 0
    given(player("labourer labourer", silver=3)).seat(0).cannot(
        "develop", "PAL-DEV-01", needed=4, held=3
    )


@pytest.mark.rules("PAL-PALADIN-10", "PAL-HUNT-01", "PAL-TRADE-01", "PAL-CONS-01")
@pytest.mark.parametrize(
    ("paladin", "answers", "silver", "provisions"),
    [
        ("girard", ("hunt", "one", "labourer"), 0, 3),
        ("girard", ("hunt", "two", "labourer:scout"), 0, 5),
        ("otton", ("trade", "one", "labourer"), 3, 0),
        ("otton", ("trade", "two", "labourer:merchant"), 5, 0),
        ("gerin", ("conspire", "labourer"), 2, 0),
    ],
)
def test_a_bonus_comes_every_time_in_each_mode(
    paladin: str, answers: tuple[str, ...], silver: int, provisions: int
) -> None:
    """After the regular reward, from the general supply."""
    s = given(player("labourer scout merchant", paladin=paladin), next_suspicion=[0], tax=3)
    a = s.seat(0).chooses(*answers)
    assert (a.silver, a.provisions) == (silver, provisions)
    assert s.state.tax == 3
    s.happened("action", "paladin-bonus")
    assert s.said.index("event-paladin-bonus") == len(s.said) - 2


@pytest.mark.rules("PAL-PALADIN-11")
def test_paladins_do_not_change_favours_or_surcharges() -> None:
    """Samson and a favour's silver, Engelier and the attack surcharge."""
    s = given(
        player("fighter", unpaid=1, paladin="samson"), favours=["favour_settle_debt"], round=3
    )
    s.seat(0).cannot("favour:1", "PAL-FAV-01", needed=1, held=0)
    s = given(
        player("cleric", paladin="oliver", placed={"hunt": "scout"}, unpaid=1),
        favours=["favour_settle_debt"],
    )
    s.seat(0).cannot("favour:1", "PAL-FAV-01", needed=1, held=0)
    s = given(
        player("scout labourer fighter", paladin="engelier"), outsiders={3: "warrior_saracen"}
    )
    s.seat(0).cannot("attack", "PAL-ATT-02", needed=1, held=0)


# -- taverns ----------------------------------------------------------------------------------


@pytest.mark.rules("PAL-TAV-03", "PAL-EFF-01", "PAL-SUSP-01")
def test_criminals_of_a_tavern_draw_suspicion_before_the_next_reveal() -> None:
    """Two criminals: two cards, then the next player reveals; kept workers draw none."""
    s = given(
        player("criminal", passed=True),
        player("labourer"),
        turn_of=1,
        first=1,
        next_taverns=["tavern_12", "tavern_07", "tavern_08"],
        next_suspicion=[0, 0],
    )
    s.seat(1).chooses("pass")
    assert s.seat(0).suspicion == []
    s.choose_paladins()
    a = s.seat(0)
    assert a.label("1")["args"]["criminals"] == 2
    a.chooses("1")
    assert a.suspicion == [0, 0]
    s.happened("tavern-taken", "suspicion-drawn", "suspicion-drawn", "paladin-revealed")
