# Крестоносцы: названия и тексты компонентов.
# Товары стоят внутри предложений, поэтому пишутся со строчной буквы.

## Игра

game-title = Крестоносцы
game-summary = Возглавьте одно из четырёх государств крестоносцев, планируйте приказы на кресте и за шесть раундов или раньше наберите больше всех очков влияния.
    .text = Левант после Первого крестового похода, для 2–4 игроков. Каждый раунд вы выкладываете на крест два приказа: строительство, молитва, сбор войск или поход — сейчас или в следующем раунде, зато с усилением. Вы улучшаете города и их стены, движетесь по треку святости, обучаете епископов, которые превращают города в ваши святые земли, изучаете тактики и отнимаете города у сарацин и соперников. В бою противник закрывает половину каждой вашей карты. Наместники и святые земли приносят очки влияния каждый раунд, тайная булла — в конце игры. А набеги сарацин с каждым раундом всё сильнее. 4 города или 5 святых земель завершают игру досрочно.
automa = Автома

## Товары

good-wood = древесина
good-candles = свечи
good-steel = сталь
good-horses = лошади
good-spices = пряности

## Приказы

order-build = Строительство
order-pray = Молитва
order-muster = Сбор войск
order-march = Поход

## Государства

state-jerusalem = Иерусалим
state-tripoli = Триполи
state-edessa = Эдесса
state-antioch = Антиохия

## Города

city-edessa_city = Эдесса
city-antioch_city = Антиохия
city-tripoli_city = Триполи
city-jerusalem_city = Иерусалим
city-turbessel = Турбессель
city-tortosa = Тортоса
city-acre = Акра
city-tadmor = Тадмор
city-aleppo = Алеппо
city-apamea = Апамея
city-baalbek = Баальбек
city-damascus = Дамаск
city-homs = Хомс

## Тактики

tactic-baptism_of_fire = Боевое крещение
tactic-reinforcements = Подкрепление
tactic-shield_wall = Стена щитов
tactic-couched_lances = Копья наперевес
tactic-deus_vult = Так хочет Бог
tactic-scorched_earth = Выжженная земля
tactic-sappers = Подкоп
tactic-ambuscade = Засада
tactic-supply_train = Обоз
tactic-insidious_bribery = Коварный подкуп
tactic-fire_volley = Огненный залп
tactic-siege_tower = Осадная башня
tactic-naphtha_pots = Горшки с нафтой
tactic-flame_of_faith = Пламя веры
tactic-relic_bearers = Носители реликвий
tactic-vigil_of_arms = Ночное бдение
tactic-brothers_hospitaller = Братья-госпитальеры
tactic-true_cross = Истинный Крест
tactic-legates_blessing = Благословение легата
tactic-zeal_of_martyrs = Рвение мучеников
tactic-truce_of_god = Божье перемирие
tactic-hedge_of_spears = Частокол копий
tactic-crossbow_line = Строй арбалетчиков
tactic-sworn_brothers = Побратимы
tactic-sally_at_the_gate = Вылазка у ворот
tactic-flower_of_chivalry = Цвет рыцарства
tactic-iron_discipline = Железная дисциплина
tactic-castellans_vow = Обет кастеляна
tactic-last_stand = Последний рубеж
tactic-feigned_flight = Притворное бегство
tactic-turcopole_raid = Налёт туркополов
tactic-night_ride = Ночной переход
tactic-pursuit = Преследование
tactic-thundering_charge = Громовая атака
tactic-encirclement = Окружение
tactic-knights_errant = Странствующие рыцари
tactic-spoils_of_war = Военная добыча
tactic-baldwins_defence = Оборона Балдуина
tactic-tancreds_onslaught = Натиск Танкреда
tactic-raymonds_siege_camp = Осадный лагерь Раймунда
tactic-bohemonds_stratagem = Хитрость Боэмунда
tactic-joscelins_ambush = Засада Жослена
tactic-godfreys_assault = Штурм Готфрида

## Карты сарацин

