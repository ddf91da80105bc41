# Paladyni Zachodniego Królestwa: wszystko, co gra mówi w trakcie partii.
# Imiona graczy i nazwy elementów stoją w mianowniku i się nie odmieniają.

## Dziennik: przygotowanie i rundy

event-match-begins = Partia się zaczyna. Pierwszy gracz: { $seat }.
event-solo-begins = Zaczyna się gra solo. Poziom trudności: { $difficulty }.
event-start-taken = { $seat } bierze do drużyny kartę „{ $townsfolk }”.
event-round-begins = Runda { $round } z { $rounds }. Pierwszy gracz: { $seat }.
event-order-revealed =
    Odkryta karta: { $order }. Dla każdego, kto wykona rozkaz: { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }.
event-favour-revealed = Odkryta karta: { $favour }.
event-taverns-revealed = Karczmy tej rundy: { $taverns }.
event-paladins-drawn = Tajny wybór paladyna: { $seats }.
event-paladins-seen = Twoi paladyni: { $paladins }.
event-paladins-chosen = Wybór paladyna zakończony: { $seats }.
event-paladin-revealed = { $seat } odkrywa paladyna: { $paladin }. Otrzymani robotnicy: { $workers }.
event-tavern-taken = { $seat } wybiera karczmę „{ $tavern }”. Otrzymani robotnicy: { $workers }.
event-round-ends = Runda { $round } dobiega końca.
event-townsfolk-swept = Odrzuceni z rzędu mieszczan: { $townsfolk }.
event-outsiders-swept = Odrzuceni z rzędu najeźdźców: { $outsiders }.
event-townsfolk-dealt = Nowi mieszczanie: { $townsfolk }.
event-outsiders-dealt = Nowi najeźdźcy: { $outsiders }.
event-taverns-reshuffled =
    Odrzucone karczmy tworzą nową talię: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-suspicion-reshuffled =
    Odrzucone podejrzenia tworzą nową talię: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.

## Dziennik: akcje

event-action = { $seat } wykonuje akcję: { $mode }. Umieszczeni robotnicy: { $workers }.
event-favour-used = { $seat } korzysta z karty: { $favour }. Umieszczony robotnik: { $worker }.
event-paid =
    { $resource ->
        [silver] { $seat } płaci { $count ->
                [one] { $count } srebrnik
                [few] { $count } srebrniki
                [many] { $count } srebrników
               *[other] { $count } srebrnika
            }.
        [provision] { $seat } płaci { $count ->
                [one] { $count } porcję prowiantu
                [few] { $count } porcje prowiantu
                [many] { $count } porcji prowiantu
               *[other] { $count } porcji prowiantu
            }.
       *[debt] { $seat } zamiast zapłaty bierze { $count ->
                [one] { $count } dług
                [few] { $count } długi
                [many] { $count } długów
               *[other] { $count } długu
            }.
    }
event-workshop-placed = { $seat } umieszcza warsztat: { $action }, pole { $place }.
event-worker-leaves = { $seat }: { $worker } z akcji { $action } wraca do puli ogólnej.
event-townsfolk-hired = { $seat } zatrudnia: { $townsfolk }.
event-townsfolk-sent = { $seat } odrzuca dla nagrody kartę „{ $townsfolk }”.
event-cleared = { $seat } zwalnia akcję { $action }. Powrót do puli ogólnej: { $workers }.
event-monk-sent = { $seat } wysyła mnicha: { $space }. Wysłani mnisi: { $times }.
event-outpost-built = { $seat } stawia posterunek: { $space }. Postawione posterunki: { $times }.
event-wall-built = { $seat } buduje: { $wall }. Zbudowane mury: { $times }.
event-jar-placed = { $seat } przenosi dzban na pole „{ $space }”. Umieszczone dzbany: { $times }.
event-outsider-attacked = { $seat } atakuje: { $outsider }.
event-outsider-converted = { $seat } nawraca: { $outsider }. Nawróceni najeźdźcy: { $times }.
event-paladin-bonus = { $seat } otrzymuje bonus paladyna: { $paladin }.
event-ability-used = { $seat }: działa „{ $townsfolk }”.
event-passed = { $seat } pasuje.
event-workers-kept = { $seat } zachowuje na następną rundę: { $workers }.

## Dziennik: przychody

workers-of-a-type =
    { $worker ->
        [labourer] { $count ->
                [one] { $count } parobka
                [few] { $count } parobków
                [many] { $count } parobków
               *[other] { $count } parobka
            }
        [scout] { $count ->
                [one] { $count } zwiadowcę
                [few] { $count } zwiadowców
                [many] { $count } zwiadowców
               *[other] { $count } zwiadowcy
            }
        [merchant] { $count ->
                [one] { $count } kupca
                [few] { $count } kupców
                [many] { $count } kupców
               *[other] { $count } kupca
            }
        [fighter] { $count ->
                [one] { $count } wojownika
                [few] { $count } wojowników
                [many] { $count } wojowników
               *[other] { $count } wojownika
            }
        [cleric] { $count ->
                [one] { $count } kleryka
                [few] { $count } kleryków
                [many] { $count } kleryków
               *[other] { $count } kleryka
            }
       *[criminal] { $count ->
                [one] { $count } przestępcę
                [few] { $count } przestępców
                [many] { $count } przestępców
               *[other] { $count } przestępcy
            }
    }
