# Названия настроек стола.
setting-states = Государства
    .text = Кто из игроков возглавляет какое государство. Вдвоём — только соседние.
setting-first_game = Подготовка
setting-first_game-false = Обычная партия
    .text = Каждый выбирает одного наместника из двух.
setting-first_game-true = Первая партия
    .text = Каждый начинает с наместником своего государства. Так проще начать.
setting-bulls = Буллы
setting-bulls-1 = Одна, случайная
setting-bulls-2 = Две на выбор
    .text = Каждый получает две буллы и втайне оставляет одну.
setting-experienced_bulls = Буллы
setting-experienced_bulls-false = Одна, случайная
setting-experienced_bulls-true = Две буллы на выбор
    .text = Вариант для опытных игроков в первой партии: каждый получает две буллы и оставляет одну.
