"""T-09: the network between three hosts and the web fails in every way, in network namespaces.

Each host has a namespace and an address of its own; the web and the proxy stay outside. A way from
one to another is cut by a route that leads nowhere, so cuts may be one-sided. Loss and delay are
those of `tc netem`.
"""

from __future__ import annotations

import itertools
import random
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.harness.failing import longest_gap, recent
from tests.server.harness.ground import Ground
from tests.server.harness.players import History, Plan
from tests.server.harness.runs import Result, finish, with_nemesis
from tests.server.harness.trio import NAMES, Host, Trio, wait_for

BRIDGE = "gonfalon0"
NET = "10.77.7"
OUTSIDE = f"{NET}.9"
LASTS = (3.0, 12.0)  # seconds of a schedule
LONGEST = 60.0  # seconds until writes are back, once the network is whole


def run(*words: str, check: bool = True) -> None:
    """Run a command that changes the network."""
    subprocess.run(words, check=check, capture_output=True)


def space_of(name: str) -> str:
    """Return the namespace of a host."""
    return f"gonfalon-{name}"


@contextmanager
def namespaces() -> Iterator[None]:
    """Make a bridge with three namespaces at it; remove all of it afterwards."""
    remove()
    try:
        run("ip", "link", "add", BRIDGE, "type", "bridge")
        run("ip", "addr", "add", f"{OUTSIDE}/24", "dev", BRIDGE)
        run("ip", "link", "set", BRIDGE, "up")
        for number, name in enumerate(NAMES, 1):
            space, cable = space_of(name), f"gonfalon{name}"
            run("ip", "netns", "add", space)
            run("ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", space)
            run("ip", "link", "set", cable, "master", BRIDGE, "up")
            inside = ("ip", "-n", space)
            run(*inside, "addr", "add", f"{NET}.{number}/24", "dev", "eth0")
            run(*inside, "link", "set", "eth0", "up")
            run(*inside, "link", "set", "lo", "up")
        yield
    finally:
        remove()


def remove() -> None:
    """Remove what may be left."""
    for name in NAMES:
        run("ip", "netns", "del", space_of(name), check=False)
    run("ip", "link", "del", BRIDGE, check=False)


class SpacedTrio(Trio):
    """Three hosts in namespaces."""

    net = NET
    network = f"{NET}.0/24"

    def make_host(self, name: str) -> Host:
        """Make a host in its namespace."""
        made = super().make_host(name)
        made.prefix = ("ip", "netns", "exec", space_of(name))
        return made


def cut(source: str, target: str) -> Callable[[], None]:
    """Lose everything that one sends to another; return how to undo it."""
    where = ("ip", "-n", space_of(source)) if source else ("ip",)
    words = ("route", "{}", "blackhole", target)
    run(*where, *(word.format("add") for word in words))
    return lambda: run(*where, *(word.format("del") for word in words), check=False)


def flap(names: list[str], addresses: list[str], luck: random.Random) -> Callable[[], None]:
    """Lose what hosts send to some addresses, for about a third of the time, in short bursts.

    This needs no netem. Return how to stop it.
    """
    stop = threading.Event()
    bursts = [(luck.uniform(0.05, 0.4), luck.uniform(0.1, 0.8)) for _ in range(50)]

    def go_on() -> None:
        for lost, whole in itertools.cycle(bursts):
            undo = [cut(name, address) for name in names for address in addresses]
            time.sleep(lost)
            for back in undo:
                back()
            if stop.wait(whole):
                return

    thread = threading.Thread(target=go_on, name="flap")
    thread.start()

    def end() -> None:
        stop.set()
        thread.join()

    return end


def may_impair() -> bool:
    """Tell whether the kernel can lose and delay packets."""
    words = ("tc", "-n", space_of(NAMES[0]), "qdisc", "add", "dev", "lo", "root", "netem")
    return subprocess.run((*words, "delay", "0ms"), capture_output=True).returncode == 0


def impair(name: str, *how: str) -> Callable[[], None]:
    """Impair what a host sends; return how to undo it."""
    tc = ("tc", "-n", space_of(name), "qdisc")
    run(*tc, "add", "dev", "eth0", "root", "netem", *how)
    return lambda: run(*tc, "del", "dev", "eth0", "root", check=False)


