# Oblicze Medieval Mastery: słowa planszy, których nie mówią same zasady.

mastery-board = Plansza
mastery-closer = Przybliż
mastery-farther = Oddal
mastery-whole = Cała plansza

## Miejsca

mastery-spot-held =
    { $name } ({ $place }), { $owner }: { $knights ->
        [one] { $knights } rycerz
        [few] { $knights } rycerzy
        [many] { $knights } rycerzy
       *[other] { $knights } rycerzy
    }. Wartość { $value }.
mastery-spot-free = { $name } ({ $place }): terytorium niczyje. Wartość { $value }.
mastery-spot-castle =
    Zamek { $name } ({ $place }), { $owner }: { $knights ->
        [0] bez rycerzy
        [one] { $knights } rycerz
        [few] { $knights } rycerzy
        [many] { $knights } rycerzy
       *[other] { $knights } rycerzy
    }.
mastery-spot-lake = Jezioro ({ $place })
mastery-bare = Terytorium o wartości { $value }
mastery-spot-bare = Terytorium o wartości { $value } ({ $place })
mastery-held-by =
    Właściciel: { $owner }, { $knights ->
        [one] { $knights } rycerz
        [few] { $knights } rycerzy
        [many] { $knights } rycerzy
       *[other] { $knights } rycerzy
    }.
mastery-held-by-nobody = Terytorium niczyje.
mastery-worth = Wartość { $value }.
mastery-capacity =
    { $count ->
        [one] Mieści najwyżej { $count } rycerza.
        [few] Mieści najwyżej { $count } rycerzy.
        [many] Mieści najwyżej { $count } rycerzy.
       *[other] Mieści najwyżej { $count } rycerza.
    }
mastery-unsupplied = Bez zaopatrzenia: rycerzy stąd nie można przegrupować.
mastery-siege-defence = Broni go { $count } rycerzy, niezależnie od tego, ilu tam stoi.
mastery-your-supply = { $owner }: zaopatrzenie
mastery-within-reach = W zasięgu: +2 to punkty, 7 : 4 to siły przed kartami, jeśli ruszą wszyscy, którzy mogą

## Natarcie

mastery-to-send = Ilu rycerzy wysłać
mastery-there =
    { $castle }: { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerzy
    }
mastery-you = Ty
mastery-row-knights = Rycerze
mastery-row-tile = Terytorium: { $tile }
mastery-row-sceptres = Berła
mastery-row-equal = { $sceptre }: obie strony liczą się jako { $count }
mastery-row-conflict = Karty konfliktu
mastery-row-support = Wsparcie
mastery-before-cards = Przed kartami
mastery-if-won = Jeśli wygrasz
mastery-if-lost = Jeśli przegrasz
mastery-at-once = Od razu
mastery-lost-note = Ginie tylu rycerzy, ile wynosi różnica, reszta wraca. Remis wygrywa obrońca.
mastery-points-go = { $seat } { $from } → { $to }
mastery-gained =
    { $count ->
        [one] Przybywa tam { $count } nowy rycerz.
        [few] Przybywa tam { $count } nowych rycerzy.
        [many] Przybywa tam { $count } nowych rycerzy.
       *[other] Przybywa tam { $count } nowego rycerza.
    }
mastery-drowned =
    { $count ->
        [one] { $count } rycerz tam ginie.
        [few] { $count } rycerzy tam ginie.
        [many] { $count } rycerzy tam ginie.
       *[other] { $count } rycerzy tam ginie.
    }
mastery-abandoned = Nikt by tam nie został: terytorium pozostanie niczyje.
mastery-discards = Możesz odrzucić kartę.
mastery-wins = Tym samym wygrywasz partię.
mastery-siege-wins = Kto zdobędzie zamek, wygrywa partię.
mastery-stay-home =
    { $count ->
        [0] W zamku nikt nie zostaje.
        [one] W zamku zostaje { $count } rycerz.
        [few] W zamku zostaje { $count } rycerzy.
        [many] W zamku zostaje { $count } rycerzy.
       *[other] W zamku zostaje { $count } rycerzy.
    }
mastery-advance-with =
    { $count ->
        [one] Natarcie: { $count } rycerz
        [few] Natarcie: { $count } rycerzy
        [many] Natarcie: { $count } rycerzy
       *[other] Natarcie: { $count } rycerzy
    }
mastery-attack-with =
    { $count ->
        [one] Atak: { $count } rycerz
        [few] Atak: { $count } rycerzy
        [many] Atak: { $count } rycerzy
       *[other] Atak: { $count } rycerzy
    }
mastery-back = Wstecz
mastery-close = Zamknij
mastery-reach-count =
    { $count ->
        [0] Nie ma teraz dokąd nacierać.
        [one] W zasięgu natarcia: { $count } terytorium.
        [few] W zasięgu natarcia: { $count } terytoria.
        [many] W zasięgu natarcia: { $count } terytoriów.
       *[other] W zasięgu natarcia: { $count } terytorium.
    }

## Przegrupowanie

