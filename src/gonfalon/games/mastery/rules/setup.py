"""Setup (MM-SET): castles, tiles, artefacts, starting knights, opening hands, first player."""

from __future__ import annotations

from typing import Any

from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.model.content import ARTEFACT_TYPES, VARIANTS, MasteryContent
from gonfalon.games.mastery.model.messages import (
    ASK_CASTLE,
    CASTLE_CHOSEN,
    CHOOSE_CASTLE,
    MATCH_BEGINS,
    START_KNIGHTS,
)
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.cards import CROWNS, FIRST, SHUFFLE, TILES, draw
from gonfalon.games.mastery.rules.ending import check_victory
from gonfalon.games.mastery.rules.knights import set_knights
from gonfalon.games.mastery.rules.turns import Turn
from gonfalon.kernel.decision import Decision, Label, Option
from gonfalon.kernel.errors import Refused
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.step import Step

OPTION_NAMES = ("variants", "team_mode", "castles", "round_limit")


def check_settings(content: MasteryContent, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Return a match's settings, complete and normalised; unknown options are refused."""
    unknown = sorted(set(given) - set(OPTION_NAMES))
    if unknown:
        raise Refused("bad-settings", f"unknown option {unknown[0]!r}")
    variants = check_variants(content, seats, given.get("variants", []))
    return {
        "variants": variants,
        "team_mode": check_team_mode(content, seats, variants, given.get("team_mode")),
        "castles": check_castles(content, seats, given.get("castles")),
        "round_limit": check_limit(given.get("round_limit")),
    }


def check_variants(content: MasteryContent, seats: int, given: Any) -> list[str]:
    """Refuse unknown variants and forbidden combinations (MM-OPT-01, MM-VAR-50)."""
    if not isinstance(given, (list, tuple)) or any(id not in VARIANTS for id in given):
        raise Refused("bad-variants", f"variants are a list out of {', '.join(VARIANTS)}")
    chosen = [id for id in VARIANTS if id in given]
    if len(chosen) != len(given):
        raise Refused("bad-variants", "a variant is named twice")
    for id in chosen:
        entry = content.variants[id]
        if seats not in entry["players"]:  # Loyalty: only with 4 or 6 players (MM-VAR-01)
            raise Refused("bad-variants", f"{id} is not for {seats} players", "MM-VAR-01")
        for other in entry["excludes"]:  # Loyalty and Castle Siege (MM-VAR-08)
            if other in chosen:
                raise Refused("bad-variants", f"{id} excludes {other}", "MM-VAR-08")
    return chosen


def check_team_mode(
    content: MasteryContent, seats: int, variants: list[str], given: Any
) -> str | None:
    """Return the team mode; if several fit, it must be named (MM-OPT-02)."""
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
    """Return the castles by seat, or "choose" if players pick their own (MM-OPT-03).

    No castle is taken twice (MM-SET-02).
    """
    if given is None:  # nobody has to be asked (MM-RUL-48)
        return content.castles[:seats]
    if given == "choose":
        return "choose"
    known = isinstance(given, (list, tuple)) and all(id in content.castles for id in given)
    if not known or len(given) != seats or len(set(given)) != seats:
        raise Refused("bad-castles", f"castles are {seats} different ids, or 'choose'", "MM-OPT-03")
    return list(given)


def check_limit(given: Any) -> int | None:
    """Return the round limit, or None for no limit (MM-OPT-04, MM-RUL-19)."""
    if given is None:
        return None
    if not isinstance(given, int) or isinstance(given, bool) or given < 1:
        raise Refused("bad-round-limit", "a round limit is a whole number from 1", "MM-OPT-04")
    return given


class Setup(Step[MasteryState]):
    """Everything before the first turn, in the order of MM-SET-13."""

    NAME = "mastery.setup"

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> Setup:
        return Setup()

    # endregion

    def run(self, m: Match[MasteryState]) -> bool:
        """Ask for castles if players choose them, then set everything up."""
        t = m.state
        if len(t.castle_of) < m.seats:
            castles = m.settings["castles"]
            if castles == "choose":
                return False
            t.castle_of = [t.c.castles.index(id) for id in castles]
            return True
        m.barrier()
        self.lay_tiles(m)
        self.deal_artefacts(m)
        self.shuffle_decks(m)
        self.place_knights(m)
        for seat in range(m.seats):  # opening hands; no turn has begun, so no tags (MM-SET-14)
            draw(m, seat, t.c.number["starting_hand"])  # Authority included (MM-SET-11)
        t.first = m.chance.below(FIRST, m.seats)  # MM-SET-12
        m.emit(MATCH_BEGINS, t.first)
        m.stack.pop()
        m.call(Turn(t.first))
        check_victory(m)  # only changed content can end a match here (MM-END-02, MM-RUL-49)
        return True

    def lay_tiles(self, m: Match[MasteryState]) -> None:
        """Shuffle the three stacks and fill the layout (MM-SET-03, MM-SET-04)."""
        t = m.state
        c = t.c
        layout = t.rules.layout
        stacks: dict[int, list[int]] = {}
        for label, value in enumerate((3, 2, 1)):
            stack: list[int] = []
            # Printed values: in Skirmish, too, Homelands are of value 1 here (MM-RUL-45).
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
            t.owner[t.castle(seat)] = seat  # MM-SET-05

    def deal_artefacts(self, m: Match[MasteryState]) -> None:
        """Deal one crown, orb and sceptre to each player, face up (MM-SET-06).

        They keep their owners for the whole game (MM-ART-01).
        """
        t = m.state
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

    def shuffle_decks(self, m: Match[MasteryState]) -> None:
        """Shuffle every player's deck (MM-SET-07)."""
        t = m.state
        for seat in range(m.seats):
            t.packs[seat].put(t.decks[seat], t.c.deck[:])
            m.shuffle(t.packs[seat], t.decks[seat], SHUFFLE + seat)

    def place_knights(self, m: Match[MasteryState]) -> None:
        """Divide the starting knights over castle and Homelands (MM-SET-08)."""
        t = m.state
        c = t.c
        layout = t.rules.layout
        for seat in range(m.seats):
            castle = t.castle(seat)
            # Homelands away from a castle stay empty (MM-SET-10).
            homes = [h for h in bits(layout.near[castle]) if c.homelands[t.tile[h]]]
            share = c.number["starting_knights"] // (len(homes) + 1)
            for hex in homes:
                set_knights(t, seat, hex, share)
            # Disorder: more knights, in the castle alone (MM-VAR-40).
            extra = c.number["disorder_extra_knights"] if t.rules.disorder else 0
            rest = c.number["starting_knights"] - share * len(homes)
            set_knights(t, seat, castle, rest + extra)
            if m.listening:
                m.emit(START_KNIGHTS, seat, rest + extra, len(homes))

    # -- choosing castles ---------------------------------------------------------------------

    def ask(self, m: Match[MasteryState]) -> list[Decision]:
        """Ask the next seat to choose a castle that is still free (MM-DEC-01, MM-SET-02)."""
        t = m.state
        options = [o for o in t.c.options.castle if o.value not in t.castle_of]
        return [Decision(len(t.castle_of), "castle", options, public=True)]

    def take(self, m: Match[MasteryState], seat: int, option: Option) -> None:
        """Take the castle, and its colour with it (MM-SET-02)."""
        t = m.state
        t.castle_of = [*t.castle_of, option.value]
        m.emit(CASTLE_CHOSEN, seat, option.value)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_CASTLE)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(CHOOSE_CASTLE, option.value), (f"castle:{option.id}",))
