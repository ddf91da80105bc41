"""Options of a match, and everything that chance decides."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import gonfalon
from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.shapes import VARIANTS
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.cards import chance_names
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import KernelError, Refused
from tests.games.mastery.scenario import Scenario, given

SEATS = range(2, 7)
FULL = ("conflict_2", "conflict_3", "support_1", "support_1", "support_2")


class Recorder(FastChance):
    """Chance that writes down what it is asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[tuple[int, int]] = []

    def below(self, label: int, n: int) -> int:
        """Draw and write down."""
        self.asked.append((label, n))
        return super().below(label, n)


def begin(seats: int, **options: Any) -> Match[MasteryState]:
    """Begin a match with these options."""
    return GAME.new(seats, FastChance(1), options)


def refused(seats: int, **options: Any) -> Refused:
    """Return why these options are refused."""
    with pytest.raises(Refused) as refusal:
        begin(seats, **options)
    return refusal.value


# -- variants -----------------------------------------------------------------------------------


@pytest.mark.rules("MM-OPT-01")
@pytest.mark.parametrize("seats", SEATS)
def test_by_default_no_variant_is_played(seats: int) -> None:
    match = begin(seats)
    assert match.settings == {
        "variants": [],
        "team_mode": None,
        "castles": list(GAME.load().castles)[:seats],
        "round_limit": None,
    }
    rules = match.state.rules
    played = [rules.loyalty, rules.castle_siege, rules.ruthlessness, rules.skirmish, rules.disorder]
    assert played == [False] * 5


@pytest.mark.rules("MM-OPT-01", "MM-VAR-01", "MM-VAR-08", "MM-VAR-50")
@pytest.mark.parametrize("seats", SEATS)
def test_any_set_of_variants_may_be_chosen_but_for_two_exceptions(seats: int) -> None:
    for size in range(6):
        for chosen in combinations(VARIANTS, size):
            options: dict[str, Any] = {"variants": list(chosen)}
            if "loyalty" in chosen and seats == 6:
                options["team_mode"] = "pairs_6"
            if "loyalty" in chosen and seats not in (4, 6):
                refusal = refused(seats, **options)
                assert (refusal.code, refusal.rule) == ("bad-variants", "MM-VAR-01")
            elif {"loyalty", "castle_siege"} <= set(chosen):
                refusal = refused(seats, **options)
                assert (refusal.code, refusal.rule) == ("bad-variants", "MM-VAR-08")
            else:
                assert begin(seats, **options).settings["variants"] == list(chosen)


@pytest.mark.rules("MM-OPT-01")
@pytest.mark.parametrize(
    "variants", [["winter"], "skirmish", ["skirmish", "skirmish"], {"skirmish": True}, [1], 5]
)
def test_what_is_no_set_of_variants_is_refused(variants: Any) -> None:
    assert refused(4, variants=variants).code == "bad-variants"


@pytest.mark.rules("MM-OPT-01")
def test_the_order_in_which_variants_are_named_does_not_matter() -> None:
    one = begin(4, variants=["disorder", "skirmish"])
    two = begin(4, variants=["skirmish", "disorder"])
    assert one.settings == two.settings
    assert one.state.dump() == two.state.dump()


@pytest.mark.rules("MM-OPT-01")
def test_an_option_that_does_not_exist_is_refused() -> None:
    assert refused(2, speed="fast").code == "bad-settings"


# -- teams --------------------------------------------------------------------------------------


@pytest.mark.rules("MM-OPT-02", "MM-VAR-01")
def test_four_play_in_pairs_without_being_asked_how() -> None:
    for mode in (None, "pairs_4"):
        match = begin(4, variants=["loyalty"], team_mode=mode)
        assert match.settings["team_mode"] == "pairs_4"
        assert match.state.rules.team == [0, 1, 0, 1]
    for wrong in ("pairs_6", "triples_6", "trios", 4):
        refusal = refused(4, variants=["loyalty"], team_mode=wrong)
        assert (refusal.code, refusal.rule) == ("bad-team-mode", "MM-OPT-02")


