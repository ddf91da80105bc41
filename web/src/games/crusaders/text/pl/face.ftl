# Plansza gry Krzyżowcy: miejsca, rundy, karty.

crusaders-automa = Automa
crusaders-saracens = Saraceni
crusaders-cities = Miasta
crusaders-cities-unit = miasta
crusaders-coins = Monety
crusaders-units-left = Oddziały w zasobach
crusaders-bishops-left = Biskupi w zasobach
crusaders-holy-lands = Święte ziemie
crusaders-rescripts = Reskrypty
crusaders-spies = Szpiedzy na ręce
crusaders-tactics = Taktyki na ręce
crusaders-out = poza grą
crusaders-setup = Przygotowanie
crusaders-round = Runda { $round } z { $rounds }
crusaders-phase-setup = przygotowanie
crusaders-phase-events = faza wydarzeń
crusaders-phase-planning = faza planowania
crusaders-phase-activation = faza aktywacji
crusaders-phase-income = faza dochodu
crusaders-close = Zamknij

## Tabs

crusaders-parts = Części planszy
crusaders-part-end = Wynik
crusaders-part-choice = Wybór
crusaders-part-faith = Święte ziemie
crusaders-part-map = Mapa
crusaders-part-orders = Rozkazy
crusaders-part-raids = Najazdy
crusaders-part-markets = Rynki

## Odpowiedzi

crusaders-units-done = { $count ->
    [one] Gotowe: { $count } oddział
    [few] Gotowe: { $count } oddziały
    [many] Gotowe: { $count } oddziałów
   *[other] Gotowe: { $count } oddziału
}
crusaders-units-usual = Weź za darmo: { $count }
crusaders-units-none = Żadnego
crusaders-units-least = co najmniej { $count }
crusaders-march-price =
    { $paid ->
        [0] Bez opłaty; darmowe ruchy: { $free }
        [one] Koszt: { $paid } żeton koni; darmowe ruchy: { $free }
        [few] Koszt: { $paid } żetony koni; darmowe ruchy: { $free }
        [many] Koszt: { $paid } żetonów koni; darmowe ruchy: { $free }
       *[other] Koszt: { $paid } żetonu koni; darmowe ruchy: { $free }
    }
crusaders-hint-bull = Znasz ją tylko ty. Daje punkty wpływu na koniec gry.
crusaders-hint-governor = Namiestnik daje punkty wpływu w każdej fazie dochodu, dopóki miasto jest twoje.
crusaders-hint-bishop = Miasto jest świętą ziemią tego, kto ma wyższą sumę poziomów biskupów. Najpierw wyświęcaj: po pierwszym ruchu już nie można.
crusaders-hint-check = Biskupi w mieście zostają odkryci; wygrywa wyższa suma poziomów.
crusaders-hint-march = Miasto Saracenów lub rywala oznacza bitwę. Kliknij wyblakłe miasto, aby zobaczyć, czemu jest poza zasięgiem.
crusaders-hint-place = Klikaj miasta na mapie albo − i +.
crusaders-hint-upgrade = Każdy poziom daje +1 do murów, wyższe podatki i więcej towarów.
crusaders-hint-tactic = Trafia na rękę. W bitwie przeciwnik zakryje jedną z jej połów.
crusaders-hint-capital = To miasto zostanie stolicą twojego państwa.
crusaders-amount =
    { $points ->
        [one] { $points } punkt wpływu
        [few] { $points } punkty wpływu
        [many] { $points } punktów wpływu
       *[other] { $points } punktu wpływu
    }

## Wyścig do końca partii

crusaders-race = Ile brakuje do końca partii
crusaders-race-hegemony-rule = Partia kończy się, gdy na koniec rundy czyjaś liczba miast to co najmniej { $needed }. Każdy, kto ma ich tyle, dostaje { $bonus } wpływu.
crusaders-race-righteousness-rule = Partia kończy się, gdy na koniec rundy czyjaś liczba świętych ziem to co najmniej { $needed }. Każdy, kto ma ich tyle, dostaje { $bonus } wpływu.
crusaders-race-of = { $name }: { $have } z { $needed }
crusaders-race-near = Brakuje jednego kroku: { $names }.
crusaders-race-there = Dość, by ta runda była ostatnia: { $names }.
