# Лицарська слава: назви й тексти компонентів.
# Кубики й типи лицарів стоять усередині речень, тому їх пишуть з малої літери.

## Гра

game-title = Лицарська слава
game-summary = Тренуйтеся, мандруйте, бийтеся на турнірах і за три раунди здобудьте найбільше очок слави.
    .text = Європа п’ятнадцятого століття, для 1–4 гравців. У місті ви ставите фішки, щоб набратися сили та віри, заробити монети, поліпшити скакуна й броню, здобути союзників при дворі. У подорожах граєте карти: романтика, торгівля та виклики, долю яких вирішує двобій. Кожен раунд завершує турнір: там ви сходитеся зі славетними лицарями та одне з одним, сутичка за сутичкою, а сила, віра, союзники й реліквії допомагають схилити кубики на ваш бік. Після третього турніру останні очки слави дають титули.
automa = Віртуальний суперник

## Кубики

die-strength = кубик сили
    .text = Червоний. Грані: 1, 2, 3, 4, 5 та особливий символ. Якщо вкладено 4 жетони сили, символ дає 5, якщо менше — 1.
die-steed = кубик скакуна
    .text = Чорний. Грані: 0, 1, 2, 3, 4 та особливий символ. Зі скакуном четвертого рівня символ дає 4, інакше 0.
die-armour = кубик броні
    .text = Білий. Грані: 0, 1, 1, 2, 3 та особливий символ. З бронею четвертого рівня символ дає 3, інакше 0.

## Дії

action-training = Тренування
action-prayer = Молитва
action-service = Служба
action-initiative = Ініціатива
action-plan_journey = План подорожі
action-guard = Варта
action-solo_training = Самостійне тренування
action-market = Ринок
    .text = Поліпшіть скакуна або броню на один рівень. Другий рівень коштує 1 монету, третій — 2 монети, четвертий — 4 монети.
action-gain_ally = Союзники
    .text = Візьміть союзника з треку й заплатіть ціну його комірки.
action-herald = Герольд
    .text = Поставте щит у найближчому турнірі ще до запису.
action-new_goal = Нова ціль
action-event = Подія
    .text = Виконайте дію активної події, якщо вона її має. За раунд це може зробити лише одна фішка.

## Союзники

ally-minstrel = Менестрель
ally-squire = Зброєносець
ally-nun = Черниця
ally-thug = Головоріз
ally-fencing_master = Майстер фехтування
ally-queen = Королева
ally-king = Король
ally-lady_in_waiting = Фрейліна
ally-moneylender = Лихвар
ally-witch = Відьма
ally-bishop = Єпископ
ally-lady = Дама
ally-cook = Кухар
ally-diplomat = Дипломат
ally-hermit = Відлюдник
ally-veteran_ally = Ветеран
ally-scribe = Писар
ally-armourer = Зброяр
ally-messenger = Посланець
ally-jester = Блазень
ally-herald_ally = Герольд
ally-vassal = Васал

## Реліквії

relic-medallion = Медальйон
relic-amulet = Амулет
relic-ring = Перстень
relic-rosary = Вервиця

## Жетони престижу

prestige-lady_of_the_heart = Дама серця
prestige-retinue = Почет
prestige-war_fame = Бойова звитяга
prestige-kings_favour = Прихильність короля
prestige-office = Посада
prestige-champion = Чемпіон
prestige-plain = Поки жетон активний, він додає 1 до вашого престижу у двобоях. Вигравши сутичку за рівних атак, ви перевертаєте один зі своїх активних жетонів престижу.

## Призи турнірів

prize-standard = Звичайний приз
prize-laurel = Лаври чемпіона
prize-title_of_champion = Звання чемпіона
prize-reliquary = Золотий релікварій
prize-purse = Капшук золота

## Типи лицарів

knight_kind-champion = чемпіон
knight_kind-veteran = ветеран
knight_kind-king = король
knight_kind-magnate = польський вельможа
knight_kind-noble = знатний лицар

## Лицарі

