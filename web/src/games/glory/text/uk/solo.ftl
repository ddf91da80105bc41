# Віртуальний суперник у грі для одного.

glory-solo-pawns = залишилося фішок: { $count }
glory-solo-no-glory = без слави
glory-solo-knight = Б’ється як { $name }
glory-solo-scenario = Сценарій
glory-solo-reach = Наберіть до кінця щонайменше { $glory } слави. Суперник лише займає місця й забирає карти та союзників.
glory-solo-outdo = Наберіть до кінця більше слави, ніж суперник. Нічия — це поразка.
glory-solo-finals = Виграйте фінали всіх трьох турнірів. Один програний турнірний двобій — і партію завершено.
glory-solo-to-go = зараз, бракує: { $count }
glory-solo-reached = зараз, мети досягнуто
glory-solo-leads = ваша перевага: { $count }
glory-solo-trails = вам бракує: { $count }
glory-solo-goals = Його цілі
glory-solo-scores-all = Наприкінці дістає славу за них і за всі спільні титули.
glory-solo-card = Його остання карта
glory-solo-no-card = У цьому раунді карт іще не було.
glory-solo-special = особливий
glory-solo-next = У свій хід бере карту й виконує першу дію, яку можна виконати повністю.
glory-solo-deck = Ще не показано карт у цьому раунді: { $count }.
glory-solo-seen = Показані:
