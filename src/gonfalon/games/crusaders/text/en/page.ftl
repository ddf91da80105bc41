# The page of the game for strangers: what it is like, and its course in a few words.

# CRU-PLAN-03, CRU-PLAN-05, CRU-ACT-03
page-feel-1 = Now, or stronger later
    .text = An order on an inner cell acts this round. On an outer one it waits, comes back stronger, and brings a spy at once.
# CRU-BAT-04, CRU-BAT-06
page-feel-2 = Half a card is all you get
    .text = In a battle you play tactics in turn, and your opponent cancels one half of each: top or bottom. Play cards that hurt either way.
# CRU-SAR-07, CRU-SAR-18
page-feel-3 = The Saracens keep coming
    .text = Raids grow with every round. The map shows who is in danger, so a city lost is a risk you took.

# CRU-EVT-01, CRU-SAR-06
page-round-1 = Events
    .text = raids on your cities
# CRU-PLAN-01
page-round-2 = Planning
    .text = two orders on the cross
# CRU-ACT-01
page-round-3 = Activation
    .text = build, pray, muster, march
# CRU-INC-01, CRU-INC-04
page-round-4 = Income
    .text = coins and influence
