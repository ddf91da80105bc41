# То, что говорит сам интерфейс, в любой игре. Каждый идентификатор начинается с `interface-`.

## Имена и перечисления

interface-player = Игрок { $number }
interface-list = { $rest } и { $last }
interface-you = вы

## Вопросы

interface-your-choice = Ваш выбор
interface-refused = Так нельзя. { $reason }
interface-rule = Правило { $rule }: { $text }

## Конец партии

interface-place =
    { $points ->
        [one] { $rank }. { $seat }: { $points } очко
        [few] { $rank }. { $seat }: { $points } очка
        [many] { $rank }. { $seat }: { $points } очков
       *[other] { $rank }. { $seat }: { $points } очка
    }
interface-unranked =
    { $points ->
        [one] { $seat }: { $points } очко
        [few] { $seat }: { $points } очка
        [many] { $seat }: { $points } очков
       *[other] { $seat }: { $points } очка
    }
interface-source = { $source }: { $points }
