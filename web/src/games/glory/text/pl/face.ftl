# Plansza Glory: jej własne słowa.

glory-points = Chwała
glory-pawns = Pozostałe pionki
glory-good-coin = Monety
glory-good-strength = Siła
glory-good-faith = Wiara
glory-item-steed = Wierzchowiec
glory-item-armour = Zbroja
glory-prestige = Aktywny prestiż
glory-first = pierwszy gracz
glory-stopped = pas
glory-round = Runda { $round } z 3
glory-setup = Przygotowanie gry
glory-phase-action = faza akcji
glory-phase-travel = faza wypraw
glory-phase-refresh = faza odświeżania
glory-phase-registration = faza zgłoszeń
glory-phase-tournament = faza turnieju
glory-phase-final_travel = ostatnia faza wypraw
glory-phase-titles = faza tytułów

## Miasto

glory-city = Miasto
glory-for-all = bez limitu
glory-open-to-all = Zmieści się tu dowolna liczba pionków.
glory-circles = Wolne pola: { $free }.
glory-pawns-of = Pionki tutaj: { $names }.
glory-allies = Sojusznicy
glory-slot-prices = koszt pola w monetach
glory-slot-empty = puste
glory-slot-closed = niedostępne
glory-price = Koszt w monetach: { $coins }
glory-travel-cards = Karty wypraw
glory-type-romance = Romans
glory-type-trade = Targ
glory-type-challenge = Wyzwanie
glory-deck = Wierzch talii: { $type }. Pozostałe karty: { $count }
glory-display = Odsłonięte
glory-deck-left = talia: { $count }
glory-pays-romance = za darmo
glory-pays-trade = za monety
glory-pays-challenge = pojedynek
glory-event = Wydarzenie rundy
glory-next-event = Następna runda: { $event }
glory-tournament = Turniej
glory-tour-open = wolne pole
glory-public-titles = Wspólne tytuły
glory-market = twój następny poziom
glory-adds-dice = kości: +{ $dice }
glory-adds-symbol = symbol = { $value }
glory-top-level = najwyższy poziom

## Tytuły

glory-fulfilled = zdobyty
glory-attempt-lost = próba przegrana
glory-needs-any_allies = Sojusznicy
glory-needs-any_relics = Relikwie
glory-needs-prestige = Prestiż
glory-needs-without = Bez sojusznika: { $ally }
glory-needs-duel = Pojedynek: atak { $attack }, prestiż { $prestige }

## Plansza gracza

glory-equipment = Ekwipunek
glory-level-dice = { $item } { $level }. Kości w pojedynku: { $dice }.
glory-symbol-active = Specjalny symbol liczy się jako { $value }.
glory-goods = Zasoby
glory-support = Sojusznicy, relikwie, prestiż
glory-ready = aktywne: { $count }
glory-spent = użyte: { $count }
glory-bound = przeznaczone na tytuł: { $count }
glory-no-tokens = na razie brak
glory-hand = Ręka
glory-plays = zagrane: { $plays } z { $limit }
glory-no-cards = brak kart
glory-goals = Cele osobiste
glory-secret-goals = tajne cele: { $count }
glory-no-goals = brak
glory-played = Zagrane karty wypraw

## Odpowiedzi

glory-close = Zamknij
glory-ahead-price = Koszt
glory-ahead-gives = Daje
glory-ahead-win = Za zwycięstwo
glory-ahead-then = Będzie
glory-ahead-change = { $name } { $from } → { $to }
glory-hint-character = Postać decyduje, z czym zaczynasz. Wszyscy wybierają w tajemnicy.
glory-hint-character-alone = Postać decyduje, z czym zaczynasz.
glory-hint-goal = Tylko ty go znasz. Jeśli spełnisz wymagania, na koniec da punkty chwały.
glory-hint-goal-open = Widzą go wszyscy. Jeśli spełnisz wymagania, na koniec da punkty chwały.
glory-hint-give-back = Zachowane karty możesz zagrać w fazie wypraw.
glory-hint-action = Akcja działa od razu. Dostępne miejsca są podświetlone; dotknij innego, aby zobaczyć, dlaczego jest niedostępne.
glory-hint-take-card = Karty czekają na ręce do fazy wypraw. Z talii dobierasz w ciemno.
glory-hint-market = Nowy poziom daje kość w pojedynku albo włącza specjalny symbol.
glory-hint-support = Sojusznicy zostają z tobą. Większość pomaga w pojedynkach, wielu potrzeba do tytułów.
glory-hint-relic = Relikwia pomaga w jednym najeździe pojedynku. Faza odświeżania znów ją uaktywni.
glory-hint-travel = Romans jest za darmo, targ kosztuje monety, a wyzwanie to pojedynek.
glory-hint-shield = Jeśli ustąpisz, zobaczysz, gdzie zgłoszą się inni, ale mogą zająć pole, na którym ci zależy. Ostatni w kolejności nie może ustąpić.
glory-unused-cards =
    { $count ->
        [one] { $count } karta zostaje na ręce
        [few] { $count } karty zostają na ręce
        [many] { $count } kart zostaje na ręce
       *[other] { $count } karty zostaje na ręce
    }
glory-amount =
    { $points ->
        [one] { $points } punkt chwały
        [few] { $points } punkty chwały
        [many] { $points } punktów chwały
       *[other] { $points } punktu chwały
    }
