# Crusaders: co mówi trener. `coach-why-<rodzaj>`: po co to pytanie. `coach-tip-<rada>`: na co zważać.
# `coach-count-<nazwa>`: liczba, którą zmienia odpowiedź. `coach-goal-<etap>`: do czego teraz dążyć.

## Cel w tej chwili

coach-goal-setup = Po { $rounds } rundach wygrywa ten, kto ma najwięcej wpływu; 4 miasta albo 5 świętych ziem kończą partię wcześniej.
coach-goal-plan = Runda { $round } z { $rounds }, twoje miasta: { $cities }. Zdecyduj, jakich rozkazów potrzebujesz w tej rundzie i w jakiej kolejności zostaną wykonane.
coach-goal-act = Runda { $round } z { $rounds }, twoje miasta: { $cities }. W każdej fazie dochodu namiestnicy i święte ziemie dają wpływ, miasta – monety.
coach-goal-battle = Runda { $round } z { $rounds }, trwa bitwa. Zwycięża strona, która po wyłożeniu kart jest silniejsza, a przy różnicy 0 – atakujący. Ważne są też straty.
coach-goal-last = Runda { $round } jest ostatnia, twoje miasta: { $cities }. Teraz liczy się tylko wpływ: namiestnicy, święte ziemie, bulla i trochę za monety.

## Po co to pytanie

coach-why-keep-bull = Bulla to twój tajny cel: na końcu daje wpływ.
coach-why-first-governor = Stolica dostaje namiestnika, który daje wpływ w każdej fazie dochodu, jeśli warunek jest spełniony.
coach-why-pick-governor = Twoje miasto dostaje namiestnika z rynku.
coach-why-replace-governor = Możesz zmienić namiestnika w jednym mieście.
coach-why-captured-governor = Zdobywasz miasto razem z namiestnikiem.
coach-why-plan = W fazie planowania wszyscy kładą rozkazy na krzyżu; wykonuje się tylko położone.
coach-why-turn = Wykonujesz rozkaz, który składa się z kilku części.
coach-why-after-order = Rozkaz wykonany. Przed końcem tury możesz jeszcze użyć budowli i kart.
coach-why-prayer = Modlitwa przesuwa cię na torze świętości; za świece można pójść dalej.
coach-why-bishop = Miasto jest twoją świętą ziemią, jeśli suma poziomów twoich biskupów jest tam największa. Każda święta ziemia daje wpływ.
coach-why-check-holy-land = W mieście, gdzie biskupów ma kilku graczy, sprawdza się teraz, czyja suma poziomów jest największa.
coach-why-remove-bishop = Efekt usuwa biskupa rywala z miasta.
coach-why-remove-bishop-of = Biskupów ma tam kilku rywali, a ty wybierasz, czyj odejdzie.
coach-why-pick-building = Budowli można używać raz na rundę do końca partii.
coach-why-building-slot = Wszystkie miejsca na budowle są zajęte, więc jedną kartę, nową lub starą, trzeba odrzucić.
coach-why-upgrade = Miasto wyższego poziomu daje więcej monet i towarów, a do tego lepiej się broni.
coach-why-free-upgrade = Efekt za darmo rozbudowuje jedno z twoich miast.
coach-why-pick-tactic = Taktyki to twoje karty w bitwie.
coach-why-discard-tactic = Masz więcej taktyk, niż pozwala limit.
coach-why-take-back-tactic = Możesz odzyskać odrzuconą taktykę początkową.
coach-why-shown-card = Odkrywasz kartę z talii i możesz ją teraz kupić.
coach-why-extra-units = Zaciąg daje darmowe oddziały; za stal można zwerbować więcej.
coach-why-place-units = Nowe oddziały trafiają do twoich miast: bronią ich i stamtąd ruszają na wyprawę.
coach-why-move-units = Możesz przesunąć oddziały między swoimi miastami.
coach-why-march-target = Wyprawa prowadzi oddziały do jednego miasta: własnego, by bronić, cudzego, by zdobyć.
coach-why-march-units = Oddziały wyprawy idą z twoich miast sąsiadujących z celem; w każdym musi zostać choć jeden.
coach-why-bombard = Efekt usuwa oddziały Saracenów z miast sąsiadujących z twoimi.
coach-why-battle-card = W swoim manewrze wykładasz kartę; przeciwnik zakrywa jedną jej połowę, druga działa.
coach-why-cancel-half = Zakrywasz połowę karty przeciwnika; druga połowa zadziała.
coach-why-reinforce = Karta wprowadza do bitwy kolejne twoje oddziały.
coach-why-levy = Karta wprowadza do bitwy oddziały z twoich zasobów.
coach-why-raze = Karta pozwala obniżyć poziom miasta, o które toczy się bitwa.
coach-why-raze-own = Efekt obniża poziom jednego z twoich miast.
coach-why-bribe = Karta pozwala kupić siłę w bitwie za monety.
coach-why-end-part = Bitwa skończona, ale jedna z twoich kart może jeszcze zadziałać.
coach-why-flee = Twoje oddziały opuszczają bitwę i potrzebują miasta, do którego pójdą.
coach-why-retreat = Bitwa przegrana: ocalałe oddziały muszą się dokądś wycofać.
coach-why-raid-retreat = Najazd zajął twoje miasto, więc oddziały muszą wycofać się do innego.
coach-why-raid-target = Najazd czeka kilka twoich miast, a ty wybierasz kolejność.
coach-why-new-capital = Stolica stracona: nową wybierasz spośród swoich miast.
coach-why-saracen-player = Ktoś musi zagrać w tej bitwie za Saracenów.
coach-why-pay = Cenę można zapłacić na kilka sposobów.
coach-why-pay-for = Możesz zapłacić monetami za efekt.
coach-why-bazaar = Na Bazarze raz na rundę możesz sprzedać towar.
coach-why-restore-goods = Zużyte towary znów stają się dostępne.
coach-why-block-good = Efekt na pewien czas blokuje towar.
coach-why-blocked-rival = Efekt blokuje towar rywala, a ty wybierasz, czyj.
coach-why-give-up-good = Miasto nie daje ci już towaru, więc oddajesz żeton.
coach-why-choose-effect = Karta daje kilka efektów do wyboru. Wybierasz jeden.
coach-why-play-spy = Szpieg śledzi rywala i korzysta z jego rozkazów.
coach-why-spy-reaction = Śledzony rywal wykonał rozkaz, więc twój szpieg może zadziałać.
coach-why-rescript-window = Teraz można zagrać reskrypt.
coach-why-discard-rescript = Masz więcej reskryptów, niż pozwala limit.
coach-why-lose-rescript = Efekt zabiera reskrypt.
coach-why-discard-building = Efekt zabiera budowlę.
coach-why-discard-spy = Efekt zabiera szpiega.
coach-why-lose-bishop = Efekt zabiera biskupa.
coach-why-lose-governor = Efekt zabiera namiestnika.
coach-why-lose-unit = Efekt zabiera oddział.

