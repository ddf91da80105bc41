# Збірка деталей.

gallery-title = Набір деталей
gallery-idea = Папір і чорнило спочивають, позолота жива. Кожну деталь намальовано за даними.
gallery-colour = Колір
gallery-type = Шрифт
gallery-seats = Місця
gallery-buttons = Кнопки
gallery-amounts = Кількість кількох предметів
gallery-cards = Карти
gallery-decks = Колоди й ринки
gallery-market = Ринок
gallery-tiles = Тайли
gallery-board = Поле будь-якої форми
gallery-dice = Кубики й жетони
gallery-reroll = Перекинути
gallery-dice-full =
    { $count ->
        [one] Перекинути можна лише { $count } кубик.
        [few] Перекинути можна лише { $count } кубики.
        [many] Перекинути можна лише { $count } кубиків.
       *[other] Перекинути можна лише { $count } кубика.
    }
gallery-tracks = Треки
gallery-steps = Кроки й числа
gallery-mat = Планшет гравця
