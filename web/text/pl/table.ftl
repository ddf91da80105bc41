# The table: the page of a match. Names of players come as they are, so sentences do not bend them.

## Opening

table-opening = Otwieramy stół…
table-gone = Nie ma takiego stołu.
table-failed = Nie udało się otworzyć stołu. Spróbuj za chwilę.
table-to-lobby = Do lobby
table-skip = Do pytania

## Parts of the page

table-decision = Twoja decyzja
table-answers = Odpowiedzi
table-board = Plansza
table-own = Twoja część stołu
table-seats = Gracze
table-scores = Wynik
table-side = Dziennik, czat i notatki
table-tabs = Części stołu
table-fold-seats = Pokaż lub ukryj graczy
table-fold-side = Pokaż lub ukryj dziennik
table-menu = Menu stołu
table-close = Zamknij
table-cancel = Anuluj
table-tab-board = Plansza
table-tab-me = Moje
table-tab-others = Inni
table-tab-log = Dziennik
table-tab-news = nowe
table-turn = Tura { $turn }
table-turn-goal =
    Tura { $turn } · cel: { $goal ->
        [one] { $goal } punkt
        [few] { $goal } punkty
        [many] { $goal } punktów
       *[other] { $goal } punktu
    }
table-rules = Zasady
table-score-sheet = Punktacja
table-watch-link = Skopiuj odnośnik dla widzów
table-replay = Powtórka
table-kept = Serwer nie ma już zasad lub kart tej partii. Widzisz, jak się skończyła. Dziennik jest kompletny, ale ruchów nie można odtworzyć na planszy.
table-watching = Oglądasz
table-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }

## The question

table-all-answers =
    { $count ->
        [one] { $count } odpowiedź
        [few] Wszystkie { $count } odpowiedzi
        [many] Wszystkie odpowiedzi ({ $count })
       *[other] Wszystkie { $count } odpowiedzi
    }
table-not-possible = Teraz niemożliwe
table-nothing-asked = Teraz nic nie musisz robić.
table-announce-question =
    { $question } { $count ->
        [one] { $count } odpowiedź.
        [few] { $count } odpowiedzi.
        [many] { $count } odpowiedzi.
       *[other] { $count } odpowiedzi.
    }
table-undo = Cofnij
table-undo-turn = Cofnij całą turę
table-change-answer = Zmień odpowiedź
table-pass-always = Zawsze pasuj w takich oknach
table-pass-always-note = Pasujesz teraz, a potem automatycznie za każdym razem, gdy otworzy się takie okno. Nikt inny tego nie widzi.
table-pass-offer = Pasować we wszystkich takich oknach?
table-pass-offer-note = Otwierają się często, a pozostali za każdym razem czekają na twoją odpowiedź. Będziesz pasować od razu, niezależnie od kart na ręce. Nikt tego nie widzi, a wyłączyć to możesz w menu stołu.
table-pass-offer-yes = Zawsze pasuj
table-pass-offer-no = Pytaj mnie za każdym razem
table-pass-stop = Przestań pasować automatycznie
table-pass-stop-note = W niektórych oknach pasujesz automatycznie. Nikt inny tego nie widzi.
table-confirm-group = Na pewno?
table-confirm = Potwierdź
table-reconsider = Jeszcze pomyślę
table-rule-link = Zasada { $rule }
table-log-proof = Sprawdź rzut w kroku { $version }
table-sending = Wysyłanie…
table-waiting = Chwileczkę…
table-waiting-for = Ruch ma { $name }
table-waiting-for-several = Czekamy na odpowiedź: { $names }
table-round-answered = Odpowiedź przyjęta; czekamy na pozostałych
table-round-answer = Twoja odpowiedź: { $answer }
table-round-nothing = Nie masz tu nic do wyboru; czekamy na pozostałych
table-bot-plays-for-you = Gra za ciebie bot
table-resigned = Partia poddana, dalej gra bot
table-void = Partia zakończyła się bez wyniku
table-void-agreed = Wszyscy zgodzili się ją zakończyć.
table-void-abandoned = Wszyscy gracze odeszli od stołu.
table-void-moderator = Partię przerwał moderator: „{ $reason }”
table-place = { $rank }. { $name } – { $points }

