"""Every message of Medieval Mastery, as an id with typed arguments. The texts are in text/."""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS, Message, Messages

CARD = "card"
CARD_OR_NONE = "card_or_none"
TILE = "tile"
HEX = "hex"
ARTEFACT = "artefact"
CASTLE = "castle"
WHEN = "when"
TARGET = "target"
WHOSE = "whose"  # an id rather than a seat, so that no player is named twice

OWNERS = ("own", "other")

MESSAGES: Final = Messages()
declare = MESSAGES.declare


def whose(seat: int, owner: int) -> int:
    """Return whether a deck is the player's own, as the `whose` argument of a message."""
    return OWNERS.index("own" if seat == owner else "other")


# -- events: set-up and turns -------------------------------------------------------------------
CASTLE_CHOSEN: Final = declare("event-castle-chosen", "MM-OPT-03", seat=SEAT, castle=CASTLE)
MATCH_BEGINS: Final = declare("event-match-begins", "MM-SET-12", seat=SEAT)
START_KNIGHTS: Final = declare(
    "event-start-knights", "MM-SET-08", seat=SEAT, castle=NUMBER, homelands=NUMBER
)
TURN_BEGINS: Final = declare("event-turn-begins", "MM-TURN-01", seat=SEAT, turn=NUMBER)
TURN_ENDS: Final = declare("event-turn-ends", "MM-TURN-07", seat=SEAT)
KNIGHTS_PLACED: Final = declare("event-knights-placed", "MM-KNI-03", seat=SEAT, count=NUMBER)
KNIGHTS_FORFEIT: Final = declare("event-knights-forfeit", "MM-KNI-03", seat=SEAT, count=NUMBER)
CARD_PLAYED: Final = declare("event-card-played", "MM-RES-01", seat=SEAT, card=CARD)
MANOEUVRE_GAINED: Final = declare("event-manoeuvre-gained", "MM-RES-03", seat=SEAT, count=NUMBER)
MANOEUVRE_BEGINS: Final = declare("event-manoeuvre-begins", "MM-TURN-05", seat=SEAT)
ARTEFACT_RESTORED: Final = declare(
    "event-artefact-restored", "MM-ART-05", seat=SEAT, artefact=ARTEFACT
)

# -- events: cards ------------------------------------------------------------------------------
CARDS_DRAWN: Final = declare("event-cards-drawn", "MM-DRAW-01", seat=SEAT, count=NUMBER)
CARDS_SEEN: Final = declare("event-cards-seen", "MM-DRAW-01", cards=CARD + "*")
RESHUFFLED: Final = declare("event-reshuffled", "MM-DRAW-02", seat=SEAT, count=NUMBER)
BONUS_DRAW: Final = declare("event-bonus-draw", "MM-DRAW-04", seat=SEAT, card=CARD, count=NUMBER)
DISCARDED: Final = declare("event-discarded", "MM-DRAW-08", seat=SEAT, card=CARD)
NOT_DISCARDED: Final = declare("event-not-discarded", "MM-CON-04", seat=SEAT)
RANDOM_DISCARD: Final = declare("event-random-discard", "MM-BAT-33", seat=SEAT, card=CARD)

# -- events: artefacts --------------------------------------------------------------------------
CROWN_DECLARED: Final = declare("event-crown-declared", "MM-CRN-01", seat=SEAT, artefact=ARTEFACT)
CROWN_AIMED: Final = declare(
    "event-crown-aimed", "MM-CRN-01", seat=SEAT, artefact=ARTEFACT, target=SEAT
)
WINDOW_OPENS: Final = declare(
    "event-window-opens", "MM-RSP-01", artefacts=ARTEFACT + "*", circle=SEATS
)
WINDOW_CLOSES: Final = declare("event-window-closes", "MM-RSP-03")
ARTEFACT_BROKEN: Final = declare(
    "event-artefact-broken", "MM-ART-02", seat=SEAT, artefact=ARTEFACT, owner=SEAT
)
ARTEFACT_APPLIES: Final = declare(
    "event-artefact-applies", "MM-ART-03", seat=SEAT, artefact=ARTEFACT
)
LOOKED: Final = declare(
    "event-looked", "MM-CRN-11", seat=SEAT, owner=SEAT, count=NUMBER, whose=WHOSE
)
LOOK_SEEN: Final = declare("event-look-seen", "MM-CRN-11", cards=CARD + "*")
ARRANGED: Final = declare("event-arranged", "MM-CRN-11", seat=SEAT, count=NUMBER)
LEFT_ON_TOP: Final = declare("event-left-on-top", "MM-CRN-20", seat=SEAT, owner=SEAT, whose=WHOSE)
TOP_DISCARDED: Final = declare(
    "event-top-discarded", "MM-CRN-20", seat=SEAT, owner=SEAT, card=CARD, whose=WHOSE
)
RECYCLED: Final = declare("event-recycled", "MM-CRN-13", seat=SEAT, card=CARD)

