# Паладини Західного королівства: назви й тексти компонентів.
# Робітники, показники й народи стоять усередині речень, тому їх пишуть з малої літери.

## Гра

game-title = Паладини Західного королівства
game-summary = Збирайте робітників, щораунду кличте на допомогу паладина й за сім раундів наберіть найбільше переможних очок.
    .text = Західнофранкське королівство близько 900 року, для 1–4 гравців. У кожному із семи раундів ви таємно вибираєте паладина, берете таверну, повну робітників, і розміщуєте їх на своєму планшеті: відправляєте монахів, зводите стіни й застави, відпускаєте гріхи, атакуєте або навертаєте сарацинів, вікінгів і візантійців. Віра, сила та вплив живлять одне одного, і кожен показник відкриває шлях до наступної дії. Злочинці беруться за будь-яку роботу, але накликають підозри, а коли порожніє податковий запас, інквізиція приходить до того, у кого їх найбільше.
automa = Гравець-бот

## Робітники

worker-labourer = чорнороб
worker-scout = розвідник
worker-merchant = купець
worker-fighter = воїн
worker-cleric = клірик
worker-criminal = злочинець
    .text = Замінює робітника будь-якого типу. Хто його отримує, бере карту підозри.

## Показники

attribute-faith = віра
attribute-strength = сила
attribute-influence = вплив

## Народи

faction-saracen = сарацин
faction-byzantine = візантієць
faction-viking = вікінг

## Дії

action-develop = Розвиток
    .text = Поставте наступну майстерню на клітинку з рамкою однієї з правих дій: робітник на цій клітинці більше не потрібен. Отримайте робітника, що був під майстернею.
action-recruit = Наймання
    .text = З одним робітником: скиньте городянина заради винагороди в куті карти. З двома робітниками: найміть городянина до свого загону. Заплатіть ціну комірки.
action-hunt = Полювання
    .text = Отримайте жетони провізії: із двома робітниками — більше.
action-trade = Торгівля
    .text = Отримайте срібняки: із двома робітниками — більше.
action-pray = Молитва
    .text = Приберіть робітників з іншої дії свого планшета, щоб у цьому раунді виконати її ще раз.
action-conspire = Змова
    .text = Отримайте злочинця, що замінює будь-якого робітника, і візьміть карту підозри.
action-commission = Доручення
    .text = Відправте монаха на клітинку, до якої сягає ваша віра: вплив зростає, і ви отримуєте винагороду клітинки.
action-fortify = Фортифікація
    .text = Якщо вистачає впливу, збудуйте верхню стіну з колоди: вона підвищує силу й дає свою винагороду.
action-garrison = Мобілізація
    .text = Поставте заставу на клітинку, до якої сягає ваша сила: віра зростає, і ви отримуєте винагороду клітинки.
action-absolve = Розгрішення
    .text = Якщо вистачає впливу, перемістіть наступний глечик на вільну клітинку розгрішення: віра зростає, можна скинути карту підозри, і ви отримуєте винагороду клітинки.
action-attack = Атака
    .text = Проженіть чужинця: вплив зростає, і ви отримуєте винагороду за атаку. Силу, якої бракує, можна купити за срібняки.
action-convert = Навернення
    .text = Наверніть чужинця, до якого сягає ваша віра: сила зростає, а наприкінці партії карта дає очки.

## Способи виконати дію

mode-develop = Розвиток
mode-recruit_discard = Наймання (заради винагороди)
mode-recruit_hire = Наймання (до загону)
mode-hunt_one = Полювання
mode-hunt_two = Полювання
mode-trade_one = Торгівля
mode-trade_two = Торгівля
mode-pray = Молитва
mode-conspire = Змова
mode-commission = Доручення
mode-fortify = Фортифікація
mode-garrison = Мобілізація
mode-absolve = Розгрішення
mode-attack = Атака
mode-convert = Навернення

## Регіони

region-region_1 = Регіон 1
region-region_2 = Регіон 2
region-region_3 = Регіон 3
region-region_4 = Регіон 4
region-region_5 = Регіон 5
region-region_6 = Регіон 6

