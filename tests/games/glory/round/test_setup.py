"""Set-up (GLO-SET) and the variants of it (GLO-VAR).

Nothing is shuffled: the last entry of a content file lies on top of its deck.
"""

from __future__ import annotations

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import ARMOUR, NONE, SPECIAL_STACK, STEED
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.model.state import DECK, TITLES
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.values.errors import ContentError, Refused
from tests.games.glory.scenario import Scenario, begun, names

LEVEL_1 = {"characters": "level_1"}


def chosen(seats: int, *characters: str, **settings: object) -> Scenario:
    """Begin a match in which the players choose these characters."""
    s = begun(seats, settings)
    for seat, character in enumerate(characters):
        s.seat(seat).chooses(character)
    return s


def with_goals(s: Scenario) -> Scenario:
    """Let everybody keep the first title."""
    for seat in range(s.m.seats):
        s.seat(seat).chooses(s.seat(seat).options()[0])
    return s


def set_up(seats: int, **settings: object) -> Scenario:
    """Set up a match of level I characters, with all cards kept."""
    s = with_goals(begun(seats, {**LEVEL_1, **settings}))
    for seat in range(seats):
        s.seat(seat).chooses("keep")
    return s


@pytest.mark.rules("GLO-SET-01")
def test_what_the_table_agrees_on_has_defaults() -> None:
    s = begun(2)
    assert s.m.settings["tournament"] == "plaisance"
    assert s.m.settings["prize"] == "random"
    assert s.m.settings["goals"] == "hidden"
    assert s.m.settings["characters"] == "all"
    assert s.m.settings["handicaps"] == ["none", "none"]


@pytest.mark.rules("GLO-SET-02")
def test_three_titles_are_public() -> None:
    s = begun(2)
    content = s.state.content
    assert [content.titles.ids[title] for title in s.state.public_titles] == [
        "affluent",
        "brave",
        "famous",
    ]
    s.happened("public-titles", "characters-dealt")


@pytest.mark.rules("GLO-SET-03", "GLO-DEC-01", "GLO-RUL-65")
def test_everybody_picks_one_of_three_characters_in_secret() -> None:
    s = begun(2)
    assert s.seat(0).options() == ["young_knight", "courtier", "free_citys_baron"]
    assert s.seat(1).options() == ["young_knight", "pilgrim_knight", "crusaders_heir"]
    assert s.seat(0).label("courtier")["touches"] == ["character:courtier"]
    s.seat(1).chooses("pilgrim_knight")
    s.never("character-chosen")
    seen = [words for id, words in s.heard_by(1) if id == "event-characters-seen"]
    assert seen == [{"characters": ["young_knight", "pilgrim_knight", "crusaders_heir"]}]
    assert "event-characters-seen" not in [id for id, _ in s.heard_by(None)]
    s.seat(0).chooses("free_citys_baron")
    assert s.all("character-chosen") == [
        {"seat": 0, "character": "free_citys_baron"},
        {"seat": 1, "character": "pilgrim_knight"},
    ]


@pytest.mark.rules("GLO-SET-03", "GLO-VAR-01")
def test_with_level_one_only_nobody_chooses_a_character() -> None:
    s = begun(3, LEVEL_1)
    s.never("characters-dealt")
    assert [words["character"] for words in s.all("character-chosen")] == ["young_knight"] * 3
    assert s.asked() == [(0, "goal"), (1, "goal"), (2, "goal")]


@pytest.mark.rules("GLO-SET-04")
def test_characters_give_goods_glory_and_equipment_but_no_income() -> None:
    s = chosen(2, "courtier", "crusaders_heir")
    courtier, heir = s.seat(0), s.seat(1)
    assert (courtier.coin, courtier.strength, courtier.faith, courtier.glory) == (3, 2, 1, 11)
    assert (heir.coin, heir.strength, heir.faith, heir.glory) == (2, 3, 3, 10 + 1)
    assert courtier.board.levels == [2, 2]
    assert courtier.board.pawns == 6