event-worker-gained = { $seat } otrzymuje { workers-of-a-type }.
event-silver-gained =
    { $seat } otrzymuje { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
        [many] { $count } srebrników
       *[other] { $count } srebrnika
    }.
event-provision-gained =
    { $seat } otrzymuje { $count ->
        [one] { $count } porcję prowiantu
        [few] { $count } porcje prowiantu
        [many] { $count } porcji prowiantu
       *[other] { $count } porcji prowiantu
    }.
event-tax-taken =
    { $seat } bierze podatek: { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
        [many] { $count } srebrników
       *[other] { $count } srebrnika
    }. W puli podatków zostaje { $left }.
event-attribute-raised = { $seat }: { $attribute } wynosi teraz { $value }.
event-suspicion-drawn = { $seat } dobiera kartę: { $suspicion }. Podejrzenia łącznie: { $held }.
event-suspicion-discarded =
    { $seat } odrzuca { $count ->
        [one] { $count } kartę podejrzenia
        [few] { $count } karty podejrzeń
        [many] { $count } kart podejrzeń
       *[other] { $count } karty podejrzeń
    }. Zostaje { $held }.
event-suspicion-kept = { $seat } nie odrzuca podejrzeń.
event-debts-kept = { $seat } nie umarza długów.
event-debt-taken =
    { $seat } bierze { $count ->
        [one] { $count } dług
        [few] { $count } długi
        [many] { $count } długów
       *[other] { $count } długu
    }.
event-debt-paid = { $seat } spłaca dług.
event-debt-destroyed =
    { $seat } umarza { $count ->
        [one] { $count } dług
        [few] { $count } długi
        [many] { $count } długów
       *[other] { $count } długu
    }.
event-prayer-declined = { $seat } niczego nie zwalnia.
event-recruit-declined = { $seat } nikogo nie zatrudnia.

## Dziennik: inkwizycja

event-inquisition-begins = Nadchodzi inkwizycja! Zaczyna { $seat }.
event-abilities-left = { $seat } nie używa już zdolności mieszczan.
event-punished = Najwięcej podejrzeń ({ $held }): { $seats }. Kara: dług; odrzucane karty podejrzeń: { $discarded }.
event-nobody-punished = Nikt nie ma podejrzeń, nikt nie ponosi kary.
event-no-debt-left = { $seat }: nie ma już kart długów.
event-tax-refilled =
    Pula podatków jest uzupełniona, teraz jest w niej { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
        [many] { $count } srebrników
       *[other] { $count } srebrnika
    }.

## Dziennik: bot

event-automa-workshop = { $seat } otrzymuje warsztat: { $action }. Warsztaty na tej akcji: { $count }.
event-automa-workers =
    { $seat } ma teraz w zasobach { $count ->
        [one] { $count } robotnika
        [few] { $count } robotników
        [many] { $count } robotników
       *[other] { $count } robotnika
    }.
event-scheme-revealed = { $seat } odkrywa kartę intrygi „{ $scheme }”.
event-scheme-impossible = { $seat } nie może wykonać intrygi „{ $scheme }”.
event-automa-acts =
    { $seat } wykonuje akcję: { $action } ({ $workers ->
        [one] { $workers } robotnik
        [few] { $workers } robotników
        [many] { $workers } robotników
       *[other] { $workers } robotnika
    }).
event-automa-rests =
    { $left ->
        [0] { $seat } odpoczywa.
        [one] { $seat } odpoczywa. W zasobach zostaje { $left } robotnik.
        [few] { $seat } odpoczywa. W zasobach zostaje { $left } robotników.
        [many] { $seat } odpoczywa. W zasobach zostaje { $left } robotników.
       *[other] { $seat } odpoczywa. W zasobach zostaje { $left } robotnika.
    }
event-automa-favour = { $seat } korzysta z karty: { $favour }.
event-marker-moved =
    { $seat }: znacznik zasobów przesuwa się o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }, teraz stoi na polu { $position }.
event-tax-lost =
    { $seat }: pula podatków zmniejsza się o { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
        [many] { $count } srebrników
       *[other] { $count } srebrnika
    }. Zostaje w niej { $left }.
event-automa-cleared = { $seat } zwalnia prawe akcje. Usunięci robotnicy: { $count }.
event-schemes-shuffled =
    Karty intryg potasowano w nową talię: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.

## Dziennik: koniec partii

event-won =
    Koniec partii. Zwycięstwo: { $seats }, { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }.
event-won-by-orders = Koniec partii. Remis po { $points }: { $tied }. Rozstrzygają punkty za rozkazy króla. Zwycięstwo: { $seats }.
event-won-by-suspicion = Koniec partii. Remis po { $points }, także w punktach za rozkazy króla: { $tied }. Rozstrzyga mniejsza liczba kart podejrzeń. Zwycięstwo: { $seats }.
event-solo-won = Koniec partii. Bot pokonany: { $points } do { $other }.
event-solo-lost = Koniec partii. Zwycięża bot: { $other } do { $points }.
event-solo-drawn = Koniec partii. Remis po { $points }.

## Punktacja

score-order =
    { $order }, wykonano { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
    }