## Клітинки ігрового поля

space-space_1_1 = Регіон 1 (безплатне наймання)
space-space_1_2 = Регіон 1 (2 срібняки)
space-space_1_3 = Регіон 1 (чорнороб)
space-space_1_4 = Регіон 1 (скинути підозру)
space-space_2_1 = Регіон 2 (безплатне наймання)
space-space_2_2 = Регіон 2, місце 2 (2 срібняки)
space-space_2_3 = Регіон 2 (розвідник)
space-space_2_4 = Регіон 2, місце 4 (скинути підозру)
space-space_2_5 = Регіон 2 (чорнороб)
space-space_2_6 = Регіон 2, місце 6 (2 срібняки)
space-space_2_7 = Регіон 2, місце 7 (скинути підозру)
space-space_3_1 = Регіон 3 (чорнороб)
space-space_3_2 = Регіон 3 (купець)
space-space_3_3 = Регіон 3, місце 3 (2 срібняки)
space-space_3_4 = Регіон 3 (молитва)
space-space_3_5 = Регіон 3 (розвідник)
space-space_3_6 = Регіон 3 (воїн)
space-space_3_7 = Регіон 3 (безплатне наймання)
space-space_3_8 = Регіон 3 (сплатити борг)
space-space_3_9 = Регіон 3, місце 9 (2 срібняки)
space-space_4_1 = Регіон 4 (воїн)
space-space_4_2 = Регіон 4, місце 2 (молитва)
space-space_4_3 = Регіон 4 (купець)
space-space_4_4 = Регіон 4 (клірик)
space-space_4_5 = Регіон 4 (сплатити борг)
space-space_4_6 = Регіон 4 (чорнороб і розвідник)
space-space_4_7 = Регіон 4, місце 7 (2 срібняки)
space-space_4_8 = Регіон 4, місце 8 (молитва)
space-space_4_9 = Регіон 4 (2 чорнороби)
space-space_4_10 = Регіон 4, місце 10 (2 срібняки)
space-space_5_1 = Регіон 5 (молитва)
space-space_5_2 = Регіон 5 (чорнороб і воїн)
space-space_5_3 = Регіон 5, місце 3 (сплатити борг)
space-space_5_4 = Регіон 5 (чорнороб і купець)
space-space_5_5 = Регіон 5 (чорнороб і клірик)
space-space_5_6 = Регіон 5, місце 6 (сплатити борг)
space-space_5_7 = Регіон 5 (2 чорнороби)
space-space_6_1 = Регіон 6 (сплатити борг)
space-space_6_2 = Регіон 6 (молитва)
space-space_6_3 = Регіон 6 (2 чорнороби)

## Клітинки розгрішення

absolve_space-absolve_space_1 = Сплатити борг
absolve_space-absolve_space_2 = Безплатне наймання
absolve_space-absolve_space_3 = Віра
absolve_space-absolve_space_4 = Молитва
absolve_space-absolve_space_5 = Скинути підозру
absolve_space-absolve_space_6 = Провізія
absolve_space-absolve_space_7 = Чорнороби

## Майстерні

workshop-workshop_1 = Майстерня 1
workshop-workshop_2 = Майстерня 2
workshop-workshop_3 = Майстерня 3
workshop-workshop_4 = Майстерня 4
workshop-workshop_5 = Майстерня 5
workshop-workshop_6 = Майстерня 6
workshop-workshop_7 = Майстерня 7
workshop-workshop_8 = Майстерня 8

## Глечики

jar-jar_1 = Глечик 1
jar-jar_2 = Глечик 2
jar-jar_3 = Глечик 3
jar-jar_4 = Глечик 4
jar-jar_5 = Глечик 5
jar-jar_6 = Глечик 6
jar-jar_7 = Глечик 7

## Паладини

