"""Scenarios: a table as the rulebook would describe it, played by choices alone.

`given(...)` lays a legal table and checks every invariant; from there a test can only do what
players can do: choose what is offered. Dice and random picks come from a script, and a draw that
the script does not hold fails the test. Shuffles leave the order as it is unless scripted.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.content import ARTEFACT_TYPES, MasteryContent
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.knights import set_knights
from gonfalon.games.mastery.rules.turns import Turn
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.hidden.pack import Zone
from gonfalon.testing import Draws, laid_pack, wait_in
from gonfalon.testing import Player as AnyPlayer
from gonfalon.testing import Scenario as AnyScenario

Cards = Sequence[str]

QUIET = {  # artefacts that never ask and rarely matter, dealt where a test names none
    "crown": ("crown_vitality", "crown_insight", "crown_wrath", "crown_order"),
    "orb": ("orb_devotion", "orb_resurgence", "orb_cleansing", "orb_greed"),
    "sceptre": ("sceptre_rage", "sceptre_loyalty", "sceptre_vigour", "sceptre_fear"),
}


# The deck that tests deal from, so that other numbers of copies in the box concern none of them.
DECK = Counter(
    ["conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush", "support_1", "support_2"] * 2
    + ["call_to_arms", "authority", "tactical_advance", "fracture"]
)
DECK_PACK = "".join(f"[cards.{id}]\ncopies = {DECK[id]}\n" for id in GAME.load().cards)
CONTENT: MasteryContent = GAME.load((DECK_PACK,))


def corrected(pack: str) -> MasteryContent:
    """Return the content of the tests, corrected by a pack."""
    return GAME.load((DECK_PACK, pack))


def given(
    seats: int = 2,
    variants: Sequence[str] = (),
    team_mode: str | None = None,
    tiles: Mapping[str, str] | None = None,
    land: Mapping[int, Mapping[str, int]] | None = None,
    castle: Mapping[int, int] | None = None,
    artefacts: Mapping[int, Cards] | None = None,
    broken: Mapping[str, int] | None = None,
    hands: Mapping[int, Cards] | None = None,
    decks: Mapping[int, Cards] | None = None,
    discards: Mapping[int, Sequence[str | tuple[str, int]]] | None = None,
    turn_of: int = 0,
    turn: int = 10,
    own_turn: int = 3,
    manoeuvres: int = 1,
    crown_uses: int = 1,
    chance: Draws | None = None,
    policy: str = "quick",
    round_limit: int | None = None,
    content: MasteryContent | None = None,
) -> Scenario:
    """Lay a table in a window of a seat's turn.

    `tiles` lays kinds on hexes (others are forests and other quiet land of the right value);
    `land` gives knights on territories by seat and hex, `castle` knights in castles (default 6).
    `artefacts` names a seat's artefacts in any number and order; missing types are filled with
    quiet ones. `broken` maps an artefact to the turn of its destruction. `hands` are exact;
    `decks` name cards from the top, the rest of the 18 follows in content order; `discards` are
    listed from the top, a pair gives the Order tag. `chance` scripts draws by purpose:
    `arena`, `ambush`, `disorder` take pips minus one, `random-discard` the place in the sorted
    hand. `own_turn` is the number of the active player's own turn.
    """
    content = content or CONTENT
    options: dict[str, Any] = {"variants": list(variants), "round_limit": round_limit}
    if team_mode:
        options["team_mode"] = team_mode
    m = GAME.new(seats, FastChance(1), options, content, policy)
    state = m.state
    lay_board(state, tiles or {})
    for seat in range(seats):
        set_knights(state, seat, state.castle(seat), (castle or {}).get(seat, 6))
        for name, knights in ((land or {}).get(seat) or {}).items():
            set_knights(state, seat, hex_of(content, name), knights)
    deal_artefacts(state, artefacts or {}, broken or {})
    for seat in range(seats):
        deal_cards(
            state,
            seat,
            (hands or {}).get(seat, ()),
            (decks or {}).get(seat, ()),
            (discards or {}).get(seat, ()),
        )
    state.own_turns = [own_turn - (seat != turn_of) for seat in range(seats)]
    state.active = turn_of
    state.manoeuvres = manoeuvres
    state.crown_uses = crown_uses
    step = Turn(turn_of)
    step.goto("ask_window")
    wait_in(m, [step], turn, chance)
    step.run(m)
    m.reopen()
    return Scenario(m).begin()


def hex_of(content: MasteryContent, name: str) -> int:
    """Return a hex by its name."""
    return content.hex_names.index(name)


def lay_board(state: MasteryState, tiles: Mapping[str, str]) -> None:
    """Clear the board and lay the named tiles, quiet ones elsewhere."""
    content = state.content
    layout = state.rules.layout
    quiet = {1: "forest", 2: "fort", 3: "city"}
    state.tile = state.tile[:]
    for hex in layout.order:
        if layout.land >> hex & 1:
            owner = state.owner[hex]
            if owner >= 0:
                set_knights(state, owner, hex, 0)
            state.tile[hex] = content.tiles.index(
                tiles.get(content.hex_names[hex], quiet[layout.kinds[hex]])
            )
    unknown = [name for name in tiles if not layout.land >> hex_of(content, name) & 1]
    assert not unknown, f"no territory at {unknown}"


def deal_artefacts(
    state: MasteryState, wanted: Mapping[int, Cards], broken: Mapping[str, int]
) -> None:
    """Give each seat its named artefacts, and quiet ones for the types not named."""
    content = state.content
    taken = {id for ids in wanted.values() for id in ids}
    dealt: list[list[int]] = []
    for seat in range(state.rules.seats):
        owned: list[int] = []
        for kind in ARTEFACT_TYPES:
            named = [id for id in wanted.get(seat, ()) if id.startswith(kind)]
            if not named:
                spare = [*QUIET[kind], *(i for i in content.artefacts if i.startswith(kind))]
                named = [id for id in spare if id not in taken]
                taken.add(named[0])
            owned.append(content.artefacts.index(named[0]))
        dealt.append(owned)
    state.artefacts = dealt
    state.keeper = [-1] * len(content.artefacts)
    state.broken = [0] * len(content.artefacts)
    for seat, owned in enumerate(dealt):
        for artefact in owned:
            state.keeper[artefact] = seat
    for id, turn in broken.items():
        state.broken[content.artefacts.index(id)] = turn


def deal_cards(
    state: MasteryState, seat: int, hand: Cards, top: Cards, pile: Sequence[str | tuple[str, int]]
) -> None:
    """Deal a seat's 18 cards: hand, deck from the top, pile from the top."""
    content = state.content
    rest = content.deck[:]
    held = [content.cards.index(id) for id in hand]
    above = [content.cards.index(id) for id in top]
    thrown = [
        (content.cards.index(p), 0) if isinstance(p, str) else (content.cards.index(p[0]), p[1])
        for p in pile
    ]
    for kind in [*held, *above, *(k for k, _ in thrown)]:
        rest.remove(kind)
    zones = [Zone(), Zone(1 << seat, bag=True)]
    state.packs[seat] = laid_pack(zones, [[*above, *rest], held])
    state.discards[seat] = [k for k, _ in reversed(thrown)]
    state.tags[seat] = [tag for _, tag in reversed(thrown)]
    state.in_play[seat] = []


