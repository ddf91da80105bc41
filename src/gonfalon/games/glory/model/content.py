"""Typed content of Glory, checked once and shared by all matches.

Everything is indexed by small integers in file order.
"""

from __future__ import annotations

from gonfalon.games.glory.model.city_options import CityOptions
from gonfalon.games.glory.model.components import (
    Allies,
    Characters,
    DiceRules,
    Events,
    Knights,
    OpponentCards,
    Titles,
    Travel,
)
from gonfalon.games.glory.model.constants import (
    ACTIONS,
    DICE,
    DIFFICULTIES,
    ITEMS,
    MODES,
    ON_GAIN,
    RESOURCES,
    SCENARIOS,
    STACKS,
    TYPES,
)
from gonfalon.games.glory.model.duel_options import DuelOptions
from gonfalon.games.glory.model.effect import Alternatives, Operation, Reward
from gonfalon.games.glory.model.places import City, Scenarios, TournamentCards
from gonfalon.games.glory.model.side import Side
from gonfalon.games.glory.model.title_options import TitleOptions
from gonfalon.games.glory.model.tournament_options import TournamentOptions
from gonfalon.kernel.content.content import Entries, whole_number
from gonfalon.kernel.content.reading import copies_of, numbers_of
from gonfalon.kernel.effects.operations import OperationReader
from gonfalon.kernel.game import Content
from gonfalon.kernel.values.errors import ContentError

DUEL_STEPS = ("tent", "strength", "roll", "faith", "lance_1", "lance_2", "relic", "result")


class GloryContent(Content):
    """All components, validated on construction."""

    def __init__(
        self,
        entries: Entries,
        known: dict[str, type[Operation]],
        players: tuple[Side, ...],
        virtual_opponent: Side,
    ) -> None:
        super().__init__(entries)
        self.players = players
        self.virtual_opponent = virtual_opponent  # of a solo game
        ally_ids = list(entries.section("allies"))
        self.relics = list(entries.section("relics"))
        self.prestige = list(entries.section("prestige"))
        words: dict[str, list[str]] = {
            "ally": ally_ids,
            "relic": self.relics,
            "prestige": self.prestige,
            "item": list(ITEMS),
            "die": list(DICE),
        }
        reward = OperationReader(self.combinators, known, words, Alternatives).read
        self.dice = DiceRules(entries)
        self.allies = Allies(entries.section("allies"), reward)
        self.on_gain_allies = self.allies.of_timing(ON_GAIN)
        self.relic_effect: list[Reward] = [
            reward(entry["effects"], id) for id, entry in entries.section("relics").items()
        ]
        self.relic_copies = numbers_of(entries.section("relics"), "copies")
        self.prestige_copies = numbers_of(entries.section("prestige"), "copies")
        prizes = entries.section("prizes")
        self.prizes = list(prizes)  # the first one is the standard prize (GLO-TSET-05)
        self.prize_effect: list[Reward] = [
            reward(entry["effects"], id) for id, entry in prizes.items()
        ]
        self.prize_tokens = copies_of(prizes)
        self.knights = Knights(entries)
        self.travel = Travel(entries.section("travel"), reward)
        self.events = Events(entries.section("events"), reward)
        self.characters = Characters(entries.section("characters"))
        self.titles = Titles(entries.section("titles"), ally_ids)
        self.city = City(entries, reward)
        self.tournaments = TournamentCards(entries, self.knights)
        self.scenarios = Scenarios(entries, self.knights)
        self.opponent_cards = OpponentCards(entries.section("opponent_cards"), ally_ids)
        constants = entries.section("constants")["constants"]

        def constant(name: str) -> int:
            return whole_number(constants, name, "constants")

        self.pawns = constant("pawns")
        self.shields = constant("pas_darmes_max_shields")
        self.registration_laps = constant("pas_darmes_registration_shields")
        self.travel_limit = constant("travel_cards_per_phase")
        self.most_strength = constant("max_strength_per_duel")
        self.passes_to_win = constant("passes_to_win")
        self.faith_reroll = constant("faith_reroll_base")
        self.player_value = constant("player_glory_value")
        self.leader_value = constant("player_glory_value_if_leading")
        self.public_titles = constant("public_titles")
        self.tournament_options = TournamentOptions(self.tournaments.slots, self.knights.ids)
        self.title_options = TitleOptions(
            self.titles.ids, ally_ids, self.relics, self.titles.any_relics
        )
        self.duel_options = DuelOptions(self.allies, self.relics, self.dice, self.most_strength)
        self.vocabulary = {
            "resource": list(RESOURCES),
            "die": list(DICE),
            "item": list(ITEMS),
            "type": list(TYPES),
            "action": list(ACTIONS),
            "ally": self.allies.ids,
            "relic": self.relics,
            "prestige": self.prestige,
            "knight": self.knights.ids,
            "knight_kind": self.knights.kinds,
            "event": self.events.ids,
            "character": self.characters.ids,
            "title": self.titles.ids,
            "travel": self.travel.ids,
            "prize": self.prizes,
            "city": self.tournaments.cities,
            "mode": list(MODES),
            "scenario": list(SCENARIOS),
            "difficulty": list(DIFFICULTIES),
            "opponent_card": self.opponent_cards.ids,
            "duel_step": list(DUEL_STEPS),
            "die_face": self.duel_options.faces,
        }
        self.city_options = CityOptions(
            self.travel.ids,
            self.characters.ids,
            self.titles.ids,
            self.relics,
            self.city.slots,
            self.combinators,
        )
        self.register = {
            **self.duel_options.register,
            **self.tournament_options.register(),
            **self.title_options.register(),
            **self.city_options.register(),
        }
        self.check()

    def check(self) -> None:
        """Check that the counts match the box exactly."""
        counts = self.entries.section("components")["components"]
        cards = self.travel.decks
        have = {
            "prestige_tokens": sum(self.prestige_copies),
            "relic_tokens": sum(self.relic_copies),
            "ally_tokens": sum([len(stack) for stack in self.allies.stacks]),
            "tournament_prize_tokens": len(self.prize_tokens),
            "equipment_cards": self.entries.pieces("equipment_cards"),
            "dice": self.entries.pieces("dice"),
            "knight_tokens": len(self.knights.ids),
            "tournament_cards": len(self.tournaments.ids),
            "event_cards": len(self.events.ids),
            "character_cards": sum([len(deck) for deck in self.characters.decks]),
            "title_cards": len(self.titles.ids),
            "travel_cards": sum([len(deck) for deck in cards]),
            **{f"{type}_cards": len(deck) for type, deck in zip(TYPES, cards, strict=True)},
            "solo_cards": len(self.opponent_cards.ids),
        }
        for name, count in have.items():
            if counts.get(name) != count:
                held = f"the box holds {counts.get(name)} ([components] in content/box.toml)"
                raise ContentError(f"{count} {name}, but {held}")
        if len(self.allies.stacks) != len(STACKS):
            raise ContentError("there are five stacks of allies")
