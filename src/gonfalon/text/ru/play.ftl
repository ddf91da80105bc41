# То, что говорит сама команда `gonfalon play`.

## Начало и конец

interface-play-welcome = Чтобы ответить, введите номер варианта. «?» объяснит каждый ответ, «help» покажет все команды.
interface-play-welcome-back = Сохранённая партия продолжается. «?» объяснит каждый ответ, «help» покажет все команды.
interface-play-commitment = Отпечаток жребия: { $commitment }
interface-play-seed = Жребий: { $seed }
interface-play-verify = Чтобы проверить каждый бросок и каждое перемешивание, введите «record ФАЙЛ», затем выполните «gonfalon verify ФАЙЛ».
interface-play-end-prompt = Enter — выйти, или команда (record ФАЙЛ, log, board):
interface-play-over = Партия окончена; «{ $text }» — не команда. Введите help.
interface-play-bye = До встречи.
interface-play-bye-unfinished = Вы встаёте из-за стола; партия не окончена.
interface-play-interrupted = Ещё раз Ctrl-C — и вы выйдете без сохранения. «save ФАЙЛ» сохранит партию.
interface-play-hand-over = { $name }, садитесь за клавиатуру и нажмите Enter.

## Боты

interface-play-bot-1 = Альдрик
interface-play-bot-2 = Берта
interface-play-bot-3 = Конрад
interface-play-bot-4 = Дагмара
interface-play-bot-5 = Эд
interface-play-bot-6 = Фрида
interface-play-bot = Бот { $number }

## Ответы

interface-play-prompt = { $name } >
interface-play-prompt-one = { $name } (Enter) >
interface-play-ambiguous = «{ $text }» может значить: { $names }
interface-play-sure = Вы ещё можете что-то сделать. Если вы точно выбираете «{ $text }», ответьте { $key } ещё раз.
interface-play-unknown = Ответа «{ $text }» нет. Введите число из списка, ? для пояснений или help.
interface-play-options = Можно ответить:
interface-play-blocked = Сейчас нельзя:
interface-play-explain-more = «? { $key }» покажет правило ответа { $key } и действие его карт, «? { $rule }» — правило по номеру.

## Команды

interface-play-help-answer = 3 или начало текста ответа — выбрать этот ответ.
interface-play-help-closing = 0 — закончить ход. Если вы ещё можете что-то сделать, так нужно ответить дважды.
interface-play-help-place = { $place } — назвать гекс поля, когда спрашивают о месте.
interface-play-help-explain = ? — объяснить все ответы и то, чего сейчас нельзя, со ссылками на правила. «? 3» — правило ответа 3.
interface-play-help-rule = ? { $rule } — правило по номеру.
interface-play-help-info = info — что лежит на столе и как действует. «info { $name }» — что-то одно.
interface-play-help-board = board — весь стол.
interface-play-help-log = log — что было недавно, «log all» — вся партия.
interface-play-help-undo = undo — отменить последний ответ; «undo list» — как далеко можно вернуться, «undo 1» — вернуться туда.
interface-play-help-auto = auto — в окне ответа: пасовать сейчас и дальше автоматически в таких окнах; в любой другой момент — перестать.
interface-play-help-save = save ФАЙЛ — сохранить партию; «gonfalon play { $game } --load ФАЙЛ» продолжит её.
interface-play-help-record = record ФАЙЛ — записать партию; «gonfalon verify ФАЙЛ» проверит запись, когда партия окончена.
interface-play-help-quit = quit — встать из-за стола.
interface-play-no-such-thing = Здесь нет ничего с названием «{ $text }».
interface-play-no-legend = На столе пока ничего нет. «info НАЗВАНИЕ» покажет компонент с таким названием.
interface-play-no-log = Пока ничего не произошло.
interface-play-no-undo = Отменить ничего нельзя: после вашего ответа вмешался случай, вы узнали что-то новое или решение принимал кто-то другой.
interface-play-undo-list = Можно отменить (сначала самое раннее):
interface-play-undone = { $name } отменяет: { $text }
interface-play-auto-on = Вы пасуете, и дальше в таких окнах — автоматически. Чтобы перестать, введите auto при любом другом вопросе.
interface-play-auto-off = Теперь вас снова будут спрашивать в каждом окне.
interface-play-auto-none = Вы не пасуете автоматически. Введите auto в окне ответа, чтобы пасовать во всех таких окнах.
interface-play-needs-file = Назовите файл: { $command } ФАЙЛ
interface-play-no-file = Не получилось: { $reason }
interface-play-saved = Сохранено в { $file }. В файле вся партия вместе со скрытыми картами: не подглядывайте.
interface-play-recorded = Запись сохранена в { $file }. Проверка: «gonfalon verify { $file }».
interface-play-recorded-unfinished = Незаконченная запись сохранена в { $file }. Жребий появится в ней, когда партия закончится.

