# Medieval Mastery: nazwy i teksty elementów gry.

## Gra

game-title = Medieval Mastery
game-summary = Wyprowadzaj rycerzy z zamku i zdobądź ziemie warte 13 punktów zwycięstwa, zanim zrobią to inni.
    .text = Feudalny spór o średniowieczną Francję dla 2–6 graczy. W każdej turze w twoim zamku zbiera się trzech nowych rycerzy; przegrupowujesz siły wzdłuż linii zaopatrzenia i raz nacierasz – na pustą ziemię albo na sąsiada. O bitwie decydują rycerze, potajemnie wybrana karta konfliktu i wymiana kart wsparcia, a korona, jabłko królewskie i berło sprawiają, że każdy gracz jest trochę inny. Przegrany wycofuje się do zamku, nikt nie odpada, a partia trwa, dopóki ktoś nie przejmie terytoriów wartych 13 punktów zwycięstwa.

## Kolory

colour-red = Czerwony
colour-blue = Niebieski
colour-yellow = Żółty
colour-green = Zielony
colour-purple = Fioletowy
colour-black = Czarny

## Zamki

castle-castle_nivernais = Nivernais
castle-castle_touraine = Touraine
castle-castle_anjou = Anjou
castle-castle_berry = Berry
castle-castle_bourbonnais = Bourbonnais
castle-castle_orleanais = Orléanais

## Kafelki

tile-lake = Jezioro
    .text = Nie można go zdobyć. Łączy wszystkie terytoria wokół siebie: przez wodę biegną i linie zaopatrzenia, i natarcia.
tile-homelands = Ziemie ojczyste
    .text = Na początku partii rycerze z sąsiedniego zamku są dzieleni po równo między zamek i przyległe do niego Ziemie ojczyste.
tile-grasslands = Łąki
    .text = Na początku bitwy w tym miejscu atakujący otrzymuje 1 punkt walki.
tile-village = Wioska
    .text = Gdy ją zdobędziesz, wystaw 1 rycerza w swoim zamku.
tile-marshlands = Mokradła
    .text = Gdy je zdobędziesz, tracisz tu 1 rycerza. Jeśli był jedyny, kafelek pozostaje pusty.
tile-forest = Las
    .text = Brak specjalnej zdolności.
tile-fort = Fort
    .text = Na początku bitwy w tym miejscu obrońca otrzymuje 1 punkt walki.
tile-mountains = Góry
    .text = W bitwie w tym miejscu nie wolno zagrywać kart wsparcia.
tile-cave = Jaskinia
    .text = Każdy gracz może mieć tu najwyżej 3 rycerzy.
tile-battlefield = Pole bitwy
    .text = Każdy gracz może mieć tu najwyżej 5 rycerzy.
tile-ruins = Ruiny
    .text = Gdy je zdobędziesz, możesz odrzucić 1 kartę z ręki.
tile-abbey = Opactwo
    .text = Gdy je zdobędziesz, wystaw 1 rycerza w swoim zamku; potem możesz odrzucić 1 kartę z ręki.
tile-city = Miasto
    .text = Na początku bitwy w tym miejscu obrońca otrzymuje 1 punkt walki. Gdy zdobędziesz miasto, wystaw 1 rycerza w swoim zamku.
tile-fortress = Twierdza
    .text = Na początku bitwy w tym miejscu obrońca otrzymuje 1 punkt walki. Gdy zdobędziesz twierdzę, możesz odrzucić 1 kartę z ręki.
tile-arena = Arena
    .text = Na początku bitwy w tym miejscu obie strony rzucają kością. Kto wyrzuci mniej, traci tu 1 rycerza; przy remisie obie tracą po 1. Bitwa trwa dalej tylko wtedy, gdy obie strony mają jeszcze rycerzy.

## Karty talii gracza

card_type-conflict = Konflikt
card_type-support = Wsparcie
card_type-resource = Zasoby

card-conflict_2 = Konflikt 2
    .text = Daje 2 punkty walki.
card-conflict_3 = Konflikt 3
    .text = Daje 3 punkty walki.
card-conflict_4 = Konflikt 4
    .text = Daje 4 punkty walki.
card-conflict_5 = Konflikt 5
    .text = Daje 5 punktów walki.
card-ambush = Zasadzka
    .text = Po odkryciu obu kart konfliktu rzuć kością i dodaj wynik do swoich punktów walki.
card-support_1 = Wsparcie +1
    .text = Daje 1 punkt walki.
card-support_2 = Wsparcie +2
    .text = Daje 2 punkty walki.
card-call_to_arms = Wezwanie do broni
    .text = W swojej turze, poza manewrem: wystaw 2 rycerzy w swoim zamku.
card-authority = Autorytet
    .text = Gdy tylko skończysz dobierać karty, musisz ją odkryć: dobierz jeszcze 2 karty, po czym ją odrzuć.
card-tactical_advance = Taktyczne natarcie
    .text = W swojej turze, poza manewrem: otrzymujesz w tej turze jeszcze 1 manewr, czyli kolejne przegrupowanie i natarcie.
card-fracture = Strzaskanie
    .text = W swojej turze, poza manewrem: zniszcz 1 artefakt innego gracza. Albo w dowolnej turze, gdy artefakt innego gracza ma właśnie zadziałać: anuluj jego działanie i zniszcz go.

## Artefakty

artefact_type-crown = Korona
artefact_type-orb = Jabłko królewskie
artefact_type-sceptre = Berło

artefact-crown_corruption = Korona zepsucia
    .text = Raz w swojej turze: wybierz dowolnego gracza i zniszcz 1 z jego artefaktów.
artefact-crown_insight = Korona przenikliwości
    .text = Raz w swojej turze: obejrzyj 4 wierzchnie karty swojej talii i odłóż je na wierzch w dowolnej kolejności.
