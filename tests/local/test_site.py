"""Tables on one device: what is stored brings them back, and whatever is wrong is refused."""

from __future__ import annotations

import json
import subprocess
import sys
import uuid
from typing import Any

import pytest

from gonfalon.kernel.records.saving import digest, to_json
from gonfalon.local.site import Site
from gonfalon.local.tables import LISTED
from tests.games.every import SLUGS


def opened(site: Site, slug: str = "mastery", seats: int = 2, **more: Any) -> tuple[str, Any]:
    """Open a table with bots in all other seats; return its id and the whole answer."""
    bots = {str(number): "random" for number in range(1, seats)}
    body = {"game": slug, "seats": seats, "bots": bots} | more
    answer = site.answer("POST", "/api/tables", json.dumps(body))
    assert answer.status == 201, answer.text
    return json.loads(answer.text)["id"], answer


def restored(kept: dict[str, str]) -> Site:
    """Return a site as it is when the device is switched on again."""
    site = Site()
    site.tables.list({key: text for key, text in kept.items() if key.startswith(LISTED)})
    for id in site.tables.listed:
        site.load(id, {key: text for key, text in kept.items() if key.startswith(f"{id}/")})
    return site


def sent(site: Site, method: str, path: str, **body: Any) -> tuple[int, Any]:
    answer = site.answer(method, f"/api{path}", json.dumps(body))
    return answer.status, json.loads(answer.text) if answer.text else None


@pytest.mark.parametrize("slug", SLUGS)
def test_a_stored_table_goes_on_where_it_was(slug: str) -> None:
    """After every answer the device is switched off."""
    site = Site()
    id, answer = opened(site, slug)
    kept: dict[str, str] = dict(answer.keep)
    for number in range(40):
        site = restored(kept)
        at = site.tables.find(id)
        if at.match.over:
            break
        asked = [decision for decision in at.match.decisions if decision.seat == 0]
        if asked:
            option = asked[0].options[number % len(asked[0].options)].id
            body = {"decision": asked[0].id, "options": [option], "key": str(uuid.uuid4())}
            given = site.answer("POST", f"/api/tables/{id}/choices", json.dumps(body))
            assert given.status == 200, given.text
            kept |= given.keep
        else:
            kept |= site.let_bot_answer(id)[1]
        again = restored(kept).tables.find(id)
        assert to_json(again.match) == to_json(at.match)
        assert again.inputs == at.inputs
        assert again.match.undoable(0) == at.match.undoable(0)


@pytest.mark.parametrize("slug", SLUGS)
def test_bots_play_a_whole_match_that_verifies(slug: str) -> None:
    site = Site()
    bots = {"0": "random", "1": "random"}
    id, _ = opened(site, slug, bots=bots, own_seat=None)
    while site.waiting_bots():
        site.let_bot_answer(id)
    status, found = sent(site, "GET", f"/tables/{id}/verified")
    assert (status, found["holds"]) == (200, True)
    status, found = sent(site, "GET", "/tables/mine?over=true")
    assert [(table["id"], table["status"]) for table in found] == [(id, "over")]


def test_a_standing_order_passes_in_its_windows() -> None:
    site = Site()
    id, _ = opened(site)
    at = site.tables.find(id)
    for _ in range(400):
        status, orders = sent(site, "GET", f"/tables/{id}/standing-orders")
        if status == 200 and orders["offered"]:
            break
        decision = at.match.decisions[0]
        at.perform("choose", decision.seat, decision.id, first_of(decision))
    offered = orders["offered"]
    status, orders = sent(site, "PUT", f"/tables/{id}/standing-orders", kinds=offered)
    assert (status, orders) == (200, {"kinds": offered, "offered": []})
    assert restored(all_kept(site)).tables.find(id).terms.orders == {"0": offered}
    assert sent(site, "PUT", f"/tables/{id}/standing-orders", kinds=["no-such"])[0] == 422


def first_of(decision: Any) -> Any:
    return lambda m: m.choose(decision.id, decision.options[0].id)


def all_kept(site: Site) -> dict[str, str]:
    """Return everything that was to be stored, as if nothing had been stored yet."""
    found: dict[str, str] = {}
    for at in site.tables.by_id.values():
        found[f"{LISTED}{at.terms.id}"] = site.tables.list_text(at)
        found[f"{at.terms.id}/terms"] = at.terms.text
        found[f"{at.terms.id}/match"] = to_json(at.match)
        found |= {f"{at.terms.id}/input/{one.seq:06}": one.text for one in at.inputs}
    return found


def test_a_bot_may_play_for_the_person() -> None:
    site = Site()
    id, _ = opened(site, "paladins")
    status, found = sent(site, "POST", f"/tables/{id}/hand-over", level="random")
    assert (status, found["seats"][0]["standing_in"]) == (200, True)
    body = {"decision": "0.0.0.0.0", "options": ["x"], "key": "k"}
    assert sent(site, "POST", f"/tables/{id}/choices", **body)[0] == 403
    assert site.waiting_bots() == [id]
    site.let_bot_answer(id)
    status, found = sent(site, "POST", f"/tables/{id}/take-back")
    assert (status, found["seats"][0]["standing_in"]) == (200, False)


