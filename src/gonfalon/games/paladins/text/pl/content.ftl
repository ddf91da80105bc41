# Paladyni Zachodniego Królestwa: nazwy i teksty elementów.
# Robotnicy, atrybuty i ludy stoją wewnątrz zdań, dlatego wielką literę mają tylko nazwy własne.

## Gra

game-title = Paladyni Zachodniego Królestwa
game-summary = Zbieraj robotników, co rundę wzywaj na pomoc paladyna i w siedem rund zdobądź najwięcej punktów zwycięstwa.
    .text = Królestwo Zachodniofrankijskie około 900 roku, dla 1–4 graczy. W każdej z siedmiu rund potajemnie wybierasz paladyna, bierzesz karczmę pełną robotników i rozstawiasz ich na własnej planszy: wysyłasz mnichów, wznosisz mury i posterunki, rozgrzeszasz, atakujesz lub nawracasz Saracenów, wikingów i Bizantyjczyków. Wiara, siła i wpływ napędzają się nawzajem, a każdy atrybut otwiera drogę do następnej akcji. Przestępcy podejmą się każdej pracy, ale ściągają podejrzenia, a gdy pula podatków opustoszeje, inkwizycja przychodzi po tego, kto ma ich najwięcej.
automa = Bot

## Robotnicy

worker-labourer = parobek
worker-scout = zwiadowca
worker-merchant = kupiec
worker-fighter = wojownik
worker-cleric = kleryk
worker-criminal = przestępca
    .text = Zastępuje robotnika dowolnego typu. Kto go otrzymuje, dobiera kartę podejrzenia.

## Atrybuty

attribute-faith = wiara
attribute-strength = siła
attribute-influence = wpływ

## Ludy

faction-saracen = Saracen
faction-byzantine = Bizantyjczyk
faction-viking = wiking

## Akcje

action-develop = Rozwój
    .text = Przenieś następny warsztat na pole w ramce jednej z prawych akcji: to pole nie wymaga już robotnika. Otrzymujesz robotnika spod warsztatu.
action-recruit = Rekrutacja
    .text = Jeden robotnik: odrzuć mieszczanina dla nagrody w rogu karty. Dwóch robotników: zatrudnij mieszczanina w swojej drużynie. Zapłać cenę miejsca.
action-hunt = Polowanie
    .text = Otrzymujesz prowiant, a z dwoma robotnikami – więcej.
action-trade = Handel
    .text = Otrzymujesz srebrniki, a z dwoma robotnikami – więcej.
action-pray = Modlitwa
    .text = Usuń robotników z innej akcji swojej planszy, aby w tej rundzie móc wykonać ją ponownie.
action-conspire = Spisek
    .text = Otrzymujesz przestępcę, który zastępuje dowolnego robotnika, i dobierasz kartę podejrzenia.
action-commission = Misja
    .text = Wyślij mnicha na pole, do którego sięga twoja wiara: wpływ rośnie, a ty otrzymujesz nagrodę pola.
action-fortify = Fortyfikacja
    .text = Jeśli starcza wpływu, zbuduj wierzchni mur z talii: zwiększa siłę i daje swoją nagrodę.
action-garrison = Garnizon
    .text = Postaw posterunek na polu, do którego sięga twoja siła: wiara rośnie, a ty otrzymujesz nagrodę pola.
action-absolve = Rozgrzeszenie
    .text = Jeśli starcza wpływu, przenieś następny dzban na wolne pole rozgrzeszenia: wiara rośnie, możesz odrzucić kartę podejrzenia i otrzymujesz nagrodę pola.
action-attack = Atak
    .text = Przepędź najeźdźcę: wpływ rośnie, a ty otrzymujesz nagrodę za atak. Brakującą siłę można kupić za srebrniki.
action-convert = Nawrócenie
    .text = Nawróć najeźdźcę, do którego sięga twoja wiara: siła rośnie, a karta punktuje na koniec partii.

## Tryby akcji

mode-develop = Rozwój
mode-recruit_discard = Rekrutacja (dla nagrody)
mode-recruit_hire = Rekrutacja (do drużyny)
mode-hunt_one = Polowanie
mode-hunt_two = Polowanie
mode-trade_one = Handel
mode-trade_two = Handel
mode-pray = Modlitwa
mode-conspire = Spisek
mode-commission = Misja
mode-fortify = Fortyfikacja
mode-garrison = Garnizon
mode-absolve = Rozgrzeszenie
mode-attack = Atak
mode-convert = Nawrócenie

