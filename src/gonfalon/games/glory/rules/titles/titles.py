"""The titles phase (GLO-TTL)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.games.glory.model.constants import NONE, RESOURCES
from gonfalon.games.glory.model.messages import titles as say
from gonfalon.games.glory.model.state import TITLES, GloryState
from gonfalon.games.glory.model.title_options import CLAIMING_NO_MORE
from gonfalon.games.glory.model.tournament_shapes import BestTitlesPreview
from gonfalon.games.glory.rules.board.ending import title_glory
from gonfalon.games.glory.rules.board.gains import gain_glory
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.games.glory.rules.duel.foes import BRAVE
from gonfalon.games.glory.rules.titles.best_titles import Need, best_titles, bindings
from gonfalon.games.glory.rules.titles.binding import (
    BindAllies,
    BindRelics,
    bind_goods,
    bind_named_allies,
)
from gonfalon.games.glory.rules.titles.claim_all import claim_answers
from gonfalon.games.glory.rules.titles.title_conditions import (
    claimable,
    free_allies,
    free_relics,
    refusal,
    titles_of,
)
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER, Procedure
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def fulfil_title(m: Match[GloryState], side: int, title: int) -> None:
    """Let a side score a title (GLO-TTL-08)."""
    state = m.state
    glory = title_glory(state, side, title)
    state.boards[side].titles.append(title)
    m.emit(say.TITLE_FULFILLED, side, title, glory)
    gain_glory(m, side, glory)


def best_claims(state: GloryState, seat: int) -> BestTitlesPreview:
    """Return the best set of titles that a player can claim together now (GLO-TTL-12).

    It shows the player's own goals. Titles that need a duel are listed apart. `answers` is empty.
    """
    titles, board = state.content.titles, state.boards[seat]
    open = [title for title in titles_of(state, seat) if claimable(state, seat, title)]
    certain = [title for title in open if not titles.duel[title]]
    needs = [
        Need(
            title_glory(state, seat, title),
            titles.goods[title],
            titles.allies[title],
            titles.any_allies[title],
            titles.any_relics[title],
        )
        for title in certain
    ]
    allies, relics = free_allies(board), free_relics(board)
    chosen = best_titles(needs, board.goods, allies, relics)
    return {
        "titles": [
            {
                "title": titles.ids[certain[binding.place]],
                "glory": needs[binding.place].glory,
                "goods": dict(zip(RESOURCES, needs[binding.place].goods, strict=True)),
                "allies": [state.content.allies.ids[kind] for kind in binding.allies],
                "relics": [state.content.relics[kind] for kind in binding.relics],
            }
            for binding in bindings(needs, chosen, allies, relics)
        ],
        "glory": sum([needs[place].glory for place in chosen]),
        "duels": [titles.ids[title] for title in open if titles.duel[title]],
        "answers": [],
    }


@declared
class SettleTitles(Procedure[GloryState]):
    """One player claims titles, one at a time, in any order, and stops at will (GLO-TTL-03)."""

    NAME = "glory.settle-titles"
    PHASES = (
        "ask_title",
        "do_reveal",
        "do_bind_allies",
        "do_bind_relics",
        "do_duel",
        "do_fulfil",
    )

    seat: int = 0
    title: int = later(NONE)  # being claimed
    lost: bool = later(False)  # the duel for it

    def ask_title(self, m: Match[GloryState]) -> Decision | None:
        """Ask for the next title (GLO-DEC-26).

        Without any that can be claimed nothing is asked, unless the player has secret goals left:
        to stop for him would tell the others that none of these is met.
        """
        state = m.state
        options = [
            state.content.title_options.title[title]
            for title in titles_of(state, self.seat)
            if claimable(state, self.seat, title)
        ]
        public = state.open_goals or not state.goals(self.seat).cards
        if not options and public:
            return None
        return Decision(self.seat, "title", [*options, CLAIMING_NO_MORE], public)

    def take_title(self, m: Match[GloryState], option: Option) -> None:
        """Note the title that is claimed."""
        if option is not CLAIMING_NO_MORE:
            self.title = option.value

    def do_reveal(self, m: Match[GloryState]) -> None:
        """Show a claimed goal (GLO-TTL-02), and set aside what can be set aside without asking.

        Goals that are not claimed are never shown (GLO-TTL-03).
        """
        state, seat, title = m.state, self.seat, self.title
        if title == NONE:
            self.goto(OVER)
            return
        if title in state.public_titles:
            m.emit(say.TITLE_CLAIMED, seat, title)
        else:
            m.reveal(state.packs[TITLES], state.goals(seat), title)
            m.emit(say.GOAL_REVEALED, seat, title)
        bind_goods(m, seat, title)
        bind_named_allies(m, seat, title)

    def do_bind_allies(self, m: Match[GloryState]) -> None:
        """Set aside allies of any kind."""
        count = m.state.content.titles.any_allies[self.title]
        if count:
            m.call(BindAllies(self.seat, self.title, count))

    def do_bind_relics(self, m: Match[GloryState]) -> None:
        """Set aside relics of any kind."""
        count = m.state.content.titles.any_relics[self.title]
        if count:
            m.call(BindRelics(self.seat, self.title, count))

    def do_duel(self, m: Match[GloryState]) -> None:
        """Fight for the title at once, with what is not bound (GLO-TTL-10, GLO-TTL-05).

        What it uses up is gone for other titles; spent tokens can still be bound (GLO-TTL-11).
        """
        self.lost = False
        if m.state.content.titles.duel[self.title]:
            m.barrier()  # claiming it cannot be undone (GLO-DEC-26)
            m.call(FightDuel(self.seat, BRAVE, self.title))

    def returned(self, m: Match[GloryState], child: Step[GloryState]) -> None:
        """Note how the duel ended."""
        if isinstance(child, FightDuel):
            self.lost = child.winner != 0

    def do_fulfil(self, m: Match[GloryState]) -> None:
        """Score the title, unless its duel was lost; then ask for the next one."""
        if self.lost:
            m.state.boards[self.seat].failed.append(self.title)
            m.emit(say.TITLE_LOST, self.seat, self.title)
        else:
            fulfil_title(m, self.seat, self.title)
        self.title = NONE
        self.goto("ask_title")

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the question, with the most glory that is certain."""
        return Text(say.ASK_TITLE, best_claims(m.state, self.seat)["glory"])

    def preview(self, m: Match[GloryState], decision: Decision) -> Mapping[str, Any] | None:
        """Return the best set of titles; nothing is claimed for a player (GLO-TTL-12)."""
        best = best_claims(m.state, self.seat)
        best["answers"] = claim_answers(m, self.seat, best["titles"])
        return best

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        state = m.state
        if option is CLAIMING_NO_MORE:
            return Label(Text(say.NO_MORE_TITLES))
        glory = title_glory(state, self.seat, option.value)
        touched = (f"title:{option.id}",)
        duel = state.content.titles.duel[option.value]
        if duel:
            return Label(Text(say.FIGHT_FOR_TITLE, option.value, glory, duel[0], duel[1]), touched)
        return Label(Text(say.CLAIM_TITLE, option.value, glory), touched)

    def blocked(self, m: Match[GloryState], decision: Decision) -> list[Blocked]:
        """Say of every other title of the player why it cannot be claimed."""
        state = m.state
        seen = titles_of(state, self.seat)
        scored = [title for title in state.boards[self.seat].titles if title not in seen]
        lost = [title for title in state.boards[self.seat].failed if title not in seen]
        found = [refusal(state, self.seat, title) for title in [*seen, *scored, *lost]]
        return [blocked for blocked in found if blocked is not None]


@declared
class TitlesPhase(Procedure[GloryState]):
    """All sides settle their titles, one after the other (GLO-TTL-01, GLO-RUL-34)."""

    NAME = "glory.titles-phase"
    PHASES = ("do_settle",)

    at: int = later(0)  # the next place on the initiative track

    def do_settle(self, m: Match[GloryState]) -> None:
        """Let the next side settle its titles."""
        state = m.state
        if self.at == len(state.order):
            return
        side = state.order[self.at]
        self.at += 1
        self.again()
        state.active = side
        m.turn += 1
        state.sides[side].settle_titles(m)


TITLE_STEP_CLASSES: Final[tuple[type[Step[Any]], ...]] = (
    TitlesPhase,
    SettleTitles,
    BindAllies,
    BindRelics,
)
