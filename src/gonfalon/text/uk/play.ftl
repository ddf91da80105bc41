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
