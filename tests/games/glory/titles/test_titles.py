"""The titles phase (GLO-TTL)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory.model.constants import FAITH_REROLL_BONUS, STRENGTH
from gonfalon.games.glory.rules.duel.foes import BRAVE
from gonfalon.games.glory.rules.titles.titles import SettleTitles, TitlesPhase
from tests.games.glory.claiming import PUBLIC, bound, settling
from tests.games.glory.jousting import current_duel, ends_duel
from tests.games.glory.scenario import names, player, table


@pytest.mark.rules("GLO-TTL-01", "GLO-RUL-34")
def test_one_player_settles_everything_before_the_next_begins() -> None:
    """GLO-TTL-01: in initiative order."""
    s = table(
        player(coin=9), player(coin=6), round=3, public_titles=PUBLIC, order=[1, 0], phase="titles"
    )
    s.begin_with(TitlesPhase())
    assert s.asked() == [(1, "title")]
    s.seat(1).chooses("rich")  # nothing is left to claim, and no goals: nothing is asked
    assert s.asked() == [(0, "title")]
    s.seat(0).chooses("stop")
    assert s.at_rest
    assert (s.seat(0).glory, s.seat(1).glory) == (10, 14)


@pytest.mark.rules("GLO-TTL-02", "GLO-TTL-03", "GLO-DEC-26")
def test_public_titles_and_own_goals_can_be_claimed() -> None:
    """GLO-TTL-02: a goal is revealed by claiming it; GLO-TTL-03: each title once."""
    s = settling(
        player(
            coin=12, prestige="office retinue champion", spent_prestige="war_fame", goals="famous"
        ),
        player(coin=6, goals="affluent"),
    )
    ada = s.seat(0)
    assert ada.options() == ["rich", "famous", "stop"]
    ada.cannot("lucky", "GLO-TTL-09", resource="strength", have=0, need=3)
    assert ada.label("famous")["touches"] == ["title:famous"]
    ada.chooses("famous")
    assert s.event("goal-revealed") == {"seat": 0, "title": "famous"}
    assert (ada.glory, ada.goals) == (17, "")
    ada.cannot("famous", "GLO-TTL-03")
    ada.chooses("rich")
    assert s.at_rest  # 6 coins are left, but Rich is scored once
    assert s.all("title-claimed") == [{"seat": 0, "title": "rich"}]
    assert ada.glory == 21
    s.begin_with(SettleTitles(1))  # a public title can be claimed by everybody
    s.seat(1).cannot("affluent", "GLO-TTL-09", item="steed", have=2, need=4)
    s.seat(1).chooses("rich", "stop")
    assert s.seat(1).goals == "affluent"  # not shown


@pytest.mark.rules("GLO-TTL-03")
@pytest.mark.parametrize("first", ["rich", "famous"])
def test_public_titles_and_goals_are_claimed_in_any_order(first: str) -> None:
    """Famous is a goal, Rich is public; the player aid's order binds nobody."""
    s = settling(player(coin=6, prestige="office retinue champion war_fame", goals="famous"))
    second = {"rich": "famous", "famous": "rich"}[first]
    s.seat(0).chooses(first, second)
    assert s.at_rest
    assert s.seat(0).glory == 10 + 4 + 7


@pytest.mark.rules("GLO-TTL-03", "GLO-DEC-26")
def test_a_player_may_stop_at_any_time() -> None:
    """GLO-TTL-03: unclaimed titles cost nothing."""
    s = settling(player(coin=6, strength=3, allies="minstrel minstrel"))
    s.seat(0).chooses("stop")
    assert s.at_rest
    assert s.seat(0).glory == 10


@pytest.mark.rules("GLO-DEC-26")
def test_nothing_is_asked_without_a_title_to_claim() -> None:
    """GLO-DEC-26: automatic stop."""
    assert settling(player(coin=2)).at_rest
    open_goals = {"goals": "open"}
    assert settling(player(goals="affluent"), settings=open_goals).at_rest


@pytest.mark.rules("GLO-DEC-26", "GLO-TTL-03")
def test_a_secret_goal_is_not_given_away_by_stopping_automatically() -> None:
    """GLO-DEC-26: whether a player is asked depends on public things only."""
    met = settling(player(steed=4, armour=4, goals="affluent"))
    unmet = settling(player(steed=4, armour=4, goals="terrible"))
    assert met.m.waiting == unmet.m.waiting == 1
    assert unmet.seat(0).options() == ["stop"]
    unmet.seat(0).chooses("stop")
    assert unmet.at_rest


@pytest.mark.rules("GLO-DEC-26")
def test_a_claim_can_be_undone() -> None:
    """GLO-DEC-26: free; the others have seen the goal, of course."""
    s = settling(player(coin=6, prestige="office retinue champion war_fame", goals="famous"))
    ada = s.seat(0)
    first = ada.decision().id
    ada.chooses("famous")
    s.m.undo(0, first)
    assert (ada.glory, ada.goals) == (10, "famous")
    assert s.state.goals(0).seen_by(1) == [s.state.content.titles.ids.index("famous")]


