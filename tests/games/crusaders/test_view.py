"""What each viewer knows, by section 5 of the rules: everything public is there, nothing hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import jsonschema_rs
import pytest

from gonfalon.games.crusaders import GAME
from gonfalon.games.crusaders.model.constants import BUILD, MARCH, OWN_RAID
from gonfalon.games.crusaders.model.shapes import CrusadersStateView
from gonfalon.games.crusaders.rules.board.holy_lands import settle
from gonfalon.games.crusaders.rules.faith.rescripts import PlayRescript
from gonfalon.games.crusaders.rules.orders.planning import Planning
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.games.crusaders.rules.raids.raids import Raids
from gonfalon.games.crusaders.rules.round.ending import finish
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.schema import Writer
from tests.games.crusaders.battles import fight
from tests.games.crusaders.scenario import Scenario, player, table

VIEWERS = (0, 1, 2, None)


def seen(s: Scenario, viewer: int | None) -> Any:
    """Return the state as a viewer sees it, after a trip through JSON."""
    return json.loads(json.dumps(GAME.view(s.m, viewer)))


def board(s: Scenario, seat: int, viewer: int | None) -> Any:
    """Return a board as a viewer sees it."""
    return seen(s, viewer)["boards"][seat]


def city(s: Scenario, id: str, viewer: int | None = None) -> Any:
    """Return a city as a viewer sees it."""
    return next(one for one in seen(s, viewer)["cities"] if one["city"] == id)


def secrets() -> Scenario:
    """Lay a table at which Jerusalem holds something of everything that can be secret."""
    return table(
        player(
            "jerusalem",
            influence=7,
            rescripts="indulgence anathema",
            spies="smuggler",
            bull="bull_host",
            bishops="acre:2 jerusalem_city:1",
        ),
        player("tripoli", influence=3, bishops="acre:1"),
        player("edessa"),
    )


# -- hidden things --------------------------------------------------------------------------------


@pytest.mark.rules("CRU-PAY-10", "CRU-END-02")
def test_influence_is_secret_until_the_end() -> None:
    s = secrets()
    assert [board(s, 0, viewer)["influence"] for viewer in VIEWERS] == [7, None, None, None]
    finish(s.m)
    assert [board(s, 0, viewer)["influence"] for viewer in VIEWERS] == [7, 7, 7, 7]


@pytest.mark.rules("CRU-RESC-03", "CRU-SPY-01")
def test_others_see_how_many_rescripts_and_spies_a_player_holds() -> None:
    s = secrets()
    for viewer in VIEWERS:
        mine = viewer == 0
        shown = board(s, 0, viewer)
        assert shown["rescripts"]["count"] == 2
        assert set(shown["rescripts"]["known"]) == ({"indulgence", "anathema"} if mine else set())
        assert shown["spies_in_hand"] == {"count": 1, "known": ["smuggler"] if mine else []}


@pytest.mark.rules("CRU-BULL-01")
def test_a_bull_is_secret_until_the_end() -> None:
    s = secrets()
    units = sum(s.state.units[place] for place in s.state.cities_of(0))
    goals = [
        {"measure": "units_on_map", "have": units, "worth": 0},
        {"measure": "tactics_non_starting", "have": 0, "worth": 0},
    ]
    mine = {"count": 1, "known": [{"bull": "bull_host", "goals": goals}]}
    assert board(s, 0, 0)["bulls"] == mine
    assert board(s, 0, 1)["bulls"] == {"count": 1, "known": []}
    finish(s.m)
    for viewer in VIEWERS:
        assert board(s, 0, viewer)["bulls"] == mine


@pytest.mark.rules("CRU-BISH-05", "CRU-BISH-07", "CRU-RUL-61")
def test_levels_of_bishops_are_known_to_their_owner_and_after_a_check() -> None:
    s = secrets()
    both = [{"seat": 0, "level": 2}, {"seat": 1, "level": 1}]
    assert city(s, "acre", 0)["bishops"] == [both[0], {"seat": 1, "level": None}]
    assert city(s, "acre", 1)["bishops"] == [{"seat": 0, "level": None}, both[1]]
    assert [one["level"] for one in city(s, "acre", None)["bishops"]] == [None, None]
    settle(s.m, s.number("acre"))
    for viewer in VIEWERS:
        assert city(s, "acre", viewer)["bishops"] == both
    assert city(s, "jerusalem_city", 1)["bishops"] == [{"seat": 0, "level": None}]


@pytest.mark.rules("CRU-BISH-02", "CRU-SETUP-20")
def test_only_the_owner_sees_the_levels_in_the_supply() -> None:
    s = secrets()
    assert board(s, 0, 0)["bishops"] == {"count": 8, "levels": [5, 3]}
    assert board(s, 0, 1)["bishops"] == {"count": 8, "levels": None}


@pytest.mark.rules("CRU-TAC-01", "CRU-RUL-50")
def test_tactics_are_known_as_far_as_they_were_seen() -> None:
    s = table(player("jerusalem", tactics="sappers deus_vult"), player("tripoli"))
    mine, theirs = board(s, 0, 0)["tactics"], board(s, 0, 1)["tactics"]
    assert mine["known"] == ["deus_vult", "sappers"]
    assert theirs == {"count": 2, "known": [], "away": mine["away"], "known_away": []}


@pytest.mark.rules("CRU-GOV-05")
def test_the_worth_of_a_governor_that_counts_tactics_is_for_its_player() -> None:
    """A leader of public numbers is open to all."""
    s = table(
        player("jerusalem", coins=9),
        player("tripoli"),
        cities={
            "jerusalem_city": "jerusalem governor pons_of_saint_gilles",
            "tripoli_city": "tripoli governor tancred_of_galilee",
        },
    )
    counted = city(s, "jerusalem_city", 0)["governor"]
    assert counted == {"governor": "pons_of_saint_gilles", "influence": 0}
    assert city(s, "jerusalem_city", 1)["governor"]["influence"] is None
    assert city(s, "tripoli_city", None)["governor"]["influence"] == 0


def test_no_secret_is_anywhere_in_the_view_of_another() -> None:
    s = secrets()
    for viewer in (1, 2, None):
        text = json.dumps(seen(s, viewer))
        for secret in ("indulgence", "anathema", "smuggler", "bull_host"):
            assert secret not in text


# -- the cross and the saracens -------------------------------------------------------------------


@pytest.mark.rules("CRU-PLAN-04", "CRU-ACT-01")
def test_the_cross_shows_fees_and_the_order_of_activation() -> None:
    realms = ("jerusalem", "tripoli", "edessa", "antioch")
    s = table(*[player(realm) for realm in realms], phase="planning")
    s.begin_with(Planning())
    state = s.state
    state.inner = [[0], [], [], []]
    state.outer[MARCH] = 3
    cross = seen(s, 0)["cross"]
    assert cross["sectors"]["build"] == {
        "inner": [{"seat": 0, "reinforced": False}],
        "outer": None,
        "fee": 1,
    }
    assert cross["sectors"]["march"]["outer"] == {"seat": 1, "reinforced": True}
    assert cross["next"] == [{"order": "build", "seat": 0, "reinforced": False}]
    assert cross["placing"][0] == s.asked()[0][0]
    state.inner[BUILD] = [1, 2]
    assert [one["seat"] for one in seen(s, 1)["cross"]["next"]] == [1, 0]


def raided(**told: Any) -> Scenario:
    """Lay the table of CRU-EX-25: Acre with one unit, many saracens around it."""
    return table(
        player("jerusalem", **told),
        player("tripoli"),
        cities={
            "acre": "jerusalem 1 level 2",
            "baalbek": "saracens 3",
            "damascus": "saracens 3",
        },
        round=3,
        phase="events",
        event="field_of_blood",
        raid="red",
        uncovered=2,
    )


@pytest.mark.rules("CRU-SAR-07", "CRU-SAR-09", "CRU-SAR-10", "CRU-EX-25")
def test_raids_are_shown_before_they_fall() -> None:
    s = raided()
    (raid,) = seen(s, None)["saracens"]["raids"]
    assert raid["city"] == "acre"
    assert {one["city"]: one["units"] for one in raid["raiders"]} == {"baalbek": 2, "damascus": 2}
    assert (raid["strength"], raid["city_strength"], raid["difference"]) == (5, 3, -2)
    assert (raid["result"], raid["band"]) == ("falls", None)
    s.state.units[s.number("acre")] = 5
    (raid,) = seen(s, None)["saracens"]["raids"]
    assert (raid["difference"], raid["result"], raid["band"]) == (2, "holds", 0)
    s.state.units[s.number("acre")] = 9
    assert seen(s, 1)["saracens"]["raids"][0]["band"] == 1


@pytest.mark.rules("CRU-SAR-08")
def test_without_raiders_there_is_no_raid() -> None:
    s = raided()
    for id in ("baalbek", "damascus"):
        s.state.units[s.number(id)] = 1
    assert seen(s, 0)["saracens"]["raids"][0]["result"] == "no_raid"


@pytest.mark.rules("CRU-SAR-03")
def test_cities_that_will_be_reinforced_are_named() -> None:
    s = raided()
    assert seen(s, 0)["saracens"]["reinforced"] == ["aleppo"]
    s.state.saracens = 0
    assert seen(s, 0)["saracens"]["reinforced"] == []


@pytest.mark.rules("CRU-EVT-03")
def test_the_table_of_the_next_event_is_not_known_yet() -> None:
    s = raided()
    s.state.units[s.number("acre")] = 9
    s.state.phase = 2
    assert seen(s, 0)["saracens"]["raids"][0]["band"] is None


@pytest.mark.rules("CRU-SAR-09", "CRU-D-06")
def test_the_raid_in_progress_counts_rescripts() -> None:
    s = raided(rescripts="garrison_duty")
    s.begin_with(Raids())
    assert seen(s, 1)["saracens"]["now"]["difference"] == -2
    assert (
        s.state.content.rescripts.moment[s.state.content.rescripts.ids.index("garrison_duty")]
        == OWN_RAID
    )
    s.seat(0).chooses("garrison_duty")
    now = seen(s, 1)["saracens"]["now"]
    assert now is None or (now["bonus"], now["difference"]) == (2, 0)


# -- battles --------------------------------------------------------------------------------------


def battle() -> Scenario:
    """Lay a table for a battle of Antioch against the saracens of Apamea, played by Tripoli."""
    return table(
        player("antioch", rescripts="interrogation_of_captives"),
        player("tripoli"),
        cities={"tortosa": "tripoli 1"},
        next_saracens="apamean_archers horse_archers coastal_marines emirs_guard bekaa_ambush",
        active=0,
    )


@pytest.mark.rules("CRU-BAT-02", "CRU-BAT-05", "CRU-BAT-07")
def test_hands_and_covers_are_seen_by_their_player() -> None:
    s = battle()
    f = fight(s, 0, "apamea", 6)
    for viewer in (0, None):
        saracens = seen(s, viewer)["battle"]["fighters"][1]
        assert (saracens["side"], saracens["player"], saracens["hand"]) == (None, 1, 5)
        assert saracens["known"] == []
    assert "saracen:apamean_archers" in seen(s, 1)["battle"]["fighters"][1]["known"]
    f.lay("apamean_archers", "bottom")
    shown = seen(s, 1)["battle"]
    assert shown["cards"][0]["card"] == "saracen:apamean_archers"
    assert shown["cards"][0]["cancelled"] == "bottom"
    assert shown["marker"] == f.marker
    attacker = shown["fighters"][0]
    assert (attacker["covers"], attacker["known_covers"]) == (1, [])
    assert len(seen(s, 0)["battle"]["fighters"][0]["known_covers"]) == 1


@pytest.mark.rules("CRU-EFF-11")
def test_a_hand_that_was_looked_at_stays_known_to_whoever_looked() -> None:
    s = battle()
    fight(s, 0, "apamea", 6)
    card = s.state.content.rescripts.ids.index("interrogation_of_captives")
    s.m.call(PlayRescript(0, card))
    s.m.advance()
    assert len(seen(s, 0)["battle"]["fighters"][1]["known"]) == 5
    assert seen(s, None)["battle"]["fighters"][1]["known"] == []


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-BUILD-06", "CRU-D-14")
def test_the_turn_shows_what_is_left_of_the_order() -> None:
    s = table(player("jerusalem"), player("tripoli"), active=0)
    s.begin_with(TakeTurn(0, BUILD, True))
    (turn,) = seen(s, 1)["turns"]
    assert turn["parts"] == ["upgrade", "building", "extra-building"]
    assert (turn["order"], turn["reinforced"], turn["discount"]) == ("build", True, 2)
    assert (turn["granted"], turn["resolved"]) == (False, False)


# -- the schema -----------------------------------------------------------------------------------


def test_the_view_matches_its_schema() -> None:
    """Every field is as its type says, through whole matches."""
    writer = Writer({}, GAME.load().vocabulary, {})
    schema = {**writer.of(CrusadersStateView), "$defs": writer.made}
    check = jsonschema_rs.validator_for(schema)
    for seed, seats in ((1, 2), (2, 4)):
        picker = random.Random(seed)
        m = GAME.new(seats, FastChance(seed), {})
        answers = 0
        while not m.over:
            if answers % 9 == 0:
                for viewer in (0, 1, None):
                    check.validate(json.loads(json.dumps(GAME.view(m, viewer))))
            decision = picker.choice(m.decisions)
            m.answer(decision, picker.choice(decision.options))
            answers += 1
        check.validate(json.loads(json.dumps(GAME.view(m, None))))
