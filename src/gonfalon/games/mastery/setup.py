"""Setup (MM-SET): castles, tiles, artefacts, starting knights, opening hands, the first player."""

from __future__ import annotations

from typing import Any

from gonfalon.games.mastery.board import bits
from gonfalon.games.mastery.cards import CROWNS, FIRST, SHUFFLE, TILES, draw
from gonfalon.games.mastery.content import ARTEFACT_TYPES, VARIANTS, MasteryContent
from gonfalon.games.mastery.ending import check_victory
from gonfalon.games.mastery.knights import set_knights
from gonfalon.games.mastery.messages import (
    ASK_CASTLE,
    CASTLE_CHOSEN,
    CHOOSE_CASTLE,
    MATCH_BEGINS,
    START_KNIGHTS,
)
from gonfalon.games.mastery.state import Realm
from gonfalon.games.mastery.turns import Turn
from gonfalon.kernel.decision import Decision, Label, Option
from gonfalon.kernel.errors import Refused
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step

OPTION_NAMES = ("variants", "team_mode", "castles", "round_limit")


def check_options(content: MasteryContent, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a match, complete and in one form (MM-OPT-01 to -04)."""
    unknown = sorted(set(given) - set(OPTION_NAMES))
    if unknown:
        raise Refused("bad-options", f"unknown option {unknown[0]!r}")
    variants = check_variants(content, seats, given.get("variants", []))
    return {
        "variants": variants,
        "team_mode": check_team_mode(content, seats, variants, given.get("team_mode")),
        "castles": check_castles(content, seats, given.get("castles")),
        "round_limit": check_limit(given.get("round_limit")),
    }


def check_variants(content: MasteryContent, seats: int, given: Any) -> list[str]:
    """Refuse unknown variants and forbidden combinations (MM-OPT-01, MM-VAR-01, -08, -50)."""
    if not isinstance(given, (list, tuple)) or any(id not in VARIANTS for id in given):
        raise Refused("bad-variants", f"variants are a list out of {', '.join(VARIANTS)}")
    chosen = [id for id in VARIANTS if id in given]
    if len(chosen) != len(given):
        raise Refused("bad-variants", "a variant is named twice")
    for id in chosen:
        entry = content.variants[id]
        if seats not in entry["players"]:
            raise Refused("bad-variants", f"{id} is not for {seats} players", "MM-VAR-01")
        for other in entry["excludes"]:
            if other in chosen:
                raise Refused("bad-variants", f"{id} excludes {other}", "MM-VAR-08")
    return chosen


def check_team_mode(
    content: MasteryContent, seats: int, variants: list[str], given: Any
) -> str | None:
    """Return the team mode; where there is a choice it has to be named (MM-OPT-02)."""
    fitting = [id for id, entry in content.team_modes.items() if entry["players"] == seats]
    if "loyalty" not in variants:
        if given is not None:
            raise Refused("bad-team-mode", "a team mode goes with Loyalty only", "MM-OPT-02")
        return None
    if given is None and len(fitting) == 1:
        return fitting[0]
    if given not in fitting:
        names = ", ".join(fitting)
        raise Refused("bad-team-mode", f"name a team mode out of {names}", "MM-OPT-02")
    return str(given)


def check_castles(content: MasteryContent, seats: int, given: Any) -> list[str] | str:
    """Return the castles by seat, or that they are to be chosen (MM-OPT-03)."""
    if given is None:
        return content.castles[:seats]
    if given == "choose":
        return "choose"
    known = isinstance(given, (list, tuple)) and all(id in content.castles for id in given)
    if not known or len(given) != seats or len(set(given)) != seats:
        raise Refused("bad-castles", f"castles are {seats} different ids, or 'choose'", "MM-OPT-03")
    return list(given)


def check_limit(given: Any) -> int | None:
    """Return the round limit, or none (MM-OPT-04)."""
    if given is None:
        return None
    if not isinstance(given, int) or isinstance(given, bool) or given < 1:
        raise Refused("bad-round-limit", "a round limit is a whole number from 1", "MM-OPT-04")
    return given


class Setup(Step[Realm]):
    """Everything before the first turn, in the order of MM-SET-13."""

    __slots__ = ()
    NAME = "mastery.setup"

    def clone(self) -> Setup:
        """Return an independent copy."""
        return Setup()

    def run(self, m: Match[Realm]) -> bool:
        """Ask for castles where that was agreed, then set everything up."""
        t = m.table
        if len(t.castle_of) < m.seats:
            castles = m.options["castles"]
            if castles == "choose":
                return False
            t.castle_of = [t.c.castles.index(id) for id in castles]
            return True
        m.barrier()
        self.lay_tiles(m)
        self.deal_artefacts(m)
        self.shuffle_decks(m)
        self.place_knights(m)
        for seat in range(m.seats):
            draw(m, seat, t.c.number["starting_hand"])
        t.first = m.chance.below(FIRST, m.seats)
        if m.listening:
            m.emit(MATCH_BEGINS, (t.first,))
        m.stack.pop()
        m.push(Turn(t.first))
        check_victory(m)
        return True

    def lay_tiles(self, m: Match[Realm]) -> None:
        """Shuffle the three stacks and fill the layout (MM-SET-03, -04)."""
        t = m.table
        c = t.c
        layout = t.rules.layout
        stacks: dict[int, list[int]] = {}
        for label, value in enumerate((3, 2, 1)):
            stack: list[int] = []
            for kind, copies in enumerate(c.tile_copies):
                if c.tile_value[kind] == value:
                    stack += [kind] * copies
            m.chance.shuffle(TILES + label, stack)
            stacks[value] = stack
        tile = [-1] * len(c.hex_names)
        for hex in layout.order:
            kind = layout.kinds[hex]
            if kind > 0:
                tile[hex] = stacks[kind].pop(0)
            else:
                tile[hex] = c.castle_tile if layout.castle_mask >> hex & 1 else c.lake_tile
        t.tile = tile
        for seat in range(m.seats):
            t.owner[t.castle(seat)] = seat

    def deal_artefacts(self, m: Match[Realm]) -> None:
        """Deal one crown, orb and sceptre to each player, face up (MM-SET-06)."""
        t = m.table
        c = t.c
        dealt: list[list[int]] = [[] for _ in range(m.seats)]
        for kind in range(len(ARTEFACT_TYPES)):
            stack = [a for a in range(len(c.artefacts)) if c.artefact_type[a] == kind]
            m.chance.shuffle(CROWNS + kind, stack)
            for seat in range(m.seats):
                dealt[seat].append(stack[seat])
        t.artefacts = dealt
        keeper = [-1] * len(c.artefacts)
        for seat in range(m.seats):
            for artefact in dealt[seat]:
                keeper[artefact] = seat
        t.keeper = keeper

    def shuffle_decks(self, m: Match[Realm]) -> None:
        """Shuffle every player's deck (MM-SET-07)."""
        t = m.table
        for seat in range(m.seats):
            t.packs[seat].put(t.decks[seat], t.c.deck[:])
            m.shuffle(t.packs[seat], t.decks[seat], SHUFFLE + seat)

    def place_knights(self, m: Match[Realm]) -> None:
        """Divide the starting knights over castle and Homelands (MM-SET-08 to -10, MM-VAR-40)."""
        t = m.table
        c = t.c
        layout = t.rules.layout
        for seat in range(m.seats):
            castle = t.castle(seat)
            homes = [h for h in bits(layout.near[castle]) if c.homelands[t.tile[h]]]
            share = c.number["starting_knights"] // (len(homes) + 1)
            for hex in homes:
                set_knights(t, seat, hex, share)
            extra = c.number["disorder_extra_knights"] if t.rules.disorder else 0
            rest = c.number["starting_knights"] - share * len(homes)
            set_knights(t, seat, castle, rest + extra)
            if m.listening:
                m.emit(START_KNIGHTS, (seat, rest + extra, len(homes)))

    # -- choosing castles ---------------------------------------------------------------------

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask the next seat for a castle that is still free (MM-DEC-01)."""
        t = m.table
        options = [o for o in t.c.castle_options if o.value not in t.castle_of]
        return [Decision(len(t.castle_of), "castle", options)]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Take the castle with its colour."""
        t = m.table
        t.castle_of = [*t.castle_of, value]
        if m.listening:
            m.emit(CASTLE_CHOSEN, (seat, value))

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_CASTLE)

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        return Label(Said(CHOOSE_CASTLE, option.value), (f"castle:{option.id}",))
