# Вибори під час підготовки, підрахунок очок, звідки береться вплив.

## Підготовка
crusaders-setup-bull = Таємні цілі на кінець гри. Зараховується та, що цінніша.
crusaders-setup-now = зараз { $have }
crusaders-setup-tier = { $least } і більше
crusaders-setup-tier-homs = поки місто ваше
crusaders-setup-leader = якщо ні в кого не більше
crusaders-setup-worth =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очки
    }
crusaders-setup-or = або
crusaders-setup-keep = Залишити цю буллу
crusaders-setup-appoint = Призначити

## Що рахують намісники та булли
crusaders-counts-cities = міста
crusaders-counts-city_levels = сума рівнів міст
crusaders-counts-cities_level_3 = міста рівня 3
crusaders-counts-capital_level = рівень столиці
crusaders-counts-central_cities = центральні міста
crusaders-counts-between_cities = проміжні міста
crusaders-counts-controls_homs = контроль над Хомсом
crusaders-counts-units_on_map = загони на карті
crusaders-counts-bishops_on_map = єпископи на карті
crusaders-counts-holy_lands = святі землі
crusaders-counts-holy_lands_saracen = святі землі в містах сарацинів
crusaders-counts-holy_lands_rival = святі землі в містах суперників
crusaders-counts-goods_total = товари на складі
crusaders-counts-goods_kinds = види товарів
crusaders-counts-goods_wood = деревина
crusaders-counts-goods_candles = свічки
crusaders-counts-goods_steel = сталь
crusaders-counts-goods_horses = коні
crusaders-counts-coins = монети
crusaders-counts-buildings = споруди
crusaders-counts-building_levels = сума рівнів споруд
crusaders-counts-rescripts = рескрипти
crusaders-counts-active_spies = активні шпигуни
crusaders-counts-governors = намісники
crusaders-counts-tactics_non_starting = вивчені тактики
crusaders-counts-tactics_yellow = жовті тактики
crusaders-counts-tactics_white = білі тактики
crusaders-counts-tactics_blue = сині тактики
crusaders-counts-tactics_red = червоні тактики

## Кінець
crusaders-end-you = Ви
crusaders-end-rank =
    { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце
crusaders-end-how = Як закінчилася гра
crusaders-end-income = Дохід: намісники й святі землі приносять вплив: { $n }.
crusaders-end-hegemony = Гегемонія
crusaders-end-righteousness = Праведність
crusaders-end-defeat = Поразка
crusaders-end-era = Кінець епохи
crusaders-end-cities =
    { $n ->
        [one] { $n } місто
        [few] { $n } міста
        [many] { $n } міст
       *[other] { $n } міста
    }
crusaders-end-lands =
    { $n ->
        [one] { $n } свята земля
        [few] { $n } святі землі
        [many] { $n } святих земель
       *[other] { $n } святої землі
    }
crusaders-end-most = не більше { $most } із { $needed }
crusaders-end-no-city = { $names }: міст не залишилося
crusaders-end-all-stand = у кожного є місто
crusaders-end-round = раунд { $round } із { $rounds }
crusaders-end-secret = таємний до цієї хвилини
crusaders-end-each-coins =
    { $coins ->
        [one] { $coins } монета: 1
        [few] { $coins } монети: 1
        [many] { $coins } монет: 1
       *[other] { $coins } монети: 1
    }
crusaders-end-bonus = { $needed } і більше: { $bonus }
crusaders-end-better = розкрито останніми; зараховується краща з двох цілей
crusaders-end-goal-tier = { $least }: { $n }
crusaders-end-reached = виконано
crusaders-end-tie = У разі нічиєї
crusaders-end-tie-rule = виконані умови, потім святість
crusaders-end-tie-cell = { $conditions } · клітинка { $cell }
crusaders-sources = Очки впливу за джерелами
crusaders-source-influence = Зібраний вплив
crusaders-source-coins = Монети
crusaders-source-hegemony = Гегемонія
crusaders-source-righteousness = Праведність
crusaders-source-bull = Булли

## Вибір намісника
crusaders-governor-each = у кожній фазі доходу
crusaders-governor-have = У вас: { $have }
crusaders-governor-next = Ще { $left }, і буде { $points }.
crusaders-governor-most = Це найвищий щабель.
crusaders-governor-ahead = Хтось має більше, або у вас немає жодного.
crusaders-governor-leads = Більше немає ні в кого.
crusaders-governor-secret = Цінність невідома: порівнюються карти в руці.
crusaders-governor-deck = Верхня карта колоди
crusaders-governor-unseen = наосліп, назад не повернути
crusaders-governor-brings = Намісник приносить вплив у кожній фазі доходу. Залишилося таких фаз, разом із цим раундом: { $left }.
crusaders-governor-now = впливу за дохід зараз
crusaders-governor-with = якщо вибрати: { $names }
crusaders-governor-total = до кінця раунду { $round }

# CRU-END-04, CRU-END-05
crusaders-level = За рівного впливу місце вирішують Гегемонія і Праведність, потім трек святості.
