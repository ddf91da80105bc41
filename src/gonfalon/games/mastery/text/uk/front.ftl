# The board of a landing page: its description, the move it asks for, and what is said after it.

front-label = Справжня позиція Medieval Mastery. Ваш замок — червоний. Одну територію підсвічено.
front-asks = Ваш хід: займіть Арену
front-taken = Арена ваша
front-next =
    { $goal ->
        [one] Далі ходить Турень. Перемагає той, хто першим набере { $goal } очко.
        [few] Далі ходить Турень. Перемагає той, хто першим набере { $goal } очки.
        [many] Далі ходить Турень. Перемагає той, хто першим набере { $goal } очок.
       *[other] Далі ходить Турень. Перемагає той, хто першим набере { $goal } очка.
    }
