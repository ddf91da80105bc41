"""Medieval Mastery as text: the map, the players, the battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gonfalon.games.mastery.terminal.hexmap import Brick, drawn_map
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Event
from gonfalon.terminal.paint import BOLD, DIM, SEATS, Paint
from gonfalon.terminal.screen import Screen, View
from gonfalon.terminal.voice import Voice

HAND_NEEDED: Final = ("window", "conflict", "support", "insight", "order", "prosperity")
HAND_ENDINGS: Final = ("-discard", "-response")
PARAGRAPHS: Final = ("event-turn-begins", "event-match-begins")
UNSAID: Final = ("event-redeployed", "event-manoeuvre-begins")
LOOKED_UP: Final = ("cards", "territories", "lakes", "artefacts", "variants")


class MasteryScreen(Screen):
    """Draws Medieval Mastery from a view, so it shows only what a seat may know."""

    def __init__(self, match: Match[Any], told: Voice, paint: Paint) -> None:
        super().__init__(match, told, paint)
        layout = match.state.rules.layout
        ids: list[str] = [match.content.vocabulary["hex"][hex] for hex in layout.order]
        self.spots = {id: axial(id) for id in ids}
        self.names = self.places()
        seats = range(match.seats)
        initials = [told.seat(seat)[:1].upper() for seat in seats]
        distinct = len(set(initials)) == len(initials)
        self.marks = [initials[s] if distinct else str(s + 1) for s in seats]

    # -- the map ------------------------------------------------------------------------------

    def board(self, view: View) -> list[str]:
        """Return the map with its legend, the players, and the viewer's hand."""
        state = view["state"]
        if state["phase"] != "play":
            return []
        knight, star = self.paint.symbol("♞", "x"), self.paint.symbol("★", "*")
        lines = self.outline(view)
        lines += [
            self.paint.dim(line)
            for line in self.paint.wrapped(
                self.told.play("legend", star=star, knight=knight, mark=self.marks[0]), " "
            )
        ]
        lines.append("")
        for seat in range(view["seats"]):
            lines += self.player(seat, state, view)
        return lines + self.hand(view)

    def outline(self, view: View) -> list[str]:
        """Return only the map."""
        state = view["state"]
        if state["phase"] != "play":
            return []
        return drawn_map([self.brick(hex, state) for hex in state["hexes"]], self.paint)

    def brick(self, hex: dict[str, Any], state: dict[str, Any]) -> Brick:
        """Return one hex of the map."""
        id, tile, owner = hex["hex"], hex["tile"], hex["owner"]
        style = "" if owner is None else SEATS[owner % len(SEATS)]
        knights = ""
        if owner is not None:
            cut = "" if hex.get("supplied", True) else "!"
            knights = f"{self.marks[owner]}{self.paint.symbol('♞', 'x')}{hex['knights']}{cut}"
        if tile == "castle":
            name = self.told.name_of("castles", state["seats"][owner]["castle"])
            worth = self.paint.symbol("♜", "#")
        elif "value" not in hex:
            name, worth, style = self.told.name_of("lakes", tile), "~ ~", DIM
        else:
            name = self.told.name_of("territories", tile)
            worth = self.paint.symbol("★", "*") * hex["value"] or "0"
        battle = state["battle"]
        if battle is not None and battle["hex"] == id:
            sides = [f"{self.marks[s['seat']]}{s['force']}" for s in battle["sides"]]
            knights, style = ":".join(sides), BOLD
        q, r = self.spots[id]
        return Brick(q, r, self.names[id], name, worth, knights, style)

    def moment(self, view: View, kind: str) -> Any:
        """Show everything once, at the start of each of the player's turns."""
        return view["turn"] if kind == "window" else None

    def fingerprint(self, view: View, kind: str) -> Any:
        """Show the map before an advance if it has changed; the full display includes it too."""
        if kind not in ("advance", "window"):
            return None
        return [(h["owner"], h["knights"]) for h in view["state"]["hexes"]]

    # -- players ------------------------------------------------------------------------------

    def player(self, seat: int, state: dict[str, Any], view: View) -> list[str]:
        """Return a few lines about a player."""
        data = state["seats"][seat]
        castle = sum(
            h["knights"] for h in state["hexes"] if h["tile"] == "castle" and h["owner"] == seat
        )
        teams = [other["team"] for other in state["seats"]]
        mates = [self.marks[s] for s, team in enumerate(teams) if team == data["team"]]
        text = self.told.play(
            "team-player" if len(mates) > 1 else "player",
            points=data["points"],
            team="+".join(mates),
            together=data["side_points"],
            target=state["target"],
            knights=data["knights"],
            castle=castle,
            hand=data["hand_count"],
            deck=data["deck_count"],
            discard=len(data["discard"]),
        )
        turn = self.paint.symbol("►", ">") if state["active"] == seat else " "
        name = f"{self.marks[seat]} {self.told.seat(seat)}"
        lines = self.paint.wrapped(f"{name}: {text}", f"{turn} ", "     ", fields=True)
        lines[0] = lines[0].replace(name, self.paint.seat(seat, name), 1)
        broken = self.told.play("broken")
        artefacts = [
            self.told.name_of("artefacts", a["id"]) + (f" ({broken})" if a["broken"] else "")
            for a in data["artefacts"]
        ]
        return lines + [
            self.paint.dim(x)
            for x in self.paint.wrapped(", ".join(artefacts), "     ", fields=True)
        ]

    def hand(self, view: View) -> list[str]:
        """Return the viewer's cards, in a line or more."""
        viewer = view["viewer"]
        if viewer is None:
            return []
        cards = view["state"]["seats"][viewer]["hand"]
        text = f"{self.told.play('hand')} {self.counted(cards)}"
        return self.paint.wrapped(text, "  ", "    ", fields=True)

    def counted(self, cards: Sequence[str]) -> str:
        """Return cards as a list, with duplicates counted."""
        names: list[str] = []
        for id in dict.fromkeys(cards):
            name, count = self.told.name_of("cards", id), cards.count(id)
            names.append(f"{name} ×{count}" if count > 1 else name)
        return ", ".join(names) or "–"

    # -- beside a question --------------------------------------------------------------------

    def beside(self, view: View, kind: str) -> list[str]:
        """Return the battle and the player's hand, where they matter."""
        state = view["state"]
        if state["phase"] != "play":
            return []
        lines = self.battle(state["battle"]) if state["battle"] is not None else []
        if kind in HAND_NEEDED or kind.endswith(HAND_ENDINGS):
            lines += self.hand(view)
        return lines

    def battle(self, battle: dict[str, Any]) -> list[str]:
        """Return the state of a battle: each side's points by source."""
        place = self.names[battle["hex"]]
        lines = [self.paint.bold("  " + self.told.play("battle", place=place))]
        for number, side in enumerate(battle["sides"]):
            parts = [self.told.play("part-knights", n=side["counted"])]
            for part in ("tile", "sceptre", "conflict", "support"):
                if side[part]:
                    parts.append(self.told.play(f"part-{part}", n=side[part]))
            role = self.told.play("attacker" if number == 0 else "defender")
            name = self.paint.seat(side["seat"], self.told.seat(side["seat"]))
            total = self.paint.bold(f"= {side['total']}")
            lines.append(f"    {name} ({role}): {' + '.join(parts)} {total}")
        return lines

    def heading(self, event: Event) -> bool:
        """Start a new paragraph for each turn."""
        return event.message.id in PARAGRAPHS

    def quiet(self, event: Event) -> bool:
        """Leave out the end of a redeployment; what follows makes it clear."""
        return event.message.id in UNSAID

    # -- looking things up --------------------------------------------------------------------

    def place(self, view: View, id: str) -> list[str]:
        """Return what is on a hex."""
        lines: list[str] = []
        for hex in view["state"].get("hexes", []):
            if hex["hex"] == id:
                lines += self.paint.wrapped(self.told.text_of("tile", hex["tile"]), "  ", "    ")
                for key in ("value", "capacity", "knights"):
                    if key in hex:
                        lines.append("    " + self.told.play(f"place-{key}", n=hex[key]))
                if hex["owner"] is not None:
                    name = self.told.seat(hex["owner"])
                    lines.append("    " + self.told.play("place-owner", name=name))
        return lines

    def legend(self, view: View) -> list[str]:
        """Return the components in play, with their texts."""
        state = view["state"]
        if state["phase"] != "play":
            return []
        lines: list[str] = []
        viewer = view["viewer"]
        if viewer is not None:
            lines += self.texts(self.told.play("hand"), "cards", state["seats"][viewer]["hand"])
        for seat in range(view["seats"]):
            owned = [a["id"] for a in state["seats"][seat]["artefacts"]]
            lines.append(self.paint.seat(seat, self.told.seat(seat)))
            lines += self.texts("", "artefacts", owned)
        tiles = [h["tile"] for h in state["hexes"] if h["tile"] != "castle"]
        lines += self.texts(self.told.play("land"), "tile", sorted(set(tiles), key=tiles.index))
        chosen: list[str] = view["settings"]["variants"]
        if chosen:
            lines += self.texts(self.told.play("variants"), "variants", chosen)
        return lines

    def entries(self) -> Sequence[tuple[str, str]]:
        """Return the components that can be looked up."""
        return [entry for entry in super().entries() if entry[0] in LOOKED_UP]


def axial(id: str) -> tuple[int, int]:
    """Return the axial coordinates contained in a hex's id."""
    q, _, r = id.partition(",")
    return int(q), int(r)
