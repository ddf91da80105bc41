# Gra w kilku zdaniach.
paladins-primer = Jak się gra
paladins-primer-close = Zamknij
paladins-primer-goal = Po siedmiu rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa.
paladins-primer-points = Punkty dają rozkazy króla, wiara, siła i wpływ, budowle i nawróceni najeźdźcy; niespłacone długi je odbierają.
paladins-primer-round = W każdej rundzie wybierasz jednego z trzech paladynów, potem karczmę. Karty te dają robotników, a paladyn podnosi też wiarę, siłę lub wpływ do końca rundy.
paladins-primer-actions = Potem na zmianę stawiacie robotników na akcjach albo pasujecie. Pole pokazuje, jakiego robotnika wymaga; kółko przyjmuje każdego.
paladins-primer-taxes = Gdy pula podatków się opróżni, inkwizycja daje dług temu, kto ma najwięcej podejrzeń.
