# Chwała: co mówi trener w lekcjach. Proste zdania w jednym wierszu, bez argumentów.
# Tekst, którego nazwa kończy się na -say, ma najwyżej 140 znaków.

learn-basics-title = Pierwsza partia
learn-basics-summary = Czternaście tematów przy stole: od pierwszego pionka po ostatni tytuł. Grasz z jednym rywalem.

## Tematy

learn-basics-idea-goal = Cel gry
learn-basics-idea-pawns = Sześć pionków
learn-basics-idea-equipment = Ekwipunek to kości
learn-basics-idea-passes = Pojedynek i najazdy
learn-basics-idea-strength = Siła
learn-basics-idea-dice = Które kości się liczą
learn-basics-idea-faith = Wiara
learn-basics-idea-support = Sojusznicy
learn-basics-idea-travel = Wyprawy
learn-basics-idea-lance = Kopia
learn-basics-idea-tie = Prestiż
learn-basics-idea-relic = Relikwie
learn-basics-idea-tournament = Turniej
learn-basics-idea-titles = Tytuły

## Co będziesz wiedzieć

learn-basics-know-dice = Które kości liczą się w pojedynku?
learn-basics-know-faith = Co daje żeton wiary?
learn-basics-know-defeat = Co odzyskujesz po porażce?
learn-basics-know-meet = Czy dwoje graczy może spotkać się w turnieju?

## 1. Cel gry

learn-basics-goal-say = Partia ma trzy rundy, a w każdej są miasto, wyprawy i turniej. Wygrywa ten, kto na koniec ma najwięcej chwały.
learn-basics-goal-do = Zaczynasz w mieście. Umieść pierwszy pionek na Treningu: w pojedynkach potrzebna jest siła.
learn-basics-goal-then = Trening daje ci 3 żetony siły: z 6 robi się 9. W tej rundzie masz jeszcze 5 pionków.
learn-basics-goal-faith = Modlitwa daje ci 3 żetony wiary. Przydadzą się w pojedynkach, ale tam zaczyna się od siły.
learn-basics-goal-coins = Masz teraz monety na ekwipunek i sojuszników. Są przydatne, ale pojedynek zaczyna się od siły.
learn-basics-goal-solo = Trening indywidualny daje ci 2 żetony siły. Trening dałby 3.
learn-basics-goal-initiative = Dostajesz 1 monetę, a w fazie odświeżania poprawisz inicjatywę. Ale i tak masz pierwszy ruch.
learn-basics-goal-journey = Tu bierze się nowe karty wypraw. Jedną już masz i będzie do niej potrzebna siła.
learn-basics-goal-herald = Herold pozwala wcześniej zająć pole turnieju. O turnieju będzie osobny krok.
learn-basics-goal-new-goal = Tu dobiera się nowe tytuły jako cele osobiste. Tytuły są w tej lekcji na końcu.
learn-basics-goal-buy = Prawie wszystko tu kosztuje monety i wkrótce będzie o tym mowa. Trening nic nie kosztuje.

## 2. Sześć pionków

learn-basics-pawns-say = Gracze na zmianę umieszczają po 6 pionków. Na polu mieści się w rundzie jeden, w miejscach bez pól dowolnie wiele.
learn-basics-pawns-do = Jedyne pole Treningu zajmuje już twój pionek. Umieść następny na Treningu indywidualnym, który jest zawsze otwarty.
learn-basics-pawns-then = Trening indywidualny daje ci 2 żetony siły: z 9 robi się 11. Nadal może tam pójść każdy, ty też.
learn-basics-pawns-guard = Straż też jest zawsze otwarta. Dostajesz 2 monety.
learn-basics-pawns-circle = Było tu wolne pole i zajmuje je twój pionek. Dostajesz 3 żetony; Trening indywidualny daje 2, ale jest zawsze otwarty.
learn-basics-pawns-initiative = Każdy gracz ma tu jedno pole na rundę. Dostajesz 1 monetę; kolejność zmieni się w fazie odświeżania.
learn-basics-pawns-new-goal = Pole jest tu tylko jedno i szybko ktoś je zajmie. Ale tytuły poczekają: liczą się dopiero na końcu.
learn-basics-pawns-area = To miejsce też jest zawsze otwarte, więc nie ucieknie. Będzie o nim osobny krok.

