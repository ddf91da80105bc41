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
WHOSE = "whose"  # a bare id: nobody is named twice

OWNERS = ("own", "other")

ALL: dict[str, Message] = {}


def say(id: str, rule: str = "", /, **types: str) -> Message:
    """Declare a message; an event with the rule it follows from."""
    message = Message(id, rule, **types)
    ALL[id] = message
    return message


def whose(seat: int, owner: int) -> int:
    """Return whether a deck is a player's own, as a sentence gets it."""
    return OWNERS.index("own" if seat == owner else "other")


# -- events: set-up and turns -------------------------------------------------------------------
CASTLE_CHOSEN = say("event-castle-chosen", "MM-OPT-03", seat=SEAT, castle=CASTLE)
MATCH_BEGINS = say("event-match-begins", "MM-SET-12", seat=SEAT)
START_KNIGHTS = say("event-start-knights", "MM-SET-08", seat=SEAT, castle=NUMBER, homelands=NUMBER)
TURN_BEGINS = say("event-turn-begins", "MM-TURN-01", seat=SEAT, turn=NUMBER)
TURN_ENDS = say("event-turn-ends", "MM-TURN-07", seat=SEAT)
KNIGHTS_PLACED = say("event-knights-placed", "MM-KNI-03", seat=SEAT, count=NUMBER)
KNIGHTS_FORFEIT = say("event-knights-forfeit", "MM-KNI-03", seat=SEAT, count=NUMBER)
CARD_PLAYED = say("event-card-played", "MM-RES-01", seat=SEAT, card=CARD)
MANOEUVRE_GAINED = say("event-manoeuvre-gained", "MM-RES-03", seat=SEAT, count=NUMBER)
MANOEUVRE_BEGINS = say("event-manoeuvre-begins", "MM-TURN-05", seat=SEAT)
ARTEFACT_RESTORED = say("event-artefact-restored", "MM-ART-05", seat=SEAT, artefact=ARTEFACT)

# -- events: cards ------------------------------------------------------------------------------
CARDS_DRAWN = say("event-cards-drawn", "MM-DRAW-01", seat=SEAT, count=NUMBER)
CARDS_SEEN = say("event-cards-seen", "MM-DRAW-01", cards=CARD + "*")
RESHUFFLED = say("event-reshuffled", "MM-DRAW-02", seat=SEAT, count=NUMBER)
BONUS_DRAW = say("event-bonus-draw", "MM-DRAW-04", seat=SEAT, card=CARD, count=NUMBER)
DISCARDED = say("event-discarded", "MM-DRAW-08", seat=SEAT, card=CARD)
NOT_DISCARDED = say("event-not-discarded", "MM-CON-04", seat=SEAT)
RANDOM_DISCARD = say("event-random-discard", "MM-BAT-33", seat=SEAT, card=CARD)

# -- events: artefacts --------------------------------------------------------------------------
CROWN_DECLARED = say("event-crown-declared", "MM-CRN-01", seat=SEAT, artefact=ARTEFACT)
CROWN_AIMED = say("event-crown-aimed", "MM-CRN-01", seat=SEAT, artefact=ARTEFACT, target=SEAT)
WINDOW_OPENS = say("event-window-opens", "MM-RSP-01", artefacts=ARTEFACT + "*", circle=SEATS)
WINDOW_CLOSES = say("event-window-closes", "MM-RSP-03")
ARTEFACT_BROKEN = say(
    "event-artefact-broken", "MM-ART-02", seat=SEAT, artefact=ARTEFACT, owner=SEAT
)
ARTEFACT_APPLIES = say("event-artefact-applies", "MM-ART-03", seat=SEAT, artefact=ARTEFACT)
LOOKED = say("event-looked", "MM-CRN-11", seat=SEAT, owner=SEAT, count=NUMBER, whose=WHOSE)
LOOK_SEEN = say("event-look-seen", "MM-CRN-11", cards=CARD + "*")
ARRANGED = say("event-arranged", "MM-CRN-11", seat=SEAT, count=NUMBER)
LEFT_ON_TOP = say("event-left-on-top", "MM-CRN-20", seat=SEAT, owner=SEAT, whose=WHOSE)
TOP_DISCARDED = say(
    "event-top-discarded", "MM-CRN-20", seat=SEAT, owner=SEAT, card=CARD, whose=WHOSE
)
RECYCLED = say("event-recycled", "MM-CRN-13", seat=SEAT, card=CARD)

