# Хрестоносці: назви й тексти компонентів.
# Товари стоять усередині речень, тому їх пишуть з малої літери.

## Гра

game-title = Хрестоносці
game-summary = Очольте одну з чотирьох держав хрестоносців, плануйте накази на хресті й щонайбільше за шість раундів наберіть найбільше очок впливу.
    .text = Левант після Першого хрестового походу, для 2–4 гравців. Щораунду ви викладаєте на хрест два накази: будівництво, молитва, збір війська або похід — зараз чи наступного раунду, зате з посиленням. Ви розбудовуєте міста та їхні мури, рухаєтеся треком святості, висвячуєте єпископів, які перетворюють міста на ваші святі землі, вивчаєте тактики й відбираєте міста в сарацинів і суперників. У битві супротивник закриває половину кожної вашої карти. Намісники та святі землі дають очки впливу щораунду, таємна булла — наприкінці гри. А набіги сарацинів із кожним раундом сильніші. 4 міста або 5 святих земель завершують гру достроково.
automa = Автома

## Товари

good-wood = деревина
good-candles = свічки
good-steel = сталь
good-horses = коні
good-spices = прянощі

## Накази

order-build = Будівництво
order-pray = Молитва
order-muster = Збір війська
order-march = Похід

## Держави

state-jerusalem = Єрусалимське королівство
state-tripoli = Графство Триполі
state-edessa = Графство Едесса
state-antioch = Антіохійське князівство

## Міста

city-edessa_city = Едесса
city-antioch_city = Антіохія
city-tripoli_city = Триполі
city-jerusalem_city = Єрусалим
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

tactic-baptism_of_fire = Бойове хрещення
tactic-reinforcements = Підкріплення
tactic-shield_wall = Стіна щитів
tactic-couched_lances = Списи наперевіс
tactic-deus_vult = Так хоче Бог
tactic-scorched_earth = Випалена земля
tactic-sappers = Підкоп
tactic-ambuscade = Засідка
tactic-supply_train = Обоз
tactic-insidious_bribery = Підступний підкуп
tactic-fire_volley = Вогняний залп
tactic-siege_tower = Облогова вежа
tactic-naphtha_pots = Горщики з нафтою
tactic-flame_of_faith = Полум’я віри
tactic-relic_bearers = Носії реліквій
tactic-vigil_of_arms = Нічне чування
tactic-brothers_hospitaller = Брати-госпітальєри
tactic-true_cross = Істинний Хрест
tactic-legates_blessing = Благословення легата
tactic-zeal_of_martyrs = Запал мучеників
tactic-truce_of_god = Боже перемир’я
tactic-hedge_of_spears = Частокіл списів
tactic-crossbow_line = Стрій арбалетників
tactic-sworn_brothers = Побратими
tactic-sally_at_the_gate = Вилазка біля брами
tactic-flower_of_chivalry = Цвіт лицарства
tactic-iron_discipline = Залізна дисципліна
tactic-castellans_vow = Обітниця каштеляна
tactic-last_stand = Останній рубіж
tactic-feigned_flight = Удавана втеча
tactic-turcopole_raid = Наскок туркополів
tactic-night_ride = Нічний перехід
tactic-pursuit = Переслідування
tactic-thundering_charge = Громова атака
tactic-encirclement = Оточення
tactic-knights_errant = Мандрівні лицарі
tactic-spoils_of_war = Воєнна здобич
tactic-baldwins_defence = Оборона Балдуїна
tactic-tancreds_onslaught = Натиск Танкреда
tactic-raymonds_siege_camp = Облоговий табір Раймунда
tactic-bohemonds_stratagem = Хитрощі Боемунда
tactic-joscelins_ambush = Засідка Жослена
tactic-godfreys_assault = Штурм Готфріда

## Карти сарацинів

