# Co mówią strony wokół stołu.

## Rama

nav-label = Strony
nav-skip = Przejdź do treści
nav-play = Graj
nav-tables = Moje stoły
nav-learn = Nauka
nav-ladder = Ranking
nav-account = { $name }: ustawienia i konto
language = Język
theme-to-light = Jasny motyw
theme-to-dark = Ciemny motyw
offline = Brak połączenia. Widok może być nieaktualny.
loading = Wczytywanie
foot-fair = Po partii można sprawdzić każdy rzut i każde tasowanie.
foot-rules = Pełne zasady
foot-api = Dla programistów
foot-credits = Autorzy
foot-terms = Regulamin
foot-privacy = Prywatność
foot-imprint = Informacje o wydawcy
announcement-close = Zamknij

## Czas

span-hours = { $hours } h
span-hours-minutes = { $hours } h { $minutes } min
span-days = { $days } d
span-days-hours = { $days } d { $hours } h
duration-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
duration-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
duration-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
duration-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }

## Gry, boty, stoły

games = Gry
game-seats = Graczy:
game-minutes = { $count } min
game-playing =
    { $count ->
        [one] trwa { $count } partia
        [few] trwają { $count } partie
        [many] trwa { $count } partii
       *[other] trwa { $count } partii
    }
play-a-bot = Zagraj z botem
new-table = Nowy stół
bot-heuristic = Seneszal
bot-easy = Sokolnik
bot-random = Błazen
bot-strength-heuristic = silny
bot-strength-easy = łatwy
bot-strength-random = losowy
seats = Miejsca
seats-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
seat-free = Wolne miejsce
rated = rankingowa
bot = bot
guest = gość
you = ty
owner = gospodarz
pace-live = Na żywo
pace-days = Korespondencyjnie
pace-live-none = Na żywo, bez zegara
pace-live-per-move = Na żywo, { $time } na ruch
pace-live-bank = Na żywo, { $time } na gracza
pace-days-none = Korespondencyjnie, bez zegara
pace-days-per-move = { $time } na ruch
pace-days-bank = { $time } na partię
visibility-public = Publiczny
visibility-link = Tylko z linkiem
visibility-private = Prywatny

## Sala

lobby-title = W co zagramy?
lobby-waiting =
    { $count ->
        [one] Czeka na ciebie stół
        [few] Czekają na ciebie { $count } stoły
        [many] Czeka na ciebie { $count } stołów
       *[other] Czeka na ciebie { $count } stołu
    }
lobby-greeting = Witaj ponownie, { $name }.
lobby-stranger = Bez rejestracji: kliknij „Zagraj z botem” i siadasz do stołu.
lobby-people =
    { $count ->
        [one] Teraz gra { $count } osoba.
        [few] Teraz grają { $count } osoby.
        [many] Teraz gra { $count } osób.
       *[other] Teraz gra { $count } osoby.
    }
my-tables = Moje stoły
my-tables-order = najpierw te z twoim ruchem
my-tables-empty = Nie grasz teraz przy żadnym stole. Zagraj z botem na rozgrzewkę albo usiądź do stołu z ludźmi.
all-my-tables = Wszystkie twoje stoły: { $count }
my-table-your-turn = Twój ruch
my-table-waits-for = Ruch ma { $name }
my-table-waits-for-several = Ruch mają { $names }
my-table-be-ready = Potwierdź gotowość
my-table-not-ready = Czekamy, aż wszyscy potwierdzą gotowość
my-table-open =
    { $count ->
        [one] Jeszcze { $count } wolne miejsce
        [few] Jeszcze { $count } wolne miejsca
        [many] Jeszcze { $count } wolnych miejsc
       *[other] Jeszcze { $count } wolnego miejsca
    }
my-table-seeding = Partia zaraz się zacznie
take-your-turn = Wykonaj ruch
look-in = Zobacz
go-to-table = Do stołu
open-tables = Otwarte stoły
open-tables-empty = Nikt teraz nie czeka na graczy. Otwórz stół: wystarczą dwa kliknięcia.
open-tables-filtered = Żaden otwarty stół nie pasuje do filtra.
open-one = Otwórz stół
filter = Filtr
filter-game = Gra
filter-any-game = Wszystkie gry
filter-all = Wszystkie
filter-live = Na żywo
filter-days = Korespondencyjnie
filter-unrated = Bez rankingu
playing-now = Trwające partie
why-rules = Gra pilnuje każdej zasady. Gdy czegoś nie wolno, mówi dlaczego i podaje numer zasady.
why-pace = Na żywo w jeden wieczór albo po ruchu dziennie przez tygodnie: ten sam stół, ten sam link.
why-chance = Wyniki rzutów i tasowań są zapieczętowane przed partią, a po niej ujawniane: każdy może je sprawdzić.
options-none = Gra podstawowa
sit-down = Usiądź
watch = Oglądaj

