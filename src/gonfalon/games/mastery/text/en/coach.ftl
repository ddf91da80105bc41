# Medieval Mastery: what the coach says. `coach-why-<kind>`: why it is asked. `coach-tip-<tip>`: what to consider.
# `coach-count-<name>`: a number that an answer changes. `coach-goal-<stage>`: what to play for now.

## The goal now

# MM-END-01, MM-END-02
coach-goal-grow = Territories give points, and { $target } points win at once. You have { $points }.
# MM-END-02
coach-goal-win = You have { $points } of { $target } points: one good conquest may win the match.
# MM-END-02
coach-goal-stop = A rival has { $rival } of { $target } points and may win soon; you have { $points }. Take a territory from the leader, or get there first.

## Why it is asked

# MM-DEC-01, MM-TURN-02, MM-ADV-02
coach-why-castle = Your castle is where your knights arrive and where every advance begins.
# MM-DEC-10, MM-TURN-04
coach-why-window = It’s your turn. Only a manoeuvre can bring you territories; cards and your crown help you prepare it.
# MM-DEC-20, MM-RED-01
coach-why-redeploy-from = A manoeuvre begins with an optional redeployment: you bring knights where you need them, before you advance.
# MM-DEC-21
coach-why-redeploy-to = You’ve picked up knights and now choose where they go.
# MM-DEC-22
coach-why-redeploy-count = The more knights move, the fewer stay behind to defend.
# MM-DEC-30, MM-TURN-05, MM-ADV-02
coach-why-advance = The second part of the manoeuvre: knights leave your castle and take one territory.
# MM-DEC-31, MM-ADV-05
coach-why-advance-count = The knights you send fight for the territory and stay there; the others wait in the castle.
# MM-DEC-41, MM-BAT-33
coach-why-equalise = Your artefact can make both sides count the same number of knights.
# MM-DEC-42, MM-BAT-40
coach-why-conflict = Both sides secretly choose a conflict card; its points decide the battle together with the knights.
# MM-DEC-50, MM-BAT-52
coach-why-support = The battle isn’t decided yet: both sides may add support cards in turns.
# MM-DEC-11, MM-RES-05, MM-ART-05
coach-why-fracture = Fracture destroys an artefact of another player for a while.
# MM-DEC-12, MM-CRN-01
coach-why-crown-target = This crown acts on one player, and you choose which.
# MM-DEC-13, MM-CRN-03
coach-why-crown-response = A crown is about to take effect. With Fracture in hand you could stop it.
# MM-DEC-70, MM-BAT-71
coach-why-orb-response = An orb is about to take effect. With Fracture in hand you could stop it.
# MM-DEC-40, MM-BAT-31
coach-why-sceptre-response = A sceptre is about to take effect. With Fracture in hand you could stop it.
# MM-DEC-14, MM-CRN-10
coach-why-corruption = Your crown destroys one artefact of the player you aimed at.
# MM-DEC-15, MM-CRN-11
coach-why-insight = Your crown lets you put the top cards of your deck in order.
# MM-DEC-16, MM-CRN-13
coach-why-order = Your crown brings a card you played in your previous turn back into your deck.
# MM-DEC-17, MM-CRN-20
coach-why-prosperity = Your crown shows you the top card of a deck, and you decide whether it stays.
# MM-DEC-71, MM-BAT-72
coach-why-orb-discard = After the battle your orb lets you discard a card: that makes room for a new one.
# MM-DEC-90, MM-CON-04
coach-why-tile-discard = The territory you conquered lets you discard a card: that makes room for a new one.
# MM-DEC-18, MM-CRN-24
coach-why-wrath-discard = Your crown lets you discard a card: that makes room for a new one.

## What to consider (no rule)

coach-tip-castle = A castle with valuable, empty territories around it starts fastest.
# MM-END-03
coach-tip-window = Check which territories you can take now and what they’re worth; a turn without a conquest brings no points.
# MM-ADV-02, MM-BAT-01
coach-tip-redeploy = Knights in the castle attack, knights on your territories defend them. Leave enough where a neighbour could attack.
# MM-ADV-06, MM-ADV-07
coach-tip-advance = An empty territory is a sure thing; one that’s held is worth a battle if you’re ahead before the cards. Prefer territories that others can hardly take back.
coach-tip-advance-count = Send enough to win and to hold the territory afterwards, but don’t empty the castle.
# MM-BAT-33
coach-tip-equalise = It helps whoever has fewer knights there.
# MM-BAT-91, MM-DRAW-02
coach-tip-conflict = A card you play is gone for a while. Play a strong one where it turns the battle, a weak one where the battle is won or lost anyway.
# MM-BAT-61
coach-tip-support = Add a card only if it can still change who wins. A tie goes to the defender.
# MM-RES-05, MM-RES-06
coach-tip-fracture = Destroy what would hurt you next: an attacker’s sceptre, the leader’s crown.
coach-tip-crown-target = Usually the leader, or whoever can attack you next.
# MM-RES-06
coach-tip-response = Fracture is rare: use it if the effect would cost you a territory or the match.
coach-tip-break = Take away the artefact that would be used against you next.
# MM-CRN-11, MM-CRN-20
coach-tip-deck = Useful cards should come to you soon, and a rival’s best card should not.
# MM-CRN-13
coach-tip-order = Bring back the card that wins the next battle.
coach-tip-discard = Give up weak cards you hardly play; keep the strong ones.

## Numbers (no rule)

coach-count-points = Victory points
coach-count-territories = Territories
coach-count-knights = Knights
coach-count-castle = Knights in the castle
coach-count-hand = Cards in hand
# MM-BAT-01
coach-battle = Battle points before the cards: you { $own }, your opponent { $other }.
# MM-BAT-01, MM-BAT-40
coach-with-card = With this card you have at least { $own } battle points; your opponent has { $other } and a card you can’t see.
# MM-BAT-01, MM-BAT-55
coach-stands = Battle points then: you { $own }, your opponent { $other }.
# MM-END-02
coach-their-points = The player it hits has { $points } of { $target } points.
# MM-TURN-03, MM-RES-03
coach-manoeuvres = Manoeuvres left after this: { $left }.
# MM-SET-02, MM-DEC-01
coach-castle = The land is laid out only after the castles are chosen, so none of them is better yet.
