"""Views: a view starts empty and receives only what its viewer may know.

Almost everything is public. Hidden are the order of face-down decks, the king's cards that have not
been revealed yet, and each player's paladins except those in play and used.
"""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import (
    ACTIONS,
    ATTRIBUTES,
    AUTOMA_ACTIONS,
    DIFFICULTIES,
    FAITH,
    FORTIFY,
    FREE,
    PIECE_KINDS,
    PIECE_SIDES,
    RIGHT,
    RIGHT_ACTIONS,
    STRENGTH,
    WORKERS,
)
from gonfalon.games.paladins.model.shapes import (
    ActingView,
    ActionView,
    AutomaView,
    BoardView,
    FavourView,
    OrderView,
    PaladinsStateView,
    PaladinsView,
    ReachView,
    SpaceView,
)
from gonfalon.games.paladins.model.state import (
    CHOSEN,
    DECK,
    HAND,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    PaladinsState,
)
from gonfalon.games.paladins.rules.act import Act
from gonfalon.games.paladins.rules.actions.attack import surcharge
from gonfalon.games.paladins.rules.actions.recruit import slot_price
from gonfalon.games.paladins.rules.actions.registry import BY_NUMBER, targets
from gonfalon.games.paladins.rules.favours import UseFavour
from gonfalon.games.paladins.rules.gains import workers_on
from gonfalon.games.paladins.rules.scoring import sheet, standing, total
from gonfalon.games.paladins.rules.tax import Inquisition, Suspect, suspects
from gonfalon.games.paladins.rules.turns import Keep
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.showing import own_answers


def names(words: list[str], kinds: list[int]) -> list[str]:
    """Return the names of cards."""
    return [words[kind] for kind in kinds]


def slots(words: list[str], kinds: list[int]) -> list[str | None]:
    """Return the names of cards; None for an empty slot or an unknown card."""
    return [words[kind] if kind >= 0 else None for kind in kinds]


def view_state(m: Match[PaladinsState], viewer: int | None) -> PaladinsStateView:
    """Return the state as a viewer may see it, as plain JSON."""
    state = m.state
    cards = state.content.cards
    return {
        "round": state.round,
        "rounds": state.content.board.rounds,
        "first": state.first,
        "active": state.active,
        "difficulty": DIFFICULTIES[state.difficulty] if state.difficulty >= 0 else None,
        "tax": state.tax,
        "tax_full": state.content.board.tax[state.seats],
        "debts": state.debts,
        "suspects": suspects(state),
        "townsfolk": slots(cards.townsfolk, state.townsfolk),
        "outsiders": slots(cards.outsiders, state.outsiders),
        "orders": orders_view(state),
        "favours": favours_view(state),
        "taverns": [
            {"tavern": cards.taverns[kind], "owner": owner if owner >= 0 else None}
            for kind, owner in zip(state.taverns, state.picked, strict=True)
        ],
        "spaces": spaces_view(state),
        "decks": {
            "townsfolk": len(state.deck(TOWNSFOLK).cards),
            "outsiders": len(state.deck(OUTSIDERS).cards),
            "walls": len(state.deck(WALLS).cards),
            "taverns": len(state.deck(TAVERNS).cards),
            "suspicion": len(state.deck(SUSPICION).cards),
        },
        "discards": {
            "townsfolk": names(cards.townsfolk, state.discarded_townsfolk),
            "outsiders": names(cards.outsiders, state.discarded_outsiders),
            "taverns": names(cards.taverns, state.discarded_taverns),
            "suspicion": names(cards.suspicion, state.discarded_suspicion),
        },
        "boards": [board_view(m, side, viewer) for side in range(len(state.boards))],
        "automa": automa_view(state),
        "acting": acting_view(m),
        "sealed": sealed_view(m, viewer),
    }


def orders_view(state: PaladinsState) -> list[OrderView]:
    """Return the order slots; a face-down one shows no card."""
    board, cards = state.content.board, state.content.cards
    found: list[OrderView] = []
    for slot, points in enumerate(board.order_vp):
        order = state.orders[slot] if slot < len(state.orders) else -1
        found.append(
            {
                "order": cards.orders[order] if order >= 0 else None,
                "action": RIGHT_ACTIONS[cards.order_action[order] - RIGHT] if order >= 0 else None,
                "round": board.order_rounds[slot],
                "points": points,
            }
        )
    return found


