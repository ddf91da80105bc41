"""The list of all messages of Paladins of the West Kingdom, and the kinds of words in them."""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.values.message import Messages

WORKER = "worker"
ATTRIBUTE = "attribute"
ACTION = "action"
MODE = "mode"
RESOURCE = "resource"
FACTION = "faction"
REGION = "region"
SPACE = "space"
ABSOLVE_SPACE = "absolve_space"
PALADIN = "paladin"
TAVERN = "tavern"
TOWNSFOLK = "townsfolk"
OUTSIDER = "outsider"
WALL = "wall"
SUSPICION = "suspicion"
ORDER = "order"
FAVOUR = "favour"
SCHEME = "scheme"
DIFFICULTY = "difficulty"

# Bare ids, for texts that inflect the word: these kinds have no names in the texts. The ids of the
# attributes are the English words, which are never inflected.
WORKER_ID = "worker_id"
ATTRIBUTE_ID = "attribute_id"
ACTION_ID = "action_id"
FACTION_ID = "faction_id"
COUNTED_ID = "counted_id"

MESSAGES: Final = Messages()
declare = MESSAGES.declare