## Стол

interface-play-legend = { $star } — победные очки; { $mark }{ $knight }3 — три рыцаря этого игрока; ! — без снабжения. Гексы с общей стороной — соседние.
interface-play-player = очки { $points } из { $target }; рыцари { $knights } (в замке { $castle }); рука { $hand }, колода { $deck }, сброс { $discard }
interface-play-team-player = очки { $points }, команда { $team }: { $together } из { $target }; рыцари { $knights } (в замке { $castle }); рука { $hand }, колода { $deck }, сброс { $discard }
interface-play-broken = артефакт разрушен
interface-play-hand = Ваша рука:
interface-play-land = Территории
interface-play-variants = Варианты игры
interface-play-battle = Сражение: { $place }
interface-play-attacker = атакует
interface-play-defender = обороняется
interface-play-part-knights = рыцари { $n }
interface-play-part-tile = территория { $n }
interface-play-part-sceptre = скипетр { $n }
interface-play-part-conflict = карта конфликта { $n }
interface-play-part-support = поддержка { $n }
interface-play-place-value = Победные очки: { $n }
interface-play-place-capacity = Вместимость для рыцарей одного игрока: { $n }
interface-play-place-knights = Рыцарей здесь: { $n }
interface-play-place-owner = Контролирует { $name }

## Стол «Паладинов»

interface-play-paladins-round = Раунд { $round } из { $rounds }; серебра в налоговом запасе: { $tax }
interface-play-paladins-orders = Приказы короля (очки):
interface-play-paladins-favours = Милости короля:
interface-play-paladins-townsfolk = Горожане (цена в серебре):
interface-play-paladins-outsiders = Чужеземцы (серебро за недостающую силу):
interface-play-paladins-player = очки { $points }; серебро { $silver }, провизия { $provisions }; подозрения { $suspicion }; долги: непогашенные { $unpaid }, погашенные { $paid }
interface-play-paladins-passed = пас
interface-play-paladins-workers = Рабочие:
interface-play-paladins-done = Уже сделано:
interface-play-paladins-crew = Паладин и отряд:
interface-play-paladins-automa = очки { $points }; подозрения { $suspicion }; долги: непогашенные { $unpaid }, погашенные { $paid }
interface-play-paladins-placed = Размещённые рабочие:
interface-play-paladins-workshops = Мастерские:
interface-play-paladins-used = Левые действия в этом раунде:
interface-play-paladins-marker = Позиция маркера ресурсов:
interface-play-paladins-schemes = Открытые карты замыслов:
interface-play-paladins-about-orders = Приказы короля
interface-play-paladins-about-favours = Милости короля
interface-play-paladins-about-townsfolk = Горожане
interface-play-paladins-about-outsiders = Чужеземцы

## Стол «Истории рыцаря»

interface-play-glory-round = Раунд { $round } из 3
interface-play-glory-events = Событие сейчас и следующее:
interface-play-glory-taken = Занятые ячейки:
interface-play-glory-track = Поддержка (цена в монетах):
interface-play-glory-romance = Романтика:
interface-play-glory-trade = Торговля:
interface-play-glory-challenge = Испытания:
interface-play-glory-titles = Общие цели (слава):
interface-play-glory-bracket = Турнир (атака/престиж/слава):
interface-play-glory-prize = Приз:
interface-play-glory-player = слава { $glory }; фишки { $pawns }; монеты { $coin }, сила { $strength }, вера { $faith }; скакун { $steed }, броня { $armour }
interface-play-glory-opponent = слава { $glory }; фишки { $pawns }
interface-play-glory-allies = Поддержка:
interface-play-glory-relics = Реликвии:
interface-play-glory-prestige = Престиж:
interface-play-glory-spent = использовано
interface-play-glory-bound = отдано титулу
interface-play-glory-played = Разыгранные карты путешествий:
interface-play-glory-fulfilled = Полученные титулы:
interface-play-glory-hand = Рука:
interface-play-glory-goals = Личные цели:
interface-play-glory-duellist = выиграно стычек { $won }; атака { $attack }, престиж { $prestige }
interface-play-glory-about-events = События
interface-play-glory-about-allies = Поддержка
interface-play-glory-about-travel = Карты путешествий
interface-play-glory-about-titles = Общие цели