paladin-anseis = Ансі
paladin-berengier = Беранжьє
paladin-engelier = Анжельє
paladin-gerier = Жерьє
paladin-gerin = Жерен
paladin-girard = Жирар
paladin-ivon = Івон
paladin-ivoire = Івуар
paladin-oliver = Олів’є
paladin-otton = Оттон
paladin-roland = Роланд
paladin-samson = Самсон

## Таверни

tavern-tavern_01 = Золотий баран
tavern-tavern_02 = Червоний вепр
tavern-tavern_03 = Білий олень
tavern-tavern_04 = Чорний лебідь
tavern-tavern_05 = Старий дуб
tavern-tavern_06 = Криве колесо
tavern-tavern_07 = Три бочки
tavern-tavern_08 = Старий пором
tavern-tavern_09 = Синя чапля
tavern-tavern_10 = Повний глек
tavern-tavern_11 = Кульгавий мул
tavern-tavern_12 = Веселий монах
tavern-tavern_13 = Королівський кінь
tavern-tavern_14 = Два ключі
tavern-tavern_15 = Гладка гуска
tavern-tavern_16 = Сірий вовк
tavern-tavern_17 = Кам’яний міст
tavern-tavern_18 = Медовий вулик
tavern-tavern_19 = Сонний кіт
tavern-tavern_20 = Дерев’яна ложка
tavern-tavern_21 = Нічна сова
tavern-tavern_22 = Тупий меч
tavern-tavern_23 = Дика троянда
tavern-tavern_24 = Останній гріш

## Городяни

townsfolk-abbot_labourer = Абат (чорнороб)
townsfolk-abbot_provision = Абат (провізія)
townsfolk-abbot_tax = Абат (податок)
townsfolk-architect_labourer = Архітекторка (чорнороб)
townsfolk-architect_provision = Архітекторка (провізія)
townsfolk-architect_tax = Архітекторка (податок)
townsfolk-gatekeeper_labourer = Брамниця (чорнороб)
townsfolk-gatekeeper_silver = Брамниця (срібняки)
townsfolk-gatekeeper_tax = Брамниця (податок)
townsfolk-defender_labourer = Захисник (чорнороб)
townsfolk-defender_provision = Захисник (провізія)
townsfolk-defender_tax = Захисник (податок)
townsfolk-missionary_labourer = Місіонерка (чорнороб)
townsfolk-missionary_provision = Місіонерка (провізія)
townsfolk-missionary_tax = Місіонерка (податок)
townsfolk-watchman_labourer = Наглядач (чорнороб)
townsfolk-watchman_silver = Наглядач (срібняки)
townsfolk-watchman_tax = Наглядач (податок)
townsfolk-acolyte_labourer = Прислужник (чорнороб)
townsfolk-acolyte_silver = Прислужник (срібняки)
townsfolk-acolyte_tax = Прислужник (податок)
townsfolk-debt_collector_labourer = Збирач боргів (чорнороб)
townsfolk-debt_collector_fighter = Збирач боргів (воїн)
townsfolk-debt_collector_scout = Збирач боргів (розвідник)
townsfolk-squire_faith = Зброєносець (віра)
townsfolk-squire_influence = Зброєносець (вплив)
townsfolk-squire_strength = Зброєносець (сила)
townsfolk-conspirator_a = Змовниця (підозра)
townsfolk-conspirator_b = Змовниця (злочинець)
townsfolk-peddler_labourer = Крамар (чорнороб)
townsfolk-peddler_provisions = Крамар (провізія)
townsfolk-peddler_silver = Крамар (срібняки)

## Чужинці за типами

outsider_type-adventurer = Пригодник
outsider_type-archer = Лучник
outsider_type-armourer = Зброяр
outsider_type-assassin = Асасинка
outsider_type-barbarian = Варвар
outsider_type-champion = Звитяжець
outsider_type-guardian = Охоронець
outsider_type-hunter = Мисливець
outsider_type-invader = Загарбниця
outsider_type-lookout = Вартівник
outsider_type-marauder = Мародер
outsider_type-mercenary = Найманець
outsider_type-protector = Заступниця
outsider_type-thief = Злодій
outsider_type-traitor = Зрадник
outsider_type-vigilante = Каратель
outsider_type-warrior = Вояк

