# Medieval Mastery: names and texts of the components.

## The game

game-title = Medieval Mastery
# MM-SET-01, MM-TURN-02, MM-RED-02, MM-ADV-01, MM-ADV-06, MM-ADV-07, MM-BAT-01, MM-BAT-40, MM-BAT-52, MM-BAT-81, MM-ART-01, MM-END-02, MM-END-04
game-summary = Send knights out from your castle and be the first to hold territories worth 13 victory points.
    .text = A war for medieval France, for 2 to 6 players. Every turn three fresh knights gather in your castle; you shift your forces along your supply lines and advance once, into an empty territory or against a neighbour. Battles are decided by knights, a secret conflict card and an exchange of support cards, and swayed by the crown, orb and sceptre that make every player a little different. The loser falls back to the castle, nobody is ever eliminated, and the game ends as soon as someone controls territories worth 13 victory points.

## Colours

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-black = Black

## Castles

castle-castle_nivernais = Nivernais
castle-castle_touraine = Touraine
castle-castle_anjou = Anjou
castle-castle_berry = Berry
castle-castle_bourbonnais = Bourbonnais
castle-castle_orleanais = Orléanais

## Tiles

tile-lake = Lake
    .text = Can’t be conquered. It joins all the territories around it: supply lines and advances cross the water.
tile-castle = Castle
tile-homelands = Homelands
tile-grasslands = Grasslands
tile-village = Village
tile-marshlands = Marshlands
tile-forest = Forest
tile-fort = Fort
tile-mountains = Mountains
tile-cave = Cave
tile-battlefield = Battlefield
tile-ruins = Ruins
tile-abbey = Abbey
tile-city = City
tile-fortress = Fortress
tile-arena = Arena
tile-plain = No special ability.

## Cards of the player deck

card_type-conflict = Conflict
card_type-support = Support
card_type-resource = Resource

card-none = no card
card-conflict_2 = Conflict 2
card-conflict_3 = Conflict 3
card-conflict_4 = Conflict 4
card-conflict_5 = Conflict 5
card-ambush = Ambush
card-support_1 = Support +1
card-support_2 = Support +2
card-call_to_arms = Call to Arms
card-authority = Authority
card-tactical_advance = Tactical Advance
card-fracture = Fracture

## Artefacts

artefact_type-crown = Crown
artefact_type-orb = Orb
artefact_type-sceptre = Sceptre

artefact-crown_corruption = Crown of Corruption
artefact-crown_insight = Crown of Insight
artefact-crown_order = Crown of Order
artefact-crown_prosperity = Crown of Prosperity
artefact-crown_vitality = Crown of Vitality
artefact-crown_wrath = Crown of Wrath
artefact-orb_brutality = Orb of Brutality
artefact-orb_greed = Orb of Greed
artefact-orb_preparation = Orb of Preparation
artefact-orb_cleansing = Orb of Cleansing
artefact-orb_devotion = Orb of Devotion
artefact-orb_resurgence = Orb of Resurgence
artefact-sceptre_fear = Sceptre of Fear
artefact-sceptre_influence = Sceptre of Influence
artefact-sceptre_rage = Sceptre of Rage
artefact-sceptre_defiance = Sceptre of Defiance
artefact-sceptre_loyalty = Sceptre of Loyalty
artefact-sceptre_vigour = Sceptre of Vigour

## Dice

die-knight_die = Knight die
    .text = Each pip is one knight.

## Variants

variant-loyalty = Loyalty
    .text = For 4 or 6 players in teams. A team of two wins with 20 victory points between them, a team of three with 30. The whole team may play support cards in a battle.
variant-castle_siege = Castle Siege
    .text = Castles can be attacked with up to 6 knights. The owner always fights as if 8 knights stood there. Whoever takes a castle wins the game.
variant-ruthlessness = Ruthlessness
    .text = Knights on a territory that loses its supply line leave the board at once.
variant-skirmish = Skirmish
    .text = A shorter game: 11 victory points win, and Homelands are worth nothing.
variant-disorder = Disorder
    .text = Everyone starts with 6 extra knights. The winner of a battle rolls a die for each knight there and loses one for every 1; a winner with no knights left loses the battle after all.

team_mode-pairs_4 = Two teams of two
    .text = Partners sit opposite each other. 20 victory points win.
team_mode-pairs_6 = Three teams of two
    .text = Partners sit opposite each other. 20 victory points win.
team_mode-triples_6 = Two teams of three
    .text = The teams alternate around the table. 30 victory points win.

## Chapters of the rules

rule_chapter-SET = Setup
rule_chapter-DRAW = Drawing, discarding, decks
rule_chapter-KNI = Knights and dice
rule_chapter-SUP = Adjacency, lakes, supply
rule_chapter-TURN = Turn structure
rule_chapter-RES = Resource cards
rule_chapter-ART = Artefacts
rule_chapter-CRN = Crowns
rule_chapter-RED = Redeployment
rule_chapter-ADV = Advance
rule_chapter-CON = Conquest
rule_chapter-BAT = Battle
rule_chapter-END = End of the game
rule_chapter-VAR = Variants
rule_chapter-RSP = Response windows and secrecy
rule_chapter-OPT = Match options and chance
rule_chapter-DEC = Decisions
rule_chapter-INF = Information
rule_chapter-EX = Worked examples
rule_chapter-RUL = Rulings
