# Те, що каже сама команда `gonfalon play`.

## Початок і кінець

interface-play-welcome = Щоб відповісти, введіть номер варіанта. «?» пояснить кожну відповідь, «help» покаже всі команди.
interface-play-welcome-back = Збережена партія триває. «?» пояснить кожну відповідь, «help» покаже всі команди.
interface-play-commitment = Відбиток жереба: { $commitment }
interface-play-seed = Жереб: { $seed }
interface-play-verify = Щоб перевірити кожен кидок і кожне тасування, введіть «record ФАЙЛ», потім виконайте «gonfalon verify ФАЙЛ».
interface-play-end-prompt = Enter — вийти, або команда (record ФАЙЛ, log, board):
interface-play-over = Партію завершено; «{ $text }» — не команда. Введіть help.
interface-play-bye = До зустрічі.
interface-play-bye-unfinished = Ви встаєте з-за столу; партію не завершено.
interface-play-interrupted = Ще раз Ctrl-C — і ви вийдете без збереження. «save ФАЙЛ» збереже партію.
interface-play-hand-over = Тепер за клавіатурою { $name }. Натисніть Enter.

## Боти

interface-play-bot-1 = Альдрік
interface-play-bot-2 = Берта
interface-play-bot-3 = Конрад
interface-play-bot-4 = Дагмара
interface-play-bot-5 = Ед
interface-play-bot-6 = Фріда
interface-play-bot = Бот { $number }

## Відповіді

interface-play-prompt = { $name } >
interface-play-prompt-one = { $name } (Enter) >
interface-play-ambiguous = «{ $text }» може означати: { $names }
interface-play-sure = Ви ще можете щось зробити. Якщо ви справді вибираєте «{ $text }», дайте відповідь { $key } ще раз.
interface-play-unknown = Відповіді «{ $text }» немає. Введіть число зі списку, ? для пояснень або help.
interface-play-options = Можна відповісти:
interface-play-blocked = Зараз не можна:
interface-play-explain-more = «? { $key }» покаже правило відповіді { $key } і дію її карт, «? { $rule }» — правило за його номером.

## Команди

interface-play-help-answer = 3 або початок тексту відповіді — вибрати цю відповідь.
interface-play-help-closing = 0 — завершити хід. Якщо ви ще можете щось зробити, так треба відповісти двічі.
interface-play-help-place = { $place } — назвати гекс поля, коли запитують про місце.
interface-play-help-explain = ? — пояснити всі відповіді й те, чого не можна, з правилами. «? 3» — правило відповіді 3.
interface-play-help-rule = ? { $rule } — правило за номером.
interface-play-help-info = info — що лежить на столі і як діє. «info { $name }» — щось одне.
interface-play-help-board = board — увесь стіл.
interface-play-help-log = log — що було нещодавно, «log all» — уся партія.
interface-play-help-undo = undo — скасувати останню відповідь; «undo list» — як далеко можна повернутися, «undo 1» — повернутися туди.
interface-play-help-auto = auto — у вікні відповіді: пасувати зараз і надалі автоматично в таких вікнах; в іншу мить — припинити.
interface-play-help-save = save ФАЙЛ — зберегти партію; «gonfalon play { $game } --load ФАЙЛ» продовжить її.
interface-play-help-record = record ФАЙЛ — записати партію; «gonfalon verify ФАЙЛ» перевірить запис, коли партію завершено.
interface-play-help-quit = quit — встати з-за столу.
interface-play-no-such-thing = Тут немає нічого з назвою «{ $text }».
interface-play-no-legend = На столі поки нічого немає. «info НАЗВА» покаже компонент із такою назвою.
interface-play-no-log = Поки що нічого не сталося.
interface-play-no-undo = Скасувати нічого не можна: після вашої відповіді втрутилася випадковість, ви дізналися щось нове або рішення ухвалював хтось інший.
interface-play-undo-list = Можна скасувати (спершу найраніше):
interface-play-undone = { $name } скасовує: { $text }
interface-play-auto-on = Ви пасуєте, і надалі в таких вікнах — автоматично. Щоб припинити, введіть auto під час будь-якого іншого запитання.
interface-play-auto-off = Тепер вас знову питатимуть у кожному вікні.
interface-play-auto-none = Ви не пасуєте автоматично. Введіть auto у вікні відповіді, щоб пасувати в усіх таких вікнах.
interface-play-needs-file = Назвіть файл: { $command } ФАЙЛ
interface-play-no-file = Не вийшло: { $reason }
interface-play-saved = Збережено у { $file }. У файлі вся партія разом із прихованими картами: не підглядайте.
interface-play-recorded = Запис збережено у { $file }. Перевірка: «gonfalon verify { $file }».
interface-play-recorded-unfinished = Незавершений запис збережено у { $file }. Жереб з’явиться в ньому, коли партія завершиться.