saracen-apamean_archers = Апамейські стрільці
saracen-orontes_skirmishers = Гарцівники з Оронту
saracen-aleppo_ghulams = Гулями Алеппо
saracen-aleppo_garrison = Гарнізон Алеппо
saracen-damascene_swordsmen = Дамаські мечники
saracen-damascene_lancers = Дамаські списники
saracen-baalbek_slingers = Пращники Баальбека
saracen-bekaa_ambush = Засідка в Бекаа
saracen-homs_heavy_horse = Важка кіннота Хомса
saracen-emirs_guard = Гвардія еміра
saracen-tadmor_camel_riders = Верблюжі вершники Тадмора
saracen-bedouin_raiders = Бедуїни-грабіжники
saracen-turcoman_bowmen = Туркменські лучники
saracen-horse_archers = Кінні лучники
saracen-coastal_marines = Воїни узбережжя
saracen-naffatun = Наффатуни
saracen-siege_engineers = Майстри облогових машин
saracen-fatimid_fleet = Флот Фатімідів
saracen-nizari_fidais = Нізаритські фідаї
saracen-call_to_jihad = Заклик до джихаду

## Споруди

building-bazaar = Базар
building-stores = Комори
building-masons_lodge = Цех мулярів
building-siege_workshop = Облогова майстерня
building-caravanserai = Караван-сарай
building-pilgrim_hospice = Притулок прочан
building-scriptorium = Скрипторій
building-castle_chapels = Замкові каплиці
building-shrine_of_relics = Святилище реліквій
building-smithies = Кузні
building-mercenary_quarter = Квартал найманців
building-order_priory = Пріорат ордену
building-engineers_camp = Табір будівничих
building-tiltyards = Ристалища
building-stables = Стайні
building-trophy_hall = Зала трофеїв
building-army_chaplaincy = Похідна церква
building-training_ground = Тренувальний плац
building-cathedral_chapter = Соборний капітул
building-royal_arsenal = Королівський арсенал
building-settlers_court = Суд поселенців
building-military_commandery = Командорство
building-church_of_victory = Церква Перемоги

## Шпигуни

spy-bribed_overseer = Підкуплений наглядач
spy-stolen_plans = Викрадені креслення
spy-smuggler = Контрабандист
spy-hidden_mason = Підісланий муляр
spy-false_pilgrim = Удаваний прочанин
spy-confessor = Духівник
spy-papal_courier = Папський гонець
spy-alms_collector = Збирач милостині
spy-recruiter = Вербувальник
spy-turncoat_sergeant = Сержант-перебіжчик
spy-arms_dealer = Торговець зброєю
spy-camp_follower = Маркітант
spy-pathfinder = Слідопит
spy-saboteur = Палій
spy-deserters_agent = Помічник утікачів
spy-chronicler = Хроніст

## Намісники

governor-baldwin_of_jerusalem = Балдуїн Єрусалимський
governor-baldwin_of_bourcq = Бодуен де Бур
governor-bertrand_of_toulouse = Бертран Тулузький
governor-bohemond_of_taranto = Боемунд Тарентський
governor-raynald = Райнальд
governor-galeran = Галеран
governor-fulk_of_anjou = Фульк Анжуйський
governor-richard_of_salerno = Річард Салернський
governor-arnulf_de_rohes = Арнульф де Роол
governor-melisende_of_jerusalem = Мелісенда Єрусалимська
governor-pons_of_saint_gilles = Понс де Сен-Жиль
governor-romain_du_puy = Ромен дю Пюї
governor-joscelin_of_courtenay = Жослен де Куртене
governor-roger_of_the_principate = Рожер де Принципато
governor-tancred_of_galilee = Танкред Галілейський
governor-eustace_grenier = Есташ Греньє
governor-william_of_bures = Гійом де Бюр
governor-hodierna_of_tripoli = Годієрна Триполійська
governor-alice_of_antioch = Аліса Антіохійська
governor-raymond_of_poitiers = Раймунд де Пуатьє

## Булли

bull-bull_dominion = Булла про панування
bull-bull_shepherds = Булла про пастирів
bull-bull_walls = Булла про мури
bull-bull_host = Булла про воїнство
bull-bull_clergy = Булла про духовенство
bull-bull_mission = Булла про місію
bull-bull_primacy = Булла про першість
bull-bull_works = Булла про зодчество
bull-bull_treasury = Булла про скарбницю
bull-bull_trade = Булла про торгівлю
bull-bull_arms = Булла про зброю
bull-bull_heartland = Булла про серце Леванту
bull-bull_homs = Булла про Хомс
bull-bull_roads = Булла про шляхи
bull-bull_throne = Булла про престол
bull-bull_devotion = Булла про побожність

