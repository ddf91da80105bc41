# Zaproszenie do stołu i powiadomienia o swojej kolejce.

## Zaproszenie

letter-for-you = Zaproszenie dla ciebie
letter-title = { $name } zaprasza cię do gry: { $game }
letter-title-open = Wolne miejsce przy stole gracza { $name }: { $game }
letter-title-nobody = Wolne miejsce: { $game }
letter-pace = Tempo
letter-length = Czas
letter-minutes = około { $count } min gry
letter-seats = Miejsca
letter-taken = zajęte { $taken } z { $count }
letter-setup = Ustawienia
letter-rated = Ranking
letter-language = Język
letter-learn = Naucz się, grając
letter-learn-hint = na prawdziwej planszy; przerwać można w każdej chwili
letter-how-to = Jak grać, na jednej stronie
letter-who = Kto już jest i twoje miejsce
letter-you = ty?
letter-free = wolne
letter-name = Twoje imię przy stole
letter-name-hint = Zobaczą je pozostali. Jeśli zostawisz puste pole, coś wymyślimy.
letter-name-taken = Ktoś już nazywa się { $name }. Może { $other }?
letter-email = Twój e-mail, żeby wiedzieć, kiedy twoja kolej
letter-email-hint = Tylko do tej partii; miesiąc po jej końcu zapomnimy adres. Bez niego trzeba zaglądać samemu.
letter-no-account = bez konta i bez instalowania

## Kiedy twoja kolej

turns-title = Kiedy twoja kolej
turns-account = Napiszemy do ciebie, kiedy przyjdzie twoja kolej.
turns-match = Napiszemy na { $email }, kiedy w tej partii przyjdzie twoja kolej.
turns-asked = Wysłaliśmy e-mail na { $email }. Potwierdź w nim adres, a będziemy pisać, kiedy twoja kolej; do tego czasu nie napiszemy.
turns-none = Nikt ci nie powie, kiedy twoja kolej.
turns-none-hint = Trzeba zaglądać samemu, chyba że podasz e-mail do tej partii.
turns-push =
    { $count ->
        [one] Powiadomienia są włączone w { $count } przeglądarce.
        [few] Powiadomienia są włączone w { $count } przeglądarkach.
        [many] Powiadomienia są włączone w { $count } przeglądarkach.
       *[other] Powiadomienia są włączone w { $count } przeglądarki.
    }
turns-email = E-mail do tej partii
turns-email-me = Pisz do mnie
turns-email-hint = Tylko do tej partii; miesiąc po jej końcu zapomnimy adres. Najpierw zapytamy tam, czy to ty.
turns-other = Podaj inny adres
turns-stop = Nie pisz więcej
turns-push-me = Powiadamiaj na tym urządzeniu
turns-untold = Nikt ci nie powie, kiedy przy tym stole przyjdzie twoja kolej.
turns-tell-me = Powiadamiaj mnie

## Strona z odnośnika w tych e-mailach

match-mail = E-maile o partii
match-mail-ask = Pisać na { $email }, kiedy w partii { $game } przyjdzie twoja kolej?
match-mail-on = Napiszemy na { $email }, kiedy w partii { $game } przyjdzie twoja kolej.
match-mail-hint = Tylko do tej partii. Miesiąc po jej końcu zapomnimy adres.
match-mail-yes = Tak, pisz do mnie
match-mail-no = Nie, zapomnij adres
match-mail-stopped = Nie będziemy wysyłać na ten adres e-maili o tej partii.
match-mail-browser = Gościa zna tylko ta przeglądarka, w której usiądziesz do stołu, więc graj w niej.
quick-start = Po prostu zacznij grę
quick-start-hint = Wybory przed pierwszą rundą zrobimy za ciebie i wyjaśnimy dlaczego. Dopóki partia nie pójdzie dalej, możesz je zmienić.