@pytest.mark.rules("MM-OPT-02", "MM-VAR-02")
@pytest.mark.parametrize(
    ("mode", "teams"), [("pairs_6", [0, 1, 2, 0, 1, 2]), ("triples_6", [0, 1, 0, 1, 0, 1])]
)
def test_six_have_to_name_how_they_team_up(mode: str, teams: list[int]) -> None:
    assert begin(6, variants=["loyalty"], team_mode=mode).state.rules.team == teams
    for wrong in (None, "pairs_4", ""):
        refusal = refused(6, variants=["loyalty"], team_mode=wrong)
        assert (refusal.code, refusal.rule) == ("bad-team-mode", "MM-OPT-02")


@pytest.mark.rules("MM-OPT-02")
@pytest.mark.parametrize("seats", [4, 6])
def test_a_team_mode_goes_with_loyalty_only(seats: int) -> None:
    refusal = refused(seats, team_mode=f"pairs_{seats}")
    assert (refusal.code, refusal.rule) == ("bad-team-mode", "MM-OPT-02")
    assert begin(seats).state.rules.team == list(range(seats))


# -- castles ------------------------------------------------------------------------------------


@pytest.mark.rules("MM-OPT-03")
def test_castles_may_be_named_by_seat() -> None:
    wanted = ["castle_orleanais", "castle_nivernais", "castle_berry"]
    seats = begin(3, castles=wanted).view(None)["state"]["seats"]
    assert [seat["castle"] for seat in seats] == wanted


@pytest.mark.rules("MM-OPT-03", "MM-SET-02")
@pytest.mark.parametrize(
    "castles",
    [
        ["castle_berry", "castle_berry"],
        ["castle_berry"],
        ["castle_berry", "castle_anjou", "castle_touraine"],
        ["castle_berry", "castle_elsewhere"],
        "random",
        [],
        7,
    ],
)
def test_castles_have_to_be_different_known_and_as_many_as_players(castles: Any) -> None:
    refusal = refused(2, castles=castles)
    assert (refusal.code, refusal.rule) == ("bad-castles", "MM-OPT-03")


# -- the technical limit ------------------------------------------------------------------------


@pytest.mark.rules("MM-OPT-04", "MM-RUL-19")
@pytest.mark.parametrize("limit", [0, -1, 1.5, "ten", True, [3]])
def test_a_round_limit_is_a_whole_number_from_one(limit: Any) -> None:
    refusal = refused(2, round_limit=limit)
    assert (refusal.code, refusal.rule) == ("bad-round-limit", "MM-OPT-04")


@pytest.mark.rules("MM-OPT-04", "MM-RUL-19", "MM-END-05")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_a_round_limit_ends_the_game_after_so_many_turns_of_each_player(
    seats: int, limit: int
) -> None:
    """Rounds are counted from the first player, whoever that is."""
    match: Match[MasteryState] = gonfalon.new("mastery", seats, {"round_limit": limit}, seed=seats)
    for _ in range(limit * seats):
        assert match.outcome is None
        match.choose(match.decisions[0].id, "end_turn")
    assert match.outcome is not None
    assert match.outcome.how.message.id == "event-ended-by-limit"
    assert match.state.own_turns == [limit] * seats


@pytest.mark.rules("MM-OPT-04", "MM-RUL-19", "MM-END-04")
def test_by_default_there_is_no_limit() -> None:
    match = begin(2)
    limit = GAME.load().number["technical_round_limit"]
    for _ in range(2 * limit + 2):
        match.choose(match.decisions[0].id, "end_turn")
    assert match.outcome is None


@pytest.mark.rules("MM-OPT-04", "MM-RUL-19")
def test_automated_play_passes_the_technical_limit() -> None:
    content = GAME.load()
    sets = GAME.setups(content)
    assert {seats for seats, _ in sets} == set(SEATS)
    assert {options["round_limit"] for _, options in sets} == {100}
    assert content.number["technical_round_limit"] == 100
    for seats, options in sets:
        GAME.check_settings(content, seats, options)


