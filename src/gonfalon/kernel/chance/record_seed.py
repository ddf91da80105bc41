"""The seed in the header of a record, and the proof of where it came from."""

from __future__ import annotations

import json

from gonfalon.kernel.chance.chance import LONGEST_SEED, commitment
from gonfalon.kernel.chance.seeds import Origin
from gonfalon.kernel.values.errors import RecordError

ORIGIN = ("table", "house-commitment", "house-secret", "house-salt", "contributions")


def proven_seed(header: dict[str, str], seed: bytes | None = None) -> bytes:
    """Return the seed of a record, given or contained in it, after checking everything about it.

    That is the commitment and, if the record has them, the house secret and the contributions.
    Neither the rules nor the content are needed.
    """
    try:
        if seed is None:
            seed = bytes.fromhex(header.get("seed", ""))
        seats = int(header["seats"])
    except ValueError as error:
        raise RecordError(f"damaged header: {error}") from error
    if header.get("seed", seed.hex()) != seed.hex() or header["seats"] != str(seats):
        raise RecordError("damaged header: written in another form")
    if not seed:
        raise RecordError("the match is not over: its seed is not in the record")
    if len(seed) > LONGEST_SEED:
        raise RecordError(f"a seed has at most {LONGEST_SEED} bytes")
    if commitment(seed) != header["commitment"]:
        raise RecordError("the seed does not fit the commitment made before the match")
    origin = origin_of(header)
    if origin is not None:
        origin.check(seed, header["settings"], seats)
    return seed


def origin_of(header: dict[str, str]) -> Origin | None:
    """Return the proof of the seed's origin if the match is over and its record has one."""
    if "seed" not in header or not any(key in header for key in ORIGIN):
        return None
    missing = [key for key in ORIGIN if key not in header]
    if missing:
        raise RecordError(f"the header lacks {', '.join(missing)}")
    try:
        contributions = json.loads(header["contributions"])
        secret, salt = (bytes.fromhex(header[key]) for key in ("house-secret", "house-salt"))
    except (ValueError, RecursionError) as error:
        raise RecordError(f"damaged header: {error}") from error
    if not isinstance(contributions, list) or not all(isinstance(c, str) for c in contributions):
        raise RecordError("damaged header: contributions")
    if (header["house-secret"], header["house-salt"]) != (secret.hex(), salt.hex()):
        raise RecordError("damaged header: written in another form")
    return Origin(header["table"], header["house-commitment"], secret, salt, contributions)
