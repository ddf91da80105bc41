"""The solo game (PAL-SOLO): set-up, rounds and resources of the opponent."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.state import SCHEMES
from gonfalon.kernel.chance.chance import FastChance
from tests.games.paladins.scenario import Automaton, Scenario, begun, given, player

IDLE = ["recruit", "pray", "trade", "conspire"]


def bot_turn(
    bot: dict[str, Any] | None = None, automa: Automaton | None = None, **more: Any
) -> Scenario:
    """Let the automated opponent take one turn."""
    return given(
        player("labourer", silver=1),
        bot=bot if bot is not None else player(),
        automa=automa or Automaton(),
        turn_of=1,
        **more,
    )


def position(s: Scenario) -> int:
    """Return where the resource marker stands."""
    assert s.state.automa is not None
    return s.state.automa.position


def workers(s: Scenario) -> int:
    """Return the opponent's unplaced workers."""
    assert s.state.automa is not None
    return s.state.automa.workers


# -- set-up -----------------------------------------------------------------------------------


@pytest.mark.rules(
    "PAL-SOLO-SETUP-01",
    "PAL-SOLO-SETUP-02",
    "PAL-SOLO-SETUP-03",
    "PAL-SOLO-SETUP-04",
    "PAL-SOLO-SETUP-07",
    "PAL-RUL-36",
)
def test_the_solo_table() -> None:
    """The person as with two players; the opponent with its stack, marker and schemes."""
    s = begun(1, "easy")
    assert s.asked() == [(0, "start")]
    assert s.state.tax == 5
    state = s.seat(0).sees()
    assert state["first"] == 0
    automa = state["automa"]
    assert automa["stack"] == ["influence", "faith", "strength"]
    assert automa["position"] == 1
    assert automa["scheme_count"] == 12
    assert automa["schemes_on_favours"] == 5
    names = [s.state.content.cards.schemes[kind] for kind in s.state.deck(SCHEMES).cards]
    assert "scheme_kings_favour" not in names
    counts = {name: names.count(name) for name in names}
    assert sorted(counts.values()) == [1, 1, 1, 1, 1, 1, 3, 3]
    s.seat(0).chooses("1")
    assert s.bot.crew == []
    assert s.bot.track == {"faith": 0, "strength": 0, "influence": 0}
    tops = {
        tuple(GAME.new(1, FastChance(n)).state.packs[SCHEMES].zones[0].cards[-4:]) for n in range(9)
    }
    assert len(tops) == 1, "nothing is laid out before the difficulty is chosen"


@pytest.mark.rules("PAL-SOLO-SETUP-05", "PAL-DEC-21")
@pytest.mark.parametrize(("difficulty", "shown"), [("easy", 1), ("normal", 3), ("hard", 5)])
def test_difficulty_is_a_number_of_workshops(difficulty: str, shown: int) -> None:
    """1, 3 or 5 orders are turned up; chosen before anything is laid out."""
    s = begun(1)
    a = s.seat(0)
    assert a.options() == ["easy", "normal", "hard"]
    assert a.label(difficulty)["args"] == {"difficulty": difficulty, "count": shown}
    a.chooses(difficulty)
    assert s.bot.b.workshops_placed() == shown
    assert s.m.view(0)["state"]["difficulty"] == difficulty
    drawn = {
        tuple(sorted(i for i in range(12) if begun_fast(difficulty, n) >> i & 1)) for n in range(12)
    }
    assert len(drawn) > 3


def begun_fast(difficulty: str, seed: int) -> int:
    """Return the opponent's workshops in a random match, as a mask."""
    m = GAME.new(1, FastChance(seed), {"difficulty": difficulty})
    return m.state.boards[1].workshops


@pytest.mark.rules("PAL-SOLO-SETUP-06", "PAL-SOLO-ROUND-01")
def test_orders_bring_workshops_and_favours_bring_schemes() -> None:
    """Each order revealed adds a workshop; each favour frees its scheme."""
    s = begun(1, "hard")
    s.seat(0).chooses("1")
    built = []
    for round in range(1, 8):
        built.append(s.bot.b.workshops_placed())
        automa = s.seat(0).sees()["automa"]
        assert automa["schemes_on_favours"] == 5 - max(round - 2, 0)
        while not s.m.over and s.state.round == round:
            decision = s.m.decisions[0]
            s.seat(0).chooses("pass" if decision.kind == "action" else decision.options[0].id)
    assert built == [6, 7, 8, 8, 8, 8, 8]
    assert s.times("automa-workshop") == 8


