# Планшет турніру.

glory-tour-plaisance = Турнір «Плезанс»
glory-tour-pas = Турнір «Па д’арм»
glory-tour-semi = Півфінал
glory-tour-final = Фінал
glory-tour-won = Перемога: { $name }
glory-tour-now = Зараз двобій: { $one } і { $other }
glory-tour-pair = { $one } і { $other }
glory-tour-winners = Переможці двобоїв { $one } і { $other }
glory-tour-against-winner = { $name } проти переможця двобою { $duel }
glory-tour-against = супротивник: { $name }
glory-tour-unknown = супротивник поки невідомий
glory-tour-place = Комірка { $number }
glory-tour-you = Ви
glory-tour-out = вибуває на першому етапі
glory-tour-late = Лицарі після запису:
glory-tour-free = можна кинути виклик
glory-tour-rides = { $name }: двобій триває
glory-tour-has-won = { $name }: перемога
glory-tour-has-lost = { $name }: поразка
glory-tour-no-knights = Зараз тут немає лицарів
glory-tour-close = Закрити
