# Raids, the saracen track and events.

crusaders-raid = Набег
crusaders-raid-yours = ваш
crusaders-raid-raiders = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
}
crusaders-raid-units = отряды
crusaders-raid-walls = стены, уровень { $level }
crusaders-raid-wall = стены
crusaders-raid-played = рескрипты
crusaders-raid-city = Город
crusaders-raid-track = трек и событие
crusaders-raid-by = по разнице
crusaders-raid-scale = Перевес города: { $difference }.
crusaders-raid-zero = 0 и меньше
crusaders-raid-city-falls = Город захвачен сарацинами.
crusaders-raid-then-holds = { $city } : { $raid }, город устоит, перевес { $by }.
crusaders-raid-then-falls = { $city } : { $raid }, этого мало.
crusaders-raid-if = Если город падёт:
crusaders-raid-loses = { $units ->
    [one] { $units } отряд уйдёт в один соседний ваш город, а если его нет — в запас; товары города потеряны, епископы остаются.
    [few] { $units } отряда уйдут в один соседний ваш город, а если его нет — в запас; товары города потеряны, епископы остаются.
    [many] { $units } отрядов уйдут в один соседний ваш город, а если его нет — в запас; товары города потеряны, епископы остаются.
   *[other] { $units } отряда уйдут в один соседний ваш город, а если его нет — в запас; товары города потеряны, епископы остаются.
}
crusaders-raid-governor = Наместник уходит: { $name }.
crusaders-raid-holds = устоит, +{ $by }
crusaders-raid-falls = падёт
crusaders-raid-no_raid = набега нет
crusaders-raid-nobody = Соседние города сарацин никого не пошлют: последний отряд остаётся дома.
crusaders-raid-need = Не хватает отрядов или уровней: { $count }.

crusaders-raids-now = Набеги этого раунда
crusaders-raids-next = Набеги раунда { $round }, как сейчас на карте
crusaders-raids-none = Городов того цвета, что на жетоне набега, ни у кого из игроков нет.
crusaders-raids-unknown = На какие города будут следующие набеги, ещё неизвестно.
crusaders-raids-reinforced = До этого по отряду сарацин получат: { $cities }.
crusaders-raids-over = Набегов больше не будет: это последний раунд.

crusaders-track = Трек сарацин
crusaders-track-strength = сила
crusaders-track-raiders = из города
crusaders-track-open = действует
crusaders-track-target = цель
crusaders-track-covered = ещё закрыто
crusaders-track-now =
    Сейчас: +{ $strength } к силе в набегах и боях, из каждого соседнего города до { $raiders ->
        [one] { $raiders } отряда
        [few] { $raiders } отрядов
        [many] { $raiders } отрядов
       *[other] { $raiders } отряда
    }, но не последний.
crusaders-track-unseen = Ещё не вскрыты жетоны:

crusaders-colour-yellow = города, дающие древесину (жёлтые)
crusaders-colour-white = города, дающие свечи (белые)
crusaders-colour-blue = города, дающие сталь (синие)
crusaders-colour-red = города, дающие лошадей (красные)
crusaders-colour-green = города, дающие пряности (зелёные)

crusaders-event = Событие
crusaders-event-round = Событие раунда { $round }
crusaders-event-left = { $count ->
    [0] последнее
   *[other] впереди ещё { $count }
}
crusaders-event-truce = До конца раунда: нападать на игроков нельзя.
crusaders-event-strength = До конца раунда: сила сарацин +{ $count }.
crusaders-event-table = Таблица набега: насколько город сильнее
