"""Scenarios: a table as the rulebook would describe it, played by choices alone.

`table(...)` lays a table and leaves everybody at rest; `s.begin_with(step)` lets one step run, so a
test can begin in the middle of anything: a duel, a travel phase, registration. `begun(...)` starts
a whole match with every deck in content order. Shuffles leave the order as it is; an unscripted
draw fails the test.

    s = table(player(strength=4, allies="thug bishop"), player(prestige="office"), order=[0, 1])
    s.begin_with(Duel(0, PLAYER, 1, True))
    s.seat(0).chooses("thug")
    assert s.seat(0).glory == 9

Things are content ids, several of them in one text. The last entry of a content file lies on top
of a deck; `next_travel`, `next_titles` put others there, the next one first. Dice are scripted by
what they show: `rolls(s, "strength 5 2", "steed S 1")` says what will be rolled next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import (
    DICE,
    KNIGHT,
    NONE,
    OPPONENT_DECKS,
    PHASES,
    READY,
    SPECIAL,
    SPENT,
    TYPES,
)
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.model.state import (
    CHANCE,
    DECK,
    HAND,
    ROLLS,
    TITLES,
    GloryState,
)
from gonfalon.kernel.chance.chance import ScriptedChance
from gonfalon.kernel.play.match import Match
from gonfalon.testing import Draws, Rest, hide, scripted, wait_in
from gonfalon.testing import Player as AnyPlayer
from gonfalon.testing import Scenario as AnyScenario


def player(
    coin: int = 0,
    strength: int = 0,
    faith: int = 0,
    glory: int = 10,
    steed: int = 2,
    armour: int = 2,
    allies: str = "",
    spent_allies: str = "",
    bound_allies: str = "",
    relics: str = "",
    spent_relics: str = "",
    bound_relics: str = "",
    prestige: str = "",
    spent_prestige: str = "",
    hand: str = "",
    played: str = "",
    goals: str = "",
    character: str = "young_knight",
    pawns: int = 6,
) -> dict[str, Any]:
    """Describe one player."""
    return dict(locals())


def table(
    *players: Mapping[str, Any],
    seats: int = 0,
    round: int = 1,
    phase: str = "action",
    order: Sequence[int] | None = None,
    event: str = "",
    next_event: str = "",
    hired: str = "",
    track: Mapping[int, str] | None = None,
    display: Mapping[str, str] | None = None,
    public_titles: str = "",
    next_travel: str = "",
    next_titles: str = "",
    settings: Mapping[str, Any] | None = None,
    draws: Draws | None = None,
    policy: str = "quick",
    content: GloryContent | None = None,
) -> Scenario:
    """Lay a table. Players that are not described have a level I character and nothing else.

    `track` names allies by slot, from 1; `display` the cards of each column by type. Tokens that
    players or the board hold are taken from their stacks and supplies.
    """
    content = content or GAME.load()
    seats = seats or max(2, len(players))
    complete = GAME.check_settings(content, seats, settings or {})
    state = GloryState(content, seats, GAME.settings.of(complete))
    m: Match[GloryState] = Match(
        GAME, content, seats, complete, scripted(GAME, seats, draws), state, policy
    )
    m.listening = True
    m.log = []
    state.round = round
    state.phase = PHASES.index(phase)
    if order is not None:
        state.order = list(order)
    state.event = content.events.ids.index(event) if event else NONE
    state.next_event = content.events.ids.index(next_event) if next_event else NONE
    stock = Stock(content, state)
    for slot, ally in (track or {}).items():
        state.track[slot - 1] = stock.ally(ally)
    if hired:
        state.hired = stock.ally(hired)
    for type, cards in (display or {}).items():
        state.display[TYPES.index(type)] = stock.cards(cards)
    state.public_titles = stock.titles(public_titles)
    described = [*players] + [player() for _ in range(seats - len(players))]
    for seat, told in enumerate(described):
        lay_player(state, seat, told, stock)
    stock.lay_decks(next_travel, next_titles)
    if state.opponent is not None:
        lay_opponent(state, complete["opponent_deck"])
    for pack in state.packs:
        hide(pack)
    wait_in(m, [Rest()], 1, draws)
    m.reopen()
    return Scenario(m)


class Stock:
    """What has not been laid out yet."""

    def __init__(self, content: GloryContent, state: GloryState) -> None:
        self.content = content
        self.state = state
        self.travel = [deck[:] for deck in content.travel.decks]
        self.left_titles = list(range(len(content.titles.ids)))

    def ally(self, id: str) -> int:
        """Take an ally from whichever stack has one, the scroll stack last."""
        kind = self.content.allies.ids.index(id)
        for stack in self.state.stacks:
            if kind in stack:
                stack.remove(kind)
                return kind
        if not self.state.scroll[kind]:
            raise AssertionError(f"no {id} is left")
        self.state.scroll[kind] -= 1
        return kind

    def allies(self, ids: str) -> list[int]:
        """Take several allies."""
        return [self.ally(id) for id in ids.split()]

    def cards(self, ids: str) -> list[int]:
        """Take travel cards out of their decks."""
        found = [self.content.travel.ids.index(id) for id in ids.split()]
        for card in found:
            self.travel[self.content.travel.type[card]].remove(card)
        return found

    def titles(self, ids: str) -> list[int]:
        """Take titles."""
        found = [self.content.titles.ids.index(id) for id in ids.split()]
        for title in found:
            self.left_titles.remove(title)
        return found

    def lay_decks(self, next_travel: str, next_titles: str) -> None:
        """Put what is left into the decks, these on top of their decks, the first uppermost."""
        tops = self.cards(next_travel)
        for type in range(len(TYPES)):
            pack = self.state.packs[type]
            own = [card for card in tops if self.content.travel.type[card] == type]
            pack.put(pack.zones[DECK], self.travel[type] + own[::-1])
        top_titles = self.titles(next_titles)
        titles = self.state.packs[TITLES]
        titles.put(titles.zones[DECK], self.left_titles + top_titles[::-1])


def lay_player(state: GloryState, seat: int, told: Mapping[str, Any], stock: Stock) -> None:
    """Lay out what one player has."""
    content, board = state.content, state.boards[seat]
    board.character = content.characters.ids.index(told["character"])
    board.goods = [told["coin"], told["strength"], told["faith"]]
    board.glory = told["glory"]
    board.levels = [told["steed"], told["armour"]]
    board.pawns = told["pawns"]
    for name, counts in (
        ("allies", board.allies),
        ("spent_allies", board.spent_allies),
        ("bound_allies", board.bound_allies),
    ):
        for kind in stock.allies(told[name]):
            counts[kind] += 1
    for name, counts in (
        ("relics", board.relics),
        ("spent_relics", board.spent_relics),
        ("bound_relics", board.bound_relics),
    ):
        for id in told[name].split():
            kind = content.relics.index(id)
            state.relics[kind] -= 1
            counts[kind] += 1
    for name, condition in (("prestige", READY), ("spent_prestige", SPENT)):
        for id in told[name].split():
            kind = content.prestige.index(id)
            state.prestige[kind] -= 1
            board.prestige[kind] = condition
    for card in stock.cards(told["hand"]):
        pack = state.packs[content.travel.type[card]]
        pack.put(pack.zones[HAND + seat], [card])
    board.played = stock.cards(told["played"])
    titles = state.packs[TITLES]
    titles.put(state.goals(seat), sorted(stock.titles(told["goals"])))


def lay_opponent(state: GloryState, deck: str) -> None:
    """Give the virtual opponent its cards and pawns."""
    assert state.opponent is not None
    decks = [OPPONENT_DECKS[number] for number in state.content.opponent_cards.deck]
    state.opponent.deck = [card for card, name in enumerate(decks) if name in ("basic", deck)]
    state.boards[1].pawns = state.content.pawns


def opponent_is(s: Scenario, knight: int) -> None:
    """Let the virtual opponent use a knight's token, which is in no pool then."""
    state = s.state
    assert state.opponent is not None
    state.opponent.knight = knight
    state.pools[state.content.knights.kind[knight]].remove(knight)


