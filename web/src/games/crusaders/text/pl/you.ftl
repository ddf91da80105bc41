# Co zrobił sam czytelnik: zamiast komunikatów o tej samej nazwie.

you-event-automa-fee = Dostajesz 1 monetę z puli ogólnej.
you-event-battle = Bitwa o miasto { $city }: atakujesz, { $defender } się broni.
you-event-battle-won = Wygrywasz bitwę. Różnica na korzyść atakującego: { $marker }.
you-event-bazaar-for-good = Sprzedajesz na Bazarze towar: { $good }.
you-event-bazaar-for-rescript = Sprzedajesz na Bazarze reskrypt „{ $rescript }”.
you-event-bishop-moved = Przesuwasz biskupa: { $origin } → { $city }.
you-event-bishop-returned = Tracisz biskupa w mieście { $city }.
you-event-bishop-trained = Wyświęcasz biskupa w mieście { $city }.
you-event-bishops-shown = { $city }, twoi biskupi według poziomów: { $levels }.
you-event-bombarded = Usuwasz 1 oddział Saracenów z miasta { $city }.
you-event-both-halves-open = Twoja karta działa w całości: nie można zakryć połowy.
you-event-building-discarded = Odrzucasz budowlę „{ $building }”.
you-event-building-put-back = Odkładasz budowlę „{ $building }” z powrotem na talię.
you-event-building-shown = Odkrywasz budowlę „{ $building }”.
you-event-building-taken = Wznosisz budowlę „{ $building }”.
you-event-building-used = Używasz budowli „{ $building }”.
you-event-bull-fulfilled =
    Odkrywasz kartę „{ $bull }” i zyskujesz { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
        [many] { $influence } punktów wpływu
       *[other] { $influence } punktu wpływu
    } za { measure-name }.
you-event-bull-missed = Odkrywasz kartę „{ $bull }”: żaden cel nie został osiągnięty.
you-event-capital-moved = Twoja nowa stolica: { $city }.
you-event-city-held = Utrzymujesz miasto { $city }.
you-event-city-lost = Tracisz miasto { $city }.
you-event-city-taken = Zdobywasz miasto { $city }.
you-event-coins-gained = Zyskujesz { coins-counted }.
you-event-coins-lost = Tracisz { coins-counted }.
you-event-coins-paid = Płacisz { coins-counted }.
you-event-defeat = Klęska krzyżowców: nie masz już żadnego miasta.
you-event-destruction-averted = Oszczędzasz miasto: po tej bitwie jego poziom nie spadnie.
you-event-discount-used =
    Korzystasz ze zniżki: { $count ->
        [one] { $count } towar
        [few] { $count } towary
        [many] { $count } towarów
       *[other] { $count } towaru
    }.
you-event-eliminated = Tracisz ostatnie miasto i odpadasz. To ostatnia runda.
you-event-extra-moves =
    Zyskujesz w tej wyprawie dodatkowo { $moves ->
        [one] { $moves } darmowy ruch
        [few] { $moves } darmowe ruchy
        [many] { $moves } darmowych ruchów
       *[other] { $moves } darmowego ruchu
    }.
you-event-fee-paid = Płacisz 1 monetę. Dostaje ją { $owner }.
you-event-fee-to-bank = Płacisz 1 monetę do puli ogólnej.
you-event-first-governor = Wyznaczasz namiestnika miasta { $city }: { $governor }.
you-event-fled = Ucieczka: wycofujesz { units-counted } do miasta { $city }.
you-event-good-blocked = Masz zablokowany towar: { $good }.
you-event-good-gained = Zyskujesz towar: { $good }.
you-event-good-given-up =
    Oddajesz { $state ->
        [ready] dostępny
        [spent] zużyty
       *[blocked] zablokowany
    } towar: { $good }.
you-event-good-handed-over =
    Oddajesz { $state ->
        [ready] dostępny
        [spent] zużyty
       *[blocked] zablokowany
    } towar: { $good }. Dostaje go { $winner }.
