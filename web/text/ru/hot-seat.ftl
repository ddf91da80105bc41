# Одно устройство, которое передают по кругу.

## Между двумя ходами

# $device: phone, tablet или computer.
hot-seat-pass-to =
    { $device ->
        [phone] Передайте телефон. Ходит
        [tablet] Передайте планшет. Ходит
       *[computer] Ходит
    }
hot-seat-title = Ходит { $name }
hot-seat-show = Это я, { $name }: показать мои карты
hot-seat-hold = удерживайте секунду; короткое касание не сработает
hot-seat-twice = нажмите дважды
hot-seat-again = нажмите ещё раз
hot-seat-turn-round = Повернуть экран
hot-seat-not-done = { $name } ещё ходит
hot-seat-on-to = Дальше ходит { $name }
hot-seat-back = { $name } снова в игре
hot-seat-cards =
    { $count ->
        [one] Скрыта { $count } карта.
        [few] Скрыты { $count } карты.
        [many] Скрыто { $count } карт.
       *[other] Скрыто { $count } карты.
    } Остальных просим не подглядывать.
hot-seat-covered = Стол скрыт. Остальных просим не подглядывать.
hot-seat-since = После хода игрока { $name }, видно всем
hot-seat-since-start = Что уже произошло, видно всем

## За столом

hot-seat-pass-on = Передать дальше
hot-seat-no-notes = На общем устройстве заметок нет: их мог бы прочитать следующий игрок.

## Новый стол

hot-seat-with = С кем вы играете
hot-seat-with-bots = Боты
hot-seat-with-device = По очереди на одном устройстве
hot-seat-with-bots-hint = Вы играете только с ботами.
hot-seat-with-device-hint = Все играют на этом устройстве. Между ходами карты скрыты, пока следующий игрок не зажмёт кнопку.
hot-seat-player = Игрок { $number }
hot-seat-name = Имя игрока { $number }
hot-seat-kind = Кто играет на месте { $number }
hot-seat-start-hint = Партия начнётся сразу; на экране будет написано, кто ходит первым.
seat-here = За этим устройством