# -- events: the board --------------------------------------------------------------------------
TRANSFERRED = say("event-transferred", "MM-RED-06", seat=SEAT, source=HEX, target=HEX, count=NUMBER)
REDEPLOYED = say("event-redeployed", "MM-RED-06", seat=SEAT)
ADVANCED = say("event-advanced", "MM-ADV-02", seat=SEAT, hex=HEX, tile=TILE, count=NUMBER)
NO_ADVANCE = say("event-no-advance", "MM-ADV-01", seat=SEAT)
CONQUERED = say("event-conquered", "MM-CON-01", seat=SEAT, hex=HEX, tile=TILE)
TILE_LOSS = say("event-tile-loss", "MM-CON-05", seat=SEAT, hex=HEX, tile=TILE, count=NUMBER)
ABANDONED = say("event-abandoned", "MM-CON-05", hex=HEX, tile=TILE)
SUPPLY_LOST = say("event-supply-lost", "MM-VAR-20", seat=SEAT, hex=HEX, tile=TILE, count=NUMBER)

# -- events: battle -----------------------------------------------------------------------------
BATTLE_BEGINS = say(
    "event-battle-begins",
    "MM-ADV-07",
    attacker=SEAT,
    defender=SEAT,
    hex=HEX,
    tile=TILE,
    attacking=NUMBER,
    defending=NUMBER,
)
SIEGE_BEGINS = say(
    "event-siege-begins",
    "MM-VAR-12",
    attacker=SEAT,
    defender=SEAT,
    hex=HEX,
    attacking=NUMBER,
    defending=NUMBER,
)
TILE_POINTS = say("event-tile-points", "MM-BAT-10", seat=SEAT, tile=TILE, points=NUMBER)
ARENA_ROLLS = say(
    "event-arena-rolls", "MM-BAT-11", attacker=SEAT, first=NUMBER, defender=SEAT, second=NUMBER
)
KNIGHTS_LOST = say("event-knights-lost", "MM-BAT-80", seat=SEAT, hex=HEX, count=NUMBER)
POINTS_GAINED = say("event-points-gained", "MM-BAT-33", seat=SEAT, points=NUMBER)
EQUALISED = say("event-equalised", "MM-BAT-03", seat=SEAT, count=NUMBER)
NOT_EQUALISED = say("event-not-equalised", "MM-BAT-33", seat=SEAT)
CONFLICTS_REVEALED = say(
    "event-conflicts-revealed",
    "MM-BAT-40",
    attacker=SEAT,
    first=CARD_OR_NONE,
    defender=SEAT,
    second=CARD_OR_NONE,
)
CONFLICT_ROLL = say("event-conflict-roll", "MM-BAT-42", seat=SEAT, card=CARD, roll=NUMBER)
SUPPORT_PLAYED = say("event-support-played", "MM-BAT-55", seat=SEAT, card=CARD, points=NUMBER)
SUPPORT_STOPPED = say("event-support-stopped", "MM-BAT-52", seat=SEAT)
SUPPORT_PASSED = say("event-support-passed", "MM-BAT-53", seat=SEAT)
SUPPORT_FORBIDDEN = say("event-support-forbidden", "MM-BAT-50", tile=TILE)
BATTLE_WON = say(
    "event-battle-won", "MM-BAT-60", winner=SEAT, loser=SEAT, high=NUMBER, low=NUMBER, margin=NUMBER
)
BATTLE_TIED = say("event-battle-tied", "MM-BAT-61", defender=SEAT, points=NUMBER, margin=NUMBER)
DISORDER_ROLLS = say(
    "event-disorder-rolls", "MM-VAR-41", seat=SEAT, rolls=NUMBER + "*", count=NUMBER
)
REVERSED = say("event-reversed", "MM-VAR-42", seat=SEAT)
RETREATED = say("event-retreated", "MM-BAT-81", seat=SEAT, count=NUMBER)
KEPT = say("event-kept", "MM-BAT-90", seat=SEAT, hex=HEX, tile=TILE)
SIEGE_BEATEN = say("event-siege-beaten", "MM-VAR-13", seat=SEAT, hex=HEX)
BATTLE_VOID = say("event-battle-void", "MM-BAT-94", hex=HEX, tile=TILE)

# -- events: the end ----------------------------------------------------------------------------
WON_BY_POINTS = say("event-won-by-points", "MM-END-02", seat=SEAT, points=NUMBER, target=NUMBER)
WON_BY_TEAM = say("event-won-by-team", "MM-VAR-03", team=SEATS, points=NUMBER, target=NUMBER)
WON_BY_SIEGE = say("event-won-by-siege", "MM-VAR-13", seat=SEAT, owner=SEAT)
ENDED_BY_LIMIT = say("event-ended-by-limit", "MM-END-05", rounds=NUMBER)
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
ASK_TOP_CARD = say("ask-top-card", owner=SEAT, card=CARD, whose=WHOSE)
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
