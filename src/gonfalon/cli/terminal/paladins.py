"""The table of Paladins of the West Kingdom as text: the king's cards, the rows, the boards."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.cli.terminal.screen import Screen, View
from gonfalon.kernel.message import Event

PARAGRAPHS: Final = ("event-round-begins",)
NOTHING: Final = "–"
STARTS: Final = ("action", "paladin", "tavern", "start")  # questions that want the whole table


class PaladinsScreen(Screen):
    """Drawn from a view, so it shows what a seat may know."""

    def board(self, view: View) -> list[str]:
        """Return the middle of the table, then a paragraph for each board."""
        table = view["table"]
        if not table["boards"]:
            return []
        lines = self.outline(view)
        for board in table["boards"]:
            lines += ["", *self.side(board, table)]
        return lines

    def outline(self, view: View) -> list[str]:
        """Return the middle of the table: round, king's cards, both rows."""
        table = view["table"]
        viewer = view["viewer"] or 0
        reach = table["boards"][viewer]["reach"]
        told = self.told
        orders = [
            f"{told.name_of('actions', slot['action'])} {slot['points']}"
            for slot in table["orders"]
            if slot["order"] is not None
        ]
        favours = [
            told.name_of("kings_favours", slot["favour"])
            + (f" ({told.name_of('workers', slot['worker'])})" if slot["worker"] else "")
            for slot in table["favours"]
            if slot["favour"] is not None
        ]
        head = told.play(
            "paladins-round", round=table["round"], rounds=table["rounds"], tax=table["tax"]
        )
        return [
            *([self.paint.bold(f"  {head}")] if table["round"] else []),
            *self.listed("paladins-orders", orders),
            *self.listed("paladins-favours", favours),
            *self.listed("paladins-townsfolk", self.row("townsfolk", table, reach)),
            *self.listed("paladins-outsiders", self.row("outsiders", table, reach)),
        ]

    def row(self, section: str, table: dict[str, Any], reach: dict[str, Any]) -> list[str]:
        """Return the cards of a row, by slot, each with the silver it asks of the viewer."""
        return [
            f"[{slot}] {self.told.name_of(section, id)} {price}"
            for slot, (id, price) in enumerate(zip(table[section], reach[section], strict=True), 1)
            if id is not None
        ]

    def listed(self, key: str, items: list[str]) -> list[str]:
        """Return a line with its heading, wrapped."""
        text = f"{self.told.play(key)} {', '.join(items) or NOTHING}"
        return self.paint.wrapped(text, "  ", "    ")

    def side(self, board: dict[str, Any], table: dict[str, Any]) -> list[str]:
        """Return a board: goods, tracks, workers, what has been done, and the crew."""
        told, side = self.told, board["side"]
        name = told.seat(side)
        goods = told.play(
            "paladins-player",
            points=board["points"],
            silver=board["silver"],
            provisions=board["provisions"],
            suspicion=len(board["suspicion"]),
            unpaid=board["unpaid"],
            paid=board["paid"],
        )
        if board["passed"]:
            goods += f"; {told.play('paladins-passed')}"
        mark = self.paint.symbol("►", ">") if table["active"] == side else " "
        lines = self.paint.wrapped(f"{name}: {goods}", f"{mark} ", "     ")
        lines[0] = lines[0].replace(name, self.paint.seat(side, name), 1)
        tracks: list[str] = []
        for id, value in board["track"].items():
            boosted = board["effective"][id]
            more = f" ({boosted})" if boosted != value else ""
            tracks.append(f"{told.name_of('attributes', id)} {value}{more}")
        workers = [
            f"{told.name_of('workers', id)} {count}"
            for id, count in board["workers"].items()
            if count
        ]
        if board["automa"] and table["automa"] is not None:
            workers = [str(table["automa"]["workers"])]
        done = [
            f"{told.name_of('actions', id)} {action['times']}"
            for id, action in board["actions"].items()
            if action["times"] and id != "recruit"
        ]
        lines += self.paint.wrapped(", ".join(tracks), "     ")
        lines += self.paint.wrapped(self.headed("paladins-workers", workers), "     ")
        lines += self.paint.wrapped(self.headed("paladins-done", done), "     ")
        cards = [told.name_of("townsfolk", id) for id in board["crew"]]
        if board["paladin"] is not None:
            cards.insert(0, told.name_of("paladins", board["paladin"]))
        if cards:
            text = self.headed("paladins-crew", cards)
            lines += [self.paint.dim(line) for line in self.paint.wrapped(text, "     ")]
        return lines

    def headed(self, key: str, items: list[str]) -> str:
        """Return a list with its heading."""
        return f"{self.told.play(key)} {', '.join(items) or NOTHING}"

    def moment(self, view: View, kind: str) -> Any:
        """Show everything once at the start of each own turn."""
        table = view["table"]
        return (table["round"], view["turn"]) if kind in STARTS else None

    def heading(self, event: Event) -> bool:
        """A round begins a new paragraph."""
        return event.message.id in PARAGRAPHS


SCREEN = PaladinsScreen
