# Один пристрій, який передають по колу.

## Між двома ходами

# $device: phone, tablet або computer.
hot-seat-pass-to =
    { $device ->
        [phone] Передайте телефон. Ходить
        [tablet] Передайте планшет. Ходить
       *[computer] Ходить
    }
hot-seat-title = Ходить { $name }
hot-seat-show = Це я, { $name }: показати мої карти
hot-seat-hold = утримуйте секунду; короткий дотик не спрацює
hot-seat-twice = натисніть двічі
hot-seat-again = натисніть ще раз
hot-seat-turn-round = Повернути екран
hot-seat-not-done = { $name } ще ходить
hot-seat-on-to = Далі ходить { $name }
hot-seat-back = { $name } знову у грі
hot-seat-cards =
    { $count ->
        [one] Прихована { $count } карта.
        [few] Приховані { $count } карти.
        [many] Приховано { $count } карт.
       *[other] Приховано { $count } карти.
    } Решту просимо не підглядати.
hot-seat-covered = Стіл приховано. Решту просимо не підглядати.
hot-seat-since = Після ходу гравця { $name }, видно всім
hot-seat-since-start = Що вже сталося, видно всім

## За столом

hot-seat-pass-on = Передати далі
hot-seat-no-notes = На спільному пристрої нотаток немає: їх міг би прочитати наступний гравець.

## Новий стіл

hot-seat-with = З ким ви граєте
hot-seat-with-bots = Боти
hot-seat-with-device = По черзі на одному пристрої
hot-seat-with-bots-hint = Ви граєте лише з ботами.
hot-seat-with-device-hint = Усі грають на цьому пристрої. Між ходами карти приховані, доки наступний гравець не затисне кнопку.
hot-seat-player = Гравець { $number }
hot-seat-name = Ім’я гравця { $number }
hot-seat-kind = Хто грає на місці { $number }
hot-seat-start-hint = Партія почнеться одразу; на екрані буде написано, хто ходить першим.
seat-here = За цим пристроєм
