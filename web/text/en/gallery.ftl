# The gallery of the kit.

gallery-title = The component gallery
gallery-idea = Paper and ink are at rest; gilt is active. Every piece is drawn from data.
gallery-colour = Colour
gallery-type = Typography
gallery-seats = Seats
gallery-buttons = Buttons
gallery-amounts = Numbers of several things
gallery-cards = Cards
gallery-decks = Decks and markets
gallery-market = A market
gallery-tiles = Terrain
gallery-board = Boards of any shape
gallery-dice = Dice and tokens
gallery-reroll = Reroll
gallery-dice-full =
    { $count ->
        [one] Only { $count } die can be rerolled.
       *[other] Only { $count } dice can be rerolled.
    }
gallery-tracks = Tracks
gallery-steps = Steps and numbers
gallery-mat = Player board
