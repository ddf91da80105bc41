# Plansza „Paladynów Zachodniego Królestwa”: jej własne słowa.

paladins-points = Punkty zwycięstwa
paladins-fact-faith = Wiara
paladins-fact-strength = Siła
paladins-fact-influence = Wpływ
paladins-workers = Robotnicy
paladins-no-workers = Brak robotników
paladins-silver = Srebrniki
paladins-provisions = Prowiant
paladins-suspicion = Podejrzenia
paladins-unpaid = Niespłacone długi
paladins-paid = Spłacone długi
paladins-debt = dług
paladins-tax = Podatki
paladins-or = lub
paladins-first = pierwszy gracz
paladins-passed = pas
paladins-difficulty = Poziom trudności: { $difficulty }

paladins-kind-townsfolk = Mieszczanin
paladins-kind-paladin = Paladyn
paladins-kind-tavern = Karczma
paladins-kind-wall = Mur
paladins-piece-monk = mnich
paladins-piece-outpost = posterunek

## Plansza główna

paladins-orders = Rozkazy króla
paladins-order-progress = { $order }: { $done } z { $count }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
paladins-order-later = Rozkaz króla, odkrywany w rundzie { $round }
paladins-favours = Łaski króla
paladins-favour-later = Łaska króla, odkrywana w rundzie { $round }
paladins-round = Runda { $round } z { $rounds }
paladins-tax-hint = Gdy zniknie ostatni srebrnik, nadejdzie inkwizycja
paladins-decks = Pozostałe karty
paladins-deck-walls = mury
paladins-deck-suspicion = podejrzenia
paladins-deck-townsfolk = mieszczanie
paladins-deck-outsiders = najeźdźcy
paladins-deck-debts = długi
paladins-closed = niedostępne przy tej liczbie graczy
paladins-surcharge = { $silver ->
        [one] dopłata za brakującą siłę: { $silver } srebrnik
        [few] dopłata za brakującą siłę: { $silver } srebrniki
        [many] dopłata za brakującą siłę: { $silver } srebrników
       *[other] dopłata za brakującą siłę: { $silver } srebrników
    }

## Początek rundy

paladins-opening = Runda { $round }: paladyni i karczmy
paladins-your-paladins = Twoi trzej paladyni
paladins-taverns = Karczmy tej rundy
paladins-fate-used = pomaga ci
paladins-fate-top = na wierzch talii
paladins-fate-under = pod talię
paladins-look-board = Zobacz planszę
paladins-look-cards = Wróć do kart
paladins-hint-paladin = Jeden pomaga ci w tej rundzie, jeden trafia na wierzch talii, jeden pod spód. Na razie nikt nie widzi twojego wyboru.
paladins-hint-top-last = To ostatnia runda: talia nie będzie już potrzebna, więc ten wybór nie ma znaczenia.
paladins-hint-tavern = Czterech robotników; za każdego przestępcę dobierasz kartę podejrzenia.

## Plansza gracza

paladins-no-paladin = Jeszcze bez paladyna
paladins-crew = Drużyna
paladins-walls = Mury
paladins-converted = Nawróceni najeźdźcy
paladins-used = Paladyni z poprzednich rund
paladins-sheet = Punkty do tej pory
paladins-compared = Punkty wszystkich stron
paladins-sum-orders = Rozkazy króla
paladins-sum-attributes = Tory
paladins-sum-actions = Akcje i mury
paladins-sum-outsiders = Nawróceni najeźdźcy
paladins-sum-debts = Długi
paladins-sum-goods = Zasoby
paladins-track = { $attribute }: { $value } na torze, { $more } od paladyna, łącznie { $whole }; punkty: { $points }
paladins-track-next =
    Od { $value }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
paladins-worker-count = { $out ->
        [0] { $worker }: { $count }
       *[other] { $worker }: { $count }, w tym odłożeni: { $out }
    }
paladins-absolve-spaces = Pola rozgrzeszenia
paladins-busy = zablokowana do modlitwy lub spasowania
paladins-reach = { $last ->
        [0] { $attribute } { $value }: żaden region
        [1] { $attribute } { $value }: region 1
       *[other] { $attribute } { $value }: regiony { $first }–{ $last }
    }
paladins-reach-buy = { $last ->
        [0] siła { $value }: tylko z dopłatą
        [1] siła { $value }: region 1, dalej z dopłatą
       *[other] siła { $value }: regiony 1–{ $last }, dalej z dopłatą
    }
paladins-needs = wymagany wpływ { $needed }, jest { $value }
paladins-needs-met = wpływ { $value } wystarcza (wymagany { $needed })
paladins-needs-none = wpływ nie jest wymagany
paladins-all-done = wszystko wykonane
paladins-line-develop = { $price ->
        [0] za darmo: warsztat i robotnik
        [one] { $price } srebrnik: warsztat i robotnik
        [few] { $price } srebrniki: warsztat i robotnik
        [many] { $price } srebrników: warsztat i robotnik
       *[other] { $price } srebrników: warsztat i robotnik
    }
paladins-line-recruit = odrzuć dla nagrody lub zatrudnij
paladins-line-hunt = prowiant: { $one } lub { $two }
paladins-line-trade = srebrniki: { $one } lub { $two }
paladins-line-pray = { $price ->
        [0] za darmo: zwolnij akcję
        [one] { $price } srebrnik: zwolnij akcję
        [few] { $price } srebrniki: zwolnij akcję
        [many] { $price } srebrników: zwolnij akcję
       *[other] { $price } srebrników: zwolnij akcję
    }
