# Krzyżowcy: nazwy i teksty elementów.
# Towary stoją wewnątrz zdań, dlatego pisane są małą literą.

## Gra

game-title = Krzyżowcy
game-summary = Poprowadź jedno z czterech państw krzyżowców, planuj rozkazy na krzyżu i w najwyżej sześć rund zdobądź najwięcej punktów wpływu.
    .text = Lewant po pierwszej krucjacie, dla 2–4 graczy. W każdej rundzie kładziesz na krzyżu dwa rozkazy: budowę, modlitwę, zaciąg albo wyprawę – na teraz lub, wzmocnione, na następną rundę. Rozbudowujesz miasta i ich mury, przesuwasz się po torze świętości, wyświęcasz biskupów, którzy czynią z miast twoje święte ziemie, poznajesz taktyki i odbierasz miasta Saracenom i rywalom. W bitwie przeciwnik zakrywa połowę każdej twojej karty. Namiestnicy i święte ziemie dają punkty wpływu w każdej rundzie, tajna bulla – na koniec gry. A najazdy Saracenów są z rundy na rundę silniejsze. 4 miasta albo 5 świętych ziem kończą grę przed czasem.
automa = Automa

## Towary

good-wood = drewno
good-candles = świece
good-steel = stal
good-horses = konie
good-spices = przyprawy

## Rozkazy

order-build = Budowa
order-pray = Modlitwa
order-muster = Zaciąg
order-march = Wyprawa

## Państwa

state-jerusalem = Królestwo Jerozolimskie
state-tripoli = Hrabstwo Trypolisu
state-edessa = Hrabstwo Edessy
state-antioch = Księstwo Antiochii

## Miasta

city-edessa_city = Edessa
city-antioch_city = Antiochia
city-tripoli_city = Trypolis
city-jerusalem_city = Jerozolima
city-turbessel = Turbessel
city-tortosa = Tortosa
city-acre = Akka
city-tadmor = Tadmor
city-aleppo = Aleppo
city-apamea = Apamea
city-baalbek = Baalbek
city-damascus = Damaszek
city-homs = Homs

## Taktyki

tactic-baptism_of_fire = Chrzest bojowy
tactic-reinforcements = Odsiecz
tactic-shield_wall = Mur tarcz
tactic-couched_lances = Pochylone kopie
tactic-deus_vult = Bóg tak chce
tactic-scorched_earth = Spalona ziemia
tactic-sappers = Podkop
tactic-ambuscade = Zasadzka
tactic-supply_train = Tabory
tactic-insidious_bribery = Podstępne przekupstwo
tactic-fire_volley = Ognista salwa
tactic-siege_tower = Wieża oblężnicza
tactic-naphtha_pots = Garnce z naftą
tactic-flame_of_faith = Płomień wiary
tactic-relic_bearers = Niosący relikwie
tactic-vigil_of_arms = Nocne czuwanie
tactic-brothers_hospitaller = Bracia szpitalnicy
tactic-true_cross = Prawdziwy Krzyż
tactic-legates_blessing = Błogosławieństwo legata
tactic-zeal_of_martyrs = Zapał męczenników
tactic-truce_of_god = Rozejm Boży
tactic-hedge_of_spears = Las włóczni
tactic-crossbow_line = Szereg kuszników
tactic-sworn_brothers = Zaprzysiężeni bracia
tactic-sally_at_the_gate = Wypad z bramy
tactic-flower_of_chivalry = Kwiat rycerstwa
tactic-iron_discipline = Żelazna dyscyplina
tactic-castellans_vow = Przysięga kasztelana
tactic-last_stand = Ostatni szaniec
tactic-feigned_flight = Pozorowana ucieczka
tactic-turcopole_raid = Rajd turkopoli
tactic-night_ride = Nocny przemarsz
tactic-pursuit = Pościg
tactic-thundering_charge = Grzmiąca szarża
tactic-encirclement = Okrążenie
tactic-knights_errant = Błędni rycerze
tactic-spoils_of_war = Łupy wojenne
tactic-baldwins_defence = Obrona Baldwina
tactic-tancreds_onslaught = Natarcie Tankreda
tactic-raymonds_siege_camp = Obóz oblężniczy Rajmunda
tactic-bohemonds_stratagem = Fortel Boemunda
tactic-joscelins_ambush = Zasadzka Joscelina
tactic-godfreys_assault = Szturm Gotfryda

## Karty Saracenów

