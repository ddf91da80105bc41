"""Several passive allies work together (GLO-ALLY-10), also of a kind that the box has once."""

from __future__ import annotations

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.duel.foes import CARD
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from tests.games.glory.claiming import settling
from tests.games.glory.duels import fight
from tests.games.glory.scenario import player, rolls, table


def twice(ally: str) -> GloryContent:
    """Return content with two tokens of a special ally, and one ally token more in the box."""
    pack = f"[allies.{ally}]\ncopies = 2\nstacks = {{ special = 2 }}\n"
    return GAME.load((pack, "[components]\nally_tokens = 49\n"))


@pytest.mark.rules("GLO-TTL-08")
def test_two_scribes_add_two_glory_to_a_title() -> None:
    s = settling(player(coin=6, allies="scribe scribe"), content=twice("scribe"))
    s.seat(0).chooses("rich")
    assert s.seat(0).glory == 10 + 4 + 2


@pytest.mark.rules("GLO-ACT-17", "GLO-ALLY-10")
def test_two_diplomats_take_two_coins_off_a_price() -> None:
    s = table(
        player(allies="diplomat diplomat"),
        player(),
        event="crusade",
        track={2: "nun"},
        content=twice("diplomat"),
    )
    s.begin_with(TakeTurn(0))
    s.seat(0).chooses("gain_ally")
    assert s.seat(0).allies.split().count("nun") == 1
    assert s.seat(0).coin == 0


@pytest.mark.rules("GLO-TRV-06", "GLO-ALLY-10")
def test_two_messengers_allow_two_more_cards() -> None:
    hand = "game game game dance dance"
    s = table(
        player(hand=hand, allies="messenger messenger"),
        player(),
        phase="travel",
        content=twice("messenger"),
    )
    s.begin_with(TravelPhase())
    s.seat(0).chooses(*hand.split())
    assert s.at_rest
    assert s.seat(0).hand == ""


@pytest.mark.rules("GLO-DUEL-11", "GLO-ALLY-10")
def test_nuns_and_a_bishop_add_up() -> None:
    """One faith: 2 dice, 1 more for each Nun, 2 more for the Bishop."""
    s = table(player(faith=1, allies="nun nun bishop"))
    rolls(s, "steed 0 0", "armour 0 0")
    fight(s, CARD, "rescue")
    assert s.seat(0).kind() == "duel-faith"
    assert s.seat(0).prompt()["args"]["most"] == 2 + 1 + 1 + 2