@pytest.mark.rules("GLO-SET-05", "GLO-VAR-03", "GLO-EQP-03")
def test_a_handicap_lowers_equipment_to_level_one() -> None:
    s = begun(4, {**LEVEL_1, "handicaps": ["none", "steed", "armour", "both"]})
    assert [board.levels for board in s.state.boards] == [[2, 2], [1, 2], [2, 1], [1, 1]]
    assert [board.goods for board in s.state.boards] == [[4, 4, 2]] * 4
    assert (STEED, ARMOUR) == (0, 1)


@pytest.mark.rules("GLO-SET-06", "GLO-SET-07", "GLO-RUL-50")
def test_decks_and_turn_order_are_shuffled() -> None:
    s = begun(3, LEVEL_1, {"order": [0, 0]})  # Fisher-Yates: 0 and 2 change places, then 2 and 1
    assert s.state.order == [1, 2, 0]
    assert s.event("order-drawn") == {"order": [1, 2, 0]}
    with pytest.raises(Exception, match="unscripted draw: romance"):
        begun(2, LEVEL_1, {"romance": []})


@pytest.mark.rules("GLO-SET-09", "GLO-DEC-02")
def test_everybody_keeps_one_of_the_titles_dealt() -> None:
    s = chosen(2, "courtier", "young_knight")
    assert len(s.seat(0).options()) == 3
    assert len(s.seat(1).options()) == 2
    mine, theirs = s.seat(0).options()[1], s.seat(1).options()[0]
    s.seat(0).chooses(mine)
    assert s.seat(0).goals == ""
    s.seat(1).chooses(theirs)
    assert (s.seat(0).goals, s.seat(1).goals) == (mine, theirs)
    assert len(s.state.packs[TITLES].zones[DECK].cards) == 14 - 3 - 2
    heard = [words for id, words in s.heard_by(1) if id == "event-goal-chosen"]
    assert heard == [{"title": theirs}]
    s.never("goal-open")


def keeping(keep: int | None, titles: int = 3) -> GloryContent:
    """Return content whose characters of level I draw and keep so many titles."""
    entries = GAME.load().entries
    entry = dict(entries.section("characters")["young_knight"], titles=titles)
    if keep is None:
        del entry["keep"]
    else:
        entry["keep"] = keep
    characters = {**entries.section("characters"), "young_knight": entry}
    return GAME.build(Entries({**entries.sections, "characters": characters}))


@pytest.mark.rules("GLO-SET-09", "GLO-DEC-02")
def test_everybody_keeps_as_many_titles_as_the_character_shows() -> None:
    s = begun(2, LEVEL_1, content=keeping(2))
    ada, ben = s.seat(0), s.seat(1)
    first, second, third = ada.options()
    ada.chooses(second)
    assert ada.options() == [first, third]  # what is kept already cannot be kept twice
    ada.chooses(third)
    assert s.asked() == [(1, "goal")]
    mine = ben.options()
    ben.chooses(mine[2], mine[0])
    assert sorted(ada.goals.split()) == sorted([second, third])
    assert sorted(ben.goals.split()) == sorted([mine[0], mine[2]])
    assert len(s.state.packs[TITLES].zones[DECK].cards) == 14 - 3 - 4  # two are given back
    heard = [words for id, words in s.heard_by(0) if id == "event-goal-chosen"]
    assert heard == [{"title": second}, {"title": third}]


@pytest.mark.rules("GLO-SET-09")
def test_who_keeps_all_titles_chooses_nothing() -> None:
    s = begun(2, LEVEL_1, content=keeping(2, titles=2))
    assert [len(s.state.goals(seat).cards) for seat in range(2)] == [2, 2]
    assert "goal" not in [kind for _, kind in s.asked()]


@pytest.mark.rules("GLO-SET-09", "GLO-VAR-02")
def test_all_goals_kept_are_open_if_goals_are() -> None:
    s = begun(2, {**LEVEL_1, "goals": "open"}, content=keeping(2, titles=2))
    assert s.times("goal-open") == 4


