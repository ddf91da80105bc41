# Co mówią strony wokół stołu.

## Rama

nav-label = Strony
nav-skip = Przejdź do treści
nav-play = Graj
nav-tables = Moje stoły
nav-learn = Zasady
nav-ladder = Ranking
nav-account = { $name }: ustawienia i konto
language = Język
theme-to-light = Jasny motyw
theme-to-dark = Ciemny motyw
offline = Brak połączenia. To, co widać, może być nieaktualne.
loading = Wczytywanie
foot-fair = Po partii można sprawdzić każdy rzut i każde tasowanie.
foot-rules = Księga zasad
foot-api = Dla programów
foot-credits = Autorzy

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
bot-random = Błazen
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
pace-days = Turowo
pace-live-none = Na żywo, bez zegara
pace-live-per-move = Na żywo, { $time } na ruch
pace-live-bank = Na żywo, { $time } na gracza
pace-days-none = Turowo, bez zegara
pace-days-per-move = { $time } na ruch
pace-days-bank = { $time } na partię
visibility-public = Otwarty
visibility-link = Przez link
visibility-private = Prywatny

## Sala

lobby-title = W co zagramy?
lobby-waiting =
    { $count ->
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
        [many] { $count } stołów czeka na ciebie
       *[other] { $count } stołu czeka na ciebie
    }
lobby-greeting = Witaj z powrotem, { $name }.
lobby-stranger = Bez rejestracji: kliknij „Zagraj z botem” i siadasz do stołu.
lobby-people =
    { $count ->
        [one] Teraz gra { $count } osoba.
        [few] Teraz grają { $count } osoby.
        [many] Teraz gra { $count } osób.
       *[other] Teraz gra { $count } osoby.
    }
my-tables = Moje stoły
my-tables-order = najpierw twój ruch
my-tables-empty = Na razie nic się nie toczy. Zagraj z botem, żeby poczuć grę, albo usiądź do stołu z ludźmi.
all-my-tables = Wszystkie twoje stoły: { $count }
my-table-your-turn = Twój ruch
my-table-waits-for = Ruch ma { $name }
my-table-waits-for-several = Ruch mają { $names }
my-table-be-ready = Potwierdź, że można zaczynać
my-table-not-ready = Czekamy, aż wszyscy się zbiorą
my-table-open =
    { $count ->
        [one] Jeszcze { $count } wolne miejsce
        [few] Jeszcze { $count } wolne miejsca
        [many] Jeszcze { $count } wolnych miejsc
       *[other] Jeszcze { $count } wolnego miejsca
    }
my-table-seeding = Partia zaraz się zacznie
take-your-turn = Zagraj swój ruch
look-in = Zajrzyj
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
filter-days = Turowo
filter-unrated = Bez rankingu
playing-now = Teraz grają
why-rules = Każda zasada jest egzekwowana. Gdy czegoś nie wolno, widać dlaczego i według której zasady.
why-pace = Na żywo w jeden wieczór albo po ruchu dziennie przez tygodnie: ten sam stół, ten sam link.
why-chance = Rzuty i tasowania są zapieczętowane przed partią i otwierane po niej: sprawdzić może każdy.
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
new-all-bots = Boty na wszystkich pozostałych miejscach
new-all-people = Ludzie na wszystkich pozostałych miejscach
seat-open = Ktokolwiek
seat-for-a-person = Człowiek
seat-for-a-bot = Bot: { $level }
seat-who = Kto tu siedzi
new-pace = Tempo
pace-live-hint = Wszyscy są przy stole jednocześnie.
pace-days-hint = Ruch wtedy, gdy jest czas, choćby tygodniami; o twoim ruchu damy znać.
new-open = Otwórz stół
new-start = Zacznij partię
new-open-hint = Od razu siadasz do stołu, inni przychodzą z sali albo przez link.
new-start-hint = Poza tobą same boty: partia zacznie się od razu.
new-more = Więcej ustawień
new-visibility = Kto może usiąść
visibility-public-hint = Stół widać w sali; każdy może usiąść albo oglądać.
visibility-link-hint = W sali go nie widać; usiąść może każdy, kto ma link.
visibility-private-hint = O stole wiedzą tylko zaproszeni.
new-rated = Rankingowa
new-rated-hint = Wynik liczy się do rankingu.
new-rated-guest = Partie rankingowe są dla osób z kontem.
new-policy = Okna na odpowiedź
new-policy-hint = Gdy kilka osób może potajemnie zareagować: jak długo stół czeka, żeby nikt nie odgadł, kto miał czym odpowiedzieć.
policy-usual = Jak zwykle przy tym tempie
policy-fixed = Zawsze tyle samo czasu
policy-everyone = Aż wszyscy odpowiedzą
policy-quick = Jak najkrócej
new-language = Język stołu
clock = Zegar
clock-none = Bez zegara
clock-per_move = Na ruch
clock-bank = Na partię
clock-none-hint = Myśl, ile chcesz.
clock-per_move-hint = Tyle czasu na każdą odpowiedź.
clock-bank-hint = Tyle czasu na całą partię i trochę więcej po każdym ruchu.
clock-move-time = Czas na ruch
clock-bank-size = Czas na partię
clock-increment = Dodatek po ruchu
rule-id = zasada { $rule }

