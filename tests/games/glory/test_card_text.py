"""The texts of components are generated from their content."""

from __future__ import annotations

import pytest

from gonfalon.games.glory import GAME

DESCRIBED = (
    "allies",
    "relics",
    "travel",
    "events",
    "prizes",
    "knights",
    "characters",
    "titles",
    "opponent_cards",
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
    for id in GAME.load().entries.section(section):
        said(section, id)


@pytest.mark.parametrize(
    ("section", "id", "lines"),
    [
        ("allies", "lady", ["does-on-gain", "does-glory n=5"]),
        ("allies", "thug", ["does-in-tent", "does-lose-glory n=1", "does-weaken n=1"]),
        ("allies", "squire", ["does-with-lance", "does-turn-die n=1 die=steed"]),
        ("allies", "bishop", ["does-faith-reroll-bonus n=2"]),
        ("relics", "ring", ["does-in-pass", "does-reroll n=4"]),
        ("travel", "game", ["does-coin n=2"]),
        ("travel", "keepsake", ["does-relic n=1 relic=ring"]),
        ("events", "war", ["does-to-all", "does-lose-coin n=2"]),
        (
            "events",
            "siege",
            ["does-event-action", "does-price resource=strength n=2", "does-glory n=5"],
        ),
        ("events", "hiring_3", ["does-event-action", "does-free", "does-hire n=1"]),
        ("prizes", "purse", ["does-coin n=3", "does-glory n=1"]),
        ("actions", "training", ["does-strength n=3"]),
        ("actions", "herald", []),
        (
            "knights",
            "pierre_terrail",
            ["does-knight attack=11 prestige=1 glory=9", "does-fewer-dice die=armour"],
        ),
        (
            "knights",
            "powala_z_taczewa",
            ["does-knight attack=9 prestige=1 glory=7", "does-adds-die"],
        ),
        ("knight_kinds", "magnate", ["does-adds-die"]),
        ("knight_kinds", "noble", []),
        (
            "characters",
            "kings_ward",
            [
                "does-start coin=3 strength=3 faith=2 glory=10",
                "does-levels steed=2 armour=2",
                "does-titles-dealt n=2",
                "does-cards-dealt type=romance n=1",
                "does-special-allies n=1",
                "does-income coin=1 strength=1 faith=1",
            ],
        ),
        (
            "opponent_cards",
            "basic_1",
            [
                "does-opponent-ally allies=['fencing_master', 'squire', 'nun']",
                "does-opponent-plan type=challenge",
                "does-opponent-service",
            ],
        ),
    ],
)
def test_what_components_say(section: str, id: str, lines: list[str]) -> None:
    assert said(section, id) == lines


@pytest.mark.parametrize(
    ("id", "lines"),
    [
        ("strong", ["does-needs-played type=challenge n=5", "does-title-glory n=7"]),
        ("influential", ["does-needs-allies n=5", "does-title-glory n=4"]),
        (
            "noble",
            [
                "does-needs-ally ally=minstrel n=1",
                "does-needs-ally ally=squire n=1",
                "does-needs-ally ally=queen n=1",
                "does-needs-without ally=thug",
                "does-title-glory n=5",
            ],
        ),
        (
            "righteous",
            [
                "does-needs-ally ally=nun n=1",
                "does-needs-relics n=3",
                "does-needs-goods resource=faith n=3",
                "does-title-glory n=8",
            ],
        ),
        ("famous", ["does-needs-prestige n=4", "does-title-glory n=7"]),
        ("brave", ["does-needs-duel attack=11 prestige=1", "does-title-glory n=6"]),
        (
            "affluent",
            [
                "does-needs-level item=steed level=4",
                "does-needs-level item=armour level=4",
                "does-title-glory n=9",
            ],
        ),
    ],
)
def test_titles_say_their_conditions(id: str, lines: list[str]) -> None:
    assert said("titles", id) == lines


def test_a_trade_card_says_its_price_and_a_challenge_its_opponent() -> None:
    travel = GAME.load().travel
    for card, id in enumerate(travel.ids):
        first = said("travel", id)[0]
        assert (first.startswith("does-price resource=coin")) == (travel.price[card] > 0)
        assert (first.startswith("does-challenge")) == (travel.attack[card] > 0)
