# The cross of orders, the holiness track, prayer and holy lands.

crusaders-cross = The cross of orders
crusaders-cross-you = You
crusaders-cross-large = Enlarge the cross
crusaders-cross-inner = inner cell
crusaders-cross-outer = outer cell
crusaders-cross-homs = inner cell, reinforced (Homs)
crusaders-cross-reinforced-of = { $name } (reinforced)
crusaders-cross-tokens = Tokens here, in the order in which they act: { $names }
crusaders-cross-placing = Still to place
crusaders-cross-hint = Top tokens act first. An outer cell acts next round, reinforced, but brings a spy now. Select a cell to see what it costs; select it again to place the order.

crusaders-queue = Who acts when
crusaders-queue-placing = { $count ->
    [one] { $count } more order to place
   *[other] { $count } more orders to place
}
crusaders-queue-now = acting now
crusaders-queue-reinforced = reinforced
crusaders-queue-nobody = nobody yet
crusaders-queue-next = Round { $round }, reinforced
crusaders-queue-never = Will not act any more

crusaders-means-fee = { $coins ->
    [one] { $coins } coin:
   *[other] { $coins } coins:
}
crusaders-means-bank = the bank
crusaders-means-free = No fee.
crusaders-means-left = { $coins ->
    [one] You keep { $coins } coin.
   *[other] You keep { $coins } coins.
}
crusaders-means-one-outer = It is your only outer cell this round.
crusaders-means-spy = { $count ->
    [one] A spy at once.
   *[other] { $count } spies at once.
}
crusaders-means-spy-deck = { $count ->
    [one] { $count } card in the deck. This can’t be taken back.
   *[other] { $count } cards in the deck. This can’t be taken back.
}
crusaders-means-next = Acts in round { $round }, reinforced, last of its sector.
crusaders-means-never = It won’t act any more: this is the last round.
crusaders-means-acts = Acts as number { $number } of { $orders }.
crusaders-means-above = Whoever places here after you acts before you and pays you a coin.
crusaders-means-watch = of { $name } watches you:
crusaders-means-watch-used = of { $name } has already been used this round:
crusaders-means-place = Place { $order }

crusaders-brief-acts = acts { $number } of { $orders }
crusaders-compared-fee = Fee
crusaders-compared-no = not possible
crusaders-compared-acts = Acts
crusaders-compared-now = this round, number { $number }
crusaders-compared-next = in round { $round }
crusaders-compared-never = never: the last round
crusaders-compared-spy = Spy
crusaders-compared-more = On top

crusaders-holiness = Holiness track
crusaders-holiness-order = turn order from the right
crusaders-holiness-cell = Space { $cell }
crusaders-holiness-bishop_action = bishop action
crusaders-holiness-rescript = rescript
crusaders-holiness-none = no bonus
crusaders-holiness-wrap = after space 16 comes space 1
crusaders-holiness-jump = jumped for free
crusaders-holiness-place = { $name }, number { $place } in turn order

crusaders-prayer = Prayer: how far and for what
crusaders-prayer-more = More
crusaders-prayer-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crusaders-prayer-pays = Payment
crusaders-prayer-other = spices or coins
crusaders-prayer-short = { $count ->
    [one] { $count } of it only with a rescript
   *[other] { $count } of it only with rescripts
}
crusaders-prayer-cell = Space
crusaders-prayer-bishops = Bishop actions
crusaders-prayer-rescripts = Rescripts
crusaders-prayer-place = Turn order
crusaders-prayer-do = { $points ->
    [one] Pray: { $points } point
   *[other] Pray: { $points } points
}
crusaders-prayer-bonus = The bonuses of every space you enter or jump over come after the whole move.

crusaders-lands = Holy lands
crusaders-lands-goal = five end the game
crusaders-lands-mine = { $name }: { $count } of { $most }
crusaders-lands-city = City
crusaders-lands-levels = You : others
crusaders-lands-who = Would be
crusaders-lands-yours = yours for certain
crusaders-lands-maybe = yours if the hidden bishops are weak
crusaders-lands-tie = a tie: nobody’s
crusaders-lands-lost = { $name } is stronger
crusaders-lands-open = hidden bishops decide
crusaders-lands-none = There are no bishops on the map.
crusaders-lands-supply = In your supply: { $one } of level I, { $two } of level II.
crusaders-lands-level = bishop of level { $level }
crusaders-lands-hidden = bishop of unknown level
