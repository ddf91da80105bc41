## Sound and pace

volume = Звук
volume-off = вимк.
volume-hint = Кубики, карти, ріг і дзвіночок, коли настає ваш хід. Доки не ввімкнете, звуку немає.
pace = Швидкість чужих ходів
pace-off = Не показувати
pace-times = { $times }×
pace-hint = Чужі ходи показано крок за кроком. Якщо не показувати, одразу видно підсумок.

## Who is at the table

presence-you = Ви
presence-holdings = У гравця { $name }
