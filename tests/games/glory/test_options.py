"""The register of options holds nothing that can never be offered, where random play is no proof.

`gonfalon simulate` names kinds of options that random matches never choose. These can be chosen.
"""

from __future__ import annotations

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.rules.titles.titles import SettleTitles
from tests.games.glory.scenario import player, table

RELICS = "amulet medallion ring rosary"


@pytest.mark.rules("GLO-DEC-27")
def test_every_registered_set_of_relics_can_be_bound() -> None:
    """GLO-DEC-27: with four relics of each kind, Righteous takes any three, Founder any four."""
    offered: set[str] = set()
    for title in ("righteous", "founder"):
        rich = player(coin=2, faith=3, allies="nun", relics=" ".join([RELICS] * 4))
        s = table(rich, round=3, phase="titles", public_titles=title)
        s.begin_with(SettleTitles(0))
        s.seat(0).chooses(title)
        assert s.seat(0).kind() == "bind-relics"
        offered |= set(s.seat(0).options())
    assert offered == {option.id for option in GAME.load().register["bind-relics"]}
    assert len(offered) == 20 + 35


@pytest.mark.rules("GLO-DEC-27", "GLO-DEC-22")
def test_a_series_of_an_exact_number_has_no_early_end() -> None:
    register = GAME.load().register
    assert "stop" not in {option.id for option in register["bind-allies"]}
    assert "none" not in {option.id for option in register["duel-ring"]}
    assert "none" in {option.id for option in register["duel-faith"]}
