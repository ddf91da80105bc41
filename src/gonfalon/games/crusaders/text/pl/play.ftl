# Krzyżowcy: wszystko, co gra mówi w czasie rozgrywki.
# Imiona graczy i nazwy elementów przychodzą w mianowniku i się nie odmieniają.
# Wskaźniki, warunki, kolory, talie, połowy kart i stany towarów przychodzą jako id.

## Ilości wspólne dla wielu zdań

coins-counted =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
units-counted =
    { $units ->
        [one] { $units } oddział
        [few] { $units } oddziały
        [many] { $units } oddziałów
       *[other] { $units } oddziału
    }
n-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
n-units =
    { $n ->
        [one] { $n } oddział
        [few] { $n } oddziały
        [many] { $n } oddziałów
       *[other] { $n } oddziału
    }
good-counted = { $name } × { $count }
n-goods =
    { $n ->
        [one] { $n } towar
        [few] { $n } towary
        [many] { $n } towarów
       *[other] { $n } towaru
    }

## Poziomy kart i biskupów cyframi rzymskimi

level-roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## Talie

deck-levels =
    { $deck ->
        [i_ii] I–II
       *[iii_iv] III–IV
    }

## Co się liczy: „za oddziały na mapie”

measure-name =
    { $measure ->
        [open_tactics_yellow] odkryte żółte taktyki
        [open_tactics_white] odkryte białe taktyki
        [open_tactics_blue] odkryte niebieskie taktyki
        [open_tactics_red] odkryte czerwone taktyki
        [own_bishops_here] własnych biskupów w mieście
        [own_cities_adjacent] własne sąsiednie miasta
        [walls_here] mury miasta
        [own_holy_lands] święte ziemie
        [own_holy_lands_uncontested] miasta, w których stoją tylko twoi biskupi
        [own_cities] miasta
        [goods_wood] drewno
        [goods_candles] świece
        [goods_steel] stal
        [goods_horses] konie
        [goods_spices] przyprawy
        [goods_total] towary w magazynie
        [goods_kinds] rodzaje towarów
        [city_levels] sumę poziomów miast
        [units_on_map] oddziały na mapie
        [bishops_on_map] biskupów na mapie
        [holy_lands] święte ziemie
        [holy_lands_saracen] święte ziemie w miastach Saracenów
        [holy_lands_rival] święte ziemie w miastach rywali
        [tactics_yellow] żółte taktyki
        [tactics_white] białe taktyki
        [tactics_blue] niebieskie taktyki
        [tactics_red] czerwone taktyki
        [tactics_non_starting] poznane taktyki
        [buildings] budowle
        [building_levels] sumę poziomów budowli
        [rescripts] reskrypty na ręce
        [active_spies] aktywnych szpiegów
        [coins] monety
        [cities] miasta
        [capital_level] poziom stolicy
        [cities_level_3] miasta poziomu 3
        [central_cities] miasta centralne
        [between_cities] miasta pośrednie
        [governors] namiestników
       *[controls_homs] kontrolę nad Homsem
    }

## Co się liczy: „siła 2 za każdą odkrytą niebieską taktykę”

measure-each =
    { $measure ->
        [open_tactics_yellow] każdą odkrytą żółtą taktykę obu stron
        [open_tactics_white] każdą odkrytą białą taktykę obu stron
        [open_tactics_blue] każdą odkrytą niebieską taktykę obu stron
        [open_tactics_red] każdą odkrytą czerwoną taktykę obu stron
        [own_bishops_here] każdego twojego biskupa w mieście
        [own_cities_adjacent] każde twoje sąsiednie miasto
        [walls_here] każdy poziom miasta
        [own_holy_lands] każdą twoją świętą ziemię, po sprawdzeniu miast spornych
        [own_holy_lands_uncontested] każde miasto, w którym stoją tylko twoi biskupi
        [own_cities] każde twoje miasto
        [goods_wood] każdy twój żeton drewna
        [goods_candles] każdy twój żeton świec
        [goods_steel] każdy twój żeton stali
        [goods_horses] każdy twój żeton koni
        [goods_spices] każdy twój żeton przypraw
        [goods_total] każdy towar w twoim magazynie
        [goods_kinds] każdy rodzaj towarów w twoim magazynie
        [city_levels] każdy poziom twoich miast
        [units_on_map] każdy twój oddział na mapie
        [bishops_on_map] każdego twojego biskupa na mapie
        [holy_lands] każdą twoją świętą ziemię
        [holy_lands_saracen] każdą twoją świętą ziemię w mieście Saracenów
        [holy_lands_rival] każdą twoją świętą ziemię w mieście rywala
        [tactics_yellow] każdą twoją żółtą taktykę
        [tactics_white] każdą twoją białą taktykę
        [tactics_blue] każdą twoją niebieską taktykę
        [tactics_red] każdą twoją czerwoną taktykę
        [tactics_non_starting] każdą twoją poznaną taktykę
        [buildings] każdą twoją budowlę
        [building_levels] każdy poziom twoich budowli
        [rescripts] każdy reskrypt na twojej ręce
        [active_spies] każdego twojego aktywnego szpiega
        [coins] każdą twoją monetę
        [cities] każde twoje miasto
        [capital_level] każdy poziom twojej stolicy
        [cities_level_3] każde twoje miasto poziomu 3
        [central_cities] każde twoje miasto centralne
        [between_cities] każde twoje miasto pośrednie
        [governors] każdego twojego namiestnika
       *[controls_homs] kontrolę nad Homsem
    }

## Warunki

condition-met =
    { $condition ->
        [attacking] atakujesz
        [defending] się bronisz
        [won] wygrywasz
        [lost] przegrywasz
        [vs_saracens] twoim przeciwnikiem są Saraceni
        [vs_player] twoim przeciwnikiem jest gracz
        [own_bishop_here] w mieście jest twój biskup
        [outnumbered] masz tu mniej oddziałów niż przeciwnik
        [fought_battle] toczysz bitwę
        [won_battle] wygrywasz bitwę
        [captured_city] zdobywasz miasto
        [upgraded_city] rozbudowujesz miasto
        [hired_min_4] werbujesz co najmniej 4 oddziały
       *[holiness_min_4] zyskujesz co najmniej 4 punkty świętości
    }

## Dziennik: przygotowanie

event-cities-closed = Zamknięte miasta: { $cities }.
event-bulls-dealt =
    { $count ->
        [one] Każdy dostaje po { $count } tajnej bulli: { $seats }.
        [few] Każdy dostaje tajne bulle do wyboru, po { $count }: { $seats }.
        [many] Każdy dostaje tajne bulle do wyboru, po { $count }: { $seats }.
       *[other] Każdy dostaje tajne bulle do wyboru, po { $count }: { $seats }.
    }
event-bulls-seen = Dostajesz: { $bulls }.
event-bull-kept = Zostawiasz kartę „{ $bull }”.
event-governors-seen = Namiestnicy do wyboru: { $governors }.
event-first-governor = { $seat } wyznacza namiestnika miasta { $city }: { $governor }.
event-governor-put-back = { $seat } odkłada pod talię namiestnika: { $governor }.

## Dziennik: rundy, wydarzenia i najazdy

event-round-begins = Runda { $round }.
event-event-revealed = Wydarzenie: „{ $event }”.
event-target-revealed =
    Następne najazdy: { $colour ->
        [yellow] na żółte miasta, czyli te, które dają drewno
        [white] na białe miasta, czyli te, które dają świece
        [blue] na niebieskie miasta, czyli te, które dają stal
        [red] na czerwone miasta, czyli te, które dają konie
       *[green] na zielone miasta, czyli te, które dają przyprawy
    }.
event-bonus-uncovered =
    { $strength ->
        [0] Tor Saracenów: na najazd wyrusza teraz z każdego miasta oddziałów: do { $raiders }.
        [one] Tor Saracenów: siła Saracenów w najazdach i bitwach rośnie o { $strength }.
        [few] Tor Saracenów: siła Saracenów w najazdach i bitwach rośnie o { $strength }.
        [many] Tor Saracenów: siła Saracenów w najazdach i bitwach rośnie o { $strength }.
       *[other] Tor Saracenów: siła Saracenów w najazdach i bitwach rośnie o { $strength }.
    }
event-saracens-reinforced = Uzupełnienie Saracenów, po 1 oddziale: { $cities }.
event-saracens-placed = Nowe oddziały Saracenów: { $cities }.
event-no-raiders = { $city }: w pobliżu nie ma Saracenów gotowych wyruszyć, najazdu nie będzie.
event-raid-begins =
    Najazd na miasto { $city } ({ $seat }): { $raiders ->
        [one] { $raiders } oddział
        [few] { $raiders } oddziały
        [many] { $raiders } oddziałów
       *[other] { $raiders } oddziału
    }, siła { $strength }.
event-raid-held = { $city } się broni, przewaga { $difference }.
event-raid-captures =
    { $short ->
        [0] Siły są równe: { $city } przechodzi w ręce Saracenów.
        [one] { $city } przechodzi w ręce Saracenów: zabrakło { $short }.
        [few] { $city } przechodzi w ręce Saracenów: zabrakło { $short }.
        [many] { $city } przechodzi w ręce Saracenów: zabrakło { $short }.
       *[other] { $city } przechodzi w ręce Saracenów: zabrakło { $short }.
    }