@pytest.mark.rules("GLO-TTL-04", "GLO-TTL-12")
def test_only_what_is_required_is_bound() -> None:
    """GLO-TTL-04: and nothing serves two titles."""
    s = settling(player(coin=8, strength=5, faith=1, allies="minstrel minstrel minstrel"))
    ada = s.seat(0)
    ada.chooses("lucky")
    assert bound(s)[0] == [3, 3, 0]
    assert (ada.coin, ada.strength) == (5, 2)
    ada.cannot("rich", "GLO-TTL-09", have=5, need=6)
    ada.chooses("patron")
    assert bound(s) == ([6, 3, 0], "minstrel minstrel", "")
    assert ada.coin == 2
    assert ada.glory == 10 + 4 + 5
    assert s.event("goods-bound") == {
        "seat": 0,
        "title": "patron",
        "resource": "coin",
        "count": 3,
    }


@pytest.mark.rules("GLO-TTL-06", "GLO-DEC-27")
def test_spent_tokens_count_and_spent_copies_go_first() -> None:
    """GLO-TTL-06, GLO-DEC-27."""
    s = settling(
        player(
            allies="fencing_master fencing_master thug",
            spent_allies="fencing_master thug",
            goals="terrible",
        ),
    )
    s.seat(0).chooses("terrible")
    board = s.state.boards[0]
    ids = s.state.content.allies.ids
    assert names(ids, board.bound_allies) == "thug thug fencing_master fencing_master"
    assert (s.seat(0).allies, s.seat(0).spent_allies) == ("fencing_master", "")


@pytest.mark.rules("GLO-TTL-06")
def test_spent_relics_count() -> None:
    """GLO-TTL-06: Founder requires four relics; two of these are spent."""
    s = settling(
        player(coin=2, relics="ring amulet", spent_relics="ring rosary", goals="founder"),
    )
    s.seat(0).chooses("founder")
    board = s.state.boards[0]
    assert names(s.state.content.relics, board.bound_relics) == "amulet ring ring rosary"


@pytest.mark.rules("GLO-TTL-08")
def test_each_scribe_adds_one_glory() -> None:
    """GLO-TTL-08: also a bound one (GLO-TTL-05)."""
    s = settling(player(coin=6, bound_allies="scribe"))
    assert s.seat(0).label("rich")["args"] == {"title": "rich", "glory": 5}
    s.seat(0).chooses("rich")
    assert s.seat(0).glory == 15
    assert s.event("title-fulfilled") == {"seat": 0, "title": "rich", "glory": 5}


ROMANCE = "game dance keepsake serenade locket"
TRADE = "courser cuirass amulet alms destrier"
CHALLENGES = "rescue gruuthuse poachers sortie undefeated"


