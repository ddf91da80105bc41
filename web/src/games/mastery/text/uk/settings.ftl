# Назви налаштувань столу.
setting-variants = Варіанти гри
setting-team_mode = Команди
setting-castles = Замки
setting-castles-null = За порядком місць
setting-castles-choose = Гравці вибирають самі
