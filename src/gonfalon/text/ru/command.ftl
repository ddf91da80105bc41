# То, что говорит командная строка `gonfalon play`.

## Справка

interface-command-description = Сыграть партию в терминале: с ботами или вместе за одной клавиатурой. Введите номер ответа; «?» объясняет, «quit» — выход.
interface-command-usage = использование:
interface-command-arguments = аргументы
interface-command-options = параметры
interface-command-help = показать эту страницу
interface-command-game = игра по короткому имени ({ $games })
interface-command-seats = сколько игроков вместе с ботами; по умолчанию — наименьшее возможное число
interface-command-bot = кто играет против вас: heuristic (самый сильный, он же по умолчанию), easy (слабее) или random (ходит наугад)
interface-command-lang = язык: по умолчанию en
interface-command-seed = любой текст: один и тот же жребий даёт одну и ту же партию
interface-command-name = ваше имя; если указать несколько раз, за одной клавиатурой сидят несколько человек
interface-command-hotseat = на всех местах люди, без ботов
interface-command-load = продолжить сохранённую партию
interface-command-record = записать туда партию, когда она закончится; «gonfalon verify» её проверит
interface-command-pack = играть с пакетом содержимого; можно указать несколько раз
interface-command-variant = вариант игры; можно указать несколько раз
interface-command-setting = любой другой параметр игры (team_mode=triples_6, round_limit=20)

## Что не так

interface-command-see-help = «gonfalon play --help --lang ru» покажет, что можно задать.
interface-command-unrecognised = непонятно: { $names }.
interface-command-missing = не хватает: { $names }.
interface-command-no-choice = { $name }: значение { $value } не подходит.
interface-command-no-number = { $name }: нужно целое число, а не { $value }.
interface-command-no-value = { $name }: не хватает значения.
interface-command-unclear = { $value } может значить: { $names }.
interface-command-no-pair = { $name }: нужно ИМЯ=ЗНАЧЕНИЕ, а не { $value }.
interface-command-no-game = Игры «{ $name }» нет. Есть: { $names }.
interface-command-bad-seats = Число игроков в этой игре — от { $least } до { $most }; имён может быть не больше, чем игроков.
interface-command-same-names = У каждого игрока должно быть своё имя.
interface-command-other-game = В файле { $file } партия другой игры: { $name }.
interface-command-no-file = Файла { $file } нет.
interface-command-closed-file = Нет доступа к файлу { $file }.
interface-command-folder = { $file } — это папка.
interface-command-bad-file = Файл { $file } не удалось прочитать или записать.
interface-command-refused = С такими параметрами сыграть нельзя ({ $code }).
interface-command-bad-variants = Эти варианты не сочетаются друг с другом или с числом игроков. Варианты: { $names }.
interface-command-bad-settings = У этой игры нет такого параметра. Её параметры: { $names }.
interface-command-damaged = Это не сохранённая партия, или файл повреждён.
interface-command-not-installed = Партия сохранена с другими правилами или содержимым, чем установлены здесь. Пакет содержимого нужно указать снова: --pack FILE.
interface-command-bad-pack = Пакет содержимого не подходит: { $reason }
