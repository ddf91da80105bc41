# Карта «Крестоносцев».

crusaders-map = Карта Леванта
crusaders-map-closer = Приблизить
crusaders-map-farther = Отдалить
crusaders-map-whole = Вся карта
crusaders-map-sea = Mare Nostrum
crusaders-map-orontes = Оронт
crusaders-map-euphrates = Евфрат
crusaders-map-desert = Сирийская пустыня
crusaders-map-closed = { $city }: закрытый город.
crusaders-map-level = Уровень { $level }.
crusaders-map-saracens = { $count ->
    [one] { $count } отряд сарацин.
    [few] { $count } отряда сарацин.
   *[many] { $count } отрядов сарацин.
}
crusaders-map-units = { $count ->
    [one] { $name }: { $count } отряд.
    [few] { $name }: { $count } отряда.
   *[many] { $name }: { $count } отрядов.
}
crusaders-map-goods = Производит: { $goods }.
crusaders-map-bishops = Епископы: { $names }.
crusaders-map-holy = Святая земля, игрок { $name }.
crusaders-map-governor = Наместник: { $name }.
