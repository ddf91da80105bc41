# Glory: names and texts of the components.

## The game

game-title = Glory: A Game of Knights
# GLO-RND-01, GLO-RND-02, GLO-ACT-01, GLO-ACT-15, GLO-TRV-03, GLO-TRV-04, GLO-TRV-05, GLO-TOUR-03, GLO-DUEL-01, GLO-TTL-01, GLO-END-01
game-summary = Train, travel and joust through three rounds, and be the knight with the most glory at the end.
    .text = Europe in the fifteenth century, for 1 to 4 players. In the city you place pawns to gather strength, faith and coins, to buy a better steed and better armour, and to win allies at court. On your travels you play cards: romance, trade, and challenges that you settle in a duel. Each round ends with a tournament, where you face famous knights and one another, pass by pass, with dice that strength, faith, allies and relics can turn in your favour. After the third tournament, titles bring the last of the glory.
automa = Virtual Opponent

## Dice

die-strength = strength die
    .text = Red. Faces: 1, 2, 3, 4, 5 and a special symbol. With 4 strength committed, the symbol counts as 5; with less, as 1.
die-steed = steed die
    .text = Black. Faces: 0, 1, 2, 3, 4 and a special symbol. With a level IV steed the symbol counts as 4, otherwise as 0.
die-armour = armour die
    .text = White. Faces: 0, 1, 1, 2, 3 and a special symbol. With level IV armour the symbol counts as 3, otherwise as 0.

## Actions

action-training = Training
action-prayer = Prayer
action-service = Service
action-initiative = Initiative
action-plan_journey = Travel Plans
action-guard = Guard
action-solo_training = Solo Training
action-market = Market
    .text = Upgrade your steed or your armour by one level. Level II costs 1 coin, level III 2 coins, level IV 4 coins.
action-gain_ally = Allies
    .text = Take an ally from the track and pay the price of its slot.
action-herald = Herald
    .text = Place a shield in the coming tournament before registration begins.
action-new_goal = New Goal
action-event = Event
    .text = Take the active event’s action, if it has one. Only one pawn can do this each round.

## Allies

ally-minstrel = Minstrel
ally-squire = Squire
ally-nun = Nun
ally-thug = Thug
ally-fencing_master = Fencing Master
ally-queen = Queen
ally-king = King
ally-lady_in_waiting = Lady-in-Waiting
ally-moneylender = Moneylender
ally-witch = Witch
ally-bishop = Bishop
ally-lady = Lady
ally-cook = Cook
ally-diplomat = Diplomat
ally-hermit = Hermit
ally-veteran_ally = Veteran
ally-scribe = Scribe
ally-armourer = Armourer
ally-messenger = Messenger
ally-jester = Jester
ally-herald_ally = Herald
ally-vassal = Vassal

## Relics

relic-medallion = Medallion
relic-amulet = Amulet
relic-ring = Ring
relic-rosary = Rosary

## Prestige tokens

prestige-lady_of_the_heart = Lady of the Heart
prestige-retinue = Retinue
prestige-war_fame = War Fame
prestige-kings_favour = King’s Favour
prestige-office = Office
prestige-champion = Champion
prestige-plain = While it’s ready, it counts as 1 prestige in your duels. When you win a pass on a tie, you turn one of your ready prestige tokens face down.

## Tournament prizes

prize-standard = Standard prize
prize-laurel = Champion’s Laurel
prize-title_of_champion = Title of Champion
prize-reliquary = Golden Reliquary
prize-purse = Purse of Gold

## Kinds of knights

knight_kind-champion = Champion
knight_kind-veteran = Veteran
knight_kind-king = King
knight_kind-magnate = Polish Magnate
knight_kind-noble = Noble

## Knights

