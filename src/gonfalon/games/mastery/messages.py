"""Everything Medieval Mastery can say, as ids with typed arguments. The sentences are in text/."""

from __future__ import annotations

from gonfalon.kernel.message import NUMBER, SEAT, SEATS, Message

CARD = "card"
CARD_OR_NONE = "card_or_none"
TILE = "tile"
HEX = "hex"
ARTEFACT = "artefact"
CASTLE = "castle"
WHEN = "when"
TARGET = "target"

ALL: dict[str, Message] = {}


def say(id: str, **types: str) -> Message:
    """Declare a message."""
    message = Message(id, **types)
    ALL[id] = message
    return message


# -- events: set-up and turns -------------------------------------------------------------------
CASTLE_CHOSEN = say("event-castle-chosen", seat=SEAT, castle=CASTLE)
MATCH_BEGINS = say("event-match-begins", seat=SEAT)
START_KNIGHTS = say("event-start-knights", seat=SEAT, castle=NUMBER, homelands=NUMBER)
TURN_BEGINS = say("event-turn-begins", seat=SEAT, turn=NUMBER)
TURN_ENDS = say("event-turn-ends", seat=SEAT)
KNIGHTS_PLACED = say("event-knights-placed", seat=SEAT, count=NUMBER)
KNIGHTS_FORFEIT = say("event-knights-forfeit", seat=SEAT, count=NUMBER)
CARD_PLAYED = say("event-card-played", seat=SEAT, card=CARD)
MANOEUVRE_GAINED = say("event-manoeuvre-gained", seat=SEAT, count=NUMBER)
MANOEUVRE_BEGINS = say("event-manoeuvre-begins", seat=SEAT)
ARTEFACT_RESTORED = say("event-artefact-restored", seat=SEAT, artefact=ARTEFACT)

# -- events: cards ------------------------------------------------------------------------------
CARDS_DRAWN = say("event-cards-drawn", seat=SEAT, count=NUMBER)
CARDS_SEEN = say("event-cards-seen", cards=CARD + "*")
RESHUFFLED = say("event-reshuffled", seat=SEAT, count=NUMBER)
BONUS_DRAW = say("event-bonus-draw", seat=SEAT, card=CARD, count=NUMBER)
DISCARDED = say("event-discarded", seat=SEAT, card=CARD)
NOT_DISCARDED = say("event-not-discarded", seat=SEAT)
RANDOM_DISCARD = say("event-random-discard", seat=SEAT, card=CARD)

# -- events: artefacts --------------------------------------------------------------------------
CROWN_DECLARED = say("event-crown-declared", seat=SEAT, artefact=ARTEFACT)
CROWN_AIMED = say("event-crown-aimed", seat=SEAT, artefact=ARTEFACT, target=SEAT)
WINDOW_OPENS = say("event-window-opens", artefacts=ARTEFACT + "*", circle=SEATS)
WINDOW_CLOSES = say("event-window-closes")
ARTEFACT_BROKEN = say("event-artefact-broken", seat=SEAT, artefact=ARTEFACT, owner=SEAT)
ARTEFACT_APPLIES = say("event-artefact-applies", seat=SEAT, artefact=ARTEFACT)
LOOKED = say("event-looked", seat=SEAT, owner=SEAT, count=NUMBER)
LOOK_SEEN = say("event-look-seen", cards=CARD + "*")
ARRANGED = say("event-arranged", seat=SEAT, count=NUMBER)
LEFT_ON_TOP = say("event-left-on-top", seat=SEAT, owner=SEAT)
TOP_DISCARDED = say("event-top-discarded", seat=SEAT, owner=SEAT, card=CARD)
RECYCLED = say("event-recycled", seat=SEAT, card=CARD)

# -- events: the board --------------------------------------------------------------------------
TRANSFERRED = say("event-transferred", seat=SEAT, source=HEX, target=HEX, count=NUMBER)
REDEPLOYED = say("event-redeployed", seat=SEAT)
ADVANCED = say("event-advanced", seat=SEAT, hex=HEX, tile=TILE, count=NUMBER)
NO_ADVANCE = say("event-no-advance", seat=SEAT)
CONQUERED = say("event-conquered", seat=SEAT, hex=HEX, tile=TILE)
TILE_LOSS = say("event-tile-loss", seat=SEAT, hex=HEX, tile=TILE, count=NUMBER)
ABANDONED = say("event-abandoned", hex=HEX, tile=TILE)
SUPPLY_LOST = say("event-supply-lost", seat=SEAT, hex=HEX, tile=TILE, count=NUMBER)

