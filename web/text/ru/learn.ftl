# Уроки: страницы со списком и карточка наставника.

learn-title = Научиться играть
learn-game = Научиться играть: { $game }
learn-lead = Урок проходит за настоящим столом, шаг за шагом, в удобном вам темпе. Учётная запись не нужна.
learn-all = Все уроки
learn-gone = Такого урока или шага больше нет. Вот чему можно научиться.
lesson-of = Урок · { $game }
lesson-start = Начать урок
lesson-from-start = Начать сначала
lesson-resume = Продолжить с шага { $number }
lesson-steps =
    { $count ->
        [one] Пройдено { $done } из { $count } шага
        [few] Пройдено { $done } из { $count } шагов
        [many] Пройдено { $done } из { $count } шагов
       *[other] Пройдено { $done } из { $count } шага
    }
lesson-length =
    { $count ->
        [one] { $count } шаг, около { $minutes } минут
        [few] { $count } шага, около { $minutes } минут
        [many] { $count } шагов, около { $minutes } минут
       *[other] { $count } шага, около { $minutes } минут
    }
lesson-finished = Вы прошли этот урок.
lesson-ideas = Чему учит урок
lesson-learner = Ученик
lesson-seat-crusaders-1 = Триполи
lesson-seat-crusaders-2 = Эдесса
lesson-coach = Наставник
lesson-step = Шаг { $number } из { $count }
lesson-step-done = пройдено
lesson-tone-asked = Верно
lesson-tone-kept = Так тоже можно
lesson-tone-back = Не в этот раз
lesson-tone-done = Что произошло
lesson-fresh = Новая расстановка на столе
lesson-know = Теперь вы знаете ответ на вопрос: { $question }
lesson-next = Дальше
lesson-finish = Завершить
lesson-retry = Выбрать другой ответ
lesson-show-me = Показать
lesson-again = Начать шаг заново
lesson-open = Открыть этот шаг
lesson-skip = Пропустить шаг
lesson-leave = Выйти
lesson-leave-hint = Место сохранится
lesson-failed = Не удалось загрузить урок.
lesson-rest-done = Шаг пройден. Осмотритесь и идите дальше.
lesson-rest-back = Вот что произошло бы.
lesson-panel = Урок
lesson-panel-fold = Показать или скрыть урок
lesson-panel-hint = Всё, что сказал наставник, остаётся здесь. Любой шаг можно открыть и сыграть ещё раз.
lesson-end-title = Теперь сыграйте целую партию
lesson-end-text = Вы видели всё, что нужно для первой партии. Остальное стол объяснит, когда понадобится.
lesson-end-ideas = Чему вы научились
lesson-play-match = Сыграть партию с лёгким ботом
lesson-back-to = К игре { $game }
