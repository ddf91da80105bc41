# Paladins of the West Kingdom: names and texts of the components.
# Workers, attributes and peoples stand inside sentences, so only proper names have a capital letter.

## The game

game-title = Paladins of the West Kingdom
# PAL-ROUND-01, PAL-GEN-01, PAL-PALADIN-02, PAL-TAV-01, PAL-TURN-02, PAL-WORK-02, PAL-SUSP-01, PAL-TAX-03, PAL-INQ-06
game-summary = Gather workers, call a paladin to your side each round, and have the most victory points after seven rounds.
    .text = West Francia around the year 900, for 1 to 4 players. In each of the seven rounds you choose a paladin in secret, pick a tavern full of workers and place them on your own board: to send monks, build walls, man outposts, absolve sins, and attack or convert Saracens, Vikings and Byzantines. Faith, strength and influence feed one another, and each unlocks what the next action needs. Criminals do any work, but they bring suspicion; and when the tax supply runs dry, the inquisition comes for whoever has the most of it.
automa = Bot

## Workers

worker-labourer = labourer
worker-scout = scout
worker-merchant = merchant
worker-fighter = fighter
worker-cleric = cleric
worker-criminal = criminal
    .text = Counts as a worker of any type. Whoever gains one draws a suspicion card.

## Attributes

attribute-faith = faith
attribute-strength = strength
attribute-influence = influence

## Peoples

faction-saracen = Saracen
faction-byzantine = Byzantine
faction-viking = Viking

## Actions

action-develop = Develop
    .text = Move your next workshop to a framed space of a right-hand action: that space no longer needs a worker. Gain the worker under the workshop.
action-recruit = Recruit
    .text = With one worker: discard a Townsfolk card for the reward in its corner. With two workers: hire it into your crew. Pay the price of the slot.
action-hunt = Hunt
    .text = Gain provisions: more with two workers.
action-trade = Trade
    .text = Gain silver: more with two workers.
action-pray = Pray
    .text = Clear the workers from another action on your board, so that you can perform it again this round.
action-conspire = Conspire
    .text = Gain a criminal, who counts as any worker, and draw a suspicion card.
action-commission = Commission
    .text = Send a monk to a space within reach of your faith: raise influence and gain the reward of the space.
action-fortify = Fortify
    .text = With enough influence, build the top wall of the deck: it raises strength and gives its reward.
action-garrison = Garrison
    .text = Place an outpost on a space within reach of your strength: raise faith and gain the reward of the space.
action-absolve = Absolve
    .text = With enough influence, move your next jar to a free absolve space: raise faith, you may discard a suspicion card, and gain the reward of the space.
action-attack = Attack
    .text = Drive an outsider away: raise influence and gain the attack reward. Missing strength can be bought with silver.
action-convert = Convert
    .text = Win over an outsider within reach of your faith: raise strength, and the card scores at the end.

## Ways to perform an action

mode-develop = Develop
mode-recruit_discard = Recruit (for the reward)
mode-recruit_hire = Recruit (into the crew)
mode-hunt_one = Hunt
mode-hunt_two = Hunt
mode-trade_one = Trade
mode-trade_two = Trade
mode-pray = Pray
mode-conspire = Conspire
mode-commission = Commission
mode-fortify = Fortify
mode-garrison = Garrison
mode-absolve = Absolve
mode-attack = Attack
mode-convert = Convert

## Regions

region-region_1 = Region 1
region-region_2 = Region 2
region-region_3 = Region 3
region-region_4 = Region 4
region-region_5 = Region 5
region-region_6 = Region 6

## Spaces of the main board

