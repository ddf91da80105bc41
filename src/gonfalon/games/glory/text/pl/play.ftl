# Glory: wszystko, co gra mówi w trakcie partii.
# Imiona graczy i nazwy elementów stoją w mianowniku i się nie odmieniają.
# Zasoby, ekwipunek i rodzaje kart wypraw przychodzą jako identyfikatory do wyboru formy.

## Ilości, których używa kilka zdań

counted-goods =
    { $resource ->
        [coin]
            { $count ->
                [one] { $count } monetę
                [few] { $count } monety
                [many] { $count } monet
               *[other] { $count } monety
            }
        [strength]
            { $count ->
                [one] { $count } żeton siły
                [few] { $count } żetony siły
                [many] { $count } żetonów siły
               *[other] { $count } żetonu siły
            }
       *[faith]
            { $count ->
                [one] { $count } żeton wiary
                [few] { $count } żetony wiary
                [many] { $count } żetonów wiary
               *[other] { $count } żetonu wiary
            }
    }
priced-goods =
    { $resource ->
        [coin]
            { $n ->
                [one] { $n } moneta
                [few] { $n } monety
                [many] { $n } monet
               *[other] { $n } monety
            }
        [strength]
            { $n ->
                [one] { $n } żeton siły
                [few] { $n } żetony siły
                [many] { $n } żetonów siły
               *[other] { $n } żetonu siły
            }
       *[faith]
            { $n ->
                [one] { $n } żeton wiary
                [few] { $n } żetony wiary
                [many] { $n } żetonów wiary
               *[other] { $n } żetonu wiary
            }
    }
needed-goods =
    { $resource ->
        [coin]
            { $need ->
                [one] { $need } monety
                [few] { $need } monet
                [many] { $need } monet
               *[other] { $need } monety
            }
        [strength]
            { $need ->
                [one] { $need } żetonu siły
                [few] { $need } żetonów siły
                [many] { $need } żetonów siły
               *[other] { $need } żetonu siły
            }
       *[faith]
            { $need ->
                [one] { $need } żetonu wiary
                [few] { $need } żetonów wiary
                [many] { $need } żetonów wiary
               *[other] { $need } żetonu wiary
            }
    }

## Poziomy cyframi rzymskimi

