"""What titles require, what of it a player has, and what a title binds (GLO-TTL-04, GLO-TTL-09)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.boards import Board
from gonfalon.games.glory.model.constants import ITEMS, NONE, RESOURCES
from gonfalon.games.glory.model.messages import titles as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.kernel.values.decision import Blocked
from gonfalon.kernel.values.message import Text

# Kinds of conditions.
CONDITIONS: Final = (
    "played",
    "ally",
    "any_allies",
    "without",
    "any_relics",
    "prestige",
    "goods",
    "level",
)
(PLAYED, NAMED_ALLY, ANY_ALLIES, WITHOUT, ANY_RELICS, PRESTIGE, GOODS, LEVEL) = range(
    len(CONDITIONS)
)


class Condition:
    """One condition of a title: `need` of something, of which a player has `have`.

    `what` is the type of travel cards, kind of ally, resource or item, or NONE. Of an ally that a
    title forbids nobody may have any.
    """

    __slots__ = ("have", "kind", "need", "what")

    def __init__(self, kind: int, what: int, have: int, need: int) -> None:
        self.kind = kind
        self.what = what
        self.have = have
        self.need = need

    def __repr__(self) -> str:
        return f"Condition({CONDITIONS[self.kind]} {self.what}: {self.have} of {self.need})"

    def met(self) -> bool:
        """Return whether the player meets it. Having more than required is fine (GLO-TTL-04)."""
        return not self.have if self.kind == WITHOUT else self.have >= self.need

    def refusal(self, title: int) -> Text:
        """Return why a title cannot be claimed if this is not met."""
        what, have, need = self.what, self.have, self.need
        if self.kind == PLAYED:
            return Text(say.NEEDS_PLAYED, title, what, have, need)
        if self.kind == NAMED_ALLY:
            return Text(say.NEEDS_ALLY, title, what, have, need)
        if self.kind == ANY_ALLIES:
            return Text(say.NEEDS_ALLIES, title, have, need)
        if self.kind == WITHOUT:
            return Text(say.NEEDS_NO_ALLY, title, what, have)
        if self.kind == ANY_RELICS:
            return Text(say.NEEDS_RELICS, title, have, need)
        if self.kind == PRESTIGE:
            return Text(say.NEEDS_PRESTIGE, title, have, need)
        if self.kind == GOODS:
            return Text(say.NEEDS_GOODS, title, what, have, need)
        return Text(say.NEEDS_LEVEL, title, what, have, need)


def free_allies(board: Board) -> list[int]:
    """Return the allies not bound to a title, by kind; spent ones count (GLO-TTL-06)."""
    return [ready + spent for ready, spent in zip(board.allies, board.spent_allies, strict=True)]


def free_relics(board: Board) -> list[int]:
    """Return the relics not bound to a title, by kind; spent ones count (GLO-TTL-06)."""
    return [ready + spent for ready, spent in zip(board.relics, board.spent_relics, strict=True)]


def conditions(
    state: GloryState, seat: int, title: int, free: list[int] | None = None
) -> list[Condition]:
    """Return the conditions of a title (GLO-TTL-09), apart from a duel.

    Whoever asks for many titles passes the player's `free_allies`, which are the same for all.
    Cards, prestige and equipment are conditions of one title each, so they are never bound
    (GLO-TTL-07). A lost challenge is in no discard, so it does not count (GLO-RUL-36).
    """
    titles, board = state.content.titles, state.boards[seat]
    found: list[Condition] = []
    if titles.played[title]:
        type = titles.played_type[title]
        played = sum([1 for card in board.played if state.content.travel.type[card] == type])
        found.append(Condition(PLAYED, type, played, titles.played[title]))
    allies = free_allies(board) if free is None else free
    named = titles.allies[title]
    for kind, need in enumerate(named):
        if need:
            found.append(Condition(NAMED_ALLY, kind, allies[kind], need))
    if titles.any_allies[title]:  # of those that are not named
        have = sum(allies) - sum(named)
        found.append(Condition(ANY_ALLIES, NONE, have, titles.any_allies[title]))
    for kind in titles.without[title]:  # none at all, bound ones included (GLO-RUL-35)
        found.append(Condition(WITHOUT, kind, board.owned_allies(kind), 0))
    if titles.any_relics[title]:
        have = sum(free_relics(board))
        found.append(Condition(ANY_RELICS, NONE, have, titles.any_relics[title]))
    if titles.prestige[title]:  # ready or spent (GLO-RUL-46)
        have = board.prestige_tokens()
        found.append(Condition(PRESTIGE, NONE, have, titles.prestige[title]))
    for resource in range(len(RESOURCES)):
        if titles.goods[title][resource]:
            have = board.goods[resource]
            found.append(Condition(GOODS, resource, have, titles.goods[title][resource]))
    for item in range(len(ITEMS)):
        if titles.equipment[title][item]:
            have = board.levels[item]
            found.append(Condition(LEVEL, item, have, titles.equipment[title][item]))
    return found


def meets_conditions(state: GloryState, seat: int, title: int) -> bool:
    """Return whether a player has everything that a title requires, apart from a duel."""
    return all(condition.met() for condition in conditions(state, seat, title))


def titles_of(state: GloryState, seat: int) -> list[int]:
    """Return the titles a player may claim: public ones, then their own goals (GLO-TTL-02)."""
    return state.public_titles + state.goals(seat).cards


def claimable(state: GloryState, seat: int, title: int) -> bool:
    """Return whether a player may claim one of his titles now.

    Each title once (GLO-TTL-03); a lost duel was the only attempt (GLO-TTL-10).
    """
    board = state.boards[seat]
    if title in board.titles or title in board.failed:
        return False
    return meets_conditions(state, seat, title)


def refusal(state: GloryState, seat: int, title: int) -> Blocked | None:
    """Return why a title cannot be claimed now: its first condition that is not met."""
    board = state.boards[seat]
    id = state.content.titles.ids[title]
    touched = (f"title:{id}",)
    if title in board.titles:
        return Blocked(id, "GLO-TTL-03", Text(say.TITLE_SCORED, title), touched)
    if title in board.failed:
        return Blocked(id, "GLO-TTL-10", Text(say.ATTEMPT_LOST, title), touched)
    for condition in conditions(state, seat, title):
        if not condition.met():
            return Blocked(id, "GLO-TTL-09", condition.refusal(title), touched)
    return None