@pytest.mark.rules("PAL-SOLO-SETUP-08", "PAL-SOLO-RES-09", "PAL-INQ-02")
def test_the_bot_is_a_side_of_the_inquisition() -> None:
    """It is judged like a player; in its own turn it is the active one."""
    s = bot_turn(
        player(suspicion=[0, 0, 0]),
        Automaton(workers=4, schemes=["scheme_attack"], used=["recruit", "pray"]),
        tax=1,
    )
    # Attack is impossible; trade moves the marker, so empty the supply by conspiring instead.
    s = bot_turn(
        player(suspicion=[0, 0, 0]),
        Automaton(workers=4, schemes=["scheme_attack"], used=["recruit", "pray", "trade"]),
        tax=1,
        next_suspicion=[1],
    )
    assert s.event("inquisition-begins") == {"seat": 1}
    assert s.event("punished") == {"seats": [1], "held": 4, "discarded": 2}
    assert s.bot.debts == (1, 0)
    assert len(s.bot.suspicion) == 2


# -- rounds -----------------------------------------------------------------------------------


@pytest.mark.rules("PAL-SOLO-ROUND-02", "PAL-SOLO-RES-10")
def test_the_bot_draws_suspicion_for_the_other_tavern() -> None:
    """Two taverns; after the person's own suspicion, one card per criminal left."""
    s = given(
        player("labourer"),
        bot=player(passed=True),
        automa=Automaton(),
        next_taverns=["tavern_04", "tavern_12"],
        next_suspicion=[0, 1, 2],
    )
    s.seat(0).chooses("pass")
    s.choose_paladins()
    assert len(s.state.taverns) == 2
    s.seat(0).chooses("1")
    assert s.seat(0).suspicion == [0]
    assert s.bot.suspicion == [1, 2]
    assert s.state.tax == 2
    assert position(s) == 4


@pytest.mark.rules("PAL-SOLO-ROUND-03", "PAL-SOLO-ROUND-09")
def test_the_bot_has_no_paladin_and_fresh_workers() -> None:
    """All its workers return at the cleanup, placed or not."""
    s = given(
        player("labourer"),
        bot=player(passed=True),
        automa=Automaton(workers=3, placed={"attack": 3}, used=["rest", "trade"]),
    )
    s.seat(0).chooses("pass")
    assert s.state.automa is not None
    assert (s.state.automa.placed, s.state.automa.used) == ([0] * 6, 0)
    assert s.bot.b.busy == 0
    assert workers(s) == 7
    assert s.seat(0).sees()["boards"][1]["paladins"] is None


@pytest.mark.rules("PAL-SOLO-ROUND-04", "PAL-SOLO-SETUP-07")
def test_person_and_bot_alternate_until_one_passes() -> None:
    """The person starts; afterwards the other goes on alone."""
    s = given(
        player("labourer labourer labourer"),
        automa=Automaton(workers=2, schemes=["scheme_recruit", "scheme_recruit"]),
        townsfolk={},
    )
    s.seat(0).chooses("hunt")
    assert s.times("scheme-revealed") == 1
    s.seat(0).chooses("trade")
    assert s.times("scheme-revealed") == 2
    s.seat(0).chooses("pass")
    assert s.times("scheme-revealed") > 2
    assert s.state.round == 4, "it went on alone to the end of the round"


@pytest.mark.rules("PAL-SOLO-ROUND-05", "PAL-DEC-N2")
def test_without_workers_the_bot_passes_without_a_scheme() -> None:
    """With workers it turns one up and falls back in order: recruit, pray, trade, conspire."""
    s = bot_turn(automa=Automaton(workers=0))
    s.never("scheme-revealed")
    assert s.bot.b.passed
    for used in range(5):
        s = bot_turn(
            automa=Automaton(workers=1, schemes=["scheme_attack"], used=IDLE[:used]),
            next_suspicion=[0],
        )
        if used < 4:
            assert s.event("automa-acts")["action"] == IDLE[used]
        else:
            s.happened("automa-rests")
    s = bot_turn(automa=Automaton(workers=1, schemes=["scheme_attack"]), townsfolk={})
    assert s.event("automa-acts")["action"] == "pray", "recruit needs a townsfolk"


