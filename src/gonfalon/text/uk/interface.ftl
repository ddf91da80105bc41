# Те, що каже сам інтерфейс, у будь-якій грі. Кожен ідентифікатор починається з `interface-`.

## Імена та переліки

interface-player = Гравець { $number }
interface-list = { $rest } та { $last }
interface-you = ви

## Запитання

interface-your-choice = Ваш вибір
interface-refused = Так не можна. { $reason }
interface-rule = Правило { $rule }: { $text }

## Кінець партії

interface-place =
    { $points ->
        [one] { $rank }. { $seat }: { $points } очко
        [few] { $rank }. { $seat }: { $points } очки
        [many] { $rank }. { $seat }: { $points } очок
       *[other] { $rank }. { $seat }: { $points } очка
    }
interface-unranked =
    { $points ->
        [one] { $seat }: { $points } очко
        [few] { $seat }: { $points } очки
        [many] { $seat }: { $points } очок
       *[other] { $seat }: { $points } очка
    }
interface-source = { $source }: { $points }
