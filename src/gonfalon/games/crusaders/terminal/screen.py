"""Crusaders as text: the boards, a battle while it lasts, and what can be looked up or typed."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.rules.losses.effect_choices import ChooseOne, PayForEffect
from gonfalon.games.crusaders.terminal.table import ROMAN, CrusadersTable
from gonfalon.kernel.values.decision import Label
from gonfalon.kernel.values.message import Event
from gonfalon.speech import flowing
from gonfalon.terminal.screen import View

PARAGRAPHS: Final = (
    "event-round-begins",
    "event-raid-begins",
    "event-order-begins",
    "event-reinforced-order-begins",
    "event-battle",
    "event-saracen-battle",
)
EXPLAINED: Final = (
    "tactic",
    "saracen",
    "building",
    "spy",
    "governor",
    "bull",
    "rescript",
)
STARTS: Final = ("keep-bull", "first-governor", "plan", "turn", "march-target", "raid-target")
"""Decisions that need the full display."""


class CrusadersScreen(CrusadersTable):
    """Draws Crusaders from a view, so it shows only what a seat may know."""

    def board(self, view: View) -> list[str]:
        """Return the map, the cross, tracks and markets, then a paragraph for each board."""
        state = view["state"]
        lines = [*self.head(state), *self.map(state)]
        if state["round"]:
            lines += ["", *self.cross(state)]
        lines += ["", *self.tracks(state), *self.raids(state["saracens"]["raids"])]
        lines += ["", *self.markets(state["markets"]), ""]
        for seat in state["order"] or range(len(state["boards"])):
            lines += self.side(state["boards"][seat], state, view["viewer"] == seat)
        return lines

    def outline(self, view: View) -> list[str]:
        """Return the battle that is fought, or the raid."""
        state = view["state"]
        if state["battle"]:
            return self.battle(state["battle"])
        now = state["saracens"]["now"]
        return self.raids([now]) if now else []

    # -- boards -----------------------------------------------------------------------------------

    def side(self, board: dict[str, Any], state: dict[str, Any], own: bool) -> list[str]:
        """Return a board: the viewer's own in several lines, another one in a single paragraph."""
        told, seat = self.told, board["seat"]
        name = told.seat(seat)
        head = f"{name} ({told.name_of('states', board['state'])}): " + told.play(
            "crusaders-player",
            coins=board["coins"],
            income=board["income"],
            units=board["units"],
            lands=board["holy_lands"],
        )
        if board["influence"] is not None:
            head += f", {told.play('crusaders-influence', influence=board['influence'])}"
        if board["out"]:
            head += f"; {told.play('crusaders-out')}"
        mark = self.paint.symbol("►", ">") if state["active"] == seat else " "
        rows = [self.headed(key, items) for key, items in self.rows(board, own).items() if items]
        if not own:
            head, rows = "; ".join([head, *rows]), []
        lines = self.paint.wrapped(head, f"{mark} ", "     ", fields=True)
        for row in rows:
            lines += self.paint.wrapped(row, "     ", "       ", fields=True)
        lines[0] = lines[0].replace(name, self.paint.seat(seat, name), 1)
        return lines

    def rows(self, board: dict[str, Any], own: bool) -> dict[str, list[str]]:
        """Return the lists that make up a board, by heading."""
        told = self.told
        used = f" ({told.play('crusaders-used')})"
        return {
            "crusaders-goods": self.goods(board["goods"]),
            "crusaders-own-buildings": [
                told.name_of("buildings", one["building"]) + (used if one["used"] else "")
                for one in board["buildings"]
            ],
            "crusaders-spies": [
                f"{told.name_of('spies', one['spy'])} {self.paint.symbol('→', '->')} "
                f"{told.seat(one['watches'])}" + (used if one["used"] else "")
                for one in board["spies"]
            ],
            "crusaders-idle-spies": self.held("spies", board["spies_in_hand"]),
            "crusaders-own-tactics": self.held("tactics", self.learned(board["tactics"], own)),
            "crusaders-rescripts": self.held("rescripts", board["rescripts"]),
            "crusaders-bulls": [self.bull(bull) for bull in board["bulls"]["known"]],
            "crusaders-supply": self.supply(board["bishops"]),
        }

    def goods(self, goods: dict[str, dict[str, int]]) -> list[str]:
        """Return the goods of a warehouse that are ready, and how many are spent or blocked."""
        found: list[str] = []
        for good, counts in goods.items():
            rest = [
                f"{self.told.play(f'crusaders-{key}')} {counts[key]}"
                for key in ("spent", "blocked")
                if counts[key]
            ]
            if rest or counts["ready"]:
                text = f"{self.told.name_of('goods', good)} {counts['ready']}"
                found.append(text + (f" ({', '.join(rest)})" if rest else ""))
        return found

    def held(self, section: str, cards: dict[str, Any]) -> list[str]:
        """Return the cards of a hand that the viewer knows, and how many others there are."""
        found = self.names(section, cards["known"])
        others = cards["count"] - len(found)
        if others:
            found.append(self.told.play("crusaders-others", count=others) if found else str(others))
        return found

    def learned(self, tactics: dict[str, Any], own: bool) -> dict[str, Any]:
        """Return a hand of tactics; of another player's only those that had to be learned."""
        cards = self.match.content.entries.section("tactics")
        known = [id for id in tactics["known"] if own or cards[id]["deck"] != "starting"]
        return {"count": tactics["count"], "known": known}

    def bull(self, bull: dict[str, Any]) -> str:
        """Return a bull, with what it is worth now to its owner: the better goal counts."""
        name = self.told.name_of("bulls", bull["bull"])
        worths = [goal["worth"] for goal in bull["goals"]]
        return f"{name} ({self.told.play('crusaders-worth', n=max(worths))})" if worths else name

    def supply(self, bishops: dict[str, Any]) -> list[str]:
        """Return the bishops off the map, by level for their owner."""
        if bishops["levels"] is None:
            return [str(bishops["count"])]
        return [f"{ROMAN[level]} ×{n}" for level, n in enumerate(bishops["levels"], 1)]

    # -- battles ----------------------------------------------------------------------------------

    def battle(self, battle: dict[str, Any]) -> list[str]:
        """Return both sides of a battle and the cards that lie open."""
        told = self.told
        text = told.play(
            "crusaders-battle",
            city=told.name_of("cities", battle["city"]),
            manoeuvre=battle["manoeuvre"],
            manoeuvres=battle["manoeuvres"],
            marker=battle["marker"],
        )
        lines = [self.paint.bold(line) for line in self.paint.wrapped(text, "  ", "    ")]
        for fighter in battle["fighters"]:
            lines += self.paint.wrapped(self.fighter(fighter), "    ", "      ")
        for card in battle["cards"]:
            marks = [told.play(f"crusaders-{key}") for key in ("protected", "taken") if card[key]]
            if card["cancelled"]:
                marks.insert(0, told.play(f"crusaders-no-{card['cancelled']}"))
            more = f" ({', '.join(marks)})" if marks else ""
            text = f"{self.holder(card['side'])}: {self.card(card['card'])}{more}"
            lines += self.paint.wrapped(text, "    ", "      ")
        return lines

    def fighter(self, fighter: dict[str, Any]) -> str:
        """Return one side of a battle: units, walls, bonus, losses and cards."""
        told = self.told
        text = told.play(
            "crusaders-fighter",
            units=fighter["units"],
            walls=fighter["walls"],
            bonus=fighter["bonus"],
            losses=fighter["losses"],
            hand=fighter["hand"],
        )
        found = f"{self.holder(fighter['side'])}: {text}"
        if fighter["known"]:
            found += f" ({', '.join(map(self.card, fighter['known']))})"
        if fighter["covers"]:
            found += f"; {told.play('crusaders-covers', count=fighter['covers'])}"
        if fighter["known_covers"]:
            found += f" ({', '.join(map(self.card, fighter['known_covers']))})"
        return found

    def card(self, component: str) -> str:
        """Return the name of a card given as a component."""
        kind, _, id = component.partition(":")
        return self.told.name_of(kind, id)

    def beside(self, view: View, kind: str) -> list[str]:
        """Return what a card says of which a half is cancelled, or effects to choose or pay for."""
        battle = view["state"]["battle"]
        if kind == "cancel-half" and battle and battle["cards"]:
            word, _, id = battle["cards"][-1]["card"].partition(":")
            return self.paint.wrapped(self.told.text_of(word, id), "  ", "    ")
        step = self.match.stack[-1] if self.match.stack else None
        if isinstance(step, ChooseOne):
            parts = [part.texts() for part in step.choice(self.match).parts]
            long = any(len(part) > 1 for part in parts)  # short ones are their own labels
            texts = [(f"  {at}. ", part) for at, part in enumerate(parts, 1) if long]
        elif isinstance(step, PayForEffect):
            texts = [("  ", self.match.state.content.combinators[step.number].texts())]
        else:
            return []
        lines: list[str] = []
        for mark, effects in texts:
            lines += self.paint.wrapped(flowing([self.told.event(text) for text in effects]), mark)
        return lines

    # -- looking things up ------------------------------------------------------------------------

    def legend(self, view: View) -> list[str]:
        """Return the components in play, with their texts."""
        state, told = view["state"], self.told
        markets, boards = state["markets"], state["boards"]
        shown: dict[str, list[str]] = {
            "events": [state["event"]["event"]] if state["event"]["event"] else [],
            "governors": [
                city["governor"]["governor"] for city in state["cities"] if city["governor"]
            ],
        }
        for section in ("buildings", "tactics"):
            shown[section] = [id for market in markets[section].values() for id in market["cards"]]
        shown["governors"] += markets["governors"]["cards"]
        for board in boards:
            shown["buildings"] += [one["building"] for one in board["buildings"]]
            shown["tactics"] += board["tactics"]["known"]
            shown.setdefault("spies", []).extend(one["spy"] for one in board["spies"])
            shown["spies"] += board["spies_in_hand"]["known"]
            shown.setdefault("rescripts", []).extend(board["rescripts"]["known"])
            shown.setdefault("bulls", []).extend(one["bull"] for one in board["bulls"]["known"])
        lines: list[str] = []
        for section, ids in shown.items():
            if ids:
                lines += self.texts(told.play(f"crusaders-about-{section}"), section, ids)
        return lines

    def example(self, view: View) -> str:
        """Return the name of a tactic in the market."""
        markets = view["state"]["markets"]["tactics"].values()
        cards = [card for market in markets for card in market["cards"]]
        return self.told.name_of("tactics", cards[0]) if cards else super().example(view)

    # -- answers ----------------------------------------------------------------------------------

    def details(self, kind: str, label: Label) -> list[str]:
        """Return what a card does."""
        touched = [component.partition(":") for component in label.touches]
        return [self.told.does(word, id) for word, _, id in touched if word in EXPLAINED]

    def number(self, kind: str, id: str) -> int | None:
        """Let cities have their number on the map."""
        cities = list(self.match.content.entries.section("cities"))
        return 1 + cities.index(id) if id in cities else super().number(kind, id)

    def moment(self, view: View, kind: str) -> Any:
        """Show everything once, at the start of each of the player's turns."""
        state = view["state"]
        if kind not in STARTS or state["battle"]:
            return None
        order = [(turn["order"], turn["reinforced"]) for turn in state["turns"]]
        return (state["round"], state["phase"], view["turn"], order)

    def fingerprint(self, view: View, kind: str) -> Any:
        """Show a battle or a raid again whenever something in it has changed."""
        state = view["state"]
        return str(state["battle"] or state["saracens"]["now"] or "") or None

    def heading(self, event: Event) -> bool:
        """Start a new paragraph for each round, raid, order and battle."""
        return event.message.id in PARAGRAPHS
