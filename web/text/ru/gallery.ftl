# Собрание деталей.

gallery-title = Набор деталей
gallery-idea = Бумага и чернила — покой, позолота — жизнь. Каждая деталь нарисована по данным.
gallery-colour = Цвет
gallery-type = Шрифт
gallery-seats = Места
gallery-buttons = Кнопки
gallery-amounts = Количество нескольких предметов
gallery-cards = Карты
gallery-decks = Колоды и рынки
gallery-market = Рынок
gallery-tiles = Местность
gallery-board = Поле любой формы
gallery-dice = Кубики и жетоны
gallery-reroll = Перебросить
gallery-dice-full =
    { $count ->
        [one] Перебросить можно только { $count } кубик.
        [few] Перебросить можно только { $count } кубика.
        [many] Перебросить можно только { $count } кубиков.
       *[other] Перебросить можно только { $count } кубика.
    }
gallery-tracks = Шкалы
gallery-steps = Шаги и числа
gallery-mat = Планшет игрока
