"""Exact chances that a player is told with the questions of a duel (`odds.py` counts the ways).

Everything they depend on lies open: dice, equipment, modifiers and prestige of both sides. What
either side may still use is left out, except the tokens in `helps`.
"""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from gonfalon.games.glory.model.constants import ARMOUR_DIE, DICE, STRENGTH_DIE
from gonfalon.games.glory.model.duel_shapes import (
    ChancesView,
    ColourWaysView,
    DiceWaysView,
    HelpView,
    RerollView,
)
from gonfalon.games.glory.model.effect import Operation, Reward
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.odds import NO_DIE, AttackWays, Odds, odds_of
from gonfalon.games.glory.rules.duel.duel import (
    ATTACK,
    Duel,
    Pass,
    attack_of,
    value_of,
    wins_tie,
)
from gonfalon.games.glory.rules.duel.foes import adds_die, printed_attack
from gonfalon.kernel.play.match import Match


def roll_chances(m: Match[GloryState], side: int, more: int) -> ChancesView:
    """Return the chances of this pass with `more` strength committed."""
    duellist = m.enclosing(Duel).duellist(side)
    mine = ways_to_roll(m, duellist, more)
    higher, equal, of = mine.against(ways_to_roll(m, 1 - duellist, 0))
    return {"higher": higher, "equal": equal, "of": of, "wins_tie": wins_tie(m) == duellist}


def ways_to_roll(m: Match[GloryState], duellist: int, more: int) -> AttackWays:
    """Return the attacks with which a duellist can come out of the roll (GLO-DUEL-06)."""
    duel = m.enclosing(Duel)
    return ways_in(m.state, duel, duellist, more, m.modified(ATTACK, duellist))


def ways_in(
    state: GloryState, duel: Duel, duellist: int, more: int, modifier: int = 0
) -> AttackWays:
    """Return the attacks of a roll with `more` strength committed, whether or not it is fought."""
    odds = odds_of(state.content.dice)
    if duel.is_player(duellist):
        active = duel.active(state, duellist)
        active[STRENGTH_DIE] = duel.committed[duellist] + more >= state.content.dice.active_strength
        return odds.roll(duel.dice_counts(state, duellist, more), active, modifier)
    modifier += printed_attack(state, duel.foe_kind, duel.foe)
    if adds_die(state, duel.foe_kind, duel.foe):  # GLO-DUEL-21
        return odds.with_die(modifier, ARMOUR_DIE)
    return AttackWays(modifier, [1])


def reroll_chances(m: Match[GloryState], side: int, most: int, helped: bool) -> RerollView:
    """Return what rerolling up to `most` dice can give; `helped` adds the player's tokens."""
    state = m.state
    duel = m.enclosing(Duel)
    duellist = duel.duellist(side)
    dice = m.enclosing(Pass).dice[duellist]
    active = duel.active(state, duellist)
    shown = state.content.duel_options.all_shown(dice)
    odds = odds_of(state.content.dice)
    colours: list[ColourWaysView] = []
    for colour, name in enumerate(DICE):
        places = [place for place, one in enumerate(dice.colours) if one == colour]
        numbers = [shown[place] for place in places]
        values = [
            value_of(state.content, colour, dice.faces[place], active[colour]) for place in places
        ]
        sets = sets_of(
            odds, colour, active[colour], numbers, values, most, state.content.duel_options.faces
        )
        colours.append({"colour": name, "sets": sets})
    return {
        "most": min(most, len(dice.faces)),
        "plus": m.modified(ATTACK, duellist),
        "against": attack_of(m, 1 - duellist),
        "wins_tie": wins_tie(m) == duellist,
        "colours": colours,
        "helps": helps_of(m, duellist) if helped else [],
    }


def sets_of(
    odds: Odds,
    colour: int,
    active: bool,
    numbers: list[int],
    values: list[int],
    most: int,
    faces: list[str],
) -> list[DiceWaysView]:
    """Return the sets of dice of a colour, dice alike being the same, with what may come out.

    `numbers` say what the dice show and `values` what they count, in the same order.
    """
    found: list[DiceWaysView] = []
    seen: list[list[int]] = []
    table = odds.highest[colour][active]
    for size in range(min(most, len(numbers)) + 1):
        for rolled in combinations(range(len(numbers)), size):
            alike = sorted([numbers[place] for place in rolled])
            if alike in seen:
                continue
            seen.append(alike)
            stay = [value for place, value in enumerate(values) if place not in rolled]
            ways = table[size][max(stay, default=NO_DIE) + 1]
            found.append({"dice": [faces[number] for number in alike], "ways": ways})
    return found


def helps_of(m: Match[GloryState], duellist: int) -> list[HelpView]:
    """Return the player's tokens of later steps that change the attack without dice."""
    content = m.state.content
    board = m.state.boards[m.enclosing(Duel).side(duellist)]
    found: list[HelpView] = []
    for kind in content.duel_options.lance_allies:
        if board.allies[kind]:
            component = f"ally:{content.allies.ids[kind]}"
            found += help_of(
                m, duellist, content.allies.effect[kind], component, board.allies[kind]
            )
    for kind, id in enumerate(content.relics):
        if board.relics[kind]:
            found += help_of(
                m, duellist, content.relic_effect[kind], f"relic:{id}", board.relics[kind]
            )
    return found


def help_of(
    m: Match[GloryState], duellist: int, effect: Reward, component: str, count: int
) -> list[HelpView]:
    """Return what a token does to the attack, if anything.

    A die that is turned to its highest number is the highest of its colour, whatever the others
    show (GLO-ALLY-08, GLO-RUL-16).
    """
    step: Literal["lance", "relic"] = "lance" if component.startswith("ally:") else "relic"
    found: list[HelpView] = []
    for part in effect.parts:
        if not isinstance(part, Operation):
            continue
        colour: str | None = None
        n = part.n
        if part.OP == "turn_die":
            if part.what not in m.enclosing(Pass).dice[duellist].colours:
                continue
            colour = DICE[part.what]
            n = m.state.content.dice.active[part.what]
        elif part.OP not in ("attack", "weaken"):
            continue
        found.append(
            {"component": component, "step": step, "count": count, "colour": colour, "n": n}
        )
    return found
