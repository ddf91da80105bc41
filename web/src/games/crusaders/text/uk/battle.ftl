# Битва: карти, сцена, підсумок.

crusaders-battle-title = Битва за місто { $city }
crusaders-battle-steps = Кроки битви
crusaders-battle-you = ви
crusaders-battle-attacks = нападає
crusaders-battle-defends = захищається
crusaders-battle-played-by = грає { $name }

## Карти

crusaders-battle-covered =
    { $half ->
        [top] Верх закрито.
       *[bottom] Низ закрито.
    }
crusaders-battle-guarded = Захищена від втрат.
crusaders-battle-taken = Вибула через втрати.
crusaders-battle-means-rout = Розгром: стільки ворожих загонів із битви повертається в запас, і фішка битви зсувається на стільки ж.
crusaders-battle-means-flee = Втеча: стільки ворожих загонів іде з битви у своє суміжне місто, і фішка битви зсувається на стільки ж.
crusaders-battle-means-reinforce = Підкріплення: ви можете ввести в битву до стількох загонів зі своїх суміжних міст.
crusaders-battle-means-levy = Ополчення: ви можете ввести в битву до стількох загонів зі свого запасу.
crusaders-battle-means-raze = Руйнування: ви можете знизити рівень міста, і фішка битви зсувається на стільки ж до нападника.
crusaders-battle-means-fortify = Укріплення: якщо ви захищаєтеся, рівень міста зростає, і фішка битви зсувається на стільки ж до вас.
crusaders-battle-means-losses = Втрати: ворог позбувається стількох випадкових відкритих карт цієї битви; стартові тактики залишаються.
crusaders-battle-means-protect = Захист: втрати не можуть забрати цю карту.
crusaders-battle-cancel =
    { $half ->
        [top] Закрити верх
       *[bottom] Закрити низ
    }

## Кроки

crusaders-battle-step-difference = Різниця сил
crusaders-battle-step-defence = Захист
crusaders-battle-step-attack = Напад
crusaders-battle-step-winner = Переможець
crusaders-battle-step-retreat = Відступ
crusaders-battle-step-destruction = Спустошення
crusaders-battle-step-trophies = Трофеї
crusaders-battle-you-do =
    { $what ->
        [cancel] закриваєте ви
        [lay] ваша карта
       *[other] ваш маневр
    }
crusaders-battle-they-do =
    { $what ->
        [cancel] закриває { $name }
       *[other] { $name }
    }
crusaders-battle-waits =
    { $what ->
        [cancel] { $name } вирішує, яку половину закрити.
        [lay] { $name } вибирає карту.
       *[other] Вирішує { $name }.
    }

## Сторони й трек

crusaders-battle-units = загони
crusaders-battle-walls = мури
crusaders-battle-march-bonus = посилений Похід
crusaders-battle-track-bonus = трек і подія
crusaders-battle-coins = монети
crusaders-battle-rescripts = рескрипти
crusaders-battle-level = рівень { $level }
crusaders-battle-track =
    { $you ->
        [yes] Трек сили: попереду ви, перевага { $count }
       *[no] Трек сили: попереду { $name }, перевага { $count }
    }
crusaders-battle-track-even = Трек сили: порівну, переміг би нападник
crusaders-battle-tie = За різниці 0 перемагає нападник.
crusaders-battle-without =
    { $half ->
        [top] без верху
        [bottom] без низу
       *[none] обидві половини
    }

## Що зробить карта

crusaders-battle-works =
    { $half ->
        [top] спрацює верх
       *[bottom] спрацює низ
    }
crusaders-battle-both = Спрацюють обидві половини
crusaders-battle-if-cancelled =
    { $half ->
        [top] Якщо закриють верх
       *[bottom] Якщо закриють низ
    }
crusaders-battle-at-once =
    { $side ->
        [own] перемога
       *[other] поразка
    }
crusaders-battle-now = Зараз
crusaders-battle-then = Після маневру
crusaders-battle-after = стане { $marker }
crusaders-battle-after-half =
    { $half ->
        [top] верх { $marker }
       *[bottom] низ { $marker }
    }