## 3. Ekwipunek to kości

learn-basics-equipment-say = Wierzchowiec daje czarne kości, zbroja białe: 1 na poziomie I, 2 na poziomie II, 3 na poziomie III.
learn-basics-equipment-do = Umieść pionek na Targowisku i za 2 monety ulepsz wierzchowca na poziom III.
learn-basics-equipment-then = Płacisz 2 z 4 monet. Od teraz w każdym pojedynku rzucasz 3 czarnymi kośćmi zamiast 2.
learn-basics-equipment-armour = Od teraz rzucasz 3 białymi kośćmi zamiast 2. Ale biała pokazuje najwyżej 3, a czarna nawet 4.
learn-basics-equipment-coins = Monety się przydadzą, ale twoje 4 już wystarczą. Umieść pionek na Targowisku.
learn-basics-equipment-strength = Masz 11 żetonów siły, a w pojedynku użyjesz najwyżej 4. Lepsze kości pomogą w każdym pojedynku.
learn-basics-equipment-faith = Wiara pozwala przerzucać kości. Najpierw zdobądź jeszcze jedną.
learn-basics-equipment-ally = Dobrzy sojusznicy też kosztują monety i będzie o nich osobny krok. Zostaw 2 monety na wierzchowca.
learn-basics-equipment-journey = Więcej kart wypraw to więcej pojedynków. Najpierw ulepsz przed nimi wierzchowca.
learn-basics-equipment-herald = Herold poczeka: o turnieju będzie osobny krok.
learn-basics-equipment-new-goal = Nowy cel poczeka: tytuły liczą się dopiero na końcu. Lepszy wierzchowiec pomoże od razu.

## 4. Pojedynek i najazdy

learn-basics-passes-say = Pojedynek składa się z najazdów. Najazd wygrywa ten, kto ma wyższy atak, a pojedynek ten, kto wygrał dwa najazdy.
learn-basics-passes-do = Zaczyna się faza wypraw. Zagraj kartę „Rycerz-rozbójnik”: jego atak to 7.
learn-basics-passes-then = Pojedynek się zaczyna, trwa najazd 1. Atak przeciwnika to w każdym najeździe 7, a twój dadzą kości.
learn-basics-passes-pass = Wtedy jedyna karta zostanie ci na ręce do końca fazy. Zagraj ją: masz 11 żetonów siły.

## 5. Siła

learn-basics-strength-say = Pierwsze 3 żetony siły dają po czerwonej kości na cały pojedynek; z 4. ich specjalny symbol to 5. Możesz dodać żetony przed każdym najazdem.
learn-basics-strength-do = Użyj 3 żetonów siły.
learn-basics-strength-then = Rzucasz 3 czerwonymi, 3 czarnymi i 2 białymi kośćmi. Twój atak to 11 przeciw 7, zostaje ci 8 żetonów siły.
learn-basics-strength-none = Bez siły nie ma czerwonych kości, a czarne i białe dadzą najwyżej 7. Użyj żetonów siły.
learn-basics-strength-four = Czwarty żeton nie dodaje kości: czerwonych jest nadal 3, ale ich specjalny symbol liczy się teraz jako 5. Więcej użyć nie można.
learn-basics-strength-few = Mniej czerwonych kości to mniejsza szansa na wysoki wynik. Przed następnym najazdem możesz dodać siły.

## 6. Które kości się liczą

learn-basics-dice-say = Liczy się tylko najwyższa kość każdego koloru: czerwona, czarna i biała dają razem twój atak.
learn-basics-dice-do = 5 + 3 + 3 to 11 przeciw 7. Nie przerzucaj niczego.
learn-basics-dice-then = Wygrywasz najazd 1, 11 : 7. Jeszcze jeden i pojedynek jest twój.
learn-basics-dice-highest = Wśród nich jest kość, która się liczy, a nowy wynik zostaje, nawet gdy jest gorszy. Prowadzisz, więc nie przerzucaj.
learn-basics-dice-spare = Te kości się nie liczą, więc przerzut nie zaszkodzi. Ale kosztuje 1 żeton wiary, a ty i tak prowadzisz.