knight-jacques_de_lalaing = Jacques de Lalaing
knight-zawisza_czarny = Zawisza the Black
knight-jean_le_maingre = Jean II Le Maingre
knight-jaroslav_lev = Jaroslav Lev of Rozmital
knight-john_talbot = John Talbot
knight-federico_da_montefeltro = Federico III da Montefeltro
knight-francesco_sforza = Francesco Sforza
knight-suero_de_quinones = Suero de Quiñones
knight-pierre_terrail = Pierre Terrail
knight-alvaro_vaz_de_almada = Álvaro Vaz de Almada
knight-pal_kinizsi = Pál Kinizsi
knight-david_mathew = David Mathew
knight-wladyslaw_jagiello = Władysław Jagiełło
knight-henry_v = Henry V of England
knight-maximilian_i = Maximilian I
knight-joao_i = João I the Good
knight-james_ii = James II of Scotland
knight-charles_vii = Charles VII the Victorious
knight-juan_ii = Juan II of Aragon
knight-wolfert_van_borselen = Wolfert VI van Borselen
knight-jan_zizka = Jan Žižka of Trocnov
knight-hans_von_trotha = Hans von Trotha
knight-john_fastolf = John Fastolf
knight-jean_de_luxembourg = Jean II de Luxembourg
knight-dietrich_von_kottulin = Dietrich von Kottulin
knight-dobieslaw_puchala = Dobiesław Puchała
knight-dobieslaw_z_olesnicy = Dobiesław of Oleśnica
knight-powala_z_taczewa = Powała of Taczew
knight-sedziwoj_ostrorog = Sędziwój Ostroróg
knight-zyndram_z_maszkowic = Zyndram of Maszkowice
knight-wincenty_z_granowa = Wincenty of Granów
knight-andrzej_balicki = Andrzej Balicki

## Cities

city-florence = Florence
city-paris = Paris
city-munich = Munich

## Events

event-crusade = Crusade
event-good_harvest = Good Harvest
event-royal_wedding = Royal Wedding
event-hiring_1 = Hiring I
event-journey = Journey
event-call_to_arms = Call to Arms
event-war = War
event-hiring_2 = Hiring II
event-spoils_of_war = Spoils of War
event-siege = Siege
event-mentors_lessons = Mentor’s Lessons
event-hiring_3 = Hiring III

## Characters

character-young_knight = Young Knight
character-merchants_heir = Merchant’s Heir
character-tourney_fighter = Tourney Fighter
character-pilgrim_knight = Pilgrim Knight
character-courtier = Courtier
character-kings_ward = King’s Ward
character-condottieres_son = Condottiere’s Son
character-crusaders_heir = Crusader’s Heir
character-free_citys_baron = Free City’s Baron

## Titles

title-strong = Strong
title-charming = Charming
title-traveller = Traveller
title-influential = Influential
title-noble = Noble
title-terrible = Terrible
title-righteous = Righteous
title-founder = Founder
title-patron = Patron
title-lucky = Lucky
title-rich = Rich
title-famous = Famous
title-brave = Brave
title-affluent = Affluent

## Travel cards

travel-game = Game
travel-courtly_love = Courtly Love
travel-keepsake = Keepsake
travel-task = Task
travel-serenade = Serenade
travel-ladys_prayer = A Lady’s Prayer
travel-locket = Locket
travel-dance = Dance at the Feast
travel-garden_walk = Walk in the Garden
travel-song_of_praise = Song of Praise
travel-queens_audience = Audience with the Queen
travel-ladys_train = A Lady’s Train
travel-secret_letter = Secret Letter
travel-fencing_lessons = Fencing Lessons
travel-golden_fleece = Order of the Golden Fleece
travel-rosary = Rosary
travel-destrier = Destrier
travel-milanese_plate = Milanese Plate
travel-courser = Courser
travel-cuirass = Cuirass
travel-amulet = Amulet
travel-medallion = Medallion
travel-indulgence = Indulgence
travel-alms = Alms
travel-court_appointment = Court Appointment
travel-hired_squire = Hired Squire
travel-hired_blade = Hired Blade
travel-liveried_escort = Liveried Escort
travel-sparring_yard = Sparring Yard
travel-rescue = Rescue
travel-gruuthuse = Lodewijk van Gruuthuse
travel-ludwig_von_brieg = Ludwig II von Brieg
travel-riccio_da_parma = Riccio da Parma
travel-highwaymen = Highwaymen
travel-tavern_brawl = Tavern Brawl
travel-poachers = Poachers
travel-robber_knight = Robber Knight
travel-holder_of_the_bridge = Holder of the Bridge
travel-insulted_honour = Insulted Honour
travel-deserters = Deserters
travel-ruffians = Captain of Ruffians
travel-relic_thieves = Relic Thieves
travel-horse_breeder = Breeder of Coursers
travel-bastard_of_burgundy = Bastard of Burgundy
travel-border_skirmish = Border Skirmish
travel-abbeys_guardian = Abbey’s Guardian
travel-master_of_arms = Master of Arms
travel-sortie = Sortie
travel-captains_ransom = Captain’s Ransom
travel-wandering_champion = Wandering Champion
travel-reliquary_keeper = Keeper of the Reliquary
travel-kings_champion = The King’s Champion
travel-dukes_marshal = The Duke’s Marshal
travel-black_knight = The Black Knight
travel-duel_before_the_king = Duel before the King
travel-undefeated = The Undefeated

