# Glory: nazwy i teksty elementów.
# Kości i rodzaje rycerzy stoją wewnątrz zdań, dlatego wielką literę mają tylko nazwy własne.

## Gra

game-title = Glory: Droga do chwały
game-summary = Trenuj rycerza, zbieraj sojuszników i relikwie, wygrywaj turnieje i w trzy rundy zdobądź najwięcej chwały.
    .text = Europa schyłku średniowiecza, dla 1–4 graczy. W każdej z trzech rund umieszczasz pionki w mieście: zdobywasz siłę, wiarę i monety, kupujesz lepszego wierzchowca i zbroję, zjednujesz sojuszników i planujesz wyprawy. Karty wypraw prowadzą od dworskich romansów przez targi po wyzwania, a każdą rundę zamyka turniej. O pojedynku decydują kości, ale żetony siły, wiara, sojusznicy i relikwie pozwalają odwrócić jego losy, a prestiż rozstrzyga remisy. Na koniec każdy sięga po tytuły, na które zapracował.
automa = SIR

## Kości

die-strength = kość siły
    .text = Czerwona. Ścianki: 1, 2, 3, 4, 5 i specjalny symbol. Przy 4 użytych żetonach siły symbol liczy się jako 5, przy mniejszej liczbie jako 1.
die-steed = kość wierzchowca
    .text = Czarna. Ścianki: 0, 1, 2, 3, 4 i specjalny symbol. Z wierzchowcem IV poziomu symbol liczy się jako 4, w innym razie jako 0.
die-armour = kość zbroi
    .text = Biała. Ścianki: 0, 1, 1, 2, 3 i specjalny symbol. Ze zbroją IV poziomu symbol liczy się jako 3, w innym razie jako 0.

## Wyniki kości

die_face-strength-1 = siła 1
die_face-strength-2 = siła 2
die_face-strength-3 = siła 3
die_face-strength-4 = siła 4
die_face-strength-5 = siła 5
die_face-strength-special = siła (symbol)
die_face-steed-0 = wierzchowiec 0
die_face-steed-1 = wierzchowiec 1
die_face-steed-2 = wierzchowiec 2
die_face-steed-3 = wierzchowiec 3
die_face-steed-4 = wierzchowiec 4
die_face-steed-special = wierzchowiec (symbol)
die_face-armour-0 = zbroja 0
die_face-armour-1 = zbroja 1
die_face-armour-2 = zbroja 2
die_face-armour-3 = zbroja 3
die_face-armour-special = zbroja (symbol)

## Kroki pojedynku

duel_step-tent = Namiot
duel_step-strength = Siła
duel_step-roll = Rzut
duel_step-faith = Wiara
duel_step-lance_1 = Kopia: pierwszy sojusznik
duel_step-lance_2 = Kopia: drugi sojusznik
duel_step-relic = Relikwia
duel_step-result = Wynik

## Akcje

action-training = Trening
action-prayer = Modlitwa
action-service = Służba
action-initiative = Inicjatywa
action-plan_journey = Plany wypraw
action-guard = Straż
action-solo_training = Trening indywidualny
action-market = Targowisko
    .text = Ulepsz wierzchowca albo zbroję o jeden poziom. Koszt: poziom II – 1 moneta, poziom III – 2 monety, poziom IV – 4 monety.
action-gain_ally = Sojusznicy
    .text = Zapłać koszt pola i weź żeton z toru sojuszników.
action-herald = Herold
    .text = Jeszcze przed fazą zgłoszeń umieść herb na wybranym miejscu w nadchodzącym turnieju.
action-new_goal = Nowy cel
action-event = Wydarzenie
    .text = Skorzystaj z akcji bieżącego wydarzenia, jeśli ją ma. W każdej rundzie może to zrobić tylko jeden pionek.

## Sojusznicy

ally-minstrel = Minstrel
ally-squire = Giermek
ally-nun = Mniszka
ally-thug = Drab
ally-fencing_master = Fechmistrz
ally-queen = Królowa
ally-king = Król
ally-lady_in_waiting = Dwórka
ally-moneylender = Lichwiarz
ally-witch = Wiedźma
ally-bishop = Biskup
ally-lady = Dama
ally-cook = Kuchmistrz
ally-diplomat = Dyplomata
ally-hermit = Pustelnik
ally-veteran_ally = Weteran
ally-scribe = Pisarz
ally-armourer = Płatnerz
ally-messenger = Posłaniec
ally-jester = Błazen
ally-herald_ally = Herold
ally-vassal = Wasal

## Relikwie

relic-medallion = Medalion
relic-amulet = Amulet
relic-ring = Pierścień
relic-rosary = Paternoster

## Prestiż

