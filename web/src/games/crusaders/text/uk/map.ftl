# Карта «Хрестоносців».

crusaders-map = Карта Леванту
crusaders-map-closer = Наблизити
crusaders-map-farther = Віддалити
crusaders-map-whole = Уся карта
crusaders-map-sea = Mare Nostrum
crusaders-map-orontes = Оронт
crusaders-map-euphrates = Євфрат
crusaders-map-desert = Сирійська пустеля
crusaders-map-closed = { $city }: закрите місто.
crusaders-map-level = Рівень { $level }.
crusaders-map-saracens = { $count ->
    [one] { $count } загін сарацинів.
    [few] { $count } загони сарацинів.
    [many] { $count } загонів сарацинів.
   *[other] { $count } загону сарацинів.
}
crusaders-map-units = { $count ->
    [one] { $name }: { $count } загін.
    [few] { $name }: { $count } загони.
    [many] { $name }: { $count } загонів.
   *[other] { $name }: { $count } загону.
}
crusaders-map-goods = Виробляє: { $goods }.
crusaders-map-bishops = Єпископи: { $names }.
crusaders-map-holy = Свята земля, гравець { $name }.
crusaders-map-governor = Намісник: { $name }.
crusaders-map-raid = Набіг: сила міста { $own }, сила набігу { $raid }.
crusaders-map-defence = Сила оборони: { $defence }.
crusaders-map-battle = Напад { $attack }, оборона { $defence }, ще без карт.
crusaders-map-sides = оборона: загони { $units }, мури { $walls }{ $extra ->
    [0] {""}
   *[other] , трек і подія { $extra }
}
