"""Previews of what an answer would lead to, in numbers that every player could work out.

Players do these sums before they choose: what they then have, the rewards in order
(PAL-WORK-09), points, suspicion and debts, and whether an inquisition would follow. The answer is
played on a copy, and its events say what it costs and brings. For a face-down deck it is known
which cards it must hold, never their order. Bots never run this code.
"""

from __future__ import annotations

from typing import Any, Literal

from gonfalon.games.paladins.model.constants import (
    ATTRIBUTES,
    DEBT,
    PROVISION,
    SILVER,
    WORKERS,
)
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.shapes import (
    ActPreview,
    EffectView,
    GainView,
    LeftView,
    TroublePreview,
)
from gonfalon.games.paladins.model.state import SUSPICION, WALLS, PaladinsState
from gonfalon.games.paladins.rules.scoring import total
from gonfalon.games.paladins.rules.tax import suspects
from gonfalon.kernel.effects.effects import Doing
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import OVER, QUESTION, Preview, preview
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import Event

Comes = Literal["may", "will"] | None
Coming = tuple[Comes, list[int] | None]  # an inquisition, and whom it would punish

COUNTED = {  # events with a side and a number, by the effect that causes them
    say.SILVER_GAINED: "silver",
    say.PROVISION_GAINED: "provision",
    say.TAX_TAKEN: "tax",
    say.DEBT_DESTROYED: "destroy_debt",
    say.SUSPICION_DISCARDED: "discard_suspicion",
}


def act_preview(m: Match[PaladinsState], decision: Decision, option: Option) -> ActPreview | None:
    """Return what an action or a favour would cost, leave and bring (PAL-WORK-09, PAL-FAV-01).

    It is None while the mode or the target is open. `left`, `points` and `unpaid` are those of the
    moment up to which everything is certain; the rewards that come after it are in `then`.
    """
    state, side = m.state, decision.seat
    played = preview(m, decision, option)
    if not played.events:
        return None
    after = played.match.state
    board = state.boards[side]
    cost, placed = price_of(played.events, side)
    hands = [have - placed.count(worker) for worker, have in enumerate(board.workers)]
    lines = Lines(state, side)
    gains = lines.read(played.events)
    points = total(after, side)
    mine = after.boards[side]
    unpaid = mine.unpaid
    left: LeftView = {
        "workers": sum(mine.workers),
        "silver": mine.silver,
        "provision": mine.provisions,
    }
    wall = played.pack is after.packs[WALLS]
    then = rest_of(played, lines)
    effects = [effect for line in gains + then for effect in line["effects"]]
    found: ActPreview = {
        "pays": {"silver": cost[SILVER], "provision": cost[PROVISION], "debt": cost[DEBT]},
        "left": left,
        "hands": dict(zip(WORKERS, hands, strict=True)) if decision.kind == "workers" else None,
        "gains": gains,
        "then": then,
        "draws": "wall" if wall else None,
        "points": None if wall else {"from": total(state, side), "to": points},
        "unpaid": {"from": board.unpaid, "to": unpaid} if unpaid != board.unpaid else None,
        **trouble(state, side, *counted(effects)),
    }
    if wall:
        found["inquisition"], found["punished"] = from_walls(state, side, effects)
    return found


def price_of(events: list[Event], side: int) -> tuple[list[int], tuple[int, ...]]:
    """Return the silver, provisions and debts paid when workers are placed, and these workers."""
    cost = [0, 0, 0]
    placed: tuple[int, ...] = ()
    for event in events:
        message, args = event.message, event.args
        if message is say.ACTION_TAKEN:
            placed = args[2]
        elif message is say.FAVOUR_USED:
            placed = (args[2],)
        elif message is say.PAID:
            cost[args[1]] += args[2]
        elif message is say.DEBT_TAKEN:
            cost[DEBT] += args[1]
        else:
            break  # everything is paid
    return cost, placed


# -- gains --------------------------------------------------------------------------------------