space-space_1_1 = Region 1 (free recruit)
space-space_1_2 = Region 1 (2 silver)
space-space_1_3 = Region 1 (labourer)
space-space_1_4 = Region 1 (discard suspicion)
space-space_2_1 = Region 2 (free recruit)
space-space_2_2 = Region 2, space 2 (2 silver)
space-space_2_3 = Region 2 (scout)
space-space_2_4 = Region 2, space 4 (discard suspicion)
space-space_2_5 = Region 2 (labourer)
space-space_2_6 = Region 2, space 6 (2 silver)
space-space_2_7 = Region 2, space 7 (discard suspicion)
space-space_3_1 = Region 3 (labourer)
space-space_3_2 = Region 3 (merchant)
space-space_3_3 = Region 3, space 3 (2 silver)
space-space_3_4 = Region 3 (pray)
space-space_3_5 = Region 3 (scout)
space-space_3_6 = Region 3 (fighter)
space-space_3_7 = Region 3 (free recruit)
space-space_3_8 = Region 3 (pay a debt)
space-space_3_9 = Region 3, space 9 (2 silver)
space-space_4_1 = Region 4 (fighter)
space-space_4_2 = Region 4, space 2 (pray)
space-space_4_3 = Region 4 (merchant)
space-space_4_4 = Region 4 (cleric)
space-space_4_5 = Region 4 (pay a debt)
space-space_4_6 = Region 4 (labourer and scout)
space-space_4_7 = Region 4, space 7 (2 silver)
space-space_4_8 = Region 4, space 8 (pray)
space-space_4_9 = Region 4 (2 labourers)
space-space_4_10 = Region 4, space 10 (2 silver)
space-space_5_1 = Region 5 (pray)
space-space_5_2 = Region 5 (labourer and fighter)
space-space_5_3 = Region 5, space 3 (pay a debt)
space-space_5_4 = Region 5 (labourer and merchant)
space-space_5_5 = Region 5 (labourer and cleric)
space-space_5_6 = Region 5, space 6 (pay a debt)
space-space_5_7 = Region 5 (2 labourers)
space-space_6_1 = Region 6 (pay a debt)
space-space_6_2 = Region 6 (pray)
space-space_6_3 = Region 6 (2 labourers)

## Absolve spaces

absolve_space-absolve_space_1 = Pay a debt
absolve_space-absolve_space_2 = Free recruit
absolve_space-absolve_space_3 = Faith
absolve_space-absolve_space_4 = Prayer
absolve_space-absolve_space_5 = Discard suspicion
absolve_space-absolve_space_6 = Provisions
absolve_space-absolve_space_7 = Labourers

## Workshops

workshop-workshop_1 = Workshop 1
workshop-workshop_2 = Workshop 2
workshop-workshop_3 = Workshop 3
workshop-workshop_4 = Workshop 4
workshop-workshop_5 = Workshop 5
workshop-workshop_6 = Workshop 6
workshop-workshop_7 = Workshop 7
workshop-workshop_8 = Workshop 8

## Jars

jar-jar_1 = Jar 1
jar-jar_2 = Jar 2
jar-jar_3 = Jar 3
jar-jar_4 = Jar 4
jar-jar_5 = Jar 5
jar-jar_6 = Jar 6
jar-jar_7 = Jar 7

## Paladins

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

## Taverns

tavern-tavern_01 = Golden Ram
tavern-tavern_02 = Red Boar
tavern-tavern_03 = White Hart
tavern-tavern_04 = Black Swan
tavern-tavern_05 = Old Oak
tavern-tavern_06 = Crooked Wheel
tavern-tavern_07 = Three Barrels
tavern-tavern_08 = Old Ferry
tavern-tavern_09 = Blue Heron
tavern-tavern_10 = Full Jug
tavern-tavern_11 = Lame Mule
tavern-tavern_12 = Merry Monk
tavern-tavern_13 = King’s Horse
tavern-tavern_14 = Two Keys
tavern-tavern_15 = Fat Goose
tavern-tavern_16 = Grey Wolf
tavern-tavern_17 = Stone Bridge
tavern-tavern_18 = Honey Hive
tavern-tavern_19 = Sleeping Cat
tavern-tavern_20 = Wooden Spoon
tavern-tavern_21 = Night Owl
tavern-tavern_22 = Blunt Sword
tavern-tavern_23 = Wild Rose
tavern-tavern_24 = Last Penny

## Townsfolk

townsfolk-abbot_labourer = Abbot (labourer)
townsfolk-abbot_provision = Abbot (provisions)
townsfolk-abbot_tax = Abbot (tax)
townsfolk-architect_labourer = Architect (labourer)
townsfolk-architect_provision = Architect (provisions)
townsfolk-architect_tax = Architect (tax)
townsfolk-gatekeeper_labourer = Gatekeeper (labourer)
townsfolk-gatekeeper_silver = Gatekeeper (silver)
townsfolk-gatekeeper_tax = Gatekeeper (tax)
townsfolk-defender_labourer = Defender (labourer)
townsfolk-defender_provision = Defender (provisions)
townsfolk-defender_tax = Defender (tax)
townsfolk-missionary_labourer = Missionary (labourer)
townsfolk-missionary_provision = Missionary (provisions)
townsfolk-missionary_tax = Missionary (tax)
townsfolk-watchman_labourer = Watchman (labourer)
townsfolk-watchman_silver = Watchman (silver)
townsfolk-watchman_tax = Watchman (tax)
townsfolk-acolyte_labourer = Acolyte (labourer)
townsfolk-acolyte_silver = Acolyte (silver)
townsfolk-acolyte_tax = Acolyte (tax)
townsfolk-debt_collector_labourer = Debt Collector (labourer)
townsfolk-debt_collector_fighter = Debt Collector (fighter)
townsfolk-debt_collector_scout = Debt Collector (scout)
townsfolk-squire_faith = Squire (faith)
townsfolk-squire_influence = Squire (influence)
townsfolk-squire_strength = Squire (strength)
townsfolk-conspirator_a = Conspirator (suspicion)
townsfolk-conspirator_b = Conspirator (criminal)
townsfolk-peddler_labourer = Peddler (labourer)
townsfolk-peddler_provisions = Peddler (provisions)
townsfolk-peddler_silver = Peddler (silver)

