# Названия настроек стола.
option-variants = Варианты
option-team_mode = Команды
option-castles = Замки
option-castles-null = По жребию
option-castles-choose = Игроки выбирают сами
