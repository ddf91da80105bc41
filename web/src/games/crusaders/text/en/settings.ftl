# Names of the options of a table.
setting-states = States
    .text = Which player leads which state. With two players, only neighbouring states.
setting-first_game = Set-up
setting-first_game-false = Usual game
    .text = Everybody chooses one of two governors.
setting-first_game-true = First game
    .text = Everybody starts with the governor of their state. Easier to start with.
setting-bulls = Bulls
setting-bulls-1 = One, dealt at random
setting-bulls-2 = Two, keep one
    .text = Everybody gets two bulls and keeps one of them in secret.
setting-experienced_bulls = Bulls
setting-experienced_bulls-false = One, dealt at random
setting-experienced_bulls-true = Two bulls, keep one
    .text = For experienced players in a first game: everybody gets two bulls and keeps one.
