"""Runs on three hosts: the one that leads is killed or frozen again and again, under load."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.server.harness.ground import Ground
from tests.server.harness.players import History, Plan
from tests.server.harness.runs import Result, finish, with_nemesis
from tests.server.harness.trio import Host, Trio, wait_for

KILL, FREEZE = "kill", "freeze"
LONGEST = 30.0  # seconds without writes
SLOWEST = 30.0  # moves a second, with the hosts whole
BEHIND = 1.0  # seconds by which asynchronous standbys are held back
# What a failover to a standby without the last inputs must show, and all it may show: moves that
# were acknowledged and are not there, and versions that go back.
LOSSES = ("C2", "C3", "C5", "C7")


@dataclass
class Blows:
    """What was done, and how long nobody could write afterwards."""

    kinds: list[str] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)
    calm: list[tuple[float, int]] = field(default_factory=list)  # how long, how many moves


def failover(
    tables: int, kills: int, how: str = KILL, synchronous: bool = True, clients: int = 12
) -> Result:
    """The primary is lost again and again; everything that was acknowledged is there."""
    trio = Trio(synchronous)
    try:
        ground = Ground(tables, trio.address, bots=True)
        try:
            ground.serve(2)
            ground.work(1)
            history, blows = History(), Blows()
            plan = Plan(10**9, clients, patience=60)

            def nemesis() -> None:
                for number in range(kills):
                    calm(trio, history, blows)
                    strike(trio, kind_of(how, number), history, blows)
                calm(trio, history, blows)

            with_nemesis(ground, plan, history, nemesis)
            for workers in ground.running:
                workers.stop()  # whoever still plays would be read half-way
            ground.serve(2)
            name = f"failover ({how}, {'synchronous' if synchronous else 'asynchronous'})"
            limit = 20 if synchronous else 10**6
            result = finish(ground, name, history, figures(blows), True, limit)
            judge(result, blows, kills, synchronous)
            return result
        finally:
            ground.remove()
    finally:
        trio.remove()


def kind_of(how: str, number: int) -> str:
    """Return what happens: every second kill takes the whole host, the others PostgreSQL alone."""
    if how == FREEZE:
        return FREEZE
    return "host" if number % 2 else "postmaster"


def calm(trio: Trio, history: History, blows: Blows) -> None:
    """Let everybody play until the hosts are whole, and for three seconds more."""
    trio.wait_until_whole()
    began, before = time.monotonic(), history.acknowledged
    time.sleep(3)
    blows.calm.append((time.monotonic() - began, history.acknowledged - before))


def strike(trio: Trio, kind: str, history: History, blows: Blows) -> None:
    """Take the leader away, wait until somebody can write again, give it back."""
    leader = trio.leader()
    held = [] if trio.synchronous else hold_back(leader)
    at = time.monotonic()
    if kind == FREEZE:
        leader.send(signal.SIGSTOP)
    elif kind == "host":
        leader.die()
    else:
        for process in (leader.postmaster, *held):
            os.kill(process, signal.SIGKILL)
    wait_for(lambda: new_leader(trio, leader) and recent(history, at) > 20, 90, "no writes")
    blows.kinds.append(kind)
    blows.gaps.append(longest_gap(history, at))
    if kind == FREEZE:
        time.sleep(2)
        leader.send(signal.SIGCONT)
    leader.start()


def hold_back(leader: Host) -> list[int]:
    """Let asynchronous standbys fall behind: what would send them the log is stopped."""
    senders = leader.senders()
    for sender in senders:
        os.kill(sender, signal.SIGSTOP)
    time.sleep(BEHIND)
    return senders


def new_leader(trio: Trio, old: Host) -> bool:
    """Tell whether another host leads."""
    return any(one["role"] == "leader" and name != old.name for name, one in trio.members().items())


def recent(history: History, since: float) -> int:
    """Return how many moves were sent and acknowledged after a moment."""
    found = 0
    for sent in reversed(history.sent):
        if sent.invoked < since:
            break
        found += sent.answered > 0 and sent.version >= 0
    return found


def longest_gap(history: History, since: float) -> float:
    """Return the longest time without an acknowledged move after a moment."""
    answers = sorted(at for at, _ in history.times[-5000:] if at >= since)
    return max((b - a for a, b in pairwise([since, *answers])), default=float("inf"))


def figures(blows: Blows) -> dict[str, Any]:
    """Return what is told of a run."""
    seconds = sum(seconds for seconds, _ in blows.calm)
    moves = sum(count for _, count in blows.calm)
    by_kind = {
        kind: [round(gap, 1) for gap, k in zip(blows.gaps, blows.kinds, strict=True) if k == kind]
        for kind in sorted(set(blows.kinds))
    }
    return {
        "blows": len(blows.gaps),
        "seconds without writes": by_kind,
        "moves a second while whole": round(moves / seconds, 1),
    }


def judge(result: Result, blows: Blows, kills: int, synchronous: bool) -> None:
    """Add what is wrong with the run itself; sort losses from corruption."""
    lost = [what for what in result.wrong if what.startswith(LOSSES)]
    if not synchronous:
        moves = len({what.partition(" at ")[0] for what in lost if what.startswith("C2")})
        result.claim = f"{moves} lost and found out, nothing else wrong"
        result.wrong = [what for what in result.wrong if what not in lost]
        if not any(what.startswith("C2") for what in lost):
            result.wrong.append("no move was lost: the checker had nothing to find")
    others = {status: n for status, n in result.history.faults.items() if status != 503}
    if others:
        result.wrong.append(f"answers other than 503: {others}")
    if len(blows.gaps) < kills:
        result.wrong.append(f"only {len(blows.gaps)} of {kills} blows")
    if max(blows.gaps, default=0.0) > LONGEST:
        result.wrong.append(f"{max(blows.gaps):.1f} s without writes")
    if result.figures["moves a second while whole"] < SLOWEST:
        result.figures["note"] = f"fewer than {SLOWEST:.0f} moves a second: a slow machine"
