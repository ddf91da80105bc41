"""A match is played to its end under the version of the rules it began with."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import pytest

from gonfalon.kernel.chance.chance import FastChance, ProvableChance
from gonfalon.kernel.content.versions import RulesVersion, check_versions
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Rehearsal
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.records.record import parse_record, record_of, replay
from gonfalon.kernel.records.saving import digest, from_json, to_json
from gonfalon.kernel.values.decision import Option
from gonfalon.kernel.values.errors import KernelError, NotInstalled, RecordError
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import Setting
from tests.kernel.tiny import chain
from tests.kernel.tiny.chain import ChainState

ONE = RulesVersion(1, "2026-01-01", "The first version.")
TWO = RulesVersion(2, "2026-02-01", "A hit brings gold.", ("CHA-HIT",))
GONE = RulesVersion(1, "2026-01-01", "The first version.", played=False)


class Blow(chain.Blow):
    """Under version 2, a hit brings gold."""

    __slots__ = ()

    def take(self, m: Match[ChainState], seat: int, option: Option) -> None:
        if m.rules >= 2:
            m.state.gold += 1
        super().take(m, seat, option)

    def clone(self) -> Blow:
        return Blow()


class Battle(chain.Battle):
    """A battle of these blows."""

    __slots__ = ()

    def run(self, m: Match[ChainState]) -> bool:
        """Call the next blow."""
        if self.routed or not self.blows:
            m.done()
            return True
        self.blows -= 1
        m.then(Blow(), chain.Pause())
        return True

    def clone(self) -> Battle:
        return Battle(self.blows, self.routed)


class NewerSettings(chain.ChainSettings):
    """One more setting than before."""

    weather: Annotated[str, Setting("fair")]


class Newer(chain.Chain):
    """The same game with a second version, in which blows are worth gold."""

    versions: ClassVar[tuple[RulesVersion, ...]] = (ONE, TWO)
    settings: ClassVar[Settings[Any]] = Settings(NewerSettings)

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[ChainState, Step[ChainState]]:
        """Begin with a battle."""
        state, _ = super().start(content, seats, options)
        return state, Opening()

    def steps(self) -> dict[str, type[Step[ChainState]]]:
        """Return all steps, with other blows."""
        return {**super().steps(), "opening": Opening, "battle": Battle, "blow": Blow}


class Older(Newer):
    """The game before there was a second version."""

    versions = (ONE,)
    settings = chain.Chain.settings


class Later(Newer):
    """The game after the first version was dropped."""

    versions = (GONE, TWO)


class Opening(chain.Begin):
    """A battle, then the end."""

    NAME = "opening"
    __slots__ = ()

    def run(self, m: Match[ChainState]) -> bool:
        """Hand over."""
        m.done()
        m.then(Battle(2), chain.End())
        return True

    def clone(self) -> Opening:
        return Opening()


def begun(played: Newer, rules: int = 0, **settings: Any) -> Match[ChainState]:
    """Begin a match in which two blows are struck."""
    chance = ProvableChance(b"versions", played.chance_names(2))
    return played.new(2, chance, settings, rules=rules)


def fought(m: Match[ChainState]) -> int:
    """Strike until the match is over; return the gold."""
    while not m.over:
        m.choose(m.decisions[0].id, "hit")
    return m.state.gold


def test_new_matches_begin_under_the_newest_version() -> None:
    assert Newer().rules_version == begun(Newer()).rules == 2
    assert fought(begun(Newer())) == 3
    assert fought(begun(Older())) == 1


def test_a_running_match_ends_under_its_version() -> None:
    """Whatever copies are made of it on the way."""
    old = begun(Older())
    old.choose(old.decisions[0].id, "hit")
    loaded: Match[ChainState] = from_json(to_json(old), None, Newer())
    assert loaded.rules == loaded.clone().rules == loaded.imagine(0, FastChance(1)).rules == 1
    assert Rehearsal(loaded, 0).rules == 1
    assert fought(loaded.clone()) == fought(loaded) == fought(old) == 1
    assert digest(loaded) == digest(old)


def test_undo_does_not_change_the_version() -> None:
    loaded: Match[ChainState] = from_json(to_json(begun(Older())), None, Newer())
    asked = loaded.decisions[0].id
    loaded.choose(asked, "hit")
    loaded.undo(0, asked)
    assert loaded.rules == 1
    assert fought(loaded) == 1


def test_a_record_is_replayed_under_its_version() -> None:
    old = begun(Older())
    fought(old)
    text = record_of(old).text
    assert "\nrules: 1\n" in text
    again = replay(parse_record(text), played=Newer())
    assert (again.rules, again.state.gold) == (1, 1)
    assert digest(again) == digest(old)
    assert record_of(again).text == text


def test_a_match_has_the_settings_of_its_version() -> None:
    """Added settings would change its saved form, and so the proof of its seed."""
    old = begun(Older())
    assert begun(Newer(), 1, **old.settings).settings == old.settings
    assert begun(Newer()).settings == {**old.settings, "weather": "fair"}


def test_a_dropped_version_is_not_played() -> None:
    old = begun(Older())
    with pytest.raises(NotInstalled, match=r"rules version 1 of chain.*here: 2") as refused:
        from_json(to_json(old), None, Later())
    assert refused.value.code == "rules-not-installed"
    fought(old)
    with pytest.raises(RecordError, match="rules version 1 of chain, which is not installed"):
        replay(parse_record(record_of(old).text), played=Later())


def test_a_version_that_is_not_known_yet_is_not_played() -> None:
    with pytest.raises(NotInstalled, match=r"rules version 2 of chain.*here: 1"):
        from_json(to_json(begun(Newer())), None, Older())


@pytest.mark.parametrize(
    ("versions", "error"),
    [
        ((), "the last one is"),
        ((TWO,), "without gaps"),
        ((ONE, ONE), "without gaps"),
        ((ONE, RulesVersion(2, "2026-02-01", "x", played=False)), "the last one is"),
        ((GONE, TWO, RulesVersion(3, "2026-01-31", "x")), "in order"),
        ((RulesVersion(1, "1 May 2026", "x"),), "dated as in 2026-11-17"),
        ((ONE, RulesVersion(2, "2026-02-01", "")), "what has changed"),
        ((ONE, RulesVersion(2, "2026-02-01", "a\nb")), "what has changed"),
        (
            (
                ONE,
                RulesVersion(2, "2026-02-01", "x", played=False),
                RulesVersion(3, "2026-03-01", "x"),
            ),
            "only the newest",
        ),
    ],
)
def test_a_wrong_declaration_is_refused(versions: tuple[RulesVersion, ...], error: str) -> None:
    with pytest.raises(KernelError, match=error):
        check_versions(versions)


def test_a_game_checks_its_declaration() -> None:
    class Wrong(chain.Chain):
        versions = (TWO,)

    with pytest.raises(KernelError, match="without gaps"):
        Wrong()