@pytest.mark.rules("GLO-SET-09")
def test_the_content_says_how_many_titles_are_kept() -> None:
    """Matches that began with content from before the number existed keep one."""
    assert GAME.load().characters.keep == [1] * 9
    assert keeping(None).characters.keep == [1] * 9
    c = keeping(2)
    texts = [t.to_line(c.vocabulary) for t in GAME.card_text(c, "characters", "young_knight")]
    assert "does-titles-kept keep=2 n=3" in texts
    with pytest.raises(ContentError, match="young_knight: keeps more titles than it draws"):
        keeping(4)


@pytest.mark.rules("GLO-VAR-02", "GLO-SET-09")
def test_open_goals_are_visible_to_all() -> None:
    s = with_goals(begun(2, {**LEVEL_1, "goals": "open"}))
    assert s.times("goal-open") == 2
    for seat in range(2):
        goals = s.state.goals(seat)
        assert goals.seen_by(None) == goals.cards
        assert goals.seen_by(1 - seat) == goals.cards


@pytest.mark.rules("GLO-SET-09")
def test_hidden_goals_are_seen_by_their_owner_only() -> None:
    s = with_goals(begun(2, LEVEL_1))
    goals = s.state.goals(0)
    assert goals.seen_by(0) == goals.cards
    assert goals.seen_by(1) == []
    assert goals.seen_by(None) == []


@pytest.mark.rules("GLO-SET-10", "GLO-SET-11", "GLO-RUL-23", "GLO-RUL-60", "GLO-RES-10")
def test_level_three_characters_take_special_allies_with_their_effects() -> None:
    """The first special allies: Seat 0 draws first, and an ally gives what it gives when gained."""
    s = begun(2)
    ids = s.state.content.allies.ids
    special = s.state.content.allies.stacks[SPECIAL_STACK]
    lady = special.index(ids.index("lady"))
    s = begun(2, draws={"allies": [lady] + [0] * 40})
    s.seat(0).chooses("young_knight")
    s.seat(1).chooses("crusaders_heir")
    with_goals(s)
    assert s.seat(0).allies == ""
    assert s.seat(1).allies == "lady"
    assert s.seat(1).glory == 10 + 1 + 5
    assert len(s.state.stacks[SPECIAL_STACK]) == 16 - 1 - 1
    s.happened("ally-gained", "track-filled")


@pytest.mark.rules("GLO-SET-10", "GLO-ALLY-01", "GLO-SET-18")
@pytest.mark.parametrize(("seats", "slots"), [(3, [0, 1, 3, 4, 5, 6, 7, 8]), (4, list(range(9)))])
def test_more_players_open_more_slots(seats: int, slots: list[int]) -> None:
    s = with_goals(begun(seats, LEVEL_1))
    assert [slot for slot, kind in enumerate(s.state.track) if kind != NONE] == slots
    open_ = names(s.state.content.allies.ids, s.state.scroll)
    assert len(open_.split()) == 8


@pytest.mark.rules("GLO-SET-13")
def test_the_first_phase_is_the_action_phase_of_round_one() -> None:
    s = set_up(2)
    assert (s.state.round, s.state.phase) == (1, 0)
    assert s.asked() == [(0, "action")]


@pytest.mark.rules("GLO-SET-14")
def test_characters_draw_their_travel_cards() -> None:
    s = with_goals(chosen(2, "courtier", "pilgrim_knight"))
    romance = [card for card in s.seat(0).hand.split() if card in ("secret_letter", "ladys_train")]
    assert len(romance) == 2
    assert s.state.cards_in_hand(0) == 2
    assert s.state.cards_in_hand(1) == 1 + 2  # for position 2, and of the character
    for id, words in s.heard_by(1):
        if id == "event-start-cards-seen":
            assert "secret_letter" not in words["travel"]