event-units-retreat = { $seat } wycofuje się do miasta { $city }: { units-counted }.
event-units-lost = { $seat } nie ma dokąd się wycofać. Do zasobów wracają oddziały ({ $units }).
event-city-lost = { $seat } traci miasto { $city }.
event-city-taken = { $seat } zdobywa miasto { $city }.
event-governor-discarded = { $city } zostaje bez namiestnika. Odrzucona karta: { $governor }.
event-capital-moved = Nowa stolica, { $seat }: { $city }.
event-eliminated = { $seat } traci ostatnie miasto i odpada. To ostatnia runda.

## Dziennik: miasta, towary i monety

event-level-raised = { $city }: poziom rośnie do { $level }.
event-level-lowered = { $city }: poziom spada do { $level }.
event-good-gained = { $seat } zyskuje towar: { $good }.
event-good-given-up =
    { $seat } oddaje { $state ->
        [ready] dostępny
        [spent] zużyty
       *[blocked] zablokowany
    } towar: { $good }.
event-good-handed-over =
    { $seat } oddaje { $state ->
        [ready] dostępny
        [spent] zużyty
       *[blocked] zablokowany
    } towar: { $good }. Dostaje go { $winner }.
event-good-blocked = { $seat } ma zablokowany towar: { $good }.
event-good-spent = { $seat } zużywa towar: { $good }.
event-goods-restored = { $seat } odnawia towar: { $good } × { $count }.
event-coins-gained = { $seat } zyskuje { coins-counted }.
event-coins-paid = { $seat } płaci { coins-counted }.
event-coins-lost = { $seat } traci { coins-counted }.
event-influence-gained =
    { $seat } zyskuje { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
        [many] { $influence } punktów wpływu
       *[other] { $influence } punktu wpływu
    }.
event-discount-used =
    { $seat } korzysta ze zniżki: { $count ->
        [one] { $count } towar
        [few] { $count } towary
        [many] { $count } towarów
       *[other] { $count } towaru
    }.

## Dziennik: planowanie

event-order-placed = { $seat } kładzie rozkaz: { $order }, pole wewnętrzne.
event-order-placed-outside = { $seat } kładzie rozkaz: { $order }, pole zewnętrzne.
event-order-placed-reinforced = { $seat } korzysta z Homsu i kładzie wzmocniony rozkaz: { $order }, pole wewnętrzne.
event-placement-skipped = { $seat } nie może położyć rozkazu.
event-fee-paid = { $seat } płaci 1 monetę. Dostaje ją { $owner }.
event-fee-to-bank = { $seat } płaci 1 monetę do puli ogólnej.
event-automa-placed = Automa kładzie rozkaz: { $order }, pole wewnętrzne.
event-automa-placed-outside = Automa kładzie rozkaz: { $order }, pole zewnętrzne.
event-automa-boost = Automa dobiera wzmocnienie.
event-automa-skipped = Automa nie ma już czego położyć.
event-automa-fee = { $owner } dostaje 1 monetę z puli ogólnej.

## Dziennik: tury

event-order-begins = { $seat } wykonuje rozkaz: { $order }.
event-reinforced-order-begins = { $seat } wykonuje wzmocniony rozkaz: { $order }.
event-order-granted = { $seat } może wykonać jeszcze jeden rozkaz: { $order }.
event-order-resolved = { $seat } kończy rozkaz: { $order }.
event-automa-returns = Automa zabiera swój rozkaz: { $order }.
event-tokens-move-in = Na następną rundę przechodzą na pola wewnętrzne: { $orders }.
event-building-used = { $seat } używa budowli „{ $building }”.
event-bazaar-for-good = { $seat } sprzedaje na Bazarze towar: { $good }.
event-bazaar-for-rescript = { $seat } sprzedaje na Bazarze reskrypt „{ $rescript }”.

## Dziennik: rynki, zaciąg i taktyki

event-building-shown = { $seat } odkrywa budowlę „{ $building }”.
event-tactic-shown = { $seat } odkrywa taktykę „{ $tactic }”.
event-governor-shown = { $seat } odkrywa namiestnika: { $governor }.
event-building-put-back = { $seat } odkłada budowlę „{ $building }” z powrotem na talię.
event-tactic-put-back = { $seat } odkłada taktykę „{ $tactic }” z powrotem na talię.
event-building-taken = { $seat } wznosi budowlę „{ $building }”.
event-building-discarded = { $seat } odrzuca budowlę „{ $building }”.
event-tactic-learned = { $seat } poznaje taktykę „{ $tactic }”.
event-tactic-discarded = { $seat } odrzuca taktykę „{ $tactic }”.
event-governor-taken = { $seat }: namiestnikiem miasta { $city } zostaje { $governor }.
event-starting-tactic-discarded = { $seat } odkłada taktykę początkową na własny stos kart odrzuconych.
event-starting-tactic-put-away = Odkładasz na własny stos taktykę początkową „{ $tactic }”.
event-starting-tactic-taken-back = { $seat } bierze z powrotem na rękę taktykę początkową.
event-starting-tactic-back = Bierzesz z powrotem na rękę taktykę początkową „{ $tactic }”.
event-units-placed =
    { $seat } wystawia { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
        [many] { $count } oddziałów
       *[other] { $count } oddziału
    } w mieście { $city }.
event-unit-moved = { $seat } przesuwa 1 oddział: { $city } → { $to }.
event-unit-lost = { $seat } traci { units-counted } w mieście { $city }.
event-bombarded = { $seat } usuwa 1 oddział Saracenów z miasta { $city }.

## Dziennik: wiara

event-prayed =
    { $seat } modli się i zyskuje { $points ->
        [one] { $points } punkt świętości
        [few] { $points } punkty świętości
        [many] { $points } punktów świętości
       *[other] { $points } punktu świętości
    }.
event-holiness-gained =
    { $seat } przesuwa się o { $points ->
        [one] { $points } punkt świętości
        [few] { $points } punkty świętości
        [many] { $points } punktów świętości
       *[other] { $points } punktu świętości
    }. Pole toru świętości: { $cell }.
event-bishop-trained = { $seat } wyświęca biskupa w mieście { $city }.
event-own-bishop-trained = Poziom twojego biskupa w mieście { $city }: { level-roman }.
event-bishop-moved = { $seat } przesuwa biskupa: { $origin } → { $city }.
event-bishop-returned = { $seat } traci biskupa w mieście { $city }.
event-bishops-shown = { $city }, biskupi gracza { $seat } według poziomów: { $levels }.
event-holy-land = { $city } to święta ziemia gracza { $seat }.
event-no-holy-land = { $city }: remis, to niczyja święta ziemia.
event-extra-moves =
    { $seat } zyskuje w tej wyprawie dodatkowo { $moves ->
        [one] { $moves } darmowy ruch
        [few] { $moves } darmowe ruchy
        [many] { $moves } darmowych ruchów
       *[other] { $moves } darmowego ruchu
    }.

## Dziennik: reskrypty i szpiedzy

event-rescripts-drawn =
    { $seat } dobiera { $count ->
        [one] { $count } reskrypt
        [few] { $count } reskrypty
        [many] { $count } reskryptów
       *[other] { $count } reskryptu
    } { level-roman } poziomu.
event-rescripts-seen = Dobierasz: { $rescripts }.
event-no-rescripts-left = Nie ma już reskryptów { level-roman } poziomu.
event-rescript-discarded = { $seat } odrzuca reskrypt „{ $rescript }”.
event-rescript-lost = { $seat } traci reskrypt „{ $rescript }”.
event-rescript-played = { $seat } zagrywa reskrypt „{ $rescript }”.
event-rescript-spent = { $seat } płaci reskryptem „{ $rescript }”.
event-spy-drawn = { $seat } dobiera szpiega.
event-spy-seen = Twój nowy szpieg: „{ $spy }”.
event-no-spy-left = Nie ma już szpiegów, { $seat } nikogo nie dobiera.
event-spy-played = { $seat } nasyła szpiega „{ $spy }”. Kogo śledzi: { $rival }.
event-spy-replaced = { $seat } odrzuca aktywnego szpiega „{ $spy }”.
event-spy-discarded = { $seat } traci szpiega „{ $spy }”.
event-spy-used = { $seat } używa szpiega „{ $spy }”. Kogo śledzi: { $rival }.

## Dziennik: wyprawy i bitwy

event-units-marched = { $seat } wyrusza na miasto { $city }: { units-counted }.
event-battle = Bitwa o miasto { $city }: { $attacker } atakuje, { $defender } się broni.
event-saracen-battle = Bitwa o miasto { $city }: { $attacker } atakuje Saracenów. Saracenów prowadzi { $player }.
event-saracen-hand-drawn =
    { $player } dobiera { $count ->
        [one] { $count } kartę Saracenów
        [few] { $count } karty Saracenów
        [many] { $count } kart Saracenów
       *[other] { $count } karty Saracenów
    }.
event-saracen-hand-seen = Ręka Saracenów: { $cards }.
event-difference = Różnica sił na korzyść atakującego: { $marker }.
event-battle-marker = Znacznik bitwy, na korzyść atakującego: { $marker }.
event-tactic-laid = { $seat } wykłada taktykę „{ $tactic }”.
event-saracen-laid = Saraceni wykładają kartę „{ $card }”.
event-half-cancelled =
    { $seat } zakrywa { $half ->
        [top] górę
       *[bottom] dół
    }.
