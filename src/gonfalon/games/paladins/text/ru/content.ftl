# Паладины Западного королевства: названия и тексты компонентов.
# Рабочие, характеристики и народы стоят внутри предложений, поэтому пишутся со строчной буквы.

## Игра

game-title = Паладины Западного королевства
game-summary = Собирайте рабочих, каждый раунд призывайте на помощь паладина и через семь раундов наберите больше всех победных очков.
    .text = Западно-Франкское королевство около 900 года, для 1–4 игроков. В каждом из семи раундов вы тайно выбираете паладина, берёте таверну, полную рабочих, и расставляете их на своём планшете: отправляете монахов, строите стены и заставы, отпускаете грехи, атакуете или обращаете сарацин, викингов и византийцев. Вера, сила и влияние питают друг друга, и каждая характеристика открывает дорогу к следующему действию. Преступники берутся за любую работу, но навлекают подозрения, а когда пустеет налоговый запас, инквизиция приходит к тому, на ком их больше всего.
automa = Бот

## Рабочие

worker-labourer = батрак
worker-scout = разведчик
worker-merchant = купец
worker-fighter = воин
worker-cleric = клирик
worker-criminal = преступник
    .text = Заменяет рабочего любого типа. Тот, кто его получает, берёт карту подозрения.

## Характеристики

attribute-faith = вера
attribute-strength = сила
attribute-influence = влияние

## Народы

faction-saracen = сарацин
faction-byzantine = византиец
faction-viking = викинг

## Действия

action-develop = Развитие
    .text = Поставьте следующую мастерскую на клетку с рамкой одного из правых действий: рабочий на этой клетке больше не нужен. Получите рабочего, который был под мастерской.
action-recruit = Наём
    .text = С одним рабочим: сбросьте горожанина ради награды в углу карты. С двумя рабочими: наймите горожанина в свой отряд. Заплатите цену ячейки.
action-hunt = Охота
    .text = Получите провизию: с двумя рабочими больше.
action-trade = Торговля
    .text = Получите серебро: с двумя рабочими больше.
action-pray = Молитва
    .text = Уберите рабочих с другого действия своего планшета, чтобы в этом раунде выполнить его ещё раз.
action-conspire = Заговор
    .text = Получите преступника, который заменяет любого рабочего, и возьмите карту подозрения.
action-commission = Поручение
    .text = Отправьте монаха на клетку, до которой дотягивается ваша вера: влияние растёт, и вы получаете награду клетки.
action-fortify = Укрепление
    .text = Если хватает влияния, постройте верхнюю стену колоды: она повышает силу и даёт свою награду.
action-garrison = Гарнизон
    .text = Поставьте заставу на клетку, до которой дотягивается ваша сила: вера растёт, и вы получаете награду клетки.
action-absolve = Отпущение грехов
    .text = Если хватает влияния, переместите следующий кувшин на свободную клетку отпущения: вера растёт, можно сбросить карту подозрения, и вы получаете награду клетки.
action-attack = Атака
    .text = Прогоните чужеземца: влияние растёт, и вы получаете награду за атаку. Недостающую силу можно купить за серебро.
action-convert = Обращение
    .text = Обратите чужеземца, до которого дотягивается ваша вера: сила растёт, а в конце партии карта приносит очки.

## Способы выполнить действие

mode-develop = Развитие
mode-recruit_discard = Наём (ради награды)
mode-recruit_hire = Наём (в отряд)
mode-hunt_one = Охота
mode-hunt_two = Охота
mode-trade_one = Торговля
mode-trade_two = Торговля
mode-pray = Молитва
mode-conspire = Заговор
mode-commission = Поручение
mode-fortify = Укрепление
mode-garrison = Гарнизон
mode-absolve = Отпущение грехов
mode-attack = Атака
mode-convert = Обращение

## Регионы

