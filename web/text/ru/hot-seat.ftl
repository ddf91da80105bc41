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
hot-seat-turn-round = Перевернуть изображение
hot-seat-not-done = { $name }: ещё не всё
hot-seat-on-to = Дальше ходит { $name }
hot-seat-back = { $name } снова в игре
hot-seat-cards =
    { $count ->
        [one] Закрыта { $count } карта.
        [few] Закрыты { $count } карты.
        [many] Закрыто { $count } карт.
       *[other] Закрыто { $count } карты.
    } Остальных просим не подглядывать.
hot-seat-covered = Стол закрыт. Остальных просим не подглядывать.
hot-seat-since = После хода игрока { $name }, открыто всем
hot-seat-since-start = Что уже случилось, открыто всем

## За столом

hot-seat-pass-on = Передать дальше
hot-seat-no-notes = На общем устройстве заметок нет: их мог бы прочитать следующий игрок.

## Новый стол

hot-seat-with = Кто с вами
hot-seat-with-bots = Боты
hot-seat-with-device = По очереди на одном устройстве
hot-seat-with-bots-hint = Вы играете против одних ботов.
hot-seat-with-device-hint = Все играют на этом устройстве. Между ходами карты закрыты, пока следующий игрок не удержит кнопку.
hot-seat-player = Игрок { $number }
hot-seat-name = Имя игрока { $number }
hot-seat-kind = Кто играет на месте { $number }
hot-seat-start-hint = Партия начнётся сразу; на экране будет написано, чей ход первый.
seat-here = За этим устройством