event-both-halves-open = Karta gracza { $seat } działa w całości: nie można zakryć połowy.
event-tactic-covers = Połowę zakrywa taktyka rewersem do góry. Jej właściciel: { $seat }.
event-tactic-covers-seen = Twoja karta zakrywająca: „{ $tactic }”.
event-saracen-covers = Połowę zakrywa karta Saracenów rewersem do góry.
event-saracen-covers-seen = Karta zakrywająca Saracenów: „{ $card }”.
event-battle-won = { $seat } wygrywa bitwę. Różnica na korzyść atakującego: { $marker }.
event-saracens-won = Saraceni wygrywają bitwę. Różnica na korzyść atakującego: { $marker }.
event-routed = Rozbicie: { $seat } traci { units-counted }.
event-saracens-routed = Rozbicie: Saraceni tracą { units-counted }.
event-fled = Ucieczka: { $seat } wycofuje { units-counted } do miasta { $city }.
event-saracens-fled = Ucieczka: Saraceni wycofują { units-counted } do miasta { $city }.
event-no-refuge = Nie ma dokąd uciec: { $seat } traci { units-counted }.
event-saracens-without-refuge = Nie ma dokąd uciec: Saraceni tracą { units-counted }.
event-units-join = Wsparcie: { $seat } wprowadza do bitwy { units-counted }.
event-saracens-join = Wsparcie: Saraceni wprowadzają do bitwy { units-counted }.
event-levied = Odwód: { $seat } wprowadza do bitwy { units-counted } z zasobów.
event-saracens-levied = Odwód: Saraceni wprowadzają do bitwy { units-counted } z zasobów.
event-protected = { $seat } chroni odkryte karty przed stratami.
event-destruction-averted = { $seat } oszczędza miasto: po tej bitwie jego poziom nie spadnie.
event-hand-shown = { $seat } ogląda rękę przeciwnika: { $opponent }.
event-saracen-hand-shown = { $seat } ogląda rękę Saracenów.
event-tactics-seen = Ręka przeciwnika ({ $opponent }): { $tactics }.
event-part-declined = { $seat } rezygnuje z efektu końca bitwy.
event-tactic-lost = Straty: { $seat } traci taktykę „{ $tactic }”.
event-tactic-kept = Straty: { $seat } zachowuje taktykę początkową „{ $tactic }”.
event-saracen-card-lost = Straty: karta Saracenów „{ $card }” opuszcza grę.
event-retreat-loss = Odwrót: { $seat } traci 1 oddział.
event-saracen-retreat-loss = Odwrót: Saraceni tracą 1 oddział.
event-retreated = { $seat } wycofuje się do miasta { $city }: { units-counted }.
event-saracens-retreated = Saraceni wycofują się do miasta { $city }: { units-counted }.
event-no-retreat = { $seat } nie ma dokąd się wycofać. Do zasobów wracają oddziały ({ $units }).
event-saracens-cannot-retreat = Saraceni nie mają dokąd się wycofać. Do zasobów wracają oddziały ({ $units }).
event-saracen-cards-discarded = Odrzucone karty Saracenów: { $cards }.
event-city-spared = Miasto oszczędzone, zachowuje poziom: { $city }.
event-city-held = { $seat } utrzymuje miasto { $city }.
event-saracens-held = Saraceni utrzymują miasto { $city }.

## Dziennik: dochód i koniec gry

event-taxes = { $seat } zbiera podatki i zyskuje { coins-counted }.
event-goods-ready = Zużyte towary są znowu dostępne, zablokowane stają się zużyte.
event-markets-filled = Rynki uzupełnione. Budowli i szpiegów można znowu używać.
event-governor-scores =
    Namiestnik { $governor } przynosi { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
        [many] { $influence } punktów wpływu
       *[other] { $influence } punktu wpływu
    }. Właściciel: { $seat }.
event-holy-lands-score =
    Święte ziemie: { $seat } zyskuje { $lands ->
        [one] { $lands } punkt wpływu
        [few] { $lands } punkty wpływu
        [many] { $lands } punktów wpływu
       *[other] { $lands } punktu wpływu
    }.
event-hegemony = Hegemonia: { $seat }, miasta: { $cities }.
event-righteousness = Prawość: { $seat }, święte ziemie: { $lands }.
event-defeat = Klęska krzyżowców: { $seat } nie ma już żadnego miasta.
event-end-of-the-era = Koniec epoki: runda { $round } zakończona.
event-bull-fulfilled =
    { $seat } odkrywa kartę „{ $bull }” i zyskuje { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
        [many] { $influence } punktów wpływu
       *[other] { $influence } punktu wpływu
    } za { measure-name }.
event-bull-missed = { $seat } odkrywa kartę „{ $bull }”: żaden cel nie został osiągnięty.

## Jak kończy się partia

event-won =
    Wygrywa { $seat }, { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
        [many] { $influence } punktów wpływu
       *[other] { $influence } punktu wpływu
    }.
event-won-by-conditions = Po tyle samo punktów wpływu ({ $influence }): { $tied }. Rozstrzygają Hegemonia i Prawość. Wygrywa { $seat }, spełnione warunki: { $conditions }.
event-won-by-holiness = Po tyle samo punktów wpływu ({ $influence }): { $tied }. Wygrywa { $seat }, najdalej na torze świętości.

score-influence = Zebrany wpływ
score-bull = { $bull }
score-hegemony = Hegemonia
score-righteousness = Prawość
score-coins =
    Za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }

## Ile co jest warte

worth-governor = W każdej fazie dochodu za { measure-name } (masz { $have })
worth-leader = W każdej fazie dochodu, jeśli nikt nie ma więcej, za { measure-name } (masz { $have })
worth-bull = Na koniec gry za { measure-name } (masz { $have })
worth-cities = Hegemonia, na koniec gry. Twoje miasta: { $count }
worth-lands = W każdej fazie dochodu. Twoje święte ziemie: { $count }
worth-righteous = Prawość, na koniec gry. Twoje święte ziemie: { $count }
worth-holy = W każdej fazie dochodu, jako twoja święta ziemia
worth-coins = Na koniec gry. Twoje monety: { $count }

## Pytania i odpowiedzi: przygotowanie

ask-bull = Którą bullę zostawiasz? Do wyboru: { $bulls }.
option-keep-bull = { $bull }
ask-first-governor = Kto zostanie namiestnikiem miasta { $city }?
option-keep-governor = { $governor }

## Pytania i odpowiedzi: wydarzenia i najazdy

ask-raid-target = Na które z twoich miast następny najazd? Pozostałe najazdy: { $left }.
option-next-raid = { $city }
ask-raid-rescript = Wzmocnić obronę miasta?
ask-retreat = { $city } pada. Dokąd się wycofujesz? Oddziały: { $units }.
option-retreat-to = Do miasta { $city }
ask-capital = Stolica stracona: { $city }. Które miasto będzie nową?
option-new-capital = { $city }
ask-choose-effect = { $event }: który efekt wybierasz?
option-choose-list = Efekt { $number }
blocked-cannot-in-full = Efektu { $number } nie możesz wykonać w całości.
ask-pay-for = { $event }: zapłacić { coins-counted } za efekt?
option-pay-for = Zapłać { coins-counted }
option-not-paying = Nie płać

## Pytania i odpowiedzi: straty

ask-give-up = Poziom miasta spada i musisz oddać towar: { $good }. Który żeton?
ask-hand-over = { $winner } zabiera ci towar: { $good }. Który żeton oddajesz?
option-give-token =
    { $good }: { $state ->
        [ready] żeton dostępny
        [spent] żeton zużyty
       *[blocked] żeton zablokowany
    }
blocked-no-such-token =
    { $state ->
        [ready] Nie masz dostępnych żetonów: { $good }.
        [spent] Nie masz zużytych żetonów: { $good }.
       *[blocked] Nie masz zablokowanych żetonów: { $good }.
    }
ask-lose-unit =
    { $left ->
        [one] Tracisz { $left } oddział. Z którego miasta?
        [few] Tracisz { $left } oddziały. Z którego miasta następny?
        [many] Tracisz { $left } oddziałów. Z którego miasta następny?
       *[other] Tracisz { $left } oddziału. Z którego miasta następny?
    }
ask-lose-unit-of =
    { $left ->
        [one] { $victim } traci { $left } oddział. Z którego miasta?
        [few] { $victim } traci { $left } oddziały. Z którego miasta następny?
        [many] { $victim } traci { $left } oddziałów. Z którego miasta następny?
       *[other] { $victim } traci { $left } oddziału. Z którego miasta następny?
    }
option-lose-unit = { $city }
blocked-last-unit = { $city }: ostatni oddział zostaje w mieście.
ask-block-good =
    { $left ->
        [one] Zablokowany zostanie { $left } towar. Który?
        [few] Towary do zablokowania: { $left }. Który następny?
        [many] Towary do zablokowania: { $left }. Który następny?
       *[other] Towary do zablokowania: { $left }. Który następny?
    }
ask-block-good-of =
    { $left ->
        [one] { $victim }: zablokowany zostanie { $left } towar. Który?
        [few] { $victim }: towary do zablokowania: { $left }. Który następny?
        [many] { $victim }: towary do zablokowania: { $left }. Który następny?
       *[other] { $victim }: towary do zablokowania: { $left }. Który następny?
    }
option-block-good =
    { $good }: { $state ->
        [ready] żeton dostępny
        [spent] żeton zużyty
       *[blocked] żeton zablokowany
    }
ask-blocked-rival =
    { $goods ->
        [one] Czyj towar zablokować?
        [few] Czyje towary zablokować? Łącznie: { $goods }.
        [many] Czyje towary zablokować? Łącznie: { $goods }.
       *[other] Czyje towary zablokować? Łącznie: { $goods }.
    }
