# Jedno urządzenie, które krąży wokół stołu.

## Między dwoma ruchami

# $device: phone, tablet albo computer.
hot-seat-pass-to =
    { $device ->
        [phone] Przekaż telefon. Teraz gra
        [tablet] Przekaż tablet. Teraz gra
       *[computer] Teraz gra
    }
hot-seat-title = Teraz gra { $name }
hot-seat-show = To ja, { $name }: pokaż moje karty
hot-seat-hold = przytrzymaj przez sekundę; krótkie dotknięcie nie wystarczy
hot-seat-twice = naciśnij dwa razy
hot-seat-again = naciśnij jeszcze raz
hot-seat-turn-round = Obróć ekran
hot-seat-not-done = { $name } jeszcze gra
hot-seat-on-to = Dalej gra { $name }
hot-seat-back = { $name } wraca do gry
hot-seat-cards =
    { $count ->
        [one] Zakryta jest { $count } karta.
        [few] Zakryte są { $count } karty.
        [many] Zakrytych jest { $count } kart.
       *[other] Zakryte jest { $count } karty.
    } Pozostałych prosimy nie podglądać.
hot-seat-covered = Stół jest zakryty. Pozostałych prosimy nie podglądać.
hot-seat-since = Po ruchu gracza { $name }, widoczne dla wszystkich
hot-seat-since-start = Co się już wydarzyło, widoczne dla wszystkich

## Przy stole

hot-seat-pass-on = Przekaż dalej
hot-seat-no-notes = Na wspólnym urządzeniu nie ma notatek: mogłaby je przeczytać następna osoba.

## Nowy stół

hot-seat-with = Z kim grasz
hot-seat-with-bots = Boty
hot-seat-with-device = Po kolei na jednym urządzeniu
hot-seat-with-bots-hint = Grasz z samymi botami.
hot-seat-with-device-hint = Wszyscy grają na tym urządzeniu. Między ruchami karty są zakryte, dopóki następna osoba nie przytrzyma przycisku.
hot-seat-player = Gracz { $number }
hot-seat-name = Imię gracza nr { $number }
hot-seat-kind = Kto gra na miejscu nr { $number }
hot-seat-start-hint = Partia zacznie się od razu; na ekranie będzie napisane, kto zaczyna.
seat-here = Przy tym urządzeniu