## Стіл

interface-play-legend = { $star } — переможні очки; { $mark }{ $knight }3 — три лицарі цього гравця; ! — постачання перерізано. Гекси зі спільною стороною суміжні.
interface-play-player = очки { $points } з { $target }; лицарі { $knights } (у замку { $castle }); рука { $hand }, колода { $deck }, скид { $discard }
interface-play-team-player = очки { $points }, команда { $team }: { $together } з { $target }; лицарі { $knights } (у замку { $castle }); рука { $hand }, колода { $deck }, скид { $discard }
interface-play-broken = зруйновано
interface-play-hand = Ваша рука:
interface-play-land = Території
interface-play-variants = Варіанти гри
interface-play-battle = Битва за { $place }
interface-play-attacker = нападає
interface-play-defender = захищається
interface-play-part-knights = лицарі { $n }
interface-play-part-tile = територія { $n }
interface-play-part-sceptre = скіпетр { $n }
interface-play-part-conflict = карта конфлікту { $n }
interface-play-part-support = підтримка { $n }
interface-play-place-value = Переможні очки: { $n }
interface-play-place-capacity = Місткість для лицарів одного гравця: { $n }
interface-play-place-knights = Лицарів тут: { $n }
interface-play-place-owner = Контролює { $name }

## Стіл «Паладинів»

interface-play-paladins-round = Раунд { $round } із { $rounds }; срібняків у податковому запасі: { $tax }
interface-play-paladins-orders = Накази короля (очки):
interface-play-paladins-favours = Милості короля:
interface-play-paladins-townsfolk = Городяни (ціна в срібняках):
interface-play-paladins-outsiders = Чужинці (срібняки за брак сили):
interface-play-paladins-player = очки { $points }; срібняки { $silver }, провізія { $provisions }; підозри { $suspicion }; борги: несплачені { $unpaid }, сплачені { $paid }
interface-play-paladins-passed = пас
interface-play-paladins-workers = Робітники:
interface-play-paladins-done = Уже зроблено:
interface-play-paladins-crew = Паладин і загін:
interface-play-paladins-automa = очки { $points }; підозри { $suspicion }; борги: несплачені { $unpaid }, сплачені { $paid }
interface-play-paladins-placed = Розміщені робітники:
interface-play-paladins-workshops = Майстерні:
interface-play-paladins-used = Ліві дії в цьому раунді:
interface-play-paladins-marker = Позиція фішки ресурсів:
interface-play-paladins-schemes = Відкриті карти схем:
interface-play-paladins-about-orders = Накази короля
interface-play-paladins-about-favours = Милості короля
interface-play-paladins-about-townsfolk = Городяни
interface-play-paladins-about-outsiders = Чужинці

## Стіл «Лицарської слави»

interface-play-glory-round = Раунд { $round } з 3
interface-play-glory-events = Подія зараз і наступна:
interface-play-glory-taken = Зайняті клітинки:
interface-play-glory-track = Союзники (ціна в монетах):
interface-play-glory-romance = Романтика:
interface-play-glory-trade = Торгівля:
interface-play-glory-challenge = Виклики:
interface-play-glory-titles = Спільні цілі (слава):
interface-play-glory-bracket = Турнір (атака/престиж/слава):
interface-play-glory-prize = Приз:
interface-play-glory-player = слава { $glory }; фішки { $pawns }; монети { $coin }, сила { $strength }, віра { $faith }; скакун { $steed }, броня { $armour }
interface-play-glory-opponent = слава { $glory }; фішки { $pawns }
interface-play-glory-allies = Союзники:
interface-play-glory-relics = Реліквії:
interface-play-glory-prestige = Престиж:
interface-play-glory-spent = використано
interface-play-glory-bound = віддано титулу
interface-play-glory-played = Розіграні карти подорожей:
interface-play-glory-fulfilled = Здобуті титули:
interface-play-glory-hand = Рука:
interface-play-glory-goals = Особисті цілі:
interface-play-glory-duellist = виграно сутичок { $won }; атака { $attack }, престиж { $prestige }
interface-play-glory-about-events = Події
interface-play-glory-about-allies = Союзники
interface-play-glory-about-travel = Карти подорожей
interface-play-glory-about-titles = Спільні цілі

