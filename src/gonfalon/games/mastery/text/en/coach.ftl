# Medieval Mastery: what the coach says. `coach-why-<kind>`: why it is asked. `coach-tip-<tip>`: what to consider.
# `coach-count-<name>`: a number that an answer changes. `coach-goal-<stage>`: what to play for now.

## The goal now

coach-goal-grow = Territories give points, and { $target } points win at once. You have { $points }.
coach-goal-win = You have { $points } of { $target } points: one good conquest may win the match.
coach-goal-stop = A rival has { $rival } of { $target } points and may win soon; you have { $points }. Take a territory from the leader, or get there first.

## Why it is asked

coach-why-castle = Your castle is where your knights arrive and where every advance begins.
coach-why-window = It’s your turn. Only a manoeuvre can bring you territories; cards and your crown prepare it.
coach-why-redeploy-from = A manoeuvre begins with an optional redeployment: you bring knights where you need them, before you advance.
coach-why-redeploy-to = You’ve picked up knights and now choose where they go.
coach-why-redeploy-count = The more knights move, the fewer stay behind to defend.
coach-why-advance = The second part of the manoeuvre: knights leave your castle and take one territory.
coach-why-advance-count = The knights you send fight for the territory and stay there; the others wait in the castle.
coach-why-equalise = Your artefact can make both sides count the same number of knights.
coach-why-conflict = Both sides secretly choose a conflict card; its points decide the battle together with the knights.
coach-why-support = The battle isn’t decided yet: both sides may add support cards in turns.
coach-why-fracture = Fracture destroys an artefact of another player for a while.
coach-why-crown-target = This crown acts on one player, and you choose which.
coach-why-crown-response = A crown is about to take effect. With Fracture in hand you could stop it.
coach-why-orb-response = An orb is about to take effect. With Fracture in hand you could stop it.
coach-why-sceptre-response = A sceptre is about to take effect. With Fracture in hand you could stop it.
coach-why-corruption = Your crown destroys one artefact of the player you aimed at.
coach-why-insight = Your crown lets you put the top cards of your deck in order.
coach-why-order = Your crown brings a card you played in your previous turn back into your deck.
coach-why-prosperity = Your crown shows you the top card of a deck, and you decide whether it stays.
coach-why-orb-discard = After the battle your orb lets you discard a card: that makes room for a new one.
coach-why-tile-discard = The territory you conquered lets you discard a card: that makes room for a new one.
coach-why-wrath-discard = Your crown lets you discard a card: that makes room for a new one.

## What to consider

coach-tip-castle = A castle with valuable, empty territories around it starts fastest.
coach-tip-window = Check which territories you can take now and what they are worth; a turn without a conquest brings no points.
coach-tip-redeploy = Knights in the castle attack, knights on your territories defend them. Leave enough where a neighbour could attack.
coach-tip-advance = An empty territory is certain; one that is held is worth a battle if you are ahead before the cards. Prefer territories that others can hardly take back.
coach-tip-advance-count = Send enough to win and to hold the territory afterwards, but don’t empty the castle.
coach-tip-equalise = It helps whoever has fewer knights there.
coach-tip-conflict = A card you play is gone for a while. Play it where it turns the battle, a weak one where the battle is won or lost anyway.
coach-tip-support = Add a card only if it can still change who wins. A tie goes to the defender.
coach-tip-fracture = Destroy what would hurt you next: an attacker’s sceptre, the leader’s crown.
coach-tip-crown-target = Usually the leader, or whoever can attack you next.
coach-tip-response = Fracture is rare: use it if the effect would cost you a territory or the match.
coach-tip-break = Take away the artefact that would be used against you next.
coach-tip-deck = Useful cards should come to you soon, and a rival’s best card should not.
coach-tip-order = Bring back the card that wins the next battle.
coach-tip-discard = Give up weak cards you hardly play; keep the strong ones.

## Numbers

coach-count-points = Victory points
coach-count-territories = Territories
coach-count-knights = Knights
coach-count-castle = Knights in the castle
coach-count-hand = Cards in hand
coach-battle = Battle points before the cards: you { $own }, your opponent { $other }.