saracen-apamean_archers = Łucznicy z Apamei
saracen-orontes_skirmishers = Harcownicy znad Orontesu
saracen-aleppo_ghulams = Gulamowie z Aleppo
saracen-aleppo_garrison = Garnizon Aleppo
saracen-damascene_swordsmen = Miecznicy z Damaszku
saracen-damascene_lancers = Kopijnicy z Damaszku
saracen-baalbek_slingers = Procarze z Baalbeku
saracen-bekaa_ambush = Zasadzka w Bekaa
saracen-homs_heavy_horse = Ciężka jazda z Homsu
saracen-emirs_guard = Gwardia emira
saracen-tadmor_camel_riders = Jeźdźcy na wielbłądach z Tadmoru
saracen-bedouin_raiders = Beduińscy grabieżcy
saracen-turcoman_bowmen = Turkmeńscy łucznicy
saracen-horse_archers = Konni łucznicy
saracen-coastal_marines = Wojownicy z wybrzeża
saracen-naffatun = Naffatuni
saracen-siege_engineers = Budowniczowie machin
saracen-fatimid_fleet = Flota Fatymidów
saracen-nizari_fidais = Nizaryccy fidaini
saracen-call_to_jihad = Wezwanie do dżihadu

## Budowle

building-bazaar = Bazar
building-stores = Spichlerze
building-masons_lodge = Cech murarzy
building-siege_workshop = Warsztat oblężniczy
building-caravanserai = Karawanseraj
building-pilgrim_hospice = Dom pielgrzyma
building-scriptorium = Skryptorium
building-castle_chapels = Kaplice zamkowe
building-shrine_of_relics = Sanktuarium relikwii
building-smithies = Kuźnie
building-mercenary_quarter = Dzielnica najemników
building-order_priory = Przeorat zakonu
building-engineers_camp = Obóz budowniczych
building-tiltyards = Szranki
building-stables = Stajnie
building-trophy_hall = Sala trofeów
building-army_chaplaincy = Kaplica polowa
building-training_ground = Plac ćwiczeń
building-cathedral_chapter = Kapituła katedralna
building-royal_arsenal = Królewski arsenał
building-settlers_court = Sąd osadników
building-military_commandery = Komandoria
building-church_of_victory = Kościół Zwycięstwa

## Szpiedzy

spy-bribed_overseer = Przekupiony nadzorca
spy-stolen_plans = Skradzione plany
spy-smuggler = Przemytnik
spy-hidden_mason = Podstawiony murarz
spy-false_pilgrim = Fałszywy pielgrzym
spy-confessor = Spowiednik
spy-papal_courier = Papieski goniec
spy-alms_collector = Kwestarz
spy-recruiter = Werbownik
spy-turncoat_sergeant = Zbiegły sierżant
spy-arms_dealer = Handlarz bronią
spy-camp_follower = Markietan
spy-pathfinder = Tropiciel
spy-saboteur = Podpalacz
spy-deserters_agent = Opiekun zbiegów
spy-chronicler = Kronikarz

## Namiestnicy

governor-baldwin_of_jerusalem = Baldwin Jerozolimski
governor-baldwin_of_bourcq = Baldwin z Bourcq
governor-bertrand_of_toulouse = Bertrand z Tuluzy
governor-bohemond_of_taranto = Boemund z Tarentu
governor-raynald = Rajnald
governor-galeran = Galeran
governor-fulk_of_anjou = Fulko z Anjou
governor-richard_of_salerno = Ryszard z Salerno
governor-arnulf_de_rohes = Arnulf de Rohes
governor-melisende_of_jerusalem = Melisenda Jerozolimska
governor-pons_of_saint_gilles = Pons z Saint-Gilles
governor-romain_du_puy = Romain z Le Puy
governor-joscelin_of_courtenay = Joscelin z Courtenay
governor-roger_of_the_principate = Roger z Principato
governor-tancred_of_galilee = Tankred z Galilei
governor-eustace_grenier = Eustachy Grenier
governor-william_of_bures = Wilhelm z Bures
governor-hodierna_of_tripoli = Hodierna z Trypolisu
governor-alice_of_antioch = Alicja z Antiochii
governor-raymond_of_poitiers = Rajmund z Poitiers

## Bulle

bull-bull_dominion = Bulla o panowaniu
bull-bull_shepherds = Bulla o pasterzach
bull-bull_walls = Bulla o murach
bull-bull_host = Bulla o wojsku
bull-bull_clergy = Bulla o duchowieństwie
bull-bull_mission = Bulla o misji
bull-bull_primacy = Bulla o prymacie
bull-bull_works = Bulla o budowlach
bull-bull_treasury = Bulla o skarbcu
bull-bull_trade = Bulla o handlu
bull-bull_arms = Bulla o orężu
bull-bull_heartland = Bulla o sercu Lewantu
bull-bull_homs = Bulla o Homsie
bull-bull_roads = Bulla o szlakach
bull-bull_throne = Bulla o tronie
bull-bull_devotion = Bulla o pobożności

