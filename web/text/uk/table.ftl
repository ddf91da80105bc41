# The table: the page of a match. Names of players come as they are, so sentences do not bend them.

## Opening

table-opening = Відкриваємо стіл…
table-gone = Такого столу немає.
table-failed = Не вдалося відкрити стіл. Спробуйте трохи згодом.
table-to-lobby = До зали
table-skip = До запитання

## Parts of the page

table-decision = Ваше рішення
table-answers = Відповіді
table-board = Поле
table-own = Ваша зона
table-seats = Гравці
table-scores = Рахунок
table-side = Журнал, чат і нотатки
table-tabs = Частини столу
table-fold-seats = Показати або сховати гравців
table-fold-side = Показати або сховати журнал
table-menu = Меню столу
table-close = Закрити
table-cancel = Скасувати
table-tab-board = Поле
table-tab-me = Моє
table-tab-others = Суперники
table-tab-log = Журнал
table-tab-news = нове
table-turn = Хід { $turn }
table-turn-goal =
    Хід { $turn } · для перемоги { $goal ->
        [one] { $goal } очко
        [few] { $goal } очки
        [many] { $goal } очок
       *[other] { $goal } очка
    }
table-rules = Правила
table-score-sheet = Підрахунок очок
table-watch-link = Скопіювати посилання для глядачів
table-replay = Повтор
table-kept = На сервері вже немає правил або карт цієї партії. Показано, як вона завершилася. Журнал збережено повністю, але повторити ходи на полі не можна.
table-watching = Ви глядач
table-spectators =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }

## The question

table-all-answers =
    { $count ->
        [one] { $count } відповідь
        [few] Усі { $count } відповіді
        [many] Усі { $count } відповідей
       *[other] Усі { $count } відповіді
    }
table-not-possible = Зараз не можна
table-nothing-asked = Зараз від вас нічого не потрібно.
table-announce-question =
    { $question } { $count ->
        [one] { $count } відповідь.
        [few] { $count } відповіді.
        [many] { $count } відповідей.
       *[other] { $count } відповіді.
    }
table-undo = Скасувати
table-undo-turn = Скасувати весь хід
table-change-answer = Змінити відповідь
table-pass-always = Завжди пасувати в таких вікнах
table-pass-always-note = Ви пасуєте зараз і надалі автоматично, щойно відкриється таке вікно. Інші цього не бачать.
table-pass-offer = Пасувати в усіх таких вікнах?
table-pass-offer-note = Вони відкриваються часто, і інші щоразу чекають на вашу відповідь. Ви пасуватимете одразу, хоч би які карти мали. Ніхто цього не бачить; вимкнути можна в меню столу.
table-pass-offer-yes = Завжди пасувати
table-pass-offer-no = Щоразу питати
table-pass-stop = Більше не пасувати автоматично
table-pass-stop-note = У деяких вікнах ви пасуєте автоматично. Інші цього не бачать.
table-confirm-group = Точно?
table-confirm = Підтвердити
table-reconsider = Ще подумаю
table-rule-link = Правило { $rule }
table-log-proof = Перевірити кидок на кроці { $version }
table-sending = Надсилаємо…
table-waiting = Секунду…
table-waiting-for = Ходить { $name }
table-waiting-for-several = Чекаємо на відповідь: { $names }
table-round-answered = Ви відповіли; чекаємо на інших
table-round-answer = Ваша відповідь: { $answer }
table-round-nothing = Вам нічого вирішувати; чекаємо на інших
table-bot-plays-for-you = За вас грає бот
table-resigned = Ви здалися, далі грає бот
table-void = Партію завершено без результату
table-void-agreed = Усі погодилися завершити її.
table-void-abandoned = Усі гравці пішли з-за столу.
table-void-moderator = Партію зупинив модератор: «{ $reason }»
table-place = { $rank }. { $name } — { $points }

## Seats

table-empty-seat = Вільне місце
table-your-turn = ваш хід
table-to-move = ходить
table-thinks = думає
table-clock = Залишилося часу:
table-of-goal = із { $goal }
table-seat-bot = бот
table-seat-guest = гість
table-seat-bot-stands-in = поки що грає бот
table-seat-resigned = партію здано, грає бот
table-seat-here = за столом
table-seat-away = немає за столом

## Since the last move

table-since = Після вашого попереднього ходу
table-since-start = До вашого першого ходу
table-step-through = Переглянути покроково

## Log