region-region_1 = Регион 1
region-region_2 = Регион 2
region-region_3 = Регион 3
region-region_4 = Регион 4
region-region_5 = Регион 5
region-region_6 = Регион 6

## Клетки поля

space-space_1_1 = Регион 1 (бесплатный наём)
space-space_1_2 = Регион 1 (2 серебра)
space-space_1_3 = Регион 1 (батрак)
space-space_1_4 = Регион 1 (сбросить подозрение)
space-space_2_1 = Регион 2 (бесплатный наём)
space-space_2_2 = Регион 2, место 2 (2 серебра)
space-space_2_3 = Регион 2 (разведчик)
space-space_2_4 = Регион 2, место 4 (сбросить подозрение)
space-space_2_5 = Регион 2 (батрак)
space-space_2_6 = Регион 2, место 6 (2 серебра)
space-space_2_7 = Регион 2, место 7 (сбросить подозрение)
space-space_3_1 = Регион 3 (батрак)
space-space_3_2 = Регион 3 (купец)
space-space_3_3 = Регион 3, место 3 (2 серебра)
space-space_3_4 = Регион 3 (молитва)
space-space_3_5 = Регион 3 (разведчик)
space-space_3_6 = Регион 3 (воин)
space-space_3_7 = Регион 3 (бесплатный наём)
space-space_3_8 = Регион 3 (погасить долг)
space-space_3_9 = Регион 3, место 9 (2 серебра)
space-space_4_1 = Регион 4 (воин)
space-space_4_2 = Регион 4, место 2 (молитва)
space-space_4_3 = Регион 4 (купец)
space-space_4_4 = Регион 4 (клирик)
space-space_4_5 = Регион 4 (погасить долг)
space-space_4_6 = Регион 4 (батрак и разведчик)
space-space_4_7 = Регион 4, место 7 (2 серебра)
space-space_4_8 = Регион 4, место 8 (молитва)
space-space_4_9 = Регион 4 (2 батрака)
space-space_4_10 = Регион 4, место 10 (2 серебра)
space-space_5_1 = Регион 5 (молитва)
space-space_5_2 = Регион 5 (батрак и воин)
space-space_5_3 = Регион 5, место 3 (погасить долг)
space-space_5_4 = Регион 5 (батрак и купец)
space-space_5_5 = Регион 5 (батрак и клирик)
space-space_5_6 = Регион 5, место 6 (погасить долг)
space-space_5_7 = Регион 5 (2 батрака)
space-space_6_1 = Регион 6 (погасить долг)
space-space_6_2 = Регион 6 (молитва)
space-space_6_3 = Регион 6 (2 батрака)

## Клетки отпущения грехов

absolve_space-absolve_space_1 = Погасить долг
absolve_space-absolve_space_2 = Бесплатный наём
absolve_space-absolve_space_3 = Вера
absolve_space-absolve_space_4 = Молитва
absolve_space-absolve_space_5 = Сбросить подозрение
absolve_space-absolve_space_6 = Провизия
absolve_space-absolve_space_7 = Батраки

## Мастерские

workshop-workshop_1 = Мастерская 1
workshop-workshop_2 = Мастерская 2
workshop-workshop_3 = Мастерская 3
workshop-workshop_4 = Мастерская 4
workshop-workshop_5 = Мастерская 5
workshop-workshop_6 = Мастерская 6
workshop-workshop_7 = Мастерская 7
workshop-workshop_8 = Мастерская 8

## Кувшины

jar-jar_1 = Кувшин 1
jar-jar_2 = Кувшин 2
jar-jar_3 = Кувшин 3
jar-jar_4 = Кувшин 4
jar-jar_5 = Кувшин 5
jar-jar_6 = Кувшин 6
jar-jar_7 = Кувшин 7

## Паладины

paladin-anseis = Ансеис
paladin-berengier = Беранжье
paladin-engelier = Анжелье
paladin-gerier = Жерье
paladin-gerin = Жерен
paladin-girard = Жирар
paladin-ivon = Ивон
paladin-ivoire = Ивуар
paladin-oliver = Оливье
paladin-otton = Оттон
paladin-roland = Роланд
paladin-samson = Самсон

