"""Makers of options that all chapters share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.games.crusaders.model.constants import GOOD_STATES
from gonfalon.kernel.values.decision import Option


def one_each(ids: Sequence[str], rule: str) -> list[Option]:
    """Return one option for each of some things, numbered as in the list."""
    return [Option(id, rule, number) for number, id in enumerate(ids)]


TOKEN_STATES: Final = one_each(GOOD_STATES, "CRU-D-09")  # which token to part with