## Na co zważać

coach-tip-bull = Zachowaj cel, który pasuje do twojej sytuacji na starcie: bulla nagradza to, co robisz przez całą partię.
coach-tip-governor = Weź tego, którego warunek spełniasz teraz lub wkrótce: namiestnicy dają wpływ w każdej fazie dochodu.
coach-tip-plan = To, co pilne, kładź tam, gdzie leży mało żetonów: każdy pod twoim kosztuje monetę. Oddziały przed wyprawą, towary przed budową.
coach-tip-turn = Użyj wszystkich części, na które cię stać; najpierw darmowych.
coach-tip-prayer = Kto stoi dalej na torze świętości, pierwszy kładzie rozkazy. Dopłać, jeśli wyprzedzisz rywala albo zyskasz akcję biskupa.
coach-tip-bishop = Wystarczy o jeden poziom więcej niż rywale. Stawiaj biskupów tam, gdzie nikt z tobą nie rywalizuje.
coach-tip-rival = Szkodź temu, kto prowadzi, a nie temu, kto jest najbliżej.
coach-tip-building = Na początku bierz to, co w każdej rundzie daje towary lub zniżkę, później to, co daje wpływ.
coach-tip-least = Oddaj to, co najmniej przyda się w kolejnych rundach.
coach-tip-lose = Ze swoich oddaj najmniej ważne, rywalowi zabierz najważniejsze.
coach-tip-upgrade = Rozbudowuj tam, gdzie grożą Saraceni lub rywale albo gdzie zyskasz towar, którego ci brakuje.
coach-tip-tactic = Dobra karta ma dwie przydatne połowy, bo przeciwnik zakrywa jedną z nich.
coach-tip-shown-card = Kup, jeśli karta jest warta więcej niż to, co te towary dałyby gdzie indziej.
coach-tip-units = Im więcej oddziałów, tym łatwiej wygrać bitwę i utrzymać miasto; zostaw jednak towary potrzebne w tej rundzie do innego rozkazu.
coach-tip-place-units = Stawiaj oddziały tam, skąd ruszy wyprawa albo gdzie grozi najazd.
coach-tip-march-target = Atakuj tam, gdzie masz więcej oddziałów niż obrona razem z murami. Nowe miasto od razu daje towary, a co rundę monety.
coach-tip-march-units = Weź dość na bitwę, ale nie zostawiaj zagrożonego miasta z jednym oddziałem.
coach-tip-battle-card = Wyłóż kartę, której obie połowy pomagają; najlepszą zachowaj na wyrównaną bitwę.
coach-tip-cancel-half = Zakryj połowę, która przesunie znacznik dalej na twoją niekorzyść albo rozbije więcej twoich oddziałów.
coach-tip-reinforce = Wyślij więcej tylko wtedy, gdy to rozstrzygnie bitwę: ogołocone miasto to łatwy łup.
coach-tip-raze = Obniż poziom miasta, którego nie utrzymasz, ale nie tego, które będzie twoje.
coach-tip-bribe = Zapłać tyle, ile trzeba do zwycięstwa, i nie więcej.
coach-tip-effect = Porównaj efekty: wpływ, oddziały i towary do końca rundy.
coach-tip-retreat = Wycofaj się tam, gdzie oddziały przydadzą się do obrony albo następnej wyprawy.
coach-tip-raid-target = Kolejność jest ważna: oddziały z zajętego miasta wycofają się do twojego sąsiedniego miasta.
coach-tip-new-capital = Wybierz miasto najsilniejsze i najmniej zagrożone.
coach-tip-pay = Zużyj to, czego w tej rundzie nie będziesz potrzebować; przyprawy zastępują każdy towar, oszczędzaj je.
coach-tip-pay-for = Monety przydają się też na krzyżu; zostaw jedną lub dwie.
coach-tip-bazaar = Sprzedaj towar, którego w tej rundzie nie zużyjesz.
coach-tip-goods = Odnów to, czego wymaga następny rozkaz.
coach-tip-block = Ze swoich zablokuj niepotrzebny towar, rywalowi – ten, którego wymaga jego rozkaz.
coach-tip-spy = Śledź rywala, którego rozkazy najbardziej ci się przydadzą, i użyj szpiega, gdy to się opłaca.
coach-tip-rescript = Zagraj, jeśli rozstrzygnie bitwę albo uratuje miasto; w przeciwnym razie zachowaj.