mastery-redeploy = Przegrupowanie
mastery-redeploy-how = Przeciągnij rycerzy z miejsca na miejsce albo użyj + i −.
mastery-to-place =
    { $count ->
        [0] Wszyscy rycerze są rozstawieni.
        [one] Do rozstawienia został { $count } rycerz.
        [few] Do rozstawienia zostało { $count } rycerzy.
        [many] Do rozstawienia zostało { $count } rycerzy.
       *[other] Do rozstawienia zostało { $count } rycerzy.
    }
mastery-too-many =
    { $count ->
        [one] O { $count } rycerza za dużo.
        [few] O { $count } rycerzy za dużo.
        [many] O { $count } rycerzy za dużo.
       *[other] O { $count } rycerzy za dużo.
    }
mastery-dice-left =
    { $count ->
        [one] { $count } kość w rezerwie
        [few] { $count } kości w rezerwie
        [many] { $count } kości w rezerwie
       *[other] { $count } kości w rezerwie
    }
mastery-fewer = Jeden rycerz mniej: { $name }
mastery-more = Jeden rycerz więcej: { $name }
mastery-redeploy-keep = Zostaw rycerzy na miejscach
mastery-redeploy-do = Potwierdź przegrupowanie
mastery-redeploy-again = Od nowa
mastery-redeploy-change = { $name } ({ $place }): { $from } → { $to }
mastery-of-most = { $knights } z { $most }

## Bitwa

mastery-battle-for = Bitwa: { $tile }
mastery-siege-of = Oblężenie: { $castle }
mastery-steps = Kroki bitwy
mastery-step = Krok { $number } · { $name }
mastery-step-1 = Terytorium
mastery-step-2 = Dobieranie
mastery-step-3 = Berła
mastery-step-4 = Konflikt
mastery-step-5 = Wsparcie
mastery-step-6 = Wynik
mastery-step-7 = Jabłka królewskie
mastery-step-8 = Straty
mastery-step-9 = Koniec
mastery-attacks = Atakuje
mastery-defends = Broni się
mastery-on-field =
    { $count ->
        [0] bez rycerzy na polu
        [one] { $count } rycerz na polu
        [few] { $count } rycerzy na polu
        [many] { $count } rycerzy na polu
       *[other] { $count } rycerzy na polu
    }
mastery-in-hand =
    { $count ->
        [0] bez kart na ręce
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } kart na ręce
    }
mastery-counts-as = liczy się za { $count }
mastery-sealed = zakryta
mastery-no-card = Bez karty
mastery-standing-win =
    { $you ->
        [yes] Na razie wygrywasz, różnica: { $margin }.
       *[no] Na razie wygrywa { $winner }, różnica: { $margin }.
    }
mastery-standing-tie =
    { $you ->
        [yes] Remis: wygrywasz jako obrońca, różnica: { $margin }.
       *[no] Remis: wygrywa obrońca { $winner }, różnica: { $margin }.
    }
mastery-won-by =
    { $you ->
        [yes] Wygrywasz, różnica: { $margin }.
       *[no] Wygrywa { $winner }, różnica: { $margin }.
    }
mastery-cost =
    { $falls ->
        [one] ginie { $falls } rycerz
        [few] ginie { $falls } rycerzy
        [many] ginie { $falls } rycerzy
       *[other] ginie { $falls } rycerzy
    }, wraca { $returns }
mastery-ahead = przewaga { $margin }
mastery-behind = brakuje { $margin }
mastery-tie-lost = remis wygrywa obrońca
mastery-tie-won = remis na twoją korzyść
mastery-stake = Z tym terytorium ({ $tile }) masz { $to } z { $target } punktów, bez niego { $from }.
mastery-part-waits = zaraz zadziała
mastery-part-applied = zadziałało
mastery-part-if_won = krok 7: po wygranej
mastery-part-if_lost = krok 7: po przegranej
mastery-part-idle = nie w tej bitwie
mastery-part-broken = artefakt zniszczony
mastery-see-board = Pokaż planszę
mastery-see-battle = Pokaż bitwę
mastery-not-now = Teraz nie można zagrać

## Okna reakcji

mastery-window = Okno reakcji
mastery-window-note = Nikt się nie dowie, kto mógł odpowiedzieć, bo jednocześnie pytani są:
mastery-window-fracture = Karta „{ $card }” zniszczyłaby artefakt: nie zadziałałby ani teraz, ani później, aż do końca następnej tury właściciela.
mastery-window-passed = Twoja odpowiedź jest przyjęta. Okno zamknie się dla wszystkich naraz.

## Przygotowanie

mastery-castles = Zamki
mastery-castle-taken = zajęty: { $owner }
mastery-castle-free = wolny

## Własne elementy i pasek miejsc

