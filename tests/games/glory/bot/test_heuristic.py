"""The heuristic bot: sensible where it is clear, legal everywhere, fair, better than chance."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import isfinite
from typing import Any

import pytest

from gonfalon.bots.arena import play_matches
from gonfalon.bots.bot import counterpart
from gonfalon.bots.heuristic import HeuristicBot, judge_of
from gonfalon.games.glory import GAME
from gonfalon.games.glory.bot.chances import chances_of, shares
from gonfalon.games.glory.bot.city import character
from gonfalon.games.glory.bot.commitment import Commitment
from gonfalon.games.glory.bot.fights import Foe
from gonfalon.games.glory.bot.hand import Hand, held
from gonfalon.games.glory.bot.heuristic import JUDGE
from gonfalon.games.glory.bot.worth import Worth
from gonfalon.games.glory.model.constants import COIN, FAITH, SPECIAL, STEED, STRENGTH
from gonfalon.games.glory.rules.cards.effect_choices import ChooseRelic
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.city.ally_track import GainSupport
from gonfalon.games.glory.rules.city.registration import PlaceShield
from gonfalon.games.glory.rules.duel.foes import CARD, KNIGHT_FOE
from gonfalon.games.glory.rules.titles.titles import SettleTitles
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.decision import Decision
from tests.games.glory.claiming import settling
from tests.games.glory.duels import fight
from tests.games.glory.jousting import cities
from tests.games.glory.scenario import Scenario, player, rolls, table

OFTEN = 2  # positions of each kind of question in each match
RARE = 20  # every so many-th of the other positions


def answer(m: Match[Any], decision: Decision, seed: int = 1) -> str:
    """Return what the bot answers to a question of a match."""
    chance = FastChance(seed)
    world = m.imagine(decision.seat, chance)
    return HeuristicBot().choose(world, counterpart(world, decision), chance).id


def says(s: Scenario, seat: int = 0) -> str:
    """Return what the bot answers in a seat's place."""
    return answer(s.m, s.seat(seat).decision())


def test_the_game_has_its_own_evaluation() -> None:
    assert judge_of(GAME) is JUDGE


# -- chances ------------------------------------------------------------------------------------


def test_a_pass_is_counted_exactly() -> None:
    """One die of each colour: the chance to reach an attack is the share of the 216 rolls."""
    dice = GAME.load().dice
    values = [
        [dice.inactive[at] if face == SPECIAL else face for face in faces]
        for at, faces in enumerate(dice.faces)
    ]
    sums = [sum(roll) for roll in product(*values)]
    table = chances_of(dice).reaching((1, 0, 1, 0, 1, 0), 0)
    for attack, chance in enumerate(table):
        assert chance == pytest.approx(sum(value >= attack for value in sums) / len(sums))


def test_rolling_one_die_again_is_counted_exactly() -> None:
    """A single strength die that may be rolled twice, and the faith is spent only if it helps."""
    table = chances_of(GAME.load().dice).reaching((1, 0, 0, 0, 0, 0), 1)
    assert table[5] == pytest.approx(1 / 6 + 5 / 6 * 1 / 6)
    assert table[1] == pytest.approx(1)


def test_the_dice_to_roll_again_are_shared_out_to_the_colours() -> None:
    assert shares((1, 1, 0), 2) == [(1, 1, 0)]
    assert shares((3, 1, 1), 2) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (2, 0, 0)]


def test_a_duel_is_won_by_two_passes() -> None:
    """Without anything to use it is the best of three: p² (3 - 2p), GLO-DUEL-01."""
    chances = chances_of(GAME.load().dice)
    dice = (3, 0, 2, 0, 2, 0)
    p = chances.reaching(dice, 0)[9]
    win, half = chances.duel(dice, 9, False, 0, 2, 0)
    assert win == pytest.approx(p * p * (3 - 2 * p))
    assert half == pytest.approx(2 * p * (1 - p) ** 2)


def test_help_makes_a_duel_likelier() -> None:
    chances = chances_of(GAME.load().dice)
    dice = (3, 0, 2, 0, 2, 0)
    plain = chances.duel(dice, 9, False, 0, 2, 0)[0]
    assert chances.duel(dice, 9, True, 0, 2, 0)[0] < plain, "a magnate's die"
    with_faith = chances.duel(dice, 9, False, 1, 2, 0)[0]
    assert with_faith > plain
    assert chances.duel(dice, 9, False, 1, 2, 2)[0] > with_faith


