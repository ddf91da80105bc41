"""Steps as they were saved until November 2026, when answers and phases were numbers."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.model.constants import REST, RIGHT
from gonfalon.games.paladins.model.content import PaladinsContent
from gonfalon.kernel.effects.effects import Doing, InOrder, OneOf
from gonfalon.kernel.play.procedure import OVER
from gonfalon.kernel.values.errors import KernelError

BASE: Final = 7  # of a payment: one digit for each space, the type of worker + 1

# The current phase and the next one of a round or an action, by the number that was saved.
FORMER_ROUND: Final = {
    3: ("do_reveal", "do_pick"),
    4: ("do_pick", "do_opponent"),
    5: ("do_turns", "do_turns"),
}
FORMER_ACT: Final = {
    0: ("ask_mode", "ask_mode"),
    1: ("ask_target", "ask_target"),
    2: ("ask_pay", "ask_pay"),
    3: ("ask_workers", "ask_workers"),
    6: ("do_gain", "do_printed"),
    7: ("do_printed", "do_bonus"),
    8: ("do_bonus", "do_crew"),
}


def current_step(content: PaladinsContent, data: dict[str, Any]) -> dict[str, Any]:
    """Return a saved step with option ids, workers, phases and effects in their current form."""
    if data["step"] == "paladins.rewards":
        return {
            **data,
            "step": Doing.NAME,
            "number": numbered_lists(content)[data["number"]].number,
        }
    if "choices" in data:
        return {**data, "number": choice_number(content, data["choices"])}
    if "given" in data:
        words = content.cards.paladins
        given = [
            [id if isinstance(id, str) else words[id] for id in lane] for lane in data["given"]
        ]
        return {**data, "given": given}
    if "kept" in data and "left" not in data:
        return {**data, "seat": data["side"], "left": 3 - sum(data["kept"])}
    if "payment" in data:
        workers = payment_workers(data["payment"])
        if data["step"] == "paladins.act":
            data = {**data, "workers": workers}
        else:
            data = {**data, "worker": workers[0] if workers else -1}
    phases = former_phases(data)
    if phases is None:
        return data
    return {**data, "phase": phases[0], "next": phases[1]}


def former_phases(data: dict[str, Any]) -> tuple[str, str] | None:
    """Return the current and the next phase of a step that was saved without names for them.

    Rounds, actions and the opponent's turns saved the number of the next one. Before the turns of a
    round, the opponent's tavern may have been the current one: then the turns are next all the
    same.
    """
    if "next" in data:
        return None
    if data["step"] == "paladins.turn":
        return "ask_action", OVER if data["over"] else "ask_action"
    if data["step"] == "paladins.act":
        return ("do_crew", "do_crew") if data["at"] else FORMER_ACT[data["phase"]]
    if data["step"] == "paladins.automa-turn":
        if data["phase"] == 2:
            return "do_gain", "do_printed"
        return "do_printed" if RIGHT <= data["action"] < REST else "do_scheme", OVER
    if data["step"] != "paladins.round":
        return None
    if data["phase"] == 2:
        return "do_pick" if data["at"] else "do_choose", "do_reveal"
    return FORMER_ROUND[data["phase"]]


def numbered_lists(content: PaladinsContent) -> list[InOrder[Any]]:
    """Return the lists of effects; choices had no numbers of their own."""
    return [effect for effect in content.combinators if isinstance(effect, InOrder)]


def choice_number(content: PaladinsContent, choices: list[int]) -> int:
    """Return the choice between these lists, which were saved by their numbers."""
    lists = numbered_lists(content)
    wanted = [lists[choice] for choice in choices]
    for effect in content.combinators:
        if isinstance(effect, OneOf) and effect.parts == wanted:
            return effect.number
    raise KernelError(f"no effect is a choice between the lists {choices}")


def payment_workers(number: int) -> list[int]:
    """Return the workers of a payment that was saved as a number, from left to right."""
    found: list[int] = []
    while number:
        found.append(number % BASE - 1)
        number //= BASE
    return found