## Nowy stół

new-which = W co zagramy?
new-seats-range = graczy: { $least }–{ $most }
new-table-of = Nowy stół: { $game }
new-seats = Liczba graczy
new-who = Kto gra
new-you = Ty
new-you-sit-here = twoje miejsce
new-seat-number = Miejsce { $number }
new-all-bots = Boty na wszystkich pozostałych miejscach
new-all-people = Ludzie na wszystkich pozostałych miejscach
seat-open = Każdy chętny
seat-for-a-person = Człowiek
seat-for-a-bot = Bot: { $level }
seat-who = Kto tu usiądzie
new-pace = Tempo
pace-live-hint = Wszyscy są przy stole jednocześnie.
pace-days-hint = Każdy gra, kiedy ma czas, choćby przez wiele dni; damy znać, gdy przyjdzie twoja kolej.
new-open = Otwórz stół
new-start = Zacznij partię
new-open-friends-hint = Od razu siadasz do stołu i dostajesz link dla pozostałych.
new-open-hint = Od razu siadasz do stołu, inni dosiądą się z lobby albo przez link.
new-start-hint = Poza tobą same boty: partia zacznie się od razu.
new-solo-hint = Solo przeciwko wirtualnemu przeciwnikowi z zasad gry; partia zacznie się od razu.
new-more = Więcej ustawień
new-audience = Z kim grasz?
new-audience-friends = Ze znajomymi
new-audience-friends-hint = Dostaniesz link do wysłania. W lobby stołu nie widać.
new-audience-everyone = Z każdym chętnym
new-audience-everyone-hint = Stół widać w lobby; każdy może usiąść albo oglądać.
new-secret = Tylko z zaproszeniem
visibility-private-hint = O stole wiedzą tylko zaproszeni.
new-rated = Partia rankingowa
new-rated-hint = Wynik liczy się do rankingu.
new-rated-guest = Partie rankingowe są dla osób z kontem.
new-policy = Czekanie na tajne reakcje
new-policy-hint = Gdy kilka osób może potajemnie zareagować: jak długo stół czeka, żeby nikt nie odgadł, kto mógł odpowiedzieć.
policy-usual = Jak zwykle
policy-fixed = Zawsze tyle samo czasu
policy-everyone = Aż wszyscy odpowiedzą
policy-quick = Jak najkrócej
new-language = Język stołu
clock = Zegar
clock-none = Bez zegara
clock-per_move = Na ruch
clock-bank = Na partię
clock-none-hint = Bez pośpiechu.
clock-per_move-hint = Stały czas na każdą odpowiedź.
clock-bank-hint = Stały czas na całą partię i mały dodatek po każdym ruchu.
clock-move-time = Czas na ruch
clock-bank-size = Czas na partię
clock-increment = Doliczane po ruchu
rule-id = zasada { $rule }

## Przed partią

sit-here-instead = Przesiądź się tutaj
send-away = Usuń
i-am-ready = Możemy zaczynać
not-ready-yet = Poczekajcie na mnie
start = Zacznij
ready = może zaczynać
not-ready = brak gotowości
leave-table = Wstań od stołu
seat-free-hint = czeka na gracza
waiting-closed = Ten stół zamknięto przed początkiem partii.
waiting-seeding = Tasujemy karty
waiting-seeding-hint = Łączymy losowe liczby wszystkich graczy.
waiting-free-seat =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
waiting-invite-only = Do tego stołu można usiąść tylko z zaproszeniem.
waiting-full = Wszystkie miejsca są zajęte
waiting-watch-hint = Gdy partia się zacznie, można ją będzie oglądać.
waiting-for-people =
    { $count ->
        [one] Czekamy jeszcze na { $count } gracza
        [few] Czekamy jeszcze na { $count } graczy
        [many] Czekamy jeszcze na { $count } graczy
       *[other] Czekamy jeszcze na { $count } gracza
    }
