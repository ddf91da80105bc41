"""Numbers beside the choice: what an answer would lead to, checked against what it then does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import HIDDEN, preview
from gonfalon.kernel.play.series import answers_for
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.shapes import QuestionView
from tests.games.mastery.scenario import Scenario, given


def asked(s: Scenario | Match[MasteryState], seat: int) -> QuestionView:
    """Return a seat's only question as plain JSON."""
    m = s.m if isinstance(s, Scenario) else s
    (question,) = m.explain(seat)
    return question.to_json(m.content.vocabulary)


def preview_of(question: QuestionView, option: str) -> dict[str, Any]:
    """Return the preview of an option."""
    (found,) = [o["preview"] for o in question["options"] if o["id"] == option]
    assert isinstance(found, dict)
    return found


@pytest.mark.rules("MM-ADV-05", "MM-BAT-01")
def test_an_attack_shows_both_sides_before_the_cards() -> None:
    """Knights, tile and sceptres by source; the artefacts that would work; the points at stake."""
    s = given(
        tiles={"1,0": "fort"},
        land={1: {"1,0": 3}},
        artefacts={0: ["sceptre_rage", "orb_greed"], 1: ["sceptre_loyalty", "orb_devotion"]},
    )
    s.seat(0).chooses("manoeuvre")
    ahead = preview_of(asked(s, 0), "1,0")
    assert (ahead["there"], ahead["defender"], ahead["siege"]) == (6, 1, False)
    assert [c["count"] for c in ahead["counts"]] == [1, 2, 3, 4, 5, 6]
    five = ahead["counts"][4]
    assert five["sides"] == [
        {"seat": 0, "knights": 5, "tile": 0, "sceptre": 1, "total": 6},
        {"seat": 1, "knights": 3, "tile": 1, "sceptre": 1, "total": 5},
    ]
    assert (five["left"], five["answers"]) == (1, ["1,0", "5"])
    assert five["won"]["points"] == [
        {"seat": 0, "from": 0, "to": 2},
        {"seat": 1, "from": 2, "to": 0},
    ]
    assert ahead["artefacts"] == {
        "before": ["sceptre_rage", "sceptre_loyalty"],
        "won": ["orb_greed", "orb_devotion"],
        "lost": [],
    }


@pytest.mark.rules("MM-BAT-33", "MM-RUL-04")
@pytest.mark.parametrize(
    ("artefacts", "sent", "sceptres", "totals"),
    [
        ({0: ["sceptre_loyalty"], 1: ["sceptre_vigour"]}, 6, [0, 4], [6, 6]),
        ({0: ["sceptre_loyalty"], 1: ["sceptre_vigour"]}, 1, [0, 0], [1, 2]),
        ({0: ["sceptre_fear"], 1: ["sceptre_rage"]}, 1, [1, 0], [2, 2]),
        ({0: ["sceptre_vigour"], 1: ["sceptre_rage"]}, 6, [0, 0], [6, 2]),  # only for a defender
    ],
)
def test_a_sceptre_that_evens_the_odds_is_counted(
    artefacts: dict[int, list[str]], sent: int, sceptres: list[int], totals: list[int]
) -> None:
    """It is public, and its owner uses it if it helps."""
    s = given(tiles={"1,0": "ruins"}, land={1: {"1,0": 2}}, artefacts=artefacts)
    s.seat(0).chooses("manoeuvre")
    sides = preview_of(asked(s, 0), "1,0")["counts"][sent - 1]["sides"]
    assert [side["knights"] for side in sides] == [sent, 2]
    assert [side["sceptre"] for side in sides] == sceptres
    assert [side["total"] for side in sides] == totals


@pytest.mark.rules("MM-INF-06", "MM-DRAW-13")
def test_a_preview_ends_before_cards_are_drawn() -> None:
    """Neither the number nor the kinds of the cards drawn for the battle are foretold."""
    s = given(tiles={"1,0": "ruins"}, land={1: {"1,0": 3}}, hands={0: []})
    s.seat(0).chooses("manoeuvre", "1,0")
    decision = s.m.decisions[0]
    played = preview(s.m, decision, decision.options[0])
    assert played.stopped == HIDDEN
    told = [event.message.id for event in played.events]
    assert told == ["event-advanced", "event-battle-begins"]


@pytest.mark.rules("MM-CON-05", "MM-CON-03", "MM-KNI-03")
def test_what_a_tile_does_to_its_conqueror_is_in_the_sum() -> None:
    """One knight into the marsh holds nothing; a village sends one home if a die is left."""
    s = given(tiles={"2,-1": "marshlands", "1,1": "village"})
    s.seat(0).chooses("manoeuvre")
    marsh = preview_of(asked(s, 0), "2,-1")["counts"]
    assert (marsh[0]["won"]["stay"], marsh[0]["won"]["points"]) == (0, [])
    assert marsh[1]["won"]["points"] == [{"seat": 0, "from": 0, "to": 1}]
    assert preview_of(asked(s, 0), "1,1")["counts"][0]["won"]["gained"] == 1