prestige-lady_of_the_heart = Pani serca
prestige-retinue = Świta
prestige-war_fame = Sława wojenna
prestige-kings_favour = Faworyt króla
prestige-office = Urząd
prestige-champion = Czempion
prestige-plain = Dopóki żeton jest aktywny, daje w pojedynkach +1 do prestiżu. Gdy wygrywasz najazd przy remisie, odwracasz jeden ze swoich aktywnych żetonów prestiżu.

## Nagrody turniejowe

prize-standard = Nagroda standardowa
prize-laurel = Laur czempiona
prize-title_of_champion = Miano czempiona
prize-reliquary = Złoty relikwiarz
prize-purse = Sakiewka złota

## Rodzaje rycerzy

knight_kind-champion = czempion
knight_kind-veteran = weteran
knight_kind-king = król
knight_kind-magnate = polski szlachcic
knight_kind-noble = szlachcic

## Rycerze

knight-jacques_de_lalaing = Jacques de Lalaing
knight-zawisza_czarny = Zawisza Czarny
knight-jean_le_maingre = Jean II Le Maingre
knight-jaroslav_lev = Jaroslav Lev z Rožmitálu
knight-john_talbot = John Talbot
knight-federico_da_montefeltro = Federico III da Montefeltro
knight-francesco_sforza = Francesco Sforza
knight-suero_de_quinones = Suero de Quiñones
knight-pierre_terrail = Pierre Terrail
knight-alvaro_vaz_de_almada = Álvaro Vaz de Almada
knight-pal_kinizsi = Pál Kinizsi
knight-david_mathew = David Mathew
knight-wladyslaw_jagiello = Władysław Jagiełło
knight-henry_v = Henryk V
knight-maximilian_i = Maksymilian I
knight-joao_i = Jan I
knight-james_ii = Jakub II
knight-charles_vii = Karol VII
knight-juan_ii = Jan II
knight-wolfert_van_borselen = Wolfert VI van Borselen
knight-jan_zizka = Jan Žižka z Trocnova
knight-hans_von_trotha = Hans von Trotha
knight-john_fastolf = John Fastolf
knight-jean_de_luxembourg = Jean II de Luxembourg
knight-dietrich_von_kottulin = Dietrich von Kottulin
knight-dobieslaw_puchala = Dobiesław Puchała
knight-dobieslaw_z_olesnicy = Dobiesław z Oleśnicy
knight-powala_z_taczewa = Powała z Taczewa
knight-sedziwoj_ostrorog = Sędziwój Ostroróg
knight-zyndram_z_maszkowic = Zyndram z Maszkowic
knight-wincenty_z_granowa = Wincenty z Granowa
knight-andrzej_balicki = Andrzej Balicki

## Miasta

city-florence = Florencja
city-paris = Paryż
city-munich = Monachium

## Wydarzenia

event-crusade = Krucjata
event-good_harvest = Urodzaj
event-royal_wedding = Królewskie wesele
event-hiring_1 = Sojusz I
event-journey = Podróż
event-call_to_arms = Pospolite ruszenie
event-war = Wojna
event-hiring_2 = Sojusz II
event-spoils_of_war = Łupy wojenne
event-siege = Oblężenie
event-mentors_lessons = Trening z mistrzem
event-hiring_3 = Sojusz III

## Postacie

character-young_knight = Młody rycerz
character-merchants_heir = Dziedzic kupca
character-tourney_fighter = Rycerz turniejowy
character-pilgrim_knight = Rycerz-pielgrzym
character-courtier = Dworzanin
character-kings_ward = Wychowanek króla
character-condottieres_son = Syn kondotiera
character-crusaders_heir = Dziedzic krzyżowca
character-free_citys_baron = Baron wolnego miasta

## Tytuły

title-strong = Silny
title-charming = Dworny
title-traveller = Podróżnik
title-influential = Wpływowy
title-noble = Szlachetny
title-terrible = Groźny
title-righteous = Pobożny
title-founder = Fundator
title-patron = Mecenas
title-lucky = Szczęśliwy
title-rich = Bogaty
title-famous = Sławny
title-brave = Dzielny
title-affluent = Zamożny

## Karty wypraw

