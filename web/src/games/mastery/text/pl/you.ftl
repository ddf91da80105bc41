# Co zrobił sam czytelnik: zamiast komunikatów o tej samej nazwie.

you-event-advanced =
    Nacierasz: { $tile } ({ $hex }), { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
you-event-arena-rolls = Rzut na Arenie: ty – { $first }, { $defender } – { $second }.
you-event-arranged =
    Odkładasz na talię { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } w wybranej kolejności.
you-event-artefact-applies = Działa twój artefakt: { $artefact }.
you-event-artefact-broken = Niszczysz artefakt: { $artefact } ({ $owner }).
you-event-artefact-restored = Odnawiasz artefakt: { $artefact }.
you-event-battle-begins =
    Bitwa o terytorium { $tile } ({ $hex }). Atakujesz ty ({ $attacking ->
        [one] { $attacking } rycerz
        [few] { $attacking } rycerzy
        [many] { $attacking } rycerzy
       *[other] { $attacking } rycerza
    }), broni się { $defender } ({ $defending ->
        [one] { $defending } rycerz
        [few] { $defending } rycerzy
        [many] { $defending } rycerzy
       *[other] { $defending } rycerza
    }).
you-event-battle-tied = Remis { $points } : { $points }, więc wygrywasz jako obrońca. Różnica: { $margin }.
you-event-battle-won = Wygrywasz bitwę { $high } : { $low }. Przegrywa { $loser }, różnica: { $margin }.
you-event-bonus-draw =
    Odkrywasz kartę „{ $card }” i dobierasz jeszcze { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
you-event-card-played = Zagrywasz kartę „{ $card }”.
you-event-cards-drawn =
    Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
you-event-castle-chosen = Wybierasz zamek { $castle }.
you-event-conflict-roll = Karta „{ $card }”: wyrzucasz { $roll }.
you-event-conflicts-revealed = Karty konfliktu odkryte: ty – { $first }, { $defender } – { $second }.
you-event-conquered = Zdobywasz terytorium { $tile } ({ $hex }).
you-event-crown-aimed = Ogłaszasz: { $artefact }. Cel: { $target }.
you-event-crown-declared = Ogłaszasz: { $artefact }.
you-event-cut-off = { $tile } ({ $hex }): to terytorium pozostaje twoje, ale jest odcięte od zamku. Rycerze nie mogą ani stąd odejść, ani tu przyjść.
you-event-discarded = Odrzucasz kartę „{ $card }”.
you-event-disorder-rolls =
    { $count ->
        [0] Nieład: wyrzucasz { $rolls } i nie tracisz rycerzy.
        [one] Nieład: wyrzucasz { $rolls } i tracisz { $count } rycerza.
        [few] Nieład: wyrzucasz { $rolls } i tracisz { $count } rycerzy.
        [many] Nieład: wyrzucasz { $rolls } i tracisz { $count } rycerzy.
       *[other] Nieład: wyrzucasz { $rolls } i tracisz { $count } rycerza.
    }
you-event-equalised =
    Wyrównujesz siły: obu stronom liczy się po { $count ->
        [one] { $count } rycerzu
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
you-event-kept = Utrzymujesz terytorium { $tile } ({ $hex }).
you-event-knights-forfeit =
    Brakuje ci kości, przepada { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
you-event-knights-lost =
    Tracisz { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    } ({ $hex }).
you-event-knights-placed =
    { $count ->
        [0] Nie możesz dostawić ani jednego rycerza.
        [one] Dostawiasz do zamku { $count } rycerza.
        [few] Dostawiasz do zamku { $count } rycerzy.
        [many] Dostawiasz do zamku { $count } rycerzy.
       *[other] Dostawiasz do zamku { $count } rycerza.
    }
you-event-left-on-top =
    Zostawiasz wierzchnią kartę { $whose ->
        [own] swojej talii
       *[other] talii ({ $owner })
    } na miejscu.
you-event-looked =
    Oglądasz { $count ->
        [one] wierzchnią kartę
        [few] { $count } wierzchnie karty
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchniej karty
    } { $whose ->
        [own] swojej talii
       *[other] talii ({ $owner })
    }.
you-event-manoeuvre-begins = Rozpoczynasz manewr.
you-event-manoeuvre-gained = Zyskujesz manewr. Pozostało w tej turze: { $count }.
you-event-match-begins = Początek partii. Zaczynasz.
you-event-no-advance = Rezygnujesz z natarcia.
you-event-not-discarded = Niczego nie odrzucasz.
you-event-not-equalised = Nie wyrównujesz sił.
you-event-points-gained =
    Otrzymujesz { $points ->
        [one] { $points } punkt walki
        [few] { $points } punkty walki
        [many] { $points } punktów walki
       *[other] { $points } punktu walki
    }.
you-event-random-discard = Odrzucasz losową kartę: „{ $card }”.
you-event-recycled = Wtasowujesz do talii kartę „{ $card }”.
you-event-redeployed = Kończysz przegrupowanie.
you-event-reshuffled =
    Wtasowujesz do talii stos kart odrzuconych: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
you-event-retreated =
    Wycofujesz do zamku { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
you-event-reversed = Zwrot akcji: to jednak ty wygrywasz bitwę.
you-event-siege-beaten = Odpierasz oblężenie zamku ({ $hex }).
you-event-siege-begins =
    Oblężenie zamku ({ $hex }). Atakujesz ty ({ $attacking ->
        [one] { $attacking } rycerz
        [few] { $attacking } rycerzy
        [many] { $attacking } rycerzy
       *[other] { $attacking } rycerza
    }), broni się { $defender } ({ $defending ->
        [one] { $defending } rycerz
        [few] { $defending } rycerzy
        [many] { $defending } rycerzy
       *[other] { $defending } rycerza
    }).
you-event-siege-void = Koniec oblężenia twojego zamku ({ $hex }), nie ma już komu walczyć.
you-event-start-knights =
    Zaczynasz: { $homelands ->
        [0] bez Ziem ojczystych przy zamku (więc wszyscy rycerze są w zamku)
        [one] { $homelands } kafelek Ziem ojczystych
        [few] { $homelands } kafelki Ziem ojczystych
        [many] { $homelands } kafelków Ziem ojczystych
       *[other] { $homelands } kafelka Ziem ojczystych
    }, w zamku { $castle ->
        [one] { $castle } rycerz
        [few] { $castle } rycerzy
        [many] { $castle } rycerzy
       *[other] { $castle } rycerza
    }.
you-event-supply-lost =
    { $tile } ({ $hex }): zaopatrzenie przerwane, tracisz { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
you-event-support-passed = Pasujesz.
you-event-support-played =
    Zagrywasz kartę „{ $card }” i otrzymujesz { $points ->
        [one] { $points } punkt walki
        [few] { $points } punkty walki
        [many] { $points } punktów walki
       *[other] { $points } punktu walki
    }.
you-event-support-stopped = Na razie nie zagrywasz więcej kart.
you-event-tile-loss =
    { $tile } ({ $hex }): tracisz { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
you-event-tile-points =
    { $tile }: otrzymujesz { $points ->
        [one] { $points } punkt walki
        [few] { $points } punkty walki
        [many] { $points } punktów walki
       *[other] { $points } punktu walki
    }.
you-event-top-discarded =
    Odrzucasz wierzchnią kartę { $whose ->
        [own] swojej talii
       *[other] talii ({ $owner })
    }: „{ $card }”.
you-event-transferred =
    Przesuwasz { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }: { $source } → { $target }.
you-event-turn-begins = Tura { $turn }: ty.
you-event-turn-ends = Kończysz turę.
you-event-won-by-points =
    Wygrywasz partię: { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    } (potrzeba { $target }).
you-event-won-by-siege = Zdobywasz cudzy zamek ({ $owner }) i wygrywasz partię.
you-option-aim = Ty

# Co inni zrobili czytelnikowi.

to-you-event-arena-rolls = Rzut na Arenie: { $attacker } – { $first }, ty – { $second }.
to-you-event-artefact-broken = { $seat } niszczy twój artefakt: { $artefact }.
to-you-event-battle-begins =
    Bitwa o terytorium { $tile } ({ $hex }). Atakuje { $attacker } ({ $attacking ->
        [one] { $attacking } rycerz
        [few] { $attacking } rycerzy
        [many] { $attacking } rycerzy
       *[other] { $attacking } rycerza
    }), bronisz się ty ({ $defending ->
        [one] { $defending } rycerz
        [few] { $defending } rycerzy
        [many] { $defending } rycerzy
       *[other] { $defending } rycerza
    }).
to-you-event-battle-won = { $winner } wygrywa z tobą bitwę { $high } : { $low }, różnica: { $margin }.
to-you-event-conflicts-revealed = Karty konfliktu odkryte: { $attacker } – { $first }, ty – { $second }.
to-you-event-crown-aimed = { $seat } ogłasza: { $artefact }. Cel: ty.
to-you-event-left-on-top = { $seat } zostawia wierzchnią kartę twojej talii na miejscu.
to-you-event-looked =
    { $seat } ogląda { $count ->
        [one] wierzchnią kartę
        [few] { $count } wierzchnie karty
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchniej karty
    } twojej talii.
to-you-event-siege-begins =
    Oblężenie twojego zamku ({ $hex }). Atakuje { $attacker } ({ $attacking ->
        [one] { $attacking } rycerz
        [few] { $attacking } rycerzy
        [many] { $attacking } rycerzy
       *[other] { $attacking } rycerza
    }), bronisz się ty ({ $defending ->
        [one] { $defending } rycerz
        [few] { $defending } rycerzy
        [many] { $defending } rycerzy
       *[other] { $defending } rycerza
    }).
to-you-event-top-discarded = { $seat } odrzuca wierzchnią kartę twojej talii: „{ $card }”.
to-you-event-won-by-siege = { $seat } zdobywa twój zamek i wygrywa partię.