score-attribute =
    Tor { $attribute ->
        [faith] wiary
        [strength] siły
       *[influence] wpływu
    } ({ $value })
score-action =
    { $action }, wykonano { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
    }
score-walls = Punkty na samych murach (zbudowane mury: { $count })
score-outsider = { $outsider }
score-paid = Spłacone długi ({ $count })
score-unpaid = Niespłacone długi ({ $count })
score-goods = Srebrniki ({ $silver }) i prowiant ({ $provisions })

## Ile co jest warte

worth-track = Twoja pozycja na torze: { $place }
worth-done =
    { $action ->
        [develop] Zbudowane warsztaty: { $count }
        [commission] Umieszczeni mnisi: { $count }
        [fortify] Zbudowane mury: { $count }
        [garrison] Umieszczone posterunki: { $count }
        [absolve] Umieszczone dzbany: { $count }
        [attack] Zaatakowani najeźdźcy: { $count }
       *[convert] Nawróceni najeźdźcy: { $count }
    }
worth-wall = Nadrukowane na twoim murze
counted-by-card =
    { $counts ->
        [saracen] Zaatakowani Saraceni: { $count }
        [byzantine] Zaatakowani Bizantyjczycy: { $count }
        [viking] Zaatakowani wikingowie: { $count }
        [develop] Zbudowane warsztaty: { $count }
        [recruit] Mieszczanie w drużynie: { $count }
        [commission] Umieszczeni mnisi: { $count }
        [fortify] Zbudowane mury: { $count }
        [garrison] Umieszczone posterunki: { $count }
        [absolve] Umieszczone dzbany: { $count }
        [convert] Nawróceni najeźdźcy: { $count }
        [faith] Tor wiary: { $count }
        [strength] Tor siły: { $count }
        [influence] Tor wpływu: { $count }
        [paid_debt] Spłacone długi: { $count }
        [suspicion] Karty podejrzeń: { $count }
        [unpaid_debt] Niespłacone długi: { $count }
        [kings_order] Wykonane rozkazy króla: { $count }
       *[mercenary] Nawróceni Najemnicy: { $count }
    }
counted-besides =
    { $base ->
        [0] {""}
        [one] {", do tego zawsze "}{ $base } punkt
        [few] {", do tego zawsze "}{ $base } punkty
        [many] {", do tego zawsze "}{ $base } punktów
       *[other] {", do tego zawsze "}{ $base } punktu
    }
worth-converted = Najeźdźca nawrócony. { counted-by-card }{ counted-besides }
worth-converting = Jeśli go nawrócisz. { counted-by-card }{ counted-besides }
worth-paid = Spłacone długi: { $count }
worth-unpaid = Niespłacone długi: { $count }
worth-goods = Srebrniki i prowiant razem: { $count }
worth-suspicion = Karty podejrzeń: { $count }. Przy remisie w punktach i rozkazach wygrywa ten, kto ma ich mniej

## Pytania

ask-difficulty = Jak silny ma być bot?
ask-start = Którego mieszczanina bierzesz do drużyny?
ask-paladin = Dobrane karty: { $paladins }. Kto ci pomoże w tej rundzie?
ask-top = W tej rundzie pomaga ci { $paladin }. Kto trafi na wierzch talii? Drugi trafi pod spód.
ask-tavern = Pomaga ci { $paladin }. Którą karczmę wybierasz?
ask-action =
    Runda { $round }. Masz { $workers ->
        [0] 0 robotników
        [one] { $workers } robotnika
        [few] { $workers } robotników
        [many] { $workers } robotników
       *[other] { $workers } robotnika
    }, { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
        [many] { $silver } srebrników
       *[other] { $silver } srebrnika
    } i { $provisions ->
        [one] { $provisions } porcję prowiantu
        [few] { $provisions } porcje prowiantu
        [many] { $provisions } porcji prowiantu
       *[other] { $provisions } porcji prowiantu
    }. Co robisz?
ask-mode = { $action }: w jaki sposób?
ask-recruit = { $mode }: którego mieszczanina? Twoje srebrniki: { $silver }.
ask-attack = Kogo atakujesz? Twoja siła: { $strength } ({ $track } + { $boost }), twoje srebrniki: { $silver }.
ask-convert =
    Kogo nawracasz? Twoja wiara: { $faith } ({ $track } + { $boost }), { $silver ->
        [0] za darmo
        [one] cena: { $silver } srebrnik
        [few] cena: { $silver } srebrniki
        [many] cena: { $silver } srebrników
       *[other] cena: { $silver } srebrnika
    }.
ask-commission =
    Dokąd wysyłasz mnicha? Twoja wiara: { $faith } ({ $track } + { $boost }), { $provisions ->
        [0] za darmo
        [one] cena: { $provisions } porcja prowiantu
        [few] cena: { $provisions } porcje prowiantu
        [many] cena: { $provisions } porcji prowiantu
       *[other] cena: { $provisions } porcji prowiantu
    }.
ask-garrison =
    Gdzie stawiasz posterunek? Twoja siła: { $strength } ({ $track } + { $boost }), { $provisions ->
        [0] za darmo
        [one] cena: { $provisions } porcja prowiantu
        [few] cena: { $provisions } porcje prowiantu
        [many] cena: { $provisions } porcji prowiantu
       *[other] cena: { $provisions } porcji prowiantu
    }.
