# Medieval Mastery: co mówi trener na lekcjach. Proste zdania w jednym wierszu, bez argumentów.
# Tekst zakończony na -say ma najwyżej 140 znaków.

learn-basics-title = Pierwsza partia
learn-basics-summary = Dwanaście tematów przy stole: od pierwszego rycerza po kartę „Strzaskanie”. Grasz z jednym przeciwnikiem.

## Tematy

learn-basics-idea-goal = Cel
learn-basics-idea-knights = Rycerze i kości
learn-basics-idea-empty = Puste terytorium
learn-basics-idea-supply = Zaopatrzenie i jeziora
learn-basics-idea-redeploy = Najpierw przegrupowanie
learn-basics-idea-battle = Zajęte terytorium
learn-basics-idea-conflict = Karta konfliktu
learn-basics-idea-support = Wsparcie na zmianę
learn-basics-idea-margin = Różnica i remis
learn-basics-idea-land = Co daje terytorium
learn-basics-idea-artefacts = Berło, jabłko królewskie, korona
learn-basics-idea-resources = Karty zasobów

## Co będziesz wiedzieć

learn-basics-know-advance = Skąd nacierają rycerze?
learn-basics-know-lake = Co łączy odległe terytoria?
learn-basics-know-draw = Kiedy dobiera się karty?
learn-basics-know-tie = Kto zwycięża przy remisie?

## 1. Cel

learn-basics-goal-say = Terytoria dają punkty zwycięstwa. Kto kontroluje terytoria warte 13 punktów, od razu zwycięża.
learn-basics-goal-do = Rozpocznij manewr: tak zdobywa się terytoria.
learn-basics-goal-then = Manewr ma dwie części: najpierw możesz przegrupować rycerzy, potem nacierasz.
learn-basics-goal-crown = Korona działa raz na turę, ale terytoriów nie zdobywa. Będzie o niej później.
learn-basics-goal-end = Możesz zakończyć turę już teraz, ale wtedy niczego nie zdobędziesz. Najpierw rozpocznij manewr.

## 2. Rycerze i kości

learn-basics-knights-say = Każde oczko na twoich kościach to jeden rycerz. Na początku twojej tury do zamku przybywa trzech następnych.
learn-basics-knights-do = Na razie nikt nie musi się ruszać. Zostaw rycerzy na miejscach.
learn-basics-knights-then = W zamku masz 6 rycerzy, a w Ziemiach ojczystych 3. Teraz możesz nacierać.
learn-basics-knights-castle = Rycerze mogą przejść z zamku do Ziem ojczystych, ale każde natarcie zaczyna się w zamku. Zostaw ich tam.
learn-basics-knights-homelands = Rycerze mogą wrócić z Ziem ojczystych do zamku. Przydadzą się tam jednak dopiero później.

## 3. Puste terytorium

learn-basics-empty-say = Natarcie zawsze zaczyna się w zamku. Puste terytorium jest twoje, gdy tylko dotrą tam twoi rycerze.
learn-basics-empty-do = Zajmij Arenę: nacieraj 3 rycerzami.
learn-basics-empty-then = Arena jest twoja: był 1 punkt, są 4. W zamku zostało jeszcze 3 rycerzy.
learn-basics-empty-none = Bez natarcia niczego w tej turze nie zdobędziesz. Arena jest pusta i warta 3 punkty.
learn-basics-empty-battlefield = Pole bitwy też jest puste, ale warte tylko 2 punkty. Arena jest warta 3.
learn-basics-empty-village = Wioska też jest pusta, ale warta tylko 1 punkt. Arena jest warta 3.
learn-basics-empty-one = Na puste terytorium wystarczy jeden rycerz, ale łatwo go pokonać.
learn-basics-empty-number = Puste terytorium zdobędzie dowolna liczba rycerzy. Im ich więcej, tym lepiej go bronią; ci, którzy zostali w zamku, mogą nacierać w następnej turze.

## 4. Zaopatrzenie i jeziora

