# Названия настроек стола.
setting-difficulty = Сложность
setting-difficulty-choose = Спросить в начале партии
