"""Possible deals as a network, for histories in which guessing runs into dead ends.

What lies under a label between two mixes is an edge that carries one card; each mix that the
viewer could not follow is a node where as many cards of each kind come out as went in. What the
viewer saw narrows the kinds an edge may carry. One kind after the other is sent through the
network as a flow along random paths; an augmenting path repairs what an earlier one blocked, so
that a kind finds its way whenever there is one for it. Every deal can come out.
"""

from __future__ import annotations

from gonfalon.kernel.chance import Chance
from gonfalon.kernel.facts import MIX, NEW, SAW, Fact, kind_mask

NOWHERE = -1
FLOWS = 400
"""How many kinds are sent, over and over, before everything begins anew."""


class Network:
    """Edges with the kinds they may carry; nodes with their edges; the fact behind each node."""

    __slots__ = ("edges", "heads", "ins", "mixes", "outs", "tails")

    def __init__(self) -> None:
        self.edges: list[int] = []  # masks of kinds
        self.tails: list[int] = []
        self.heads: list[int] = []
        self.ins: list[list[int]] = []
        self.outs: list[list[int]] = []
        self.mixes: list[int] = []

    def edge(self, kinds: int, tail: int) -> int:
        """Add an edge and return its number."""
        self.edges.append(kinds)
        self.tails.append(tail)
        self.heads.append(NOWHERE)
        return len(self.edges) - 1

    def mix(self, at: int, ins: list[int]) -> list[int]:
        """Add the node of a fact; return the edges that leave it."""
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
        """Leave no kind on an edge that could not go on from there."""
        for node in range(len(self.mixes) - 1, -1, -1):
            kinds = 0
            for edge in self.outs[node]:
                kinds |= self.edges[edge]
            for edge in self.ins[node]:
                self.edges[edge] &= kinds


def network_of(facts: list[Fact], bit: int) -> Network:
    """Return what a viewer knows as a network."""
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
    """Return a kind (as a mask) for every edge, or None if the kinds got in each other's way.

    A kind that finds no way puts another one, taken at random, back into the queue.
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
    """Decide which edges carry one kind, and write it into `carried`; tell whether it went.

    `open_kinds` are the kinds whose edges are not decided yet, this one among them.
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
    """Lead one card too many on from a node, or one too few back, along a random path."""
    more = balance[start] > 0
    reached: dict[int, int] = {start: NOWHERE}  # node -> the edge by which it was reached
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
    """Add the ways on from a node, in random order.

    A card too many goes on by an idle edge, or back by a loaded one; one too few the reverse.
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
    """Return for each fact that is a node which edge in each edge out continues, by kind."""
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
