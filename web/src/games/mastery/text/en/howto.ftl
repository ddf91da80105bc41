# The how-to-play page.

## Goal

# MM-END-01, MM-END-02, MM-END-04, MM-ART-01, MM-CRN-01, MM-BAT-30, MM-BAT-70
howto-goal = Medieval France, and everybody wants a bigger part of it. From your castle you send out knights, take territories and hold them against your neighbours.
    .more = Each territory is worth 1, 2 or 3 victory points to whoever controls it. As soon as you control 13 points’ worth, you win. Nobody is ever eliminated. You also own three artefacts: a crown to use once in each of your turns, a sceptre for attack or defence, and an orb for a battle won or lost.
# MM-ADV-03, MM-SUP-02, MM-SUP-04
howto-idea = Supply decides where you can go
    .text = You can advance to territories next to your castle or next to your own supplied territories. A lake belongs to everybody and joins all the territories around it, so it carries your supply far across the map.

## A turn

# no rule
howto-round = A turn in four pictures
# MM-TURN-02, MM-KNI-01
howto-round-1 = Knights arrive
    .text = Three new knights join your castle. Each pip on a die is one knight.
# MM-RED-02, MM-RED-04
howto-round-2 = Redeploy
    .text = Move knights between your castle and your supplied territories as you like. Leave at least one on each.
# MM-ADV-02, MM-ADV-03, MM-ADV-06
howto-round-3 = Advance
    .text = Send knights from your castle to one territory within reach. If it’s empty, it’s yours at once.
# MM-ADV-07, MM-BAT-01, MM-BAT-40, MM-BAT-55
howto-round-4 = Fight
    .text = If somebody holds it, there is a battle: knights count, then each side plays a secret conflict card, then support cards.

## A worked turn

# no rule
howto-turn = One turn: the attack on the City
# MM-TURN-02, MM-RED-02
howto-turn-1 = Gather
    .text = Your castle has 2 knights, and 3 arrive. You bring one more from your Homelands. That makes 6.
# MM-ADV-02, MM-ADV-03
howto-turn-2 = Advance
    .text = The City lies across the lake; 3 of your opponent’s knights hold it. You send 5 and keep 1 at home.
# MM-BAT-01, MM-BAT-10, MM-BAT-20
howto-turn-3 = Count
    .text = Your 5 knights meet 3, and the City adds 1 for its defender: 5 to 4. Both of you draw up to five cards.
# MM-BAT-40, MM-BAT-42, MM-BAT-61
howto-turn-4 = Reveal
    .text = You both choose a conflict card in secret. You show a 3, your opponent a 4: it’s 8 to 8, and a tie would go to the defender.
# MM-BAT-51, MM-BAT-53
howto-turn-5 = Support
    .text = On a tie, the attacker begins. You play Support +2 and lead 10 to 8. Your opponent passes, and so do you.
# MM-BAT-60, MM-BAT-80, MM-BAT-81, MM-BAT-90, MM-CON-03
howto-turn-6 = Win
    .text = You win by 2: your opponent loses 2 knights, and the last one retreats. The City is yours, worth 3 points, and brings 1 knight to your castle.
    .gain = +3 points

## Points (MM-END-01)

# MM-END-01, MM-END-02
howto-points = Only territories bring points, and you lose the points with the territory. Everybody can see how close you are. You need this many to win:
howto-point-three = City, Fortress, Arena
    .note = in the middle of the map, and fought over the most
    .worth = 3
howto-point-two = Fort, Mountains, Cave, Battlefield, Ruins, Abbey
    .note = most of them help or hinder somebody
    .worth = 2
howto-point-one = Homelands, Grasslands, Village, Marshlands, Forest
    .note = quick to take when they are empty
    .worth = 1
howto-point-none = Castles and lakes
    .note = nobody can take them
    .worth = 0

## Danger (MM-SUP-06, MM-SUP-07, MM-SUP-08)

howto-danger = Territories out of supply
    .text = If a rival takes the territory in between, what lies behind is cut off from your castle. It still counts and defends itself. But no knight can leave or join it, and it gives you no reach to further territories.

## Hints

# MM-ADV-02
howto-hint-1 = Keep the castle full
    .text = Every advance starts there. Knights far from the border just stand idle.
# MM-DRAW-07, MM-BAT-20
howto-hint-2 = Use your cards
    .text = You draw cards only in battle, when both sides fill up to five. Cards you save are cards you don’t draw.
# MM-BAT-61, MM-BAT-10
howto-hint-3 = Attack with a margin
    .text = Ties go to the defender, and some territories add a point. Begin ahead, or hold a good support card.

## Questions

# MM-BAT-61, MM-BAT-80, MM-BAT-81
howto-ask-1 = Who wins a tie?
    .answer = The defender, by a margin of 1: the attacker loses one knight, and the rest retreat to the castle.
# MM-ADV-02
howto-ask-2 = Where do knights advance from?
    .answer = From your castle, and only from there.
# MM-SUP-02, MM-SUP-04
howto-ask-3 = What joins distant territories?
    .answer = Lakes. They count as everybody’s for supply.
# MM-BAT-20, MM-DRAW-07
howto-ask-4 = When do you draw cards?
    .answer = In a battle: both sides draw up to five. There is no draw at the start or end of a turn.
