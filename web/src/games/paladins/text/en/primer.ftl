# The game in a few sentences.
paladins-primer = How to play
paladins-primer-close = Close
paladins-primer-goal = After seven rounds, whoever has the most victory points wins.
paladins-primer-points = The king’s orders, faith, strength and influence, built pieces and converted outsiders bring points; unpaid debts cost some.
paladins-primer-round = Each round you pick one of three paladins, then a tavern. Both bring workers; the paladin also raises your faith, strength or influence for the round.
paladins-primer-actions = Then you take turns placing workers on an action, or pass. A space shows the worker it needs; a circle takes any.
paladins-primer-taxes = When the tax supply is empty, the inquisition gives a debt to whoever holds the most suspicion.