## Seats

table-empty-seat = Wolne miejsce
table-your-turn = twój ruch
table-to-move = ma ruch
table-thinks = myśli
table-clock = Pozostały czas:
table-of-goal = z { $goal }
table-seat-bot = bot
table-seat-guest = gość
table-seat-bot-stands-in = na razie gra bot
table-seat-resigned = partia poddana, gra bot
table-seat-here = przy stole
table-seat-away = nie ma przy stole

## Since the last move

table-since = Od twojego ostatniego ruchu
table-since-start = Przed twoim pierwszym ruchem
table-step-through = Przejrzyj krok po kroku

## Log

table-log = Dziennik
table-log-earlier = Wcześniejsze tury
table-log-empty = Nic się jeszcze nie wydarzyło.
table-log-reading = Wczytujemy dziennik…
table-log-details = szczegóły
table-log-look = Pokaż ten moment (krok { $version })
table-log-undo = { $name } cofa ruch.
table-log-undo-you = Cofasz ruch.
table-log-rewind = Partia wraca do wcześniejszego momentu.

## Chat and notes

table-chat = Czat
table-chat-new =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowe wiadomości
    }
table-chat-rooms = Kto to czyta
table-chat-seats = Gracze
table-chat-spectators = Widzowie
table-chat-empty = Nie ma jeszcze wiadomości.
table-chat-bots = Grają z tobą tylko boty, a one nie piszą na czacie.
table-chat-empty-seats = Czytają to tylko gracze przy tym stole.
table-chat-say = Twoja wiadomość
table-chat-send = Wyślij
table-chat-hidden = Ukryte przez moderatora
table-chat-gone = usunięte konto
table-chat-sign-in = Aby pisać, zaloguj się lub graj jako gość.
table-chat-slow = Zbyt szybko. Odczekaj chwilę.
table-chat-failed = Nie udało się wysłać.
table-chat-about = Opcje wiadomości gracza { $name }
table-chat-report = Zgłoś
table-chat-report-why = Co jest nie tak z tą wiadomością?
table-chat-report-send = Wyślij do moderatorów
table-chat-reported = Dziękujemy. Moderatorzy się temu przyjrzą.
table-report = Zgłoś gracza
table-report-whom = Kogo dotyczy zgłoszenie?
table-report-why = Co się stało?
table-report-hint = Moderatorzy zobaczą ten stół i twoje słowa. Gracz nie dowie się, od kogo jest zgłoszenie.
table-chat-mute = Wycisz: { $name }
table-chat-muted = Wiadomości gracza { $name } są ukryte.
table-chat-unmute = Cofnij
table-chat-mute-failed = Nie udało się. Spróbuj ponownie.
table-notes = Notatki
table-notes-hint = Tylko dla ciebie; zapisane w tej przeglądarce.

## What one can do