## Regiony

region-region_1 = Region 1
region-region_2 = Region 2
region-region_3 = Region 3
region-region_4 = Region 4
region-region_5 = Region 5
region-region_6 = Region 6

## Pola planszy głównej

space-space_1_1 = Region 1 (darmowa rekrutacja)
space-space_1_2 = Region 1 (2 srebrniki)
space-space_1_3 = Region 1 (parobek)
space-space_1_4 = Region 1 (odrzuć podejrzenie)
space-space_2_1 = Region 2 (darmowa rekrutacja)
space-space_2_2 = Region 2, pole 2 (2 srebrniki)
space-space_2_3 = Region 2 (zwiadowca)
space-space_2_4 = Region 2, pole 4 (odrzuć podejrzenie)
space-space_2_5 = Region 2 (parobek)
space-space_2_6 = Region 2, pole 6 (2 srebrniki)
space-space_2_7 = Region 2, pole 7 (odrzuć podejrzenie)
space-space_3_1 = Region 3 (parobek)
space-space_3_2 = Region 3 (kupiec)
space-space_3_3 = Region 3, pole 3 (2 srebrniki)
space-space_3_4 = Region 3 (modlitwa)
space-space_3_5 = Region 3 (zwiadowca)
space-space_3_6 = Region 3 (wojownik)
space-space_3_7 = Region 3 (darmowa rekrutacja)
space-space_3_8 = Region 3 (spłać dług)
space-space_3_9 = Region 3, pole 9 (2 srebrniki)
space-space_4_1 = Region 4 (wojownik)
space-space_4_2 = Region 4, pole 2 (modlitwa)
space-space_4_3 = Region 4 (kupiec)
space-space_4_4 = Region 4 (kleryk)
space-space_4_5 = Region 4 (spłać dług)
space-space_4_6 = Region 4 (parobek i zwiadowca)
space-space_4_7 = Region 4, pole 7 (2 srebrniki)
space-space_4_8 = Region 4, pole 8 (modlitwa)
space-space_4_9 = Region 4 (2 parobków)
space-space_4_10 = Region 4, pole 10 (2 srebrniki)
space-space_5_1 = Region 5 (modlitwa)
space-space_5_2 = Region 5 (parobek i wojownik)
space-space_5_3 = Region 5, pole 3 (spłać dług)
space-space_5_4 = Region 5 (parobek i kupiec)
space-space_5_5 = Region 5 (parobek i kleryk)
space-space_5_6 = Region 5, pole 6 (spłać dług)
space-space_5_7 = Region 5 (2 parobków)
space-space_6_1 = Region 6 (spłać dług)
space-space_6_2 = Region 6 (modlitwa)
space-space_6_3 = Region 6 (2 parobków)

## Pola rozgrzeszenia

absolve_space-absolve_space_1 = Spłata długu
absolve_space-absolve_space_2 = Darmowa rekrutacja
absolve_space-absolve_space_3 = Wiara
absolve_space-absolve_space_4 = Modlitwa
absolve_space-absolve_space_5 = Odrzucenie podejrzenia
absolve_space-absolve_space_6 = Prowiant
absolve_space-absolve_space_7 = Parobkowie

## Warsztaty

workshop-workshop_1 = Warsztat 1
workshop-workshop_2 = Warsztat 2
workshop-workshop_3 = Warsztat 3
workshop-workshop_4 = Warsztat 4
workshop-workshop_5 = Warsztat 5
workshop-workshop_6 = Warsztat 6
workshop-workshop_7 = Warsztat 7
workshop-workshop_8 = Warsztat 8

## Dzbany

jar-jar_1 = Dzban 1
jar-jar_2 = Dzban 2
jar-jar_3 = Dzban 3
jar-jar_4 = Dzban 4
jar-jar_5 = Dzban 5
jar-jar_6 = Dzban 6
jar-jar_7 = Dzban 7

## Paladyni

