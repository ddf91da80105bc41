# Віртуальний суперник у грі для одного.

glory-solo-pawns = залишилося фішок: { $count }
glory-solo-no-glory = без слави
glory-solo-knight = Б’ється як { $name }
glory-solo-scenario = Сценарій
glory-solo-reach =
    Наберіть до кінця щонайменше { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }. Суперник лише займає місця й забирає карти та союзників.
glory-solo-outdo = Наберіть до кінця більше слави, ніж суперник. Нічия — це поразка.
glory-solo-finals = Виграйте фінали всіх трьох турнірів. Одна поразка у двобої турніру — і партію завершено.
glory-solo-to-go = зараз, залишилося набрати { $count }
glory-solo-reached = зараз, мети досягнуто
glory-solo-leads = ви попереду на { $count }
glory-solo-trails = для перемоги бракує { $count }
glory-solo-goals = Його цілі
glory-solo-scores-all = Наприкінці отримує славу за них і за всі спільні цілі.
glory-solo-card = Його остання карта
glory-solo-no-card = У цьому раунді карт іще не було.
glory-solo-special = особливий
glory-solo-next = У свій хід відкриває карту й виконує першу дію, яку можна виконати повністю.
glory-solo-deck = Ще не показано карт у цьому раунді: { $count }.
glory-solo-seen = Показані:
