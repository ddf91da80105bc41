# Medieval Mastery: what the coach says in lessons. Plain sentences of one line, without arguments.
# A text that ends in -say has at most 140 characters.

# no rule
learn-basics-title = Your first match
# no rule
learn-basics-summary = Twelve ideas at the table, from the first knight to Fracture. You play against one opponent.

## The ideas (no rule)

learn-basics-idea-goal = The goal
learn-basics-idea-knights = Knights and dice
learn-basics-idea-empty = Empty territories
learn-basics-idea-supply = Supply and lakes
learn-basics-idea-redeploy = Redeploy first
learn-basics-idea-battle = Territories held by others
learn-basics-idea-conflict = The conflict card
learn-basics-idea-support = Support, turn by turn
learn-basics-idea-margin = Margin and tie
learn-basics-idea-land = What territories give
learn-basics-idea-artefacts = Sceptre, orb, crown
learn-basics-idea-resources = Resource cards

## What you know afterwards (no rule)

learn-basics-know-advance = Where do knights advance from?
learn-basics-know-lake = What joins distant territories?
learn-basics-know-draw = When are cards drawn?
learn-basics-know-tie = Who wins a tie?

## 1. The goal (MM-END-01, MM-END-02)

learn-basics-goal-say = Territories are worth victory points. Hold territories worth 13 points and you win at once.
# MM-ADV-02, MM-TURN-05
learn-basics-goal-do = Begin a manoeuvre: that’s how you take territories.
# MM-TURN-05, MM-RED-01, MM-ADV-01
learn-basics-goal-then = A manoeuvre has two parts: first you may redeploy your knights, then you advance.
# MM-CRN-01, MM-TURN-03
learn-basics-goal-crown = You can use your crown once a turn, but it takes no territory. It has its own step later.
# MM-TURN-07
learn-basics-goal-end = You can end your turn now, but you won’t have taken anything. Begin a manoeuvre first.

## 2. Knights and dice (MM-KNI-01, MM-TURN-02)

learn-basics-knights-say = Each pip on your dice is one knight. At the start of your turn, three more knights arrive in your castle.
# MM-RED-01, MM-TURN-05
learn-basics-knights-do = Nothing needs to move yet. Leave the knights where they are.
# MM-SET-08, MM-TURN-02
learn-basics-knights-then = You have 6 knights in the castle and 3 in your Homelands. Now you can advance.
# MM-RED-02, MM-ADV-02
learn-basics-knights-castle = Knights may go from the castle to your Homelands, but every advance starts in the castle. Leave them there.
# MM-RED-02
learn-basics-knights-homelands = Knights may return from your Homelands to the castle. You won’t need them there until later.

## 3. Empty territories (MM-ADV-02, MM-ADV-06)

learn-basics-empty-say = An advance always starts in your castle. An empty territory is yours as soon as your knights get there.
learn-basics-empty-do = Advance to the Arena with 3 knights.
# MM-END-01
learn-basics-empty-then = The Arena is yours: from 1 point to 4. Your castle still has 3 knights.
# MM-ADV-01, MM-END-01
learn-basics-empty-none = Without an advance you take no territory this turn. The Arena is empty and worth 3 points.
# MM-END-01
learn-basics-empty-battlefield = The Battlefield is empty too, but it’s worth only 2 points. The Arena is worth 3.
# MM-END-01
learn-basics-empty-village = The Village is empty too, but it’s worth only 1 point. The Arena is worth 3.
# MM-ADV-05, MM-ADV-06
learn-basics-empty-one = One knight is enough to take an empty territory, but it’s easy to beat.
# MM-ADV-02, MM-ADV-05
learn-basics-empty-number = Any number takes an empty territory. More knights hold it better; knights who stay in the castle can advance next turn.

## 4. Supply and lakes (MM-SUP-02, MM-SUP-03, MM-ADV-03)

learn-basics-supply-say = You can reach territories next to your castle or to your supplied territories. A lake joins all the territories around it.
learn-basics-supply-do = Your Arena touches the lake. Advance across it to the Fort with 2 knights.
learn-basics-supply-then = The Fort is yours: from 4 points to 6. The lake keeps it in supply.
# MM-ADV-01
learn-basics-supply-none = Without an advance you take no territory this turn. The Fort across the lake is empty.
# MM-ADV-03, MM-SUP-04
learn-basics-supply-near = You can reach this territory without the lake: it’s next to your castle. That works too.
# MM-ADV-03
learn-basics-supply-border = The Cave borders your Arena, so you need no lake to reach it. That works too.
learn-basics-supply-far = The lake leads to this Cave as well. It’s next to your opponent’s castle, so expect a visit soon.
# MM-ADV-03, MM-ADV-07
learn-basics-supply-city = The lake leads there as well, but 3 of your opponent’s knights hold the City. Battles come in a later step.
# MM-ADV-05, MM-ADV-06
learn-basics-supply-one = One knight is enough to take an empty territory, but it’s easy to beat.
# MM-ADV-02, MM-ADV-05
learn-basics-supply-number = That takes the territory as well. Knights who stay in the castle can advance next turn.