table-action-hand-over = Niech gra za mnie bot
table-action-take-back = Wracam do gry
table-action-offer = Zaproponuj komuś moje miejsce
table-action-offer-not = Zachowaj moje miejsce
table-action-offer-bot = Zaproponuj komuś miejsce „{ $name }”
table-action-offer-bot-not = Zostaw miejsce „{ $name }” botowi
table-action-adopt = Zajmij miejsce
table-watch-on = Tylko oglądam
table-seat-free = Na miejscu „{ $name }” gra bot. Możesz je przejąć.
table-action-end = Zaproponuj zakończenie bez wyniku
table-action-end-not = Wycofaj propozycję zakończenia
table-end-bots = Boty nie zgadzają się zakończyć partii rankingowej. Poddanie liczy się jako przegrana.
table-action-pace = Zaproponuj inne tempo
table-pace = Tempo
table-pace-now = Teraz: { $pace }
table-pace-hint = Zacznie obowiązywać, gdy zgodzą się wszyscy; zegary ruszą od nowa.
table-pace-propose = Zaproponuj
table-action-resign = Poddaj partię
table-action-rematch = Rewanż
table-rematch-by = { $name } proponuje rewanż.
table-rematch-mine = Stół do rewanżu jest już otwarty.
table-rematch-open = Otwarto stół do rewanżu.
table-to-rematch = Do rewanżu
table-action-ending = Pokaż wynik
table-resign-sure = Poddanie jest ostateczne: dalej gra bot, a wynik się liczy.
table-resign-yes = Tak, poddaję partię
table-prefer-confirm = Potwierdzaj każdy ruch
table-prefer-onward = Jedyna odpowiedź automatycznie
table-prefer-keys = Skróty klawiszowe
table-preferences = Tempo i inne ustawienia
table-keys-help = 1–9 odpowiedź · A wszystkie · U cofnij · ? zasada · Esc zamknij
table-agree = Zgoda
table-disagree = Nie
table-asks-to-end = Propozycja zakończenia partii bez wyniku: { $names }.
table-asks-pace = Propozycja innego tempa: { $pace } ({ $names }).
table-pace-asked = Propozycja innego tempa: { $pace }. Czekamy na pozostałych.
table-pace-withdraw = Wycofaj
table-asks-back = { $names }: propozycja powrotu do wcześniejszego momentu i gry od niego.
table-back-asked = To twoja propozycja powrotu. Czekamy na pozostałych.
table-back-look = Pokaż ten moment
table-went-back = Partia wróciła do tury { $turn }.
table-went-back-undo = Cofnij powrót
decided-pace = Zgoda: od teraz { $pace }.
decided-pace-not = Tempo się nie zmienia: propozycja została odrzucona albo wycofana.
decided-end-not = { $name } nie proponuje już zakończenia partii.
decided-back-not = Partia toczy się dalej: propozycja powrotu została odrzucona albo wycofana.
decided-seat-taken = { $name } gra teraz zamiast { $other }.
decided-resigned = { $name } poddaje partię. Dalej gra bot.
decided-bot = Za { $name } gra teraz bot.
decided-back = { $name } jest znowu przy stole.

## Remarks

table-lost = Utracono połączenie. Łączymy ponownie…
table-lost-kept = Utracono połączenie. Twój niedokończony wybór jest zachowany; łączymy ponownie…
table-lost-answer = Utracono połączenie. Twoja odpowiedź „{ $answer }” czeka i zostanie wysłana, gdy tylko połączenie wróci.
table-lost-input = Utracono połączenie. Twój ostatni ruch czeka i zostanie wysłany, gdy tylko połączenie wróci.
table-note-stale = Tymczasem gra poszła dalej. Oto obecna sytuacja.
table-note-refused = Nie udało się: { $reason }
table-note-resending = Brak odpowiedzi. Wysyłamy ponownie…
table-note-unsent = Twoja ostatnia odpowiedź nie dotarła do stołu. Wysłać ją teraz?
table-note-slow-down = Zwolnij trochę. Za chwilę wyślemy ponownie.

## The end

table-winner = zwycięstwo
table-rank = { $rank }.
table-total = Razem
table-no-points = Bez punktów
table-sheet-later = Dotychczasowy wynik.

## Rules

drawer-title = Zasady
drawer-all = Wszystkie zasady
drawer-search = Szukaj w zasadach
drawer-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
        [many] Znaleziono { $count } zasad
       *[other] Znaleziono { $count } zasady
    }
drawer-chapters = Rozdziały
drawer-reading = Wczytujemy zasady…
drawer-none = Nie ma takiej zasady.
drawer-failed = Nie udało się wczytać zasad. Spróbuj ponownie.
drawer-link = Otwórz w pełnych zasadach
drawer-same-chapter = W tym samym rozdziale
drawer-corrected = Ta partia zachowuje karty, z którymi się zaczęła. Od tamtej pory poprawiono ({ $count }): { $names }.

