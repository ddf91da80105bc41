"""What titles, opponents, cards and tokens are worth to a player, in glory.

Of what is hidden only the player's own cards are looked at.
"""

from __future__ import annotations

from gonfalon.games.glory.model.constants import (
    KNIGHT,
    LONE_CHALLENGE,
    NONE,
    ON_GAIN,
    PLAISANCE,
    TITLE_BONUS,
    TYPES,
)
from gonfalon.games.glory.model.effect import Reward
from gonfalon.games.glory.model.messages import worth as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.ending import title_glory
from gonfalon.games.glory.rules.titles.title_conditions import WITHOUT, conditions, titles_of
from gonfalon.games.glory.rules.travel.effects import Glory, LoseGlory
from gonfalon.kernel.effects.effects import Effect, InOrder, OneOf
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.worth import Worth, each


def worth_to(state: GloryState, seat: int) -> list[Worth]:
    """Return everything that gives a player glory, now or later."""
    return [
        *titles(state, seat),
        *opponents(state, seat),
        *knights(state),
        *allies(state, seat),
        *travel_cards(state, seat),
        *events(state),
        *prestige(state, seat),
    ]


def titles(state: GloryState, seat: int) -> list[Worth]:
    """Return the titles that a player may claim, has, or chooses from (GLO-TTL-08)."""
    board = state.boards[seat]
    seen = [*titles_of(state, seat), *board.titles, *board.failed, *state.titles_drawn(seat).cards]
    return [title_worth(state, seat, title) for title in dict.fromkeys(seen)]


def title_worth(state: GloryState, seat: int, title: int) -> Worth:
    """Return a title. Its only step is everything that it requires, thing by thing."""
    board = state.boards[seat]
    component = f"title:{state.content.titles.ids[title]}"
    glory = title_glory(state, seat, title)
    if title in board.titles:
        return Worth(component, "GLO-TTL-08", Text(say.WORTH_TITLE_CLAIMED), glory)
    if title in board.failed:
        return Worth(component, "GLO-TTL-10", Text(say.WORTH_TITLE_FAILED), 0)
    have = need = 0
    for one in conditions(state, seat, title):
        wanted = 1 if one.kind == WITHOUT else one.need
        need += wanted
        have += wanted if one.met() else min(one.have, wanted) if one.kind != WITHOUT else 0
    if state.content.titles.duel[title] and have == need:
        return Worth(component, "GLO-TTL-10", Text(say.WORTH_TITLE_DUEL), glory, False)
    points = glory if have == need else 0
    text = Text(say.WORTH_TITLE, have, need)
    return Worth(component, "GLO-TTL-08", text, points, False, have, [(need, glory)])


def opponents(state: GloryState, seat: int) -> list[Worth]:
    """Return the other sides, for a duel against them in a tournament (GLO-PVP-06)."""
    content = state.content
    glory = state.boards[seat].glory
    found: list[Worth] = []
    if state.scenario == LONE_CHALLENGE:
        need = content.scenarios.glory[state.difficulty]
        found.append(Worth(f"seat:{seat}", "GLO-SOLO-04", Text(say.WORTH_NEED, glory, need), glory))
    for side, board in enumerate(state.boards):
        if side != seat:
            value = content.leader_value if board.glory > glory else content.player_value
            text = Text(say.WORTH_PLAYER, side, content.player_value, content.leader_value)
            found.append(Worth(f"seat:{side}", "GLO-PVP-06", text, value, False))
    return found


def knights(state: GloryState) -> list[Worth]:
    """Return the knights of the tournament (GLO-TOUR-05, GLO-TOUR-06)."""
    if state.mode == PLAISANCE:
        standing = [place - KNIGHT for place in state.places if place != NONE and place >= KNIGHT]
    else:
        standing = [knight for line in state.cities for knight in line]
    found: list[Worth] = []
    for knight in dict.fromkeys(standing):
        glory = state.content.knights.glory[knight]
        text = Text(say.WORTH_KNIGHT, glory // 2)
        found.append(
            Worth(f"knight:{state.content.knights.ids[knight]}", "GLO-TOUR-05", text, glory, False)
        )
    return found


def allies(state: GloryState, seat: int) -> list[Worth]:
    """Return the allies that bring glory: when they are gained, or with each title."""
    kinds, board = state.content.allies, state.boards[seat]
    offered = {kind for kind in [*state.track, state.hired] if kind != NONE}
    found: list[Worth] = []
    for kind, id in enumerate(kinds.ids):
        owned = board.owned_allies(kind)
        bonus = kinds.passive[kind][TITLE_BONUS]
        if bonus and (owned or kind in offered):
            count = len(board.titles)
            text = Text(say.WORTH_SCRIBE, count)
            one = each(f"ally:{id}", "GLO-TTL-08", text, count, 1, bonus, owned > 0)
            found.append(one)
        glory = glory_in(kinds.effect[kind])
        if kinds.timing[kind] == ON_GAIN and glory and kind in offered:
            found.append(Worth(f"ally:{id}", "GLO-ALLY-04", Text(say.WORTH_ALLY), glory, False))
    return found


def travel_cards(state: GloryState, seat: int) -> list[Worth]:
    """Return the travel cards on offer and in the player's hand that bring glory."""
    cards = state.content.travel
    seen: list[int] = []
    for type in range(len(TYPES)):
        seen += [*state.display[type], *state.hand(seat, type).cards]
    found: list[Worth] = []
    for card in dict.fromkeys(seen):
        glory = glory_in(cards.effect[card])
        if glory:
            text = Text(say.WORTH_TRAVEL)
            found.append(Worth(f"travel:{cards.ids[card]}", "GLO-RES-05", text, glory, False))
    return found


def events(state: GloryState) -> list[Worth]:
    """Return the event in force, if it brings glory."""
    glory = 0 if state.event == NONE else glory_in(state.content.events.effect[state.event])
    if not glory:
        return []
    component = f"event:{state.content.events.ids[state.event]}"
    return [Worth(component, "GLO-EVT-01", Text(say.WORTH_EVENT), glory, False)]


def prestige(state: GloryState, seat: int) -> list[Worth]:
    """Return the prestige tokens: they bring no glory, but break ties (GLO-END-02)."""
    text = Text(say.WORTH_PRESTIGE, state.boards[seat].prestige_tokens())
    return [Worth(f"prestige:{id}", "GLO-END-02", text, 0) for id in state.content.prestige]


def glory_in(effect: Reward) -> int:
    """Return the glory that effects bring, with the best of each choice."""
    return sum([glory_of(part) for part in effect.parts])


def glory_of(effect: Effect[GloryState]) -> int:
    """Return the glory that one effect brings."""
    if isinstance(effect, Glory):
        return effect.n
    if isinstance(effect, LoseGlory):
        return -effect.n
    if isinstance(effect, OneOf):
        return max([glory_of(part) for part in effect.parts])
    if isinstance(effect, InOrder):
        return sum([glory_of(part) for part in effect.parts])
    return 0