saracen-apamean_archers = Апамейские стрелки
saracen-orontes_skirmishers = Застрельщики с Оронта
saracen-aleppo_ghulams = Гулямы Алеппо
saracen-aleppo_garrison = Гарнизон Алеппо
saracen-damascene_swordsmen = Дамасские мечники
saracen-damascene_lancers = Дамасские копейщики
saracen-baalbek_slingers = Пращники Баальбека
saracen-bekaa_ambush = Засада в Бекаа
saracen-homs_heavy_horse = Тяжёлая конница Хомса
saracen-emirs_guard = Гвардия эмира
saracen-tadmor_camel_riders = Верблюжьи всадники Тадмора
saracen-bedouin_raiders = Бедуины-налётчики
saracen-turcoman_bowmen = Туркменские лучники
saracen-horse_archers = Конные лучники
saracen-coastal_marines = Воины побережья
saracen-naffatun = Наффатуны
saracen-siege_engineers = Мастера осадных машин
saracen-fatimid_fleet = Флот Фатимидов
saracen-nizari_fidais = Низаритские фидаи
saracen-call_to_jihad = Призыв к джихаду

## Постройки

building-bazaar = Базар
building-stores = Склады
building-masons_lodge = Цех каменщиков
building-siege_workshop = Осадная мастерская
building-caravanserai = Караван-сарай
building-pilgrim_hospice = Странноприимный дом
building-scriptorium = Скрипторий
building-castle_chapels = Замковые капеллы
building-shrine_of_relics = Святилище реликвий
building-smithies = Кузницы
building-mercenary_quarter = Квартал наёмников
building-order_priory = Приорат ордена
building-engineers_camp = Лагерь строителей
building-tiltyards = Ристалища
building-stables = Конюшни
building-trophy_hall = Зал трофеев
building-army_chaplaincy = Походная церковь
building-training_ground = Тренировочный плац
building-cathedral_chapter = Соборный капитул
building-royal_arsenal = Королевский арсенал
building-settlers_court = Суд поселенцев
building-military_commandery = Командорство
building-church_of_victory = Церковь Победы

## Шпионы

spy-bribed_overseer = Подкупленный надсмотрщик
spy-stolen_plans = Украденные чертежи
spy-smuggler = Контрабандист
spy-hidden_mason = Подосланный каменщик
spy-false_pilgrim = Мнимый паломник
spy-confessor = Духовник
spy-papal_courier = Папский гонец
spy-alms_collector = Сборщик подаяний
spy-recruiter = Вербовщик
spy-turncoat_sergeant = Сержант-перебежчик
spy-arms_dealer = Торговец оружием
spy-camp_follower = Маркитант
spy-pathfinder = Следопыт
spy-saboteur = Поджигатель
spy-deserters_agent = Пособник беглецов
spy-chronicler = Хронист

## Наместники

governor-baldwin_of_jerusalem = Балдуин Иерусалимский
governor-baldwin_of_bourcq = Бодуэн де Бур
governor-bertrand_of_toulouse = Бертран Тулузский
governor-bohemond_of_taranto = Боэмунд Тарентский
governor-raynald = Райнальд
governor-galeran = Галеран
governor-fulk_of_anjou = Фульк Анжуйский
governor-richard_of_salerno = Ричард Салернский
governor-arnulf_de_rohes = Арнульф де Роол
governor-melisende_of_jerusalem = Мелисенда Иерусалимская
governor-pons_of_saint_gilles = Понс де Сен-Жиль
governor-romain_du_puy = Ромен де Пюи
governor-joscelin_of_courtenay = Жослен де Куртене
governor-roger_of_the_principate = Рожер де Принципато
governor-tancred_of_galilee = Танкред Галилейский
governor-eustace_grenier = Эсташ Гренье
governor-william_of_bures = Гильом де Бюр
governor-hodierna_of_tripoli = Годиерна Триполийская
governor-alice_of_antioch = Алиса Антиохийская
governor-raymond_of_poitiers = Раймунд де Пуатье

## Буллы

bull-bull_dominion = Булла о владычестве
bull-bull_shepherds = Булла о пастырях
bull-bull_walls = Булла о стенах
bull-bull_host = Булла о воинстве
bull-bull_clergy = Булла о духовенстве
bull-bull_mission = Булла о миссии
bull-bull_primacy = Булла о первенстве
bull-bull_works = Булла о зодчестве
bull-bull_treasury = Булла о казне
bull-bull_trade = Булла о торговле
bull-bull_arms = Булла об оружии
bull-bull_heartland = Булла о сердце Леванта
bull-bull_homs = Булла о Хомсе
bull-bull_roads = Булла о дорогах
bull-bull_throne = Булла о престоле
bull-bull_devotion = Булла о благочестии

