"""Decisions inside a duel: strength, dice to roll again, allies and relics.

A pass is worth the difference it makes to the duel, and the duel what hangs on it. Tokens are used
if they turn a pass and the pass is worth more than using them later.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from gonfalon.games.glory.bot.commitment import Commitment
from gonfalon.games.glory.bot.fights import Foe, dice_of, foe_of, reward_points
from gonfalon.games.glory.bot.jousting import Jousting, worth_of_side
from gonfalon.games.glory.bot.worth import LOSS, Worth
from gonfalon.games.glory.model.constants import (
    CHALLENGE,
    FAITH,
    PLAISANCE,
    STRENGTH,
    TRAVEL_PHASE,
)
from gonfalon.games.glory.model.effect import Operation, Reward
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.odds import AttackWays
from gonfalon.games.glory.rules.duel.duel import (
    Duel,
    Pass,
    attack_of,
    counting,
    prestige_of,
    values_of,
    wins_tie,
)
from gonfalon.games.glory.rules.duel.foes import BRAVE, CARD, KNIGHT_FOE
from gonfalon.games.glory.rules.titles.title_conditions import GOODS, PLAYED
from gonfalon.games.glory.rules.tournament.plaisance import FINAL
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.dice import Dice
from gonfalon.kernel.questions.pick import Pick
from gonfalon.kernel.values.amounts import SetOption
from gonfalon.kernel.values.decision import Option

FIRST_LANCE: Final = 4  # phases of a pass
SECOND_LANCE: Final = 5
ADVANCE: Final = 2.5  # what the next duel of a joust is worth
GAME: Final = 25.0  # what a duel of the Warrior is worth
WARRIORS_PRICE: Final = 0.8  # strength missing in the next duel may cost him the game
TOKEN_LATER: Final = 0.45  # a token that works in another duel before it is readied
FAITH_LATER: Final = 0.35
PLAYED_LATER: Final = 0.4  # challenges in hand that are played before tokens are readied
FINALISTS: Final = slice(2 * FINAL, 2 * FINAL + 2)  # their places
MOST_POINTS: Final = 4


class Lying:
    """A player's dice as they lie there, which symbols are active, and what else counts."""

    __slots__ = ("active", "dice", "modifier")

    def __init__(self, dice: Dice, active: list[bool], modifier: int) -> None:
        self.dice = dice
        self.active = active
        self.modifier = modifier


