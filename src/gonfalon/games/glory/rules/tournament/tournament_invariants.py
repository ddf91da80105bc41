"""Invariants of tournaments and duels: pieces, shields, and what a duel may use up."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import KNIGHT, NONE, PLAISANCE, TOURNAMENT_PHASE
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.duel import Duel, Pass
from gonfalon.kernel.play.match import Match


def check_knights(state: GloryState) -> list[str]:
    """Check that every knight is in a pool, on the board, or the virtual opponent's token."""
    found = [
        place - KNIGHT
        for place in state.places[: state.content.tournaments.slots]
        if place >= KNIGHT
    ]
    for group in (*state.pools, *state.cities):
        found += group
    if state.opponent is not None and state.opponent.knight != NONE:
        found.append(state.opponent.knight)
    if sorted(found) != list(range(len(state.content.knights.ids))):
        return ["knights lost or doubled"]
    for kind, pool in enumerate(state.pools):
        if any(state.content.knights.kind[knight] != kind for knight in pool):
            return [f"knights in the pool of {state.content.knights.kinds[kind]}"]
    return []


def check_tournament_pieces(state: GloryState) -> list[str]:
    """Check that no tournament card and no prize is used twice (GLO-TSET-01, GLO-TSET-05)."""
    found: list[str] = []
    cards = state.used_cards
    if len(set(cards)) != len(cards):
        found.append(f"tournament cards {cards} are used twice")
    if not set(cards) <= set(state.content.tournaments.for_players(state.seats)):
        found.append("a tournament card for another number of players")
    for prize in set(state.used_prizes):
        if state.used_prizes.count(prize) > state.content.prize_tokens.count(prize):
            found.append(f"prize {state.content.prizes[prize]} is used twice")
    return found


def check_shields(state: GloryState) -> list[str]:
    """Check the shields: one a side in a joust, one a side and city in a pas d'armes.

    During the tournament a joust has no free place (GLO-REG-05, GLO-REG-07).
    """
    bottom = state.places[: state.content.tournaments.slots]
    shields = [place for place in bottom if 0 <= place < KNIGHT]
    found: list[str] = []
    if len(set(shields)) != len(shields):
        found.append("two shields of one side in a joust (GLO-ACT-18)")
    for knights, sides in zip(state.cities, state.challengers, strict=True):
        if knights and len(knights) != len(sides):
            found.append(f"{len(sides)} places for shields beside {len(knights)} knights")
        standing = [side for side in sides if side != NONE]
        if len(set(standing)) != len(standing):
            found.append("two shields of one side in a city (GLO-REG-05)")
        shields += standing
    for side in range(len(state.boards)):
        if shields.count(side) > state.content.shields:
            found.append(f"side {side} has {shields.count(side)} shields on the board")
    for at in range(state.content.tournaments.slots, len(state.places)):
        below = 2 * (at - state.content.tournaments.slots)
        met = state.places[below : below + 2]
        winner = state.places[at]
        if winner != NONE and NONE not in met and winner not in met:
            found.append(f"place {at} of a joust is not taken by a winner (GLO-TOUR-03)")
    if state.phase == TOURNAMENT_PHASE and state.card != NONE:
        if state.mode == PLAISANCE and NONE in bottom:
            found.append("a free place in a joust that has begun (GLO-REG-07)")
        missing = [seat for seat in range(state.seats) if seat not in shields]
        if missing and state.mode == PLAISANCE:
            found.append(f"players {missing} are not registered (GLO-REG-06)")
    return found


def check_duels(m: Match[GloryState]) -> list[str]:
    """Check what every duel in progress has used, and the passes won (GLO-DUEL-01)."""
    found: list[str] = []
    riding = 0
    for step in reversed(m.stack):
        if isinstance(step, Pass):
            riding += 1
        elif isinstance(step, Duel):
            found += check_duel(m.state, step, riding)
            riding = 0
    return found


def check_duel(state: GloryState, duel: Duel, riding: int) -> list[str]:
    """Check one duel; `riding` is 1 while a pass of it is not decided."""
    content = state.content
    found: list[str] = []
    if sum(duel.won) != duel.passes - riding or max(duel.won) > content.passes_to_win:
        found.append(f"{duel.won} passes won of {duel.passes}")
    if duel.winner != NONE and duel.won[duel.winner] != content.passes_to_win:
        found.append(f"duellist {duel.winner} wins with {duel.won}")
    tents, lances = set(content.duel_options.tent_allies), set(content.duel_options.lance_allies)
    for duellist in range(2):
        allies = duel.used_allies[duellist]
        limits = (
            ("strength", duel.committed[duellist], content.most_strength, "GLO-DUEL-04"),
            ("faith", duel.faith[duellist], duel.passes, "GLO-DUEL-11"),
            ("tent allies", sum([kind in tents for kind in allies]), 1, "GLO-DUEL-03"),
            (
                "lance allies",
                sum([kind in lances for kind in allies]),
                2 * duel.passes,
                "GLO-DUEL-12",
            ),
            ("relics", len(duel.used_relics[duellist]), duel.passes, "GLO-DUEL-13"),
        )
        for what, used, most, rule in limits:
            if used > most:
                found.append(f"{used} {what} used in a duel, at most {most} ({rule})")
    return found