## Outsiders by type

outsider_type-adventurer = Adventurer
outsider_type-archer = Archer
outsider_type-armourer = Armourer
outsider_type-assassin = Assassin
outsider_type-barbarian = Barbarian
outsider_type-champion = Champion
outsider_type-guardian = Guardian
outsider_type-hunter = Hunter
outsider_type-invader = Invader
outsider_type-lookout = Lookout
outsider_type-marauder = Marauder
outsider_type-mercenary = Mercenary
outsider_type-protector = Protector
outsider_type-thief = Thief
outsider_type-traitor = Traitor
outsider_type-vigilante = Vigilante
outsider_type-warrior = Warrior

## Outsiders

outsider-archer_byzantine = Archer (Byzantine)
outsider-armourer_byzantine = Armourer (Byzantine)
outsider-assassin_byzantine = Assassin (Byzantine)
outsider-champion_byzantine = Champion (Byzantine)
outsider-mercenary_byzantine = Mercenary (Byzantine)
outsider-guardian_byzantine = Guardian (Byzantine)
outsider-hunter_byzantine = Hunter (Byzantine)
outsider-invader_byzantine = Invader (Byzantine)
outsider-lookout_byzantine = Lookout (Byzantine)
outsider-thief_byzantine = Thief (Byzantine)
outsider-traitor_byzantine = Traitor (Byzantine)
outsider-warrior_byzantine = Warrior (Byzantine)
outsider-champion_saracen = Champion (Saracen)
outsider-invader_saracen = Invader (Saracen)
outsider-hunter_saracen = Hunter (Saracen)
outsider-adventurer_saracen = Adventurer (Saracen)
outsider-archer_saracen = Archer (Saracen)
outsider-barbarian_saracen = Barbarian (Saracen)
outsider-marauder_saracen = Marauder (Saracen)
outsider-mercenary_saracen_a = Mercenary (Saracen, provisions)
outsider-mercenary_saracen_b = Mercenary (Saracen, tax)
outsider-protector_saracen = Protector (Saracen)
outsider-vigilante_saracen = Vigilante (Saracen)
outsider-warrior_saracen = Warrior (Saracen)
outsider-adventurer_viking = Adventurer (Viking)
outsider-armourer_viking = Armourer (Viking)
outsider-assassin_viking = Assassin (Viking)
outsider-barbarian_viking = Barbarian (Viking)
outsider-guardian_viking = Guardian (Viking)
outsider-lookout_viking = Lookout (Viking)
outsider-marauder_viking = Marauder (Viking)
outsider-mercenary_viking = Mercenary (Viking)
outsider-protector_viking = Protector (Viking)
outsider-thief_viking = Thief (Viking)
outsider-traitor_viking = Traitor (Viking)
outsider-vigilante_viking = Vigilante (Viking)

## Walls

wall-wall_double_strength = Wall (double strength)
wall-wall_labourer_vp = Wall (labourer and 1 point)
wall-wall_two_vp = Wall (2 points)
wall-wall_debt_or_silver = Wall (pay a debt or 2 silver)
wall-wall_suspicion_or_silver = Wall (discard suspicion or 2 silver)
wall-wall_three_labourers = Wall (3 labourers)
wall-wall_two_labourers = Wall (2 labourers)
wall-wall_labourer_merchant = Wall (labourer and merchant)
wall-wall_labourer_fighter = Wall (labourer and fighter)
wall-wall_labourer_scout = Wall (labourer and scout)
wall-wall_scout = Wall (scout)
wall-wall_merchant = Wall (merchant)
wall-wall_fighter = Wall (fighter)
wall-wall_labourer_cleric = Wall (labourer and cleric)
wall-wall_scout_merchant = Wall (scout and merchant)
wall-wall_cleric = Wall (cleric)

