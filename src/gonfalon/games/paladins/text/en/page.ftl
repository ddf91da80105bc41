# The page of the game for strangers: what it is like, and its course in a few words.

# PAL-TURN-02, PAL-WORK-02, PAL-PALADIN-04, PAL-TAV-01
page-feel-1 = Never enough workers
    .text = Twelve actions wait on your own board, and every one wants the right people. The paladin and the tavern decide whom you have this round.
# PAL-COMM-02, PAL-COMM-04, PAL-FORT-02, PAL-FORT-03, PAL-GARR-02, PAL-GARR-03
page-feel-2 = Three tracks, one circle
    .text = Faith, strength and influence each open what raises the next. A good round sets the whole circle in motion.
# PAL-WORK-02, PAL-SUSP-01, PAL-TAX-03, PAL-INQ-06
page-feel-3 = Sins have a price
    .text = Criminals do any work, but they bring suspicion. When the tax supply runs dry, the inquisition comes for whoever has the most of it.

# PAL-PALADIN-02
page-round-1 = Paladin
    .text = one of three, in secret
# PAL-TAV-01
page-round-2 = Tavern
    .text = four workers
# PAL-ROUND-07
page-round-3 = Actions
    .text = in turn, one at a time
# PAL-PASS-02
page-round-4 = Pass
    .text = keep up to three workers
# PAL-INQ-01
page-round-5 = Inquisition
    .text = when the taxes run out