## 7. Wiara

learn-basics-faith-say = Raz w najeździe możesz wydać 1 żeton wiary i przerzucić naraz do 2 swoich kości. Nowy wynik zostaje.
learn-basics-faith-do = 4 + 1 + 1 to 6 przeciw 7. Przerzuć 2 czarne kości ze specjalnym symbolem: liczą się jako 0.
learn-basics-faith-then = Czarna kość pokazuje teraz 3: 4 + 3 + 1 to 8 przeciw 7. Wygrywasz pojedynek 2 : 0, więc dostajesz 3 monety i 1 punkt chwały.
learn-basics-faith-none = Wtedy przegrywasz najazd 2, 6 : 7, i rozstrzyga najazd 3. Masz 5 żetonów wiary: wydaj 1.
learn-basics-faith-one = Tak też można, ale za 1 żeton wiary przerzuca się 2 kości.
learn-basics-faith-counts = Jedna z tych kości się teraz liczy, a nowy wynik zostaje, nawet gdy jest gorszy. Przerzuć te, które nic nie dają.
learn-basics-faith-spare = Na tych kościach nic nie stracisz, ale najwięcej mogą dać czarne: najlepsza z nich pokazuje tylko 1.

## 8. Sojusznicy

learn-basics-support-say = Sojusznicy działają różnie: raz przy otrzymaniu, w kroku namiotu (przed pierwszym najazdem), w kroku kopii (po rzucie) albo stale.
learn-basics-support-do = Nowa partia. Wybierz miejsce Sojusznicy i weź za 1 monetę Giermka: to sojusznik z kopią.
learn-basics-support-then = Płacisz 1 z 4 monet. Giermek jest twój, a jego pole na torze zostaje puste do fazy odświeżania.
learn-basics-support-lady = Dama daje ci 5 punktów chwały, raz, przy otrzymaniu. Kosztowała 2 monety.
learn-basics-support-fencing-master = Fechmistrz to też sojusznik z kopią: ustawia kość siły, a Giermek kość wierzchowca.
learn-basics-support-queen = Królowa działa stale: Plany wypraw dają ci o 1 kartę więcej. Nic nie kosztowała.
learn-basics-support-nun = Mniszka działa stale: za żeton wiary przerzucasz o 1 kość więcej. Nic nie kosztowała.
learn-basics-support-strength = Siła jeszcze będzie. Giermek może zniknąć: następny wybiera rywal.
learn-basics-support-coins = Masz 4 monety, a Giermek kosztuje 1. Weź go, zanim zrobi to rywal.
learn-basics-support-faith = Wiara jeszcze będzie. Giermek może zniknąć: następny wybiera rywal.
learn-basics-support-market = Targowisko już znasz, jest zawsze otwarte. Giermek może zniknąć.
learn-basics-support-journey = Wyprawy są w następnym kroku. Najpierw weź ze sobą Giermka.
learn-basics-support-herald = Turniej będzie później. Do tego czasu Giermek może zniknąć.
learn-basics-support-new-goal = Tytuły liczą się na końcu. Do tego czasu Giermek może zniknąć.

## 9. Wyprawy

learn-basics-romance-say = W fazie wypraw możesz zagrać do 3 kart. Karty romansu nic nie kosztują: po prostu dostajesz to, co dają.
learn-basics-romance-do = Zagraj kartę „Miłość dworska” i wybierz żeton prestiżu.
learn-basics-romance-then = Dostajesz żeton prestiżu „Pani serca”. Rywal pasuje, więc pozostałe 2 karty zagrywasz już bez niego.
learn-basics-romance-trade = To karta targu i kosztuje monety. Zacznij od tej, która nic nie kosztuje.
learn-basics-romance-challenge = To wyzwanie, czyli pojedynek. Najpierw zbierz to, co ci w nim pomoże.
learn-basics-romance-pass = Wtedy nie zagrasz w tej fazie żadnej ze swoich 3 kart.
learn-basics-romance-glory = Dostajesz od razu 1 punkt chwały. Żeton prestiżu pomógłby ci w pojedynku.