paladin-anseis = Anséis
paladin-berengier = Bérengier
paladin-engelier = Engelier
paladin-gerier = Gérier
paladin-gerin = Gérin
paladin-girard = Girard
paladin-ivon = Ivon
paladin-ivoire = Ivoire
paladin-oliver = Oliver
paladin-otton = Otton
paladin-roland = Roland
paladin-samson = Samson

## Karczmy

tavern-tavern_01 = Złoty Baran
tavern-tavern_02 = Czerwony Dzik
tavern-tavern_03 = Biały Jeleń
tavern-tavern_04 = Czarny Łabędź
tavern-tavern_05 = Stary Dąb
tavern-tavern_06 = Krzywe Koło
tavern-tavern_07 = Trzy Beczki
tavern-tavern_08 = Stary Prom
tavern-tavern_09 = Błękitna Czapla
tavern-tavern_10 = Pełny Dzban
tavern-tavern_11 = Kulawy Muł
tavern-tavern_12 = Wesoły Mnich
tavern-tavern_13 = Królewski Koń
tavern-tavern_14 = Dwa Klucze
tavern-tavern_15 = Tłusta Gęś
tavern-tavern_16 = Szary Wilk
tavern-tavern_17 = Kamienny Most
tavern-tavern_18 = Miodowy Ul
tavern-tavern_19 = Śpiący Kot
tavern-tavern_20 = Lipowa Łyżka
tavern-tavern_21 = Nocna Sowa
tavern-tavern_22 = Tępy Miecz
tavern-tavern_23 = Dzika Róża
tavern-tavern_24 = Ostatni Grosz

## Mieszczanie

townsfolk-abbot_labourer = Opat (parobek)
townsfolk-abbot_provision = Opat (prowiant)
townsfolk-abbot_tax = Opat (podatek)
townsfolk-architect_labourer = Architekt (parobek)
townsfolk-architect_provision = Architekt (prowiant)
townsfolk-architect_tax = Architekt (podatek)
townsfolk-gatekeeper_labourer = Odźwierny (parobek)
townsfolk-gatekeeper_silver = Odźwierny (srebrniki)
townsfolk-gatekeeper_tax = Odźwierny (podatek)
townsfolk-defender_labourer = Obrońca (parobek)
townsfolk-defender_provision = Obrońca (prowiant)
townsfolk-defender_tax = Obrońca (podatek)
townsfolk-missionary_labourer = Misjonarz (parobek)
townsfolk-missionary_provision = Misjonarz (prowiant)
townsfolk-missionary_tax = Misjonarz (podatek)
townsfolk-watchman_labourer = Stróż (parobek)
townsfolk-watchman_silver = Stróż (srebrniki)
townsfolk-watchman_tax = Stróż (podatek)
townsfolk-acolyte_labourer = Akolita (parobek)
townsfolk-acolyte_silver = Akolita (srebrniki)
townsfolk-acolyte_tax = Akolita (podatek)
townsfolk-debt_collector_labourer = Poborca długów (parobek)
townsfolk-debt_collector_fighter = Poborca długów (wojownik)
townsfolk-debt_collector_scout = Poborca długów (zwiadowca)
townsfolk-squire_faith = Giermek (wiara)
townsfolk-squire_influence = Giermek (wpływ)
townsfolk-squire_strength = Giermek (siła)
townsfolk-conspirator_a = Spiskowiec (podejrzenie)
townsfolk-conspirator_b = Spiskowiec (przestępca)
townsfolk-peddler_labourer = Domokrążca (parobek)
townsfolk-peddler_provisions = Domokrążca (prowiant)
townsfolk-peddler_silver = Domokrążca (srebrniki)

## Najeźdźcy według typów

outsider_type-adventurer = Poszukiwacz przygód
outsider_type-archer = Łucznik
outsider_type-armourer = Płatnerz
outsider_type-assassin = Asasyn
outsider_type-barbarian = Barbarzyńca
outsider_type-champion = Czempion
outsider_type-guardian = Strażnik
outsider_type-hunter = Myśliwy
outsider_type-invader = Zaborca
outsider_type-lookout = Wartownik
outsider_type-marauder = Grabieżca
outsider_type-mercenary = Najemnik
outsider_type-protector = Opiekun
outsider_type-thief = Złodziej
outsider_type-traitor = Zdrajca
outsider_type-vigilante = Mściciel
outsider_type-warrior = Zbrojny

## Najeźdźcy