artefact-crown_order = Korona porządku
    .text = Raz w swojej turze: wtasuj do talii 1 kartę ze swojego stosu kart odrzuconych, zagraną przez ciebie w twojej poprzedniej turze.
artefact-crown_prosperity = Korona dobrobytu
    .text = Raz w swojej turze: obejrzyj wierzchnią kartę talii dowolnego gracza, po czym zostaw ją na miejscu albo odrzuć.
artefact-crown_vitality = Korona witalności
    .text = Raz w swojej turze: przeprowadź jeszcze jedno przegrupowanie. Nie daje ono natarcia.
artefact-crown_wrath = Korona gniewu
    .text = Raz w swojej turze: możesz odrzucić 1 kartę z ręki.
artefact-orb_brutality = Jabłko okrucieństwa
    .text = Gdy wygrasz bitwę: przegrany traci jeszcze 1 rycerza na terytorium konfliktu.
artefact-orb_greed = Jabłko chciwości
    .text = Gdy wygrasz bitwę: dobierz karty do 6 na ręce.
artefact-orb_preparation = Jabłko przygotowania
    .text = Gdy wygrasz bitwę: możesz odrzucić 1 kartę z ręki.
artefact-orb_cleansing = Jabłko oczyszczenia
    .text = Gdy przegrasz bitwę: możesz odrzucić 1 kartę z ręki.
artefact-orb_devotion = Jabłko oddania
    .text = Gdy przegrasz bitwę: wystaw 1 rycerza w swoim zamku.
artefact-orb_resurgence = Jabłko odrodzenia
    .text = Gdy przegrasz bitwę: dobierz karty do 6 na ręce.
artefact-sceptre_fear = Berło strachu
    .text = Przed kartami konfliktu, gdy atakujesz: możesz zdecydować, że w tej bitwie obie strony liczą większą z dwóch liczb rycerzy.
artefact-sceptre_influence = Berło wpływu
    .text = Przed kartami konfliktu, gdy atakujesz: obrońca odrzuca 1 losową kartę.
artefact-sceptre_rage = Berło wściekłości
    .text = Przed kartami konfliktu, gdy atakujesz: otrzymujesz 1 punkt walki.
artefact-sceptre_defiance = Berło oporu
    .text = Przed kartami konfliktu, gdy się bronisz: atakujący odrzuca 1 losową kartę.
artefact-sceptre_loyalty = Berło lojalności
    .text = Przed kartami konfliktu, gdy się bronisz: otrzymujesz 1 punkt walki.
artefact-sceptre_vigour = Berło wigoru
    .text = Przed kartami konfliktu, gdy się bronisz: możesz zdecydować, że w tej bitwie obie strony liczą większą z dwóch liczb rycerzy.

## Kości

die-knight_die = Kość rycerzy
    .text = Każde oczko to jeden rycerz.

## Warianty

variant-loyalty = Lojalność
    .text = Dla 4 lub 6 graczy w drużynach. Drużyna dwuosobowa zwycięża, mając razem 20 punktów zwycięstwa, trzyosobowa – 30. Karty wsparcia w bitwie może zagrywać cała drużyna.
variant-castle_siege = Oblężenie zamku
    .text = Zamki można atakować siłą do 6 rycerzy. Właściciel zawsze walczy tak, jakby stało tam 8 rycerzy. Kto weźmie cudzy zamek, wygrywa partię.
variant-ruthlessness = Bezwzględność
    .text = Rycerze na terytorium, które straciło linię zaopatrzenia, od razu schodzą z planszy.
variant-skirmish = Potyczka
    .text = Krótsza partia: do zwycięstwa wystarczy 11 punktów zwycięstwa, a Ziemie ojczyste nie są nic warte.
variant-disorder = Nieład
    .text = Wszyscy zaczynają z 6 dodatkowymi rycerzami. Zwycięzca bitwy rzuca kością za każdego swojego rycerza na miejscu walki i traci po jednym za każdą 1; jeśli nikt mu nie zostanie, jednak przegrywa bitwę.

team_mode-pairs_4 = Dwie drużyny dwuosobowe
    .text = Partnerzy siedzą naprzeciw siebie. Do zwycięstwa potrzeba 20 punktów zwycięstwa.
team_mode-pairs_6 = Trzy drużyny dwuosobowe
    .text = Partnerzy siedzą naprzeciw siebie. Do zwycięstwa potrzeba 20 punktów zwycięstwa.
team_mode-triples_6 = Dwie drużyny trzyosobowe
    .text = Gracze obu drużyn siedzą na przemian. Do zwycięstwa potrzeba 30 punktów zwycięstwa.

## Rozdziały zasad

rule_chapter-SET = Przygotowanie
rule_chapter-DRAW = Dobieranie, odrzucanie, talie
rule_chapter-KNI = Rycerze i kości
rule_chapter-SUP = Sąsiedztwo, jeziora, zaopatrzenie
rule_chapter-TURN = Przebieg tury
rule_chapter-RES = Karty zasobów
rule_chapter-ART = Artefakty
rule_chapter-CRN = Korony
rule_chapter-RED = Przegrupowanie
rule_chapter-ADV = Natarcie
rule_chapter-CON = Zdobycie
rule_chapter-BAT = Bitwa
rule_chapter-END = Koniec partii
rule_chapter-VAR = Warianty
rule_chapter-RSP = Okna reakcji i tajność
rule_chapter-OPT = Ustawienia partii i los
rule_chapter-DEC = Decyzje
rule_chapter-INF = Kto co wie
rule_chapter-EX = Omówione przykłady
rule_chapter-RUL = Rozstrzygnięcia