def test_strength_is_held_back_if_more_can_follow() -> None:
    """Before a pass that may be lost, tokens are worth more later: they may not be needed."""
    fighter = Worth(table(player(strength=4), round=2).state, 0).fighter
    foe = Foe(8)
    prices = [0.0, 1.1, 2.2, 3.3, 4.4]
    commitment = Commitment(fighter, foe, 12.0, 6.0, 0, prices)
    waiting = commitment.value(0, 0, 0, 0, 2)
    at_once = fighter.ends(foe, 2, 0, 0)
    assert 12 * at_once[0] + 6 * at_once[1] < waiting < 12, "tokens may follow"
    assert commitment.value(2, 0, 0, 0, 1) == 12
    assert commitment.value(1, 2, 0, 0, 1) == 6


# -- clear situations ---------------------------------------------------------------------------


def test_it_takes_glory_rather_than_a_token_of_little_use() -> None:
    s = table(player(coin=3), round=3, track={8: "minstrel", 9: "thug"})
    s.begin_with(GainSupport(0))
    assert says(s) == "8"


def test_it_buys_no_level_at_the_end_of_the_game() -> None:
    early = table(player(coin=4, strength=8, faith=4), round=1).state
    late = table(player(coin=4, strength=8, faith=4), round=3, phase="final_travel").state
    assert Worth(early, 0).level(STEED) > 4 > Worth(late, 0).level(STEED)


def test_resources_are_worth_little_when_nothing_needs_them() -> None:
    early = Worth(table(player(), round=1).state, 0)
    late = Worth(table(player(), round=3, phase="final_travel").state, 0)
    for resource in (COIN, STRENGTH, FAITH):
        assert early.gain(resource, 3) > 2 > late.gain(resource, 3)


def test_a_goal_makes_its_pieces_worth_more() -> None:
    content = GAME.load()
    thug = content.allies.ids.index("thug")
    plain = Worth(table(player(), round=1).state, 0)
    terrible = Worth(table(player(goals="terrible"), round=1).state, 0)
    noble = Worth(table(player(goals="noble", allies="queen squire"), round=1).state, 0)
    assert terrible.ally(thug) > plain.ally(thug) > noble.ally(thug)


def test_characters_of_all_levels_are_worth_about_the_same() -> None:
    """Each of them is picked by the bot when the others that are dealt are a little worse."""
    content = GAME.load()
    values = {id: character(content, card) for card, id in enumerate(content.characters.ids)}
    assert max(values.values()) - min(values.values()) < 3
    assert values["condottieres_son"] > values["young_knight"] > values["pilgrim_knight"]


def test_cards_that_cannot_be_paid_are_worth_less() -> None:
    """A third trade card is no use to a player without coins for the first two."""
    poor = Worth(table(player(coin=2, hand="alms liveried_escort"), round=3).state, 0)
    rich = Worth(table(player(coin=9, hand="alms liveried_escort"), round=3).state, 0)
    card = poor.content.travel.ids.index("court_appointment")
    assert Hand(poor).added(held(poor, card)) < Hand(rich).added(held(rich, card))


def test_coins_are_worth_more_while_cards_wait_for_them() -> None:
    waiting = Worth(table(player(hand="alms golden_fleece"), round=3).state, 0)
    idle = Worth(table(player(hand="serenade"), round=3).state, 0)
    assert waiting.gain(COIN, 3) > idle.gain(COIN, 3) + 1


def test_the_warrior_prepares_for_every_duel() -> None:
    """He loses the game with a single duel, so strength is worth more to him (GLO-SOLO-02)."""
    settings = {"scenario": "warrior", "difficulty": "easy"}
    alone = GAME.new(1, FastChance(1), settings, live=False).state
    others = GAME.new(1, FastChance(1), {"scenario": "lone_challenge"}, live=False).state
    assert Worth(alone, 0).gain(STRENGTH, 9) > Worth(others, 0).gain(STRENGTH, 9) + 9


