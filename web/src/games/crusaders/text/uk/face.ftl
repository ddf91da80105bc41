# Поле «Хрестоносців»: місця, раунди, вкладки.

crusaders-automa = Автома
crusaders-saracens = Сарацини
crusaders-cities = Міста
crusaders-coins = Монети
crusaders-goods-ready = Доступні товари
crusaders-units-left = Загони в запасі
crusaders-bishops-left = Єпископи в запасі
crusaders-holy-lands = Святі землі
crusaders-rescripts = Рескрипти
crusaders-spies = Шпигуни на руці
crusaders-tactics = Тактики на руці
crusaders-out = поза грою
crusaders-setup = Підготовка
crusaders-round = Раунд { $round } з { $rounds }
crusaders-phase-setup = підготовка
crusaders-phase-events = фаза подій
crusaders-phase-planning = фаза планування
crusaders-phase-activation = фаза активації
crusaders-phase-income = фаза доходу
crusaders-close = Закрити
