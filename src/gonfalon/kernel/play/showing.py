"""Showing a match: the view of one viewer, and the open questions with their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.decision import Explained, Option
from gonfalon.kernel.values.message import Text, bits_of
from gonfalon.kernel.values.shapes import MatchView

if TYPE_CHECKING:
    from gonfalon.drawing.shapes import Sketch
    from gonfalon.kernel.play.match import Match


def view_of(m: Match[T], viewer: int | None) -> MatchView:
    """Return what a seat or a spectator (None) may know, as plain JSON.

    Not only the state is filtered. `waiting` lists every seat of a sealed round's public circle,
    whether or not it has answered, and decisions are shown only to the seat that is asked.
    """
    outcome = m.outcome
    return {
        "game": m.game.slug,
        "seats": m.seats,
        "settings": m.settings,
        "policy": m.policy,
        "viewer": viewer,
        "epoch": m.epoch,
        "turn": m.turn,
        "version": m.version,
        "waiting": bits_of(m.waiting),
        "round": m.round,
        "answered": [text.to_json(m.content.vocabulary) for text in sealed_answers(m, viewer)],
        "undo": [] if viewer is None else m.undoable(viewer),
        "decisions": [
            {"id": d.id, "kind": d.kind, "options": [o.id for o in d.options]}
            for d in m.open_decisions
            if d.seat == viewer
        ],
        "outcome": None if outcome is None else outcome.to_json(m.content.vocabulary),
        "worth": []
        if viewer is None
        else [one.to_json(m.content.vocabulary) for one in m.game.worth(m, viewer)],
        "state": m.game.view(m, viewer),
    }


def sketch_for(m: Match[T], viewer: int | None) -> Sketch | None:
    """Draw what a viewer may know, if the game has a sketch."""
    draw = m.game.sketcher()
    return None if draw is None else draw(m.game.view(m, viewer), m.content.entries.sections)


def svg_for(m: Match[T], viewer: int | None) -> str | None:
    """Return the same as SVG."""
    from gonfalon.drawing.svg import to_svg  # most programs never draw

    sketch = sketch_for(m, viewer)
    return None if sketch is None else to_svg(sketch)


def own_answers(m: Match[T], viewer: int | None) -> list[Option]:
    """Return the viewer's own answers in the open sealed round, and nobody else's."""
    lanes = m.stack[-1] if m.stack else None
    return lanes.given[viewer] if viewer is not None and isinstance(lanes, Lanes) else []


def sealed_answers(m: Match[T], viewer: int | None) -> list[Text]:
    """Return the texts of the viewer's own answers in the open sealed round."""
    lanes = m.stack[-1] if m.stack else None
    if viewer is None or not isinstance(lanes, Lanes) or not lanes.touched >> viewer & 1:
        return []
    lane = lanes.given[viewer]
    asked = cast("Lanes[T]", lanes.clone())  # labels may depend on earlier answers
    found: list[Text] = []
    for place, option in enumerate(lane):
        asked.given[viewer] = lane[:place]
        decision = asked.question(m, viewer, lane[:place])
        if decision is None:
            break
        if len(decision.options) == 1 and not lanes.confirms(m.policy):
            continue
        found.append(asked.label(m, decision, option).text)
    return found


def explanations(m: Match[T], seat: int) -> list[Explained]:
    """Return a seat's open decisions with all options, blocked answers and their rules."""
    if not m.stack:
        return []
    step = m.stack[-1]
    found: list[Explained] = []
    for d in m.open_decisions:
        if d.seat == seat:
            labels = [step.label(m, d, o) for o in d.options]
            shown = Explained(d, step.prompt(m, d), labels, step.blocked(m, d), step.preview(m, d))
            amounts = step.amounts(m, d)
            shown.amounts = None if amounts is None else amounts.to_json()
            found.append(shown)
    return found


def summary(m: Match[T]) -> str:
    """Return a one-line summary for `repr`. It reveals hidden options; do not send it to users."""
    if m.outcome is None:
        state = f"turn {m.turn}, {m.open_decisions}"
    else:
        state = f"over, scores {m.outcome.scores}"
    return f"{m.game.slug}, {m.seats} seats, {state}"