@pytest.mark.rules("MM-ADV-05", "MM-CON-04")
def test_a_single_knight_is_played_through_to_the_tile_that_asks() -> None:
    """Its number is not asked for; the question of the tile is not taken for it."""
    s = given(tiles={"1,1": "abbey"}, castle={0: 1}, hands={0: ["support_1"]})
    s.seat(0).chooses("manoeuvre")
    (only,) = preview_of(asked(s, 0), "1,1")["counts"]
    assert (only["count"], only["answers"]) == (1, ["1,1"])
    assert (only["won"]["gained"], only["won"]["discards"]) == (1, 1)


@pytest.mark.rules("MM-CON-07", "MM-CON-08")
@pytest.mark.parametrize(("variants", "wins"), [((), False), (("skirmish",), True)])
def test_a_winning_conquest_shows_no_effects_of_the_tile(
    variants: tuple[str, ...], wins: bool
) -> None:
    """Ten points: the marsh takes its knight, the abbey sends one, unless eleven win."""
    ten = {"1,-1": 1, "-1,1": 1, "1,0": 1, "0,1": 1}
    s = given(variants=variants, tiles={"2,-1": "marshlands", "1,1": "abbey"}, land={0: ten})
    s.seat(0).chooses("manoeuvre", "done")
    marsh = preview_of(asked(s, 0), "2,-1")["counts"][0]["won"]
    abbey = preview_of(asked(s, 0), "1,1")["counts"][0]["won"]
    assert (marsh["wins"], abbey["wins"]) == (wins, wins)
    assert (marsh["stay"], abbey["gained"], abbey["discards"]) == ((1, 0, 0) if wins else (0, 1, 1))


@pytest.mark.rules("MM-VAR-20")
def test_land_cut_off_by_the_attack_counts_under_ruthlessness() -> None:
    """Taking the link takes the land behind it from its owner."""
    land = {1: {"-1,0": 1, "1,0": 1}}
    s = given(variants=["ruthlessness"], tiles={"1,0": "fort"}, land=land)
    s.seat(0).chooses("manoeuvre")
    before = s.state.points(1)
    won = preview_of(asked(s, 0), "1,0")["counts"][0]["won"]
    (theirs,) = [p for p in won["points"] if p["seat"] == 1]
    assert (theirs["from"], theirs["to"]) == (before, before - 2)


@pytest.mark.rules("MM-BAT-60", "MM-BAT-61", "MM-BAT-80")
def test_support_shows_who_would_win_and_what_it_costs() -> None:
    """A tie is the defender's by one; the loser's knights fall by the margin."""
    s = given(
        tiles={"1,0": "ruins"},
        land={1: {"1,0": 3}},
        hands={0: ["conflict_2", "ambush", "support_1", "support_2", "fracture"]},
        artefacts={0: ["sceptre_vigour"], 1: ["sceptre_fear"]},
        decks={1: ["conflict_4", "conflict_3"]},
    )
    s.seat(0).chooses("manoeuvre", "1,0", "4")
    assert preview_of(asked(s, 0), "conflict_2") == {"own": [6, 6], "other": 3}
    assert preview_of(asked(s, 0), "ambush") == {"own": [5, 10], "other": 3}
    s.seat(0).chooses("conflict_2")
    s.seat(1).chooses("conflict_4")
    question = asked(s, 0)
    assert preview_of(question, "support_1") == {
        "totals": [7, 7],
        "winner": 1,
        "margin": 1,
        "tie": True,
        "falls": 1,
        "returns": 3,
    }
    assert preview_of(question, "support_2")["winner"] == 0
    assert s.battle()["standing"] == preview_of(question, "stop")
    assert s.battle()["stakes"] == [
        {"seat": 0, "from": 0, "to": 2},
        {"seat": 1, "from": 0, "to": 2},
    ]


@pytest.mark.rules("MM-BAT-30", "MM-BAT-70")
def test_a_battle_tells_the_part_of_every_artefact() -> None:
    """Sceptres by role, orbs by outcome; broken ones say so."""
    s = given(
        land={1: {"1,0": 3}},
        artefacts={0: ["sceptre_rage", "orb_greed"], 1: ["sceptre_fear", "orb_devotion"]},
        broken={"orb_devotion": 9},
        hands={0: ["conflict_2"], 1: ["conflict_3"]},
    )
    s.seat(0).chooses("manoeuvre", "1,0", "2")
    for seat in (0, 1):
        if s.seat(seat).asked("sceptre-response"):
            s.seat(seat).chooses("pass")
    parts = {a["id"]: a["part"] for a in s.battle()["artefacts"]}
    assert parts == {
        "sceptre_rage": "applied",
        "orb_greed": "if_won",
        "sceptre_fear": "idle",
        "orb_devotion": "broken",
    }