def test_it_trains_before_a_tournament_without_strength() -> None:
    s = table(
        player(hand="wandering_champion sortie", steed=4, armour=4, faith=6, pawns=1), round=3
    )
    cities(s, florence="henry_v", paris="joao_i", munich="james_ii")
    s.begin_with(TakeTurn(0))
    assert says(s) == "training"


def test_it_challenges_a_knight_it_can_beat() -> None:
    s = table(player(strength=3), settings={"tournament": "pas_darmes"}, phase="registration")
    cities(s, florence="jacques_de_lalaing john_fastolf")
    s.begin_with(PlaceShield(0, False))
    assert says(s) == "john_fastolf"


def test_it_plays_what_helps_and_keeps_what_it_cannot_win() -> None:
    s = table(player(hand="serenade undefeated"), phase="travel")
    s.begin_with(TravelPhase())
    assert says(s) == "serenade"
    s.seat(0).chooses("serenade")
    assert says(s) == "pass"


def test_it_commits_more_strength_for_a_higher_stake() -> None:
    s = table(player(strength=4, steed=3, armour=3), round=3, phase="tournament")
    fight(s, KNIGHT_FOE, "henry_v", tournament=True)
    assert says(s) in ("3", "4")
    s = table(player(strength=4), round=1, phase="travel")
    fight(s, CARD, "tavern_brawl")
    assert int(says(s)) < 4


def test_it_rolls_again_what_does_not_count() -> None:
    """Of the dice only the highest of each colour counts, so the low ones are free to roll."""
    s = table(player(strength=3, faith=1), round=3, phase="tournament")
    fight(s, KNIGHT_FOE, "henry_v", tournament=True)
    rolls(s, "strength 5 1 1", "steed 4 0", "armour 0 0")
    s.seat(0).chooses("3")
    assert s.seat(0).kind() == "duel-faith"
    assert says(s) == "armour-0:armour-0"


def test_it_saves_faith_when_the_pass_is_won() -> None:
    s = table(player(strength=3, faith=2), round=2, phase="tournament")
    fight(s, KNIGHT_FOE, "hans_von_trotha", tournament=True)
    rolls(s, "strength 5 1 1", "steed 4 0", "armour 2 0")
    s.seat(0).chooses("3")
    assert says(s) == "none"


@pytest.mark.parametrize(("armour", "told"), [("3", "none"), ("2", "squire"), ("0", "none")])
def test_it_uses_an_ally_if_that_turns_the_pass(armour: str, told: str) -> None:
    """Against 8 with one star: 9 is enough, 8 is one short, and 6 too few for the Squire."""
    s = table(player(strength=3, allies="squire"), phase="tournament")
    fight(s, KNIGHT_FOE, "john_fastolf", tournament=True)
    rolls(s, "strength 3 1 1", "steed 3 0", f"armour {armour} 0")
    s.seat(0).chooses("3")
    assert s.seat(0).kind() == "duel-lance"
    assert says(s) == told


def test_it_claims_the_best_set_of_titles() -> None:
    """Six coins are enough for Rich or for Patron, not for both (GLO-TTL-12)."""
    s = settling(player(coin=6, allies="minstrel minstrel", goals="patron"), titles="rich")
    s.begin_with(SettleTitles(0))
    assert says(s) == "patron"


def test_it_binds_what_no_other_title_names() -> None:
    """Influential takes any five allies; the pieces of Noble are left free (GLO-DEC-27)."""
    s = settling(
        player(allies="minstrel queen squire nun nun nun bishop cook", goals="influential noble")
    )
    a = s.begin_with(SettleTitles(0)).seat(0).chooses("influential")
    while a.asked("bind-allies"):
        a.chooses(says(s))
    assert says(s) == "noble"


def test_it_binds_the_least_useful_relics() -> None:
    s = settling(player(coin=2, relics="amulet medallion medallion ring rosary", goals="founder"))
    s.begin_with(SettleTitles(0)).seat(0).chooses("founder")
    assert s.seat(0).kind() == "bind-relics"
    assert "amulet" not in says(s)


def test_it_takes_the_strongest_relic() -> None:
    s = table(player())
    s.begin_with(ChooseRelic(0))
    assert says(s) == "amulet"


