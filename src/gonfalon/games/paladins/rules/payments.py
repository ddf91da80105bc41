"""Workers on spaces (PAL-WORK): who fits, and every way to fill the spaces.

It never matters which of two fitting workers is on which space, so a payment is a multiset. Of
several ways to place the same workers, the one with matching colours is offered.
"""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import ANY, CRIMINAL, LABOURER, WORKERS
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.kernel.values.amounts import SetOptions, values_of
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Text


def spaces_of(state: PaladinsState, side: int, action: int, mode: int) -> list[int]:
    """Return what the uncovered spaces of an action require (PAL-WORK-06)."""
    player = state.content.player
    if player.uncovered[action]:
        return player.uncovered[action][state.boards[side].covered(action)]
    return player.modes[action][mode].spaces


def misfit(workers: list[int], spaces: list[int]) -> int:
    """Return -1 if the workers fill the spaces, ANY if they are too few, or the missing type.

    A criminal can replace any type (PAL-WORK-02); a space that requires a criminal accepts nothing
    else (PAL-WORK-03). The content check guarantees that the coloured spaces of one action are of
    different types.
    """
    w = workers
    if w[0] + w[1] + w[2] + w[3] + w[4] + w[5] < len(spaces):  # when compiled, faster than `sum`
        return ANY
    wild = workers[CRIMINAL]
    for need in spaces:
        if need != ANY and (need == CRIMINAL or not workers[need]):
            wild -= 1
            if wild < 0:
                return need
    return -1


def payments(state: PaladinsState, board: Board, spaces: list[int]) -> list[Option]:
    """Return every distinct payment, cheapest first: fewest criminals, then labourers."""
    by_criminals: list[list[Option]] = [[], [], [], []]
    fill(board.workers[:], spaces, (), 0, set(), state.content.options.payment, by_criminals)
    return by_criminals[0] + by_criminals[1] + by_criminals[2] + by_criminals[3]


def fill(
    left: list[int],
    spaces: list[int],
    chosen: tuple[int, ...],
    bag: int,
    seen: set[int],
    ready: SetOptions,
    found: list[list[Option]],
) -> None:
    """Fill the next space with each worker that keeps the others fillable (PAL-DEC-13).

    `bag` is the same number for the same workers in any order.
    """
    need = spaces[0]
    if need == ANY:  # PAL-WORK-02
        candidates = by_plenty(left)
    elif need == CRIMINAL:  # PAL-WORK-03
        candidates = [CRIMINAL]
    else:
        candidates = [need, CRIMINAL]
    rest = spaces[1:]
    for worker in candidates:
        if not left[worker]:
            continue
        workers = (*chosen, worker)
        more = bag + (1 << 2 * worker)
        if rest:
            left[worker] -= 1
            if misfit(left, rest) < 0:
                fill(left, rest, workers, more, seen, ready, found)
            left[worker] += 1
        elif more not in seen:
            seen.add(more)
            found[workers.count(CRIMINAL)].append(ready.option(workers))


def by_plenty(left: list[int]) -> list[int]:
    """Return the types for a transparent space: labourers, then the most plentiful."""
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


def workers_label(option: Option) -> Label:
    """Return the label of a choice of workers."""
    workers = values_of(option)
    touched = tuple([f"worker:{WORKERS[worker]}" for worker in workers])
    return Label(Text(say.PLACE_WORKERS, tuple(workers)), touched)


def unfit_workers(state: PaladinsState, side: int, spaces: list[int]) -> list[Blocked]:
    """Explain which of a side's workers fit none of the spaces (PAL-WORK-02)."""
    if ANY in spaces:
        return []
    return [
        Blocked(WORKERS[worker], "PAL-WORK-02", Text(say.WORKER_UNFIT, worker))
        for worker, count in enumerate(state.boards[side].workers)
        if count and worker != CRIMINAL and worker not in spaces
    ]