# -- events: the board --------------------------------------------------------------------------
TRANSFERRED: Final = declare(
    "event-transferred", "MM-RED-06", seat=SEAT, source=HEX, target=HEX, count=NUMBER
)
REDEPLOYED: Final = declare("event-redeployed", "MM-RED-06", seat=SEAT)
ADVANCED: Final = declare(
    "event-advanced", "MM-ADV-02", seat=SEAT, hex=HEX, tile=TILE, count=NUMBER
)
NO_ADVANCE: Final = declare("event-no-advance", "MM-ADV-01", seat=SEAT)
CONQUERED: Final = declare("event-conquered", "MM-CON-01", seat=SEAT, hex=HEX, tile=TILE)
TILE_LOSS: Final = declare(
    "event-tile-loss", "MM-CON-05", seat=SEAT, hex=HEX, tile=TILE, count=NUMBER
)
ABANDONED: Final = declare("event-abandoned", "MM-CON-05", hex=HEX, tile=TILE)
CUT_OFF: Final = declare("event-cut-off", "MM-SUP-06", seat=SEAT, hex=HEX, tile=TILE)
SUPPLY_LOST: Final = declare(
    "event-supply-lost", "MM-VAR-20", seat=SEAT, hex=HEX, tile=TILE, count=NUMBER
)

# -- events: battle -----------------------------------------------------------------------------
BATTLE_BEGINS: Final = declare(
    "event-battle-begins",
    "MM-ADV-07",
    attacker=SEAT,
    defender=SEAT,
    hex=HEX,
    tile=TILE,
    attacking=NUMBER,
    defending=NUMBER,
)
SIEGE_BEGINS: Final = declare(
    "event-siege-begins",
    "MM-VAR-12",
    attacker=SEAT,
    defender=SEAT,
    hex=HEX,
    attacking=NUMBER,
    defending=NUMBER,
)
TILE_POINTS: Final = declare("event-tile-points", "MM-BAT-10", seat=SEAT, tile=TILE, points=NUMBER)
ARENA_ROLLS: Final = declare(
    "event-arena-rolls", "MM-BAT-11", attacker=SEAT, first=NUMBER, defender=SEAT, second=NUMBER
)
KNIGHTS_LOST: Final = declare("event-knights-lost", "MM-BAT-80", seat=SEAT, hex=HEX, count=NUMBER)
POINTS_GAINED: Final = declare("event-points-gained", "MM-BAT-33", seat=SEAT, points=NUMBER)
EQUALISED: Final = declare("event-equalised", "MM-BAT-03", seat=SEAT, count=NUMBER)
NOT_EQUALISED: Final = declare("event-not-equalised", "MM-BAT-33", seat=SEAT)
CONFLICTS_REVEALED: Final = declare(
    "event-conflicts-revealed",
    "MM-BAT-40",
    attacker=SEAT,
    first=CARD_OR_NONE,
    defender=SEAT,
    second=CARD_OR_NONE,
)
CONFLICT_ROLL: Final = declare(
    "event-conflict-roll", "MM-BAT-42", seat=SEAT, card=CARD, roll=NUMBER
)
SUPPORT_PLAYED: Final = declare(
    "event-support-played", "MM-BAT-55", seat=SEAT, card=CARD, points=NUMBER
)
SUPPORT_STOPPED: Final = declare("event-support-stopped", "MM-BAT-52", seat=SEAT)
SUPPORT_PASSED: Final = declare("event-support-passed", "MM-BAT-53", seat=SEAT)
SUPPORT_FORBIDDEN: Final = declare("event-support-forbidden", "MM-BAT-50", tile=TILE)
BATTLE_WON: Final = declare(
    "event-battle-won", "MM-BAT-60", winner=SEAT, loser=SEAT, high=NUMBER, low=NUMBER, margin=NUMBER
)
BATTLE_TIED: Final = declare(
    "event-battle-tied", "MM-BAT-61", defender=SEAT, points=NUMBER, margin=NUMBER
)
DISORDER_ROLLS: Final = declare(
    "event-disorder-rolls", "MM-VAR-41", seat=SEAT, rolls=NUMBER + "*", count=NUMBER
)
REVERSED: Final = declare("event-reversed", "MM-VAR-42", seat=SEAT)
RETREATED: Final = declare("event-retreated", "MM-BAT-81", seat=SEAT, count=NUMBER)
KEPT: Final = declare("event-kept", "MM-BAT-90", seat=SEAT, hex=HEX, tile=TILE)
SIEGE_BEATEN: Final = declare("event-siege-beaten", "MM-VAR-13", seat=SEAT, hex=HEX)
SIEGE_VOID: Final = declare("event-siege-void", "MM-VAR-45", seat=SEAT, hex=HEX)
BATTLE_VOID: Final = declare("event-battle-void", "MM-BAT-94", hex=HEX, tile=TILE)

