# Gra bez serwera.

player-you = Ty
nav-rules = Zasady
device-tag = działa bez internetu
device-tag-why = Wszystko dzieje się na tym urządzeniu.
device-foot = Gra toczy się na tym urządzeniu: nic nie jest nigdzie wysyłane.
device-player = Ty
device-name-hint = Widać je przy twoich stołach. Bez imienia będziesz po prostu „Ty”.

## Kości

device-dice-title = Kości i tasowanie
device-dice-tag = kości bez weryfikacji
device-dice = Kośćmi rzuca samo urządzenie: rzutów nie da się sprawdzić.
device-dice-why = Właściciel urządzenia mógłby poznać rzuty z góry, dlatego te partie nie liczą się do rankingu.
device-record = Zapisz przebieg
device-record-why = Przebieg zawiera każdą odpowiedź z partii. Odtworzy ją każdy, kto ma Gonfalona.

## Zanim pobiorą się zasady

loading-title = Pobieramy zasady
loading-lead = Działają w tej przeglądarce: bez serwera i bez konta. Następnym razem stół otworzy się mniej więcej w sekundę, nawet bez internetu.
loading-of = { $done } z { $total } MB
loading-size = { $size } MB
loading-seconds =
    { $count ->
        [one] jeszcze około { $count } sekundy
        [few] jeszcze około { $count } sekund
        [many] jeszcze około { $count } sekund
       *[other] jeszcze około { $count } sekundy
    }
loading-starting = uruchamianie…
loading-part-python = Python, w którym napisano zasady
loading-part-snapshot = Zasady wszystkich gier, gotowe do startu
loading-part-texts = Lekcje i pełne zasady, pobiorą się podczas gry
loading-goal-meanwhile = Tymczasem: { $game } na trzech obrazkach
loading-goal = { $game } na trzech obrazkach
loading-goal-rest = Resztę wyjaśni lekcja podczas gry.
loading-ready = Stół jest gotowy
loading-ready-lead = Wszystko pobrane. Od teraz stoły będą się otwierać od razu.
loading-kept = na tym urządzeniu
loading-enter = albo naciśnij Enter, gdy skończysz czytać

## Gdy się nie pobierają

loading-failed-no-wasm = Ta przeglądarka nie uruchomi zasad
loading-failed-blocked = Zasady się nie pobierają
loading-failed-broken = Zasady się nie uruchomiły
loading-failed-lead = Nic nie przepadło. Oto, co można zrobić.
loading-why-no-wasm = WebAssembly jest tu wyłączone, a zasady go potrzebują.
loading-usual-no-wasm = Częste przyczyny: tryb blokady na iPhonie lub iPadzie, najwyższy poziom bezpieczeństwa Tor Browsera, polityka firmy.
loading-why-blocked = Od 15 sekund nic się nie pobiera.
loading-usual-blocked = Częste przyczyny: brak internetu albo rozszerzenie przeglądarki lub polityka firmy, które nie pozwalają stronie pobrać lub uruchomić zasad. Jeśli pobieranie jednak ruszy, strona sama przejdzie dalej.
loading-why-broken = Przy uruchamianiu zasad coś poszło nie tak.
loading-usual-broken = Częste przyczyny: za mało pamięci albo plik uszkodzony przy pobieraniu. Często pomaga druga próba.
loading-again-hint = to, co już się pobrało, zostaje
loading-allowed-hint = gdy WebAssembly będzie tu dozwolone
loading-howto-hint = jedna strona z obrazkami, otwiera się od razu
loading-lobby-hint = gry, lekcje, twoje partie
loading-elsewhere = Spróbuj w innej przeglądarce albo na stronie z serwerem: tam zasady działają na serwerze.
loading-came = Pobrano { $done } z { $total } MB.
loading-copy = Skopiuj szczegóły do zgłoszenia

## Kłopoty

problem-not-stored = Nie udało się tego zapisać na urządzeniu, więc ruch nie został wykonany. Czy wystarcza miejsca?
problem-needs-a-server = Do tego potrzebny jest serwer, a tu grasz na własnym urządzeniu.

## Sala

device-lobby-title = Własny stół, bez serwera
device-lobby-lead = Wszystko dzieje się na tym urządzeniu. Nie trzeba ani internetu, ani konta.
bot-plays = Bot gra jako
bot-plays-heuristic = gra dobrze, odpowiada od razu
bot-plays-easy = gra rozsądnie, ale popełnia błędy
bot-plays-random = gra losowo, ale zgodnie z zasadami
kept-title = Zapisane partie
kept-order = najpierw ostatnio grane
kept-none = Na razie nic. Każda rozpoczęta partia zapisuje się tu sama, ruch po ruchu.
kept-against = rywale: { $names }
kept-solo = solo
kept-people =
    { $count ->
        [one] { $count } osoba, jedno urządzenie
        [few] { $count } osoby, jedno urządzenie
        [many] { $count } osób, jedno urządzenie
       *[other] { $count } osoby, jedno urządzenie
    }