option-block-rival = { $rival }
blocked-nothing-to-block = { $rival } nie ma towarów, które można zablokować.
ask-lose-rescript =
    { $left ->
        [one] Tracisz { $left } reskrypt. Który?
        [few] Tracisz { $left } reskrypty. Który następny?
        [many] Tracisz { $left } reskryptów. Który następny?
       *[other] Tracisz { $left } reskryptu. Który następny?
    }
option-lose-rescript = { $rescript }
ask-discard-building = Którą budowlę odrzucasz?
ask-discard-building-of = Którą budowlę traci { $victim }?
option-discard-building = { $building }
ask-discard-spy = Którego szpiega odrzucasz?
ask-discard-spy-of = Którego szpiega traci { $victim }?
option-discard-spy = { $spy }
ask-lose-bishop = Którego biskupa tracisz?
ask-lose-bishop-of = Którego biskupa traci { $victim }?
option-lose-bishop = { $city }: biskup { $bishop }, poziom { level-roman }
option-lose-hidden-bishop = { $city }: biskup { $bishop }
ask-lose-governor = Które miasto traci namiestnika?
ask-lose-governor-of = { $victim }: które miasto traci namiestnika?
option-lose-governor = { $city }
ask-raze-own =
    Które z twoich miast traci { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
        [many] { $levels } poziomów
       *[other] { $levels } poziomu
    }?
option-raze-own = { $city }, teraz poziom { $level }

## Pytania i odpowiedzi: planowanie

ask-place =
    { $left ->
        [one] Twój drugi rozkaz: na które pole?
        [few] Twój rozkaz: na które pole? Rozkazy do położenia: { $left }.
        [many] Twój rozkaz: na które pole? Rozkazy do położenia: { $left }.
       *[other] Twój rozkaz: na które pole? Rozkazy do położenia: { $left }.
    }
option-place-inner =
    { $fee ->
        [0] { $order }, pole wewnętrzne
        [one] { $order }, pole wewnętrzne: opłata { $fee } moneta
        [few] { $order }, pole wewnętrzne: opłata { $fee } monety
        [many] { $order }, pole wewnętrzne: opłata { $fee } monet
       *[other] { $order }, pole wewnętrzne: opłata { $fee } monety
    }
option-place-outer = { $order }, pole zewnętrzne: wzmocniony rozkaz w następnej rundzie, szpieg od razu
option-place-reinforced =
    { $fee ->
        [0] { $order }, pole wewnętrzne ze wzmocnieniem (Homs)
        [one] { $order }, pole wewnętrzne ze wzmocnieniem (Homs): opłata { $fee } moneta
        [few] { $order }, pole wewnętrzne ze wzmocnieniem (Homs): opłata { $fee } monety
        [many] { $order }, pole wewnętrzne ze wzmocnieniem (Homs): opłata { $fee } monet
       *[other] { $order }, pole wewnętrzne ze wzmocnieniem (Homs): opłata { $fee } monety
    }
blocked-token-on-cross = { $order }: twój żeton leży jeszcze na krzyżu.
blocked-fee-too-high =
    { $order }, pole wewnętrzne: opłata { $fee ->
        [one] { $fee } moneta
        [few] { $fee } monety
        [many] { $fee } monet
       *[other] { $fee } monety
    }, masz { $coins }.
blocked-outer-taken = { $order }: pole zewnętrzne jest zajęte.
blocked-one-outer-a-round = W tej rundzie masz już rozkaz na polu zewnętrznym.
blocked-homs-used = W tej rundzie Homs został już użyty.

## Pytania i odpowiedzi: szpiedzy

ask-play-spy = Twój nowy szpieg: „{ $spy }”. Nasłać go na rywala?
option-play-spy = Naślij szpiega „{ $spy }”. Rywal: { $rival }
option-play-spy-instead = Odrzuć szpiega „{ $other }” i naślij szpiega „{ $spy }”. Rywal: { $rival }
option-keep-spy = Zostaw na później
blocked-no-room-for-spy = Szpieg „{ $spy }”, rywal { $rival }: nie ma miejsca. Aktywni szpiedzy: { $active }.
ask-spy-reaction = { $rival } kończy rozkaz: { $order }. Użyć szpiega?
option-use-spy = Użyj: { $spy }
option-use-no-spy = Nie używaj szpiegów
blocked-spy-was-used = „{ $spy }”: szpieg został już użyty w tej rundzie.
blocked-spy-does-nothing = „{ $spy }”: teraz szpieg niczego nie zmieni.

## Pytania i odpowiedzi: własna tura

ask-turn = Twój rozkaz: { $order }. Co dalej?
ask-reinforced-turn = Twój wzmocniony rozkaz: { $order }. Co dalej?
ask-after-order = Rozkaz wykonany: { $order }. Coś jeszcze w tej turze?
option-finish-order = Zakończ rozkaz: { $order }
option-end-turn = Zakończ turę
option-part-upgrade = Rozbuduj miasto
option-part-building = Wznieś budowlę poziomu 0, I lub II
option-part-extra-building = Wznieś jeszcze jedną budowlę dowolnego poziomu
option-part-pray = Módl się
option-part-units = Zwerbuj oddziały
option-part-tactics = Poznaj taktyki I lub II poziomu
option-part-extra-tactic = Poznaj jeszcze jedną taktykę dowolnego poziomu
option-part-march = Wyrusz na wyprawę
option-part-march-governor = Zmień namiestnika
option-use-building = Użyj budowli „{ $building }”
option-use-bazaar = Sprzedaj towar na Bazarze
option-play-rescript = Zagraj reskrypt „{ $rescript }”
blocked-part-done = W tym rozkazie to już zrobione.
blocked-must-pray = Najpierw modlitwa.
blocked-must-march = Jeśli możesz wyruszyć, nie możesz zrezygnować.
blocked-must-act = Trzeba wykonać przynajmniej jedną z dwóch akcji: jest to możliwe.
blocked-building-was-used = „{ $building }”: budowla została już użyta w tej rundzie.
blocked-other-order = „{ $building }”: działa po innym rozkazie ({ $order }).
blocked-condition-missed = „{ $building }”: działa tylko wtedy, gdy { condition-met }.
blocked-building-does-nothing = „{ $building }”: teraz budowla niczego nie zmieni.
blocked-wrong-moment = „{ $rescript }”: to reskrypt na inny moment.
blocked-rescript-does-nothing = „{ $rescript }”: teraz reskrypt niczego nie zmieni.
blocked-before-manoeuvres-only = „{ $rescript }”: zagrywa się przed twoim manewrem.
ask-bazaar = Co sprzedajesz na Bazarze?
option-spend-good = { $good }
option-spend-rescript = Reskrypt „{ $rescript }”
blocked-no-ready-good = Nie masz dostępnych żetonów: { $good }.
blocked-nothing-for-bazaar = Nie masz na Bazar ani dostępnych towarów, ani reskryptów.
blocked-needed-to-buy = Ten towar jest potrzebny, żeby zapłacić za kartę: { $good }.

## Pytania i odpowiedzi: płacenie

ask-pay =
    { $discount ->
        [0] Cena: { $goods }. Jak płacisz?
        [one] Cena: { $goods }. Zniżka: { $discount } towar. Jak płacisz?
        [few] Cena: { $goods }. Zniżka: do { $discount } towarów. Jak płacisz?
        [many] Cena: { $goods }. Zniżka: do { $discount } towarów. Jak płacisz?
       *[other] Cena: { $goods }. Zniżka: do { $discount } towarów. Jak płacisz?
    }
option-pay-with =
    { $goods }{ $coins ->
        [0] { "" }
        [one] , { $coins } moneta
        [few] , { $coins } monety
        [many] , { $coins } monet
       *[other] , { $coins } monety
    }{ $discount ->
        [0] { "" }
        [one] , zniżka o { $discount } towar
        [few] , zniżka o { $discount } towary
        [many] , zniżka o { $discount } towarów
       *[other] , zniżka o { $discount } towaru
    }
option-pay-without-goods =
    { $discount ->
        [0]
            { $coins ->
                [one] { $coins } moneta
                [few] { $coins } monety
                [many] { $coins } monet
               *[other] { $coins } monety
            }
        [one] Zniżka o { $discount } towar{ $coins ->
                [0] { "" }
                [one] , { $coins } moneta
                [few] , { $coins } monety
                [many] , { $coins } monet
               *[other] , { $coins } monety
            }
        [few] Zniżka o { $discount } towary{ $coins ->
                [0] { "" }
                [one] , { $coins } moneta
                [few] , { $coins } monety
                [many] , { $coins } monet
               *[other] , { $coins } monety
            }
        [many] Zniżka o { $discount } towarów{ $coins ->
                [0] { "" }
                [one] , { $coins } moneta
                [few] , { $coins } monety
                [many] , { $coins } monet
               *[other] , { $coins } monety
            }
       *[other] Zniżka o { $discount } towaru{ $coins ->
                [0] { "" }
                [one] , { $coins } moneta
                [few] , { $coins } monety
                [many] , { $coins } monet
               *[other] , { $coins } monety
            }
    }
option-pay-nothing = Nic więcej nie płać
option-pay-good = { $good }
option-pay-discount = Zniżka: 1 towar
option-pay-coin = 1 moneta
option-pay-rescript = Reskrypt „{ $rescript }”
option-pay-rescript-part = Reskrypt „{ $rescript }” za jeden towar: { $good }
blocked-good-not-ready = Nie masz dostępnych żetonów: { $good }.
blocked-no-coins = Nie masz już na to monet.
blocked-rescript-no-help = „{ $rescript }”: na reskrypcie nie ma potrzebnych towarów.

