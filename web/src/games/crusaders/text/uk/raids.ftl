# Raids, the saracen track and events.

crusaders-raid = Набіг
crusaders-raid-yours = ваше
crusaders-raid-raiders = { $count ->
    [one] { $count } загін
    [few] { $count } загони
    [many] { $count } загонів
   *[other] { $count } загони
}
crusaders-raid-units = загони
crusaders-raid-walls = мури, рівень { $level }
crusaders-raid-wall = мури
crusaders-raid-played = рескрипти
crusaders-raid-city = Місто
crusaders-raid-track = трек і подія
crusaders-raid-by = за різницею
crusaders-raid-scale = Перевага міста: { $difference }.
crusaders-raid-zero = 0 і менше
crusaders-raid-city-falls = Місто захоплено сарацинами.
crusaders-raid-then-holds = { $city } : { $raid }, місто встоїть, перевага { $by }.
crusaders-raid-then-falls = { $city } : { $raid }, цього мало.
crusaders-raid-if = Якщо місто впаде:
crusaders-raid-loses = { $units ->
    [one] { $units } загін піде в одне суміжне ваше місто, а якщо його немає — у запас; товари міста втрачено, єпископи залишаються.
    [few] { $units } загони підуть в одне суміжне ваше місто, а якщо його немає — у запас; товари міста втрачено, єпископи залишаються.
    [many] { $units } загонів підуть в одне суміжне ваше місто, а якщо його немає — у запас; товари міста втрачено, єпископи залишаються.
   *[other] { $units } загони підуть в одне суміжне ваше місто, а якщо його немає — у запас; товари міста втрачено, єпископи залишаються.
}
crusaders-raid-governor = Намісник іде: { $name }.
crusaders-raid-holds = встоїть, +{ $by }
crusaders-raid-falls = впаде
crusaders-raid-no_raid = набігу немає
crusaders-raid-nobody = Суміжні міста сарацинів нікого не пошлють: останній загін залишається вдома.
crusaders-raid-need = Бракує загонів або рівнів: { $count }.

crusaders-raids-now = Набіги цього раунду
crusaders-raids-next = Набіги раунду { $round }, як зараз на карті
crusaders-raids-none = Міст того кольору, що на жетоні набігу, у гравців немає.
crusaders-raids-unknown = На які міста будуть наступні набіги, ще невідомо.
crusaders-raids-reinforced = Перед тим по загону сарацинів отримають: { $cities }.
crusaders-raids-over = Набігів більше не буде: це останній раунд.

crusaders-track = Трек сарацинів
crusaders-track-strength = сила
crusaders-track-raiders = з міста
crusaders-track-open = діє
crusaders-track-target = ціль
crusaders-track-covered = ще закрито
crusaders-track-now =
    Зараз: +{ $strength } до сили в набігах і битвах, з кожного суміжного міста до { $raiders ->
        [one] { $raiders } загону
        [few] { $raiders } загонів
        [many] { $raiders } загонів
       *[other] { $raiders } загону
    }, але не останній.
crusaders-track-unseen = Ще не розкриті жетони:

crusaders-colour-yellow = міста, що дають деревину (жовті)
crusaders-colour-white = міста, що дають свічки (білі)
crusaders-colour-blue = міста, що дають сталь (сині)
crusaders-colour-red = міста, що дають коней (червоні)
crusaders-colour-green = міста, що дають прянощі (зелені)

crusaders-event = Подія
crusaders-event-round = Подія раунду { $round }
crusaders-event-left = { $count ->
    [0] остання
   *[other] попереду ще { $count }
}
crusaders-event-truce = До кінця раунду: нападати на гравців не можна.
crusaders-event-strength = До кінця раунду: сила сарацинів +{ $count }.
crusaders-event-table = Таблиця набігу: наскільки місто сильніше