ask-absolve =
    Dzban { $times }, { $silver ->
        [0] za darmo
        [one] cena: { $silver } srebrnik
        [few] cena: { $silver } srebrniki
        [many] cena: { $silver } srebrników
       *[other] cena: { $silver } srebrnika
    }. Na które pole go przenosisz?
ask-workshop = Warsztat { $times }, pod nim robotnik: { $worker }. Które pole zakrywasz?
ask-pay =
    Płacisz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
        [many] { $silver } srebrników
       *[other] { $silver } srebrnika
    } czy bierzesz dług?
ask-workers = { $mode }: których robotników umieszczasz?
ask-favour-worker = { $favour }: którego robotnika umieszczasz?
ask-pray =
    Którą akcję zwalniasz? { $silver ->
        [0] Za darmo
        [one] Cena: { $silver } srebrnik
        [few] Cena: { $silver } srebrniki
        [many] Cena: { $silver } srebrników
       *[other] Cena: { $silver } srebrnika
    }.
ask-pray-effect = Modlitwa: którą akcję zwalniasz?
ask-free-recruit = Darmowa rekrutacja: kogo zatrudniasz?
ask-suspicion =
    { $most ->
        [one] Twoje podejrzenia: { $held }. Możesz odrzucić { $most } kartę. Ile odrzucasz?
        [few] Twoje podejrzenia: { $held }. Możesz odrzucić do { $most } kart. Ile odrzucasz?
        [many] Twoje podejrzenia: { $held }. Możesz odrzucić do { $most } kart. Ile odrzucasz?
       *[other] Twoje podejrzenia: { $held }. Możesz odrzucić do { $most } karty. Ile odrzucasz?
    }
ask-debts =
    { $most ->
        [one] Twoje niespłacone długi: { $held }. Możesz umorzyć { $most } dług. Ile umarzasz?
        [few] Twoje niespłacone długi: { $held }. Możesz umorzyć do { $most } długów. Ile umarzasz?
        [many] Twoje niespłacone długi: { $held }. Możesz umorzyć do { $most } długów. Ile umarzasz?
       *[other] Twoje niespłacone długi: { $held }. Możesz umorzyć do { $most } długu. Ile umarzasz?
    }
ask-choose-one = Którą nagrodę wybierasz?
ask-attribute = Który atrybut zwiększasz o { $count }?
ask-inquisition =
    { $held ->
        [0] Inkwizycja! Nie masz podejrzeń. Czyjej zdolności używasz?
        [one] Inkwizycja! Masz { $held } kartę podejrzenia. Czyjej zdolności używasz?
        [few] Inkwizycja! Masz { $held } karty podejrzeń. Czyjej zdolności używasz?
        [many] Inkwizycja! Masz { $held } kart podejrzeń. Czyjej zdolności używasz?
       *[other] Inkwizycja! Masz { $held } karty podejrzeń. Czyjej zdolności używasz?
    }
ask-keep =
    Którego robotnika zachowujesz na następną rundę? Możesz zachować jeszcze { $left ->
        [one] { $left } robotnika
        [few] { $left } robotników
        [many] { $left } robotników
       *[other] { $left } robotnika
    }.

## Odpowiedzi

option-difficulty =
    { $difficulty }: bot ma na początku { $count ->
        [one] { $count } warsztat
        [few] { $count } warsztaty
        [many] { $count } warsztatów
       *[other] { $count } warsztatu
    }
option-start = { $townsfolk }
option-paladin = { $paladin }
option-top = { $paladin } na wierzch, { $other } pod spód
option-tavern =
    { $criminals ->
        [0] { $tavern }: { $workers }
        [one] { $tavern }: { $workers }; { $criminals } karta podejrzenia
        [few] { $tavern }: { $workers }; { $criminals } karty podejrzeń
        [many] { $tavern }: { $workers }; { $criminals } kart podejrzeń
       *[other] { $tavern }: { $workers }; { $criminals } karty podejrzeń
    }
option-develop =
    { action-develop }: { $silver ->
        [0] za darmo
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
        [many] { $silver } srebrników
       *[other] { $silver } srebrnika
    }, otrzymasz robotnika: { $worker }
option-recruit = { action-recruit }: odrzuć lub zatrudnij mieszczanina
option-hunt = { action-hunt }: otrzymaj prowiant
option-trade = { action-trade }: otrzymaj srebrniki
option-pray =
    { action-pray }: zwolnij inną akcję, { $silver ->
        [0] za darmo
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
        [many] { $silver } srebrników
       *[other] { $silver } srebrnika
    }
option-conspire = { action-conspire }: przestępca i karta podejrzenia; twoje podejrzenia: { $count }
option-commission =
    { action-commission }: mnich { $times }, { $provisions ->
        [0] za darmo
        [one] { $provisions } porcja prowiantu
        [few] { $provisions } porcje prowiantu
        [many] { $provisions } porcji prowiantu
       *[other] { $provisions } porcji prowiantu
    }, wiara { $faith }
