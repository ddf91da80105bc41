# The game in a few sentences.
# no rule
mastery-primer = How to play
# MM-END-01, MM-END-02
mastery-primer-goal = Hold territories worth { $target } victory points to win.
# MM-TURN-02, MM-TURN-05, MM-RED-02, MM-ADV-02
mastery-primer-turn = Every turn, fresh knights gather in your castle. Your turn has one manoeuvre: first move knights between your castle and your territories, then advance from the castle to a territory within reach.
# MM-ADV-06, MM-BAT-01, MM-BAT-40, MM-BAT-55
mastery-primer-fight = An empty territory is yours at once. For one that somebody holds, you fight a battle: knights count, then a secret conflict card from each side, then support cards.
# no rule
mastery-primer-look = Hover over a card or a place to read it; on a touch screen, press and hold.
