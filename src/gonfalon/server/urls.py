"""URL routes."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path

from gonfalon.server.accounts.staff import sign_in_first
from gonfalon.server.api.description import openapi
from gonfalon.server.api.root import api
from gonfalon.server.monitoring.health import live, metrics, ready
from gonfalon.server.pages.demo_sign_in import enter
from gonfalon.server.pages.landing.files import TYPES, landing_file
from gonfalon.server.pages.legal import legal_page
from gonfalon.server.pages.offline import offline_page, worker
from gonfalon.server.pages.plain_pages import api_docs, csp_report, front, style
from gonfalon.server.pages.public_links import PREFIXED
from gonfalon.server.pages.public_pages import game_page, landing
from gonfalon.server.pages.public_style import public_style
from gonfalon.server.pages.share_cards.cards import show_game_card, show_site_card, show_table_card
from gonfalon.server.pages.site_files import manifest, robots, security, sitemap
from gonfalon.server.pages.start_pages import PATHS, client_page, nothing_here
from gonfalon.server.pages.trouble import trouble

urlpatterns = [
    # First, since URLs are matched in this order and the API is asked most.
    path("api/docs", api_docs),
    path("api/openapi.json", openapi),
    path("api/", api.urls),
    path("", front),
    path("plain.css", style),
    path("public.css", public_style),
    *(path(name, landing_file, {"name": name}) for name in TYPES),
    path("cards/site.<str:language>.png", show_site_card),
    path("cards/games/<slug:slug>.<str:language>.png", show_game_card),
    path("cards/tables/<uuid:table>.<str:language>.png", show_table_card),
    path("offline/<str:language>", offline_page),
    path("worker.js", worker),
    path("robots.txt", robots),
    path(".well-known/security.txt", security),
    path("sitemap.xml", sitemap),
    path("manifest.webmanifest", manifest),
    path("games/<slug:slug>", game_page),
    path("legal/<slug:slug>", legal_page),
    *(path(f"{code}/", landing, {"language": code}) for code in PREFIXED),
    *(path(f"{code}/games/<slug:slug>", game_page, {"language": code}) for code in PREFIXED),
    *(path(f"{code}/legal/<slug:slug>", legal_page, {"language": code}) for code in PREFIXED),
    path("csp-report", csp_report),
    path("enter/<str:ticket>", enter),
    path("auth/", include("allauth.headless.urls")),
    path("accounts/", include("allauth.urls")),
    path("admin/login/", sign_in_first),  # shadows the admin's own login page
    path("admin/", admin.site.urls),
    path("livez", live),
    path("readyz", ready),
    path("metrics", metrics),
    *(path(address, client_page) for address in PATHS),
]

handler404 = nothing_here
handler500 = trouble
