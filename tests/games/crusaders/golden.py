"""Matches of Crusaders that are kept: what is played, and how they are walked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gonfalon.games.crusaders.game import Crusaders
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.testing import Golden, Pick, RecordPlan, any_option, play
from tests.games.crusaders.walks import (
    DEFEAT,
    ERA,
    HEGEMONY,
    RIGHTEOUSNESS,
    martial,
    preaching,
    reasons,
    search,
    zealous,
)

WON, CONDITIONS, HOLINESS = "won", "won-by-conditions", "won-by-holiness"
STRETCH, TRIES = 60, 150  # answers at the end of a match that are tried again, and how often
PAIRS = [settings["states"] for seats, settings in Crusaders().setups(Crusaders().load())[:16:4]]


@dataclass(frozen=True)
class Evening(RecordPlan):
    """What a record is to show, how it is played, and which condition ends it ("": any)."""

    pick: Pick = any_option
    reason: str = ""


def plan(name: str, seats: int, ends: str = WON, **more: Any) -> Evening:
    """Return a plan. Searching takes long: such a match is not played again."""
    return Evening(name, seats, ends, repeatable=ends != CONDITIONS, **more)


PLANS = (
    *(plan(f"two-{a}-{b}", 2, settings={"states": [a, b]}) for a, b in PAIRS),
    plan("three", 3, pick=martial),
    plan("four", 4, pick=zealous),
    plan("three-at-random", 3),
    plan("four-at-random", 4),
    plan("hegemony", 2, pick=martial, reason=HEGEMONY),
    plan("righteousness", 4, pick=preaching, reason=RIGHTEOUSNESS),
    plan("defeat", 3, pick=martial, reason=DEFEAT),
    plan("end-of-the-era", 4, pick=martial, reason=ERA),
    plan("tied-conditions", 2, CONDITIONS),
    plan("tied-holiness", 2, HOLINESS),
    plan("tied-holiness-of-three", 3, HOLINESS),
    plan("first-game", 3, settings={"first_game": True}),
    plan("experienced-bulls", 2, settings={"first_game": True, "bulls": 2}),
    plan("one-bull", 2, settings={"bulls": 1}),
    plan("undo", 3, undoing=True),
    plan("undo-of-two", 2, pick=zealous, undoing=True),
    plan("everyone", 4, policy="everyone"),
    plan("fixed", 3, policy="fixed", pick=zealous),
)


@dataclass(frozen=True)
class Found:
    """A state on the way: a measure of its size, the steps of its stack, and its text."""

    size: int
    steps: list[str]
    text: str


class CrusadersGolden(Golden):
    """Matches over all set-ups and policies, at random, by armies and by bishops."""

    slug = "crusaders"
    folder = Path(__file__).parent
    plans = PLANS
    matches = 810
    stride = 7  # tables of all sizes come by turns; the number of set-ups is no multiple of 7
    marks = ("phase",)
    phases = frozenset(
        (
            *("activation_do_token", "battle-end_ask_governor", "battle-end_ask_part"),
            *("battle-end_do_governor", "battle-end_do_part", "battle-end_do_retreat"),
            "battle-end_do_destruction",
            *("battle-end_do_trophies", "battle_ask_saracen_player", "battle_do_bazaar"),
            *("battle_do_end", "battle_do_manoeuvre", "bishop-actions", "block-goods", "bombard"),
            *("bribe-coins", "capture-by-raid_do_city", "capture-by-raid_do_retreat"),
            *("check-holy-land", "choose-blocked-rival", "choose-capital"),
            *("choose-first-governor", "choose-one", "city-lost_do_capital", "city-lost_do_goods"),
            *("discard-active-spies", "discard-buildings", "discard-rescripts", "discard-tactics"),
            *("doing", "draw-spies_ask_play", "erect_do_pick", "events-phase_do_effect"),
            *("events-phase_do_raids", "flee-to", "free-upgrade", "give-up-good"),
            *("hire_ask_extra", "hire_do_pay", "hire_do_place", "holiness-bonuses_do_bishops"),
            *("holiness-bonuses_do_limit", "keep-bulls", "learn-of-order_do_discard"),
            *("learn-of-order_do_pick", "learn-tactics_do_discard", "learn-tactics_do_pick"),
            *("levy-units", "lose-bishops", "lose-governors", "lose-rescripts", "lose-units"),
            *("make-room", "manoeuvre_ask_cancel", "manoeuvre_ask_card", "manoeuvre_do_after"),
            *("manoeuvre_do_before", "manoeuvre_do_bottom", "manoeuvre_do_top", "march-units"),
            *("march_ask_target", "march_do_battle", "march_do_pay", "march_do_units"),
            *("move-units", "pay-for-effect", "payment", "pick-card_ask_card"),
            *("pick-card_ask_shown", "pick-card_do_pay", "pick-card_do_take", "place-units"),
            *("planning_ask_place", "play-rescript_do_play", "prayer_ask_points"),
            *("prayer_do_move", "prayer_do_pay", "raid_do_compare", "raid_do_rescripts"),
            *("raids_ask_target", "raids_do_raid", "raze-levels", "raze-own", "reinforce-from"),
            *("remove-bishop-of", "remove-rival-bishop", "replace-governor", "rescript-window"),
            *("resolve-half_do_part", "restore-goods", "retreat-from-raid", "retreat-to"),
            *("round_do_activation", "round_do_events", "round_do_planning", "secret-march-units"),
            *("setup_do_bulls", "setup_do_governors", "spy-reactions_ask_spy", "take-back-tactic"),
            *("take-governor_do_pick", "turn_ask_after", "turn_ask_part", "turn_do_resolve"),
            *("upgrade_ask_city", "upgrade_do_pay", "use-bazaar"),
        )
    )
    silent = frozenset({"income", "lose-tactics"})  # happens by itself; no card of the box does it
    largest = 800_000  # what everybody may know of hidden cards takes most of it

    def picking(self, around: int) -> Pick:
        """Play at random, for battles and for bishops by turns."""
        return (any_option, martial, zealous)[around % 3]

    def play(self, plan: RecordPlan, seed: int, content: Content | None = None) -> Match[Any]:
        """Play a plan with its picker, or by search."""
        assert isinstance(plan, Evening)
        m = self.start(plan, seed, content)
        if plan.ends == CONDITIONS:
            return search(m, seed, plan.ends, STRETCH, TRIES)
        return play(m, FastChance(seed), plan.pick, plan.undoing)

    def suits(self, plan: RecordPlan, m: Match[Any]) -> bool:
        """True if a match ends as it should, and by this condition alone."""
        assert isinstance(plan, Evening)
        by_reason = not plan.reason or reasons(m.state) == {plan.reason}
        return by_reason and super().suits(plan, m)

    def shape(self, m: Match[Any]) -> str:
        """Return the last step of the stack and what it asks; stacks differ too much."""
        kinds = sorted({decision.kind for decision in m.decisions})
        return "+".join([*self.steps(m)[-1:], *(kinds or ["waiting"])])

    def saved_files(self) -> dict[str, str]:
        """Return a few of the states that the walks come through: early ones, since states grow.

        One for every shape, and one more for every step that none of these has in its stack.
        """
        found: dict[str, Found] = {}
        for m in self.walks():
            shape, steps = self.shape(m), self.steps(m)
            size = m.seats * m.beat  # what is known of hidden cards grows
            for key in (shape, *(f"{shape}.{step}" for step in steps)):
                if key not in found or size < found[key].size:
                    found[key] = Found(size, steps, self.text(m))
        kept = {key for key in found if "." not in key}
        shown = {step for key in kept for step in found[key].steps}
        for key in sorted(found, key=lambda key: found[key].size):
            if "." in key and key.partition(".")[2] not in shown:
                kept.add(key)
                shown.update(found[key].steps)
        return {f"{key}.json": f"{found[key].text}\n" for key in kept}


GOLDEN = CrusadersGolden()
