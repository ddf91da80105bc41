# Medieval Mastery: wszystko, co gra mówi w trakcie partii.
# Imiona graczy oraz nazwy kart, kafelków i artefaktów są w mianowniku i nie odmieniają się.

## Dziennik: przygotowanie i tury

event-castle-chosen = { $seat } wybiera zamek { $castle }.
event-match-begins = Początek partii. Zaczyna { $seat }.
event-start-knights =
    { $seat } zaczyna: { $homelands ->
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
event-turn-begins = Tura { $turn }: { $seat }.
event-turn-ends = { $seat } kończy turę.
event-knights-placed =
    { $count ->
        [0] { $seat } nie może dostawić ani jednego rycerza.
        [one] { $seat } dostawia do zamku { $count } rycerza.
        [few] { $seat } dostawia do zamku { $count } rycerzy.
        [many] { $seat } dostawia do zamku { $count } rycerzy.
       *[other] { $seat } dostawia do zamku { $count } rycerza.
    }
event-knights-forfeit =
    { $seat }: brakuje kości, przepada { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
event-card-played = { $seat } zagrywa kartę „{ $card }”.
event-manoeuvre-gained = { $seat } zyskuje manewr. Pozostało w tej turze: { $count }.
event-manoeuvre-begins = { $seat } rozpoczyna manewr.
event-artefact-restored = { $seat } odnawia artefakt: { $artefact }.

## Dziennik: karty

event-cards-drawn =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-cards-seen = Dobrane: { $cards }.
event-reshuffled =
    { $seat } wtasowuje do talii stos kart odrzuconych: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-bonus-draw =
    { $seat } odkrywa kartę „{ $card }”: jeszcze { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-discarded = { $seat } odrzuca kartę „{ $card }”.
event-not-discarded = { $seat } niczego nie odrzuca.
event-random-discard = { $seat } odrzuca losową kartę: „{ $card }”.

## Dziennik: artefakty

event-crown-declared = { $seat } ogłasza: { $artefact }.
event-crown-aimed = { $seat } ogłasza: { $artefact }. Cel: { $target }.
event-window-opens = Okno reakcji: { $artefacts }. Kto może zareagować: { $circle }.
event-window-closes = Nikt nie reaguje, gra toczy się dalej.
event-artefact-broken = { $seat } niszczy artefakt: { $artefact } ({ $owner }).
event-artefact-applies = Działa { $artefact } ({ $seat }).
event-looked =
    { $seat } ogląda { $count ->
        [one] wierzchnią kartę
        [few] { $count } wierzchnie karty
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchniej karty
    } { $whose ->
        [own] swojej talii
       *[other] talii ({ $owner })
    }.
event-look-seen = Na wierzchu talii: { $cards }.
event-arranged =
    { $seat } odkłada na talię { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } w wybranej kolejności.
event-left-on-top =
    { $seat } zostawia wierzchnią kartę { $whose ->
        [own] swojej talii
       *[other] talii ({ $owner })
    } na miejscu.
event-top-discarded =
    { $seat } odrzuca wierzchnią kartę { $whose ->
        [own] swojej talii
       *[other] talii ({ $owner })
    }: „{ $card }”.
event-recycled = { $seat } wtasowuje do talii kartę „{ $card }”.

## Dziennik: plansza

event-transferred =
    { $seat } przesuwa { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }: { $source } → { $target }.
event-redeployed = { $seat } kończy przegrupowanie.
event-advanced =
    { $seat } naciera: { $tile } ({ $hex }), { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
event-no-advance = { $seat } rezygnuje z natarcia.
event-conquered = { $seat } zdobywa terytorium { $tile } ({ $hex }).
event-tile-loss =
    { $tile } ({ $hex }): { $seat } traci { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
event-abandoned = { $tile } ({ $hex }): nikt tu nie został.
event-cut-off = { $tile } ({ $hex }): { $seat } zachowuje to terytorium, ale jest ono odcięte od zamku.
event-supply-lost =
    { $tile } ({ $hex }): zaopatrzenie przerwane, { $seat } traci { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.

## Dziennik: bitwa

event-battle-begins =
    Bitwa o terytorium { $tile } ({ $hex }). Atakuje { $attacker } ({ $attacking ->
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
event-siege-begins =
    Oblężenie zamku ({ $hex }). Atakuje { $attacker } ({ $attacking ->
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
event-tile-points =
    { $tile }: { $seat } otrzymuje { $points ->
        [one] { $points } punkt walki
        [few] { $points } punkty walki
        [many] { $points } punktów walki
       *[other] { $points } punktu walki
    }.
event-arena-rolls = Rzut na Arenie: { $attacker } – { $first }, { $defender } – { $second }.
event-knights-lost =
    { $seat } traci { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    } ({ $hex }).
event-points-gained =
    { $seat } otrzymuje { $points ->
        [one] { $points } punkt walki
        [few] { $points } punkty walki
        [many] { $points } punktów walki
       *[other] { $points } punktu walki
    }.
event-equalised =
    { $seat } wyrównuje siły: obu stronom liczy się po { $count ->
        [one] { $count } rycerzu
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
event-not-equalised = { $seat } nie wyrównuje sił.
event-conflicts-revealed = Karty konfliktu odkryte: { $attacker } – { $first }, { $defender } – { $second }.
event-conflict-roll = Karta „{ $card }”: { $seat } wyrzuca { $roll }.
event-support-played =
    { $seat } zagrywa kartę „{ $card }” i otrzymuje { $points ->
        [one] { $points } punkt walki
        [few] { $points } punkty walki
        [many] { $points } punktów walki
       *[other] { $points } punktu walki
    }.
event-support-stopped = { $seat } na razie nie zagrywa więcej kart.
event-support-passed = { $seat } pasuje.
event-support-forbidden = { $tile }: w tej bitwie nie zagrywa się kart wsparcia.
event-battle-won = { $winner } wygrywa bitwę { $high } : { $low }. Przegrywa { $loser }, różnica: { $margin }.
event-battle-tied = Remis { $points } : { $points }, więc wygrywa obrońca: { $defender }. Różnica: { $margin }.
event-disorder-rolls =
    { $count ->
        [0] Nieład: { $seat } wyrzuca { $rolls } i nikogo nie traci.
        [one] Nieład: { $seat } wyrzuca { $rolls } i traci { $count } rycerza.
        [few] Nieład: { $seat } wyrzuca { $rolls } i traci { $count } rycerzy.
        [many] Nieład: { $seat } wyrzuca { $rolls } i traci { $count } rycerzy.
       *[other] Nieład: { $seat } wyrzuca { $rolls } i traci { $count } rycerza.
    }
event-reversed = Zwrot akcji: bitwę wygrywa jednak { $seat }.
event-retreated =
    { $seat } wycofuje do zamku { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }.
event-kept = { $seat } utrzymuje terytorium { $tile } ({ $hex }).
event-siege-beaten = { $seat } odpiera oblężenie zamku ({ $hex }).
event-siege-void = Koniec oblężenia zamku, nie ma już komu walczyć: { $seat } ({ $hex }).
event-battle-void = { $tile } ({ $hex }): nikt nie ocalał, terytorium jest niczyje.

## Dziennik: koniec partii

event-won-by-points =
    { $seat } wygrywa partię: { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    } (potrzeba { $target }).
event-won-by-team =
    Partię wygrywa drużyna: { $team }. Razem { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    } (potrzeba { $target }).
event-won-by-siege = { $seat } zdobywa cudzy zamek ({ $owner }) i wygrywa partię.
event-ended-by-limit =
    Koniec partii: wyczerpano limit rund, rozegrano { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }.
score-tile = { $tile } ({ $hex })

## Ile co jest warte

worth-own = Pod twoją kontrolą
worth-team = Pod kontrolą sojusznika: { $seat }
worth-rival = Pod kontrolą rywala: { $seat }
worth-free = Terytorium niczyje
worth-tiles = Twoje: { $count } z { $all }

## Pytania

ask-castle = Który zamek wybierasz?
ask-window =
    { $manoeuvres ->
        [0] Nie masz już manewrów. Co jeszcze robisz?
        [one] Twoja tura, masz { $manoeuvres } manewr. Co robisz?
        [few] Twoja tura, masz { $manoeuvres } manewry. Co robisz?
        [many] Twoja tura, masz { $manoeuvres } manewrów. Co robisz?
       *[other] Twoja tura, masz { $manoeuvres } manewru. Co robisz?
    }
ask-fracture = Który artefakt niszczysz?
ask-crown-target = { $artefact }: kto jest celem?
ask-response = Zaraz zadziała: { $artefacts }. Odpowiadasz kartą „{ card-fracture }”?
ask-break = Który artefakt niszczysz? Właściciel: { $target }.
ask-arrange = Która karta ma leżeć jako { $place }. od góry?
ask-recycle = Którą kartę wtasowujesz do talii?
ask-top-card =
    Wierzchnia karta { $whose ->
        [own] twojej talii
       *[other] talii ({ $owner })
    } to „{ $card }”. Zostawiasz ją czy odrzucasz?
ask-discard = Odrzucasz kartę z ręki?
ask-source = Przegrupowanie (nieobowiązkowe): skąd przesuwasz rycerzy?
ask-destination = Dokąd przesuwasz rycerzy z heksu { $source }?
ask-count = Ilu rycerzy przesuwasz: { $source } → { $target }?
ask-advance = Dokąd nacierasz?
ask-advance-count = { $tile } ({ $hex }): iloma rycerzami nacierasz?
ask-equalise =
    Masz { $own ->
        [one] { $own } rycerza
        [few] { $own } rycerzy
        [many] { $own } rycerzy
       *[other] { $own } rycerza
    }, przeciwnik { $other }. Wyrównać siły do większej liczby?
ask-conflict = Którą kartę konfliktu zagrywasz? Punkty walki: ty { $own }, przeciwnik { $other }.
ask-support = Zagrywasz kartę wsparcia? Punkty walki: twoja strona { $own }, druga strona { $other }.

## Odpowiedzi

option-castle = Zamek { $castle }
option-play = Zagraj kartę „{ $card }”
option-crown = Użyj: { $artefact }
option-manoeuvre = Rozpocznij manewr: przegrupowanie, potem natarcie
option-end-turn = Zakończ turę
option-break = Zniszcz: { $artefact } ({ $owner })
option-aim = { $target }
option-pass = Spasuj
option-place-card = { $card }
option-recycle = Wtasuj do talii kartę „{ $card }”
option-keep = Zostaw na wierzchu
option-discard-top = Odrzuć kartę „{ $card }”
option-discard = Odrzuć kartę „{ $card }”
option-discard-none = Niczego nie odrzucaj
option-from-castle =
    Zamek: { $knights ->
        [one] { $knights } rycerz
        [few] { $knights } rycerzy
        [many] { $knights } rycerzy
       *[other] { $knights } rycerza
    }
option-from-tile =
    { $tile } ({ $hex }): { $knights ->
        [one] { $knights } rycerz
        [few] { $knights } rycerzy
        [many] { $knights } rycerzy
       *[other] { $knights } rycerza
    }
option-to-castle =
    Zamek: { $knights ->
        [one] { $knights } rycerz
        [few] { $knights } rycerzy
        [many] { $knights } rycerzy
       *[other] { $knights } rycerza
    }, bez limitu
option-to-tile =
    { $tile } ({ $hex }): { $knights ->
        [one] { $knights } rycerz
        [few] { $knights } rycerzy
        [many] { $knights } rycerzy
       *[other] { $knights } rycerza
    }, pojemność { $capacity }
option-done = Zostaw rycerzy na miejscach
option-knights =
    { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }
option-advance-empty = Zajmij: { $tile } ({ $hex }), bez obrońców, wartość { $value }
option-advance-attack =
    Atakuj: { $tile } ({ $hex }), wartość { $value }; broni się { $owner }, { $knights ->
        [one] { $knights } rycerz
        [few] { $knights } rycerzy
        [many] { $knights } rycerzy
       *[other] { $knights } rycerza
    }
option-advance-siege =
    Oblegaj zamek ({ $owner }): broni go { $knights ->
        [one] { $knights } rycerz
        [few] { $knights } rycerzy
        [many] { $knights } rycerzy
       *[other] { $knights } rycerza
    }
option-stay = Zrezygnuj z natarcia
option-equalise =
    Wyrównaj: obu stronom po { $count ->
        [one] { $count } rycerzu
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }
option-decline = Nie wyrównuj
option-conflict = Zagraj kartę „{ $card }”
option-no-conflict = Nie zagrywaj karty konfliktu
option-support =
    Zagraj kartę „{ $card }”: { $points ->
        [one] { $points } punkt walki
        [few] { $points } punkty walki
        [many] { $points } punktów walki
       *[other] { $points } punktu walki
    }
option-stop = Na razie nie zagrywaj więcej kart

## Odmowy

blocked-not-held = Nie masz na ręce karty „{ $card }”.
blocked-forced-card = Karty „{ $card }” nie zagrywa się samodzielnie: działa od razu, gdy tylko trafi na rękę.
blocked-no-other-artefact = Inni gracze nie mają nienaruszonych artefaktów.
blocked-crown-used = { $artefact } została już użyta w tej turze.
blocked-crown-broken = { $artefact } jest zniszczona i nie można jej użyć.
blocked-crown-idle = { $artefact } nic by teraz nie dała.
blocked-no-manoeuvre = W tej turze nie masz już manewrów.
blocked-own-artefact = { $artefact } to twój artefakt, a niszczyć można tylko cudze.
blocked-already-broken = { $artefact } ({ $owner }): ten artefakt jest już zniszczony.
blocked-declared-crown = { $artefact } to korona, której właśnie używasz; samej siebie nie zniszczy.
blocked-target-idle = { $target }: przy takim celu korona nic nie da.
blocked-not-played-last-turn = Karty „{ $card }” nie ma wśród zagranych w twojej poprzedniej turze.
blocked-one-must-stay = { $tile } ({ $hex }): nie ma tu zbędnych rycerzy, co najmniej jeden musi zostać.
blocked-castle-empty = W twoim zamku nie ma rycerzy.
blocked-unsupplied = { $tile } ({ $hex }): brak linii zaopatrzenia z twojego zamku, rycerze nie mogą ani stąd odejść, ani tu przyjść.
blocked-has-received = W tym przegrupowaniu przybyli tu już rycerze, więc nie można ich stąd zabrać.
blocked-has-given = W tym przegrupowaniu odeszli stąd już rycerze, więc nie można ich tu przesunąć.
blocked-tile-full =
    Nie ma już miejsca: zmieści się tu najwyżej { $capacity ->
        [one] { $capacity } rycerz
        [few] { $capacity } rycerzy
        [many] { $capacity } rycerzy
       *[other] { $capacity } rycerza
    }.
blocked-no-dice = Brakuje kości: na planszy leży już { $dice } z twoich { $limit }.
blocked-no-destination = Stąd nie ma dokąd przesunąć rycerzy.
blocked-out-of-reach = { $tile } ({ $hex }): poza zasięgiem, obok nie ma twojego zamku ani twojego zaopatrzonego terytorium, nawet przez jezioro.
blocked-own-land = { $tile } ({ $hex }): to już twoje terytorium.
blocked-team-land = { $tile } ({ $hex }): to terytorium sojusznika ({ $owner }).
blocked-lake = Heks { $hex } to jezioro, a jezior nie można zdobywać.
blocked-castle-safe = Tego zamku ({ $owner }) nie można zaatakować: pozwala na to tylko wariant „{ variant-castle_siege }”.
blocked-siege-out-of-reach = Ten zamek ({ $owner }) jest poza zasięgiem: obok nie ma twojego zamku ani twojego zaopatrzonego terytorium.
blocked-no-knights = W twoim zamku nie ma rycerzy, a natarcie rusza tylko z zamku.
blocked-too-many =
    { $count } to za dużo: można tu wysłać najwyżej { $most ->
        [one] { $most } rycerza
        [few] { $most } rycerzy
        [many] { $most } rycerzy
       *[other] { $most } rycerza
    }.
blocked-must-play-conflict = Masz na ręce kartę konfliktu, więc musisz ją zagrać.
blocked-not-a-conflict-card = „{ $card }” to nie karta konfliktu, a teraz można zagrać tylko taką.
blocked-not-a-support-card = „{ $card }” to nie karta wsparcia, a teraz można zagrać tylko taką.

## Co robią elementy gry: z tych zdań składają się ich teksty

effect-when =
    { $when ->
        [setup] Podczas przygotowania
        [static] Zawsze
        [battle_start] Na początku bitwy w tym miejscu
        [battle_support_step] W kroku wsparcia bitwy w tym miejscu
        [on_conquest] Po zdobyciu
        [before_conflict_attacker] Gdy atakujesz, przed wyborem kart konfliktu
        [before_conflict_defender] Gdy się bronisz, przed wyborem kart konfliktu
        [after_outcome_winner] Gdy wygrasz bitwę
        [after_outcome_loser] Gdy przegrasz bitwę
        [own_turn_once] Raz w swojej turze
        [own_turn_window] W swojej turze, poza manewrem
        [fracture_window] Jako reakcja, w dowolnej turze, gdy ma właśnie zadziałać artefakt innego gracza
        [after_draw] Gdy tylko skończysz dobierać karty
        [conflict_reveal] Po odkryciu kart konfliktu
       *[support_play] Gdy zagrywasz tę kartę w bitwie
    }
effect-add_points =
    { effect-when }: { $target ->
        [attacker] atakujący otrzymuje
        [defender] obrońca otrzymuje
        [opponent] przeciwnik otrzymuje
       *[self] otrzymujesz
    } { $n ->
        [one] { $n } punkt walki
        [few] { $n } punkty walki
        [many] { $n } punktów walki
       *[other] { $n } punktu walki
    }.
effect-conflict_value =
    Daje { $n ->
        [one] { $n } punkt walki
        [few] { $n } punkty walki
        [many] { $n } punktów walki
       *[other] { $n } punktu walki
    }.
effect-conflict_roll = Po odkryciu obu kart konfliktu rzuć kością (od 1 do { $n }) i dodaj wynik do swoich punktów walki.
effect-support_value =
    Daje { $n ->
        [one] { $n } punkt walki
        [few] { $n } punkty walki
        [many] { $n } punktów walki
       *[other] { $n } punktu walki
    }.
effect-set_capacity =
    Każdy gracz może mieć tu najwyżej { $n ->
        [one] { $n } rycerza
        [few] { $n } rycerzy
        [many] { $n } rycerzy
       *[other] { $n } rycerza
    }.
effect-forbid_support = W bitwie w tym miejscu nie wolno zagrywać kart wsparcia.
effect-arena_roll = Na początku bitwy w tym miejscu każda strona rzuca kością. Strona, która wyrzuci mniej, traci tu 1 rycerza; przy remisie obie strony tracą po 1. Bitwa trwa dalej tylko wtedy, gdy obie strony mają jeszcze rycerzy.
effect-start_distribution = Na początku partii rycerze z sąsiedniego zamku są dzieleni po równo między ten zamek i jego Ziemie ojczyste.
effect-gain_knights =
    { effect-when }: { $target ->
        [opponent] przeciwnik wystawia { $n ->
                [one] { $n } rycerza
                [few] { $n } rycerzy
                [many] { $n } rycerzy
               *[other] { $n } rycerza
            } w swoim zamku.
       *[self] wystaw { $n ->
                [one] { $n } rycerza
                [few] { $n } rycerzy
                [many] { $n } rycerzy
               *[other] { $n } rycerza
            } w swoim zamku.
    }
effect-lose_knights =
    { effect-when }: { $target ->
        [opponent] przeciwnik traci jeszcze { $n ->
                [one] { $n } rycerza
                [few] { $n } rycerzy
                [many] { $n } rycerzy
               *[other] { $n } rycerza
            } na terytorium konfliktu.
       *[conqueror] tracisz tu { $n ->
                [one] { $n } rycerza
                [few] { $n } rycerzy
                [many] { $n } rycerzy
               *[other] { $n } rycerza
            }; jeśli nikt nie zostanie, terytorium pozostaje puste.
    }
effect-draw =
    { effect-when }: odkryj tę kartę, dobierz jeszcze { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }, po czym ją odrzuć.
effect-draw_up_to =
    { effect-when }: dobierz karty, aż będziesz mieć na ręce { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
effect-discard_choice =
    { effect-when }: możesz odrzucić { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z ręki.
effect-discard_random =
    { effect-when }: { $target ->
        [self] odrzucasz
       *[opponent] przeciwnik odrzuca
    } { $n ->
        [one] { $n } losową kartę
        [few] { $n } losowe karty
        [many] { $n } losowych kart
       *[other] { $n } losowej karty
    }.
effect-destroy_artefact =
    { effect-when }: { $target ->
        [any_player] wybierz dowolnego gracza i zniszcz { $n ->
                [one] { $n } jego artefakt
                [few] { $n } jego artefakty
                [many] { $n } jego artefaktów
               *[other] { $n } jego artefaktu
            }.
       *[other_artefact] zniszcz { $n ->
                [one] { $n } cudzy artefakt
                [few] { $n } cudze artefakty
                [many] { $n } cudzych artefaktów
               *[other] { $n } cudzego artefaktu
            }.
    }
effect-cancel_and_destroy = { effect-when }: anuluj jego działanie i zniszcz go.
effect-peek_reorder =
    { effect-when }: obejrzyj { $n ->
        [one] { $n } wierzchnią kartę
        [few] { $n } wierzchnie karty
        [many] { $n } wierzchnich kart
       *[other] { $n } wierzchniej karty
    } swojej talii i odłóż je na wierzch w dowolnej kolejności.
effect-peek_keep_or_discard = { effect-when }: obejrzyj wierzchnią kartę talii dowolnego gracza, po czym zostaw ją na miejscu albo odrzuć.
effect-recycle =
    { effect-when }: wtasuj do talii { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } ze swojego stosu kart odrzuconych – spośród zagranych w twojej poprzedniej turze.
effect-equalise_knights = { effect-when }: możesz wyrównać siły – w tej bitwie obu stronom liczy się większa z dwóch liczb rycerzy.
effect-redeploy = { effect-when }: przeprowadź jeszcze jedno przegrupowanie, bez natarcia.
effect-extra_manoeuvre =
    { effect-when }: otrzymujesz w tej turze jeszcze { $n ->
        [one] { $n } manewr
        [few] { $n } manewry
        [many] { $n } manewrów
       *[other] { $n } manewru
    } (przegrupowanie i natarcie).
