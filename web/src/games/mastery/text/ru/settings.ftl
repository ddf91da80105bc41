# Названия настроек стола.
setting-variants = Варианты игры
setting-team_mode = Команды
setting-castles = Замки
setting-castles-null = По порядку мест
setting-castles-choose = Игроки выбирают сами