## Pytania i odpowiedzi: rynki

ask-building =
    { $discount ->
        [0] Którą budowlę wznosisz? Do { level-roman } poziomu.
        [one] Którą budowlę wznosisz? Do { level-roman } poziomu, zniżka o { $discount } towar.
        [few] Którą budowlę wznosisz? Do { level-roman } poziomu, zniżka o { $discount } towary.
        [many] Którą budowlę wznosisz? Do { level-roman } poziomu, zniżka o { $discount } towarów.
       *[other] Którą budowlę wznosisz? Do { level-roman } poziomu, zniżka o { $discount } towaru.
    }
ask-free-building = Którą budowlę wznosisz za darmo? Do { level-roman } poziomu.
ask-tactic =
    { $discount ->
        [0] Którą taktykę poznajesz? Do { level-roman } poziomu.
        [one] Którą taktykę poznajesz? Do { level-roman } poziomu, zniżka o { $discount } towar.
        [few] Którą taktykę poznajesz? Do { level-roman } poziomu, zniżka o { $discount } towary.
        [many] Którą taktykę poznajesz? Do { level-roman } poziomu, zniżka o { $discount } towarów.
       *[other] Którą taktykę poznajesz? Do { level-roman } poziomu, zniżka o { $discount } towaru.
    }
ask-free-tactic = Którą taktykę poznajesz za darmo? Do { level-roman } poziomu.
ask-governor = Którego namiestnika bierzesz?
option-take-building = { $building }. Cena: { $goods }
option-take-free-building = { $building }, za darmo
option-take-tactic = { $tactic }. Cena: { $goods }
option-take-free-tactic = { $tactic }, za darmo
option-take-governor = { $governor }
option-take-top-building = Wierzch talii { deck-levels }, w ciemno
option-take-top-tactic = Wierzch talii { deck-levels }, w ciemno
option-take-top-governor = Wierzch talii, w ciemno
option-pass-pick = Niczego nie bierz
blocked-cannot-pay-building = „{ $building }”: nie możesz zapłacić ceny ({ $goods }).
    .short = Nie możesz zapłacić: { $goods }.
blocked-cannot-pay-tactic = „{ $tactic }”: nie możesz zapłacić ceny ({ $goods }).
    .short = Nie możesz zapłacić: { $goods }.
blocked-building-too-high = „{ $building }”: poziom wyższy niż { level-roman }.
    .short = Poziom wyższy niż { level-roman }.
blocked-tactic-too-high = „{ $tactic }”: poziom wyższy niż { level-roman }.
    .short = Poziom wyższy niż { level-roman }.
blocked-deck-too-high = W talii { deck-levels } są karty powyżej { level-roman } poziomu.
blocked-deck-empty = Talia { deck-levels } jest pusta.
blocked-no-bazaar-left = Na stosie nie ma już Bazarów.
ask-shown-building = Odkryta budowla: „{ $building }”. Cena: { $goods }.
ask-shown-tactic = Odkryta taktyka: „{ $tactic }”. Cena: { $goods }.
option-buy-shown = Weź
option-bazaar-first = Najpierw użyj Bazaru
option-put-shown-back = Odłóż z powrotem na talię
blocked-must-buy = Możesz zapłacić za tę kartę, więc musisz ją wziąć.
blocked-must-take = Trzeba wziąć kartę: w tym rozkazie nie została żadna inna akcja.
blocked-cannot-buy-shown = Nie możesz zapłacić ceny: { $goods }.
ask-building-slot = Dla budowli „{ $building }” nie ma wolnego miejsca. Którą kartę odrzucasz?
option-discard-from-slot = { $building }

## Pytania i odpowiedzi: budowa

ask-upgrade =
    { $discount ->
        [0] Które miasto rozbudowujesz?
        [one] Które miasto rozbudowujesz? Zniżka: { $discount } towar.
        [few] Które miasto rozbudowujesz? Zniżka: do { $discount } towarów.
        [many] Które miasto rozbudowujesz? Zniżka: do { $discount } towarów.
       *[other] Które miasto rozbudowujesz? Zniżka: do { $discount } towarów.
    }
option-upgrade-city =
    { $city }: poziom { $level } za { $wood ->
        [one] { $wood } żeton drewna
        [few] { $wood } żetony drewna
        [many] { $wood } żetonów drewna
       *[other] { $wood } żetonu drewna
    }
blocked-cannot-pay-upgrade =
    { $city }: cena to { $wood ->
        [one] { $wood } żeton drewna
        [few] { $wood } żetony drewna
        [many] { $wood } żetonów drewna
       *[other] { $wood } żetonu drewna
    }, nie możesz zapłacić.
blocked-city-at-top = { $city }: poziom to już { $level }.
blocked-no-upgrade = Nie stać cię na żadną rozbudowę.
blocked-no-building = Nie ma budowli do { level-roman } poziomu, za którą możesz zapłacić.
ask-free-upgrade = Które miasto rozbudowujesz? Do poziomu { $level }.
option-free-upgrade = { $city }: poziom { $level }
blocked-upgrade-too-high = { $city }: efekt działa tylko do poziomu { $level }.

## Pytania i odpowiedzi: zaciąg i taktyki

ask-extra-units =
    { $discount ->
        [0] Za darmo werbujesz { $free ->
                [one] { $free } oddział
                [few] { $free } oddziały
                [many] { $free } oddziałów
               *[other] { $free } oddziału
            }. Ile jeszcze za stal?
        [one] Za darmo werbujesz { $free ->
                [one] { $free } oddział
                [few] { $free } oddziały
                [many] { $free } oddziałów
               *[other] { $free } oddziału
            }. Ile jeszcze za stal? Zniżka: { $discount } towar.
        [few] Za darmo werbujesz { $free ->
                [one] { $free } oddział
                [few] { $free } oddziały
                [many] { $free } oddziałów
               *[other] { $free } oddziału
            }. Ile jeszcze za stal? Zniżka: do { $discount } towarów.
        [many] Za darmo werbujesz { $free ->
                [one] { $free } oddział
                [few] { $free } oddziały
                [many] { $free } oddziałów
               *[other] { $free } oddziału
            }. Ile jeszcze za stal? Zniżka: do { $discount } towarów.
       *[other] Za darmo werbujesz { $free ->
                [one] { $free } oddział
                [few] { $free } oddziały
                [many] { $free } oddziałów
               *[other] { $free } oddziału
            }. Ile jeszcze za stal? Zniżka: do { $discount } towarów.
    }
option-extra-units =
    { $count ->
        [0] Więcej nie werbuj
        [one] Jeszcze { $count } oddział
        [few] Jeszcze { $count } oddziały
        [many] Jeszcze { $count } oddziałów
       *[other] Jeszcze { $count } oddziału
    }
blocked-cannot-pay-units =
    Jeszcze { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
        [many] { $count } oddziałów
       *[other] { $count } oddziału
    }: nie możesz zapłacić.
blocked-units-run-out = Jeszcze { $count }: w twoich zasobach zostało tylko { $supply }.
ask-place-units =
    { $count ->
        [one] Gdzie wystawiasz oddział?
        [few] Gdzie wystawiasz oddziały ({ $count })?
        [many] Gdzie wystawiasz oddziały ({ $count })?
       *[other] Gdzie wystawiasz oddziały ({ $count })?
    }
option-place-unit = { $city }
option-stop-here = Zakończ
blocked-no-units-left = W twoich zasobach nie ma już oddziałów.
blocked-no-tactic = Nie ma taktyki do { level-roman } poziomu, za którą możesz zapłacić.
blocked-city-in-battle = { $city }: o to miasto trwa bitwa.
ask-discard-tactic =
    { $count ->
        [one] Którą taktykę odrzucasz?
        [few] Którą taktykę odrzucasz? Łącznie do odrzucenia: { $count }.
        [many] Którą taktykę odrzucasz? Łącznie do odrzucenia: { $count }.
       *[other] Którą taktykę odrzucasz? Łącznie do odrzucenia: { $count }.
    }
option-discard-tactic = { $tactic }
ask-take-back-tactic = Którą taktykę początkową bierzesz z powrotem?
option-take-back-tactic = { $tactic }

## Pytania i odpowiedzi: zyski

ask-restore =
    { $count ->
        [one] Który zużyty towar odnawiasz?
        [few] Które zużyte towary odnawiasz? Najwyżej { $count }.
        [many] Które zużyte towary odnawiasz? Najwyżej { $count }.
       *[other] Które zużyte towary odnawiasz? Najwyżej { $count }.
    }
option-restore-goods = Odnów: { $goods }
option-restore-good = { $good }
blocked-not-spent = Nie masz zużytych żetonów do odnowienia: { $good }.
ask-move-units = Który oddział przesuwasz? Pozostałe ruchy: { $count }.
option-move-unit = { $city } → { $to }
blocked-unit-must-stay = { $city }: ostatni oddział zostaje w mieście.
ask-bombard =
    { $count ->
        [one] Z którego miasta usuwasz oddział Saracenów?
        [few] Z którego miasta usuwasz oddział Saracenów? Łącznie najwyżej { $count }.
        [many] Z którego miasta usuwasz oddział Saracenów? Łącznie najwyżej { $count }.
       *[other] Z którego miasta usuwasz oddział Saracenów? Łącznie najwyżej { $count }.
    }
option-bombard-city = { $city }, oddziały Saracenów: { $saracens }
blocked-last-saracen = { $city }: ostatni oddział Saracenów zostaje w mieście.
ask-replace-governor = W którym mieście zmieniasz namiestnika?
option-replace-governor = { $city }: teraz { $governor }
option-fill-vacancy = { $city }: teraz bez namiestnika