outsider-archer_byzantine = Łucznik (Bizantyjczyk)
outsider-armourer_byzantine = Płatnerz (Bizantyjczyk)
outsider-assassin_byzantine = Asasyn (Bizantyjczyk)
outsider-champion_byzantine = Czempion (Bizantyjczyk)
outsider-mercenary_byzantine = Najemnik (Bizantyjczyk)
outsider-guardian_byzantine = Strażnik (Bizantyjczyk)
outsider-hunter_byzantine = Myśliwy (Bizantyjczyk)
outsider-invader_byzantine = Zaborca (Bizantyjczyk)
outsider-lookout_byzantine = Wartownik (Bizantyjczyk)
outsider-thief_byzantine = Złodziej (Bizantyjczyk)
outsider-traitor_byzantine = Zdrajca (Bizantyjczyk)
outsider-warrior_byzantine = Zbrojny (Bizantyjczyk)
outsider-champion_saracen = Czempion (Saracen)
outsider-invader_saracen = Zaborca (Saracen)
outsider-hunter_saracen = Myśliwy (Saracen)
outsider-adventurer_saracen = Poszukiwacz przygód (Saracen)
outsider-archer_saracen = Łucznik (Saracen)
outsider-barbarian_saracen = Barbarzyńca (Saracen)
outsider-marauder_saracen = Grabieżca (Saracen)
outsider-mercenary_saracen_a = Najemnik (Saracen, prowiant)
outsider-mercenary_saracen_b = Najemnik (Saracen, podatek)
outsider-protector_saracen = Opiekun (Saracen)
outsider-vigilante_saracen = Mściciel (Saracen)
outsider-warrior_saracen = Zbrojny (Saracen)
outsider-adventurer_viking = Poszukiwacz przygód (wiking)
outsider-armourer_viking = Płatnerz (wiking)
outsider-assassin_viking = Asasyn (wiking)
outsider-barbarian_viking = Barbarzyńca (wiking)
outsider-guardian_viking = Strażnik (wiking)
outsider-lookout_viking = Wartownik (wiking)
outsider-marauder_viking = Grabieżca (wiking)
outsider-mercenary_viking = Najemnik (wiking)
outsider-protector_viking = Opiekun (wiking)
outsider-thief_viking = Złodziej (wiking)
outsider-traitor_viking = Zdrajca (wiking)
outsider-vigilante_viking = Mściciel (wiking)

## Mury

wall-wall_double_strength = Mur (podwójna siła)
wall-wall_labourer_vp = Mur (parobek i 1 punkt)
wall-wall_two_vp = Mur (2 punkty)
wall-wall_debt_or_silver = Mur (spłać dług albo 2 srebrniki)
wall-wall_suspicion_or_silver = Mur (odrzuć podejrzenie albo 2 srebrniki)
wall-wall_three_labourers = Mur (3 parobków)
wall-wall_two_labourers = Mur (2 parobków)
wall-wall_labourer_merchant = Mur (parobek i kupiec)
wall-wall_labourer_fighter = Mur (parobek i wojownik)
wall-wall_labourer_scout = Mur (parobek i zwiadowca)
wall-wall_scout = Mur (zwiadowca)
wall-wall_merchant = Mur (kupiec)
wall-wall_fighter = Mur (wojownik)
wall-wall_labourer_cleric = Mur (parobek i kleryk)
wall-wall_scout_merchant = Mur (zwiadowca i kupiec)
wall-wall_cleric = Mur (kleryk)

## Podejrzenia

suspicion-suspicion_0 = Podejrzenie (podatek 0)
suspicion-suspicion_1 = Podejrzenie (podatek 1)
suspicion-suspicion_2 = Podejrzenie (podatek 2)

## Długi

debt-debt = Dług
    .text = Niespłacony odbiera na koniec partii 3 punkty zwycięstwa, spłacony daje 1.

## Rozkazy króla

order-order_commission = Rozkaz króla (Misja)
order-order_fortify = Rozkaz króla (Fortyfikacja)
order-order_garrison = Rozkaz króla (Garnizon)
order-order_absolve = Rozkaz króla (Rozgrzeszenie)
order-order_attack = Rozkaz króla (Atak)
order-order_convert = Rozkaz króla (Nawrócenie)

## Łaski króla

