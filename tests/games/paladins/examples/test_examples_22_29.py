"""Worked examples PAL-EX-22 to PAL-EX-29: the solo game in the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins.solo.resources import slots_from
from tests.games.paladins.scenario import Automaton, begun, given, player


@pytest.mark.rules("PAL-EX-22", "PAL-SOLO-SETUP-05", "PAL-SOLO-SETUP-06", "PAL-DEC-21")
def test_normal_difficulty_puts_three_workshops_on_the_bot_board() -> None:
    """Commission, attack, absolve turned up: one workshop each; two of eight stay unused."""
    # The first three of the shuffled orders are turned up: swap 4 (attack) and 3 (absolve) there.
    s = begun(1, "normal", chance={"difficulty": [5, 1, 2, 2, 1]})
    assert s.event("solo-begins")["actions"] == ["commission", "attack", "absolve"]
    board = s.bot.sees()["boards"][1]["actions"]
    built = {id for id, action in board.items() if any(action.get("workshops", ()))}
    assert built == {"commission", "attack", "absolve"}
    assert s.bot.b.workshops_placed() == 3
    a = s.seat(0)
    a.chooses("1")
    for _ in range(3):  # three rounds: each revealed order adds its workshop
        s.choose_paladins()
        while s.m.decisions[0].kind == "tavern" or s.m.decisions[0].kind != "paladin":
            decision = s.m.decisions[0]
            choice = "pass" if decision.kind == "action" else decision.options[0].id
            a.chooses(choice)
    assert s.bot.b.workshops_placed() == 6
    assert 8 - s.bot.b.workshops_placed() == 2


@pytest.mark.rules("PAL-EX-23", "PAL-SOLO-RES-08")
def test_the_resource_marker_selects_cards() -> None:
    """Marker on 3: townsfolk 3, 4, 5, 1, 2; outsiders 3, 4, 5, 6, 1, 2."""
    assert [slot + 1 for slot in slots_from(3, 5)] == [3, 4, 5, 1, 2]
    assert [slot + 1 for slot in slots_from(3, 6)] == [3, 4, 5, 6, 1, 2]
    s = given(
        player("labourer"),
        automa=Automaton(position=3, schemes=["scheme_recruit"]),
        townsfolk={1: "squire_faith", 2: "abbot_labourer"},
        turn_of=1,
    )
    assert s.event("townsfolk-sent")["townsfolk"] == "squire_faith"
    s = given(
        player("labourer"),
        bot=player(strength=11),
        automa=Automaton(position=3, schemes=["scheme_attack"]),
        outsiders={2: "archer_saracen", 6: "thief_viking"},
        turn_of=1,
    )
    assert s.event("outsider-attacked")["outsider"] == "thief_viking"


@pytest.mark.rules("PAL-EX-24", "PAL-SOLO-ROUND-03")
def test_the_bot_starts_round_four_with_seven_workers() -> None:
    """Round number + 3, whatever was left before."""
    s = given(
        player("labourer"),
        bot=player(passed=True),
        automa=Automaton(workers=6, used=["rest"]),
        round=3,
    )
    s.seat(0).chooses("pass")
    assert s.state.round == 4
    assert s.state.automa is not None
    assert s.state.automa.workers == 7


@pytest.mark.rules("PAL-EX-25", "PAL-SOLO-ACT-01", "PAL-SOLO-ROUND-05", "PAL-SOLO-ACT-02")
def test_a_commission_scheme_needs_its_workers() -> None:
    """One workshop: with 2 workers a monk is sent; with 1 the fallback recruit is tried."""
    schemes = ["scheme_commission"]
    s = given(
        player("labourer"),
        automa=Automaton(workers=2, schemes=schemes, workshops={"commission": 1}),
        townsfolk={},
        turn_of=1,
    )
    assert s.bot.b.monks == 1
    assert s.state.automa is not None
    assert (s.state.automa.workers, s.state.automa.placed[0]) == (0, 2)
    s = given(
        player("labourer"),
        automa=Automaton(workers=1, schemes=schemes, workshops={"commission": 1}),
        townsfolk={1: "acolyte_labourer"},
        turn_of=1,
    )
    assert s.bot.b.monks == 0
    s.happened("scheme-revealed", "scheme-impossible", "automa-acts", "townsfolk-sent")
    assert s.event("automa-acts")["action"] == "recruit"


@pytest.mark.rules("PAL-EX-26", "PAL-SOLO-ACT-13")
def test_kings_orders_are_tried_from_right_to_left() -> None:
    """Fortify, convert, commission in slots 1 to 3: unfulfilled ones from the right first."""
    orders = ["order_fortify", "order_convert", "order_commission"]
    schemes = ["scheme_kings_orders"]

    def first_done(bot: dict[str, Any], **automa: Any) -> str:
        s = given(
            player("labourer"),
            bot=player(**bot),
            automa=Automaton(workers=4, schemes=schemes, **automa),
            orders=orders,
            turn_of=1,
        )
        return str(s.event("automa-acts")["action"])

    assert first_done({}) == "commission"
    assert first_done({"monks": 5}) == "convert"
    assert first_done({"monks": 5}, placed={"convert": 3}) == "fortify"
    assert first_done({"monks": 5, "walls": 7}, placed={"convert": 3}) == "commission"
    assert first_done({}, placed={"commission": 3}) == "convert"


@pytest.mark.rules("PAL-EX-27", "PAL-SOLO-ACT-14", "PAL-SOLO-RES-03", "PAL-SOLO-RES-04")
def test_the_bot_uses_a_kings_favour() -> None:
    """Favour 2 gives -1 suspicion and 2 tax: marker 5 -> 1 -> 2, one wrap raises faith."""
    s = given(
        player("labourer"),
        bot=player(influence=4, faith=3, strength=5, suspicion=[1]),
        automa=Automaton(workers=3, position=5, schemes=["scheme_kings_favour"]),
        favours=[
            "favour_pray",
            "favour_absolution_tax",
            "favour_attribute",
            "favour_free_recruit",
            "favour_settle_debt",
        ],
        favour_workers={5: "labourer", 1: "labourer"},
        round=7,
        tax=4,
        turn_of=1,
    )
    assert s.state.favour_workers[1] != -1
    assert s.bot.suspicion == []
    assert s.state.tax == 2
    assert s.state.automa is not None
    assert (s.state.automa.position, s.state.automa.workers) == (2, 2)
    assert s.bot.track == {"faith": 4, "strength": 5, "influence": 4}


@pytest.mark.rules(
    "PAL-EX-28",
    "PAL-SOLO-SCORE-01",
    "PAL-SOLO-SCORE-02",
    "PAL-SOLO-SCORE-03",
    "PAL-RUL-23",
    "PAL-RUL-30",
)
def test_a_bot_score_of_76() -> None:
    """14 + 49 + 5 + 2 + (3 + 1 + 3 + 1 + 2 + 1) + 1 - 6 = 76."""
    s = given(
        player("labourer"),
        bot=player(
            strength=12,
            influence=12,
            faith=8,
            monks=6,
            outposts=5,
            walls=["wall_scout", "wall_cleric"],
            jars=4,
            converted=[
                "armourer_viking",
                "lookout_viking",
                "guardian_viking",
                "protector_viking",
                "invader_byzantine",
                "hunter_byzantine",
            ],
            attacked=["thief_viking", "mercenary_viking"],
            paid=1,
            unpaid=2,
            passed=True,
        ),
        automa=Automaton(workshops={"commission": 2, "garrison": 2, "attack": 1, "convert": 1}),
        orders=["order_absolve", "order_garrison", "order_commission"],
        round=7,
    )
    points = dict(s.bot.lines())
    assert (points["order order_garrison 5"], points["order order_commission 6"]) == (6, 8)
    assert [points[f"attribute {a}"] for a in ("strength 12", "influence 12", "faith 8")] == [
        20,
        20,
        9,
    ]
    assert (points["action commission 6"], points["action garrison 5"]) == (5, 2)
    converted = [p for source, p in s.bot.lines() if source.startswith("outsider")]
    assert converted == [3, 1, 3, 1, 2, 1]
    assert (points["paid 1"], points["unpaid 2"]) == (1, -6)
    assert s.bot.points == 76
    s.seat(0).chooses("pass")
    assert s.event("solo-lost") == {"points": 0, "other": 76}
    assert s.winners() == []


@pytest.mark.rules("PAL-EX-29", "PAL-SOLO-RES-06", "PAL-RUL-25")
def test_the_bot_ignores_prices() -> None:
    """Settling a debt by favour costs it no silver; a debt price it takes."""
    s = given(
        player("labourer"),
        bot=player(unpaid=1),
        automa=Automaton(workers=3, schemes=["scheme_kings_favour"]),
        favours=["favour_settle_debt"],
        turn_of=1,
    )
    assert s.bot.debts == (0, 1)
    assert s.bot.silver == 0
    s.never("paid")
    borrowed = given(
        player("labourer"),
        automa=Automaton(workers=3, schemes=["scheme_kings_favour"]),
        favours=["favour_borrow_workers"],
        turn_of=1,
    )
    assert borrowed.bot.debts == (1, 0)
    assert borrowed.state.automa is not None
    assert borrowed.state.automa.workers == 5