option-fortify =
    { action-fortify }: mur { $times }, { $provisions ->
        [0] za darmo
        [one] { $provisions } porcja prowiantu
        [few] { $provisions } porcje prowiantu
        [many] { $provisions } porcji prowiantu
       *[other] { $provisions } porcji prowiantu
    }, wpływ { $influence } (potrzeba { $needed })
option-garrison =
    { action-garrison }: posterunek { $times }, { $provisions ->
        [0] za darmo
        [one] { $provisions } porcja prowiantu
        [few] { $provisions } porcje prowiantu
        [many] { $provisions } porcji prowiantu
       *[other] { $provisions } porcji prowiantu
    }, siła { $strength }
option-absolve =
    { action-absolve }: dzban { $times }, { $silver ->
        [0] za darmo
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
        [many] { $silver } srebrników
       *[other] { $silver } srebrnika
    }, wpływ { $influence } (potrzeba { $needed })
option-attack = { action-attack }: siła { $strength }
option-convert =
    { action-convert }: najeźdźca { $times }, { $silver ->
        [0] za darmo
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
        [many] { $silver } srebrników
       *[other] { $silver } srebrnika
    }, wiara { $faith }
favour-after-silver =
    { $silver ->
        [0] {": "}
        [one] {", "}
        [few] {", "}
        [many] {", "}
       *[other] {", "}
    }
favour-after-goods =
    { $silver ->
        [0] { favour-after-provisions }
        [one] {", "}
        [few] {", "}
        [many] {", "}
       *[other] {", "}
    }
favour-after-provisions =
    { $provisions ->
        [0] {": "}
        [one] {", "}
        [few] {", "}
        [many] {", "}
       *[other] {", "}
    }
favour-silver =
    { $silver ->
        [0] {""}
        [one] {": "}{ $silver } srebrnik
        [few] {": "}{ $silver } srebrniki
        [many] {": "}{ $silver } srebrników
       *[other] {": "}{ $silver } srebrnika
    }
favour-provisions =
    { $provisions ->
        [0] {""}
        [one] { favour-after-silver }{ $provisions } porcja prowiantu
        [few] { favour-after-silver }{ $provisions } porcje prowiantu
        [many] { favour-after-silver }{ $provisions } porcji prowiantu
       *[other] { favour-after-silver }{ $provisions } porcji prowiantu
    }
favour-debts =
    { $debts ->
        [0] {""}
        [one] { favour-after-goods }{ $debts } dług
        [few] { favour-after-goods }{ $debts } długi
        [many] { favour-after-goods }{ $debts } długów
       *[other] { favour-after-goods }{ $debts } długu
    }
option-favour = { $favour }{ favour-silver }{ favour-provisions }{ favour-debts }
option-favour-void = { $favour }{ favour-silver }{ favour-provisions }{ favour-debts }: teraz nic ci nie da
option-pass =
    { $lost ->
        [0] Pas. Zostaje robotników: { $kept }
        [one] Pas. Zostaje robotników: { $kept }, odchodzi: { $lost }
        [few] Pas. Zostaje robotników: { $kept }, odchodzi: { $lost }
        [many] Pas. Zostaje robotników: { $kept }, odchodzi: { $lost }
       *[other] Pas. Zostaje robotników: { $kept }, odchodzi: { $lost }
    }
option-mode =
    { $count ->
        [one] { $mode }, { $count } robotnik
        [few] { $mode }, { $count } robotników
        [many] { $mode }, { $count } robotników
       *[other] { $mode }, { $count } robotnika
    }
option-recruit-for =
    { $silver ->
        [0] { $townsfolk }: za darmo
        [one] { $townsfolk }: { $silver } srebrnik
        [few] { $townsfolk }: { $silver } srebrniki
        [many] { $townsfolk }: { $silver } srebrników
       *[other] { $townsfolk }: { $silver } srebrnika
    }
option-recruit-for-debt = { $townsfolk }: dług
option-recruit-for-either =
    { $silver ->
        [one] { $townsfolk }: { $silver } srebrnik albo dług
        [few] { $townsfolk }: { $silver } srebrniki albo dług
        [many] { $townsfolk }: { $silver } srebrników albo dług
       *[other] { $townsfolk }: { $silver } srebrnika albo dług
    }
option-attack-for =
    { $silver ->
        [0] { $outsider }, siła { $flag }
        [one] { $outsider }, siła { $flag }; dopłata { $silver } srebrnik
        [few] { $outsider }, siła { $flag }; dopłata { $silver } srebrniki
        [many] { $outsider }, siła { $flag }; dopłata { $silver } srebrników
       *[other] { $outsider }, siła { $flag }; dopłata { $silver } srebrnika
    }
option-convert-card = { $outsider }, wiara { $flag }: siła +{ $strength }
option-commission-to = { $space }, wiara { $flag }
option-garrison-to = { $space }, siła { $flag }
option-absolve-to = { $space }
option-workshop = { $action }, pole { $place }
option-workshop-over = { $action }, pole { $place }; { $worker } wróci stamtąd do puli ogólnej
option-pay-silver =
    { $silver ->
        [one] { $silver } srebrnik, zostanie { $left }
        [few] { $silver } srebrniki, zostanie { $left }
        [many] { $silver } srebrników, zostanie { $left }
       *[other] { $silver } srebrnika, zostanie { $left }
    }
