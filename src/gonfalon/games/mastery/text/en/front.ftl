# The board of a landing page: its description, the move it asks for, and what is said after it.

# no rule
front-label = A real position of Medieval Mastery. You hold the red castle. One territory is highlighted.
# MM-ADV-06
front-asks = Your move: take the Arena
# no rule
front-taken = Yours: the Arena
# MM-END-01
front-next =
    { $goal ->
        [one] Touraine moves next. The first to { $goal } point wins.
       *[other] Touraine moves next. The first to { $goal } points wins.
    }