you-event-good-spent = Zużywasz towar: { $good }.
you-event-goods-restored = Odnawiasz towar: { $good } × { $count }.
you-event-governor-put-back = Odkładasz pod talię namiestnika: { $governor }.
you-event-governor-scores =
    Twój namiestnik { $governor } przynosi { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
        [many] { $influence } punktów wpływu
       *[other] { $influence } punktu wpływu
    }.
you-event-governor-shown = Odkrywasz namiestnika: { $governor }.
you-event-governor-taken = Twoim namiestnikiem miasta { $city } zostaje { $governor }.
you-event-half-cancelled =
    Zakrywasz { $half ->
        [top] górę
       *[bottom] dół
    }.
you-event-hand-shown = Oglądasz rękę przeciwnika: { $opponent }.
you-event-hegemony = Hegemonia! Twoje miasta: { $cities }.
you-event-holiness-gained =
    Przesuwasz się o { $points ->
        [one] { $points } punkt świętości
        [few] { $points } punkty świętości
        [many] { $points } punktów świętości
       *[other] { $points } punktu świętości
    }. Pole toru świętości: { $cell }.
you-event-holy-land = { $city } to twoja święta ziemia.
you-event-holy-lands-score =
    Święte ziemie: zyskujesz { $lands ->
        [one] { $lands } punkt wpływu
        [few] { $lands } punkty wpływu
        [many] { $lands } punktów wpływu
       *[other] { $lands } punktu wpływu
    }.
you-event-influence-gained =
    Zyskujesz { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
        [many] { $influence } punktów wpływu
       *[other] { $influence } punktu wpływu
    }.
you-event-levied = Odwód: wprowadzasz do bitwy { units-counted } z zasobów.
you-event-no-refuge = Nie ma dokąd uciec: tracisz { units-counted }.
you-event-no-retreat = Nie masz dokąd się wycofać i tracisz { units-counted }.
you-event-no-spy-left = Nie dobierasz szpiega: już ich nie ma.
you-event-order-begins = Wykonujesz rozkaz: { $order }.
you-event-order-granted = Możesz wykonać jeszcze jeden rozkaz: { $order }.
you-event-order-placed = Kładziesz rozkaz: { $order }, pole wewnętrzne.
you-event-order-placed-outside = Kładziesz rozkaz: { $order }, pole zewnętrzne.
you-event-order-placed-reinforced = Korzystasz z Homsu i kładziesz wzmocniony rozkaz: { $order }, pole wewnętrzne.
you-event-order-resolved = Kończysz rozkaz: { $order }.
you-event-part-declined = Rezygnujesz z efektu końca bitwy.
you-event-placement-skipped = Nie możesz położyć rozkazu.
you-event-prayed =
    Modlisz się i zyskujesz { $points ->
        [one] { $points } punkt świętości
        [few] { $points } punkty świętości
        [many] { $points } punktów świętości
       *[other] { $points } punktu świętości
    }.
you-event-protected = Chronisz odkryte karty przed stratami.
you-event-raid-begins =
    Najazd na twoje miasto { $city }: { $raiders ->
        [one] { $raiders } oddział
        [few] { $raiders } oddziały
        [many] { $raiders } oddziałów
       *[other] { $raiders } oddziału
    }, siła { $strength }.
you-event-reinforced-order-begins = Wykonujesz wzmocniony rozkaz: { $order }.
you-event-rescript-discarded = Odrzucasz reskrypt „{ $rescript }”.
you-event-rescript-lost = Tracisz reskrypt „{ $rescript }”.
you-event-rescript-played = Zagrywasz reskrypt „{ $rescript }”.
you-event-rescript-spent = Płacisz reskryptem „{ $rescript }”.
you-event-rescripts-drawn =
    Dobierasz { $count ->
        [one] { $count } reskrypt
        [few] { $count } reskrypty
        [many] { $count } reskryptów
       *[other] { $count } reskryptu
    } { level-roman } poziomu.