## Przed partią

sit-here = Usiądź tutaj
sit-here-instead = Przesiądź się tutaj
send-away = Wyproś
i-am-ready = Możemy zaczynać
not-ready-yet = Poczekajcie na mnie
start = Zacznij
ready = czeka na początek
not-ready = jeszcze się szykuje
leave-table = Wstań od stołu
seat-free-hint = czeka na kogoś
waiting-closed = Ten stół zamknięto przed początkiem partii.
waiting-seeding = Tasujemy karty
waiting-seeding-hint = Otwierane są udziały graczy we wspólnym losie.
waiting-free-seat =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
waiting-sit-hint = Usiądź i powiedz, kiedy można zaczynać.
waiting-invite-only = Żeby usiąść, potrzebne jest zaproszenie od tego stołu.
waiting-full = Wszystkie miejsca są zajęte
waiting-watch-hint = Gdy partia się zacznie, można ją będzie oglądać.
waiting-for-people =
    { $count ->
        [one] Czekamy na jeszcze { $count } gracza
        [few] Czekamy na jeszcze { $count } graczy
        [many] Czekamy na jeszcze { $count } graczy
       *[other] Czekamy na jeszcze { $count } gracza
    }
waiting-you-are-ready = Z twojej strony wszystko gotowe. Wyślij komuś link albo posadź bota.
waiting-ready-hint = Twoja przeglądarka doda do losu tej partii własny udział.
waiting-are-you-ready = Wszyscy są. Zaczynamy?
waiting-for-ready = Czekamy: { $names }
waiting-all-ready = Wszyscy są gotowi
waiting-for-owner = Wszyscy są gotowi. Zaczyna gospodarz.
invitation = Zaproszenie
invite-link = Link do tego stołu
invite-hint-public = Stół można też znaleźć w sali.
invite-hint-link = Usiąść może każdy, kto ma ten link.
invite-hint-private = O stole można się dowiedzieć tylko z tego linku.
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
fair-title = Skąd bierze się los
fair-text = Zanim ktokolwiek usiądzie, serwer ustala sekret i publikuje jego odcisk. Przeglądarka każdego gracza dodaje własny udział, najpierw też tylko jako odcisk. Dopiero gdy nikt już nie może przyjść ani odejść, udziały są otwierane i mieszane we wspólny los. Po partii publikowane jest wszystko i każdy może powtórzyć każdy rzut i każde tasowanie.
fair-house = Serwer
fair-opened = otwarte
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
player-gone = Ktoś, kogo już tu nie ma
player-account = Gracz
player-guest = Gość
player-bot = Bot
ratings = Rankingi
ratings-none = Nie ma jeszcze partii rankingowych.
ratings-guest = Goście nie mają rankingu. Załóż konto, żeby wejść do rankingu: partie zostaną twoje.
rating = Ranking
rating-spread = Rozrzut
rating-matches =
    { $count ->
        [one] { $count } partia rankingowa
        [few] { $count } partie rankingowe
        [many] { $count } partii rankingowych
       *[other] { $count } partii rankingowej
    }
rating-provisional = jeszcze poza tabelą
rating-belief = przypuszczalna siła { $mu }, niepewność { $sigma }
matches = Partie
match-date = Data
match-place = Miejsce
match-change = Zmiana
leaderboards = Ranking
leaderboards-hint = Według siły gry, której można być niemal pewnym.
leaderboards-empty = Nikt jeszcze nie dokończył partii rankingowej. Pora na pierwszą.
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
        [one] { $count } zasada: jak zapisano, tak obowiązuje
        [few] { $count } zasady: jak zapisano, tak obowiązują
        [many] { $count } zasad: jak zapisano, tak obowiązują
       *[other] { $count } zasady: jak zapisano, tak obowiązują
    }
rules-search = Szukaj
rules-chapters = Rozdziały
rules-none-found = Nie znaleziono takiej zasady.
rule-kind-example = przykład
rule-kind-ruling = wyjaśnienie
rule-kind-decision = rozstrzygnięcie
rule-kind-information = kto co widzi
credits = Autorzy
credits-own = Plansze, karty, sztandary i pionki narysowaliśmy sami; niczego nie przerysowano z drukowanych gier.
credits-icons = Ikony
credits-icons-text = Prace tych autorów, ze strony
credits-fonts = Kroje pisma
credits-software = Biblioteki w twojej przeglądarce
page-missing = Nie ma takiej strony
page-missing-hint = Adres jest błędny albo strona się przeniosła.
to-the-lobby = Do sali
try-again = Spróbuj ponownie
