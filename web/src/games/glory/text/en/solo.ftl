# The virtual opponent of the solo game.

glory-solo-pawns = pawns left: { $count }
glory-solo-no-glory = no glory
glory-solo-knight = Fights as { $name }
glory-solo-scenario = Scenario
glory-solo-reach = Have at least { $glory } glory at the end. The opponent only takes places, cards and allies away from you.
glory-solo-outdo = Have more glory than the opponent at the end. A tie is a defeat.
glory-solo-finals = Win all three tournament finals. One lost tournament duel ends the match.
glory-solo-to-go = now, { $count } to go
glory-solo-reached = now, goal reached
glory-solo-leads = you lead by { $count }
glory-solo-trails = you need { $count } more
glory-solo-goals = Its goals
glory-solo-scores-all = At the end it scores these and all public titles.
glory-solo-card = Its last card
glory-solo-no-card = No card drawn yet this round.
glory-solo-special = special
glory-solo-next = On its turn it draws a card and carries out the first action on it that it can do in full.
glory-solo-deck = Cards not seen yet this round: { $count }.
glory-solo-seen = Seen:
