# Назви налаштувань столу.
setting-states = Держави
    .text = Хто з гравців очолює яку державу. Удвох — лише сусідні.
setting-first_game = Підготовка
setting-first_game-false = Звичайна партія
    .text = Кожен вибирає одного намісника з двох.
setting-first_game-true = Перша партія
    .text = Кожен починає з намісником своєї держави. Так простіше почати.
setting-bulls = Булли
setting-bulls-1 = Одна, випадкова
setting-bulls-2 = Дві на вибір
    .text = Кожен отримує дві булли й потай залишає одну.
setting-experienced_bulls = Булли
setting-experienced_bulls-false = Одна, випадкова
setting-experienced_bulls-true = Дві булли на вибір
    .text = Варіант для досвідчених у першій партії: кожен отримує дві булли й залишає одну.
