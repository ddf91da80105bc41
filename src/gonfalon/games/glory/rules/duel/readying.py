"""Turning spent tokens face up: by a tent ally (GLO-DEC-16), and after a defeat (GLO-DUEL-27).

The refresh phase is `rules/city/refresh.py`.
"""

from __future__ import annotations

from gonfalon.games.glory.model.messages import duel as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.duel import Duel, Pass
from gonfalon.games.glory.rules.duel.question import DuelQuestion
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Message, Text


def ready_ally(m: Match[GloryState], seat: int, kind: int, message: Message) -> None:
    """Turn a spent ally face up."""
    board = m.state.boards[seat]
    board.spent_allies[kind] -= 1
    board.allies[kind] += 1
    m.emit(message, seat, kind)


def ready_relic(m: Match[GloryState], seat: int, kind: int, message: Message) -> None:
    """Turn a spent relic face up."""
    board = m.state.boards[seat]
    board.spent_relics[kind] -= 1
    board.relics[kind] += 1
    m.emit(message, seat, kind)


def ally_candidates(m: Match[GloryState], duel: Duel, duellist: int) -> list[int]:
    """Return the allies used in this duel that are spent now, tent allies included."""
    spent = m.state.boards[duel.side(duellist)].spent_allies
    return [kind for kind in sorted(set(duel.used_allies[duellist])) if spent[kind]]


def relic_candidates(m: Match[GloryState], duel: Duel, duellist: int) -> list[int]:
    """Return the relics used in this duel that are spent now."""
    spent = m.state.boards[duel.side(duellist)].spent_relics
    return [kind for kind in sorted(set(duel.used_relics[duellist])) if spent[kind]]


class AllyToReady(DuelQuestion):
    """Which spent ally to turn face up."""

    __slots__ = ()

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Name the ally."""
        ally = f"ally:{m.state.content.allies.ids[option.value]}"
        return Label(Text(say.READY_ALLY, option.value), (ally,))


class RelicToReady(DuelQuestion):
    """Which spent relic to turn face up."""

    __slots__ = ()

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Name the relic."""
        relic = f"relic:{m.state.content.relics[option.value]}"
        return Label(Text(say.READY_RELIC, option.value), (relic,))


class ReadyOneAlly(AllyToReady):
    """The Lady-in-Waiting readies an ally, but not herself (GLO-DEC-16, GLO-ALLY-07)."""

    __slots__ = ()
    NAME = "glory.ready-one-ally"
    KIND = "duel-ready-ally"

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the spent allies; of the kind that is being used, one does not count."""
        content = m.state.content
        used = m.enclosing(Pass).using
        for kind, count in enumerate(m.state.boards[self.side].spent_allies):
            if count > (1 if kind == used else 0):
                found.append(content.duel_options.ready_ally[kind])
            elif count and why is not None:
                id = content.allies.ids[kind]
                why.append(Blocked(id, "GLO-ALLY-07", Text(say.NOT_ITSELF, kind), (f"ally:{id}",)))

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Ready the ally."""
        self.answered = True
        ready_ally(m, seat, option.value, say.ALLY_READIED)

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_READY_ALLY)


class ReadyOneRelic(RelicToReady):
    """The Hermit readies a relic (GLO-DEC-16)."""

    __slots__ = ()
    NAME = "glory.ready-one-relic"
    KIND = "duel-ready-relic"

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the spent relics."""
        for kind, count in enumerate(m.state.boards[self.side].spent_relics):
            if count:
                found.append(m.state.content.duel_options.ready_relic[kind])

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Ready the relic."""
        self.answered = True
        ready_relic(m, seat, option.value, say.RELIC_READIED)

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_READY_RELIC)


class RecoverAlly(AllyToReady):
    """The loser readies one ally used in this duel (GLO-DEC-23).

    A single candidate is taken without asking (GLO-RUL-13).
    """

    __slots__ = ()
    NAME = "glory.recover-ally"
    KIND = "duel-recover-ally"

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the candidates."""
        duel = m.enclosing(Duel)
        for kind in ally_candidates(m, duel, duel.duellist(self.side)):
            found.append(m.state.content.duel_options.recover_ally[kind])

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Ready the ally."""
        self.answered = True
        ready_ally(m, seat, option.value, say.ALLY_RECOVERED)

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_RECOVER_ALLY)


class RecoverRelic(RelicToReady):
    """The loser readies one relic used in this duel (GLO-DEC-24).

    A single candidate is taken without asking (GLO-RUL-13).
    """

    __slots__ = ()
    NAME = "glory.recover-relic"
    KIND = "duel-recover-relic"

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the candidates."""
        duel = m.enclosing(Duel)
        for kind in relic_candidates(m, duel, duel.duellist(self.side)):
            found.append(m.state.content.duel_options.recover_relic[kind])

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Ready the relic."""
        self.answered = True
        ready_relic(m, seat, option.value, say.RELIC_RECOVERED)

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_RECOVER_RELIC)