option-pay-debt = Weź dług; niespłaconych będzie { $unpaid }
option-workers = { $workers }
option-clear = { $action }: { $workers }
option-decline = Zrezygnuj
option-hire-free = { $townsfolk }
option-suspicion =
    { $count ->
        [0] Nic nie odrzucaj; zostanie { $held }
        [one] Odrzuć { $count } z { $held }
        [few] Odrzuć { $count } z { $held }
        [many] Odrzuć { $count } z { $held }
       *[other] Odrzuć { $count } z { $held }
    }
option-debts =
    { $count ->
        [0] Nic nie umarzaj; zostanie { $held }
        [one] Umórz { $count } z { $held }
        [few] Umórz { $count } z { $held }
        [many] Umórz { $count } z { $held }
       *[other] Umórz { $count } z { $held }
    }
option-choose = Nagroda { $place }
option-choose-workers = { $workers }
option-attribute =
    Zwiększ { $attribute ->
        [faith] wiarę
        [strength] siłę
       *[influence] wpływ
    } do { $value }
option-ability = { $townsfolk }
option-stop = Zakończ
option-keep = Zachowaj: { $worker } (w zasobach: { $count })

## Odmowy

blocked-busy = { $action }: stoją tu już robotnicy ({ $workers }).
    .short = Stoją tu już robotnicy ({ $workers }).
blocked-no-workers =
    { $action }: potrzeba { $needed ->
        [one] { $needed } robotnika
        [few] { $needed } robotników
        [many] { $needed } robotników
       *[other] { $needed } robotnika
    }, a masz { $held }.
    .short =
        Potrzeba { $needed ->
            [one] { $needed } robotnika
            [few] { $needed } robotników
            [many] { $needed } robotników
           *[other] { $needed } robotnika
        }, a masz { $held }.
blocked-no-fitting = { $action }: nie masz robotnika na pole „{ $worker }”.
    .short = Nie masz robotnika na pole „{ $worker }”.
blocked-mode-workers =
    { $count ->
        [one] { $mode }, { $count } robotnik: masz { $held }.
        [few] { $mode }, { $count } robotników: masz { $held }.
        [many] { $mode }, { $count } robotników: masz { $held }.
       *[other] { $mode }, { $count } robotnika: masz { $held }.
    }
blocked-mode-fitting =
    { $count ->
        [one] { $mode }, { $count } robotnik: nie masz nikogo na pole „{ $worker }”.
        [few] { $mode }, { $count } robotników: nie masz nikogo na pole „{ $worker }”.
        [many] { $mode }, { $count } robotników: nie masz nikogo na pole „{ $worker }”.
       *[other] { $mode }, { $count } robotnika: nie masz nikogo na pole „{ $worker }”.
    }
blocked-limit =
    { $action }: wykonano już { $limit ->
        [one] { $limit } raz
        [few] { $limit } razy
        [many] { $limit } razy
       *[other] { $limit } raza
    }, więcej w partii nie można.
    .short =
        Wykonano już { $limit ->
            [one] { $limit } raz
            [few] { $limit } razy
            [many] { $limit } razy
           *[other] { $limit } raza
        }, więcej w partii nie można.
blocked-no-workshop = Wszystkie warsztaty ({ $count }) są już umieszczone.
blocked-action-silver =
    { $action }: potrzeba { $needed ->
        [one] { $needed } srebrnika
        [few] { $needed } srebrników
        [many] { $needed } srebrników
       *[other] { $needed } srebrnika
    }, a masz { $held }.
    .short =
        Potrzeba { $needed ->
            [one] { $needed } srebrnika
            [few] { $needed } srebrników
            [many] { $needed } srebrników
           *[other] { $needed } srebrnika
        }, a masz { $held }.
blocked-townsfolk-silver =
    { $townsfolk }: potrzeba { $needed ->
        [one] { $needed } srebrnika
        [few] { $needed } srebrników
        [many] { $needed } srebrników
       *[other] { $needed } srebrnika
    }, a masz { $held }.
blocked-outsider-silver =
    { $outsider }: potrzeba { $needed ->
        [one] { $needed } srebrnika
        [few] { $needed } srebrników
        [many] { $needed } srebrników
       *[other] { $needed } srebrnika
    }, a masz { $held }.
blocked-favour-silver =
    { $favour }: potrzeba { $needed ->
        [one] { $needed } srebrnika
        [few] { $needed } srebrników
        [many] { $needed } srebrników
       *[other] { $needed } srebrnika
    }, a masz { $held }.
blocked-action-provisions =
    { $action }: potrzeba { $needed ->
        [one] { $needed } porcji prowiantu
        [few] { $needed } porcji prowiantu
        [many] { $needed } porcji prowiantu
       *[other] { $needed } porcji prowiantu
    }, a masz { $held }.
    .short =
        Potrzeba { $needed ->
            [one] { $needed } porcji prowiantu
            [few] { $needed } porcji prowiantu
            [many] { $needed } porcji prowiantu
           *[other] { $needed } porcji prowiantu
        }, a masz { $held }.
blocked-favour-provisions =
    { $favour }: potrzeba { $needed ->
        [one] { $needed } porcji prowiantu
        [few] { $needed } porcji prowiantu
        [many] { $needed } porcji prowiantu
       *[other] { $needed } porcji prowiantu
    }, a masz { $held }.
