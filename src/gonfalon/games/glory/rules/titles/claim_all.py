"""The answers that claim several titles in a row, so that a player can give them at once."""

from __future__ import annotations

from collections import Counter

from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.model.tournament_shapes import BestTitleView
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.amounts import SetOption
from gonfalon.kernel.values.decision import Decision, Option


def claim_answers(m: Match[GloryState], seat: int, claims: list[BestTitleView]) -> list[str]:
    """Return the answers that claim these titles, with the tokens they name (GLO-TTL-12).

    They are tried on a copy, because what is asked depends on what is left: tokens without an
    alternative are bound without asking. If a token cannot be bound, the answers end before it.
    """
    titles = m.state.content.titles
    trial = m.clone()
    found: list[str] = []
    for claim in claims:
        named = titles.allies[titles.ids.index(claim["title"])]
        left = Counter(claim["allies"])
        left.subtract({trial.content.vocabulary["ally"][kind]: n for kind, n in enumerate(named)})
        left.update(claim["relics"])
        option = next(
            (one for one in asked(trial, seat, "title") if one.id == claim["title"]), None
        )
        while option is not None:
            take(trial, seat, option)
            found.append(option.id)
            option = fitting(asked(trial, seat, "bind-allies", "bind-relics"), left)
    return found


def decision_of(m: Match[GloryState], seat: int) -> Decision | None:
    """Return the open question to a seat."""
    return next((one for one in m.decisions if one.seat == seat), None)


def asked(m: Match[GloryState], seat: int, *kinds: str) -> list[Option]:
    """Return the options of the open question to a seat, if it is of one of these kinds."""
    decision = decision_of(m, seat)
    return list(decision.options) if decision is not None and decision.kind in kinds else []


def take(m: Match[GloryState], seat: int, option: Option) -> None:
    """Answer the open question."""
    decision = decision_of(m, seat)
    if decision is not None:
        m.choose(decision.id, option.id)


def fitting(options: list[Option], left: Counter[str]) -> Option | None:
    """Return the first option whose tokens are all still to be bound, and count them as bound."""
    for option in options:
        things = option.things if isinstance(option, SetOption) else (option.id,)
        needs = Counter(things)
        if all(left[thing] >= n for thing, n in needs.items()):
            left.subtract(needs)
            return option
    return None