@pytest.mark.rules("MM-RUL-46", "MM-END-05", "MM-END-06")
def test_ranks_are_by_points_then_territories_then_knights_then_shared() -> None:
    s = given(
        seats=6,
        turn=12,
        round_limit=2,
        land={
            0: {"1,0": 1},  # three points, one territory
            1: {"3,0": 1, "4,0": 1, "3,-2": 1},  # three points, three territories
            2: {"0,3": 1, "2,1": 1},  # three points, two territories, two knights there
            3: {"-2,3": 1, "2,0": 2},  # three points, two territories, three knights there
            4: {"-1,0": 1},  # two points
            5: {"0,-1": 1},  # two points
        },
    )
    s.seat(0).chooses("end_turn")
    assert s.m.outcome is not None
    assert s.m.outcome.scores == [3, 3, 3, 3, 2, 2]
    assert s.m.outcome.ranks == [4, 1, 3, 2, 5, 5]


@pytest.mark.rules("MM-RUL-46", "MM-END-07", "MM-END-02")
def test_a_winner_is_alone_in_the_first_place() -> None:
    s = given(land={0: {"1,0": 1, "0,1": 1, "-1,1": 1, "1,1": 1, "2,-1": 1, "0,-1": 1}})
    s.seat(0).advances("1,-1", 1)
    assert s.winners() == [0]
    assert s.m.outcome is not None
    assert s.m.outcome.ranks == [1, 2]
    assert s.m.outcome.how.message.id == "event-won-by-points"


@pytest.mark.rules("MM-RUL-46", "MM-END-07")
def test_a_team_shares_its_rank() -> None:
    s = given(
        seats=6,
        variants=["loyalty"],
        team_mode="pairs_6",
        turn=12,
        round_limit=2,
        land={0: {"1,0": 1}, 1: {"3,0": 1}, 4: {"1,1": 1}},
    )
    s.seat(0).chooses("end_turn")
    assert s.m.outcome is not None
    assert s.m.outcome.ranks == [2, 1, 3, 2, 1, 3]
    assert s.winners() == [1, 4]


# -- chance -------------------------------------------------------------------------------------