you-event-retreat-loss = Odwrót: tracisz 1 oddział.
you-event-retreated = Wycofujesz się do miasta { $city }: { units-counted }.
you-event-righteousness = Prawość! Twoje święte ziemie: { $lands }.
you-event-routed = Rozbicie: tracisz { units-counted }.
you-event-saracen-battle = Bitwa o miasto { $city }: atakujesz Saracenów. Saracenów prowadzi { $player }.
you-event-saracen-hand-drawn =
    Dobierasz { $count ->
        [one] { $count } kartę Saracenów
        [few] { $count } karty Saracenów
        [many] { $count } kart Saracenów
       *[other] { $count } karty Saracenów
    }.
you-event-saracen-hand-shown = Oglądasz rękę Saracenów.
you-event-spy-discarded = Tracisz szpiega „{ $spy }”.
you-event-spy-drawn = Dobierasz szpiega.
you-event-spy-played = Nasyłasz szpiega „{ $spy }”. Kogo śledzi: { $rival }.
you-event-spy-replaced = Odrzucasz aktywnego szpiega „{ $spy }”.
you-event-spy-used = Używasz szpiega „{ $spy }”. Kogo śledzi: { $rival }.
you-event-starting-tactic-discarded = Odkładasz taktykę początkową na własny stos kart odrzuconych.
you-event-starting-tactic-taken-back = Bierzesz z powrotem na rękę taktykę początkową.
you-event-tactic-covers = Połowę zakrywa twoja taktyka rewersem do góry.
you-event-tactic-discarded = Odrzucasz taktykę „{ $tactic }”.
you-event-tactic-kept = Straty: zachowujesz taktykę początkową „{ $tactic }”.
you-event-tactic-laid = Wykładasz taktykę „{ $tactic }”.
you-event-tactic-learned = Poznajesz taktykę „{ $tactic }”.
you-event-tactic-lost = Straty: tracisz taktykę „{ $tactic }”.
you-event-tactic-put-back = Odkładasz taktykę „{ $tactic }” z powrotem na talię.
you-event-tactic-shown = Odkrywasz taktykę „{ $tactic }”.
you-event-taxes = Zbierasz podatki i zyskujesz { coins-counted }.
you-event-unit-lost = Tracisz { units-counted } w mieście { $city }.
you-event-unit-moved = Przesuwasz 1 oddział: { $city } → { $to }.
you-event-units-join = Wsparcie: wprowadzasz do bitwy { units-counted }.
you-event-units-lost = Nie masz dokąd się wycofać i tracisz { units-counted }.
you-event-units-marched = Wyruszasz na miasto { $city }: { units-counted }.
you-event-units-placed =
    Wystawiasz { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
        [many] { $count } oddziałów
       *[other] { $count } oddziału
    } w mieście { $city }.
you-event-units-retreat = Wycofujesz się do miasta { $city }: { units-counted }.
you-event-won =
    Masz { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
        [many] { $influence } punktów wpływu
       *[other] { $influence } punktu wpływu
    } i wygrywasz.
you-event-won-by-conditions = Po tyle samo punktów wpływu ({ $influence }): { $tied }. Rozstrzygają Hegemonia i Prawość. Wygrywasz, spełnione warunki: { $conditions }.
you-event-won-by-holiness = Po tyle samo punktów wpływu ({ $influence }): { $tied }. Wygrywasz: twój znacznik jest najdalej na torze świętości.

# Co inni zrobili czytelnikowi.

to-you-event-battle = Bitwa o miasto { $city }: atakuje cię { $attacker }.
to-you-event-fee-paid = { $seat } płaci ci 1 monetę.
to-you-event-good-handed-over =
    { $seat } oddaje ci { $state ->
        [ready] dostępny
        [spent] zużyty
       *[blocked] zablokowany
    } towar: { $good }.
to-you-event-hand-shown = { $seat } ogląda twoją rękę.
to-you-event-saracen-battle = Bitwa o miasto { $city }: { $attacker } atakuje Saracenów. Saracenów prowadzisz ty.
to-you-event-spy-played = { $seat } nasyła na ciebie szpiega „{ $spy }”.
to-you-event-spy-used = { $seat } używa szpiega „{ $spy }”, który cię śledzi.
