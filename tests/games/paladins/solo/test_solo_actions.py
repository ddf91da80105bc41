"""The solo game (PAL-SOLO): what the opponent does, and what it scores."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins.model.state import SCHEMES
from gonfalon.kernel.chance.chance import ScriptedChance
from tests.games.paladins.scenario import Automaton, given, player
from tests.games.paladins.solo.test_solo import bot_turn, position, workers

# -- actions ----------------------------------------------------------------------------------


@pytest.mark.rules("PAL-SOLO-ACT-01")
def test_a_right_hand_action_costs_three_less_workshops_and_blocks() -> None:
    """3, 2, 1 workers; blocked while bot workers stand on it."""
    for built in range(3):
        s = bot_turn(
            automa=Automaton(workers=3, schemes=["scheme_convert"], workshops={"convert": built}),
        )
        assert workers(s) == built
        assert s.state.automa is not None
        assert s.state.automa.placed[5] == 3 - built
    s = bot_turn(automa=Automaton(workers=4, schemes=["scheme_convert"], placed={"convert": 3}))
    s.happened("scheme-impossible")


@pytest.mark.rules("PAL-SOLO-ACT-03", "PAL-SOLO-ACT-15", "PAL-SOLO-ACT-18")
def test_the_bot_prays() -> None:
    """All right-hand actions are cleared, or a worker gained; all schemes are shuffled."""
    s = bot_turn(
        automa=Automaton(
            workers=1,
            schemes=["scheme_attack"],
            used=["recruit"],
            placed={"attack": 3, "convert": 2},
            discarded=["scheme_fortify"],
        )
    )
    assert s.event("automa-cleared") == {"seat": 1, "count": 5}
    assert s.event("schemes-shuffled") == {"count": 13}
    assert s.state.automa is not None
    assert s.state.automa.schemes == []
    assert s.bot.b.busy == 0
    none = bot_turn(
        automa=Automaton(workers=1, schemes=["scheme_attack"], used=["recruit"]), outsiders={}
    )
    assert workers(none) == 1, "one placed, one gained"
    none.happened("schemes-shuffled")
    effect = bot_turn(
        automa=Automaton(workers=1, schemes=["scheme_recruit"], placed={"attack": 3}),
        townsfolk={1: "acolyte_silver"},
    )
    assert effect.state.automa is not None
    assert effect.state.automa.used == 1 << 1, "an effect never uses up a left action"
    assert effect.state.automa.placed == [0] * 6


@pytest.mark.rules("PAL-SOLO-ACT-03")
def test_a_prayer_of_the_bot_shuffles_the_whole_deck_of_schemes() -> None:
    """Deck, discard pile and the card just shown: thirteen cards, and the lowest may come up."""
    automa = Automaton(
        workers=1, schemes=["scheme_attack"], used=["recruit"], discarded=["scheme_fortify"]
    )
    before = given(bot=player(), automa=automa, outsiders={})
    s = bot_turn(automa=automa, outsiders={}, chance={"schemes": [0] * 12})
    assert s.event("schemes-shuffled") == {"count": 13}
    assert isinstance(s.m.chance, ScriptedChance)
    assert s.m.chance.script["schemes"] == [], "all thirteen were mixed"
    assert s.state.deck(SCHEMES).cards[-1] == before.state.deck(SCHEMES).cards[0]


@pytest.mark.rules("PAL-SOLO-ACT-04", "PAL-SOLO-ACT-05")
def test_the_bot_trades_and_conspires() -> None:
    """The marker moves 1; two workers and a suspicion card."""
    s = bot_turn(
        automa=Automaton(workers=1, schemes=["scheme_attack"], used=["recruit", "pray"]),
        outsiders={},
    )
    assert (position(s), workers(s)) == (2, 0)
    s = bot_turn(
        automa=Automaton(workers=1, schemes=["scheme_attack"], used=["recruit", "pray", "trade"]),
        outsiders={},
        next_suspicion=[0],
    )
    assert (workers(s), s.bot.suspicion) == (2, [0])


@pytest.mark.rules("PAL-SOLO-ACT-07", "PAL-RUL-41", "PAL-RUL-27")
def test_the_order_of_rewards_on_the_main_board() -> None:
    """Free recruit, pay debt, pray, two workers, one worker, two silver, suspicion."""
    found = []
    taken: dict[str, Any] = {}
    for _ in range(6):
        s = bot_turn(
            player(faith=2),
            Automaton(workers=3, schemes=["scheme_commission"]),
            blocked_spaces=dict(taken),
            townsfolk={},
        )
        found.append(s.event("monk-sent")["space"])
        taken[found[-1]] = 0
    assert found == ["space_1_1", "space_2_1", "space_2_3", "space_1_2", "space_2_2", "space_2_4"]
    nothing = bot_turn(
        player(faith=1),
        Automaton(workers=3, schemes=["scheme_commission"]),
        blocked_spaces={"space_1_1": 0, "space_1_2": 0},
    )
    nothing.happened("scheme-impossible")
    garrison = bot_turn(player(strength=5), Automaton(workers=3, schemes=["scheme_garrison"]))
    assert garrison.event("outpost-built")["space"] == "space_1_1"
    assert garrison.bot.faith == 1


@pytest.mark.rules("PAL-SOLO-ACT-07", "PAL-RUL-27")
@pytest.mark.parametrize("also_free", [None, "space_4_7"])
def test_the_bot_pays_no_debt_it_does_not_have_unless_nothing_else_is_left(
    also_free: str | None,
) -> None:
    """A pay-debt space without an unpaid debt is the last resort, but it is one."""
    counts = {1: 2, 2: 4, 3: 6, 4: 7}  # open spaces of the regions that faith 6 reaches
    within = [f"space_{region}_{n}" for region in counts for n in range(1, counts[region] + 1)]
    taken = [space for space in within if space not in ("space_4_5", also_free)]
    s = given(
        player("labourer", silver=1, monks=taken[:7], outposts=taken[7:14]),
        bot=player(faith=6, monks=taken[14:]),
        automa=Automaton(workers=3, schemes=["scheme_commission"]),
        turn_of=1,
    )
    assert s.event("monk-sent")["space"] == (also_free or "space_4_5")
    assert s.bot.debts == (0, 0)
    s.never("debt-paid", "scheme-impossible")


@pytest.mark.rules("PAL-SOLO-ACT-08", "PAL-SOLO-ACT-18")
def test_a_free_recruit_of_the_bot_sends_a_townsfolk_away() -> None:
    """Selected by the marker; recruit itself stays usable."""
    s = bot_turn(
        automa=Automaton(workers=3, schemes=["scheme_commission"], position=4),
        townsfolk={2: "abbot_labourer", 5: "defender_labourer"},
    )
    assert s.event("townsfolk-sent") == {"seat": 1, "townsfolk": "defender_labourer"}
    assert s.bot.strength == 1
    assert s.bot.crew == []
    assert s.state.automa is not None
    assert s.state.automa.used == 0


@pytest.mark.rules("PAL-SOLO-ACT-09")
def test_the_bot_absolves() -> None:
    """A debt is paid if there is one, otherwise one more suspicion goes; no space is used."""
    s = bot_turn(
        player(unpaid=1, suspicion=[0, 0]), Automaton(workers=3, schemes=["scheme_absolve"])
    )
    assert (s.bot.faith, s.bot.debts, s.bot.suspicion) == (1, (0, 1), [0])
    s = bot_turn(player(suspicion=[0, 0, 0]), Automaton(workers=3, schemes=["scheme_absolve"]))
    assert s.bot.suspicion == [0]
    assert s.bot.b.absolved == 0
    s = bot_turn(player(jars=1, influence=1), Automaton(workers=3, schemes=["scheme_absolve"]))
    s.happened("scheme-impossible")


@pytest.mark.rules("PAL-SOLO-ACT-10")
def test_the_bot_fortifies() -> None:
    """Influence as required; all rewards of the wall; not without a wall."""
    s = bot_turn(
        player(influence=1, walls=1),
        Automaton(workers=3, schemes=["scheme_fortify"]),
        next_walls=["wall_labourer_fighter"],
    )
    assert (len(s.bot.b.walls), s.bot.strength, workers(s)) == (2, 1, 2)
    s = bot_turn(player(walls=1), Automaton(workers=3, schemes=["scheme_fortify"]))
    s.happened("scheme-impossible")


@pytest.mark.rules("PAL-SOLO-ACT-11", "PAL-SOLO-ACT-12", "PAL-SOLO-ACT-17")
def test_the_bot_attacks_and_converts_within_reach() -> None:
    """By the marker among those in reach; missing strength cannot be bought."""
    row = {1: "archer_saracen", 3: "marauder_saracen", 4: "thief_viking"}
    s = bot_turn(
        player(strength=5),
        Automaton(workers=3, position=2, schemes=["scheme_attack"]),
        outsiders=row,
    )
    assert s.event("outsider-attacked")["outsider"] == "marauder_saracen"
    assert s.bot.influence == 2, "1 for the attack, 1 on the card"
    s = bot_turn(
        player(strength=4),
        Automaton(workers=3, position=2, schemes=["scheme_attack"]),
        outsiders=row,
    )
    assert s.event("outsider-attacked")["outsider"] == "archer_saracen"
    s = bot_turn(
        player(faith=6),
        Automaton(workers=3, position=4, schemes=["scheme_convert"]),
        outsiders=row,
    )
    assert s.event("outsider-converted")["outsider"] == "thief_viking"
    assert s.bot.strength == 1
    s = bot_turn(player(), Automaton(workers=3, schemes=["scheme_attack"]), outsiders=row)
    s.happened("scheme-impossible")


@pytest.mark.rules("PAL-SOLO-ACT-14", "PAL-SOLO-ACT-15")
def test_the_bot_skips_a_debt_favour_without_debts_and_raises_its_lowest() -> None:
    """It uses even a void favour; a choice of attribute goes to the lowest."""
    s = bot_turn(
        player(faith=2, strength=2, influence=1),
        Automaton(workers=2, schemes=["scheme_kings_favour"]),
        favours=["favour_borrow_workers", "favour_attribute"],
        debts_gone=24,
        round=4,
    )
    assert s.event("automa-favour")["favour"] == "favour_attribute"
    assert s.bot.influence == 2
    void = bot_turn(
        automa=Automaton(workers=2, schemes=["scheme_kings_favour"]),
        favours=["favour_free_recruit"],
        townsfolk={},
    )
    void.happened("automa-favour")
    develop = bot_turn(
        automa=Automaton(workers=2, schemes=["scheme_kings_favour"]),
        favours=["favour_free_develop"],
    )
    assert workers(develop) == 3, "a free development never applies: two workers"


@pytest.mark.rules("PAL-SOLO-ACT-16")
@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("commission", {"monks": 7, "faith": 12}),
        ("garrison", {"outposts": 7, "strength": 12}),
        ("fortify", {"walls": 7, "influence": 12}),
        ("absolve", {"jars": 7, "influence": 12}),
        ("convert", {"converted": 7, "faith": 12}),
    ],
)
def test_seven_is_the_limit_for_the_bot(action: str, told: dict[str, Any]) -> None:
    """Except for attacks."""
    s = bot_turn(
        player(**told),
        Automaton(workers=3, schemes=[f"scheme_{action}"]),
    )
    s.happened("scheme-impossible")


@pytest.mark.rules("PAL-SOLO-ACT-17", "PAL-SOLO-ACT-07")
def test_a_pray_space_also_frees_the_workers_just_placed() -> None:
    """Commission to a pray space: nothing stays on commission."""
    s = bot_turn(
        player(faith=4),
        Automaton(workers=4, schemes=["scheme_commission"]),
        blocked_spaces={"space_1_1": 0, "space_2_1": 0},
    )
    assert s.event("monk-sent")["space"] == "space_3_4"
    assert s.event("automa-cleared")["count"] == 3
    assert s.bot.b.busy == 0


# -- scoring ----------------------------------------------------------------------------------


@pytest.mark.rules("PAL-SOLO-SCORE-04", "PAL-SCORE-18")
def test_who_wins_the_solo_game() -> None:
    """More points; ties by orders, then suspicion; what remains is a draw."""

    def ended(mine: dict[str, Any], other: dict[str, Any]) -> str:
        s = given(
            player("labourer", **mine),
            bot=player(passed=True, **other),
            round=7,
        )
        s.seat(0).chooses("pass")
        return s.said[-1]

    assert ended({"faith": 12}, {"faith": 11}) == "event-solo-won"
    assert ended({"faith": 11}, {"faith": 12}) == "event-solo-lost"
    assert ended({"suspicion": [0]}, {"suspicion": [0, 0]}) == "event-won-by-suspicion"
    assert ended({"suspicion": [0, 0]}, {"suspicion": [0]}) == "event-won-by-suspicion"
    assert ended({}, {}) == "event-solo-drawn"


@pytest.mark.rules("PAL-SOLO-SCORE-01", "PAL-RUL-30")
def test_the_bot_scores_nothing_for_developments() -> None:
    """Six workshops would be worth 1 to a person."""
    s = given(
        player("labourer"),
        automa=Automaton(workshops={"attack": 2, "convert": 2, "absolve": 2}),
    )
    assert s.bot.points == 0