## Suspicion

suspicion-suspicion_0 = Suspicion (tax 0)
suspicion-suspicion_1 = Suspicion (tax 1)
suspicion-suspicion_2 = Suspicion (tax 2)

## Debts

debt-debt = Debt
    .text = Unpaid, it costs you 3 victory points at the end of the game; paid, it is worth 1.

## King’s orders

order-order_commission = King’s Order (Commission)
order-order_fortify = King’s Order (Fortify)
order-order_garrison = King’s Order (Garrison)
order-order_absolve = King’s Order (Absolve)
order-order_attack = King’s Order (Attack)
order-order_convert = King’s Order (Convert)

## King’s favours

favour-favour_free_recruit = King’s Favour (free recruit)
favour-favour_absolution_tax = King’s Favour (absolution and tax)
favour-favour_two_criminals = King’s Favour (two criminals)
favour-favour_attribute = King’s Favour (an attribute of choice)
favour-favour_settle_debt = King’s Favour (pay a debt or discard suspicion)
favour-favour_borrow_workers = King’s Favour (workers on credit)
favour-favour_free_develop = King’s Favour (free development or two workers)
favour-favour_three_labourers = King’s Favour (three labourers)
favour-favour_provisions_tax = King’s Favour (provisions and tax)
favour-favour_pray = King’s Favour (prayer)

## Schemes of the bot

scheme-scheme_commission = Commission
    .text = The bot tries to perform this action.
scheme-scheme_fortify = Fortify
    .text = The bot tries to perform this action.
scheme-scheme_garrison = Garrison
    .text = The bot tries to perform this action.
scheme-scheme_absolve = Absolve
    .text = The bot tries to perform this action.
scheme-scheme_attack = Attack
    .text = The bot tries to perform this action.
scheme-scheme_convert = Convert
    .text = The bot tries to perform this action.
scheme-scheme_kings_orders = King’s Orders
    .text = The bot tries the actions of the revealed king’s orders from right to left, those it has not fulfilled first.
scheme-scheme_recruit = Recruit
    .text = The bot discards the Townsfolk card that its resource marker points at for the reward in its corner.
scheme-scheme_kings_favour = King’s Favour
    .text = The bot uses the free king’s favour that its resource marker points at, without paying silver or provisions.

## Difficulty

difficulty-easy = Easy
    .text = The bot starts with 1 workshop on its board.
difficulty-normal = Normal
    .text = The bot starts with 3 workshops on its board.
difficulty-hard = Hard
    .text = The bot starts with 5 workshops on its board.

## Chapters of the rules

rule_chapter-GEN = General
rule_chapter-SETUP = Setup
rule_chapter-ROUND = Round structure
rule_chapter-KING = King’s cards
rule_chapter-PALADIN = Paladins
rule_chapter-TAV = Tavern draft
rule_chapter-TURN = Turns
rule_chapter-WORK = Workers and action spaces
rule_chapter-DEV = Develop
rule_chapter-REC = Recruit
rule_chapter-HUNT = Hunt
rule_chapter-TRADE = Trade
rule_chapter-PRAY = Pray
rule_chapter-CONS = Conspire
rule_chapter-COMM = Commission
rule_chapter-FORT = Fortify
rule_chapter-GARR = Garrison
rule_chapter-ABS = Absolve
rule_chapter-ATT = Attack
rule_chapter-CONV = Convert
rule_chapter-FAV = King’s favour action
rule_chapter-EFF = Effects
rule_chapter-TAX = Tax
rule_chapter-SUSP = Suspicion
rule_chapter-DEBT = Debts
rule_chapter-INQ = Inquisition
rule_chapter-TF = Townsfolk abilities
rule_chapter-PASS = Passing
rule_chapter-CLEAN = Cleanup
rule_chapter-END = End of the game
rule_chapter-SCORE = Scoring
rule_chapter-SOLO-SETUP = Solo: setup
rule_chapter-SOLO-ROUND = Solo: round
rule_chapter-SOLO-RES = Solo: bot resources
rule_chapter-SOLO-ACT = Solo: bot actions
rule_chapter-SOLO-SCORE = Solo: scoring
rule_chapter-DEC = Decisions
rule_chapter-EX = Worked examples
rule_chapter-RUL = Rulings
