# Bitwa: karty, scena, wynik.

crusaders-battle-title = Bitwa o miasto { $city }
crusaders-battle-steps = Kroki bitwy
crusaders-battle-you = ty
crusaders-battle-attacks = atakuje
crusaders-battle-defends = broni się
crusaders-battle-played-by = prowadzi { $name }

## Karty

crusaders-battle-covered =
    { $half ->
        [top] Góra zakryta.
       *[bottom] Dół zakryty.
    }
crusaders-battle-guarded = Chroniona przed stratami.
crusaders-battle-taken = Zabrana przez straty.
crusaders-battle-means-rout = Rozbicie: tyle wrogich oddziałów z bitwy wraca do zasobów, a znacznik przesuwa się o tyle samo.
crusaders-battle-means-flee = Ucieczka: tyle wrogich oddziałów odchodzi z bitwy do swojego sąsiedniego miasta, a znacznik przesuwa się o tyle samo.
crusaders-battle-means-reinforce = Wsparcie: możesz wprowadzić do bitwy najwyżej tyle oddziałów ze swoich sąsiednich miast.
crusaders-battle-means-levy = Odwód: możesz wprowadzić do bitwy najwyżej tyle oddziałów ze swoich zasobów.
crusaders-battle-means-raze = Burzenie: możesz obniżyć poziom miasta, a znacznik przesuwa się o tyle samo w stronę atakującego.
crusaders-battle-means-fortify = Umocnienie: jeśli się bronisz, poziom miasta rośnie, a znacznik przesuwa się o tyle samo w twoją stronę.
crusaders-battle-means-losses = Straty: tyle losowych odkrytych kart wroga z tej bitwy zostaje zabranych; taktyki początkowe zostają.
crusaders-battle-means-protect = Ochrona: straty nie mogą zabrać tej karty.
crusaders-battle-cancel =
    { $half ->
        [top] Zakryj górę
       *[bottom] Zakryj dół
    }

## Kroki

crusaders-battle-step-difference = Różnica sił
crusaders-battle-step-defence = Obrona
crusaders-battle-step-attack = Atak
crusaders-battle-step-winner = Zwycięzca
crusaders-battle-step-retreat = Odwrót
crusaders-battle-step-destruction = Zniszczenia
crusaders-battle-step-trophies = Zdobycze
crusaders-battle-you-do =
    { $what ->
        [cancel] ty zakrywasz
        [lay] twoja karta
       *[other] twój manewr
    }
crusaders-battle-they-do =
    { $what ->
        [cancel] zakrywa { $name }
       *[other] { $name }
    }
crusaders-battle-waits =
    { $what ->
        [cancel] { $name } decyduje, którą połowę zakryć.
        [lay] { $name } wybiera kartę.
       *[other] Decyduje { $name }.
    }

## Strony i tor

crusaders-battle-units = oddziały
crusaders-battle-walls = mury
crusaders-battle-march-bonus = wzmocniona Wyprawa
crusaders-battle-track-bonus = tor i wydarzenie
crusaders-battle-coins = monety
crusaders-battle-rescripts = reskrypty
crusaders-battle-level = poziom { $level }
crusaders-battle-track =
    { $you ->
        [yes] Tor siły: prowadzisz, przewaga { $count }
       *[no] Tor siły: prowadzi { $name }, przewaga { $count }
    }
crusaders-battle-track-even = Tor siły: po równo, wygrałby atakujący
crusaders-battle-tie = Przy 0 wygrywa atakujący.
crusaders-battle-without =
    { $half ->
        [top] bez góry
        [bottom] bez dołu
       *[none] obie połowy
    }

## Co zrobi karta

crusaders-battle-works =
    { $half ->
        [top] zadziała góra
       *[bottom] zadziała dół
    }
crusaders-battle-both = Zadziałają obie połowy
crusaders-battle-if-cancelled =
    { $half ->
        [top] Gdy zakryta będzie góra
       *[bottom] Gdy zakryty będzie dół
    }
crusaders-battle-at-once =
    { $side ->
        [own] zwycięstwo
       *[other] porażka
    }
crusaders-battle-now = Teraz
crusaders-battle-then = Po manewrze
crusaders-battle-after = potem { $marker }
crusaders-battle-after-half =
    { $half ->
        [top] góra { $marker }
       *[bottom] dół { $marker }
    }
