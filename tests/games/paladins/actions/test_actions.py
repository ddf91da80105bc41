"""Turns, workers and the twelve actions (PAL-TURN, PAL-WORK, PAL-DEV to PAL-CONV)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.scenario import given, player

RIGHT = {
    "commission": "scout labourer cleric",
    "fortify": "merchant labourer scout",
    "garrison": "merchant labourer fighter",
    "absolve": "cleric labourer merchant",
    "attack": "scout labourer fighter",
    "convert": "fighter labourer cleric",
}
RICH: dict[str, Any] = {"silver": 9, "provisions": 9, "faith": 4, "strength": 4, "influence": 4}


@pytest.mark.rules("PAL-TURN-01", "PAL-TURN-02", "PAL-DEC-05", "PAL-RUL-14", "PAL-GEN-03")
def test_a_turn_offers_every_legal_action_every_favour_and_passing() -> None:
    """All twelve actions and a favour, once each; the bank never runs out of workers."""
    s = given(
        player(
            "labourer labourer scout merchant fighter cleric criminal " + "labourer " * 30,
            placed={"hunt": "scout"},
            **RICH,
        ),
        favours=["favour_three_labourers"],
    )
    a = s.seat(0)
    assert a.options() == [
        "develop",
        "recruit",
        "trade",
        "pray",
        "conspire",
        *RIGHT,
        "favour:1",
        "pass",
    ]
    assert a.rule_of("pass") == "PAL-TURN-03"
    a.chooses("favour:1")
    assert a.b.workers[0] == 35, "more labourers than the box holds"
    assert s.asked() == [(1, "action")], "one action is one turn"


@pytest.mark.rules("PAL-TURN-03", "PAL-DEC-05")
def test_who_can_do_nothing_must_pass_and_is_asked_only_with_workers() -> None:
    """Without a worker passing is executed; with legal actions it may still be chosen."""
    s = given(player("labourer"), player("labourer labourer"))
    a = s.seat(0)
    a.chooses("trade")
    assert s.asked() == [(1, "action")]
    s.seat(1).chooses("hunt")
    assert s.asked() == [(1, "action")], "seat 0 has no worker and has passed unasked"
    assert s.seat(0).b.passed
    stuck = given(
        player("labourer", placed={"hunt": "scout", "trade": "scout", "conspire": "scout"}),
        townsfolk={},
    )
    b = stuck.seat(0)
    assert b.options() == ["pass"], "asked, although passing is all there is"
    b.chooses("pass")
    assert b.b.passed


@pytest.mark.rules("PAL-WORK-01", "PAL-WORK-05", "PAL-WORK-06", "PAL-WORK-04")
@pytest.mark.parametrize("action", RIGHT)
def test_spaces_workshops_and_blocking(action: str) -> None:
    """Three workers from left to right; a covered space needs none; the right one always."""
    first, second, last = RIGHT[action].split()
    answers = {
        "commission": ["space_1_2"],
        "garrison": ["space_1_2"],
        "absolve": ["absolve_space_6"],
    }
    row = {1: "warrior_saracen"}
    walls = ["wall_two_vp"]
    for covered, workers in (
        ([], f"{first} {second} {last}"),
        ([f"{action}:1"], f"{second} {last}"),
        ([f"{action}:2"], f"{first} {last}"),
        ([f"{action}:1", f"{action}:2"], last),
    ):
        s = given(
            player(workers, workshops=covered, **RICH),
            outsiders=row,
            next_walls=walls,
        )
        a = s.seat(0)
        a.chooses(action, *answers.get(action, []))
        assert a.on(action) == workers
        assert a.b.busy.bit_count() == 1
        one_less = " ".join(workers.split()[:-1])
        poor = given(
            player(one_less + " labourer" * 3, workshops=covered, **RICH),
            outsiders=row,
        )
        poor.seat(0).cannot(action, "PAL-WORK-02", worker=last)


@pytest.mark.rules("PAL-WORK-03", "PAL-WORK-02")
def test_a_space_for_criminals_takes_only_criminals() -> None:
    """The favour that asks for a criminal; every other space takes one."""
    s = given(player("labourer fighter cleric"), favours=["favour_three_labourers"])
    s.seat(0).cannot("favour:1", "PAL-FAV-01", worker="criminal")
    s = given(player("labourer criminal"), favours=["favour_three_labourers"])
    s.seat(0).chooses("favour:1")
    assert s.state.favour_workers == [5]
    s = given(player("criminal criminal criminal", provisions=1), next_walls=["wall_two_vp"])
    assert s.seat(0).chooses("fortify").on("fortify") == "criminal criminal criminal"


@pytest.mark.rules("PAL-WORK-09", "PAL-WORK-11", "PAL-RUL-10")
def test_the_order_inside_a_commission() -> None:
    """Workers, price, piece, influence, reward of the space, paladin, crew."""
    s = given(
        player(
            "scout labourer cleric",
            provisions=1,
            crew=["acolyte_labourer", "acolyte_silver"],
        )
    )
    s.seat(0).chooses("commission", "space_1_2")
    assert s.said[:9] == [
        "event-action",
        "event-paid",
        "event-monk-sent",
        "event-attribute-raised",
        "event-silver-gained",
        "event-ability-used",
        "event-worker-gained",
        "event-ability-used",
        "event-silver-gained",
    ]


@pytest.mark.rules("PAL-WORK-11", "PAL-ABS-04", "PAL-CONV-04")
def test_what_each_action_gives_and_in_which_order() -> None:
    """Absolve: faith, discard, space. Attack: influence, reward, bonus. Convert: strength only."""
    s = given(player("cleric labourer merchant", silver=1, suspicion=[0]))
    a = s.seat(0).chooses("absolve", "absolve_space_6")
    assert (a.faith, a.provisions) == (1, 0), "the space is still to come"
    a.chooses("1")
    assert a.provisions == 2
    s.happened("jar-placed", "attribute-raised", "suspicion-discarded", "provision-gained")
    s = given(
        player("scout labourer fighter", paladin="engelier"), outsiders={1: "marauder_saracen"}
    )
    b = s.seat(0).chooses("attack")
    assert b.influence == 2
    s.happened("attribute-raised", "attribute-raised", "paladin-bonus")
    s = given(player("fighter labourer cleric"), outsiders={1: "marauder_saracen"})
    c = s.seat(0).chooses("convert")
    assert (c.influence, c.strength) == (0, 1)


@pytest.mark.rules("PAL-WORK-10", "PAL-GEN-09")
def test_requirements_and_prices_are_checked_before_the_action() -> None:
    """Silver that only the action would give cannot be spent on it."""
    s = given(player("labourer", silver=0), townsfolk={4: "gatekeeper_silver"})
    s.seat(0).cannot("recruit", "PAL-REC-01", needed=1, held=0)
    s = given(
        player("scout labourer fighter", crew=["defender_tax"], paladin="engelier"),
        outsiders={4: "thief_viking"},
    )
    s.seat(0).cannot("attack", "PAL-ATT-02", needed=2, held=0)


# -- develop ----------------------------------------------------------------------------------


@pytest.mark.rules("PAL-DEV-02", "PAL-DEV-03", "PAL-DEC-11")
def test_any_uncovered_framed_space_may_be_covered() -> None:
    """Twelve places at first; covered ones are refused; never the right space."""
    s = given(player("labourer labourer", silver=4, workshops=["attack:1"]))
    a = s.seat(0).chooses("develop")
    assert len(a.options()) == 11
    assert set(a.options()) == {f"{x}:{n}" for x in RIGHT for n in (1, 2)} - {"attack:1"}
    a.cannot("attack:1", "PAL-DEV-02", action="attack", place=1)


@pytest.mark.rules("PAL-DEV-05")
def test_each_workshop_gives_the_worker_under_it() -> None:
    """Scout, merchant, fighter, cleric, twice."""
    all_places = [f"{x}:{n}" for x in RIGHT for n in (1, 2)]
    found = []
    for placed in range(8):
        s = given(player("labourer labourer", silver=4, workshops=all_places[:placed]))
        found.append(s.seat(0).chooses("develop", "convert:2").workers)
    assert found == ["scout", "merchant", "fighter", "cleric"] * 2


@pytest.mark.rules("PAL-DEV-06")
def test_after_eight_workshops_no_develop() -> None:
    """All workshops are placed."""
    places = [f"{x}:{n}" for x in RIGHT for n in (1, 2)][:8]
    s = given(player("labourer labourer", silver=9, workshops=places))
    s.seat(0).cannot("develop", "PAL-DEV-06", count=8)


@pytest.mark.rules("PAL-DEV-07", "PAL-RUL-11", "PAL-GEN-10", "PAL-EFF-10")
def test_a_free_development() -> None:
    """No workers, no silver, Develop stays free; the worker is gained, Architects react."""
    s = given(
        player("merchant labourer labourer", provisions=1, silver=4, crew=["architect_provision"]),
        favours=["favour_free_develop"],
    )
    a = s.seat(0)
    a.chooses("favour:1", "1", "attack:2")
    assert a.silver == 4
    assert a.provisions == 1, "one paid, one from the Architect"
    assert a.workers == "labourer labourer scout"
    assert a.b.workshops_placed() == 1
    assert a.on("develop") == ""
    s.back_to(0)
    assert a.offers("develop")
    full = given(
        player(
            "merchant",
            provisions=1,
            workshops=[f"{x}:{n}" for x in RIGHT for n in (1, 2)][:8],
        ),
        favours=["favour_free_develop"],
    )
    b = full.seat(0).chooses("favour:1")
    assert b.workers == "fighter cleric", "without a workshop left only the workers are offered"


# -- recruit, hunt, trade, pray ---------------------------------------------------------------


@pytest.mark.rules("PAL-REC-01", "PAL-DEC-07")
def test_prices_by_slot_in_both_modes() -> None:
    """3, 2, 2, 1, 0 silver; slots 1 and 2 also for a debt."""
    row = {
        1: "abbot_labourer",
        2: "abbot_provision",
        3: "watchman_labourer",
        4: "watchman_silver",
        5: "acolyte_silver",
    }
    for mode in ("discard", "hire"):
        s = given(player("labourer fighter", silver=9), townsfolk=row)
        a = s.seat(0).chooses("recruit", mode)
        labels = [a.label(str(slot)) for slot in range(1, 6)]
        assert [label["args"]["silver"] for label in labels] == [3, 2, 2, 1, 0]
        assert [label["message"].endswith("either") for label in labels] == [
            True,
            True,
            False,
            False,
            False,
        ]
    poor = given(player("labourer fighter", silver=1), townsfolk=row, debts_gone=24)
    b = poor.seat(0).chooses("recruit", "hire")
    assert b.options() == ["4", "5"]
    b.cannot("1", "PAL-REC-01", needed=3, held=1)
    b.cannot("3", "PAL-REC-01", needed=2, held=1)


@pytest.mark.rules("PAL-REC-05", "PAL-REC-06")
def test_a_slot_stays_empty_until_the_cleanup() -> None:
    """The row does not slide during a round; who was sent away never comes back."""
    s = given(
        player("labourer labourer", silver=3),
        player("labourer labourer", silver=3),
        townsfolk={3: "abbot_labourer", 5: "acolyte_silver"},
        townsfolk_left=0,
    )
    s.seat(0).chooses("recruit", "3")
    assert s.row() == [None, None, None, None, "acolyte_silver"]
    s.seat(1).chooses("recruit")
    assert (
        s.state.discarded_townsfolk.count(s.state.content.cards.townsfolk.index("abbot_labourer"))
        == 1
    )
    assert s.row() == [None] * 5
    s.back_to(0)
    s.seat(0).cannot("recruit", "PAL-WORK-04")
    s.everybody_passes()
    assert s.row() == [None] * 5


@pytest.mark.rules("PAL-REC-07", "PAL-TF-01")
def test_several_townsfolk_of_a_kind_all_work() -> None:
    """Three Gatekeepers: a labourer, a silver, a tax for one wall."""
    crew = ["gatekeeper_labourer", "gatekeeper_silver", "gatekeeper_tax"]
    s = given(
        player("merchant labourer scout", provisions=1, crew=crew), next_walls=["wall_two_vp"]
    )
    a = s.seat(0).chooses("fortify")
    assert (a.workers, a.silver) == ("labourer", 2)


@pytest.mark.rules("PAL-HUNT-01", "PAL-TRADE-01", "PAL-WORK-07", "PAL-DEC-06")
def test_hunt_and_trade_in_both_modes() -> None:
    """One worker gives 1, two give 3; a single mode is taken automatically."""
    s = given(player("labourer scout merchant"))
    a = s.seat(0).chooses("hunt")
    assert a.options() == ["one", "two"]
    a.chooses("two", "labourer:scout")
    assert a.provisions == 3
    s = given(player("labourer labourer merchant"))
    b = s.seat(0).chooses("trade", "two")
    assert b.silver == 3
    s = given(player("labourer labourer"))
    c = s.seat(0).chooses("trade")
    assert c.silver == 1, "without a merchant there is one mode"
    s = given(player("labourer"))
    assert s.seat(0).chooses("hunt").provisions == 1


@pytest.mark.rules("PAL-WORK-07")
def test_a_mode_that_lacks_workers_is_explained_at_the_next_question() -> None:
    """Where one mode is left it is taken unasked; the next question says why not the other."""
    a = given(player("labourer labourer cleric", silver=3)).seat(0).chooses("recruit")
    assert not a.asked("mode")
    a.cannot("hire", "PAL-WORK-07", mode="recruit_hire", count=2, worker="fighter")
    b = given(player("labourer cleric")).seat(0).chooses("hunt")
    assert b.asked("workers")
    b.cannot("two", "PAL-WORK-07", mode="hunt_two", count=2, worker="scout")
    c = given(player("scout", silver=3)).seat(0).chooses("recruit")
    c.cannot("hire", "PAL-WORK-07", count=2)
    d = given(player("labourer fighter", silver=3)).seat(0).chooses("recruit", "discard")
    told = d.scenario.m.explain(0)[0].blocked
    assert "hire" not in {one.id for one in told}, "both modes were offered"


@pytest.mark.rules("PAL-PRAY-01", "PAL-PRAY-03", "PAL-PRAY-06", "PAL-DEC-14")
def test_the_pray_action() -> None:
    """A cleric (or criminal) and 2 silver; only actions that hold workers, never itself."""
    s = given(
        player("cleric", silver=2, placed={"hunt": "labourer", "convert": "fighter scout cleric"})
    )
    a = s.seat(0).chooses("pray")
    assert a.options() == ["hunt", "convert"]
    a.cannot("pray", "PAL-PRAY-03")
    a.cannot("trade", "PAL-PRAY-06")
    a.chooses("convert")
    assert (a.on("convert"), a.on("hunt"), a.on("pray")) == ("", "labourer", "cleric")
    given(player("cleric", silver=2)).seat(0).cannot("pray", "PAL-PRAY-03")
    placed = {"hunt": "scout"}
    given(player("cleric", silver=1, placed=placed)).seat(0).cannot(
        "pray", "PAL-PRAY-01", needed=2, held=1
    )
    given(player("labourer", silver=2, placed=placed)).seat(0).cannot(
        "pray", "PAL-WORK-02", worker="cleric"
    )


@pytest.mark.rules("PAL-PRAY-04", "PAL-PRAY-05", "PAL-DEC-14", "PAL-RUL-15", "PAL-RUL-04")
def test_the_pray_effect() -> None:
    """Free, optional, may clear Pray itself; workshops stay; lost with nothing to clear."""
    s = given(
        player(
            "labourer",
            placed={"pray": "cleric", "commission": "labourer cleric"},
            workshops=["commission:1"],
        ),
        favours=["favour_pray"],
    )
    a = s.seat(0).chooses("favour:1")
    assert a.options() == ["pray", "commission", "decline"]
    a.cannot("hunt", "PAL-PRAY-04")
    a.chooses("commission")
    assert a.on("commission") == ""
    assert a.b.workshops_placed() == 1
    s = given(player("labourer", placed={"pray": "cleric"}), favours=["favour_pray"])
    assert s.seat(0).chooses("favour:1", "pray").on("pray") == ""
    s = given(player("labourer", placed={"pray": "cleric"}), favours=["favour_pray"])
    assert s.seat(0).chooses("favour:1", "decline").on("pray") == "cleric"
    s = given(player("labourer labourer fighter", silver=9), townsfolk={5: "acolyte_silver"})
    b = s.seat(0).chooses("recruit", "discard").pays()
    assert b.asked("pray-effect"), "recruit itself holds a worker now"


# -- the six right-hand actions ---------------------------------------------------------------


@pytest.mark.rules(
    "PAL-COMM-01",
    "PAL-FORT-01",
    "PAL-GARR-01",
    "PAL-ABS-01",
    "PAL-CONV-01",
    "PAL-ABS-02",
    "PAL-FORT-02",
    "PAL-RUL-17",
)
@pytest.mark.parametrize(
    ("action", "piece", "prices"),
    [
        ("commission", "monks", [1, 1, 1, 2, 2, 3, 3]),
        ("fortify", "walls", [1, 1, 1, 2, 2, 3, 3]),
        ("garrison", "outposts", [1, 1, 1, 2, 2, 3, 3]),
        ("absolve", "jars", [1, 2, 2, 2, 3, 3, 3]),
        ("convert", "converted", [0, 1, 2, 2, 2, 3, 3]),
    ],
)
def test_the_price_ladders(action: str, piece: str, prices: list[int]) -> None:
    """By the number of times the action has been performed; one less is refused."""
    high: dict[str, Any] = {"faith": 12, "strength": 12, "influence": 12}
    needs = {"fortify": [0, 1, 3, 5, 7, 9, 11], "absolve": [0, 2, 4, 6, 8, 10, 12]}
    for done, price in enumerate(prices):
        told: dict[str, Any] = {"workers": RIGHT[action], piece: done, **high}
        s = given(player(silver=price, provisions=price, **told))
        args = s.seat(0).label(action)["args"]
        assert args.get("silver", args.get("provisions")) == price
        assert args["times"] == done + 1
        if price:
            s = given(player(silver=price - 1, provisions=price - 1, **told))
            rule = {"commission": "COMM", "fortify": "FORT", "garrison": "GARR", "absolve": "ABS"}
            s.seat(0).cannot(action, f"PAL-{rule.get(action, 'CONV')}-01", needed=price)
        if action in needs:
            assert args["needed"] == needs[action][done]
            if needs[action][done]:
                low: dict[str, Any] = {**told, "influence": needs[action][done] - 1}
                s = given(player(silver=9, provisions=9, **low))
                rules = {"fortify": "PAL-FORT-02", "absolve": "PAL-ABS-02"}
                s.seat(0).cannot(action, rules[action], needed=needs[action][done])


@pytest.mark.rules("PAL-COMM-02", "PAL-GARR-02", "PAL-ATT-01", "PAL-CONV-02")
def test_flags_gate_regions_and_slots() -> None:
    """Faith 0, 2, 4, 6, 8, 10 for commission and convert; strength 1, 3, ... for garrison."""
    row = dict(enumerate(SIX, 1))
    for value in range(13):
        s = given(
            player(
                "scout fighter labourer cleric cleric merchant",
                silver=0,
                provisions=1,
                faith=value,
                strength=value,
            ),
            outsiders=row,
        )
        reach = len([flag for flag in (0, 2, 4, 6, 8, 10) if flag <= value])
        a = s.seat(0).chooses("commission")
        assert {name.split("_")[1] for name in a.options()} == {str(r + 1) for r in range(reach)}
        s = given(player(RIGHT["convert"], faith=value), outsiders=row)
        b = s.seat(0).chooses("convert")
        if reach > 1:
            assert b.options() == [str(slot + 1) for slot in range(reach)]
            if reach < 6:
                b.cannot("6", "PAL-CONV-02", needed=10, value=value)
        strong = len([flag for flag in (1, 3, 5, 7, 9, 11) if flag <= value])
        s = given(player(RIGHT["garrison"], provisions=1, strength=value), outsiders=row)
        if not strong:
            s.seat(0).cannot("garrison", "PAL-GARR-02", value=0)
            continue
        c = s.seat(0).chooses("garrison")
        assert {name.split("_")[1] for name in c.options()} == {str(r + 1) for r in range(strong)}
        s = given(player(RIGHT["attack"], strength=value), outsiders=row)
        d = s.seat(0).chooses("attack")
        if strong > 1:
            assert d.options() == [str(slot + 1) for slot in range(strong)]


SIX = [
    "archer_saracen",
    "warrior_saracen",
    "warrior_byzantine",
    "hunter_saracen",
    "lookout_viking",
    "armourer_viking",
]


@pytest.mark.rules("PAL-COMM-03", "PAL-GARR-04", "PAL-DEC-09")
def test_monks_and_outposts_of_everybody_share_the_spaces() -> None:
    """A space with any piece is taken."""
    s = given(
        player("scout labourer cleric", provisions=1, monks=["space_1_1"]),
        player(outposts=["space_1_2"]),
        player("labourer"),
    )
    a = s.seat(0).chooses("commission")
    assert a.b.monks == 2, "space_1_3 is the only one left and is taken without asking"
    both = given(
        player("merchant labourer fighter", provisions=1, strength=3, monks=["space_1_1"]),
        player(outposts=["space_1_2"]),
    )
    b = both.seat(0).chooses("garrison")
    b.cannot("space_1_1", "PAL-COMM-03", owner=0)
    b.cannot("space_1_2", "PAL-COMM-03", owner=1)
    assert b.options() == ["space_2_1", "space_2_2", "space_2_3", "space_2_4"]


@pytest.mark.rules("PAL-COMM-05")
def test_no_commission_without_a_reachable_space() -> None:
    """With faith 0 both open spaces of region 1 are taken."""
    s = given(
        player("scout labourer cleric", provisions=1),
        player(monks=["space_1_1", "space_1_2"]),
    )
    s.seat(0).cannot("commission", "PAL-COMM-05", attribute="faith", value=0)
    given(player("scout labourer cleric")).seat(0).cannot(
        "commission", "PAL-COMM-01", needed=1, held=0
    )


@pytest.mark.rules("PAL-FORT-06", "PAL-RUL-16")
def test_no_fortify_without_a_wall() -> None:
    """24 walls serve up to 28 slots."""
    s = given(
        player("merchant labourer scout", provisions=9, influence=12, walls=3),
        player("labourer", walls=7),
        player(walls=7),
        player(walls=7),
    )
    s.seat(0).cannot("fortify", "PAL-FORT-06")


@pytest.mark.rules("PAL-ABS-03", "PAL-DEC-10")
def test_each_absolve_space_takes_one_jar() -> None:
    """Seven spaces; one with a jar is refused."""
    s = given(player("cleric labourer merchant", silver=2, influence=2, jars=["absolve_space_3"]))
    a = s.seat(0).chooses("absolve")
    assert a.options() == [f"absolve_space_{n}" for n in (1, 2, 4, 5, 6, 7)]
    a.cannot("absolve_space_3", "PAL-ABS-03", space="absolve_space_3")


@pytest.mark.rules("PAL-ATT-05", "PAL-ATT-04", "PAL-RUL-19")
def test_an_attacked_slot_stays_empty() -> None:
    """The row does not move until the cleanup; the faction stays known to all."""
    s = given(
        player("scout labourer fighter", strength=3),
        player("scout labourer fighter", strength=3),
        outsiders={1: "warrior_saracen", 2: "archer_saracen", 3: "hunter_saracen"},
    )
    s.seat(0).chooses("attack", "1")
    assert s.outsiders()[:3] == [None, "archer_saracen", "hunter_saracen"]
    b = s.seat(1).chooses("attack")
    assert b.asked("attack") is False, "slot 2 is the only one in reach"
    assert s.m.view(None)["state"]["boards"][0]["attacked"] == ["warrior_saracen"]
    third = given(
        player("scout labourer fighter", silver=9),
        outsiders={1: "warrior_saracen", 3: "archer_saracen"},
    )
    third.seat(0).chooses("attack").cannot("2", "PAL-ATT-05", slot=2)
