# The game in a few sentences.
# no rule
paladins-primer = How to play
# no rule
paladins-primer-close = Close
# PAL-ROUND-01, PAL-GEN-01
paladins-primer-goal = After seven rounds, whoever has the most victory points wins.
# PAL-SCORE-01, PAL-SCORE-02, PAL-SCORE-07, PAL-SCORE-08
paladins-primer-points = The king’s orders, faith, strength and influence, built pieces and converted outsiders bring points; unpaid debts cost some.
# PAL-PALADIN-02, PAL-PALADIN-04, PAL-TAV-01
paladins-primer-round = Each round you pick one of three paladins, then a tavern. Both bring workers; the paladin also raises your faith, strength or influence for the round.
# PAL-ROUND-07, PAL-WORK-01, PAL-WORK-02
paladins-primer-actions = Then you take turns placing workers on an action, or pass. A space shows the worker it needs; a circle takes any.
# PAL-TAX-03, PAL-INQ-06
paladins-primer-taxes = When the tax supply is empty, the inquisition gives a debt to whoever holds the most suspicion.