## Pytania i odpowiedzi: wiara

ask-prayer =
    Zyskujesz { $points ->
        [one] { $points } punkt świętości
        [few] { $points } punkty świętości
        [many] { $points } punktów świętości
       *[other] { $points } punktu świętości
    }. Ile jeszcze za świece?
option-pray-plain = Nic więcej: razem { $points }
option-pray-more = Jeszcze { $extra }: razem { $points }
blocked-prayer-too-dear = Jeszcze { $extra }: nie możesz zapłacić.
ask-bishop = Wyświęcić czy przesunąć biskupa? Pozostałe akcje: { $left }.
ask-training = Wyświęcić biskupa? Pozostałe święcenia: { $left }.
option-train-bishop = { $city }: wyświęć biskupa { level-roman } poziomu
option-move-bishop = Przesuń biskupa poziomu { level-roman }: { $origin } → { $city } (nr { $bishop })
option-stop-bishops =
    { $left ->
        [one] Zrezygnuj z ostatniej akcji
        [few] Zrezygnuj z pozostałych akcji ({ $left })
        [many] Zrezygnuj z pozostałych akcji ({ $left })
       *[other] Zrezygnuj z pozostałych akcji ({ $left })
    }
ask-check-holy-land = W którym mieście sprawdzić biskupów?
option-check-city = { $city }
ask-remove-bishop = W którym mieście usuwasz biskupa rywala?
option-remove-bishop-in = { $city }
ask-remove-bishop-of = { $city }: czyjego biskupa usuwasz?
option-remove-bishop-of = { $city }: { $rival }
blocked-no-bishop-left = Nie masz już biskupów { level-roman } poziomu.
blocked-no-own-bishop = { $city }: nie ma tu twojego biskupa.
blocked-not-own-city = { $city }: to nie twoje miasto.
blocked-city-fought-for = { $city }: o to miasto trwa bitwa.
blocked-moves-begun = Po pierwszym ruchu nie można już wyświęcać.
blocked-bishop-has-moved = { $city }: ten biskup już się ruszył.
blocked-trainings-only = Ten efekt daje tylko święcenia.
blocked-not-contested = { $city }: potrzebny jest tu i twój biskup, i biskup rywala.

## Pytania i odpowiedzi: reskrypty

ask-discard-rescript = Limit reskryptów na ręce: { $most }. Który odrzucasz?
option-discard-rescript = { $rescript }
ask-battle-rescript = Zagrać reskrypt w tej bitwie?
ask-battle-bazaar = Użyć teraz Bazaru?
option-play-no-rescript = Niczego nie zagrywaj
option-use-window-bazaar = Sprzedaj towar na Bazarze

## Pytania i odpowiedzi: wyprawa

ask-march-target = Na które miasto wyruszasz?
option-march-on-own = { $city }, twoje miasto
option-march-on-rival = { $city }, przeciw graczowi { $rival }
option-march-on-saracens = { $city }, przeciw Saracenom
ask-march-units = { $city }: skąd idą oddziały? Darmowe ruchy: { $free }.
ask-march-more = { $city }: skąd idą kolejne oddziały? Darmowe ruchy łącznie: { $free }.
option-march-from = 1 oddział z miasta { $city }
option-march-paid-from = 1 oddział z miasta { $city }, za żeton koni
option-march-no-more =
    Wyrusz: { $units ->
        [one] { $units } oddział
        [few] { $units } oddziały
        [many] { $units } oddziałów
       *[other] { $units } oddziału
    }
blocked-no-unit-near = { $city }: w pobliżu nie ma twoich oddziałów, które mogą odejść.
blocked-last-unit-stays = { $city }: ostatni oddział zostaje w mieście.
blocked-no-attacks-on-players = { $city }: w tej rundzie nie wolno atakować miast graczy.
blocked-nowhere-to-march = Żaden twój oddział nie może wyruszyć.
blocked-no-governor-left = Nie ma już namiestników.

## Pytania i odpowiedzi: bitwa

ask-saracen-player = { $city }: kto prowadzi Saracenów?
option-saracen-player = { $seat }
blocked-saracen-player-too-far = { $seat }: ten gracz jest dalej.
ask-battle-card = Bitwa o miasto { $city }: którą taktykę wykładasz? Znacznik bitwy, na korzyść atakującego: { $marker }.
ask-saracen-card = Bitwa o miasto { $city }: którą kartę wykładają Saraceni? Znacznik bitwy, na korzyść atakującego: { $marker }.
option-lay-tactic = { $tactic }
option-lay-saracen = { $card }
ask-cancel-tactic = { $seat } wykłada taktykę „{ $tactic }”. Którą połowę zakrywasz?
ask-cancel-saracen = Saraceni wykładają kartę „{ $card }”. Którą połowę zakrywasz?
option-cancel-half =
    { $half ->
        [top] Zakryj górę
       *[bottom] Zakryj dół
    }
ask-reinforce =
    { $units ->
        [one] Które miasto wysyła oddział do miasta { $city }?
        [few] Które miasto wysyła oddział do miasta { $city }? Łącznie najwyżej { $units }.
        [many] Które miasto wysyła oddział do miasta { $city }? Łącznie najwyżej { $units }.
       *[other] Które miasto wysyła oddział do miasta { $city }? Łącznie najwyżej { $units }.
    }
option-reinforce-from = 1 oddział z miasta { $city }
option-reinforce-no-more = Wystarczy
blocked-nobody-to-spare = { $city }: nie ma tu wolnych oddziałów.
ask-levy = { $city }: ile oddziałów odwodu wprowadzasz do bitwy? Najwyżej { $most }.
option-levy =
    { $units ->
        [0] Żadnego
        [one] { $units } oddział
        [few] { $units } oddziały
        [many] { $units } oddziałów
       *[other] { $units } oddziału
    }
ask-raze =
    { $most ->
        [one] Zburzyć w mieście { $city } { $most } poziom?
        [few] Ile poziomów miasta { $city } burzysz? Najwyżej { $most }.
        [many] Ile poziomów miasta { $city } burzysz? Najwyżej { $most }.
       *[other] Ile poziomów miasta { $city } burzysz? Najwyżej { $most }.
    }
option-raze =
    { $levels ->
        [0] Nie burz
        [one] { $levels } poziom
        [few] { $levels } poziomy
        [many] { $levels } poziomów
       *[other] { $levels } poziomu
    }
ask-bribe =
    { $most ->
        [one] Zapłacić { $most } monetę za siłę { $strength }?
        [few] Ile monet płacisz? Każda daje siłę { $strength }. Najwyżej { $most }.
        [many] Ile monet płacisz? Każda daje siłę { $strength }. Najwyżej { $most }.
       *[other] Ile monet płacisz? Każda daje siłę { $strength }. Najwyżej { $most }.
    }
option-bribe =
    { $coins ->
        [0] Nie płać
        [one] { $coins } moneta za siłę { $strength }
        [few] { $coins } monety za siłę { $strength }
        [many] { $coins } monet za siłę { $strength }
       *[other] { $coins } monety za siłę { $strength }
    }
ask-flee = Ucieczka z miasta { $city }: dokąd idą oddziały ({ $units })?
option-flee-to = Do miasta { $city }
ask-battle-retreat = Bitwa o miasto { $city } przegrana. Dokąd wycofują się oddziały ({ $units })?
option-battle-retreat-to = Do miasta { $city }
blocked-not-a-city-of-the-side = { $city }: miasto nie należy do tej strony.
ask-end-part = Koniec bitwy: użyć efektu taktyki „{ $tactic }”?
option-resolve-part = Użyj
option-decline-part = Zrezygnuj
ask-captured-governor = Namiestnik miasta { $city }: { $governor }. Zostawić czy zmienić?
option-keep-sitting-governor = { $city }: zostaw namiestnika
option-replace-sitting-governor = { $city }: weź innego namiestnika

## Co robią elementy: efekty

effect-holiness =
    { $n ->
        [one] { $n } punkt świętości
        [few] { $n } punkty świętości
        [many] { $n } punktów świętości
       *[other] { $n } punktu świętości
    }
effect-bishop-action =
    { $n ->
        [one] { $n } akcja biskupa
        [few] { $n } akcje biskupa
        [many] { $n } akcji biskupa
       *[other] { $n } akcji biskupa
    }
effect-train-bishop =
    { $n ->
        [one] wyświęć { $n } biskupa
        [few] wyświęć do { $n } biskupów
        [many] wyświęć do { $n } biskupów
       *[other] wyświęć do { $n } biskupów
    }
effect-train-bishop-anywhere =
    { $n ->
        [one] wyświęć { $n } biskupa w dowolnym mieście
        [few] wyświęć do { $n } biskupów w dowolnych miastach
        [many] wyświęć do { $n } biskupów w dowolnych miastach
       *[other] wyświęć do { $n } biskupów w dowolnych miastach
    }
effect-draw-rescript =
    dobierz { $n ->
        [one] { $n } reskrypt
        [few] { $n } reskrypty
        [many] { $n } reskryptów
       *[other] { $n } reskryptu
    } { level-roman } poziomu
effect-check-holy-land = sprawdź biskupów w wybranym mieście; jeśli to twoja święta ziemia:
effect-check-contested-land = sprawdź biskupów w spornym mieście, w którym masz biskupa; jeśli to twoja święta ziemia:
effect-remove-rival-bishop = usuń biskupa rywala (losowego) z miasta, w którym masz biskupa
effect-extra-moves =
    w tej wyprawie dodatkowo { $n ->
        [one] { $n } darmowy ruch
        [few] { $n } darmowe ruchy
        [many] { $n } darmowych ruchów
       *[other] { $n } darmowego ruchu
    }
