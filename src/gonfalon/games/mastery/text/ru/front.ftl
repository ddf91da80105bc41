# The board of a landing page: its description, the move it asks for, and what is said after it.

front-label = Настоящая позиция Medieval Mastery. Ваш замок — красный. Одна территория подсвечена.
front-asks = Ваш ход: займите Арену
front-taken = Арена ваша
front-next =
    { $goal ->
        [one] Дальше ходит Турень. Побеждает тот, кто первым наберёт { $goal } очко.
        [few] Дальше ходит Турень. Побеждает тот, кто первым наберёт { $goal } очка.
        [many] Дальше ходит Турень. Побеждает тот, кто первым наберёт { $goal } очков.
       *[other] Дальше ходит Турень. Побеждает тот, кто первым наберёт { $goal } очка.
    }