# -- events: battle -----------------------------------------------------------------------------
BATTLE_BEGINS = say(
    "event-battle-begins",
    attacker=SEAT,
    defender=SEAT,
    hex=HEX,
    tile=TILE,
    attacking=NUMBER,
    defending=NUMBER,
)
SIEGE_BEGINS = say(
    "event-siege-begins",
    attacker=SEAT,
    defender=SEAT,
    hex=HEX,
    attacking=NUMBER,
    defending=NUMBER,
)
TILE_POINTS = say("event-tile-points", seat=SEAT, tile=TILE, points=NUMBER)
ARENA_ROLLS = say("event-arena-rolls", attacker=SEAT, first=NUMBER, defender=SEAT, second=NUMBER)
KNIGHTS_LOST = say("event-knights-lost", seat=SEAT, hex=HEX, count=NUMBER)
POINTS_GAINED = say("event-points-gained", seat=SEAT, points=NUMBER)
EQUALISED = say("event-equalised", seat=SEAT, count=NUMBER)
NOT_EQUALISED = say("event-not-equalised", seat=SEAT)
CONFLICTS_REVEALED = say(
    "event-conflicts-revealed",
    attacker=SEAT,
    first=CARD_OR_NONE,
    defender=SEAT,
    second=CARD_OR_NONE,
)
CONFLICT_ROLL = say("event-conflict-roll", seat=SEAT, card=CARD, roll=NUMBER)
SUPPORT_PLAYED = say("event-support-played", seat=SEAT, card=CARD, points=NUMBER)
SUPPORT_STOPPED = say("event-support-stopped", seat=SEAT)
SUPPORT_PASSED = say("event-support-passed", seat=SEAT)
SUPPORT_FORBIDDEN = say("event-support-forbidden", tile=TILE)
BATTLE_WON = say(
    "event-battle-won", winner=SEAT, loser=SEAT, high=NUMBER, low=NUMBER, margin=NUMBER
)
BATTLE_TIED = say("event-battle-tied", defender=SEAT, points=NUMBER, margin=NUMBER)
DISORDER_ROLLS = say("event-disorder-rolls", seat=SEAT, rolls=NUMBER + "*", count=NUMBER)
REVERSED = say("event-reversed", seat=SEAT)
RETREATED = say("event-retreated", seat=SEAT, count=NUMBER)
KEPT = say("event-kept", seat=SEAT, hex=HEX, tile=TILE)
SIEGE_BEATEN = say("event-siege-beaten", seat=SEAT, hex=HEX)
BATTLE_VOID = say("event-battle-void", hex=HEX, tile=TILE)

# -- events: the end ----------------------------------------------------------------------------
WON_BY_POINTS = say("event-won-by-points", seat=SEAT, points=NUMBER, target=NUMBER)
WON_BY_TEAM = say("event-won-by-team", team=SEATS, points=NUMBER, target=NUMBER)
WON_BY_SIEGE = say("event-won-by-siege", seat=SEAT, owner=SEAT)
ENDED_BY_LIMIT = say("event-ended-by-limit", rounds=NUMBER)
SCORE_TILE = say("score-tile", tile=TILE, hex=HEX)

# -- questions ----------------------------------------------------------------------------------
ASK_CASTLE = say("ask-castle")
ASK_WINDOW = say("ask-window", manoeuvres=NUMBER)
ASK_FRACTURE = say("ask-fracture")
ASK_CROWN_TARGET = say("ask-crown-target", artefact=ARTEFACT)
ASK_RESPONSE = say("ask-response", artefacts=ARTEFACT + "*")
ASK_BREAK = say("ask-break", target=SEAT)
ASK_ARRANGE = say("ask-arrange", place=NUMBER)
ASK_RECYCLE = say("ask-recycle")
ASK_TOP_CARD = say("ask-top-card", owner=SEAT, card=CARD)
ASK_DISCARD = say("ask-discard")
ASK_SOURCE = say("ask-source")
ASK_DESTINATION = say("ask-destination", source=HEX)
ASK_COUNT = say("ask-count", source=HEX, target=HEX)
ASK_ADVANCE = say("ask-advance")
ASK_ADVANCE_COUNT = say("ask-advance-count", hex=HEX, tile=TILE)
ASK_EQUALISE = say("ask-equalise", own=NUMBER, other=NUMBER)
ASK_CONFLICT = say("ask-conflict", own=NUMBER, other=NUMBER)
ASK_SUPPORT = say("ask-support", own=NUMBER, other=NUMBER)

