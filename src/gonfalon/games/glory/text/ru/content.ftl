# История рыцаря: названия и тексты компонентов.
# Кубики, их грани и разряды рыцарей стоят внутри предложений, поэтому пишутся со строчной буквы.

## Игра

game-title = История рыцаря
game-summary = Снаряжайтесь, путешествуйте, побеждайте на трёх турнирах и заслужите больше всех славы.
    .text = Европа пятнадцатого века, для 1–4 игроков. В городе вы ставите фишки: копите силу, веру и монеты, улучшаете скакуна и броню, заручаетесь поддержкой при дворе. В путешествиях играете карты: романтика, торговля и испытания, исход которых решает поединок. Каждый из трёх раундов завершает турнир, где вы встречаете прославленных рыцарей и друг друга: стычка за стычкой, с кубиками, которые сила, вера, поддержка и реликвии повернут в вашу пользу. После третьего турнира последние очки славы приносят титулы.
automa = Виртуальный противник

## Кубики

die-strength = кубик силы
    .text = Красный. Грани: 1, 2, 3, 4, 5 и особый символ. Если вложено 4 жетона силы, символ считается за 5, если меньше — за 1.
die-steed = кубик скакуна
    .text = Чёрный. Грани: 0, 1, 2, 3, 4 и особый символ. У скакуна IV уровня символ считается за 4, иначе — за 0.
die-armour = кубик брони
    .text = Белый. Грани: 0, 1, 1, 2, 3 и особый символ. У брони IV уровня символ считается за 3, иначе — за 0.

die_face-strength-1 = сила 1
die_face-strength-2 = сила 2
die_face-strength-3 = сила 3
die_face-strength-4 = сила 4
die_face-strength-5 = сила 5
die_face-strength-special = сила (символ)
die_face-steed-0 = скакун 0
die_face-steed-1 = скакун 1
die_face-steed-2 = скакун 2
die_face-steed-3 = скакун 3
die_face-steed-4 = скакун 4
die_face-steed-special = скакун (символ)
die_face-armour-0 = броня 0
die_face-armour-1 = броня 1
die_face-armour-2 = броня 2
die_face-armour-3 = броня 3
die_face-armour-special = броня (символ)

## Действия

action-training = Тренировка
action-prayer = Молитва
action-service = Служба
action-initiative = Инициатива
action-plan_journey = План путешествия
action-guard = Караул
action-solo_training = Одиночная тренировка
action-market = Рынок
    .text = Улучшите скакуна или броню на один уровень. Уровень II стоит 1 монету, III — 2 монеты, IV — 4 монеты.
action-gain_ally = Поддержка
    .text = Возьмите жетон с трека поддержки и заплатите цену его ячейки.
action-herald = Герольд
    .text = Поставьте щит на ближайший турнир, не дожидаясь фазы записи.
action-new_goal = Новая цель
action-event = Событие
    .text = Выполните действие активного события, если оно есть. В каждом раунде это доступно только одной фишке.

## Поддержка

ally-minstrel = Менестрель
ally-squire = Оруженосец
ally-nun = Монахиня
ally-thug = Головорез
ally-fencing_master = Мастер фехтования
ally-queen = Королева
ally-king = Король
ally-lady_in_waiting = Фрейлина
ally-moneylender = Ростовщик
ally-witch = Ведьма
ally-bishop = Епископ
ally-lady = Леди
ally-cook = Повар
ally-diplomat = Дипломат
ally-hermit = Отшельник
ally-veteran_ally = Ветеран
ally-scribe = Писарь
ally-armourer = Оружейник
ally-messenger = Посланник
ally-jester = Шут
ally-herald_ally = Герольд
ally-vassal = Вассал

## Реликвии

relic-medallion = Медальон
relic-amulet = Амулет
relic-ring = Кольцо
relic-rosary = Чётки

## Престиж

prestige-plain = Пока жетон активен, он прибавляет 1 к вашему престижу в поединках. Победив в стычке при равной атаке, вы переворачиваете один из своих активных жетонов престижа.
prestige-lady_of_the_heart = Дама сердца
prestige-retinue = Свита
prestige-war_fame = Воинская доблесть
prestige-kings_favour = Благосклонность короля
prestige-office = Должность
prestige-champion = Чемпион

## Призы турниров

prize-standard = Обычный приз
prize-laurel = Лавры чемпиона
prize-title_of_champion = Звание чемпиона
prize-reliquary = Золотой реликварий
prize-purse = Кошель золота

## Рыцари

knight_kind-champion = чемпион
knight_kind-veteran = ветеран
knight_kind-king = король
knight_kind-magnate = польский вельможа
knight_kind-noble = представитель знати

