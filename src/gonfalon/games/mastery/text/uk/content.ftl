# Medieval Mastery: назви й тексти компонентів.

## Гра

game-title = Medieval Mastery
game-summary = Виводьте лицарів із замку й раніше за всіх візьміть під контроль території на 13 переможних очок.
    .text = Феодальна усобиця в середньовічній Франції для 2–6 гравців. Щоходу у вашому замку збираються троє нових лицарів; ви переміщуєте сили лініями постачання й один раз наступаєте — на порожню територію або проти сусіда. Долю битви вирішують лицарі, таємно вибрана карта конфлікту й обмін картами підтримки, а корона, сфера та скіпетр втручаються в неї й роблять кожного гравця трохи не схожим на інших. Переможений відступає до замку, ніхто не вибуває, а партія триває, доки хтось не візьме під контроль території на 13 переможних очок.

## Кольори

colour-red = Червоний
colour-blue = Синій
colour-yellow = Жовтий
colour-green = Зелений
colour-purple = Фіолетовий
colour-black = Чорний

## Замки

castle-castle_nivernais = Ніверне
castle-castle_touraine = Турень
castle-castle_anjou = Анжу
castle-castle_berry = Беррі
castle-castle_bourbonnais = Бурбонне
castle-castle_orleanais = Орлеане

## Тайли

tile-lake = Озеро
    .text = Його не можна завоювати. Озеро сполучає всі території довкола: через воду проходять і лінії постачання, і наступи.
tile-castle = Замок
tile-homelands = Рідні землі
tile-grasslands = Рівнина
tile-village = Село
tile-marshlands = Болота
tile-forest = Ліс
tile-fort = Форт
tile-mountains = Гори
tile-cave = Печера
tile-battlefield = Поле бою
tile-ruins = Руїни
tile-abbey = Абатство
tile-city = Місто
tile-fortress = Фортеця
tile-arena = Арена
tile-plain = Без особливих властивостей.

## Карти колоди гравця

card_type-conflict = Конфлікт
card_type-support = Підтримка
card_type-resource = Ресурси

card-none = без карти
card-conflict_2 = Конфлікт 2
card-conflict_3 = Конфлікт 3
card-conflict_4 = Конфлікт 4
card-conflict_5 = Конфлікт 5
card-ambush = Засідка
card-support_1 = Підтримка +1
card-support_2 = Підтримка +2
card-call_to_arms = Заклик до зброї
card-authority = Влада
card-tactical_advance = Тактичний наступ
card-fracture = Руйнування

## Артефакти

artefact_type-crown = Корона
artefact_type-orb = Сфера
artefact_type-sceptre = Скіпетр

artefact-crown_corruption = Корона корупції
artefact-crown_insight = Корона прозріння
artefact-crown_order = Корона порядку
artefact-crown_prosperity = Корона процвітання
artefact-crown_vitality = Корона життєвої сили
artefact-crown_wrath = Корона гніву
artefact-orb_brutality = Сфера жорстокості
artefact-orb_greed = Сфера жадібності
artefact-orb_preparation = Сфера підготовки
artefact-orb_cleansing = Сфера очищення
artefact-orb_devotion = Сфера відданості
artefact-orb_resurgence = Сфера відродження
artefact-sceptre_fear = Скіпетр страху
artefact-sceptre_influence = Скіпетр впливу
artefact-sceptre_rage = Скіпетр люті
artefact-sceptre_defiance = Скіпетр опору
artefact-sceptre_loyalty = Скіпетр вірності
artefact-sceptre_vigour = Скіпетр завзяття

## Кубики

die-knight_die = Кубик лицарів
    .text = Кожна цятка — один лицар.

## Варіанти гри

variant-loyalty = Вірність
    .text = Командна гра для 4 або 6 гравців. Команда з двох гравців перемагає, набравши разом 20 переможних очок, із трьох — 30. Карти підтримки в битві може грати вся команда.
variant-castle_siege = Облога замку
    .text = На замки можна нападати загоном до 6 лицарів. Господар завжди б’ється так, ніби в замку стоять 8 лицарів. Хто захопить чужий замок, той виграє партію.
variant-ruthlessness = Безжальність
    .text = Лицарі на території, що втратила лінію постачання, одразу залишають поле.
variant-skirmish = Сутичка
    .text = Коротша партія: для перемоги досить 11 переможних очок, а Рідні землі нічого не варті.
variant-disorder = Безлад
    .text = Усі починають із 6 додатковими лицарями. Переможець битви кидає кубик за кожного свого лицаря на місці бою і втрачає по одному за кожну 1, що випала; якщо в нього нікого не залишилося, битву він усе-таки програє.

team_mode-pairs_4 = Дві команди по двоє
    .text = Союзники сидять одне навпроти одного. Для перемоги потрібно 20 переможних очок.
team_mode-pairs_6 = Три команди по двоє
    .text = Союзники сидять одне навпроти одного. Для перемоги потрібно 20 переможних очок.
team_mode-triples_6 = Дві команди по троє
    .text = Гравці двох команд чергуються за столом. Для перемоги потрібно 30 переможних очок.

## Розділи правил

rule_chapter-SET = Підготовка
rule_chapter-DRAW = Добір карт, скид, колоди
rule_chapter-KNI = Лицарі та кубики
rule_chapter-SUP = Суміжність, озера, постачання
rule_chapter-TURN = Хід гравця
rule_chapter-RES = Карти ресурсів
rule_chapter-ART = Артефакти
rule_chapter-CRN = Корони
rule_chapter-RED = Передислокація
rule_chapter-ADV = Наступ
rule_chapter-CON = Завоювання
rule_chapter-BAT = Битва
rule_chapter-END = Кінець партії
rule_chapter-VAR = Варіанти гри
rule_chapter-RSP = Вікна відповіді й таємність
rule_chapter-OPT = Налаштування партії та випадковість
rule_chapter-DEC = Рішення
rule_chapter-INF = Хто що знає
rule_chapter-EX = Розбір прикладів
rule_chapter-RUL = Тлумачення
