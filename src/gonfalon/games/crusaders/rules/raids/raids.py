"""Saracen actions of the events phase: reinforcement, raids, the next target (CRU-SAR).

Saracens do nothing else of their own accord: they neither attack otherwise nor build (CRU-RUL-49).
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NONE, OWN_RAID, SARACENS
from gonfalon.games.crusaders.model.messages.fighting import raids as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.capture import change_hands
from gonfalon.games.crusaders.rules.board.cities import adjacent_of
from gonfalon.games.crusaders.rules.board.leave_city import LeaveCity
from gonfalon.games.crusaders.rules.board.raid import Raid
from gonfalon.games.crusaders.rules.board.round import saracen_bonus
from gonfalon.games.crusaders.rules.board.saracen_track import raiders_per_city, track_strength
from gonfalon.games.crusaders.rules.windows.rescript_window import RescriptWindow
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.decision import Decision, Label, Option
from gonfalon.kernel.values.message import Text


def raid_targets(state: CrusadersState) -> list[int]:
    """Return the players' cities of the active colour, and a player's Homs (CRU-SAR-05)."""
    colour = state.content.cities.colour
    return [
        city
        for city, owner in enumerate(state.owner)
        if owner not in (SARACENS, NONE)
        and (colour[city] == state.raid_colour or city == state.content.cities.homs)  # CRU-HOMS-03
    ]


def raiders_for(state: CrusadersState, city: int) -> list[tuple[int, int]]:
    """Return who would raid a city now: pairs of a city and a number (CRU-SAR-07, CRU-GLO-01)."""
    most = raiders_per_city(state)
    sent = [
        (other, min(most, state.units[other] - 1)) for other in adjacent_of(state, city, SARACENS)
    ]
    return [(other, count) for other, count in sent if count > 0]


@declared
class Raids(Procedure[CrusadersState]):
    """All raids of a round, one at a time, in turn order (CRU-SAR-06)."""

    NAME = "crusaders.raids"
    PHASES = ("do_targets", "do_next", "ask_target", "do_raid")

    targets: list[int] = later([])  # fixed before the first raid (CRU-RUL-11)
    owners: list[int] = later([])  # by target, its owner then
    seats: list[int] = later([])  # in turn order, still to be raided
    city: int = later(NONE)

    def do_targets(self, m: Match[CrusadersState]) -> None:
        state = m.state
        self.targets = raid_targets(state)
        self.owners = [state.owner[city] for city in self.targets]
        self.seats = state.active_order()

    def left(self, m: Match[CrusadersState], seat: int) -> list[int]:
        """Return a player's targets that are still theirs."""
        owner = m.state.owner
        return [
            city
            for city, first in zip(self.targets, self.owners, strict=True)
            if first == seat and owner[city] == seat
        ]

    def do_next(self, m: Match[CrusadersState]) -> None:
        """Find the next player with a target; skip those that have changed hands meanwhile."""
        while self.seats and not self.left(m, self.seats[0]):
            self.seats.pop(0)
        if not self.seats:
            m.done()

    def ask_target(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask which of a player's targets is raided next (CRU-D-05)."""
        seat = self.seats[0]
        options = [m.state.content.raid_options.target[city] for city in self.left(m, seat)]
        return Decision(seat, "raid-target", options, public=True)

    def take_target(self, m: Match[CrusadersState], option: Option) -> None:
        self.city = option.value

    def do_raid(self, m: Match[CrusadersState]) -> None:
        at = self.targets.index(self.city)
        del self.targets[at]
        del self.owners[at]
        self.goto("do_next")
        m.call(ResolveRaid(m.state.owner[self.city], self.city))

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_RAID_TARGET, len(decision.options))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.NEXT_RAID, option.value), (f"city:{option.id}",))


