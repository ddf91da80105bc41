# Medieval Mastery: названия и тексты компонентов.

## Игра

game-title = Medieval Mastery
game-summary = Выводите рыцарей из замка и раньше всех возьмите под контроль территории на 13 победных очков.
    .text = Феодальная распря в средневековой Франции для 2–6 игроков. Каждый ход в вашем замке собираются три новых рыцаря; вы перебрасываете силы по линиям снабжения и один раз продвигаетесь — на пустую территорию или против соседа. Исход сражения решают рыцари, тайно выбранная карта конфликта и обмен картами поддержки, а корона, держава и скипетр вмешиваются в него и делают каждого игрока чуть непохожим на других. Проигравший отступает в замок, никто не выбывает, а партия идёт до тех пор, пока кто-нибудь не возьмёт под контроль территории на 13 победных очков.

## Цвета

colour-red = Красный
colour-blue = Синий
colour-yellow = Жёлтый
colour-green = Зелёный
colour-purple = Фиолетовый
colour-black = Чёрный

## Замки

castle-castle_nivernais = Ниверне
castle-castle_touraine = Турень
castle-castle_anjou = Анжу
castle-castle_berry = Берри
castle-castle_bourbonnais = Бурбонне
castle-castle_orleanais = Орлеане

## Тайлы

tile-lake = Озеро
    .text = Его нельзя завоевать. Озеро соединяет все территории вокруг: через воду проходят и линии снабжения, и продвижения.
tile-castle = Замок
tile-homelands = Родные земли
tile-grasslands = Равнина
tile-village = Деревня
tile-marshlands = Топи
tile-forest = Лес
tile-fort = Форт
tile-mountains = Горы
tile-cave = Пещера
tile-battlefield = Поле боя
tile-ruins = Руины
tile-abbey = Аббатство
tile-city = Город
tile-fortress = Крепость
tile-arena = Арена
tile-plain = Без особых свойств.

## Карты колоды игрока

card_type-conflict = Конфликт
card_type-support = Поддержка
card_type-resource = Ресурсы

card-none = без карты
card-conflict_2 = Конфликт 2
card-conflict_3 = Конфликт 3
card-conflict_4 = Конфликт 4
card-conflict_5 = Конфликт 5
card-ambush = Засада
card-support_1 = Поддержка +1
card-support_2 = Поддержка +2
card-call_to_arms = Призыв к оружию
card-authority = Влияние
card-tactical_advance = Тактическое превосходство
card-fracture = Разрушение

## Артефакты

artefact_type-crown = Корона
artefact_type-orb = Держава
artefact_type-sceptre = Скипетр

artefact-crown_corruption = Корона коррупции
artefact-crown_insight = Корона предвидения
artefact-crown_order = Корона порядка
artefact-crown_prosperity = Корона процветания
artefact-crown_vitality = Корона энергии
artefact-crown_wrath = Корона гнева
artefact-orb_brutality = Держава жестокости
artefact-orb_greed = Держава жадности
artefact-orb_preparation = Держава подготовки
artefact-orb_cleansing = Держава искупления
artefact-orb_devotion = Держава преданности
artefact-orb_resurgence = Держава возрождения
artefact-sceptre_fear = Скипетр страха
artefact-sceptre_influence = Скипетр влияния
artefact-sceptre_rage = Скипетр ярости
artefact-sceptre_defiance = Скипетр сопротивления
artefact-sceptre_loyalty = Скипетр верности
artefact-sceptre_vigour = Скипетр решительности

## Кубики

die-knight_die = Кубик рыцарей
    .text = Каждая точка — один рыцарь.

## Варианты игры

variant-loyalty = Верность
    .text = Командная игра для 4 или 6 игроков. Команда из двух игроков побеждает, набрав вместе 20 победных очков, из трёх — 30. Карты поддержки в сражении может играть вся команда.
variant-castle_siege = Осада замка
    .text = Замки можно атаковать отрядом до 6 рыцарей. Хозяин всегда сражается так, будто в замке стоят 8 рыцарей. Кто возьмёт чужой замок, побеждает в партии.
variant-ruthlessness = Жестокость
    .text = Рыцари на территории, потерявшей линию снабжения, сразу уходят с поля.
variant-skirmish = Стычка
    .text = Короткая партия: для победы хватает 11 победных очков, а Родные земли ничего не стоят.
variant-disorder = Беспорядок
    .text = Все начинают с 6 дополнительными рыцарями. Победитель сражения бросает кубик за каждого своего рыцаря на месте боя и теряет по одному за каждую выпавшую 1; если у него никого не осталось, сражение он всё-таки проигрывает.

team_mode-pairs_4 = Две команды по двое
    .text = Союзники сидят друг напротив друга. Для победы нужно 20 победных очков.
team_mode-pairs_6 = Три команды по двое
    .text = Союзники сидят друг напротив друга. Для победы нужно 20 победных очков.
team_mode-triples_6 = Две команды по трое
    .text = Игроки двух команд чередуются за столом. Для победы нужно 30 победных очков.

## Главы правил

rule_chapter-SET = Подготовка
rule_chapter-DRAW = Добор карт, сброс, колоды
rule_chapter-KNI = Рыцари и кубики
rule_chapter-SUP = Соседство, озёра, снабжение
rule_chapter-TURN = Ход игрока
rule_chapter-RES = Карты ресурсов
rule_chapter-ART = Артефакты
rule_chapter-CRN = Короны
rule_chapter-RED = Передислокация
rule_chapter-ADV = Продвижение
rule_chapter-CON = Завоевание
rule_chapter-BAT = Сражение
rule_chapter-END = Конец партии
rule_chapter-VAR = Варианты игры
rule_chapter-RSP = Окна ответа и секретность
rule_chapter-OPT = Настройки партии и случайность
rule_chapter-DEC = Решения
rule_chapter-INF = Кто что знает
rule_chapter-EX = Разбор примеров
rule_chapter-RUL = Толкования
