# Назви налаштувань столу.
option-variants = Варіанти гри
option-team_mode = Команди
option-castles = Замки
option-castles-null = За порядком місць
option-castles-choose = Гравці вибирають самі
