# The page of the game for strangers: what it is like, and its course in a few words.

page-feel-1 = Never enough workers
    .text = Twelve actions wait on your own board, and every one wants the right people. The paladin and the tavern decide whom you have this round.
page-feel-2 = Three tracks, one circle
    .text = Faith, strength and influence each open what raises the next. A good round sets the whole circle in motion.
page-feel-3 = Sins have a price
    .text = Criminals do any work, but they bring suspicion. When the tax supply runs dry, the inquisition comes for whoever has the most of it.

page-round-1 = Paladin
    .text = one of three, in secret
page-round-2 = Tavern
    .text = four workers
page-round-3 = Actions
    .text = in turn, one at a time
page-round-4 = Pass
    .text = keep up to three workers
page-round-5 = Inquisition
    .text = when the taxes run out