## Рескрипти

rescript-sparing_of_the_city = Пощада місту
rescript-masons_privilege = Привілей мулярів
rescript-market_charter = Грамота на торг
rescript-right_of_passage = Право проходу
rescript-diocesan_synod = Дієцезіальний синод
rescript-indulgence = Індульгенція
rescript-canonical_visitation = Канонічна візитація
rescript-pastoral_letter = Пастирське послання
rescript-levy_of_the_faithful = Ополчення вірних
rescript-blessing_of_swords = Благословення мечів
rescript-garrison_duty = Гарнізонна служба
rescript-master_at_arms = Майстер зброї
rescript-escort_of_pilgrims = Охорона прочан
rescript-remounts = Змінні коні
rescript-confession_before_battle = Сповідь перед битвою
rescript-interrogation_of_captives = Допит полонених
rescript-crown_grant = Королівське надання
rescript-cathedral_charter = Соборна грамота
rescript-crusade_tithe = Десятина хрестоносців
rescript-genoese_privilege = Генуезький привілей
rescript-apostolic_mandate = Апостольський мандат
rescript-canonisation = Канонізація
rescript-crusade_sermon = Проповідь хрестового походу
rescript-deposition = Позбавлення кафедри
rescript-call_to_the_cross = Поклик Хреста
rescript-papal_engineers = Папські облогові майстри
rescript-dispensation = Особливий дозвіл
rescript-militia_of_saint_peter = Воїнство святого Петра
rescript-vow_of_vengeance = Обітниця помсти
rescript-anathema = Анафема
rescript-investiture = Інвеститура
rescript-banner_of_the_church = Хоругва Церкви

## Події

event-field_of_blood = Криваве поле
event-norwegian_fleet = Флот короля Сігурда
event-plague_of_locusts = Навала сарани
event-great_earthquake = Великий землетрус
event-council_of_nablus = Собор у Наблусі
event-venetian_treaty = Договір із Венецією
event-knights_of_the_temple = Бідні лицарі Храму
event-daggers_in_the_night = Кинджали в ночі
event-truce_of_princes = Перемир’я князів
event-papal_legation = Папське посольство
event-rise_of_zengi = Піднесення Зенгі
event-season_of_pilgrims = Час прочан

## Жетони набігів

raid-raid_yellow = Жетон набігу: жовтий
raid-raid_white = Жетон набігу: білий
raid-raid_blue = Жетон набігу: синій
raid-raid_red = Жетон набігу: червоний

## Жетони автоми

automa-automa_build = Автома: будівництво
automa-automa_pray = Автома: молитва
automa-automa_muster = Автома: збір війська
automa-automa_march = Автома: похід
automa-automa_boost = Автома: посилення

## Розділи правил

rule_chapter-MAP = Карта, міста й контроль
rule_chapter-PAY = Товари, монети й оплата
rule_chapter-SETUP = Підготовка до гри
rule_chapter-ORDER = Порядок ходу
rule_chapter-ROUND = Раунд
rule_chapter-EVT = Події
rule_chapter-SAR = Сарацини й набіги
rule_chapter-PLAN = Планування
rule_chapter-AUTO = Автома
rule_chapter-ACT = Активація
rule_chapter-BUILD = Будівництво
rule_chapter-PRAY = Молитва
rule_chapter-HOLY = Святість
rule_chapter-BISH = Єпископи та святі землі
rule_chapter-MUST = Збір війська
rule_chapter-MARCH = Похід
rule_chapter-BAT = Битва
rule_chapter-INC = Дохід
rule_chapter-END = Кінець гри
rule_chapter-BULL = Булли
rule_chapter-GOV = Намісники
rule_chapter-BLDG = Споруди
rule_chapter-RESC = Рескрипти
rule_chapter-MKT = Ринки та скид
rule_chapter-CAP = Столиця та вибування
rule_chapter-TAC = Тактики
rule_chapter-HOMS = Хомс
rule_chapter-SPY = Шпигуни
rule_chapter-GLO = Спільні ефекти
rule_chapter-VAR = Варіанти
rule_chapter-EFF = Ефекти докладно
rule_chapter-D = Рішення
rule_chapter-EX = Розбір прикладів
rule_chapter-RUL = Тлумачення