knight-jacques_de_lalaing = Жак де Лален
knight-zawisza_czarny = Завиша Чёрный
knight-jean_le_maingre = Жан II ле Менгр
knight-jaroslav_lev = Ярослав Лев из Рожмитала
knight-john_talbot = Джон Толбот
knight-federico_da_montefeltro = Федерико да Монтефельтро
knight-francesco_sforza = Франческо Сфорца
knight-suero_de_quinones = Суэро де Киньонес
knight-pierre_terrail = Пьер Террайль
knight-alvaro_vaz_de_almada = Альваро Ваз де Алмада
knight-pal_kinizsi = Пал Кинижи
knight-david_mathew = Дэвид Мэтью
knight-wladyslaw_jagiello = Владислав Ягайло
knight-henry_v = Генрих V Монмутский
knight-maximilian_i = Максимилиан I Австрийский
knight-joao_i = Жуан I Добрый
knight-james_ii = Яков II Шотландский
knight-charles_vii = Карл VII Победитель
knight-juan_ii = Хуан II Арагонский
knight-wolfert_van_borselen = Вольферт VI ван Борселен
knight-jan_zizka = Ян Жижка из Троцнова
knight-hans_von_trotha = Ганс фон Трота
knight-john_fastolf = Джон Фастольф
knight-jean_de_luxembourg = Жан II де Люксембург-Линьи
knight-dietrich_von_kottulin = Дитрих фон Коттулин
knight-dobieslaw_puchala = Добеслав Пухала
knight-dobieslaw_z_olesnicy = Добеслав Олесницкий
knight-powala_z_taczewa = Повала из Тачева
knight-sedziwoj_ostrorog = Сендзивой Остророгский
knight-zyndram_z_maszkowic = Зындрам из Машковиц
knight-wincenty_z_granowa = Винцент из Гранова
knight-andrzej_balicki = Анджей Балицки

## Города

city-florence = Флоренция
city-paris = Париж
city-munich = Мюнхен

## События

event-crusade = Крестовый поход
event-good_harvest = Хороший урожай
event-royal_wedding = Королевская свадьба
event-hiring_1 = Найм I
event-journey = Странствие
event-call_to_arms = Призыв к оружию
event-war = Война
event-hiring_2 = Найм II
event-spoils_of_war = Военные трофеи
event-siege = Осада
event-mentors_lessons = Уроки наставника
event-hiring_3 = Найм III

## Персонажи

character-young_knight = Молодой рыцарь
character-merchants_heir = Наследник купца
character-tourney_fighter = Турнирный боец
character-pilgrim_knight = Рыцарь-паломник
character-courtier = Придворный
character-kings_ward = Воспитанник короля
character-condottieres_son = Сын кондотьера
character-crusaders_heir = Наследник крестоносца
character-free_citys_baron = Барон вольного города

## Титулы

title-strong = Сильный
title-charming = Очаровательный
title-traveller = Путешественник
title-influential = Влиятельный
title-noble = Благородный
title-terrible = Ужасный
title-righteous = Праведный
title-founder = Основатель
title-patron = Покровитель
title-lucky = Удачливый
title-rich = Богатый
title-famous = Знаменитый
title-brave = Храбрый
title-affluent = Зажиточный

## Карты путешествий: романтика

travel-game = Игра
travel-courtly_love = Любовь при дворе
travel-keepsake = Сувенир
travel-task = Задание
travel-serenade = Серенада
travel-ladys_prayer = Молитва дамы
travel-locket = Ладанка
travel-dance = Танец на пиру
travel-garden_walk = Прогулка в саду
travel-song_of_praise = Хвалебная песнь
travel-queens_audience = Аудиенция у королевы
travel-ladys_train = Свита дамы
travel-secret_letter = Тайное письмо

## Карты путешествий: торговля

travel-fencing_lessons = Уроки фехтования
travel-golden_fleece = Орден Золотого Руна
travel-rosary = Чётки
travel-destrier = Дестриэ
travel-milanese_plate = Миланский доспех
travel-courser = Быстроногий конь
travel-cuirass = Кираса
travel-amulet = Амулет
travel-medallion = Медальон
travel-indulgence = Индульгенция
travel-alms = Милостыня
travel-court_appointment = Место при дворе
travel-hired_squire = Наёмный оруженосец
travel-hired_blade = Наёмный клинок
travel-liveried_escort = Эскорт в ливреях
travel-sparring_yard = Тренировочный двор

## Карты путешествий: испытания