effect-gain-coins = { n-coins }
effect-gain-coins-per =
    { $most ->
        [0] { n-coins } za { measure-each }
        [one] { n-coins } za { measure-each } (najwyżej { $most })
        [few] { n-coins } za { measure-each } (najwyżej { $most })
        [many] { n-coins } za { measure-each } (najwyżej { $most })
       *[other] { n-coins } za { measure-each } (najwyżej { $most })
    }
effect-gain-influence =
    { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }
effect-gain-influence-per =
    { $most ->
        [0]
            { $n ->
                [one] { $n } punkt wpływu
                [few] { $n } punkty wpływu
                [many] { $n } punktów wpływu
               *[other] { $n } punktu wpływu
            } za { measure-each }
        [one]
            { $n ->
                [one] { $n } punkt wpływu
                [few] { $n } punkty wpływu
                [many] { $n } punktów wpływu
               *[other] { $n } punktu wpływu
            } za { measure-each } (najwyżej { $most })
        [few]
            { $n ->
                [one] { $n } punkt wpływu
                [few] { $n } punkty wpływu
                [many] { $n } punktów wpływu
               *[other] { $n } punktu wpływu
            } za { measure-each } (najwyżej { $most })
        [many]
            { $n ->
                [one] { $n } punkt wpływu
                [few] { $n } punkty wpływu
                [many] { $n } punktów wpływu
               *[other] { $n } punktu wpływu
            } za { measure-each } (najwyżej { $most })
       *[other]
            { $n ->
                [one] { $n } punkt wpływu
                [few] { $n } punkty wpływu
                [many] { $n } punktów wpływu
               *[other] { $n } punktu wpływu
            } za { measure-each } (najwyżej { $most })
    }
effect-restore-goods =
    { $n ->
        [one] odnów { $n } towar
        [few] odnów do { $n } towarów
        [many] odnów do { $n } towarów
       *[other] odnów do { $n } towarów
    }
effect-restore-all-goods = odnów wszystkie swoje zużyte towary
effect-muster =
    { $n ->
        [one] wystaw { $n } oddział w swoim mieście
        [few] wystaw do { $n } oddziałów w swoich miastach
        [many] wystaw do { $n } oddziałów w swoich miastach
       *[other] wystaw do { $n } oddziałów w swoich miastach
    }
effect-muster-in-capital =
    { $n ->
        [one] wystaw { $n } oddział w swojej stolicy
        [few] wystaw do { $n } oddziałów w swojej stolicy
        [many] wystaw do { $n } oddziałów w swojej stolicy
       *[other] wystaw do { $n } oddziałów w swojej stolicy
    }
effect-move-units =
    { $n ->
        [one] przesuń { $n } oddział (nie ostatni) do swojego sąsiedniego miasta
        [few] do { $n } ruchów oddziałów między swoimi sąsiednimi miastami (ostatni w mieście zostaje)
        [many] do { $n } ruchów oddziałów między swoimi sąsiednimi miastami (ostatni w mieście zostaje)
       *[other] do { $n } ruchów oddziałów między swoimi sąsiednimi miastami (ostatni w mieście zostaje)
    }
effect-bombard =
    { $n ->
        [one] usuń { $n } oddział Saracenów (nie ostatni) z miasta sąsiadującego z twoim
        [few] usuń do { $n } oddziałów Saracenów (nie ostatni w mieście) z miast sąsiadujących z twoimi
        [many] usuń do { $n } oddziałów Saracenów (nie ostatni w mieście) z miast sąsiadujących z twoimi
       *[other] usuń do { $n } oddziałów Saracenów (nie ostatni w mieście) z miast sąsiadujących z twoimi
    }
effect-upgrade-city =
    rozbuduj miasto o { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
        [many] { $n } poziomów
       *[other] { $n } poziomu
    }, do poziomu { $level }, bez wydawania drewna
effect-build =
    { $discount ->
        [0] możesz wznieść budowlę do { level-roman } poziomu
        [one] możesz wznieść budowlę do { level-roman } poziomu, zniżka o { $discount } towar
        [few] możesz wznieść budowlę do { level-roman } poziomu, zniżka o { $discount } towary
        [many] możesz wznieść budowlę do { level-roman } poziomu, zniżka o { $discount } towarów
       *[other] możesz wznieść budowlę do { level-roman } poziomu, zniżka o { $discount } towaru
    }
effect-build-free = możesz wznieść za darmo budowlę do { level-roman } poziomu
effect-learn-tactic =
    { $discount ->
        [0] możesz poznać taktykę do { level-roman } poziomu
        [one] możesz poznać taktykę do { level-roman } poziomu, zniżka o { $discount } towar
        [few] możesz poznać taktykę do { level-roman } poziomu, zniżka o { $discount } towary
        [many] możesz poznać taktykę do { level-roman } poziomu, zniżka o { $discount } towarów
       *[other] możesz poznać taktykę do { level-roman } poziomu, zniżka o { $discount } towaru
    }
effect-learn-tactic-free = możesz poznać za darmo taktykę do { level-roman } poziomu
effect-replace-governor = możesz zmienić namiestnika jednego ze swoich miast
effect-basic-order = wykonaj od razu rozkaz podstawowy: { $order }
effect-draw-spy =
    dobierz { $n ->
        [one] { $n } szpiega
        [few] { $n } szpiegów
        [many] { $n } szpiegów
       *[other] { $n } szpiega
    }
