"""Matches of Medieval Mastery that are kept: what is played, and how they are walked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.testing import Pick, RecordPlan
from tests.games.golden import FormerGolden
from tests.games.mastery.walks import pick

POINTS, TEAM, SIEGE, LIMIT = "won-by-points", "won-by-team", "won-by-siege", "ended-by-limit"


def plan(name: str, seats: int, ends: str = POINTS, *variants: str, **more: Any) -> RecordPlan:
    """Return a plan; what RecordPlan itself does not know is a setting."""
    own = {field: more.pop(field) for field in ("policy", "undoing") if field in more}
    return RecordPlan(name, seats, ends, {"variants": list(variants), **more}, **own)


PLANS = (
    plan("two", 2),
    plan("three", 3),
    plan("four", 4),
    plan("five", 5),
    plan("six", 6),
    plan("castles-chosen", 3, castles="choose"),
    plan("castles-named", 2, castles=["castle_touraine", "castle_nivernais"]),
    plan("siege-castle-falls", 2, SIEGE, "castle_siege"),
    plan("siege-of-five", 5, SIEGE, "castle_siege"),
    plan("siege-won-by-points", 3, POINTS, "castle_siege"),
    plan("ruthlessness", 4, POINTS, "ruthlessness"),
    plan("skirmish", 2, POINTS, "skirmish"),
    plan("disorder", 3, POINTS, "disorder"),
    plan("pairs-of-four", 4, TEAM, "loyalty"),
    plan("pairs-of-six", 6, TEAM, "loyalty", team_mode="pairs_6"),
    plan("triples-of-six", 6, TEAM, "loyalty", team_mode="triples_6"),
    plan("siege-ruthlessness-disorder", 4, SIEGE, "castle_siege", "ruthlessness", "disorder"),
    plan(
        "siege-ruthlessness-skirmish-disorder",
        6,
        POINTS,
        *("castle_siege", "ruthlessness", "skirmish", "disorder"),
    ),
    plan("skirmish-disorder", 5, POINTS, "skirmish", "disorder"),
    plan("ruthlessness-skirmish", 3, POINTS, "ruthlessness", "skirmish"),
    plan("pairs-skirmish", 4, TEAM, "loyalty", "skirmish"),
    plan(
        "pairs-ruthlessness-disorder",
        6,
        TEAM,
        *("loyalty", "ruthlessness", "disorder"),
        team_mode="pairs_6",
    ),
    plan(
        "triples-ruthlessness-skirmish-disorder",
        6,
        TEAM,
        *("loyalty", "ruthlessness", "skirmish", "disorder"),
        team_mode="triples_6",
    ),
    plan("round-limit", 4, LIMIT, round_limit=2),
    plan("round-limit-pairs", 4, LIMIT, "loyalty", round_limit=1),
    plan("undo", 2, undoing=True),
    plan("undo-triples", 6, LIMIT, "loyalty", team_mode="triples_6", round_limit=3, undoing=True),
    plan("everyone", 4, policy="everyone"),
    plan("everyone-pairs-undo", 4, TEAM, "loyalty", policy="everyone", undoing=True),
    plan("fixed", 3, policy="fixed"),
    plan("fixed-siege", 4, SIEGE, "castle_siege", policy="fixed"),
)


class Mastery(FormerGolden):
    """Matches over all set-ups and policies, walked at random."""

    slug = "mastery"
    folder = Path(__file__).parent
    plans = PLANS
    matches = 416  # four of each set-up
    marks = ("phase", "why", "siege", "fighting", "played", "touched")
    phases = frozenset(
        (
            *("setup", "advance", "redeploy", "fracture", "corrupt", "arrange", "recycle"),
            *("equalise", "conflict-cards", "support-cards", "support-cards_played"),
            *("arrange_touched", "turn_phase1", "turn_phase2", "top-card_phase1"),
            *("use-crown_phase0", "use-crown_phase2", "use-crown_phase3"),
            *("battle_phase3", "battle_phase4", "battle_phase5", "battle_phase7", "battle_phase9"),
            *(f"battle_phase{step}_siege" for step in (3, 4, 5, 7)),
            *("response_why0", "response_why1", "response_why2", "conflict-cards_touched"),
            *("response_why0_touched", "response_why1_touched", "response_why2_touched"),
            *("conquest", "conquest_fighting"),
            *("optional-discard_why0", "optional-discard_why1_fighting"),
            *("optional-discard_why2", "optional-discard_why2_fighting"),
        )
    )

    def picking(self, around: int) -> Pick:
        """Play by a picker that likes to get on."""
        return pick

    def version(self, m: Match[Any]) -> str:
        """Keep an early state of a small match, and a late one of a match of teams."""
        teams = "loyalty" in m.settings["variants"]
        late = teams and m.turn > 3 * m.seats and "touched" not in self.shape(m)
        return ".late" if late else ".early"


GOLDEN = Mastery()