## Стол «Крестоносцев»

interface-play-crusaders-round = Раунд { $round } из { $rounds }
interface-play-crusaders-setup = Подготовка к игре
interface-play-crusaders-events = Фаза событий
interface-play-crusaders-planning = Фаза планирования
interface-play-crusaders-activation = Фаза активации
interface-play-crusaders-income = Фаза дохода
interface-play-crusaders-city = Город
interface-play-crusaders-level = Уровень
interface-play-crusaders-owner = Владелец
interface-play-crusaders-units = Отряды
interface-play-crusaders-saracens = Сарацины
interface-play-crusaders-taxes = монеты: { $coins }
interface-play-crusaders-bishops = епископы:
interface-play-crusaders-holy = святая земля: { $seat }
interface-play-crusaders-cross = Приказы на кресте (первый в списке действует первым, * — усиленный):
interface-play-crusaders-outer = внешняя ячейка:
interface-play-crusaders-fee = плата за внутреннюю ячейку: { $coins }
interface-play-crusaders-next = Ещё не действовали:
interface-play-crusaders-placing = Ещё выкладывают:
interface-play-crusaders-holiness = Трек святости (клетка):
interface-play-crusaders-cells = Действие епископа: { $bishops }; рескрипт: { $rescripts }
interface-play-crusaders-saracen-track = Сарацины: запас { $supply }; сила +{ $strength }; отрядов набега из города: до { $raiders }
interface-play-crusaders-reinforced = Подкрепление перед набегами (по 1 отряду):
interface-play-crusaders-raids = Будущие набеги, если ничего не изменится:
interface-play-crusaders-raid-holds = { $city } ({ $seat }) выстоит: { $walls } против { $strength } ({ $raiders })
interface-play-crusaders-raid-falls = { $city } ({ $seat }) не выстоит: { $walls } против { $strength } ({ $raiders })
interface-play-crusaders-raid-no-raid = { $city } ({ $seat }): набега не будет, некому идти
interface-play-crusaders-buildings = Постройки (цена):
interface-play-crusaders-tactics = Тактики (цена):
interface-play-crusaders-governors = Наместники:
interface-play-crusaders-player = монеты { $coins } (+{ $income }), отряды в запасе { $units }, святые земли { $lands }
interface-play-crusaders-influence = очки влияния { $influence }
interface-play-crusaders-out = вне игры
interface-play-crusaders-goods = Товары:
interface-play-crusaders-spent = потрачено
interface-play-crusaders-blocked = заблокировано
interface-play-crusaders-used = с жетоном запрета
interface-play-crusaders-own-buildings = Постройки:
interface-play-crusaders-spies = Активные шпионы:
interface-play-crusaders-idle-spies = Шпионы в руке:
interface-play-crusaders-own-tactics = Тактики:
interface-play-crusaders-rescripts = Рескрипты:
interface-play-crusaders-bulls = Булла:
interface-play-crusaders-worth = сейчас { $n }
interface-play-crusaders-supply = Епископы в запасе:
interface-play-crusaders-others = других { $count }
interface-play-crusaders-battle = Бой, { $city }: манёвр { $manoeuvre } из { $manoeuvres }. Фишка боя со стороны атакующего: { $marker }
interface-play-crusaders-fighter = отряды { $units }, стены { $walls }, бонус { $bonus }, потери { $losses }, карт в руке { $hand }
interface-play-crusaders-covers = закрывающих карт { $count }
interface-play-crusaders-no-top = верх закрыт
interface-play-crusaders-no-bottom = низ закрыт
interface-play-crusaders-protected = защищена
interface-play-crusaders-taken = потеряна
interface-play-crusaders-about-events = Событие
interface-play-crusaders-about-governors = Наместники
interface-play-crusaders-about-buildings = Постройки
interface-play-crusaders-about-tactics = Тактики
interface-play-crusaders-about-spies = Шпионы
interface-play-crusaders-about-rescripts = Рескрипты
interface-play-crusaders-about-bulls = Буллы
