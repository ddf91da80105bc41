# Strony publiczne, które pokazuje serwer, i opisy linków. Każdy id zaczyna się od `site-`.

## Na każdej stronie

site-skip = Przejdź do treści
site-games = Gry
site-languages = Język
site-sign-in = Zaloguj się
site-lobby = Otwarte stoły
site-credits = Autorzy
site-api = API dla botów
site-legal-terms = Regulamin
site-legal-privacy = Prywatność
site-legal-imprint = Informacje o wydawcy
site-unofficial = Gonfalon jest nieoficjalny. Autorzy i wydawcy tych gier go nie tworzą ani nie firmują; nazwy mówią tylko, według jakich zasad się tu gra. Wszystkie teksty i rysunki są nasze. Jeśli gra ci się spodoba, kup pudełko.

## Strona główna

site-title = Średniowieczne gry planszowe online bez konta
site-description = Graj w średniowieczne gry planszowe w przeglądarce: ze znajomymi, z nieznajomymi albo z botami, na żywo lub przez kilka dni. Za darmo, bez reklam i konta.
site-local-description = Zaawansowane gry planszowe w przeglądarce: bez serwera i bez konta, według wszystkich zasad. Twoje partie zostają na twoim urządzeniu.
site-play-short = Graj
site-learn-short = Nauka
site-ladder = Ranking
site-heading = Zaawansowane gry planszowe, które same znają swoje zasady
site-lead = Graj ze znajomymi, z nieznajomymi albo z botami – w jeden wieczór lub po ruchu dziennie. Niczego nie trzeba wcześniej czytać: złote terytorium to prawdziwy ruch.
site-local-lead = Graj od razu tutaj, bez serwera i bez konta. Niczego nie trzeba wcześniej czytać: złote terytorium to prawdziwy ruch.
site-play-here = Zagraj od razu w przeglądarce
site-play-here-text = bez konta i bez instalacji
site-play-local-text = działa bez serwera; pobiera { $size } MB, tylko raz
site-play-on = Graj dalej
site-play-on-text = następny krok lekcji: { $idea }
site-local-note = Bez konta. Wszystko zostaje na tym urządzeniu, a potem zagrasz też bez internetu.
site-board-turn = { $game }, tura { $turn }
site-board-score = { $from } → { $to } z { $goal }
site-doors = Co jeszcze możesz zrobić
site-door-friends = Graj ze znajomymi
site-door-friends-text = Wyślij link; nikt nie potrzebuje konta
site-door-host = Postaw własną stronę
site-door-host-text = Wolne oprogramowanie: twoja strona, twoje porządki, twoje dane
site-door-build = Zbuduj coś swojego
site-door-build-text = Biblioteka w Pythonie i API; każda zasada ma numer
site-door-offline = Graj bez internetu
site-door-offline-text = Pobierz raz i graj nawet w pociągu
site-proof-rules = Każdej zasady pilnuje test
site-proof-rules-text = Zasada ma numer: powołują się na niego i testy, i stół.
site-proof-dice = Kości, które możesz sprawdzić
site-proof-dice-text = Ziarno jest zapieczętowane przed pierwszą kartą i ujawniane po ostatniej.
site-proof-records = Partia przetrwa każdą aktualizację
site-proof-records-text = Zapisane partie muszą się odtworzyć co do bitu, zanim wydamy wersję.
site-proof-device = Twoje partie zostają u ciebie
site-proof-device-text = Bez serwera i bez śledzenia: wszystko jest w tej przeglądarce.
site-play = Zagraj teraz, bez konta
site-free = Za darmo, bez reklam, w czterech językach.
site-choose = Wybierz grę
site-trust = Dlaczego możesz zaufać temu stołowi
site-learn-now = Zacznij od lekcji

## Strona gry

