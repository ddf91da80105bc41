# Crusaders: names and texts of the components.
# Goods stand inside sentences, so they have no capital letter.

## The game

game-title = Crusaders
# CRU-END-01, CRU-END-04, CRU-PLAN-01, CRU-PLAN-05, CRU-BUILD-02, CRU-MAP-07, CRU-BISH-06, CRU-BAT-06, CRU-INC-04, CRU-BULL-01, CRU-SAR-07, CRU-CAP-03
game-summary = Lead one of four crusader states, plan your orders on the cross, and have the most influence after at most six rounds.
    .text = The Levant after the First Crusade, for 2 to 4 players. In each round you place two orders on the cross: build, pray, muster or march, now, or stronger in the next round. You raise your cities and their walls, move up the holiness track, train bishops who make cities your holy lands, learn tactics and take cities from Saracens and rivals. In a battle the opponent cancels one half of every card you play. Governors and holy lands bring influence each round, a secret bull more of it at the end. Meanwhile the Saracens raid, round by round in greater numbers. 4 cities or 5 holy lands end the game early.
automa = Automa

## Goods

good-wood = wood
good-candles = candles
good-steel = steel
good-horses = horses
good-spices = spices

## Orders

order-build = Build
order-pray = Prayer
order-muster = Muster
order-march = March

## States

state-jerusalem = Kingdom of Jerusalem
state-tripoli = County of Tripoli
state-edessa = County of Edessa
state-antioch = Principality of Antioch

## Cities

city-edessa_city = Edessa
city-antioch_city = Antioch
city-tripoli_city = Tripoli
city-jerusalem_city = Jerusalem
city-turbessel = Turbessel
city-tortosa = Tortosa
city-acre = Acre
city-tadmor = Tadmor
city-aleppo = Aleppo
city-apamea = Apamea
city-baalbek = Baalbek
city-damascus = Damascus
city-homs = Homs

## Tactics

tactic-baptism_of_fire = Baptism of Fire
tactic-reinforcements = Reinforcements
tactic-shield_wall = Shield Wall
tactic-couched_lances = Couched Lances
tactic-deus_vult = Deus Vult
tactic-scorched_earth = Scorched Earth
tactic-sappers = Sappers
tactic-ambuscade = Ambuscade
tactic-supply_train = Supply Train
tactic-insidious_bribery = Insidious Bribery
tactic-fire_volley = Fire Volley
tactic-siege_tower = Siege Tower
tactic-naphtha_pots = Naphtha Pots
tactic-flame_of_faith = Flame of Faith
tactic-relic_bearers = Relic Bearers
tactic-vigil_of_arms = Vigil of Arms
tactic-brothers_hospitaller = Brothers Hospitaller
tactic-true_cross = The True Cross
tactic-legates_blessing = Legate’s Blessing
tactic-zeal_of_martyrs = Zeal of Martyrs
tactic-truce_of_god = Truce of God
tactic-hedge_of_spears = Hedge of Spears
tactic-crossbow_line = Crossbow Line
tactic-sworn_brothers = Sworn Brothers
tactic-sally_at_the_gate = Sally at the Gate
tactic-flower_of_chivalry = Flower of Chivalry
tactic-iron_discipline = Iron Discipline
tactic-castellans_vow = Castellan’s Vow
tactic-last_stand = Last Stand
tactic-feigned_flight = Feigned Flight
tactic-turcopole_raid = Turcopole Raid
tactic-night_ride = Night Ride
tactic-pursuit = Pursuit
tactic-thundering_charge = Thundering Charge
tactic-encirclement = Encirclement
tactic-knights_errant = Knights Errant
tactic-spoils_of_war = Spoils of War
tactic-baldwins_defence = Baldwin’s Defence
tactic-tancreds_onslaught = Tancred’s Onslaught
tactic-raymonds_siege_camp = Raymond’s Siege Camp
tactic-bohemonds_stratagem = Bohemond’s Stratagem
tactic-joscelins_ambush = Joscelin’s Ambush
tactic-godfreys_assault = Godfrey’s Assault

## Saracen cards

saracen-apamean_archers = Apamean Archers
saracen-orontes_skirmishers = Orontes Skirmishers
saracen-aleppo_ghulams = Ghulams of Aleppo
saracen-aleppo_garrison = Garrison of Aleppo
saracen-damascene_swordsmen = Damascene Swordsmen
saracen-damascene_lancers = Damascene Lancers
saracen-baalbek_slingers = Slingers of Baalbek
saracen-bekaa_ambush = Bekaa Ambush
saracen-homs_heavy_horse = Heavy Horse of Homs
saracen-emirs_guard = Emir’s Guard
saracen-tadmor_camel_riders = Camel Riders of Tadmor
saracen-bedouin_raiders = Bedouin Raiders
saracen-turcoman_bowmen = Turcoman Bowmen
saracen-horse_archers = Horse Archers
saracen-coastal_marines = Coastal Marines
saracen-naffatun = Naffatun Fire-throwers
saracen-siege_engineers = Siege Engineers
saracen-fatimid_fleet = Fatimid Fleet
saracen-nizari_fidais = Nizari Fida’is
saracen-call_to_jihad = Call to Jihad

## Buildings

building-bazaar = Bazaar
building-stores = Stores
building-masons_lodge = Masons’ Lodge
building-siege_workshop = Siege Workshop
building-caravanserai = Caravanserai
building-pilgrim_hospice = Pilgrim Hospice
building-scriptorium = Scriptorium
building-castle_chapels = Castle Chapels
building-shrine_of_relics = Shrine of Relics
building-smithies = Smithies
building-mercenary_quarter = Mercenary Quarter
building-order_priory = Order Priory
building-engineers_camp = Engineers’ Camp
building-tiltyards = Tiltyards
building-stables = Stables
building-trophy_hall = Trophy Hall
building-army_chaplaincy = Army Chaplaincy
building-training_ground = Training Ground
building-cathedral_chapter = Cathedral Chapter
building-royal_arsenal = Royal Arsenal
building-settlers_court = Settlers’ Court
building-military_commandery = Military Commandery
building-church_of_victory = Church of Victory

## Spies

spy-bribed_overseer = Bribed Overseer
spy-stolen_plans = Stolen Plans
spy-smuggler = Smuggler
spy-hidden_mason = Hidden Mason
spy-false_pilgrim = False Pilgrim
spy-confessor = Confessor
spy-papal_courier = Papal Courier
spy-alms_collector = Alms Collector
spy-recruiter = Recruiter
spy-turncoat_sergeant = Turncoat Sergeant
spy-arms_dealer = Arms Dealer
spy-camp_follower = Camp Follower
spy-pathfinder = Pathfinder
spy-saboteur = Saboteur
spy-deserters_agent = Deserters’ Agent
spy-chronicler = Chronicler

## Governors

governor-baldwin_of_jerusalem = Baldwin of Jerusalem
governor-baldwin_of_bourcq = Baldwin of Bourcq
governor-bertrand_of_toulouse = Bertrand of Toulouse
governor-bohemond_of_taranto = Bohemond of Taranto
governor-raynald = Raynald
governor-galeran = Galeran
governor-fulk_of_anjou = Fulk of Anjou
governor-richard_of_salerno = Richard of Salerno
governor-arnulf_de_rohes = Arnulf de Rohes
governor-melisende_of_jerusalem = Melisende of Jerusalem
governor-pons_of_saint_gilles = Pons of Saint-Gilles
governor-romain_du_puy = Romain du Puy
governor-joscelin_of_courtenay = Joscelin of Courtenay
governor-roger_of_the_principate = Roger of the Principate
governor-tancred_of_galilee = Tancred of Galilee
governor-eustace_grenier = Eustace Grenier
governor-william_of_bures = William of Bures
governor-hodierna_of_tripoli = Hodierna of Tripoli
governor-alice_of_antioch = Alice of Antioch
governor-raymond_of_poitiers = Raymond of Poitiers

## Bulls

bull-bull_dominion = Bull of Dominion
bull-bull_shepherds = Bull of the Shepherds
bull-bull_walls = Bull of the Walls
bull-bull_host = Bull of the Host
bull-bull_clergy = Bull of the Clergy
bull-bull_mission = Bull of the Mission
bull-bull_primacy = Bull of Primacy
bull-bull_works = Bull of Works
bull-bull_treasury = Bull of the Treasury
bull-bull_trade = Bull of Trade
bull-bull_arms = Bull of Arms
bull-bull_heartland = Bull of the Heartland
bull-bull_homs = Bull of Homs
bull-bull_roads = Bull of the Roads
bull-bull_throne = Bull of the Throne
bull-bull_devotion = Bull of Devotion