## Чужинці

outsider-archer_byzantine = Лучник (візантієць)
outsider-armourer_byzantine = Зброяр (візантієць)
outsider-assassin_byzantine = Асасинка (візантійка)
outsider-champion_byzantine = Звитяжець (візантієць)
outsider-mercenary_byzantine = Найманець (візантієць)
outsider-guardian_byzantine = Охоронець (візантієць)
outsider-hunter_byzantine = Мисливець (візантієць)
outsider-invader_byzantine = Загарбниця (візантійка)
outsider-lookout_byzantine = Вартівник (візантієць)
outsider-thief_byzantine = Злодій (візантієць)
outsider-traitor_byzantine = Зрадник (візантієць)
outsider-warrior_byzantine = Вояк (візантієць)
outsider-champion_saracen = Звитяжець (сарацин)
outsider-invader_saracen = Загарбниця (сарацинка)
outsider-hunter_saracen = Мисливець (сарацин)
outsider-adventurer_saracen = Пригодник (сарацин)
outsider-archer_saracen = Лучник (сарацин)
outsider-barbarian_saracen = Варвар (сарацин)
outsider-marauder_saracen = Мародер (сарацин)
outsider-mercenary_saracen_a = Найманець (сарацин, провізія)
outsider-mercenary_saracen_b = Найманець (сарацин, податок)
outsider-protector_saracen = Заступниця (сарацинка)
outsider-vigilante_saracen = Каратель (сарацин)
outsider-warrior_saracen = Вояк (сарацин)
outsider-adventurer_viking = Пригодник (вікінг)
outsider-armourer_viking = Зброяр (вікінг)
outsider-assassin_viking = Асасинка (вікінгиня)
outsider-barbarian_viking = Варвар (вікінг)
outsider-guardian_viking = Охоронець (вікінг)
outsider-lookout_viking = Вартівник (вікінг)
outsider-marauder_viking = Мародер (вікінг)
outsider-mercenary_viking = Найманець (вікінг)
outsider-protector_viking = Заступниця (вікінгиня)
outsider-thief_viking = Злодій (вікінг)
outsider-traitor_viking = Зрадник (вікінг)
outsider-vigilante_viking = Каратель (вікінг)

## Стіни

wall-wall_double_strength = Стіна (подвійна сила)
wall-wall_labourer_vp = Стіна (чорнороб і 1 очко)
wall-wall_two_vp = Стіна (2 очки)
wall-wall_debt_or_silver = Стіна (сплатити борг або 2 срібняки)
wall-wall_suspicion_or_silver = Стіна (скинути підозру або 2 срібняки)
wall-wall_three_labourers = Стіна (3 чорнороби)
wall-wall_two_labourers = Стіна (2 чорнороби)
wall-wall_labourer_merchant = Стіна (чорнороб і купець)
wall-wall_labourer_fighter = Стіна (чорнороб і воїн)
wall-wall_labourer_scout = Стіна (чорнороб і розвідник)
wall-wall_scout = Стіна (розвідник)
wall-wall_merchant = Стіна (купець)
wall-wall_fighter = Стіна (воїн)
wall-wall_labourer_cleric = Стіна (чорнороб і клірик)
wall-wall_scout_merchant = Стіна (розвідник і купець)
wall-wall_cleric = Стіна (клірик)

## Підозри

suspicion-suspicion_0 = Підозра (податок 0)
suspicion-suspicion_1 = Підозра (податок 1)
suspicion-suspicion_2 = Підозра (податок 2)

## Борги

debt-debt = Борг
    .text = Несплачений забирає наприкінці партії 3 переможні очки, сплачений дає 1.

## Накази короля

order-order_commission = Наказ короля (Доручення)
order-order_fortify = Наказ короля (Фортифікація)
order-order_garrison = Наказ короля (Мобілізація)
order-order_absolve = Наказ короля (Розгрішення)
order-order_attack = Наказ короля (Атака)
order-order_convert = Наказ короля (Навернення)

