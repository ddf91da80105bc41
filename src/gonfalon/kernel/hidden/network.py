"""Possible deals as a flow network, for histories where guessing (`deal.py`) hits dead ends.

An edge is what one label covers between two mixes, so it carries exactly one card. A node is a mix
that the viewer could not follow: for each kind, as many cards leave it as enter it. What the viewer
saw narrows the kinds that an edge may carry. Kinds are sent through the network one at a time, as a
flow along random paths. Augmenting paths undo earlier choices that are in the way, so a kind gets
through whenever it can. Every possible deal can come up.
"""

from __future__ import annotations

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.hidden.facts import MIX, NEW, SAW, Fact, kind_mask

NOWHERE = -1
FLOWS = 400
"""How many flows one attempt may try, counting retries, before it gives up."""


class Network:
    """The edges with the kinds they may carry, and the nodes with their edges.

    `edges[e]` is a mask of kinds. `tails[e]` and `heads[e]` are the nodes where edge e starts and
    ends, or `NOWHERE`. `mixes[n]` is the index of the fact behind node n.
    """

    __slots__ = ("edges", "heads", "ins", "mixes", "outs", "tails")

    def __init__(self) -> None:
        self.edges: list[int] = []  # masks of kinds
        self.tails: list[int] = []
        self.heads: list[int] = []
        self.ins: list[list[int]] = []
        self.outs: list[list[int]] = []
        self.mixes: list[int] = []

    def edge(self, kinds: int, tail: int) -> int:
        """Add an edge that leaves the node `tail`; return its index."""
        self.edges.append(kinds)
        self.tails.append(tail)
        self.heads.append(NOWHERE)
        return len(self.edges) - 1

    def mix(self, at: int, ins: list[int]) -> list[int]:
        """Add a node for the fact with index `at`; return the edges that leave it."""
        node = len(self.mixes)
        kinds = 0
        for edge in ins:
            self.heads[edge] = node
            kinds |= self.edges[edge]
        outs = [self.edge(kinds, node) for _ in ins]
        self.ins.append(ins)
        self.outs.append(outs)
        self.mixes.append(at)
        return outs

    def narrow(self) -> None:
        """Remove kinds from edges if no later edge could carry them."""
        for node in range(len(self.mixes) - 1, -1, -1):
            kinds = 0
            for edge in self.outs[node]:
                kinds |= self.edges[edge]
            for edge in self.ins[node]:
                self.edges[edge] &= kinds


def network_of(facts: list[Fact], bit: int) -> Network:
    """Build the network from what the viewer with this audience bit knows."""
    net = Network()
    now: dict[int, int] = {}
    for at in range(len(facts)):
        fact = facts[at]
        labels = fact.labels
        if fact.word == NEW:
            for i in range(len(labels)):
                now[labels[i]] = net.edge(1 << fact.kinds[i], NOWHERE)
        elif fact.word == MIX:
            if fact.mask & bit:
                after = net.mix(at, [now[label] for label in labels])
            elif fact.kinds:
                old = [now[label] for label in labels]
                after = [old[i] for i in fact.kinds]
            else:
                continue
            for i in range(len(labels)):
                now[labels[i]] = after[i]
        elif fact.mask & bit:
            banned = 0 if fact.word == SAW else kind_mask(fact.kinds)
            for i in range(len(labels)):
                if fact.word == SAW:
                    net.edges[now[labels[i]]] &= 1 << fact.kinds[i]
                else:
                    net.edges[now[labels[i]]] &= ~banned
    net.narrow()
    return net


def route(net: Network, kinds: list[int], chance: Chance) -> list[int] | None:
    """Return a kind (as a mask) for every edge, or None if no assignment was found.

    If a kind cannot be placed, a random kind that was placed earlier goes back into the queue.
    """
    carried: list[int] = [0] * len(net.edges)
    sent: list[int] = []
    queue = kinds[:]
    chance.shuffle(0, queue)
    for _ in range(FLOWS):
        if not queue:
            return carried
        open_kinds = 0
        for kind in queue:
            open_kinds |= 1 << kind
        kind = queue[-1]
        if flow(net, carried, open_kinds, 1 << kind, chance):
            sent.append(queue.pop())
        elif not sent:
            return None
        else:
            back = sent.pop(chance.below(0, len(sent)))
            queue.insert(0, back)
            for edge in range(len(carried)):
                if carried[edge] == 1 << back:
                    carried[edge] = 0
    return None