crusaders-battle-part-bribe =
    { $count ->
        [one] Przekupstwo: do { $count } monety
        [few] Przekupstwo: do { $count } monet
        [many] Przekupstwo: do { $count } monet
       *[other] Przekupstwo: do { $count } monet
    }
crusaders-battle-units-change = Oddziały ({ $name }): { $change }
crusaders-battle-level-change = Poziom miasta: { $change }
crusaders-battle-may-stop = Jedna strona może zostać bez oddziałów: bitwa od razu by się skończyła.
crusaders-battle-stops = Jedna strona zostaje bez oddziałów: bitwa od razu się kończy.
crusaders-battle-decides = O zwycięstwie rozstrzygnie wybrana liczba.
crusaders-battle-would-win = Przy takim stanie zwycięstwo: { $name }.
crusaders-battle-lay = Wyłóż „{ $card }”
crusaders-battle-no-change = bez zmian

## Ręce i uwagi

crusaders-battle-pick = Obejrzyj karty na ręce i wyłóż jedną.
crusaders-battle-at-worst = co najmniej
crusaders-battle-own-hand =
    { $count ->
        [0] Twoja ręka jest pusta
        [one] Na twojej ręce: { $count } karta
        [few] Na twojej ręce: { $count } karty
        [many] Na twojej ręce: { $count } kart
       *[other] Na twojej ręce: { $count } kart
    }
crusaders-battle-hand =
    { $count ->
        [0] { $name }: pusta ręka
        [one] { $name }: { $count } karta na ręce
        [few] { $name }: { $count } karty na ręce
        [many] { $name }: { $count } kart na ręce
       *[other] { $name }: { $count } kart na ręce
    }
crusaders-battle-hidden-hand =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytych kart
    }
crusaders-battle-covers =
    { $count ->
        [one] { $count } zakrywa połowę
        [few] { $count } zakrywają połowy
        [many] { $count } zakrywa połowy
       *[other] { $count } zakrywa połowy
    }
crusaders-battle-blind =
    { $count ->
        [0] Nie masz już kart: połowa zostanie zakryta i bez karty.
        [one] Połowę zakryje twoja ostatnia karta.
        [few] Jedna z twoich { $count } kart, dobrana w ciemno, zakryje połowę.
        [many] Jedna z twoich { $count } kart, dobrana w ciemno, zakryje połowę.
       *[other] Jedna z twoich { $count } kart, dobrana w ciemno, zakryje połowę.
    }
crusaders-battle-their-rescripts =
    { $count ->
        [one] { $name } ma { $count } reskrypt i może go zagrać przed własnym manewrem lub po nim.
        [few] { $name } ma { $count } reskrypty i może je zagrać przed własnym manewrem lub po nim.
        [many] { $name } ma { $count } reskryptów i może je zagrać przed własnym manewrem lub po nim.
       *[other] { $name } ma { $count } reskryptów i może je zagrać przed własnym manewrem lub po nim.
    }
crusaders-battle-window = Jeśli w takich oknach nigdy nic nie zagrywasz, włącz automatyczne pasowanie przyciskiem przy pytaniu; wyłączysz je w menu.

## Wynik

crusaders-battle-captured =
    { $you ->
        [yes] { $city }: miasto jest twoje
       *[no] { $city }: miasto zdobywa { $name }
    }
crusaders-battle-held =
    { $you ->
        [yes] { $city }: miasto obronione
        [saracens] { $city }: Saraceni utrzymują miasto
       *[no] { $city }: miasto utrzymuje { $name }
    }
crusaders-battle-margin =
    { $you ->
        [saracens] Bitwę wygrywają Saraceni. Różnica siły: { $marker }
        [yes] Wygrywasz bitwę. Różnica siły: { $marker }
       *[no] Bitwę wygrywa { $name }. Różnica siły: { $marker }
    }
crusaders-battle-end-losses = Efekty końca bitwy
crusaders-battle-end-retreat = Odwrót
crusaders-battle-end-destruction = Zniszczenia
crusaders-battle-end-trophies = Zdobycze
crusaders-battle-to-come = Jeszcze przed nami.
crusaders-battle-nothing = Nic.
crusaders-battle-sits = Rządzi w mieście
crusaders-battle-market = Na rynku
crusaders-battle-skip = Pomiń
crusaders-battle-go-on = Dalej