# -- events: the end ----------------------------------------------------------------------------
WON_BY_POINTS: Final = declare(
    "event-won-by-points", "MM-END-02", seat=SEAT, points=NUMBER, target=NUMBER
)
WON_BY_TEAM: Final = declare(
    "event-won-by-team", "MM-VAR-03", team=SEATS, points=NUMBER, target=NUMBER
)
WON_BY_SIEGE: Final = declare("event-won-by-siege", "MM-VAR-13", seat=SEAT, owner=SEAT)
ENDED_BY_LIMIT: Final = declare("event-ended-by-limit", "MM-END-05", rounds=NUMBER)
SCORE_TILE: Final = declare("score-tile", tile=TILE, hex=HEX)

# -- what land is worth -------------------------------------------------------------------------
WORTH_OWN: Final = declare("worth-own")
WORTH_TEAM: Final = declare("worth-team", seat=SEAT)
WORTH_RIVAL: Final = declare("worth-rival", seat=SEAT)
WORTH_FREE: Final = declare("worth-free")
WORTH_TILES: Final = declare("worth-tiles", count=NUMBER, all=NUMBER)

# -- questions ----------------------------------------------------------------------------------
ASK_CASTLE: Final = declare("ask-castle")
ASK_WINDOW: Final = declare("ask-window", manoeuvres=NUMBER)
ASK_FRACTURE: Final = declare("ask-fracture")
ASK_CROWN_TARGET: Final = declare("ask-crown-target", artefact=ARTEFACT)
ASK_RESPONSE: Final = declare("ask-response", artefacts=ARTEFACT + "*")
ASK_BREAK: Final = declare("ask-break", target=SEAT)
ASK_ARRANGE: Final = declare("ask-arrange", place=NUMBER)
ASK_RECYCLE: Final = declare("ask-recycle")
ASK_TOP_CARD: Final = declare("ask-top-card", owner=SEAT, card=CARD, whose=WHOSE)
ASK_DISCARD: Final = declare("ask-discard")
ASK_SOURCE: Final = declare("ask-source")
ASK_DESTINATION: Final = declare("ask-destination", source=HEX)
ASK_COUNT: Final = declare("ask-count", source=HEX, target=HEX)
ASK_ADVANCE: Final = declare("ask-advance")
ASK_ADVANCE_COUNT: Final = declare("ask-advance-count", hex=HEX, tile=TILE)
ASK_EQUALISE: Final = declare("ask-equalise", own=NUMBER, other=NUMBER)
ASK_CONFLICT: Final = declare("ask-conflict", own=NUMBER, other=NUMBER)
ASK_SUPPORT: Final = declare("ask-support", own=NUMBER, other=NUMBER)