def flow(net: Network, carried: list[int], open_kinds: int, kind: int, chance: Chance) -> bool:
    """Decide which edges carry one kind and store it in `carried`. Return whether it worked.

    `kind` is a mask with one bit. `open_kinds` is the mask of kinds whose edges are undecided,
    including this one.
    """
    size = len(carried)
    free: list[bool] = [False] * size
    load: list[int] = [0] * size
    for edge in range(size):
        if not carried[edge]:
            kinds = net.edges[edge] & open_kinds
            if kinds == kind:
                load[edge] = 1
            elif kinds & kind:
                free[edge] = True
    balance: list[int] = [0] * len(net.ins)
    unsettled: list[int] = []
    for node in range(len(balance)):
        surplus = 0
        for edge in net.ins[node]:
            surplus += load[edge]
        for edge in net.outs[node]:
            surplus -= load[edge]
        balance[node] = surplus
        for _ in range(abs(surplus)):
            unsettled.append(node)
    chance.shuffle(0, unsettled)
    for node in unsettled:
        if balance[node] and not settle(net, node, free, load, balance, chance):
            return False
    for edge in range(size):
        if load[edge]:
            carried[edge] = kind
    return True


def settle(
    net: Network,
    start: int,
    free: list[bool],
    load: list[int],
    balance: list[int],
    chance: Chance,
) -> bool:
    """Reduce the imbalance of a node by one card along a random path; return whether it worked.

    A positive balance means that more cards enter the node than leave it.
    """
    more = balance[start] > 0
    reached: dict[int, int] = {start: NOWHERE}  # node -> the edge it was reached by
    before: dict[int, int] = {}
    edges: list[int] = []
    origins: list[int] = []
    branch(net, start, more, free, load, edges, origins, chance)
    while edges:
        edge = edges.pop()
        node = origins.pop()
        beyond = net.heads[edge] if net.tails[edge] == node else net.tails[edge]
        if beyond in reached:
            continue
        if beyond != NOWHERE and (balance[beyond] == 0 or (balance[beyond] > 0) == more):
            reached[beyond] = edge
            before[beyond] = node
            branch(net, beyond, more, free, load, edges, origins, chance)
            continue
        if beyond != NOWHERE:
            balance[beyond] += 1 if more else -1
        balance[start] -= 1 if more else -1
        load[edge] ^= 1
        while node != start:
            load[reached[node]] ^= 1
            node = before[node]
        return True
    return False


def branch(
    net: Network,
    node: int,
    more: bool,
    free: list[bool],
    load: list[int],
    edges: list[int],
    origins: list[int],
    chance: Chance,
) -> None:
    """Add the edges by which the path may continue from a node, in random order.

    A surplus card (`more`) continues along an idle outgoing edge, or back along a loaded incoming
    one. For a missing card it is the other way round.
    """
    first = len(edges)
    idle, loaded = (net.outs[node], net.ins[node]) if more else (net.ins[node], net.outs[node])
    for edge in idle:
        if free[edge] and not load[edge]:
            edges.append(edge)
    for edge in loaded:
        if free[edge] and load[edge]:
            edges.append(edge)
    size = len(edges) - first
    for i in range(size - 1, 0, -1):
        j = chance.below(0, i + 1)
        other = edges[first + j]
        edges[first + j] = edges[first + i]
        edges[first + i] = other
    for _ in range(size):
        origins.append(node)


def cross(net: Network, count: int, kinds: list[int], chance: Chance) -> list[tuple[int, ...]]:
    """Return, for each fact with a node, which incoming edge each outgoing edge continues.

    `count` is the number of facts and `kinds` the result of `route`. Edges are paired at random
    among those of the same kind.
    """
    crossings: list[tuple[int, ...]] = [()] * count
    for node in range(len(net.mixes)):
        ins, outs = net.ins[node], net.outs[node]
        left: list[int] = list(range(len(ins)))
        chance.shuffle(0, left)
        crossing: list[int] = []
        for edge in outs:
            for place in range(len(left)):
                if kinds[ins[left[place]]] == kinds[edge]:
                    crossing.append(left.pop(place))
                    break
        crossings[net.mixes[node]] = tuple(crossing)
    return crossings
