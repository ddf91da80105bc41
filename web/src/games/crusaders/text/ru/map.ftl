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
    [many] { $count } отрядов сарацин.
   *[other] { $count } отряда сарацин.
}
crusaders-map-units = { $count ->
    [one] { $name }: { $count } отряд.
    [few] { $name }: { $count } отряда.
    [many] { $name }: { $count } отрядов.
   *[other] { $name }: { $count } отряда.
}
crusaders-map-goods = Производит: { $goods }.
crusaders-map-bishops = Епископы: { $names }.
crusaders-map-holy = Святая земля, игрок { $name }.
crusaders-map-governor = Наместник: { $name }.
crusaders-map-raid = Набег: сила города { $own }, сила набега { $raid }.
crusaders-map-defence = Сила обороны: { $defence }.
crusaders-map-battle = Атака { $attack }, оборона { $defence }, ещё без карт.
crusaders-map-sides = оборона: отряды { $units }, стены { $walls }{ $extra ->
    [0] {""}
   *[other] , трек и событие { $extra }
}