@pytest.mark.rules("GLO-TTL-09", "GLO-TTL-07", "GLO-RUL-36", "GLO-RUL-46")
@pytest.mark.parametrize(
    ("title", "met", "unmet"),
    [
        ("strong", {"played": CHALLENGES}, {"played": CHALLENGES[:-10], "hand": "undefeated"}),
        ("charming", {"played": ROMANCE}, {"played": f"{TRADE} game dance keepsake serenade"}),
        ("traveller", {"played": TRADE}, {"played": f"{ROMANCE} courser cuirass amulet alms"}),
        (
            "influential",
            {"allies": "nun thug queen", "spent_allies": "squire squire"},
            {"allies": "nun thug queen squire", "bound_allies": "king"},
        ),
        (
            "noble",
            {"allies": "minstrel queen squire"},
            {"allies": "minstrel queen squire", "spent_allies": "thug"},
        ),
        ("noble", {"allies": "minstrel queen squire nun"}, {"allies": "minstrel queen nun"}),
        (
            "terrible",
            {"allies": "thug thug fencing_master fencing_master"},
            {"allies": "thug thug thug fencing_master"},
        ),
        (
            "righteous",
            {"allies": "nun", "relics": "ring ring", "spent_relics": "rosary", "faith": 3},
            {"allies": "nun", "relics": "ring ring rosary", "faith": 2},
        ),
        (
            "righteous",
            {"allies": "nun", "relics": "ring amulet rosary", "faith": 3},
            {"allies": "bishop", "relics": "ring amulet rosary", "faith": 9},
        ),
        (
            "founder",
            {"relics": "ring amulet rosary medallion", "coin": 2},
            {"relics": "ring amulet rosary", "bound_relics": "ring", "coin": 2},
        ),
        (
            "founder",
            {"relics": "ring ring ring ring", "coin": 2},
            {"relics": "ring ring ring ring"},
        ),
        (
            "patron",
            {"allies": "minstrel minstrel", "coin": 3},
            {"allies": "minstrel", "bound_allies": "minstrel", "coin": 3},
        ),
        ("lucky", {"coin": 3, "strength": 3}, {"coin": 3, "strength": 2, "faith": 9}),
        ("rich", {"coin": 6}, {"coin": 5}),
        (
            "famous",
            {"prestige": "office retinue", "spent_prestige": "champion war_fame"},
            {"prestige": "office retinue champion"},
        ),
        ("affluent", {"steed": 4, "armour": 4}, {"steed": 4, "armour": 3}),
    ],
)
def test_conditions(title: str, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    """GLO-TTL-09: every title, fulfilled and just missed."""
    public = "brave" if title != "brave" else "rich"
    s = settling(player(goals=title, **met), titles=public)
    assert s.seat(0).offers(title)
    s.seat(0).chooses(title)
    while not s.seat(0).asked("title"):
        s.seat(0).chooses(s.seat(0).options()[0])
    state = s.state
    number = state.content.titles.ids.index(title)
    assert state.boards[0].titles == [number]
    assert s.seat(0).glory == 10 + state.content.titles.glory[number]
    other = settling(player(goals=title, **unmet), titles=public)
    other.seat(0).cannot(title, "GLO-TTL-09")


@pytest.mark.rules("GLO-TTL-07")
def test_cards_prestige_and_equipment_are_not_bound() -> None:
    """GLO-TTL-07."""
    tokens = "retinue war_fame office champion"
    described = player(steed=4, armour=4, played=f"{ROMANCE} {TRADE}", prestige=tokens)
    s = settling(described, titles="charming famous affluent")
    s.seat(0).chooses("charming", "famous", "affluent")
    assert s.at_rest
    assert s.seat(0).glory == 10 + 4 + 7 + 9
    assert bound(s) == ([0, 0, 0], "", "")
    assert s.seat(0).prestige == tokens


@pytest.mark.rules("GLO-TTL-10", "GLO-DEC-26")
def test_brave_is_fought_at_once_and_won() -> None:
    """GLO-TTL-10."""
    s = settling(player(strength=4, goals="brave"), titles="rich")
    ada = s.seat(0)
    assert ada.label("brave")["args"] == {"title": "brave", "glory": 6, "attack": 11, "prestige": 1}
    ada.chooses("brave")
    assert s.m.undoable(0) == []
    duel = current_duel(s)
    brave = s.state.content.titles.ids.index("brave")
    assert (duel.seat, duel.foe_kind, duel.foe, duel.tournament) == (0, BRAVE, brave, False)
    ends_duel(s, True)
    assert s.at_rest
    assert ada.glory == 16
    assert s.state.boards[0].titles == [brave]


@pytest.mark.rules("GLO-TTL-10")
def test_a_lost_duel_was_the_only_attempt() -> None:
    """GLO-TTL-10: for this player; others have their own."""
    s = settling(player(strength=4, coin=6), player(strength=4), titles="rich brave")
    ada = s.seat(0)
    ada.chooses("brave")
    ends_duel(s, False)
    assert s.event("title-lost") == {"seat": 0, "title": "brave"}
    ada.cannot("brave", "GLO-TTL-10")
    ada.chooses("rich")
    assert ada.glory == 14
    s.begin_with(SettleTitles(1))
    assert s.seat(1).offers("brave")


@pytest.mark.rules("GLO-TTL-05", "GLO-RUL-34", "GLO-RUL-69")
def test_bound_things_are_not_among_those_a_duel_can_use() -> None:
    """GLO-TTL-05: they are kept apart and still belong to the player."""
    relics = "ring ring amulet"
    described = player(
        strength=4, faith=4, allies="nun squire", relics=relics, goals="righteous brave"
    )
    s = settling(described)
    ada = s.seat(0)
    ada.chooses("righteous")
    assert (ada.faith, ada.relics, ada.allies) == (1, "", "squire")
    assert bound(s) == ([0, 0, 3], "nun", "amulet ring ring")
    assert (
        s.state.boards[0].passive(s.state.content, FAITH_REROLL_BONUS) == 1
    )  # the Nun goes on working
    assert ada.offers("brave")


@pytest.mark.rules("GLO-TTL-11")
def test_what_a_duel_has_used_can_still_be_bound() -> None:
    """GLO-TTL-11: allies that are spent in the duel; strength that is gone counts no more."""
    s = settling(
        player(coin=3, strength=4, allies="nun squire thug queen minstrel"),
        titles="brave influential lucky",
    )
    ada = s.seat(0)
    ada.chooses("brave")
    board = s.state.boards[0]
    board.allies, board.spent_allies = board.spent_allies, board.allies  # used in the duel
    board.goods[STRENGTH] = 2
    ends_duel(s, True)
    ada.cannot("lucky", "GLO-TTL-09", resource="strength", have=2, need=3)
    ada.chooses("influential")
    assert s.at_rest
    assert ada.glory == 10 + 6 + 4