learn-basics-supply-say = Masz w zasięgu terytoria obok zamku i obok swoich zaopatrzonych terytoriów. Jezioro łączy wszystko wokół siebie.
learn-basics-supply-do = Twoja Arena leży nad jeziorem. Zajmij za nim Fort: nacieraj 2 rycerzami.
learn-basics-supply-then = Fort jest twój: były 4 punkty, jest 6. Zaopatrzenie dociera tam przez jezioro.
learn-basics-supply-none = Bez natarcia niczego w tej turze nie zdobędziesz. Fort za jeziorem jest pusty.
learn-basics-supply-near = Tu dotrzesz i bez jeziora: to terytorium leży obok zamku. Tak też można.
learn-basics-supply-border = Jaskinia sąsiaduje z twoją Areną, więc jezioro nie jest do tego potrzebne. Tak też można.
learn-basics-supply-far = Do tej Jaskini też prowadzi jezioro. Leży obok zamku przeciwnika, więc wkrótce spodziewaj się gości.
learn-basics-supply-city = Jezioro prowadzi i tam, ale Miasta broni 3 rycerzy przeciwnika. Bitwy będą później.
learn-basics-supply-one = Na puste terytorium wystarczy jeden rycerz, ale łatwo go pokonać.
learn-basics-supply-number = Tak też zdobędziesz to terytorium. Rycerze, którzy zostali w zamku, mogą nacierać w następnej turze.

## 5. Najpierw przegrupowanie

learn-basics-redeploy-say = Przed natarciem możesz przesuwać rycerzy między zamkiem a zaopatrzonymi terytoriami, nawet daleko. Na każdym zostaw choć jednego.
learn-basics-redeploy-do = Ziemie ojczyste są bezpieczne. Przesuń stamtąd do zamku 2 rycerzy i zakończ przegrupowanie.
learn-basics-redeploy-then = W zamku czeka teraz na natarcie 9 rycerzy, a Ziem ojczystych broni 1.
learn-basics-redeploy-done = Wtedy 2 rycerzy zostanie w Ziemiach ojczystych bez zajęcia, a nacierać można tylko z zamku.
learn-basics-redeploy-castle = Tak zabierzesz rycerzy z zamku, a każde natarcie zaczyna się właśnie tam. Lepiej ich tam sprowadź.
learn-basics-redeploy-border = Arena i Fort leżą nad jeziorem i przeciwnik może je zaatakować. Zostaw tych rycerzy na miejscu.
learn-basics-redeploy-to-border = Tam przydaliby się do obrony, ale nacierać można tylko z zamku.
learn-basics-redeploy-one = Możesz zabrać jeszcze jednego: Ziemie ojczyste utrzyma jeden rycerz. Przesuń 2.

## 6. Zajęte terytorium

learn-basics-battle-say = O terytorium przeciwnika trzeba stoczyć bitwę. Każdy rycerz to jeden punkt walki.
learn-basics-battle-do = Zaatakuj Miasto 4 rycerzami. Przeciwnik ma tam 3.
learn-basics-battle-then = Miasto dodaje obrońcy 1, więc jest 4 : 4. Obie strony dobierają karty do pięciu na ręce; dzieje się to tylko w bitwie.
learn-basics-battle-none = Bez natarcia nie będzie bitwy. Zamek jest pełen rycerzy: zaatakuj Miasto.
learn-basics-battle-cave = Jaskini też broni 3 rycerzy, ale twoich zmieści się tam tylko 3. Miasto to lepszy cel.
learn-basics-battle-empty = Tego terytorium nikt nie broni, więc bitwy nie będzie. Wybierz Miasto.
learn-basics-battle-few = Zaczynasz bitwę z mniejszą liczbą punktów: przeciwnik ma 3 rycerzy, a Miasto daje mu jeszcze 1 punkt. Stratę muszą nadrobić karty.
learn-basics-battle-many = Z większą liczbą rycerzy zaczynasz bitwę z przewagą. W Mieście zmieści się najwyżej 6 twoich.

## 7. Karta konfliktu

