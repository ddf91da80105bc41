"""Matches of Medieval Mastery that are kept: what is played, and how they are walked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gonfalon
from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance import FastChance
from gonfalon.kernel.match import Match
from tests.games.golden import POLICIES, Golden, Plan
from tests.games.mastery.walks import one_input

POINTS, TEAM, SIEGE, LIMIT = "won-by-points", "won-by-team", "won-by-siege", "ended-by-limit"
ROUNDS = 4  # matches for each option set


def plan(name: str, seats: int, ends: str = POINTS, *variants: str, **more: Any) -> Plan:
    """Return a plan; what Plan itself does not know is an option."""
    own = {field: more.pop(field) for field in ("policy", "undoing") if field in more}
    return Plan(name, seats, ends, {"variants": list(variants), **more}, **own)


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


class Mastery(Golden):
    """Matches over all option sets and policies, walked at random."""

    slug = "mastery"
    plans = PLANS
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
    largest = 400_000

    def one_input(self, m: Match[Any], picker: FastChance, undoing: bool = False) -> None:
        """Answer a question, close a round that waits for nobody, or take something back."""
        one_input(m, picker, undoing)

    def walks(self) -> Iterator[Match[Any]]:
        """Give matches of every option set, with every policy."""
        sets = GAME.setups(GAME.load())
        for number in range(len(sets) * ROUNDS):
            seats, options = sets[number % len(sets)]
            policy = POLICIES[(number + number // len(sets)) % len(POLICIES)]
            m = gonfalon.new("mastery", seats, options, number, policy=policy)
            picker = FastChance(number)
            while not m.over:
                yield m
                self.one_input(m, picker)

    def version(self, m: Match[Any]) -> str:
        """Keep an early state of a small match, and a late one of a match of teams."""
        teams = "loyalty" in m.settings["variants"]
        late = teams and m.turn > 3 * m.seats and "touched" not in self.shape(m)
        return ".late" if late else ".early"


GOLDEN = Mastery()