crusaders-battle-part-bribe =
    { $count ->
        [one] Підкуп: до { $count } монети
        [few] Підкуп: до { $count } монет
        [many] Підкуп: до { $count } монет
       *[other] Підкуп: до { $count } монет
    }
crusaders-battle-units-change = Загони ({ $name }): { $change }
crusaders-battle-level-change = Рівень міста: { $change }
crusaders-battle-may-stop = Одна сторона може залишитися без загонів: битва одразу скінчиться.
crusaders-battle-stops = Одна сторона залишається без загонів: битва одразу закінчується.
crusaders-battle-decides = Переможця визначить вибране число.
crusaders-battle-would-win = За такого рахунку перемога: { $name }.
crusaders-battle-lay = Викласти «{ $card }»
crusaders-battle-no-change = без змін

## Руки й нотатки

crusaders-battle-pick = Перегляньте карти в руці й викладіть одну.
crusaders-battle-at-worst = не гірше
crusaders-battle-own-hand =
    { $count ->
        [0] Ваша рука порожня
        [one] У вашій руці { $count } карта
        [few] У вашій руці { $count } карти
        [many] У вашій руці { $count } карт
       *[other] У вашій руці { $count } карт
    }
crusaders-battle-hand =
    { $count ->
        [0] { $name }: рука порожня
        [one] { $name }: { $count } карта в руці
        [few] { $name }: { $count } карти в руці
        [many] { $name }: { $count } карт у руці
       *[other] { $name }: { $count } карт у руці
    }
crusaders-battle-hidden-hand =
    { $count ->
        [one] { $count } карта сорочкою догори
        [few] { $count } карти сорочкою догори
        [many] { $count } карт сорочкою догори
       *[other] { $count } карт сорочкою догори
    }
crusaders-battle-covers =
    { $count ->
        [one] { $count } закриває половину
        [few] { $count } закривають половини
        [many] { $count } закривають половини
       *[other] { $count } закривають половини
    }
crusaders-battle-blind =
    { $count ->
        [0] Карт у вас не залишилося: половину закрито й без карти.
        [one] Половину закриє ваша остання карта.
        [few] Одну з ваших { $count } карт витягнуть наосліп, вона закриє половину.
        [many] Одну з ваших { $count } карт витягнуть наосліп, вона закриє половину.
       *[other] Одну з ваших { $count } карт витягнуть наосліп, вона закриє половину.
    }
crusaders-battle-their-rescripts =
    { $count ->
        [one] { $name }: { $count } рескрипт, його можна зіграти до або після свого маневру.
        [few] { $name }: { $count } рескрипти, їх можна зіграти до або після свого маневру.
        [many] { $name }: { $count } рескриптів, їх можна зіграти до або після свого маневру.
       *[other] { $name }: { $count } рескриптів, їх можна зіграти до або після свого маневру.
    }
crusaders-battle-window = Якщо в таких вікнах ви ніколи нічого не граєте, хай гра пасує за вас: кнопка біля запитання, вимкнути можна в меню.

## Підсумок

crusaders-battle-captured =
    { $you ->
        [yes] { $city }: місто ваше
       *[no] { $city }: місто захоплює { $name }
    }
crusaders-battle-held =
    { $you ->
        [yes] { $city }: ви втримали місто
        [saracens] { $city }: сарацини втримали місто
       *[no] { $city }: місто втримує { $name }
    }
crusaders-battle-margin =
    { $you ->
        [yes] Перемога в битві ваша. Різниця сил: { $marker }
       *[no] Перемога в битві: { $name }. Різниця сил: { $marker }
    }
crusaders-battle-end-losses = Ефекти кінця битви
crusaders-battle-end-retreat = Відступ
crusaders-battle-end-destruction = Спустошення
crusaders-battle-end-trophies = Трофеї
crusaders-battle-to-come = Ще попереду.
crusaders-battle-nothing = Нічого.
crusaders-battle-sits = Сидить у місті
crusaders-battle-market = На ринку
crusaders-battle-skip = Пропустити
crusaders-battle-go-on = Далі