learn-basics-trade-say = Karta targu ma cenę w monetach. Płacisz ją i dostajesz to, co daje karta.
learn-basics-trade-do = Zagraj kartę „Medalion” za 1 monetę.
learn-basics-trade-then = Płacisz 1 z 3 monet i dostajesz relikwię „Medalion”.
learn-basics-trade-challenge = Możesz już stanąć do pojedynku, ale Medalion by w nim pomógł. Najpierw go kup.
learn-basics-trade-pass = Wtedy 2 karty zostaną ci na ręce. Medalion kosztuje 1 monetę, a masz 3.

learn-basics-challenge-say = Wyzwanie to pojedynek. Za wygraną dostajesz nagrodę, po przegranej odzyskujesz kartę i część tego, czego użyjesz.
learn-basics-challenge-do = Zagraj kartę „Złodzieje relikwii”: atak 7, prestiż 1. Prestiż rozstrzyga remisy.
learn-basics-challenge-then = Pojedynek się zaczyna. Po porażce z tego, czego użyjesz, odzyskasz 1 żeton siły, 1 żeton wiary, sojusznika, relikwię i żeton prestiżu.
learn-basics-challenge-pass = Przegrane wyzwanie kosztuje niewiele, a masz 9 żetonów siły. Spróbuj.

## 10. Kopia

learn-basics-lance-say = Po rzucie możesz użyć w najeździe do dwóch sojuszników z kopią. Użyty będzie znów aktywny w fazie odświeżania.
learn-basics-lance-do = Twoje 2 żetony siły już działają. 1 + 1 + 2 to 4 przeciw 7. Użyj Giermka: ustawi czarną kość na 4.
learn-basics-lance-then = Czarna kość pokazywała 0, teraz 4. Liczy się zamiast tej z 1, więc 1 + 4 + 2 to 7. Jest 7 : 7.
learn-basics-lance-none = Wtedy twój atak to nadal 4 przeciw 7. Giermek doda 3.

## 11. Prestiż

learn-basics-tie-say = Przy równym ataku decyduje prestiż, a gdy i on jest równy, wygrywasz z rycerzem. Odwracasz za to jeden swój żeton prestiżu.
learn-basics-tie-do = Atak 7 : 7, prestiż 1 : 1. Nie używaj niczego: taki remis wygrywasz.
learn-basics-tie-then = Wygrywasz najazd 1 przy remisie. Żeton „Pani serca” jest odwrócony, więc twój prestiż to teraz 0.
learn-basics-tie-medallion = 7 + 1 to 8: wygrywasz 8 : 7, a żeton prestiżu pozostaje aktywny. Ale Medalion jest już użyty, a remis i tak był twój.

## 12. Relikwie

learn-basics-relic-say = Na koniec najazdu możesz użyć jednej relikwii. Medalion daje atak +1 i będzie znów aktywny w fazie odświeżania.
learn-basics-relic-do = 3 + 2 + 2 to 7, znów 7 : 7, ale prestiż 0 : 1. Użyj Medalionu.
learn-basics-relic-then = 7 + 1 to 8 przeciw 7. Wygrywasz pojedynek 2 : 0, więc dostajesz relikwię „Paternoster” i 1 punkt chwały.
learn-basics-relic-none = Przy remisie decyduje prestiż, 0 : 1, i przegrywasz najazd 2. Z Medalionem będzie 8 : 7.

## 13. Turniej