## Рескрипты

rescript-sparing_of_the_city = Пощада городу
rescript-masons_privilege = Привилегия каменщиков
rescript-market_charter = Торговая грамота
rescript-right_of_passage = Право прохода
rescript-diocesan_synod = Диоцезальный синод
rescript-indulgence = Индульгенция
rescript-canonical_visitation = Каноническая визитация
rescript-pastoral_letter = Пастырское послание
rescript-levy_of_the_faithful = Ополчение верных
rescript-blessing_of_swords = Благословение мечей
rescript-garrison_duty = Гарнизонная служба
rescript-master_at_arms = Мастер оружия
rescript-escort_of_pilgrims = Охрана паломников
rescript-remounts = Сменные лошади
rescript-confession_before_battle = Исповедь перед боем
rescript-interrogation_of_captives = Допрос пленных
rescript-crown_grant = Королевское пожалование
rescript-cathedral_charter = Соборная грамота
rescript-crusade_tithe = Десятина крестоносцев
rescript-genoese_privilege = Генуэзская привилегия
rescript-apostolic_mandate = Апостольский мандат
rescript-canonisation = Канонизация
rescript-crusade_sermon = Проповедь крестового похода
rescript-deposition = Лишение кафедры
rescript-call_to_the_cross = Зов Креста
rescript-papal_engineers = Папские осадные мастера
rescript-dispensation = Особое дозволение
rescript-militia_of_saint_peter = Воинство святого Петра
rescript-vow_of_vengeance = Обет мести
rescript-anathema = Анафема
rescript-investiture = Инвеститура
rescript-banner_of_the_church = Хоругвь Церкви

## События

event-field_of_blood = Кровавое поле
event-norwegian_fleet = Флот короля Сигурда
event-plague_of_locusts = Нашествие саранчи
event-great_earthquake = Великое землетрясение
event-council_of_nablus = Собор в Наблусе
event-venetian_treaty = Договор с Венецией
event-knights_of_the_temple = Бедные рыцари Храма
event-daggers_in_the_night = Кинжалы в ночи
event-truce_of_princes = Перемирие князей
event-papal_legation = Папское посольство
event-rise_of_zengi = Возвышение Зенги
event-season_of_pilgrims = Время паломников

## Жетоны набегов

raid-raid_yellow = Жетон набега: жёлтый
raid-raid_white = Жетон набега: белый
raid-raid_blue = Жетон набега: синий
raid-raid_red = Жетон набега: красный

## Жетоны автомы

automa-automa_build = Автома: строительство
automa-automa_pray = Автома: молитва
automa-automa_muster = Автома: сбор войск
automa-automa_march = Автома: поход
automa-automa_boost = Автома: усиление

## Главы правил

rule_chapter-MAP = Карта, города и контроль
rule_chapter-PAY = Товары, монеты и оплата
rule_chapter-SETUP = Подготовка к игре
rule_chapter-ORDER = Порядок хода
rule_chapter-ROUND = Раунд
rule_chapter-EVT = События
rule_chapter-SAR = Сарацины и набеги
rule_chapter-PLAN = Планирование
rule_chapter-AUTO = Автома
rule_chapter-ACT = Активация
rule_chapter-BUILD = Строительство
rule_chapter-PRAY = Молитва
rule_chapter-HOLY = Святость
rule_chapter-BISH = Епископы и святые земли
rule_chapter-MUST = Сбор войск
rule_chapter-MARCH = Поход
rule_chapter-BAT = Бой
rule_chapter-INC = Доход
rule_chapter-END = Конец игры
rule_chapter-BULL = Буллы
rule_chapter-GOV = Наместники
rule_chapter-BLDG = Постройки
rule_chapter-RESC = Рескрипты
rule_chapter-MKT = Рынки и сброс
rule_chapter-CAP = Столица и выбывание
rule_chapter-TAC = Тактики
rule_chapter-HOMS = Хомс
rule_chapter-SPY = Шпионы
rule_chapter-GLO = Общие эффекты
rule_chapter-VAR = Варианты
rule_chapter-EFF = Эффекты подробно
rule_chapter-D = Решения
rule_chapter-EX = Разбор примеров
rule_chapter-RUL = Толкования
