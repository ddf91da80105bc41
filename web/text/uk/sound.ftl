## Sound and pace

volume = Звук
volume-off = вимк.
volume-hint = Кубики, карти, ріг і дзвіночок, коли настає ваш хід. Доки не вибрано, звуку немає.
pace = Швидкість чужих ходів
pace-off = Не показувати
pace-times = { $times }×
pace-hint = Що роблять інші, показано крок за кроком – або одразу підсумок.

## Who is at the table

presence-you = Ви
presence-holdings = У гравця { $name }