blocked-favour-debt = { $favour }: w talii nie ma już kart długów.
blocked-action-value =
    { $action }: { $attribute ->
        [faith] wymagana wiara
        [strength] wymagana siła
       *[influence] wymagany wpływ
    } { $needed }, masz { $value }.
    .short =
        { $attribute ->
            [faith] Wymagana wiara
            [strength] Wymagana siła
           *[influence] Wymagany wpływ
        } { $needed }, masz { $value }.
blocked-outsider-value =
    { $outsider }: { $attribute ->
        [faith] wymagana wiara
        [strength] wymagana siła
       *[influence] wymagany wpływ
    } { $needed }, masz { $value }.
blocked-space-value =
    { $space }: { $attribute ->
        [faith] wymagana wiara
        [strength] wymagana siła
       *[influence] wymagany wpływ
    } { $needed }, masz { $value }.
blocked-no-space = { $action }: nie ma osiągalnych wolnych pól ({ $attribute } { $value }).
    .short = Nie ma osiągalnych wolnych pól ({ $attribute } { $value }).
blocked-no-wall = { $action }: talia murów jest pusta.
    .short = Talia murów jest pusta.
blocked-no-townsfolk = { $action }: w rzędzie nie ma mieszczan.
    .short = W rzędzie nie ma mieszczan.
blocked-no-outsider = { $action }: w rzędzie nie ma najeźdźców.
    .short = W rzędzie nie ma najeźdźców.
blocked-nothing-placed = { $action }: nie ma robotników do usunięcia.
    .short = Nie ma robotników do usunięcia.
blocked-empty-slot = Miejsce { $slot } jest puste do końca rundy.
blocked-space-taken = { $space }: pole jest już zajęte ({ $owner }).
blocked-space-closed = { $space }: pole dostępne tylko przy co najmniej { $players } graczach.
blocked-jar-there = { $space }: stoi tu już twój dzban.
blocked-covered = { $action }, pole { $place }: stoi tu już warsztat.
blocked-tavern-picked = { $tavern }: karczma już wybrana ({ $owner }).
blocked-favour-taken = { $favour }: w tej rundzie już użyta.
blocked-favour-hidden = Ta łaska zostanie odkryta w rundzie { $round }.
blocked-favour-worker = { $favour }: nie masz pasującego robotnika ({ $worker }).
blocked-worker-unfit = Żadne pole tutaj nie przyjmie tego robotnika: { $worker }.
blocked-not-pray-itself = { action-pray } nie może zwolnić samej siebie.
blocked-no-change = Nagroda { $place } niczego teraz nie zmieni.
blocked-track-full = Atrybut jest już na końcu toru: { $attribute } { $value }.
blocked-needs-no-suspicion = { $townsfolk }: zdolność działa tylko bez podejrzeń. Twoje podejrzenia: { $held }.
blocked-needs-two-suspicions = { $townsfolk }: potrzeba co najmniej dwóch podejrzeń. Twoje podejrzenia: { $held }.

## Co robią elementy: z tego składają się ich teksty

effect-worker =
    { $worker ->
        [labourer] { $n ->
                [one] { $n } parobek
                [few] { $n } parobków
                [many] { $n } parobków
               *[other] { $n } parobka
            }
        [scout] { $n ->
                [one] { $n } zwiadowca
                [few] { $n } zwiadowców
                [many] { $n } zwiadowców
               *[other] { $n } zwiadowcy
            }
        [merchant] { $n ->
                [one] { $n } kupiec
                [few] { $n } kupców
                [many] { $n } kupców
               *[other] { $n } kupca
            }
        [fighter] { $n ->
                [one] { $n } wojownik
                [few] { $n } wojowników
                [many] { $n } wojowników
               *[other] { $n } wojownika
            }
        [cleric] { $n ->
                [one] { $n } kleryk
                [few] { $n } kleryków
                [many] { $n } kleryków
               *[other] { $n } kleryka
            }
       *[criminal] { $n ->
                [one] { $n } przestępca
                [few] { $n } przestępców
                [many] { $n } przestępców
               *[other] { $n } przestępcy
            }
    }
effect-attribute = { $attribute } +{ $n }
effect-silver =
    { $n ->
        [one] { $n } srebrnik
        [few] { $n } srebrniki
        [many] { $n } srebrników
       *[other] { $n } srebrnika
    }
effect-provision =
    { $n ->
        [one] { $n } porcja prowiantu
        [few] { $n } porcje prowiantu
        [many] { $n } porcji prowiantu
       *[other] { $n } porcji prowiantu
    }
effect-tax =
    { $n ->
        [one] { $n } srebrnik z puli podatków
        [few] { $n } srebrniki z puli podatków
        [many] { $n } srebrników z puli podatków
       *[other] { $n } srebrnika z puli podatków
    }
effect-discard_suspicion =
    { $n ->
        [one] możesz odrzucić { $n } kartę podejrzenia
        [few] możesz odrzucić do { $n } kart podejrzeń
        [many] możesz odrzucić do { $n } kart podejrzeń
       *[other] możesz odrzucić do { $n } karty podejrzeń
    }
effect-pay_debt =
    { $n ->
        [one] spłać { $n } dług
        [few] spłać { $n } długi
        [many] spłać { $n } długów
       *[other] spłać { $n } długu
    }