def test_a_rematch_is_a_new_match_on_the_same_terms() -> None:
    site = Site()
    id, _ = opened(site, "glory", settings={})
    status, again = sent(site, "POST", f"/tables/{id}/rematch")
    assert (status, again["rematch_of"]) == (201, id)
    assert sent(site, "GET", f"/tables/{id}")[1]["rematch"]["id"] == again["id"]
    first, second = (site.tables.find(one).match for one in (id, again["id"]))
    assert first.settings == second.settings
    assert first.chance.seed != second.chance.seed  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/tables/nothing", {}, 404, "no-such-table"),
        ("GET", "/leaderboards", {}, 404, "needs-a-server"),
        ("PATCH", "/me", {"language": "la"}, 422, "bad-input"),
        ("PATCH", "/me", {"preferences": {"colour": "red"}}, 422, "bad-input"),
        ("DELETE", "/games", {}, 404, "needs-a-server"),
        ("POST", "/tables", {}, 422, "bad-input"),
        ("POST", "/tables", {"game": "mastery", "seats": True}, 422, "bad-input"),
        ("POST", "/tables", {"game": "chess", "seats": 2, "bots": {"1": "easy"}}, 404, ""),
        ("POST", "/tables", {"game": "mastery", "seats": 2}, 422, "seats-empty"),
        ("POST", "/tables", {"game": "mastery", "seats": 2, "bots": {"0": "easy"}}, 422, ""),
        ("POST", "/tables", {"game": "mastery", "seats": 2, "bots": {"1": "x"}}, 422, ""),
        ("POST", "/games/mastery/settings", {"seats": "two"}, 422, "bad-input"),
        ("GET", "/games/mastery?language=la", {}, 422, "bad-input"),
    ],
)
def test_wrong_requests_are_refused(
    method: str, path: str, body: dict[str, Any], status: int, code: str
) -> None:
    site = Site()
    found, problem = sent(site, method, path, **body)
    assert found == status, problem
    assert code in ("", problem["code"])
    assert not site.tables.by_id


def test_lists_show_tables_that_are_not_loaded() -> None:
    site = Site()
    first, one = opened(site, "glory")
    second, two = opened(site, "mastery")
    kept = one.keep | two.keep
    again = Site()
    again.tables.list({key: text for key, text in kept.items() if key.startswith(LISTED)})
    assert not again.tables.by_id
    assert [table["id"] for table in sent(again, "GET", "/tables/mine")[1]] == [second, first]
    assert sent(again, "GET", f"/tables/{first}")[0] == 404
    again.load(first, kept | {})
    assert sent(again, "GET", f"/tables/{first}")[0] == 200
    again.tables.forget(first)
    assert [table["id"] for table in sent(again, "GET", "/tables/mine")[1]] == [second]


def test_the_person_keeps_name_and_preferences() -> None:
    site = Site()
    answer = site.answer(
        "PATCH", "/api/me", json.dumps({"name": "Ada", "preferences": {"theme": "dark"}})
    )
    again = Site()
    again.welcome(answer.keep["person"])
    me = sent(again, "GET", "/hello")[1]["me"]
    assert (me["name"], me["preferences"]["theme"], me["language"]) == ("Ada", "dark", "en")
    assert me == sent(again, "POST", "/guest")[1]


def test_a_record_is_replayed() -> None:
    site = Site()
    bots = {"0": "random", "1": "random"}
    id, _ = opened(site, "glory", bots=bots, own_seat=None)
    while site.waiting_bots():
        site.let_bot_answer(id)
    record = site.answer("GET", f"/api/tables/{id}/record").text
    status, found = sent(site, "POST", "/records", record=record)
    match = site.tables.find(id).match
    assert status == 200
    assert (found["game"], found["over"], found["digest"]) == ("glory", True, digest(match))
    assert sent(site, "POST", "/records", record="nothing")[0] == 422
    assert sent(site, "POST", "/records", record=record.replace("glory", "chess"))[0] == 422


@pytest.mark.parametrize("body", ["{", "[1]", '"x"', "[" * 100_000])
def test_a_body_that_is_no_object_is_refused(body: str) -> None:
    assert Site().answer("POST", "/api/tables", body).status == 422


def test_one_device_needs_nothing_but_the_standard_library() -> None:
    """A browser has nothing else."""
    program = (
        "import sys\n"
        "import gonfalon.local.site\n"
        "outside = [n for n, m in sys.modules.items() if 'site-packages' in\n"
        "           (getattr(m, '__file__', '') or '') and not n.startswith('gonfalon')]\n"
        "print([n for n in outside if not n.startswith(('_', 'sitecustomize'))])\n"
    )
    done = subprocess.run(
        (sys.executable, "-c", program), check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"