paladins-line-conspire = przestępca i podejrzenie
paladins-done-times = wykonano: { $count }
paladins-any-worker = dowolny robotnik
paladins-space-workshop = Pole { $place }: warsztat
paladins-space-worker = Pole { $place }: { $worker }
paladins-space-empty = Pole { $place }: puste, wymaga: { $worker }
paladins-change = Zmień
paladins-price = Cena
paladins-gain = Otrzymujesz
paladins-place = Umieść
paladins-left = Po akcji
paladins-then = Potem
paladins-left-words = Po akcji masz: robotników { $workers }, srebrników { $silver }, prowiantu { $provisions }.
paladins-points-words = Punkty: { $from } → { $to }.
paladins-mode-discard = Odrzuć dla nagrody
paladins-mode-hire = Zatrudnij
paladins-hint-workers = Propozycja, wszystkich układów: { $count }; kliknij pole, aby zmienić.
paladins-hint-workers-own = Twój wybór, wszystkich układów: { $count }; kliknij pole, aby zmienić.
paladins-hint-start = Ta karta zostaje z tobą na całą partię. Aby przeczytać kartę, najedź na nią lub przytrzymaj ją palcem.
paladins-hint-action = Wybierz świecącą akcję na swojej planszy. Pas kończy dla ciebie tę rundę.
paladins-hint-recruit = Odrzuć kartę dla nagrody (u góry po prawej) albo zatrudnij: to, co na dole, będzie działać raz po raz.
paladins-hint-commission = Otrzymujesz to, co pokazuje pole, a twój wpływ rośnie.
paladins-hint-garrison = Otrzymujesz to, co pokazuje pole, a twoja wiara rośnie.
paladins-hint-attack = Otrzymujesz to, co u góry po prawej, a twój wpływ rośnie. Za brakującą siłę płaci się srebrnikami.
paladins-hint-convert = Otrzymujesz to, co na dole po lewej. Dół karty punktuje na koniec.
paladins-hint-workshop = To pole nie wymaga już robotnika, a jednego robotnika dostajesz od razu.
paladins-hint-debt = Na koniec partii niespłacony dług zabiera 3 punkty, a spłacony daje 1.
paladins-hint-pray = Jej robotnicy odchodzą i można ją w tej rundzie wykonać jeszcze raz.
paladins-hint-suspicion = Gdy skończą się podatki, karę ponosi ten, kto ma najwięcej podejrzeń.
paladins-hint-keep = Pozostali odchodzą; nowych dadzą paladyn i karczma.

## Inkwizycja

paladins-inquisition = Inkwizycja
paladins-on = Dalej
paladins-inq-abilities = Zdolności mieszczan
paladins-inq-most = Kara dla najbardziej podejrzanych
paladins-inq-refill = Podatki uzupełnione
paladins-inquisition-may = Może przyjść inkwizycja.
paladins-inquisition-will = Przyjdzie inkwizycja.
paladins-would-punish = Kto poniósłby teraz karę: { $names }.
paladins-suspects = Kara, jeśli inkwizycja przyjdzie teraz: { $names }
paladins-held = { $count ->
        [one] { $count } karta podejrzenia
        [few] { $count } karty podejrzeń
        [many] { $count } kart podejrzeń
       *[other] { $count } kart podejrzeń
    }
paladins-hint-inquisition = Każda karta działa raz, w dowolnej kolejności.

## Bot

paladins-marker = Znacznik zasobów
paladins-marker-at = Znacznik zasobów: { $position } z { $positions }
paladins-stack = Znaczniki od dołu do góry
paladins-fallback = W przeciwnym razie:
paladins-rest = Odpoczynek
paladins-solo-how = W każdej turze bot odkrywa kartę intrygi i wykonuje jej akcję. Jeśli nie może, wykonuje pierwszą możliwą z pozostałych akcji. Akcje zajmują robotników; gdy ich zabraknie, bot pasuje.
paladins-schemes = Intrygi w talii: { $count }

## Po co akcja

paladins-possible = Możliwe teraz · { $count }
paladins-impossible = Niemożliwe · { $count }
paladins-for = Po co
paladins-for-points =
    { $what }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
paladins-for-more =
    { $what }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } zamiast { $before }
paladins-for-later =
    { $what }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }; to będzie numer { $number }
paladins-for-order =
    rozkaz króla { $done }/{ $count }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
paladins-for-region = otwiera się region { $region }
paladins-for-track =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } zamiast { $before }
paladins-for-develop = jedno pole już nigdy nie będzie wymagać robotnika, a nowy robotnik dołącza od razu
paladins-for-workshop =
    { $action }: { $count ->
        [0] bez robotników
        [one] { $count } robotnik
        [few] { $count } robotników
        [many] { $count } robotników
       *[other] { $count } robotnika
    } zamiast { $before }
paladins-for-suspicion =
    { $count ->
        [one] { $count } karta podejrzenia
        [few] { $count } karty podejrzeń
        [many] { $count } kart podejrzeń
       *[other] { $count } karty podejrzeń
    }, najwięcej przy stole
paladins-nth-develop = { $number }. warsztat
paladins-nth-commission = { $number }. mnich
paladins-nth-fortify = { $number }. mur
paladins-nth-garrison = { $number }. posterunek
paladins-nth-absolve = { $number }. dzban
paladins-nth-attack = { $number }. atak
paladins-nth-convert = { $number }. nawrócony najeźdźca

# PAL-SCORE-18
paladins-level = Przy równej liczbie punktów o miejscu decydują punkty z rozkazów króla, potem mniejsza liczba kart podejrzeń.