def schedule(
    trio: Trio, luck: random.Random, impaired: bool
) -> tuple[str, list[Callable[[], None]]]:
    """Do something bad to the network; return what, and how to undo it."""
    leader = trio.leader()
    others = [host for host in trio.hosts if host is not leader]
    victim = luck.choice(trio.hosts)

    def both(one: Host, two: Host) -> list[Callable[[], None]]:
        return [cut(one.name, two.address), cut(two.name, one.address)]

    def from_web(host: Host) -> list[Callable[[], None]]:
        return [cut(host.name, OUTSIDE), cut("", host.address)]

    ways: dict[str, Callable[[], list[Callable[[], None]]]] = {
        "leader from the others": lambda: [u for o in others for u in both(leader, o)],
        "leader from everybody": lambda: [
            *(u for o in others for u in both(leader, o)),
            *from_web(leader),
        ],
        "leader from the web": lambda: from_web(leader),
        "leader from one standby": lambda: both(leader, luck.choice(others)),
        "standbys from each other": lambda: both(*others),
        "one standby from everybody": lambda: [
            *both(others[0], leader),
            *both(*others),
            *from_web(others[0]),
        ],
        "leader hears, is not heard": lambda: [cut(leader.name, o.address) for o in others],
        "leader is heard, hears not": lambda: [cut(o.name, leader.address) for o in others],
        "web is not heard by the leader": lambda: [cut("", leader.address)],
        "leader's messages come and go": lambda: [
            flap([leader.name], [o.address for o in others] + [OUTSIDE], luck)
        ],
        "everybody's messages come and go": lambda: [
            flap([host.name], [o.address for o in trio.hosts if o is not host] + [OUTSIDE], luck)
            for host in trio.hosts
        ],
    }
    impairments: dict[str, Callable[[], list[Callable[[], None]]]] = {
        "loss of 30 %": lambda: [impair(victim.name, "loss", "30%")],
        "delay of 500 ms": lambda: [impair(victim.name, "delay", "500ms", "100ms")],
        "loss of 30 % everywhere": lambda: [impair(n, "loss", "30%") for n in NAMES],
    }
    if impaired:
        ways |= impairments
    kind = luck.choice(sorted(ways))
    return kind, ways[kind]()


def partition(tables: int, schedules: int, clients: int = 12, seed: int = 9) -> Result:
    """Part the network again and again; nothing acknowledged is lost, one at most takes writes."""
    luck = random.Random(seed)
    with namespaces():
        impaired = may_impair()
        trio = SpacedTrio()
        try:
            ground = Ground(tables, trio.address)
            try:
                ground.serve(2)
                history, done = History(), list[tuple[str, float, float]]()
                plan = Plan(10**9, clients, patience=30)

                def nemesis() -> None:
                    for _ in range(schedules):
                        trio.wait_until_whole(180)
                        at = time.monotonic()
                        kind, undo = schedule(trio, luck, impaired)
                        time.sleep(luck.uniform(*LASTS))
                        for back in undo:
                            back()
                        healed = time.monotonic()
                        wait_for(lambda: recent(history, healed) > 10, 120, kind)  # noqa: B023
                        back_in = longest_gap(history, healed)
                        done.append((kind, longest_gap(history, at), back_in))

                with_nemesis(ground, plan, history, nemesis)
                for workers in ground.running:
                    workers.stop()
                ground.serve(2)
                figures: dict[str, Any] = {
                    "schedules": len(done),
                    "loss and delay": "yes" if impaired else "no: the kernel has no netem",
                    "longest without writes, by kind, s": {
                        kind: round(max(gap for k, gap, _ in done if k == kind), 1)
                        for kind in sorted({kind for kind, *_ in done})
                    },
                }
                result = finish(ground, f"T-09 (seed {seed})", history, figures, outage=True)
                others = {status: n for status, n in history.faults.items() if status != 503}
                if others:
                    result.wrong.append(f"answers other than 503: {others}")
                if max(back for *_, back in done) > LONGEST:
                    result.wrong.append(f"writes were not back {LONGEST:.0f} s after healing")
                return result
            finally:
                ground.remove()
        finally:
            trio.remove()
