# Названия настроек стола.
setting-states = Государства
    .text = Кто из игроков возглавляет какое государство. Вдвоём — только соседние.
setting-first_game = Подготовка
setting-first_game-false = Обычная партия
    .text = Каждый выбирает одну буллу из двух и одного наместника из двух.
setting-first_game-true = Первая партия
    .text = Наместники и буллы раздаются без выбора. Так проще начать.
setting-experienced_bulls = Буллы
setting-experienced_bulls-false = Одна, случайная
setting-experienced_bulls-true = Две буллы на выбор
    .text = Вариант для опытных игроков в первой партии: каждый получает две буллы и оставляет одну.
