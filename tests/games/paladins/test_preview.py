"""What an answer is said to lead to is what it leads to."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.constants import ATTRIBUTES, WORKERS
from gonfalon.games.paladins.model.state import SUSPICION, PaladinsState
from gonfalon.games.paladins.rules.act import Act
from gonfalon.games.paladins.rules.tax import suspects
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Option
from tests.games.paladins.scenario import given as table
from tests.games.paladins.scenario import player

BUILDS = ("fortify", "commission", "garrison", "absolve", "convert", "attack", "develop")
OTHERS = {"event-round-ends"}  # then others have acted, too


def prefer(m: Match[PaladinsState], options: list[Option], luck: FastChance) -> Option:
    """Return an answer at random; nobody passes while something else can be done."""
    busy = [option for option in options if option.id in BUILDS]
    found = busy or [option for option in options if option.id != "pass"] or options
    return found[luck.below(0, len(found))]


def shown(m: Match[PaladinsState], seat: int) -> dict[str, Any]:
    """Return the options of a seat as its client gets them, by id."""
    (explained,) = m.explain(seat)
    return {o["id"]: o for o in explained.to_json(m.content.vocabulary)["options"]}


def given(
    ahead: dict[str, Any],
    op: str,
    key: str = "",
    what: str = "",
    lists: tuple[str, ...] = ("gains", "then"),
) -> int:
    """Return how much of something the promised rewards give."""
    return sum(
        effect["n"]
        for line in [line for name in lists for line in ahead[name]]
        for effect in line["effects"]
        if effect["op"] == op and (not key or effect[key] == what)
    )


@pytest.mark.rules("PAL-WORK-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_actions_leave_and_bring_what_was_said(seats: int) -> None:
    """Compare every payment that ends an action without further questions with its preview."""
    compared = raised = earned = judged = 0
    for seed in range(10):
        luck = FastChance(seed)
        m = GAME.new(seats, FastChance(seed + 50), {})
        while not m.over:
            decision = m.decisions[0]
            option = prefer(m, decision.options, luck)
            seat = decision.seat
            acting = m.stack[-1]
            ahead: dict[str, Any] | None = None
            if decision.kind == "workers" and isinstance(acting, Act):
                ahead = shown(m, seat)[option.id]["preview"]
            b = m.state.boards[seat]
            before = b.clone()
            events = m.choose(decision.id, option.id)
            if ahead is None:
                continue
            told = {event.message.id for event in events}
            if told & OTHERS:
                continue
            if "event-inquisition-begins" in told:
                judged += 1
                assert ahead["inquisition"] is not None
            elif acting not in m.stack:
                assert ahead["inquisition"] != "will"
            if "event-inquisition-begins" in told or acting in m.stack:
                continue
            if ahead["draws"] or given(ahead, "pay_debt"):
                continue  # the wall is not known, a debt may set off a collector
            compared += 1
            drawn = sum(
                m.state.content.cards.suspicion_tax[k]
                for k in b.suspicion[len(before.suspicion) :]
                if len(b.suspicion) > len(before.suspicion)
            )
            later = [given(ahead, op, lists=("then",)) for op in ("silver", "tax", "provision")]
            assert b.silver == ahead["left"]["silver"] + later[0] + later[1] + drawn
            assert b.provisions == ahead["left"]["provision"] + later[2]
            assert sum(b.workers) == ahead["left"]["workers"] + given(
                ahead, "worker", lists=("then",)
            )
            for at, worker in enumerate(WORKERS):
                more = given(ahead, "worker", "type", worker)
                assert b.workers[at] == ahead["hands"][worker] + more
            for at, attribute in enumerate(ATTRIBUTES):
                more = given(ahead, "attribute", "attr", attribute)
                raised += more
                assert b.track[at] == min(before.track[at] + more, 12)
            goes = ahead["suspicion"]["to"] if ahead["suspicion"] else len(before.suspicion)
            assert len(b.suspicion) == goes
            if ahead["suspicion"] or ahead["then"]:
                continue  # what is certain ends before the first suspicion card
            owes = ahead["unpaid"]["to"] if ahead["unpaid"] else before.unpaid
            assert b.unpaid == owes
            points = m.view(None)["state"]["boards"][seat]["points"]
            assert points == ahead["points"]["to"]
            earned += ahead["points"]["to"] - ahead["points"]["from"]
    assert compared > 60
    assert raised > 40
    assert earned > 20
    assert judged


@pytest.mark.rules("PAL-WORK-09")
def test_what_one_then_has_counts_the_gains() -> None:
    """A trade by the last merchant brings 1 silver, a conspiracy a criminal for the merchant."""
    s = table(player("merchant", silver=1, provisions=2))
    a = s.seat(0)
    assert a.label("trade")["preview"]["left"] == {"workers": 0, "silver": 2, "provision": 2}
    assert a.label("conspire")["preview"]["left"] == {"workers": 1, "silver": 1, "provision": 2}


@pytest.mark.rules("PAL-INQ-06", "PAL-TAX-03")
def test_the_debt_of_a_certain_inquisition_is_in_the_sum() -> None:
    """The attack takes the last tax, and the attacker alone is suspected."""
    s = table(
        player("scout labourer fighter", strength=1, suspicion=[0, 0]),
        outsiders={1: "mercenary_saracen_b"},
        tax=2,
    )
    a = s.seat(0)
    ahead = a.label("attack")["preview"]
    assert (ahead["inquisition"], ahead["punished"]) == ("will", [0])
    assert ahead["unpaid"] == {"from": 0, "to": 1}
    assert [effect["op"] for line in ahead["gains"] for effect in line["effects"]] == [
        "attribute",
        "tax",
    ]
    a.chooses("attack")
    assert a.debts == (1, 0)
    assert a.points == ahead["points"]["to"]


@pytest.mark.rules("PAL-EFF-09", "PAL-WORK-09")
def test_what_follows_a_choice_is_not_in_the_sum() -> None:
    """The choice is shown, but the points end before it."""
    s = table(player("criminal"), favours=["favour_attribute"])
    ahead = s.seat(0).label("favour:1")["preview"]
    assert ahead["gains"] == []
    assert [effect["op"] for line in ahead["then"] for effect in line["effects"]] == [
        "choose_attribute"
    ]
    assert ahead["points"]["from"] == ahead["points"]["to"]


@pytest.mark.rules("PAL-FORT-03", "PAL-PALADIN-10", "PAL-TF-01")
def test_a_wall_is_not_known_but_what_comes_after_it_is() -> None:
    """No points are promised; the reactions of the crew follow whatever the wall is."""
    crew = ["gatekeeper_silver", "gatekeeper_labourer"]
    s = table(player("merchant labourer scout", provisions=1, crew=crew))
    ahead = s.seat(0).label("fortify")["preview"]
    assert (ahead["draws"], ahead["points"], ahead["gains"]) == ("wall", None, [])
    assert [line["card"] for line in ahead["then"]] == [f"townsfolk:{kind}" for kind in crew]


@pytest.mark.rules("PAL-WORK-09")
def test_an_action_with_an_open_target_shows_its_price_only() -> None:
    """Nothing is played before the target is chosen."""
    s = table(
        player("scout labourer fighter", strength=12),
        outsiders={1: "mercenary_saracen_b", 2: "invader_byzantine"},
    )
    a = s.seat(0)
    assert a.label("attack")["preview"] is None
    a.chooses("attack")
    assert all(a.label(option)["preview"]["gains"] for option in a.options())


@pytest.mark.rules("PAL-INQ-05", "PAL-TAX-02")
def test_a_tavern_says_whether_the_inquisition_would_come() -> None:
    """Criminals draw suspicion; the deck is known by what it holds, not by its order."""
    m = GAME.new(3, FastChance(4), {})
    while m.decisions[0].kind != "tavern":
        m.choose(m.decisions[0].id, m.decisions[0].options[0].id)
    state = m.state
    seat = m.decisions[0].seat
    deck = state.deck(SUSPICION).cards
    taxes = sorted(state.content.cards.suspicion_tax[kind] for kind in deck)
    for tax in range(1, 9):
        state.tax = tax
        for place, option in shown(m, seat).items():
            counts = state.content.cards.tavern_workers[state.taverns[int(place) - 1]]
            criminals = counts[WORKERS.index("criminal")]
            ahead = option["preview"]
            least, most = sum(taxes[:criminals]), sum(taxes[len(taxes) - criminals :])
            if not criminals or most < tax:
                assert ahead["inquisition"] is None
            else:
                assert ahead["inquisition"] == ("will" if least >= tax else "may")
    before = shown(m, seat)
    deck.reverse()
    assert shown(m, seat) == before


@pytest.mark.rules("PAL-INQ-05", "PAL-INQ-06")
def test_the_view_names_whom_the_inquisition_would_punish() -> None:
    """The most suspicion is punished, ties included; nobody without any."""
    m = GAME.new(4, FastChance(1), {})
    state = m.state
    assert m.view(None)["state"]["suspects"] == []
    for board, count in zip(state.boards, (1, 2, 0, 2), strict=True):
        board.suspicion = [0] * count
    assert m.view(None)["state"]["suspects"] == [1, 3]
    assert suspects(state, 0, 3) == [0]
    assert suspects(state, 1, 1) == [3]
