# Karty, plansze graczy, rynki, płatności.

crusaders-card-building = Budowla · poziom { $level }
crusaders-card-governor = Namiestnik
crusaders-card-spy = Szpieg
crusaders-card-rescript = Reskrypt · poziom { $level }
crusaders-card-bull = Bulla
crusaders-card-used = Użyto w tej rundzie

crusaders-own-cities = Miasta
crusaders-own-warehouse = Magazyn
crusaders-own-buildings = Budowle
crusaders-own-spies = Szpiedzy w grze
crusaders-own-tactics = Taktyki
crusaders-own-secret = Tajne
crusaders-own-rescripts = reskrypty: { $count } z { $most }
crusaders-own-bull = Bulla
crusaders-own-of = { $count } z { $most }
crusaders-own-level = poziom { $level }
crusaders-own-units =
    { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
        [many] { $count } oddziałów
       *[other] { $count } oddziały
    }
crusaders-own-influence = Wpływ
crusaders-own-influence-yours = Twój wpływ
crusaders-own-only-you = widzisz tylko ty
crusaders-own-no-governor = bez namiestnika
crusaders-own-income = Następny dochód
crusaders-own-no-goods = Brak towarów
crusaders-own-watches = Śledzi gracza { $name }
crusaders-own-in-hand = Na twojej ręce
crusaders-own-spies-hidden =
    { $count ->
        [one] i jeszcze { $count } szpieg na ręce
        [few] i jeszcze { $count } szpiegów na ręce
        [many] i jeszcze { $count } szpiegów na ręce
       *[other] i jeszcze { $count } szpiegów na ręce
    }
crusaders-own-tactics-hidden =
    { $count ->
        [one] { $count } karta nieznana
        [few] { $count } karty nieznane
        [many] { $count } kart nieznanych
       *[other] { $count } karty nieznane
    }
crusaders-own-away = Odłożone: { $names }
crusaders-own-goal = teraz { $have }, daje { $worth }
crusaders-own-bull-hidden =
    { $count ->
        [0] brak
        [one] tajna do końca gry
        [few] { $count }, tajne do końca gry
        [many] { $count }, tajne do końca gry
       *[other] { $count }, tajne do końca gry
    }
crusaders-own-pay-coin = Zapłać jeszcze monetę

crusaders-good-ready = { $good }: dostępny towar
crusaders-good-spent = { $good }: zużyty towar, wraca w fazie dochodu
crusaders-good-blocked = { $good }: zablokowany towar, po dochodzie będzie zużyty
crusaders-goods-state-ready = dostępne: { $count }
crusaders-goods-state-spent = zużyte: { $count }
crusaders-goods-state-blocked = zablokowane: { $count }

crusaders-city-holy = święta ziemia: { $name }

crusaders-market-buildings = Budowle { $levels }
crusaders-market-tactics = Taktyki { $levels }
crusaders-market-governors = Namiestnicy
crusaders-market-decks = Reskrypty i szpiedzy
crusaders-market-rescripts = Reskrypty { $level }
crusaders-market-spies = Szpiedzy
crusaders-market-reinforced = tylko wzmocnionym rozkazem
crusaders-market-taken = zabrana; uzupełnienie w fazie dochodu
crusaders-market-left = zostało: { $count }
crusaders-market-no-bazaar = nie ma już Bazarów
crusaders-market-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
crusaders-market-top = Wierzchnia karta: po odkryciu trzeba ją wziąć, jeśli cię stać
crusaders-market-top-governor = Wierzchnia karta, w ciemno
crusaders-market-known = Na wierzchu: { $name }
crusaders-market-discards = Odrzucone: { $count }
crusaders-market-shown = Karta gracza { $name }

crusaders-pay-off = zniżka o { $count }
crusaders-pay-free = za darmo
crusaders-pay-ways = Sposoby zapłaty
crusaders-pay-left =
    { $count ->
        [one] zostanie { $count } moneta
        [few] zostaną { $count } monety
        [many] zostanie { $count } monet
       *[other] zostaną { $count } monety
    }
crusaders-pay-first = najpierw, za
crusaders-pay-more =
    { $count ->
        [one] jeszcze { $count } sposób
        [few] jeszcze { $count } sposoby
        [many] jeszcze { $count } sposobów
       *[other] jeszcze { $count } sposoby
    }
crusaders-pay-reset = Od nowa
crusaders-restore-confirm =
    { $count ->
        [0] Nic nie odnawiaj
        [one] Odnów { $count } towar
        [few] Odnów { $count } towary
        [many] Odnów { $count } towarów
       *[other] Odnów { $count } towary
    }

crusaders-turn-discount =
    { $count ->
        [one] zniżka o { $count } towar
        [few] zniżka o { $count } towary
        [many] zniżka o { $count } towarów
       *[other] zniżka o { $count } towary
    }
crusaders-turn-done = już wykonane
crusaders-spy-play = Naślij szpiega „{ $spy }”
crusaders-spy-on = Na gracza { $name }
crusaders-spy-instead = Na gracza { $name }, odrzucając „{ $spy }”
crusaders-spy-replace = Odrzuć w zamian „{ $spy }”