def favours_view(state: PaladinsState) -> list[FavourView]:
    """Return the favour slots; a face-down one shows no card."""
    cards = state.content.cards
    found: list[FavourView] = []
    for slot, round in enumerate(state.content.board.favour_rounds):
        open = slot < len(state.favours)
        worker = state.favour_workers[slot] if open else FREE
        found.append(
            {
                "favour": cards.favours[state.favours[slot]] if open else None,
                "worker": WORKERS[worker] if worker >= 0 else None,
                "round": round,
            }
        )
    return found


def spaces_view(state: PaladinsState) -> list[SpaceView]:
    """Return the spaces of the main board with the pieces on them."""
    found: list[SpaceView] = []
    for space, id in enumerate(state.content.board.spaces):
        piece = state.spaces[space]
        found.append(
            {
                "space": id,
                "open": piece != FREE or bool(state.free >> space & 1),
                "owner": PIECE_SIDES[piece] if piece != FREE else None,
                "piece": PIECE_KINDS[piece] if piece != FREE else None,
            }
        )
    return found


def board_view(m: Match[PaladinsState], side: int, viewer: int | None) -> BoardView:
    """Return one side's board and supply; paladins only as far as the viewer knows them."""
    state = m.state
    content, b = state.content, state.boards[side]
    vocabulary = content.vocabulary
    return {
        "side": side,
        "automa": state.is_automa(side),
        "passed": b.passed,
        "workers": dict(zip(WORKERS, b.workers, strict=True)),
        "silver": b.silver,
        "provisions": b.provisions,
        "track": dict(zip(ATTRIBUTES, b.track, strict=True)),
        "effective": {id: state.effective(side, a) for a, id in enumerate(ATTRIBUTES)},
        "actions": {id: action_view(state, side, action) for action, id in enumerate(ACTIONS)},
        "reach": reach_view(state, side),
        "absolve": [
            {"space": id, "jar": bool(b.absolved >> space & 1)}
            for space, id in enumerate(content.player.absolve_spaces)
        ],
        "workshops_left": len(content.player.workshops) - b.workshops_placed(),
        "walls": names(content.cards.walls, b.walls),
        "attacked": names(content.cards.outsiders, b.attacked),
        "converted": names(content.cards.outsiders, b.converted),
        "crew": names(content.cards.townsfolk, b.crew),
        "suspicion": names(content.cards.suspicion, b.suspicion),
        "unpaid": b.unpaid,
        "paid": b.paid,
        "paladin": content.cards.paladins[b.paladin] if b.paladin >= 0 else None,
        "used": names(content.cards.paladins, b.used),
        "paladins": None if state.is_automa(side) else paladins_view(state, side, viewer),
        "points": total(state, side),
        "sheet": [
            {"points": line.points, "source": line.source.to_json(vocabulary)}
            for line in sheet(state, side)
        ],
    }


def action_view(state: PaladinsState, side: int, action: int) -> ActionView:
    """Return one action of a board: workers from left to right, workshops, progress, price."""
    content, b = state.content, state.boards[side]
    player = content.player
    rules = BY_NUMBER[action]
    start = player.first_space[action]
    size = max([len(mode.spaces) for mode in player.modes[action]])
    workers = b.placed[start : start + size]
    data: ActionView = {
        "workers": [WORKERS[w] if w >= 0 else None for w in workers],
        "busy": bool(b.busy >> action & 1),
        "times": rules.times(b),
        "price": rules.price(state, side),
        "full_price": rules.full_price(state, side),
        "adds": adds_view(state, side, action),
    }
    if action >= RIGHT:
        covered = b.covered(action)
        data["workshops"] = [bool(covered & 1), bool(covered & 2)]
        ladder = player.jars if ACTIONS[action] == "absolve" else player.need[action]
        done = data["times"]
        needs = action == FORTIFY or ACTIONS[action] == "absolve"
        data["needs"] = ladder[done] if needs and done < len(ladder) else None
        if state.automa is not None and state.is_automa(side):
            data["placed"] = state.automa.placed[action - RIGHT]
    return data