level-roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
to-roman =
    { $to ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
have-roman =
    { $have ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
need-roman =
    { $need ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
steed-roman =
    { $steed ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
armour-roman =
    { $armour ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## Dziennik: przygotowanie

event-public-titles = Wspólne tytuły: { $titles }.
event-characters-dealt = Tajny wybór postaci: { $seats }.
event-characters-seen = Twoje postacie do wyboru: { $characters }.
event-character-chosen = { $seat } wybiera postać „{ $character }”.
event-order-drawn = Kolejność graczy: { $order }.
event-later-cards =
    { $seat } zaczyna później i dobiera { $count ->
        [one] { $count } kartę wyzwania
        [few] { $count } karty wyzwań
        [many] { $count } kart wyzwań
       *[other] { $count } karty wyzwania
    }.
event-start-cards = { $seat } dobiera karty początkowe. Romans: { $romance }, targ: { $trade }, wyzwanie: { $challenge }.
event-start-cards-seen = Dobrane karty: { $travel }.
event-goals-dealt =
    { $seat } dostaje do wyboru { $count ->
        [one] { $count } tytuł
        [few] { $count } tytuły
        [many] { $count } tytułów
       *[other] { $count } tytułu
    }.
event-goals-seen = Twoje tytuły do wyboru: { $titles }.
event-goal-chosen = Twój cel osobisty: „{ $title }”.
event-goal-open = { $seat } ma jawny cel osobisty: „{ $title }”.
event-cards-given-back =
    { $seat } oddaje { $count ->
        [one] { $count } kartę wypraw
        [few] { $count } karty wypraw
        [many] { $count } kart wypraw
       *[other] { $count } karty wypraw
    }.
event-display-filled =
    Odsłonięte karty { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwań
    }: { $travel }. W talii: { $deck }.
event-first-events = Wydarzenie pierwszej rundy: „{ $event }”, drugiej: „{ $next }”.

## Dziennik: rundy i wydarzenia

event-round-begins = Runda { $round } z 3. Faza akcji.
event-travel-begins = Runda { $round } z 3. Faza wypraw.
event-final-travel-begins = Ostatnia faza wypraw.
event-city-event = Wydarzenie: „{ $event }”.
event-ally-for-hire = Na karcie wydarzenia czeka sojusznik: { $ally }.
event-nobody-for-hire = Stos specjalnych sojuszników jest pusty, więc na karcie wydarzenia nikogo nie ma.
event-pawn-laid =
    { $seat } kładzie na karcie wydarzenia { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionka
    }.
event-order-changed = Nowa kolejność graczy: { $order }.
event-pawns-returned = Wszystkie pionki wracają do graczy.
event-all-ready = Wszyscy sojusznicy, relikwie i żetony prestiżu są znów aktywni.
event-track-cleared = Niewzięte żetony sojuszników wychodzą z gry: { $allies }.
event-track-filled = Na torze sojuszników: { $allies }.
event-display-cleared = Niewzięte karty wypraw wychodzą z gry: { $travel }.
event-city-event-over = Wydarzenie „{ $event }” dobiega końca.
event-hire-leaves = Nikt nie bierze sojusznika z karty wydarzenia. Z gry wychodzi { $ally }.
event-next-event = Wydarzenie trzeciej rundy: „{ $event }”.

## Dziennik: akcje

event-pawn-placed = { $seat } umieszcza pionek: { $action }. Pozostałe pionki: { $left }.
event-card-taken = { $seat } bierze odsłoniętą kartę „{ $travel }”.
event-card-drawn =
    { $seat } dobiera kartę { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwania
    } z wierzchu talii.
event-card-seen = Twoja nowa karta: „{ $travel }”.
event-cards-enough = { $seat } nie bierze więcej kart.
event-cards-run-out = { $seat } nie bierze więcej kart: już ich nie ma.
event-titles-drawn =
    { $seat } dobiera { $count ->
        [one] { $count } tytuł
        [few] { $count } tytuły
        [many] { $count } tytułów
       *[other] { $count } tytułu
    }.
event-titles-seen = Dobrane tytuły: { $titles }.
event-titles-reshuffled =
    Odrzucone tytuły tworzą nową talię: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-no-titles = { $seat } nie dobiera tytułów: już ich nie ma.
event-title-kept = { $seat } zachowuje jeden tytuł jako cel osobisty. Odrzucone tytuły: { $discarded }.
event-title-kept-seen = Twój nowy cel osobisty: „{ $title }”.
event-no-relics = { $seat } nie otrzymuje relikwii: już ich nie ma.
event-nobody-to-hire = { $seat } nikogo nie otrzymuje: na karcie wydarzenia nie ma sojusznika.

## Dziennik: przychody i straty

event-gained = { $seat } otrzymuje { counted-goods }.
event-paid = { $seat } płaci { counted-goods }.
event-lost = { $seat } traci { counted-goods }.
event-glory-gained =
    { $seat } otrzymuje { $count ->
        [one] { $count } punkt chwały
        [few] { $count } punkty chwały
        [many] { $count } punktów chwały
       *[other] { $count } punktu chwały
    } (łącznie { $glory }).
event-glory-lost =
    { $seat } traci { $count ->
        [one] { $count } punkt chwały
        [few] { $count } punkty chwały
        [many] { $count } punktów chwały
       *[other] { $count } punktu chwały
    } (zostaje { $glory }).
event-prestige-gained = { $seat } otrzymuje żeton prestiżu „{ $prestige }”.
event-prestige-owned = { $seat } ma już żeton prestiżu „{ $prestige }”, drugi przepada.
event-prestige-none-left = { $seat } nie otrzymuje żetonu prestiżu „{ $prestige }”: już ich nie ma.
event-relic-gained = { $seat } otrzymuje relikwię „{ $relic }”.
event-relic-none-left = { $seat } nie otrzymuje relikwii „{ $relic }”: już ich nie ma.
event-ally-gained = { $seat } zdobywa sojusznika: { $ally }.
event-ally-none-left = { $seat } nie otrzymuje sojusznika: w stosie ze zwojem nie ma już żetonu „{ $ally }”.
event-level-raised =
    { $seat } ulepsza { $item ->
        [steed] wierzchowca
       *[armour] zbroję
    } na poziom { level-roman }.
event-level-not-raised =
    { $seat } nie ulepsza { $item ->
        [steed] wierzchowca
       *[armour] zbroi
    }: na poziom { to-roman } przechodzi się tylko z bezpośrednio niższego.

## Dziennik: wyprawy

event-card-played = { $seat } zagrywa kartę „{ $travel }”.
event-challenge-won = { $seat } wygrywa wyzwanie „{ $travel }”.
event-challenge-lost = { $seat } przegrywa wyzwanie „{ $travel }”. Karta wraca na rękę.
event-card-discarded = { $seat } odkłada kartę „{ $travel }” na własny stos kart odrzuconych.
event-travel-passed = { $seat } pasuje.
event-travel-stopped = { $seat } nie zagrywa więcej kart.

## Dziennik: turniej

event-tournament-prepared = Turniej { $round } z 3 jest przygotowany.
event-knight-placed = Rycerz na polu { $place }: { $knight }.
event-prize-laid = Do zdobycia w turnieju: „{ $prize }”.
event-knights-in-city = { $city }, rycerze: { $knights }.
event-shield-placed = { $seat } umieszcza herb w turnieju: pole { $place }.
event-knight-challenged = { $seat } wyzywa rycerza: { $knight } ({ $city }).
event-waited = { $seat } ustępuje w tej kolejce.
event-not-registered = { $seat } nie może się zgłosić: nie ma rycerza do wyzwania.
event-late-knight = Po graczach na pole { $place } zgłasza się rycerz: { $knight }.
event-city-begins = Pojedynki w mieście: { $city }.
event-stage-begins =
    { $stage ->
        [1] Zaczyna się ćwierćfinał.
        [2] Zaczyna się półfinał.
       *[other] Zaczyna się finał.
    }
event-knight-beats-knight = { $winner } pokonuje rycerza: { $loser }.
event-opponent-beats-knight = { $seat } pokonuje rycerza: { $knight }.
event-knight-beats-opponent = { $seat } przegrywa z rycerzem: { $knight }.
event-advanced =
    { $stage ->
        [1] { $seat } wygrywa ćwierćfinał.
        [2] { $seat } wygrywa półfinał.
       *[other] { $seat } wygrywa finał.
    }
event-prize-won = { $seat } wygrywa turniej i zdobywa: „{ $prize }”.
event-prize-lapsed = Turniej wygrywa rycerz: { $knight }. Przepada „{ $prize }”.
event-consolation =
    { $seat } odpada { $stage ->
        [1] w ćwierćfinale
        [2] w półfinale
       *[other] w finale
    } i może zagrać najwyżej { $most ->
        [one] { $most } kartę wypraw
        [few] { $most } karty wypraw
        [many] { $most } kart wypraw
       *[other] { $most } karty wypraw
    }.
event-tournament-over = Turniej { $round } z 3 dobiega końca.

## Dziennik: pojedynki

event-duel-player = Pojedynek: { $seat } kontra { $other }.
event-duel-knight = Pojedynek: { $seat } kontra { $knight }.
event-duel-card = { $seat } staje do pojedynku. Wyzwanie: „{ $travel }”.
event-duel-title = { $seat } staje do pojedynku o tytuł „{ $title }”.
event-duel-opponent = Pojedynek: { $seat } kontra SIR.
event-pass-begins = Najazd { $number }.
event-strength-committed =
    { $seat } używa { $count ->
        [one] { $count } żetonu siły
        [few] { $count } żetonów siły
        [many] { $count } żetonów siły
       *[other] { $count } żetonu siły
    } (w tym pojedynku łącznie { $total }).
event-rolled = { $seat } rzuca: { $dice }. Atak: { $attack }.
event-knight-rolled = Rycerz rzuca: { $die }. Atak rycerza: { $attack }.
event-rerolled = { $seat } przerzuca: { $before }. Nowy wynik: { $after }. Atak: { $attack }.
event-faith-spent = { $seat } wydaje 1 żeton wiary na przerzut.
event-ally-used = { $seat } używa sojusznika: { $ally }.
event-relic-used = { $seat } używa relikwii: { $relic }.
event-die-turned = { $seat } ustawia kość: { $before } → { $after }. Atak: { $attack }.
event-attack-raised = { $seat }: atak +{ $n } w tym najeździe, teraz { $attack }.
event-foe-weakened = { $seat }: atak przeciwnika −{ $n } w tym najeździe, teraz { $attack }.
event-foe-humbled = { $seat } wyśmiewa przeciwnika: prestiż −{ $n } w tym najeździe, teraz { $prestige }.
event-ally-readied = { $seat } odświeża sojusznika: { $ally }.
event-relic-readied = { $seat } odświeża relikwię: { $relic }.
event-prestige-readied = { $seat } odświeża żeton prestiżu „{ $prestige }”.
event-prestige-spent = { $seat } wygrywa przy remisie i odwraca żeton prestiżu „{ $prestige }”.
event-pass-won = Najazd { $number }, { $attack } : { $against }. Wygrywa { $seat }.
event-pass-lost = Najazd { $number }, { $attack } : { $against }. Przegrywa { $seat }.
event-tie-prestige = Ataki są równe, decyduje prestiż, { $more } : { $less }.
event-tie-player = Atak i prestiż są równe; taki remis rozstrzyga się na korzyść gracza: { $seat }.
event-tie-initiative = Atak i prestiż są równe, decyduje lepsza inicjatywa: { $seat }.
event-duel-won = { $seat } wygrywa pojedynek { $passes } : { $lost }.
event-duel-lost = { $seat } przegrywa pojedynek { $passes } : { $lost }.
event-strength-recovered = { $seat } odzyskuje po porażce 1 żeton siły.
event-faith-recovered = { $seat } odzyskuje po porażce 1 żeton wiary.
event-prestige-recovered = { $seat } odzyskuje po porażce żeton prestiżu „{ $prestige }”.
event-ally-recovered = { $seat } odzyskuje po porażce sojusznika: { $ally }.
event-relic-recovered = { $seat } odzyskuje po porażce relikwię: { $relic }.

## Dziennik: tytuły

event-title-claimed = { $seat } sięga po tytuł „{ $title }”.
event-goal-revealed = { $seat } odkrywa cel osobisty: „{ $title }”.
event-goods-bound = { $seat } przeznacza na tytuł „{ $title }” { counted-goods }.
event-allies-bound = { $seat } przeznacza na tytuł „{ $title }”: { $allies }.
event-relics-bound = { $seat } przeznacza na tytuł „{ $title }”: { $relics }.
event-title-fulfilled =
    { $seat } zdobywa tytuł „{ $title }”, wart { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }.
event-title-lost = { $seat } przegrywa pojedynek o tytuł „{ $title }”. Drugiej próby nie ma.

## Dziennik: gra solo

event-opponent-knight = { $seat } walczy z wartościami rycerza: { $knight }.
event-opponent-shuffles =
    { $seat } tasuje całą talię: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
event-opponent-renews =
    { $seat } tasuje odrzucone karty w nową talię: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
event-opponent-draws = { $seat } dobiera: { $card }.
event-opponent-cannot = { $seat } nie może wykonać żadnej akcji z tej karty: { $card }.
event-opponent-idle = { $seat } nie może wykonać akcji z żadnej karty i umieszcza pionek bez efektu: { $action }.
event-opponent-ally = { $seat } usuwa sojusznika z gry: { $ally }.
event-opponent-special-ally = { $seat } usuwa z gry specjalnego sojusznika: { $ally }.
event-opponent-plans =
    { $seat } usuwa z gry odsłonięte karty { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwań
    }: { $cards }.
event-opponent-goal = { $seat } otrzymuje jawny cel: „{ $title }”.
event-opponent-new-goal = { $seat } otrzymuje nowy cel: „{ $title }”.
event-opponent-event = { $seat } zajmuje pole wydarzenia „{ $event }”.
event-opponent-hires = { $seat } usuwa z gry sojusznika z karty wydarzenia: { $ally }.
event-opponent-skipped = { $seat } nie zgłasza się: nie może pokonać żadnego dostępnego rycerza.
event-opponent-title = { $seat } zdobywa tytuł „{ $title }”.

## Koniec gry i punktacja

event-won =
    Koniec partii. Zwycięstwo: { $seats }, { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }.
event-won-by-prestige =
    Koniec partii. Remis w chwale (po { $glory }): { $tied }. Decydują żetony prestiżu. Zwycięstwo: { $seats }, { $tokens ->
        [one] { $tokens } żeton prestiżu
        [few] { $tokens } żetony prestiżu
        [many] { $tokens } żetonów prestiżu
       *[other] { $tokens } żetonu prestiżu
    }.
event-warrior-won = Gra wygrana! Wygrane finały: { $finals }, ani jednej porażki.
event-warrior-lost = Gra przegrana: pojedynek turniejowy zakończył się porażką. Wygrane finały: { $finals }.
event-challenge-met =
    Gra wygrana: { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }, wystarczyło { $need }.
event-challenge-missed =
    Gra przegrana: { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }, a potrzeba było { $need }.
event-rival-beaten = Gra wygrana { $glory } : { $other }. SIR pokonany.
event-rival-ahead = Gra przegrana { $glory } : { $other }. Do zwycięstwa trzeba mieć więcej chwały niż SIR.
score-start = Początek gry i miejsce w kolejności
score-city = Miasto i sojusznicy
score-travel = Karty wypraw
score-tournament = Turnieje
score-final-travel = Ostatnia wyprawa
score-title = Tytuł „{ $title }”
score-prestige = Żetony prestiżu ({ $tokens }), tylko na wypadek remisu

## Ile co jest warte

worth-title = Masz { $have } z { $need } wymaganych
worth-title-duel = Jeśli wygrasz pojedynek o ten tytuł
worth-title-claimed = Ten tytuł już masz
worth-title-failed = Pojedynek przegrany, drugiej próby nie ma
worth-knight = Jeśli pokonasz tego rycerza w turnieju. Połowa ({ $half }), jeśli przegrasz, ale wygrasz najazd
worth-player = Jeśli pokonasz w turnieju tego rywala ({ $seat }): { $less }, a gdy ma on więcej chwały niż ty: { $more }
worth-ally = Gdy zdobędziesz tego sojusznika
worth-scribe = Za każdy zdobyty tytuł; na razie: { $titles }
worth-travel = Gdy zagrasz tę kartę, w najlepszym razie
worth-event = Wydarzenie tej rundy
worth-prestige = Twoje żetony prestiżu: { $count }. Rozstrzygają remis na koniec
worth-need = Do wygranej potrzeba punktów chwały: { $need }; masz { $glory }

## Pytania

ask-character = Twoje postacie: { $characters }. Którą wybierasz?
ask-goal = Twoje tytuły: { $titles }. Który zachowujesz jako cel osobisty?
ask-give-back = Którą kartę wypraw oddajesz za 1 żeton siły? Na ręce: { $hand }, oddane: { $given }.
ask-action =
    Gdzie umieszczasz pionek? Masz jeszcze { $pawns ->
        [one] { $pawns } pionek
        [few] { $pawns } pionki
        [many] { $pawns } pionków
       *[other] { $pawns } pionka
    }.
ask-take-card =
    Którą kartę wypraw bierzesz? Możesz wziąć jeszcze { $left ->
        [one] { $left } kartę
        [few] { $left } karty
        [many] { $left } kart
       *[other] { $left } karty
    }.
ask-market =
    Co ulepszasz? Masz { $coin ->
        [one] { $coin } monetę
        [few] { $coin } monety
        [many] { $coin } monet
       *[other] { $coin } monety
    }.
ask-support =
    Którego sojusznika bierzesz? Masz { $coin ->
        [one] { $coin } monetę
        [few] { $coin } monety
        [many] { $coin } monet
       *[other] { $coin } monety
    }.
ask-keep-title = Dobrane tytuły: { $titles }. Który zachowujesz jako cel osobisty? Pozostałe odrzucasz.
ask-keep-title-card = „{ $travel }”: dobrane tytuły to { $titles }. Który zachowujesz jako cel osobisty? Pozostałe odrzucasz.
ask-choose-effect = Którą nagrodę wybierasz?
ask-choose-effect-card = „{ $travel }”: którą nagrodę wybierasz?
ask-choose-effect-event = „{ $event }”: którą nagrodę wybierasz?
ask-relic = Którą relikwię bierzesz?
ask-relic-card = „{ $travel }”: którą relikwię bierzesz?
ask-relic-prize = „{ $prize }”: którą relikwię bierzesz?
ask-travel =
    Którą kartę wypraw zagrywasz? W tej fazie możesz zagrać jeszcze { $left ->
        [one] { $left } kartę
        [few] { $left } karty
        [many] { $left } kart
       *[other] { $left } karty
    }.
ask-consolation =
    Turniej już za tobą. Którą kartę wypraw zagrywasz? Możesz zagrać jeszcze { $left ->
        [one] { $left } kartę
        [few] { $left } karty
        [many] { $left } kart
       *[other] { $left } karty
    }.
ask-place = Na którym polu turnieju umieszczasz herb?
ask-place-or-wait = Na którym polu turnieju umieszczasz herb? Możesz też ustąpić. Po graczach zgłoszą się jeszcze: { $late }.
ask-knight = Którego rycerza wyzywasz? Twoje herby w tym turnieju: { $shields } (najwyżej { $most }).
ask-duel-tent = Namiot: którego sojusznika używasz przed pierwszym najazdem?
ask-duel-ready-ally = Którego użytego sojusznika odświeżasz?
ask-duel-ready-relic = Którą użytą relikwię odświeżasz?
ask-duel-strength = Ilu żetonów siły używasz? Działają do końca pojedynku. Dotąd użyte: { $committed } (najwyżej { $most }).
ask-duel-faith =
    { $most ->
        [one] Którą kość przerzucasz za żeton wiary? Tylko { $most }. Twój atak: { $attack }, atak przeciwnika: { $against }.
        [few] Które kości przerzucasz za żeton wiary? Najwyżej { $most }. Twój atak: { $attack }, atak przeciwnika: { $against }.
        [many] Które kości przerzucasz za żeton wiary? Najwyżej { $most }. Twój atak: { $attack }, atak przeciwnika: { $against }.
       *[other] Które kości przerzucasz za żeton wiary? Najwyżej { $most }. Twój atak: { $attack }, atak przeciwnika: { $against }.
    }
ask-duel-lance = Kopia: którego sojusznika używasz? Twój atak: { $attack }, atak przeciwnika: { $against }.
ask-duel-last-lance = Kopia, ostatnia szansa w tym najeździe: którego sojusznika używasz? Twój atak: { $attack }, atak przeciwnika: { $against }.
ask-duel-relic = Której relikwii używasz? Twój atak: { $attack }, atak przeciwnika: { $against }.
ask-duel-ring =
    { $most ->
        [one] Którą kość przerzucasz Pierścieniem? Tylko { $most }. Twój atak: { $attack }, atak przeciwnika: { $against }.
        [few] Które kości przerzucasz Pierścieniem? Najwyżej { $most }. Twój atak: { $attack }, atak przeciwnika: { $against }.
        [many] Które kości przerzucasz Pierścieniem? Najwyżej { $most }. Twój atak: { $attack }, atak przeciwnika: { $against }.
       *[other] Które kości przerzucasz Pierścieniem? Najwyżej { $most }. Twój atak: { $attack }, atak przeciwnika: { $against }.
    }
ask-duel-recover-ally = Pojedynek przegrany. Którego użytego w nim sojusznika odzyskujesz?
ask-duel-recover-relic = Pojedynek przegrany. Którą użytą w nim relikwię odzyskujesz?
ask-title =
    { $best ->
        [0] Po który tytuł sięgasz?
        [one] Po który tytuł sięgasz? Bez pojedynku możesz zdobyć jeszcze { $best } punkt chwały.
        [few] Po który tytuł sięgasz? Bez pojedynku możesz zdobyć jeszcze { $best } punkty chwały.
        [many] Po który tytuł sięgasz? Bez pojedynku możesz zdobyć jeszcze { $best } punktów chwały.
       *[other] Po który tytuł sięgasz? Bez pojedynku możesz zdobyć jeszcze { $best } punktu chwały.
    }
ask-bound-allies = Których sojuszników przeznaczasz na tytuł „{ $title }”? Łącznie potrzeba: { $count }.
ask-bound-allies-next = Kogo jeszcze przeznaczasz na tytuł „{ $title }”? Wybrani: { $picked }. Łącznie potrzeba: { $count }.
ask-bound-relics = Które relikwie przeznaczasz na tytuł „{ $title }”? Łącznie potrzeba: { $count }.

## Odpowiedzi

option-be-character =
    { $character }: { $coin ->
        [one] { $coin } moneta
        [few] { $coin } monety
        [many] { $coin } monet
       *[other] { $coin } monety
    }, { $strength ->
        [one] { $strength } żeton siły
        [few] { $strength } żetony siły
        [many] { $strength } żetonów siły
       *[other] { $strength } żetonu siły
    }, { $faith ->
        [one] { $faith } żeton wiary
        [few] { $faith } żetony wiary
        [many] { $faith } żetonów wiary
       *[other] { $faith } żetonu wiary
    }, { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }
option-choose-goal =
    { $title }: { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }
option-give-back = Oddaj kartę „{ $travel }” za 1 żeton siły
option-keep-cards =
    { $count ->
        [0] Zakończ, nie zatrzymuj żadnej karty
        [one] Zatrzymaj { $count } kartę
        [few] Zatrzymaj { $count } karty
        [many] Zatrzymaj { $count } kart
       *[other] Zatrzymaj { $count } karty
    }
option-place-pawn = { $action }
option-place-on-event = { action-event }: { $event }
option-place-on-event-for-nothing = { action-event }: { $event } (teraz nic ci nie da)
option-take-card = { $travel }
option-draw-card =
    Wierzchnia karta z talii { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwań
    } (kart: { $deck })
option-take-no-more = Nie bierz więcej kart
option-buy-level =
    { $item ->
        [steed] Wierzchowiec
       *[armour] Zbroja
    }, poziom { level-roman }: { $price ->
        [0] za darmo
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
option-take-ally =
    { $ally } (pole { $slot }): { $price ->
        [0] za darmo
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
option-keep-title =
    { $title }: { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }
option-choose-list = Nagroda { $number }
option-choose-prestige =
    żeton prestiżu „{ $prestige }” i { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }
option-take-relic = { $relic }
option-play-romance = { $travel }
option-play-trade =
    { $travel }: { $price ->
        [0] za darmo
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
option-play-challenge = { $travel }: pojedynek, atak { $attack }, prestiż { $prestige }
option-pass-travel = Spasuj do końca fazy
option-stop-travel = Nie zagrywaj więcej
option-place-shield = Pole { $place }
option-challenge-knight = { $knight } ({ $city })
option-wait = Ustąp w tej kolejce: najpierw wybiorą inni, potem znów ty
option-duel-ally = { $ally }
option-duel-relic = { $relic }
option-duel-none = Nie używaj niczego
option-duel-ready-ally = { $ally }
option-duel-ready-relic = { $relic }
option-duel-no-strength = Nie dodawaj siły (kości siły: { $dice })
option-duel-strength =
    Użyj { $count ->
        [one] { $count } żetonu siły
        [few] { $count } żetonów siły
        [many] { $count } żetonów siły
       *[other] { $count } żetonu siły
    } (kości siły: { $dice })
option-duel-strength-activating =
    Użyj { $count ->
        [one] { $count } żetonu siły
        [few] { $count } żetonów siły
        [many] { $count } żetonów siły
       *[other] { $count } żetonu siły
    } (kości siły: { $dice }, specjalny symbol aktywny)
option-duel-keep-dice = Nie przerzucaj
option-duel-reroll = Przerzuć: { $dice }
option-duel-add-die = Wybierz: { $die }
option-duel-reroll-picked = Przerzuć wybrane: { $dice }
option-claim-title =
    { $title }: { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }
option-fight-for-title =
    { $title }: pojedynek (atak { $attack }, prestiż { $prestige }) o { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }
option-no-more-titles = Nie sięgaj po więcej tytułów
option-bind-ally = { $ally }
option-bind-relics = { $relics }

## Odmowy

blocked-no-circle =
    { $circles ->
        [0] { $action }: tutaj nie ma żadnego pola.
        [one] { $action }: jedyne pole jest w tej rundzie zajęte.
        [few] { $action }: w tej rundzie wszystkie pola ({ $circles }) są zajęte.
        [many] { $action }: w tej rundzie wszystkie pola ({ $circles }) są zajęte.
       *[other] { $action }: w tej rundzie wszystkie pola ({ $circles }) są zajęte.
    }
    .short =
        { $circles ->
            [0] Tutaj nie ma żadnego pola.
            [one] Jedyne pole jest w tej rundzie zajęte.
            [few] W tej rundzie wszystkie pola ({ $circles }) są zajęte.
            [many] W tej rundzie wszystkie pola ({ $circles }) są zajęte.
           *[other] W tej rundzie wszystkie pola ({ $circles }) są zajęte.
        }
blocked-once-a-round = { $action }: tylko raz na rundę, a twój pionek już tu stoi.
    .short = Tylko raz na rundę, a twój pionek już tu stoi.
blocked-no-cards = Nie ma już kart wypraw do wzięcia.
blocked-cannot-pay = { $action }: potrzeba { needed-goods }, a masz { $have }.
    .short = Potrzeba { needed-goods }, a masz { $have }.
blocked-cannot-pay-ally =
    { $ally }: potrzeba { $price ->
        [one] { $price } monety
        [few] { $price } monet
        [many] { $price } monet
       *[other] { $price } monety
    }, a masz { $have }.
    .short =
        Potrzeba { $price ->
            [one] { $price } monety
            [few] { $price } monet
            [many] { $price } monet
           *[other] { $price } monety
        }, a masz { $have }.
blocked-cannot-pay-level =
    { $item ->
        [steed] Wierzchowiec
       *[armour] Zbroja
    }: na kolejny poziom potrzeba { $price ->
        [one] { $price } monety
        [few] { $price } monet
        [many] { $price } monet
       *[other] { $price } monety
    }, a masz { $have }.
    .short =
        Na kolejny poziom potrzeba { $price ->
            [one] { $price } monety
            [few] { $price } monet
            [many] { $price } monet
           *[other] { $price } monety
        }, a masz { $have }.
blocked-top-level =
    { $item ->
        [steed] Wierzchowiec
       *[armour] Zbroja
    }: masz już najwyższy poziom ({ level-roman }).
blocked-all-at-top = Wierzchowiec i zbroja mają już najwyższy poziom ({ level-roman }).
blocked-no-allies = W tej rundzie na torze sojuszników nie ma już nikogo.
blocked-empty-slot = Pole { $slot } toru sojuszników jest puste do fazy odświeżania.
blocked-closed-slot = Pole { $slot } toru sojuszników jest dostępne dopiero od { $players } graczy.
blocked-no-tournament-place = W turnieju nie ma już dla ciebie wolnego miejsca.
blocked-shields-placed =
    { $shields ->
        [one] Twój herb jest już w tym turnieju.
        [few] Wszystkie twoje herby ({ $shields }) są już w tym turnieju.
        [many] Wszystkie twoje herby ({ $shields }) są już w tym turnieju.
       *[other] Wszystkie twoje herby ({ $shields }) są już w tym turnieju.
    }
blocked-no-titles-left = Nie ma już tytułów do dobrania.
blocked-no-event-action = Wydarzenie „{ $event }” dotyczy wszystkich i nie ma pola akcji.
blocked-no-hire = Na karcie wydarzenia nie ma sojusznika do wzięcia.
blocked-deck-empty =
    Talia { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwań
    } jest pusta.
blocked-gives-nothing = Nagroda { $number } nic ci teraz nie da.
blocked-no-relics-left = Nie ma już żadnych relikwii.
blocked-no-relic = { $relic }: nie ma już takich relikwii.
    .short = Nie ma już takich relikwii.
blocked-no-scroll-ally = { $ally }: w stosie ze zwojem nie ma już tego sojusznika.
blocked-no-prestige = { $prestige }: nie ma już takich żetonów prestiżu.
blocked-prestige-held = { $prestige }: masz już ten żeton prestiżu.
blocked-not-from-this-level =
    { $item ->
        [steed] Wierzchowiec
       *[armour] Zbroja
    }: na poziom { to-roman } przechodzi się tylko z poziomu { need-roman }, masz { level-roman }.
blocked-trade-price =
    { $travel }: potrzeba { $price ->
        [one] { $price } monety
        [few] { $price } monet
        [many] { $price } monet
       *[other] { $price } monety
    }, a masz { $have }.
    .short =
        Potrzeba { $price ->
            [one] { $price } monety
            [few] { $price } monet
            [many] { $price } monet
           *[other] { $price } monety
        }, a masz { $have }.
blocked-place-has-knight = Pole { $place } jest zajęte: { $knight }.
blocked-place-has-shield = Pole { $place } jest zajęte: { $seat }.
blocked-knight-has-challenger = { $knight }: wyzywa go już { $seat }.
    .short = Wyzywa go już { $seat }.
blocked-shield-in-city = { $knight }: masz już herb w tym mieście ({ $city }).
    .short = Masz już herb w tym mieście ({ $city }).
blocked-last-must-place = Nie możesz ustąpić: spośród tych, którzy się jeszcze nie zgłosili, masz najgorszą inicjatywę.
blocked-must-register = Nie możesz ustąpić: dopóki jest rycerz, którego możesz wyzwać, musisz się zgłosić. Twoje herby: { $shields } (najwyżej { $most }).
blocked-ally-spent = { $ally }: żeton jest już użyty.
    .short = Żeton jest już użyty.
blocked-ally-bound = { $ally }: żeton jest już przeznaczony na tytuł.
    .short = Żeton jest już przeznaczony na tytuł.
blocked-relic-spent = { $relic }: relikwia jest już użyta.
    .short = Relikwia jest już użyta.
blocked-relic-bound = { $relic }: relikwia jest już przeznaczona na tytuł.
    .short = Relikwia jest już przeznaczona na tytuł.
blocked-no-die-to-turn = W twoim rzucie nie ma takiej kości: { $die }.
blocked-no-dice = W twoim rzucie nie ma kości do przerzucenia.
blocked-no-spent-ally = Nie masz użytego sojusznika do odświeżenia.
blocked-no-spent-relic = Nie masz użytej relikwii do odświeżenia.
blocked-no-spent-prestige = Nie masz użytego żetonu prestiżu do odświeżenia.
blocked-not-itself = { $ally }: ten żeton nie może odświeżyć sam siebie.
    .short = Ten żeton nie może odświeżyć sam siebie.
blocked-strength-limit =
    { $count ->
        [one] { $count } żeton siły
        [few] { $count } żetony siły
        [many] { $count } żetonów siły
       *[other] { $count } żetonu siły
    } to za dużo: w pojedynku najwyżej { $most }, a używasz już { $committed }.
blocked-strength-short =
    { $count ->
        [one] { $count } żeton siły
        [few] { $count } żetony siły
        [many] { $count } żetonów siły
       *[other] { $count } żetonu siły
    } to za dużo: masz tylko { $have }.
blocked-title-scored = { $title }: ten tytuł już masz.
    .short = Ten tytuł już masz.
blocked-attempt-lost = { $title }: pojedynek przegrany, drugiej próby nie ma.
    .short = Pojedynek przegrany, drugiej próby nie ma.
blocked-needs-played =
    { $title }: potrzeba { $need ->
        [one] { $need } karty
        [few] { $need } kart
        [many] { $need } kart
       *[other] { $need } karty
    } { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwań
    } na twoim stosie kart odrzuconych, a masz { $have }.
    .short =
        Potrzeba { $need ->
            [one] { $need } karty
            [few] { $need } kart
            [many] { $need } kart
           *[other] { $need } karty
        } { $type ->
            [romance] romansu
            [trade] targu
           *[challenge] wyzwań
        } na twoim stosie kart odrzuconych, a masz { $have }.
blocked-needs-ally =
    { $title }: potrzeba { $need ->
        [one] { $need } sojusznika
        [few] { $need } sojuszników
        [many] { $need } sojuszników
       *[other] { $need } sojusznika
    } „{ $ally }”, do dyspozycji masz { $have }.
    .short =
        Potrzeba { $need ->
            [one] { $need } sojusznika
            [few] { $need } sojuszników
            [many] { $need } sojuszników
           *[other] { $need } sojusznika
        } „{ $ally }”, do dyspozycji masz { $have }.
blocked-needs-allies =
    { $title }: potrzeba { $need ->
        [one] { $need } dowolnego sojusznika
        [few] { $need } dowolnych sojuszników
        [many] { $need } dowolnych sojuszników
       *[other] { $need } dowolnego sojusznika
    }, do dyspozycji masz { $have }.
    .short =
        Potrzeba { $need ->
            [one] { $need } dowolnego sojusznika
            [few] { $need } dowolnych sojuszników
            [many] { $need } dowolnych sojuszników
           *[other] { $need } dowolnego sojusznika
        }, do dyspozycji masz { $have }.
blocked-needs-no-ally = { $title }: nie wolno mieć sojusznika „{ $ally }”, a masz { $have }.
    .short = Nie wolno mieć sojusznika „{ $ally }”, a masz { $have }.
blocked-needs-relics =
    { $title }: potrzeba { $need ->
        [one] { $need } relikwii
        [few] { $need } relikwii
        [many] { $need } relikwii
       *[other] { $need } relikwii
    }, do dyspozycji masz { $have }.
    .short =
        Potrzeba { $need ->
            [one] { $need } relikwii
            [few] { $need } relikwii
            [many] { $need } relikwii
           *[other] { $need } relikwii
        }, do dyspozycji masz { $have }.
blocked-needs-prestige =
    { $title }: potrzeba { $need ->
        [one] { $need } żetonu prestiżu
        [few] { $need } żetonów prestiżu
        [many] { $need } żetonów prestiżu
       *[other] { $need } żetonu prestiżu
    }, a masz { $have }.
    .short =
        Potrzeba { $need ->
            [one] { $need } żetonu prestiżu
            [few] { $need } żetonów prestiżu
            [many] { $need } żetonów prestiżu
           *[other] { $need } żetonu prestiżu
        }, a masz { $have }.
blocked-needs-goods = { $title }: potrzeba { needed-goods }, do dyspozycji masz { $have }.
    .short = Potrzeba { needed-goods }, do dyspozycji masz { $have }.
blocked-needs-level =
    { $title }: potrzeba { $item ->
        [steed] wierzchowca
       *[armour] zbroi
    } na poziomie { need-roman }, masz poziom { have-roman }.
    .short =
        Potrzeba { $item ->
            [steed] wierzchowca
           *[armour] zbroi
        } na poziomie { need-roman }, masz poziom { have-roman }.

## Co robią elementy: z tego składają się ich teksty

does-one-of = do wyboru:
does-or = ; albo
does-order = lepsza inicjatywa po fazie odświeżania
does-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
does-strength =
    { $n ->
        [one] { $n } żeton siły
        [few] { $n } żetony siły
        [many] { $n } żetonów siły
       *[other] { $n } żetonu siły
    }
does-faith =
    { $n ->
        [one] { $n } żeton wiary
        [few] { $n } żetony wiary
        [many] { $n } żetonów wiary
       *[other] { $n } żetonu wiary
    }
does-glory =
    { $n ->
        [one] { $n } punkt chwały
        [few] { $n } punkty chwały
        [many] { $n } punktów chwały
       *[other] { $n } punktu chwały
    }
does-lose-coin =
    strata { $n ->
        [one] { $n } monety
        [few] { $n } monet
        [many] { $n } monet
       *[other] { $n } monety
    }
does-lose-glory =
    strata { $n ->
        [one] { $n } punktu chwały
        [few] { $n } punktów chwały
        [many] { $n } punktów chwały
       *[other] { $n } punktu chwały
    }
does-prestige = żeton prestiżu „{ $prestige }”
does-relic = relikwia „{ $relic }”
does-any-relic = dowolna relikwia
does-ally = sojusznik „{ $ally }”
does-hire = sojusznik z tej karty
does-upgrade =
    ulepszenie { $item ->
        [steed] wierzchowca
       *[armour] zbroi
    } na poziom { to-roman } (z bezpośrednio niższego)
does-titles =
    dobierasz { $n ->
        [one] { $n } tytuł i zachowujesz go jako cel osobisty
        [few] { $n } tytuły, jeden zachowujesz jako cel osobisty
        [many] { $n } tytułów, jeden zachowujesz jako cel osobisty
       *[other] { $n } tytułu, jeden zachowujesz jako cel osobisty
    }
does-travel =
    { $n ->
        [one] { $n } karta wypraw
        [few] { $n } karty wypraw
        [many] { $n } kart wypraw
       *[other] { $n } karty wypraw
    } spośród odsłoniętych lub z wierzchu talii
does-blind-travel =
    { $n ->
        [one] { $n } karta wypraw
        [few] { $n } karty wypraw
        [many] { $n } kart wypraw
       *[other] { $n } karty wypraw
    } z wierzchu talii
does-lay-pawn =
    { $n ->
        [one] { $n } pionek trafia na tę kartę do końca rundy
        [few] { $n } pionki trafiają na tę kartę do końca rundy
        [many] { $n } pionków trafia na tę kartę do końca rundy
       *[other] { $n } pionka trafia na tę kartę do końca rundy
    }
does-turn-die = twoja najniższa { $die } pokazuje najwyższą liczbę
does-attack = twój atak +{ $n }
does-weaken = atak przeciwnika −{ $n }
does-humble = prestiż przeciwnika −{ $n }
does-ready-ally = odświeżasz jednego swojego użytego sojusznika
does-ready-relic = odświeżasz jedną swoją użytą relikwię
does-ready-prestige = odświeżasz jeden swój użyty żeton prestiżu
does-reroll =
    przerzucasz najwyżej { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }
does-on-gain = Przy otrzymaniu:
does-in-tent = Namiot, w pierwszym najeździe:
does-with-lance = Kopia, w jednym najeździe:
does-faith-reroll-bonus =
    Stale: za żeton wiary przerzucasz o { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    } więcej.
does-plan-journey-bonus =
    Stale: akcja { action-plan_journey } daje ci o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } więcej.
does-coin-discount =
    Stale: akcje { action-market } i { action-gain_ally } kosztują cię o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    } mniej.
does-travel-limit-bonus =
    Stale: w każdej fazie wypraw możesz zagrać o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } więcej.
does-title-bonus =
    Stale: każdy zdobyty tytuł daje ci o { $n ->
        [one] { $n } punkt chwały
        [few] { $n } punkty chwały
        [many] { $n } punktów chwały
       *[other] { $n } punktu chwały
    } więcej.
does-in-pass = W jednym najeździe pojedynku:
does-price = Koszt: { priced-goods }.
does-free = Za darmo.
does-challenge = Pojedynek: atak { $attack }, prestiż { $prestige }. Za zwycięstwo:
does-to-all = Każdy gracz:
does-event-action = Akcja dla jednego pionka w tej rundzie.
does-knight =
    Atak { $attack }, prestiż { $prestige }. Za zwycięstwo: { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }.
does-adds-die = W każdym najeździe rzuca kością zbroi i dodaje wynik do ataku.
does-fewer-dice = W walce z nim rzucasz o jedną kość mniej: { $die }.
does-start =
    Na początek: { $coin ->
        [one] { $coin } moneta
        [few] { $coin } monety
        [many] { $coin } monet
       *[other] { $coin } monety
    }, { $strength ->
        [one] { $strength } żeton siły
        [few] { $strength } żetony siły
        [many] { $strength } żetonów siły
       *[other] { $strength } żetonu siły
    }, { $faith ->
        [one] { $faith } żeton wiary
        [few] { $faith } żetony wiary
        [many] { $faith } żetonów wiary
       *[other] { $faith } żetonu wiary
    }, { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }.
does-levels = Wierzchowiec: poziom { steed-roman }, zbroja: poziom { armour-roman }.
does-titles-dealt =
    { $n ->
        [one] Cel osobisty: { $n } dobrany tytuł.
        [few] Cel osobisty: jeden z { $n } dobranych tytułów.
        [many] Cel osobisty: jeden z { $n } dobranych tytułów.
       *[other] Cel osobisty: jeden z { $n } dobranych tytułów.
    }
does-titles-kept = Cele osobiste – tytuły do wyboru: { $n }, do zachowania: { $keep }.
does-cards-dealt =
    Karty { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwań
    }: { $n }.
does-special-allies = Specjalni sojusznicy: { $n }.
does-income =
    Dochód co rundę: { $coin ->
        [one] { $coin } moneta
        [few] { $coin } monety
        [many] { $coin } monet
       *[other] { $coin } monety
    }, { $strength ->
        [one] { $strength } żeton siły
        [few] { $strength } żetony siły
        [many] { $strength } żetonów siły
       *[other] { $strength } żetonu siły
    }, { $faith ->
        [one] { $faith } żeton wiary
        [few] { $faith } żetony wiary
        [many] { $faith } żetonów wiary
       *[other] { $faith } żetonu wiary
    }.
does-title-glory =
    Nagroda: { $n ->
        [one] { $n } punkt chwały
        [few] { $n } punkty chwały
        [many] { $n } punktów chwały
       *[other] { $n } punktu chwały
    }.
does-needs-played =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwań
    } na twoim stosie kart odrzuconych
does-needs-allies =
    { $n ->
        [one] { $n } dowolny sojusznik
        [few] { $n } dowolnych sojuszników
        [many] { $n } dowolnych sojuszników
       *[other] { $n } dowolnego sojusznika
    }
does-needs-ally =
    { $n ->
        [one] { $ally }
        [few] { $n } × { $ally }
        [many] { $n } × { $ally }
       *[other] { $n } × { $ally }
    }
does-needs-without = bez sojusznika „{ $ally }”
does-needs-relics =
    { $n ->
        [one] { $n } dowolna relikwia
        [few] { $n } dowolne relikwie
        [many] { $n } dowolnych relikwii
       *[other] { $n } dowolnej relikwii
    }
does-needs-prestige =
    { $n ->
        [one] { $n } żeton prestiżu
        [few] { $n } żetony prestiżu
        [many] { $n } żetonów prestiżu
       *[other] { $n } żetonu prestiżu
    }
does-needs-goods = { priced-goods }
does-needs-level =
    { $item ->
        [steed] wierzchowiec
       *[armour] zbroja
    } na poziomie { level-roman }
does-needs-duel = wygrany pojedynek (atak { $attack }, prestiż { $prestige })
does-opponent-ally = Usuwa z gry sojusznika; szuka w tej kolejności: { $allies }.
does-opponent-plan =
    Usuwa z gry wszystkie odsłonięte karty { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwań
    }, jeśli żadnej nie brakuje.
does-opponent-special-ally = Usuwa z gry specjalnego sojusznika.
does-opponent-new-goal = { action-new_goal }.
does-opponent-event = { action-event }.
does-opponent-initiative = { action-initiative }.
does-opponent-training = { action-training }.
does-opponent-prayer = { action-prayer }.
does-opponent-service = { action-service }.
does-opponent-herald = { action-herald }.
