"""The table of Crusaders as text: the map, the cross of orders, the tracks, raids, the markets."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.terminal.paint import fitted
from gonfalon.terminal.screen import Screen

NOTHING: Final = "–"
UNKNOWN: Final = "?"
REINFORCED: Final = "*"
ROMAN: Final = ("", "I", "II", "III", "IV")
OWNER: Final = 12  # columns for the owner of a city


class CrusadersTable(Screen):
    """Draws what lies in the middle of the table."""

    # -- the map --------------------------------------------------------------------------------

    def head(self, state: dict[str, Any]) -> list[str]:
        """Return the round, its phase and its event."""
        told = self.told
        text = told.play(f"crusaders-{state['phase']}")
        if state["round"]:
            number = told.play("crusaders-round", round=state["round"], rounds=state["rounds"])
            text = f"{number}. {text}"
        if state["event"]["event"]:
            text += f". {told.name_of('events', state['event']['event'])}"
        return [self.paint.bold(line) for line in self.paint.wrapped(text, "  ")]

    def map(self, state: dict[str, Any]) -> list[str]:
        """Return a line or more for each city: level, owner, units, roads, and what it has."""
        told = self.told
        wide = max(len(told.name_of("cities", city["city"])) for city in state["cities"])
        titles = [told.play(f"crusaders-{key}") for key in ("city", "level", "owner", "units")]
        level, units = len(titles[1]), len(titles[3])
        row = f"       {titles[0]:{wide}}  {titles[1]}  {fitted(titles[2], OWNER)} {titles[3]}"
        lines = [self.paint.dim(row)]
        for number, city in enumerate(state["cities"], 1):
            if city["closed"]:
                continue
            owner = fitted(self.holder(city["owner"]), OWNER)
            mark = f"  [{number:>2}] {told.name_of('cities', city['city']):{wide}}  "
            mark += f"{city['level']:>{level}}  {owner} {city['units']:>{units}}  "
            found = self.paint.wrapped(
                "; ".join(self.about(city, state)), mark, " " * len(mark), fields=True
            )
            if city["owner"] is not None:
                found[0] = found[0].replace(owner, self.paint.seat(city["owner"], owner), 1)
            lines += found
        return lines

    def holder(self, seat: int | None) -> str:
        """Return who has a city: a player or the saracens."""
        return self.told.play("crusaders-saracens") if seat is None else self.told.seat(seat)

    def about(self, city: dict[str, Any], state: dict[str, Any]) -> list[str]:
        """Return roads, goods and taxes of a city, its governor and its bishops."""
        told = self.told
        numbers = {found["city"]: at for at, found in enumerate(state["cities"], 1)}
        closed = {found["city"] for found in state["cities"] if found["closed"]}
        ends = [(e["a"], e["b"]) for e in self.match.content.entries.section("edges").values()]
        near = {b if a == city["city"] else a for a, b in ends if city["city"] in (a, b)} - closed
        roads = " ".join(map(str, sorted(numbers[id] for id in near)))
        found = [f"{self.paint.symbol('→', '->')} {roads}"]
        goods = [told.name_of("goods", good) for good in city["goods"]]
        found.append(f"{', '.join(goods)}, {told.play('crusaders-taxes', coins=city['coins'])}")
        if city["governor"]:
            influence = city["governor"]["influence"]
            name = told.name_of("governors", city["governor"]["governor"])
            found.append(f"{name} ({UNKNOWN if influence is None else influence})")
        by_seat: dict[int, list[str]] = {}
        for bishop in city["bishops"]:
            level = UNKNOWN if bishop["level"] is None else ROMAN[bishop["level"]]
            by_seat.setdefault(bishop["seat"], []).append(level)
        if by_seat:
            bishops = [f"{told.seat(seat)} {' '.join(by_seat[seat])}" for seat in by_seat]
            found.append(f"{told.play('crusaders-bishops')} {', '.join(bishops)}")
        if city["holy"] is not None:
            found.append(told.play("crusaders-holy", seat=told.seat(city["holy"])))
        return found

    # -- the cross, the tracks and the markets ----------------------------------------------------

    def cross(self, state: dict[str, Any]) -> list[str]:
        """Return the tokens of each sector, and who acts or places next."""
        told, cross = self.told, state["cross"]
        lines = self.paint.wrapped(told.play("crusaders-cross"), "  ", "    ")
        for order, sector in cross["sectors"].items():
            inner = [self.token(token) for token in reversed(sector["inner"])]
            text = f"{told.name_of('orders', order)}: {', '.join(inner) or NOTHING}"
            if sector["outer"]:
                text += f"; {told.play('crusaders-outer')} {self.token(sector['outer'])}"
            if sector["fee"] and state["phase"] == "planning":
                text += f"; {told.play('crusaders-fee', coins=sector['fee'])}"
            lines += self.paint.wrapped(text, "    ", "      ", fields=True)
        acts = [
            f"{self.token(one)} {told.name_of('orders', one['order'])}" for one in cross["next"]
        ]
        if acts:
            lines += self.listed("crusaders-next", acts)
        if cross["placing"]:
            lines += self.listed("crusaders-placing", [self.player(s) for s in cross["placing"]])
        return lines

    def player(self, seat: int | None) -> str:
        """Return who an order token belongs to: a player or the automa."""
        return self.told.seat(self.match.seats if seat is None else seat)

    def token(self, token: dict[str, Any]) -> str:
        """Return whose an order token is; a reinforced one is marked."""
        return self.player(token["seat"]) + (REINFORCED if token["reinforced"] else "")

    def tracks(self, state: dict[str, Any]) -> list[str]:
        """Return the markers on the holiness track, its bonuses, and the saracens."""
        told, track, saracens = self.told, state["track"], state["saracens"]
        marks = [f"{told.seat(board['seat'])} ({board['cell']})" for board in state["boards"]]
        marks += [f"{self.player(None)} ({cell})" for cell in track["automa"]]
        lines = self.listed("crusaders-holiness", marks)
        cells = {
            kind: " ".join(str(at) for at, bonus in enumerate(track["bonuses"], 1) if bonus == kind)
            for kind in ("bishop_action", "rescript")
        }
        text = told.play(
            "crusaders-cells", bishops=cells["bishop_action"], rescripts=cells["rescript"]
        )
        lines += self.paint.wrapped(text, "    ", fields=True)
        text = told.play(
            "crusaders-saracen-track",
            supply=saracens["supply"],
            strength=saracens["strength"],
            raiders=saracens["raiders"],
        )
        if saracens["target"]:
            text += f"; {told.name_of('raid_tokens', 'raid_' + saracens['target'])}"
        lines += self.paint.wrapped(text, "  ", "    ", fields=True)
        if saracens["reinforced"]:
            lines += self.listed(
                "crusaders-reinforced", self.names("cities", saracens["reinforced"])
            )
        return lines

    def raids(self, raids: list[dict[str, Any]]) -> list[str]:
        """Return a line or more for each raid, and how it would end now."""
        told = self.told
        lines: list[str] = []
        for raid in raids:
            raiders = [f"{told.name_of('cities', r['city'])} {r['units']}" for r in raid["raiders"]]
            text = told.play(
                f"crusaders-raid-{raid['result'].replace('_', '-')}",
                city=told.name_of("cities", raid["city"]),
                seat=told.seat(raid["seat"]),
                raiders=", ".join(raiders),
                strength=raid["strength"],
                walls=raid["city_strength"] + raid["bonus"],
            )
            lines += self.paint.wrapped(text, "    ", "      ", fields=True)
        return [*self.paint.wrapped(told.play("crusaders-raids"), "  "), *lines] if lines else []

    def markets(self, markets: dict[str, Any]) -> list[str]:
        """Return the cards in the markets, with their prices."""
        lines: list[str] = []
        for section in ("buildings", "tactics"):
            cards = [
                self.priced(section, card)
                for market in markets[section].values()
                for card in market["cards"]
            ]
            if section == "buildings" and markets["bazaars"]:
                cards.insert(0, f"{self.priced(section, 'bazaar')} ×{markets['bazaars']}")
            lines += self.listed(f"crusaders-{section}", cards)
        governors = markets["governors"]
        lines += self.listed("crusaders-governors", self.names("governors", governors["cards"]))
        return lines

    def priced(self, section: str, id: str) -> str:
        """Return a card with its level and its price."""
        fields = self.match.content.entries.section(section)[id]
        price = [
            self.told.name_of("goods", good) + (f" {n}" if n > 1 else "")
            for good, n in fields["price"].items()
        ]
        level = f" {ROMAN[fields['level']]}" if fields["level"] else ""
        name = f"{self.told.name_of(section, id)}{level}"
        return f"{name} ({', '.join(price)})" if price else name

    # -- lists ------------------------------------------------------------------------------------

    def names(self, section: str, ids: list[str]) -> list[str]:
        """Return the names of components."""
        return [self.told.name_of(section, id) for id in ids]

    def listed(self, key: str, items: list[str]) -> list[str]:
        """Return a list with its heading, wrapped."""
        return self.paint.wrapped(self.headed(key, items), "  ", "    ", fields=True)

    def headed(self, key: str, items: list[str]) -> str:
        """Return a list with its heading."""
        return f"{self.told.play(key)} {', '.join(items) or NOTHING}"