## Милості короля

favour-favour_free_recruit = Милість короля (безплатне наймання)
favour-favour_absolution_tax = Милість короля (прощення й податок)
favour-favour_two_criminals = Милість короля (двоє злочинців)
favour-favour_attribute = Милість короля (показник на вибір)
favour-favour_settle_debt = Милість короля (сплатити борг або скинути підозри)
favour-favour_borrow_workers = Милість короля (робітники в борг)
favour-favour_free_develop = Милість короля (безплатний розвиток або двоє робітників)
favour-favour_three_labourers = Милість короля (троє чорноробів)
favour-favour_provisions_tax = Милість короля (провізія й податок)
favour-favour_pray = Милість короля (молитва)

## Схеми бота

scheme-scheme_commission = Доручення
    .text = Бот намагається виконати цю дію.
scheme-scheme_fortify = Фортифікація
    .text = Бот намагається виконати цю дію.
scheme-scheme_garrison = Мобілізація
    .text = Бот намагається виконати цю дію.
scheme-scheme_absolve = Розгрішення
    .text = Бот намагається виконати цю дію.
scheme-scheme_attack = Атака
    .text = Бот намагається виконати цю дію.
scheme-scheme_convert = Навернення
    .text = Бот намагається виконати цю дію.
scheme-scheme_kings_orders = Накази короля
    .text = Бот пробує виконати дії відкритих наказів короля справа наліво, спершу — ще не виконаних.
scheme-scheme_recruit = Наймання
    .text = Бот скидає городянина, на якого вказує фішка ресурсів, заради винагороди в куті карти.
scheme-scheme_kings_favour = Милість короля
    .text = Бот користується вільною милістю короля, на яку вказує фішка ресурсів, не платячи ні срібняків, ні провізії.

## Складність

difficulty-easy = Легка
    .text = Бот починає з 1 майстернею на планшеті.
difficulty-normal = Звичайна
    .text = Бот починає з 3 майстернями на планшеті.
difficulty-hard = Важка
    .text = Бот починає з 5 майстернями на планшеті.

## Розділи правил

rule_chapter-GEN = Загальні правила
rule_chapter-SETUP = Приготування
rule_chapter-ROUND = Перебіг раунду
rule_chapter-KING = Карти короля
rule_chapter-PALADIN = Паладини
rule_chapter-TAV = Вибір таверн
rule_chapter-TURN = Ходи
rule_chapter-WORK = Робітники й клітинки дій
rule_chapter-DEV = Розвиток
rule_chapter-REC = Наймання
rule_chapter-HUNT = Полювання
rule_chapter-TRADE = Торгівля
rule_chapter-PRAY = Молитва
rule_chapter-CONS = Змова
rule_chapter-COMM = Доручення
rule_chapter-FORT = Фортифікація
rule_chapter-GARR = Мобілізація
rule_chapter-ABS = Розгрішення
rule_chapter-ATT = Атака
rule_chapter-CONV = Навернення
rule_chapter-FAV = Дія милості короля
rule_chapter-EFF = Ефекти
rule_chapter-TAX = Податок
rule_chapter-SUSP = Підозри
rule_chapter-DEBT = Борги
rule_chapter-INQ = Інквізиція
rule_chapter-TF = Уміння городян
rule_chapter-PASS = Пас
rule_chapter-CLEAN = Оновлення поля
rule_chapter-END = Кінець партії
rule_chapter-SCORE = Підрахунок очок
rule_chapter-SOLO-SETUP = Соло-гра: приготування
rule_chapter-SOLO-ROUND = Соло-гра: раунд
rule_chapter-SOLO-RES = Соло-гра: ресурси бота
rule_chapter-SOLO-ACT = Соло-гра: дії бота
rule_chapter-SOLO-SCORE = Соло-гра: підрахунок очок
rule_chapter-DEC = Рішення
rule_chapter-EX = Розбір прикладів
rule_chapter-RUL = Тлумачення
