# Те, що каже командний рядок `gonfalon play`.

## Довідка

interface-command-description = Зіграти партію в терміналі: з ботами або разом за однією клавіатурою. Введіть номер відповіді; «?» пояснює, «quit» — вихід.
interface-command-usage = використання:
interface-command-arguments = аргументи
interface-command-options = параметри
interface-command-help = показати цю сторінку
interface-command-game = гра за коротким ім’ям ({ $games })
interface-command-seats = скільки гравців разом із ботами; типово — найменша можлива кількість
interface-command-bot = хто грає проти вас: heuristic (найсильніший, він же типовий), easy (слабший) або random (ходить навмання)
interface-command-lang = мова: типово en
interface-command-seed = будь-який текст: той самий жереб дає ту саму партію
interface-command-name = ваше ім’я; якщо вказати кілька разів, за однією клавіатурою сидять кілька людей
interface-command-hotseat = на всіх місцях люди, без ботів
interface-command-load = продовжити збережену партію
interface-command-record = записати туди партію, коли вона завершиться; «gonfalon verify» її перевірить
interface-command-pack = грати з пакетом вмісту; можна вказати кілька разів
interface-command-variant = варіант гри; можна вказати кілька разів
interface-command-setting = будь-який інший параметр гри (team_mode=triples_6, round_limit=20)

## Що не так

interface-command-see-help = «gonfalon play --help --lang uk» покаже, що можна задати.
interface-command-unrecognised = незрозуміло: { $names }.
interface-command-missing = бракує: { $names }.
interface-command-no-choice = { $name }: значення { $value } не підходить.
interface-command-no-number = { $name }: потрібне ціле число, а не { $value }.
interface-command-no-value = { $name }: бракує значення.
interface-command-unclear = { $value } може означати: { $names }.
interface-command-no-pair = { $name }: потрібно ІМ’Я=ЗНАЧЕННЯ, а не { $value }.
interface-command-no-game = Гри «{ $name }» немає. Є: { $names }.
interface-command-bad-seats = Кількість гравців у цій грі — від { $least } до { $most }; імен може бути не більше, ніж гравців.
interface-command-same-names = Кожен гравець повинен мати власне ім’я.
interface-command-other-game = У файлі { $file } партія іншої гри: { $name }.
interface-command-no-file = Файлу { $file } немає.
interface-command-closed-file = Немає доступу до файлу { $file }.
interface-command-folder = { $file } — це тека.
interface-command-bad-file = Файл { $file } не вдалося прочитати або записати.
interface-command-refused = З такими параметрами зіграти не можна ({ $code }).
interface-command-bad-variants = Ці варіанти не поєднуються між собою або з кількістю гравців. Варіанти: { $names }.
interface-command-bad-settings = У цієї гри немає такого параметра. Її параметри: { $names }.
interface-command-damaged = Це не збережена партія, або файл пошкоджено.
interface-command-not-installed = Партію збережено з іншими правилами або вмістом, ніж установлено тут. Пакет вмісту треба вказати знову: --pack FILE.
interface-command-bad-pack = Пакет вмісту не підходить: { $reason }
