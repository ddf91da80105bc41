"""The face of Medieval Mastery."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, ClassVar

from gonfalon.games.mastery.advance import Advance
from gonfalon.games.mastery.artefacts import Fracture
from gonfalon.games.mastery.battle import Battle
from gonfalon.games.mastery.battle_cards import ConflictCards, SupportCards
from gonfalon.games.mastery.cards import chance_names
from gonfalon.games.mastery.conquest import Conquest
from gonfalon.games.mastery.content import VARIANTS, MasteryContent
from gonfalon.games.mastery.crown_steps import Arrange, Corrupt, Recycle, TopCard
from gonfalon.games.mastery.crowns import UseCrown
from gonfalon.games.mastery.discards import KINDS as DISCARD_KINDS
from gonfalon.games.mastery.discards import OptionalDiscard
from gonfalon.games.mastery.effects import OPERATIONS
from gonfalon.games.mastery.equalise import Equalise
from gonfalon.games.mastery.invariants import broken_invariants
from gonfalon.games.mastery.messages import ALL
from gonfalon.games.mastery.redeploy import Redeploy, answers
from gonfalon.games.mastery.response import KINDS as RESPONSE_KINDS
from gonfalon.games.mastery.response import Response
from gonfalon.games.mastery.setup import Setup, check_options
from gonfalon.games.mastery.shapes import SHAPES, RealmView
from gonfalon.games.mastery.state import Realm, Rules, load_realm
from gonfalon.games.mastery.turns import Turn
from gonfalon.games.mastery.view import view_realm
from gonfalon.kernel.content import read_content
from gonfalon.kernel.decision import Decision
from gonfalon.kernel.errors import KernelError, Refused
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Message, Said
from gonfalon.kernel.step import Step

STEPS: dict[str, type[Step[Realm]]] = {
    step.NAME: step
    for step in (
        Setup,
        Turn,
        Fracture,
        UseCrown,
        Response,
        Corrupt,
        Arrange,
        Recycle,
        TopCard,
        OptionalDiscard,
        Redeploy,
        Advance,
        Conquest,
        Battle,
        Equalise,
        ConflictCards,
        SupportCards,
    )
}


def own(content: Content) -> MasteryContent:
    """Return the content as what it is for this game."""
    if not isinstance(content, MasteryContent):
        raise KernelError("this is not content of Medieval Mastery")
    return content


class Mastery(Game[Realm]):
    """Medieval Mastery as a plug-in."""

    slug = "mastery"
    prefix = "MM"
    rules_version = 1
    min_seats = 2
    max_seats = 6
    package = "gonfalon.games.mastery"
    kinds: ClassVar[Mapping[str, str]] = {
        "cards": "card",
        "territories": "tile",
        "lakes": "tile",
        "artefacts": "artefact",
        "castles": "castle",
        "colours": "colour",
        "variants": "variant",
        "team_modes": "team_mode",
        "dice": "die",
    }

    def __init__(self) -> None:
        self.standard: MasteryContent | None = None

    def load(self, packs: tuple[str, ...] = ()) -> MasteryContent:
        """Return the content; without packs it is read once and shared."""
        if packs:
            return MasteryContent(read_content(self.package, packs), OPERATIONS)
        if self.standard is None:
            self.standard = MasteryContent(read_content(self.package), OPERATIONS)
        return self.standard

    def chance_names(self, seats: int) -> tuple[str, ...]:
        """Return the purposes of all draws."""
        return chance_names(seats)

    def check_options(
        self, content: Content, seats: int, options: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return the options of a match, complete."""
        return check_options(own(content), seats, dict(options))

    def option_sets(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return every seat count with every allowed combination of variants (MM-VAR-50)."""
        c = own(content)
        limit = c.number["technical_round_limit"]
        found: list[tuple[int, dict[str, Any]]] = []
        for seats in range(self.min_seats, self.max_seats + 1):
            for size in range(len(VARIANTS) + 1):
                for chosen in combinations(VARIANTS, size):
                    if "loyalty" not in chosen:
                        modes: list[str | None] = [None]
                    elif "castle_siege" in chosen:
                        continue
                    else:
                        modes = [i for i, e in c.team_modes.items() if e["players"] == seats]
                    for mode in modes:
                        options = {
                            "variants": list(chosen),
                            "team_mode": mode,
                            "castles": "choose" if size == 1 else None,
                            "round_limit": limit,
                        }
                        found.append((seats, options))
        return found

    def sides(self, content: Content, seats: int, options: dict[str, Any]) -> list[list[int]]:
        """Return the teams (MM-VAR-03); without Loyalty everybody plays alone."""
        team = Rules(own(content), seats, options).team
        return [[s for s in range(seats) if team[s] == side] for side in sorted(set(team))]

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Realm, Step[Realm]]:
        """Return the bare table and the step that sets it up."""
        c = own(content)
        return Realm(c, Rules(c, seats, options)), Setup()

    def load_table(
        self, content: Content, seats: int, options: dict[str, Any], data: dict[str, Any]
    ) -> Realm:
        """Return a saved table."""
        c = own(content)
        return load_realm(c, Rules(c, seats, options), data)

    def steps(self) -> dict[str, type[Step[Realm]]]:
        """Return all kinds of steps by name."""
        return STEPS

    def messages(self) -> dict[str, Message]:
        """Return everything the game can say."""
        return ALL

    def view(self, m: Match[Realm], viewer: int | None) -> RealmView:
        """Return what a viewer may know of the table."""
        return view_realm(m, viewer)

    def places(self, content: Content, seats: int) -> Mapping[str, Mapping[str, str]]:
        """Return what the hexes of a layout are called."""
        c = own(content)
        layout = c.layouts.get(seats)
        if layout is None:
            return {}
        return {"hex": {c.hex_names[hex]: layout.names[hex] for hex in layout.order}}

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of the game's own JSON."""
        return SHAPES

    def broken(self, m: Match[Realm]) -> list[str]:
        """Return the invariants that do not hold."""
        return broken_invariants(m)

    def used(self, m: Match[Realm]) -> set[str]:
        """Return the content entries a match has brought into play."""
        t = m.table
        c = t.c
        found = {f"layouts.{t.rules.layout.id}", "game.game", "totals.totals", "dice.knight_die"}
        found |= {f"variants.{id}" for id in m.options["variants"]}
        if m.options["team_mode"]:
            found.add(f"team_modes.{m.options['team_mode']}")
        for castle in t.castle_of:
            id = c.castles[castle]
            found.add(f"castles.{id}")
            found.add(f"colours.{c.entries.section('castles')[id]['colour']}")
        for hex in t.rules.layout.order:
            section = "lakes" if t.tile[hex] == c.lake_tile else "territories"
            if t.tile[hex] != c.castle_tile:
                found.add(f"{section}.{c.tiles[t.tile[hex]]}")
        for owned in t.artefacts:
            found |= {f"artefacts.{c.artefacts[a]}" for a in owned}
        for pile in t.discards:
            found |= {f"cards.{c.cards[kind]}" for kind in pile}
        found |= {f"constants.{id}" for id in c.number}
        return found

    def described(self, content: Content, section: str, id: str) -> list[Said]:
        """Return what a card, a territory or an artefact does, in words."""
        return [effect.said() for effect in own(content).effects_of(section, id)]

    def plan(self, m: Match[Realm], decision: Decision, wanted: Mapping[str, int]) -> list[str]:
        """Return the answers that lead to a distribution of knights (MM-RED-08)."""
        step = m.stack[-1]
        if not isinstance(step, Redeploy):
            return super().plan(m, decision, wanted)
        t = m.table
        names = {t.c.hex_names[h]: h for h in step.tiles(t)} | {"castle": t.castle(step.seat)}
        for id in wanted:
            if id not in names:
                raise Refused("bad-distribution", f"{id} is no supplied land", "MM-RED-02")
        return answers(t, step, {names[id]: count for id, count in wanted.items()})

    def option_kinds(self, content: Content) -> dict[str, set[str]]:
        """Return for each kind of decision all option ids it may ever offer."""
        c = own(content)
        cards, hexes = set(c.cards), set(c.hex_names)
        conflict = {c.cards[k] for k in c.conflict_kinds}
        support = {c.cards[k] for k in c.support_kinds}
        window = {c.cards[k] for k in c.window_kinds}
        numbers = {str(n) for n in range(1, c.most_knights + 1)}
        fractures = {f"fracture:{id}" for id in c.artefacts}
        return {
            "castle": set(c.castles),
            "window": window | {"crown", "manoeuvre", "end_turn"},
            "fracture": set(c.artefacts),
            "crown-target": {str(seat) for seat in range(self.max_seats)},
            **{kind: fractures | {"pass"} for kind in RESPONSE_KINDS},
            "corruption": set(c.artefacts),
            "insight": cards,
            "order": cards,
            "prosperity": {"keep", "discard"},
            **{kind: cards | {"none"} for kind in DISCARD_KINDS},
            "redeploy-from": hexes | {"castle", "done"},
            "redeploy-to": hexes | {"castle"},
            "redeploy-count": numbers,
            "advance": hexes | {"none"},
            "advance-count": numbers,
            "equalise": {"equalise", "decline"},
            "conflict": conflict | {"none"},
            "support": support | {"stop"},
        }
