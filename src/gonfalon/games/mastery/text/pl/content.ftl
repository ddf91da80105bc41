# Medieval Mastery: nazwy i teksty elementów gry.

## Gra

game-title = Medieval Mastery
game-summary = Wyprowadzaj rycerzy z zamku i przed innymi przejmij kontrolę nad terytoriami wartymi 13 punktów zwycięstwa.
    .text = Feudalne waśnie w średniowiecznej Francji dla 2–6 graczy. W każdej turze w twoim zamku zbiera się trzech nowych rycerzy; przegrupowujesz siły wzdłuż linii zaopatrzenia i raz nacierasz – na puste terytorium albo na sąsiada. O wyniku bitwy decydują rycerze, potajemnie wybrana karta konfliktu i wymiana kart wsparcia, a korona, jabłko królewskie i berło wpływają na jej przebieg i sprawiają, że każdy gracz jest trochę inny. Przegrany wycofuje się do zamku, nikt nie odpada, a partia trwa, dopóki ktoś nie przejmie kontroli nad terytoriami wartymi 13 punktów zwycięstwa.

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
tile-castle = Zamek
tile-homelands = Ziemie ojczyste
tile-grasslands = Łąki
tile-village = Wioska
tile-marshlands = Mokradła
tile-forest = Las
tile-fort = Fort
tile-mountains = Góry
tile-cave = Jaskinia
tile-battlefield = Pole bitwy
tile-ruins = Ruiny
tile-abbey = Opactwo
tile-city = Miasto
tile-fortress = Twierdza
tile-arena = Arena
tile-plain = Brak specjalnej zdolności.

## Karty talii gracza

card_type-conflict = Konflikt
card_type-support = Wsparcie
card_type-resource = Zasoby

card-none = bez karty
card-conflict_2 = Konflikt 2
card-conflict_3 = Konflikt 3
card-conflict_4 = Konflikt 4
card-conflict_5 = Konflikt 5
card-ambush = Zasadzka
card-support_1 = Wsparcie +1
card-support_2 = Wsparcie +2
card-call_to_arms = Wezwanie do broni
card-authority = Autorytet
card-tactical_advance = Taktyczne natarcie
card-fracture = Strzaskanie

## Artefakty

artefact_type-crown = Korona
artefact_type-orb = Jabłko królewskie
artefact_type-sceptre = Berło

artefact-crown_corruption = Korona zepsucia
artefact-crown_insight = Korona przenikliwości
artefact-crown_order = Korona porządku
artefact-crown_prosperity = Korona dobrobytu
artefact-crown_vitality = Korona witalności
artefact-crown_wrath = Korona gniewu
artefact-orb_brutality = Jabłko okrucieństwa
artefact-orb_greed = Jabłko chciwości
artefact-orb_preparation = Jabłko przygotowania
artefact-orb_cleansing = Jabłko oczyszczenia
artefact-orb_devotion = Jabłko oddania
artefact-orb_resurgence = Jabłko odrodzenia
artefact-sceptre_fear = Berło strachu
artefact-sceptre_influence = Berło wpływu
artefact-sceptre_rage = Berło wściekłości
artefact-sceptre_defiance = Berło oporu
artefact-sceptre_loyalty = Berło lojalności
artefact-sceptre_vigour = Berło wigoru

## Kości

die-knight_die = Kość rycerzy
    .text = Każde oczko to jeden rycerz.

## Warianty

variant-loyalty = Lojalność
    .text = Gra drużynowa dla 4 lub 6 graczy. Drużyna dwuosobowa zwycięża, mając razem 20 punktów zwycięstwa, trzyosobowa – 30. Karty wsparcia w bitwie może zagrywać cała drużyna.
variant-castle_siege = Oblężenie zamku
    .text = Na zamek może nacierać do 6 rycerzy. Właściciel zawsze walczy tak, jakby stało tam 8 rycerzy. Kto zdobędzie cudzy zamek, wygrywa partię.
variant-ruthlessness = Bezwzględność
    .text = Rycerze na terytorium, które straciło linię zaopatrzenia, od razu schodzą z planszy.
variant-skirmish = Potyczka
    .text = Krótsza partia: do zwycięstwa wystarczy 11 punktów zwycięstwa, a Ziemie ojczyste nie są nic warte.
variant-disorder = Nieład
    .text = Wszyscy zaczynają z 6 dodatkowymi rycerzami. Zwycięzca bitwy rzuca kością za każdego swojego rycerza na miejscu walki i traci po jednym za każdą 1; jeśli nikt mu nie zostanie, mimo wszystko przegrywa bitwę.

team_mode-pairs_4 = Dwie drużyny dwuosobowe
    .text = Sojusznicy siedzą naprzeciw siebie. Do zwycięstwa potrzeba 20 punktów zwycięstwa.
team_mode-pairs_6 = Trzy drużyny dwuosobowe
    .text = Sojusznicy siedzą naprzeciw siebie. Do zwycięstwa potrzeba 20 punktów zwycięstwa.
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
rule_chapter-OPT = Ustawienia partii i losowość
rule_chapter-DEC = Decyzje
rule_chapter-INF = Kto co wie
rule_chapter-EX = Omówione przykłady
rule_chapter-RUL = Rozstrzygnięcia