table-log = Журнал
table-log-earlier = Попередні ходи
table-log-empty = Поки що нічого не сталося.
table-log-reading = Завантажуємо журнал…
table-log-details = докладніше
table-log-look = Показати цей момент (крок { $version })
table-log-undo = { $name } скасовує хід.
table-log-undo-you = Ви скасовуєте хід.
table-log-rewind = Партія повертається до ранішого моменту.

## Chat and notes

table-chat = Чат
table-chat-new =
    { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
        [many] { $count } нових повідомлень
       *[other] { $count } нового повідомлення
    }
table-chat-rooms = Хто це читає
table-chat-seats = Гравці
table-chat-spectators = Глядачі
table-chat-empty = Повідомлень поки що немає.
table-chat-bots = З вами грають лише боти, а вони не листуються.
table-chat-empty-seats = Це читають лише гравці за цим столом.
table-chat-say = Ваше повідомлення
table-chat-send = Надіслати
table-chat-hidden = Приховано модератором
table-chat-gone = видалений обліковий запис
table-chat-sign-in = Щоб писати, увійдіть або грайте як гість.
table-chat-slow = Занадто швидко. Зачекайте трохи.
table-chat-failed = Не вдалося надіслати.
table-chat-about = Дії з повідомленням гравця { $name }
table-chat-report = Поскаржитися
table-chat-report-why = Що не так із цим повідомленням?
table-chat-report-send = Надіслати модераторам
table-chat-reported = Дякуємо. Модератори подивляться.
table-report = Поскаржитися на гравця
table-report-whom = На кого?
table-report-why = Що сталося?
table-report-hint = Модератори побачать цей стіл і ваші слова. Гравцеві не скажуть, хто поскаржився.
table-chat-mute = Приховати повідомлення: { $name }
table-chat-muted = Повідомлення гравця { $name } приховано.
table-chat-unmute = Скасувати
table-chat-mute-failed = Не вдалося. Спробуйте ще раз.
table-notes = Нотатки
table-notes-hint = Бачите лише ви; зберігаються в цьому браузері.

## What one can do

table-action-hand-over = Нехай за мене грає бот
table-action-take-back = Повернутися в гру
table-action-offer = Запропонувати моє місце іншим
table-action-offer-not = Залишити місце за собою
table-action-offer-bot = Віддати місце «{ $name }» охочому
table-action-offer-bot-not = Залишити місце «{ $name }» боту
table-action-adopt = Зайняти місце
table-watch-on = Просто дивитися
table-seat-free = На місці «{ $name }» грає бот. Це місце можна зайняти.
table-action-end = Запропонувати завершити без результату
table-action-end-not = Відкликати пропозицію завершити
table-end-bots = Боти не погоджуються завершити рейтингову партію. Здатися — означає програти.
table-action-pace = Запропонувати інший темп
table-pace = Темп
table-pace-now = Зараз: { $pace }
table-pace-hint = Почне діяти, коли погодяться всі; відлік часу почнеться заново.
table-pace-propose = Запропонувати
table-action-resign = Здатися
table-action-rematch = Реванш
table-rematch-by = { $name } пропонує реванш.
table-rematch-mine = Ви запропонували реванш.
table-rematch-open = Відкрито стіл для реваншу.
table-to-rematch = До реваншу
table-action-ending = Показати підсумок
table-resign-sure = Здавшись, ви вже не повернетеся в партію: далі гратиме бот, а результат буде зараховано.
table-resign-yes = Так, здаюся
table-prefer-confirm = Підтверджувати кожен хід
table-prefer-onward = Єдина відповідь — автоматично
table-prefer-keys = Гарячі клавіші
table-preferences = Швидкість та інші налаштування
table-keys-help = 1–9 відповідь · A усі відповіді · U скасувати · ? правило · Esc закрити
table-agree = Погодитися
table-disagree = Ні
table-asks-to-end = Є пропозиція завершити партію без результату. За: { $names }.
table-asks-pace = Запропоновано інший темп: { $pace } ({ $names }).
table-pace-asked = Запропоновано інший темп: { $pace }. Чекаємо на інших.
table-pace-withdraw = Відкликати
table-asks-back = { $names }: пропозиція повернутися до ранішого моменту й грати звідти.
table-back-asked = Ви запропонували повернутися. Чекаємо на інших.
table-back-look = Показати цей момент
table-went-back = Партія знову на ході { $turn }.
table-went-back-undo = Скасувати повернення
decided-pace = Усі згодні. Тепер темп такий: { $pace }.
decided-pace-not = Темп лишається той самий: пропозицію відхилено або відкликано.
decided-end-not = { $name }: пропозицію закінчити партію відкликано.
decided-back-not = Партія триває: пропозицію повернутися відхилено або відкликано.
decided-seat-taken = { $name } тепер грає замість { $other }.
decided-resigned = { $name } здається. Далі грає бот.
decided-bot = За { $name } поки що грає бот.
decided-back = { $name } знову за столом.

