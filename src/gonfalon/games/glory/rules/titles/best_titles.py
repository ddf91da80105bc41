"""Which titles can be claimed together, and which of these sets gives most (GLO-TTL-12).

Plain numbers, so that players, bots and tests can ask about any position.
"""

from __future__ import annotations


class Need:
    """What one title gives and binds."""

    __slots__ = ("allies", "any_allies", "any_relics", "glory", "goods")

    def __init__(
        self, glory: int, goods: list[int], allies: list[int], any_allies: int, any_relics: int
    ) -> None:
        self.glory = glory
        self.goods = goods
        self.allies = allies  # by kind
        self.any_allies = any_allies
        self.any_relics = any_relics

    def __repr__(self) -> str:
        return f"Need({self.glory} glory for {self.goods}, {self.allies}+{self.any_allies})"


class Stock:
    """What is left to bind: resources, allies by kind, and sums of allies and relics."""

    __slots__ = ("all_allies", "all_relics", "allies", "goods")

    def __init__(self, goods: list[int], allies: list[int], all_relics: int) -> None:
        self.goods = goods[:]
        self.allies = allies[:]
        self.all_allies = sum(allies)
        self.all_relics = all_relics

    def __repr__(self) -> str:
        return f"Stock({self.goods}, {self.allies}, {self.all_relics} relics)"

    def covers(self, need: Need) -> bool:
        """Return whether there is enough of everything.

        Named allies are set aside before those of any kind, so the sum of all allies decides about
        the latter, whichever they are.
        """
        for have, n in zip(self.goods, need.goods, strict=True):
            if have < n:
                return False
        for have, n in zip(self.allies, need.allies, strict=True):
            if have < n:
                return False
        named = sum(need.allies)
        return self.all_allies >= named + need.any_allies and self.all_relics >= need.any_relics

    def change(self, need: Need, sign: int) -> None:
        """Take what a title binds (-1), or put it back (1)."""
        for at, n in enumerate(need.goods):
            self.goods[at] += sign * n
        for kind, n in enumerate(need.allies):
            self.allies[kind] += sign * n
        self.all_allies += sign * (sum(need.allies) + need.any_allies)
        self.all_relics += sign * need.any_relics


def best_titles(
    needs: list[Need], goods: list[int], allies: list[int], relics: list[int]
) -> list[int]:
    """Return the places of the titles that give most glory together, in ascending order.

    Exact: sets are searched in depth, without those that cannot beat the best one any more. Of
    equal sets it is the one that contains the earlier titles.
    """
    search = Search(needs, Stock(goods, allies, sum(relics)))
    search.descend(0, 0)
    return search.best


class Search:
    """The search for the best set: the one tried now, and the best one so far."""

    __slots__ = ("best", "best_glory", "needs", "rest", "stock", "taken")

    def __init__(self, needs: list[Need], stock: Stock) -> None:
        self.needs = needs
        self.stock = stock
        self.rest = [sum([need.glory for need in needs[at:]]) for at in range(len(needs) + 1)]
        self.taken: list[int] = []
        self.best: list[int] = []
        self.best_glory = 0

    def __repr__(self) -> str:
        return f"Search({self.best}: {self.best_glory})"

    def descend(self, at: int, glory: int) -> None:
        """Try the sets that add titles from this place on."""
        if glory > self.best_glory:
            self.best = self.taken[:]
            self.best_glory = glory
        if at == len(self.needs) or glory + self.rest[at] <= self.best_glory:
            return
        need = self.needs[at]
        if self.stock.covers(need):
            self.stock.change(need, -1)
            self.taken.append(at)
            self.descend(at + 1, glory + need.glory)
            self.taken.pop()
            self.stock.change(need, 1)
        self.descend(at + 1, glory)


class Binding:
    """Which tokens one title of a set binds, as kinds."""

    __slots__ = ("allies", "place", "relics")

    def __init__(self, place: int, allies: list[int], relics: list[int]) -> None:
        self.place = place  # of the title
        self.allies = allies
        self.relics = relics

    def __repr__(self) -> str:
        return f"Binding({self.place}: {self.allies}, {self.relics})"


def bindings(
    needs: list[Need], chosen: list[int], allies: list[int], relics: list[int]
) -> list[Binding]:
    """Return what each title of a set binds, so that all can be claimed in this order.

    Tokens of any kind come from what no title of the set names, most numerous kinds first, so that
    a single ally is kept if possible.
    """
    spare_allies = allies[:]
    for place in chosen:
        for kind, n in enumerate(needs[place].allies):
            spare_allies[kind] -= n
    spare_relics = relics[:]
    found: list[Binding] = []
    for place in chosen:
        need = needs[place]
        named = [kind for kind, n in enumerate(need.allies) for _ in range(n)]
        others = take_any(spare_allies, need.any_allies)
        found.append(
            Binding(place, sorted(named + others), take_any(spare_relics, need.any_relics))
        )
    return found


def take_any(spare: list[int], count: int) -> list[int]:
    """Take so many tokens of any kind, each from the most numerous kind; return their kinds."""
    found: list[int] = []
    for _ in range(count):
        kind = spare.index(max(spare))
        spare[kind] -= 1
        found.append(kind)
    return sorted(found)
