"""Typed content of Paladins of the West Kingdom, checked once and shared by all matches.

Everything is indexed by small integers in file order. Options are built once, in `options.py`.
"""

from __future__ import annotations

from gonfalon.games.paladins.model.cards import Cards
from gonfalon.games.paladins.model.constants import (
    ACTIONS,
    ATTRIBUTES,
    DIFFICULTIES,
    RESOURCES,
    WORKERS,
)
from gonfalon.games.paladins.model.effect import Operation, Reward, RewardReader
from gonfalon.games.paladins.model.main_board import WestKingdom
from gonfalon.games.paladins.model.options import Options
from gonfalon.games.paladins.model.player_board import PlayerBoard
from gonfalon.games.paladins.model.scored import COUNTED
from gonfalon.games.paladins.model.side import Side
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.game import Content
from gonfalon.kernel.values.errors import ContentError


class PaladinsContent(Content):
    """All components, validated on construction."""

    def __init__(
        self,
        entries: Entries,
        known: dict[str, type[Operation]],
        players: tuple[Side, ...],
        opponent: Side,
    ) -> None:
        super().__init__(entries)
        self.players = players
        self.opponent = opponent  # of a solo game
        for section, ids in (
            ("workers", WORKERS),
            ("attributes", ATTRIBUTES),
            ("actions", ACTIONS),
        ):
            if tuple(entries.section(section)) != ids:
                raise ContentError(f"[{section}] must hold {', '.join(ids)} in this order")
        reward = RewardReader(self.combinators, known).read
        self.factions = list(entries.section("factions"))
        self.board = WestKingdom(entries, reward)
        self.player = PlayerBoard(entries, reward)
        self.cards = Cards(entries, reward, self.factions)
        # The automated opponent's absolve uses no space; it always gives this (PAL-SOLO-ACT-09),
        # after the discard of every absolve (PAL-RUL-28).
        choice = {"one_of": [[{"op": "pay_debt"}], [{"op": "discard_suspicion"}]]}
        self.automa_absolve = reward([choice], "solo")
        self.vocabulary = {
            "worker": list(WORKERS),
            "worker_id": list(WORKERS),
            "attribute": list(ATTRIBUTES),
            "attribute_id": list(ATTRIBUTES),
            "action": list(ACTIONS),
            "action_id": list(ACTIONS),
            "mode": self.player.mode_words,
            "resource": list(RESOURCES),
            "faction": self.factions,
            "faction_id": self.factions,
            "counted_id": list(COUNTED),
            "region": self.board.regions,
            "space": self.board.spaces,
            "absolve_space": self.player.absolve_spaces,
            "paladin": self.cards.paladins,
            "tavern": self.cards.taverns,
            "townsfolk": self.cards.townsfolk,
            "outsider": self.cards.outsiders,
            "wall": self.cards.walls,
            "suspicion": self.cards.suspicion,
            "order": self.cards.orders,
            "favour": self.cards.favours,
            "scheme": self.cards.schemes,
            "difficulty": list(DIFFICULTIES),
        }
        self.options = Options(self.player, self.board, self.cards, self.combinators)
        self.register = self.options.register()
        self.check()

    def check(self) -> None:
        """Check that the parts are consistent and the counts match the box exactly."""
        cards, counts = self.cards, self.entries.section("components")["components"]
        have = {
            "paladin_cards": sum(cards.paladin_copies),
            "townsfolk_cards": len(cards.townsfolk_deck),
            "outsider_cards": len(cards.outsider_deck),
            "kings_favour_cards": len(cards.favour_deck),
            "kings_order_cards": len(cards.order_deck),
            "suspicion_cards": len(cards.suspicion_deck),
            "tavern_cards": len(cards.tavern_deck),
            "wall_cards": len(cards.wall_deck),
            "scheme_cards": len(cards.scheme_deck) + len(cards.favour_schemes),
            "debt_cards": cards.debts,
            "jars": 4 * len(self.player.jars),
            "workshops": 4 * len(self.player.workshops),
        }
        for name, count in have.items():
            if counts.get(name) != count:
                held = f"the box holds {counts.get(name)} ([components] in content/box.toml)"
                raise ContentError(f"{count} {name}, but {held}")
        for kind in cards.inquirers:
            for effect in cards.ongoing[kind].parts:
                if effect.quiet():
                    continue
                if not isinstance(effect, Operation) or effect.OP != "discard_suspicion":
                    # PAL-INQ-08
                    raise ContentError("an ability of the inquisition must cause nothing else")
        if len(cards.suspicion_deck) < 5:  # PAL-SUSP-08
            raise ContentError("too few suspicion cards: an inquisition could free none")
        if len(self.board.favour_rounds) != len(cards.favour_schemes):
            raise ContentError("there must be one scheme for each favour that is dealt")

    def rewards_of(self, section: str, id: str) -> list[Reward]:
        """Return the effect lists of one entry; empty for sections that have no effects."""
        cards, player, board = self.cards, self.player, self.board
        if section == "board_spaces":
            return [board.space_reward[board.spaces.index(id)]]
        if section == "absolve_spaces":
            return [player.absolve_reward[player.absolve_spaces.index(id)]]
        if section == "workshop_spaces":
            return [player.workshops[list(self.entries.section(section)).index(id)]]
        if section == "paladins":
            return [cards.bonus[cards.paladins.index(id)]]
        if section == "townsfolk":
            kind = cards.townsfolk.index(id)
            return [cards.corner[kind], cards.instant[kind], cards.ongoing[kind]]
        if section == "outsiders":
            return [cards.attack_reward[cards.outsiders.index(id)]]
        if section == "walls":
            return [cards.wall_reward[cards.walls.index(id)]]
        if section == "kings_favours":
            return [cards.favour_reward[cards.favours.index(id)]]
        return []
