"""Settings of a match: variants, teams, castles, the technical limit."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import gonfalon
from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.shapes import VARIANTS
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import Refused

SEATS = range(2, 7)


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
