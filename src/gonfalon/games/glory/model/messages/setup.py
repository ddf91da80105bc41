"""Set-up: events, questions and answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import (
    CHARACTER,
    EVENT,
    TITLE,
    TRAVEL,
    TYPE,
    declare,
)
from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS

PUBLIC_TITLES: Final = declare("event-public-titles", "GLO-SET-02", titles=TITLE + "*")
CHARACTERS_DEALT: Final = declare("event-characters-dealt", "GLO-SET-03", seats=SEATS)
CHARACTERS_SEEN: Final = declare("event-characters-seen", "GLO-SET-03", characters=CHARACTER + "*")
CHARACTER_CHOSEN: Final = declare(
    "event-character-chosen", "GLO-SET-03", seat=SEAT, character=CHARACTER
)
ORDER_DRAWN: Final = declare("event-order-drawn", "GLO-SET-07", order=SEAT + "*")
LATER_CARDS: Final = declare("event-later-cards", "GLO-SET-08", seat=SEAT, count=NUMBER)
START_CARDS: Final = declare(
    "event-start-cards", "GLO-SET-14", seat=SEAT, romance=NUMBER, trade=NUMBER, challenge=NUMBER
)
START_CARDS_SEEN: Final = declare("event-start-cards-seen", "GLO-SET-14", travel=TRAVEL + "*")
GOALS_DEALT: Final = declare("event-goals-dealt", "GLO-SET-09", seat=SEAT, count=NUMBER)
GOALS_SEEN: Final = declare("event-goals-seen", "GLO-SET-09", titles=TITLE + "*")
GOAL_CHOSEN: Final = declare("event-goal-chosen", "GLO-SET-09", title=TITLE)
GOAL_OPEN: Final = declare("event-goal-open", "GLO-VAR-02", seat=SEAT, title=TITLE)
CARDS_GIVEN_BACK: Final = declare("event-cards-given-back", "GLO-SET-15", seat=SEAT, count=NUMBER)
DISPLAY_FILLED: Final = declare(
    "event-display-filled", "GLO-SET-16", type=TYPE, travel=TRAVEL + "*", deck=NUMBER
)
FIRST_EVENTS: Final = declare("event-first-events", "GLO-SET-17", event=EVENT, next=EVENT)

ASK_CHARACTER: Final = declare("ask-character", characters=CHARACTER + "*")
ASK_GOAL: Final = declare("ask-goal", titles=TITLE + "*")
ASK_GIVE_BACK: Final = declare("ask-give-back", hand=NUMBER, given=NUMBER)

BE_CHARACTER: Final = declare(
    "option-be-character",
    character=CHARACTER,
    coin=NUMBER,
    strength=NUMBER,
    faith=NUMBER,
    glory=NUMBER,
)
CHOOSE_GOAL: Final = declare("option-choose-goal", title=TITLE, glory=NUMBER)
GIVE_BACK: Final = declare("option-give-back", travel=TRAVEL)
KEEP_CARDS: Final = declare("option-keep-cards", count=NUMBER)