def layout_pack(swap: Mapping[str, str], castles: str | None = None) -> str:
    """Return a content pack with another board for two.

    `swap` maps a place ("1, 0") to its new kind, or to kind and new place ("castle at 2, -2").
    """
    entry = GAME.load().entries.section("layouts")["layout_2p"]
    rows: list[str] = []
    kinds: list[str] = []
    for kind, q, r in entry["hexes"]:
        now, _, moved = swap.get(f"{q}, {r}", kind).partition(" at ")
        rows.append(f'["{now}", {moved or f"{q}, {r}"}]')
        kinds.append(now)
    counts = ", ".join(f"{k} = {kinds.count(k)}" for k in ("castle", "lake", "t1", "t2", "t3"))
    text = f"[layouts.layout_2p]\ncounts = {{ {counts} }}\nhexes = [{', '.join(rows)}]\n"
    return text if castles is None else f"{text}castles = {castles}\n"


class Scenario(AnyScenario[MasteryState]):
    """A match in a test's hands: choose, look, compare."""

    def seat(self, seat: int) -> Player:
        """Return a player."""
        return Player(self, seat)

    def sight(self, viewer: int | None) -> bytes:
        """Return every byte that has reached a viewer: view, explanations, events."""
        vocabulary = self.m.content.vocabulary
        seat = -1 if viewer is None else viewer
        told = [e.to_json(vocabulary) for e in self.m.explain(seat)]
        return json.dumps([self.m.view(viewer), told, self.heard_by(viewer)]).encode()

    def fight(self, first: str, second: str) -> Scenario:
        """Let both opponents play these conflict cards and no support cards."""
        sides = self.battle()["sides"]
        for side, card in zip(sides, (first, second), strict=True):
            if self.seat(side["seat"]).asked("conflict"):
                self.seat(side["seat"]).chooses(card)
        while self.m.decisions and self.m.decisions[0].kind == "support":
            self.seat(self.m.decisions[0].seat).chooses("stop")
        return self

    # -- the table ----------------------------------------------------------------------------

    def knights(self, hex: str) -> int:
        """Return the knights on a hex."""
        return self.state.knights[hex_of(self.state.content, hex)]

    def owner(self, hex: str) -> int | None:
        """Return who controls a hex."""
        owner = self.state.owner[hex_of(self.state.content, hex)]
        return owner if owner >= 0 else None

    def castle(self, seat: int) -> int:
        """Return the knights in a seat's castle."""
        return self.state.knights[self.state.castle(seat)]

    def hand(self, seat: int) -> list[str]:
        """Return a hand, sorted in content order."""
        return [self.state.content.cards[k] for k in self.state.hands[seat].cards]

    def deck(self, seat: int) -> list[str]:
        """Return a deck from the top."""
        return [self.state.content.cards[k] for k in reversed(self.state.decks[seat].cards)]

    def pile(self, seat: int) -> list[str]:
        """Return a discard pile from the top."""
        return [self.state.content.cards[k] for k in reversed(self.state.discards[seat])]

    def intact(self, artefact: str) -> bool:
        """Tell whether an artefact lies face up."""
        return self.state.intact(self.state.content.artefacts.index(artefact))

    def battle(self) -> dict[str, Any]:
        """Return the battle that is being fought, as everybody sees it."""
        battle: dict[str, Any] | None = self.m.view(None)["state"]["battle"]
        assert battle is not None, "no battle is being fought"
        return battle

    def totals(self) -> tuple[int, int]:
        """Return the battle points, attacker's and defender's."""
        first, second = self.battle()["sides"]
        return first["total"], second["total"]


class Player(AnyPlayer[MasteryState]):
    """One seat's side of a scenario."""

    def advances(self, hex: str, knights: int) -> Player:
        """Start a manoeuvre, leave the knights where they are, and advance."""
        self.chooses("manoeuvre")
        if self.kind() == "redeploy-from":
            self.chooses("done")
        self.chooses(hex)
        if self.asked("advance-count"):
            self.chooses(str(knights))
        return self

    def sees_in_hand_of(self, seat: int) -> list[str]:
        """Return what this seat knows of a hand."""
        found: list[str] = self.view()["state"]["seats"][seat]["hand"]
        return found