## Liczby

coach-count-points = Wpływ
coach-count-cities = Miasta
coach-count-levels = Poziomy miast
coach-count-units = Oddziały
coach-count-coins = Monety
coach-count-goods = Dostępne towary
coach-count-buildings = Budowle
coach-count-tactics = Taktyki na ręce
coach-count-rescripts = Reskrypty
coach-count-bishops = Biskupi
coach-count-holiness = Tor świętości
coach-raid-falls = { $city }: miasto padnie w następnym najeździe, { $strength } przeciw { $walls }. Do obrony brakuje oddziałów lub poziomów: { $missing }.
coach-raid-held = { $city }: miasto wytrzyma wtedy następny najazd, { $walls } przeciw { $strength }.

## Powody z liczbami

coach-raid-muster = { $city }: Zaciąg może przed tym najazdem wystawić tu oddziały: { $units }. Brakuje: { $missing }.
coach-raid-build = { $city }: Budowa może przed tym najazdem dodać poziom. Brakuje: { $missing }.
coach-raid-late = { $city }: rozkaz na polu zewnętrznym nie zdąży przed tym najazdem.
coach-order-later = Wzmocniony rozkaz zadziała w rundzie { $round }, a szpiega dobierasz od razu.
coach-order-march = { $city }: to możliwy cel Wyprawy. Twoja siła to { $units } przeciw { $defence }. Różnica przed kartami: { $difference }.
coach-order-build = { $city }: cena poziomu { $level } w drewnie: { $wood }. Dostępne drewno: { $ready }, monety po opłacie za pole: { $coins }.
coach-order-muster = Oddziały z Zaciągu: { $units } za darmo i jeszcze { $more } za twoją stal.
coach-order-pray = Modlitwa daje punkty świętości: { $points }, a za świece więcej. Twoje obecne miejsce w kolejności: { $place } z { $players }.
coach-attack = Twoja siła to { $units } przeciw { $defence }. Różnica przed kartami: { $difference }.
coach-upgrade = { $city }: podatki na rundę wzrosną z { $before } do { $coins }.
coach-governor = Przy obecnym stanie wpływ w każdej fazie dochodu: { $influence }. Tych faz zostało: { $left }, czyli razem { $total }.
coach-governor-next = Gdy będziesz mieć o { $more } więcej tego, co liczy, da za każdym razem { $influence }.
coach-card = Różnica z twojej strony: w najgorszym razie { $worst }, w najlepszym { $best }.
coach-cancel = Różnica z twojej strony: { $this }, a po zakryciu drugiej połowy { $other }.
coach-bull = Do jednego z jej celów i tak dąży prawie każdy; na koniec daje on do { $influence } wpływu.
