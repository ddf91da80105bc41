# Виртуальный противник в игре для одного.

glory-solo-pawns = осталось фишек: { $count }
glory-solo-no-glory = без славы
glory-solo-knight = Сражается как { $name }
glory-solo-scenario = Сценарий
glory-solo-reach =
    Наберите к концу не меньше { $glory ->
        [one] { $glory } очка славы
        [few] { $glory } очков славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }. Противник лишь занимает места и забирает карты и жетоны поддержки.
glory-solo-outdo = Наберите к концу больше славы, чем противник. Ничья — поражение.
glory-solo-finals = Выиграйте финалы всех трёх турниров. Одно поражение в поединке турнира — и партия окончена.
glory-solo-to-go = сейчас, осталось набрать { $count }
glory-solo-reached = сейчас, цель достигнута
glory-solo-leads = вы впереди на { $count }
glory-solo-trails = для победы не хватает { $count }
glory-solo-goals = Его цели
glory-solo-scores-all = В конце получает славу за них и за все общие цели.
glory-solo-card = Его последняя карта
glory-solo-no-card = В этом раунде карт ещё не было.
glory-solo-special = особая
glory-solo-next = В свой ход открывает карту и выполняет первое действие, которое возможно целиком.
glory-solo-deck = Ещё не показано карт в этом раунде: { $count }.
glory-solo-seen = Показаны:
