"""Matches of Glory that are kept: what is played, and how they are walked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gonfalon.games.glory.rules.titles.titles import best_claims
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.testing import Golden, Pick, RecordPlan, any_option, play
from tests.games.glory.walks import collecting, eager, search

WON = "won"
FOUND = ("warrior-won", "challenge-met", "rival-beaten")  # ends that nobody comes to by chance
TRIES = 100  # attempts at each stretch of a match that is searched for
DEPTH = 3  # steps at the top of the stack that name a saved state
FIRST_GAME = {"prize": "standard", "goals": "open", "characters": "level_1"}


@dataclass(frozen=True)
class Evening(RecordPlan):
    """What a record is to show, by whom it is played, and how many win."""

    eager: bool = True
    winners: int = 1


def plan(name: str, seats: int, mode: str, ends: str = WON, **more: Any) -> Evening:
    """Return a plan with the settings of several players."""
    settings = {"tournament": mode, **more.pop("settings", {})}
    return Evening(name, seats, ends, settings, **more)


def solo(ends: str, scenario: str, mode: str, level: str, deck: str, **more: Any) -> Evening:
    """Return a plan for the solo game. Searching takes long: such a match is not played again."""
    settings = {"scenario": scenario, "difficulty": level, "opponent_deck": deck}
    name = more.pop("name", f"{ends}-{mode.replace('_', '-')}-{level}")
    return plan(name, 1, mode, ends, settings=settings, repeatable=ends not in FOUND, **more)


JOUST, CITIES = "plaisance", "pas_darmes"

PLANS = (
    plan("two-plaisance", 2, JOUST),
    plan("three-plaisance", 3, JOUST),
    plan("four-plaisance", 4, JOUST),
    plan("two-pas-darmes", 2, CITIES),
    plan("three-pas-darmes", 3, CITIES),
    plan("four-pas-darmes", 4, CITIES),
    plan("two-at-random", 2, JOUST, eager=False),
    plan("four-at-random", 4, CITIES, eager=False),
    plan("first-game", 3, JOUST, settings=FIRST_GAME),
    plan("handicaps", 3, CITIES, settings={"handicaps": ["steed", "armour", "both"]}),
    plan("tied-prestige", 3, JOUST, "won-by-prestige"),
    plan("shared-victory", 2, CITIES, winners=2),
    solo("warrior-lost", "warrior", JOUST, "easy", "basic"),
    solo("warrior-lost", "warrior", JOUST, "medium", "warrior"),
    solo("warrior-lost", "warrior", JOUST, "hard", "righteous"),
    solo("challenge-missed", "lone_challenge", JOUST, "easy", "basic"),
    solo("challenge-missed", "lone_challenge", CITIES, "medium", "warrior"),
    solo("challenge-missed", "lone_challenge", CITIES, "hard", "righteous"),
    solo("rival-ahead", "rivalry", JOUST, "easy", "basic"),
    solo("rival-ahead", "rivalry", CITIES, "medium", "warrior"),
    solo("rival-ahead", "rivalry", CITIES, "hard", "righteous"),
    solo("warrior-won", "warrior", JOUST, "easy", "basic"),
    solo("challenge-met", "lone_challenge", JOUST, "medium", "warrior"),
    solo("challenge-met", "lone_challenge", CITIES, "easy", "basic"),
    solo("rival-beaten", "rivalry", JOUST, "medium", "righteous"),
    solo("rival-beaten", "rivalry", CITIES, "easy", "basic"),
    plan("undo", 3, JOUST, undoing=True),
    solo("rival-ahead", "rivalry", JOUST, "easy", "basic", name="undo-solo", undoing=True),
    plan("everyone", 4, JOUST, policy="everyone"),
    plan("fixed", 3, CITIES, policy="fixed", eager=False),
)


class GloryGolden(Golden):
    """Matches over all set-ups and policies, at random and by a picker that gets on."""

    slug = "glory"
    folder = Path(__file__).parent
    plans = PLANS
    matches = 396
    stride = 5  # both modes and all numbers of players come by turns
    marks = ("phase",)
    phases = frozenset(
        (
            *("setup_do_characters", "setup_do_goals", "setup_do_cards"),
            *("choose-characters", "choose-goals", "give-back-cards"),
            *("round_do_action", "round_do_travel", "round_do_registration"),
            *("round_do_tournament", "round_do_final_travel", "round_do_titles"),
            *("action-phase_do_turn", "take-turn", "take-cards", "go-to-market", "gain-support"),
            *("keep-title", "doing", "choose-one", "choose-relic"),
            *("travel-phase_do_turn", "travel-turn", "play-cards_ask_card"),
            *("play-card_do_show", "play-card_do_effects"),
            *("registration_do_city", "registration_do_joust", "place-shield"),
            *("tournament_do_duels", "pas-darmes_do_duel"),
            *("joust_do_duel", "joust_do_consolation", "joust_do_prize"),
            *("duel_do_pass", "duel_do_recover_ally", "duel_do_recover_relic"),
            *("pass_do_tent", "pass_do_strength", "pass_do_faith"),
            *("pass_do_first_lance", "pass_do_second_lance", "pass_do_relic"),
            *("use-tent-ally", "commit-strength", "reroll-by-faith", "use-lance-ally", "use-relic"),
            *("reroll-by-ring", "ready-one-ally", "ready-one-relic"),
            *("recover-ally", "recover-relic"),
            *("titles-phase_do_settle", "settle-titles_ask_title", "settle-titles_do_duel"),
            *("settle-titles_do_bind_allies", "settle-titles_do_bind_relics"),
            *("bind-allies", "bind-relics"),
        )
    )
    largest = 500_000

    def picking(self, around: int) -> Pick:
        """Play eagerly, at random and for relics by turns."""
        return (eager, any_option, collecting)[around % 3]

    def play(self, plan: RecordPlan, seed: int, content: Content | None = None) -> Match[Any]:
        """Play a plan at random, eagerly, or by search."""
        assert isinstance(plan, Evening)
        m = self.start(plan, seed, content)
        if plan.ends in FOUND:
            return search(m, seed, TRIES)
        return play(m, FastChance(seed), eager if plan.eager else any_option, plan.undoing)

    def suits(self, plan: RecordPlan, m: Match[Any]) -> bool:
        """True if a match ends as it should, with so many winners."""
        assert isinstance(plan, Evening)
        assert m.outcome is not None
        shared = plan.seats == 1 or len(m.outcome.winners) == plan.winners
        return shared and super().suits(plan, m)

    def version(self, m: Match[Any]) -> str:
        """Keep a question for titles of which one requires relics: nobody meets it by chance."""
        decision = m.decisions[0] if m.decisions else None
        if decision is None or decision.kind != "title":
            return ""
        best = best_claims(m.state, decision.seat)["titles"]
        return ".relics" if any(title["relics"] for title in best) else ""

    def shape(self, m: Match[Any]) -> str:
        """Return the last steps of the stack, which may be too deep for a file's name."""
        kinds = sorted({decision.kind for decision in m.decisions})
        return "+".join([*self.steps(m)[-DEPTH:], *(kinds or ["waiting"])])


GOLDEN = GloryGolden()
