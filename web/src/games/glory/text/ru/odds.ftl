# До того как сыграна карта путешествия или выбран противник: шансы и что поставлено на кон.

glory-odds-duel = поединок
glory-odds-pass = стычка
glory-odds-strength = сила
glory-odds-with = сила { $strength }, только кубики
glory-odds-said = Шанс при силе { $strength }, только кубики: стычка { $pass }, поединок { $duel }.
glory-odds-need = Для победы в стычке нужна атака от { $attack }.
glory-odds-need-die = Для победы в стычке нужна атака от { $attack } и ещё сколько выпадет на его кубике брони.
glory-odds-tie-yours = Равенство в вашу пользу, престиж { $mine } : { $theirs }.
glory-odds-tie-theirs = Равенство не в вашу пользу, престиж { $mine } : { $theirs }.
glory-odds-assumed = Точно, только кубики: скакун { $steed }, броня { $armour }, вся сила до первой стычки. Вера, союзники и реликвии добавят к шансам.
glory-odds-assumed-with = Шансы точные, только кубики: сила { $strength }, скакун { $steed }, броня { $armour }. Вера, союзники и реликвии добавят к шансам.
glory-odds-foe = { $name }: принято, что на поединок пойдёт силы: { $strength }.
glory-odds-victory = Победа
glory-odds-defeat = Поражение
glory-odds-defeat-card = Карта вернётся в руку. Розыгрыш потрачен: { $plays } из { $limit }.
glory-odds-defeat-back = Из потраченного вернётся до 1 силы и до 1 веры.
glory-nothing = Сама карта ничего не даст.
glory-nothing-counts = Для титулов она всё равно считается.
glory-nothing-counts-if-won = Для титулов она всё равно считается, если вы победите.
