# Inni gracze: historia partii, obserwowanie, zaproszenia po nazwie, blokowanie. Nazw się nie odmienia.

## Strona gracza

people-follow = Obserwuj
people-unfollow = Przestań obserwować
people-invite = Zaproś do gry
people-invite-short = Zaproś
people-invite-name = Zaproś do gry: { $name }
people-block = Zablokuj
people-unblock = Odblokuj
people-friends = Obserwujecie się nawzajem
people-online = online
history-empty = Nie ma jeszcze zakończonych partii.
history-none = Żadna partia nie pasuje do filtrów.
history-clear = Wyczyść filtry
history-note = Na liście są tylko zakończone partie. Partie przy stołach prywatnych widzą wyłącznie ich uczestnicy.
history-result = Wynik
history-any-result = Dowolny wynik
history-won = Wygrana
history-shared = Wspólna wygrana
history-lost = Przegrana
history-opponent = Przeciwnik
history-opponent-hint = Nazwa lub jej część
history-rated-only = Tylko rankingowe
history-place-of = z { $seats }
history-points = Punkty
history-opponents = Przeciwnicy
history-resigned = partia poddana
win-rates = Odsetek wygranych
win-rates-hint = kreska: gdyby decydował los
win-rate-of = { $won } z { $matches }
meetings = Bezpośrednie spotkania
meetings-hint = wyższe miejsce : niższe
meetings-you = Ty i { $name }
meetings-level =
    { $count ->
        [one] { $count } remis
        [few] { $count } remisy
        [many] { $count } remisów
       *[other] { $count } remisu
    }

## Zaproszenia i znajomi

invite-to = Zaproszenie: { $name }
invite-by-name = Zaproś gracza po nazwie
invite-send = Wyślij zaproszenie
invite-hint = Otworzy się stół; zaczniecie, gdy tylko wszyscy się zbiorą. Zaproszenie do gry na żywo jest ważne godzinę, każde inne – tydzień.
invitations-list = Zaproszenia
invitation-from = { $name } zaprasza cię do gry
invitation-sent = Zaproszenie wysłane: { $name }
invitation-left = pozostało: { $time }
invitation-accept = Przyjmij
invitation-decline = Odrzuć
invitation-withdraw = Wycofaj
friends = Obserwowani gracze
friends-online =
    { $count ->
        [one] { $count } znajomy online
        [few] { $count } znajomych online
        [many] { $count } znajomych online
       *[other] { $count } znajomego online
    }
friends-hint = Widzisz, kiedy gracz jest online, jeśli obserwujecie się nawzajem.

## Ustawienia

privacy = Prywatność
privacy-online = Pokazuj znajomym, kiedy jestem online
privacy-online-hint = Znajomi to gracze, których obserwujesz i którzy obserwują ciebie.
blocked-players = Zablokowani gracze
blocked-hint = Nie mogą cię obserwować, zapraszać, siadać przy twoich stołach, przeglądać historii twoich partii ani widzieć, kiedy jesteś online. Nie widzisz ich wiadomości.
blocked-no-more = Odblokowano: { $name }.
unblock-name = Odblokuj: { $name }

## Moje stoły

my-tables-of =
    { $count ->
        [one] Trwa { $count } partia.
        [few] Trwają { $count } partie.
        [many] Trwa { $count } partii.
       *[other] Trwa { $count } partii.
    }
my-tables-deadline = najpierw twoja kolej, według terminu
deadlines = Terminy ruchów na siedem dni naprzód
deadlines-today = dziś
deadlines-none = wolne
deadline-you = ty
