"""Workers on spaces (PAL-WORK-01 to -03): who fits, and every way to fill the spaces.

Nothing ever depends on which of two fitting workers stands on which space, so a payment is a
multiset: of several ways to place the same workers the one with the right colours is offered.
"""

from __future__ import annotations

from gonfalon.games.paladins.options import payment_number
from gonfalon.games.paladins.state import Board, Kingdom
from gonfalon.games.paladins.words import ANY, CRIMINAL, LABOURER
from gonfalon.kernel.decision import Option


def spaces_of(t: Kingdom, side: int, action: int, mode: int) -> list[int]:
    """Return what the uncovered spaces of an action ask for (PAL-WORK-06)."""
    player = t.c.player
    if player.uncovered[action]:
        return player.uncovered[action][t.boards[side].covered(action)]
    return player.modes[action][mode].spaces


def misfit(workers: list[int], spaces: list[int]) -> int:
    """Return -1 if the workers fill the spaces, ANY if they are too few, or the missing type.

    A criminal does for every type; a space that demands a criminal takes nothing else. The
    coloured spaces of one action are of different types: the content is checked for that.
    """
    if sum(workers) < len(spaces):
        return ANY
    wild = workers[CRIMINAL]
    for need in spaces:
        if need != ANY and (need == CRIMINAL or not workers[need]):
            wild -= 1
            if wild < 0:
                return need
    return -1


def payments(t: Kingdom, board: Board, spaces: list[int]) -> list[Option]:
    """Return every distinct payment, the cheapest first: fewest criminals, then labourers."""
    ready = t.c.options.payment
    by_criminals: list[list[Option]] = [[], [], [], []]
    seen: set[int] = set()
    chosen: list[int] = []
    fill(board.workers[:], spaces, chosen, seen, by_criminals, ready)
    return by_criminals[0] + by_criminals[1] + by_criminals[2] + by_criminals[3]


def fill(
    left: list[int],
    spaces: list[int],
    chosen: list[int],
    seen: set[int],
    found: list[list[Option]],
    ready: list[Option | None],
) -> None:
    """Fill the next space with each worker that leaves the others fillable (PAL-DEC-13)."""
    place = len(chosen)
    if place == len(spaces):
        bag = 0
        for worker in chosen:
            bag += 1 << 2 * worker
        option = ready[payment_number(chosen)]
        if bag not in seen and option is not None:
            seen.add(bag)
            found[chosen.count(CRIMINAL)].append(option)
        return
    need = spaces[place]
    if need == ANY:
        candidates = by_plenty(left)
    elif need == CRIMINAL:
        candidates = [CRIMINAL]
    else:
        candidates = [need, CRIMINAL]
    rest = spaces[place + 1 :]
    for worker in candidates:
        if not left[worker]:
            continue
        left[worker] -= 1
        if misfit(left, rest) < 0:
            chosen.append(worker)
            fill(left, spaces, chosen, seen, found, ready)
            chosen.pop()
        left[worker] += 1


def by_plenty(left: list[int]) -> list[int]:
    """Return the types for a transparent space: labourers, then what there is most of."""
    order: list[int] = [LABOURER]
    for worker in range(LABOURER + 1, CRIMINAL):
        count = left[worker]
        if not count:
            continue
        at = len(order)
        while at > 1 and left[order[at - 1]] < count:
            at -= 1
        order.insert(at, worker)
    order.append(CRIMINAL)
    return order
