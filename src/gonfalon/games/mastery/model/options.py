"""The answers to every kind of question, made once and shared by all matches.

An option's id is a stable text: a word of the content, a hex, a number or a seat. Those that depend
on content are in `Options`; the others are the constants below, which steps compare by identity.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gonfalon.games.mastery.model.shapes import WindowKind
from gonfalon.kernel.values.decision import Option

if TYPE_CHECKING:
    from gonfalon.games.mastery.model.content import MasteryContent

SEATS: Final = 6  # at most (MM-SET-01)

RESPONSE_KINDS: Final[tuple[WindowKind, ...]] = (
    "crown-response",
    "sceptre-response",
    "orb-response",
)
DISCARD_KINDS: Final = ("wrath-discard", "orb-discard", "tile-discard")
DISCARD_RULES: Final = ("MM-CRN-24", "MM-BAT-72", "MM-CON-04")

DECLARE_CROWN: Final = Option("crown", "MM-CRN-01")
BEGIN_MANOEUVRE: Final = Option("manoeuvre", "MM-TURN-05")
FINISH_TURN: Final = Option("end_turn", "MM-TURN-07")
LET_IT_BE: Final = Option("pass", "MM-RSP-03")
KEEP_TOP_CARD: Final = Option("keep", "MM-CRN-20")
DISCARD_TOP_CARD: Final = Option("discard", "MM-CRN-20")
DISCARD_NOTHING: Final = [Option("none", rule) for rule in DISCARD_RULES]  # by DISCARD_KINDS
FINISHED: Final = Option("done", "MM-RED-06")
NOWHERE: Final = Option("none", "MM-ADV-01")
COUNT_LARGER: Final = Option("equalise", "MM-BAT-33")
COUNT_AS_IS: Final = Option("decline", "MM-ART-03")
EMPTY_HANDED: Final = Option("none", "MM-BAT-41")
ENOUGH: Final = Option("stop", "MM-BAT-52")


class Break(Option):
    """Fracture in a response window: the card that is played and the artefact it breaks."""

    __slots__ = ("artefact", "card")

    def __init__(self, id: str, rule: str, artefact: int, card: int) -> None:
        super().__init__(id, rule)
        self.artefact = artefact
        self.card = card


class Options:
    """The options that depend on content. Lists are indexed by card, artefact, hex or number."""

    def __init__(self, content: MasteryContent) -> None:
        cards, artefacts, hexes = content.cards, content.artefacts, content.hex_names
        numbers = range(content.most_knights + 1)
        self.castle = one_each(content.castles, "MM-OPT-03")
        self.play = one_each(cards, "MM-TURN-04")
        self.fracture = one_each(artefacts, "MM-RES-05")
        self.corrupt = one_each(artefacts, "MM-CRN-10")
        self.response = [  # by card, then by artefact
            [Break(f"fracture:{id}", "MM-RES-06", a, card) for a, id in enumerate(artefacts)]
            for card in range(len(cards))
        ]
        self.arrange = one_each(cards, "MM-CRN-11")
        self.recycle = one_each(cards, "MM-CRN-13")
        self.conflict = one_each(cards, "MM-BAT-41")
        self.support = one_each(cards, "MM-BAT-52")
        self.discard = [one_each(cards, rule) for rule in DISCARD_RULES]
        self.seat = one_each([str(seat) for seat in range(SEATS)], "MM-CRN-01")
        self.land = one_each(hexes, "MM-RED-02")
        self.own_castle = [Option("castle", "MM-RED-02", hex) for hex in range(len(hexes))]
        self.advance = one_each(hexes, "MM-ADV-03")
        self.siege = one_each(hexes, "MM-VAR-10")
        self.count = one_each([str(n) for n in numbers], "MM-RED-06")
        self.advance_count = one_each([str(n) for n in numbers], "MM-ADV-05")

    def register(self, content: MasteryContent) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        lands = [*self.land, *self.own_castle]
        breaks: list[Option] = [LET_IT_BE]
        for card in content.fracture_kinds:
            breaks += self.response[card]
        return {
            "castle": self.castle,
            "window": [self.play[kind] for kind in content.window_kinds]
            + [DECLARE_CROWN, BEGIN_MANOEUVRE, FINISH_TURN],
            "fracture": self.fracture,
            "crown-target": self.seat,
            **dict.fromkeys(RESPONSE_KINDS, breaks),
            "corruption": self.corrupt,
            "insight": self.arrange,
            "order": self.recycle,
            "prosperity": [KEEP_TOP_CARD, DISCARD_TOP_CARD],
            **{
                kind: [*self.discard[why], DISCARD_NOTHING[why]]
                for why, kind in enumerate(DISCARD_KINDS)
            },
            "redeploy-from": [*lands, FINISHED],
            "redeploy-to": lands,
            "redeploy-count": self.count[1:],
            "advance": [*self.advance, *self.siege, NOWHERE],
            "advance-count": self.advance_count[1:],
            "equalise": [COUNT_LARGER, COUNT_AS_IS],
            "conflict": [*(self.conflict[kind] for kind in content.conflict_kinds), EMPTY_HANDED],
            "support": [*(self.support[kind] for kind in content.support_kinds), ENOUGH],
        }


def one_each(ids: list[str], rule: str) -> list[Option]:
    """Return one option for each of some things, numbered as in the list."""
    return [Option(id, rule, number) for number, id in enumerate(ids)]
