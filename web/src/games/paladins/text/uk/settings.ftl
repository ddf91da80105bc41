# Назви налаштувань столу.
setting-difficulty = Складність
setting-difficulty-choose = Запитати на початку партії
