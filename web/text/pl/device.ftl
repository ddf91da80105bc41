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