does-lose-units = tracisz { n-units } (ostatni w mieście zostaje)
does-lose-units-here = tracisz { n-units } w najechanym mieście (ostatni zostaje)
does-lose-units-of-opponent = przeciwnik traci { n-units } (ostatni w mieście zostaje)
does-lose-coins =
    tracisz { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
does-lose-coins-of-opponent =
    przeciwnik traci { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
does-block-goods = zablokuj { n-goods } w swoim magazynie
does-block-goods-of-opponent = zablokuj { n-goods } przeciwnika
does-block-goods-of-rival = zablokuj { n-goods } wybranego rywala (które, decyduje rywal)
does-discard-rescript =
    odrzuć { $n ->
        [one] { $n } reskrypt
        [few] { $n } reskrypty
        [many] { $n } reskryptów
       *[other] { $n } reskryptu
    }
does-discard-rescript-of-opponent =
    przeciwnik traci { $n ->
        [one] { $n } losowy reskrypt
        [few] { $n } losowe reskrypty
        [many] { $n } losowych reskryptów
       *[other] { $n } losowego reskryptu
    }
does-discard-building-of-opponent =
    przeciwnik traci { $n ->
        [one] { $n } budowlę
        [few] { $n } budowle
        [many] { $n } budowli
       *[other] { $n } budowli
    }
does-discard-spy-of-opponent =
    przeciwnik traci { $n ->
        [one] { $n } aktywnego szpiega
        [few] { $n } aktywnych szpiegów
        [many] { $n } aktywnych szpiegów
       *[other] { $n } aktywnego szpiega
    }
does-lose-bishop =
    tracisz { $n ->
        [one] { $n } biskupa
        [few] { $n } biskupów
        [many] { $n } biskupów
       *[other] { $n } biskupa
    }
does-lose-bishop-here =
    tracisz { $n ->
        [one] { $n } biskupa
        [few] { $n } biskupów
        [many] { $n } biskupów
       *[other] { $n } biskupa
    } w najechanym mieście
does-lose-bishop-of-opponent =
    przeciwnik traci { $n ->
        [one] { $n } biskupa
        [few] { $n } biskupów
        [many] { $n } biskupów
       *[other] { $n } biskupa
    }, wybierasz w ciemno
does-lose-governor =
    tracisz { $n ->
        [one] { $n } namiestnika
        [few] { $n } namiestników
        [many] { $n } namiestników
       *[other] { $n } namiestnika
    }
does-lose-governor-of-opponent =
    przeciwnik traci { $n ->
        [one] { $n } namiestnika
        [few] { $n } namiestników
        [many] { $n } namiestników
       *[other] { $n } namiestnika
    }
does-lose-tactic =
    tracisz { $n ->
        [one] { $n } taktykę
        [few] { $n } taktyki
        [many] { $n } taktyk
       *[other] { $n } taktyki
    }, oprócz początkowych
does-raze-own =
    jedno z twoich miast, jeśli może, traci { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
        [many] { $n } poziomów
       *[other] { $n } poziomu
    }
does-pay =
    możesz zapłacić { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    } za efekt:
does-place-saracens = nowe oddziały Saracenów w każdym centralnym mieście Saracenów oprócz Homsu: { $n }
does-no-attacks-on-players = nie wolno atakować miast graczy
does-saracen-strength = siła Saracenów w najazdach i bitwach +{ $n }
does-else = jeśli nie możesz:
does-else-each = za każdy brakujący:
does-strength = siła { $n }
does-rout = rozbicie { $n }
does-flee = ucieczka { $n }
does-reinforce = wsparcie { $n }
does-levy = odwód { $n }
does-raze = burzenie { $n }
does-fortify = umocnienie { $n }
does-losses = straty (odkryte taktyki): { $n }
does-strength-per =
    { $most ->
        [0] siła { $n } za { measure-each }
        [one] siła { $n } za { measure-each } (najwyżej { $most })
        [few] siła { $n } za { measure-each } (najwyżej { $most })
        [many] siła { $n } za { measure-each } (najwyżej { $most })
       *[other] siła { $n } za { measure-each } (najwyżej { $most })
    }
does-rout-per =
    { $most ->
        [0] rozbicie { $n } za { measure-each }
        [one] rozbicie { $n } za { measure-each } (najwyżej { $most })
        [few] rozbicie { $n } za { measure-each } (najwyżej { $most })
        [many] rozbicie { $n } za { measure-each } (najwyżej { $most })
       *[other] rozbicie { $n } za { measure-each } (najwyżej { $most })
    }
does-flee-per =
    { $most ->
        [0] ucieczka { $n } za { measure-each }
        [one] ucieczka { $n } za { measure-each } (najwyżej { $most })
        [few] ucieczka { $n } za { measure-each } (najwyżej { $most })
        [many] ucieczka { $n } za { measure-each } (najwyżej { $most })
       *[other] ucieczka { $n } za { measure-each } (najwyżej { $most })
    }
does-reinforce-per =
    { $most ->
        [0] wsparcie { $n } za { measure-each }
        [one] wsparcie { $n } za { measure-each } (najwyżej { $most })
        [few] wsparcie { $n } za { measure-each } (najwyżej { $most })
        [many] wsparcie { $n } za { measure-each } (najwyżej { $most })
       *[other] wsparcie { $n } za { measure-each } (najwyżej { $most })
    }
does-levy-per =
    { $most ->
        [0] odwód { $n } za { measure-each }
        [one] odwód { $n } za { measure-each } (najwyżej { $most })
        [few] odwód { $n } za { measure-each } (najwyżej { $most })
        [many] odwód { $n } za { measure-each } (najwyżej { $most })
       *[other] odwód { $n } za { measure-each } (najwyżej { $most })
    }
does-raze-per =
    { $most ->
        [0] burzenie { $n } za { measure-each }
        [one] burzenie { $n } za { measure-each } (najwyżej { $most })
        [few] burzenie { $n } za { measure-each } (najwyżej { $most })
        [many] burzenie { $n } za { measure-each } (najwyżej { $most })
       *[other] burzenie { $n } za { measure-each } (najwyżej { $most })
    }
does-fortify-per =
    { $most ->
        [0] umocnienie { $n } za { measure-each }
        [one] umocnienie { $n } za { measure-each } (najwyżej { $most })
        [few] umocnienie { $n } za { measure-each } (najwyżej { $most })
        [many] umocnienie { $n } za { measure-each } (najwyżej { $most })
       *[other] umocnienie { $n } za { measure-each } (najwyżej { $most })
    }
does-losses-per =
    { $most ->
        [0] straty (odkryte taktyki): { $n } za { measure-each }
        [one] straty (odkryte taktyki): { $n } za { measure-each } (najwyżej { $most })
        [few] straty (odkryte taktyki): { $n } za { measure-each } (najwyżej { $most })
        [many] straty (odkryte taktyki): { $n } za { measure-each } (najwyżej { $most })
       *[other] straty (odkryte taktyki): { $n } za { measure-each } (najwyżej { $most })
    }
does-bribe =
    { $coins ->
        [one] możesz zapłacić { $coins } monetę za siłę { $strength }
        [few] możesz zapłacić do { $coins } monet, każda daje siłę { $strength }
        [many] możesz zapłacić do { $coins } monet, każda daje siłę { $strength }
       *[other] możesz zapłacić do { $coins } monet, każda daje siłę { $strength }
    }
does-protect = ochrona tej karty
does-protect-all = ochrona wszystkich twoich odkrytych kart w tej bitwie
does-no-destruction = na końcu tej bitwy poziom miasta nie spada
does-peek-hand = obejrzyj rękę przeciwnika
does-no-cancel = połów twojej następnej karty nie można zakryć

## Co robią elementy: momenty, ceny i listy

does-one-of = do wyboru:
does-or = ; albo
does-nothing = nic
does-if = Jeśli { condition-met }:
does-also-if = Jeśli { condition-met }, także:
does-at-end = Na końcu bitwy:
does-at-end-if = Na końcu bitwy, jeśli { condition-met }:
does-top = Góra:
does-bottom = Dół:
does-starting = Taktyka początkowa.
does-price = Cena:
does-goods = { $good } × { $n }
does-free = Za darmo.
does-after-order = Raz na rundę po twoim rozkazie ({ $order }):
does-after-order-if = Raz na rundę po twoim rozkazie ({ $order }), jeśli { condition-met }:
does-bazaar = Raz na rundę, w dowolnym momencie własnej tury, za dowolny 1 towar:
does-spy = Raz na rundę po rozkazie śledzonego rywala ({ $order }):
does-goods-of-rescript = Jako zapłata we własnej turze: { $goods }.
does-in-own-turn = Albo zagraj we własnej turze:
does-in-own-march = Albo zagraj we własnej wyprawie, przed ruchem oddziałów:
does-in-own-battle = Albo zagraj we własnej bitwie, przed swoim manewrem lub po nim:
does-in-own-raid = Albo zagraj przy najeździe na twoje miasto:
does-governor = W każdej fazie dochodu za { measure-name }:
does-start-governor = Pierwszy namiestnik w pierwszej partii, państwo: { $state }.
does-bull = Na koniec gry liczy się cenniejszy z celów.
does-goal = Za { measure-name }:
does-tier =
    { $measure ->
        [controls_homs] { $n ->
                [one] { $n } punkt wpływu
                [few] { $n } punkty wpływu
                [many] { $n } punktów wpływu
               *[other] { $n } punktu wpływu
            }
       *[cities] od { $least }: { $n ->
                [one] { $n } punkt wpływu
                [few] { $n } punkty wpływu
                [many] { $n } punktów wpływu
               *[other] { $n } punktu wpływu
            }
    }
does-leader =
    W każdej fazie dochodu { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } za { measure-name }, jeśli masz nie mniej niż ktokolwiek inny i więcej niż zero.
does-once = Jednorazowo:
does-each-player = Każdy gracz w kolejności:
does-this-round = Do końca rundy:
does-raid-falls = Najazdy, według przewagi miasta. 0 lub mniej: miasto pada.
does-raid-band = Od { $least } do { $most }:
does-raid-exactly = { $least }:
does-raid-from = { $least } i więcej:

## Co robią elementy: miasta, państwa i rozkazy

does-city-level =
    Poziom { $level }: { $goods }, { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
does-city-upgrade =
    Rozbudowa do poziomu { $level }: { $wood ->
        [one] { $wood } żeton drewna
        [few] { $wood } żetony drewna
        [many] { $wood } żetonów drewna
       *[other] { $wood } żetonu drewna
    }.
does-state = Zaczyna w mieście { $city }. Oddziały: { $units }, monety: { $coins }.
does-build =
    { $upgrades ->
        [one] Rozbuduj miasto i wznieś budowlę do { level-roman } poziomu, w dowolnej kolejności.
        [few] Rozbuduj miasta (razy: { $upgrades }) i wznieś budowlę do { level-roman } poziomu, w dowolnej kolejności.
        [many] Rozbuduj miasta (razy: { $upgrades }) i wznieś budowlę do { level-roman } poziomu, w dowolnej kolejności.
       *[other] Rozbuduj miasta (razy: { $upgrades }) i wznieś budowlę do { level-roman } poziomu, w dowolnej kolejności.
    }
does-pray =
    Zyskujesz { $points ->
        [one] { $points } punkt świętości
        [few] { $points } punkty świętości
        [many] { $points } punktów świętości
       *[other] { $points } punktu świętości
    }. Za świece jeszcze do { $paid }, po jednym żetonie za punkt.
does-muster =
    Zwerbuj { units-counted }. Za stal jeszcze do { $paid }, po jednym żetonie za oddział. Poznaj do { $tactics ->
        [one] { $tactics } taktyki
        [few] { $tactics } taktyk
        [many] { $tactics } taktyk
       *[other] { $tactics } taktyki
    } I lub II poziomu.
does-march =
    Przesuń do { $moves ->
        [one] { $moves } oddziału
        [few] { $moves } oddziałów
        [many] { $moves } oddziałów
       *[other] { $moves } oddziału
    } do jednego miasta ze swoich sąsiednich miast. Za konie jeszcze do { $paid }, po jednym żetonie za oddział. Jeśli miasto nie jest twoje, zaczyna się bitwa.
does-reinforced-build =
    Ze wzmocnieniem: zniżka o { $discount ->
        [one] { $discount } towar
        [few] { $discount } towary
        [many] { $discount } towarów
       *[other] { $discount } towaru
    } i jeszcze jedna budowla dowolnego poziomu.
does-reinforced-pray =
    Ze wzmocnieniem: dodatkowo { $actions ->
        [one] { $actions } akcja biskupa
        [few] { $actions } akcje biskupa
        [many] { $actions } akcji biskupa
       *[other] { $actions } akcji biskupa
    } i reskrypt { level-roman } poziomu.
does-reinforced-muster =
    Ze wzmocnieniem: zniżka o { $discount ->
        [one] { $discount } towar
        [few] { $discount } towary
        [many] { $discount } towarów
       *[other] { $discount } towaru
    } i jeszcze jedna taktyka dowolnego poziomu.
does-reinforced-march =
    Ze wzmocnieniem: dodatkowo { $moves ->
        [one] { $moves } darmowy ruch
        [few] { $moves } darmowe ruchy
        [many] { $moves } darmowych ruchów
       *[other] { $moves } darmowego ruchu
    }, siła w bitwie +{ $strength }, można zmienić namiestnika.
