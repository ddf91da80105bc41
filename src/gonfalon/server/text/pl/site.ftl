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
site-description = Graj w średniowieczne gry planszowe w przeglądarce: ze znajomymi, z nieznajomymi albo z botami, na żywo lub przez kilka dni. Za darmo, bez reklam, bez konta.
site-heading = Średniowieczne gry planszowe przy uczciwym stole
site-lead = Graj w przeglądarce ze znajomymi, z nieznajomymi albo z botami – na żywo lub przez kilka dni. Stół zna wszystkie zasady i pokazuje, co możesz zrobić.
site-play = Zagraj teraz, bez konta
site-play-short = Graj
site-learn-short = Ucz się
site-free = Za darmo, bez reklam, w czterech językach.
site-choose = Wybierz grę
site-trust = Dlaczego możesz zaufać temu stołowi
site-trust-rules = Zasad pilnuje stół
site-trust-rules-text = Stół pokazuje wszystkie dozwolone ruchy, a gdy ruch jest niemożliwy, podaje zasadę, która go zabrania. Nikt nie musi znać instrukcji na pamięć.
site-trust-dice = Kości, które można sprawdzić
site-trust-dice-text = Przed partią każdy gracz może dołożyć coś od siebie do ziarna losowania. Ziarno pieczętujemy na początku i ujawniamy na końcu, więc każdy rzut możesz sprawdzić.
site-trust-free = Za darmo, nic na sprzedaż
site-trust-free-text = Bez reklam i płatnych miejsc. Konto jest potrzebne tylko po to, żeby zachować nazwę, ranking i powiadomienia.
site-trust-open = Otwarty kod
site-trust-open-text = Zasady, boty, serwer i klient to otwarty kod na licencji Apache 2.0. Napisz własnego bota w Pythonie i posadź go przy stole.
site-start = Trzy sposoby, żeby zacząć
site-start-bot = Zagraj z botem
site-start-bot-text = Jedno kliknięcie i siedzisz przy stole, o każdej porze. Siłę botów wybierasz ty.
site-start-friends = Zaproś znajomych
site-start-friends-text = Otwórz stół i wyślij link. Znajomi usiądą do gry bez rejestracji.
site-start-days = Graj bez pośpiechu
site-start-days-text = Wykonuj ruchy, kiedy masz czas. Możemy cię powiadomić, gdy przyjdzie twoja kolej.
site-learn = Ucz się, grając
site-learn-now = Zacznij od lekcji
site-learn-lesson = Lekcja przy prawdziwym stole
site-learn-lesson-text = Jedna rzecz naraz: dłoń pokazuje, gdzie patrzeć, a bot gra razem z tobą. Możesz wyjść, kiedy chcesz – wrócisz w to samo miejsce.
site-learn-page = Cała gra na jednej stronie
site-learn-page-text = Cel, runda w obrazkach, jeden ruch z objaśnieniem, skąd biorą się punkty i trzy rady.
site-learn-match = Cała partia z podpowiedziami
site-learn-match-text = Stół liczy za ciebie, wyjaśnia, dlaczego ruch jest niemożliwy, i pozwala cofnąć ruch, dopóki nie zdecydował los albo inny gracz.
site-tables = Rzut oka na stoły
site-small-rule = Twierdza jest poza zasięgiem: nie styka się z twoim zaopatrzeniem.
site-small-dice = zgodne z zapieczętowanym ziarnem
site-small-paid = Premium
site-small-ads = Reklamy
site-small-account = Gra bez konta
site-last = Jedna lekcja i znasz grę
site-last-text = Przejdź lekcję, przeczytaj jedną stronę albo usiądź przy otwartym stole.

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
site-game-open-text = usiądź z nieznajomymi
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
