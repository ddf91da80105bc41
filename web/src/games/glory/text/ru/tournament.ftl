# Планшет турнира.

glory-tour-plaisance = Турнир «Плезанс»
glory-tour-pas = Турнир «Падарм»
glory-tour-semi = Полуфинал
glory-tour-final = Финал
glory-tour-won = Победа: { $name }
glory-tour-now = Сейчас поединок: { $one } и { $other }
glory-tour-pair = { $one } и { $other }
glory-tour-winners = Победители поединков { $one } и { $other }
glory-tour-against-winner = { $name } против победителя поединка { $duel }
glory-tour-against = противник: { $name }
glory-tour-unknown = противник пока неизвестен
glory-tour-place = Ячейка { $number }
glory-tour-you = Вы
glory-tour-out = выбывает на первом этапе
glory-tour-late = Рыцари после записи:
glory-tour-free = можно бросить вызов
glory-tour-rides = { $name }: поединок идёт
glory-tour-has-won = { $name }: победа
glory-tour-has-lost = { $name }: поражение
glory-tour-no-knights = Сейчас здесь нет рыцарей
glory-tour-close = Закрыть