# -- labels of options --------------------------------------------------------------------------
CHOOSE_CASTLE: Final = declare("option-castle", castle=CASTLE)
PLAY_CARD: Final = declare("option-play", card=CARD)
USE_CROWN: Final = declare("option-crown", artefact=ARTEFACT)
MANOEUVRE: Final = declare("option-manoeuvre")
END_TURN: Final = declare("option-end-turn")
BREAK_ARTEFACT: Final = declare("option-break", artefact=ARTEFACT, owner=SEAT)
AIM_AT: Final = declare("option-aim", target=SEAT)
PASS: Final = declare("option-pass")
CARD_ON_TOP: Final = declare("option-place-card", card=CARD)
RECYCLE_CARD: Final = declare("option-recycle", card=CARD)
KEEP: Final = declare("option-keep")
DISCARD_TOP: Final = declare("option-discard-top", card=CARD)
DISCARD_CARD: Final = declare("option-discard", card=CARD)
DISCARD_NONE: Final = declare("option-discard-none")
FROM_CASTLE: Final = declare("option-from-castle", knights=NUMBER)
FROM_TILE: Final = declare("option-from-tile", hex=HEX, tile=TILE, knights=NUMBER)
TO_CASTLE: Final = declare("option-to-castle", knights=NUMBER)
TO_TILE: Final = declare("option-to-tile", hex=HEX, tile=TILE, knights=NUMBER, capacity=NUMBER)
DONE: Final = declare("option-done")
KNIGHTS: Final = declare("option-knights", count=NUMBER)
ADVANCE_EMPTY: Final = declare("option-advance-empty", hex=HEX, tile=TILE, value=NUMBER)
ADVANCE_ATTACK: Final = declare(
    "option-advance-attack", hex=HEX, tile=TILE, value=NUMBER, owner=SEAT, knights=NUMBER
)
ADVANCE_SIEGE: Final = declare("option-advance-siege", owner=SEAT, knights=NUMBER)
STAY: Final = declare("option-stay")
EQUALISE: Final = declare("option-equalise", count=NUMBER)
DECLINE: Final = declare("option-decline")
PLAY_CONFLICT: Final = declare("option-conflict", card=CARD)
NO_CONFLICT: Final = declare("option-no-conflict")
PLAY_SUPPORT: Final = declare("option-support", card=CARD, points=NUMBER)
STOP: Final = declare("option-stop")

# -- refusals -----------------------------------------------------------------------------------
NOT_HELD: Final = declare("blocked-not-held", card=CARD)
FORCED_CARD: Final = declare("blocked-forced-card", card=CARD)
NO_OTHER_ARTEFACT: Final = declare("blocked-no-other-artefact")
CROWN_USED: Final = declare("blocked-crown-used", artefact=ARTEFACT)
CROWN_BROKEN: Final = declare("blocked-crown-broken", artefact=ARTEFACT)
CROWN_IDLE: Final = declare("blocked-crown-idle", artefact=ARTEFACT)
NO_MANOEUVRE: Final = declare("blocked-no-manoeuvre")
OWN_ARTEFACT: Final = declare("blocked-own-artefact", artefact=ARTEFACT)
ALREADY_BROKEN: Final = declare("blocked-already-broken", artefact=ARTEFACT, owner=SEAT)
DECLARED_CROWN: Final = declare("blocked-declared-crown", artefact=ARTEFACT)
TARGET_IDLE: Final = declare("blocked-target-idle", target=SEAT)
NOT_PLAYED_LAST_TURN: Final = declare("blocked-not-played-last-turn", card=CARD)
ONE_MUST_STAY: Final = declare("blocked-one-must-stay", hex=HEX, tile=TILE)
CASTLE_EMPTY: Final = declare("blocked-castle-empty")
UNSUPPLIED: Final = declare("blocked-unsupplied", hex=HEX, tile=TILE)
HAS_RECEIVED: Final = declare("blocked-has-received")
HAS_GIVEN: Final = declare("blocked-has-given")
TILE_FULL: Final = declare("blocked-tile-full", capacity=NUMBER)
NO_DICE: Final = declare("blocked-no-dice", dice=NUMBER, limit=NUMBER)
NO_DESTINATION: Final = declare("blocked-no-destination")
OUT_OF_REACH: Final = declare("blocked-out-of-reach", hex=HEX, tile=TILE)
OWN_LAND: Final = declare("blocked-own-land", hex=HEX, tile=TILE)
TEAM_LAND: Final = declare("blocked-team-land", hex=HEX, tile=TILE, owner=SEAT)
LAKE: Final = declare("blocked-lake", hex=HEX)
CASTLE_SAFE: Final = declare("blocked-castle-safe", owner=SEAT)
SIEGE_OUT_OF_REACH: Final = declare("blocked-siege-out-of-reach", owner=SEAT)
NO_KNIGHTS: Final = declare("blocked-no-knights")
TOO_MANY: Final = declare("blocked-too-many", count=NUMBER, most=NUMBER)
MUST_PLAY_CONFLICT: Final = declare("blocked-must-play-conflict")
NOT_A_CONFLICT_CARD: Final = declare("blocked-not-a-conflict-card", card=CARD)
NOT_A_SUPPORT_CARD: Final = declare("blocked-not-a-support-card", card=CARD)

# -- descriptions of effects ----------------------------------------------------------------------
EFFECTS: dict[str, Message] = {
    op: declare(f"effect-{op}", n=NUMBER, target=TARGET, when=WHEN)
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
