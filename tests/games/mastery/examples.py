"""What the worked examples say of a table, in their own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import gonfalon
from gonfalon.games.mastery.rules.advance import counts
from gonfalon.kernel.play.match import Match
from tests.games.mastery.scenario import Player, Scenario, hex_of


def supplied(s: Scenario, hex: str) -> bool:
    """Tell whether a territory is supplied for the player who controls it."""
    found = {entry["hex"]: entry for entry in s.m.view(None)["state"]["hexes"]}
    return bool(found[hex]["supplied"])


def points(s: Scenario, seat: int) -> int:
    """Return a player's victory points."""
    return s.state.points(seat)


def dice(s: Scenario, seat: int) -> int:
    """Return the dice a player has on the board."""
    return s.state.dice[seat]


def tag_of(s: Scenario, seat: int) -> list[tuple[str, int | None]]:
    """Return a discard pile with its Order tags, from the top."""
    pile = s.m.view(None)["state"]["seats"][seat]["discard"]
    return [(entry["card"], entry["tag"]) for entry in reversed(pile)]


def goes_to_advance(player: Player) -> Player:
    """Start a manoeuvre and leave the knights where they are: the advance is next."""
    player.chooses("manoeuvre")
    if player.asked("redeploy-from"):
        player.chooses("done")
    assert player.kind() == "advance"
    return player


def targets(player: Player) -> set[str]:
    """Return the territories and castles onto which a player may advance now."""
    return set(player.options()) - {"none"}


def legal_numbers(s: Scenario, seat: int, hex: str) -> list[int]:
    """Return with how many knights a player may advance onto a hex; a single one is not asked."""
    return counts(s.state, seat, hex_of(s.state.content, hex))


def clash(s: Scenario, attacker: str, defender: str) -> None:
    """Let the two opponents choose their conflict cards; who has one kind only is not asked."""
    first, second = s.battle()["sides"]
    for side, card in ((first, attacker), (second, defender)):
        player = s.seat(side["seat"])
        if player.asked("conflict"):
            player.chooses(card)
    revealed = s.event("conflicts-revealed")
    assert (revealed["first"], revealed["second"]) == (attacker, defender)


def nobody_supports(s: Scenario) -> None:
    """Let everybody who is asked for support cards pass."""
    while s.m.decisions and s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")


def outcome(s: Scenario) -> tuple[int, int, int]:
    """Return attacker's total, defender's total and margin of the battle just decided."""
    begun = s.event("siege-begins" if "event-siege-begins" in s.said else "battle-begins")
    decided = [said for said in s.said if said in ("event-battle-won", "event-battle-tied")]
    words = s.event(decided[-1])
    if decided[-1] == "event-battle-tied":
        return words["points"], words["points"], words["margin"]
    if words["winner"] == begun["attacker"]:
        return words["high"], words["low"], words["margin"]
    return words["low"], words["high"], words["margin"]


def homelands_of(m: Match[Any], seat: int) -> list[str]:
    """Return the Homelands next to a castle."""
    state = m.state
    near = state.rules.layout.near[state.castle(seat)]
    found = [hex for hex in state.rules.layout.order if near >> hex & 1]
    return [
        state.content.hex_names[hex]
        for hex in found
        if state.content.tiles[state.tile[hex]] == "homelands"
    ]


def dealt(
    seats: int, wanted: Callable[[Match[Any]], bool], variants: Iterable[str] = ()
) -> Scenario:
    """Set up matches with one seed after the other; return the first that is as wanted."""
    for seed in range(2000):
        m = gonfalon.new("mastery", seats, {"variants": list(variants)}, seed=seed)
        if wanted(m):
            return Scenario(m).begin()
    raise AssertionError("no seed deals such a table")
