"""Glory as text: the city, the tournament, the mats, and a duel while it is fought."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.glory.model.constants import ACTIONS
from gonfalon.kernel.values.decision import Label
from gonfalon.kernel.values.message import Event
from gonfalon.terminal.screen import Screen, View

PARAGRAPHS: Final = (
    "event-round-begins",
    "event-travel-begins",
    "event-final-travel-begins",
    "event-city-begins",
    "event-stage-begins",
    "event-duel-player",
    "event-duel-knight",
    "event-duel-card",
    "event-duel-title",
    "event-duel-opponent",
)
EXPLAINED: Final = ("action", "ally", "relic", "travel", "title", "character", "event")
STARTS: Final = ("action", "travel", "shield", "title", "character", "goal", "give-back")
NOTHING: Final = "–"
LEVELS: Final = ("–", "I", "II", "III", "IV")
STATES: Final = ("ready", "spent", "bound")


class GloryScreen(Screen):
    """Draws Glory from a view, so it shows only what a seat may know."""

    def board(self, view: View) -> list[str]:
        """Return the city and the tournament, then a paragraph for each mat."""
        state = view["state"]
        if not state["round"]:
            return []
        lines = [*self.city(state), *self.tournament(state)]
        for side in state["order"]:
            lines += ["", *self.mat(state["mats"][side], state)]
        return lines

    def outline(self, view: View) -> list[str]:
        """Return the duel, if one is fought."""
        duel = view["state"]["duel"]
        return self.duel(duel) if duel else []

    # -- the table ----------------------------------------------------------------------------

    def city(self, state: dict[str, Any]) -> list[str]:
        """Return round and events, places that are taken, allies, travel cards and titles."""
        told, city = self.told, state["city"]
        head = told.play("glory-round", round=state["round"])
        events = [told.name_of("events", id) for id in (city["event"], city["next_event"]) if id]
        if city["hired"]:
            events[0] += f" ({told.name_of('allies', city['hired'])})"
        taken = [
            f"{told.name_of('actions', id)} {len(space['pawns'])}/{space['circles']}"
            for id, space in city["actions"].items()
            if space["circles"] and space["pawns"]
        ]
        track = [
            f"[{at}] {told.name_of('allies', slot['ally'])} {slot['price']}"
            for at, slot in enumerate(city["track"], 1)
            if slot["ally"]
        ]
        lines = [self.paint.bold(f"  {head}"), *self.listed("glory-events", events)]
        if taken:
            lines += self.listed("glory-taken", taken)
        lines += self.listed("glory-track", track)
        for type, cards in city["display"].items():
            names = [told.name_of("travel", card) for card in cards]
            lines += self.listed(f"glory-{type}", names)
        titles = [self.public_title(title) for title in city["public_titles"]]
        return lines + self.listed("glory-titles", titles)

    def public_title(self, title: dict[str, Any]) -> str:
        """Return a public title with its glory."""
        glory = title["claims"][0]["glory"] if title["claims"] else 0
        return f"{self.told.name_of('titles', title['title'])} {glory}"

    def tournament(self, state: dict[str, Any]) -> list[str]:
        """Return the bracket, a duel on each line, or the knights of each city."""
        board = state["tournament"]
        if board["bracket"] is None:
            return [line for city in board["cities"] for line in self.in_city(city)]
        bracket = board["bracket"]
        drawn = [duel for duel in bracket["duels"] if duel["left"] or duel["right"]]
        heading = self.told.play("glory-bracket")
        lines = [f"  {heading}" if drawn else f"  {heading} {NOTHING}"]
        for duel in drawn:
            lines += self.paint.wrapped(self.pairing(duel), "    ", "      ")
        if bracket["prize"]:
            lines += self.listed("glory-prize", [self.told.text_of("prizes", bracket["prize"])])
        return lines

    def pairing(self, duel: dict[str, Any]) -> str:
        """Return both sides of a duel of the bracket, and who has won it."""
        text = f"{self.standing(duel['left'])} : {self.standing(duel['right'])}"
        if not duel["winner"]:
            return text
        winner = self.standing(duel["winner"], bare=True)
        return f"{text} {self.paint.symbol('→', '->')} {winner}"

    def standing(self, place: dict[str, Any] | None, bare: bool = False) -> str:
        """Return who stands on a place of the bracket; `bare`: without numbers."""
        if place is None:
            return NOTHING
        if place["knight"] is None:
            return self.told.seat(place["side"])
        id = place["knight"]
        return self.told.name_of("knights", id) if bare else self.knight(id)

    def knight(self, id: str) -> str:
        """Return a knight with attack, prestige and glory."""
        fields = self.match.content.entries.section("knights")[id]
        numbers = f"{fields['attack']}/{fields['prestige']}/{fields['glory']}"
        return f"{self.told.name_of('knights', id)} {numbers}"

    def in_city(self, city: dict[str, Any]) -> list[str]:
        """Return the knights of a city, with those who have challenged them."""
        knights = [
            self.knight(place["knight"])
            + (
                f" ({self.told.seat(place['challenger'])})"
                if place["challenger"] is not None
                else ""
            )
            for place in city["knights"]
        ]
        text = f"{self.told.name_of('cities', city['city'])}: {', '.join(knights) or NOTHING}"
        return self.paint.wrapped(text, "  ", "    ", fields=True)

    # -- mats ---------------------------------------------------------------------------------

    def mat(self, mat: dict[str, Any], state: dict[str, Any]) -> list[str]:
        """Return a mat: goods and levels, then tokens, cards and goals."""
        told, side = self.told, mat["side"]
        name = told.seat(side)
        if mat["virtual"]:
            goods = told.play("glory-opponent", glory=mat["glory"], pawns=mat["pawns"])
        else:
            goods = told.play(
                "glory-player",
                glory=mat["glory"],
                pawns=mat["pawns"],
                **mat["goods"],
                steed=LEVELS[mat["levels"]["steed"]],
                armour=LEVELS[mat["levels"]["armour"]],
            )
        mark = self.paint.symbol("►", ">") if state["active"] == side else " "
        lines = self.paint.wrapped(f"{name}: {goods}", f"{mark} ", "     ", fields=True)
        lines[0] = lines[0].replace(name, self.paint.seat(side, name), 1)
        for key, items in self.rows(mat).items():
            if items:
                lines += self.paint.wrapped(
                    self.headed(key, items), "     ", "       ", fields=True
                )
        return lines

    def rows(self, mat: dict[str, Any]) -> dict[str, list[str]]:
        """Return the lists that make up a mat, by heading."""
        told = self.told
        found = {
            "glory-allies": self.tokens("allies", "ally", mat["allies"]),
            "glory-relics": self.tokens("relics", "relic", mat["relics"]),
            "glory-prestige": [
                told.name_of("prestige", token["prestige"])
                + ("" if token["ready"] else f" ({told.play('glory-spent')})")
                for token in mat["prestige"]
            ],
            "glory-played": [told.name_of("travel", card) for card in mat["played"]],
            "glory-fulfilled": [told.name_of("titles", title) for title in mat["titles"]],
        }
        hidden = mat["hidden"]
        if hidden is not None:
            held = [told.name_of("travel", card) for card in hidden["cards"]]
            found["glory-hand"] = held or [str(sum(hidden["hand"].values()))]
            goals = [told.name_of("titles", goal["title"]) for goal in hidden["goals"]["known"]]
            found["glory-goals"] = goals or [str(hidden["goals"]["count"])]
        return found

    def tokens(self, section: str, word: str, rows: list[dict[str, Any]]) -> list[str]:
        """Return tokens by kind, and how many of them are spent or bound to a title."""
        found: list[str] = []
        for row in rows:
            total = sum(row[state] for state in STATES)
            text = self.told.name_of(section, row[word]) + (f" {total}" if total > 1 else "")
            rest = [
                f"{self.told.play(f'glory-{state}')} {row[state]}"
                for state in STATES[1:]
                if row[state]
            ]
            found.append(text + (f" ({', '.join(rest)})" if rest else ""))
        return found

    # -- duels --------------------------------------------------------------------------------

    def duel(self, duel: dict[str, Any]) -> list[str]:
        """Return both sides of a duel: passes won, attack, prestige, dice."""
        lines: list[str] = []
        for duellist in duel["duellists"]:
            numbers = self.told.play(
                "glory-duellist",
                won=duellist["won"],
                attack=duellist["attack"],
                prestige=duellist["prestige"],
            )
            dice = [
                self.told.name_of("die_face", die["id"]) + ("*" if die["counts"] else "")
                for die in duellist["dice"]
            ]
            more = f"; {', '.join(dice)}" if dice else ""
            text = f"{self.duellist(duellist)}: {numbers}{more}"
            lines += self.paint.wrapped(text, "  ", "    ", fields=True)
        return lines

    def duellist(self, duellist: dict[str, Any]) -> str:
        """Return the name of one side of a duel."""
        if duellist["seat"] is not None:
            return self.told.seat(duellist["seat"])
        word, _, id = duellist["component"].partition(":")
        return self.told.name_of(word, id)

    # -- looking things up --------------------------------------------------------------------

    def legend(self, view: View) -> list[str]:
        """Return the components in play, with their texts."""
        state = view["state"]
        city = state["city"]
        lines: list[str] = []
        mine = [mat["hidden"]["cards"] for mat in state["mats"] if mat["hidden"]]
        for section, ids in (
            ("events", [id for id in (city["event"], city["next_event"]) if id]),
            ("allies", [slot["ally"] for slot in city["track"] if slot["ally"]]),
            ("travel", [card for cards in (*city["display"].values(), *mine) for card in cards]),
            ("titles", [title["title"] for title in city["public_titles"]]),
        ):
            lines += self.texts(self.told.play(f"glory-about-{section}"), section, ids)
        return lines

    def example(self, view: View) -> str:
        """Return the name of an ally on the track."""
        track = [slot["ally"] for slot in view["state"]["city"]["track"] if slot["ally"]]
        return self.told.name_of("allies", track[0]) if track else super().example(view)

    # -- answers ------------------------------------------------------------------------------

    def details(self, kind: str, label: Label) -> list[str]:
        """Return what a card or token does."""
        touched = [component.partition(":") for component in label.touches]
        return [self.told.does(word, id) for word, _, id in touched if word in EXPLAINED]

    def number(self, kind: str, id: str) -> int | None:
        """Let actions keep their number for the whole match."""
        if kind == "action" and id in ACTIONS:
            return 1 + ACTIONS.index(id)
        return super().number(kind, id)

    def listed(self, key: str, items: list[str]) -> list[str]:
        """Return a list with its heading, wrapped."""
        return self.paint.wrapped(self.headed(key, items), "  ", "    ", fields=True)

    def headed(self, key: str, items: list[str]) -> str:
        """Return a list with its heading."""
        return f"{self.told.play(key)} {', '.join(items) or NOTHING}"

    def moment(self, view: View, kind: str) -> Any:
        """Show everything once, at the start of each of the player's turns."""
        return (view["state"]["round"], view["turn"], kind) if kind in STARTS else None

    def fingerprint(self, view: View, kind: str) -> Any:
        """Show a duel again whenever something in it has changed."""
        duel = view["state"]["duel"]
        return None if duel is None else str(duel["duellists"])

    def heading(self, event: Event) -> bool:
        """Start a new paragraph for each round, phase and duel."""
        return event.message.id in PARAGRAPHS