travel-rescue = Спасение
travel-gruuthuse = Лодевейк ван Грутхусе
travel-ludwig_von_brieg = Людвиг II фон Бриг
travel-riccio_da_parma = Риччо да Парма
travel-highwaymen = Разбойники с большой дороги
travel-tavern_brawl = Драка в таверне
travel-poachers = Браконьеры
travel-robber_knight = Рыцарь-разбойник
travel-holder_of_the_bridge = Хранитель моста
travel-insulted_honour = Оскорблённая честь
travel-deserters = Дезертиры
travel-ruffians = Главарь головорезов
travel-relic_thieves = Похитители реликвий
travel-horse_breeder = Хозяин табуна
travel-bastard_of_burgundy = Бастард Бургундский
travel-border_skirmish = Бой на границе
travel-abbeys_guardian = Страж аббатства
travel-master_of_arms = Мастер оружия
travel-sortie = Вылазка
travel-captains_ransom = Выкуп за капитана
travel-wandering_champion = Странствующий чемпион
travel-reliquary_keeper = Хранитель реликвария
travel-kings_champion = Чемпион короля
travel-dukes_marshal = Маршал герцога
travel-black_knight = Чёрный рыцарь
travel-duel_before_the_king = Поединок перед королём
travel-undefeated = Непобедимый

## Типы турниров

mode-plaisance = Плезанс
    .text = Восемь участников, три этапа, проигравший выбывает. Победитель финала получает приз.
mode-pas_darmes = Падарм
    .text = Вы бросаете вызов рыцарям во Флоренции, Париже и Мюнхене, по одному в каждом городе. Поражение не закрывает дорогу в следующий город.

## Шаги поединка

duel_step-tent = Палатка
duel_step-strength = Сила
duel_step-roll = Бросок
duel_step-faith = Вера
duel_step-lance_1 = Копьё: первый жетон
duel_step-lance_2 = Копьё: второй жетон
duel_step-relic = Реликвия
duel_step-result = Итог

## Одиночный режим

scenario-warrior = Воин
    .text = Победите в финалах всех трёх турниров; первое же поражение в поединке турнира завершает партию. Очки славы не важны, тип турнира — «Плезанс». Лёгкая сложность: обычное снаряжение, средняя: скакун I уровня, сложная: ещё и броня I уровня.
scenario-lone_challenge = Одиночный вызов
    .text = Наберите к концу игры не меньше 65 очков славы на лёгкой сложности, 75 на средней, 85 на сложной.
scenario-rivalry = Соперничество
    .text = Наберите к концу игры больше очков славы, чем виртуальный противник; ничья — поражение. Он участвует в турнирах, его атака — 8 на лёгкой сложности, 10 на средней, 13 на сложной.

difficulty-easy = Лёгкая
difficulty-medium = Средняя
difficulty-hard = Сложная

opponent_card-basic_1 = Базовая карта 1
opponent_card-basic_2 = Базовая карта 2
opponent_card-basic_3 = Базовая карта 3
opponent_card-basic_4 = Базовая карта 4
opponent_card-basic_5 = Базовая карта 5
opponent_card-basic_6 = Базовая карта 6
opponent_card-basic_7 = Базовая карта 7
opponent_card-basic_8 = Базовая карта 8
opponent_card-basic_9 = Базовая карта 9
opponent_card-warrior_1 = Карта воина 1
opponent_card-warrior_2 = Карта воина 2
opponent_card-righteous_1 = Карта праведника 1
opponent_card-righteous_2 = Карта праведника 2

## Главы правил

rule_chapter-RES = Ресурсы и общие принципы
rule_chapter-SET = Подготовка к игре
rule_chapter-TSET = Подготовка турнира
rule_chapter-RND = Ход раунда
rule_chapter-EVT = События
rule_chapter-ACT = Фаза действий
rule_chapter-EQP = Снаряжение
rule_chapter-ALLY = Поддержка
rule_chapter-TRV = Фаза путешествия
rule_chapter-REF = Фаза обновления
rule_chapter-REG = Фаза записи
rule_chapter-TOUR = Турнир
rule_chapter-DUEL = Поединок: игрок против рыцаря
rule_chapter-PVP = Поединок: игрок против игрока
rule_chapter-KVK = Рыцарь против рыцаря
rule_chapter-PRE = Престиж
rule_chapter-TTL = Фаза титулов
rule_chapter-END = Конец игры
rule_chapter-SOLO = Одиночный режим
rule_chapter-VAR = Варианты
rule_chapter-DEC = Решения
rule_chapter-EX = Разбор примеров
rule_chapter-RUL = Толкования
