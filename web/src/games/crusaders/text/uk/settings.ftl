# Назви налаштувань столу.
setting-states = Держави
    .text = Хто з гравців очолює яку державу. Удвох — лише сусідні.
setting-first_game = Підготовка
setting-first_game-false = Звичайна партія
    .text = Кожен вибирає одну буллу з двох та одного намісника з двох.
setting-first_game-true = Перша партія
    .text = Намісників і булли роздають без вибору. Так простіше почати.
setting-experienced_bulls = Булли
setting-experienced_bulls-false = Одна, випадкова
setting-experienced_bulls-true = Дві булли на вибір
    .text = Варіант для досвідчених у першій партії: кожен отримує дві булли й залишає одну.