mastery-hand = Ręka
mastery-artefacts = Artefakty
mastery-manoeuvres = Pozostałe manewry
mastery-crown = Korona
mastery-crown-ready = nieużyta
mastery-crown-used = użyta
mastery-crown-broken = zniszczona
mastery-deck = Talia
mastery-discard = Stos odrzuconych
mastery-dice = Kości w rezerwie
mastery-unseen = Na ręce lub w talii
mastery-known-top = Znane na wierzchu: { $cards }
mastery-empty-hand = Brak kart na ręce
mastery-points = Punkty zwycięstwa
mastery-points-of = { $points } z { $target }
mastery-knights = Rycerze
mastery-cards = Karty na ręce
mastery-team = Drużyna { $number }
mastery-copies = × { $count }
mastery-destroyed = Artefakt zniszczony: leży zakryty do końca tury właściciela.
mastery-hint-leave = Rycerze wyruszają tylko z zamku { $castle }.
mastery-hint-secret = Obie karty odkrywa się jednocześnie.
mastery-hint-support = Zaczyna strona z mniejszą liczbą punktów walki. Koniec, gdy wszyscy po kolei spasują; po zagranej karcie wszyscy są pytani ponownie.
mastery-hint-window = To samo pytanie widzą wszyscy, którzy mogą mieć tę kartę.
mastery-hint-window-none = Nie masz karty „{ card-fracture }”, więc możesz tylko spasować.
mastery-order-note = Masz teraz kartę „{ card-fracture }”
mastery-no-points = jeszcze bez punktów
mastery-hint-discard-orb = Pozwala na to jabłko królewskie; możesz zrezygnować.
mastery-hint-discard-tile = Pozwala na to zdobyte terytorium; możesz zrezygnować.
mastery-hint-discard-crown = Pozwala na to Korona gniewu; możesz zrezygnować.
mastery-hint-goal = Następnie natarcie: { $place }. Najpierw możesz przesunąć rycerzy; jeśli nie chcesz, kliknij to terytorium jeszcze raz.
mastery-hint-support-none = Nie masz kart wsparcia. Pytanie i tak pada za każdym razem, żeby nikt się nie domyślił.
mastery-unused-manoeuvres =
    { $count ->
        [one] { $count } niewykorzystany manewr
        [few] { $count } niewykorzystane manewry
        [many] { $count } niewykorzystanych manewrów
       *[other] { $count } niewykorzystanego manewru
    }
mastery-unused-crown = korona niewykorzystana
mastery-first-manoeuvre = Terytoria zdobywa się podczas manewru: najpierw go rozpocznij.
mastery-redeploy-lit = Teraz rycerze przechodzą tylko między podświetlonymi miejscami.

mastery-lands-worth =
    Terytoria po { $worth ->
        [one] { $worth } punkcie
        [few] { $worth } punkty
        [many] { $worth } punktów
       *[other] { $worth } punktu
    }
mastery-arena-why = Na Arenie rycerza traci strona z niższym wynikiem, a przy remisie obie.
mastery-cut-off =
    { $count ->
        [one] { $count } twoje terytorium jest odcięte od zaopatrzenia.
        [few] { $count } twoje terytoria są odcięte od zaopatrzenia.
        [many] { $count } twoich terytoriów jest odciętych od zaopatrzenia.
       *[other] { $count } twojego terytorium jest odcięte od zaopatrzenia.
    }
mastery-your-answer = twoja odpowiedź
mastery-dice-why = Kości w rezerwie (kość na planszy to najwyżej 6 rycerzy; bez kości nie przybędą nowi)

## The log: what came of a manoeuvre

mastery-log-moved =
    { $seat } przesuwa { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }: { $source } → { $target }.
mastery-log-moved-you =
    Przesuwasz { $count ->
        [one] { $count } rycerza
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }: { $source } → { $target }.
mastery-log-taken =
    { $seat } zajmuje puste terytorium { $tile }: { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }, +{ $worth }.
mastery-log-taken-you =
    Zajmujesz puste terytorium { $tile }: { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }, +{ $worth }.
mastery-log-takes = { $seat } zdobywa terytorium { $tile }, +{ $worth }.
mastery-log-takes-you = Zdobywasz terytorium { $tile }, +{ $worth }.
mastery-log-keeps = { $seat } utrzymuje terytorium { $tile }.
mastery-log-keeps-you = Utrzymujesz terytorium { $tile }.
mastery-log-won = { $seat } zdobywa terytorium { $tile } ({ $high } : { $low }, przegrywa { $other }), +{ $worth }.
mastery-log-won-you = Zdobywasz terytorium { $tile } ({ $high } : { $low }, przegrywa { $other }), +{ $worth }.
mastery-log-won-to-you = { $seat } odbiera ci terytorium { $tile } ({ $high } : { $low }), +{ $worth }.
mastery-log-held = { $seat } utrzymuje terytorium { $tile } ({ $high } : { $low }, przegrywa { $other }).
mastery-log-held-you = Utrzymujesz terytorium { $tile } ({ $high } : { $low }, przegrywa { $other }).
mastery-log-held-to-you = { $seat } nie oddaje ci terytorium { $tile } ({ $high } : { $low }).

# MM-END-06
mastery-level = Przy równej liczbie punktów o miejscu decyduje liczba terytoriów, potem rycerzy.