site-game-title = { $game } – zagraj online
site-game-about = O grze
site-game-more = Więcej: { $game }
site-game-play = Zagraj: { $game }
site-game-rules = Wszystkie zasady z numerami
site-game-facts = W skrócie
site-game-seats = Gracze
site-game-minutes = Czas gry
site-game-minutes-value = { $minutes } min
site-game-pace = Tempo
site-game-pace-value = na żywo albo przez kilka dni
site-game-opponents = Przeciwnicy
site-game-opponents-value = znajomi, nieznajomi albo boty
site-game-price = Cena
site-game-price-value = za darmo, bez konta
site-game-others = Inne gry
site-game-picture = Rysunek do gry: { $game }
site-ways = Jak zacząć
site-game-learn = Ucz się, grając
site-game-learn-text = krok po kroku przy prawdziwym stole
site-game-bot = Zagraj z botem
site-game-bot-text = od razu
site-game-friends = Ze znajomymi
site-game-friends-text = stół i link do wysłania
site-game-solo = Solo
site-game-solo-text = przeciwko rywalowi z zasad gry
site-game-open = Otwarte stoły
site-game-open-text = zagraj z nieznajomymi
site-game-how = Jak grać
site-game-how-text = cała gra na jednej stronie
site-game-feel = Jaka to gra
site-game-round = Przebieg gry
site-game-board = { $game }: stół w środku partii
site-ask = Pytania
site-ask-rules = Czy muszę znać zasady?
site-ask-rules-text = Nie. Stół proponuje tylko to, co dozwolone, a reszty nauczy cię w trakcie gry lekcja.
site-ask-time = Ile trwa partia?
site-ask-time-text = Na żywo mniej więcej tyle, co przy prawdziwym stole. Korespondencyjnie robisz ruch, kiedy masz czas, więc partia trwa dni albo tygodnie.
site-ask-account = Czy muszę zakładać konto?
site-ask-account-text = Nie. Dostajesz nazwę i od razu grasz. Zarejestrować możesz się później, żeby zachować nazwę, mieć ranking i dostawać powiadomienia.
site-ask-dice = Skąd mam wiedzieć, że kości są uczciwe?
site-ask-dice-text = Wszystko, co losowe, zależy od ziarna, które pieczętujemy przed pierwszym ruchem i ujawniamy na końcu. Każdy rzut i każdą kartę może sprawdzić każdy, kto widzi partię.
site-ask-cards = Czy karty są takie jak w pudełku?
site-ask-cards-none = Tak, o ile nam wiadomo: żadna z pozycji ({ $entries }) nie jest odtworzona.
site-ask-cards-some =
    Nie wszystkie, choć zasady tak. Tam, gdzie wydrukowane wartości nie są publicznie znane, podajemy własne (odtworzone pozycje: { $reconstructed } z { $entries }, czyli { $percent }%); mogą się one różnić od tych z twojego pudełka. Jeśli masz tę grę, możesz pomóc: zestaw kart poprawia kartę bez zmieniania kodu; jak go napisać, wyjaśnia folder { $guide } w kodzie źródłowym.
site-ask-gone = Co, jeśli ktoś zniknie?
site-ask-gone-text = Jeśli stół ma zegar, po upływie czasu odpowiada za gracza bot, a gracz może wrócić w każdej chwili. Twoja partia trwa dalej.

## Zainstalowana aplikacja

site-app-mine = Moje stoły
site-app-new = Nowy stół

## Opisy linków

site-share-invites = { $host } zaprasza do gry: { $game }
site-share-open = Miejsce przy stole: { $game }
site-share-seats =
    { $free ->
        [0] Wszystkie miejsca są zajęte.
        [one] Wolne jest { $free } miejsce.
        [few] Wolne są { $free } miejsca.
        [many] Wolnych jest { $free } miejsc.
       *[other] Wolne jest { $free } miejsca.
    }
site-share-players = Gracze: { $players }.
site-share-no-account = Konto nie jest potrzebne.
site-share-playing = { $game }: partia trwa
site-share-watch = Obejrzyj partię albo otwórz własny stół.
site-share-over = { $game }: { $result }
site-share-won =
    { $count ->
        [one] Wygrywa { $winners }
        [few] Wspólnie wygrywają { $winners }
        [many] Wspólnie wygrywają { $winners }
       *[other] Wspólnie wygrywają { $winners }
    }
site-share-ended = Koniec partii
site-share-finished = { $game }: koniec partii
site-share-result = Wynik: { $result }.
site-share-void = Partia skończyła się bez wyniku.
site-share-bot = { $name } (bot)
site-bot-heuristic = Seneszal
site-bot-easy = Sokolnik
site-bot-random = Błazen
site-share-nobody = Były gracz
site-share-player = { $name } w Gonfalonie
site-share-player-text = Rankingi i partie gracza { $name }: średniowieczne gry planszowe online, w których zasad pilnuje stół.

## Bez połączenia

site-offline-title = Brak połączenia
site-offline-lead = Gonfalon jest teraz niedostępny. Stół otworzy się ponownie, gdy tylko wróci połączenie.
site-offline-retry = Spróbuj ponownie
site-offline-works = Co działa bez połączenia
site-offline-saved = Twoje partie są bezpieczne
site-offline-saved-text = Każdy zatwierdzony ruch jest zapisany na serwerze. Nic nie przepadnie.
site-offline-clock = Twój zegar biegnie dalej
site-offline-clock-text = Jeśli skończy się czas, odpowie za ciebie bot. W każdej chwili możesz wrócić na swoje miejsce.
site-offline-needs = Do gry potrzebne jest połączenie
site-offline-needs-text = Grać, oglądać partie i czytać zasady będzie można znów, gdy wróci połączenie.

## Gdy coś jest nie tak

site-away-title = Za chwilę wracamy
site-away-lead = Gonfalon nie może w tej chwili połączyć się ze swoją bazą danych. Żaden ruch nie przepadł, zegary stoją, a strona zaraz odświeży się sama.
site-fault-title = Coś poszło nie tak
site-fault-lead = Błąd jest po naszej stronie i już go odnotowaliśmy. Twoje partie są bezpieczne.