## Chance

seed-title = Kontrola losowania
seed-sealed = ziarno tajne
seed-opened = ziarno jawne
seed-sealed-explain = Wszystko, co losowe w tej partii, zależy od jednej tajnej liczby (ziarna losowania), zapieczętowanej przed pierwszym ruchem: nikt już jej nie zmieni. Po partii zostanie ujawniona i jednym kliknięciem sprawdzisz każdy rzut.
seed-opened-explain = Partia się skończyła, a jej ziarno losowania jest ujawnione. Sprawdzenie odtwarza z niego partię: każdy rzut i każde tasowanie muszą wyjść dokładnie tak samo.
seed-move-sealed = Ten rzut padł w kroku { $version } tej partii. Wynika z zapieczętowanego ziarna; sprawdzenie po partii obejmie także ten rzut.
seed-move-opened = Ten rzut padł w kroku { $version } tej partii. Sprawdzenie poniżej powtórzy go z ziarna.
seed-house-commitment = Odcisk sekretu serwera, opublikowany przed partią
seed-seed-commitment = Odcisk ziarna, opublikowany na początku
seed-contribution = Wkład gracza { $name }
seed-no-contribution = brak
seed-house-secret = Sekret serwera
seed-seed = Ziarno losowania
seed-check = Sprawdź teraz
seed-checking = Sprawdzamy…
seed-holds =
    Zgadza się: { $inputs ->
        [one] { $inputs } odpowiedź
        [few] { $inputs } odpowiedzi
        [many] { $inputs } odpowiedzi
       *[other] { $inputs } odpowiedzi
    } i { $draws ->
        [one] { $draws } losowanie
        [few] { $draws } losowania
        [many] { $draws } losowań
       *[other] { $draws } losowania
    } dają dokładnie tę partię.
seed-holds-then = Serwer odtworzył zapis { $date } i otrzymał dokładnie tę partię. Nie ma już tych zasad, więc teraz sprawdził, czy zapis i ziarno są te same: są.
seed-broken = Nie zgadza się: odtworzenie zapisu daje inną partię.
seed-page-draws =
    Ta strona sama, własnym kodem, powtórzyła z ziarna wszystkie rzuty i tasowania: { $draws ->
        [one] { $draws } losowanie
        [few] { $draws } losowania
        [many] { $draws } losowań
       *[other] { $draws } losowania
    }, wszystko się zgadza.
seed-page-origin = Ziarno powstało z sekretu serwera, ustalonego przed partią, i z wkładów graczy.
seed-no-https = Bez https strona nie może niczego sprawdzić sama.
seed-fault-damaged = Zapis jest uszkodzony albo został zmieniony.
seed-fault-seed = Ziarno nie jest tym, którego odcisk opublikowano przed partią.
seed-fault-house = Sekret serwera nie jest tym, który ustalono przed partią.
seed-fault-origin = Ziarno nie powstało z sekretu serwera i wkładów graczy.
seed-fault-draws = Rzuty i tasowania w zapisie nie wynikają z ziarna.
seed-fault-table = Serwer przysłał zapis innej partii.
seed-memory-same = Wszystko zgadza się z tym, co ta przeglądarka zapamiętała przed partią.
seed-memory-nothing = Ta przeglądarka niczego przed partią nie zapamiętała, więc nie ma z czym porównać.
seed-memory-house = Odcisk serwera nie jest tym, który ta przeglądarka zapamiętała przed partią: serwer podmienił swój sekret.
seed-memory-seed = Odcisk ziarna nie jest tym, który ta przeglądarka zapamiętała na początku: serwer podmienił ziarno.
seed-memory-contribution = W ziarnie brakuje wkładu twojej przeglądarki: serwer go pominął.
seed-chain-listed = Partia jest na publicznej liście z dnia { $day }. Tej listy nie da się już niepostrzeżenie zmienić.
seed-chain-later = Partia pojawi się na publicznej liście swojego dnia, zamykanej po północy UTC.
seed-chain-never = Partia zaczęła się, zanim powstała publiczna lista.
seed-chain-missing = Na publicznej liście z jej dnia tej partii nie ma albo jej odcisk jest inny.
seed-chain-rewritten = Publiczna lista nie jest tą, którą ta przeglądarka widziała wcześniej: zmieniono dawne wpisy.
seed-all-draws = Wszystkie losowania: numer odpowiedzi, cel, największa możliwa liczba, wyniki
seed-server = Odtworzone przez serwer:
seed-record = Pobierz zapis
seed-self = Aby sprawdzić na własnym komputerze:
seed-failed = Nie udało się wczytać. Spróbuj ponownie.

