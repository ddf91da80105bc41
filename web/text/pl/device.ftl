# Gra bez serwera.

player-you = Ty
nav-rules = Zasady
device-tag = bez połączenia
device-tag-why = Wszystko dzieje się na tym urządzeniu.
device-foot = Gra toczy się na tym urządzeniu: nic nie jest nigdzie wysyłane.
device-player = Ty
device-name-hint = Widać je przy twoich stołach. Jeśli zostawisz puste, będziesz po prostu „Ty”.

## Kości

device-dice-title = Kości i tasowanie
device-dice-tag = kości niesprawdzone
device-dice = Kośćmi rzuca to urządzenie: nie da się ich sprawdzić.
device-dice-why = Właściciel urządzenia mógłby znać je z góry, dlatego te partie nie liczą się do rankingu.
device-record = Zapisz przebieg
device-record-why = Przebieg zawiera każdą odpowiedź z partii. Odtworzy go każdy, kto ma Gonfalona.

## Zanim dotrą zasady

loading-title = Zasady są już w drodze
loading-lead = Działają w tej przeglądarce: bez serwera i bez konta. Następnym razem stół otworzy się mniej więcej w sekundę, nawet bez połączenia.
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
loading-part-texts = Lekcje i pełne zasady; dotrą już podczas gry
loading-goal-meanwhile = Tymczasem: { $game } na trzech obrazkach
loading-goal = { $game } na trzech obrazkach
loading-goal-rest = Resztę opowie lekcja, już podczas gry.
loading-ready = Stół nakryty
loading-ready-lead = Wszystko dotarło. Od teraz stoły otwierają się od razu.
loading-kept = zostaje na tym urządzeniu
loading-enter = albo naciśnij Enter; czytaj, ile chcesz

## Gdy nie mogą dotrzeć

loading-failed-no-wasm = Ta przeglądarka nie uruchomi zasad
loading-failed-blocked = Coś stanęło na drodze
loading-failed-broken = Zasady się nie uruchomiły
loading-failed-lead = Nic nie przepadło. Oto, co można zrobić.
loading-why-no-wasm = WebAssembly jest tu wyłączone, a zasady go potrzebują.
loading-usual-no-wasm = Zwykłe powody: tryb blokady na iPhonie lub iPadzie, najwyższy poziom bezpieczeństwa Tor Browsera, zakaz w firmie.
loading-why-blocked = Od 15 sekund nic nie dotarło.
loading-usual-blocked = Zwykłe powody: zerwane połączenie albo rozszerzenie lub zakaz w firmie, które nie pozwalają stronie pobrać lub uruchomić zasad. Jeśli jednak dotrą, strona ruszy dalej sama.
loading-why-broken = Przy uruchamianiu zasad coś poszło nie tak.
loading-usual-broken = Zwykłe powody: za mało pamięci albo plik, który dotarł uszkodzony. Często pomaga druga próba.
loading-again-hint = to, co dotarło, zostało zachowane
loading-allowed-hint = gdy WebAssembly będzie tu dozwolone
loading-howto-hint = jedna strona z obrazkami, bez zasad
loading-lobby-hint = gry, lekcje, twoje partie
loading-elsewhere = Może wystarczy inna przeglądarka. Na stronie z serwerem zasady działają na serwerze.
loading-came = Dotarło { $done } z { $total } MB.
loading-copy = Skopiuj szczegóły do zgłoszenia

## Kłopoty

problem-not-stored = Nie udało się tego zapisać na urządzeniu, więc ruch się nie odbył. Czy jest dość miejsca?
problem-needs-a-server = Do tego potrzebny jest serwer, a tu grasz na własnym urządzeniu.

## Sala

device-lobby-title = Własny stół, bez serwera
device-lobby-lead = Wszystko dzieje się na tym urządzeniu. Nie trzeba ani połączenia, ani konta.
bot-plays = Bot gra jako
bot-plays-heuristic = dobry gracz, odpowiada od razu
bot-plays-easy = gra rozsądnie, ale popełnia błędy
bot-plays-random = robi cokolwiek, byle zgodnie z zasadami
kept-title = Przechowywane na urządzeniu
kept-order = najpierw ostatnio grane
kept-none = Na razie nic. Każda rozpoczęta partia zostaje tu sama, ruch po ruchu.
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
kept-pass = Na zmianę
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
room-may-go = Gdy na urządzeniu zabraknie miejsca, przeglądarka może to usunąć. Safari usuwa też strony nieodwiedzane od 7 dni.
room-lasts = Przeglądarka obiecała to zachować, dopóki nie usuniesz tego samodzielnie.
room-refused = Przeglądarka nie obiecuje tego zachować. Często się zgadza, gdy strona jest zainstalowana jako aplikacja. Do tego czasu zapisuj wszystko co jakiś czas do pliku.
room-save = Zapisz wszystko do pliku
room-saved = Zapisano. Plik jest w pobranych.
room-open = Otwórz plik
room-added =
    { $count ->
        [one] Przeniesiono { $count } partię.
        [few] Przeniesiono { $count } partie.
        [many] Przeniesiono { $count } partii.
       *[other] Przeniesiono { $count } partii.
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
room-asks-keep = Zostaw tutejsze
room-asks-replace = Weź z pliku

## Inne okno

elsewhere-title = Otwarte w innym oknie
elsewhere-text = Przy stole gra tylko jedno okno, żeby żadna odpowiedź nie zginęła. Możesz grać dalej tutaj, wtedy tamto okno ustąpi.
elsewhere-here = Graj tutaj
problem-open-elsewhere = Ten stół jest otwarty w innym oknie.
problem-not-a-backup = To nie jest plik Gonfalona albo jest uszkodzony.
