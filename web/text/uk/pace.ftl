# Watching what others do, one action at a time.

pace-title = Що роблять інші
pace-others = Ходять інші гравці
pace-then-you = Запитання до вас — одразу після цього
pace-watching = Зараз від вас нічого не потрібно
pace-outcome = Зараз побачимо, що з цього вийшло…
pace-speed = Швидкість
pace-pause = Пауза
pace-resume = Далі
pace-skip = Пропустити

## Moments worth stopping for

moment-continue = Далі
moment-keep = Не закривати
moment-escape = Натисніть Escape, щоб продовжити.
moment-no-recaps = Не зупинятися між раундами
moment-recaps = Зупинка між раундами
moment-recaps-hint = Перед новим раундом видно, хто що здобув.

## Between two rounds

recap-title = Раунд { $round } завершено
recap-next = Що принесе раунд { $round }
recap-then = Що далі
recap-last-round = Починається останній раунд
