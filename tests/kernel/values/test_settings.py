"""Settings are declared once: names, defaults and refusals follow from the typed dictionary."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from gonfalon.kernel.values.errors import KernelError, Refused
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import NoSettings, Setting


class FeudSettings(TypedDict):
    """Every kind of setting there is."""

    rounds: Annotated[Literal[6, 8], Setting(6, "FEU-SET-01")]
    mode: Annotated[Literal["long", "short"] | None, Setting("long", code="bad-mode")]
    truce: Annotated[bool, Setting(False)]
    limit: Annotated[int | None, Setting(None, least=1)]
    banners: Annotated[list[Literal["red", "blue"]], Setting([])]
    seats: Annotated[list[str] | Literal["drawn"], Setting("drawn", wrong="name the seats")]
    former: NotRequired[Annotated[bool, Setting()]]


SETTINGS = Settings(FeudSettings)
USUAL: dict[str, Any] = {
    "rounds": 6,
    "mode": "long",
    "truce": False,
    "limit": None,
    "banners": [],
    "seats": "drawn",
}


def test_what_is_not_given_has_its_default() -> None:
    assert SETTINGS.read({}) == USUAL
    given = {"limit": 3, "former": True, "mode": None}
    found = SETTINGS.read(given)
    assert found == {**USUAL, **given}
    assert list(found) == [*USUAL, "former"]


def test_lists_are_copied() -> None:
    SETTINGS.read({})["banners"].append("red")
    assert SETTINGS.read({}) == USUAL
    given = ["red", "blue"]
    SETTINGS.read({"banners": given})["banners"].pop()
    assert given == ["red", "blue"]
    assert SETTINGS.read({"banners": ("red",)})["banners"] == ["red"]


@pytest.mark.parametrize(
    ("given", "text", "code", "rule"),
    [
        ({"rounds": 7}, "rounds is 6 or 8", "bad-settings", "FEU-SET-01"),
        ({"rounds": 6.0}, "rounds is 6 or 8", "bad-settings", "FEU-SET-01"),
        ({"mode": "wide"}, "mode is one of long, short", "bad-mode", ""),
        ({"truce": 1}, "truce is true or false", "bad-settings", ""),
        ({"limit": True}, "limit is a whole number", "bad-settings", ""),
        ({"limit": 0}, "limit is at least 1", "bad-settings", ""),
        ({"banners": "red"}, "banners is a list", "bad-settings", ""),
        ({"banners": ["red", "green"]}, "banners is one of red, blue", "bad-settings", ""),
        ({"seats": "open"}, "name the seats", "bad-settings", ""),
    ],
)
def test_a_refusal_says_what_a_value_should_be(
    given: dict[str, Any], text: str, code: str, rule: str
) -> None:
    with pytest.raises(Refused) as refused:
        SETTINGS.read(given)
    assert (str(refused.value), refused.value.code, refused.value.rule) == (text, code, rule)


def test_names_that_are_not_declared_are_refused() -> None:
    SETTINGS.check_names({"former": True, "rounds": 5})
    with pytest.raises(Refused, match=r"^unknown setting 'round'$"):
        SETTINGS.check_names({"rounds": 6, "round": 6})
    with pytest.raises(Refused, match=r"^feud has no setting 'a'$"):
        SETTINGS.check_names({"b": 1, "a": 1}, "feud has no setting")


def test_words_are_read_from_the_type() -> None:
    assert SETTINGS.words("mode") == ["long", "short"]
    assert SETTINGS.words("banners") == ["red", "blue"]
    assert SETTINGS.words("truce") == []


def test_a_field_without_a_mark_is_no_setting() -> None:
    class Unmarked(TypedDict):
        """A field that says nothing of a default."""

        rounds: int

    assert Settings(NoSettings).read({}) == {}
    with pytest.raises(KernelError, match="rounds is not marked"):
        Settings(Unmarked)
