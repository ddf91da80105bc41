"""Battles in scenarios: who attacks what, the manoeuvres, the marker, and how it ended.

    s = table(player("antioch"), player("tripoli"), next_saracens="apamean_archers")
    f = fight(s, 0, "apamea", 6)
    f.lay("apamean_archers", "bottom")
    assert f.marker == 3

A manoeuvre is a card and the half that the other side cancels; `cover` is the card that covers it,
the last one of the hand if it is not said. The units of the attacker come from the supply.
"""

from __future__ import annotations

from typing import Any

from gonfalon.games.crusaders.model.constants import NONE, SARACENS
from gonfalon.games.crusaders.model.state import CHANCE, COVER_DRAW
from gonfalon.games.crusaders.rules.battle.fight import FightBattle
from gonfalon.kernel.chance.chance import ScriptedChance
from tests.games.crusaders.scenario import Scenario, player, table

ARCHERS = "apamean_archers homs_heavy_horse aleppo_ghulams damascene_lancers horse_archers"
STARTING = "baptism_of_fire reinforcements shield_wall couched_lances deus_vult"
REST = "reinforcements shield_wall couched_lances deus_vult"  # without baptism_of_fire
GUARDS = "aleppo_ghulams homs_heavy_horse horse_archers orontes_skirmishers naffatun"


class Fight:
    """A battle of a scenario."""

    def __init__(self, s: Scenario, battle: FightBattle) -> None:
        self.s = s
        self.battle = battle

    @property
    def marker(self) -> int:
        """How far the attacker is ahead."""
        return self.battle.marker

    @property
    def units(self) -> tuple[int, int]:
        """The units of attacker and defender in the city."""
        return self.battle.units, self.s.state.units[self.battle.city]

    @property
    def winner(self) -> int | None:
        """The side that has won, if the battle is decided."""
        return None if self.battle.winner == NONE else self.battle.winner

    def asked(self) -> int:
        """Return the seat that is asked."""
        return self.s.asked()[0][0]

    def lay(self, card: str, cancel: str, cover: str = "") -> Fight:
        """Let the side whose manoeuvre it is lay a card, and the other cancel a half of it."""
        s, state = self.s, self.s.state
        s.seat(self.asked()).chooses(card)
        laid_by = self.battle.sides[-1]
        other = self.battle.opponent(laid_by)
        hand = self.battle.hand(state, other).cards
        ids = state.content.saracen_cards.ids if other == SARACENS else state.content.tactics.ids
        chance = s.m.chance
        assert isinstance(chance, ScriptedChance)
        if hand:
            place = hand.index(ids.index(cover)) if cover else len(hand) - 1
            chance.script.setdefault(CHANCE[COVER_DRAW], []).append(place)
        s.seat(self.asked()).chooses(cancel)
        return self

    def finish(self) -> Fight:
        """Answer what is left of the battle with the first option."""
        while not self.s.at_rest:
            player = self.s.seat(self.asked())
            player.chooses(player.options()[0])
        return self

    def hand(self, side: int) -> str:
        """Return the hand of a side."""
        state = self.s.state
        ids = state.content.saracen_cards.ids if side == SARACENS else state.content.tactics.ids
        return " ".join(ids[card] for card in self.battle.hand(state, side).cards)


def fight(s: Scenario, attacker: int, city: str, units: int, bonus: int = 0) -> Fight:
    """Let a battle begin, with units of the attacker's supply."""
    state = s.state
    number = s.number(city)
    state.boards[attacker].units -= units
    battle = FightBattle(attacker, state.owner[number], number, units, bonus)
    s.begin_with(battle)
    return Fight(s, battle)


def losses(s: Scenario, *places: int) -> None:
    """Say which of the open cards, in the order in which they were laid, losses take next."""
    chance = s.m.chance
    assert isinstance(chance, ScriptedChance)
    chance.script.setdefault("losses", []).extend(places)


# -- usual battles -----------------------------------------------------------------------------


def against_saracens(
    units: int = 6, city: str = "apamea", hand: str = ARCHERS, bonus: int = 0, **laid: Any
) -> tuple[Scenario, Fight]:
    """Let Antioch (seat 0) attack a saracen city; Tripoli (seat 1) plays the saracens."""
    mine = laid.pop("mine", player("antioch"))
    s = table(mine, player("tripoli"), next_saracens=hand, active=0, **laid)
    return s, fight(s, 0, city, units, bonus)


def against_tripoli(
    mine: str = STARTING, theirs: str = STARTING, units: int = 4, city: str = "3 level 1"
) -> tuple[Scenario, Fight]:
    """Let Antioch (seat 0) attack Tripoli (seat 1) in Tortosa."""
    s = table(
        player("antioch", tactics=mine),
        player("tripoli", tactics=theirs),
        cities={"tortosa": f"tripoli {city}", "antioch_city": "1"},
        active=0,
    )
    return s, fight(s, 0, "tortosa", units)


def quick_win(
    hand: str = GUARDS,
    first: str = "aleppo_ghulams",
    cancel: str = "top",
    mine: dict[str, Any] | None = None,
    city: str = "apamea",
    **laid: Any,
) -> tuple[Scenario, Fight]:
    """Let Antioch (seat 0) rout the saracens of a city with fire_volley in its first manoeuvre."""
    me = {"tactics": "fire_volley shield_wall couched_lances deus_vult pursuit", **(mine or {})}
    s = table(player("antioch", **me), player("tripoli"), next_saracens=hand, **laid)
    f = fight(s, 0, city, 6)
    f.lay(first, cancel, "pursuit")
    f.lay("fire_volley", "top")
    return s, f


def between(
    mine: str = STARTING,
    theirs: str = STARTING,
    units: int = 5,
    city: str = "2 level 1",
    cities: dict[str, str] | None = None,
    **laid: Any,
) -> tuple[Scenario, Fight]:
    """Let Antioch (seat 0) attack Tripoli (seat 1) in Tortosa."""
    s = table(
        player("antioch", tactics=mine),
        player("tripoli", tactics=theirs),
        cities={"tortosa": f"tripoli {city}", **(cities or {})},
        **laid,
    )
    return s, fight(s, 0, "tortosa", units)


def quiet(f: Fight, *rest: str) -> None:
    """Lay two shield_walls, then two more cards, all with their bottom halves open."""
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("shield_wall", "top", "deus_vult")
    for card in rest:
        f.lay(card, "bottom", "reinforcements")


def tortosa(
    mine: Any = "",
    theirs: Any = "",
    units: int = 5,
    city: str = "3 level 1",
    cities: dict[str, str] | None = None,
    **laid: Any,
) -> tuple[Scenario, Fight]:
    """Let Antioch (seat 0), on turn, attack Tripoli (seat 1) in Tortosa."""
    told = [
        one if isinstance(one, dict) else {"tactics": f"{one} {REST}" if one else None}
        for one in (mine, theirs)
    ]
    s = table(
        player("antioch", **told[0]),
        player("tripoli", **told[1]),
        **{"active": 0, "cities": {"tortosa": f"tripoli {city}", **(cities or {})}, **laid},
    )
    return s, fight(s, 0, "tortosa", units)