## Rescripts

rescript-sparing_of_the_city = Sparing of the City
rescript-masons_privilege = Masons’ Privilege
rescript-market_charter = Market Charter
rescript-right_of_passage = Right of Passage
rescript-diocesan_synod = Diocesan Synod
rescript-indulgence = Indulgence
rescript-canonical_visitation = Canonical Visitation
rescript-pastoral_letter = Pastoral Letter
rescript-levy_of_the_faithful = Levy of the Faithful
rescript-blessing_of_swords = Blessing of Swords
rescript-garrison_duty = Garrison Duty
rescript-master_at_arms = Master-at-Arms
rescript-escort_of_pilgrims = Escort of Pilgrims
rescript-remounts = Remounts
rescript-confession_before_battle = Confession before Battle
rescript-interrogation_of_captives = Interrogation of Captives
rescript-crown_grant = Crown Grant
rescript-cathedral_charter = Cathedral Charter
rescript-crusade_tithe = Crusade Tithe
rescript-genoese_privilege = Genoese Privilege
rescript-apostolic_mandate = Apostolic Mandate
rescript-canonisation = Canonisation
rescript-crusade_sermon = Crusade Sermon
rescript-deposition = Deposition
rescript-call_to_the_cross = Call to the Cross
rescript-papal_engineers = Papal Engineers
rescript-dispensation = Dispensation
rescript-militia_of_saint_peter = Militia of Saint Peter
rescript-vow_of_vengeance = Vow of Vengeance
rescript-anathema = Anathema
rescript-investiture = Investiture
rescript-banner_of_the_church = Banner of the Church

## Events

event-field_of_blood = Field of Blood
event-norwegian_fleet = King Sigurd’s Fleet
event-plague_of_locusts = Plague of Locusts
event-great_earthquake = Great Earthquake
event-council_of_nablus = Council of Nablus
event-venetian_treaty = Treaty with Venice
event-knights_of_the_temple = Poor Knights of the Temple
event-daggers_in_the_night = Daggers in the Night
event-truce_of_princes = Truce of the Princes
event-papal_legation = Papal Legation
event-rise_of_zengi = Rise of Zengi
event-season_of_pilgrims = Season of Pilgrims

## Raid tokens

raid-raid_yellow = Raid token: yellow
raid-raid_white = Raid token: white
raid-raid_blue = Raid token: blue
raid-raid_red = Raid token: red

## Automa tokens

automa-automa_build = Automa: Build
automa-automa_pray = Automa: Prayer
automa-automa_muster = Automa: Muster
automa-automa_march = Automa: March
automa-automa_boost = Automa: boost

## Chapters of the rules

rule_chapter-MAP = Map, cities and control
rule_chapter-PAY = Goods, coins and payment
rule_chapter-SETUP = Setup
rule_chapter-ORDER = Turn order
rule_chapter-ROUND = Round
rule_chapter-EVT = Events
rule_chapter-SAR = Saracens and raids
rule_chapter-PLAN = Planning
rule_chapter-AUTO = Automa
rule_chapter-ACT = Activation
rule_chapter-BUILD = Build
rule_chapter-PRAY = Prayer
rule_chapter-HOLY = Holiness
rule_chapter-BISH = Bishops and holy lands
rule_chapter-MUST = Muster
rule_chapter-MARCH = March
rule_chapter-BAT = Battle
rule_chapter-INC = Income
rule_chapter-END = End of the game
rule_chapter-BULL = Bulls
rule_chapter-GOV = Governors
rule_chapter-BLDG = Buildings
rule_chapter-RESC = Rescripts
rule_chapter-MKT = Markets and discards
rule_chapter-CAP = Capital and elimination
rule_chapter-TAC = Tactics
rule_chapter-HOMS = Homs
rule_chapter-SPY = Spies
rule_chapter-GLO = Common effects
rule_chapter-VAR = Options
rule_chapter-EFF = Effects in detail
rule_chapter-D = Decisions
rule_chapter-EX = Worked examples
rule_chapter-RUL = Rulings