## Таверны

tavern-tavern_01 = Золотой баран
tavern-tavern_02 = Красный вепрь
tavern-tavern_03 = Белый олень
tavern-tavern_04 = Чёрный лебедь
tavern-tavern_05 = Старый дуб
tavern-tavern_06 = Кривое колесо
tavern-tavern_07 = Три бочки
tavern-tavern_08 = Старый паром
tavern-tavern_09 = Синяя цапля
tavern-tavern_10 = Полный кувшин
tavern-tavern_11 = Хромой мул
tavern-tavern_12 = Весёлый монах
tavern-tavern_13 = Королевский конь
tavern-tavern_14 = Два ключа
tavern-tavern_15 = Жирный гусь
tavern-tavern_16 = Серый волк
tavern-tavern_17 = Каменный мост
tavern-tavern_18 = Медовый улей
tavern-tavern_19 = Спящий кот
tavern-tavern_20 = Деревянная ложка
tavern-tavern_21 = Ночная сова
tavern-tavern_22 = Тупой меч
tavern-tavern_23 = Дикая роза
tavern-tavern_24 = Последний грош

## Горожане

townsfolk-abbot_labourer = Аббат (батрак)
townsfolk-abbot_provision = Аббат (провизия)
townsfolk-abbot_tax = Аббат (налог)
townsfolk-architect_labourer = Архитектор (батрак)
townsfolk-architect_provision = Архитектор (провизия)
townsfolk-architect_tax = Архитектор (налог)
townsfolk-gatekeeper_labourer = Привратник (батрак)
townsfolk-gatekeeper_silver = Привратник (серебро)
townsfolk-gatekeeper_tax = Привратник (налог)
townsfolk-defender_labourer = Защитник (батрак)
townsfolk-defender_provision = Защитник (провизия)
townsfolk-defender_tax = Защитник (налог)
townsfolk-missionary_labourer = Миссионер (батрак)
townsfolk-missionary_provision = Миссионер (провизия)
townsfolk-missionary_tax = Миссионер (налог)
townsfolk-watchman_labourer = Смотритель (батрак)
townsfolk-watchman_silver = Смотритель (серебро)
townsfolk-watchman_tax = Смотритель (налог)
townsfolk-acolyte_labourer = Служка (батрак)
townsfolk-acolyte_silver = Служка (серебро)
townsfolk-acolyte_tax = Служка (налог)
townsfolk-debt_collector_labourer = Сборщик долгов (батрак)
townsfolk-debt_collector_fighter = Сборщик долгов (воин)
townsfolk-debt_collector_scout = Сборщик долгов (разведчик)
townsfolk-squire_faith = Оруженосец (вера)
townsfolk-squire_influence = Оруженосец (влияние)
townsfolk-squire_strength = Оруженосец (сила)
townsfolk-conspirator_a = Заговорщик (подозрение)
townsfolk-conspirator_b = Заговорщик (преступник)
townsfolk-peddler_labourer = Коробейник (батрак)
townsfolk-peddler_provisions = Коробейник (провизия)
townsfolk-peddler_silver = Коробейник (серебро)

## Чужеземцы по типам

outsider_type-adventurer = Искатель приключений
outsider_type-archer = Лучник
outsider_type-armourer = Оружейник
outsider_type-assassin = Ассасин
outsider_type-barbarian = Варвар
outsider_type-champion = Витязь
outsider_type-guardian = Страж
outsider_type-hunter = Охотник
outsider_type-invader = Захватчик
outsider_type-lookout = Дозорный
outsider_type-marauder = Мародёр
outsider_type-mercenary = Наёмник
outsider_type-protector = Заступник
outsider_type-thief = Вор
outsider_type-traitor = Предатель
outsider_type-vigilante = Каратель
outsider_type-warrior = Ратник

