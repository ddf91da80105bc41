"""The chances that a player is told in a duel, compared with every roll and with real rolls."""

from __future__ import annotations

import random
import statistics
import time
from itertools import combinations, product
from typing import Any

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import DICE
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.duel import Duel, Pass, attack_of
from gonfalon.games.glory.rules.duel.foes import KNIGHT_FOE, PLAYER
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from tests.games.glory.duels import fight
from tests.games.glory.scenario import Scenario, player, rolls, table

REROLLS = ("duel-faith", "duel-ring")


def told(reroll: dict[str, Any], dice: list[str]) -> tuple[int, int, int]:
    """Return the ways to win by a higher attack, to tie, and all: as a client works them out."""
    ways = {reroll["plus"]: 1}
    for colour in reroll["colours"]:
        wanted = sorted(die for die in dice if die.startswith(colour["colour"]))
        [found] = [one["ways"] for one in colour["sets"] if sorted(one["dice"]) == wanted]
        sums: dict[int, int] = {}
        for attack, count in ways.items():
            for value, more in enumerate(found):
                sums[attack + value] = sums.get(attack + value, 0) + count * more
        ways = sums
    against = reroll["against"]
    higher = sum(count for attack, count in ways.items() if attack > against)
    return higher, ways.get(against, 0), sum(ways.values())


def rolled_out(m: Match[GloryState], seat: int, places: list[int]) -> tuple[int, int, int]:
    """Return the same by laying out every single roll on the table and asking the rules."""
    duellist = m.enclosing(Duel).duellist(seat)
    dice = m.enclosing(Pass).dice[duellist]
    before = dice.faces[:]
    against = attack_of(m, 1 - duellist)
    higher = equal = of = 0
    for faces in product(*[dice.printed[dice.colours[place]] for place in places]):
        for place, face in zip(places, faces, strict=True):
            dice.faces[place] = face
        attack = attack_of(m, duellist)
        higher += attack > against
        equal += attack == against
        of += 1
    dice.faces[:] = before
    return higher, equal, of


def asked_about(s: Scenario) -> dict[str, Any]:
    """Return what the first seat is told about rolling dice again."""
    preview = s.m.explain(0)[0].preview
    assert preview is not None
    found: dict[str, Any] = preview["reroll"]
    return found


def duel_questions(seeds: range, wanted: tuple[str, ...]) -> Any:
    """Yield random positions in which one of these questions is open, with the seat asked."""
    for seed in seeds:
        seats = 2 + seed % 3
        mode = ("plaisance", "pas_darmes")[seed % 2]
        m = GAME.new(seats, FastChance(seed), {"tournament": mode})
        rng = random.Random(seed)
        while not m.over:
            decision = m.decisions[0]
            if decision.kind in wanted:
                yield m, decision, rng
            options = decision.options
            active = [o for o in options if o.id not in ("none", "pass", "stop", "wait", "0")]
            if active and rng.random() < 0.9:
                options = active
            m.choose(decision.id, rng.choice(options).id)


def compare(seeds: range, states: int, most: int) -> int:
    """Compare random sets of at most so many dice in random duels. Return how many."""
    compared = 0
    for m, decision, rng in duel_questions(seeds, REROLLS):
        seat = decision.seat
        [asked] = m.explain(seat)
        reroll = asked.preview["reroll"]
        dice = m.enclosing(Pass).dice[m.enclosing(Duel).duellist(seat)]
        size = rng.randint(0, min(most, reroll["most"]))
        places = sorted(rng.sample(range(len(dice.faces)), size))
        shown = m.state.content.duel_options.all_shown(dice)
        names = [m.state.content.duel_options.faces[shown[place]] for place in places]
        assert told(reroll, names) == rolled_out(m, seat, places)
        higher, equal, of = told(reroll, [])
        assert of == 1
        mine = m.enclosing(Duel).duellist(seat)
        wins = bool(higher or (equal and reroll["wins_tie"]))
        assert (asked.preview["ahead"] == mine) == wins, "keeping the dice is how the pass stands"
        compared += 1
        if compared == states:
            break
    return compared


@pytest.mark.rules("GLO-DUEL-09", "GLO-DUEL-11", "GLO-DUEL-14", "GLO-DUEL-15")
def test_the_chances_of_a_reroll_are_those_of_every_single_roll() -> None:
    assert compare(range(1, 12), 60, 3) >= 40


@pytest.mark.slow
def test_the_chances_of_many_rerolls_are_those_of_every_single_roll() -> None:
    assert compare(range(100, 400), 1000, 4) == 1000


def test_all_sets_of_dice_are_told_once() -> None:
    s = table(player(faith=1, strength=4, steed=3, armour=3, allies="nun"))
    fight(s, KNIGHT_FOE, "henry_v")
    rolls(s, "strength 3 3 S", "steed 1 0 0", "armour 2 1 1")
    s.seat(0).chooses("4")
    reroll = asked_about(s)
    assert reroll["most"] == 3
    assert [colour["colour"] for colour in reroll["colours"]] == list(DICE)
    shown = {
        "strength": ["strength-3", "strength-3", "strength-special"],
        "steed": ["steed-1", "steed-0", "steed-0"],
        "armour": ["armour-2", "armour-1", "armour-1"],
    }
    for colour in reroll["colours"]:
        dice = shown[colour["colour"]]
        every = {tuple(sorted(some)) for size in range(4) for some in combinations(dice, size)}
        sets = [tuple(sorted(one["dice"])) for one in colour["sets"]]
        assert sets[0] == ()
        assert sorted(sets) == sorted(every)