learn-basics-conflict-say = Obie strony potajemnie wybierają kartę konfliktu i razem je odkrywają. Kto ma taką kartę, musi jedną zagrać.
learn-basics-conflict-do = Jest 4 : 4. Zagraj kartę „Konflikt 5”.
learn-basics-conflict-then = 5 przeciw 2: zrobiło się 9 : 6. Potem przeciwnik zagrał dwie karty wsparcia i prowadzi 10 : 9.
learn-basics-conflict-lower = Słabsza karta zostawia „Konflikt 5” na później, ale teraz wszystko zależy od kart wsparcia.

## 8. Wsparcie na zmianę

learn-basics-support-say = Na zmianę zagrywacie karty wsparcia albo pasujecie. Zaczyna ten, kto ma mniej punktów. Krok kończą dwa pasy z rzędu.
learn-basics-support-do = Przeciwnik zagrał dwie karty, teraz ty: brakuje ci punktu, jest 9 : 10. Zagraj kartę „Wsparcie +2” i na razie nie zagrywaj więcej kart.
learn-basics-support-then = Prowadzisz 11 : 10, przeciwnik pasuje. Znowu twoja kolej.
learn-basics-support-equal = Będzie 10 : 10, a to i tak przegrana: przy remisie zwycięża obrońca. Prowadzenie da ci „Wsparcie +2”.
learn-basics-support-stop = Wtedy zostaniesz w tyle, 9 : 10. Masz jeszcze dwie karty wsparcia.
learn-basics-support-both = Dwie karty naraz to 12 : 10. Często jednak lepiej najpierw poczekać na odpowiedź przeciwnika.

## 9. Różnica i remis

learn-basics-margin-say = Zwycięża strona z większą liczbą punktów walki. Przegrany traci tylu rycerzy, ile wynosi różnica; reszta wycofuje się do zamku.
learn-basics-margin-do = Prowadzisz 11 : 10. Zagraj kartę „Wsparcie +1”, żeby różnica wyniosła 2, i nie zagrywaj więcej kart, aż bitwa się skończy.
learn-basics-margin-then = 12 : 10. Przeciwnik traci 2 rycerzy, 1 się wycofuje. Miasto jest twoje i masz tam wszystkich 4 rycerzy.
learn-basics-margin-one = Wygrywasz 11 : 10, więc przeciwnik traci tylko 1 rycerza, a 2 się wycofuje. „Wsparcie +1” zostaje ci na ręce.

learn-basics-tie-say = Przy remisie zwycięża obrońca, z różnicą 1. Tym razem obrońcą jesteś ty.
learn-basics-tie-do = Twoje berło jest zniszczone i nic nie dodaje: jest 5 : 5. Masz sześć kart, bo „Autorytet” dał ci jeszcze dwie. Zagraj kartę „Konflikt 5”, a potem nie zagrywaj więcej kart.
learn-basics-tie-then = 10 : 10, remis. Jako obrońca zwyciężasz z różnicą 1 i Miasto zostaje twoje. Przeciwnik traci 1 rycerza.
learn-basics-tie-ambush = „Zasadzka” dodaje wynik rzutu kością, od 1 do 6. Tym razem zagraj pewne 5.
learn-basics-tie-lower = Przeciwnik zagrywa 5, więc ta karta jest za słaba: stracisz Miasto. Zagraj kartę „Konflikt 5”.

## 10. Co daje terytorium

learn-basics-land-say = Wiele terytoriów ma coś szczególnego: Wioska daje zdobywcy rycerza, Mokradła zabierają mu jednego, Miasto dodaje 1 w obronie.
learn-basics-land-do = Zajmij Wioskę: nacieraj 2 rycerzami.
learn-basics-land-then = Wioska jest twoja, a do zamku przybywa 1 nowy rycerz. Masz już 10 punktów; jeszcze 3 i zwyciężysz.
learn-basics-land-none = Bez natarcia niczego nie zdobędziesz. Wioska obok zamku jest pusta.
learn-basics-land-room = To terytorium ma mniejszą pojemność: na Polu bitwy zmieści się najwyżej 5 twoich rycerzy, a w Jaskini 3.
learn-basics-land-held = Tego terytorium broni przeciwnik, więc będzie bitwa. Zajmij pustą Wioskę.
learn-basics-land-number = Puste terytorium zdobędzie dowolna liczba rycerzy. Jego działanie od niej nie zależy.

