# Watching what others do, one action at a time.

pace-title = Co robią inni
pace-others = Ruch pozostałych graczy
pace-then-you = Zaraz potem twoja kolej
pace-watching = Teraz nic nie musisz robić
pace-outcome = Zobaczmy, co z tego wyniknie…
pace-speed = Tempo
pace-pause = Pauza
pace-resume = Wznów
pace-skip = Pomiń

## Moments worth stopping for

moment-continue = Dalej
moment-keep = Nie zamykaj
moment-escape = Naciśnij Escape, aby kontynuować.
moment-no-recaps = Nie zatrzymuj się między rundami
moment-recaps = Przerwa między rundami
moment-recaps-hint = Przed kolejną rundą zobaczysz, co kto zyskał.

## Between two rounds

recap-title = Koniec rundy { $round }
recap-next = Co przyniesie runda { $round }
recap-then = Co dalej
recap-last-round = Zaczyna się ostatnia runda
