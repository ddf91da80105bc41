"""Headers, cookies and https: on every route of a public site (T-33)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.urls import URLPattern, URLResolver, get_resolver
from django.urls.resolvers import RoutePattern

from tests.server.running import HOST, PUBLIC, Answer, Site, site

pytestmark = pytest.mark.django_db

POLICY = {
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    f"connect-src 'self' wss://{HOST}",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "report-uri /csp-report",
}


@pytest.fixture(scope="module")
def public(
    django_db_setup: None, django_db_blocker: Any, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A server as on a public site, behind one proxy."""
    log = tmp_path_factory.mktemp("site") / "log"
    with django_db_blocker.unblock(), site(log, GONFALON_LOG="debug", **PUBLIC) as found:
        yield found


def routes(patterns: Any = None, before: str = "/") -> Iterator[str]:
    """Give an address for every route there is."""
    for entry in patterns if patterns is not None else get_resolver().url_patterns:
        if not isinstance(entry.pattern, RoutePattern):
            yield before + "no-such-page"
            continue
        path = before + re.sub(r"<(?:(\w+):)?\w+>", sample, str(entry.pattern))
        if isinstance(entry, URLResolver):
            yield from routes(entry.url_patterns, path)
        else:
            assert isinstance(entry, URLPattern)
            yield path


def sample(found: re.Match[str]) -> str:
    """Return a value for a part of an address."""
    values = {"uuid": "6f1c1d0e-7a0e-4c55-9d53-1a0a2b7f0000", "int": "1"}
    return values.get(found.group(1) or "", "thing")


def check_headers(answer: Answer, where: str, secure: bool = True) -> None:
    """Assert what every answer has."""
    said = set(answer.header("Content-Security-Policy").split("; "))
    assert said == POLICY, (where, said ^ POLICY)
    assert answer.header("X-Content-Type-Options") == "nosniff", where
    assert answer.header("Referrer-Policy") == "same-origin", where
    assert answer.header("Cross-Origin-Opener-Policy") == "same-origin", where
    assert answer.header("X-Frame-Options") == "DENY", where
    assert "camera=()" in answer.header("Permissions-Policy"), where
    assert not answer.header("Server"), where
    assert not answer.header("Access-Control-Allow-Origin"), where
    if secure:
        hsts = answer.header("Strict-Transport-Security")
        assert hsts.startswith("max-age=63072000; includeSubDomains"), where
    for cookie in answer.cookies:
        name, _, rest = cookie.partition("=")
        flags = {part.strip().lower() for part in rest.split(";")[1:]}
        assert name in ("__Host-sessionid", "__Host-csrftoken"), (where, cookie)
        assert {"secure", "path=/", "samesite=lax"} <= flags, (where, cookie)
        assert not any(flag.startswith("domain") for flag in flags), (where, cookie)
        assert "httponly" in flags or name == "__Host-csrftoken", (where, cookie)


INSIDE = ("/livez", "/readyz", "/metrics")


def test_headers_and_cookies_on_every_route(public: Site) -> None:
    found = sorted(set(routes()))
    assert len(found) > 100
    worst: dict[str, int] = {}
    for number, path in enumerate(found):
        address = f"198.51.{number // 250}.{number % 250 + 1}"
        for method in ("GET", "POST", "OPTIONS"):
            body = b"{}" if method == "POST" else None
            kind = {"Content-Type": "application/json"}
            answer = public.by_proxy(method, path, address, kind, body)
            check_headers(answer, f"{method} {path} {answer.status}")
            if answer.status >= 500:
                worst[f"{method} {path}"] = answer.status
    assert worst == {}


def test_plain_http_is_refused_by_the_api_and_redirected_elsewhere(public: Site) -> None:
    for path in sorted(set(routes())):
        answer = public.ask("GET", path)
        if path in INSIDE:
            assert answer.status == 200, path
        elif path.startswith(("/api/", "/auth/")):
            assert (answer.status, b"https-only" in answer.body) == (400, True), path
            check_headers(answer, path, secure=False)
        elif path == "/csp-report":
            assert answer.status in (400, 405)
        else:
            assert answer.status == 301, path
            assert answer.header("Location").startswith(f"https://{HOST}/"), path
            check_headers(answer, path, secure=False)


def test_errors_have_the_headers_too(public: Site) -> None:
    for what, answer in {
        "no such page": public.by_proxy("GET", "/nowhere"),
        "no such call": public.by_proxy("GET", "/api/nowhere"),
        "wrong host": public.by_proxy("GET", "/", headers={"Host": "evil.example"}),
        "wrong host, api": public.by_proxy("GET", "/api/hello", headers={"Host": "evil.example"}),
        "too large": public.by_proxy(
            "POST",
            "/api/guest",
            headers={"Content-Type": "application/json"},
            body=b" " * 70_000,
        ),
        "not utf-8": public.by_proxy("GET", "/api/tables/%ff%fe"),
        "no json": public.by_proxy(
            "POST", "/api/guest", headers={"Content-Type": "application/json"}, body=b"{"
        ),
        "bad token": public.by_proxy("GET", "/api/me", headers={"Authorization": "Bearer gon_x"}),
        "odd method": public.by_proxy("PROPFIND", "/api/me"),
        "static": public.by_proxy("GET", "/static/admin/css/base.css"),
        "no static": public.by_proxy("GET", "/static/nothing.css"),
    }.items():
        check_headers(answer, what)
        assert answer.status < 500, (what, answer.status)
    assert public.by_proxy("GET", "/", headers={"Host": "evil.example"}).status == 400
    assert public.by_proxy("GET", "/static/admin/css/base.css").status == 200


def test_a_session_cookie_has_its_flags(public: Site) -> None:
    hello = public.by_proxy("GET", "/api/hello")
    cookie = next(c for c in hello.cookies if c.startswith("__Host-csrftoken="))
    token = cookie.partition("=")[2].partition(";")[0]
    answer = public.by_proxy(
        "POST",
        "/api/guest",
        headers={
            "Content-Type": "application/json",
            "Cookie": f"__Host-csrftoken={token}",
            "X-CSRFToken": token,
            "Origin": f"https://{HOST}",
        },
        body=b"{}",
    )
    assert answer.status == 201, answer.body
    check_headers(answer, "guest")
    assert any(c.startswith("__Host-sessionid=") for c in answer.cookies)


def test_a_spoofed_proxy_is_not_believed(django_db_setup: None, tmp_path: Path) -> None:
    direct = {**PUBLIC, "GONFALON_PROXIES": "0"}
    with site(tmp_path / "log", **direct) as found:
        answer = found.by_proxy("GET", "/api/hello")
        assert (answer.status, b"https-only" in answer.body) == (400, True)


def test_request_ids(public: Site) -> None:
    given = "abcdef-0123456789"
    answer = public.by_proxy("GET", "/api/hello", headers={"X-Request-ID": given})
    assert answer.header("X-Request-ID") == given
    for odd in ("short", "x" * 65, "with space 12345", "{injected}"):
        answer = public.by_proxy("GET", "/api/hello", headers={"X-Request-ID": odd})
        assert answer.header("X-Request-ID") not in ("", odd)


def test_the_log_of_a_public_site_holds_no_canary(public: Site) -> None:
    canary = "c4n4rySECRETvalue"
    headers = {
        "Cookie": f"__Host-sessionid={canary}1; __Host-csrftoken={canary}2",
        "Authorization": f"Bearer gon_{canary}3",
        "Content-Type": "application/json",
        "Referer": f"https://{HOST}/?{canary}4",
        "User-Agent": f"{canary}5",
        "X-Request-ID": "0" * 20,
    }
    body = f'{{"password": "{canary}6", "seed": "{canary}7", "state": "{canary}8"}}'.encode()
    for path in (
        f"/api/me?token={canary}",
        f"/api/invitations/{canary}",
        "/api/tables",
        "/auth/browser/v1/auth/login",
        f"/auth/browser/v1/auth/email/verify?key={canary}",
        f"/enter/{canary}",
        f"/nowhere/{canary}",
        f"/admin/login/?next={canary}",
    ):
        for method in ("GET", "POST"):
            public.by_proxy(
                method, path, "203.0.113.77", headers, body if method == "POST" else None
            )
    text = public.log.read_text()
    assert '"event": "request"' in text
    assert '"request_id": "00000000000000000000"' in text
    assert canary not in text
    assert "203.0.113.77" not in text
    assert PUBLIC["GONFALON_SECRET_KEY"] not in text