kept-turn = tura { $turn }
kept-over = zakończona
kept-size = { $size } KB
kept-go-on = Graj dalej
kept-look = Obejrzyj
kept-menu = Więcej: { $table }
kept-save = Zapisz do pliku
kept-delete = Usuń
kept-delete-sure = Usunąć tę partię? Nie da się jej przywrócić.
kept-delete-yes = Usuń partię
kept-lesson = Lekcja
kept-lesson-done = ukończona
kept-lesson-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
kept-play-bot = Z botem
kept-pass = Po kolei
kept-play-solo = Solo

## Miejsce na urządzeniu

room-title = Miejsce na urządzeniu
room-of = z około { $quota } GB
room-keep = Zachowaj na stałe
room-rules = Zasady, teksty, lekcje
room-matches =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
room-may-go = Gdy na urządzeniu zabraknie miejsca, przeglądarka może usunąć te dane. Safari usuwa też dane stron nieodwiedzanych od 7 dni.
room-lasts = Przeglądarka obiecała zachować te dane, dopóki ich nie usuniesz.
room-refused = Przeglądarka nie obiecuje, że zachowa te dane. Często się zgadza, gdy strona jest zainstalowana jako aplikacja. Do tego czasu zapisuj wszystko co jakiś czas do pliku.
room-save = Zapisz wszystko do pliku
room-saved = Zapisano. Plik znajdziesz w pobranych.
room-open = Otwórz plik
room-added =
    { $count ->
        [one] Dodano { $count } partię.
        [few] Dodano { $count } partie.
        [many] Dodano { $count } partii.
       *[other] Dodano { $count } partii.
    }
room-same =
    { $count ->
        [one] { $count } partia już tu była.
        [few] { $count } partie już tu były.
        [many] { $count } partii już tu było.
       *[other] { $count } partii już tu było.
    }
room-broken =
    { $count ->
        [one] { $count } partii nie da się grać według tych zasad, więc ją pominięto.
        [few] { $count } partii nie da się grać według tych zasad, więc je pominięto.
        [many] { $count } partii nie da się grać według tych zasad, więc je pominięto.
       *[other] { $count } partii nie da się grać według tych zasad, więc je pominięto.
    }
room-elsewhere =
    { $count ->
        [one] { $count } partia jest otwarta w innym oknie i pozostała bez zmian.
        [few] { $count } partie są otwarte w innym oknie i pozostały bez zmian.
        [many] { $count } partii jest otwartych w innym oknie i pozostało bez zmian.
       *[other] { $count } partii jest otwartych w innym oknie i pozostało bez zmian.
    }
room-nothing = W tym pliku nie ma partii.
room-asks =
    { $count ->
        [one] { $count } partia w pliku jest inna: tutaj poszła dalej albo inaczej.
        [few] { $count } partie w pliku są inne: tutaj poszły dalej albo inaczej.
        [many] { $count } partii w pliku jest innych: tutaj poszły dalej albo inaczej.
       *[other] { $count } partii w pliku jest innych: tutaj poszły dalej albo inaczej.
    }
room-asks-keep = Zostaw bez zmian
room-asks-replace = Zastąp partiami z pliku

## Inne okno

elsewhere-title = Otwarte w innym oknie
elsewhere-text = Przy stole można grać tylko w jednym oknie, żeby żadna odpowiedź nie zginęła. Jeśli zagrasz dalej tutaj, w tamtym oknie gra się zatrzyma.
elsewhere-here = Graj tutaj
problem-open-elsewhere = Ten stół jest otwarty w innym oknie.
problem-not-a-backup = To nie jest plik zapisany w Gonfalonie albo jest uszkodzony.

## Partia, która toczy się dalej na stronie

brought-open = Kontynuuj partię z urządzenia
brought-how = Zapisz ją na urządzeniu do pliku i wybierz ten plik tutaj. Pozostałe miejsca mogą zająć znajomi.
brought-several = W tym pliku jest kilka partii. Zapisz na urządzeniu osobno tę, którą chcesz kontynuować.
brought-dice = Kości w tej partii nikt nie może sprawdzić.
brought-dice-why = Zaczęła się na urządzeniu bez serwera. Kto ją tu przeniósł, mógł podejrzeć rzuty i zakryte karty, dlatego nie liczy się do rankingu.
kept-to-site = Aby kontynuować ze znajomymi na stronie z serwerem, zapisz partię do pliku i otwórz go tam w lobby.