@pytest.mark.rules("GLO-ALLY-08", "GLO-DUEL-13")
def test_own_tokens_are_told_with_what_they_do_to_the_attack() -> None:
    s = table(player(faith=1, allies="squire squire witch", relics="ring amulet rosary"))
    rolls(s, "steed 1 0", "armour 2 1")
    fight(s, KNIGHT_FOE, "henry_v")
    helps = asked_about(s)["helps"]
    assert [(h["component"], h["step"], h["count"], h["colour"], h["n"]) for h in helps] == [
        ("ally:squire", "lance", 2, "steed", 4),
        ("ally:witch", "lance", 1, None, 1),
        ("relic:amulet", "relic", 1, None, 2),
        ("relic:rosary", "relic", 1, "armour", 3),
    ]


@pytest.mark.rules("GLO-DUEL-13")
def test_a_ring_in_hand_brings_the_chances_of_its_dice() -> None:
    s = table(player(relics="ring medallion"))
    rolls(s, "steed 1 0", "armour 2 1")
    fight(s, KNIGHT_FOE, "henry_v")
    assert s.seat(0).kind() == "duel-relic"
    assert asked_about(s)["most"] == 4
    assert asked_about(s)["helps"] == []
    assert s.seat(0).label("medallion")["preview"]["attack"] == [4, 10]


@pytest.mark.rules("GLO-DUEL-05", "GLO-DUEL-06", "GLO-DUEL-21")
@pytest.mark.parametrize("foe", ["henry_v", "joao_i"])
def test_strength_is_offered_with_the_chances_of_the_roll(foe: str) -> None:
    s = table(player(strength=4))
    d = fight(s, KNIGHT_FOE, foe)
    state = s.state
    attack = d.attacks()[1]
    for n in range(5):
        found = s.seat(0).label(str(n))["preview"]
        counts = d.duel.dice_counts(state, 0, n)
        faces = [
            state.content.dice.faces[colour] for colour in range(3) for _ in range(counts[colour])
        ]
        assert found["of"] == 6 ** len(faces)
        if n in (0, 1):
            assert (found["higher"], found["equal"]) == every_first_roll(state, counts, attack)
    win = [s.seat(0).label(str(n))["preview"]["higher"] / 6 ** min(4 + n, 7) for n in range(5)]
    assert win == sorted(win)


def every_first_roll(state: GloryState, counts: list[int], against: int) -> tuple[int, int]:
    """Count the rolls above and at an attack, none of the symbols being active."""
    colours = [colour for colour in range(3) for _ in range(counts[colour])]
    higher = equal = 0
    for faces in product(*[state.content.dice.faces[colour] for colour in colours]):
        best = [0, 0, 0]
        for colour, face in zip(colours, faces, strict=True):
            best[colour] = max(
                best[colour], state.content.dice.inactive[colour] if face == 9 else face
            )
        higher += sum(best) > against
        equal += sum(best) == against
    return higher, equal


def test_strength_against_a_player_counts_the_dice_of_both() -> None:
    s = table(player(strength=2), player(strength=2), order=[0, 1])
    fight(s, PLAYER, 1)
    seat = s.m.decisions[0].seat
    found = s.seat(seat).label("0")["preview"]
    assert found["of"] == 6**4 * 6**4, "two steed and two armour dice each"
    assert found["higher"] + found["equal"] < found["of"]
    assert 2 * found["higher"] + found["equal"] == found["of"], "both have the same dice"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_simulated_rolls_fall_within_the_chances(seed: int) -> None:
    """100,000 rolls each: the shares of wins and ties lie within four standard deviations."""
    rolled = 100_000
    chance = FastChance(seed + 7)
    for m, decision, rng in duel_questions(range(500 + 20 * seed, 520 + 20 * seed), REROLLS):
        seat = decision.seat
        reroll = m.explain(seat)[0].preview["reroll"]
        duellist = m.enclosing(Duel).duellist(seat)
        dice = m.enclosing(Pass).dice[duellist]
        places = sorted(rng.sample(range(len(dice.faces)), reroll["most"]))
        shown = m.state.content.duel_options.all_shown(dice)
        names = [m.state.content.duel_options.faces[shown[place]] for place in places]
        higher, equal, of = told(reroll, names)
        if higher and equal and higher + equal < of:
            break
    wins = ties = 0
    for _ in range(rolled):
        for place in places:
            printed = dice.printed[dice.colours[place]]
            dice.faces[place] = printed[chance.below(0, len(printed))]
        attack = attack_of(m, duellist)
        wins += attack > reroll["against"]
        ties += attack == reroll["against"]
    for seen, ways in ((wins, higher), (ties, equal)):
        share = ways / of
        spread = (share * (1 - share) / rolled) ** 0.5
        print(f"chance {share:.4f}, seen {seen / rolled:.4f}, {len(places)} dice")
        assert abs(seen / rolled - share) <= 4 * spread


@pytest.mark.slow
def test_a_question_of_a_duel_is_explained_quickly() -> None:
    took: list[float] = []
    for m, decision, _ in duel_questions(range(700, 706), (*REROLLS, "duel-strength")):
        begun = time.process_time()
        m.explain(decision.seat)
        took.append(1000 * (time.process_time() - begun))
    print(f"median {statistics.median(took):.2f} ms, worst {max(took):.2f} ms of {len(took)}")
    assert statistics.median(took) < 20
