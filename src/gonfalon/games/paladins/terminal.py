"""Paladins of the West Kingdom as text: the king's cards, the rows, the boards."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.model.constants import ACTIONS
from gonfalon.kernel.values.decision import Label
from gonfalon.kernel.values.message import Event
from gonfalon.terminal.screen import Screen, View

PARAGRAPHS: Final = ("event-round-begins",)
NUMBERED: Final = ("start", "recruit", "free-recruit", "attack", "convert", "suspicion")
"""Decisions whose option ids are numbers already: a slot in a row, or a count."""

EXPLAINED: Final = ("townsfolk", "outsider", "paladin", "favour", "absolve_space")
UNCOUNTED: Final = ("recruit", "develop")  # the crew and the workshops are listed by themselves
NOTHING: Final = "–"
STARTS: Final = ("action", "paladin", "start")  # decisions that need the full display


class PaladinsScreen(Screen):
    """Draws Paladins from a view, so it shows only what a seat may know."""

    def board(self, view: View) -> list[str]:
        """Return the shared area, then a paragraph for each board."""
        state = view["state"]
        if not state["boards"]:
            return []
        lines = self.outline(view)
        for board in state["boards"]:
            lines += ["", *self.side(board, state)]
        return lines

    def outline(self, view: View) -> list[str]:
        """Return the shared area: round, king's cards, both rows."""
        state = view["state"]
        viewer = view["viewer"] or 0
        reach = state["boards"][viewer]["reach"]
        told = self.told
        orders = [
            f"{told.name_of('actions', slot['action'])} {slot['points']}"
            for slot in state["orders"]
            if slot["order"] is not None
        ]
        favours = [
            told.name_of("kings_favours", slot["favour"])
            + (f" ({told.name_of('workers', slot['worker'])})" if slot["worker"] else "")
            for slot in state["favours"]
            if slot["favour"] is not None
        ]
        head = told.play(
            "paladins-round", round=state["round"], rounds=state["rounds"], tax=state["tax"]
        )
        return [
            *([self.paint.bold(f"  {head}")] if state["round"] else []),
            *self.listed("paladins-orders", orders),
            *self.listed("paladins-favours", favours),
            *self.listed("paladins-townsfolk", self.row("townsfolk", state, reach)),
            *self.listed("paladins-outsiders", self.row("outsiders", state, reach)),
        ]

    def row(self, section: str, state: dict[str, Any], reach: dict[str, Any]) -> list[str]:
        """Return the cards in a row by slot, each with the silver it costs the viewer."""
        return [
            f"[{slot}] {self.told.name_of(section, id)} {price}"
            for slot, (id, price) in enumerate(zip(state[section], reach[section], strict=True), 1)
            if id is not None
        ]

    def listed(self, key: str, items: list[str]) -> list[str]:
        """Return a list with its heading, wrapped."""
        text = f"{self.told.play(key)} {', '.join(items) or NOTHING}"
        return self.paint.wrapped(text, "  ", "    ", fields=True)

    def side(self, board: dict[str, Any], state: dict[str, Any]) -> list[str]:
        """Return a board: goods, tracks, workers, actions done, and the crew."""
        told, side, automa = self.told, board["side"], board["automa"]
        name = told.seat(side)
        goods = told.play(
            "paladins-automa" if automa else "paladins-player",
            points=board["points"],
            silver=board["silver"],
            provisions=board["provisions"],
            suspicion=len(board["suspicion"]),
            unpaid=board["unpaid"],
            paid=board["paid"],
        )
        if board["passed"]:
            goods += f"; {told.play('paladins-passed')}"
        mark = self.paint.symbol("►", ">") if state["active"] == side else " "
        lines = self.paint.wrapped(f"{name}: {goods}", f"{mark} ", "     ", fields=True)
        lines[0] = lines[0].replace(name, self.paint.seat(side, name), 1)
        tracks: list[str] = []
        for id, value in board["track"].items():
            boosted = board["effective"][id]
            more = f" ({boosted})" if boosted != value else ""
            tracks.append(f"{told.name_of('attributes', id)} {value}{more}")
        lines += self.paint.wrapped(", ".join(tracks), "     ", fields=True)
        for key, items in self.rows(board, state["automa"] if automa else None).items():
            if items or key in ("workers", "done"):
                text = self.headed(f"paladins-{key}", items)
                lines += self.paint.wrapped(text, "     ", "       ", fields=True)
        cards = [told.name_of("townsfolk", id) for id in board["crew"]]
        if board["paladin"] is not None:
            cards.insert(0, told.name_of("paladins", board["paladin"]))
        if cards:
            text = self.headed("paladins-crew", cards)
            crew = self.paint.wrapped(text, "     ", "       ", fields=True)
            lines += map(self.paint.dim, crew)
        return lines

    def rows(self, board: dict[str, Any], automa: dict[str, Any] | None) -> dict[str, list[str]]:
        """Return the lists that make up a board, by heading."""
        told = self.told
        actions = {told.name_of("actions", id): a for id, a in board["actions"].items()}
        counted = {name: sum(action.get("workshops", ())) for name, action in actions.items()}
        found = {
            "workers": self.numbered("workers", board["workers"]),
            "placed": [
                f"{name} ({', '.join(told.name_of('workers', w) for w in action['workers'] if w)})"
                for name, action in actions.items()
                if any(action["workers"])
            ],
            "workshops": [f"{name} {count}" for name, count in counted.items() if count],
            "done": [
                f"{told.name_of('actions', id)} {action['times']}"
                for id, action in board["actions"].items()
                if action["times"] and id not in UNCOUNTED
            ],
        }
        if automa is not None:
            found["workers"] = [str(automa["workers"])]
            found["placed"] = [f"{n} {a['placed']}" for n, a in actions.items() if a.get("placed")]
            found["used"] = [told.name_of("actions", id) for id in automa["used"]]
            found["marker"] = [f"{automa['position']}/{automa['positions']}"]
            found["schemes"] = [told.name_of("scheme_cards", id) for id in automa["schemes"]]
        return found

    def numbered(self, section: str, counts: dict[str, int]) -> list[str]:
        """Return the names of components with their counts, leaving out zeros."""
        return [f"{self.told.name_of(section, id)} {n}" for id, n in counts.items() if n]

    # -- looking things up --------------------------------------------------------------------

    def legend(self, view: View) -> list[str]:
        """Return the components in play, with their texts."""
        state, told = view["state"], self.told
        if not state["boards"]:
            return []
        lines: list[str] = []
        for section, key, ids in (
            ("kings_orders", "orders", [slot["order"] for slot in state["orders"]]),
            ("kings_favours", "favours", [slot["favour"] for slot in state["favours"]]),
            ("townsfolk", "townsfolk", state["townsfolk"]),
            ("outsiders", "outsiders", state["outsiders"]),
        ):
            shown = [id for id in ids if id is not None]
            if shown:
                lines += self.texts(told.play(f"paladins-about-{key}"), section, shown)
        for board in state["boards"]:
            own = self.texts("", "paladins", [board["paladin"]] if board["paladin"] else [])
            for section, ids in (("townsfolk", "crew"), ("outsiders", "converted")):
                own += self.texts("", section, board[ids])
            if own:
                lines += [self.paint.seat(board["side"], told.seat(board["side"])), *own]
        return lines

    def example(self, view: View) -> str:
        """Return the name of a card in the townsfolk row."""
        row = [id for id in view["state"]["townsfolk"] if id is not None]
        return self.told.name_of("townsfolk", row[0]) if row else super().example(view)

    # -- answers ------------------------------------------------------------------------------

    def details(self, kind: str, label: Label) -> list[str]:
        """Return what a card does, or what a mode of an action gives."""
        touched = [component.partition(":") for component in label.touches]
        found = [self.told.does(word, id) for word, _, id in touched if word in EXPLAINED]
        if kind == "mode" and label.preview is not None:
            lines = label.preview["gains"] + label.preview["then"]
            if lines:
                found.append("; ".join(map(self.gains, lines)))
        return found

    def gains(self, line: dict[str, Any]) -> str:
        """Return one line of the rewards, with the card that adds it."""
        effects = ", ".join(map(self.gain, line["effects"]))
        if line["card"] is None:
            return effects
        return f"{self.told.name_of(*line['card'].split(':', 1))}: {effects}"

    def gain(self, effect: dict[str, Any]) -> str:
        """Return the text of an effect given as JSON."""
        message = f"effect-{effect['op']}"
        names = self.told.messages[message].names
        words = {"n": effect["n"], "worker": effect.get("type"), "attribute": effect.get("attr")}
        return self.told.told(message, {name: words[name] for name in names})

    def number(self, kind: str, id: str) -> int | None:
        """Number cards in the rows by slot; actions keep their number for the whole match."""
        if kind in NUMBERED and id.isdecimal():
            return int(id)
        if kind == "action" and id in ACTIONS:
            return 1 + ACTIONS.index(id)
        if kind == "action" and id.startswith("favour:"):
            return len(ACTIONS) + int(id.removeprefix("favour:"))
        return super().number(kind, id)

    def headed(self, key: str, items: list[str]) -> str:
        """Return a list with its heading."""
        return f"{self.told.play(key)} {', '.join(items) or NOTHING}"

    def moment(self, view: View, kind: str) -> Any:
        """Show everything once, at the start of each of the player's turns."""
        state = view["state"]
        return (state["round"], view["turn"]) if kind in STARTS else None

    def heading(self, event: Event) -> bool:
        """Start a new paragraph for each round."""
        return event.message.id in PARAGRAPHS
