# Поле «Крестоносцев»: места, раунды, вкладки.

crusaders-automa = Автома
crusaders-saracens = Сарацины
crusaders-cities = Города
crusaders-coins = Монеты
crusaders-goods-ready = Доступные товары
crusaders-units-left = Отряды в запасе
crusaders-bishops-left = Епископы в запасе
crusaders-holy-lands = Святые земли
crusaders-rescripts = Рескрипты
crusaders-spies = Шпионы на руке
crusaders-tactics = Тактики на руке
crusaders-out = вне игры
crusaders-setup = Подготовка
crusaders-round = Раунд { $round } из { $rounds }
crusaders-phase-setup = подготовка
crusaders-phase-events = фаза событий
crusaders-phase-planning = фаза планирования
crusaders-phase-activation = фаза активации
crusaders-phase-income = фаза дохода
crusaders-close = Закрыть