# -- labels of options --------------------------------------------------------------------------
CHOOSE_CASTLE = say("option-castle", castle=CASTLE)
PLAY_CARD = say("option-play", card=CARD)
USE_CROWN = say("option-crown", artefact=ARTEFACT)
MANOEUVRE = say("option-manoeuvre")
END_TURN = say("option-end-turn")
BREAK_ARTEFACT = say("option-break", artefact=ARTEFACT, owner=SEAT)
AIM_AT = say("option-aim", target=SEAT)
PASS = say("option-pass")
CARD_ON_TOP = say("option-place-card", card=CARD)
RECYCLE_CARD = say("option-recycle", card=CARD)
KEEP = say("option-keep")
DISCARD_TOP = say("option-discard-top", card=CARD)
DISCARD_CARD = say("option-discard", card=CARD)
DISCARD_NONE = say("option-discard-none")
FROM_CASTLE = say("option-from-castle", knights=NUMBER)
FROM_TILE = say("option-from-tile", hex=HEX, tile=TILE, knights=NUMBER)
TO_CASTLE = say("option-to-castle", knights=NUMBER)
TO_TILE = say("option-to-tile", hex=HEX, tile=TILE, knights=NUMBER, capacity=NUMBER)
DONE = say("option-done")
KNIGHTS = say("option-knights", count=NUMBER)
ADVANCE_EMPTY = say("option-advance-empty", hex=HEX, tile=TILE, value=NUMBER)
ADVANCE_ATTACK = say(
    "option-advance-attack", hex=HEX, tile=TILE, value=NUMBER, owner=SEAT, knights=NUMBER
)
ADVANCE_SIEGE = say("option-advance-siege", owner=SEAT, knights=NUMBER)
STAY = say("option-stay")
EQUALISE = say("option-equalise", count=NUMBER)
DECLINE = say("option-decline")
PLAY_CONFLICT = say("option-conflict", card=CARD)
NO_CONFLICT = say("option-no-conflict")
PLAY_SUPPORT = say("option-support", card=CARD, points=NUMBER)
STOP = say("option-stop")

# -- refusals -----------------------------------------------------------------------------------
NOT_HELD = say("blocked-not-held", card=CARD)
FORCED_CARD = say("blocked-forced-card", card=CARD)
NO_OTHER_ARTEFACT = say("blocked-no-other-artefact")
CROWN_USED = say("blocked-crown-used", artefact=ARTEFACT)
CROWN_BROKEN = say("blocked-crown-broken", artefact=ARTEFACT)
CROWN_IDLE = say("blocked-crown-idle", artefact=ARTEFACT)
NO_MANOEUVRE = say("blocked-no-manoeuvre")
OWN_ARTEFACT = say("blocked-own-artefact", artefact=ARTEFACT)
ALREADY_BROKEN = say("blocked-already-broken", artefact=ARTEFACT, owner=SEAT)
DECLARED_CROWN = say("blocked-declared-crown", artefact=ARTEFACT)
TARGET_IDLE = say("blocked-target-idle", target=SEAT)
NOT_PLAYED_LAST_TURN = say("blocked-not-played-last-turn", card=CARD)
ONE_MUST_STAY = say("blocked-one-must-stay", hex=HEX, tile=TILE)
CASTLE_EMPTY = say("blocked-castle-empty")
UNSUPPLIED = say("blocked-unsupplied", hex=HEX, tile=TILE)
HAS_RECEIVED = say("blocked-has-received")
HAS_GIVEN = say("blocked-has-given")
TILE_FULL = say("blocked-tile-full", capacity=NUMBER)
NO_DICE = say("blocked-no-dice", dice=NUMBER, limit=NUMBER)
NO_DESTINATION = say("blocked-no-destination")
OUT_OF_REACH = say("blocked-out-of-reach", hex=HEX, tile=TILE)
OWN_LAND = say("blocked-own-land", hex=HEX, tile=TILE)
TEAM_LAND = say("blocked-team-land", hex=HEX, tile=TILE, owner=SEAT)
LAKE = say("blocked-lake", hex=HEX)
CASTLE_SAFE = say("blocked-castle-safe", owner=SEAT)
SIEGE_OUT_OF_REACH = say("blocked-siege-out-of-reach", owner=SEAT)
NO_KNIGHTS = say("blocked-no-knights")
TOO_MANY = say("blocked-too-many", count=NUMBER, most=NUMBER)
MUST_PLAY_CONFLICT = say("blocked-must-play-conflict")
NOT_A_CONFLICT_CARD = say("blocked-not-a-conflict-card", card=CARD)
NOT_A_SUPPORT_CARD = say("blocked-not-a-support-card", card=CARD)

# -- what an effect says of itself ----------------------------------------------------------------
EFFECTS: dict[str, Message] = {
    op: say(f"effect-{op}", n=NUMBER, target=TARGET, when=WHEN)
    for op in (
        "add_points",
        "conflict_value",
        "conflict_roll",
        "support_value",
        "set_capacity",
        "forbid_support",
        "arena_roll",
        "start_distribution",
        "gain_knights",
        "lose_knights",
        "draw",
        "draw_up_to",
        "discard_choice",
        "discard_random",
        "destroy_artefact",
        "cancel_and_destroy",
        "peek_reorder",
        "peek_keep_or_discard",
        "recycle",
        "equalise_knights",
        "redeploy",
        "extra_manoeuvre",
    )
}
