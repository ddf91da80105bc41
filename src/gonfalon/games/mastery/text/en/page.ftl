# The page of the game for strangers: what it is like, and its course in a few words.

# MM-BAT-40
page-feel-1 = Every battle is a bluff
    .text = Both sides choose a conflict card in secret and turn it over together. You see the knights; what the other side has in hand you can only guess.
# MM-ADV-03, MM-SUP-02, MM-SUP-06, MM-SUP-08
page-feel-2 = A map that feeds you
    .text = Knights advance only where your supply reaches, and lakes join distant shores. Cut off a neighbour, or be cut off.
# MM-END-04, MM-END-08, MM-BAT-81, MM-TURN-02
page-feel-3 = Nobody gets knocked out
    .text = Whoever loses a battle falls back to the castle, and three fresh knights arrive every turn. You’re in it until the last turn.

# MM-TURN-02
page-round-1 = Arrive
    .text = three new knights
# MM-RED-02
page-round-2 = Redeploy
    .text = along your supply
# MM-ADV-02, MM-ADV-03
page-round-3 = Advance
    .text = to a territory within reach
# MM-BAT-01, MM-BAT-40, MM-BAT-55
page-round-4 = Fight
    .text = knights, conflict, support