favour-favour_free_recruit = Łaska króla (darmowa rekrutacja)
favour-favour_absolution_tax = Łaska króla (odrzuć podejrzenie, weź podatek)
favour-favour_two_criminals = Łaska króla (dwóch przestępców)
favour-favour_attribute = Łaska króla (atrybut do wyboru)
favour-favour_settle_debt = Łaska króla (spłać dług albo odrzuć podejrzenia)
favour-favour_borrow_workers = Łaska króla (robotnicy na kredyt)
favour-favour_free_develop = Łaska króla (darmowy rozwój albo dwóch robotników)
favour-favour_three_labourers = Łaska króla (trzech parobków)
favour-favour_provisions_tax = Łaska króla (prowiant i podatek)
favour-favour_pray = Łaska króla (modlitwa)

## Intrygi bota

scheme-scheme_commission = Misja
    .text = Bot próbuje wykonać tę akcję.
scheme-scheme_fortify = Fortyfikacja
    .text = Bot próbuje wykonać tę akcję.
scheme-scheme_garrison = Garnizon
    .text = Bot próbuje wykonać tę akcję.
scheme-scheme_absolve = Rozgrzeszenie
    .text = Bot próbuje wykonać tę akcję.
scheme-scheme_attack = Atak
    .text = Bot próbuje wykonać tę akcję.
scheme-scheme_convert = Nawrócenie
    .text = Bot próbuje wykonać tę akcję.
scheme-scheme_kings_orders = Rozkazy króla
    .text = Bot próbuje akcji odkrytych rozkazów króla od prawej do lewej, najpierw jeszcze niewykonanych.
scheme-scheme_recruit = Rekrutacja
    .text = Bot odrzuca mieszczanina wskazanego przez znacznik zasobów dla nagrody w rogu karty.
scheme-scheme_kings_favour = Łaska króla
    .text = Bot korzysta z wolnej łaski króla wskazanej przez znacznik zasobów, nie płacąc srebrników ani prowiantu.

## Poziom trudności

difficulty-easy = Łatwy
    .text = Bot zaczyna z 1 warsztatem na planszy.
difficulty-normal = Normalny
    .text = Bot zaczyna z 3 warsztatami na planszy.
difficulty-hard = Trudny
    .text = Bot zaczyna z 5 warsztatami na planszy.

## Rozdziały zasad

rule_chapter-GEN = Zasady ogólne
rule_chapter-SETUP = Przygotowanie
rule_chapter-ROUND = Przebieg rundy
rule_chapter-KING = Karty króla
rule_chapter-PALADIN = Paladyni
rule_chapter-TAV = Wybór karczm
rule_chapter-TURN = Tury
rule_chapter-WORK = Robotnicy i pola akcji
rule_chapter-DEV = Rozwój
rule_chapter-REC = Rekrutacja
rule_chapter-HUNT = Polowanie
rule_chapter-TRADE = Handel
rule_chapter-PRAY = Modlitwa
rule_chapter-CONS = Spisek
rule_chapter-COMM = Misja
rule_chapter-FORT = Fortyfikacja
rule_chapter-GARR = Garnizon
rule_chapter-ABS = Rozgrzeszenie
rule_chapter-ATT = Atak
rule_chapter-CONV = Nawrócenie
rule_chapter-FAV = Akcja łaski króla
rule_chapter-EFF = Efekty
rule_chapter-TAX = Podatek
rule_chapter-SUSP = Podejrzenia
rule_chapter-DEBT = Długi
rule_chapter-INQ = Inkwizycja
rule_chapter-TF = Zdolności mieszczan
rule_chapter-PASS = Pas
rule_chapter-CLEAN = Odświeżenie planszy
rule_chapter-END = Koniec partii
rule_chapter-SCORE = Punktacja
rule_chapter-SOLO-SETUP = Gra solo: przygotowanie
rule_chapter-SOLO-ROUND = Gra solo: runda
rule_chapter-SOLO-RES = Gra solo: zasoby bota
rule_chapter-SOLO-ACT = Gra solo: akcje bota
rule_chapter-SOLO-SCORE = Gra solo: punktacja
rule_chapter-DEC = Decyzje
rule_chapter-EX = Omówione przykłady
rule_chapter-RUL = Rozstrzygnięcia
