# Names of the options of a table.
setting-states = States
    .text = Which player leads which state. With two players, only neighbouring states.
setting-first_game = Set-up
setting-first_game-false = Usual game
    .text = Everybody chooses one of two bulls and one of two governors.
setting-first_game-true = First game
    .text = Governors and bulls are dealt without a choice. Easier to start with.
setting-experienced_bulls = Bulls
setting-experienced_bulls-false = One, dealt at random
setting-experienced_bulls-true = Two bulls, keep one
    .text = For experienced players in a first game: everybody gets two bulls and keeps one.