knight-jacques_de_lalaing = Жак де Лален
knight-zawisza_czarny = Завіша Чорний
knight-jean_le_maingre = Жан II Ле Менгр
knight-jaroslav_lev = Ярослав Лев із Рожміталу
knight-john_talbot = Джон Талбот
knight-federico_da_montefeltro = Федеріко да Монтефельтро
knight-francesco_sforza = Франческо Сфорца
knight-suero_de_quinones = Суеро де Кіньйонес
knight-pierre_terrail = П’єр Террайль
knight-alvaro_vaz_de_almada = Алвару Ваз де Алмада
knight-pal_kinizsi = Пал Кініжі
knight-david_mathew = Девід Метью
knight-wladyslaw_jagiello = Владислав Ягайло
knight-henry_v = Генріх V Монмутський
knight-maximilian_i = Максиміліан I Австрійський
knight-joao_i = Жуан I Добрий
knight-james_ii = Яків II Шотландський
knight-charles_vii = Карл VII Переможець
knight-juan_ii = Хуан II Арагонський
knight-wolfert_van_borselen = Вольферт VI ван Борселен
knight-jan_zizka = Ян Жижка з Троцнова
knight-hans_von_trotha = Ганс фон Трота
knight-john_fastolf = Джон Фастольф
knight-jean_de_luxembourg = Жан II де Люксембург-Ліньї
knight-dietrich_von_kottulin = Дітріх фон Коттулін
knight-dobieslaw_puchala = Добеслав Пухала
knight-dobieslaw_z_olesnicy = Добеслав з Олесниці
knight-powala_z_taczewa = Повала з Тачева
knight-sedziwoj_ostrorog = Сендзівой Остроруг
knight-zyndram_z_maszkowic = Зиндрам із Машковиць
knight-wincenty_z_granowa = Вінцент із Гранова
knight-andrzej_balicki = Анджей Балицький

## Міста

city-florence = Флоренція
city-paris = Париж
city-munich = Мюнхен

## Події

event-crusade = Хрестовий похід
event-good_harvest = Добрий урожай
event-royal_wedding = Королівське весілля
event-hiring_1 = Наймання I
event-journey = Мандрівка
event-call_to_arms = Заклик до зброї
event-war = Війна
event-hiring_2 = Наймання II
event-spoils_of_war = Воєнні трофеї
event-siege = Облога
event-mentors_lessons = Уроки наставника
event-hiring_3 = Наймання III

## Персонажі

character-young_knight = Молодий лицар
character-merchants_heir = Спадкоємець купця
character-tourney_fighter = Турнірний боєць
character-pilgrim_knight = Лицар-прочанин
character-courtier = Придворний
character-kings_ward = Вихованець короля
character-condottieres_son = Син кондотьєра
character-crusaders_heir = Спадкоємець хрестоносця
character-free_citys_baron = Барон вільного міста

## Титули

title-strong = Сильний
title-charming = Чарівний
title-traveller = Мандрівник
title-influential = Впливовий
title-noble = Шляхетний
title-terrible = Грізний
title-righteous = Праведний
title-founder = Фундатор
title-patron = Меценат
title-lucky = Щасливий
title-rich = Багатий
title-famous = Славетний
title-brave = Хоробрий
title-affluent = Заможний

## Карти подорожей

travel-game = Гра
travel-courtly_love = Куртуазне кохання
travel-keepsake = Дарунок на згадку
travel-task = Завдання
travel-serenade = Серенада
travel-ladys_prayer = Молитва дами
travel-locket = Ладанка
travel-dance = Танець на бенкеті
travel-garden_walk = Прогулянка садом
travel-song_of_praise = Хвалебна пісня
travel-queens_audience = Аудієнція в королеви
travel-ladys_train = Почет дами
travel-secret_letter = Таємний лист
travel-fencing_lessons = Уроки фехтування
travel-golden_fleece = Орден Золотого руна
travel-rosary = Вервиця
travel-destrier = Бойовий кінь
travel-milanese_plate = Міланський обладунок
travel-courser = Прудкий кінь
travel-cuirass = Кіраса
travel-amulet = Амулет
travel-medallion = Медальйон
travel-indulgence = Індульгенція
travel-alms = Милостиня
travel-court_appointment = Місце при дворі
travel-hired_squire = Найманий зброєносець
travel-hired_blade = Найманий клинок
travel-liveried_escort = Ескорт у лівреях
travel-sparring_yard = Тренувальний двір
travel-rescue = Порятунок
travel-gruuthuse = Лодевейк ван Грутгусе
travel-ludwig_von_brieg = Людвіг II фон Бріг
travel-riccio_da_parma = Річчо да Парма
travel-highwaymen = Розбійники на шляху
travel-tavern_brawl = Бійка в таверні
travel-poachers = Браконьєри
travel-robber_knight = Лицар-розбійник
travel-holder_of_the_bridge = Оборонець мосту
travel-insulted_honour = Зневажена честь
travel-deserters = Дезертири
travel-ruffians = Ватажок головорізів
travel-relic_thieves = Викрадачі реліквій
travel-horse_breeder = Господар табуна
travel-bastard_of_burgundy = Бастард Бургундський
travel-border_skirmish = Бій на кордоні
travel-abbeys_guardian = Страж абатства
travel-master_of_arms = Майстер зброї
travel-sortie = Вилазка
travel-captains_ransom = Викуп за капітана
travel-wandering_champion = Мандрівний чемпіон
travel-reliquary_keeper = Хранитель релікварія
travel-kings_champion = Чемпіон короля
travel-dukes_marshal = Маршал герцога
travel-black_knight = Чорний лицар
travel-duel_before_the_king = Двобій перед королем
travel-undefeated = Непереможний