def adds_view(state: PaladinsState, side: int, action: int) -> list[str]:
    """Return the cards that add a reward to an action, in order (PAL-WORK-09, steps 7, 8)."""
    cards, b = state.content.cards, state.boards[side]
    found: list[str] = []
    if b.paladin >= 0 and cards.bonus_on[b.paladin] == action:
        found.append(f"paladin:{cards.paladins[b.paladin]}")
    for kind in b.crew:
        if cards.trigger_action[kind] == action:
            found.append(f"townsfolk:{cards.townsfolk[kind]}")
    return found


def reach_view(state: PaladinsState, side: int) -> ReachView:
    """Return a side's reach: regions by attribute, and silver for each card in the rows."""
    board = state.content.board
    faith, strength = state.effective(side, FAITH), state.effective(side, STRENGTH)
    return {
        "faith": sum([flag <= faith for flag in board.faith]),
        "strength": sum([flag <= strength for flag in board.strength]),
        "townsfolk": [slot_price(state, side, slot) for slot in range(board.row)],
        "outsiders": [surcharge(state, side, slot) for slot in range(board.outsider_row)],
    }


def paladins_view(state: PaladinsState, seat: int, viewer: int | None) -> PaladinsView:
    """Return a player's hidden paladins: public counts, and the cards the viewer knows."""
    words = state.content.cards.paladins
    zones = state.packs[PALADINS + seat].zones
    deck, hand, chosen = zones[DECK], zones[HAND], zones[CHOSEN]
    return {
        "deck_count": len(deck.cards),
        "deck": slots(words, deck.seen_by(viewer)),
        "hand_count": len(hand.cards),
        "hand": names(words, hand.seen_by(viewer)),
        "chosen_count": len(chosen.cards),
        "chosen": names(words, chosen.seen_by(viewer)),
    }


def automa_view(state: PaladinsState) -> AutomaView | None:
    """Return what only the automated opponent has; all public except the scheme deck."""
    automa = state.automa
    if automa is None:
        return None
    cards = state.content.cards
    waiting = len(cards.favour_schemes) - len(state.favours)
    side = 1
    return {
        "side": side,
        "rank": 2 if standing(state, 0) > standing(state, side) else 1,
        "workers": automa.workers,
        "position": automa.position,
        "positions": state.content.board.positions,
        "stack": [ATTRIBUTES[a] for a in automa.stack],
        "used": [
            AUTOMA_ACTIONS[action]
            for action in state.content.board.fallback
            if automa.used >> action & 1
        ],
        "scheme_count": len(state.deck(SCHEMES).cards),
        "schemes": names(cards.schemes, automa.schemes),
        "schemes_on_favours": waiting,
    }


def acting_view(m: Match[PaladinsState]) -> ActingView | None:
    """Return the current action, favour or inquisition, which is public."""
    state = m.state
    found: ActingView | None = None
    for step in m.stack:
        if isinstance(step, Act):
            found = {
                "side": step.side,
                "action": ACTIONS[step.action],
                "mode": state.content.vocabulary["mode"][
                    state.content.player.first_mode[step.action] + step.mode
                ],
                "free": step.free,
                "chosen": step.past("ask_workers"),
                "workers": [WORKERS[w] for w in workers_on(state, step.side, step.action)],
                "target": target_view(state, step),
            }
        elif isinstance(step, UseFavour):
            found = {
                "side": step.side,
                "favour": state.content.cards.favours[state.favours[step.slot]],
            }
        elif isinstance(step, Keep):
            kept = [WORKERS[w] for w, count in enumerate(step.kept) for _ in range(count)]
            found = {"side": step.seat, "kept": kept}
        elif isinstance(step, Suspect):
            found = {**(found or {"side": step.side}), "suspicion_due": step.left}
        elif isinstance(step, Inquisition):
            found = {**(found or {"side": step.start}), "inquisition": True}
    return found


def target_view(state: PaladinsState, step: Act) -> str | None:
    """Return the action's target, from when it is chosen until it is carried out."""
    asked = BY_NUMBER[step.action].target_kind
    if not asked or not step.past("ask_target") or step.past("ask_workers"):
        return None
    for option in targets(state, step.side, step.action):
        if option.value == step.target:
            return BY_NUMBER[step.action].label(state, step.side, option).touches[-1]
    return None


def sealed_view(m: Match[PaladinsState], viewer: int | None) -> list[str]:
    """Return the viewer's own answers in the open sealed round, and nobody else's."""
    return [option.id for option in own_answers(m, viewer)]
