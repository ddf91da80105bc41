"""What an advance would lead to, in numbers that every player could work out.

Each number of knights is played on a copy. It stops when cards come into play, so a battle is
previewed in two parts: both sides before the cards, and the conquest if the attacker wins.
"""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.content import ORB, SCEPTRE
from gonfalon.games.mastery.model.shapes import (
    AdvancePreview,
    ArtefactsPreview,
    Change,
    ConquestPreview,
    CountPreview,
    SidePreview,
)
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.battle.fight import ATTACKER, DEFENDER, Battle
from gonfalon.games.mastery.rules.board.ending import side_points
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import OVER, Preview, preview
from gonfalon.kernel.values.decision import Decision, Option


def target_preview(m: Match[MasteryState], decision: Decision, option: Option) -> AdvancePreview:
    """Return what an advance onto a hex would mean with each legal number of knights (MM-ADV-05).

    With only one legal number, that question is skipped.
    """
    chosen = preview(m, decision, option)
    played = [([option.id], chosen)]
    if not chosen.events:  # the knights have not moved yet
        played = counts_played(chosen.match, chosen.match.open_decisions[0], [option.id])
    return advance_preview(m.state, decision.seat, option.value, played)


def count_preview(m: Match[MasteryState], decision: Decision, hex: int) -> AdvancePreview:
    """Return the same once the hex is chosen and the number of knights is asked for."""
    return advance_preview(m.state, decision.seat, hex, counts_played(m, decision, []))


def counts_played(
    m: Match[MasteryState], decision: Decision, before: list[str]
) -> list[tuple[list[str], Preview[MasteryState]]]:
    """Play every number of knights; return each with its answers, of which `before` come first."""
    return [([*before, o.id], preview(m, decision, o)) for o in decision.options]


def advance_preview(
    state: MasteryState, seat: int, hex: int, played: list[tuple[list[str], Preview[MasteryState]]]
) -> AdvancePreview:
    """Return what the played advances mean."""
    defender = state.owner[hex]
    battle = fought(played[0][1])
    return {
        "hex": state.content.hex_names[hex],
        "there": state.knights[state.castle(seat)],
        "defender": None if defender < 0 else defender,
        "siege": battle is not None and battle.siege,
        "tie": state.content.number["tie_margin"],
        "artefacts": concerned(state, battle),
        "counts": [one_count(state, seat, hex, answers, ahead) for answers, ahead in played],
    }


def fought(played: Preview[MasteryState]) -> Battle | None:
    """Return the battle in which an advance has stopped."""
    for step in played.match.stack:
        if isinstance(step, Battle):
            return step
    return None


def concerned(state: MasteryState, battle: Battle | None) -> ArtefactsPreview:
    """Return the artefacts that would apply before the cards, after a win and after a loss."""
    if battle is None:
        return {"before": [], "won": [], "lost": []}
    before = battle.applicable(state, SCEPTRE)
    battle.winner = DEFENDER
    lost = battle.applicable(state, ORB)
    battle.winner = ATTACKER
    won = battle.applicable(state, ORB)
    names = state.content.artefacts
    return {
        "before": [names[a] for a in before],
        "won": [names[a] for a in won],
        "lost": [names[a] for a in lost],
    }


def one_count(
    state: MasteryState, seat: int, hex: int, answers: list[str], played: Preview[MasteryState]
) -> CountPreview:
    """Return what an advance with one number of knights means."""
    (sent,) = [event.args[3] for event in played.events if event.message is say.ADVANCED]
    battle = fought(played)
    siege = battle is not None and battle.siege
    return {
        "count": sent,
        "answers": answers,
        "left": state.knights[state.castle(seat)] - sent,
        "sides": None if battle is None else before_cards(played.match, battle),  # MM-ADV-07
        "won": None if siege else conquest(state, seat, hex, sent, played),
    }


def before_cards(m: Match[MasteryState], battle: Battle) -> list[SidePreview]:
    """Return both sides' battle points from knights, tile and sceptres (MM-BAT-01).

    A sceptre that makes both sides count the larger number is taken to be used if that helps its
    owner; what it adds is counted as coming from the sceptre.
    """
    m.unwind(battle)
    applies = battle.applicable(m.state, SCEPTRE)
    raised = [0, 0]
    for side in (ATTACKER, DEFENDER):
        artefact = m.state.artefacts[battle.sides[side]][SCEPTRE]
        effect = m.state.content.artefact_effect[artefact]
        if effect.OP == "add_points":
            battle.apply_artefact(m, SCEPTRE, side)
        elif effect.OP == "equalise_knights" and artefact in applies and not any(raised):
            raised[side] = max(0, battle.counted[1 - side] - battle.counted[side])
    return [
        {
            "seat": battle.sides[side],
            "knights": battle.counted[side],
            "tile": battle.from_tile[side],
            "sceptre": battle.from_sceptre[side] + raised[side],
            "total": battle.total(side) + raised[side],
        }
        for side in (ATTACKER, DEFENDER)
    ]


def conquest(
    state: MasteryState, seat: int, hex: int, sent: int, played: Preview[MasteryState]
) -> ConquestPreview:
    """Return the result of conquering a hex with `sent` knights; a battle is taken as won.

    The discards that the tile offers are counted whatever the hand, which a battle will change.
    """
    m = played.match
    battle = fought(played)
    if battle is not None:
        battle.winner = ATTACKER
        battle.goto("do_territory")
        played.play()
    while played.stopped != OVER:
        played.skip()
    after = m.state
    offered = [
        e
        for e in state.content.tile_effects[state.tile[hex]]
        if e.when == "on_conquest" and not m.over
    ]
    castle = state.castle(seat)
    changes: list[Change] = [
        {"seat": s, "from": side_points(state, s), "to": side_points(after, s)}
        for s in range(state.rules.seats)
    ]
    return {
        "stay": after.knights[hex],
        "gained": after.knights[castle] - (state.knights[castle] - sent),
        "discards": sum([e.n for e in offered if e.OP == "discard_choice"]),
        "points": [change for change in changes if change["from"] != change["to"]],
        "wins": m.over,
    }