## 11. Berło, jabłko królewskie, korona

learn-basics-sceptre-say = Berło działa w bitwie, przed kartami. Twoje dodaje 1, gdy atakujesz, berło przeciwnika dodaje 1 w obronie.
learn-basics-sceptre-do = Atakujesz Ruiny: 4 rycerzy przeciw 3. Spasuj, a zadziałają oba berła.
learn-basics-sceptre-then = Berło wściekłości daje ci 1, Berło lojalności daje przeciwnikowi 1: jest 5 : 4.
learn-basics-sceptre-fracture = Berło lojalności zniszczone: na razie leży zakryte i nic nie dodaje, więc jest 5 : 3. O tej karcie będzie osobny krok, ostatni.

learn-basics-orb-say = Jabłko królewskie działa, gdy bitwa jest rozstrzygnięta. Z Jabłkiem chciwości po wygranej dobierasz karty do sześciu na ręce.
learn-basics-orb-do = Prowadzisz 5 : 4. Zagraj kartę „Konflikt 4”, a potem nie zagrywaj więcej kart.
learn-basics-orb-then = Wygrywasz 9 : 8, a dzięki Jabłku chciwości masz na ręce 6 kart, o jedną więcej niż po dobraniu w bitwie.
learn-basics-orb-ambush = „Zasadzka” dodaje wynik rzutu kością, od 1 do 6. Tym razem zagraj pewne 4.
learn-basics-orb-lower = 7 : 8. Zostaniesz w tyle, a kart wsparcia nie masz. Zagraj kartę „Konflikt 4”.

learn-basics-crown-say = Korony możesz użyć raz w swojej turze. Korona witalności daje jeszcze jedno przegrupowanie.
learn-basics-crown-do = Użyj korony.
learn-basics-crown-then = Nikt nie powstrzymał korony, więc możesz teraz przegrupować rycerzy. Manewr dopiero przed tobą.
learn-basics-crown-manoeuvre = Manewr poczeka: najpierw korona. Podczas manewru nie można jej użyć.
learn-basics-crown-end = Turę można zakończyć i bez korony, ale jej użycie w tej turze przepadnie.
learn-basics-crown-card = To karta zasobów. O takich będzie następny krok, a teraz użyj korony.

## 12. Karty zasobów

learn-basics-resources-say = Większość kart zasobów zagrywa się w swojej turze, poza manewrem. „Wezwanie do broni” sprowadza rycerzy do zamku.
learn-basics-resources-do = Zagraj kartę „Wezwanie do broni”.
learn-basics-resources-then = Do zamku przybyło 2 rycerzy: było 5, jest 7. Karta jest zużyta; nowe dobiera się tylko w bitwie.
learn-basics-resources-tactical = „Taktyczne natarcie” daje jeszcze jeden manewr w tej turze, więc możesz nacierać dwa razy.
learn-basics-resources-fracture = „Strzaskanie” może zniszczyć artefakt i w twojej turze, ale jako odpowiedź daje więcej. Zachowaj je na następny krok.
learn-basics-resources-manoeuvre = Tę kartę można zagrać przed manewrem albo po nim. Zagraj ją najpierw: wtedy natrze więcej rycerzy.
learn-basics-resources-end = Po zakończeniu tury karty zostają na ręce. Ale dodatkowi rycerze już teraz są warci tej karty.

learn-basics-fracture-say = Gdy ma zadziałać cudzy artefakt, możesz odpowiedzieć kartą „Strzaskanie”, nawet w cudzej turze.
learn-basics-fracture-do = Przeciwnik ogłasza Koronę przenikliwości. Odpowiedz kartą „Strzaskanie”.
learn-basics-fracture-then = Korona nie zadziałała i pozostanie zniszczona do końca następnej tury przeciwnika. Teraz zagraj całą partię!
learn-basics-fracture-pass = Wtedy przeciwnik obejrzy 4 wierzchnie karty swojej talii i odłoży je w dowolnej kolejności. „Strzaskanie” zostanie u ciebie.