## Чужеземцы

outsider-archer_byzantine = Лучник (византиец)
outsider-armourer_byzantine = Оружейник (византиец)
outsider-assassin_byzantine = Ассасин (византиец)
outsider-champion_byzantine = Витязь (византиец)
outsider-mercenary_byzantine = Наёмник (византиец)
outsider-guardian_byzantine = Страж (византиец)
outsider-hunter_byzantine = Охотник (византиец)
outsider-invader_byzantine = Захватчик (византиец)
outsider-lookout_byzantine = Дозорный (византиец)
outsider-thief_byzantine = Вор (византиец)
outsider-traitor_byzantine = Предатель (византиец)
outsider-warrior_byzantine = Ратник (византиец)
outsider-champion_saracen = Витязь (сарацин)
outsider-invader_saracen = Захватчик (сарацин)
outsider-hunter_saracen = Охотник (сарацин)
outsider-adventurer_saracen = Искатель приключений (сарацин)
outsider-archer_saracen = Лучник (сарацин)
outsider-barbarian_saracen = Варвар (сарацин)
outsider-marauder_saracen = Мародёр (сарацин)
outsider-mercenary_saracen_a = Наёмник (сарацин, провизия)
outsider-mercenary_saracen_b = Наёмник (сарацин, налог)
outsider-protector_saracen = Заступник (сарацин)
outsider-vigilante_saracen = Каратель (сарацин)
outsider-warrior_saracen = Ратник (сарацин)
outsider-adventurer_viking = Искатель приключений (викинг)
outsider-armourer_viking = Оружейник (викинг)
outsider-assassin_viking = Ассасин (викинг)
outsider-barbarian_viking = Варвар (викинг)
outsider-guardian_viking = Страж (викинг)
outsider-lookout_viking = Дозорный (викинг)
outsider-marauder_viking = Мародёр (викинг)
outsider-mercenary_viking = Наёмник (викинг)
outsider-protector_viking = Заступник (викинг)
outsider-thief_viking = Вор (викинг)
outsider-traitor_viking = Предатель (викинг)
outsider-vigilante_viking = Каратель (викинг)

## Стены

wall-wall_double_strength = Стена (двойная сила)
wall-wall_labourer_vp = Стена (батрак и 1 очко)
wall-wall_two_vp = Стена (2 очка)
wall-wall_debt_or_silver = Стена (погасить долг или 2 серебра)
wall-wall_suspicion_or_silver = Стена (сбросить подозрение или 2 серебра)
wall-wall_three_labourers = Стена (3 батрака)
wall-wall_two_labourers = Стена (2 батрака)
wall-wall_labourer_merchant = Стена (батрак и купец)
wall-wall_labourer_fighter = Стена (батрак и воин)
wall-wall_labourer_scout = Стена (батрак и разведчик)
wall-wall_scout = Стена (разведчик)
wall-wall_merchant = Стена (купец)
wall-wall_fighter = Стена (воин)
wall-wall_labourer_cleric = Стена (батрак и клирик)
wall-wall_scout_merchant = Стена (разведчик и купец)
wall-wall_cleric = Стена (клирик)

## Подозрения

suspicion-suspicion_0 = Подозрение (налог 0)
suspicion-suspicion_1 = Подозрение (налог 1)
suspicion-suspicion_2 = Подозрение (налог 2)

## Долги

debt-debt = Долг
    .text = Непогашенный отнимает в конце партии 3 победных очка, погашенный приносит 1.

## Приказы короля

order-order_commission = Приказ короля (Поручение)
order-order_fortify = Приказ короля (Укрепление)
order-order_garrison = Приказ короля (Гарнизон)
order-order_absolve = Приказ короля (Отпущение грехов)
order-order_attack = Приказ короля (Атака)
order-order_convert = Приказ короля (Обращение)

## Милости короля

