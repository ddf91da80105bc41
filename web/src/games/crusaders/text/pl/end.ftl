# Wybory podczas przygotowania, punktacja, skąd bierze się wpływ.

## Przygotowanie
crusaders-setup-bull = Tajne cele na koniec gry. Liczy się ten, który jest więcej wart.
crusaders-setup-now = teraz { $have }
crusaders-setup-tier = { $least } lub więcej
crusaders-setup-tier-homs = póki miasto jest twoje
crusaders-setup-leader = jeśli nikt nie ma więcej
crusaders-setup-worth =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
crusaders-setup-or = albo
crusaders-setup-keep = Zatrzymaj tę bullę
crusaders-setup-appoint = Mianuj

## Co liczą namiestnicy i bulle
crusaders-counts-cities = miasta
crusaders-counts-city_levels = suma poziomów miast
crusaders-counts-cities_level_3 = miasta poziomu 3
crusaders-counts-capital_level = poziom stolicy
crusaders-counts-central_cities = miasta centralne
crusaders-counts-between_cities = miasta pośrednie
crusaders-counts-controls_homs = kontrola nad Homsem
crusaders-counts-units_on_map = oddziały na mapie
crusaders-counts-bishops_on_map = biskupi na mapie
crusaders-counts-holy_lands = święte ziemie
crusaders-counts-holy_lands_saracen = święte ziemie w miastach Saracenów
crusaders-counts-holy_lands_rival = święte ziemie w miastach rywali
crusaders-counts-goods_total = towary w magazynie
crusaders-counts-goods_kinds = rodzaje towarów
crusaders-counts-goods_wood = drewno
crusaders-counts-goods_candles = świece
crusaders-counts-goods_steel = stal
crusaders-counts-goods_horses = konie
crusaders-counts-coins = monety
crusaders-counts-buildings = budowle
crusaders-counts-building_levels = suma poziomów budowli
crusaders-counts-rescripts = reskrypty
crusaders-counts-active_spies = aktywni szpiedzy
crusaders-counts-governors = namiestnicy
crusaders-counts-tactics_non_starting = poznane taktyki
crusaders-counts-tactics_yellow = taktyki żółte
crusaders-counts-tactics_white = taktyki białe
crusaders-counts-tactics_blue = taktyki niebieskie
crusaders-counts-tactics_red = taktyki czerwone

## Koniec
crusaders-end-you = Ty
crusaders-end-rank = miejsce { $rank }
crusaders-end-how = Jak skończyła się gra
crusaders-end-income = Dochód: namiestnicy i święte ziemie przynoszą wpływ: { $n }.
crusaders-end-hegemony = Hegemonia
crusaders-end-righteousness = Prawość
crusaders-end-defeat = Klęska
crusaders-end-era = Koniec epoki
crusaders-end-cities =
    { $n ->
        [one] { $n } miasto
        [few] { $n } miasta
        [many] { $n } miast
       *[other] { $n } miasta
    }
crusaders-end-lands =
    { $n ->
        [one] { $n } święta ziemia
        [few] { $n } święte ziemie
        [many] { $n } świętych ziem
       *[other] { $n } świętej ziemi
    }
crusaders-end-most = najwyżej { $most } z { $needed }
crusaders-end-no-city = { $names }: nie zostało żadne miasto
crusaders-end-all-stand = każdy ma miasto
crusaders-end-round = runda { $round } z { $rounds }
crusaders-end-secret = tajne aż do tej chwili
crusaders-end-each-coins =
    { $coins ->
        [one] { $coins } moneta: 1
        [few] { $coins } monety: 1
        [many] { $coins } monet: 1
       *[other] { $coins } monety: 1
    }
crusaders-end-bonus = { $needed } lub więcej: { $bonus }
crusaders-end-better = odkryte na końcu; liczy się lepszy z dwóch celów
crusaders-end-goal-tier = { $least }: { $n }
crusaders-end-reached = spełniony
crusaders-end-tie = Przy remisie
crusaders-end-tie-rule = spełnione warunki, potem świętość
crusaders-end-tie-cell = { $conditions } · pole { $cell }
crusaders-sources = Punkty wpływu według źródeł
crusaders-source-influence = Zebrany wpływ
crusaders-source-coins = Monety
crusaders-source-hegemony = Hegemonia
crusaders-source-righteousness = Prawość
crusaders-source-bull = Bulle

## Wybór namiestnika
crusaders-governor-each = w każdej fazie dochodu
crusaders-governor-have = Masz: { $have }
crusaders-governor-next = Jeszcze { $left } i da { $points }.
crusaders-governor-most = To najwyższy stopień.
crusaders-governor-ahead = Ktoś ma więcej albo nie masz nic.
crusaders-governor-leads = Nikt nie ma więcej.
crusaders-governor-secret = Wartość nieznana: porównuje karty na ręce.
crusaders-governor-deck = Wierzchnia karta talii
crusaders-governor-unseen = w ciemno, bez odwrotu
crusaders-governor-brings = Namiestnik daje wpływ w każdej fazie dochodu. Faz dochodu do końca, licząc tę rundę: { $left }.
crusaders-governor-now = teraz w każdym dochodzie
crusaders-governor-with = gdy wybierzesz: { $names }
crusaders-governor-total = do końca rundy { $round }

# CRU-END-04, CRU-END-05
crusaders-level = Przy równych wpływach o miejscu decydują Hegemonia i Prawość, potem tor świętości.