@pytest.mark.rules("GLO-SET-15", "GLO-DEC-03", "GLO-RUL-22")
def test_cards_are_given_back_for_strength() -> None:
    """Also the card for a late position; one card after another, until one keeps the rest."""
    s = with_goals(begun(2, LEVEL_1))
    later = s.seat(1)
    assert later.options() == ["black_knight", "undefeated", "keep"]
    before = later.strength
    later.chooses("undefeated")
    assert "undefeated" not in later.options()
    later.chooses(later.options()[0])  # the hand is empty: nothing more is asked
    assert s.asked() == [(0, "give-back")]
    assert later.strength == before
    s.seat(0).chooses("keep")
    assert later.strength == before + 2
    assert later.hand == ""
    assert s.all("cards-given-back") == [{"seat": 1, "count": 2}]
    assert len(s.state.packs[2].zones[DECK].cards) == 29 - 1 - 4


@pytest.mark.rules("GLO-SET-15")
def test_given_cards_are_shuffled_in_when_all_have_decided() -> None:
    s = with_goals(begun(2, LEVEL_1))
    s.seat(0).chooses(s.seat(0).options()[0])
    assert s.state.cards_in_hand(0) == 1
    assert s.seat(0).strength == 4
    s.seat(1).chooses("keep")
    assert s.state.cards_in_hand(0) == 0
    assert s.seat(0).strength == 5


@pytest.mark.rules("GLO-SET-16")
def test_four_cards_of_each_type_are_on_display() -> None:
    s = set_up(2)
    assert [len(column) for column in s.state.display] == [4, 4, 4]
    assert [len(s.state.packs[type].zones[DECK].cards) for type in range(3)] == [22, 15, 22]


@pytest.mark.rules("GLO-SET-17", "GLO-EVT-11")
def test_the_first_event_is_in_force_and_the_second_known() -> None:
    s = set_up(2)
    events = s.state.content.events
    assert events.ids[s.state.event] == "crusade"
    assert events.ids[s.state.next_event] == "journey"
    assert [s.seat(seat).faith for seat in range(2)] == [2, 2]


@pytest.mark.rules("GLO-SET-18", "GLO-ACT-06", "GLO-RUL-55")
@pytest.mark.parametrize(
    ("players", "circles"),
    [
        (1, [1, 2, 1, 2, 1, 1]),
        (2, [1, 2, 1, 2, 1, 1]),
        (3, [2, 3, 2, 3, 2, 1]),
        (4, [3, 4, 3, 4, 2, 1]),
    ],
)
def test_circles_by_the_number_of_players(players: int, circles: list[int]) -> None:
    """Training, Prayer, Service, Initiative, New Goal, Event; the other actions are areas."""
    city = begun(2).state.content.city
    with_circles = [action for action, list_ in enumerate(city.circles) if list_]
    assert [city.open_circles(action, players) for action in with_circles] == circles


@pytest.mark.rules("GLO-SET-19")
def test_the_first_tournament_is_prepared_before_the_first_pawn() -> None:
    s = set_up(2)
    assert s.state.card != NONE
    assert s.state.round == 1


@pytest.mark.rules("GLO-DEC-01")
def test_only_dealt_characters_can_be_chosen() -> None:
    s = begun(2)
    with pytest.raises(Refused):
        s.seat(0).chooses("kings_ward")


@pytest.mark.rules("GLO-DEC-01", "GLO-DEC-02", "GLO-DEC-03")
def test_secret_choices_can_be_taken_back_until_all_have_chosen() -> None:
    s = begun(2)
    s.seat(0).chooses("courtier")
    [lane] = s.m.undoable(0)
    s.m.undo(0, lane)
    s.seat(0).chooses("young_knight")
    s.seat(1).chooses("young_knight")
    assert s.m.undoable(0) == []
    assert s.state.boards[0].character == 0


@pytest.mark.rules("GLO-VAR-01")
def test_the_first_game() -> None:
    """Level I characters, open goals, the standard prize."""
    s = set_up(2, goals="open", prize="standard")
    assert s.state.open_goals
    assert s.state.standard_prize
    assert [board.character for board in s.state.boards] == [0, 0]