class ResolveRaid(Raid):
    """One raid on a player's city. It is no battle (CRU-SAR-12)."""

    __slots__ = ()
    NAME = "crusaders.raid"
    PHASES = ("do_raiders", "do_rescripts", "do_compare", "do_return")

    def do_raiders(self, m: Match[CrusadersState]) -> None:
        """Gather the raiders; without any there is no raid (CRU-SAR-07, CRU-SAR-08)."""
        state = m.state
        sent = raiders_for(state, self.city)
        self.origins = [city for city, _ in sent]
        self.sent = [count for _, count in sent]
        if not sent:
            m.emit(say.NO_RAIDERS, self.city)  # CRU-RUL-12
            m.done()
            return
        for city, count in sent:
            state.units[city] -= count
        raiders = sum(self.sent)
        self.strength = raiders + track_strength(state) + saracen_bonus(m)
        m.emit(say.RAID_BEGINS, self.seat, self.city, raiders, self.strength)

    def do_rescripts(self, m: Match[CrusadersState]) -> None:
        """Let the owner strengthen the city with rescripts (CRU-D-06)."""
        m.call(RescriptWindow(m.seats, self.seat, OWN_RAID))

    def do_compare(self, m: Match[CrusadersState]) -> None:
        """Compare, and apply the raid table of the event (CRU-SAR-09, CRU-SAR-10, CRU-EVT-02).

        The owner of the city chooses what they lose (CRU-D-07).
        """
        state = m.state
        difference = self.difference(state)
        if difference > 0:
            m.emit(say.RAID_HELD, self.city, difference)
            state.content.events.band(state.event, difference).do(m, self.seat)
        else:
            m.emit(say.RAID_CAPTURES, self.city, -difference)
            self.captured = True
            m.call(CaptureByRaid(self.seat, self.city, sum(self.sent)))

    def do_return(self, m: Match[CrusadersState]) -> None:
        """Send the raiders home, unless they have the city (CRU-SAR-11)."""
        if not self.captured:
            for city, count in zip(self.origins, self.sent, strict=True):
                m.state.units[city] += count


@declared
class CaptureByRaid(Procedure[CrusadersState]):
    """The saracens take a city: retreat, then they stay, then goods, disc and governor."""

    NAME = "crusaders.capture-by-raid"
    PHASES = ("do_retreat", "do_city", "do_stay")

    seat: int = 0
    city: int = 0
    raiders: int = 0

    def do_retreat(self, m: Match[CrusadersState]) -> None:
        """Move the units to an adjacent city of the player, or to the supply (CRU-SAR-13)."""
        state = m.state
        if adjacent_of(state, self.city, self.seat):
            m.call(RetreatFromRaid(self.seat, self.city))
        else:
            m.emit(say.UNITS_LOST, self.seat, state.units[self.city])
            state.boards[self.seat].units += state.units[self.city]
            state.units[self.city] = 0

    def do_city(self, m: Match[CrusadersState]) -> None:
        """Hand over the city; its level does not change (CRU-SAR-14, CRU-MAP-05)."""
        change_hands(m, self.city, SARACENS)

    def do_stay(self, m: Match[CrusadersState]) -> None:
        """Leave all raiders in the city (CRU-SAR-14)."""
        m.state.units[self.city] = self.raiders


@declared
class RetreatFromRaid(LeaveCity):
    """Where the units of a captured city go (CRU-SAR-13, CRU-D-08)."""

    NAME = "crusaders.retreat-from-raid"
    KIND = "raid-retreat"
    PROMPT = say.ASK_RETREAT
    LABEL = say.RETREAT_TO

    city: int = 0

    def places(self, m: Match[CrusadersState]) -> list[Option]:
        return m.state.content.raid_options.retreat

    def left(self, m: Match[CrusadersState]) -> int:
        return self.city

    def mover(self) -> int:
        return self.seat

    def moving(self, m: Match[CrusadersState]) -> int:
        return m.state.units[self.city]

    def move(self, m: Match[CrusadersState], city: int) -> None:
        state = m.state
        m.emit(say.UNITS_RETREAT, self.seat, state.units[self.city], city)
        state.units[city] += state.units[self.city]
        state.units[self.city] = 0


RAID_STEPS = (Raids, ResolveRaid, CaptureByRaid, RetreatFromRaid)