## Сценарії соло-гри

scenario-warrior = Воїн
    .text = Виграйте фінали всіх трьох турнірів: один програний двобій турніру завершує партію. Очки слави не мають значення, усі турніри — «Плезанс». На легкому рівні спорядження звичайне, на середньому скакун першого рівня, на важкому ще й броня першого рівня.
scenario-lone_challenge = Самотній виклик
    .text = Наприкінці гри майте щонайменше 65 очок слави на легкому рівні, 75 на середньому, 85 на важкому.
scenario-rivalry = Суперництво
    .text = Наприкінці гри майте більше очок слави, ніж віртуальний суперник; нічия — це поразка. Він бере участь у турнірах з атакою 8 на легкому рівні, 10 на середньому, 13 на важкому.

## Карти віртуального суперника

opponent_card-basic_1 = Базова карта 1
opponent_card-basic_2 = Базова карта 2
opponent_card-basic_3 = Базова карта 3
opponent_card-basic_4 = Базова карта 4
opponent_card-basic_5 = Базова карта 5
opponent_card-basic_6 = Базова карта 6
opponent_card-basic_7 = Базова карта 7
opponent_card-basic_8 = Базова карта 8
opponent_card-basic_9 = Базова карта 9
opponent_card-warrior_1 = Карта воїна 1
opponent_card-warrior_2 = Карта воїна 2
opponent_card-righteous_1 = Карта праведника 1
opponent_card-righteous_2 = Карта праведника 2

## Типи турнірів

mode-plaisance = Плезанс
    .text = Восьмеро учасників і три етапи на виліт. Переможець фіналу отримує приз.
mode-pas_darmes = Па д’арм
    .text = Ви кидаєте виклик лицарям у Флоренції, Парижі та Мюнхені, по одному в кожному місті. Поразка не заважає битися в наступному місті.

## Складність

difficulty-easy = Легкий
difficulty-medium = Середній
difficulty-hard = Важкий

## Кроки двобою

duel_step-tent = Намет
duel_step-strength = Сила
duel_step-roll = Кидок
duel_step-faith = Віра
duel_step-lance_1 = Спис: перший союзник
duel_step-lance_2 = Спис: другий союзник
duel_step-relic = Реліквія
duel_step-result = Підсумок

## Кубики з тим, що на них випало

die_face-strength-1 = сила 1
die_face-strength-2 = сила 2
die_face-strength-3 = сила 3
die_face-strength-4 = сила 4
die_face-strength-5 = сила 5
die_face-strength-special = символ сили
die_face-steed-0 = скакун 0
die_face-steed-1 = скакун 1
die_face-steed-2 = скакун 2
die_face-steed-3 = скакун 3
die_face-steed-4 = скакун 4
die_face-steed-special = символ скакуна
die_face-armour-0 = броня 0
die_face-armour-1 = броня 1
die_face-armour-2 = броня 2
die_face-armour-3 = броня 3
die_face-armour-special = символ броні

## Розділи правил

rule_chapter-RES = Ресурси й загальні засади
rule_chapter-SET = Підготовка до гри
rule_chapter-TSET = Підготовка турніру
rule_chapter-RND = Перебіг раунду
rule_chapter-EVT = Події
rule_chapter-ACT = Фаза дій
rule_chapter-EQP = Спорядження
rule_chapter-ALLY = Союзники
rule_chapter-TRV = Фаза подорожі
rule_chapter-REF = Фаза оновлення
rule_chapter-REG = Запис на турнір
rule_chapter-TOUR = Турнір
rule_chapter-DUEL = Двобій: гравець проти лицаря
rule_chapter-PVP = Двобій: гравець проти гравця
rule_chapter-KVK = Лицар проти лицаря
rule_chapter-PRE = Престиж
rule_chapter-TTL = Фаза титулів
rule_chapter-END = Кінець гри
rule_chapter-SOLO = Соло-гра
rule_chapter-VAR = Варіанти гри
rule_chapter-DEC = Рішення
rule_chapter-EX = Розбір прикладів
rule_chapter-RUL = Тлумачення