@pytest.mark.rules("PAL-SOLO-ROUND-06", "PAL-SOLO-ROUND-07", "PAL-RUL-24")
def test_an_empty_scheme_deck_is_refilled_from_the_pile() -> None:
    """The shown scheme is discarded at once; schemes on favours stay out; never in between."""
    pile = ["scheme_fortify"] + ["scheme_recruit"] * 3 + ["scheme_kings_orders"] * 3
    pile += [f"scheme_{x}" for x in ("garrison", "absolve", "attack", "convert", "commission")]
    pile.append("scheme_kings_favour")
    s = bot_turn(automa=Automaton(workers=4, discarded=pile), round=3)
    assert s.event("schemes-shuffled") == {"count": 13}
    assert s.state.automa is not None
    assert len(s.state.automa.schemes) == 1
    between = given(
        player("labourer"),
        bot=player(passed=True),
        automa=Automaton(schemes=["scheme_attack"], discarded=["scheme_fortify"]),
    )
    between.seat(0).chooses("pass")
    between.never("schemes-shuffled")
    assert between.state.automa is not None
    assert len(between.state.automa.schemes) == 2, "the old one, and that of the new favour"


@pytest.mark.rules("PAL-SOLO-ROUND-08")
def test_the_solo_cleanup_sweeps_two_of_each_row() -> None:
    """Townsfolk in slots 5 and 4, outsiders in slots 1 and 2."""
    s = given(
        player("labourer"),
        bot=player(passed=True),
        townsfolk={2: "squire_faith", 4: "abbot_tax", 5: "defender_tax"},
        outsiders={1: "thief_viking", 2: "hunter_saracen", 4: "archer_saracen"},
        townsfolk_left=0,
        outsiders_left=0,
    )
    s.seat(0).chooses("pass")
    assert s.event("townsfolk-swept")["townsfolk"] == ["defender_tax", "abbot_tax"]
    assert s.event("outsiders-swept")["outsiders"] == ["thief_viking", "hunter_saracen"]
    assert s.row() == [None, None, None, None, "squire_faith"]
    assert s.outsiders()[0] == "archer_saracen"


@pytest.mark.rules("PAL-SOLO-ROUND-08", "PAL-CLEAN-01", "PAL-CLEAN-02")
@pytest.mark.parametrize(
    ("townsfolk", "swept"),
    [((4, 5), 2), ((3, 5), 1), ((3, 4), 1), ((2, 3), 0)],
)
def test_the_second_slot_is_swept_as_it_stands_before_anything_moves(
    townsfolk: tuple[int, int], swept: int
) -> None:
    """A card that only slides into slot 4 or 5 (outsiders: 2 or 1) stays; a lonely one goes."""
    names = ["squire_faith", "abbot_tax"]
    people = ["thief_viking", "hunter_saracen"]
    s = given(
        player("labourer"),
        bot=player(passed=True),
        townsfolk=dict(zip(townsfolk, names)),
        outsiders={6 - slot: name for slot, name in zip(townsfolk, people)},
        townsfolk_left=0,
        outsiders_left=0,
    )
    s.seat(0).chooses("pass")
    assert {name for name in s.row() if name} == set(names[: 2 - swept])
    assert {name for name in s.outsiders() if name} == set(people[: 2 - swept])


@pytest.mark.rules("PAL-CLEAN-01", "PAL-CLEAN-02", "PAL-SOLO-ROUND-08")
def test_with_several_players_only_the_first_slot_is_swept() -> None:
    """Slots 4 and 2 are swept in the solo game alone."""
    s = given(
        player("labourer"),
        player(passed=True),
        townsfolk={4: "abbot_tax", 5: "defender_tax"},
        outsiders={1: "thief_viking", 2: "hunter_saracen"},
        townsfolk_left=0,
        outsiders_left=0,
    )
    s.seat(0).chooses("pass")
    assert (s.row()[4], s.outsiders()[0]) == ("abbot_tax", "hunter_saracen")


# -- resources --------------------------------------------------------------------------------


@pytest.mark.rules("PAL-SOLO-RES-01", "PAL-SOLO-ACT-02")
def test_all_workers_are_alike_and_a_criminal_is_suspect() -> None:
    """Recruit for a criminal: a worker and one suspicion card."""
    s = bot_turn(
        automa=Automaton(workers=2, schemes=["scheme_recruit"]),
        townsfolk={1: "conspirator_b"},
        next_suspicion=[0],
    )
    assert workers(s) == 2
    assert s.bot.suspicion == [0]
    s = bot_turn(
        automa=Automaton(workers=2, schemes=["scheme_recruit"]), townsfolk={1: "abbot_labourer"}
    )
    assert workers(s) == 3