learn-basics-register-say = Zajmujesz wolne pole turnieju i walczysz z tym, kto stoi obok. Resztę pól zajmą rycerze zgłaszający się po graczach.
learn-basics-register-do = Zajmij pole 2. Twoim przeciwnikiem będzie Hans von Trotha: atak 7, prestiż 1.
learn-basics-register-then = Rywal zajął pole 5, a rycerze 2 pozostałe. Ćwierćfinały zaczynają się od twojego pojedynku.
learn-basics-register-wolfert = Wolfert VI van Borselen też ma atak 7, ale prestiż 2: remisy wygrałby on.
learn-basics-register-dobieslaw = Dobiesław z Oleśnicy w każdym najeździe rzuca kością zbroi i dodaje wynik do ataku 9. Jest wart 7 punktów chwały.
learn-basics-register-henry = Henryk V to król. Jest wart 8 punktów chwały, ale z atakiem 10 trudno go pokonać.
learn-basics-register-wait = Możesz ustąpić, dopóki ktoś po tobie w kolejności nie ma tu herbu. Ale wtedy rywal wybiera pierwszy.

learn-basics-tournament-say = Wygrany pojedynek daje chwałę rycerza, przegrany z wygranym najazdem – połowę. Zwycięzcy grają dalej; gracze mogą się spotkać.
learn-basics-tournament-do = Hans von Trotha jest wart 3 punkty chwały. Użyj 3 żetonów siły.
learn-basics-tournament-then = 5 + 1 + 3 to 9 przeciw 7: wystarczy, by wygrać najazd 1.
learn-basics-tournament-none = Bez czerwonych kości będzie najwyżej 7. Masz 8 żetonów siły: użyj 3.
learn-basics-tournament-four = Więcej w pojedynku użyć nie można. Czerwonych kości jest i tak 3, ale ich specjalny symbol liczy się jako 5.
learn-basics-tournament-few = Oszczędzasz siłę na półfinał. Przed następnym najazdem możesz jej dodać.

learn-basics-advance-say = Trzy zwycięstwa, łącznie z finałem, i nagroda też jest twoja. Czego użyjesz teraz, tego zabraknie w półfinale.
learn-basics-advance-do = Najazd 1 jest twój, 9 : 7. W najeździe 2 masz 5 + 1 + 1, czyli 7 przeciw 7. Użyj Giermka, ale nie relikwii.
learn-basics-advance-then = 5 + 4 + 1 to 10 przeciw 7. Wygrywasz pojedynek 2 : 0 i dostajesz 3 punkty chwały. Przechodzisz do półfinału, a obie relikwie są nadal aktywne.
learn-basics-advance-none = Wtedy zostaje 7 : 7. Prestiż to 1 : 1, więc remis wygrywasz, ale odwracasz swój jedyny żeton prestiżu. Użyj Giermka.
learn-basics-advance-relic = Prowadzisz już 10 : 7, a użyta relikwia będzie znów aktywna dopiero w fazie odświeżania. Zachowaj ją na półfinał.

## 14. Tytuły

learn-basics-titles-say = Po ostatnim turnieju jest jeszcze faza wypraw, potem tytuły: wspólne i cele osobiste. Co dasz na jeden, nie liczy się do innego.
learn-basics-titles-do = Sięgnij po tytuł „Mecenas” za 3 monety i 2 Minstreli, potem „Wpływowy” za dowolnych 5 sojuszników.
learn-basics-titles-then = 5 + 4 punkty chwały: z 70 robi się 79. Rywal kończy z 66, więc wygrywasz partię.
learn-basics-titles-lucky = „Szczęśliwy” daje 4 punkty chwały i zabiera jedyne 3 monety. Potrzebuje ich też „Mecenas”, a daje 5.
learn-basics-titles-noble = „Szlachetny” daje 5 punktów chwały, a „Szczęśliwy” jeszcze 4: razem też 9. Tutaj sięgnij jednak po tytuł „Mecenas”, a potem „Wpływowy”.
learn-basics-titles-influential = „Wpływowy” potrzebuje dowolnych 5 sojuszników. Sięgnij najpierw po tytuł „Mecenas”: wymaga obu Minstreli.
learn-basics-titles-none = Spełniasz warunki kilku tytułów, a chwałę dają tylko teraz. Sięgnij po tytuł „Mecenas”.
learn-basics-titles-stop = Pozostałych 5 sojuszników daje jeszcze tytuł „Wpływowy”: 4 punkty chwały.
