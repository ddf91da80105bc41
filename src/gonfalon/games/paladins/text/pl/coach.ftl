# Paladins of the West Kingdom: co mówi trener. `coach-why-<rodzaj>`: po co to pytanie. `coach-tip-<rada>`: na co zważać.
# `coach-count-<nazwa>`: liczba, którą zmienia odpowiedź. `coach-goal-<etap>`: do czego teraz dążyć.

## Cel w tej chwili

coach-goal-start = Po { $rounds } rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa.
coach-goal-early = Runda { $round } z { $rounds }, twoje punkty: { $points }. Najpierw rozwój: mieszczanie, warsztaty i atrybuty, które otwierają mocniejsze akcje.
coach-goal-middle = Runda { $round } z { $rounds }, twoje punkty: { $points }. Wybierz dwa lub trzy kierunki: najwięcej punktów dają ostatnie elementy każdego rodzaju.
coach-goal-late = Runda { $round } z { $rounds }, twoje punkty: { $points }. Teraz zbieraj punkty, skąd się da: rozkazy króla, elementy, najeźdźcy; spłać długi.

## Po co to pytanie

coach-why-difficulty = W grze solo twoim rywalem jest bot opisany w zasadach; wybierasz jego siłę.
coach-why-start = Wszyscy zaczynają z jednym mieszczaninem w drużynie. Jego zdolność działa przez całą partię.
coach-why-paladin = W każdej rundzie jeden z trzech paladynów daje ci robotników, premie do atrybutów i zdolność.
coach-why-paladin-top = Paladyn na wierzchu talii wróci w następnej rundzie, drugi dużo później.
coach-why-tavern = Karczma daje czterech robotników na tę rundę. Każdy gracz wybiera inną.
coach-why-action = Twoja tura: umieść robotników na jednej akcji. Jej pola są zajęte do końca rundy albo do modlitwy.
coach-why-mode = Tę akcję można wykonać na kilka sposobów, różną liczbą robotników.
coach-why-recruit = Bierzesz mieszczanina: zatrudniasz go w drużynie dla stałej zdolności albo odrzucasz dla nagrody natychmiastowej.
coach-why-free-recruit = Możesz za darmo zatrudnić jednego mieszczanina.
coach-why-attack = Zaatakowany najeźdźca od razu daje nagrodę i zwiększa wpływ; za brakującą siłę płacisz srebrnikami.
coach-why-convert = Nawrócony najeźdźca daje punkty na końcu; trzeba mieć do tego dość wiary.
coach-why-commission = Mnich trafia na planszę główną i daje to, co pokazuje pole.
coach-why-garrison = Posterunek trafia na planszę główną i daje to, co pokazuje pole.
coach-why-absolve = Dzban trafia na jedno z twoich pól: zwiększa wiarę, może zdjąć podejrzenie i daje nagrodę pola.
coach-why-workshop = Warsztat na stałe zakrywa pole: akcja wymaga odtąd o jednego robotnika mniej.
coach-why-pay = Musisz zapłacić srebrniki, ale zamiast tego możesz wziąć dług.
coach-why-workers = Na te pola pasują różni robotnicy; wybierasz, których umieścić.
coach-why-pray = Modlitwa zwalnia jedną zablokowaną akcję i można jej użyć ponownie.
coach-why-pray-effect = Efekt zwalnia jedną zablokowaną akcję i można jej użyć ponownie.
coach-why-suspicion = Możesz pozbyć się podejrzeń, za które karze inkwizycja.
coach-why-debts = Możesz pozbyć się niespłaconych długów, które na końcu odbierają punkty.
coach-why-choose-one = Nagroda pozwala wybrać jedną z kilku rzeczy.
coach-why-attribute = Nagroda zwiększa jeden atrybut, a ty wybierasz, który.
coach-why-inquisition = Nadchodzi inkwizycja, a ktoś z twojej drużyny może teraz pomóc.
coach-why-keep = Gdy pasujesz, na następną rundę zachowujesz tylko kilku niewykorzystanych robotników.

## Na co zważać

coach-tip-difficulty = Zacznij od łatwego: zawsze możesz zagrać jeszcze raz.
coach-tip-crew = Najlepsze są zdolności do akcji, które będziesz powtarzać: zwracają się wiele razy.
coach-tip-paladin = Wybierz tego, którego premia otworzy najlepszą akcję rundy.
coach-tip-paladin-top = Na wierzch połóż tego, kto przyda się w następnej rundzie.
coach-tip-tavern = Policz, jakie akcje planujesz i jakich kolorów wymagają. Przestępca pasuje wszędzie, ale daje podejrzenie.
coach-tip-action = Porównaj, ilu robotników kosztuje akcja i co daje: punkty czy atrybuty. Pilnuj srebrników i prowiantu.
coach-tip-mode = Więcej robotników to większy zysk teraz, ale mniej akcji później.
coach-tip-outsider = Porównaj nagrodę, punkty i wymaganie karty.
coach-tip-space = Zajmij pole, którego nagroda jest teraz potrzebna: wyższy atrybut otwiera następną akcję.
coach-tip-workshop = Zakryj pole akcji, której będziesz używać najczęściej.
coach-tip-pay = Dług kosztuje punkty, jeśli go nie spłacisz; ale srebrniki mogą być teraz ważniejsze.
coach-tip-workers = Umieść tych, którzy nigdzie indziej nie pasują; rzadkie kolory oszczędzaj.
coach-tip-pray = Zwolnij akcję, którą chcesz powtórzyć w tej rundzie.
coach-tip-burden = Prawie zawsze warto się ich pozbyć.
coach-tip-reward = Weź to, czego wymaga następna akcja.
coach-tip-attribute = Zwiększ ten, który otworzy następną akcję albo da punkty.
coach-tip-inquisition = Użyj zdolności, która teraz da najwięcej.
coach-tip-keep = Zachowaj kolory rzadkie albo potrzebne do planu.

## Liczby

coach-count-points = Punkty zwycięstwa
coach-count-silver = Srebrniki
coach-count-provisions = Prowiant
coach-count-workers = Robotnicy
coach-count-faith = Wiara
coach-count-strength = Siła
coach-count-influence = Wpływ
coach-count-crew = Drużyna
coach-count-suspicion = Podejrzenia
coach-count-debts = Niespłacone długi
coach-with-paladin = Z tym paladynem masz: wiara { $faith }, siła { $strength }, wpływ { $influence }.
coach-clears = Robotnicy zdjęci z akcji: { $workers }.
coach-passing-keeps = Twoi robotnicy: { $workers }; na następną rundę zostaje: { $kept }.
coach-townsfolk = Szacujemy, że punkty z tej karty w całej partii to około { $points }.