## Replay

replay-title = Powtórka
replay-heading = Tura { $turn }
replay-looking-back = Oglądasz wcześniejszy moment
replay-chapter = Rozdział
replay-before = Przed pierwszą turą
replay-moment = Moment partii
replay-version = { $version } z { $last }
replay-now = teraz
replay-steps = Kroki
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-forward = Krok naprzód
replay-last = Na koniec
replay-eyes = Perspektywa
replay-spectator = widz
replay-copy = Kopiuj link
replay-copied = Skopiowano
replay-propose = Zaproponuj powrót tutaj
replay-go-back = Wróć tutaj
replay-back-sure = Wrócić do tury { $turn }?
replay-ask-sure = Zaproponować wszystkim powrót do tury { $turn }?
replay-back-turns = { $turns ->
    [0] To, co było po tym momencie, zostanie cofnięte. Możesz to odwrócić.
    [one] Zostanie cofnięta { $turns } tura. Możesz to odwrócić.
    [few] Zostaną cofnięte { $turns } tury. Możesz to odwrócić.
    [many] Zostanie cofniętych { $turns } tur. Możesz to odwrócić.
   *[other] Zostanie cofnięte { $turns } tury. Możesz to odwrócić.
}
replay-ask-turns = { $turns ->
    [0] Jeśli wszyscy się zgodzą, to, co było po tym momencie, zostanie cofnięte.
    [one] Jeśli wszyscy się zgodzą, zostanie cofnięta { $turns } tura.
    [few] Jeśli wszyscy się zgodzą, zostaną cofnięte { $turns } tury.
    [many] Jeśli wszyscy się zgodzą, zostanie cofniętych { $turns } tur.
   *[other] Jeśli wszyscy się zgodzą, zostanie cofnięte { $turns } tury.
}
replay-to-now = Do bieżącego ruchu
replay-to-end = Do wyniku
replay-too-fast = Zwolnij trochę.
replay-failed = Nie udało się wczytać tego momentu.
table-open-seat = Zobacz planszę gracza { $name }
table-amounts-fewer = O jeden mniej: { $name }
table-amounts-more = O jeden więcej: { $name }
table-amounts-left =
    { $count ->
        [0] Można potwierdzić.
        [one] Pozostało do wybrania: { $count }.
        [few] Pozostało do wybrania: { $count }.
        [many] Pozostało do wybrania: { $count }.
       *[other] Pozostało do wybrania: { $count }.
    }
table-amounts-over =
    { $count ->
        [one] O { $count } za dużo.
        [few] O { $count } za dużo.
        [many] O { $count } za dużo.
       *[other] O { $count } za dużo.
    }
table-amounts-least = { $name }: co najmniej { $count }.
table-amounts-most = { $name }: co najwyżej { $count }.
table-amounts-none-left = Nie można dodać więcej. Najpierw odejmij coś gdzie indziej.
table-amounts-unfit = Taki zestaw nie pasuje.
table-amounts-reset = Od nowa
table-amounts-confirm = Potwierdź
