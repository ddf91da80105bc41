# The page of the game for strangers: what it is like, and its course in a few words.

page-feel-1 = Every battle is a bluff
    .text = Both sides choose a conflict card in secret and turn it over together. You see the knights; what the other side has in hand you can only guess.
page-feel-2 = A map that feeds you
    .text = Knights advance only where your supply reaches, and lakes join distant shores. Cut off a neighbour, or be cut off.
page-feel-3 = Nobody gets knocked out
    .text = Whoever loses a battle falls back to the castle, and three fresh knights arrive every turn. You’re in it until the last turn.

page-round-1 = Arrive
    .text = three new knights
page-round-2 = Redeploy
    .text = along your supply
page-round-3 = Advance
    .text = to a territory within reach
page-round-4 = Fight
    .text = knights, conflict, support
