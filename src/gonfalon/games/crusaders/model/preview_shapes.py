"""Types of what an answer would lead to; those of manoeuvres are in `battle_shapes.py`."""

from __future__ import annotations

from typing import Annotated, TypedDict

from gonfalon.games.crusaders.model.constants import Order
from gonfalon.kernel.values.shapes import Word

SpentGood = Annotated[str, Word("good")]  # only those that are spent are named


class FeeView(TypedDict):
    """Coins that a placement costs, and who gets them; `seat` is null for the bank."""

    seat: int | None
    coins: int


class PlanPreview(TypedDict):
    """What placing a token costs and brings.

    `coins` are left afterwards. `position` is the token's place among the `orders` of this round as
    the cross would lie then, from 1; null if it acts in the next round. Tokens that are laid on top
    of it later act before it. `spies` is how many are drawn at once.
    """

    order: Order
    reinforced: bool
    fees: list[FeeView]
    coins: int
    position: int | None
    orders: int
    spies: int


class WayPreview(TypedDict):
    """The usual way to pay a price: with a discount and goods of the kind, then spices, then coins.

    Of `short` goods only rescripts can pay. `coins_left` are those that stay.
    """

    goods: dict[SpentGood, int]
    discount: int
    coins: int
    short: int
    coins_left: int


class PrayerPreview(TypedDict):
    """What a prayer costs and brings.

    `candles` are paid with ready candles, `other` with spices, coins or rescripts; of these `short`
    can be paid with rescripts only. `path` lists the cells that the marker enters, from 1, the last
    one is where it stops. `rescripts` counts cards by level, from I. `place` is the player's place
    in turn order then, from 1.
    """

    points: int
    candles: int
    other: int
    short: int
    path: list[int]
    bishops: int
    rescripts: list[int]
    place: int


class MarchPreview(TypedDict):
    """The sides of a battle that a march would begin, before any card is laid.

    `defence` is the sum of `units`, `walls` and `extra`, which track and event add for saracens.
    `bonus` is what a reinforced march adds to its units. `spare` units could march on the city,
    `free` of them without payment.
    """

    defence: int
    units: int
    walls: int
    extra: int
    bonus: int
    spare: int
    free: int
