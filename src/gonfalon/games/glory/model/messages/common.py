"""The list of all messages of Glory, and the kinds of words in them.

A seat is a player; in the solo game the virtual opponent is seat 1. Each chapter of the rules has
its own module of messages.
"""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.values.message import Messages

# Words of the content.
RESOURCE = "resource"
DIE = "die"
ITEM = "item"
TYPE = "type"  # of travel cards
ACTION = "action"
ALLY = "ally"
RELIC = "relic"
PRESTIGE = "prestige"
KNIGHT = "knight"
KNIGHT_KIND = "knight_kind"
EVENT = "event"
CHARACTER = "character"
TITLE = "title"
TRAVEL = "travel"  # a travel card of any type
PRIZE = "prize"
CITY = "city"
MODE = "mode"
SCENARIO = "scenario"
DIFFICULTY = "difficulty"
OPPONENT_CARD = "opponent_card"
STEP = "duel_step"
DIE_FACE = "die_face"  # a die with what it shows

MESSAGES: Final = Messages()
declare = MESSAGES.declare
