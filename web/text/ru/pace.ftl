# Watching what others do, one action at a time.

pace-title = Что делают другие
pace-others = Ходят другие игроки
pace-then-you = Вопрос к вам — сразу после этого
pace-watching = Сейчас от вас ничего не требуется
pace-outcome = Сейчас увидим, что из этого вышло…
pace-speed = Скорость
pace-pause = Пауза
pace-resume = Дальше
pace-skip = Пропустить

## Moments worth stopping for

moment-continue = Дальше
moment-keep = Не закрывать
moment-escape = Нажмите Escape, чтобы продолжить.
moment-no-recaps = Не останавливаться между раундами
moment-recaps = Остановка между раундами
moment-recaps-hint = Перед новым раундом видно, кто что получил.

## Between two rounds

recap-title = Раунд { $round } завершён
recap-next = Что принесёт раунд { $round }
recap-then = Что дальше
recap-last-round = Начинается последний раунд
