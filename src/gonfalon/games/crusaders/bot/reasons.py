"""Why an answer is a good or a bad one, in numbers; the sentences are in `coach.ftl`.

The coach looks at an imagined match, so nothing is read here but what everybody knows and what the
seat itself holds.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.bot.choices import EASY
from gonfalon.games.crusaders.bot.planning import Planning
from gonfalon.games.crusaders.bot.rewards import Rewards
from gonfalon.games.crusaders.bot.worth import Worth
from gonfalon.games.crusaders.model.constants import (
    BUILD,
    MARCH,
    MUSTER,
    NONE,
    PRAY,
    STEEL,
    WOOD,
)
from gonfalon.games.crusaders.model.messages.common import CITY
from gonfalon.games.crusaders.model.options.orders import GOVERNOR
from gonfalon.games.crusaders.model.options.planning import INNER, OUTER, PlaceOption
from gonfalon.games.crusaders.model.state import CrusadersState, is_reinforced
from gonfalon.games.crusaders.present.worth import compares_hands, governor
from gonfalon.games.crusaders.rules.battle.fight import help_of
from gonfalon.games.crusaders.rules.battle.manoeuvres import Manoeuvre
from gonfalon.games.crusaders.rules.battle.preview import cancel_preview, card_preview
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.governors_score import goal_worth
from gonfalon.games.crusaders.rules.orders.automa import cell_fee
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Preview
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import NUMBER, Message, Text

LATER: Final = Message("coach-order-later", round=NUMBER)
MARCHES: Final = Message(
    "coach-order-march", city=CITY, units=NUMBER, defence=NUMBER, difference=NUMBER
)
BUILDS: Final = Message(
    "coach-order-build", city=CITY, level=NUMBER, wood=NUMBER, ready=NUMBER, coins=NUMBER
)
MUSTERS: Final = Message("coach-order-muster", units=NUMBER, more=NUMBER)
PRAYS: Final = Message("coach-order-pray", points=NUMBER, place=NUMBER, players=NUMBER)
ATTACKS: Final = Message("coach-attack", units=NUMBER, defence=NUMBER, difference=NUMBER)
UPGRADES: Final = Message("coach-upgrade", city=CITY, coins=NUMBER, before=NUMBER)
APPOINTS: Final = Message("coach-governor", influence=NUMBER, left=NUMBER, total=NUMBER)
NEXT_STEP: Final = Message("coach-governor-next", more=NUMBER, influence=NUMBER)
BULL: Final = Message("coach-bull", influence=NUMBER)
CARD: Final = Message("coach-card", worst=NUMBER, best=NUMBER)
CANCELS: Final = Message("coach-cancel", this=NUMBER, other=NUMBER)

RAID_MUSTER: Final = Message("coach-raid-muster", city=CITY, units=NUMBER, missing=NUMBER)
RAID_BUILD: Final = Message("coach-raid-build", city=CITY, missing=NUMBER)
RAID_LATE: Final = Message("coach-raid-late", city=CITY)

NEAR: Final = 0.6  # how often players reach a goal that they are said to work towards anyway

# The order that a part of it belongs to, by the answer that begins the part.
PARTS: Final = {"march": MARCH, "units": MUSTER, "upgrade": BUILD, "pray": PRAY}


def reasons(
    m: Match[CrusadersState],
    decision: Decision,
    option: Option,
    ahead: Preview[CrusadersState],
    missing: dict[int, int],
) -> list[Text]:
    """Return what speaks for an answer. `missing`: what cities lack to hold in the next raid."""
    kind = decision.kind
    if isinstance(option, PlaceOption):
        return placing(m, decision.seat, option, missing)
    if kind == "turn" and option.id in PARTS:
        reinforced = any(is_reinforced(token) for token in acting(m, PARTS[option.id]))
        return order(m, decision.seat, PARTS[option.id], reinforced, 0, missing)
    if kind in ("march-target", "march-units"):
        return attack(m, ahead)
    if kind in ("upgrade", "free-upgrade") and 0 <= option.value < len(m.state.owner):
        return upgrade(m.state, option.value)
    if kind in ("first-governor", "pick-governor"):
        return appoint(m, decision, option)
    if kind == "keep-bull":
        return keep_bull(m.state, option)
    if kind in ("battle-card", "cancel-half"):
        return manoeuvre(m, decision, option)
    return []


# -- orders -----------------------------------------------------------------------------------


def placing(
    m: Match[CrusadersState], seat: int, option: PlaceOption, missing: dict[int, int]
) -> list[Text]:
    """Return what a token brings in a cell; in the outer one it waits for the next round."""
    if option.cell == OUTER:
        late = [Text(RAID_LATE, city) for city in missing if option.value in (MUSTER, BUILD)]
        return [*late, Text(LATER, m.state.round + 1)]
    fee = cell_fee(m, option.value)
    return order(m, seat, option.value, option.cell != INNER, fee, missing)


def acting(m: Match[CrusadersState], kind: int) -> list[int]:
    """Return the tokens of an order that act in this round."""
    return m.state.inner[kind][-1:]


def order(
    m: Match[CrusadersState],
    seat: int,
    kind: int,
    reinforced: bool,
    fee: int,
    missing: dict[int, int],
) -> list[Text]:
    """Return what an order brings in this round, first against the coming raids."""
    state = m.state
    content, board = state.content, state.boards[seat]
    worth = Worth(m, seat)
    planning = Planning(worth, Rewards(worth))
    coins = max(board.coins - fee, 0)
    if kind == MARCH:
        best = planning.attacks.best(reinforced, 0, 0, coins)
        if best.target == NONE or not best.units:
            return []
        units = best.units + (content.reinforced_strength if reinforced else 0)
        defence = (
            state.units[best.target]
            + state.level[best.target]
            + help_of(m, state.owner[best.target])
        )
        return [Text(MARCHES, best.target, units, defence, units - defence)]
    if kind == MUSTER:
        units = min(content.muster_units, board.units)
        more = min(board.ready[STEEL], content.paid_muster, board.units - units)
        helped = [Text(RAID_MUSTER, city, units + more, lack) for city, lack in missing.items()]
        return [*helped, Text(MUSTERS, units, more)]
    if kind == BUILD:
        discount = content.build_discount if reinforced else 0
        cities = [
            city
            for city in state.cities_of(seat)
            if planning.upgrade_of(city, discount, coins) > -1.0
        ]
        saved = [Text(RAID_BUILD, city, missing[city]) for city in cities if city in missing]
        if not cities:
            return []
        city = max(cities, key=lambda one: planning.upgrade_of(one, discount, coins))
        level = state.level[city]
        wood = max(content.cities.price[city][level] - discount, 0)
        return [*saved, Text(BUILDS, city, level + 1, wood, board.ready[WOOD], coins)]
    turn_order = state.active_order()
    return [Text(PRAYS, content.prayer, turn_order.index(seat) + 1, len(turn_order))]


# -- parts of an order --------------------------------------------------------------------------


def attack(m: Match[CrusadersState], ahead: Preview[CrusadersState]) -> list[Text]:
    """Return the sides of the battle that an answer leads to."""
    after = ahead.match
    for step in after.stack:
        if isinstance(step, Battle) and step not in m.stack:
            units = step.units_of(after.state, step.attacker) + step.bonus
            defence = step.units_of(after.state, step.defender) + after.state.level[step.city]
            defence += help_of(after, step.defender)
            return [Text(ATTACKS, units, defence, units - defence)]
    return []


def upgrade(state: CrusadersState, city: int) -> list[Text]:
    """Return what a level more brings in taxes."""
    coins = state.content.cities.coins[city]
    level = state.level[city]
    if level + 1 >= len(coins) or coins[level + 1] == coins[level]:
        return []
    return [Text(UPGRADES, city, coins[level + 1], coins[level])]


def appoint(m: Match[CrusadersState], decision: Decision, option: Option) -> list[Text]:
    """Return what a governor brings until the end as things stand, and its next step."""
    state, seat = m.state, decision.seat
    known = [*state.content.setup_options.governor, *state.content.order_options.card[GOVERNOR]]
    if option not in known:
        return []  # the top of the deck, unseen
    goal = state.content.governors.goal[option.value]
    if compares_hands(goal):
        return []
    found = governor(state, seat, option.value, goal_worth(state, seat, goal), False)
    left = state.content.rounds - max(state.round, 1) + 1
    told = [Text(APPOINTS, found.points, left, found.points * left)]
    for least, influence in found.steps:
        if least > found.at:
            return [*told, Text(NEXT_STEP, least - found.at, influence)]
    return told


def keep_bull(state: CrusadersState, option: Option) -> list[Text]:
    """Return what the easier goal of a bull brings at most, if it is one that most players near."""
    names = state.content.vocabulary["measure"]
    goals = state.content.bulls.goals[option.value]
    easier = max(goals, key=lambda goal: EASY.get(names[goal.measure], 0.0))
    if EASY.get(names[easier.measure], 0.0) < NEAR:
        return []
    return [Text(BULL, easier.worth[-1])]


# -- battles ------------------------------------------------------------------------------------


def manoeuvre(m: Match[CrusadersState], decision: Decision, option: Option) -> list[Text]:
    """Return the difference that a card or a cancelled half leads to, as the seat counts it."""
    by_attacker = m.enclosing(Manoeuvre).side == m.enclosing(Battle).attacker
    if decision.kind == "battle-card":
        if option.value == NONE:
            return []
        halves = card_preview(m, decision, option)["halves"]
        own = [half["most"] if by_attacker else -half["least"] for half in halves]
        return [Text(CARD, min(own), max(own))]
    found: dict[str, int] = {}  # the card is the opponent's, who makes the best of it
    for answer in decision.options:
        (half,) = cancel_preview(m, decision, answer)["halves"]
        found[answer.id] = -half["most"] if by_attacker else half["least"]
    others = [value for id, value in found.items() if id != option.id]
    return [Text(CANCELS, found[option.id], others[0])] if others else []