effect-destroy_debt =
    { $n ->
        [one] umórz { $n } niespłacony dług
        [few] umórz { $n } niespłacone długi
        [many] umórz { $n } niespłaconych długów
       *[other] umórz { $n } niespłaconego długu
    }
effect-pray = możesz zwolnić jedną akcję swojej planszy
effect-free_recruit = możesz za darmo zatrudnić mieszczanina
effect-free_develop = za darmo umieść następny warsztat i otrzymaj jego robotnika
effect-choose_attribute = zwiększ o { $n } wybrany atrybut
effect-choose_one = do wyboru:
does-or = ; albo
does-sent-away = Za odrzucenie:
does-hired = Przy zatrudnieniu:
does-on-action = Za każdym razem, gdy wykonujesz akcję { $action }:
does-on-paid-debt = Za każdym razem, gdy spłacasz dług:
does-no-suspicion = Podczas inkwizycji, jeśli nie masz podejrzeń:
does-two-suspicions = Podczas inkwizycji, jeśli masz dwie lub więcej kart podejrzeń:
does-at-inquisition = Podczas inkwizycji:
does-attacked = Za atak, oprócz wpływu:
does-converted = Za nawrócenie: siła +{ $strength }.
does-workers = Robotnicy: { $workers }.
does-boost = { $attribute } +{ $count }
does-waive = { $action }: za darmo.
does-reduce =
    { $action }: taniej o { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
        [many] { $count } srebrników
       *[other] { $count } srebrnika
    }.
does-bonus = Za każdym razem, gdy wykonujesz akcję { $action }, dodatkowo:
does-points =
    Na koniec partii: { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }.
does-needs-worker = Za robotnika ({ $worker }):
does-needs-any = Za robotnika dowolnego typu:
does-costs = Cena{ favour-silver }{ favour-provisions }{ favour-debts }.
does-order =
    Rozkaz jest wykonany, jeśli do końca partii użyjesz akcji { $action } co najmniej { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
    }.
does-score-attacked =
    Na koniec partii: 1 punkt zwycięstwa za każdego zaatakowanego przez ciebie { $faction ->
        [saracen] Saracena
        [byzantine] Bizantyjczyka
       *[viking] wikinga
    }.
does-score-action =
    Na koniec partii: 1 punkt zwycięstwa { $action ->
        [recruit] za każdych { $every } mieszczan w drużynie
        [commission] za każdych { $every } wysłanych mnichów
       *[develop] { $every ->
            [one] za każdy { $every } umieszczony warsztat
            [few] za każde { $every } umieszczone warsztaty
            [many] za każde { $every } umieszczonych warsztatów
           *[other] za każde { $every } umieszczonego warsztatu
        }
        [fortify] { $every ->
            [one] za każdy { $every } zbudowany mur
            [few] za każde { $every } zbudowane mury
            [many] za każde { $every } zbudowanych murów
           *[other] za każde { $every } zbudowanego muru
        }
        [garrison] { $every ->
            [one] za każdy { $every } postawiony posterunek
            [few] za każde { $every } postawione posterunki
            [many] za każde { $every } postawionych posterunków
           *[other] za każde { $every } postawionego posterunku
        }
        [absolve] { $every ->
            [one] za każdy { $every } umieszczony dzban
            [few] za każde { $every } umieszczone dzbany
            [many] za każde { $every } umieszczonych dzbanów
           *[other] za każde { $every } umieszczonego dzbana
        }
    }.
does-score-attribute =
    Na koniec partii: 1 punkt zwycięstwa { $every ->
        [one] za każdy { $every } punkt
        [few] za każde pełne { $every } punkty
        [many] za każde pełne { $every } punktów
       *[other] za każde pełne { $every } punktu
    } { $attribute ->
        [faith] wiary
        [strength] siły
       *[influence] wpływu
    } na torze.
does-score-paid = Na koniec partii: 1 punkt zwycięstwa za każdy spłacony dług.
does-score-unpaid = Na koniec partii: każdy niespłacony dług odbiera o 1 punkt zwycięstwa mniej.
does-score-suspicion = Na koniec partii: 1 punkt zwycięstwa za każdą twoją kartę podejrzenia.
does-score-order =
    Na koniec partii: { $base ->
        [one] { $base } punkt zwycięstwa
        [few] { $base } punkty zwycięstwa
        [many] { $base } punktów zwycięstwa
       *[other] { $base } punktu zwycięstwa
    } i jeszcze 1 za każdy wykonany przez ciebie rozkaz króla.
does-score-mercenary =
    Na koniec partii: { $base ->
        [one] { $base } punkt zwycięstwa
        [few] { $base } punkty zwycięstwa
        [many] { $base } punktów zwycięstwa
       *[other] { $base } punktu zwycięstwa
    } i jeszcze 1 za każdego nawróconego przez ciebie „Najemnika”, łącznie z tym.
does-tax =
    { $count ->
        [0] Nie daje podatku.
        [one] Weź { $count } srebrnik z puli podatków.
        [few] Weź { $count } srebrniki z puli podatków.
        [many] Weź { $count } srebrników z puli podatków.
       *[other] Weź { $count } srebrnika z puli podatków.
    }