## Стіл «Хрестоносців»

interface-play-crusaders-round = Раунд { $round } з { $rounds }
interface-play-crusaders-setup = Підготовка до гри
interface-play-crusaders-events = Фаза подій
interface-play-crusaders-planning = Фаза планування
interface-play-crusaders-activation = Фаза активації
interface-play-crusaders-income = Фаза доходу
interface-play-crusaders-city = Місто
interface-play-crusaders-level = Рівень
interface-play-crusaders-owner = Власник
interface-play-crusaders-units = Загони
interface-play-crusaders-saracens = Сарацини
interface-play-crusaders-taxes = монети: { $coins }
interface-play-crusaders-bishops = єпископи:
interface-play-crusaders-holy = свята земля: { $seat }
interface-play-crusaders-cross = Накази на хресті (перший у списку діє першим, * — посилений):
interface-play-crusaders-outer = зовнішня клітинка:
interface-play-crusaders-fee = плата за внутрішню клітинку: { $coins }
interface-play-crusaders-next = Ще не діяли:
interface-play-crusaders-placing = Ще викладають:
interface-play-crusaders-holiness = Трек святості (клітинка):
interface-play-crusaders-cells = Дія єпископа: { $bishops }; рескрипт: { $rescripts }
interface-play-crusaders-saracen-track = Сарацини: запас { $supply }; сила +{ $strength }; загонів набігу з міста: до { $raiders }
interface-play-crusaders-reinforced = Підкріплення перед набігами (по 1 загону):
interface-play-crusaders-raids = Майбутні набіги, якщо нічого не зміниться:
interface-play-crusaders-raid-holds = { $city } ({ $seat }) вистоїть: { $walls } проти { $strength } ({ $raiders })
interface-play-crusaders-raid-falls = { $city } ({ $seat }) не вистоїть: { $walls } проти { $strength } ({ $raiders })
interface-play-crusaders-raid-no-raid = { $city } ({ $seat }): набігу не буде, нема кому йти
interface-play-crusaders-buildings = Споруди (ціна):
interface-play-crusaders-tactics = Тактики (ціна):
interface-play-crusaders-governors = Намісники:
interface-play-crusaders-player = монети { $coins } (+{ $income }), загони в запасі { $units }, святі землі { $lands }
interface-play-crusaders-influence = очки впливу { $influence }
interface-play-crusaders-out = поза грою
interface-play-crusaders-goods = Товари:
interface-play-crusaders-spent = витрачено
interface-play-crusaders-blocked = заблоковано
interface-play-crusaders-used = використано
interface-play-crusaders-own-buildings = Споруди:
interface-play-crusaders-spies = Активні шпигуни:
interface-play-crusaders-idle-spies = Шпигуни в руці:
interface-play-crusaders-own-tactics = Тактики:
interface-play-crusaders-rescripts = Рескрипти:
interface-play-crusaders-bulls = Булла:
interface-play-crusaders-worth = зараз { $n }
interface-play-crusaders-supply = Єпископи в запасі:
interface-play-crusaders-others = інших { $count }
interface-play-crusaders-battle = Битва, { $city }: маневр { $manoeuvre } з { $manoeuvres }. Фішка битви з боку нападника: { $marker }
interface-play-crusaders-fighter = загони { $units }, мури { $walls }, бонус { $bonus }, втрати { $losses }, карт у руці { $hand }
interface-play-crusaders-covers = закривальних карт { $count }
interface-play-crusaders-no-top = верх закрито
interface-play-crusaders-no-bottom = низ закрито
interface-play-crusaders-protected = захищено
interface-play-crusaders-taken = втрачено
interface-play-crusaders-about-events = Подія
interface-play-crusaders-about-governors = Намісники
interface-play-crusaders-about-buildings = Споруди
interface-play-crusaders-about-tactics = Тактики
interface-play-crusaders-about-spies = Шпигуни
interface-play-crusaders-about-rescripts = Рескрипти
interface-play-crusaders-about-bulls = Булли
