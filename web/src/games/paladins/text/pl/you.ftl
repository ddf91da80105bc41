# Co zrobił sam czytelnik: zamiast komunikatów o tej samej nazwie.

you-event-abilities-left = Nie używasz już zdolności mieszczan.
you-event-ability-used = W twojej drużynie działa „{ $townsfolk }”.
you-event-action = Wykonujesz akcję: { $mode }. Umieszczeni robotnicy: { $workers }.
you-event-attribute-raised = U ciebie { $attribute } wynosi teraz { $value }.
you-event-cleared = Zwalniasz akcję { $action }. Powrót do puli ogólnej: { $workers }.
you-event-debt-destroyed =
    Umarzasz { $count ->
        [one] { $count } dług
        [few] { $count } długi
        [many] { $count } długów
       *[other] { $count } długu
    }.
you-event-debt-paid = Spłacasz dług.
you-event-debt-taken =
    Bierzesz { $count ->
        [one] { $count } dług
        [few] { $count } długi
        [many] { $count } długów
       *[other] { $count } długu
    }.
you-event-debts-kept = Nie umarzasz długów.
you-event-favour-used = Korzystasz z karty: { $favour }. Umieszczony robotnik: { $worker }.
you-event-inquisition-begins = Nadchodzi inkwizycja! Zaczynasz ty.
you-event-jar-placed = Przenosisz dzban na pole „{ $space }”. Umieszczone dzbany: { $times }.
you-event-match-begins = Partia się zaczyna. Pierwszy gracz: ty.
you-event-monk-sent = Wysyłasz mnicha: { $space }. Wysłani mnisi: { $times }.
you-event-no-debt-left = Nie ma już dla ciebie kart długów.
you-event-outpost-built = Stawiasz posterunek: { $space }. Postawione posterunki: { $times }.
you-event-outsider-attacked = Atakujesz: { $outsider }.
you-event-outsider-converted = Nawracasz: { $outsider }. Nawróceni najeźdźcy: { $times }.
you-event-paid =
    { $resource ->
        [silver] Płacisz { $count ->
                [one] { $count } srebrnik
                [few] { $count } srebrniki
                [many] { $count } srebrników
               *[other] { $count } srebrnika
            }.
        [provision] Płacisz { $count ->
                [one] { $count } porcję prowiantu
                [few] { $count } porcje prowiantu
                [many] { $count } porcji prowiantu
               *[other] { $count } porcji prowiantu
            }.
       *[debt] Zamiast zapłaty bierzesz { $count ->
                [one] { $count } dług
                [few] { $count } długi
                [many] { $count } długów
               *[other] { $count } długu
            }.
    }
you-event-paladin-bonus = Otrzymujesz bonus paladyna: { $paladin }.
you-event-paladin-revealed = Odkrywasz paladyna: { $paladin }. Otrzymani robotnicy: { $workers }.
you-event-passed = Pasujesz.
you-event-prayer-declined = Niczego nie zwalniasz.
you-event-provision-gained =
    Otrzymujesz { $count ->
        [one] { $count } porcję prowiantu
        [few] { $count } porcje prowiantu
        [many] { $count } porcji prowiantu
       *[other] { $count } porcji prowiantu
    }.
you-event-recruit-declined = Nikogo nie zatrudniasz.
you-event-round-begins = Runda { $round } z { $rounds }. Pierwszy gracz: ty.
you-event-scheme-impossible = Nie możesz wykonać intrygi „{ $scheme }”.
you-event-scheme-revealed = Odkrywasz kartę intrygi „{ $scheme }”.
you-event-silver-gained =
    Otrzymujesz { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
        [many] { $count } srebrników
       *[other] { $count } srebrnika
    }.
you-event-start-taken = Bierzesz do drużyny kartę „{ $townsfolk }”.
you-event-suspicion-discarded =
    Odrzucasz { $count ->
        [one] { $count } kartę podejrzenia
        [few] { $count } karty podejrzeń
        [many] { $count } kart podejrzeń
       *[other] { $count } karty podejrzeń
    }. Zostaje { $held }.
you-event-suspicion-drawn = Dobierasz kartę: { $suspicion }. Podejrzenia łącznie: { $held }.
you-event-suspicion-kept = Nie odrzucasz podejrzeń.
you-event-tavern-taken = Wybierasz karczmę „{ $tavern }”. Otrzymani robotnicy: { $workers }.
you-event-tax-taken =
    Bierzesz podatek: { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
        [many] { $count } srebrników
       *[other] { $count } srebrnika
    }. W puli podatków zostaje { $left }.
you-event-townsfolk-hired = Zatrudniasz: { $townsfolk }.
you-event-townsfolk-sent = Odrzucasz dla nagrody kartę „{ $townsfolk }”.
you-event-wall-built = Budujesz: { $wall }. Zbudowane mury: { $times }.
you-event-won =
    Koniec partii. Masz { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    } i wygrywasz.
you-event-won-by-orders = Koniec partii. Remis po { $points }: { $tied }. Rozstrzygają punkty za rozkazy króla: wygrywasz.
you-event-won-by-suspicion = Koniec partii. Remis po { $points }, także w punktach za rozkazy króla: { $tied }. Rozstrzyga mniejsza liczba kart podejrzeń: wygrywasz.
you-event-worker-gained = Otrzymujesz { workers-of-a-type }.
you-event-worker-leaves = Z twojej planszy, z akcji { $action }, wraca do puli ogólnej { $worker }.
you-event-workers-kept = Zachowujesz na następną rundę: { $workers }.
you-event-workshop-placed = Umieszczasz warsztat: { $action }, pole { $place }.
