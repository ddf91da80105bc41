"""The answers of payments, markets, build, muster and gains, made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.games.crusaders.model.constants import DECKS, GOODS
from gonfalon.games.crusaders.model.options.common import one_each
from gonfalon.kernel.values.amounts import SetOptions
from gonfalon.kernel.values.decision import Option

# What is picked from a market.
BUILDING: Final = 0
TACTIC: Final = 1
GOVERNOR: Final = 2
PICK_KINDS: Final = ("pick-building", "pick-tactic", "pick-governor")  # of the decisions

# What a payment can contain besides goods (CRU-D-18); rescripts come last.
DISCOUNT: Final = len(GOODS)
COIN: Final = DISCOUNT + 1
FIRST_RESCRIPT: Final = COIN + 1

WAIVE: Final = Option("nothing", "CRU-PAY-11")  # only in imagined matches

PASS: Final = Option("pass", "CRU-D-16")
STOP: Final = Option("stop", "CRU-EFF-03")

# After the top card of a deck was shown (CRU-MKT-03, CRU-BLDG-06).
BUY: Final = Option("buy", "CRU-MKT-03")
USE_BAZAAR: Final = Option("bazaar", "CRU-BLDG-06")
PUT_BACK: Final = Option("put-back", "CRU-MKT-03")

MOST_RESTORED: Final = 4  # goods that one question offers as sets


class MoveOption(Option):
    """A step of one unit: `value` is the city it leaves, `to` the one it enters."""

    __slots__ = ("to",)

    def __init__(self, id: str, rule: str, value: int, to: int) -> None:
        super().__init__(id, rule, value)
        self.to = to


class PartOption(Option):
    """One of the two goods of a rescript pays (CRU-D-45): `value` as for the rescript itself."""

    __slots__ = ("kind",)

    def __init__(self, rescript: str, value: int, kind: int) -> None:
        super().__init__(f"{rescript}-{GOODS[kind]}", "CRU-D-45", value)
        self.kind = kind


class OrderOptions:
    """The options of payments, markets, build, muster and gains."""

    def __init__(
        self,
        cities: list[str],
        near: list[list[int]],
        buildings: list[str],
        tactics: list[str],
        governors: list[str],
        rescripts: list[str],
        rescript_goods: list[list[int]],
        most_paid: int,
    ) -> None:
        things = [*GOODS, "discount", "coin"]
        self.pay = one_each([*things, *rescripts], "CRU-D-18")
        self.pay_part: list[list[PartOption]] = [  # by rescript
            [PartOption(id, FIRST_RESCRIPT + card, kind) for kind in sorted(set(goods))]
            if len(goods) > 1
            else []
            for card, (id, goods) in enumerate(zip(rescripts, rescript_goods, strict=True))
        ]
        self.pay_sets = SetOptions(things, most_paid, "CRU-D-18", "good")
        cards: tuple[Sequence[str], ...] = (buildings, tactics, governors)
        self.card = [one_each(ids, "CRU-D-16") for ids in cards]  # by what is picked
        self.deck = one_each([f"deck-{id}" for id in DECKS], "CRU-MKT-03")
        self.slot = one_each(buildings, "CRU-BUILD-05")
        self.upgrade = one_each(cities, "CRU-BUILD-02")
        self.extra_units = one_each([str(n) for n in range(most_paid + 1)], "CRU-MUST-01")
        self.place = one_each(cities, "CRU-MUST-01")
        self.discard_tactic = one_each(tactics, "CRU-MUST-03")
        self.take_back = one_each(tactics, "CRU-D-35")
        self.restore = one_each(GOODS, "CRU-PAY-03")
        self.restore_sets = SetOptions(GOODS, MOST_RESTORED, "CRU-PAY-03", "good")
        self.bombard = one_each(cities, "CRU-GLO-02")
        self.free_upgrade = one_each(cities, "CRU-EFF-28")
        self.governed = one_each(cities, "CRU-GLO-07")
        self.move: list[list[MoveOption]] = [  # by city
            [MoveOption(f"{id}:{cities[to]}", "CRU-EFF-16", city, to) for to in near[city]]
            for city, id in enumerate(cities)
        ]

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer.

        Those that only an imagined match offers, or a pack with bigger numbers than the box, are
        left out.
        """
        paid = [option for option in self.pay_sets.all() if option.id != "none"]
        parts: list[Option] = [option for options in self.pay_part for option in options]
        moves: list[Option] = [option for options in self.move for option in options]
        return {
            "pay": [*self.pay[FIRST_RESCRIPT:], *parts, *paid],
            PICK_KINDS[BUILDING]: [*self.card[BUILDING], *self.deck, PASS],
            PICK_KINDS[TACTIC]: [*self.card[TACTIC], *self.deck, PASS],
            PICK_KINDS[GOVERNOR]: [*self.card[GOVERNOR], self.deck[0]],
            "shown-card": [BUY, USE_BAZAAR, PUT_BACK],
            "building-slot": self.slot,
            "upgrade": self.upgrade,
            "extra-units": self.extra_units,
            "place-units": [*self.place, STOP],
            "discard-tactic": self.discard_tactic,
            "take-back-tactic": self.take_back,
            "restore-goods": self.restore_sets.all(),
            "bombard": [*self.bombard, STOP],
            "free-upgrade": [*self.free_upgrade, STOP],
            "replace-governor": [*self.governed, STOP],
            "move-units": [*moves, STOP],
        }