## Remarks

table-lost = Зв’язок втрачено. Відновлюємо…
table-lost-kept = Зв’язок втрачено. Ваш незавершений вибір збережено; відновлюємо…
table-lost-answer = Зв’язок втрачено. Вашу відповідь «{ $answer }» збережено, її буде надіслано, щойно зв’язок відновиться.
table-lost-input = Зв’язок втрачено. Вашу останню дію збережено, її буде надіслано, щойно зв’язок відновиться.
table-note-stale = За цей час на столі дещо змінилося. Ось як усе виглядає зараз.
table-note-refused = Не вдалося: { $reason }
table-note-resending = Відповіді ще немає. Надсилаємо знову…
table-note-unsent = Ваша остання відповідь не дійшла до столу. Надіслати її зараз?
table-note-slow-down = Не так швидко. Зараз надішлемо знову.

## The end

table-winner = перемога
table-rank = { $rank }.
table-total = Разом
table-no-points = Нічого
table-sheet-later = Рахунок на цей момент.

## Rules

drawer-title = Правила
drawer-all = Усі правила
drawer-search = Пошук у правилах
drawer-found =
    { $count ->
        [0] Нічого не знайдено
        [one] Знайдено { $count } правило
        [few] Знайдено { $count } правила
        [many] Знайдено { $count } правил
       *[other] Знайдено { $count } правила
    }
drawer-chapters = Розділи
drawer-reading = Завантажуємо правила…
drawer-none = Такого правила немає.
drawer-failed = Не вдалося завантажити правила. Спробуйте ще раз.
drawer-link = Відкрити в повних правилах
drawer-same-chapter = У цьому ж розділі
drawer-corrected = У цій партії — карти, з якими вона почалася. Відтоді виправлено ({ $count }): { $names }.

## Chance

seed-title = Перевірка жереба
seed-sealed = жереб запечатано
seed-opened = жереб відкрито
seed-sealed-explain = Усе випадкове в цій партії залежить від одного таємного числа, жереба. Його запечатали до першого ходу, і змінити його вже ніхто не може. Після партії його відкриють, і одним натисканням можна перевірити кожен кидок.
seed-opened-explain = Партію завершено, і її жереб відкрито. Перевірка повторює партію за ним: кожен кидок і кожне тасування мають вийти точно такими самими.
seed-move-sealed = Це випало на кроці { $version } цієї партії. Результат випливає із запечатаного жереба; перевірка наприкінці партії охопить і його.
seed-move-opened = Це випало на кроці { $version } цієї партії. Перевірка нижче повторить кидок за жеребом.
seed-house-commitment = Відбиток таємного коду сервера, опублікований до партії
seed-seed-commitment = Відбиток жереба, опублікований на початку
seed-contribution = Внесок гравця { $name }
seed-no-contribution = немає
seed-house-secret = Таємний код сервера
seed-seed = Жереб
seed-check = Перевірити зараз
seed-checking = Перевіряємо…
seed-holds =
    Усе сходиться: { $inputs ->
        [one] { $inputs } відповідь
        [few] { $inputs } відповіді
        [many] { $inputs } відповідей
       *[other] { $inputs } відповіді
    } і { $draws ->
        [one] { $draws } звернення
        [few] { $draws } звернення
        [many] { $draws } звернень
       *[other] { $draws } звернення
    } до жереба дають саме цю партію.
seed-holds-then = Сервер відтворив запис { $date } й отримав саме цю партію. Цих правил на ньому вже немає, тому зараз перевірено, що запис і жереб ті самі: так і є.
seed-broken = Не сходиться: відтворений запис дає іншу партію.
seed-page-draws =
    Ця сторінка сама, власним кодом, повторила за жеребом усі кидки й тасування: { $draws ->
        [one] { $draws } звернення
        [few] { $draws } звернення
        [many] { $draws } звернень
       *[other] { $draws } звернення
    } до жереба, усе правильно.