waiting-you-are-ready = Czekamy na pozostałych. Link możesz wysłać i ty.
waiting-host-hint = Wyślij link albo posadź bota. Gdy wszyscy będą gotowi, rozpoczniesz partię.
waiting-ready-hint = Twoja przeglądarka doda do losowania w tej partii własną liczbę losową.
waiting-are-you-ready = Wszyscy już są. Zaczynamy?
waiting-for-ready = Czekamy na gotowość: { $names }
waiting-all-ready = Wszyscy są gotowi
waiting-for-owner = Wszyscy są gotowi. Partię rozpocznie gospodarz.
invitation = Zaproszenie
invite-people = Zaproś graczy
invite-link = Link do tego stołu
invite-hint-public = Stół można też znaleźć w lobby.
invite-hint-link = Usiąść może każdy, kto ma ten link.
invite-hint-private = Stół znajdą tylko osoby z tym linkiem.
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
qr-code = Kod QR
qr-hint = Zeskanuj go innym telefonem, żeby otworzyć stół.
fair-title = Skąd się bierze losowość
fair-text = Zanim ktokolwiek usiądzie, serwer ustala sekret i publikuje jego cyfrowy odcisk. Przeglądarka każdego gracza dodaje własny wkład, najpierw także tylko jako odcisk. Dopiero gdy nikt już nie może przyjść ani odejść, wkłady są ujawniane i łączone w ziarno losowania. Po partii publikujemy wszystko i każdy może powtórzyć każdy rzut i każde tasowanie.
fair-house = Serwer
fair-opened = ujawniono
table-missing = Nie ma takiego stołu
table-missing-hint = Mógł zostać zamknięty albo jest prywatny i potrzebny jest link.
something-wrong = Coś poszło nie tak

## Rozegrane partie

tables-running = W toku
tables-over = Rozegrane
tables-over-empty = Nie masz jeszcze żadnej dokończonej partii.
past-void = Zakończona bez wyniku
past-won = Wygrana
past-won-by = Wygrana: { $names }
past-place = Miejsce { $rank } z { $seats }
look-again = Powtórka
show-more = Pokaż więcej

## Gracze i ranking

player = Gracz
player-gone = Usunięte konto
player-account = Gracz
player-guest = Gość
player-bot = Bot
ratings = Rankingi
ratings-none = Nie ma jeszcze partii rankingowych.
ratings-guest = Goście nie mają punktów rankingowych. Załóż konto, żeby wejść do rankingu; rozegrane partie zostaną twoje.
ratings-guest-other = Goście nie mają rankingu.
rating = Ranking
rating-spread = Niepewność
rating-matches =
    { $count ->
        [one] { $count } partia rankingowa
        [few] { $count } partie rankingowe
        [many] { $count } partii rankingowych
       *[other] { $count } partii rankingowej
    }
rating-provisional = jeszcze poza rankingiem
rating-belief = szacowana siła { $mu }, niepewność { $sigma }
matches = Partie
match-date = Data
match-place = Miejsce
match-change = Zmiana
leaderboards = Ranking
leaderboards-hint = Według ostrożnej oceny siły gry.
leaderboards-empty = Nikt jeszcze nie dokończył partii rankingowej. Zagraj pierwszą.
leaderboard-empty =
    { $count ->
        [one] Nikt nie rozegrał jeszcze dość partii: potrzebna jest { $count } rankingowa.
        [few] Nikt nie rozegrał jeszcze dość partii: potrzebne są { $count } rankingowe.
        [many] Nikt nie rozegrał jeszcze dość partii: potrzeba { $count } rankingowych.
       *[other] Nikt nie rozegrał jeszcze dość partii: potrzeba { $count } rankingowej.
    }
page-before = Wstecz
page-after = Dalej

## Zasady, autorzy, inne

rules = Zasady
rules-count =
    { $count ->
        [one] { $count } zasada: obowiązuje tak, jak ją tu zapisano
        [few] { $count } zasady: obowiązują tak, jak je tu zapisano
        [many] { $count } zasad: obowiązują tak, jak je tu zapisano
       *[other] { $count } zasady: obowiązują tak, jak je tu zapisano
    }
rules-search = Szukaj
rules-chapters = Rozdziały
rules-none-found = Nie znaleziono takiej zasady.
rule-kind-example = przykład
rule-kind-ruling = rozstrzygnięcie
rule-kind-decision = kto decyduje
rule-kind-information = kto co wie
credits = Autorzy
credits-own = Plansze, karty, sztandary i pionki narysowaliśmy sami; niczego nie przerysowano z drukowanych gier.
credits-icons = Ikony
credits-icons-text = Prace tych autorów, ze strony
credits-values = Wartości na kartach
credits-values-text = Jaka część każdej gry jest odtworzona. Tam, gdzie wydrukowane wartości nie są publicznie znane, podajemy własne, które mogą się różnić od tych z twojego pudełka; można je poprawić zestawem kart (zob. docs/content w kodzie źródłowym).
credits-values-share = pozycje: { $reconstructed } z { $entries } ({ $percent }%)
credits-fonts = Czcionki
credits-software = Biblioteki programistyczne
page-missing = Nie ma takiej strony
page-missing-hint = Adres jest błędny albo strona została przeniesiona.
to-the-lobby = Do lobby
try-again = Spróbuj ponownie
