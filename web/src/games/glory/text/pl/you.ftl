# Co zrobił sam czytelnik: zamiast komunikatów o tej samej nazwie.

you-event-advanced =
    { $stage ->
        [1] Wygrywasz ćwierćfinał.
        [2] Wygrywasz półfinał.
       *[other] Wygrywasz finał.
    }
you-event-allies-bound = Przeznaczasz na tytuł „{ $title }”: { $allies }.
you-event-ally-gained = Zdobywasz sojusznika: { $ally }.
you-event-ally-none-left = Nie otrzymujesz sojusznika: w stosie ze zwojem nie ma już żetonu „{ $ally }”.
you-event-ally-readied = Odświeżasz sojusznika: { $ally }.
you-event-ally-recovered = Odzyskujesz po porażce sojusznika: { $ally }.
you-event-ally-used = Używasz sojusznika: { $ally }.
you-event-attack-raised = Twój atak: +{ $n } w tym najeździe, teraz { $attack }.
you-event-card-discarded = Odkładasz kartę „{ $travel }” na własny stos kart odrzuconych.
you-event-card-drawn =
    Dobierasz kartę { $type ->
        [romance] romansu
        [trade] targu
       *[challenge] wyzwania
    } z wierzchu talii.
you-event-card-played = Zagrywasz kartę „{ $travel }”.
you-event-card-taken = Bierzesz odsłoniętą kartę „{ $travel }”.
you-event-cards-enough = Nie bierzesz więcej kart.
you-event-cards-given-back =
    Oddajesz { $count ->
        [one] { $count } kartę wypraw
        [few] { $count } karty wypraw
        [many] { $count } kart wypraw
       *[other] { $count } karty wypraw
    }.
you-event-cards-run-out = Nie bierzesz więcej kart: już ich nie ma.
you-event-challenge-lost = Przegrywasz wyzwanie „{ $travel }”. Karta wraca na rękę.
you-event-challenge-won = Wygrywasz wyzwanie „{ $travel }”.
you-event-character-chosen = Wybierasz postać „{ $character }”.
you-event-consolation =
    Odpadasz { $stage ->
        [1] w ćwierćfinale
        [2] w półfinale
       *[other] w finale
    } i możesz zagrać najwyżej { $most ->
        [one] { $most } kartę wypraw
        [few] { $most } karty wypraw
        [many] { $most } kart wypraw
       *[other] { $most } karty wypraw
    }.
you-event-die-turned = Ustawiasz kość: { $before } → { $after }. Atak: { $attack }.
you-event-duel-card = Stajesz do pojedynku. Wyzwanie: „{ $travel }”.
you-event-duel-knight = Pojedynek: ty kontra { $knight }.
you-event-duel-lost = Przegrywasz pojedynek { $passes } : { $lost }.
you-event-duel-opponent = Pojedynek: ty kontra SIR.
you-event-duel-player = Pojedynek: ty kontra { $other }.
you-event-duel-title = Stajesz do pojedynku o tytuł „{ $title }”.
you-event-duel-won = Wygrywasz pojedynek { $passes } : { $lost }.
you-event-faith-recovered = Odzyskujesz po porażce 1 żeton wiary.
you-event-faith-spent = Wydajesz 1 żeton wiary na przerzut.
you-event-foe-humbled = Wyśmiewasz przeciwnika: prestiż −{ $n } w tym najeździe, teraz { $prestige }.
you-event-foe-weakened = Osłabiasz przeciwnika: atak −{ $n } w tym najeździe, teraz { $attack }.
you-event-gained = Otrzymujesz { counted-goods }.
you-event-glory-gained =
    Otrzymujesz { $count ->
        [one] { $count } punkt chwały
        [few] { $count } punkty chwały
        [many] { $count } punktów chwały
       *[other] { $count } punktu chwały
    } (łącznie { $glory }).
you-event-glory-lost =
    Tracisz { $count ->
        [one] { $count } punkt chwały
        [few] { $count } punkty chwały
        [many] { $count } punktów chwały
       *[other] { $count } punktu chwały
    } (zostaje { $glory }).
you-event-goal-open = Masz jawny cel osobisty: „{ $title }”.
you-event-goal-revealed = Odkrywasz cel osobisty: „{ $title }”.
you-event-goals-dealt =
    Wybierasz cel osobisty spośród { $count ->
        [one] { $count } tytułu
        [few] { $count } tytułów
        [many] { $count } tytułów
       *[other] { $count } tytułu
    }.
you-event-goods-bound = Przeznaczasz na tytuł „{ $title }” { counted-goods }.
you-event-knight-challenged = Wyzywasz rycerza: { $knight } ({ $city }).
you-event-later-cards =
    Zaczynasz później i dobierasz { $count ->
        [one] { $count } kartę wyzwania
        [few] { $count } karty wyzwań
        [many] { $count } kart wyzwań
       *[other] { $count } karty wyzwania
    }.