class Lines:
    """Reads the rewards of one side from events: a line for the action itself and for each card."""

    def __init__(self, state: PaladinsState, side: int) -> None:
        self.content = state.content
        self.side = side
        self.track = state.boards[side].track[:]
        self.card: str | None = None
        self.punishing = False
        self.found: list[GainView] = []

    def read(self, events: list[Event]) -> list[GainView]:
        """Return the lines of these events, which follow those read before."""
        self.found = []
        for event in events:
            message, args = event.message, event.args
            if message in (say.PUNISHED, say.TAX_REFILLED):
                self.punishing = message is say.PUNISHED  # what the guilty discard is no reward
            elif self.punishing or not args or args[0] != self.side:
                continue
            elif message is say.PALADIN_BONUS:
                self.begin(f"paladin:{self.content.cards.paladins[args[1]]}")
            elif message is say.ABILITY_USED:
                self.begin(f"townsfolk:{self.content.cards.townsfolk[args[1]]}")
            elif message is say.WORKER_GAINED:
                self.add({"op": "worker", "n": args[2], "type": WORKERS[args[1]]})
            elif message is say.ATTRIBUTE_RAISED:
                n = args[2] - self.track[args[1]]
                self.track[args[1]] = args[2]
                self.add({"op": "attribute", "n": n, "attr": ATTRIBUTES[args[1]]})
            elif message is say.DEBT_PAID:
                self.add({"op": "pay_debt", "n": 1})
            elif message in COUNTED:
                self.add({"op": COUNTED[message], "n": args[1]})
        return [line for line in self.found if line["effects"]]

    def begin(self, card: str | None) -> None:
        """Begin the line of a card."""
        self.card = card
        self.found.append({"card": card, "effects": []})

    def add(self, effect: EffectView) -> None:
        """Add an effect to the current line."""
        if not self.found:
            self.begin(self.card)
        self.found[-1]["effects"].append(effect)


def rest_of(played: Preview[PaladinsState], lines: Lines) -> list[GainView]:
    """Return the choices and rewards that come after the moment at which a preview stopped."""
    found: list[GainView] = []
    while played.stopped != OVER:
        if played.stopped == QUESTION:
            found += asked_by(played.match, lines)
        known = len(played.events)
        played.skip()
        found += lines.read(played.events[known:])
    return found


def asked_by(m: Match[PaladinsState], lines: Lines) -> list[GainView]:
    """Return the effect whose question is open, as a line."""
    cause = m.stack[-2]
    if not isinstance(cause, Doing) or cause.side != lines.side:
        return []
    icon: Any = cause.current(m).icon()  # an EffectView
    return [{"card": lines.card, "effects": [icon]}]


# -- suspicion and the inquisition ------------------------------------------------------------


def counted(effects: list[EffectView]) -> tuple[int, int]:
    """Return the criminals and the tax that rewards give."""
    criminals = tax = 0
    for effect in effects:
        if effect["op"] == "worker" and effect.get("type") == "criminal":
            criminals += effect["n"]
        elif effect["op"] == "tax":
            tax += effect["n"]
    return criminals, tax


def from_walls(state: PaladinsState, side: int, effects: list[EffectView]) -> Coming:
    """Return whether an inquisition would follow, over all possible walls (PAL-FORT-03)."""
    cards = state.content.cards
    found: list[Coming] = []
    for kind in sorted(set(state.deck(WALLS).cards)):
        wall: list[Any] = cards.wall_reward[kind].icons()
        ahead = trouble(state, side, *counted(wall + effects))
        found.append((ahead["inquisition"], ahead["punished"]))
    come = [one for one in found if one[0] is not None]
    if not come:
        return None, None
    sure = len(come) == len(found) and all(one[0] == "will" for one in come)
    same = all(one[1] == come[0][1] for one in come)
    return "will" if sure else "may", come[0][1] if same else None


def trouble(state: PaladinsState, side: int, criminals: int, tax: int) -> TroublePreview:
    """Return the suspicion that would be drawn, and whether an inquisition would follow.

    Each card brings its tax (PAL-SUSP-02, PAL-SUSP-04, PAL-TAV-03). It is known which cards the
    deck still holds, but not their order, so the tax is between the sums of the smallest and of the
    largest cards. `punished` is given only if it is the same whichever card empties the tax supply.
    """
    held = len(state.boards[side].suspicion)
    taxes = sorted(
        [state.content.cards.suspicion_tax[kind] for kind in state.deck(SUSPICION).cards]
    )
    if len(taxes) < criminals:
        taxes = sorted(
            taxes + [state.content.cards.suspicion_tax[k] for k in state.discarded_suspicion]
        )
    least = tax + sum(taxes[:criminals])
    most = tax + sum(taxes[len(taxes) - criminals :]) if criminals else tax
    comes: Comes = None
    if state.tax and most >= state.tax:
        comes = "will" if least >= state.tax else "may"
    punished: list[int] | None = None
    if comes:
        firsts = range(held + 1, held + criminals + 1) if criminals else [held]
        found = [suspects(state, side, count) for count in firsts]
        punished = found[0] if all(one == found[0] for one in found) else None
    return {
        "suspicion": {"from": held, "to": held + criminals} if criminals else None,
        "inquisition": comes,
        "punished": punished,
    }