class Duelling:
    """A duel in which a seat is asked something."""

    def __init__(self, m: Match[Any], worth: Worth) -> None:
        self.m = m
        self.state: GloryState = m.state
        self.worth = worth
        self.seat = worth.seat
        self.duel = m.enclosing(Duel)
        self.me = self.duel.duellist(self.seat)
        self.fighter = worth.fighter
        self.foe = self.meet()
        self.stake, self.half = self.stakes()
        self.won = self.duel.won[self.me]
        self.lost = self.duel.won[1 - self.me]
        self.committed = self.duel.committed[self.me]
        self.lying: Lying | None = None  # once it is asked for
        self.known: dict[tuple[bool, int, int], float] = {}  # see `after`
        self.token_price = TOKEN_LATER * min(self.later(), 1.0)
        self.faith_price = 0.1 if worth.last and not worth.duels else FAITH_LATER
        self.faith_price += max(-worth.outlook.gain(GOODS, FAITH, -1), 0.0)

    def __repr__(self) -> str:
        return f"Duelling({self.seat} for {self.stake:.1f})"

    def meet(self) -> Foe:
        """Return the opponent."""
        duel = self.duel
        other = duel.foe if self.me == 0 else duel.seat
        return foe_of(self.state, self.seat, duel.foe_kind, other)

    def stakes(self) -> tuple[float, float]:
        """Return what a win is worth, and a defeat after one won pass."""
        state, duel = self.state, self.duel
        if duel.foe_kind == CARD:
            travel = state.content.travel
            reward = self.worth.reward(travel.effect[duel.foe])
            return reward + self.worth.outlook.gain(PLAYED, CHALLENGE), 0.0
        if duel.foe_kind == BRAVE:
            return float(state.content.titles.glory[duel.foe]), 0.0
        if duel.foe_kind == KNIGHT_FOE:
            glory = float(state.content.knights.glory[duel.foe])
        else:
            glory = worth_of_side(state, self.seat, duel.foe if self.me == 0 else duel.seat)
        half = float(int(glory) // 2)
        if self.worth.warrior:
            return GAME, 0.0
        if state.mode == PLAISANCE:
            final = self.seat in state.places[FINALISTS]
            glory += Jousting(self.worth).prize() if final else ADVANCE
        return glory, half

    def later(self) -> float:
        """Return how many duels are left until tokens are readied."""
        held = float(self.worth.challenges())
        if self.state.phase <= TRAVEL_PHASE:
            return min(held, 2.0)
        return self.worth.tournament_duels() + (held if self.worth.last else PLAYED_LATER * held)

    # -- the rest of the duel -------------------------------------------------------------------

    def rest(self, won: int, lost: int, faith: int, points: int, strength: int) -> float:
        """Return what the duel is worth from a standing on."""
        win, half = self.fighter.ends(self.foe, strength, faith, points, won, lost)
        return self.stake * win + self.half * half

    def after(self, wins: bool, faith: int, points: int) -> float:
        """Return what the duel is worth if this pass is won or lost."""
        key = (wins, faith, points)
        found = self.known.get(key)
        if found is None:
            won, lost = (self.won + 1, self.lost) if wins else (self.won, self.lost + 1)
            found = self.known[key] = self.rest(won, lost, faith, points, self.committed)
        return found

    def strength(self, options: list[Option]) -> list[float]:
        """Weigh the chances of the rest of the duel against the strength."""
        prices = self.prices()
        faith, points = min(self.fighter.faith, 2), min(self.fighter.points, MOST_POINTS)
        commitment = Commitment(
            self.fighter, self.foe, self.stake, self.half, self.committed, prices
        )
        return [
            commitment.value(self.won, self.lost, faith, points, self.committed + option.value)
            - prices[option.value]
            for option in options
        ]

    def prices(self) -> list[float]:
        """Return the price of 0, 1, … strength more."""
        prices = self.worth.strength_prices(self.state.content.most_strength - self.committed)
        if self.worth.warrior:
            prices = [WARRIORS_PRICE * price for price in prices]
        return prices

    # -- this pass ------------------------------------------------------------------------------

    def need(self) -> int:
        """Return the attack that wins this pass as it stands."""
        return winning_attack(self.m, self.me)

    def at_attack(self, attack: int, need: int, faith: int, points: int) -> float:
        """Return what the duel is worth with an attack, if helpers may still make up for it."""
        short = need - attack
        if short <= 0:
            return self.after(True, faith, points)
        lost = self.after(False, faith, points)
        if short > min(points, MOST_POINTS):
            return lost
        return max(self.after(True, faith, points - short) - short * self.token_price, lost)

    def over_ways(self, ways: AttackWays, need: int, faith: int, points: int) -> float:
        """Return what the duel is worth on average over a roll."""
        found = 0.0
        wins = self.after(True, faith, points)
        enough = need - ways.lowest
        for i, count in enumerate(ways.ways):
            if count:
                value = wins
                if i < enough:
                    value = self.at_attack(ways.lowest + i, need, faith, points)
                found += count * value
        return found / ways.total

    def modifier(self) -> int:
        """Return what counts for the attack besides the dice."""
        dice = self.m.enclosing(Pass).dice[self.me]
        values = values_of(self.m, self.me)
        shown = sum([values[place] for place in counting(dice, values) if place >= 0])
        return attack_of(self.m, self.me) - shown

    def rolled_again(self, places: list[int]) -> AttackWays:
        """Return the attacks if the dice in these places are rolled again."""
        if self.lying is None:
            self.lying = Lying(
                self.m.enclosing(Pass).dice[self.me],
                self.duel.active(self.state, self.me),
                self.modifier(),
            )
        dice = self.lying.dice
        return self.fighter.chances.odds.reroll(
            dice.colours, dice.faces, places, self.lying.active, self.lying.modifier
        )

    def rerolls(self, options: list[Option], by_faith: bool) -> list[float]:
        """Weigh the sets of dice, or the next die of a set."""
        need = self.need()
        have = self.fighter.faith
        points = self.fighter.points
        values: list[float] = []
        known: dict[tuple[int, ...], float] = {}
        for places in self.places(options):
            key = tuple(places)
            if key not in known:
                used = 1 if by_faith and places else 0
                known[key] = self.over_ways(
                    self.rolled_again(places), need, min(have - used, 2), points
                ) - (self.faith_price if used else 0.0)
            values.append(known[key])
        return values

    def places(self, options: list[Option]) -> list[list[int]]:
        """Return for each option the places of the dice that are rolled again."""
        step = self.m.stack[-1]
        options_of = self.state.content.duel_options
        shown = options_of.all_shown(self.m.enclosing(Pass).dice[self.me])
        picked: list[int] = []
        if isinstance(step, Pick) and step.picked:
            things = step.things(self.m, None)
            picked = [things[at].value for at in step.picked]
        found: list[list[int]] = []
        for option in options:
            if isinstance(option, SetOption):
                numbers = option.values
            elif option.id == "stop":
                numbers = picked
            else:
                numbers = [*picked, option.value]
            found.append(places_of(shown, numbers))
        return found

    # -- allies and relics ----------------------------------------------------------------------

    def attack_gain(self, effect: Reward) -> int:
        """Return how much a token adds to the attack now, or takes from the opponent's."""
        found = 0
        for part in effect.parts:
            if not isinstance(part, Operation):
                continue
            if part.OP in ("attack", "weaken"):
                found += part.n
            elif part.OP == "turn_die":
                dice = self.m.enclosing(Pass).dice[self.me]
                values = values_of(self.m, self.me)
                place = counting(dice, values)[part.what]
                if place >= 0:
                    found += self.state.content.dice.active[part.what] - values[place]
        return found

    def price(self, effect: Reward) -> float:
        """Return what it costs to use a token: glory, and that it is missing later."""
        lost = sum([p.n for p in effect.parts if isinstance(p, Operation) and p.OP == LOSS])
        return lost + self.token_price * max(reward_points(effect), 1) + 0.01

    def helpers(self, options: list[Option], phase: int) -> list[float]:
        """Use the cheapest set of tokens that turns the pass, if it is worth that.

        In the lance steps the options are allies, and a relic may follow; later they are relics.
        """
        content, board = self.state.content, self.worth.b
        lances = 2 if phase == FIRST_LANCE else 1
        short = self.need() - attack_of(self.m, self.me)
        faith, points = min(self.fighter.faith, 2), self.fighter.points
        lost = self.after(False, faith, points)
        relics = [kind for kind, count in enumerate(board.relics) if count]
        in_lance = phase in (FIRST_LANCE, SECOND_LANCE)
        effects = content.allies.effect if in_lance else content.relic_effect
        best_value, best = lost, -1
        if short > 0:
            usable = [option.value for option in options if option.id != "none"]
            for size in range(1, (lances if in_lance else 1) + 1):
                for kinds in combinations(usable, size):
                    gain = sum([self.attack_gain(effects[kind]) for kind in kinds])
                    cost = sum([self.price(effects[kind]) for kind in kinds])
                    used = sum([reward_points(effects[kind]) for kind in kinds])
                    value = self.reached(short - gain, cost, used, relics if in_lance else [])
                    if value > best_value:
                        best_value, best = value, kinds[0]
            if in_lance and best >= 0 and self.reached(short, 0.0, 0, relics) >= best_value:
                best = -1  # a relic alone does it
            if not in_lance:
                best = self.ring(options, best_value, best)
        return [
            float(option.id != "none" and option.value == best) + 0.5 * (option.id == "none")
            for option in options
        ]

    def reached(self, short: int, cost: float, used: int, relics: list[int]) -> float:
        """Return what the duel is worth if tokens leave so much short, with a relic to follow."""
        faith, points = min(self.fighter.faith, 2), self.fighter.points
        if short <= 0:
            return self.after(True, faith, max(points - used, 0)) - cost
        found = -1000.0
        for kind in relics:
            effect = self.state.content.relic_effect[kind]
            if self.attack_gain(effect) >= short:
                spent = used + reward_points(effect)
                value = self.after(True, faith, max(points - spent, 0)) - cost - self.price(effect)
                found = max(found, value)
        return found

    def ring(self, options: list[Option], best_value: float, best: int) -> int:
        """Return the relic to use: one that rolls dice again if that is better than the others."""
        for option in options:
            if option.id == "none":
                continue
            effect = self.state.content.relic_effect[option.value]
            for part in effect.parts:
                if isinstance(part, Operation) and part.OP == "reroll":
                    value = self.best_reroll(part.n) - self.price(effect)
                    if value > best_value:
                        best_value, best = value, option.value
        return best

    def best_reroll(self, most: int) -> float:
        """Return what the duel is worth with the best set of up to so many dice rolled again."""
        dice = self.m.enclosing(Pass).dice[self.me]
        values = values_of(self.m, self.me)
        keep = counting(dice, values)
        need = self.need()
        faith = min(self.fighter.faith, 2)
        lowest = sorted([place for place in range(len(values)) if place not in keep])
        sets = [list(some) for size in range(1, most + 1) for some in combinations(lowest, size)]
        every = sorted(range(len(values)), key=lambda place: values[place])
        sets += [every[:size] for size in range(1, min(most, len(every)) + 1)]
        points = max(self.fighter.points - 1, 0)
        found = -1000.0
        for places in sets:
            ways = self.rolled_again(places)
            win = ways.to_win(need, True)
            value = win * self.after(True, faith, points)
            found = max(found, value + (1 - win) * self.after(False, faith, points))
        return found

    def tents(self, options: list[Option]) -> list[float]:
        """Use a tent ally if it makes the first pass likely enough to be won."""
        faith, points = min(self.fighter.faith, 2), self.fighter.points
        strength = min(self.committed + 3, self.committed + self.worth.b.goods[STRENGTH])
        swing = self.rest(1, 0, faith, points, strength) - self.rest(0, 1, faith, points, strength)
        values: list[float] = []
        for option in options:
            if option.id == "none":
                values.append(0.0)
                continue
            effect = self.state.content.allies.effect[option.value]
            gain = reward_points(effect)
            for part in effect.parts:
                if isinstance(part, Operation) and part.OP == "humble":
                    behind = prestige_of(self.m, 1 - self.me) - prestige_of(self.m, self.me)
                    gain += 0 < behind <= part.n
            if not gain:
                readies = any(
                    isinstance(part, Operation) and part.OP.startswith("ready")
                    for part in effect.parts
                )
                values.append(0.2 if readies else -1.0)
                continue
            values.append(swing * self.shift(gain, strength) - self.price(effect))
        return values

    def shift(self, gain: int, strength: int) -> float:
        """Return how much likelier a pass is won with so much more attack."""
        fighter, foe = self.fighter, self.foe
        dice = dice_of(self.state, self.worth.b, strength, foe.fewer)
        again = fighter.again if fighter.faith else 0
        easier = fighter.chances.reach(dice, again, foe.need - gain, foe.die_added)
        return easier - fighter.chances.reach(dice, again, foe.need, foe.die_added)


def winning_attack(m: Match[Any], duellist: int) -> int:
    """Return the attack with which a duellist wins the pass as it stands."""
    return attack_of(m, 1 - duellist) + (0 if wins_tie(m) == duellist else 1)


def places_of(shown: list[int], numbers: list[int]) -> list[int]:
    """Return the places of dice that show these faces."""
    wanted = numbers[:]
    found: list[int] = []
    for place, number in enumerate(shown):
        if number in wanted:
            wanted.remove(number)
            found.append(place)
    return found