you-event-level-not-raised =
    Nie ulepszasz { $item ->
        [steed] wierzchowca
       *[armour] zbroi
    }: na poziom { to-roman } przechodzi się tylko z bezpośrednio niższego.
you-event-level-raised =
    Ulepszasz { $item ->
        [steed] wierzchowca
       *[armour] zbroję
    } na poziom { level-roman }.
you-event-lost = Tracisz { counted-goods }.
you-event-no-relics = Nie otrzymujesz relikwii: już ich nie ma.
you-event-no-titles = Nie dobierasz tytułów: już ich nie ma.
you-event-nobody-to-hire = Nikogo nie otrzymujesz: na karcie wydarzenia nie ma sojusznika.
you-event-not-registered = Nie możesz się zgłosić: nie ma rycerza do wyzwania.
you-event-paid = Płacisz { counted-goods }.
you-event-pass-lost = Przegrywasz najazd { $number }, { $attack } : { $against }.
you-event-pass-won = Wygrywasz najazd { $number }, { $attack } : { $against }.
you-event-pawn-laid =
    Kładziesz na karcie wydarzenia { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionka
    }.
you-event-pawn-placed = Umieszczasz pionek: { $action }. Pozostałe pionki: { $left }.
you-event-prestige-gained = Otrzymujesz żeton prestiżu „{ $prestige }”.
you-event-prestige-none-left = Nie otrzymujesz żetonu prestiżu „{ $prestige }”: już ich nie ma.
you-event-prestige-owned = Masz już żeton prestiżu „{ $prestige }”, drugi przepada.
you-event-prestige-readied = Odświeżasz żeton prestiżu „{ $prestige }”.
you-event-prestige-recovered = Odzyskujesz po porażce żeton prestiżu „{ $prestige }”.
you-event-prestige-spent = Wygrywasz przy remisie i odwracasz żeton prestiżu „{ $prestige }”.
you-event-prize-won = Wygrywasz turniej i zdobywasz: „{ $prize }”.
you-event-relic-gained = Otrzymujesz relikwię „{ $relic }”.
you-event-relic-none-left = Nie otrzymujesz relikwii „{ $relic }”: już ich nie ma.
you-event-relic-readied = Odświeżasz relikwię: { $relic }.
you-event-relic-recovered = Odzyskujesz po porażce relikwię: { $relic }.
you-event-relic-used = Używasz relikwii: { $relic }.
you-event-relics-bound = Przeznaczasz na tytuł „{ $title }”: { $relics }.
you-event-rerolled = Przerzucasz: { $before }. Nowy wynik: { $after }. Atak: { $attack }.
you-event-rolled = Rzucasz: { $dice }. Atak: { $attack }.
you-event-shield-placed = Umieszczasz herb w turnieju: pole { $place }.
you-event-start-cards = Dobierasz karty początkowe. Romans: { $romance }, targ: { $trade }, wyzwanie: { $challenge }.
you-event-strength-committed =
    Używasz { $count ->
        [one] { $count } żetonu siły
        [few] { $count } żetonów siły
        [many] { $count } żetonów siły
       *[other] { $count } żetonu siły
    } (w tym pojedynku łącznie { $total }).
you-event-strength-recovered = Odzyskujesz po porażce 1 żeton siły.
you-event-tie-initiative = Atak i prestiż są równe; decyduje twoja lepsza inicjatywa.
you-event-tie-player = Atak i prestiż są równe; taki remis rozstrzyga się na twoją korzyść.
you-event-title-claimed = Sięgasz po tytuł „{ $title }”.
you-event-title-fulfilled =
    Zdobywasz tytuł „{ $title }”, wart { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }.
you-event-title-kept = Zachowujesz jeden tytuł jako cel osobisty. Odrzucone tytuły: { $discarded }.
you-event-title-lost = Przegrywasz pojedynek o tytuł „{ $title }”. Drugiej próby nie ma.
you-event-titles-drawn =
    Dobierasz { $count ->
        [one] { $count } tytuł
        [few] { $count } tytuły
        [many] { $count } tytułów
       *[other] { $count } tytułu
    }.
you-event-travel-passed = Pasujesz.
you-event-travel-stopped = Nie zagrywasz więcej kart.
you-event-waited = Ustępujesz w tej kolejce.
you-event-won =
    Koniec partii. Masz { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    } i wygrywasz.
you-event-won-by-prestige =
    Koniec partii. Remis w chwale (po { $glory }): { $tied }. Decydują żetony prestiżu: masz { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    } i wygrywasz.

# Co inni zrobili czytelnikowi.

to-you-event-duel-player = Pojedynek: { $seat } kontra ty.
