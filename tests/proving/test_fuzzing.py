"""Fuzzing finds what a parser forgot, and repeats itself."""

from __future__ import annotations

import json
import time

from gonfalon.proving import fuzzing
from gonfalon.proving.fuzzing import Parser, fuzz

SEED = json.dumps({"kind": "hello", "since": 12}).encode()


def careful(data: bytes) -> object:
    """Parse with all refusals in place."""
    try:
        return json.loads(data)
    except RecursionError as error:
        raise ValueError("too deep") from error


def careless(data: bytes) -> object:
    """Forget that a mapping may lack a key."""
    found = json.loads(data)
    return found["since"] if isinstance(found, dict) else None


def test_a_careful_parser_passes() -> None:
    found = fuzz(Parser("careful", careful, [SEED], (ValueError,)), 20_000)
    assert found.executions == 20_000
    assert not found.wrong
    assert 0 < found.accepted < 20_000
    assert len(found.kinds) > 5


def test_a_forgotten_case_is_found() -> None:
    found = fuzz(Parser("careless", careless, [SEED], (ValueError, RecursionError)), 20_000)
    assert [what.split(" at ")[0] for what in found.wrong] == ["KeyError"]
    (data,) = found.wrong.values()
    assert b"since" not in data or json.loads(data).get("since") is None


def test_a_slow_parser_is_found() -> None:
    met: list[bytes] = []

    def slow(data: bytes) -> None:
        if data.count(b"o") > 1 and not met:
            met.append(data)
            until = time.process_time() + 1.1
            while time.process_time() < until:
                pass

    found = fuzz(Parser("slow", slow, [SEED], ()), 2000)
    assert any(what.startswith("took ") for what in found.wrong)


def test_the_same_seed_gives_the_same_inputs() -> None:
    seen: list[list[bytes]] = [[], [], []]
    for number, seed in enumerate((1, 1, 2)):

        def noted(data: bytes, into: list[bytes] = seen[number]) -> None:
            into.append(data)

        fuzz(Parser("noted", noted, [SEED], ()), 500, seed=seed)
    assert seen[0] == seen[1] != seen[2]
    assert len(set(seen[0])) > 400


def test_inputs_do_not_grow_without_end() -> None:
    sizes: list[int] = []
    fuzz(Parser("sizes", lambda data: sizes.append(len(data)), [SEED * 200], ()), 3000)
    deepest = max(len(nested) for nested in fuzzing.NESTED)
    assert max(sizes) <= fuzzing.LONGEST + deepest
