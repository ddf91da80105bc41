## Sound and pace

volume = Звук
volume-off = выкл.
volume-hint = Кости, карты, рог и колокольчик, когда ваш ход. Пока не выбрано, звука нет.
pace = Скорость чужих ходов
pace-off = Не показывать
pace-times = { $times }×
pace-hint = Что делают другие, показывается шаг за шагом – или сразу итог.

## Who is at the table

presence-you = Вы
presence-holdings = У игрока { $name }