## Reskrypty

rescript-sparing_of_the_city = Łaska dla miasta
rescript-masons_privilege = Przywilej murarzy
rescript-market_charter = Przywilej targowy
rescript-right_of_passage = Prawo przejazdu
rescript-diocesan_synod = Synod diecezjalny
rescript-indulgence = List odpustowy
rescript-canonical_visitation = Wizytacja kanoniczna
rescript-pastoral_letter = List pasterski
rescript-levy_of_the_faithful = Hufiec wiernych
rescript-blessing_of_swords = Błogosławieństwo mieczy
rescript-garrison_duty = Służba garnizonowa
rescript-master_at_arms = Mistrz oręża
rescript-escort_of_pilgrims = Eskorta pielgrzymów
rescript-remounts = Świeże konie
rescript-confession_before_battle = Spowiedź przed bitwą
rescript-interrogation_of_captives = Przesłuchanie jeńców
rescript-crown_grant = Nadanie królewskie
rescript-cathedral_charter = Przywilej katedralny
rescript-crusade_tithe = Dziesięcina krzyżowców
rescript-genoese_privilege = Przywilej genueński
rescript-apostolic_mandate = Mandat apostolski
rescript-canonisation = Kanonizacja
rescript-crusade_sermon = Kazanie o krucjacie
rescript-deposition = Złożenie z urzędu
rescript-call_to_the_cross = Wezwanie pod Krzyż
rescript-papal_engineers = Papiescy inżynierowie
rescript-dispensation = Dyspensa
rescript-militia_of_saint_peter = Rycerstwo świętego Piotra
rescript-vow_of_vengeance = Przysięga zemsty
rescript-anathema = Anatema
rescript-investiture = Inwestytura
rescript-banner_of_the_church = Chorągiew Kościoła

## Wydarzenia

event-field_of_blood = Krwawe Pole
event-norwegian_fleet = Flota króla Sigurda
event-plague_of_locusts = Plaga szarańczy
event-great_earthquake = Wielkie trzęsienie ziemi
event-council_of_nablus = Synod w Nablusie
event-venetian_treaty = Układ z Wenecją
event-knights_of_the_temple = Ubodzy Rycerze Świątyni
event-daggers_in_the_night = Sztylety w nocy
event-truce_of_princes = Rozejm książąt
event-papal_legation = Legacja papieska
event-rise_of_zengi = Wzrost potęgi Zengiego
event-season_of_pilgrims = Czas pielgrzymów

## Żetony najazdów

raid-raid_yellow = Żeton najazdu: żółty
raid-raid_white = Żeton najazdu: biały
raid-raid_blue = Żeton najazdu: niebieski
raid-raid_red = Żeton najazdu: czerwony

## Żetony automy

automa-automa_build = Automa: budowa
automa-automa_pray = Automa: modlitwa
automa-automa_muster = Automa: zaciąg
automa-automa_march = Automa: wyprawa
automa-automa_boost = Automa: wzmocnienie

## Rozdziały zasad

rule_chapter-MAP = Mapa, miasta i kontrola
rule_chapter-PAY = Towary, monety i płacenie
rule_chapter-SETUP = Przygotowanie gry
rule_chapter-ORDER = Kolejność graczy
rule_chapter-ROUND = Runda
rule_chapter-EVT = Wydarzenia
rule_chapter-SAR = Saraceni i najazdy
rule_chapter-PLAN = Planowanie
rule_chapter-AUTO = Automa
rule_chapter-ACT = Aktywacja
rule_chapter-BUILD = Budowa
rule_chapter-PRAY = Modlitwa
rule_chapter-HOLY = Świętość
rule_chapter-BISH = Biskupi i święte ziemie
rule_chapter-MUST = Zaciąg
rule_chapter-MARCH = Wyprawa
rule_chapter-BAT = Bitwa
rule_chapter-INC = Dochód
rule_chapter-END = Koniec gry
rule_chapter-BULL = Bulle
rule_chapter-GOV = Namiestnicy
rule_chapter-BLDG = Budowle
rule_chapter-RESC = Reskrypty
rule_chapter-MKT = Rynki i odrzucanie kart
rule_chapter-CAP = Stolica i odpadnięcie z gry
rule_chapter-TAC = Taktyki
rule_chapter-HOMS = Homs
rule_chapter-SPY = Szpiedzy
rule_chapter-GLO = Wspólne efekty
rule_chapter-VAR = Warianty
rule_chapter-EFF = Efekty szczegółowo
rule_chapter-D = Decyzje
rule_chapter-EX = Omówione przykłady
rule_chapter-RUL = Rozstrzygnięcia
