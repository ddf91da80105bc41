# Названия настроек стола.
option-variants = Варианты игры
option-team_mode = Команды
option-castles = Замки
option-castles-null = По порядку мест
option-castles-choose = Игроки выбирают сами