## 5. Redeploy first (MM-RED-02, MM-RED-04)

learn-basics-redeploy-say = Before you advance, you may move knights between your castle and supplied territories, however far. Leave at least one on each.
learn-basics-redeploy-do = Your Homelands are safe. Move 2 knights from there to the castle, then end the redeployment.
# MM-ADV-02, MM-RED-04
learn-basics-redeploy-then = Your castle now has 9 knights ready to advance, and 1 still holds the Homelands.
# MM-ADV-02
learn-basics-redeploy-done = Then 2 knights stay idle in the Homelands: only knights in the castle can advance.
# MM-RED-02, MM-ADV-02
learn-basics-redeploy-castle = That would take knights out of the castle, but every advance starts there. Bring some in instead.
learn-basics-redeploy-border = The Arena and the Fort lie on the lake, where your opponent can attack. Leave their knights there.
# MM-ADV-02
learn-basics-redeploy-to-border = They’d be well placed to defend there, but only knights in the castle can advance.
# MM-RED-04
learn-basics-redeploy-one = One more can go: a single knight is enough to hold the Homelands. Move 2.

## 6. Territories held by others (MM-ADV-07, MM-BAT-01)

learn-basics-battle-say = To take a territory that an opponent holds, you fight a battle. Each knight counts as one battle point.
learn-basics-battle-do = Attack the City with 4 knights. Your opponent has 3 there.
# MM-BAT-10, MM-BAT-20, MM-DRAW-07
learn-basics-battle-then = The City adds 1 for its defender, so it’s 4 to 4. Each side draws up to a hand of five, which happens only in battle.
# MM-ADV-01, MM-ADV-02
learn-basics-battle-none = Without an advance there is no battle. Your castle is full: attack the City.
# MM-KNI-05
learn-basics-battle-cave = The Cave is held by 3 knights too, but it has room for only 3 of yours. The City is the better target.
# MM-ADV-06
learn-basics-battle-empty = Nobody holds this territory, so there would be no battle. Try the City.
# MM-BAT-01, MM-BAT-10
learn-basics-battle-few = You begin the battle with fewer points than your opponent: 3 knights, and 1 more for the City. Your cards have to make up for it.
# MM-BAT-01, MM-KNI-05
learn-basics-battle-many = With more knights you begin the battle ahead. The City holds at most 6 of yours.

## 7. The conflict card (MM-BAT-40, MM-BAT-41)

learn-basics-conflict-say = Both sides secretly choose a conflict card, then reveal them together. If you hold any, you must play one.
learn-basics-conflict-do = It’s 4 to 4. Play Conflict 5.
# MM-BAT-42, MM-BAT-55
learn-basics-conflict-then = 5 against 2: that made it 9 to 6. Your opponent then played two support cards and leads 10 to 9.
learn-basics-conflict-lower = A lower card saves Conflict 5 for later, but now it’s up to your support cards.

## 8. Support in turns (MM-BAT-51, MM-BAT-52, MM-BAT-53)

learn-basics-support-say = Take turns: play support cards, or pass. Whoever has fewer points begins. Two passes in a row, and no more cards are played.
learn-basics-support-do = Your opponent has played two cards. It’s your turn, and you’re one point behind, 9 to 10. Play Support +2, then play no more for now.
learn-basics-support-then = You lead 11 to 10, and your opponent passes. It’s your turn again.
# MM-BAT-61
learn-basics-support-equal = That makes it 10 to 10, and you’d still lose: a tie goes to the defender. Support +2 puts you ahead.
learn-basics-support-stop = Then you stay behind, 9 to 10. You still hold two support cards.
# MM-BAT-52, MM-BAT-55
learn-basics-support-both = Both cards together make it 12 to 10. It often pays to wait for your opponent’s answer first.

## 9. Margin and tie (MM-BAT-60, MM-BAT-61, MM-BAT-80)

# MM-BAT-60, MM-BAT-80, MM-BAT-81
learn-basics-margin-say = The side with more battle points wins. The loser loses a knight for each point of the margin; the rest retreat to the castle.
# MM-BAT-55, MM-BAT-60
learn-basics-margin-do = You lead 11 to 10. Play Support +1 for a margin of 2, then play no more cards until the battle ends.
# MM-BAT-80, MM-BAT-81, MM-BAT-90
learn-basics-margin-then = 12 to 10: your opponent loses 2 knights, and 1 retreats. The City is yours, with all 4 of your knights.
# MM-BAT-80, MM-BAT-81
learn-basics-margin-one = You win 11 to 10, so your opponent loses only 1 knight and 2 retreat. Support +1 stays in your hand.

learn-basics-tie-say = On a tie the defender wins, by a margin of 1. This time the defender is you.
# MM-ART-02, MM-DRAW-04, MM-DRAW-05
learn-basics-tie-do = Your sceptre has been destroyed and adds nothing: it’s 5 to 5. You hold six cards, because Authority let you draw two more. Play Conflict 5, then play no more cards.
learn-basics-tie-then = 10 to 10, a tie: you win by 1 as the defender and keep the City. Your opponent loses 1 knight.
# MM-BAT-42
learn-basics-tie-ambush = Ambush adds the roll of a die, anything from 1 to 6. Play the safe 5 this time.
# MM-BAT-60
learn-basics-tie-lower = Your opponent shows a 5, so this card is too low: you’d lose the City. Play Conflict 5.