def battle(
    hands: dict[int, tuple[str, ...]], chance: dict[str, list[int]], **more: Any
) -> Scenario:
    """Let seat 0 attack seat 1's land at 1,-1 (value 3) with three knights."""
    artefacts = more.pop(
        "artefacts",
        {0: ("sceptre_vigour", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
    )
    s = given(
        land={0: {"1,0": 1}, 1: {"1,-1": 2}},
        artefacts=artefacts,
        hands=hands,
        chance=chance,
        **more,
    )
    s.seat(0).advances("1,-1", 3)
    return s


@pytest.mark.rules("MM-OPT-05", "MM-BAT-11")
@pytest.mark.parametrize(("first", "second"), [(1, 6), (6, 1), (3, 3)])
def test_the_arena_is_rolled_by_the_attacker_then_the_defender(first: int, second: int) -> None:
    s = battle({0: FULL, 1: FULL}, {"arena": [first - 1, second - 1]}, tiles={"1,-1": "arena"})
    rolls = s.event("arena-rolls")
    assert (rolls["attacker"], rolls["first"]) == (0, first)
    assert (rolls["defender"], rolls["second"]) == (1, second)
    force = [side["force"] for side in s.battle()["sides"]]
    assert force == [3 - (first <= second), 2 - (second <= first)]


@pytest.mark.rules("MM-OPT-05", "MM-BAT-42", "MM-EX-24")
def test_ambushes_are_rolled_by_the_attacker_then_the_defender() -> None:
    hand = ("ambush", "conflict_2", "support_1", "support_1", "support_2")
    s = battle({0: hand, 1: hand}, {"ambush": [1, 5]})
    s.seat(0).chooses("ambush")
    s.seat(1).chooses("ambush")
    assert [side["conflict"] for side in s.battle()["sides"]] == [2, 6]


@pytest.mark.rules("MM-OPT-05")
def test_a_die_has_six_faces_and_no_more() -> None:
    hand = ("ambush", "conflict_2", "support_1", "support_1", "support_2")
    s = battle({0: hand, 1: FULL}, {"ambush": [6]})
    s.seat(0).chooses("ambush")
    with pytest.raises(KernelError, match="below 6"):
        s.seat(1).chooses("conflict_2")


@pytest.mark.rules("MM-OPT-05", "MM-BAT-33")
@pytest.mark.parametrize("place", range(5))
def test_influence_hits_any_card_of_the_hand(place: int) -> None:
    hand = ("conflict_2", "conflict_3", "ambush", "support_1", "call_to_arms")
    s = battle(
        {0: FULL, 1: hand},
        {"random-discard": [place]},
        artefacts={0: ("sceptre_influence", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
    )
    assert s.event("random-discard") == {"seat": 1, "card": hand[place]}
    assert s.pile(1) == [hand[place]]


@pytest.mark.rules("MM-OPT-05", "MM-BAT-33")
def test_each_card_counts_by_itself_when_influence_hits() -> None:
    """Five cards, two of a kind: the draw is below five, not below four kinds."""
    hand = ("conflict_2", "conflict_2", "ambush", "support_1", "call_to_arms")
    hit = []
    for place in range(5):
        s = battle(
            {0: FULL, 1: hand},
            {"random-discard": [place]},
            artefacts={0: ("sceptre_influence", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
        )
        hit.append(s.event("random-discard")["card"])
    assert hit == list(hand)
    with pytest.raises(KernelError, match="below 5"):
        battle(
            {0: FULL, 1: hand},
            {"random-discard": [5]},
            artefacts={0: ("sceptre_influence", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
        )


@pytest.mark.rules("MM-OPT-05", "MM-VAR-41")
def test_disorder_rolls_one_die_for_each_knight_of_the_winner() -> None:
    hand = ("conflict_5", "conflict_4", "support_1", "support_1", "support_2")
    s = battle({0: hand, 1: FULL}, {"disorder": [0, 3, 5]}, variants=["disorder"])
    s.seat(0).chooses("conflict_5")
    s.seat(1).chooses("conflict_2")
    while s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")
    assert s.event("disorder-rolls") == {"seat": 0, "rolls": [1, 4, 6], "count": 1}
    assert s.knights("1,-1") == 2


@pytest.mark.rules("MM-OPT-05", "MM-CRN-17")
def test_order_shuffles_the_deck() -> None:
    s = given(
        artefacts={0: ("crown_order",)},
        discards={0: [("conflict_4", 2), *FULL]},
        own_turn=3,
        chance={"deck-0": [0, *range(11, 0, -1)]},
    )
    before = s.deck(0)
    assert len(before) == 12
    s.seat(0).chooses("crown")
    assert s.m.decisions[0].kind == "window"
    # the card is laid on top of twelve, then top and bottom change places
    assert s.deck(0) == [before[-1], *before[:-1], "conflict_4"]


@pytest.mark.rules("MM-OPT-05")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_else_is_random(seats: int) -> None:
    """Whole matches: every draw follows from an event that the rules make random."""
    names = chance_names(seats)
    for seed in range(4):
        chance = Recorder(seed)
        options = {"variants": ["disorder"], "round_limit": 12}
        match = GAME.new(seats, chance, options)
        chooser = random.Random(seed)
        told: dict[str, int] = {}
        chance.asked.clear()
        while not match.over:
            decision = chooser.choice(match.decisions)
            for event in match.choose(decision.id, chooser.choice(decision.options).id):
                told[event.message.id] = told.get(event.message.id, 0) + 1
                if event.message.id == "event-disorder-rolls":
                    told["dice"] = told.get("dice", 0) + len(event.args[1])
        drawn = [(names[label], n) for label, n in chance.asked]
        for purpose, event_id, each in (
            ("arena", "event-arena-rolls", 2),
            ("ambush", "event-conflict-roll", 1),
            ("random-discard", "event-random-discard", 1),
            ("disorder", "dice", 1),
        ):
            found = [n for name, n in drawn if name == purpose]
            assert len(found) == each * told.get(event_id, 0)
            if purpose != "random-discard":
                assert set(found) <= {6}
        shuffles = told.get("event-reshuffled", 0) + told.get("event-recycled", 0)
        left = {name for name, _ in drawn} - {"arena", "ambush", "random-discard", "disorder"}
        assert left <= {f"deck-{seat}" for seat in range(seats)}
        if not shuffles:
            assert not left