@pytest.mark.rules("MM-RED-04", "MM-RED-07", "MM-RED-08")
def test_a_redeployment_shows_its_bounds_and_a_plan_becomes_answers() -> None:
    """Least and most for each tile; the answers of a plan lead exactly there."""
    s = given(tiles={"1,0": "cave"}, land={0: {"1,0": 2, "2,-1": 3}}, castle={0: 4})
    s.seat(0).chooses("manoeuvre")
    question = asked(s, 0)
    amounts = question["amounts"]
    assert amounts is not None
    assert (amounts["least"], amounts["most"], question["preview"]) == (9, 9, {"dice": 7})
    bounds = {tile["id"]: (tile["least"], tile["most"]) for tile in amounts["items"]}
    assert bounds == {"castle": (0, 9), "1,0": (1, 3), "2,-1": (1, 6)}
    decision = s.m.decisions[0]
    options = answers_for(s.m, decision.id, {"castle": 5, "1,0": 3, "2,-1": 1})
    s.m.choose_series(decision.id, options)
    assert (s.castle(0), s.knights("1,0"), s.knights("2,-1")) == (5, 3, 1)
    assert s.m.decisions[0].kind == "advance"


@pytest.mark.rules("MM-RED-02", "MM-RED-03", "MM-RED-04")
@pytest.mark.parametrize(
    ("wanted", "rule"),
    [
        ({"castle": 9}, "MM-RED-03"),
        ({"castle": 4, "1,0": 0, "2,-1": 5}, "MM-RED-04"),
        ({"-1,0": 1}, "MM-RED-02"),
    ],
)
def test_a_plan_that_cannot_be_had_is_refused_by_rule(wanted: dict[str, int], rule: str) -> None:
    """The refusal names the rule, and nothing is changed."""
    s = given(tiles={"1,0": "cave"}, land={0: {"1,0": 2, "2,-1": 3}}, castle={0: 4})
    s.seat(0).chooses("manoeuvre")
    with pytest.raises(Refused) as refused:
        answers_for(s.m, s.m.decisions[0].id, wanted)
    assert refused.value.rule == rule
    s.seat(0).chooses("done")
    with pytest.raises(Refused):
        answers_for(s.m, s.m.decisions[0].id, {"castle": 1})


@pytest.mark.rules("MM-ADV-03", "MM-SUP-02")
def test_the_view_shows_supply_lines_and_reach() -> None:
    """Lines join everything supplied to the castle, lakes included; reach is what they touch."""
    s = given(land={0: {"1,0": 2}})
    mine = s.m.view(None)["state"]["seats"][0]
    assert sorted(mine["supply"]) == [["1,0", "0,0"], ["2,0", "1,0"]]
    assert set(mine["reach"]) >= {"2,-1", "1,1", "1,-1", "-1,0", "0,-1", "0,1"}
    assert "1,0" not in mine["reach"]


@pytest.mark.rules("MM-OPT-03", "MM-SET-03")
def test_before_tiles_are_laid_the_layout_is_known() -> None:
    """Castles by seat, lakes, and the worth of every place."""
    m = GAME.new(3, FastChance(1), {"castles": "choose"})
    state = m.view(None)["state"]
    kinds = [(h["tile"], h["owner"]) for h in state["hexes"]]
    assert [seat for tile, seat in kinds if tile == "castle"] == [0, 1, 2]
    assert sorted(h["value"] for h in state["hexes"] if "value" in h) == [1] * 6 + [2] * 6 + [3] * 3


def test_an_advance_onto_empty_land_does_what_was_shown() -> None:
    """Played at random: points, knights that stay and knights that come home agree."""
    seen = 0
    for seed in range(6):
        m = GAME.new(
            2 + seed % 3, FastChance(seed), {"variants": ["ruthlessness"] if seed % 2 else []}
        )
        luck = random.Random(seed)
        while not m.over and seen < 60:
            decision = luck.choice(m.decisions)
            option = luck.choice(decision.options)
            if decision.kind != "advance" or option.id == "none":
                m.choose(decision.id, option.id)
                continue
            ahead = preview_of(asked(m, decision.seat), option.id)
            choice = luck.choice(ahead["counts"])
            castle = m.state.castle(decision.seat)
            m.choose_series(decision.id, choice["answers"])
            if ahead["defender"] is None:
                seen += 1
                hex = m.content.vocabulary["hex"].index(option.id)
                assert m.state.knights[hex] == choice["won"]["stay"]
                home = choice["left"] + choice["won"]["gained"]
                if m.state.active == decision.seat:  # else the next turn has brought new knights
                    assert m.state.knights[castle] == home
                for change in choice["won"]["points"]:
                    team = m.view(None)["state"]["seats"][change["seat"]]
                    assert team["side_points"] == change["to"]
                assert m.over == choice["won"]["wins"]
    assert seen > 20