travel-game = Gra
travel-courtly_love = Miłość dworska
travel-keepsake = Pamiątka
travel-task = Zadanie
travel-serenade = Serenada
travel-ladys_prayer = Modlitwa damy
travel-locket = Wisior
travel-dance = Taniec na uczcie
travel-garden_walk = Przechadzka po ogrodzie
travel-song_of_praise = Pieśń pochwalna
travel-queens_audience = Audiencja u królowej
travel-ladys_train = Orszak damy
travel-secret_letter = Sekretny list
travel-fencing_lessons = Lekcje fechtunku
travel-golden_fleece = Order Złotego Runa
travel-rosary = Paternoster
travel-destrier = Rumak
travel-milanese_plate = Zbroja mediolańska
travel-courser = Rączy koń
travel-cuirass = Kirys
travel-amulet = Amulet
travel-medallion = Medalion
travel-indulgence = List odpustowy
travel-alms = Jałmużna
travel-court_appointment = Urząd dworski
travel-hired_squire = Najęty giermek
travel-hired_blade = Najemny miecz
travel-liveried_escort = Eskorta w liberii
travel-sparring_yard = Plac ćwiczeń
travel-rescue = Ratunek
travel-gruuthuse = Lodewijk van Gruuthuse
travel-ludwig_von_brieg = Ludwig II von Brieg
travel-riccio_da_parma = Riccio da Parma
travel-highwaymen = Rozbójnicy z gościńca
travel-tavern_brawl = Bójka w karczmie
travel-poachers = Kłusownicy
travel-robber_knight = Rycerz-rozbójnik
travel-holder_of_the_bridge = Obrońca mostu
travel-insulted_honour = Urażony honor
travel-deserters = Dezerterzy
travel-ruffians = Herszt drabów
travel-relic_thieves = Złodzieje relikwii
travel-horse_breeder = Hodowca koni
travel-bastard_of_burgundy = Bastard Burgundzki
travel-border_skirmish = Utarczka na pograniczu
travel-abbeys_guardian = Strażnik opactwa
travel-master_of_arms = Mistrz oręża
travel-sortie = Wypad
travel-captains_ransom = Okup za kapitana
travel-wandering_champion = Wędrowny czempion
travel-reliquary_keeper = Strażnik relikwiarza
travel-kings_champion = Czempion króla
travel-dukes_marshal = Marszałek księcia
travel-black_knight = Czarny rycerz
travel-duel_before_the_king = Pojedynek przed królem
travel-undefeated = Niepokonany

## Turnieje

mode-plaisance = Joust à plaisance
    .text = Turniej w drabince: ośmiu uczestników, trzy etapy i nagroda dla zwycięzcy finału.
mode-pas_darmes = Pas d’armes
    .text = Wyzywasz rycerzy we Florencji, w Paryżu i w Monachium, po jednym w mieście. Porażka nie zamyka drogi do następnych pojedynków.

## Gra solo

scenario-warrior = Wojownik
    .text = Wygraj finały wszystkich trzech turniejów. Pierwszy przegrany pojedynek turniejowy kończy grę. Chwała nie ma znaczenia, a turnieje to zawsze Joust à plaisance. Na poziomie łatwym masz zwykły ekwipunek, na średnim wierzchowca I poziomu, na trudnym także zbroję I poziomu.
scenario-lone_challenge = Samotnik
    .text = Zakończ grę z co najmniej 65 punktami chwały na poziomie łatwym, 75 na średnim, 85 na trudnym.
scenario-rivalry = Rywal
    .text = Zakończ grę z większą liczbą punktów chwały niż SIR; remis to porażka. SIR walczy w turniejach z atakiem 8 na poziomie łatwym, 10 na średnim, 13 na trudnym.
difficulty-easy = Łatwy
difficulty-medium = Średni
difficulty-hard = Trudny
opponent_card-basic_1 = Karta podstawowa 1
opponent_card-basic_2 = Karta podstawowa 2
opponent_card-basic_3 = Karta podstawowa 3
opponent_card-basic_4 = Karta podstawowa 4
opponent_card-basic_5 = Karta podstawowa 5
opponent_card-basic_6 = Karta podstawowa 6
opponent_card-basic_7 = Karta podstawowa 7
opponent_card-basic_8 = Karta podstawowa 8
opponent_card-basic_9 = Karta podstawowa 9
opponent_card-warrior_1 = Karta wojownika 1
opponent_card-warrior_2 = Karta wojownika 2
opponent_card-righteous_1 = Karta męża bożego 1
opponent_card-righteous_2 = Karta męża bożego 2

## Rozdziały zasad

rule_chapter-RES = Zasoby i zasady ogólne
rule_chapter-SET = Przygotowanie gry
rule_chapter-TSET = Przygotowanie turnieju
rule_chapter-RND = Przebieg rundy
rule_chapter-EVT = Wydarzenia
rule_chapter-ACT = Faza akcji
rule_chapter-EQP = Ekwipunek
rule_chapter-ALLY = Sojusznicy
rule_chapter-TRV = Faza wypraw
rule_chapter-REF = Faza odświeżania
rule_chapter-REG = Zgłoszenia
rule_chapter-TOUR = Turniej
rule_chapter-DUEL = Pojedynek: gracz przeciw rycerzowi
rule_chapter-PVP = Pojedynek: gracz przeciw graczowi
rule_chapter-KVK = Rycerz przeciw rycerzowi
rule_chapter-PRE = Prestiż
rule_chapter-TTL = Faza tytułów
rule_chapter-END = Koniec gry
rule_chapter-SOLO = Tryb solo
rule_chapter-VAR = Opcje
rule_chapter-DEC = Decyzje
rule_chapter-EX = Omówione przykłady
rule_chapter-RUL = Rozstrzygnięcia
