# The page of the game for strangers: what it is like, and its course in a few words.

page-feel-1 = Now, or stronger later
    .text = An order on an inner cell acts this round. On an outer one it waits, comes back stronger, and brings a spy at once.
page-feel-2 = Half a card is all you get
    .text = In a battle you play tactics in turn, and your opponent cancels one half of each: top or bottom. Play cards that hurt either way.
page-feel-3 = The Saracens keep coming
    .text = Raids grow with every round. The map shows who is in danger, so a city lost is a risk you took.

page-round-1 = Events
    .text = raids on your cities
page-round-2 = Planning
    .text = two orders on the cross
page-round-3 = Activation
    .text = build, pray, muster, march
page-round-4 = Income
    .text = coins and influence