## 10. What territories give (MM-CON-02, MM-CON-03)

# MM-CON-02, MM-CON-03, MM-CON-05, MM-BAT-10
learn-basics-land-say = Some territories are special: a Village gives its conqueror a knight, Marshlands cost one, a City adds 1 in defence.
# MM-ADV-06
learn-basics-land-do = Advance to the Village with 2 knights.
# MM-CON-03, MM-END-02
learn-basics-land-then = The Village is yours, and 1 new knight arrives in your castle. That makes 10 points; 3 more win the game.
# MM-ADV-01
learn-basics-land-none = Without an advance you take no territory. The Village next to your castle is empty.
# MM-KNI-05
learn-basics-land-room = This territory has a limit: at most 5 of your knights fit on the Battlefield, and 3 in a Cave.
# MM-ADV-07
learn-basics-land-held = Your opponent holds this territory, so that would be a battle. Take the empty Village.
# MM-ADV-05, MM-CON-02
learn-basics-land-number = Any number takes an empty territory. Its effect is the same however many knights come.

## 11. Sceptre, orb, crown (MM-BAT-30, MM-BAT-33)

learn-basics-sceptre-say = A sceptre works in battle, before the cards. Yours adds 1 when you attack, your opponent’s adds 1 in defence.
learn-basics-sceptre-do = You attack the Ruins, 4 knights against 3. Pass, and let both sceptres work.
learn-basics-sceptre-then = The Sceptre of Rage gives you 1, the Sceptre of Loyalty gives your opponent 1: it’s 5 to 4.
# MM-RES-05, MM-ART-02
learn-basics-sceptre-fracture = You destroyed the Sceptre of Loyalty: it lies face down for now and adds nothing, so it’s 5 to 3. Fracture has a step of its own, the last one.

# MM-BAT-70, MM-BAT-72
learn-basics-orb-say = An orb works when a battle is decided. With the Orb of Greed, you draw up to a hand of six if you win.
# MM-BAT-40
learn-basics-orb-do = You lead 5 to 4. Play Conflict 4, then play no more cards.
# MM-BAT-20, MM-BAT-72
learn-basics-orb-then = You win 9 to 8, and your orb fills your hand to 6 cards, one more than a battle does.
# MM-BAT-42
learn-basics-orb-ambush = Ambush adds the roll of a die, anything from 1 to 6. Play the safe 4 this time.
# MM-BAT-60
learn-basics-orb-lower = 7 to 8: you’d be behind, with no support cards. Play Conflict 4.

# MM-CRN-01, MM-CRN-23
learn-basics-crown-say = You may use your crown once in each of your turns. The Crown of Vitality lets you redeploy once more.
# MM-CRN-01
learn-basics-crown-do = Use your crown.
# MM-CRN-04, MM-CRN-23
learn-basics-crown-then = Nobody stopped your crown, so you may redeploy now. Your manoeuvre is still to come.
# MM-TURN-09
learn-basics-crown-manoeuvre = The manoeuvre can wait: use the crown first. During a manoeuvre it can’t be used.
# MM-TURN-03, MM-TURN-07
learn-basics-crown-end = You can end the turn without using the crown, but you can’t save this use for later.
# MM-TURN-04
learn-basics-crown-card = That’s a resource card. Those come in the next step; use the crown first.

## 12. Resource cards (MM-TURN-04, MM-RES-02)

learn-basics-resources-say = Most resource cards are played on your turn, outside a manoeuvre. Call to Arms brings knights to your castle.
learn-basics-resources-do = Play Call to Arms.
# MM-RES-01, MM-RES-02, MM-DRAW-07
learn-basics-resources-then = 2 knights join your castle: from 5 to 7. The card is used up; new cards come only in battle.
# MM-RES-03
learn-basics-resources-tactical = Tactical Advance gives you one more manoeuvre this turn, so you can advance twice.
# MM-RES-05, MM-RES-06
learn-basics-resources-fracture = Fracture can destroy an artefact on your turn, but it does more as a response. Keep it for the next step.
learn-basics-resources-manoeuvre = The card can be played before or after a manoeuvre. Play it first: then more knights can advance.
# MM-DRAW-06
learn-basics-resources-end = You keep your cards when you end the turn, but more knights now are worth a card.

# MM-RES-06, MM-RSP-01, MM-RSP-03
learn-basics-fracture-say = When another player’s artefact is about to take effect, you may respond with Fracture, even on their turn.
# MM-RES-06
learn-basics-fracture-do = Your opponent declares the Crown of Insight. Respond with Fracture.
# MM-RES-06, MM-ART-05
learn-basics-fracture-then = The crown has no effect and stays destroyed until the end of your opponent’s next turn. Now play a whole match!
# MM-CRN-11
learn-basics-fracture-pass = Then your opponent looks at the top 4 cards of their deck and puts them back in any order. You keep Fracture.
