# Medieval Mastery: co mówi trener. `coach-why-<rodzaj>`: po co to pytanie. `coach-tip-<rada>`: na co zważać.
# `coach-count-<nazwa>`: liczba, którą zmienia odpowiedź. `coach-goal-<etap>`: do czego teraz dążyć.

## Cel w tej chwili

coach-goal-grow = Terytoria dają punkty; kto ma ich { $target }, od razu wygrywa. Twoje punkty: { $points }.
coach-goal-win = Masz { $points } z { $target } punktów: zdobycie jednego dobrego terytorium może dać zwycięstwo.
coach-goal-stop = Rywal ma { $rival } z { $target } punktów i może wkrótce wygrać; ty masz { $points }. Odbierz prowadzącemu terytorium albo wyprzedź go.

## Po co to pytanie

coach-why-castle = Do zamku przybywają twoi rycerze i z niego zaczyna się każde natarcie.
coach-why-window = Trwa twoja tura. Terytoria daje tylko manewr; karty i korona pomagają go przygotować.
coach-why-redeploy-from = Manewr zaczyna się od przegrupowania: przed natarciem możesz zebrać rycerzy tam, gdzie są potrzebni.
coach-why-redeploy-to = Wybierasz, dokąd pójdą zebrani rycerze.
coach-why-redeploy-count = Im więcej rycerzy odejdzie, tym mniej zostanie do obrony.
coach-why-advance = Druga część manewru: rycerze wychodzą z zamku i zajmują jedno terytorium.
coach-why-advance-count = Wysłani rycerze walczą o terytorium i tam zostają; pozostali czekają w zamku.
coach-why-equalise = Twój artefakt może wyrównać liczbę rycerzy obu stron.
coach-why-conflict = Obie strony potajemnie wybierają kartę konfliktu; jej punkty wraz z rycerzami rozstrzygają bitwę.
coach-why-support = Bitwa jeszcze nie jest rozstrzygnięta: strony na przemian mogą dokładać karty wsparcia.
coach-why-fracture = „Strzaskanie” na pewien czas pozbawia innego gracza artefaktu.
coach-why-crown-target = Ta korona działa na jednego gracza i to ty go wybierasz.
coach-why-crown-response = Zaraz zadziała korona. Mając kartę „Strzaskanie”, możesz ją powstrzymać.
coach-why-orb-response = Zaraz zadziała jabłko królewskie. Mając kartę „Strzaskanie”, możesz je powstrzymać.
coach-why-sceptre-response = Zaraz zadziała berło. Mając kartę „Strzaskanie”, możesz je powstrzymać.
coach-why-corruption = Twoja korona niszczy jeden artefakt wskazanego gracza.
coach-why-insight = Twoja korona pozwala ułożyć wierzchnie karty talii.
coach-why-order = Twoja korona przywraca do talii kartę zagraną w twojej poprzedniej turze.
coach-why-prosperity = Twoja korona pokazuje wierzchnią kartę talii i decydujesz, czy tam zostanie.
coach-why-orb-discard = Po bitwie jabłko królewskie pozwala odrzucić kartę i zrobić miejsce dla nowej.
coach-why-tile-discard = Zdobyte terytorium pozwala odrzucić kartę i zrobić miejsce dla nowej.
coach-why-wrath-discard = Twoja korona pozwala odrzucić kartę i zrobić miejsce dla nowej.

## Na co zważać

coach-tip-castle = Najszybciej zaczyna ten, kto ma przy zamku cenne, puste terytoria.
coach-tip-window = Policz, które terytoria możesz teraz zdobyć i ile są warte: tura bez zdobyczy nie daje punktów.
coach-tip-redeploy = Rycerze w zamku atakują, rycerze na terytoriach ich bronią. Zostaw dość tam, gdzie może zaatakować sąsiad.
coach-tip-advance = Puste terytorium jest pewne, o cudze warto walczyć, jeśli masz przewagę jeszcze przed kartami. Lepsze jest terytorium, które trudno odbić.
coach-tip-advance-count = Wyślij tylu, by wygrać i utrzymać terytorium, ale nie opróżniaj zamku.
coach-tip-equalise = Pomaga to stronie, która ma tam mniej rycerzy.
coach-tip-conflict = Zagrana karta nieprędko wróci. Mocną zagraj tam, gdzie przeważy bitwę, a słabą tam, gdzie wynik i tak jest jasny.
coach-tip-support = Dokładaj kartę tylko wtedy, gdy może jeszcze zmienić wynik. Remis wygrywa obrońca.
coach-tip-fracture = Zniszcz to, co wkrótce ci zaszkodzi: berło atakującego, koronę prowadzącego.
coach-tip-crown-target = Zwykle warto wskazać prowadzącego albo tego, kto może cię wkrótce zaatakować.
coach-tip-response = „Strzaskanie” to rzadka karta: użyj jej, gdy efekt kosztowałby cię terytorium albo partię.
coach-tip-break = Zniszcz artefakt, który wkrótce byłby użyty przeciw tobie.
coach-tip-deck = Przydatne karty powinny szybko trafić do ciebie, a najlepsza karta rywala jak najpóźniej.
coach-tip-order = Przywróć kartę, która wygra następną bitwę.
coach-tip-discard = Odrzucaj słabe karty, których prawie nie używasz; zostaw mocne.

## Liczby

coach-count-points = Punkty zwycięstwa
coach-count-territories = Terytoria
coach-count-knights = Rycerze
coach-count-castle = Rycerze w zamku
coach-count-hand = Karty na ręce
coach-battle = Punkty walki przed kartami: ty { $own }, przeciwnik { $other }.
coach-with-card = Punkty walki z tą kartą: ty co najmniej { $own }, przeciwnik { $other } i karta, której nie widzisz.
coach-stands = Punkty walki będą wtedy: ty { $own }, przeciwnik { $other }.
coach-their-points = Gracz, którego to dotknie, ma { $points } z { $target } punktów.
coach-manoeuvres = Manewry, które ci potem zostaną: { $left }.
coach-castle = Ziemie układa się dopiero po wyborze zamków, więc na razie żaden nie jest lepszy.
