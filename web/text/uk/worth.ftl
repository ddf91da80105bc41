# Скільки що варте: на збільшених картах і в підрахунку очок.

worth-amount =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
worth-now = Зараз дає вам { $amount }
worth-open = Зараз дало б вам { $amount }
worth-next = Далі: { $amount }, бракує { $left }
worth-most = Більше очок це не дасть
worth-from = Від { $at }: { $amount }
worth-every =
    { $at ->
        [1] { $amount } за кожну одиницю
       *[other] { $amount } за кожні { $at }
    }
worth-points = Очки зараз:
worth-thresholds = За що дають очки
worth-thresholds-hint = Що ви маєте і що дасть наступний щабель. У дужках — очки, яких у вас ще немає.
