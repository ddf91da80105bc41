# Сколько что стоит: на увеличенных картах и в подсчёте очков.

worth-amount =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
worth-now = Сейчас приносит вам { $amount }
worth-open = Сейчас принесло бы вам { $amount }
worth-next = Дальше: { $amount }, не хватает { $left }
worth-most = Больше очков это не принесёт
worth-from = От { $at }: { $amount }
worth-every =
    { $at ->
        [1] { $amount } за каждую единицу
       *[other] { $amount } за каждые { $at }
    }
worth-points = Очки сейчас:
worth-thresholds = За что дают очки
worth-thresholds-hint = Что у вас есть и что даст следующая ступень. В скобках — очки, которых у вас ещё нет.