## Solo scenarios

scenario-warrior = Warrior
    .text = Win the final of all three tournaments; lose a single tournament duel and the match is over. Glory doesn’t matter, and every tournament is a joust à plaisance. On easy you have the usual equipment, on medium a level I steed, on hard level I armour as well.
scenario-lone_challenge = Lone Challenge
    .text = Finish the game with at least 65 glory on easy, 75 on medium, 85 on hard.
scenario-rivalry = Rivalry
    .text = Finish the game with more glory than the virtual opponent; a tie counts as a loss. It takes part in the tournaments, with attack 8 on easy, 10 on medium, 13 on hard.

## Cards of the virtual opponent

opponent_card-basic_1 = Basic card 1
opponent_card-basic_2 = Basic card 2
opponent_card-basic_3 = Basic card 3
opponent_card-basic_4 = Basic card 4
opponent_card-basic_5 = Basic card 5
opponent_card-basic_6 = Basic card 6
opponent_card-basic_7 = Basic card 7
opponent_card-basic_8 = Basic card 8
opponent_card-basic_9 = Basic card 9
opponent_card-warrior_1 = Warrior card 1
opponent_card-warrior_2 = Warrior card 2
opponent_card-righteous_1 = Righteous card 1
opponent_card-righteous_2 = Righteous card 2

## Types of tournaments

mode-plaisance = Joust à plaisance
    .text = A knock-out for eight in three stages. Whoever wins the final takes a prize.
mode-pas_darmes = Pas d’armes
    .text = You challenge knights in Florence, Paris and Munich, one in each city. Losing a duel doesn’t keep you out of the next one.

## Difficulty

difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard

## Steps of a duel

duel_step-tent = Tent
duel_step-strength = Strength
duel_step-roll = Roll
duel_step-faith = Faith
duel_step-lance_1 = First lance ally
duel_step-lance_2 = Second lance ally
duel_step-relic = Relic
duel_step-result = Result

## Dice with what they show, as they stand inside sentences

die_face-strength-1 = strength 1
die_face-strength-2 = strength 2
die_face-strength-3 = strength 3
die_face-strength-4 = strength 4
die_face-strength-5 = strength 5
die_face-strength-special = strength symbol
die_face-steed-0 = steed 0
die_face-steed-1 = steed 1
die_face-steed-2 = steed 2
die_face-steed-3 = steed 3
die_face-steed-4 = steed 4
die_face-steed-special = steed symbol
die_face-armour-0 = armour 0
die_face-armour-1 = armour 1
die_face-armour-2 = armour 2
die_face-armour-3 = armour 3
die_face-armour-special = armour symbol

## Chapters of the rules

rule_chapter-RES = Resources and general principles
rule_chapter-SET = Setup
rule_chapter-TSET = Preparing a tournament
rule_chapter-RND = Round structure
rule_chapter-EVT = Events
rule_chapter-ACT = Action phase
rule_chapter-EQP = Equipment
rule_chapter-ALLY = Allies
rule_chapter-TRV = Travel phase
rule_chapter-REF = Refresh phase
rule_chapter-REG = Registration
rule_chapter-TOUR = Tournament
rule_chapter-DUEL = Duel: player against knight
rule_chapter-PVP = Duel: player against player
rule_chapter-KVK = Knight against knight
rule_chapter-PRE = Prestige
rule_chapter-TTL = Titles phase
rule_chapter-END = End of the game
rule_chapter-SOLO = Solo mode
rule_chapter-VAR = Options
rule_chapter-DEC = Decisions
rule_chapter-EX = Worked examples
rule_chapter-RUL = Rulings