favour-favour_free_recruit = Милость короля (бесплатный наём)
favour-favour_absolution_tax = Милость короля (сбросить подозрение и взять налог)
favour-favour_two_criminals = Милость короля (двое преступников)
favour-favour_attribute = Милость короля (характеристика на выбор)
favour-favour_settle_debt = Милость короля (погасить долг или сбросить подозрения)
favour-favour_borrow_workers = Милость короля (рабочие в долг)
favour-favour_free_develop = Милость короля (бесплатное развитие или двое рабочих)
favour-favour_three_labourers = Милость короля (трое батраков)
favour-favour_provisions_tax = Милость короля (провизия и налог)
favour-favour_pray = Милость короля (молитва)

## Замыслы бота

scheme-scheme_commission = Поручение
    .text = Бот пытается выполнить это действие.
scheme-scheme_fortify = Укрепление
    .text = Бот пытается выполнить это действие.
scheme-scheme_garrison = Гарнизон
    .text = Бот пытается выполнить это действие.
scheme-scheme_absolve = Отпущение грехов
    .text = Бот пытается выполнить это действие.
scheme-scheme_attack = Атака
    .text = Бот пытается выполнить это действие.
scheme-scheme_convert = Обращение
    .text = Бот пытается выполнить это действие.
scheme-scheme_kings_orders = Приказы короля
    .text = Бот пробует действия открытых приказов короля справа налево, сначала ещё не исполненных.
scheme-scheme_recruit = Наём
    .text = Бот сбрасывает горожанина, на которого указывает маркер ресурсов, ради награды в углу карты.
scheme-scheme_kings_favour = Милость короля
    .text = Бот пользуется свободной милостью короля, на которую указывает маркер ресурсов, не платя серебра и провизии.

## Сложность

difficulty-easy = Лёгкая
    .text = Вначале на планшете бота 1 мастерская.
difficulty-normal = Обычная
    .text = Вначале на планшете бота 3 мастерские.
difficulty-hard = Сложная
    .text = Вначале на планшете бота 5 мастерских.

## Главы правил

rule_chapter-GEN = Общие правила
rule_chapter-SETUP = Подготовка
rule_chapter-ROUND = Ход раунда
rule_chapter-KING = Карты короля
rule_chapter-PALADIN = Паладины
rule_chapter-TAV = Выбор таверн
rule_chapter-TURN = Ходы
rule_chapter-WORK = Рабочие и клетки действий
rule_chapter-DEV = Развитие
rule_chapter-REC = Наём
rule_chapter-HUNT = Охота
rule_chapter-TRADE = Торговля
rule_chapter-PRAY = Молитва
rule_chapter-CONS = Заговор
rule_chapter-COMM = Поручение
rule_chapter-FORT = Укрепление
rule_chapter-GARR = Гарнизон
rule_chapter-ABS = Отпущение грехов
rule_chapter-ATT = Атака
rule_chapter-CONV = Обращение
rule_chapter-FAV = Действие милости короля
rule_chapter-EFF = Эффекты
rule_chapter-TAX = Налог
rule_chapter-SUSP = Подозрения
rule_chapter-DEBT = Долги
rule_chapter-INQ = Инквизиция
rule_chapter-TF = Свойства горожан
rule_chapter-PASS = Пас
rule_chapter-CLEAN = Обновление поля
rule_chapter-END = Конец партии
rule_chapter-SCORE = Подсчёт очков
rule_chapter-SOLO-SETUP = Одиночная игра: подготовка
rule_chapter-SOLO-ROUND = Одиночная игра: раунд
rule_chapter-SOLO-RES = Одиночная игра: ресурсы бота
rule_chapter-SOLO-ACT = Одиночная игра: действия бота
rule_chapter-SOLO-SCORE = Одиночная игра: подсчёт очков
rule_chapter-DEC = Решения
rule_chapter-EX = Разбор примеров
rule_chapter-RUL = Толкования
