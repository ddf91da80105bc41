"""Effects and debts (PAL-EFF, PAL-DEBT, PAL-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins import GAME
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
    """The card goes on top of the player's pile, then its tax is taken from the tax supply."""
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
