"""Effects, favours, debts and townsfolk (PAL-EFF, PAL-FAV, PAL-DEBT, PAL-TF, PAL-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.constants import WORKERS
from gonfalon.games.paladins.rules.debts import PayDebts
from tests.games.paladins.scenario import given, player


@pytest.mark.rules("PAL-GEN-02", "PAL-SUSP-07", "PAL-PASS-01")
def test_workers_come_from_and_go_back_to_the_general_supply() -> None:
    """Six types without owners; returning criminals never removes suspicion."""
    s = given(
        player(
            "labourer",
            suspicion=[1, 2],
            placed={"hunt": "criminal", "attack": "criminal criminal criminal"},
        )
    )
    a = s.seat(0).chooses("pass")
    assert a.suspicion == [1, 2]
    assert (a.on("hunt"), a.on("attack"), a.workers) == ("", "", "labourer")


@pytest.mark.rules("PAL-GEN-06", "PAL-RUL-04", "PAL-TAX-01")
def test_gains_are_automatic_except_those_that_may_be_declined() -> None:
    """Tax, goods, attributes come and debts are paid; to get rid of suspicion one is asked."""
    s = given(player("cleric labourer merchant", silver=1, unpaid=1))
    a = s.seat(0).chooses("absolve", "absolve_space_1")
    assert a.debts == (0, 1), "paid without asking"
    s = given(player("scout labourer fighter", strength=1), outsiders={1: "thief_viking"})
    assert s.seat(0).chooses("attack").silver == 2
    s = given(
        player("scout labourer fighter", strength=1, suspicion=[1]),
        outsiders={1: "champion_saracen"},
    )
    b = s.seat(0).chooses("attack")
    assert b.options() == ["1", "0"]
    b.chooses("0")
    assert (b.suspicion, b.workers) == ([1], "scout")


@pytest.mark.rules("PAL-GEN-07", "PAL-EFF-11", "PAL-EFF-07")
def test_a_reward_that_cannot_be_applied_is_lost() -> None:
    """No debt, no suspicion, no townsfolk: nothing is asked and nothing happens."""
    s = given(
        player("scout labourer fighter", strength=1),
        outsiders={1: "vigilante_saracen"},
    )
    a = s.seat(0).chooses("attack")
    assert (a.debts, a.workers) == ((0, 0), "cleric")
    s = given(player("scout labourer cleric", provisions=1), townsfolk={})
    b = s.seat(0).chooses("commission", "space_1_1")
    assert s.asked() == [(1, "action")]
    assert b.b.monks == 1
    s = given(player("cleric labourer merchant", silver=1))
    c = s.seat(0).chooses("absolve", "absolve_space_1")
    assert (c.debts, c.suspicion) == ((0, 0), [])
    assert s.asked() == [(1, "action")]


@pytest.mark.rules("PAL-EFF-01", "PAL-SUSP-01", "PAL-SUSP-02", "PAL-EFF-03")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_a_criminal_draws_suspicion_with_its_tax(tax: int) -> None:
    """The card goes on top of the own pile, then its tax is taken from the tax supply."""
    s = given(player("labourer", suspicion=[1]), next_suspicion=[tax])
    a = s.seat(0).chooses("conspire")
    assert a.workers == "criminal"
    assert a.suspicion == [1, tax]
    assert a.silver == tax
    assert s.state.tax == 5 - tax
    s.happened("worker-gained", "suspicion-drawn")


@pytest.mark.rules("PAL-EFF-05", "PAL-DEC-16", "PAL-SUSP-05")
def test_discarding_suspicion_newest_first() -> None:
    """Up to n of k cards; the most is suggested first; piles are open to all."""
    s = given(
        player("labourer", suspicion=[0, 1, 2]),
        townsfolk={5: "debt_collector_scout"},
    )
    a = s.seat(0).chooses("recruit")
    assert a.options() == ["2", "1", "0"]
    assert a.decision().options[a.decision().default].id == "2"
    assert s.m.view(None)["state"]["boards"][0]["suspicion"] == [
        "suspicion_0",
        "suspicion_1",
        "suspicion_2",
    ]
    a.chooses("2")
    assert a.suspicion == [0]
    assert s.seat(1).sees()["discards"]["suspicion"] == ["suspicion_2", "suspicion_1"]
    one = given(player("labourer", suspicion=[2]), townsfolk={5: "debt_collector_scout"})
    assert one.seat(0).chooses("recruit").options() == ["1", "0"]


@pytest.mark.rules("PAL-EFF-06", "PAL-DEBT-02", "PAL-TF-02", "PAL-TF-05", "PAL-TF-03")
def test_every_debt_collector_reacts_to_every_payment() -> None:
    """In hiring order; a paid debt stays paid, and destroying is no paying."""
    crew = ["debt_collector_fighter", "debt_collector_labourer"]
    s = given(player("cleric labourer merchant", silver=1, unpaid=2, crew=crew))
    a = s.seat(0).chooses("absolve", "absolve_space_1")
    assert (a.debts, a.workers) == ((1, 1), "labourer fighter")
    used = [event["townsfolk"] for event in s.all("ability-used")]
    assert used == crew
    s = given(
        player("scout labourer fighter", strength=1, paid=2, unpaid=1, crew=crew),
        outsiders={1: "hunter_saracen"},
    )
    b = s.seat(0).chooses("attack", "1")
    assert (b.debts, b.workers) == ((0, 2), "")
    s.never("ability-used")
    s = given(player("scout labourer fighter", strength=1, paid=2), outsiders={1: "hunter_saracen"})
    assert s.seat(0).chooses("attack").debts == (0, 2), "a paid debt can never be destroyed"


@pytest.mark.rules("PAL-EFF-06", "PAL-EFF-11", "PAL-TF-02")
@pytest.mark.parametrize(("unpaid", "debts"), [(3, (1, 2)), (1, (0, 1))])
def test_an_effect_pays_as_many_debts_as_it_says_and_there_are(
    unpaid: int, debts: tuple[int, int]
) -> None:
    """A collector reacts to each of them; a debt that is missing is lost."""
    s = given(player("labourer", unpaid=unpaid, crew=["debt_collector_labourer"]))
    s.begin_with(PayDebts(0, 2))
    assert s.seat(0).debts == debts
    assert s.times("ability-used") == debts[1]


@pytest.mark.rules("PAL-EFF-07", "PAL-DEC-22", "PAL-GEN-06", "PAL-RUL-04", "PAL-GEN-08")
@pytest.mark.parametrize(("answer", "debts"), [("1", (1, 0)), ("0", (2, 0))])
def test_a_debt_is_destroyed_only_if_its_owner_wants(answer: str, debts: tuple[int, int]) -> None:
    """Asked like discarding suspicion, the most first; then the rest of the reward follows."""
    s = given(
        player("scout labourer fighter", strength=1, unpaid=2),
        outsiders={1: "vigilante_saracen"},
    )
    a = s.seat(0).chooses("attack")
    assert (a.kind(), a.options(), a.workers) == ("debts", ["1", "0"], "")
    assert a.prompt() == {"message": "ask-debts", "args": {"most": 1, "held": 2}}
    assert a.decision().default == 0
    assert a.rule_of("1") == "PAL-EFF-07"
    a.chooses(answer)
    assert (a.debts, a.workers) == (debts, "cleric")
    if answer == "0":
        s.happened("debts-kept", "worker-gained")
        s.never("debt-destroyed")
    else:
        s.happened("debt-destroyed", "worker-gained")


@pytest.mark.rules("PAL-EFF-11", "PAL-DEC-22")
def test_no_more_debts_are_destroyed_than_there_are() -> None:
    """With changed content that destroys three: two of two, one, or none."""
    more = GAME.load(
        ('[outsiders.hunter_saracen]\nattack = [{ op = "destroy_debt", n = 3 }]\n',),
    )
    s = given(
        player("scout labourer fighter", strength=1, unpaid=2),
        outsiders={1: "hunter_saracen"},
        content=more,
    )
    a = s.seat(0).chooses("attack")
    assert a.options() == ["2", "1", "0"]
    assert GAME.option_kinds(more)["debts"] == {"0", "1", "2", "3"}
    assert a.chooses("2").debts == (0, 0)


@pytest.mark.rules("PAL-EFF-07", "PAL-DEBT-04")
def test_destroyed_debts_return_to_the_deck() -> None:
    """The debt deck grows again."""
    s = given(
        player("scout labourer fighter", strength=1, unpaid=2), outsiders={1: "hunter_saracen"}
    )
    assert s.state.debts == 22
    s.seat(0).chooses("attack", "1")
    assert s.state.debts == 23


@pytest.mark.rules("PAL-EFF-08", "PAL-DEC-17", "PAL-FORT-04")
def test_alternatives_that_change_nothing_are_not_offered() -> None:
    """Without a debt the silver comes unasked; with one there is a choice."""
    told: dict[str, Any] = {"workers": "merchant labourer scout", "provisions": 1}
    s = given(player(**told), next_walls=["wall_debt_or_silver"])
    assert s.seat(0).chooses("fortify").silver == 2
    s = given(
        player(suspicion=[0], **told),
        next_walls=["wall_suspicion_or_silver"],
    )
    a = s.seat(0).chooses("fortify")
    assert a.options() == ["1", "2"]
    a.chooses("1")
    assert a.options() == ["1", "0"], "the chosen list is resolved like any other"
    a.chooses("1")
    assert a.suspicion == []
    s = given(
        player("fighter", silver=1, suspicion=[0]),
        favours=["favour_settle_debt"],
    )
    b = s.seat(0).chooses("favour:1")
    assert b.kind() == "suspicion", "without a debt the other list is taken"


@pytest.mark.rules("PAL-EFF-09", "PAL-DEC-18")
def test_one_attribute_of_choice() -> None:
    """Each attribute below 12; a single one is raised unasked."""
    s = given(player("criminal", faith=12, strength=3), favours=["favour_attribute"])
    a = s.seat(0).chooses("favour:1")
    assert a.options() == ["strength", "influence"]
    a.cannot("faith", "PAL-EFF-09", value=12)
    assert a.label("strength")["args"] == {"attribute": "strength", "value": 4}
    a.chooses("strength")
    assert a.strength == 4
    s = given(player("criminal", faith=12, strength=12), favours=["favour_attribute"])
    assert s.seat(0).chooses("favour:1").influence == 1


# -- favours ----------------------------------------------------------------------------------


@pytest.mark.rules("PAL-FAV-01", "PAL-RUL-39", "PAL-GEN-11")
@pytest.mark.parametrize(
    ("favour", "worker", "told", "then"),
    [
        ("favour_free_recruit", "scout", {}, "free-recruit"),
        ("favour_absolution_tax", "cleric", {}, "action"),
        ("favour_two_criminals", "labourer", {}, "action"),
        ("favour_attribute", "criminal", {}, "attribute"),
        (
            "favour_settle_debt",
            "fighter",
            {"silver": 1, "unpaid": 1, "suspicion": [0]},
            "choose-one",
        ),
        ("favour_borrow_workers", "labourer", {}, "action"),
        ("favour_free_develop", "merchant", {"provisions": 1}, "choose-one"),
        ("favour_three_labourers", "criminal", {}, "action"),
        ("favour_provisions_tax", "labourer", {}, "action"),
        ("favour_pray", "labourer", {"placed": {"hunt": "scout"}}, "pray-effect"),
    ],
)
def test_each_favour_takes_its_worker_and_its_cost(
    favour: str, worker: str, told: dict[str, Any], then: str
) -> None:
    """The worker stands on the card; another type does not fit a coloured one."""
    s = given(
        player(worker, **told),
        favours=[favour],
        next_suspicion=[0, 0],
        tax=4,
    )
    s.seat(0).chooses("favour:1")
    assert s.asked()[0][1] == then
    assert s.state.favour_workers != [-1]
    cost = s.state.content.cards.favour_cost[s.state.favours[0]]
    assert [e["count"] for e in s.all("paid")] == [n for n in cost[:2] if n]
    assert s.seat(0).b.unpaid == cost[2] + (1 if favour == "favour_settle_debt" else 0)
    if worker not in ("labourer", "criminal"):
        assert (
            given(
                player("criminal", **told),
                favours=[favour],
            )
            .seat(0)
            .offers("favour:1")
        )
    if worker != "labourer":
        given(player("labourer", **told), favours=[favour]).seat(0).cannot(
            "favour:1", "PAL-FAV-01", worker=worker
        )
    if told.get("provisions"):
        given(player(worker), favours=[favour]).seat(0).cannot(
            "favour:1", "PAL-FAV-01", needed=1, held=0
        )


VOID_FAVOURS: list[tuple[str, dict[str, Any], dict[int, str] | None]] = [
    ("favour_free_recruit", {"workers": "scout"}, {}),
    ("favour_pray", {"workers": "labourer"}, None),
    ("favour_settle_debt", {"workers": "fighter", "silver": 1}, None),
    (
        "favour_attribute",
        {"workers": "criminal", "faith": 12, "strength": 12, "influence": 12},
        None,
    ),
]


@pytest.mark.rules("PAL-FAV-04", "PAL-FAV-03", "PAL-DEC-17", "PAL-DEC-18", "PAL-EFF-08")
@pytest.mark.parametrize(("favour", "told", "row"), VOID_FAVOURS)
def test_a_favour_that_brings_nothing_may_be_used_to_block_it(
    favour: str, told: dict[str, Any], row: dict[int, str] | None
) -> None:
    """Free recruit with an empty row, pray with nothing placed, ...: placed, paid, taken."""
    s = given(player(**told), player("labourer scout fighter"), favours=[favour], townsfolk=row)
    a = s.seat(0)
    label = a.label("favour:1")
    assert label["message"] == "option-favour-void"
    assert label["preview"]["gains"] == label["preview"]["then"] == []
    track = a.track
    a.chooses("favour:1")
    assert s.state.favour_workers[0] == WORKERS.index(told["workers"])
    assert (a.workers, a.silver, a.debts, a.suspicion, a.track) == ("", 0, (0, 0), [], track)
    assert s.asked() == [(1, "action")], "nothing more is asked"
    s.seat(1).cannot("favour:1", "PAL-FAV-03", favour=favour)


@pytest.mark.rules("PAL-FAV-04")
def test_a_favour_that_brings_something_does_not_say_otherwise() -> None:
    """Part of it is enough: with one suspicion card there is something to settle."""
    s = given(player("fighter", silver=1, suspicion=[1]), favours=["favour_settle_debt"])
    label = s.seat(0).label("favour:1")
    assert label["message"] == "option-favour"
    assert label["preview"]["gains"]


@pytest.mark.rules("PAL-FAV-05", "PAL-DEBT-05", "PAL-RUL-20", "PAL-REC-04")
def test_without_debt_cards_nobody_can_take_a_debt() -> None:
    """No favour on credit, no townsfolk for a debt."""
    s = given(
        player("labourer"),
        favours=["favour_borrow_workers"],
        townsfolk={1: "abbot_labourer"},
        debts_gone=24,
    )
    a = s.seat(0)
    a.cannot("favour:1", "PAL-FAV-05")
    a.cannot("recruit", "PAL-REC-01", needed=3, held=0)


# -- townsfolk --------------------------------------------------------------------------------


@pytest.mark.rules("PAL-TF-01", "PAL-TF-06")
@pytest.mark.parametrize(
    ("card", "workers", "answers", "told"),
    [
        (
            "abbot_provision",
            "cleric labourer merchant",
            ["absolve", "absolve_space_3"],
            {"silver": 1},
        ),
        ("architect_provision", "labourer labourer", ["develop", "attack:1"], {"silver": 4}),
        ("gatekeeper_silver", "merchant labourer scout", ["fortify"], {"provisions": 1}),
        ("defender_provision", "scout labourer fighter", ["attack"], {"strength": 1}),
        ("missionary_provision", "fighter labourer cleric", ["convert"], {}),
        (
            "watchman_silver",
            "merchant labourer fighter",
            ["garrison", "space_1_1"],
            {"provisions": 1, "strength": 1},
        ),
        ("acolyte_silver", "scout labourer cleric", ["commission", "space_1_1"], {"provisions": 1}),
    ],
)
def test_action_townsfolk_react_to_their_action(
    card: str, workers: str, answers: list[str], told: dict[str, Any]
) -> None:
    """Each time, automatically, one more of its good than without it."""
    found = []
    for crew in ([], [card]):
        s = given(
            player(workers, crew=crew, **told),
            townsfolk={},
            outsiders={1: "warrior_saracen"},
            next_walls=["wall_two_vp"],
        )
        a = s.seat(0).chooses(*answers)
        found.append((a.silver, a.provisions))
        assert s.asked() == [(1, "action")]
    (silver, provisions), more = found
    gain = (0, 1) if card.endswith("provision") else (1, 0)
    assert more == (silver + gain[0], provisions + gain[1])


@pytest.mark.rules("PAL-TF-03")
def test_inquisition_townsfolk_work_from_the_moment_of_hiring() -> None:
    """A Squire hired as a start of a chain is there when the tax runs out later in it."""
    s = given(
        player(
            "scout labourer cleric",
            provisions=1,
            crew=["acolyte_tax"],
        ),
        townsfolk={1: "squire_faith"},
        tax=1,
    )
    a = s.seat(0).chooses("commission", "space_1_1", "1")
    assert a.faith == 1
    s.happened("townsfolk-hired", "tax-taken", "inquisition-begins", "ability-used")


@pytest.mark.rules("PAL-TF-04", "PAL-REC-03")
def test_an_instant_reward_comes_once() -> None:
    """Hiring an Abbot with 1 suspicion asks once; its tax works at the next absolve only."""
    s = given(player("labourer fighter", suspicion=[0, 1]), townsfolk={5: "abbot_tax"})
    a = s.seat(0).chooses("recruit", "hire")
    assert a.options() == ["1", "0"]
    a.chooses("1")
    assert (a.suspicion, a.silver) == ([0], 0)
    assert s.asked() == [(1, "action")]
