"""The texts of components are generated from their content."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders import GAME
from gonfalon.speech import Speech

DESCRIBED = tuple(
    kind for kind in GAME.kinds if kind not in ("goods", "raid_tokens", "automa_tokens")
)


def said(section: str, id: str) -> list[str]:
    """Return the texts of a component, each on one line."""
    content = GAME.load()
    return [text.to_line(content.vocabulary) for text in GAME.card_text(content, section, id)]


@pytest.mark.parametrize("section", DESCRIBED)
def test_every_component_says_what_it_does(section: str) -> None:
    for id in GAME.load().entries.section(section):
        assert said(section, id), id


@pytest.mark.parametrize("section", list(GAME.kinds))
def test_every_section_can_be_asked_for(section: str) -> None:
    told = Speech(GAME, "en")
    for id in GAME.load().entries.section(section):
        assert told.text_of(section, id)
    assert told.faults == []


def operations(data: Any) -> list[dict[str, Any]]:
    """Return the operations inside a list of effects, without those of `then` and `else`."""
    if isinstance(data, dict):
        return (
            [data] if "op" in data else [one for part in data["one_of"] for one in operations(part)]
        )
    return [one for part in data for one in operations(part)]


def test_no_condition_is_hidden_inside_another_effect() -> None:
    """What follows another effect is described without moments, conditions and counts."""
    content = GAME.load()
    for section in ("tactics", "saracens", "buildings", "spies", "rescripts", "events"):
        for id, entry in content.entries.section(section).items():
            for field in ("effects", "top", "bottom"):
                for one in operations(entry.get(field, [])):
                    for name in ("then", "else", "else_each"):
                        for inner in operations(one.get(name, [])):
                            assert not {"at", "if", "per", "max"} & set(inner), id


@pytest.mark.rules("CRU-EFF-02", "CRU-EFF-05")
@pytest.mark.parametrize(
    ("section", "id", "lines"),
    [
        (
            "tactics",
            "shield_wall",
            [
                "does-starting",
                "does-top",
                "does-strength n=1",
                "does-also-if condition=defending",
                "does-strength n=2",
                "does-bottom",
                "does-strength n=2",
            ],
        ),
        (
            "tactics",
            "castellans_vow",
            [
                "does-price",
                "does-goods good=steel n=2",
                "does-top",
                "does-strength n=2",
                "does-also-if condition=defending",
                "does-strength-per n=1 measure=walls_here most=3",
                "does-bottom",
                "does-levy n=2",
                "does-protect",
            ],
        ),
        (
            "tactics",
            "spoils_of_war",
            [
                "does-price",
                "does-goods good=horses n=2",
                "does-top",
                "does-strength n=2",
                "does-at-end-if condition=won",
                "effect-gain-coins n=3",
                "does-bottom",
                "does-rout n=2",
            ],
        ),
        (
            "saracens",
            "call_to_jihad",
            [
                "does-top",
                "does-levy n=1",
                "does-strength n=2",
                "does-bottom",
                "does-strength n=1",
                "does-at-end",
                "does-lose-bishop-of-opponent n=1",
            ],
        ),
        (
            "buildings",
            "training_ground",
            [
                "does-price",
                "does-goods good=steel n=2",
                "does-goods good=horses n=2",
                "does-after-order-if order=muster condition=hired_min_4",
                "effect-basic-order order=march",
            ],
        ),
        ("buildings", "bazaar", ["does-free", "does-bazaar", "effect-gain-coins n=2"]),
        ("spies", "camp_follower", ["does-spy order=muster", "effect-gain-coins n=2"]),
        (
            "rescripts",
            "canonical_visitation",
            [
                "does-goods-of-rescript goods=['candles']",
                "does-in-own-turn",
                "effect-check-contested-land",
                "effect-gain-influence n=2",
            ],
        ),
        (
            "bulls",
            "bull_homs",
            [
                "does-bull",
                "does-goal measure=controls_homs",
                "does-tier measure=controls_homs least=1 n=6",
                "does-goal measure=goods_kinds",
                "does-tier measure=goods_kinds least=3 n=3",
                "does-tier measure=goods_kinds least=4 n=6",
            ],
        ),
        (
            "events",
            "plague_of_locusts",
            [
                "does-each-player",
                "does-one-of",
                "does-block-goods n=1",
                "does-or",
                "does-lose-coins n=2",
                "does-raid-falls",
                "does-raid-band least=1 most=3",
                "does-block-goods n=2",
                "does-raid-from least=4",
                "does-block-goods n=1",
            ],
        ),
        ("goods", "wood", []),
    ],
)
def test_texts_follow_the_content(section: str, id: str, lines: list[str]) -> None:
    assert said(section, id) == lines
