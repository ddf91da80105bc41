# Medieval Mastery: names and texts of the components.

## The game

game-title = Medieval Mastery
game-summary = Send your knights out from your castle and be the first to hold land worth 13 victory points.
    .text = A feud over medieval France for 2 to 6 players. Every turn three fresh knights gather in your castle; you shift your forces along your supply lines and advance once, onto empty land or against a neighbour. Battles are settled by knights, a secret conflict card and an exchange of support cards, and bent by the crown, orb and sceptre that make every player a little different. The loser falls back to the castle, nobody is ever eliminated, and a game lasts as long as it takes someone to control territories worth 13 victory points.

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
    .text = Cannot be conquered. It joins all the territories around it: supply lines and advances cross the water.
tile-homelands = Homelands
    .text = At the start of the game, the knights of the castle next to it are split evenly between the castle and its Homelands.
tile-grasslands = Grasslands
    .text = At the start of a battle here, the attacker gains 1 battle point.
tile-village = Village
    .text = When you conquer it, add 1 knight to your castle.
tile-marshlands = Marshlands
    .text = When you conquer it, you lose 1 of your knights here. If it was the only one, the tile is left empty.
tile-forest = Forest
    .text = No special ability.
tile-fort = Fort
    .text = At the start of a battle here, the defender gains 1 battle point.
tile-mountains = Mountains
    .text = No support cards may be played in a battle here.
tile-cave = Cave
    .text = Each player may have at most 3 knights here.
tile-battlefield = Battlefield
    .text = Each player may have at most 5 knights here.
tile-ruins = Ruins
    .text = When you conquer it, you may discard 1 card from your hand.
tile-abbey = Abbey
    .text = When you conquer it, add 1 knight to your castle; then you may discard 1 card from your hand.
tile-city = City
    .text = At the start of a battle here, the defender gains 1 battle point. When you conquer it, add 1 knight to your castle.
tile-fortress = Fortress
    .text = At the start of a battle here, the defender gains 1 battle point. When you conquer it, you may discard 1 card from your hand.
tile-arena = Arena
    .text = At the start of a battle here, both sides roll a die. The lower roll loses 1 knight here; on a tie both lose 1. The battle goes on only if both sides still have knights.

## Cards of the player deck

card_type-conflict = Conflict
card_type-support = Support
card_type-resource = Resource

card-conflict_2 = Conflict 2
    .text = Adds 2 battle points.
card-conflict_3 = Conflict 3
    .text = Adds 3 battle points.
card-conflict_4 = Conflict 4
    .text = Adds 4 battle points.
card-conflict_5 = Conflict 5
    .text = Adds 5 battle points.
card-ambush = Ambush
    .text = After both conflict cards are revealed, roll a die and add the result to your battle points.
card-support_1 = Support +1
    .text = Adds 1 battle point.
card-support_2 = Support +2
    .text = Adds 2 battle points.
card-call_to_arms = Call to Arms
    .text = In your turn, outside a manoeuvre: add 2 knights to your castle.
card-authority = Authority
    .text = As soon as you have finished drawing, you must reveal it: draw 2 more cards, then discard it.
card-tactical_advance = Tactical Advance
    .text = In your turn, outside a manoeuvre: gain 1 more manoeuvre this turn, that is, redeploy and advance once more.
card-fracture = Fracture
    .text = In your turn, outside a manoeuvre: destroy 1 artefact of another player. Or at any time, when an artefact of another player is about to take effect: cancel the effect and destroy the artefact.

## Artefacts

artefact_type-crown = Crown
artefact_type-orb = Orb
artefact_type-sceptre = Sceptre

artefact-crown_corruption = Crown of Corruption
    .text = Once in your turn: choose any player and destroy 1 of that player's artefacts.
artefact-crown_insight = Crown of Insight
    .text = Once in your turn: look at the top 4 cards of your deck and put them back in any order.
artefact-crown_order = Crown of Order
    .text = Once in your turn: take from your discard pile 1 card that you played in your own previous turn and shuffle it into your deck.
artefact-crown_prosperity = Crown of Prosperity
    .text = Once in your turn: look at the top card of any player's deck, then leave it there or discard it.
artefact-crown_vitality = Crown of Vitality
    .text = Once in your turn: redeploy your knights one more time. There is no advance with it.
artefact-crown_wrath = Crown of Wrath
    .text = Once in your turn: you may discard 1 card from your hand.
artefact-orb_brutality = Orb of Brutality
    .text = When you win a battle: the loser loses 1 more knight on the conflict territory.
artefact-orb_greed = Orb of Greed
    .text = When you win a battle: draw until you hold 6 cards.
artefact-orb_preparation = Orb of Preparation
    .text = When you win a battle: you may discard 1 card from your hand.
artefact-orb_cleansing = Orb of Cleansing
    .text = When you lose a battle: you may discard 1 card from your hand.
artefact-orb_devotion = Orb of Devotion
    .text = When you lose a battle: add 1 knight to your castle.
artefact-orb_resurgence = Orb of Resurgence
    .text = When you lose a battle: draw until you hold 6 cards.
artefact-sceptre_fear = Sceptre of Fear
    .text = Before conflict cards, when you attack: you may decide that both sides count the larger of the two numbers of knights in this battle.
artefact-sceptre_influence = Sceptre of Influence
    .text = Before conflict cards, when you attack: the defender discards 1 random card.
artefact-sceptre_rage = Sceptre of Rage
    .text = Before conflict cards, when you attack: you gain 1 battle point.
artefact-sceptre_defiance = Sceptre of Defiance
    .text = Before conflict cards, when you defend: the attacker discards 1 random card.
artefact-sceptre_loyalty = Sceptre of Loyalty
    .text = Before conflict cards, when you defend: you gain 1 battle point.
artefact-sceptre_vigour = Sceptre of Vigour
    .text = Before conflict cards, when you defend: you may decide that both sides count the larger of the two numbers of knights in this battle.

## Dice

die-knight_die = Knight die
    .text = Each pip is one knight.

## Variants

variant-loyalty = Loyalty
    .text = For 4 or 6 players in teams. A team of two wins with 20 victory points together, a team of three with 30. In a battle the whole team may play support cards.
variant-castle_siege = Castle Siege
    .text = Castles can be attacked with up to 6 knights. The owner always fights as if 8 knights stood there. Whoever takes a castle wins the game.
variant-ruthlessness = Ruthlessness
    .text = Knights on a territory that loses its supply line leave the board at once.
variant-skirmish = Skirmish
    .text = A shorter game: 11 victory points win, and Homelands are worth nothing.
variant-disorder = Disorder
    .text = Everybody starts with 6 extra knights. The winner of a battle rolls a die for each knight there and loses one for every 1; a winner with nobody left loses the battle after all.

team_mode-pairs_4 = Two teams of two
    .text = Partners sit opposite each other. 20 victory points win.
team_mode-pairs_6 = Three teams of two
    .text = Partners sit opposite each other. 20 victory points win.
team_mode-triples_6 = Two teams of three
    .text = The teams alternate round the table. 30 victory points win.

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
rule_chapter-OPT = Options of a match and chance
rule_chapter-DEC = Decisions
rule_chapter-INF = Information
rule_chapter-EX = Worked examples
rule_chapter-RUL = Rulings
