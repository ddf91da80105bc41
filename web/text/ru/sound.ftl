## Sound and pace

volume = Звук
volume-off = выкл.
volume-hint = Кубики, карты, рог и колокольчик, когда ваш ход. Пока не включите, звука нет.
pace = Скорость чужих ходов
pace-off = Не показывать
pace-times = { $times }×
pace-hint = Чужие ходы показываются шаг за шагом. Если не показывать, сразу виден итог.

## Who is at the table

presence-you = Вы
presence-holdings = У игрока { $name }
