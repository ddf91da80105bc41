# Уроки: сторінки зі списком і картка наставника.

learn-title = Навчитися грати
learn-game = Навчитися грати: { $game }
learn-lead = Урок проходить за справжнім столом, крок за кроком, у зручному для вас темпі. Обліковий запис не потрібен.
learn-all = Усі уроки
learn-gone = Такого уроку чи кроку більше немає. Ось чого можна навчитися.
lesson-of = Урок · { $game }
lesson-start = Почати урок
lesson-from-start = Почати спочатку
lesson-resume = Продовжити з кроку { $number }
lesson-steps =
    { $count ->
        [one] Пройдено { $done } з { $count } кроку
        [few] Пройдено { $done } з { $count } кроків
        [many] Пройдено { $done } з { $count } кроків
       *[other] Пройдено { $done } з { $count } кроку
    }
lesson-length =
    { $count ->
        [one] { $count } крок, близько { $minutes } хвилин
        [few] { $count } кроки, близько { $minutes } хвилин
        [many] { $count } кроків, близько { $minutes } хвилин
       *[other] { $count } кроку, близько { $minutes } хвилин
    }
lesson-finished = Ви пройшли цей урок.
lesson-ideas = Чого навчає урок
lesson-learner = Учень
lesson-seat-crusaders-1 = Триполі
lesson-seat-crusaders-2 = Едесса
lesson-coach = Наставник
lesson-step = Крок { $number } з { $count }
lesson-step-done = пройдено
lesson-tone-asked = Правильно
lesson-tone-kept = Так теж можна
lesson-tone-back = Не цього разу
lesson-tone-done = Що сталося
lesson-fresh = Нова розстановка на столі
lesson-know = Тепер ви знаєте відповідь на запитання: { $question }
lesson-next = Далі
lesson-finish = Завершити
lesson-retry = Вибрати іншу відповідь
lesson-show-me = Показати
lesson-again = Почати крок заново
lesson-open = Відкрити цей крок
lesson-skip = Пропустити крок
lesson-leave = Вийти
lesson-leave-hint = Місце збережеться
lesson-failed = Не вдалося завантажити урок.
lesson-rest-done = Крок пройдено. Роздивіться й рушайте далі.
lesson-rest-back = Ось що сталося б.
lesson-panel = Урок
lesson-panel-fold = Показати або сховати урок
lesson-panel-hint = Усе, що сказав наставник, залишається тут. Будь-який крок можна відкрити й зіграти ще раз.
lesson-end-title = Тепер зіграйте цілу партію
lesson-end-text = Ви бачили все, що потрібно для першої партії. Решту стіл пояснить, коли знадобиться.
lesson-end-ideas = Чого ви навчилися
lesson-play-match = Зіграти партію з легким ботом
lesson-back-to = До гри { $game }
