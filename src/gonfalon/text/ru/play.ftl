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
