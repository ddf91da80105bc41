# Gra w kilku zdaniach.
mastery-primer = Jak się gra
mastery-primer-goal = Kontroluj terytoria warte { $target } punktów zwycięstwa, a wygrasz.
mastery-primer-turn = W każdej turze do zamku przybywają nowi rycerze. Potem wykonujesz manewr: najpierw przesuwasz rycerzy między zamkiem a swoimi terytoriami, a następnie nacierasz z zamku na terytorium w zasięgu.
mastery-primer-fight = Puste terytorium jest twoje od razu. O zajęte toczy się bitwa: liczą się rycerze, potem tajna karta konfliktu każdej ze stron, na końcu karty wsparcia.
mastery-primer-look = Najedź na kartę lub miejsce, aby o nich przeczytać; na ekranie dotykowym naciśnij i przytrzymaj.
