# The gallery of the kit.

gallery-title = The kit
gallery-idea = Paper and ink are at rest; gilt is alive. Every piece is drawn from data.
gallery-colour = Colour
gallery-type = Type
gallery-seats = Seats
gallery-buttons = Buttons
gallery-cards = Cards
gallery-decks = Decks and markets
gallery-market = A market
gallery-tiles = Terrain
gallery-board = A board of any shape
gallery-dice = Dice and tokens
gallery-tracks = Tracks
gallery-steps = Steps and numbers
gallery-mat = A player’s mat
