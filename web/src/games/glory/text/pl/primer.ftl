# Gra w pięciu zdaniach.
glory-primer = Jak się gra
glory-primer-close = Zamknij
glory-primer-goal = Gracie trzy rundy, a wygrywa ten, kto na koniec ma najwięcej chwały. Dają ją pojedynki, wyprawy i sojusznicy, a po ostatnim turnieju także tytuły.
glory-primer-city = W mieście na zmianę umieszczacie pionki: zdobywasz siłę, wiarę i monety, zjednujesz sojuszników, kupujesz ekwipunek, bierzesz karty wypraw i zgłaszasz się do turnieju.
glory-primer-travel = Potem wyruszasz i zagrywasz swoje karty. Każdą rundę kończy turniej.
glory-primer-duel = W pojedynku siła daje kości, a wiara pozwala je przerzucić. Reszta należy do sojuszników i relikwii.
glory-primer-look = Najedź na kartę lub miejsce, aby o nich przeczytać; na ekranie dotykowym naciśnij i przytrzymaj.