@pytest.mark.rules("PAL-SOLO-RES-02", "PAL-SOLO-RES-03", "PAL-RUL-42")
def test_goods_and_tax_move_the_marker() -> None:
    """Silver and provisions one each; tax leaves its supply and moves by the full number."""
    s = bot_turn(
        player(strength=1),
        Automaton(workers=3, schemes=["scheme_attack"]),
        outsiders={1: "warrior_byzantine"},
    )
    assert (position(s), s.bot.provisions) == (3, 0)
    s = bot_turn(
        player(strength=1),
        Automaton(workers=3, schemes=["scheme_attack"]),
        outsiders={1: "mercenary_saracen_b"},
        tax=1,
    )
    assert (position(s), s.bot.silver) == (3, 0)
    s.happened("tax-lost", "marker-moved", "inquisition-begins", "tax-refilled")
    assert s.event("tax-lost") == {"seat": 1, "count": 1, "left": 0}


@pytest.mark.rules("PAL-SOLO-RES-04", "PAL-SOLO-RES-05")
def test_a_wrap_raises_the_lowest_attribute() -> None:
    """Of equally low ones the highest in the stack; with all at 12 nothing."""

    def trade(**bot: Any) -> Scenario:
        return bot_turn(
            player(**bot),
            Automaton(workers=1, position=5, schemes=["scheme_attack"], used=["recruit", "pray"]),
            outsiders={},
        )

    assert trade(faith=2, strength=3, influence=2).event("attribute-raised")["attribute"] == "faith"
    assert trade(faith=3, strength=3, influence=2).bot.influence == 3
    full = trade(faith=12, strength=12, influence=12)
    full.never("attribute-raised")
    assert position(full) == 1


@pytest.mark.rules("PAL-SOLO-RES-02", "PAL-SOLO-RES-04")
def test_every_wrap_of_one_gain_raises_an_attribute() -> None:
    """Ten steps on a track of five: the marker is back, and two attributes have risen."""
    bot = player(faith=2, strength=4, influence=3)
    s = given(player("labourer"), bot=bot, automa=Automaton(position=3))
    s.state.sides[1].gain_silver(s.m, 10)
    assert position(s) == 3
    assert (s.bot.faith, s.bot.strength, s.bot.influence) == (4, 4, 3)


@pytest.mark.rules("PAL-SOLO-RES-07", "PAL-RUL-43", "PAL-SOLO-RES-11")
def test_missing_cards_cost_tax() -> None:
    """For every missing suspicion or debt; not for paying; the inquisition may follow."""
    s = bot_turn(
        player(suspicion=[1]),
        Automaton(workers=1, schemes=["scheme_recruit"]),
        townsfolk={1: "acolyte_tax"},
        tax=4,
    )
    assert s.bot.suspicion == [], "it never declines"
    assert s.state.tax == 3, "one discarded, one missing"
    s = bot_turn(
        automa=Automaton(workers=1, schemes=["scheme_recruit"]), townsfolk={1: "abbot_tax"}, tax=4
    )
    assert s.state.tax == 3, "a debt to destroy is missing"
    s = bot_turn(
        player(unpaid=2),
        Automaton(workers=1, schemes=["scheme_recruit"]),
        townsfolk={1: "abbot_tax"},
        tax=4,
    )
    assert (s.bot.debts, s.state.tax) == ((1, 0), 4)
    s = bot_turn(
        automa=Automaton(workers=1, schemes=["scheme_recruit"]),
        townsfolk={1: "acolyte_tax"},
        tax=1,
    )
    s.happened("tax-lost", "inquisition-begins", "tax-refilled", "tax-lost")
    assert s.state.tax == 4
    assert position(s) == 1
    paying = bot_turn(
        player(strength=7, faith=0),
        Automaton(workers=3, schemes=["scheme_garrison"]),
        blocked_spaces=dict.fromkeys(
            ("space_1_1", "space_1_2", "space_2_1", "space_2_2", "space_2_3", "space_2_4"), 0
        ),
        tax=4,
    )
    assert paying.state.tax == 4