seed-page-origin = Жереб утворено з таємного коду сервера, вибраного до партії, і з внесків гравців.
seed-no-https = Без https сторінка не може нічого перевірити сама.
seed-fault-damaged = Запис пошкоджено або змінено.
seed-fault-seed = Жереб не той, чий відбиток опубліковано до партії.
seed-fault-house = Таємний код сервера не той, що був вибраний до партії.
seed-fault-origin = Жереб утворено не з таємного коду сервера та внесків гравців.
seed-fault-draws = Кидки й тасування в записі не випливають із жереба.
seed-fault-table = Сервер надіслав запис іншої партії.
seed-memory-same = Усе збігається з тим, що цей браузер запам’ятав до партії.
seed-memory-nothing = Цей браузер до партії нічого не запам’ятовував, тож порівнювати нема з чим.
seed-memory-house = Відбиток сервера не той, що цей браузер запам’ятав до партії: сервер підмінив свій таємний код.
seed-memory-seed = Відбиток жереба не той, що цей браузер запам’ятав на початку: сервер підмінив жереб.
seed-memory-contribution = Внеску вашого браузера в жеребі немає: сервер його не врахував.
seed-chain-listed = Партія є у відкритому списку за { $day }. Непомітно змінити його вже не можна.
seed-chain-later = Партія з’явиться у відкритому списку свого дня; він закривається після півночі UTC.
seed-chain-never = Партія почалася, коли відкритого списку ще не було.
seed-chain-missing = У відкритому списку свого дня партії немає, або її відбиток там інший.
seed-chain-rewritten = Відкритий список не той, що цей браузер бачив раніше: його минуле переписано.
seed-all-draws = Усі звернення до жереба: номер відповіді, для чого, найбільше можливе, результати
seed-server = Відтворено сервером:
seed-record = Завантажити запис
seed-self = Перевірити на своєму комп’ютері:
seed-failed = Не вдалося завантажити. Спробуйте ще раз.

## Replay

replay-title = Повтор
replay-heading = Хід { $turn }
replay-looking-back = Ви переглядаєте попередній момент
replay-chapter = Розділ
replay-before = До першого ходу
replay-moment = Момент партії
replay-version = { $version } із { $last }
replay-now = зараз
replay-steps = Кроки
replay-first = На початок
replay-back = Крок назад
replay-play = Дивитися
replay-pause = Пауза
replay-forward = Крок уперед
replay-last = У кінець
replay-eyes = Чиїми очима
replay-spectator = глядач
replay-copy = Копіювати посилання
replay-copied = Посилання скопійовано
replay-propose = Запропонувати повернутися сюди
replay-go-back = Повернутися сюди
replay-back-sure = Повернутися до ходу { $turn }?
replay-ask-sure = Запропонувати всім повернутися до ходу { $turn }?
replay-back-turns = { $turns ->
    [0] Усе, що було після цього моменту, скасовується. Це можна повернути.
    [one] Скасовується { $turns } хід. Його можна повернути.
    [few] Скасовуються { $turns } ходи. Їх можна повернути.
    [many] Скасовуються { $turns } ходів. Їх можна повернути.
   *[other] Скасовуються { $turns } ходу. Їх можна повернути.
}
replay-ask-turns = { $turns ->
    [0] Якщо всі погодяться, усе, що було після цього моменту, скасується.
    [one] Якщо всі погодяться, скасується { $turns } хід.
    [few] Якщо всі погодяться, скасуються { $turns } ходи.
    [many] Якщо всі погодяться, скасуються { $turns } ходів.
   *[other] Якщо всі погодяться, скасуються { $turns } ходу.
}
replay-to-now = До поточного моменту
replay-to-end = До результату
replay-too-fast = Не так швидко.
replay-failed = Не вдалося завантажити цей момент.
table-open-seat = Переглянути планшет гравця { $name }
table-amounts-fewer = На один менше: { $name }
table-amounts-more = На один більше: { $name }
table-amounts-left =
    { $count ->
        [0] Можна підтвердити.
        [one] Залишилося вибрати: { $count }.
        [few] Залишилося вибрати: { $count }.
        [many] Залишилося вибрати: { $count }.
       *[other] Залишилося вибрати: { $count }.
    }
table-amounts-over =
    { $count ->
        [one] Зайве: { $count }.
        [few] Зайвих: { $count }.
        [many] Зайвих: { $count }.
       *[other] Зайвих: { $count }.
    }
table-amounts-least = { $name }: щонайменше { $count }.
table-amounts-most = { $name }: щонайбільше { $count }.
table-amounts-none-left = Додавати більше нема чого. Спершу приберіть щось в іншому місці.
table-amounts-unfit = Таке поєднання не підходить.
table-amounts-reset = Скинути зміни
table-amounts-confirm = Підтвердити