@pytest.mark.parametrize(
    ("told", "ally", "kind", "answers"),
    [
        ({"spent_allies": "jester squire"}, "lady_in_waiting", "duel-ready-ally", "squire"),
        ({"spent_relics": "medallion amulet"}, "hermit", "duel-ready-relic", "amulet"),
    ],
)
def test_it_readies_the_best_token(
    told: dict[str, Any], ally: str, kind: str, answers: str
) -> None:
    s = table(player(strength=4, allies=ally, **told), phase="tournament")
    fight(s, KNIGHT_FOE, "henry_v", tournament=True)
    assert says(s) == ally
    s.seat(0).chooses(ally)
    assert s.seat(0).kind() == kind
    assert says(s) == answers


def test_it_recovers_the_best_tokens() -> None:
    s = table(player(allies="squire jester", relics="medallion amulet"), phase="tournament")
    fight(s, KNIGHT_FOE, "jacques_de_lalaing", tournament=True)
    a = s.seat(0)
    rolls(s, "steed 0 0", "armour 0 0", "steed 0 0", "armour 0 0")
    a.chooses("jester", "squire", "medallion", "amulet")
    assert a.kind() == "duel-recover-ally"
    assert says(s) == "squire"
    a.chooses("squire")
    assert a.kind() == "duel-recover-relic"
    assert says(s) == "amulet"


def test_it_rolls_low_dice_with_the_ring() -> None:
    s = table(player(strength=3, relics="ring"), round=3, phase="tournament")
    fight(s, KNIGHT_FOE, "henry_v", tournament=True)
    rolls(s, "strength 5 1 1", "steed 4 0", "armour 0 0")
    s.seat(0).chooses("3")
    assert says(s) == "ring"
    s.seat(0).chooses("ring")
    assert s.seat(0).kind() == "duel-ring"
    assert says(s) == "armour-0"  # so many sets that the dice are picked one by one


# -- everywhere ---------------------------------------------------------------------------------


def positions(seen: Counter[str], seats: int, seed: int, settings: dict[str, Any]) -> None:
    """Walk through a match and judge its positions: complete, fair, without a trace."""
    m = GAME.new(seats, FastChance(seed), settings, live=False)
    picker = FastChance(seed + 1)
    here: Counter[str] = Counter()
    for number in range(5000):
        if m.over:
            return
        decision = m.open_decisions[picker.below(0, len(m.open_decisions))]
        chosen = None
        here[decision.kind] += 1
        if here[decision.kind] <= OFTEN or number % RARE == 0:
            seen[decision.kind] += 1
            chance = FastChance(number)
            world = m.imagine(decision.seat, chance)
            before = canonical(world.state.dump())
            values = JUDGE.weigh(world, counterpart(world, decision), chance)
            assert len(values) == len(decision.options)
            assert all(isfinite(value) for value in values)
            assert canonical(world.state.dump()) == before, "the world is left as it was"
            other = m.imagine(decision.seat, FastChance(number + 1))
            again = JUDGE.weigh(other, counterpart(other, decision), chance)
            assert values == again, "hidden cards do not count"
            chosen = decision.options[values.index(max(values))]
        if chosen is None or picker.below(0, 2):
            chosen = decision.options[picker.below(0, len(decision.options))]
        m.answer(decision, chosen)
    raise AssertionError("the match does not end")


@pytest.mark.slow
def test_it_answers_every_kind_of_question() -> None:
    """Legal, finite, the same whatever hidden cards are imagined, and nothing is moved."""
    seen: Counter[str] = Counter()
    for seats, mode in ((2, "plaisance"), (3, "pas_darmes"), (4, "plaisance")):
        positions(seen, seats, 10 + seats, {"tournament": mode})
    for seed, scenario in enumerate(("warrior", "rivalry")):
        positions(seen, 1, 50 + seed, {"scenario": scenario})
    tested = {"bind-allies", "bind-relics", "choose-relic", "duel-ready-ally", "duel-ready-relic"}
    tested |= {"duel-recover-ally", "duel-recover-relic", "duel-ring"}  # tested above
    assert set(seen) | tested == set(GAME.option_kinds(GAME.load()))


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["plaisance", "pas_darmes"])
def test_it_beats_chance(mode: str) -> None:
    results = play_matches(GAME, ["heuristic", "random"], 2, range(5), {"tournament": mode})
    assert results.share("heuristic") >= 0.95
