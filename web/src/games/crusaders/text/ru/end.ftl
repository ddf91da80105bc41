# Выборы при подготовке, подсчёт очков, откуда берётся влияние.

## Подготовка
crusaders-setup-bull = Тайные цели на конец игры. Засчитывается та, что дороже.
crusaders-setup-now = сейчас { $have }
crusaders-setup-tier = { $least } и больше
crusaders-setup-tier-homs = пока город ваш
crusaders-setup-leader = если ни у кого не больше
crusaders-setup-worth =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
crusaders-setup-or = или
crusaders-setup-keep = Оставить эту буллу
crusaders-setup-appoint = Назначить

## Что считают наместники и буллы
crusaders-counts-cities = города
crusaders-counts-city_levels = сумма уровней городов
crusaders-counts-cities_level_3 = города уровня 3
crusaders-counts-capital_level = уровень столицы
crusaders-counts-central_cities = центральные города
crusaders-counts-between_cities = промежуточные города
crusaders-counts-controls_homs = контроль над Хомсом
crusaders-counts-units_on_map = отряды на карте
crusaders-counts-bishops_on_map = епископы на карте
crusaders-counts-holy_lands = святые земли
crusaders-counts-holy_lands_saracen = святые земли в городах сарацин
crusaders-counts-holy_lands_rival = святые земли в городах соперников
crusaders-counts-goods_total = товары на складе
crusaders-counts-goods_kinds = виды товаров
crusaders-counts-goods_wood = древесина
crusaders-counts-goods_candles = свечи
crusaders-counts-goods_steel = сталь
crusaders-counts-goods_horses = лошади
crusaders-counts-coins = монеты
crusaders-counts-buildings = постройки
crusaders-counts-building_levels = сумма уровней построек
crusaders-counts-rescripts = рескрипты
crusaders-counts-active_spies = активные шпионы
crusaders-counts-governors = наместники
crusaders-counts-tactics_non_starting = изученные тактики
crusaders-counts-tactics_yellow = жёлтые тактики
crusaders-counts-tactics_white = белые тактики
crusaders-counts-tactics_blue = синие тактики
crusaders-counts-tactics_red = красные тактики

## Конец
crusaders-end-you = Вы
crusaders-end-rank = { $rank }-е место
crusaders-end-how = Как закончилась игра
crusaders-end-income = Доход: наместники и святые земли приносят влияние: { $n }.
crusaders-end-hegemony = Гегемония
crusaders-end-righteousness = Праведность
crusaders-end-defeat = Поражение
crusaders-end-era = Завершение эпохи
crusaders-end-cities =
    { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }
crusaders-end-lands =
    { $n ->
        [one] { $n } святая земля
        [few] { $n } святые земли
        [many] { $n } святых земель
       *[other] { $n } святой земли
    }
crusaders-end-most = не больше { $most } из { $needed }
crusaders-end-no-city = { $names }: городов не осталось
crusaders-end-all-stand = у каждого есть город
crusaders-end-round = раунд { $round } из { $rounds }
crusaders-end-secret = тайное до этой минуты
crusaders-end-each-coins =
    { $coins ->
        [one] { $coins } монета: 1
        [few] { $coins } монеты: 1
        [many] { $coins } монет: 1
       *[other] { $coins } монеты: 1
    }
crusaders-end-bonus = { $needed } и больше: { $bonus }
crusaders-end-better = вскрыты последними; считается лучшая из двух целей
crusaders-end-goal-tier = { $least }: { $n }
crusaders-end-reached = выполнено
crusaders-end-tie = При ничьей
crusaders-end-tie-rule = выполненные условия, затем святость
crusaders-end-tie-cell = { $conditions } · клетка { $cell }
crusaders-sources = Очки влияния по источникам
crusaders-source-influence = Собранное влияние
crusaders-source-coins = Монеты
crusaders-source-hegemony = Гегемония
crusaders-source-righteousness = Праведность
crusaders-source-bull = Буллы

## Выбор наместника
crusaders-governor-each = в каждой фазе дохода
crusaders-governor-have = У вас: { $have }
crusaders-governor-next = Ещё { $left }, и будет { $points }.
crusaders-governor-most = Это высшая ступень.
crusaders-governor-ahead = У кого-то больше, или у вас нет ни одного.
crusaders-governor-leads = Больше нет ни у кого.
crusaders-governor-secret = Ценность неизвестна: сравниваются карты в руке.
crusaders-governor-deck = Верхняя карта колоды
crusaders-governor-unseen = вслепую, назад не вернуть
crusaders-governor-brings = Наместник приносит влияние в каждой фазе дохода. Осталось таких фаз, считая этот раунд: { $left }.
crusaders-governor-now = влияние за доход сейчас
crusaders-governor-with = если выбрать: { $names }
crusaders-governor-total = к концу раунда { $round }

# CRU-END-04, CRU-END-05
crusaders-level = При равном влиянии место решают Гегемония и Праведность, затем трек святости.