# Pieces of open stacks: always the first one that is left.
FIRST: Draws = {
    "events": [0] * 3,
    "allies": [0] * 48,
    "tournaments": [0] * 3,
    "prizes": [0] * 3,
    "knights": [0] * 48,
}


def begun(
    seats: int,
    settings: Mapping[str, Any] | None = None,
    draws: Draws | None = None,
    content: GloryContent | None = None,
) -> Scenario:
    """Start a whole match; shuffles and draws leave the content's order."""
    chance = scripted(GAME, seats, {**FIRST, **(draws or {})})
    return Scenario(GAME.new(seats, chance, settings, content)).begin()


class Scenario(AnyScenario[GloryState]):
    """A match of Glory."""

    def seat(self, seat: int) -> Player:
        """Return a player."""
        return Player(self, seat)


class Player(AnyPlayer[GloryState]):
    """One seat, with the words of the game."""

    @property
    def board(self) -> Any:
        """The player's mat."""
        return self.state.boards[self.number]

    @property
    def coin(self) -> int:
        """Coins."""
        return int(self.board.goods[0])

    @property
    def strength(self) -> int:
        """Strength."""
        return int(self.board.goods[1])

    @property
    def faith(self) -> int:
        """Faith."""
        return int(self.board.goods[2])

    @property
    def glory(self) -> int:
        """Glory."""
        return int(self.board.glory)

    @property
    def hand(self) -> str:
        """The travel cards in hand, by type and kind."""
        ids = self.state.content.travel.ids
        zones = [self.state.hand(self.number, type) for type in range(len(TYPES))]
        return " ".join(ids[card] for zone in zones for card in zone.cards)

    @property
    def goals(self) -> str:
        """The personal goals."""
        ids = self.state.content.titles.ids
        return " ".join(ids[title] for title in self.state.goals(self.number).cards)

    @property
    def allies(self) -> str:
        """The ready allies."""
        return names(self.state.content.allies.ids, self.board.allies)

    @property
    def spent_allies(self) -> str:
        """The spent allies."""
        return names(self.state.content.allies.ids, self.board.spent_allies)

    @property
    def relics(self) -> str:
        """The ready relics."""
        return names(self.state.content.relics, self.board.relics)

    @property
    def prestige(self) -> str:
        """The ready prestige tokens."""
        ids = self.state.content.prestige
        return " ".join(ids[k] for k, state in enumerate(self.board.prestige) if state == READY)


def names(ids: Sequence[str], counts: Sequence[int]) -> str:
    """Return each id as often as its count says."""
    return " ".join(id for id, count in zip(ids, counts, strict=True) for _ in range(count))


def rolls(s: Scenario, *dice: str) -> None:
    """Say what the next dice show: "strength 5 2" are two dice of a colour, S is the symbol."""
    content = s.state.content
    script: list[int] = []
    for told in dice:
        word, *faces = told.split()
        printed = content.dice.faces[DICE.index(word)]
        script += [printed.index(SPECIAL if face == "S" else int(face)) for face in faces]
    chance = s.m.chance
    assert isinstance(chance, ScriptedChance)
    chance.script.setdefault(CHANCE[ROLLS], []).extend(script)


def knight(s: Scenario, id: str) -> int:
    """Return a knight as it stands on the tournament board."""
    return KNIGHT + s.state.content.knights.ids.index(id)
